"""Whatever is to be decided besides cards to play is decided by the search: it compares several ways to go on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games import games
from games.auction_pinochle import AuctionPinochle
from games.core.api import CHANCE, Seat, State
from games.players.search import Effort, Search
from tests.games.test_option_values import different
from tests.games.worlds import KEYS, Table, walk

BRIEF = Effort(rollouts=8, draws=1, most=4, tricks=0, nodes=0, thoughts=0, exact_nodes=0)
CARDS = {"play", "dummy"}
"""The verbs that play a card."""


def decisions(table: Table, rng: Random) -> Iterator[tuple[State, Seat, frozenset[str]]]:
    """Of a few deals each decision but what card to play, with its verbs; the first of each kind."""
    met: set[frozenset[str]] = set()
    for number in range(3):
        for step in walk(table.start(), rng, 1, sensible=number == 0):
            if step.seat == CHANCE:
                continue
            prompts = step.state.prompts(step.seat)
            verbs = frozenset(prompt.verb for prompt in prompts)
            if verbs <= CARDS or verbs in met or sum(prompt.size() for prompt in prompts) < 2:
                continue
            met.add(verbs)
            yield step.state, step.seat, verbs


def sure(state: State, seat: Seat) -> bool:
    """Whether passing would let an opponent have a hand that the own melds make: there only bids are compared."""
    if not isinstance(state, AuctionPinochle) or state.phase != "auction":
        return False
    return len(state.next_bids()) == 1 and int(state.next_bids()[0]) <= state.sure_meld(seat)


@pytest.mark.parametrize("key", KEYS)
def test_every_choice_is_decided_by_the_search(key: str) -> None:
    compared: set[str] = set()
    for table in different():
        if table.key != key:
            continue
        rng = Random(f"choices {table}")
        for state, seat, verbs in decisions(table, rng):
            verdicts = Search(state.redeal(seat, rng), seat, rng, BRIEF, 60).ranked()
            if len(verdicts) == 1 and sure(state, seat):
                continue
            assert len(verdicts) > 1, (str(table), state.phase, verbs)
            assert all(verdict.values for verdict in verdicts), (str(table), state.phase, verbs)
            compared |= {verdict.action.verb for verdict in verdicts}
    assert compared >= set(games()[key].verbs) - CARDS
