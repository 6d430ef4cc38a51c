"""The solver of strict tricks between two open hands, beside a plain minimax."""

from __future__ import annotations

import time
from random import Random

import pytest

from games.core.api import Action
from games.core.cards import Cards, cards, mask_of
from games.core.melds import CARD_POINTS, DECKS, LAST_TRICK, SUITS
from games.core.obligations import dutiful
from games.players.strict import Strict
from games.two_handed_pinochle import POINTS, RANKINGS, TwoHandedPinochle
from tests.games.two_handed_pinochle_play import run, strict
from tests.games.worlds import Table
from tests.players.test_endgame import ending


def minimax(copies: int, trump: str, mine: Cards, theirs: Cards, *, heading: bool) -> int:
    """The leader's points less the follower's, every play of every card tried."""
    ranking, values = RANKINGS[copies][trump], POINTS[copies, "classic"]
    if not mine:
        return 0
    best = -1000
    for led in cards(mine):
        rest = mine ^ 1 << led
        worst = 1000
        for reply in cards(dutiful(ranking, theirs, led, led, heading=heading)):
            left = theirs ^ 1 << reply
            points = values[led] + values[reply] + (0 if rest else LAST_TRICK)
            if ranking.beaters[led] >> reply & 1:
                value = -points - minimax(copies, trump, left, rest, heading=heading)
            else:
                value = points + minimax(copies, trump, rest, left, heading=heading)
            worst = min(worst, value)
        best = max(best, worst)
    return best


def solver(copies: int, trump: str, *, heading: bool) -> Strict:
    return Strict(DECKS[copies], RANKINGS[copies][trump], POINTS[copies, "classic"], LAST_TRICK, heading=heading)


@pytest.mark.parametrize("heading", [True, False])
@pytest.mark.parametrize("copies", [2, 4])
def test_values_are_those_of_minimax(copies: int, heading: bool) -> None:
    rng = Random(f"{copies} {heading}")
    values = set()
    for _ in range(25):
        trump = rng.choice(SUITS)
        # few kinds, so that hands hold cards alike
        drawn = rng.sample(range(0, DECKS[copies].size, rng.choice((1, 2))), 8)
        mine, theirs = mask_of(drawn[:4]), mask_of(drawn[4:])
        value = solver(copies, trump, heading=heading).value(mine, theirs)
        assert value == minimax(copies, trump, mine, theirs, heading=heading)
        values.add(value)
    assert len(values) > 8


@pytest.mark.parametrize("copies", [2, 4])
def test_the_best_leads_are_all_those_of_minimax(copies: int) -> None:
    rng = Random(f"leads {copies}")
    deck, values = DECKS[copies], POINTS[copies, "classic"]
    several = 0
    for _ in range(25):
        trump = rng.choice(SUITS)
        drawn = rng.sample(range(0, deck.size, rng.choice((1, 2))), 8)
        mine, theirs = mask_of(drawn[:4]), mask_of(drawn[4:])
        worth: dict[int, int] = {}
        for led in cards(mine):
            worth[deck.kind[led]] = min(
                _after(copies, trump, mine ^ 1 << led, theirs ^ 1 << reply, led, reply)
                for reply in cards(dutiful(RANKINGS[copies][trump], theirs, led, led, heading=True))
            )
        best = {kind for kind, value in worth.items() if value == max(worth.values())}
        found = Strict(deck, RANKINGS[copies][trump], values, LAST_TRICK, heading=True).best(
            mine, theirs, -1, drawn[0], 10**6
        )
        assert len(found) == len(best)
        assert set(found) == best
        several += len(best) > 1
    assert several


def _after(copies: int, trump: str, mine: Cards, theirs: Cards, led: int, reply: int) -> int:
    """What the leader is ahead by once both have played these cards."""
    values = POINTS[copies, "classic"]
    points = values[led] + values[reply]
    if RANKINGS[copies][trump].beaters[led] >> reply & 1:
        return -points - minimax(copies, trump, theirs, mine, heading=True)
    return points + minimax(copies, trump, mine, theirs, heading=True)


def random_end(rng: Random, size: int) -> TwoHandedPinochle:
    """The second phase with `size` cards each, any trump."""
    drawn = rng.sample(DECKS[2].pack, 2 * size)
    return strict((" ".join(drawn[:size]), " ".join(drawn[size:])), rng.choice(SUITS))


def outcome(state: TwoHandedPinochle, seat: int) -> float:
    gains = state.gains()
    return gains[seat] - gains[1 - seat]


def finish(state: TwoHandedPinochle, *, exact: int, nodes: int) -> float:
    """Play on, seat `exact` by the solver and the other by simple sense; what the solver's seat is ahead by."""
    state = state.copy()
    while state.phase == "play":
        seat = state.at
        best = state.exact(seat, nodes) if seat == exact else state.policy(seat, Random(0))
        assert best is not None
        assert state.accepts(seat, best)
        state.do(seat, best)
    return outcome(state, exact)


def test_both_playing_exactly_get_what_the_position_is_worth() -> None:
    for seed in range(6):
        state = random_end(Random(seed), 6)
        ranked = solver(2, state.trump, heading=True).value(state.hands[0], state.hands[1])
        play = state.copy()
        while play.phase == "play":
            best = play.exact(play.at, 10**6)
            assert best is not None
            play.do(play.at, best)
        assert outcome(play, 0) == ranked


def test_the_last_tricks_are_played_better_than_by_sense() -> None:
    """Each deal twice, the seats changed: the solver is ahead in the sum of every pair, or nearly so."""
    sums = []
    for seed in range(12):
        state = random_end(Random(f"pair {seed}"), 9)
        sums.append(finish(state, exact=0, nodes=40_000) + finish(state, exact=1, nodes=40_000))
    assert min(sums) >= 0
    assert sum(total > 0 for total in sums) >= 11
    assert sum(sums) / len(sums) > 10


@pytest.mark.parametrize("nodes", [0, 1, 50, 500])
def test_a_cap_leaves_a_legal_card_the_sensible_one_at_first(nodes: int) -> None:
    for seed in range(10):
        state = random_end(Random(f"cap {seed}"), 10)
        for seat in (0, 1):
            action = state.exact(seat, nodes)
            assert action is not None
            assert state.accepts(seat, action)
            if nodes == 0:
                sensible = state.policy(seat, Random(0))
                assert action.items[0][:2] == sensible.items[0][:2]
            state.do(seat, action)


def test_the_positions_allowed_are_for_the_whole_decision() -> None:
    for seed in range(6):
        state = random_end(Random(f"whole {seed}"), 10)
        table = state._table(60)
        for card in state._best_cards(table, 400):
            state._against_sense(card, table, 400)
        assert 0 < table.seen <= 400 + 200  # each of its cards may notice one position late


def test_the_clock_ends_what_would_take_long() -> None:
    """Two packs of eighteen cards take far more than a second, and any number of positions is allowed."""
    rng = Random(18)
    table = Table("two-handed-pinochle", 2, (("decks", "2"), ("hand_size", "18")))
    state = ending(table, rng, 18)
    began = time.process_time()
    action = state.exact(state.actors()[0], 10**9, 0.1)
    assert action is not None
    assert state.accepts(state.actors()[0], action)
    assert 0.05 < time.process_time() - began < 1.0


def test_of_copies_any_will_do_and_the_lead_counts() -> None:
    state = run(strict(("AS1 9S1", "TS1 KS1")), "0 play AS1")
    assert state.exact(1, 1000) == Action("play", ("KS1",))
    assert CARD_POINTS["classic"]["T"] > CARD_POINTS["classic"]["K"]


def test_what_is_solved_is_what_exact_does_and_worth_what_best_play_brings() -> None:
    others = 0
    for seed in range(8):
        state = random_end(Random(f"solved {seed}"), 7)
        solved = state.solved(0, 10**6)
        assert solved[0][0] == state.exact(0, 10**6)
        for action, points in solved:
            play = state.copy()
            play.do(0, action)
            while play.phase == "play":
                best = play.exact(play.at, 10**6)
                assert best is not None
                play.do(play.at, best)
            assert points == play.sheet[-2] - play.sheet[-1]
        if len(solved) > 1:
            others += 1
            assert solved[0][1] >= solved[1][1]
            assert solved[1][0].items[0][:2] == state.policy(0, Random(0)).items[0][:2] != solved[0][0].items[0][:2]
    assert others


def test_nothing_is_called_solved_that_a_cap_has_cut_short() -> None:
    state = random_end(Random("cut short"), 10)
    assert state.exact(0, 20) is not None
    assert state.solved(0, 20) == ()
    assert len(state.solved(0, 10**6)) > 0


def test_nothing_is_exact_while_a_stock_lasts() -> None:
    state = strict(("AS1", "TS1"))
    state.strict = False
    assert state.exact(0, 1000) is None
    assert state.solved(0, 1000) == ()
