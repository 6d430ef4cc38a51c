"""A duel with OpenSpiel's own ISMCTSBot, to which an adapter shows our games; equal processor time for both.

An adapted game is one deal. Its chance node picks the seed of the deal; an action's number is its place among the
legal ones, which a player can tell, or among the likely ones where there are too many to list. The margins are
scaled to about -1 to 1, as the bot's exploration expects.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from games import games
from games.core.api import CHANCE, Action, Seat, State
from games.players.api import HARD, PLAYERS, Player, SearchPlayer
from games.players.chance import deal
from games.players.margin import margin
from games.players.selfplay import Match, play_set, summary

LISTED = 64
"""The most actions that an adapted game offers at a time."""
DEALS = 1 << 16
"""The seeds that its chance node picks from."""
MOVE_SECONDS = 0.020
"""Processor time of a move that `hard` is set to, by trying; in play it must stay below LIMIT_SECONDS."""
LIMIT_SECONDS = 0.030
LONGER = 1.02
"""Times the bot's processor time, not more, may `hard` take in play."""
FIRST_SIMULATIONS = 30
"""Of the bot, before it is known how long they take."""
TRIED = 100
"""Decisions that a player is timed over."""


class Duel(NamedTuple):
    """A game, its seats, about how many points decide a deal, and how many sets of mirrored deals are played."""

    game: str
    seats: int
    scale: float
    sets: int


DUELS = (
    Duel("ninety-nine", 3, 60, 150),
    Duel("two-handed-pinochle", 2, 200, 150),
    Duel("auction-pinochle", 4, 500, 150),
    Duel("penneech", 2, 20, 600),
    Duel("domino-pinochle", 3, 20, 300),
)


class OneDeal(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One deal of a game, as OpenSpiel wants it."""

    def __init__(self, duel: Duel) -> None:
        """From the table of the duel, at its usual options."""
        self.start = games()[duel.game].start(duel.seats)
        self.scale = duel.scale
        info = pyspiel.GameInfo(
            num_distinct_actions=LISTED,
            max_chance_outcomes=DEALS,
            num_players=duel.seats,
            min_utility=-1000.0,
            max_utility=1000.0,
            utility_sum=0.0,
            max_game_length=400,
        )
        super().__init__(_type(duel), info, {})

    def __deepcopy__(self, memo: dict[int, Any]) -> OneDeal:
        return self  # nothing of it changes; OpenSpiel's own way would look for it in a registry

    def new_initial_state(self) -> Position:
        """Before the deal."""
        return Position(self, self.start.copy(), [""] * self.start.seats)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What OpenSpiel asks for information states."""
        return Observer()


class Observer:
    """A player's information state as text; none as numbers."""

    tensor = None
    dict: ClassVar[Mapping[str, Any]] = {}

    def set_from(self, position: Position, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, position: Position, player: int) -> str:
        """All that the player has been told."""
        return position.information_state_string(player)


def _type(duel: Duel) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"talon_{duel.game.replace('-', '_')}",
        long_name=f"Talon {duel.game}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=duel.seats,
        min_num_players=duel.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
    )


class Held:
    """A state of ours; OpenSpiel copies what hangs on a position by reflection, which compiled states do not bear."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.state.copy())


class Position(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of ours, and what each player has seen on the way to it."""

    def __init__(self, game: OneDeal, state: State, seen: list[str]) -> None:
        """`state` and `seen` are the position's own from now on."""
        super().__init__(game)
        self._held = Held(state)
        self._game = game
        self._seen = seen
        self._listed: list[Action] | None = None

    @property
    def ours(self) -> State:
        """The game as we keep it."""
        return self._held.state

    def clone(self) -> Position:
        """An independent position, without the copying by reflection that is OpenSpiel's own way."""
        return Position(self._game, self.ours.copy(), self._seen[:])

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    def current_player(self) -> int:
        """Who acts; of several who act at once the first."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.ours.actors()[0]
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.ours.over or (self.ours.deal_due and self.ours.dealing >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds of the deal, all alike."""
        return [(seed, 1 / DEALS) for seed in range(DEALS)]

    def listed(self) -> list[Action]:
        """The actions by their numbers."""
        if self._listed is None:
            seat = self.ours.actors()[0]
            if sum(prompt.size() for prompt in self.ours.prompts(seat)) <= LISTED:
                self._listed = self.ours.legal(seat)
            else:
                self._listed = self.ours.candidates(seat, Random(0), LISTED)[:LISTED]
        return self._listed

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the actions of whoever acts."""
        if self.is_terminal() or (player is not None and player != self.current_player()):
            return []
        return list(range(DEALS if self.is_chance_node() else len(self.listed())))

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def apply_action(self, action: int) -> None:
        """Carry out the action of that number."""
        self._apply_action(action)

    def _apply_action(self, number: int) -> None:
        if self.is_chance_node():
            seat, action = CHANCE, deal(self.ours, Random(number))
        else:
            seat, action = self.ours.actors()[0], self.listed()[number]
        events: list[Any] = []
        self.ours.told = events
        self.ours.do(seat, action)
        self.ours.told = None
        self._listed = None
        for event in events:
            text = f"{event.kind}{event.seat}{','.join(event.items)};"
            for player in range(self.ours.seats):
                if event.to in (None, player):
                    self._seen[player] += text

    def is_chance_node(self) -> bool:
        """Whether the deal is due."""
        return self.ours.deal_due and self.ours.dealing < 0

    def _action_to_string(self, player: int, number: int) -> str:
        return f"deal {number}" if player == pyspiel.PlayerId.CHANCE else str(self.listed()[number])

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has been told since the adapter began."""
        return self._seen[self.current_player() if player is None else player]

    def returns(self) -> list[float]:
        """The margins, scaled; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.ours.seats
        return [margin(self.ours, seat) / self._game.scale for seat in range(self.ours.seats)]

    def __str__(self) -> str:
        return repr(sorted(self.ours.to_json().items()))


def entered(game: OneDeal, state: State) -> Position:
    """A position that each player knows from what it sees now."""
    return Position(game, state, [str([zone[2:] for zone in state.look(seat)[0]]) for seat in range(state.seats)])


class Timed:
    """A player, and the processor time that it has taken where there was a choice."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds = 0.0
        self.moves = 0

    @property
    def mean(self) -> float:
        """Of a move, in seconds."""
        return self.seconds / max(1, self.moves)

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """What the player chooses."""
        began = time.process_time()
        action = self._player.choose(state, seat, rng)
        if sum(prompt.size() for prompt in state.prompts(seat)) > 1:
            self.seconds += time.process_time() - began
            self.moves += 1
        return action


class Ismcts:
    """OpenSpiel's bot as a player of ours, which takes as long as its opponent; worlds come from our `redeal`."""

    def __init__(self, game: OneDeal, opponent: Timed) -> None:
        """It simulates as often as brings its time of a move to that of `opponent`."""
        self._game = game
        self._opponent = opponent
        self._seconds = 0.0
        self._simulated = 0

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """What the bot steps to."""
        simulations = self._simulations()
        began = time.process_time()
        root = entered(self._game, state)
        chance = np.random.RandomState(rng.getrandbits(32))
        bot = ISMCTSBot(
            self._game,
            RandomRolloutEvaluator(1, chance),
            1.0,
            simulations,
            random_state=chance,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        bot.set_resampler(lambda _, player: entered(self._game, state.redeal(player, rng)))
        action = root.listed()[int(bot.step(root))]
        if len(root.listed()) > 1:
            self._seconds += time.process_time() - began
            self._simulated += simulations
        return action

    def _simulations(self) -> int:
        """How many take as long as a move of the opponent's has on the average."""
        if not self._simulated or not self._opponent.moves:
            return FIRST_SIMULATIONS
        return max(2, round(self._opponent.mean * self._simulated / self._seconds))


def seconds_a_move(game: OneDeal, player: Player) -> float:
    """The processor time of the mean decision in which there is a choice, whoever sits there."""
    rng = Random(3)
    timed = Timed(player)
    while timed.moves < TRIED:
        state = game.start.copy()
        state.do(CHANCE, deal(state, rng))
        while not (state.deal_due or state.over):
            seat = state.actors()[0]
            state.do(seat, timed.choose(state.redeal(seat, rng), seat, rng))
    return timed.mean


def paced(game: OneDeal) -> Player:
    """`hard` with so few rollouts that it takes about MOVE_SECONDS a move."""
    size = 1 / 8
    for _ in range(3):
        size *= MOVE_SECONDS / seconds_a_move(game, shortened(size))
    return shortened(size)


def shortened(size: float) -> Player:
    """`hard` with a share of its effort, and without deeper looks before the last tricks."""
    return SearchPlayer(replace(HARD.shared(size), thoughts=0))


def duel(each: Duel) -> bool:
    """Print by how much `hard` is ahead of OpenSpiel's bot; whether its 95 % interval is above 0 at equal time."""
    game = OneDeal(each)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    ours = Timed(paced(game))
    theirs = Timed(Ismcts(game, ours))
    PLAYERS["hard, paced"], PLAYERS["ISMCTSBot"] = ours, theirs
    sides = [game.start.column(seat) for seat in range(each.seats)]
    players = tuple("hard, paced" if side == 0 else "ISMCTSBot" for side in sides)
    match = Match(start=game.start, players=players, seed=9, single_deals=True, mirror=True)
    found = summary(players, [play_set(match, number) for number in range(each.sets)], 1.0)
    ahead, error = found["difference"], 1.96 * found["difference_stderr"]
    print(
        f"  {each.game:20} {each.seats} seats, {each.sets} sets: {ahead:+7.2f} ± {error:.2f} (95 %) points a deal;",
        end="",
    )
    print(f" {ours.mean * 1000:.1f} and {theirs.mean * 1000:.1f} ms a move", flush=True)
    fair = ours.mean <= LONGER * theirs.mean and max(ours.mean, theirs.mean) <= LIMIT_SECONDS
    return bool(ahead > error and fair and not found["illegal"])


def measure() -> bool:
    """Print every duel; whether all are won at equal time."""
    print("hard against OpenSpiel's ISMCTSBot at equal processor time, mirrored deals")
    results = [duel(each) for each in DUELS]  # every one, also after one is lost
    return all(results)
