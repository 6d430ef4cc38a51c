"""People at four tables who click whatever their screens offer, and remember what they were told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from games.core.api import Action
from tests.bot.offers import Choice, Offers, Press, offers
from tests.direct.place import Asked, Message, Place
from tests.discord.components import walk

TOO_LATE: Final = "You had already played"
"""The bot's sentence; after a kill it is the right one for an action that was kept and not acknowledged."""
HAND: Final = "Your hand"
"""Whatever its owner does with a hand is answered with the hand; anything else says that something failed."""
SEATED: Final = "You have a seat"
NO_SEAT: Final = "You have no seat"
CLOSED: Final = "This table is closed"
OVER: Final = "The game is over"
"""Whoever reads this clicks no more there. A bot that is killed between showing a message and noting its id leaves one
behind whose buttons stay, however the table ends."""
PAUSE_SECONDS: Final = 0.03


@dataclass(frozen=True, slots=True)
class Recipe:
    """What is played in a channel: so many people, and computers in the other seats."""

    game: str
    people: int
    computers: str = ""
    options: str = ""
    seats: int = 0


@dataclass(frozen=True, slots=True)
class Deed:
    """An action as it was clicked: at a table, by a person, as the so many-th of their seat."""

    table: str
    user: int
    turn: int


@dataclass
class Ledger:
    """All that was clicked, and what of it was acknowledged."""

    sent: dict[Deed, list[Action]] = field(default_factory=dict)
    acknowledged: dict[Deed, Action | None] = field(default_factory=dict)
    """None where the person was told that the turn had been taken before."""
    seated: set[tuple[str, int]] = field(default_factory=set)
    left: dict[tuple[str, int], bool] = field(default_factory=dict)
    """Whether somebody has left a seat (or come back), where that was acknowledged and nothing was sent since."""
    ended: set[str] = field(default_factory=set)
    """The tables of which somebody was told that they are over or closed."""
    old_buttons: int = 0
    """Buttons from before a kill whose click was acknowledged after it."""


class Table:
    """The people of one channel."""

    def __init__(self, place: Place, channel: int, recipes: list[Recipe], ledger: Ledger, rng: Random) -> None:
        self._place, self._channel, self._recipes, self._ledger, self._rng = place, channel, recipes, ledger, rng
        self.users = [channel * 10 + number for number in range(5)]
        self._hands: dict[int, Message] = {}
        self._old: set[int] = set()
        self._out: set[int] = set()
        self._number = -1
        self._numbers: dict[str, int] = {}
        """By which recipe each table was opened. Between two deals no board is there, and somebody may try to open
        another table; a kill can cut off the refusal."""
        self.name = ""

    @property
    def _recipe(self) -> Recipe:
        return self._recipes[self._number % len(self._recipes)]

    async def live(self) -> None:
        """Until cancelled."""
        self._old = set(self._hands)
        while True:
            if self._board("hand"):
                self._number = self._numbers.setdefault(self.name, self._number)
            else:
                await self._sit_down()
            await self._one_click()

    def _board(self, ending: str) -> Message | None:
        """The newest message of the channel with such a button of this table, unless it is known to have ended."""
        if self.name in self._ledger.ended:
            return None
        wanted = f"b:table:{self.name}:{ending}"
        for message in reversed(self._place.public[self._channel]):
            if any(part.get("custom_id") == wanted and not part.get("disabled") for part in _parts(message)):
                return message
        return None

    def _lobby(self) -> Message | None:
        """The lobby that is open in the channel."""
        for message in reversed(self._place.public[self._channel]):
            for part in _parts(message):
                head, _, rest = str(part.get("custom_id", "")).partition("b:table:")
                name, _, ending = rest.partition(":")
                here = not head and ending in ("join", "start") and not part.get("disabled")
                if here and name not in self._ledger.ended:
                    self.name = name
                    return message
        return None

    async def _sit_down(self) -> None:
        """Open a table, or find the lobby that a kill left behind, and start it."""
        lobby = self._lobby()
        if lobby is None:
            await self._open()
            await asyncio.sleep(PAUSE_SECONDS)
            return
        self._hands, self._out = {}, set()
        for user in self.users[1 : self._recipe.people]:
            asked = await self._click(user, lobby, f"b:table:{self.name}:join")
            if SEATED in _texts(asked.message):
                self._ledger.seated.add((self.name, user))
        await self._click(self.users[0], lobby, f"b:table:{self.name}:start")
        while not self._board("hand") and self.name not in self._ledger.ended:  # noqa: ASYNC110 - the bot's next message
            await asyncio.sleep(PAUSE_SECONDS)

    async def _open(self) -> None:
        self._number += 1  # before a kill cuts the answer off: the lobby that is found then must be this one
        recipe = self._recipe
        wish: dict[str, Any] = {"game": recipe.game, "players": recipe.seats or recipe.people}
        wish |= {"options": recipe.options} if recipe.options else {}
        wish |= {"computers": recipe.computers} if recipe.computers else {}
        asked = await self._place.slash(self.users[0], "play", self._channel, **wish)
        if asked.message not in self._place.public[self._channel]:  # a refusal, because there is a table already
            self._number -= 1

    async def _click(self, user: int, message: Message, custom_id: str, values: tuple[str, ...] | None = None) -> Asked:
        """Click, and learn from the answer whether the table has come to its end."""
        asked = await self._place.click(user, message, custom_id, values)
        told = "\n".join(_texts(one) for one in (asked.message, *asked.whispered))
        if CLOSED in told or OVER in told:
            self._ledger.ended.add(self.name)
        return asked

    async def _one_click(self) -> None:
        board = self._board("hand")
        if board is None:
            return
        everybody = self.users[: self._recipe.people]
        due = [user for user in everybody if user in self._hands and offers(_parts(self._hands[user])).something]
        user = self._rng.choice(due if due and self._rng.random() < 0.8 else everybody)
        if user in self._out or self._rng.random() < 0.03:
            await self._come_and_go(user, board)
        elif user not in self._hands:
            asked = await self._click(user, board, f"b:table:{self.name}:hand")
            if asked.message is not None:
                self._hands[user] = asked.message
        elif self._rng.random() < 0.05:
            await self._click(user, board, f"b:table:{self.name}:{self._rng.choice(('scores', 'last', 'more'))}")
        else:
            await self._decide(user, self._hands[user])

    async def _come_and_go(self, user: int, board: Message) -> None:
        """Leave the seat to a computer, and come back with the next click."""
        back = user in self._out
        self._ledger.left.pop((self.name, user), None)
        self._out.add(user)  # as long as it is not known to be otherwise
        if not back and len(self._out) == self._recipe.people:
            self._out.discard(user)  # the last one stays, or the table closes
            return
        asked = await self._click(user, board, f"b:table:{self.name}:{'back' if back else 'leave'}")
        if not back and asked.message is not None:  # whether they mean it
            asked = await self._click(user, asked.message, f"b:table:{self.name}:leave:sure")
        if NO_SEAT not in _texts(asked.message):
            self._ledger.left[self.name, user] = not back
        if back:
            self._out.discard(user)

    async def _decide(self, user: int, hand: Message) -> None:
        shown = offers(_parts(hand))
        if not shown.something:
            await self._click(user, hand, f"b:table:{self.name}:refresh")
            self._old.discard(user)
            await asyncio.sleep(PAUSE_SECONDS)
        elif shown.confirms and (not shown.toggles or self._rng.random() < 0.7):
            verb, (bits, press) = self._rng.choice(list(shown.confirms.items()))
            await self._act(user, hand, press, Action(verb, ("?",) * bits.bit_count()))
        elif shown.toggles and (free := _free(shown)):
            await self._click(user, hand, self._rng.choice(free))
        elif shown.modals and self._rng.random() < 0.3:
            await self._type(user, hand, shown)
        elif shown.acts:
            action, way = self._rng.choice(list(shown.acts.items()))
            await self._act(user, hand, way, action)

    async def _act(self, user: int, hand: Message, way: Press | Choice, action: Action) -> None:
        values = (way.value,) if isinstance(way, Choice) else None
        deed = self._sent(user, way.custom_id, action)
        self._told(deed, action, await self._click(user, hand, way.custom_id, values))

    async def _type(self, user: int, hand: Message, shown: Offers) -> None:
        verb, press = self._rng.choice(list(shown.modals.items()))
        numbers = [action for action in shown.acts if action.verb == verb and action.items]
        asked = await self._click(user, hand, press.custom_id)
        if asked.modal is None or not numbers:
            return  # the turn has been taken meanwhile
        action = self._rng.choice(numbers)
        deed = self._sent(user, press.custom_id, action)
        self._told(deed, action, await self._place.submit(user, asked, action.items[0]))

    def _sent(self, user: int, custom_id: str, action: Action) -> Deed:
        deed = Deed(self.name, user, int(custom_id.split(":")[3]))
        self._ledger.sent.setdefault(deed, []).append(action)
        return deed

    def _told(self, deed: Deed, action: Action, asked: Asked) -> None:
        """Read from the answer that the action counts, or that the turn was taken before."""
        told = _texts(asked.message)
        turns = {turn for part in _parts(asked.message) if (turn := _turn(part)) is not None}
        assert asked.message is not None, "the hand is answered with"
        if NO_SEAT in told:  # the seat was left with a click whose answer a kill cut off
            self._out.add(deed.user)
            return
        if CLOSED in told:  # by who was the last to leave
            return
        assert HAND in told, f"{action} was answered with no hand: {told}"
        assert deed.turn not in turns, f"{action} was refused: {told}"
        self._ledger.acknowledged[deed] = None if TOO_LATE in told else action
        if deed.user in self._old:
            self._old.discard(deed.user)
            self._ledger.old_buttons += 1


def _free(shown: Offers) -> list[str]:
    """What may still be picked."""
    return [
        toggle.custom_id
        for verb in shown.toggles.values()
        for toggle in verb.values()
        if toggle.enabled and not toggle.picked
    ]


def _parts(message: Message | None) -> list[dict[str, Any]]:
    return list(walk({"components": message.components if message is not None else []}))


def _texts(message: Message | None) -> str:
    return "\n".join(str(part.get("content", "")) for part in _parts(message))


def _turn(part: dict[str, Any]) -> int | None:
    """The turn that a component of a hand is for."""
    words = str(part.get("custom_id", "")).split(":")
    return int(words[3]) if words[1:2] and words[1] in ("act", "toggle", "confirm", "number", "pick-one") else None
