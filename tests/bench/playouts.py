"""Random playouts of a deal, beside OpenSpiel's and RLCard's through their Python interfaces.

A position in which all is dealt and bid is copied, played to the end of the deal with random legal cards, and what
everybody scored is read. The engines take turns within one run, so that a busy machine slows all of them, and the
medians over the rounds count. RLCard cannot copy a position, so its bridge is played from the deal on; it has 52 cards
where the others have 27.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median

import pyspiel
import rlcard

from games.core.api import CHANCE, Action
from games.core.cards import LISTED
from games.ninety_nine import GAME, NinetyNine
from games.players.chance import deal

ROUNDS = 60
SECONDS = 0.05
"""How long an engine plays in each round."""
OURS = "Talon ninety-nine"
TARGETS = {"OpenSpiel oh_hell": 0.8, "RLCard bridge": 40.0}
"""Our playouts a second as a multiple of theirs."""

Playout = Callable[[], Sequence[float]]
"""Plays once to the end; what everybody scored."""


def ninety_nine(rng: Random) -> Playout:
    """Ninety-Nine for three: a copy, then 27 cards by `playable` and `push`, scoring included."""
    start = GAME.start(3)
    assert isinstance(start, NinetyNine)
    start.apply(CHANCE, deal(start, rng))
    for seat in (0, 1, 2):
        start.apply(seat, start.sample(seat, rng))
    for seat in (1, 2, 0):
        start.apply(seat, Action("pass"))
    random = rng.random

    def play() -> Sequence[float]:
        state = start.copy()
        while playable := state.playable():
            cards = LISTED[playable]
            state.push(cards[int(random() * len(cards))])
        return state.sheet[-3:]

    return play


def oh_hell(rng: Random) -> Playout:
    """OpenSpiel's oh_hell of the same size: three players and 27 cards, cloned after the bidding."""
    start = pyspiel.load_game("oh_hell(players=3,num_tricks_fixed=9)").new_initial_state()
    while start.is_chance_node():
        start.apply_action(rng.choice(start.legal_actions()))
    for _ in range(3):
        start.apply_action(rng.choice(start.legal_actions()))
    random = rng.random

    def play() -> Sequence[float]:
        state = start.clone()
        while not state.is_terminal():
            cards = state.legal_actions()
            state.apply_action(cards[int(random() * len(cards))])
        return list(state.returns())

    return play


def bridge(rng: Random) -> Playout:
    """RLCard's bridge: a deal of 52 cards, through the environment that it offers its players."""
    table = rlcard.make("bridge", config={"seed": rng.randrange(2**31)})
    random = rng.random

    def play() -> Sequence[float]:
        state, _ = table.reset()
        while not table.is_over():
            cards = list(state["legal_actions"])
            state, _ = table.step(cards[int(random() * len(cards))])
        return list(table.get_payoffs())

    return play


def rate(play: Playout) -> float:
    """Playouts a second over one round."""
    playouts = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        play()
        playouts += 1
    return playouts / spent


def measure() -> bool:
    """Print the medians and their ratios; whether all targets are met."""
    rng = Random(99)
    engines = {OURS: ninety_nine(rng), "OpenSpiel oh_hell": oh_hell(rng), "RLCard bridge": bridge(rng)}
    gc.freeze()  # what the other engines' imports left behind is no part of the work measured
    rounds = [{name: rate(play) for name, play in engines.items()} for _ in range(ROUNDS)]
    print(f"random playouts, medians of {ROUNDS} rounds")
    for name in engines:
        print(f"  {name:20} {median(each[name] for each in rounds):10,.0f} playouts/s")
    met = True
    for name, target in TARGETS.items():
        times = median(each[OURS] / each[name] for each in rounds)
        met = met and times >= target
        print(f"  {times:.2f} times {name} (target {target:g})")
    return met
