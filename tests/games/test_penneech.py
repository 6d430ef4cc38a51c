"""The worked examples of Penneech (rules 2.8), by their numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import games
from games.core.record import Replay, read_record, replay
from games.penneech import PACK
from tests.games.penneech_play import (
    code,
    deal,
    finish,
    holding,
    last_trick,
    lead_and_reply,
    legal,
    of,
    rows,
    table,
    tell,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "penneech"


@pytest.mark.parametrize(
    ("trump", "lead", "reply", "winner", "points"),
    [
        pytest.param("S", "QS", "KS", 1, 7, id="pe_01_both_honours_of_trump_score"),
        pytest.param("D", "AD", "7D", 1, 12, id="pe_02_penneech_takes_the_ace_of_trumps"),
        pytest.param("D", "7D", "AD", 0, 12, id="pe_02_penneech_led"),
        pytest.param("D", "7D", "2C", 0, 7, id="pe_02_a_discard_on_penneech"),
        pytest.param("C", "AD", "7D", 1, 0, id="pe_03_penneech_tops_diamonds_that_are_not_trump"),
        pytest.param("S", "8D", "7D", 1, 0, id="pe_03_and_scores_nothing"),
        pytest.param("H", "7S", "8S", 1, 0, id="pe_04_the_other_sevens_are_ordinary"),
        pytest.param("H", "KS", "2H", 1, 0, id="pe_05_the_king_is_no_trump"),
        pytest.param("H", "7D", "2H", 1, 0, id="pe_05_a_trump_beats_penneech"),
        pytest.param("H", "KS", "AC", 0, 0, id="pe_06_an_ace_of_another_suit_loses"),
        pytest.param("H", "JH", "3D", 0, 2, id="pe_06_a_trump_led_stands"),
        pytest.param("D", "9C", "JD", 1, 2, id="pe_06_a_trump_honour_wins_by_trumping"),
    ],
)
def test_the_trick_and_its_honours(trump: str, lead: str, reply: str, winner: int, points: int) -> None:
    state, told = lead_and_reply(trump, lead, reply)
    assert of("trick", told) == [(winner, 0)]
    assert of("honours", told) == ([(winner, points)] if points else [])
    assert state.scores()[winner] == points
    assert state.scores()[1 - winner] == 0
    assert state.actors() == (winner,)


@pytest.mark.parametrize(
    ("rule", "hand", "cards"),
    [
        ("follow_suit", "2S AH KC", ["2S"]),
        ("follow_or_trump", "2S AH KC", ["2S", "AH"]),
        ("follow_must_trump", "2S AH KC", ["2S"]),
        ("free", "2S AH KC", ["2S", "AH", "KC"]),
        ("follow_suit", "AH KC", ["AH", "KC"]),
        ("follow_or_trump", "AH KC", ["AH", "KC"]),
        ("follow_must_trump", "AH KC", ["AH"]),
        ("free", "AH KC", ["AH", "KC"]),
    ],
)
def test_pe_07_what_may_be_played_to_a_lead(rule: str, hand: str, cards: list[str]) -> None:
    state = holding("9S", hand, "H", follow_rule=rule)
    tell(state, "0 play 9S")
    assert legal(state, 1) == [f"play {card}" for card in cards]
    if "KC" not in cards:
        assert code(state, "1 play KC") == ("must-follow-suit" if "2S" in hand else "must-trump")


@pytest.mark.parametrize(("card", "points"), [("QC", 3), ("KD", 4), ("7H", 0), ("7D", 14)])
def test_pe_08_the_winner_scores_the_card_he_turns(card: str, points: int) -> None:
    state, told = lead_and_reply("S", "9S", "8S", turn=card)
    assert of("turn_up", told) == [(0, points)]
    assert state.scores() == (points, 0)
    assert state.standing().trump == card[1]
    assert state.view(None).zone("turn_up").items == (card,)


def test_pe_08_a_turned_penneech_is_in_no_trick_of_the_hand() -> None:
    state, _ = lead_and_reply("S", "9S", "8S", turn="7D")
    assert not any("7D" in zone.items for zone in state.places() if zone.name == "hand")


def test_pe_09_an_eighth_card_is_turned_and_scored() -> None:
    state = last_trick((3, 3), 0, turn="AS")
    told = finish(state)
    assert of("turn_up", told) == [(0, 5)]
    assert rows(state) == [(6, 0)]  # and a surplus of one card
    assert state.standing().trump == "S"


@pytest.mark.parametrize(
    ("before", "row"), [((3, 3), (1, 0)), ((4, 2), (3, 0)), ((5, 1), (5, 0)), ((6, 0), (7, 0)), ((0, 6), (0, 5))]
)
def test_pe_10_cards_over_seven_score_one_each(before: tuple[int, int], row: tuple[int, int]) -> None:
    state = last_trick(before, 0)
    told = finish(state)
    assert of("surplus", told) == [(0 if row[0] else 1, max(row))]
    assert rows(state) == [row]


def test_pe_11_the_game_stops_in_the_trick_and_no_card_is_turned() -> None:
    state = holding("QS 2C", "2S 3C", "S")
    state.totals = [58, 40]
    tell(state, "0 play QS")
    told = tell(state, "1 play 2S")
    assert state.over
    assert state.scores() == (61, 40)
    assert of("turn_up", told) == []
    assert of("game_won", told) == [(0, 61)]
    assert state.standing().winners == (0,)
    assert rows(state) == [(3, 0)]


def test_pe_11_the_game_stops_at_a_turn_up_and_no_surplus_is_counted() -> None:
    state = last_trick((3, 3), 0, turn="7D")
    state.totals = [60, 55]
    told = finish(state)
    assert state.over
    assert state.scores() == (74, 55)
    assert of("surplus", told) == []


def test_pe_11_the_surplus_may_decide() -> None:
    state = last_trick((4, 2), 0)
    state.totals = [59, 60]
    finish(state)
    assert state.over
    assert state.scores() == (62, 60)
    assert state.standing().winners == (0,)


RIGHT = "TS 9S 8H 7D 5D 3C 2C"


def test_pe_12_a_hand_without_face_cards_may_be_thrown_in() -> None:
    state = deal(table(dealer=0), "AH KH QH JH", RIGHT)
    assert (state.phase, state.actors()) == ("redeal", (1,))
    assert legal(state, 1) == ["throw_in", "keep"]
    assert state.standing().trump is None
    told = tell(state, "1 throw_in")
    assert sorted(told[0].items) == sorted(RIGHT.split())
    assert state.view(0).zone("thrown_in", 1).items == told[0].items
    assert (state.phase, state.scores(), rows(state)) == ("deal", (0, 0), [(0, 0)])
    deal(state, "AH KH QH JH", "TS 9S 8H 7D 5D 3C JC")
    assert (state.dealer, state.dealing, state.phase) == (0, 1, "play")
    assert state.view(0).zone("thrown_in", 1).items == ()


def test_pe_12_with_a_jack_nobody_is_asked() -> None:
    state = deal(table(dealer=0), "AH", "TS 9S 8H 7D 5D 3C JC", "KC")
    assert (state.phase, state.actors(), state.standing().trump) == ("play", (1,), "C")
    assert code(state, "1 throw_in") == "wrong-phase"


@pytest.mark.parametrize(
    ("card", "scores_for", "points"),
    [("KC", "nobody", 0), ("KC", "dealer", 4), ("7D", "nobody", 0), ("7D", "dealer", 14)],
)
def test_pe_13_the_first_turn_up(card: str, scores_for: str, points: int) -> None:
    state = deal(table(dealer=0, first_turnup_scores_for=scores_for), "AH", "AS", card)
    assert state.scores() == (points, 0)
    assert state.standing().trump == card[1]


def test_pe_14_honours_go_to_the_winner_or_to_each_holder() -> None:
    assert lead_and_reply("S", "QS", "KS")[0].scores() == (0, 7)
    state, told = lead_and_reply("S", "QS", "KS", trick_honours_to="holder")
    assert of("honours", told) == [(0, 3), (1, 4)]
    assert state.scores() == (3, 4)


def test_pe_14_honours_may_be_counted_at_the_end_of_the_hand() -> None:
    state, told = lead_and_reply("S", "QS", "KS", trick_honours_when="end_of_hand")
    assert of("honours_noted", told) == [(1, 7)]
    assert state.scores() == (0, 0)
    assert state.view(None).fact("noted", 1) == "7"
    end = last_trick((3, 3), 0, trick_honours_when="end_of_hand")
    end.noted = [0, 7]
    assert of("honours_counted", finish(end)) == [(1, 7)]
    assert rows(end) == [(1, 7)]


def golden(options: str = "") -> Replay:
    text = (GOLDEN / "pe-15.game").read_text().replace("dealer 0\n", f"dealer 0\n{options}")
    return replay(read_record(text, games()))


def test_pe_15_the_golden_hand() -> None:
    result = golden()
    assert result.stopped is None
    table_of_tricks = [(event.seat, event.items) for event in result.events if event.kind == "trick"]
    assert table_of_tricks == [
        (1, ("7D", "5D")),
        (1, ("QH", "7H")),
        (0, ("8D", "KD")),
        (1, ("JC", "4S")),
        (1, ("4H", "6S")),
        (0, ("4D", "6D")),
        (0, ("7S", "2D")),
    ]
    turned = [(event.seat, event.items[0], event.points) for event in result.events if event.kind == "turn_up"]
    assert turned == [
        (0, "JD", 0),
        (1, "AC", 5),
        (1, "8H", 0),
        (0, "9S", 0),
        (1, "5C", 0),
        (1, "5S", 0),
        (0, "TS", 0),
        (0, "JS", 2),
    ]
    assert of("honours", result.events) == [(1, 7)]
    assert of("surplus", result.events) == [(1, 1)]
    assert result.state.scores() == (2, 13)
    assert result.state.phase == "deal"


def test_pe_15_with_the_first_turn_up_for_the_dealer() -> None:
    assert golden("option first_turnup_scores_for dealer\n").state.scores() == (4, 13)


def test_pack_order_of_diamonds_begins_with_penneech() -> None:
    assert PACK.spell(PACK.read(["AD", "7D", "2D", "7S"])) == ("7S", "7D", "AD", "2D")
