"""Random matches of every game there is: tables with any options, and random walks over their states."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from games import games
from games.core.api import CHANCE, GROUPED, Action, BadNotation, Game, Kind, Seat, State, Verb
from games.core.options import BadOption, Setting, Value, text
from games.players.chance import deal

KEYS = tuple(games())


class Table(NamedTuple):
    """A game as somebody might set it up; its text is the parameter of a test."""

    key: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        return games()[self.key]

    def start(self, dealer: Seat = 0) -> State:
        """Raises `BadOption` where these options do not go together."""
        return self.game.start(self.seats, dict(self.options), dealer)

    def starts(self) -> bool:
        """Whether these options go together."""
        try:
            self.start()
        except BadOption:
            return False
        return True

    def having(self, name: str, value: str) -> Table:
        """The same table with one option set."""
        return self._replace(options=(*(pair for pair in self.options if pair[0] != name), (name, value)))

    def __str__(self) -> str:
        return " ".join([self.key, str(self.seats), *(f"{name}={value}" for name, value in self.options)])


def presets() -> list[Table]:
    """Every preset of every game with every number of seats that it allows."""
    return [
        Table(key, seats, tuple(preset.options.items()))
        for key, game in games().items()
        for preset in game.presets.values()
        for seats in preset.seats
    ]


def plain() -> list[Table]:
    """Every game with every number of seats, all options at their defaults."""
    return [Table(key, seats) for key, game in games().items() for seats in game.seats]


def option_values() -> list[tuple[str, str, str]]:
    """Every game, option and value of it; of a number a small, the usual and the largest."""
    return [
        (key, setting.name, value)
        for key, game in games().items()
        for setting in game.settings()
        for value in written_values(setting)
    ]


def written_values(setting: Setting) -> tuple[str, ...]:
    """The values to try of an option."""
    if setting.several and setting.values is not None:
        words = [text(value) for value in setting.values]
        return (*words, ",".join(words), ",".join(reversed(words)))
    if setting.several:
        return (text(setting.default), ",".join([str(setting.least)] * setting.length))
    if setting.values is not None:
        return tuple(text(value) for value in setting.values)
    numbers: list[Value | None] = [setting.least, setting.default, setting.most]
    return tuple(dict.fromkeys(text(number) for number in numbers if number is not None))


@cache
def table_with(key: str, name: str, value: str) -> Table | None:
    """A table that plays with that option value, other options changed as far as it needs; None where none does."""
    roots = [table for table in [*plain(), *presets()] if table.key == key]
    for root in roots:
        if root.having(name, value).starts():
            return root.having(name, value)
    for root in roots:
        for other in games()[key].settings():
            for beside in written_values(other):
                table = root.having(other.name, beside).having(name, value)
                if other.name != name and table.starts():
                    return table
    return None


def random_table(key: str, rng: Random) -> Table:
    """A preset with some further options at random, as far as they go together; numbers stay playable."""
    table = rng.choice([table for table in presets() if table.key == key])
    settings = list(table.game.settings())
    for setting in rng.sample(settings, rng.randrange(len(settings) + 1)):
        values = written_values(setting)[:2] if setting.values is None else written_values(setting)
        changed = table.having(setting.name, rng.choice(values))
        table = changed if changed.starts() else table
    return table


class Step(NamedTuple):
    """One action of a walk, and the state that it is about to change."""

    state: State
    seat: Seat
    action: Action


def chosen(state: State, rng: Random, *, sensible: bool = False) -> tuple[Seat, Action]:
    """Who acts next and how: any deal, any legal action, or what the game's own sense says."""
    if state.deal_due:
        return CHANCE, deal(state, rng)
    seat = rng.choice(state.actors())
    return seat, state.policy(seat, rng) if sensible else state.sample(seat, rng)


def walk(start: State, rng: Random, deals: int, *, sensible: bool = False) -> Iterator[Step]:
    """A match of at most so many deals. Each step's state is changed in place once the next step is asked for."""
    state = start.copy()
    while not state.over and not (state.deal_due and state.dealing + 1 >= deals):
        seat, action = chosen(state, rng, sensible=sensible)
        yield Step(state, seat, action)
        state.do(seat, action)


def steps(start: State, rng: Random, deals: int, *, sensible: bool = False) -> list[Step]:
    """The steps of such a match, each with a state of its own."""
    return [step._replace(state=step.state.copy()) for step in walk(start, rng, deals, sensible=sensible)]


def states(start: State, rng: Random, deals: int) -> Iterator[State]:
    """The states of such a match that a deal has reached and whose deal is still being played, as copies."""
    for step in walk(start, rng, deals):
        if not step.state.deal_due:
            yield step.state.copy()


def written_at_random(game: Game, rng: Random) -> str:
    """The text of some action of this game, most often not a legal one."""
    verb = rng.choice(list(game.verbs))
    shape = game.verbs[verb]
    most = shape.least + 3 if shape.most is None else shape.most
    number = rng.randint(shape.least, most)
    if verb not in GROUPED:
        return " ".join([verb, *(_item(game, verb, shape, rng) for _ in range(number))])
    groups = [" ".join(rng.sample(list(game.order), rng.randint(1, 5))) for _ in range(max(1, number))]
    return f"{verb} {GROUPED[verb].join(groups)}"


def _item(game: Game, verb: str, shape: Verb, rng: Random) -> str:
    if shape.kind is Kind.NUMBER:
        return str(rng.choice([-1, 0, 1, 3, 10, 200, 250, 305]))
    if shape.kind is Kind.CARD:
        return rng.choice(list(game.order))
    return rng.choice(game.words[verb])


def random_action(state: State, seat: Seat, rng: Random) -> Action | None:
    """A well-formed action of `seat`, legal or not; None where the text drawn was no action at this table."""
    try:
        return state.read(seat, written_at_random(state.game, rng))
    except BadNotation:
        return None
