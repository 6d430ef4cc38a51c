"""The ways on from fixed deals under every option that says what may be done, counted by the literal rules too."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from games.core.api import CHANCE, Action, Prompt, State
from games.core.options import text
from games.domino_pinochle import GAME
from games.players.chance import deal
from tests.games import auction_pinochle_play as auction
from tests.games import domino_pinochle_play as domino
from tests.games import penneech_play as penneech
from tests.games import two_handed_pinochle_play as two_handed
from tests.games.literal import Penneech, Tricks, high_end, strict, ways
from tests.games.penneech_play import ALSO_EMPTY, EMPTY
from tests.games.test_domino_pinochle_options import double, tier
from tests.games.test_melds import written

DEALS = range(3)
"""Each number is a deal, the same in every run."""


def fixed(state: State, number: int) -> list[list[str]]:
    """Deal that deal; its groups."""
    action = deal(state, Random(f"deal {number}"))
    state.apply(CHANCE, action)
    return [group.split() for group in action.items]


def prompt(state: State, verb: str) -> Prompt:
    """What whoever acts may do with that verb; nothing where he may not."""
    return next((p for p in state.prompts(state.actors()[0]) if p.verb == verb), Prompt(verb))


# Penneech


def counts_of_penneech(number: int, **options: str) -> int:
    state = penneech.table(number % 2, redeal_right="off", **options)
    *hands, stock = fixed(state, number)
    leader = state.dealer if options.get("first_leader") == "dealer" else 1 - state.dealer
    return ways(state, Penneech(options["follow_rule"], hands, leader, stock), 5)


@pytest.mark.parametrize("first_leader", ["nondealer", "dealer"])
def test_penneech_is_followed_as_was_agreed(first_leader: str) -> None:
    found = Counter[str]()
    for rule in ("follow_suit", "follow_or_trump", "follow_must_trump", "free"):
        for number in DEALS:
            found[rule] += counts_of_penneech(number, follow_rule=rule, first_leader=first_leader)
    assert found["follow_must_trump"] < found["follow_suit"] < found["follow_or_trump"] < found["free"]
    assert found["free"] == len(DEALS) * 7 * 7 * 6 * 6 * 5


@pytest.mark.parametrize(
    ("hands", "options", "asked"),
    [
        ((EMPTY, ALSO_EMPTY), {}, 2),
        ((EMPTY, ALSO_EMPTY), {"redeal_right": "nondealer_only"}, 1),
        ((EMPTY, ALSO_EMPTY), {"redeal_right": "off"}, 0),
        ((EMPTY, "AS"), {}, 1),
        (("AS", ALSO_EMPTY), {}, 1),
        (("AS", ALSO_EMPTY), {"redeal_right": "nondealer_only"}, 0),
        ((f"{EMPTY[:-2]}7D", ALSO_EMPTY), {}, 2),
        ((f"{EMPTY[:-2]}7D", ALSO_EMPTY), {"penneech_blocks_redeal": "true"}, 1),
    ],
)
def test_who_may_throw_in_is_asked_in_turn(hands: tuple[str, str], options: dict[str, str], asked: int) -> None:
    state = penneech.deal(penneech.table(1, **options), *hands)
    for _ in range(asked):
        assert penneech.legal(state, state.actors()[0]) == ["throw_in", "keep"]
        assert state.after(state.actors()[0], Action("throw_in")).deal_due
        state = state.after(state.actors()[0], Action("keep"))
    assert state.phase == "play"


# Domino Pinochle


@pytest.mark.parametrize("number", DEALS)
def test_dominoes_follow_the_high_end_whatever_the_options(number: int) -> None:
    found = set()
    options: dict[str, str]
    for options in ({}, {"meld_suits": "high_end_only"}, {"double_in_sequence": "doubles_suit_only"}):
        state = domino.table(number, **options)
        *hands, _ = fixed(state, number)
        domino.run(state, *(f"{(state.dealer + 1 + turn) % 3} no_meld" for turn in range(3)))
        found.add(ways(state, high_end(hands, (state.dealer + 1) % 3), 5))
    assert len(found) == 1
    assert min(found) > 9 * 8 * 5


MELDING = {
    "double_in_sequence": "doubles_suit_only",
    "meld_suits": "high_end_only",
    "tile_reuse": "across_kinds",
    "widow_uses_per_player": "once",
    "doubles_wrap": "true",
}
"""The options of what may be declared together, each with its other value."""
USUAL = {name: text(setting.default) for setting in GAME.settings() if (name := setting.name) in MELDING}


def declarations(hand: list[str], widow: str, given: dict[str, str]) -> int:
    """How many declarations there are, that of no melds among them: every set of melds, tile by tile."""
    given = {**given, "doubles_five_needs_adjacent": "false"}
    threes = combinations(sorted([*hand, widow]), 3)
    melds = [three for three in threes if tier(three, widow, given)]
    sets = (chosen for size in range(len(melds) + 1) for chosen in combinations(melds, size))
    return sum(together(chosen, widow, given) for chosen in sets)


def together(chosen: tuple[tuple[str, ...], ...], widow: str, given: dict[str, str]) -> bool:
    """Whether a declaration may hold these melds (3.5)."""
    if given["widow_uses_per_player"] == "once" and sum(widow in three for three in chosen) > 1:
        return False
    across = given["tile_reuse"] == "across_kinds"
    uses = [(tile, across and all(map(double, three))) for three in chosen for tile in three if tile != widow]
    return len(uses) == len(set(uses))


def declared(given: dict[str, str]) -> list[int]:
    """The number of declarations in each of some deals, as the literal rules have it too."""
    found = []
    for number in range(25):
        state = domino.table(2, **given)
        hand, *_, (widow,) = fixed(state, number)
        found.append(sum(offer.size() for offer in state.prompts(0)))
        assert found[-1] == declarations(hand, widow, given)
    return found


@pytest.mark.parametrize("name", MELDING)
def test_what_may_be_declared_together_is_what_was_agreed(name: str) -> None:
    usual, other = declared(USUAL), declared({**USUAL, name: MELDING[name]})
    assert usual != other
    more = name in ("tile_reuse", "doubles_wrap")
    assert all((one <= two) if more else (one >= two) for one, two in zip(usual, other, strict=True))


# Auction Pinochle, hearts being trump


def in_play(number: int, options: str) -> State:
    """That deal with seat 1's contract in hearts, about to be played; no cards are exchanged."""
    state = auction.table(f"pass_count=0 {options}", dealer=number)
    fixed(state, number)
    auction.contract(state, 1, 250, "H")
    while state.phase == "meld":
        auction.run(state, f"{state.actors()[0]} done")
    return auction.run(state, "1 play_on")


def hands_of(state: State) -> list[list[str]]:
    return [list(state.view(seat).zone("hand", seat).items) for seat in range(state.seats)]


def walked(state: State, literal: Tricks, cards: int, rng: Random) -> State:
    """So many cards on, the same ones here and there."""
    for _ in range(cards):
        action = state.sample(literal.actor, rng)
        literal.play(action.items[0])
        state = state.after(state.actors()[0], action)
    return state


@pytest.mark.parametrize("first_lead", ["eldest", "declarer"])
@pytest.mark.parametrize("heading", ["always", "trump_led_only"])
@pytest.mark.parametrize("number", DEALS)
def test_tricks_of_the_auction_game_begin_and_end_as_was_agreed(number: int, heading: str, first_lead: str) -> None:
    state = in_play(number, f"first_lead={first_lead} heading={heading}")
    leader = 1 if first_lead == "declarer" else (number + 1) % 4
    literal = strict(hands_of(state), leader, heading=heading == "always")
    assert ways(state, literal, 3) > 12
    late = walked(state, literal, 36, Random(number))
    assert ways(late, literal, 12) >= 1


def test_who_need_not_head_has_more_ways() -> None:
    found = {}
    for heading in ("always", "trump_led_only"):
        states = [in_play(number, f"heading={heading}") for number in DEALS]
        leads = [(number + 1) % 4 for number in DEALS]
        tricks = [strict(hands_of(s), lead, heading=heading == "always") for s, lead in zip(states, leads, strict=True)]
        found[heading] = sum(ways(state, literal, 3) for state, literal in zip(states, tricks, strict=True))
    assert found["always"] < found["trump_led_only"]


@pytest.mark.parametrize("count", [4, 3])
@pytest.mark.parametrize("number", DEALS)
def test_any_cards_may_be_given_and_returned_each_choice_once(number: int, count: int) -> None:
    state = auction.table(f"pass_count={count}", dealer=number)
    hands = fixed(state, number)
    auction.contract(state, 1, 250, "H")
    given = state.sample(3, Random(number))
    for seat, verb in ((3, "give"), (1, "return")):
        assert prompt(state, verb).size() == len({tuple(sorted(cards)) for cards in combinations(hands[seat], count)})
        if verb == "give":
            hands[1] += given.items
            state.apply(3, given)


@pytest.mark.parametrize("number", range(8))
def test_any_suit_may_be_named_or_one_whose_marriage_is_held(number: int) -> None:
    for needed in ("false", "true"):
        state = auction.table(f"trump_needs_marriage={needed}", dealer=number % 4)
        hand = fixed(state, number)[1]
        auction.contract(state, 1, 250)
        married = [suit for suit in "SHDC" if {f"K{suit}", f"Q{suit}"} <= set(hand)]
        assert list(prompt(state, "trump").items) == (married if needed == "true" and married else list("SHDC"))


@pytest.mark.parametrize(("least", "most"), [(250, 2000), (10, 10), (300, 330)])
@pytest.mark.parametrize("bid_raise", ["multiple", "exact"])
def test_bids_go_by_tens_from_the_lowest_to_the_highest(least: int, most: int, bid_raise: str) -> None:
    state = auction.table(f"min_bid={least} max_bid={most} bid_raise={bid_raise}")
    fixed(state, 0)
    assert [int(bid) for bid in prompt(state, "bid").items] == list(range(least, most + 1, 10))
    auction.run(state, f"0 bid {least}")
    higher = list(range(least + 10, most + 1, 10))
    assert [int(bid) for bid in prompt(state, "bid").items] == (higher[:1] if bid_raise == "exact" else higher)


@pytest.mark.parametrize("double_melds", ["additive", "premium"])
@pytest.mark.parametrize("number", range(6))
def test_by_hand_every_row_that_is_held_may_be_melded_first(number: int, double_melds: str) -> None:
    state = auction.table(f"pass_count=0 meld_mode=manual double_melds={double_melds}", dealer=number % 4)
    hands = fixed(state, number)
    auction.contract(state, 1, 250, "H")
    for turn in range(4):
        hand = Counter(hands[(state.dealer + 1 + turn) % 4])
        held = {cards for cards, (name, *_) in written("H").items() if not Counter(cards.split()) - hand}
        offered = {" ".join(sorted(cards.split())) for cards in prompt(state, "meld").items}
        assert offered == {cards for cards in held if cards != "JD JD QS QS"}, "a double is two melds of one kind"
        auction.run(state, f"{state.actors()[0]} done")


# two-handed Pinochle


@pytest.mark.parametrize("size", [12, 15, 18])
@pytest.mark.parametrize("number", DEALS)
def test_before_the_stock_is_gone_any_card_may_be_played(number: int, size: int) -> None:
    state = two_handed.table(number % 2, hand_size=str(size))
    *hands, _, _ = fixed(state, number)
    tricks = Tricks(hands, 1 - state.dealer, lambda table, hand: set(hand), len)
    assert ways(state, tricks, 2) == size * size


def test_the_strict_tricks_of_two_are_followed_as_was_agreed() -> None:
    found = Counter[str]()
    for number in range(5):
        pack = list(two_handed.table().pack())
        Random(f"strict {number}").shuffle(pack)
        hands = pack[:6], pack[6:12]
        for rule in ("always", "trump_led_only"):
            state = two_handed.strict((" ".join(hands[0]), " ".join(hands[1])), phase2_must_win=rule)
            found[rule] += ways(state, strict([list(hand) for hand in hands], 0, heading=rule == "always"), 6)
    assert found["always"] < found["trump_led_only"]


@pytest.mark.parametrize(("final_draw", "asked"), [("choice", ["take face_down", "take face_up"]), ("fixed", [])])
def test_the_winner_of_the_last_draw_chooses_only_where_he_may(final_draw: str, asked: list[str]) -> None:
    state = two_handed.at_the_last_draw(final_draw=final_draw)
    assert [str(action) for action in state.legal(0) if action.verb == "take"] == asked
