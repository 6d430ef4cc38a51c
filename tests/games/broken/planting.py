"""A game like Ninety-Nine whose states are of another class."""

from dataclasses import fields, replace

from games.core.api import Game, Seat, State
from games.core.options import Options
from games.ninety_nine import GAME, NinetyNine


def planted(state: type[NinetyNine]) -> Game:
    """The game of that class of states, which is told of it."""

    def new(options: Options, dealer: Seat) -> State:
        plain = GAME.new(options, dealer)
        return state(**{f.name: getattr(plain, f.name) for f in fields(plain)})

    state.game = replace(GAME, new=new, state=state)
    return state.game
