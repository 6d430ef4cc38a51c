"""What two-handed Pinochle refuses, and how its cards are named."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.core.api import CHANCE, Action, BadNotation, IllegalAction
from games.core.options import BadOption
from games.two_handed_pinochle import GAME
from tests.games.two_handed_pinochle_play import (
    at_the_last_draw,
    code,
    deal,
    first_of,
    following,
    last_trick,
    legal,
    meld,
    play_out,
    run,
    strict,
    table,
    win_trick,
    window,
)

# refusals


def test_every_code_of_the_rules_has_its_sentence_in_their_order() -> None:
    assert list(GAME.refusals) == [
        "game-over",
        "wrong-phase",
        "not-your-turn",
        "not-held",
        "ambiguous-card",
        "must-follow-suit",
        "must-trump",
        "must-play-higher",
        "meld-invalid",
        "meld-card-reused",
        "meld-limit",
        "meld-needs-fresh",
        "meld-shared-this-turn",
        "draw-choice-invalid",
        "bad-option",
    ]
    assert all(refusal.topic in GAME.topics for refusal in GAME.refusals.values())


def test_game_over() -> None:
    state = play_out(last_trick(120, (1100, 900), 1))
    assert state.over
    assert code(state, "0 play AS1") == code(state, "1 take neither") == "game-over"


def test_wrong_phase_before_a_deal_and_before_a_trick_is_won() -> None:
    state = table()
    assert code(state, "0 play AS1") == code(state, "0 meld KS1 QS1") == "wrong-phase"
    deal(state, {0: "KS1 QS1"})
    assert code(state, "0 meld KS1 QS1") == code(state, "0 done") == "wrong-phase"
    assert code(state, "0 take face_up") == code(state, "0 exchange 9H1") == "wrong-phase"


def test_wrong_phase_after_leading_after_done_and_while_the_draw_is_due() -> None:
    state = window("KS1 QS1")
    assert code(run(state.copy(), "0 done"), "0 meld KS1 QS1") == "wrong-phase"
    assert code(run(state.copy(), "0 done"), "0 done") == "wrong-phase"
    assert code(run(state.copy(), "0 play KS1"), "0 meld KS1 QS1") == "wrong-phase"
    assert code(window("KS1 QS1", meld_timing="before_draw"), "0 play KS1") == "wrong-phase"


def test_not_your_turn_for_the_loser_of_the_trick() -> None:
    state = window("KS1")
    assert code(state, "1 meld KD1 QD1") == code(state, "1 done") == code(state, "1 play AS1") == "not-your-turn"


def test_whose_turn_it_is_comes_before_what_he_holds_or_says() -> None:
    assert code(window("KS1"), "1 meld KS1 KS1") == "not-your-turn"
    state = at_the_last_draw()
    assert code(state, f"{1 - state.at} take neither") == "not-your-turn"
    assert code(state, f"{1 - state.at} meld KS1 QS1") == "wrong-phase"


@pytest.mark.parametrize("line", ["0 take face_up", "0 take neither", "1 take face_up"])
def test_nothing_is_taken_but_at_the_last_draw(line: str) -> None:
    assert code(window("KS1"), line) == "wrong-phase"
    assert code(following("AC1", "9C1"), line) == "wrong-phase"


def test_not_held() -> None:
    state = window("KS1 QS1")
    assert code(state, "0 play AC2") == "not-held"
    assert code(state, "0 play AC") == "not-held"
    assert code(state, "0 meld KS1 QD2") == "not-held"
    assert code(state, "0 meld KS1 KS1") == "not-held"
    assert code(state, "0 meld KS KS1") == "not-held"


def test_a_card_once_played_is_no_longer_held() -> None:
    state = window("KS1 QS1")
    run(state, "0 play KS1")
    assert code(run(state, f"1 play {first_of(state, 1)}"), f"{state.at} play KS1") == "not-held"


@pytest.mark.parametrize(
    ("lead", "hand", "card", "refused"),
    [
        ("AC1", "9C1 KH1", "KH1", "must-follow-suit"),
        ("AC1", "9D1 KH1", "9D1", "must-trump"),
        ("KC1", "9C1 TC1", "9C1", "must-play-higher"),
        ("KH1", "9H1 TH1", "9H1", "must-play-higher"),
    ],
)
def test_duties_of_the_second_phase(lead: str, hand: str, card: str, refused: str) -> None:
    state = following(lead, hand)
    assert code(state, f"1 play {card}") == refused


@pytest.mark.parametrize(
    ("lead", "hand", "card", "sentence"),
    [
        ("AC1", "9C1 KH1", "KH1", "clubs were led and you hold 9C1."),
        ("KC1", "9C1 AC1 KH1", "KH1", "clubs were led and you hold AC1."),
        ("AC1", "9D1 KH1 QH2", "9D1", "you have no clubs but hold a trump, QH2."),
        ("KC1", "9C1 AC1 TC2", "9C1", "you hold TC2, which beats KC1."),
        ("KH1", "9H1 KH2 TH1", "KH2", "you hold TH1, which beats KH1."),
    ],
)
def test_a_refusal_names_the_lowest_card_that_may_be_played_instead(
    lead: str, hand: str, card: str, sentence: str
) -> None:
    state = following(lead, hand)
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, Action("play", (card,)))
    assert GAME.sentence(refused.value.code, refused.value.details) == f"{card} can't be played: {sentence}"
    assert code(state, f"1 play {refused.value.details['due']}") == ""


@pytest.mark.parametrize(
    "cards",
    ["KS1 KH1 KD1", "KS1 KS2 KH1 KD1", "QS1 JH1", "KS1 QH1", "9S1", "KS1", "QS1 QS2 JD1", "KS1 QS1 KH1 QH1"],
)
def test_meld_invalid(cards: str) -> None:
    state = window("KS1 KS2 KH1 KD1 QS1 QS2 QH1 JD1 JH1 9S1")
    assert meld(state, cards) == "meld-invalid"


def test_a_run_in_a_plain_suit_is_no_meld() -> None:
    assert meld(window("AS1 TS1 KS1 QS1 JS1"), "AS1 TS1 KS1 QS1 JS1") == "meld-invalid"


def test_a_meld_that_breaks_several_rules_is_refused_by_the_first() -> None:
    options = {"melds_per_trick": "one", "fresh_card_required": "true", "same_turn_card_sharing": "false"}
    state = window("KS1 QS1 QS2 KD1", **options)
    assert meld(state, "KS1 QS1") == 20
    assert meld(state, "KS1 KD1") == "meld-invalid"
    assert meld(state, "KS1 QS2") == "meld-card-reused"


def test_meld_needs_fresh_comes_after_the_limit() -> None:
    options = {"melds_per_trick": "one", "fresh_card_required": "true"}
    state = window("KH1 QH1 KS1 KD1 KC1 QS1 QD1 QC1", "9C2", **options)
    assert meld(state, "KS1 KH1 KD1 KC1") == 80
    win_trick(state, "KH1 QH1 KS1 KD1 KC1 QS1 QD1 QC1")
    assert meld(state, "QS1 QH1 QD1 QC1") == 60
    assert meld(state, "KH1 QH1") == "meld-limit"
    win_trick(state, "KH1 QH1 KS1 KD1 KC1 QS1 QD1 QC1")
    assert meld(state, "KH1 QH1") == "meld-needs-fresh"


@pytest.mark.parametrize(("fresh", "refused"), [("true", "meld-needs-fresh"), ("false", "meld-shared-this-turn")])
def test_meld_needs_fresh_comes_before_a_card_shared_in_one_turn(fresh: str, refused: str) -> None:
    keep = "KS1 KH1 KD1 KC1 QS1 QH1 QD1 QC1 KH2"
    state = window(keep, "9C2", fresh_card_required=fresh, same_turn_card_sharing="false")
    assert meld(state, "KS1 KH1 KD1 KC1") == 80
    win_trick(state, keep)
    assert meld(state, "QS1 QH1 QD1 QC1") == 60
    assert meld(state, "KH1 QH1") == refused
    assert meld(state, "KH2 QH1") == "meld-shared-this-turn", "KH2 is fresh"


@pytest.mark.parametrize("word", ["indicator", "AH1", "face-up", "2", "none"])
def test_draw_choice_invalid_whatever_the_word(word: str) -> None:
    state = at_the_last_draw()
    assert code(state, f"{state.at} take {word}") == "draw-choice-invalid"


@pytest.mark.parametrize(
    "options",
    [
        {"score_divisor": "10"},
        {"score_divisor": "10", "card_points": "tens_fives"},
        {"decks": "2"},
        {"decks": "2", "hand_size": "12"},
        {"hand_size": "14"},
        {"target_score": "1100"},
        {"roundhouse": "yes"},
        {"bidding": "true"},
    ],
)
def test_bad_option(options: Mapping[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, options)


@pytest.mark.parametrize(
    "text", ["meld", "meld KS1 QS1 / KD1 QD1", "play", "play KS1 QS1", "play KS3", "take", "take up down", "pass", "1S"]
)
def test_what_is_no_action_here(text: str) -> None:
    with pytest.raises(BadNotation):
        window("KS1").read(0, text)


# copies and their names


def test_a_bare_name_is_the_only_copy_or_the_lowest_of_equal_ones() -> None:
    state = window("KS2 QS1 QS2 AD1")
    assert str(state.read(0, "play KS")) == "play KS2"
    assert str(state.read(0, "play QS")) == "play QS1"
    assert str(state.read(0, "meld QS KS")) == "meld KS2 QS1"


def test_a_bare_name_is_ambiguous_where_the_copies_have_different_rights() -> None:
    state = window("KS1 QS1 QS2 JD1 JD2 KC1")
    assert meld(state, "KS1 QS1") == 20
    assert code(state, "0 play QS") == "ambiguous-card"
    assert code(state, "0 meld QS JD1") == "ambiguous-card"
    assert not state.same("QS1", "QS2")
    assert code(state, "0 play QS2") == ""
    assert "QS" in GAME.sentence("ambiguous-card", state.details(0, Action("play", ("QS",)), "ambiguous-card"))


def test_bare_names_that_name_all_copies_are_clear() -> None:
    state = window("KS1 QS1 QS2 JD1 JD2")
    assert meld(state, "KS1 QS1") == 20
    assert meld(state, "QS QS JD JD") == 300


def test_not_held_comes_before_an_ambiguous_name() -> None:
    state = window("KS1 QS1 QS2")
    assert meld(state, "KS1 QS1") == 20
    assert code(state, "0 meld QS JD2") == "not-held"


def test_copies_are_alike_again_once_nothing_more_can_be_melded() -> None:
    state = strict(("QS1 QS2", "9C1 9C2"))
    state.married = state.deck.read(["QS1"])
    assert state.same("QS1", "QS2")
    assert str(state.read(0, "play QS")) == "play QS1"


def test_both_cards_of_a_broken_and_a_second_pinochle_are_alike() -> None:
    state = window("QS1 QS2 JD1 JD2")
    assert meld(state, "QS1 JD1") == 40
    win_trick(state, "QS1 QS2 JD2", lead="JD1")
    assert meld(state, "QS2 JD2") == 40
    assert state.same("QS1", "QS2")


def test_legal_names_every_physical_card() -> None:
    state = window("KS1 KS2 QS1")
    assert {"KS1", "KS2", "QS1"} <= legal(state)
    assert {"KS1 QS1", "KS2 QS1"} <= legal(state, "meld")


def test_a_stock_cut_short_goes_on_in_pack_order() -> None:
    state = table()
    names = list(state.pack())
    hands = f"* deal {' '.join(names[:12])} | {' '.join(names[12:24])} | {names[24]}"
    for ending in ("", " |", f" | {names[47]} {names[30]}"):
        action = state.read(CHANCE, (hands + ending).removeprefix("* "))
        first = ending.split()[1:]
        assert action.items[3].split() == [*first, *(name for name in names[25:] if name not in first)]
        assert state.accepts(CHANCE, action)


@pytest.mark.parametrize("text", ["deal AS1 | AS2 | KS1 | KS2", "deal", "deal AS1 AS1", "play AS1"])
def test_what_is_no_deal(text: str) -> None:
    with pytest.raises(BadNotation):
        table().read(CHANCE, text)
