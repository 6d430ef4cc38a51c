"""Random playouts of a deal, beside OpenSpiel's and RLCard's through their Python interfaces.

A position in which all is dealt and bid is copied and played to the end of the deal with random legal cards. The
engines take turns within one run, so that a busy machine slows all of them, and the medians over the rounds count.
RLCard cannot copy a position, so its bridge is played from the deal on, bidding included.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

import pyspiel
import rlcard

from games.core.api import CHANCE, Action
from games.ninety_nine import GAME, NinetyNine
from games.players.chance import deal

ROUNDS = 21
SECONDS = 0.1
"""How long an engine plays in each round."""
OURS = "Talon ninety-nine"
TARGETS = {"OpenSpiel oh_hell": 0.8, "RLCard bridge": 40.0}
"""Our playouts a second as a multiple of theirs."""

Playout = Callable[[], int]
"""Plays once to the end; the number of actions that it took."""


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

    def play() -> int:
        state = start.copy()
        actions = 0
        while state.phase == "play":
            cards = state.playable()
            for _ in range(int(random() * cards.bit_count())):
                cards &= cards - 1
            state.push((cards & -cards).bit_length() - 1)
            actions += 1
        return actions

    return play


def oh_hell(rng: Random) -> Playout:
    """OpenSpiel's oh_hell of the same size: three players and 27 cards, cloned after the bidding."""
    start = pyspiel.load_game("oh_hell(players=3,num_tricks_fixed=9)").new_initial_state()
    while start.is_chance_node():
        start.apply_action(rng.choice(start.legal_actions()))
    for _ in range(3):
        start.apply_action(rng.choice(start.legal_actions()))
    random = rng.random

    def play() -> int:
        state = start.clone()
        actions = 0
        while not state.is_terminal():
            cards = state.legal_actions()
            state.apply_action(cards[int(random() * len(cards))])
            actions += 1
        return actions

    return play


def bridge(rng: Random) -> Playout:
    """RLCard's bridge: a deal of 52 cards, through the environment that it offers its players."""
    table = rlcard.make("bridge", config={"seed": rng.randrange(2**31)})
    random = rng.random

    def play() -> int:
        state, _ = table.reset()
        actions = 0
        while not table.is_over():
            cards = list(state["legal_actions"])
            state, _ = table.step(cards[int(random() * len(cards))])
            actions += 1
        return actions

    return play


def rate(play: Playout) -> tuple[float, float]:
    """Playouts and actions a second over one round."""
    playouts = actions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        actions += play()
        playouts += 1
    return playouts / spent, actions / spent


def measure() -> bool:
    """Print the medians and their ratios; whether all targets are met."""
    rng = Random(99)
    engines = {OURS: ninety_nine(rng), "OpenSpiel oh_hell": oh_hell(rng), "RLCard bridge": bridge(rng)}
    rounds = [{name: rate(play) for name, play in engines.items()} for _ in range(ROUNDS)]
    print(f"random playouts, medians of {ROUNDS} rounds")
    for name in engines:
        playouts, actions = (median(each[name][at] for each in rounds) for at in (0, 1))
        print(f"  {name:20} {playouts:10,.0f} playouts/s {actions:12,.0f} actions/s")
    met = True
    for name, target in TARGETS.items():
        playouts, actions = (median(each[OURS][at] / each[name][at] for each in rounds) for at in (0, 1))
        met = met and playouts >= target
        print(f"  {playouts:.2f} times {name} (target {target:g}); {actions:.2f} times its actions")
    return met
