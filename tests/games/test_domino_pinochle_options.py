"""Domino Pinochle: its options, its melds beside a slow reading of the rules, and what adds up (rules 3.3 to 3.8)."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.api import Action
from games.domino_pinochle import DOUBLES, GAME, PACK, DominoOptions, DominoPinochle, meld_table, worth
from games.players.chance import deal as dealt
from tests.games import worlds
from tests.games.domino_pinochle_play import deal, last_trick, of, paid, playing, refused, rows, run, table, tell, trick
from tests.scale import chance

seeds = st.integers(0, 2**32 - 1)


def test_doubles_suit_only_keeps_doubles_out_of_sequences_and_leaves_the_gap() -> None:
    rule = "doubles_suit_only"
    assert refused("2-1 2-2 3-2", "2-1 2-2 3-2", double_in_sequence=rule) == "meld-invalid"
    assert refused("4-3 5-4 4-2", "4-2 4-3 5-4", double_in_sequence=rule) == "meld-invalid"
    assert refused("3-2 3-1", "3-2 3-1 w", "3-3", double_in_sequence=rule) == "meld-invalid"
    assert paid("2-2 1-1", "2-2 1-1 w", "3-3", double_in_sequence=rule) == [2]


def test_doubles_suit_only_makes_a_double_widow_unrelated_to_sequences() -> None:
    assert paid("3-2 3-1 3-0", "3-2 3-1 3-0", "3-3", double_in_sequence="doubles_suit_only") == [3]
    assert paid("6-6 5-5 4-4", "6-6 5-5 4-4", "3-3", double_in_sequence="doubles_suit_only") == [5]


def test_high_end_only_melds_and_values_the_widow_by_the_high_end() -> None:
    rule = "high_end_only"
    assert refused("4-3 4-4 5-4", "4-3 4-4 5-4", meld_suits=rule) == "meld-invalid"
    assert paid("6-1 6-2 6-3", "6-1 6-2 6-3", meld_suits=rule) == [5]
    assert paid("4-0 4-1 4-2", "4-0 4-1 4-2") == [4]
    assert paid("4-0 4-1 4-2", "4-0 4-1 4-2", meld_suits=rule) == [3], "6-4 is no four"
    assert paid("4-4 3-3 2-2", "4-4 3-3 2-2", meld_suits=rule) == [3]
    assert paid("4-4 5-5 6-6", "4-4 5-5 6-6", meld_suits=rule) == [4]


def test_across_kinds_lets_a_double_serve_once_in_each_kind_and_no_more() -> None:
    rule = "across_kinds"
    assert refused("3-3 4-3 5-3 3-2", "3-3 4-3 5-3 / 3-2 3-3 4-3", tile_reuse=rule) == "meld-card-reused"
    assert refused("1-1 2-2 3-3 4-4", "1-1 2-2 3-3 / 2-2 3-3 4-4", tile_reuse=rule) == "meld-card-reused"


def test_the_widow_is_used_once_but_tiers_are_no_use_of_it() -> None:
    hand = "6-1 6-2 6-3 6-5 6-6 4-0 4-1 4-2"
    melds = "6-6 6-5 w / 6-3 6-2 6-1 / 4-2 4-1 4-0"
    assert paid(hand, melds, widow_uses_per_player="once") == [2, 5, 4]


def test_each_player_may_use_the_widow_once() -> None:
    state = deal(table(widow_uses_per_player="once"), ["6-5 6-3", "4-4 5-4"])
    run(state, "0 meld 6-5 6-3 w", "1 meld 5-4 4-4 w", "2 no_meld")
    assert state.scores() == (2, 2, 0)


@pytest.mark.parametrize("melds", ["6-6 5-5 0-0", "6-6 1-1 0-0"])
def test_doubles_wrap_makes_them_go_round(melds: str) -> None:
    assert refused(melds, melds, "4-1") == "meld-invalid"
    assert paid(melds, melds, "3-2", doubles_wrap="true") == [3]
    assert refused("6-5 6-6 6-0", "6-5 6-6 6-0", doubles_wrap="true") == "meld-invalid", "sequences never go round"


@pytest.mark.parametrize(
    ("melds", "widow", "wrap", "chips"),
    [
        ("6-6 5-5 4-4", "3-3", "false", 5),
        ("6-6 5-5 4-4", "0-0", "false", 3),
        ("6-6 5-5 4-4", "0-0", "true", 5),
        ("6-6 5-5 4-4", "2-2", "true", 3),
        ("6-6 5-5 0-0", "4-4", "true", 5),
        ("6-6 5-5 0-0", "1-1", "true", 5),
        ("6-6 5-5 0-0", "2-2", "true", 3),
        ("2-2 1-1 0-0", "6-6", "false", 3),
        ("2-2 1-1 0-0", "6-6", "true", 5),
    ],
)
def test_five_may_need_the_next_double(melds: str, widow: str, wrap: str, chips: int) -> None:
    assert paid(melds, melds, widow, doubles_five_needs_adjacent="true", doubles_wrap=wrap) == [chips]


@pytest.mark.parametrize(("widow_to", "chips"), [("last_trick", 11), ("nobody", 1)])
def test_the_widow_may_count_for_nobody(widow_to: str, chips: int) -> None:
    state = last_trick((0, 0, 0), widow="5-5", widow_to=widow_to)
    told = trick(state, "6-6", "0-0", "1-1")
    assert rows(state) == [(chips, 0, 0)]
    assert of("widow_taken", told) == ([(0, 10)] if widow_to == "last_trick" else [])


def test_a_tie_after_the_melds_under_both_reached_needs_two_at_the_target() -> None:
    state = deal(table(meld_tie="both_reached"), ["6-1 6-2 6-3"])
    state.totals = [246, 249, 200]
    run(state, "0 meld 6-1 6-2 6-3", "1 no_meld", "2 no_meld")
    assert state.over


@pytest.mark.parametrize("target", [100, 150])
def test_shorter_games(target: int) -> None:
    state = last_trick((0, 0, 0), target_score=str(target))
    state.totals = [target - 1, 0, 0]
    trick(state, "6-6", "0-0", "1-1")
    assert state.over
    assert state.standing().target == target


# the melds beside a slow reading of 3.5

VARIANTS: Final = [
    {"double_in_sequence": double, "meld_suits": suits, "doubles_wrap": wrap, "doubles_five_needs_adjacent": near}
    for double, suits, wrap, near in product(
        ("both", "doubles_suit_only"), ("both_ends", "high_end_only"), ("false", "true"), ("false", "true")
    )
]
variants = pytest.mark.parametrize("given_", VARIANTS, ids=lambda given_: "-".join(given_.values()))


def options_of(given_: dict[str, str]) -> DominoOptions:
    options = GAME.read_options(3, given_)
    assert isinstance(options, DominoOptions)
    return options


def double(tile: str) -> bool:
    return tile[0] == tile[2]


def other_end(tile: str, number: str) -> int:
    return int(tile[2] if tile[0] == number else tile[0])


def has(tile: str, number: str, given_: dict[str, str]) -> bool:
    return tile[0] == number or (tile[2] == number and given_["meld_suits"] == "both_ends")


def consecutive(numbers: list[int], *, round_: bool = False) -> bool:
    runs = [[(low + step) % 7 for step in range(len(numbers))] for low in range(7 if round_ else 8 - len(numbers))]
    return any(sorted(run) == sorted(numbers) for run in runs)


def tier(tiles: tuple[str, ...], widow: str, given_: dict[str, str]) -> int:
    """What three tiles of a hand pay, word by word; 0 for no meld."""
    if all(double(tile) for tile in tiles):
        wraps = given_["doubles_wrap"] == "true"
        numbers = [int(tile[0]) for tile in tiles]
        if not consecutive(numbers, round_=wraps):
            return 0
        if double(widow):
            near = consecutive([*numbers, int(widow[0])], round_=wraps)
            return 5 if near or given_["doubles_five_needs_adjacent"] == "false" else 3
        return 4 if any(has(widow, tile[0], given_) for tile in tiles) else 3
    apart = given_["double_in_sequence"] == "doubles_suit_only"
    if apart and any(double(tile) for tile in tiles):
        return 0
    for number in "0123456":
        ends = [other_end(tile, number) for tile in tiles]
        if all(has(tile, number, given_) for tile in tiles) and consecutive(ends):
            if not has(widow, number, given_) or (apart and double(widow)):
                return 3
            return 5 if consecutive([*ends, other_end(widow, number)]) else 4
    return 0


@variants
def test_every_three_tiles_are_a_meld_or_not_and_pay_as_the_rules_say(given_: dict[str, str]) -> None:
    options = options_of(given_)
    melds = meld_table(options)
    for tiles in combinations(PACK.pack, 3):
        meld = melds.get(PACK.read(tiles))
        for widow in PACK.pack:
            if widow in tiles:
                continue
            if meld is None:
                assert tier(tiles, widow, given_) == 0
                break
            assert worth(options, meld, PACK.number[widow], with_widow=False).chips == tier(tiles, widow, given_)
            assert worth(options, meld, PACK.number[widow], with_widow=True).chips == 2


def test_there_are_35_sequences_and_5_melds_of_doubles() -> None:
    melds = meld_table(options_of({})).values()
    assert len([meld for meld in melds if meld.suit != DOUBLES]) == 35
    assert len([meld for meld in melds if meld.suit == DOUBLES]) == 5
    assert len(meld_table(options_of({"double_in_sequence": "doubles_suit_only"}))) == 20 + 5
    assert len(meld_table(options_of({"meld_suits": "high_end_only"}))) == 15 + 5
    assert len(meld_table(options_of({"doubles_wrap": "true"}))) == 35 + 7


def jointly_allowed(state: DominoPinochle, items: tuple[str, ...]) -> bool:
    """The joint conditions of 3.5, counted tile by tile."""
    options = state.agreed
    if options.widow_uses_per_player == "once" and " ".join(items).count("w") > 1:
        return False
    uses = [(tile, all(double(t) for t in item.split() if t != "w")) for item in items for tile in item.split()]
    for tile in PACK.pack:
        in_sequences, in_doubles = uses.count((tile, False)), uses.count((tile, True))
        limit = 2 if options.tile_reuse == "across_kinds" else 1
        if in_sequences > 1 or in_doubles > 1 or in_sequences + in_doubles > limit:
            return False
    return True


@given(seed=seeds)
def test_clashing_pairs_say_all_that_a_declaration_must_heed(seed: int) -> None:
    rng = Random(seed)
    state = worlds.random_table("domino-pinochle", rng).start()
    assert isinstance(state, DominoPinochle)
    state.do(-1, dealt(state, rng))
    seat = state.actors()[0]
    prompt = state.prompts(seat)[0]
    for number in range(1, len(prompt.items) + 1):
        for items in combinations(prompt.items, number):
            action = Action("meld", items)
            assert state.accepts(seat, action) == jointly_allowed(state, items)
            assert (state.why_not(seat, action) == "") == jointly_allowed(state, items)


@given(seed=seeds)
def test_the_sensible_declaration_pays_most(seed: int) -> None:
    rng = Random(seed)
    state = worlds.random_table("domino-pinochle", rng).start()
    assert isinstance(state, DominoPinochle)
    state.do(-1, dealt(state, rng))
    seat = state.actors()[0]
    chips = [sum(state.worth(item).chips for item in action.items) for action in state.legal(seat)]
    assert sum(state.worth(item).chips for item in state.policy(seat, rng).items) == max(chips)


# what is shown, and what adds up


def test_picked_melds_come_to_their_chips_with_the_reason_of_each() -> None:
    state = deal(table(), ["6-1 6-2 6-3 4-0 4-1 4-2 5-5 6-6 6-5"])
    told = [(fact.name, fact.value) for fact in state.tally(0, "meld", ("6-6 6-5 w", "6-3 6-2 6-1", "4-2 4-1 4-0"))]
    assert told == [("declared", "11"), ("tier", "with_widow"), ("tier", "continued"), ("tier", "same_suit")]
    assert state.tally(0, "meld", ("3-2 3-1 3-0",)) == ()
    assert state.tally(0, "play", ()) == ()


def test_melded_tiles_lie_open_and_stay_in_the_hand() -> None:
    state = deal(table(), ["6-1 6-2 6-3 6-5"])
    run(state, "0 meld 6-3 6-2 6-1", "1 no_meld", "2 no_meld")
    assert state.view(1).zone("hand", 0).hidden == 9
    assert state.view(1).zone("known", 0).items == ("6-3", "6-2", "6-1")
    assert state.view(1).zone("melds", 0).items == ("6-3", "6-2", "6-1")
    tell(state, "0 play 6-2")
    assert state.view(None).zone("known", 0).items == ("6-3", "6-1")
    rng = chance("melded")
    for _ in range(20):
        assert PACK.read(["6-3", "6-1"]) & ~state.redeal(1, rng).hands[0] == 0


def test_who_does_not_follow_is_given_no_tile_of_that_number_again() -> None:
    state = playing("6-2 1-0", "5-5 5-0 4-0", "6-6 5-1 4-1", widow="3-3")
    tell(state, "0 play 6-2")
    tell(state, "1 play 5-5")
    rng = chance("void")
    for _ in range(20):
        assert not state.redeal(0, rng).hands[1] & PACK.in_suit[0]


@given(seed=seeds)
def test_the_tricks_of_a_hand_pay_44_and_rows_add_up_to_the_scores(seed: int) -> None:
    rng = Random(seed)
    start = worlds.random_table("domino-pinochle", rng).start()
    for step in worlds.walk(start, rng, deals=2):
        state = step.state.copy()
        assert isinstance(state, DominoPinochle)
        told = state.apply(step.seat, step.action)
        if not (state.deal_due or state.over):
            continue
        assert sum(sum(row) for row in rows(state)) == sum(state.scores())
        assert [event.points for event in told if event.kind == "deal_score"] == list(rows(state)[-1])
        if sum(state.won):
            widow = PACK.name[state.widow]
            lost = {"6-4": 10, "5-5": 10, "5-0": 5, "4-1": 5, "3-2": 5}.get(widow, 0)
            assert sum(state.taken) == 44 - (lost if state.agreed.widow_to == "nobody" else 0)
