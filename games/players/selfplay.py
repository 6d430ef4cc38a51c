"""Whole games between computer players, and what they show about the players' strength."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

from games.core.api import CHANCE, Action, Seat, State
from games.players.api import PLAYERS
from games.players.chance import deal


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """What is played: from which start, by whom, and how far."""

    start: State
    players: tuple[str, ...]
    seed: int = 0
    single_deals: bool = False
    max_deals: int = 500
    mirror: bool = False


@dataclass(slots=True)
class Outcome:
    """One game: who sat where, what each seat scored and won (a shared win is split), and how it went."""

    players: tuple[str, ...]
    scores: tuple[float, ...]
    wins: tuple[float, ...]
    deals: int = 0
    actions: int = 0
    illegal: int = 0
    unfinished: bool = False
    dealer: Seat = 0
    log: list[tuple[Seat, Action]] = field(default_factory=list)


def arrangements(match: Match) -> tuple[tuple[str, ...], ...]:
    """Every distinct way to seat the players that keeps partners together; just the given one without `mirror`."""
    if not match.mirror:
        return (match.players,)
    sides = [match.start.column(seat) for seat in range(match.start.seats)]
    found: dict[tuple[str, ...], None] = {}
    for order in permutations(range(len(sides))):
        together = len({(sides[seat], sides[was]) for seat, was in enumerate(order)}) == len(set(sides))
        if together:
            found[tuple(match.players[was] for was in order)] = None
    return tuple(found)


def play_set(match: Match, number: int) -> list[Outcome]:
    """One set of deals, played once for every arrangement of the players."""
    return [_play(match, number, players) for players in arrangements(match)]


def _play(match: Match, number: int, players: tuple[str, ...]) -> Outcome:
    state = match.start.copy()
    rng = Random(f"players {match.seed} {number}")
    outcome = Outcome(players, (), (), dealer=state.dealer)
    while not state.over:
        if state.deal_due:
            finished = state.dealing + 1
            if finished and (match.single_deals or finished >= match.max_deals):
                outcome.unfinished = not match.single_deals
                break
            action = deal(state, Random(f"deal {match.seed} {number} {finished}"))
            seat = CHANCE
        else:
            seat = state.actors()[0]
            action = _ask(players[seat], state, seat, rng, outcome)
        outcome.log.append((seat, action))
        state.do(seat, action)
        outcome.actions += 1
    outcome.deals = state.dealing + 1
    _settle(outcome, state, match.single_deals)
    return outcome


def _ask(player: str, state: State, seat: Seat, rng: Random, outcome: Outcome) -> Action:
    action = PLAYERS[player].choose(state.redeal(seat, rng), seat, rng)
    if state.accepts(seat, action):
        return action
    outcome.illegal += 1
    return state.sample(seat, rng)


def _settle(outcome: Outcome, state: State, single_deals: bool) -> None:
    standing = state.standing()
    columns: Sequence[float] = standing.totals if standing.totals and not single_deals else state.scores()
    if single_deals and standing.deal_scores:
        columns = standing.deal_scores[-1]
    outcome.scores = tuple(columns[state.column(seat)] for seat in range(state.seats))
    best = max(outcome.scores)
    leaders = [seat for seat, score in enumerate(outcome.scores) if score == best]
    winners: Sequence[Seat] = leaders if single_deals else standing.winners or ()
    outcome.wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))


def summary(players: Sequence[str], sets: Iterable[list[Outcome]], seconds: float) -> dict[str, Any]:
    """What record-format.md prints of a run; standard errors are over sets."""
    games = list(sets)
    names = list(dict.fromkeys(players))
    every = [outcome for outcomes in games for outcome in outcomes]
    means = {name: [_mean(_scores(outcomes, name)) for outcomes in games] for name in names}
    result: dict[str, Any] = {
        "games": len(every),
        "deals": sum(outcome.deals for outcome in every),
        "unfinished": sum(outcome.unfinished for outcome in every),
        "illegal": sum(outcome.illegal for outcome in every),
        "seconds": seconds,
        "actions": sum(outcome.actions for outcome in every),
        "players": [
            {
                "name": name,
                "seats": list(players).count(name),
                "wins": sum(_wins(every, name)),
                "mean": _mean(means[name]),
                "stderr": _stderr(means[name]),
            }
            for name in names
        ],
        "difference": None,
        "difference_stderr": None,
    }
    if len(names) > 1:
        gaps = [first - second for first, second in zip(means[names[0]], means[names[1]], strict=True)]
        result |= {"difference": _mean(gaps), "difference_stderr": _stderr(gaps)}
    return result


def _scores(outcomes: Iterable[Outcome], name: str) -> list[float]:
    return [score for o in outcomes for player, score in zip(o.players, o.scores, strict=True) if player == name]


def _wins(outcomes: Iterable[Outcome], name: str) -> Iterator[float]:
    return (won for o in outcomes for player, won in zip(o.players, o.wins, strict=True) if player == name)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _stderr(values: Sequence[float]) -> float:
    """The standard error of the mean; 0 where there are too few values to tell."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
