"""Claims: whether a seat takes all tricks that are left whatever the others do, proved with all cards open."""

from __future__ import annotations

from typing import Final

from games.core.api import Action, Seat, State

NODES: Final = 4000
"""Positions looked at before a proof is given up; about a tenth of a second."""


class _TooMany(Exception):
    """The proof grows too large to be worth it."""


def proved_claim(state: State, seat: Seat) -> list[tuple[Seat, Action]] | None:
    """Plays to the end of the deal in which the seat's side takes every trick left, if no defence prevents that.

    None where it is not so, where the seat is not to play a card, or where the proof would take too long.
    """
    if state.over or state.deal_due or not _plays_cards(state, seat):
        return None
    search = _Search(state, seat)
    try:
        proved = search.holds(state)
    except _TooMany:
        return None
    return search.line(state) if proved else None


def possible_claim(state: State, seat: Seat) -> list[tuple[Seat, Action]] | None:
    """Plays to the end of the deal in which all give the seat's side every trick left; None where none is found."""
    if state.over or state.deal_due or not _plays_cards(state, seat):
        return None
    return _Search(state, seat).together(state, NODES)


def _plays_cards(state: State, seat: Seat) -> bool:
    prompts = state.prompts(seat)
    return len(prompts) == 1 and prompts[0].verb in ("play", "dummy")


class _Search:
    """Every reply of the others against one good card of the claimant."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._dealing = state.dealing
        self._column = state.column(seat)
        self._before = self._lost(state)
        self._nodes = 0

    def _lost(self, state: State) -> int:
        """Tricks of everybody else."""
        tricks = enumerate(state.standing().tricks)
        return sum(won for who, won in tricks if who >= state.seats or state.column(who) != self._column)

    def _ended(self, state: State) -> bool:
        return state.over or state.deal_due or state.dealing != self._dealing

    def holds(self, state: State) -> bool:
        """Whether the others take no trick from here on."""
        self._nodes += 1
        if self._nodes > NODES:
            raise _TooMany
        if self._lost(state) > self._before:
            return False
        if self._ended(state):
            return True
        actor = state.actors()[0]
        after = (self._next(state, actor, action) for action in state.legal(actor))
        if state.column(actor) == self._column:
            return any(self.holds(new) for new in after)
        return all(self.holds(new) for new in after)

    def line(self, state: State) -> list[tuple[Seat, Action]]:
        """One way in which the proved claim comes true: the others play the first card they may."""
        plays: list[tuple[Seat, Action]] = []
        while not self._ended(state):
            actor = state.actors()[0]
            for action in state.legal(actor):
                new = self._next(state, actor, action)
                self._nodes = 0
                if state.column(actor) != self._column or self.holds(new):
                    break
            else:
                raise AssertionError("a proved claim has a card that keeps it")
            plays.append((actor, action))
            state = new
        return plays

    def together(self, state: State, budget: int) -> list[tuple[Seat, Action]] | None:
        """A line in which nobody else takes a trick, everybody helping; depth first."""
        todo: list[tuple[State, list[tuple[Seat, Action]]]] = [(state, [])]
        while todo and budget:
            budget -= 1
            now, plays = todo.pop()
            if self._lost(now) > self._before:
                continue
            if self._ended(now):
                return plays
            actor = now.actors()[0]
            todo += [(self._next(now, actor, action), [*plays, (actor, action)]) for action in now.legal(actor)]
        return None

    def _next(self, state: State, actor: Seat, action: Action) -> State:
        new = state.copy()
        new.do(actor, action)
        return new
