"""The rules page of two-handed Pinochle says the numbers that the game plays by."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from games.core.melds import CARD_POINTS, LAST_TRICK, table
from games.core.pages import sections
from games.two_handed_pinochle import EXTENSION, GAME
from tests.games.two_handed_pinochle_play import deal, meld, window
from tests.games.two_handed_pinochle_play import table as new_table

PAGE: Final = Path(__file__).parents[2] / "games" / "pages" / "en" / f"{GAME.key}.md"
TEXTS: Final = {section.topic: section.text.replace("*", "") for section in sections(PAGE.read_text("utf-8"))}


def test_melds_pay_what_the_page_says() -> None:
    told = TEXTS["melds"].lower()
    pays = {row.name: row.points for row in table("H")}
    for name, written in (
        ("run", r"run, a 10 k q j of trump: (\d+)"),
        ("royal_marriage", r"royal marriage, k q of trump: (\d+)"),
        ("marriage", r"marriage, k q of another suit: (\d+)"),
        ("pinochle", r"pinochle, ♠q and ♦j: (\d+)"),
        ("double_pinochle", r"none of them scored before: (\d+)"),
        ("dix", r"nine of trump: (\d+)"),
    ):
        found = re.search(written, told)
        assert found is not None, name
        assert int(found[1]) == pays[name]
    assert dict(re.findall(r"(aces|kings|queens|jacks) (\d+)", told)) == {
        name: str(pays[name]) for name in ("aces", "kings", "queens", "jacks")
    }


def test_cards_count_what_the_page_says() -> None:
    classic = CARD_POINTS["classic"]
    assert "ace {A}, ten {T}, king {K}, queen {Q}, jack {J}".format_map(classic) in TEXTS["scoring"]
    for scheme in ("tens_fives", "counters"):
        assert ", ".join(str(CARD_POINTS[scheme][rank]) for rank in "ATKQJ") in TEXTS["scoring"]
    assert f"the very last trick adds {LAST_TRICK}" in TEXTS["scoring"]


def test_sizes_and_targets_are_those_of_the_game() -> None:
    state = new_table()
    assert f"reach {state.standing().target} points" in TEXTS["object"]
    assert f"{len(state.pack())} cards" in TEXTS["pack"]
    hand, _, _, stock = state.deal_sizes()
    assert f"gets {hand} cards" in TEXTS["deal"]
    assert f"other {stock} cards are the stock" in TEXTS["deal"]
    assert f"raised by {EXTENSION}" in TEXTS["options"]


def test_the_example_of_a_dix_can_be_played() -> None:
    state = window("9H1 AH1 TH1 QH1 JH1", "KH1")
    assert meld(state, "9H1") == 10
    assert meld(state, "AH1 TH1 KH1 QH1 JH1") == 150


def test_the_player_who_did_not_deal_leads() -> None:
    state = new_table(0)
    deal(state)
    assert state.actors() == (1,)
