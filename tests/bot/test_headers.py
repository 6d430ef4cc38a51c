"""What stands at the top of a board and of a hand: whose table, trump, score, who is to act, and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.ui.board import board_screen
from bot.ui.hand import hand_screen
from bot.ui.parts import Screen
from bot.ui.words import table_id
from games.core.api import CHANCE, State
from tests.bot.stage import Unpainted, live, look, parts, plain, speaker
from tests.games import worlds
from tests.scale import chance, scale

NAMES = ("Ann", "Ben", "Cem", "Dina", "Eli")
SUIT = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
every_table = pytest.mark.parametrize("table", worlds.presets(), ids=str)


def lines(screen: Screen) -> list[str]:
    """Everything that is read, line by line."""
    return [line for part in parts(screen) if part["type"] == 10 for line in plain(part["content"]).split("\n")]


def positions(table: worlds.Table) -> Iterator[State]:
    """Some positions in which somebody has scored already, and some in which nobody has."""
    rng = chance(f"headers {table}")
    for _ in range(scale(1)):
        found = list(worlds.states(table.start(rng.randrange(table.seats)), rng, 3))
        yield from (state for state in rng.sample(found, min(6, len(found))) if not state.over)


def sides(state: State) -> list[str]:
    """The names beside the scores: two partners together, and the dummy's beside those of two players."""
    width = len(state.scores())
    if width < state.seats:
        return [" + ".join(NAMES[side : state.seats : 2]) for side in range(2)]
    return [*NAMES[: state.seats], "Dummy"][:width]


def score_of(state: State) -> str:
    """The score as it is read."""
    scores = " · ".join(f"{name}: {points}" for name, points in zip(sides(state), state.scores(), strict=True))
    target = state.standing().target
    return f"Score · {scores}" + ("" if target is None else f" · to {target}")


@every_table
async def test_the_board_says_whose_turn_it_is_the_trump_and_everybodys_score(table: worlds.Table) -> None:
    for state in positions(table):
        shown = live(state, names=NAMES)
        told = lines(await board_screen(shown, speaker(table.key), Unpainted(), []))
        assert f"table {table_id(shown)}" in told[0]
        if (trump := state.standing().trump) in SUIT:
            assert SUIT[trump] in told[0].lower()
        assert minus(score_of(state)) in [minus(line) for line in told]
        [turn] = [line for line in told if line.startswith(("►", "Waiting"))]
        acting = state.view(None).actors
        assert [at for at in range(state.seats) if f"<@{10**18 + 10 + at}>" in turn] == sorted(acting)


@every_table
async def test_a_hand_says_its_table_the_trump_everybodys_score_and_whom_it_waits_for(table: worlds.Table) -> None:
    for state in positions(table):
        for seat in range(state.seats):
            shown = look(live(state, names=NAMES), seat)
            told = lines(await hand_screen(shown, speaker(table.key), Unpainted()))
            assert f"table {table_id(shown.live)}" in told[0]
            head = told[: next(at for at, line in enumerate(told) if line.startswith("Score")) + 1]
            assert minus(head[-1]) == minus(score_of(state))
            if (trump := state.standing().trump) in SUIT:
                assert SUIT[trump] in " ".join(head).lower()
            waiting = [line for line in told if line.startswith("It is not your turn")]
            assert bool(waiting) == (not shown.view.prompts)
            for line in waiting:
                assert [at for at in range(state.seats) if NAMES[at] in line] == sorted(shown.view.actors)


def minus(line: str) -> str:
    """The same with a hyphen for a minus sign."""
    return line.replace("\u2212", "-")


@every_table
async def test_whoever_sits_at_the_dealers_left_is_shown_as_the_first_to_speak_and_to_lead(table: worlds.Table) -> None:
    for dealer in range(table.seats):
        state, rng = table.start(dealer), chance(f"first {table} {dealer}")
        for phase in first_decisions(state, rng):
            if phase == "bid" or (phase == "redeal" and state.actors() != ((state.dealer + 1) % state.seats,)):
                continue  # all lay their bids at once; a right to a new deal is only asked of who has it
            first = (state.dealer + 1) % state.seats
            assert state.actors() == (first,), phase
            told = lines(await board_screen(live(state, names=NAMES), speaker(table.key), Unpainted(), []))
            if state.view(None).actors:
                assert any(f"► **<@{10**18 + 10 + first}>** to act" in line for line in told), phase


def first_decisions(state: State, rng: Random) -> Iterator[str]:
    """The phases of a deal as each begins that is not the answer to another, till the first card is led."""
    deal = -1
    while True:
        seat, action = worlds.chosen(state, rng, sensible=True)
        state.do(seat, action)
        if seat == CHANCE or state.dealing != deal:
            deal = state.dealing
            yield state.phase
            if state.phase == "play":
                return
        elif state.phase == "play":
            yield "play"
            return
