"""A whole game of every kind through slash commands and clicks alone, to the record and the leaderboard."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from games import games
from games.core.api import CHANCE, Seat
from games.core.record import Line, read_record, replay
from tests.bot.fixtures import Club, ClubFactory, enabled, response, texts
from tests.bot.players import Person, curious, sit_down
from tests.scale import SOAK, chance

ROOT = Path(__file__).parents[2]
TITLE = re.compile(r"^### .* · deal (\d+) · ")
Options = dict[str, Any]
UNITS = {"domino-pinochle": "chips"}
"""What is counted where it is not points."""
SHORT = "rubber_games=1 target_score=1"
ALONE = {"computers": "easy"}


class Kind(NamedTuple):
    """How a game is played: by so many people, with what is given to /play.

    `verbs` are those that such a game has in any case; of `a/b` at least one.
    """

    people: int
    given: Options
    verbs: str


NINETY_NINE: dict[str, Kind] = {
    "two with a dummy": Kind(2, {"players": 2, "options": SHORT}, "lay declare dummy play"),
    "three to 100": Kind(3, {"options": "rubber_games=1"}, "lay declare reveal pass play"),
    "a rubber of two games": Kind(3, {"options": "rubber_games=2 target_score=20"}, "lay declare reveal pass play"),
    "four": Kind(1, {"players": 4, "options": SHORT, **ALONE}, "lay declare/reveal play"),
    "partners": Kind(4, {"preset": "partners", "options": SHORT}, "lay play"),
    "five": Kind(1, {"players": 5, "options": SHORT, **ALONE}, "lay declare play"),
    "1975": Kind(1, {"preset": "parlett-1975", "options": "rubber_games=1", **ALONE}, "lay declare reveal play"),
    "bidder's trump": Kind(1, {"preset": "bidders-trump", "options": SHORT, **ALONE}, "lay declare/reveal trump play"),
    "nines": Kind(1, {"preset": "nines", "options": SHORT, **ALONE}, "lay declare/reveal trump play"),
    "no bid": Kind(1, {"preset": "no-bid", "options": SHORT, **ALONE}, "announce/open/open_announce play"),
    "all premiums at once": Kind(3, {"options": f"premium_procedure=simultaneous {SHORT}"}, "lay wish play"),
    "premiums after the bids": Kind(
        1,
        {"options": f"trump_method=premium_chooses premium_timing=after_bid {SHORT}", **ALONE},
        "lay declare/reveal trump play",
    ),
}
AUCTION: dict[str, Kind] = {
    "the usual rules": Kind(4, {"options": "target_score=1"}, "bid pass trump give return"),
    "melds shown by hand, four passed": Kind(
        4, {"options": "target_score=1 meld_mode=manual"}, "bid pass trump give return meld done"
    ),
    "three passed, high raises": Kind(
        1, {"options": "target_score=1 pass_count=3 bid_raise=exact", **ALONE}, "bid trump give return"
    ),
    "nothing passed, as in a book": Kind(
        1, {"preset": "bicycle", "options": "target_score=1 pass_count=0", **ALONE}, "bid trump"
    ),
}
TWO_HANDED: dict[str, Kind] = {
    "the usual rules": Kind(1, {"options": "target_score=1000", **ALONE}, "play meld done take"),
    "eighteen cards of two packs": Kind(
        1, {"preset": "family", "options": "target_score=1000", **ALONE}, "play meld done take"
    ),
}
LONG: dict[str, dict[str, Kind]] = {
    "ninety-nine": {
        "one and two computers, by the usual rules": Kind(1, ALONE, "lay declare reveal pass play"),
        "a race by five": Kind(1, {"preset": "race-250", **ALONE}, "lay declare play"),
    },
    "two-handed-pinochle": {"as in a book": Kind(2, {"preset": "bicycle"}, "play meld done")},
}
"""Games for a soak; shorter ones of the same versions are played in every run."""
PENNEECH: dict[str, Kind] = {
    "the usual rules, to 61": Kind(2, {}, "play"),
    "Parlett's": Kind(1, {"preset": "parlett", "options": "target_score=31", **ALONE}, "play"),
}
DOMINO: dict[str, Kind] = {
    "the usual rules": Kind(3, {} if SOAK else {"options": "target_score=100"}, "meld no_meld play"),
    "tiles used twice": Kind(
        1, {"options": "target_score=100 tile_reuse=across_kinds doubles_wrap=true", **ALONE}, "meld no_meld play"
    ),
}
KINDS = {
    "ninety-nine": NINETY_NINE,
    "auction-pinochle": AUCTION,
    "two-handed-pinochle": TWO_HANDED,
    "penneech": PENNEECH,
    "domino-pinochle": DOMINO,
}
if SOAK:
    KINDS = {game: kinds | LONG.get(game, {}) for game, kinds in KINDS.items()}
ALL = [(game, name) for game, kinds in KINDS.items() for name in kinds]


@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}: {name}" for game, name in ALL])
@pytest.mark.timeout(240)
async def test_a_whole_game_is_played_by_clicks(club: ClubFactory, tmp_path: Path, game: str, name: str) -> None:
    kind = KINDS[game][name]
    rng = chance(f"{game} {name}")
    async with club(seed=rng.randrange(10**6)) as world:
        people = await sit_down(world, kind.people, game=game, **kind.given)
        shown = await play_to_the_end(world, people, rng)
        record = await record_file(world, people[0])
        await demand_a_result(world, people, game, record)
        state, seats = await world.state(), [await world.seat_of(person.actor) for person in people]
    lines = read_record(record, games()).lines
    demand_verbs(lines, kind)
    assert shown == deals_acted_in(lines, seats)
    printed = await printed_replay(tmp_path / f"{game}.game", record)
    assert printed["status"] == "over"
    assert printed["scores"] == list(state.scores())
    assert printed["winners"] == list(state.standing().winners or ())
    assert len(printed["deal_scores"]) == len(state.standing().deal_scores)


async def play_to_the_end(world: Club, people: Sequence[Person], rng: Random) -> list[int]:
    """Let everybody click until the game is over, each deal once it is shown; the deals that were, from 1 on."""
    seats = {await world.seat_of(person.actor): person for person in people}
    known: set[str] = set()
    deals: list[int] = []
    while (await world.live()).table.status == "playing":
        state = await world.state()
        deal = state.dealing + 1
        if deal not in deals:
            await world.until(partial(is_shown, world, deal))
            deals.append(deal)
        due = [seat for seat in state.actors() if seat in seats]
        assert due, "the computers have left it to nobody"
        seat = rng.choice(due)
        action, before = curious(state, seat, rng, known), (await world.live()).length
        await seats[seat].act(action)
        assert (await world.live()).length > before, f"{action} has done nothing: {texts(seats[seat].hand)}"
    await world.until(lambda: "is over" in texts(world.messages()[-1]))
    last = (await world.state()).dealing + 1  # may be over before anybody is to act
    assert deals_shown(world) == [*deals, *([last] if last > deals[-1] else [])], "each deal has a message, which stays"
    return deals


def deals_shown(world: Club) -> list[int]:
    """The deals of the tables in the channel, from the oldest message on."""
    return [int(found[1]) for message in world.messages() if (found := TITLE.match(texts(message)))]


def is_shown(world: Club, deal: int) -> bool:
    """Whether a deal has its message."""
    return deal in deals_shown(world)


def demand_verbs(lines: Sequence[Line], kind: Kind) -> None:
    """What the version is known by was done in this game."""
    done = {line.text.split()[0] for line in lines}
    assert all(done & set(either.split("/")) for either in kind.verbs.split()), (kind.verbs, done)


def deals_acted_in(lines: Sequence[Line], seats: Collection[Seat]) -> list[int]:
    """The deals in which these seats did something: all, but those of Penneech that a computer threw in at once."""
    acted: list[set[Seat]] = []
    for line in lines:
        if line.seat == CHANCE:
            acted.append(set())
        else:
            acted[-1].add(line.seat)
    return [number for number, who in enumerate(acted, 1) if who & set(seats)]


async def printed_replay(file: Path, record: str) -> Any:
    """What `python -m games replay` says of a record."""
    await asyncio.to_thread(file.write_text, record, "utf-8")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "games", "replay", str(file)), cwd=ROOT, stdout=PIPE, stderr=PIPE
    )
    said, errors = await process.communicate()
    assert process.returncode == 0, errors.decode() + said.decode()
    return json.loads(said)


async def record_file(world: Club, person: Person) -> str:
    """What the button below the end of a game gives."""
    answer = response(await person.actor.click(world.messages()[-1], label="Record"))
    return (await answer.attachments[0].read()).decode()


async def demand_a_result(world: Club, people: Sequence[Person], game: str, record: str) -> None:
    """The table says who has won, its record replays to the same scores, and the leaderboard has a row for each."""
    last = world.messages()[-1]
    assert not any(enabled(message) for message in world.messages()[:-1]), "a dead button"
    state = await world.state()
    replayed = replay(read_record(record, games()))
    assert replayed.stopped is None
    assert replayed.state.to_json() == state.to_json()
    assert f"\nplayer {await world.seat_of(people[0].actor)} Ann\n" in record
    standing = state.standing()
    columns = standing.totals if standing.totals is not None else state.scores()
    told = [int(one.rsplit(" ", 1)[1]) for one in names_with_points(texts(last))]
    assert sorted(told) == sorted(columns), "the line goes by places, which tests of screens hold"
    for order in ("points", "wins"):
        board = await people[-1].actor.slash(world.channel, "leaderboard", game=game, by=order)
        rows = texts(response(board)).replace(",", "").splitlines()
        for person in people:
            seat = await world.seat_of(person.actor)
            won = seat in (standing.winners or ())
            what = (
                counted(UNITS.get(game, order), columns[state.column(seat)])
                if order == "points"
                else counted(order, won)
            )
            assert any(f"**{person.actor.name}** · {what} in one game" in row for row in rows), (rows, what)


def counted(what: str, number: int) -> str:
    """`one win`, `0 wins`."""
    return f"one {what[:-1]}" if number == 1 else f"{number:d} {what}"


def names_with_points(text: str) -> list[str]:
    """`Ann: 12`, `Ben: 3` of the line with the final scores."""
    line = next(line for line in text.splitlines() if line.startswith("Final · "))
    return [re.sub(r"^[1-5]\. ", "", one) for one in line.removeprefix("Final · ").replace(",", "").split(" · ")]
