"""People who play by clicking what their hands offer, until the game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from simcord.actors import MemberActor

from games.core.api import Action, Seat, State
from storage.api import UserId
from tests.bot.fixtures import Club, enabled, texts, walk
from tests.bot.offers import Choice, Offers, Press, offers


class Person:
    """Somebody at a table: opens a hand, and does one thing at a time with it."""

    def __init__(self, club: Club, actor: MemberActor, table: str = "1") -> None:
        self.club = club
        self.actor = actor
        self.table = table
        self.hand: Any = None
        self.clicks = 0

    @property
    def offered(self) -> Offers:
        """What the hand on the screen offers."""
        return offers(walk(self.hand))

    async def open_hand(self) -> Any:
        """Press My hand on the public table."""
        await self.club.until(self.club.is_shown)
        board = self.club.board()
        await self._take(await self.actor.click(board, custom_id=f"b:table:{self.table}:hand"))
        return self.hand

    async def press(self, custom_id: str) -> Any:
        """Press a button of the hand."""
        self.clicks += 1
        result = await self.actor.click(self.hand, custom_id=custom_id)
        await self._take(result)
        return result

    async def act(self, action: Action) -> None:
        """Carry out an action by whatever the hand offers for it."""
        if self.hand is None:
            await self.open_hand()
        if not self.offered.something:
            await self.press(f"b:table:{self.table}:refresh")
        shown = self.offered
        if action.verb in shown.toggles:
            await self._pick(action)
        elif (way := shown.acts.get(self._alike(action, shown))) is not None:
            await self._use(way)
        else:
            assert action.verb in shown.modals, f"{action} is not offered: {texts(self.hand)}"
            await self.type_number(action.verb, action.items[0])

    async def type_number(self, verb: str, number: str) -> Any:
        """Press Other… and type."""
        asked = await self.actor.click(self.hand, custom_id=self.offered.modals[verb].custom_id)
        result = await self.actor.submit_modal(asked, {"answer": number})
        self.clicks += 1
        await self._take(result)
        return result

    async def _use(self, way: Press | Choice) -> None:
        if isinstance(way, Press):
            await self.press(way.custom_id)
        else:
            self.clicks += 1
            await self._take(await self.actor.select(self.hand, values=[way.value], custom_id=way.custom_id))

    def _alike(self, action: Action, shown: Offers) -> Action:
        """The action itself, or where only a twin of it is offered, that."""
        if action in shown.acts:
            return action
        same = [other for other in shown.acts if other.verb == action.verb and _faces(other) == _faces(action)]
        return same[0] if same else action

    async def _pick(self, action: Action) -> None:
        """Toggle item after item, then confirm."""
        state = await self.club.state(self.table)
        prompts = state.prompts(await self.club.seat_of(self.actor, self.table))
        prompt = next(prompt for prompt in prompts if prompt.verb == action.verb)
        at = -1
        for item in action.items:
            at = prompt.items.index(item, at + 1)
            toggle = self.offered.toggles[action.verb][at]
            assert toggle.enabled, f"{item} cannot be picked"
            await self.press(toggle.custom_id)
        await self.press(self.offered.confirms[action.verb][1].custom_id)

    async def _take(self, result: Any) -> None:
        """Keep looking at the hand; an answer beside it is not the hand."""
        if result.response is not None:
            self.hand = result.response


def _faces(action: Action) -> list[str]:
    return sorted(card.rstrip("1234") for item in action.items for card in item.split())


async def sit_down(club: Club, count: int, *, pause: float = 0, **options: Any) -> list[Person]:
    """So many people at a table that the first of them opens and starts; other seats as `options` say.

    `pause`: seconds that the lobby takes to show who has come.
    """
    people = [Person(club, actor) for actor in club.people[:count]]
    lobby = await club.open_table(people[0].actor, **options)
    for person in people[1:]:
        joined = await person.actor.click(lobby, label="Join")
        assert "You have a seat" in texts(joined.response)
    if pause:
        await club.env.advance_time(pause)
    started = await people[0].actor.click(lobby, label="Start")
    people[0].hand = started.response
    return people


async def play(club: Club, people: Sequence[Person], rng: Random, *, most: int = 10_000, sensible: bool = True) -> int:
    """Let everybody click until the game is over, or so many decisions are made; how many there were."""
    seats = {await club.seat_of(person.actor): person for person in people}
    for decision in range(most):
        if (await club.live()).table.status != "playing":
            return decision
        seat, action = decide(await club.state(), seats, rng, sensible=sensible)
        before = (await club.live()).length
        await seats[seat].act(action)
        assert (await club.live()).length > before, f"{action} has done nothing: {texts(seats[seat].hand)}"
    return most


async def play_out(club: Club, people: Sequence[Person], rng: Random) -> None:
    """Bring the game to its end without a click, where what comes after it is tried: clicks take ten times as long."""
    seats = {await club.seat_of(person.actor): person for person in people}
    while (live := await club.live()).table.status == "playing":
        assert live.state is not None, "a running game"
        if not set(live.state.actors()) & set(seats):
            await asyncio.sleep(0.001)  # the computers' turn
            continue
        seat, action = decide(live.state, seats, rng, sensible=True)
        await club.bot.sessions.play.act(live.id, UserId(seats[seat].actor.id), live.turns[seat], str(action))
    await club.until(lambda: "Final · " in texts(club.messages()[-1]))


def decide(state: State, seats: dict[Seat, Person], rng: Random, *, sensible: bool) -> tuple[Seat, Action]:
    """Who of these people acts next, and how."""
    due = [seat for seat in state.actors() if seat in seats]
    assert due, "the computers have left it to nobody"
    seat = rng.choice(due)
    return seat, state.policy(seat, rng) if sensible else state.sample(seat, rng)


CARDS = frozenset({"play", "dummy"})
"""The verbs by which cards are played."""


def curious(state: State, seat: Seat, rng: Random, known: set[str]) -> Action:
    """Cards by sense; of all else what nobody has done yet, passing last, and then anything. `known` learns it.

    So a game of whatever length has in it every verb that it offered. Bids stay as low as sense, which ends auctions.
    """
    prompts = state.prompts(seat)
    fresh = [prompt for prompt in prompts if prompt.verb not in known]
    bold = [prompt for prompt in fresh if prompt.verb != "pass"]
    if {prompt.verb for prompt in prompts} <= CARDS or ("bid" in known and any(p.verb == "bid" for p in prompts)):
        action = state.policy(seat, rng)
    else:
        prompt = rng.choice(bold or fresh or prompts)
        action = Action("bid", (prompt.items[0],)) if prompt.verb == "bid" else prompt.sample(rng)
    known.add(action.verb)
    return action


def record_of(result: Any) -> str:
    """The record that an answer carries as a file's name and address."""
    [file] = result.response.attachments
    return str(file.url)


def is_enabled(message: Any, ending: str) -> bool:
    """Whether a button whose id ends so can be pressed."""
    return any(one.endswith(ending) for one in enabled(message))
