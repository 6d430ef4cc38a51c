"""Computer players are given worlds dealt anew, which agree with all that their seat has seen."""

from __future__ import annotations

from random import Random

import pytest

from games.core.api import Action, Seat, State
from games.ninety_nine import NinetyNine
from games.players.api import PLAYERS
from games.players.selfplay import Match, play_set
from tests.games import worlds
from tests.games.ninety_nine_play import start
from tests.scale import chance, scale


class Noting:
    """Plays at random and remembers every hand that it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Seat, list[int]]] = []

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        assert isinstance(state, NinetyNine)
        self.given.append((seat, list(state.hands)))
        return state.sample(seat, rng)


def test_selfplay_hands_out_no_true_hand_but_the_players_own(monkeypatch: pytest.MonkeyPatch) -> None:
    noting = Noting()
    monkeypatch.setitem(PLAYERS, "random", noting)
    match = Match(start=start(3, {}), players=("random",) * 3, single_deals=True)
    (outcome,) = play_set(match, 0)
    state = start(3, {})
    given = iter(noting.given)
    differing = 0
    for seat, action in outcome.log:
        if seat >= 0:
            asked, hands = next(given)
            assert (asked, hands[seat]) == (seat, state.hands[seat])
            differing += hands != state.hands
        state.do(seat, action)
    assert differing > 20, "of 36 choices all but the last few leave much unknown"


def test_a_world_dealt_anew_agrees_with_who_did_not_follow() -> None:
    rng = chance("voids")
    met = 0
    for _ in range(scale(300)):
        state = worlds.random_table("ninety-nine", rng).start()
        for world in worlds.states(state, rng, deals=1):
            assert isinstance(world, NinetyNine)
            for seat in range(world.seats) if any(world.voids) else ():
                new = world.redeal(seat, rng)
                assert not any(hand & void for hand, void in zip(new.hands, world.voids, strict=True))
                met += 1
    assert met
