"""Auction Pinochle, the play of the cards (rules 1.5): P14, P15, P16, what play shows, and 250 points a hand."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.auction_pinochle import DECK, VALUES, AuctionPinochle
from games.core.api import IllegalAction
from games.core.bags import bag_of, join, less, put, settle, take
from games.core.melds import holds
from tests.games import worlds
from tests.games.auction_pinochle_play import code, contract, deal, legal, run, table, tell, trick

ROWS = (
    ("KS", "AS QS 9H", "AS", "AS QS"),
    ("KS AS", "AS TS QS", "AS TS QS", "AS TS QS"),
    ("KS 9H", "AS QS", "AS QS", "AS QS"),
    ("KS JH", "KH 9H AD", "KH", "KH 9H"),
    ("KS TH", "QH 9H AD", "QH 9H", "QH 9H"),
    ("KS TH", "AD JC", "AD JC", "AD JC"),
    ("QH", "JH 9H AC", "JH 9H", "JH 9H"),
    ("QH KH", "TH QH", "TH", "TH"),
    ("AD 9D", "9H TC", "9H", "9H"),
)
"""P14: the trick so far with hearts trump, the holding, and what may be played under either option."""


@pytest.mark.parametrize(("cards", "holding", "always", "trump_led_only"), ROWS)
def test_p14_following(cards: str, holding: str, always: str, trump_led_only: str) -> None:
    for heading, allowed in (("always", always), ("trump_led_only", trump_led_only)):
        state = trick(cards, holding, heading)
        assert legal(state, state.turn) == [f"play {card}" for card in allowed.split()]
        refused = set(holding.split()) - set(allowed.split())
        for card in refused:
            assert code(state, f"{state.turn} play {card}").startswith("must-")


@pytest.mark.parametrize(
    ("cards", "holding", "card", "reason"),
    [
        ("KS", "AS QS 9H", "QS", "must-play-higher"),
        ("KS", "AS QS 9H", "9H", "must-follow-suit"),
        ("KS", "AS QS 9H", "TS", "not-held"),
        ("KS JH", "KH 9H AD", "9H", "must-overtrump"),
        ("KS JH", "KH 9H AD", "AD", "must-trump"),
        ("KS TH", "QH 9H AD", "AD", "must-trump"),
        ("QH KH", "TH QH", "QH", "must-play-higher"),
        ("AD 9D", "9H TC", "TC", "must-trump"),
    ],
)
def test_p14_refused(cards: str, holding: str, card: str, reason: str) -> None:
    state = trick(cards, holding)
    assert code(state, f"{state.turn} play {card}") == reason


@pytest.mark.parametrize(
    ("cards", "holding", "heading", "card", "sentence"),
    [
        ("KS", "AS TS QS 9H", "always", "QS", "you hold TS, which beats KS."),
        ("KS", "AS QS 9H", "always", "9H", "spades were led and you hold AS."),
        ("KS", "AS QS 9H", "trump_led_only", "9H", "spades were led and you hold QS."),
        ("KS AS", "TS QS 9H", "always", "9H", "spades were led and you hold QS."),
        ("KS JH", "TH KH 9H AD", "always", "9H", "you hold a higher trump than JH: KH."),
        ("KS JH", "KH 9H AD", "always", "AD", "you have no spades but hold a trump, KH."),
        ("KS JH", "KH 9H AD", "trump_led_only", "AD", "you have no spades but hold a trump, 9H."),
        ("QH KH", "TH QH", "trump_led_only", "QH", "you hold TH, which beats KH."),
    ],
)
def test_a_refusal_names_the_lowest_card_that_may_be_played_instead(
    cards: str, holding: str, heading: str, card: str, sentence: str
) -> None:
    state = trick(cards, holding, heading)
    action = state.read(state.turn, f"play {card}")
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.turn, action)
    said = state.game.sentence(refused.value.code, refused.value.details)
    assert said == f"{card} can't be played: {sentence}"
    assert code(state, f"{state.turn} play {refused.value.details['due']}") == ""


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("KS AS AS 9S", 1), ("KS 9H JH JH", 2), ("TD KD QD JD", 0), ("QC AD AS TS", 0), ("TH TH JC 9C", 0)],
)
def test_p15_winners(cards: str, winner: int) -> None:
    first, second, third, last = cards.split()
    state = trick(f"{first} {second} {third}", last)
    state.hands[winner] |= bag_of(DECK, ["9C"])  # so that the hand goes on
    events = tell(state, f"3 play {last}")
    assert next(event.seat for event in events if event.kind == "trick") == winner
    assert state.actors() == (winner,)
    assert [state.view(None).fact("tricks", seat) for seat in range(4)].count("1") == 1


@pytest.mark.parametrize(("last", "taken"), [(False, 25), (True, 35)])
def test_p16_the_last_trick_counts_ten_more(last: bool, taken: int) -> None:
    state = trick("AS TS KS", "9H")
    if not last:
        state.hands[3] |= bag_of(DECK, ["9C"])
    events = tell(state, "3 play 9H")
    assert state.taken == [0, 0, 0, taken]
    assert ("last_trick" in [event.kind for event in events]) == last


@pytest.mark.parametrize(("first_lead", "leader"), [("eldest", 0), ("declarer", 2)])
def test_who_leads_first(first_lead: str, leader: int) -> None:
    state = contract(deal(table(f"pass_count=0 first_lead={first_lead}")), 2, 250, "H")
    assert run(state, "2 play_on").actors() == (leader,)


@pytest.mark.parametrize("scale", ["classic", "tens_fives", "counters"])
def test_card_points_are_the_tables(scale: str) -> None:
    state = contract(deal(table(f"pass_count=0 card_points={scale}")), 0, 250, "H")
    points = {"classic": (11, 10, 4, 3, 2, 0), "tens_fives": (10, 10, 5, 5, 0, 0), "counters": (10, 10, 10, 0, 0, 0)}
    values = VALUES[state.agreed.card_points]
    assert tuple(values[DECK.number[rank + "S1"]] for rank in "ATKQJ9") == points[scale]


def beats(card: str, other: str, trump: str) -> bool:
    """Whether a card takes the trick from the best so far (1.2, 1.5); of two identical cards the first stays."""
    if card[1] == other[1]:
        return "9JQKTA".index(card[0]) > "9JQKTA".index(other[0])
    return card[1] == trump


def best_of(cards: list[str], trump: str) -> str:
    """The card that is winning a trick."""
    best = cards[0]
    for card in cards[1:]:
        best = card if beats(card, best, trump) else best
    return best


def must_play(holding: list[str], so_far: list[str], trump: str, always: bool) -> set[str]:
    """The rule of 1.5 word for word, over lists."""
    if not so_far:
        return set(holding)
    led, best = so_far[0][1], best_of(so_far, trump)
    suit = [card for card in holding if card[1] == led]
    trumps = [card for card in holding if card[1] == trump]
    trumped = best[1] == trump and led != trump
    if suit:
        head = led == trump or (always and not trumped)
        return {card for card in suit if head and beats(card, best, trump)} or set(suit)
    if trumps:
        return {card for card in trumps if always and trumped and beats(card, best, trump)} or set(trumps)
    return set(holding)


@given(seed=st.integers(0, 2**32 - 1))
def test_what_may_be_played_is_the_rule_word_for_word(seed: int) -> None:
    rng = Random(seed)
    start = worlds.random_table("auction-pinochle", rng).start()
    for step in worlds.walk(start, rng, deals=1):
        state = step.state
        assert isinstance(state, AuctionPinochle)
        if state.phase != "play":
            continue
        so_far = [DECK.kinds[card // 2] for card in state.trick]
        holding = list(state.spell(state.hands[state.turn]))
        expected = must_play(holding, so_far, state.trump, state.agreed.heading == "always")
        assert set(state.spell(state.playable())) == expected
        assert len(state.spell(state.playable())) == len(expected), "each kind once"


@given(seed=st.integers(0, 2**32 - 1))
def test_the_best_card_takes_the_trick_and_its_player_leads_next(seed: int) -> None:
    rng = Random(seed)
    for step in worlds.walk(worlds.random_table("auction-pinochle", rng).start(), rng, deals=1):
        state = step.state
        assert isinstance(state, AuctionPinochle)
        if len(state.trick) < 3 or step.action.verb != "play":
            continue
        cards = [*(DECK.kinds[card // 2] for card in state.trick), step.action.items[0]]
        winner = (state.leader + cards.index(best_of(cards, state.trump))) % 4
        after = state.after(step.seat, step.action)
        won = [new - old for new, old in zip(after.standing().tricks, state.won, strict=True)]
        assert won == [int(seat == winner) for seat in range(4)]
        assert after.phase != "play" or after.actors() == (winner,)


@given(seed=st.integers(0, 2**32 - 1))
def test_a_played_hand_is_worth_250_points_and_nobody_holds_what_play_has_barred(seed: int) -> None:
    rng = Random(seed)
    start = worlds.random_table("auction-pinochle", rng).start()
    for step in worlds.walk(start, rng, deals=3):
        state = step.state
        assert isinstance(state, AuctionPinochle)
        assert all(not hand & barred for hand, barred in zip(state.hands, state.barred, strict=False))
        taken = [*state.taken]
        after = state.after(step.seat, step.action)
        if state.phase == "play" and after.phase != "play":
            assert sum(after.taken) == 250
            assert sum(after.won) == 12
        elif state.phase == "play":
            assert sum(after.taken) >= sum(taken)


def test_a_seat_that_did_not_head_is_dealt_no_higher_card_anew() -> None:
    state = contract(deal(table("pass_count=0"), {1: "9S 9S JH JH JD JD JC JC 9H 9H 9D 9D"}), 0, 250, "H")
    state = run(deal_of_spades(state), "0 play_on", "0 play KS", "1 play 9S")
    for seed in range(30):
        world = state.redeal(3, Random(seed))
        held = world.spell(world.hands[1])
        assert not {"AS", "TS"} & set(held)
        assert world.view(3) == state.view(3)


def deal_of_spades(state: AuctionPinochle) -> AuctionPinochle:
    """Give seat 0 a king of spades to lead."""
    assert "KS" in state.spell(state.hands[0])
    return state


def test_a_seat_that_discarded_is_dealt_neither_suit_nor_trump_anew() -> None:
    hands = {0: "AS AS TS TS KS KS 9S JS 9C 9C 9D 9D", 1: "AC AC TC TC KC KC QC QC JC JC AD AD"}
    state = run(contract(deal(table("pass_count=0"), hands), 0, 250, "H"), "0 play_on", "0 play AS", "1 play JC")
    for seed in range(30):
        world = state.redeal(2, Random(seed))
        assert not {card[1] for card in world.spell(world.hands[1])} & {"S", "H"}


def test_known_cards_and_barred_cards_go_together() -> None:
    rng = Random(7)
    for _ in range(12):
        for step in worlds.walk(table(), rng, deals=1, sensible=True):
            state = step.state
            assert isinstance(state, AuctionPinochle)
            if state.deal_due:
                continue
            for seat in range(4):
                world = state.redeal(seat, rng)
                assert world.view(seat) == state.view(seat)
                assert all(not hand & barred for hand, barred in zip(world.hands, state.barred, strict=True))
                everything = 0
                for bag in (*world.hands, *world.gone):
                    everything = join(everything, bag)
                assert everything == DECK.all


bags = st.lists(st.sampled_from(DECK.kinds), max_size=16).map(
    lambda kinds: bag_of(DECK, (kind for place, kind in enumerate(kinds) if kinds[:place].count(kind) < 2))
)


@given(one=bags, other=bags)
def test_bags_add_and_subtract_like_lists(one: int, other: int) -> None:
    names = list(DECK.spell_kinds(one))
    for kind in DECK.spell_kinds(other):
        if kind in names:
            names.remove(kind)
    assert list(DECK.spell_kinds(less(one, other))) == names
    assert join(less(one, other), one & other) == one
    assert settle(one & ~other) & settle(one) == settle(one & ~other)


@given(bag=bags, kind=st.sampled_from(range(24)))
def test_a_card_put_into_a_bag_can_be_taken_again(bag: int, kind: int) -> None:
    if DECK.count(bag, kind) < 2:
        more = put(bag, 2 * kind)
        assert DECK.count(more, kind) == DECK.count(bag, kind) + 1
        assert take(more, 2 * kind) == bag


def test_a_redeal_deals_hardly_a_meld_that_would_have_been_shown() -> None:
    rng = Random(3)
    unshown = hands = 0
    for _ in range(8):
        for step in worlds.walk(table(), rng, deals=1, sensible=True):
            state = step.state
            assert isinstance(state, AuctionPinochle)
            if state.phase != "play" or state.trick:
                continue
            world = state.redeal(0, rng)
            for seat in (1, 2, 3):
                held = holds(DECK, state.trump, join(world.hands[seat], world.gone[seat]))
                shown = [(row.name, times) for row, times, _ in state.melds_of(seat)]
                unshown += [(meld.meld.name, meld.times) for meld in held] != shown
                hands += 1
    assert hands > 150
    assert unshown <= hands * 0.05
