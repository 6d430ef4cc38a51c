"""Auction Pinochle, the exchange (rules 1.5, 1.11): P7, P22, twin cards, and who knows what of it."""

from __future__ import annotations

from random import Random

import pytest

from games.auction_pinochle import DECK, AuctionPinochle
from games.core.api import BadNotation
from games.core.bags import bag_of
from tests.games.auction_pinochle_play import EXCHANGE, P7, P19, code, contract, deal, legal, run, table, tell

HELD = {0: P7, 2: "TS QS QS TH TH 9H KD AC TC KC QC 9C"}

FINAL_HAND = ("AS", "TS", "TS", "KS", "KS", "QS", "JS", "KH", "QH", "JH", "QD", "JD")


def exchange(options: str = "") -> AuctionPinochle:
    """Seat 0 declares spades; his partner holds one TS and two each of QS and TH."""
    return contract(deal(table(options), HELD), 0, 250, "S")


def test_p7_the_exchange_makes_a_meld_of_210_and_leaves_150_to_win() -> None:
    state = contract(deal(table(), P19), 0, 360)
    before = state.copy()
    assert run(before, "0 trump S").spell(before.hands[0]).count("QS") == 0
    run(state, *EXCHANGE)
    assert state.view(0).zone("hand", 0).items == FINAL_HAND
    assert state.meld_points(0) == 210
    assert state.meld_points(2) == 20
    assert state.bid - state.meld_points(0) == 150


def test_p7_without_the_exchange_the_declarers_meld_is_20() -> None:
    state = contract(deal(table("pass_count=0"), P19), 0, 360, "S")
    assert state.phase == "decide"
    assert state.meld_points(0) == 20


def test_p22_three_cards_are_no_exchange() -> None:
    state = exchange()
    assert code(state, "2 give TS QS QS") == "pass-count"
    assert code(state, "2 give TS QS QS TH TH") == "pass-count"
    assert code(state, "2 give") == "pass-count"


def test_p22_a_card_held_once_cannot_be_given_twice() -> None:
    state = exchange()
    assert code(state, "2 give TS TS QS TH") == "not-held"
    assert code(state, "2 give TS TS QS") == "not-held"
    assert code(state, "2 give AH QS TH 9H") == "not-held"
    assert code(state, "2 give QS QS QS TH") == "not-held"


def test_p22_one_copy_named_twice_is_not_held() -> None:
    state = exchange()
    assert code(state, "2 give QS1 QS1 TH 9H") == "not-held"
    assert code(state, "2 give QS2 QS2 TH") == "not-held"
    assert code(state, "2 give QS1 QS2 TH 9H") == ""


def test_p22_the_same_four_cards_may_be_returned() -> None:
    state = run(exchange("meld_mode=manual"), "2 give TS QS QS TH", "0 return TS QS QS TH")
    assert state.phase == "meld"
    assert state.spell(state.hands[2]) == tuple(HELD[2].split())
    assert state.view(2).zone("known", 0).items == ()


@pytest.mark.parametrize("written", ["TS", "TS1", "TS2"])
def test_a_copy_number_means_nothing_and_is_not_printed(written: str) -> None:
    state = exchange()
    assert str(state.read(2, f"give TH QS {written} TH2")) == "give TS QS TH TH"


def test_unknown_copies_are_no_cards() -> None:
    for word in ("TS3", "TS12", "8S", "S", "1"):
        with pytest.raises(BadNotation):
            exchange().read(2, f"give {word} QS TH 9H")


def test_twins_are_offered_as_often_as_they_are_held_and_each_choice_once() -> None:
    state = exchange()
    actions = legal(state, 2)
    assert len(actions) == len(set(actions)) == state.prompts(2)[0].size()
    assert len(actions) == 70 + 2 * 56 + 3 * 28 + 2 * 8 + 1, (
        "two kinds held twice, eight held once; 495 if copies counted"
    )
    assert "give QS QS TH TH" in actions
    assert "give TS QS QS TH" in actions


def test_the_declarer_chooses_of_sixteen() -> None:
    state = run(exchange(), "2 give TS QS QS TH")
    prompt = state.prompts(0)[0]
    assert (prompt.verb, len(prompt.items), prompt.least, prompt.most) == ("return", 16, 4, 4)


@pytest.mark.parametrize(
    ("line", "reason"), [("0 give KS KS AS AS", "not-your-turn"), ("1 give KS KS AS AS", "not-your-turn")]
)
def test_only_the_partner_gives(line: str, reason: str) -> None:
    assert code(exchange(), line) == reason


def test_only_the_declarer_returns() -> None:
    state = run(exchange(), "2 give TS QS QS TH")
    assert code(state, "2 return AC TC KC QC") == "not-your-turn"
    assert code(state, "2 give AC TC KC QC") == "wrong-phase"
    assert code(state, "0 play_on") == "wrong-phase"


def test_three_cards_may_be_the_size_of_the_exchange() -> None:
    state = exchange("pass_count=3")
    assert code(state, "2 give TS QS QS TH") == "pass-count"
    run(state, "2 give TS QS QS", "0 return JD QD JH")
    assert [hand.bit_count() for hand in state.hands] == [12] * 4


def test_without_an_exchange_the_decision_follows_the_trump() -> None:
    state = exchange("pass_count=0")
    assert state.phase == "decide"
    assert code(state, "2 give TS QS QS TH") == "wrong-phase"


def test_opponents_and_spectators_are_told_of_no_exchanged_card() -> None:
    state = exchange()
    given = tell(state, "2 give TS QS QS TH")
    returned = tell(state, "0 return KH QD JD TC")
    for events, kind, cards in (
        (given, "gave_cards", ("TS", "QS", "QS", "TH")),
        (returned, "returned_cards", ("KH", "QD", "JD", "TC")),
    ):
        assert {event.to for event in events if event.kind == kind} == {0, 2}
        assert {event.items for event in events if event.kind == kind} == {cards}
        public = [event for event in events if event.to is None and event.kind != "meld"]
        assert not any(event.items for event in public)


def test_the_partners_see_what_was_given_and_returned() -> None:
    state = run(exchange(), "2 give TS QS QS TH", "0 return KH QD JD TC")
    for seat in (0, 2):
        assert state.view(seat).zone("given", 2).items == ("TS", "QS", "QS", "TH")
        assert state.view(seat).zone("returned", 0).items == ("KH", "QD", "JD", "TC")
    for other in (1, 3, None):
        names = {zone.name for zone in state.view(other).zones}
        assert names.isdisjoint({"given", "returned"})


def test_the_giver_knows_what_the_declarer_kept_and_the_declarer_what_he_returned() -> None:
    state = run(exchange("meld_mode=manual"), "2 give TS QS QS TH", "0 return QS KH JD TC")
    assert state.view(2).zone("known", 0).items == ("TS", "QS", "TH")
    assert state.view(0).zone("known", 2).items == ("QS", "KH", "JD", "TC")
    assert all(state.view(seat).zone("known", 0).items == () for seat in (1, 3, None))


def test_before_the_return_the_giver_knows_all_four() -> None:
    state = run(exchange(), "2 give TS QS QS TH")
    assert state.view(2).zone("known", 0).items == ("TS", "QS", "QS", "TH")
    assert state.view(1).zone("known", 0).items == ()


def test_a_known_card_that_is_played_is_no_longer_known() -> None:
    state = run(exchange("first_lead=declarer"), "2 give TS QS QS TH", "0 return KH QH JH TC", "0 play_on")
    assert state.view(2).zone("known", 0).items.count("QS") == 2
    run(state, "0 play QS")
    assert state.view(2).zone("known", 0).items.count("QS") == 1


def test_playing_the_twin_of_a_given_card_leaves_no_certainty() -> None:
    state = exchange("first_lead=declarer meld_mode=manual")
    run(state, "2 give TS KD AC QC", "0 return KD AC QC JH", "0 done", "1 done", "2 done", "3 done", "0 play_on")
    assert state.spell(state.hands[0]).count("TS") == 2
    assert state.view(2).zone("known", 0).items == ("TS",)
    run(state, "0 play TS")
    assert state.spell(state.hands[0]).count("TS") == 1
    assert state.view(2).zone("known", 0).items == ()


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_redeal_keeps_what_a_seat_knows_of_the_exchange(viewer: int) -> None:
    state = run(exchange(), "2 give TS QS QS TH", "0 return KH QD JD TC", "0 play_on")
    for seed in range(25):
        world = state.redeal(viewer, Random(seed))
        assert world.view(viewer) == state.view(viewer)
        for holder in range(4):
            known = bag_of(DECK, state.view(viewer).zone("known", holder).items)
            assert world.hands[holder] & known == known
        for seat in (0, 2):
            known = bag_of(DECK, world.view(seat).zone("known", seat ^ 2).items)
            assert world.hands[seat ^ 2] & known == known, "the partners of a dealt world know true things"


def test_opponents_cannot_tell_which_cards_were_exchanged() -> None:
    state = run(exchange(), "2 give TS QS QS TH", "0 return KH QD JD TC", "0 play_on")
    worlds = [state.redeal(1, Random(seed)) for seed in range(40)]
    assert len({world.given for world in worlds}) > 20
    assert len({world.returned for world in worlds}) > 20
    assert len({tuple(world.hands) for world in worlds}) == 40
