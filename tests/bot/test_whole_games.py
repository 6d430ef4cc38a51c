"""A whole game of every kind through slash commands and clicks alone, to the record and the leaderboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games import games
from games.core.record import read_record, replay
from tests.bot.fixtures import Club, ClubFactory, enabled, response, texts
from tests.bot.players import Person, play, sit_down
from tests.scale import SOAK, chance

Options = dict[str, Any]
SHORT = "rubber_games=1 target_score=1"
ALONE = {"computers": "easy"}

NINETY_NINE: dict[str, tuple[int, Options]] = {
    "two with a dummy": (2, {"players": 2, "options": SHORT}),
    "three": (3, {"options": SHORT}),
    "four": (1, {"players": 4, "options": SHORT, **ALONE}),
    "partners": (4, {"preset": "partners", "options": SHORT}),
    "five": (1, {"players": 5, "options": SHORT, **ALONE}),
    "a race by five": (1, {"preset": "race-250", **ALONE}),
    "1975": (1, {"preset": "parlett-1975", "options": "rubber_games=1", **ALONE}),
    "bidder's trump": (1, {"preset": "bidders-trump", "options": SHORT, **ALONE}),
    "nines": (1, {"preset": "nines", "options": SHORT, **ALONE}),
    "no bid": (1, {"preset": "no-bid", "options": SHORT, **ALONE}),
    "all premiums at once": (3, {"options": f"premium_procedure=simultaneous {SHORT}"}),
    "premiums after the bids": (
        1,
        {"options": f"trump_method=premium_chooses premium_timing=after_bid {SHORT}", **ALONE},
    ),
}
AUCTION: dict[str, tuple[int, Options]] = {
    "the usual rules": (4, {"options": "target_score=1"}),
    "melds shown by hand, four passed": (4, {"options": "target_score=1 meld_mode=manual"}),
    "three passed, high raises": (1, {"options": "target_score=1 pass_count=3 bid_raise=exact", **ALONE}),
    "nothing passed, as in a book": (1, {"preset": "bicycle", "options": "target_score=1 pass_count=0", **ALONE}),
}
TWO_HANDED: dict[str, tuple[int, Options]] = {
    "the usual rules": (1, {"options": "target_score=1000", **ALONE}),
    "eighteen cards of two packs": (1, {"preset": "family", "options": "target_score=1000", **ALONE}),
}
LONG: dict[str, tuple[int, Options]] = {"as in a book": (2, {"preset": "bicycle"})}
"""Games for a soak."""
PENNEECH: dict[str, tuple[int, Options]] = {
    "the usual rules": (2, {"options": "target_score=31"}),
    "Parlett's": (1, {"preset": "parlett", "options": "target_score=31", **ALONE}),
}
DOMINO: dict[str, tuple[int, Options]] = {
    "the usual rules": (3, {"options": "target_score=100"}),
    "tiles used twice": (1, {"options": "target_score=100 tile_reuse=across_kinds doubles_wrap=true", **ALONE}),
}
ALL = [
    (game, name)
    for game, kinds in (
        ("ninety-nine", NINETY_NINE),
        ("auction-pinochle", AUCTION),
        ("two-handed-pinochle", TWO_HANDED | LONG if SOAK else TWO_HANDED),
        ("penneech", PENNEECH),
        ("domino-pinochle", DOMINO),
    )
    for name in kinds
]
KINDS = {"ninety-nine": NINETY_NINE, "auction-pinochle": AUCTION, "two-handed-pinochle": TWO_HANDED | LONG}
KINDS |= {"penneech": PENNEECH, "domino-pinochle": DOMINO}


@pytest.mark.parametrize(("game", "kind"), ALL, ids=[f"{game}: {kind}" for game, kind in ALL])
@pytest.mark.timeout(120)
async def test_a_whole_game_is_played_by_clicks(club: ClubFactory, game: str, kind: str) -> None:
    count, options = KINDS[game][kind]
    rng = chance(f"{game} {kind}")
    async with club(seed=rng.randrange(10**6)) as world:
        people = await sit_down(world, count, game=game, **options)
        await play(world, people, rng)
        await demand_a_result(world, people, game)


async def demand_a_result(world: Club, people: Sequence[Person], game: str) -> None:
    """The table says who has won, its record replays to the same scores, and the leaderboard has a row for each."""
    await world.until(lambda: "is over" in texts(world.messages()[-1]))
    last = world.messages()[-1]
    assert not any(enabled(message) for message in world.messages()[:-1]), "a dead button"
    state = await world.state()
    file = response(await people[0].actor.click(last, label="Record"))
    record = (await file.attachments[0].read()).decode()
    replayed = replay(read_record(record, games()))
    assert replayed.stopped is None
    assert replayed.state.to_json() == state.to_json()
    assert f"\nplayer {await world.seat_of(people[0].actor)} Ann\n" in record
    standing = state.standing()
    columns = standing.totals if standing.totals is not None else state.scores()
    assert [int(one.rsplit(" ", 1)[1]) for one in names_with_points(texts(last))] == list(columns)
    for order in ("points", "wins"):
        board = await people[-1].actor.slash(world.channel, "leaderboard", game=game, by=order)
        rows = texts(response(board)).replace(",", "").splitlines()
        for person in people:
            seat = await world.seat_of(person.actor)
            what = counted(
                order, columns[state.column(seat)] if order == "points" else seat in (standing.winners or ())
            )
            assert any(f"**{person.actor.name}** · {what} in one game" in row for row in rows), (rows, what)


def counted(what: str, number: int) -> str:
    """`one win`, `0 wins`."""
    return f"one {what[:-1]}" if number == 1 else f"{number:d} {what}"


def names_with_points(text: str) -> list[str]:
    """`Ann 12`, `Ben 3` of the line with the final scores."""
    line = next(line for line in text.splitlines() if line.startswith("Final: "))
    return line.removeprefix("Final: ").replace(",", "").split(" · ")
