"""Two-handed Pinochle, the course of a hand: who may play what when, and who takes a trick (rules 1.2 to 1.6, 1.9)."""

from __future__ import annotations

from itertools import permutations

import pytest

from games import games
from games.core.api import CHANCE
from games.core.melds import DECKS, SUITS
from games.core.options import BadOption
from games.core.record import BadRecord, read_record
from games.players.chance import deal as any_deal
from games.two_handed_pinochle import GAME, RANKINGS
from tests.games.two_handed_pinochle_play import (
    at_the_last_draw,
    code,
    deal,
    legal,
    meld,
    run,
    strict,
    table,
    tell,
    to_the_end,
    win_trick,
    window,
)
from tests.scale import chance

# seats, deck, deal


@pytest.mark.parametrize("line", ["seats 3", "seats 1", "dealer 2"])
def test_two_play_and_one_of_them_deals(line: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(f"game two-handed-pinochle\n{line}\n", games())
    assert refused.value.code == "bad-option"
    with pytest.raises(BadOption):
        GAME.start(2, {}, 2)


@pytest.mark.parametrize(("decks", "hand", "copies"), [("1", "12", "12"), ("2", "18", "1234")])
def test_the_pack_holds_each_card_of_six_ranks_once_a_copy(decks: str, hand: str, copies: str) -> None:
    pack = table(decks=decks, hand_size=hand).pack()
    assert sorted(pack) == sorted(rank + suit + copy for suit in "SHDC" for rank in "ATKQJ9" for copy in copies)


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_other_seat_leads_to_the_first_trick(dealer: int) -> None:
    state = table(dealer)
    deal(state)
    assert state.actors() == (1 - dealer,)


def takes(reply: str, lead: str, trump: str) -> bool:
    """Whether a reply takes the trick, by the words of the rules (1.3, 1.6)."""
    if reply[1] == lead[1]:
        return "9JQKTA".index(reply[0]) > "9JQKTA".index(lead[0])
    return reply[1] == trump


@pytest.mark.parametrize("copies", DECKS)
@pytest.mark.parametrize("trump", SUITS)
def test_who_takes_a_trick_for_every_lead_and_reply(copies: int, trump: str) -> None:
    """A T K Q J 9; the suit led, but trump over all; of identical cards the first."""
    names, beaters = DECKS[copies].name, RANKINGS[copies][trump].beaters
    for (lead, led), (reply, second) in permutations(enumerate(names), 2):
        assert beaters[lead] >> reply & 1 == takes(second, led, trump), (led, second)


def test_the_indicators_suit_is_trump_for_the_whole_hand() -> None:
    state = at_the_last_draw("AD2", keep="9D1", exchange=True)
    assert state.trump == "D"
    run(state, f"{state.at} take face_up", f"{state.at} done")
    assert (state.indicator, state.trump) == (-1, "D")
    assert state.view(None).fact("trump") == "D"
    for _ in to_the_end(state, chance("trump")):
        assert state.standing().trump == "D"


# the first phase


def test_in_the_first_phase_any_own_card_may_be_led_or_replied_from_hand_or_table() -> None:
    state = window("KH1 QH1 AS1")
    assert meld(state, "KH1 QH1") == 40
    assert legal(state) == set(state.deck.spell(state.owned(0))) >= {"KH1", "QH1", "AS1"}
    assert len(legal(state)) == 12, "melded cards are part of the hand"
    run(state, "0 play KH1")
    assert legal(state) == set(state.deck.spell(state.owned(1)))
    assert len(legal(state)) == 12, "no duty to follow, to trump or to win"


def test_a_reply_may_come_from_the_table_too() -> None:
    state = table()
    deal(state, {0: "9S1 AD1 9C1", 1: "KC1 QC1 AS1 TD1"})
    run(state, "0 play 9S1", "1 play AS1")
    assert meld(state, "KC1 QC1") == 20
    run(state, "1 play TD1", "0 play AD1", "0 play 9C1", "1 play QC1")
    assert state.actors() == (1,), "the queen from the table has won the trick"
    assert state.tables[1] == state.deck.read(["KC1"])


def test_both_draw_after_every_trick_the_winner_first_until_the_stock_is_empty() -> None:
    state = table()
    deal(state, {0: "9S1", 1: "AS1"}, "9H2", "KD1 QD1")
    run(state, "0 play 9S1", "1 play AS1")
    assert state.hands[1] & state.deck.read(["KD1"])
    assert state.hands[0] & state.deck.read(["QD1"])
    while not state.strict:
        sizes = [state.owned(seat).bit_count() for seat in (0, 1)]
        assert sizes == [12, 12]
        assert len(state.stock) == 23 - 2 * sum(state.won)
        win_trick(state)
        if state.phase == "final_draw":
            break
    assert (sum(state.won), len(state.stock), state.indicator >= 0) == (12, 1, True)


def test_who_may_choose_the_last_card_shows_it_to_nobody() -> None:
    state = at_the_last_draw()
    down = state.deck.name[state.stock[0]]
    events = tell(state, f"{state.at} take face_down")
    assert [event.to for event in events if down in event.items] == [state.at]
    assert down not in str(state.view(1 - state.at).zone("known", state.at))


def test_the_other_card_goes_to_the_loser() -> None:
    for word, takes in (("face_down", "down"), ("face_up", "up")):
        state = at_the_last_draw()
        cards = {"down": 1 << state.stock[0], "up": 1 << state.indicator}
        seat = state.at
        run(state, f"{seat} take {word}")
        assert state.hands[seat] & cards[takes]
        assert state.hands[1 - seat] & cards["up" if takes == "down" else "down"]


def test_done_is_legal_in_an_open_window_whether_or_not_there_is_a_meld() -> None:
    for hand in ("KS1 QS1", "AS1"):
        for timing in ("after_draw", "before_draw"):
            state = window(hand, "JH2", meld_timing=timing)
            state.hands[0] &= ~state.deck.read(["9H1", "9H2"])
            assert bool(legal(state, "meld")) == (hand == "KS1 QS1")
            assert code(state, "0 done") == ""


# the second phase


def test_the_winner_of_the_last_free_trick_leads_to_the_first_strict_one() -> None:
    for ending in ("done", "play"):
        state = at_the_last_draw()
        seat = state.at
        run(state, f"{seat} take face_up")
        run(state, f"{seat} {ending}" if ending == "done" else f"{seat} play {min(legal(state))}")
        assert state.strict
        assert state.at == (seat if ending == "done" else 1 - seat)


def test_in_the_second_phase_any_card_may_be_led_and_the_winner_leads_next() -> None:
    state = strict(("AS1 9H1 KD1", "TS1 TH1 AD1"))
    assert legal(state) == {"AS1", "9H1", "KD1"}
    run(state, "0 play KD1", "1 play AD1")
    assert state.actors() == (1,)
    assert legal(state) == {"TS1", "TH1"}


@pytest.mark.parametrize(("decks", "hand"), [("1", "12"), ("1", "15"), ("1", "18"), ("2", "15"), ("2", "18")])
def test_after_the_tricks_of_the_stock_come_as_many_as_a_hand_has_cards(decks: str, hand: str) -> None:
    state, rng = table(decks=decks, hand_size=hand, win_check="end_of_hand"), chance(f"tricks {decks} {hand}")
    state.do(CHANCE, any_deal(state, rng))
    free = (48 * int(decks) - 2 * int(hand)) // 2
    chosen_after = [sum(state.won) for event in to_the_end(state, rng) if event.kind == "take"]
    assert chosen_after == [free], "the last free trick, and no other, leaves a choice of cards"
    assert sum(state.won) == free + int(hand)
