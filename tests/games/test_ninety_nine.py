"""Ninety-Nine for three (rules 2.1): the worked examples T1 to T17, by their numbers."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement

import pytest

from tests.games.ninety_nine_play import (
    asked,
    code,
    deal,
    last_trick,
    lay_all,
    legal,
    play_full,
    row,
    run,
    scored,
    table,
    tell,
    trick,
)

T13 = """
0 bid 9D 8H JH =4 | 8C TC KC 8D AD KH AH JS KS
1 bid 7D JD 9H =2 | 9C JC QC QD KD TH 7S 8S QS
2 bid 6D 6S 9S =2 | 6C 7C AC TD 6H 7H QH TS AS
1 KD TD 8D->1; 1 QS TS JS->1; 1 QD 6C AD->0; 0 AH TH 6H->0; 0 KS 7S AS->2; 2 AC 8C 9C->2;
2 QH KH 8S->0; 0 KC JC 7C->0; 0 TC QC 7H->2
"""
T14 = """
0 bid 9S TS AS =3 | 6C 8C TC QD AD 8H TH AH 7S
1 bid 7C 9D QS =4 | QC KC 8D TD JD KD 6H QH 8S
2 bid 9C 7D KS =4 | JC AC 6D 7H 9H JH KH 6S JS
1 KD 6D QD->1; 1 KC JC 6C->1; 1 QH 7H 8H->1; 1 QC AC 8C->2; 2 KH TH 6H->2; 2 JS 7S 8S->2;
2 JH AH 8D->0; 0 AD TD 6S->0; 0 TC JD 9H->0
"""
PASSES = ("1 pass", "2 pass", "0 pass")


@pytest.mark.parametrize(
    ("bid", "value"),
    [
        ("AC KC QC", 9),
        ("AD 7D 6D", 0),
        ("6C AD KD", 3),
        ("7H 8S 9D", 3),
        ("6S 7S 8S", 3),
        ("AH KH QH", 6),
    ],
)
def test_t1_a_bid_counts_by_suit_alone(bid: str, value: int) -> None:
    state = deal(table(), {0: bid})
    told = tell(state, f"0 lay {bid}")
    assert [event.points for event in told if event.kind == "bid" and event.to == 0] == [value]


BIDS = """
0 DDD; 1 SDD; 2 HDD, SSD; 3 CDD, HSD, SSS; 4 CSD, HHD, HSS; 5 CHD, CSS, HHS; 6 CCD, CHS, HHH; 7 CCS, CHH; 8 CCH; 9 CCC
"""
"""The combinations of 2.0, as the rules list them."""


def test_t1_the_twenty_ways_to_bid_are_worth_what_the_rules_list() -> None:
    listed = {
        tuple(sorted(suits)): int(value)
        for value, text in re.findall(r"(\d) ([SHDC, ]+)", BIDS)
        for suits in text.split(", ")
    }
    assert listed.keys() == {tuple(sorted(suits)) for suits in combinations_with_replacement("SHDC", 3)}
    for suits, value in listed.items():
        for ranks in ("AKQ", "678", "9TJ"):
            bid = " ".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))
            told = tell(deal(table(), {0: bid}), f"0 lay {bid}")
            assert [event.points for event in told if event.kind == "bid" and event.to == 0] == [value], bid


@pytest.mark.parametrize(
    ("bids", "tricks", "first"), [((4, 2, 3), (4, 2, 3), 14), ((4, 3, 3), (4, 3, 2), 24), ((4, 3, 4), (4, 2, 3), 34)]
)
def test_t2_the_contract_is_worth_less_the_more_succeed(
    bids: tuple[int, ...], tricks: tuple[int, ...], first: int
) -> None:
    assert row(scored(bids, tricks))[0] == first


@pytest.mark.parametrize(("offer", "points"), [("", 33), ("declare", 63), ("reveal", 93)])
def test_t3_a_premium_is_added_to_a_contract_met(offer: str, points: int) -> None:
    assert row(scored((3, 4, 1), (3, 3, 3), offer=offer, holder=0 if offer else -1)) == [points, 3, 3]


def test_t4_a_failed_player_scores_a_point_for_each_trick() -> None:
    assert row(scored((3, 3, 2), (2, 4, 3))) == [2, 4, 3]
    assert row(scored((5, 3, 2), (6, 2, 1))) == [6, 2, 1]


@pytest.mark.parametrize(("won", "points"), [(4, 4), (5, 35), (6, 6)])
def test_t5_one_more_or_one_less_is_failure(won: int, points: int) -> None:
    assert row(scored((5, 9, 9), (won, 9 - won, 0)))[0] == points


def test_t6_opponents_of_a_failed_declaration_get_its_value_each() -> None:
    state = scored((4, 3, 2), (5, 3, 1), offer="declare", holder=0)
    assert row(state) == [5, 63, 31]
    assert deal(state).trump == "S"


def test_t7_opponents_of_a_failed_reveal_get_it_though_they_fail() -> None:
    state = scored((4, 2, 2), (3, 3, 3), offer="reveal", holder=0)
    assert row(state) == [3, 63, 63]
    assert deal(state).trump == "D"


@pytest.mark.parametrize(
    ("bids", "tricks", "trump"),
    [
        ((4, 4, 2), (4, 3, 2), "H"),
        ((4, 3, 2), (4, 2, 3), "S"),
        ((4, 3, 2), (4, 3, 2), "C"),
        ((4, 4, 4), (3, 3, 3), "D"),
    ],
)
def test_t8_successes_choose_the_next_trump(bids: tuple[int, ...], tricks: tuple[int, ...], trump: str) -> None:
    assert deal(scored(bids, tricks)).trump == trump
    assert deal(table()).trump == "none", "the first deal has no trump"


def test_t9_the_most_that_a_deal_can_bring() -> None:
    assert row(scored((9, 1, 2), (9, 0, 0), offer="reveal", holder=0)) == [99, 0, 0]
    assert row(scored((9, 0, 2), (9, 0, 0), offer="reveal", holder=0)) == [89, 20, 0]


@pytest.mark.parametrize(
    ("said", "holder", "offer"),
    [
        (("1 declare", "2 reveal", "1 yield"), 2, "reveal"),
        (("1 declare", "2 reveal", "1 upgrade"), 1, "reveal"),
        (("1 pass", "2 declare", "0 reveal", "2 upgrade"), 2, "reveal"),
        (("1 pass", "2 pass", "0 declare"), 0, "declare"),
        (("1 reveal",), 1, "reveal"),
        (("1 declare", "2 pass", "0 pass"), 1, "declare"),
        (PASSES, -1, ""),
    ],
)
def test_t10_who_gets_the_premium(said: tuple[str, ...], holder: int, offer: str) -> None:
    state = run(asked(), *said)
    assert (state.phase, state.holder, state.offer) == ("play", holder, offer)


@pytest.mark.parametrize(
    ("said", "line", "refused"),
    [
        (("1 declare",), "2 declare", "premium-outranked"),
        (("1 declare", "2 reveal"), "0 yield", "not-your-turn"),
        (("1 declare", "2 reveal"), "0 reveal", "wrong-phase"),
        (("1 declare", "2 reveal"), "1 pass", "wrong-phase"),
        (("1 declare",), "2 upgrade", "wrong-phase"),
        ((), "2 declare", "not-your-turn"),
        (("1 reveal",), "2 reveal", "wrong-phase"),
    ],
)
def test_t10_what_cannot_be_said(said: tuple[str, ...], line: str, refused: str) -> None:
    assert code(run(asked(), *said), line) == refused


@pytest.mark.parametrize(
    ("wishes", "holder", "offer"),
    [
        (("declare", "declare", "reveal"), 0, "reveal"),
        (("none", "declare", "declare"), 2, "declare"),
        (("none", "reveal", "reveal"), 2, "reveal"),
        (("none", "none", "none"), -1, ""),
    ],
)
def test_t11_simultaneous_wishes_go_by_rank_then_by_seat(wishes: tuple[str, str, str], holder: int, offer: str) -> None:
    state = deal(table(premium_procedure="simultaneous"))
    run(state, *(f"{seat} wish {wish}" for seat, wish in zip((1, 2, 0), wishes, strict=True)))
    assert state.phase == "bid"
    lay_all(state)
    assert (state.phase, state.holder, state.offer) == ("play", holder, offer)


def test_t12_suit_is_followed_and_trump_wins() -> None:
    state = run(trick(["TD", "6D AH KC", "7D"], "H"), "0 play TD")
    assert legal(state, 1) == ["6D"]
    state = run(trick(["TD", "AH KC", "7D"], "H"), "0 play TD")
    assert legal(state, 1) == ["AH", "KC"]
    assert run(state.copy(), "1 play AH", "2 play 7D").won == [0, 1, 0]
    assert run(state.copy(), "1 play KC", "2 play 7D").won == [1, 0, 0]
    plain = run(trick(["TD 6S", "AH 7S", "KC 8S"]), "0 play TD", "1 play AH", "2 play KC")
    assert plain.won == [1, 0, 0]


def test_t13_a_whole_deal_with_hearts() -> None:
    state = play_full(table(first_deal_trump="H"), T13, premiums=PASSES)
    assert state.won == [4, 2, 3]
    assert row(state) == [24, 22, 3]
    assert deal(state).trump == "H"


@pytest.mark.parametrize(
    ("premiums", "points"),
    [
        (PASSES, [33, 3, 3]),
        (("1 pass", "2 pass", "0 declare"), [63, 3, 3]),
        (("1 pass", "2 pass", "0 reveal"), [93, 3, 3]),
        (("1 declare", "2 pass", "0 pass"), [63, 3, 33]),
    ],
)
def test_t14_a_whole_deal_without_trump(premiums: tuple[str, ...], points: list[int]) -> None:
    state = play_full(table(), T14, premiums=premiums)
    assert state.won == [3, 3, 3]
    assert row(state) == points
    assert deal(state).trump == "S"


@pytest.mark.parametrize(
    ("options", "totals"),
    [
        ({}, (208, 219, 63)),
        ({"game_bonus": "winner_only"}, (108, 219, 63)),
        ({"game_bonus": "none"}, (108, 119, 63)),
        ({"bonus_value": "40"}, (148, 159, 63)),
    ],
)
def test_t15_everybody_over_the_target_gets_the_bonus(options: dict[str, str], totals: tuple[int, ...]) -> None:
    state = scored((4, 2, 2), (4, 2, 3), before=(84, 97, 60), options=options)
    standing = state.standing()
    assert (standing.games, standing.totals) == ((totals,), totals)
    assert state.scores() == (108, 119, 63), "the scores stay without bonus until the next game"
    assert deal(state).scores() == (0, 0, 0)
    assert state.trump == "none", "a new game begins without trump"


@pytest.mark.parametrize(("before", "games"), [(76, 1), (75, 0)])
def test_t16_exactly_100_ends_the_game(before: int, games: int) -> None:
    state = scored((4, 2, 2), (4, 2, 3), before=(before, 0, 0))
    assert len(state.standing().games or ()) == games
    assert state.scores()[0] == before + 24


def test_t17_each_game_has_a_first_dealer_of_its_own() -> None:
    state = table(dealer=1, target_score="30")
    dealers = []
    while not state.over:
        if state.deals == 0:
            dealers.append(deal(state).dealer)
        else:
            deal(state)
        # the first deal of a game brings nobody 30, the second does
        last_trick(state, (9, 8, 8), (4, 4, 1) if state.deals == 0 else (9, 0, 0))
    assert dealers == [1, 2, 0]
    assert len(state.standing().games or ()) == 3
