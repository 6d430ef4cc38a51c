"""What a hand says before anything is final: melds with what they pay and why, sums while one picks, what clashes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from bot.language import Speaker, faces
from bot.ui.hand import hand_screen
from bot.ui.parts import LABEL_MOST
from bot.ui.prompts import Picks, unpacked
from games.core.api import CHANCE, Action, Prompt, Seat, State
from games.players.chance import deal
from tests.bot.stage import LANGUAGES, Unpainted, live, look, parts, plain
from tests.games import worlds
from tests.games.worlds import Table
from tests.scale import chance, scale

NAMES: Final = ("Ann", "Ben", "Cem", "Dina", "Eli")
VALUES: Final = {"C": 3, "H": 2, "S": 1, "D": 0}
UNSEEN: Final = 24
"""Marks of direction that a label may hold at most, and which count in its length."""
every_language = pytest.mark.parametrize("language", LANGUAGES.known)


async def shown(state: State, seat: Seat, speaker: Speaker, picks: Picks | None = None) -> list[dict[str, Any]]:
    """The parts of a hand."""
    table = live(state, names=NAMES)
    return list(parts(await hand_screen(look(table, seat), speaker, Unpainted(), picks=picks)))


def text(hand: list[dict[str, Any]]) -> str:
    """All that is said above the buttons."""
    return plain("\n".join(part["content"] for part in hand if part["type"] == 10))


def toggles(hand: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """The buttons that pick and give back, by their item's place in the prompt."""
    named = [(part["custom_id"].split(":"), part) for part in hand if part.get("custom_id", "").startswith("b:toggle:")]
    return {int(name[-1]): part for name, part in named if name[-1]}


def melding(options: tuple[tuple[str, str], ...], rng: Random, deals: int) -> Iterator[tuple[State, Seat, Prompt]]:
    """Each seat of Domino Pinochle that may declare, deal after deal."""
    table = Table("domino-pinochle", 3, options)
    for _ in range(deals):
        state = table.start()
        state.apply(CHANCE, deal(state, rng))
        while state.phase == "meld":
            [seat] = state.actors()
            prompt = state.prompts(seat)[0]
            if prompt.verb == "meld" and prompt.most > 1:  # a single one is a button of its own
                yield state, seat, prompt
            state.apply(seat, Action("no_meld"))


DOMINO: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "usual": (),
    "tiles used twice": (("tile_reuse", "across_kinds"),),
    "widow once": (("widow_uses_per_player", "once"),),
}


@pytest.mark.parametrize("rules", DOMINO)
async def test_a_meld_of_dominoes_has_its_tiles_its_chips_and_the_reason_on_its_button(rules: str) -> None:
    speaker = LANGUAGES.speaker("en", "domino-pinochle")
    reasons = {1: "", 2: "with the widow", 3: "by itself", 4: "the widow", 5: "the widow"}
    for state, seat, prompt in melding(DOMINO[rules], chance(f"labels {rules}"), scale(80)):
        buttons = toggles(await shown(state, seat, speaker))
        assert sorted(buttons) == list(range(len(prompt.items)))
        for at, item in enumerate(prompt.items):
            [event] = [e for e in state.copy().apply(seat, Action("meld", (item,))) if e.kind == "meld"]
            told, *tiles = plain(buttons[at]["label"]).split(" · ")
            assert told.endswith(f": {event.points}")
            assert reasons[event.points] in told
            assert tiles == [plain(speaker.items(item.split()))]


@every_language
@pytest.mark.parametrize("rules", DOMINO)
async def test_what_clashes_with_a_picked_meld_is_disabled_and_the_sum_runs_along(rules: str, language: str) -> None:
    speaker = LANGUAGES.speaker(language, "domino-pinochle")
    rng, blocked = chance(f"clashes {rules} {language}"), 0
    for state, seat, prompt in melding(DOMINO[rules], rng, scale(80)):
        bits = 0
        while True:
            picked = [item for at, item in enumerate(prompt.items) if bits >> at & 1]
            hand = await shown(state, seat, speaker, Picks("meld", bits))
            buttons = toggles(hand)
            free = [at for at in buttons if not bits >> at & 1 and not buttons[at].get("disabled")]
            for at, item in enumerate(prompt.items):
                if bits >> at & 1:
                    assert buttons[at]["label"].startswith("✓ ")
                    assert not buttons[at].get("disabled"), "what is picked can be given back"
                    continue
                together = any(state.rule_broken(seat, Action("meld", (other, item))) for other in picked)
                assert bool(buttons[at].get("disabled")) == together
                blocked += together
            if picked:
                events = state.copy().apply(seat, Action("meld", tuple(picked)))
                chips = sum(event.points for event in events if event.kind == "meld")
                assert plain(speaker.say("fact-declared", value=speaker.number(str(chips)))) in text(hand)
            if not free:
                break
            bits |= 1 << rng.choice(free)
    assert blocked or rules == "tiles used twice"


PINOCHLE: Final[dict[str, Table]] = {
    "auction, by hand": Table("auction-pinochle", 4, (("meld_mode", "manual"),)),
    "auction, premiums": Table("auction-pinochle", 4, (("meld_mode", "manual"), ("double_melds", "premium"))),
    "two-handed": Table("two-handed-pinochle", 2),
    "two-handed, two packs": Table("two-handed-pinochle", 2, (("decks", "2"), ("hand_size", "18"))),
    "two-handed, tenths": Table("two-handed-pinochle", 2, (("card_points", "counters"), ("score_divisor", "10"))),
}


@every_language
@pytest.mark.parametrize("rules", PINOCHLE)
async def test_a_meld_of_pinochle_has_what_it_pays_on_its_button(rules: str, language: str) -> None:
    table = PINOCHLE[rules]
    speaker, rng, seen = LANGUAGES.speaker(language, table.key), chance(f"melds {rules} {language}"), 0
    while seen < 10:
        for step in worlds.walk(table.start(), rng, 1, sensible=True):
            prompts = () if step.seat == CHANCE else step.state.prompts(step.seat)
            if any(prompt.verb == "meld" for prompt in prompts) and rng.random() < 0.3:
                seen += await judge_melds(step.state, step.seat, speaker)


async def judge_melds(state: State, seat: Seat, speaker: Speaker) -> int:
    """Fail where the label of a meld does not say what it is, pays and consists of; else how many there are."""
    offered = offers(await shown(state, seat, speaker))
    assert offered
    for item, label in offered.items():
        events = state.copy().apply(seat, Action("meld", (item,)))
        points = next(event.points for event in events if event.points)  # the exchange of a nine comes before it
        assert plain(speaker.say("fact-pays", value=speaker.number(str(points)))) in label
        name = next(fact.value for fact in state.tally(seat, "meld", (item,)) if fact.name == "meld")
        assert plain(speaker.say("fact-meld", word=name, value="")) in label
        cards = plain(speaker.cards_by_suit(faces(item.split())))
        too_long = len(f"{label} · {cards}") > LABEL_MOST - UNSEEN
        assert cards in label or (too_long and name != "marriage")
    return len(offered)


def offers(hand: list[dict[str, Any]]) -> dict[str, str]:
    """The labels of melds, on buttons and in selects, by what they stand for."""
    found = {}
    for part in hand:
        name = part.get("custom_id", "").split(":")
        if name[:2] == ["b", "act"] and name[4] == "meld":
            found[unpacked(name[5])[0]] = plain(part["label"])
        if name[:2] == ["s", "pick-one"] and name[4] == "meld":
            found |= {unpacked(option["value"])[0]: plain(option["label"]) for option in part["options"]}
    return found


@every_language
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_the_bid_so_far_is_shown_while_cards_are_picked(seats: int, language: str) -> None:
    speaker, rng = LANGUAGES.speaker(language, "ninety-nine"), chance(f"bids of {seats} in {language}")
    for _ in range(scale(50)):
        state = Table("ninety-nine", seats).start()
        state.apply(CHANCE, deal(state, rng))
        while state.phase == "premium":
            state.apply(state.actors()[0], Action("pass"))
        seat = state.actors()[0]
        hand = state.view(seat).zone("hand", seat).items
        bits = 0
        for count, at in enumerate(rng.sample(range(len(hand)), 3), 1):
            bits |= 1 << at
            picked = [item for place, item in enumerate(hand) if bits >> place & 1]
            told = text(await shown(state, seat, speaker, Picks("lay", bits))).split("\n")[-1]
            total = speaker.number(str(sum(VALUES[card[-1]] for card in picked)))
            assert plain(speaker.say("fact-bid.own", value=total)) in told
            assert NAMES[seat] not in told, "one's own hand speaks to its owner"
            assert plain(speaker.say("hand-picked", items=speaker.items(picked), count=count, most=3)) in told
