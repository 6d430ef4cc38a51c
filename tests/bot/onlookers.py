"""People, seated or not, who press and ask for whatever shows something and changes nothing at a table."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from tests.bot.fixtures import enabled
from tests.bot.players import Person

COMMANDS = ("hand", "hint", "tables", "table show", "table export", "replay", "verify", "history")
HARMLESS = re.compile(
    r"b:(?:table:\w+:(?:hand|refresh|last|scores|rules|options|more|export|hint|sort)(?::\d+)?|seat:\w+:deal"
    r"|(?:replay|replay-picture|verify):.*)"
)
"""Buttons that end no table, take no seat and play no card: of the board, the hand, the menu behind ⋯ and replays."""
KEPT = 3
"""How many private answers somebody keeps on the screen to press what they offer."""


class Ask(NamedTuple):
    """A command, or the id of a button and the message that has it."""

    what: str
    message: Any = None

    @property
    def kind(self) -> str:
        """The same for all steps of a replay, and all pages."""
        return re.sub(r":\d+", "", self.what)


class Onlooker:
    """One person, what stands on their screen, and what was in the files that they were sent."""

    def __init__(self, person: Person, asked: Counter[str] | None = None) -> None:
        """`asked` counts what was asked for; several people may share it."""
        self.person = person
        self.asked: Counter[str] = Counter() if asked is None else asked
        self.files: list[str] = []
        self._answers: list[Any] = []

    def asks(self) -> list[Ask]:
        """All that can be asked for now; what came last offers first, as it goes first."""
        hand = [] if self.person.hand is None else [self.person.hand]
        screen = (*self._answers, *hand, self.person.club.board())
        pressed = [Ask(name, one) for one in screen for name in enabled(one) if HARMLESS.fullmatch(name)]
        return [*pressed, *map(Ask, COMMANDS)]

    def fresh(self) -> list[Ask]:
        """What nobody has asked for yet."""
        return [ask for ask in self.asks() if not self.asked[ask.kind]]

    async def look(self, rng: Random) -> None:
        """Ask for something, for what was asked for least."""
        await self.person.club.until(self.person.club.is_shown)
        asks = self.asks()
        least = min(self.asked[ask.kind] for ask in asks)
        await self.ask(rng.choice([ask for ask in asks if self.asked[ask.kind] == least]))

    async def ask(self, ask: Ask) -> None:
        """Press it, or use the command, and keep what comes."""
        self.asked[ask.kind] += 1
        actor, club = self.person.actor, self.person.club
        if ask.message is None:
            result = await actor.slash(club.channel, ask.what)
        else:
            result = await actor.click(ask.message, custom_id=ask.what)
        answer = result.response
        assert answer is not None, f"{ask.what} was not answered"
        if any(name.endswith(":refresh") for name in enabled(answer, "b:table")):
            self.person.hand = answer
        else:
            self._answers = [answer, *(one for one in self._answers if one.id != answer.id)][:KEPT]
        for file in answer.attachments:
            if not file.filename.endswith((".webp", ".png")):
                self.files.append((await file.read()).decode())
