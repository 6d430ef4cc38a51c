"""What lies face up in Ninety-Nine: in the picture, in the words beside it and in text mode, whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from bot.language import Speaker
from bot.pictures import Picture
from bot.session.wishes import USUAL_HOUSE, USUAL_TASTE
from bot.ui.board import board_screen
from bot.ui.hand import hand_screen
from bot.ui.parts import ALT_MOST
from bot.ui.scene import scene, scene_words, zone_lines
from bot.ui.words import Cast, sorted_hand, zone_before
from games.core.api import CHANCE, Action, Seat, State, Zone
from games.players.chance import deal
from tests.bot.stage import LANGUAGES, NOTHING, Unpainted, live, look, parts, plain
from tests.games.worlds import Table
from tests.scale import chance

NAMES: Final = ("Ann", "Ben", "Cem", "Dina", "Eli")
DUMMY: Final = 2
Shown = set[tuple[str, Seat]]
"""Zones by name and owner."""
Offer = Callable[[State, Seat], Action]


def offering(*offers: str) -> Offer:
    """Each seat in the order of asking makes the next of these offers; who has none left passes."""
    left = list(offers)

    def choose(state: State, seat: Seat) -> Action:
        if state.phase != "premium" or not left:
            return Action("pass" if state.phase == "premium" else "yield")
        return Action.parse(left.pop(0))

    return choose


EXPOSED: Final[dict[str, tuple[Table, tuple[str, ...], Callable[[Any], Shown]]]] = {
    "three, declared": (Table("ninety-nine", 3), ("declare",), lambda s: {("bid", s.holder)}),
    "three, revealed": (Table("ninety-nine", 3), ("reveal",), lambda s: {("bid", s.holder), ("hand", s.holder)}),
    "four, revealed": (Table("ninety-nine", 4), ("pass", "reveal"), lambda s: {("bid", s.holder), ("hand", s.holder)}),
    "partners": (
        Table("ninety-nine", 4, (("partnership", "true"),)),
        (),
        lambda _: {("bid", seat) for seat in range(4)},
    ),
    "five, two declared": (
        Table("ninety-nine", 5),
        ("declare", "pass", "declare"),
        lambda s: {("bid", (s.dealer + 1) % 5), ("bid", (s.dealer + 3) % 5)},
    ),
    "two, nobody declared": (Table("ninety-nine", 2), (), lambda _: {("hand", DUMMY)}),
    "two, both declared": (
        Table("ninety-nine", 2),
        ("declare", "declare"),
        lambda _: {("hand", DUMMY), ("bid", 0), ("bid", 1)},
    ),
    "no bid, open": (
        Table("ninety-nine", 3, (("bidding", "leftover"),)),
        ("open",),
        lambda s: {("hand", s.holder)},
    ),
    "no bid, announced": (Table("ninety-nine", 3, (("bidding", "leftover"),)), ("announce 3",), lambda _: set()),
}


def positions(case: str, rng: Random) -> Iterator[State]:
    """Every position of the play of a deal with these offers."""
    table, offers, _ = EXPOSED[case]
    state, choose = table.start(rng.randrange(table.seats)), offering(*offers)
    state.apply(CHANCE, deal(state, rng))
    while state.phase != "play":
        seat = state.actors()[0]
        state.apply(seat, state.sample(seat, rng) if state.phase == "bid" else choose(state, seat))
    while state.phase == "play":
        yield state
        seat = state.actors()[0]
        state.apply(seat, state.sample(seat, rng))


def exposed(state: State, shown: Shown, viewer: Seat | None) -> dict[tuple[str, Seat], tuple[str, ...]]:
    """The cards that lie open to a viewer, his own included, and are not played yet."""
    return {
        (zone.name, zone.owner): zone.items
        for zone in state.places()
        if zone.name in ("hand", "bid") and zone.items and zone.owner is not None
        if zone.owner == viewer or (zone.name, zone.owner) in shown
    }


def caption(name: str, owner: Seat, speaker: Speaker, cast: Cast) -> str:
    return speaker.say("zone-of", zone=speaker.say(f"zone-{name}"), player=cast.name(owner))


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize("case", EXPOSED)
def test_open_cards_stand_in_picture_alt_text_and_words_for_everybody(case: str, language: str) -> None:
    speaker = LANGUAGES.speaker(language, "ninety-nine")
    for state in islice(positions(case, chance(f"exposed {case}")), 0, None, 4):
        table = live(state, names=NAMES)
        cast = Cast(table, speaker)
        shown = EXPOSED[case][2](state)
        for viewer in (None, 0, 1):
            view = state.view(viewer)
            lying = exposed(state, shown, viewer)
            rows = [(row.caption, row.items) for row in scene(view, table, speaker, cast).rows]
            told = {caption(*zone, speaker, cast): cards for zone, cards in lying.items()}
            assert sorted(rows) == sorted(told.items())
            lines = [speaker.say("hand-cards", zone=zone, cards=speaker.cards_by_suit(c)) for zone, c in told.items()]
            assert sorted(zone_lines(view, speaker, cast)) == sorted(lines)
            words = scene_words(view, table, speaker, cast, ALT_MOST)
            assert all(line in words for line in lines)


@pytest.mark.parametrize("case", EXPOSED)
async def test_the_public_table_shows_open_cards_and_no_others(case: str) -> None:
    speaker = LANGUAGES.speaker("en", "ninety-nine")
    for state in positions(case, chance(f"board of {case}")):
        table = live(state, names=NAMES)
        board = list(parts(await board_screen(table, speaker, Unpainted(), [])))
        alt = "".join(item["description"] for part in board for item in part.get("items", []))
        shown, cast = EXPOSED[case][2](state), Cast(table, speaker)
        for zone in state.places():
            if zone.name in ("hand", "bid") and zone.items and zone.owner is not None:
                line = f"{caption(zone.name, zone.owner, speaker, cast)}: {speaker.cards_by_suit(zone.items)}"
                assert (line in alt) == ((zone.name, zone.owner) in shown)


class Eye(Unpainted):
    """Remembers the hands that it was to draw."""

    def __init__(self) -> None:
        self.hands: list[tuple[list[str], list[str]]] = []

    async def hand(self, items: Any, *given: Any, **more: Any) -> Picture:
        """One's own, and the one below it."""
        self.hands.append((list(items), list(more["others"])))
        return NOTHING


@pytest.mark.parametrize("language", LANGUAGES.known)
async def test_who_plays_the_dummy_has_its_hand_as_a_group_of_its_own(language: str) -> None:
    speaker = LANGUAGES.speaker(language, "ninety-nine")
    turns = {"own": 0, "dummy": 0, "none": 0}
    for state in positions("two, nobody declared", chance("controller")):
        table = live(state, names=NAMES)
        whose = caption("hand", DUMMY, speaker, Cast(table, speaker))
        for seat in (0, 1):
            eye, view = Eye(), state.view(seat)
            shown = list(parts(await hand_screen(look(table, seat), speaker, eye)))
            texts = plain("\n".join(part["content"] for part in shown if part["type"] == 10))
            alt = plain("".join(item["description"] for part in shown for item in part.get("items", [])))
            mine, others = (
                list(sorted_hand(view.zone("hand", owner).items, view.fact("trump"))) for owner in (seat, DUMMY)
            )
            plays = view.fact("controller", seat) is not None
            if not plays:
                others = []
            assert [hands for hands in eye.hands if any(hands)] == ([(mine, others)] if mine or others else [])
            line = plain(speaker.say("hand-cards", zone=whose, cards=speaker.cards_by_suit(others)))
            assert (line in texts, line in alt) == (bool(others), bool(others))
            assert (
                not mine or plain(speaker.say("hand-alt", cards=speaker.cards_by_suit(mine), legal="")).strip() in alt
            )
            if plays:
                turns["none" if not view.prompts else "dummy" if view.prompts[0].verb == "dummy" else "own"] += 1
    assert turns["dummy"] == turns["own"] == turns["none"] == 9


def test_whose_bid_lay_there_in_the_last_deal_is_said_in_one_phrase() -> None:
    cast = Cast(live(Table("ninety-nine", 3).start(0), names=NAMES), LANGUAGES.speaker("en", "ninety-nine"))
    for language, said in (("en", "Ben's bid in the last deal"), ("ko", "지난 딜 Ben의 비드")):
        speaker = LANGUAGES.speaker(language, "ninety-nine")
        assert plain(zone_before(Zone("bid_was", 1, ("QS", "TH")), speaker, cast)) == said
        assert plain(zone_before(Zone("bid", 1, ("QS", "TH")), speaker, cast)) != said


PILED: Final = {
    "domino-pinochle": (Table("domino-pinochle", 3), "widow"),
    "1975": (Table("ninety-nine", 3, (("edition", "1975"),)), "turn_up"),
}
"""Games in which a card or tile lies face up that is nobody's, and its zone."""


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize("pictures", [True, False])
@pytest.mark.parametrize("case", PILED)
async def test_what_is_turned_up_for_all_stands_in_the_text_of_table_and_hands(
    case: str, pictures: bool, language: str
) -> None:
    table, zone = PILED[case]
    speaker, rng = LANGUAGES.speaker(language, table.key), chance(f"turned up {case}")
    state, phases = table.start(), set()
    for _ in range(3 * table.seats):
        state.apply(*((CHANCE, deal(state, rng)) if state.deal_due else _sensible(state, rng)))
        phases.add(state.phase)
        [card] = state.view(None).zone(zone).items
        line = speaker.say("hand-cards", zone=speaker.say(f"zone-{zone}"), cards=speaker.items((card,)))
        shown = live(state, names=NAMES)
        house, taste = replace(USUAL_HOUSE, pictures=pictures), replace(USUAL_TASTE, pictures=pictures)
        screens = [await board_screen(shown, speaker, Unpainted(), [], house=house)]
        screens += [
            await hand_screen(look(shown, seat), speaker, Unpainted(), taste=taste) for seat in range(table.seats)
        ]
        for screen in screens:
            texts = [line for part in parts(screen) if part["type"] == 10 for line in part["content"].split("\n")]
            assert [plain(text) for text in texts].count(plain(line)) == 1
    assert len(phases) > 1


def _sensible(state: State, rng: Random) -> tuple[Seat, Action]:
    seat = state.actors()[0]
    return seat, state.policy(seat, rng)
