"""Rules of thumb that people expect of whoever plays with them, at every level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from games.auction_pinochle import DECK, AuctionPinochle
from games.core.api import State
from games.core.bags import bag_of
from games.ninety_nine import NinetyNine
from games.players.api import PLAYERS
from tests.games import auction_pinochle_play as auction
from tests.games import ninety_nine_play as ninety_nine
from tests.games import worlds
from tests.scale import chance

LEVELS = ("easy", "normal", "hard")
RICH = "AS TS KS QS JS JD AH AD AC 9H 9C TC"
"""Sure to meld 150 + 100 + 40 with spades."""


def chosen(state: State, seat: int, level: str) -> list[str]:
    """What the level does, with different chances."""
    rng = Random(level)
    return [str(PLAYERS[level].choose(state.redeal(seat, rng), seat, rng)) for _ in range(3)]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_passes_below_what_he_is_sure_to_meld(level: str) -> None:
    state = auction.deal(auction.table(dealer=0), {2: RICH})
    auction.run(state, "1 bid 250")
    assert state.sure_meld(2) == 290
    assert "pass" not in chosen(state, 2, level)


@pytest.mark.parametrize("level", LEVELS)
def test_a_sure_meld_is_worth_a_bid_however_high_where_doubles_have_a_premium(level: str) -> None:
    state = auction.deal(auction.table("double_melds=premium", dealer=0), {2: "AS AS AH AH AD AD AC AC 9H 9D 9C JC"})
    auction.run(state, "1 bid 900")
    assert "pass" not in chosen(state, 2, level)


def giving(hand: str, trump: str = "H") -> AuctionPinochle:
    """Seat 2 is to give cards to the declarer, seat 0."""
    state = auction.contract(auction.deal(auction.table(), {2: hand}), 0, 250, trump)
    assert state.phase == "give"
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_a_double_pinochle_is_not_broken(level: str) -> None:
    state = giving("QS QS JD JD TH 9H AC TC JC 9C 9S 9D")
    for action in chosen(state, 2, level):
        assert not {"QS", "JD"} & set(action.split())


@pytest.mark.parametrize("level", LEVELS)
def test_no_marriage_goes_for_nothing_while_an_ace_and_trumps_can_go(level: str) -> None:
    state = giving("KC QC TH JH 9H AS AD 9S 9D JC 9C 9C")
    for action in chosen(state, 2, level):
        assert not {"KC", "QC"} & set(action.split())


@pytest.mark.parametrize("level", LEVELS)
def test_the_declarer_keeps_his_melds(level: str) -> None:
    state = giving("9H 9D JC 9C 9S TD KD QC KC TC JH 9D")
    auction.run(state, f"2 give {' '.join(state.spell(state.hands[2])[:4])}")
    before = auction_melds(state, 0)
    assert before > 0
    rng = Random(level)
    for _ in range(3):
        after = state.copy()
        after.do(0, PLAYERS[level].choose(state.redeal(0, rng), 0, rng))
        assert after.meld_points(0) >= before - 10


def auction_melds(state: AuctionPinochle, seat: int) -> int:
    """What a hand would meld as it is."""
    shown = state.copy()
    shown._meld_all(seat)
    return shown.meld_points(seat)


def late(hands: tuple[str, str, str, str], leader: int) -> AuctionPinochle:
    """A late lead with spades trump and seat 0's contract of 250; all cards but these are gone."""
    state = auction.contract(auction.deal(auction.table("pass_count=0")), 0, 250, "S")
    auction.run(state, "0 play_on")
    held = [hand.split() for hand in hands]
    played = 12 - len(held[0])
    gone = list((Counter(state.pack()) - Counter(card for hand in held for card in hand)).elements())
    state.hands = [bag_of(DECK, hand) for hand in held]
    state.gone = [bag_of(DECK, gone[seat * played : (seat + 1) * played]) for seat in range(4)]
    state.shown, state.melded = [0] * 4, [0] * len(state.melded)
    state.won, state.taken = [played, 0, 0, 0], [100, 0, 0, 0]
    state.turn = state.leader = leader
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_the_trump_ace_is_not_led_without_a_purpose(level: str) -> None:
    """A plain ace is sure while others must follow; the ace of trumps takes a trick later on as well."""
    state = late(("TS KS JH 9H KD", "AS AD 9C JC QC", "QS TH KH JD QD", "9S AH QH 9D TC"), leader=1)
    assert "play AS" not in chosen(state, 1, level)


def defenders_leads(rng: Random, least: int) -> Iterator[AuctionPinochle]:
    """Leads of the declarer's opponents who may choose between his trump and other suits, some tricks from the end."""
    found = 0
    while found < least:
        state = auction.table(dealer=rng.randrange(4))
        while not state.over and (state.dealing < 0 or not state.deal_due):
            state.do(*worlds.chosen(state, rng, sensible=True))
            if state.phase == "play" and not state.trick and state.turn % 2 != state.bidder % 2:
                suits = {card[1] for card in state.spell(state.hands[state.turn])}
                if sum(state.won) < 8 and len(suits) > 1 and state.standing().trump in suits:
                    found += 1
                    yield state.copy()


@pytest.mark.parametrize(("level", "leads"), [("easy", 60), ("normal", 25), ("hard", 3)])
def test_a_defender_does_not_lead_the_declarers_trump(level: str, leads: int) -> None:
    rng = chance(f"defenders {level}")
    for state in defenders_leads(rng, leads):
        chosen_ = PLAYERS[level].choose(state.redeal(state.turn, rng), state.turn, rng)
        assert chosen_.items[0][1] != state.standing().trump, state.spell(state.hands[state.turn])


@pytest.mark.parametrize("level", LEVELS)
def test_a_defender_who_holds_nothing_else_leads_trump_and_near_the_end_may_choose_it(level: str) -> None:
    state = late(("TS KS JH 9H KD", "AS TS QS JS 9S", "QH TH KH JD QD", "9D AH QH 9D TC"), leader=1)
    assert all(action.endswith("S") for action in chosen(state, 1, level))
    state = late(("TS KS JH 9H", "AS KC 9C JC", "QH TH KH JD", "9D AH QH TC"), leader=1)
    assert "play AS" in map(str, state.candidates(1, Random(1), 12))


@pytest.mark.parametrize("level", LEVELS)
def test_points_go_to_the_partners_trick(level: str) -> None:
    state = late(("9D TS KS JH 9H", "AD 9S QC JC 9C", "JD QS AH KH QH", "TD QD TC KC 9H"), leader=0)
    auction.run(state, "0 play 9D", "1 play AD", "2 play JD")
    assert set(chosen(state, 3, level)) == {"play TD"}


def ducking(bid: str, won: list[int]) -> NinetyNine:
    """The last player of a trick of hearts may win it with the ace or duck with the seven."""
    state = ninety_nine.trick(("9H KS KC", "TH QS QC", "AH 7H 6S"), "none")
    state.bids = [state.deck.read(cards.split()) for cards in ("9D 8D 6D", "7D TD JD", bid)]
    state.won, state.left = won, 9 - sum(won)
    return ninety_nine.run(state, "0 play 9H", "1 play TH")


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_met_his_bid_ducks(level: str) -> None:
    assert set(chosen(ducking("6H 8S AD", [3, 0, 3]), 2, level)) == {"play 7H"}


@pytest.mark.parametrize("level", LEVELS)
def test_who_needs_every_trick_wins(level: str) -> None:
    assert set(chosen(ducking("6C 8C AD", [3, 0, 3]), 2, level)) == {"play AH"}
