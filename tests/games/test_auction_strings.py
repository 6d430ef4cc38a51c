"""Every way an auction of eight calls can go: nobody who may still bid is passed over, nobody who may not is asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games import games
from games.core.api import CHANCE, Action, State
from games.players.chance import deal

LONGEST = 8


def opened(*, final: bool) -> State:
    """An auction in which nobody has called yet."""
    state = games()["auction-pinochle"].start(given={"pass_is_final": "true" if final else "false"})
    state.do(CHANCE, deal(state, Random(1)))
    return state


def auctions(
    state: State, calls: tuple[tuple[int, str], ...] = ()
) -> Iterator[tuple[tuple[tuple[int, str], ...], State]]:
    """Every auction from here on, by passes and lowest bids, with the state it comes to."""
    if state.phase != "auction" or len(calls) == LONGEST:
        yield calls, state
        return
    (seat,) = state.actors()
    lowest = next(action for action in state.legal(seat) if action.verb == "bid")
    for action in (Action("pass"), lowest):
        assert state.accepts(seat, action)
        yield from auctions(state.after(seat, action), (*calls, (seat, action.verb)))


def closed(verbs: list[str]) -> bool:
    """Whether these calls end an auction in which a pass is not final."""
    return verbs == ["pass"] * 4 or ("bid" in verbs and verbs[-3:] == ["pass"] * 3)


@pytest.mark.parametrize("final", [False, True])
def test_the_next_player_who_may_call_is_the_one_who_is_asked(final: bool) -> None:
    """Passed players are skipped only where a pass is final."""
    seen = 0
    for calls, _ in auctions(opened(final=final)):
        out: set[int] = set()
        expected = 1  # eldest, seat 0 dealing
        for seat, verb in calls:
            while expected in out:
                expected = (expected + 1) % 4
            assert seat == expected
            if final and verb == "pass":
                out.add(seat)
            expected = (expected + 1) % 4
        seen += 1
    assert seen > 20


def test_three_passes_close_an_auction_only_after_a_bid_and_four_throw_the_hand_in() -> None:
    for calls, state in auctions(opened(final=False)):
        verbs = [verb for _, verb in calls]
        assert not any(closed(verbs[:length]) for length in range(len(verbs)))
        assert (state.phase != "auction") == closed(verbs)
        if state.phase == "trump":
            declarer = [seat for seat, verb in calls if verb == "bid"][-1]
            assert state.actors() == (declarer,)
        elif state.phase != "auction":
            assert (state.phase, verbs) == ("deal", ["pass"] * 4)


def test_where_passes_are_final_the_last_bidder_left_is_the_declarer() -> None:
    for calls, state in auctions(opened(final=True)):
        passed = {seat for seat, verb in calls if verb == "pass"}
        bidders = [seat for seat, verb in calls if verb == "bid"]
        if len(passed) == 4:
            assert state.phase == "deal"
        elif len(passed) == 3 and bidders:
            assert state.phase == "trump"
            assert state.actors() == (bidders[-1],)
        else:
            assert state.phase == "auction"
