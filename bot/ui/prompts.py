"""Any prompt of any game as buttons, selects and toggles; no game is named here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.language import Speaker, faces, told_apart
from bot.session.live import Look, table_name
from bot.session.wishes import USUAL_TASTE, Taste
from bot.ui.emojis import NO_EMOJIS, Emojis
from bot.ui.parts import LABEL_MOST, OPTIONS_MOST, ROW_MOST, Choose, Press, Sheet
from bot.ui.words import Cast, deed, own_text, sorted_hand
from games.core.api import Fact, Kind, Prompt, View

BUTTON_CARDS: Final = 18
"""More cards than that are offered in selects: buttons and rows would pass Discord's forty."""
QUICK_NUMBERS: Final = 5
MELD_BUTTONS: Final = 10
HELD: Final = ("hand", "melds")
"""Zones from which cards are played, the usual one first."""
SUMS: Final = ("declared",)
"""Facts of a tally that add up all that is picked, and so say nothing of one item."""
BLUE: Final = discord.ButtonStyle.primary
GREEN: Final = discord.ButtonStyle.success
PLAIN: Final = discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Picks:
    """What has been picked so far for a verb, as bits over the prompt's items."""

    verb: str
    bits: int = 0


def packed(items: Sequence[str]) -> str:
    """Items in a custom id: cards of one group joined by `+`, groups by `,`."""
    return ",".join(item.replace(" ", "+") for item in items)


def unpacked(text: str) -> tuple[str, ...]:
    """The items back."""
    return tuple(item.replace("+", " ") for item in text.split(",")) if text else ()


def held_names(view: View) -> dict[str, str]:
    """Each card that may be in play as buttons name it: its copy only where the twin is in sight too."""
    held = [zone for zone in view.zones if zone.name in HELD]
    return told_apart(dict.fromkeys(item for zone in held for item in zone.items))


class Prompts:
    """Draws what one seat may do now onto a sheet."""

    def __init__(
        self,
        look: Look,
        speaker: Speaker,
        cast: Cast,
        picks: Picks | None,
        taste: Taste = USUAL_TASTE,
        emojis: Emojis = NO_EMOJIS,
    ) -> None:
        self._look = look
        self._taste = taste
        self._emojis = emojis
        self._first = trump_first(look.view, taste)
        self._view: View = look.view
        self._speaker = speaker
        self._cast = cast
        self._picks = picks
        self._where = (table_name(look.live.id), look.turn)
        self._names = held_names(look.view)

    def asks(self) -> list[str]:
        """A sentence for each thing to be decided, and what is picked so far."""
        verbs = verbs_of(self._view)
        asked = {verb: _ask(verb, self._speaker, alone=len(verbs) == 1) for verb in verbs}
        lines = [self._asked(verb, message) for verb, message in asked.items() if self._speaker.knows(message)]
        return lines + [self._picked_line(prompt) for prompt in self._view.prompts if _several(prompt)]

    def _asked(self, verb: str, message: str) -> str:
        """What is asked, and what is at stake with it; of items to be picked that is told with what is picked."""
        facts: tuple[Fact, ...] = ()
        if not any(prompt.verb == verb and _several(prompt) for prompt in self._view.prompts):
            facts = self._look.tally(verb, ())
        told = [own_text(fact, self._speaker, self._cast) for fact in facts if fact.name not in SUMS]
        return self._speaker.join([self._speaker.say(message), *told], "sentences")

    def draw(self, sheet: Sheet) -> list[Press]:
        """Every prompt: cards first, then choices. Bare verbs and what confirms are given back, for the last row."""
        crowded = len(self._view.prompts) > 2
        bare: list[Press] = []
        for prompt in self._view.prompts:
            if not prompt.items:
                bare.append(self._button(prompt, ()))
            elif _several(prompt):
                bare += self._toggles(sheet, prompt)
            elif prompt.kind is Kind.CARD:
                self._cards(sheet, prompt, in_selects=crowded)
            elif prompt.kind is Kind.NUMBER and len(prompt.items) > ROW_MOST:
                bare += self._numbers(sheet, prompt)
            elif prompt.kind is Kind.MELD:
                self._melds(sheet, prompt)
            elif len(prompt.items) <= 2 * ROW_MOST:
                sheet.rows([self._button(prompt, (item,)) for item in prompt.items])
            else:
                self._selects(sheet, prompt, prompt.items, self._speaker.say("choose-one"))
        return bare

    def _verb(self, prompt: Prompt, items: Sequence[str]) -> str:
        return deed(prompt.verb, items, self._speaker)

    def _button(
        self, prompt: Prompt, items: tuple[str, ...], *, enabled: bool = True, label: str = "", copy: int = 0
    ) -> Press:
        """`copy` tells apart the buttons of cards that are alike."""
        return Press(
            label or self._verb(prompt, items),
            "act",
            *self._where,
            prompt.verb,
            packed(items),
            *([copy] if copy else []),
            style=BLUE if enabled else PLAIN,
            disabled=not enabled,
            emoji=self._emoji(*items) if prompt.kind is Kind.CARD else None,
        )

    def _emoji(self, *items: str) -> discord.PartialEmoji | None:
        """The face of a single card or tile, where there is one and pictures are liked."""
        if len(items) != 1 or not self._taste.pictures:
            return None
        return self._emojis.of(items[0], self._taste.deck)

    def _cards(self, sheet: Sheet, prompt: Prompt, *, in_selects: bool) -> None:
        """One row a suit with every card of the hand, enabled where it may be played."""
        shown = self._whole_zones(prompt)
        if in_selects or len(shown) > BUTTON_CARDS:
            self._suit_selects(sheet, prompt)
            return
        for suit in _by_suit(shown, self._first):
            alike: Counter[str] = Counter()
            buttons = []
            for card in suit:
                label = self._name(card)
                may = card in prompt.items
                buttons.append(self._button(prompt, (card,), enabled=may, label=label, copy=alike[card]))
                alike[card] += 1
            sheet.rows(buttons)

    def _whole_zones(self, prompt: Prompt) -> list[str]:
        """The cards of every zone that the prompt's cards come from, so that what may not be played is seen too."""
        wanted = set(prompt.items)
        shown: list[str] = []
        for name in HELD:
            for zone in self._view.zones:
                if zone.name == name and wanted & set(zone.items):
                    shown += zone.items
            if wanted <= set(shown):
                return shown
        return list(prompt.items)

    def _suit_selects(self, sheet: Sheet, prompt: Prompt) -> None:
        """A select for each suit, of the cards that may be played."""
        unique = list(dict.fromkeys(prompt.items))
        for part, suit in enumerate(_by_suit(unique, self._first)):
            name = self._speaker.suit_of(suit[0])
            options = [
                discord.SelectOption(label=self._name(card), value=packed((card,)), emoji=self._emoji(card))
                for card in suit
            ]
            placeholder = self._speaker.say("choose-card", suit=name)
            sheet.row(Choose("pick-one", *self._where, prompt.verb, part, options=options, placeholder=placeholder))

    def _selects(self, sheet: Sheet, prompt: Prompt, items: Sequence[str], placeholder: str) -> None:
        for part, start in enumerate(range(0, len(items), OPTIONS_MOST)):
            options = [
                discord.SelectOption(label=self._label(prompt, item), value=packed((item,)), emoji=self._emoji(item))
                for item in items[start : start + OPTIONS_MOST]
            ]
            sheet.row(Choose("pick-one", *self._where, prompt.verb, part, options=options, placeholder=placeholder))

    def _name(self, item: str) -> str:
        """A card by name, its copy only where the twin is in sight too."""
        return self._speaker.item(self._names.get(item, item))

    def _label(self, prompt: Prompt, item: str) -> str:
        """What an item is called: a meld with what it pays and why, as far as there is room; anything else by name."""
        if prompt.kind is not Kind.MELD:
            return self._name(item)
        facts = [fact for fact in self._look.tally(prompt.verb, (item,)) if fact.name not in SUMS]
        told = [own_text(fact, self._speaker, self._cast) for fact in facts]
        told.append(self._speaker.cards_by_suit(faces(item.split())))
        while len(label := self._speaker.join(told, "parts")) > LABEL_MOST and len(told) > 1:
            told.pop()
        return label

    def _melds(self, sheet: Sheet, prompt: Prompt) -> None:
        """A button for each meld; of those that look and pay alike, the one that spends the fewest fresh cards."""
        hand = {item for zone in self._view.zones if zone.name == "hand" for item in zone.items}
        by_label: dict[str, str] = {}
        for item in sorted(prompt.items, key=lambda item: sum(card in hand for card in item.split())):
            label = self._label(prompt, item)
            by_label.setdefault(label, item)
        if len(by_label) <= MELD_BUTTONS:
            sheet.rows([self._button(prompt, (item,), label=label) for label, item in by_label.items()])
        else:
            self._selects(
                sheet, prompt, list(by_label.values()), self._speaker.say(f"do-{prompt.verb}", count=0, items="")
            )

    def _numbers(self, sheet: Sheet, prompt: Prompt) -> list[Press]:
        """The next five as buttons, the next 24 in a select, any other in a modal."""
        quick = prompt.items[:QUICK_NUMBERS]
        sheet.rows([self._button(prompt, (number,)) for number in quick])
        rest = prompt.items[QUICK_NUMBERS : QUICK_NUMBERS + 24]
        self._selects(sheet, prompt, rest, self._speaker.say("choose-number", choice=self._verb(prompt, ())))
        if len(prompt.items) > QUICK_NUMBERS + len(rest):
            return [Press(self._speaker.say("button-other"), "number", *self._where, prompt.verb)]
        return []

    def _toggles(self, sheet: Sheet, prompt: Prompt) -> list[Press]:
        """Items to pick several of; nothing is final before the confirming button."""
        bits = self._bits(prompt)
        full = bits.bit_count() >= prompt.most
        for group in self._groups(prompt):
            buttons = []
            for at in group:
                picked = bool(bits >> at & 1)
                blocked = not picked and (full or _clashes(prompt, bits, at))
                rest = (*self._where, prompt.verb, f"{bits ^ 1 << at:x}", at)
                label = ("✓ " if picked else "") + self._label(prompt, prompt.items[at])
                style = GREEN if picked else PLAIN
                emoji = self._emoji(prompt.items[at])
                buttons.append(Press(label, "toggle", *rest, style=style, disabled=blocked, emoji=emoji))
            sheet.rows(buttons)
        chosen = picked_items(prompt, bits)
        ready = prompt.least <= len(chosen) <= prompt.most
        confirm = Press(
            self._verb(prompt, chosen) if ready else self._speaker.say("button-confirm"),
            "confirm",
            *self._where,
            prompt.verb,
            f"{bits:x}",
            style=GREEN,
            disabled=not ready,
        )
        clear = Press(
            self._speaker.say("button-clear"), "toggle", *self._where, prompt.verb, "0", "", disabled=not bits
        )
        return [confirm, clear]

    def _groups(self, prompt: Prompt) -> list[list[int]]:
        """Positions of the prompt's items, a row a suit."""
        if prompt.kind is not Kind.CARD:
            return [list(range(len(prompt.items)))]
        free = {item: [at for at, one in enumerate(prompt.items) if one == item] for item in prompt.items}
        rows = _by_suit(prompt.items, self._first)
        return [[free[item].pop(0) for item in row] for row in rows]

    def _bits(self, prompt: Prompt) -> int:
        return self._picks.bits if self._picks is not None and self._picks.verb == prompt.verb else 0

    def _picked_line(self, prompt: Prompt) -> str:
        chosen = picked_items(prompt, self._bits(prompt))
        if not chosen:
            least = prompt.least if prompt.least == prompt.most else 0  # said as "up to"
            return self._speaker.say("hand-picked-none", least=least, most=prompt.most)
        tally = [own_text(fact, self._speaker, self._cast) for fact in self._look.tally(prompt.verb, chosen)]
        line = self._speaker.say("hand-picked", items=self._speaker.items(chosen), count=len(chosen), most=prompt.most)
        return self._speaker.join([line, *tally], "parts")


def verbs_of(view: View) -> list[str]:
    """What may be done, each verb once."""
    return list(dict.fromkeys(prompt.verb for prompt in view.prompts))


def _ask(verb: str, speaker: Speaker, *, alone: bool) -> str:
    """The message that asks for this; where nothing else can be done, that for when it stands alone."""
    message = f"ask-{verb}"
    return f"{message}.only" if alone and speaker.knows(f"{message}.only") else message


def trump_first(view: View, taste: Taste) -> str | None:
    """The suit that stands first in the hand: trump, for who likes it so."""
    return view.fact("trump") if taste.order == "trump" else None


def picked_items(prompt: Prompt, bits: int) -> tuple[str, ...]:
    """The items whose bits are set."""
    return tuple(item for at, item in enumerate(prompt.items) if bits >> at & 1)


def _several(prompt: Prompt) -> bool:
    return bool(prompt.items) and prompt.most > 1


def _clashes(prompt: Prompt, bits: int, at: int) -> bool:
    return any(
        (first == at and bits >> second & 1) or (second == at and bits >> first & 1) for first, second in prompt.clash
    )


def _by_suit(items: Sequence[str], trump: str | None) -> list[list[str]]:
    """Cards in rows of one suit each; tiles in rows of one high end."""
    groups: dict[str, list[str]] = {}
    for item in sorted_hand(items, trump):
        key = item.split("-")[0] if "-" in item else item.rstrip("1234")[-1]
        groups.setdefault(key, []).append(item)
    return list(groups.values())
