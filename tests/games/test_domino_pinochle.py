"""The worked examples of Domino Pinochle (rules 3.10), by their numbers; the widow is 6-4 unless said."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import games
from games.core.record import Replay, read_record, replay
from tests.games.domino_pinochle_play import (
    code,
    deal,
    last_trick,
    legal,
    of,
    paid,
    playing,
    refused,
    rows,
    run,
    table,
    tell,
    trick,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "domino-pinochle"


@pytest.mark.parametrize(
    ("melds", "chips", "widow"),
    [
        pytest.param("6-5 6-3 w", 2, "6-4", id="dp_01_the_widow_in_the_middle"),
        pytest.param("5-4 4-4 w", 2, "6-4", id="dp_01_the_widow_above_a_double"),
        pytest.param("5-3 5-2 5-1", 3, "6-4", id="dp_02_the_widow_is_unrelated"),
        pytest.param("3-2 2-2 2-1", 3, "6-4", id="dp_02_a_double_in_its_numerical_place"),
        pytest.param("4-3 3-3 3-2", 3, "6-4", id="dp_02_another_double"),
        pytest.param("6-2 6-1 6-0", 4, "6-4", id="dp_03_of_the_same_suit"),
        pytest.param("4-2 4-1 4-0", 4, "6-4", id="dp_03_the_widow_is_also_a_four"),
        pytest.param("6-3 6-2 6-1", 5, "6-4", id="dp_04_the_widow_continues"),
        pytest.param("5-4 4-4 4-3", 5, "6-4", id="dp_04_the_widow_continues_the_fours_upward"),
        pytest.param("3-3 2-2 1-1", 3, "6-4", id="dp_05_doubles"),
        pytest.param("6-6 5-5 4-4", 4, "6-4", id="dp_05_two_doubles_match_the_widow"),
        pytest.param("4-4 2-2 w", 2, "3-3", id="dp_06_a_double_as_the_widow_stands_in"),
        pytest.param("6-6 5-5 4-4", 5, "3-3", id="dp_06_a_double_beside"),
        pytest.param("3-2 3-1 3-0", 5, "3-3", id="dp_06_a_double_continues_its_suit"),
        pytest.param("6-3 5-3 4-3", 5, "3-3", id="dp_06_and_below"),
        pytest.param("5-3 4-3 w", 2, "3-3", id="dp_06_a_double_in_a_sequence"),
        pytest.param("6-6 5-5 4-4", 5, "0-0", id="dp_06_any_double_will_do"),
        pytest.param("3-3 2-2 1-1", 4, "3-0", id="dp_06_one_number_matches"),
        pytest.param("3-3 2-2 1-1", 3, "6-0", id="dp_06_no_number_matches"),
        pytest.param("6-3 6-2 6-1", 4, "6-6", id="dp_06_the_double_six_is_far_from_6_3"),
        pytest.param("6-5 6-4 6-3", 5, "6-6", id="dp_06_the_double_six_follows_6_5"),
    ],
)
def test_what_a_meld_pays(melds: str, chips: int, widow: str) -> None:
    hand = " ".join(tile for tile in melds.split() if tile != "w")
    assert paid(hand, melds, widow) == [chips]


@pytest.mark.parametrize(
    ("hand", "meld", "why"),
    [
        ("5-5 6-6 0-0", "5-5 6-6 0-0", "meld-invalid"),
        ("6-1 6-2", "6-1 6-2 w", "meld-invalid"),
        ("5-3 4-3 3-2", "5-3 4-3 3-2", "meld-invalid"),
        ("6-3", "6-3 w", "meld-widow-misuse"),
        ("6-3 6-5", "6-3 6-4 6-5", "not-held"),
    ],
)
def test_dp_07_what_is_no_meld(hand: str, meld: str, why: str) -> None:
    assert refused(hand, meld) == why


def test_dp_08_a_tile_serves_once_or_once_in_each_kind() -> None:
    hand, both = "2-1 2-2 3-2 1-1 3-3", "2-1 2-2 3-2 / 1-1 2-2 3-3"
    assert refused(hand, both) == "meld-card-reused"
    assert paid(hand, both, tile_reuse="across_kinds") == [3, 3]


def test_dp_09_the_widow_twice() -> None:
    hand, both = "6-2 6-3 6-5 6-6", "6-2 6-3 w / w 6-5 6-6"
    assert paid(hand, both) == [2, 2]
    assert refused(hand, both, widow_uses_per_player="once") == "meld-widow-misuse"


@pytest.mark.parametrize(
    ("tiles", "winner"),
    [
        pytest.param(("4-2", "6-4", "4-3"), 2, id="dp_10_6_4_is_no_four"),
        pytest.param(("4-3", "4-4", "6-6"), 1, id="dp_10_the_double_is_on_top"),
        pytest.param(("0-0", "6-6", "5-5"), 0, id="dp_10_nobody_can_follow_0_0"),
        pytest.param(("5-4", "5-5", "6-5"), 1, id="dp_10_6_5_is_no_five"),
        pytest.param(("6-5", "6-6", "6-0"), 1, id="dp_10_the_blank_is_lowest"),
    ],
)
def test_who_takes_the_trick(tiles: tuple[str, ...], winner: int) -> None:
    state = playing(*(f"{tile} {spare}" for tile, spare in zip(tiles, ("1-0", "1-1", "2-0"), strict=True)))
    told = trick(state, *tiles)
    assert [event.seat for event in told if event.kind == "trick"] == [winner]
    assert state.actors() == (winner,)


def test_dp_11_tiles_follow_by_their_high_end() -> None:
    state = playing("6-2", "6-0 5-5 6-6", "1-0")
    tell(state, "0 play 6-2")
    assert legal(state, 1) == ["play 6-6", "play 6-0"]
    assert code(state, "1 play 5-5") == "must-follow-suit"
    other = playing("4-2", "6-4 5-5", "1-0", widow="5-0")
    tell(other, "0 play 4-2")
    assert legal(other, 1) == ["play 6-4", "play 5-5"]


@pytest.mark.parametrize(("tiles", "winner", "chips"), [(("4-4", "4-1", "4-0"), 0, 6), (("5-4", "5-5", "5-2"), 1, 11)])
def test_dp_12_what_a_trick_brings(tiles: tuple[str, ...], winner: int, chips: int) -> None:
    state = playing(*(f"{tile} {spare}" for tile, spare in zip(tiles, ("1-0", "1-1", "2-0"), strict=True)))
    assert of("trick", trick(state, *tiles)) == [(winner, chips)]
    assert state.taken[winner] == chips
    assert state.scores() == (0, 0, 0), "tricks are paid when the hand is over"


def test_dp_12_the_last_trick_gets_the_widow_for_its_chips() -> None:
    state = playing("4-2", "6-3", "6-0", widow="6-4")
    state.won = [3, 3, 2]
    told = trick(state, "4-2", "6-3", "6-0")
    assert of("trick", told) == [(0, 1)]
    assert of("widow_taken", told) == [(0, 10)]
    assert rows(state) == [(11, 0, 0)]
    assert state.standing().tricks == (4, 3, 2), "the widow is no tenth trick"


def golden(name: str, options: str = "", melds: str = "") -> Replay:
    text = (GOLDEN / f"{name}.game").read_text().replace("dealer 2\n", f"dealer 2\n{options}")
    if melds:
        text = text.replace("2 meld 1-1 2-2 3-3", f"2 meld {melds}")
    return replay(read_record(text, games()))


def test_dp_13_a_hand_of_tricks_adds_up_to_44() -> None:
    state = golden("dp-13").state
    assert state.standing().deal_scores == ((19, 18, 7),)
    assert state.standing().tricks == (4, 3, 2)


FIVE, TWO_OF_SIXES, TWO_OF_FOURS = "6-1 6-2 6-3", "6-3 6-5 w", "4-4 5-4 w"


def test_dp_14_a_single_leader_after_the_melds_has_won() -> None:
    state = deal(table(), [FIVE])
    state.totals = [246, 243, 200]
    run(state, f"0 meld {FIVE}", "1 no_meld", "2 no_meld")
    assert state.over
    assert state.scores() == (251, 243, 200)
    assert state.standing().winners == (0,)
    assert state.standing().tricks == (0, 0, 0)
    assert rows(state) == [(5, 0, 0)]


def test_dp_14_a_tie_after_the_melds_is_played_out() -> None:
    state = deal(table(), ["6-3 6-5", "4-4 5-4"])
    state.totals = [249, 249, 200]
    run(state, f"0 meld {TWO_OF_SIXES}", f"1 meld {TWO_OF_FOURS}", "2 no_meld")
    assert (state.phase, state.scores()) == ("play", (251, 251, 200))
    end = last_trick((10, 20, 13))
    end.totals = [251, 251, 200]
    trick(end, "6-6", "0-0", "1-1")
    assert end.over
    assert end.scores() == (262, 271, 213)
    assert end.standing().winners == (1,)


def test_dp_14_a_tie_after_the_tricks_asks_for_another_hand() -> None:
    state = last_trick((4, 10, 10))
    state.totals = [250, 245, 220]
    told = trick(state, "6-6", "0-0", "1-1")
    assert of("tie_after_tricks", told) == [(None, 255)]
    assert (state.phase, state.scores()) == ("deal", (255, 255, 230))
    assert state.standing().winners is None
    deal(state)
    assert (state.dealer, state.phase) == (0, "meld"), "the deal passes left and all three take part"


@pytest.mark.parametrize(("rule", "phase"), [("equal_totals", "over"), ("both_reached", "play")])
def test_dp_14_two_past_the_target_but_not_level(rule: str, phase: str) -> None:
    state = deal(table(meld_tie=rule), [FIVE, "2-1 2-2 3-2"])
    state.totals = [247, 252, 200]
    run(state, f"0 meld {FIVE}", "1 meld 2-1 2-2 3-2", "2 no_meld")
    assert (state.phase, state.scores()) == (phase, (252, 255, 200))
    assert state.standing().winners == ((1,) if phase == "over" else None)


def test_dp_15_the_golden_hand() -> None:
    result = golden("dp-15")
    assert result.stopped is None
    assert of("meld", result.events) == [(0, 5), (0, 2), (0, 3), (1, 3), (2, 3)]
    assert of("melds_paid", result.events) == [(0, 10), (1, 3), (2, 3)]
    taken = [(0, 6), (0, 1), (1, 11), (1, 1), (2, 6), (2, 1), (2, 6), (2, 1), (2, 1)]
    assert of("trick", result.events) == taken
    assert of("widow_taken", result.events) == [(2, 10)]
    assert of("tricks_paid", result.events) == [(0, 7), (1, 12), (2, 25)]
    assert result.state.standing().deal_scores == ((17, 15, 28),)


def test_dp_15_the_last_player_may_not_use_3_3_twice() -> None:
    both = "1-1 2-2 3-3 / 3-3 4-3 5-3"
    stopped = golden("dp-15", melds=both).stopped
    assert stopped is not None
    assert stopped[1].code == "meld-card-reused"
    across = golden("dp-15", "option tile_reuse across_kinds\n", both)
    assert of("melds_paid", across.events) == [(0, 10), (1, 3), (2, 6)]
    assert golden("dp-15", melds="3-3 4-3 5-3").state.scores() == (17, 15, 28)
