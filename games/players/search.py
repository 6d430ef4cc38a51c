"""The search behind the stronger players: candidates compared over common worlds, each played to the end by sense."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import inf, sqrt
from random import Random
from time import process_time
from typing import Final

from games.core.api import Action, Seat, State
from games.core.cards import Card, cards
from games.players.endgame import Endgame
from games.players.margin import margin

TRUST: Final = 0.5
"""By how many standard errors an action must do better than that of simple sense to be played instead of it."""

FEWEST: Final = 20
"""Rollouts of a decision that has to be made in haste."""
DEEPENED: Final = 3
"""How many of the best actions are looked at more deeply."""
DEPTH: Final = 10
"""As how many rollouts a deeper look into one world counts: it errs less, but there are few worlds for it."""
SOLVED: Final = 18
"""How many values the positions of an ending must suffice for at least; one world tells too little."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How hard a level thinks. All are counts, so that a level is as strong on every machine; time is the guard."""

    rollouts: int
    """Deals played to their end for one decision."""
    draws: int
    """Worlds dealt for each one that is kept, by how well it goes with what the others have done."""
    most: int
    """Candidates compared in a choice among many."""
    tricks: int
    """How many last tricks are searched through in each world; 0 for none."""
    nodes: int
    """Positions looked at for that in one decision, about."""
    thoughts: int
    """Rollouts, about, for playing deals out once more with every card tried, for whoever plays it."""
    exact_nodes: int
    """Positions looked at to solve a deal in which nothing is hidden any more; 0 leaves that to rollouts."""

    def shared(self, share: float) -> Effort:
        """A part of this effort, from 1 for all of it down to a few rollouts."""
        return replace(
            self,
            rollouts=max(FEWEST, round(self.rollouts * share)),
            nodes=round(self.nodes * share),
            thoughts=round(self.thoughts * share),
            exact_nodes=round(self.exact_nodes * share),
        )


@dataclass(slots=True)
class Verdict:
    """What a search has found of one action: its value in every world that it was tried in."""

    action: Action
    values: list[float] = field(default_factory=list)
    deeper: list[float] = field(default_factory=list)
    """Its value in the first of these worlds once more, by a deeper look."""

    @property
    def mean(self) -> float:
        """The points expected of it beyond what the others get; minus infinity where it was not tried."""
        number = len(self.values) + DEPTH * len(self.deeper)
        return (sum(self.values, 0.0) + DEPTH * sum(self.deeper, 0.0)) / number if number else -inf

    def error_against(self, other: Verdict) -> float:
        """The standard error of the gap to `other`, over the worlds that both were tried in."""
        rough = _error(self.values, other.values)
        if not self.deeper or not other.deeper:
            return rough
        share = DEPTH * len(self.deeper) / (len(self.values) + DEPTH * len(self.deeper))
        fine = _error(self.deeper, other.deeper) if len(self.deeper) > 1 else rough
        return sqrt(((1 - share) * rough) ** 2 + (share * fine) ** 2)


def _error(ones: list[float], others: list[float]) -> float:
    """The standard error of the mean gap between values of the same worlds; infinite for a single world."""
    gaps = [one - two for one, two in zip(ones, others, strict=False)]
    if len(gaps) < 2:
        return inf
    mean = sum(gaps, 0.0) / len(gaps)
    return sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))


Look = Callable[[State, Action], float]
"""What an action is worth in a world."""


class Search:
    """One decision of one seat. `state` is blinded for it, so whatever is drawn from it the seat may know."""

    def __init__(self, state: State, seat: Seat, rng: Random, effort: Effort, seconds: float) -> None:
        """Stops after `seconds` with the best found so far."""
        self._state = state
        self._seat = seat
        self._rng = rng
        self._effort = effort
        self._stop = process_time() + seconds
        self._longest = 0.0
        """The seconds that the slowest value so far has taken: as many must be left for another."""
        self._worlds: list[State] = []
        self._endgame = Endgame(seat, rng, effort.nodes // SOLVED)
        self._left = 0
        """Positions or rollouts that a deeper look may still take."""
        self.at_stake = False
        """Whether a rollout ended the match, so that what that is worth stands in the values beside the deal's row."""

    def best(self) -> Action:
        """The action to play."""
        nodes, seconds = self._effort.exact_nodes, self._stop - process_time()
        exact = self._state.exact(self._seat, nodes, seconds) if nodes else None
        return exact if exact is not None else self.ranked()[0].action

    def ranked(self) -> list[Verdict]:
        """The candidates, the one to play first; that of simple sense leads unless another does clearly better."""
        actions = self._state.candidates(self._seat, self._rng, self._effort.most)
        verdicts = [Verdict(action) for action in actions]
        if len(verdicts) == 1:
            return verdicts
        self._halve(verdicts)
        order = self._in_order(verdicts)
        look = self._thought_out
        if 0 < self._state.tricks_left() <= self._effort.tricks:
            look, self._left = self._solved, self._effort.nodes
        elif self._state.phase != "play" or self._state.tricks_left():
            self._left = self._effort.thoughts
        if self._left <= 0:
            return order
        best = order[:DEEPENED]
        if verdicts[0] not in best:
            best[-1] = verdicts[0]
        best.sort(key=verdicts.index)
        self._deepen(best, look)
        return [*self._in_order(best), *(verdict for verdict in order if verdict not in best)]

    def _halve(self, verdicts: list[Verdict]) -> None:
        """Spend the rollouts in rounds, each time on the better half of what is left, and on simple sense's own."""
        sensible = verdicts[0]
        left = list(verdicts)
        rounds = max(1, (len(left) - 1).bit_length())
        for _ in range(rounds):
            each = max(1, round(self._effort.rollouts / rounds / len(left)))
            if not self._try(left, len(left[0].values) + each):
                return
            if len(left) > 2:
                left.sort(key=lambda verdict: verdict.mean, reverse=True)
                left = left[: (len(left) + 1) // 2]
                if sensible not in left:
                    left[-1] = sensible

    def _deepen(self, verdicts: list[Verdict], look: Look) -> None:
        """Look once more at actions in as many worlds as the effort allows, once all were rolled out in as many."""
        tried = max(len(verdict.values) for verdict in verdicts)
        for verdict in verdicts:
            if not self._try([verdict], tried):
                return
        at = 0
        while self._left > 0 and at < tried:
            values = self._values(at, verdicts, look)
            if not values:
                return
            for verdict, value in zip(verdicts, values, strict=True):
                verdict.deeper.append(value)
            at += 1

    def _try(self, verdicts: list[Verdict], number: int) -> bool:
        """Try each action in the first `number` worlds; False once time is up."""
        for at in range(len(verdicts[0].values), number):
            values = self._values(at, verdicts, self._rolled_out)
            if not values:
                return False
            for verdict, value in zip(verdicts, values, strict=True):
                verdict.values.append(value)
        return True

    def _values(self, number: int, verdicts: list[Verdict], look: Look) -> list[float]:
        """What each action brings in one world; nothing once time is up."""
        world = self._world(number)
        values: list[float] = []
        for verdict in verdicts:
            began = process_time()
            if began + self._longest > self._stop:
                return []
            values.append(look(world, verdict.action))
            self._longest = max(self._longest, process_time() - began)
        return values

    def _rolled_out(self, world: State, action: Action) -> float:
        after = world.copy()
        after.do(self._seat, action)
        after.finish(self._rng)
        if after.over and not self.at_stake:
            self.at_stake = list(after.gains()) != list(State.gains(after))
        return margin(after, self._seat)

    def _solved(self, world: State, action: Action) -> float:
        """What the action brings if all go on as well as can be, all cards open."""
        seen = self._endgame.seen
        value = self._endgame.value(world, action)
        self._left -= self._endgame.seen - seen
        return value

    def _thought_out(self, world: State, action: Action) -> float:
        """A rollout in which each card is the one whose own rollout is best for who plays it, all cards open."""
        after = world.copy()
        after.do(self._seat, action)
        while after.phase not in ("deal", "over"):
            seat = after.actors()[0]
            if after.tricks_left():
                after.push(self._card_thought_out(after, seat))
            else:
                after.do(seat, after.policy(seat, self._rng))
        return margin(after, self._seat)

    def _card_thought_out(self, state: State, seat: Seat) -> Card:
        choices = list(cards(state.playable()))
        best, most = choices[0], -inf
        for card in choices if len(choices) > 1 else ():
            after = state.copy()
            after.push(card)
            after.finish(self._rng)
            self._left -= 1
            value = margin(after, seat)
            if value > most:
                best, most = card, value
        return best

    def _world(self, number: int) -> State:
        """World `number`, the same for every candidate; whoever acts at the same time has acted in it."""
        while len(self._worlds) <= number:
            world = self._drawn()
            for other in world.actors():
                while other != self._seat and other in world.actors():
                    world.do(other, world.policy(other, self._rng))
            self._worlds.append(world)
        return self._worlds[number]

    def _drawn(self) -> State:
        """One of some worlds dealt anew, by the odds of how well each fits."""
        draws = 1 if type(self._state).fit is State.fit else self._effort.draws
        worlds = [self._state.redeal(self._seat, self._rng) for _ in range(draws)]
        if len(worlds) == 1:
            return worlds[0]
        fits = [world.fit(self._seat) for world in worlds]
        return self._rng.choices(worlds, fits)[0]

    def _in_order(self, verdicts: list[Verdict]) -> list[Verdict]:
        """By the worlds tried and what they brought; simple sense first where the best is not clearly better."""
        sensible = verdicts[0]
        tried = max(len(verdict.values) for verdict in verdicts)
        order = sorted(verdicts, key=lambda verdict: (len(verdict.values) == tried, verdict.mean), reverse=True)
        best = order[0]
        if best is not sensible and best.mean - sensible.mean <= TRUST * best.error_against(sensible):
            order.remove(sensible)
            order.insert(0, sensible)
        return order
