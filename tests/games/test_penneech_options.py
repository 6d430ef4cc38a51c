"""Penneech: its options U1 to U14, its secrets, and what adds up (rules 2.5, 2.6)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.api import Action
from games.penneech import FACES, GAME, HAND, PACK, Penneech
from tests.games import worlds
from tests.games.penneech_play import (
    ALSO_EMPTY,
    EMPTY,
    deal,
    finish,
    holding,
    last_trick,
    lead_and_reply,
    of,
    rows,
    table,
    tell,
)
from tests.scale import chance


def test_the_parlett_preset_changes_three_points() -> None:
    changed = {"follow_rule": "follow_or_trump", "first_turnup_scores_for": "dealer", "first_dealer": "low_cut"}
    assert GAME.presets["parlett"].options == changed


def test_u2_the_dealer_may_lead_first() -> None:
    assert deal(table(dealer=1, first_leader="dealer"), "AH", "AS").actors() == (1,)
    assert deal(table(dealer=1), "AH", "AS").actors() == (0,)


@pytest.mark.parametrize(("by", "dealer"), [("same_dealer", 0), ("other", 1)])
def test_u4_who_deals_after_a_hand_was_thrown_in_is_asked_last(by: str, dealer: int) -> None:
    state = deal(table(dealer=0, redeal_by=by), EMPTY, ALSO_EMPTY)
    assert state.actors() == (1,)
    tell(state, "1 throw_in")
    assert state.dealer == 0, "the thrown-in hand keeps its dealer until the next"
    deal(state, EMPTY, ALSO_EMPTY)
    assert state.dealer == dealer
    assert state.actors() == (1 - dealer,)


def test_both_may_have_the_right_and_the_nondealer_decides_first() -> None:
    state = deal(table(dealer=0), EMPTY, ALSO_EMPTY)
    tell(state, "1 keep")
    assert state.actors() == (0,)
    tell(state, "0 throw_in")
    assert rows(state) == [(0, 0)]


@pytest.mark.parametrize(
    ("right", "asked"), [("both", [(1,), (0,)]), ("nondealer_only", [(1,)]), ("off", [])], ids=lambda value: str(value)
)
def test_u5_who_has_the_right(right: str, asked: list[tuple[int, ...]]) -> None:
    state = deal(table(dealer=0, redeal_right=right), EMPTY, ALSO_EMPTY)
    met = []
    while state.phase == "redeal":
        met.append(state.actors())
        tell(state, f"{state.actors()[0]} keep")
    assert met == asked


def test_u6_penneech_may_forbid_throwing_in() -> None:
    hand = "TS 9S 8H 7D 5D 3C 2C"
    assert deal(table(dealer=0), "AH", hand).phase == "redeal"
    assert deal(table(dealer=0, penneech_blocks_redeal="true"), "AH", hand).phase == "play"
    assert deal(table(dealer=0, penneech_blocks_redeal="true"), "AH", EMPTY).phase == "redeal"


def test_u7_each_holder_is_paid_and_the_leader_first() -> None:
    state = holding("AD 2C", "7D 3C", "D", trick_honours_to="holder")
    state.totals = [56, 54]
    tell(state, "0 play AD")
    tell(state, "1 play 7D")
    assert state.over
    assert state.scores() == (61, 54), "the leader's ace ends the game before the winner's Penneech scores"


def test_u7_a_holder_scores_in_a_trick_he_loses() -> None:
    assert lead_and_reply("S", "KS", "AS", trick_honours_to="holder")[0].scores() == (4, 5)


def test_u8_at_the_end_the_nondealer_scores_first_and_the_game_stops_there() -> None:
    state = last_trick((3, 3), 0, trick_honours_when="end_of_hand")
    state.noted = [9, 9]
    state.totals = [55, 55]
    told = finish(state)  # seat 1 deals
    assert state.scores() == (64, 55)
    assert of("honours_counted", told) == [(0, 9)]


def test_u8_turn_ups_stay_immediate() -> None:
    assert lead_and_reply("S", "QS", "KS", turn="AH", trick_honours_when="end_of_hand")[0].scores() == (0, 5)


def test_u7_and_u8_together_note_for_each_holder() -> None:
    state, _ = lead_and_reply("S", "QS", "KS", trick_honours_to="holder", trick_honours_when="end_of_hand")
    assert state.noted == [3, 4]


def test_u9_a_turned_jack_may_score_only_as_the_eighth_card() -> None:
    assert lead_and_reply("S", "9S", "8S", turn="JH")[0].scores() == (2, 0)
    assert lead_and_reply("S", "9S", "8S", turn="JH", turned_jack_scores="false")[0].scores() == (0, 0)
    first = table(dealer=0, turned_jack_scores="false", first_turnup_scores_for="dealer")
    assert deal(first, "AH", "AS", "JC").scores() == (0, 0)
    last = last_trick((3, 3), 0, turn="JC", turned_jack_scores="false")
    assert of("turn_up", finish(last)) == [(0, 2)]


def test_u10_without_an_eighth_card_the_last_trump_stays() -> None:
    state = last_trick((3, 3), 0, turn="AH", final_turnup="false")
    told = finish(state)
    assert of("turn_up", told) == []
    assert rows(state) == [(1, 0)]
    assert state.standing().trump == "C"


def test_u11_the_surplus_can_be_left_out() -> None:
    state = last_trick((5, 1), 0, surplus="off")
    finish(state)
    assert rows(state) == [(0, 0)]


@pytest.mark.parametrize(
    ("rotation", "row", "dealer"),
    [
        ("alternate", [9, 0], 0),
        ("winner_of_hand", [9, 0], 0),
        ("winner_of_hand", [0, 9], 1),
        ("loser_of_hand", [9, 0], 1),
        ("loser_of_hand", [0, 9], 0),
        ("winner_of_hand", [0, 1], 0),
        ("loser_of_hand", [0, 1], 0),
    ],
)
def test_u12_who_deals_next(rotation: str, row: list[int], dealer: int) -> None:
    state = last_trick((3, 3), 0, deal_rotation=rotation)  # seat 1 deals, and seat 0 gets one surplus card
    state.row = list(row)
    finish(state)
    deal(state)
    assert state.dealer == dealer


@pytest.mark.parametrize("target", [31, 121])
def test_u14_other_lengths(target: int) -> None:
    state = last_trick((3, 3), 0, target_score=str(target))
    state.totals = [target - 2, 0]
    finish(state)
    assert not state.over
    again = last_trick((3, 3), 0, target_score=str(target))
    again.totals = [target - 1, 0]
    finish(again)
    assert again.over
    assert again.standing().target == target


# secrets


def test_that_a_hand_was_kept_is_told_to_nobody_else() -> None:
    state = deal(table(dealer=0), EMPTY, ALSO_EMPTY)
    told = tell(state, "1 keep")
    assert {event.to for event in told} == {1}


def test_the_other_seat_and_spectators_are_not_shown_who_is_asked() -> None:
    state = deal(table(dealer=0), EMPTY, ALSO_EMPTY)
    assert state.view(1).actors == (1,)
    assert state.view(0).actors == state.view(None).actors == ()
    assert state.view(0).prompts == ()


def test_a_declined_right_and_a_right_not_held_look_the_same_to_the_dealer() -> None:
    one = deal(table(dealer=0), EMPTY, ALSO_EMPTY, "4S")
    tell(one, "1 keep")
    two = deal(table(dealer=0), EMPTY, ALSO_EMPTY.replace("TH", "AH"), "4S")
    assert one.view(0) == two.view(0)
    assert one.after(0, Action("keep")).view(0) == two.after(0, Action("keep")).view(0)


def test_the_eighth_card_stays_unknown_when_the_leader_has_played_his_last() -> None:
    state = last_trick((3, 3), 0)
    tell(state, "0 play 9S")
    rng = chance("eighth card")
    assert len({state.redeal(1, rng).stock[0] for _ in range(40)}) > 10


@pytest.mark.parametrize(
    ("rule", "reply", "void"),
    [
        ("follow_suit", "2D", "S"),
        ("follow_suit", "2H", "S"),
        ("follow_or_trump", "2D", "S"),
        ("follow_or_trump", "2H", ""),
        ("follow_must_trump", "2D", "SH"),
        ("follow_must_trump", "2H", "S"),
        ("free", "2D", ""),
    ],
)
def test_what_a_reply_shows_its_player_not_to_hold(rule: str, reply: str, void: str) -> None:
    barred = void or "S"
    state = table(redeal_right="off", follow_rule=rule)
    deal(state, "9S", reply, "4H 6C", barred)
    tell(state, "0 play 9S")
    tell(state, f"1 play {reply}")
    assert {suit for suit, cards in zip("SHDC", PACK.in_suit, strict=True) if state.voids[1] & cards} == set(void)
    rng = chance(f"{rule} {reply}")
    for _ in range(20):
        assert not any(card[1] in void for card in PACK.spell(state.redeal(0, rng).hands[1]))


def test_whoever_is_asked_holds_no_face_card_in_what_the_other_imagines() -> None:
    state = deal(table(dealer=0), "AH", EMPTY)
    rng = chance("asked")
    for _ in range(20):
        assert not state.redeal(0, rng).hands[1] & FACES


# what adds up


@given(seed=st.integers(0, 2**32 - 1))
def test_every_point_of_a_hand_is_told_and_stands_in_its_row(seed: int) -> None:
    rng = Random(seed)
    start = worlds.random_table("penneech", rng).start()
    scored = [[0, 0]]
    for step in worlds.walk(start, rng, deals=3):
        state = step.state.copy()
        assert isinstance(state, Penneech)
        for event in state.apply(step.seat, step.action):
            if event.kind in ("turn_up", "honours", "honours_counted", "surplus"):
                assert event.seat is not None
                scored[-1][event.seat] += event.points
        if state.deal_due or state.over:
            assert rows(state) == [tuple(row) for row in scored]
            assert state.scores() == tuple(sum(row[seat] for row in scored) for seat in range(2))
            assert sum(state.won) <= HAND
            scored.append([0, 0])
        else:
            assert len(state.turned) <= HAND
            assert max(state.scores()) < state.agreed.target_score


def test_points_a_hand_are_about_those_of_the_rules_file() -> None:
    rng = chance("mean of a hand")
    points = []
    for _ in range(300):
        state = table()
        for step in worlds.walk(state, rng, deals=1):
            state = step.state  # type: ignore[assignment]  # a walk over Penneech keeps to it
        points.append(sum(state.scores()))
    assert 12 < sum(points) / len(points) < 18, "about 15 for both (2.5)"
