"""What Ninety-Nine refuses, code by code in the order of the rules file (2.11)."""

from __future__ import annotations

import pytest

from games.core.api import BadNotation, IllegalAction
from games.ninety_nine import NinetyNine
from tests.games.ninety_nine_play import asked, code, deal, last_trick, lay_all, run, start, table, trick

HELD = "AC KC QC AD KD QD AH KH QH AS KS QS"


def over() -> NinetyNine:
    state = deal(table(rubber_games="1", target_score="1"))
    last_trick(state, (4, 4, 4), (3, 3, 3))
    assert state.over
    return state


@pytest.mark.parametrize("line", ["1 play AS", "0 lay AS KS QS", "2 reveal", "0 wish none"])
def test_game_over_comes_before_all_else(line: str) -> None:
    assert code(over(), line) == "game-over"


@pytest.mark.parametrize(
    ("seats", "options", "line"),
    [
        (2, {}, "1 reveal"),
        (5, {}, "1 reveal"),
        (4, {"partnership": "true"}, "1 declare"),
        (3, {"bidding": "leftover"}, "1 declare"),
        (3, {"bidding": "leftover"}, "1 reveal"),
        (3, {"bidding": "leftover", "magri_premiums": "open"}, "1 announce 3"),
        (3, {"premium_procedure": "simultaneous"}, "1 declare"),
        (3, {"premium_procedure": "simultaneous"}, "1 reveal"),
        (3, {}, "1 announce 3"),
        (3, {}, "1 open"),
        (3, {}, "1 open_announce 3"),
        (3, {}, "1 wish declare"),
    ],
)
def test_premium_not_allowed_in_any_phase(seats: int, options: dict[str, str], line: str) -> None:
    state = start(seats, options)
    assert code(state, line) == "wrong-phase", "while a deal is due"
    deal(state)
    assert code(state, line) == "premium-not-allowed"
    out_of_turn = f"0 {line.split(' ', 1)[1]}"
    assert code(state, out_of_turn) == "premium-not-allowed", "by anyone"


@pytest.mark.parametrize(
    ("state", "line"),
    [
        pytest.param(deal(table()), "0 play AS", id="play before all have bid"),
        pytest.param(asked(), "1 lay AS KS QS", id="lay after it"),
        pytest.param(deal(table(bidding="leftover")), "1 lay AS KS QS", id="lay with leftover"),
        pytest.param(run(asked(), "1 reveal"), "2 pass", id="an opinion after the phase ended"),
        pytest.param(asked(), "1 upgrade", id="upgrade with nothing pending"),
        pytest.param(asked(), "1 yield", id="yield with nothing pending"),
        pytest.param(run(asked(), "1 declare", "2 reveal"), "1 pass", id="pass while an upgrade is pending"),
        pytest.param(run(asked(), "1 declare", "2 reveal"), "0 reveal", id="an offer while an upgrade is pending"),
        pytest.param(run(asked(), "1 reveal"), "1 dummy AS", id="dummy without a dummy"),
        pytest.param(table(), "0 pass", id="a deal is due"),
        pytest.param(asked(), "1 trump S", id="trump where none is chosen"),
    ],
)
def test_wrong_phase_whoever_acts(state: NinetyNine, line: str) -> None:
    assert code(state, line) == "wrong-phase"


def test_already_bid() -> None:
    state = run(deal(table(premium_procedure="simultaneous"), {0: HELD}), "0 lay AC KC QC")
    assert code(state, "0 lay AD KD QD") == "already-bid"
    run(state, "0 wish reveal")
    assert code(state, "0 wish none") == "already-bid"
    assert code(run(deal(table(), {0: HELD}), "0 lay AC KC QC"), "0 lay AC") == "already-bid"


def test_not_controller_comes_before_not_your_turn() -> None:
    state = run(lay_all(deal(table(2))), "1 pass", "0 pass")
    assert state.controller == 1
    dummy = state.spell(state.hands[2])[0]
    assert code(state, f"0 dummy {dummy}") == "not-controller"
    assert code(state, f"1 dummy {dummy}") == "wrong-source"
    own = state.spell(state.hands[1])[0]
    assert code(state, f"0 play {own}") == "not-your-turn"


def test_not_your_turn() -> None:
    assert code(asked(), "0 pass") == "not-your-turn"
    assert code(run(asked(), "1 declare", "2 reveal"), "2 yield") == "not-your-turn"
    state = run(deal(table(trump_method="premium_chooses")), "1 reveal")
    assert code(state, "2 trump S") == "not-your-turn"
    assert code(run(asked(), "1 reveal"), "2 play AS") == "not-your-turn"


def test_not_held_names_the_card() -> None:
    state = deal(table(), {0: HELD})
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, state.read(0, "lay AC KC 6S"))
    assert (refused.value.code, refused.value.details) == ("not-held", {"card": "6S"})


def test_a_laid_bid_card_is_not_in_the_hand() -> None:
    state = asked()
    bid = state.spell(state.bids[1])[0]
    assert code(run(state, "1 reveal"), f"1 play {bid}") == "not-held"


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("0 lay AC AC", "bid-count"),
        ("0 lay AC", "bid-count"),
        ("0 lay", "bid-count"),
        ("0 lay AC KC QC AD", "bid-count"),
        ("0 lay AC AC KD", "duplicate-card"),
        ("0 lay 6S 6S", "not-held"),
        ("0 lay 6S 6S KD", "not-held"),
        ("0 lay AC KD AH", ""),
    ],
)
def test_three_different_cards_of_ones_own_make_a_bid(line: str, refused: str) -> None:
    assert code(deal(table(), {0: HELD}), line) == refused


def test_premium_outranked() -> None:
    assert code(run(asked(), "1 declare"), "2 declare") == "premium-outranked"
    assert code(run(asked(), "1 declare"), "2 reveal") == ""
    assert code(run(asked(5), "1 declare"), "2 declare") == "", "five may all declare"


def test_announce_range() -> None:
    state = deal(table(bidding="leftover"))
    assert code(state, "1 announce 10") == code(state, "1 open_announce 10") == "announce-range"
    assert code(run(state, "1 announce 0", "2 open"), "1 upgrade 3") == "announce-range"


def test_invalid_trump() -> None:
    state = run(deal(table(trump_method="premium_chooses")), "1 reveal")
    assert code(state, "1 trump none") == code(state, "1 trump nines") == "invalid-trump"


def test_must_follow_suit_names_the_suit() -> None:
    state = run(trick(["TD", "6D AH", "7D"]), "0 play TD")
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, state.read(1, "play AH"))
    assert refused.value.details == {"card": "AH", "suit": "D"}
    assert "diamonds" in state.game.sentence(refused.value.code, refused.value.details)


def test_following_nines_says_nines() -> None:
    state = run(trick(["9D", "9C AH", "7D"], "nines"), "0 play 9D")
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, state.read(1, "play AH"))
    assert refused.value.details == {"card": "AH", "suit": "nines"}


@pytest.mark.parametrize(
    "line",
    [
        "1 play 2C",
        "1 play 11S",
        "1 play JOKER",
        "1 play AS KS",
        "1 play",
        "1 dance",
        "1 PASS",
        "1 pass now",
        "1 trump X",
        "1 announce three",
        "1 announce",
        "1 upgrade 1 2",
        "1 wish perhaps",
        "3 pass",
        "1 lay AS KS QX",
        "1 play as",
    ],
)
def test_what_is_no_action_of_this_table_cannot_be_read(line: str) -> None:
    with pytest.raises(BadNotation):
        code(asked(), line)
