"""/leaderboard and /stats: what people see of what they have done, and who sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.ui.score_clicks import known_season
from storage.api import (
    Change,
    ChannelId,
    Count,
    GuildId,
    Result,
    Seat,
    Table,
    TableId,
    UserId,
)
from tests.bot.fixtures import Club, ClubFactory, alt_texts, enabled, selects, texts
from tests.bot.players import play, sit_down
from tests.scale import chance

NOVEMBER, DECEMBER = 1_794_000_000_000, 1_797_000_000_000
"""In 2026."""
NOBODY = TableId(0)


async def finished(
    club: Club,
    *order: MemberActor,
    at: int = NOVEMBER,
    game: str = "penneech",
    scores: Sequence[int] = (),
    places: Sequence[int] = (),
    options: dict[str, str] | None = None,
    left: Sequence[MemberActor] = (),
    sides: bool = False,
    facts: dict[str, Count] | None = None,
    rated: bool = True,
) -> TableId:
    """Keep a table of these people, the first of whom has won, as a session keeps it."""
    settings = {"rated": rated}
    new = Table(
        id=NOBODY,
        game=game,
        version=1,
        seats=len(order),
        guild=GuildId(club.guild.id),
        channel=ChannelId(club.channel.id),
        host=UserId(order[0].id),
        created_at=at,
        options=options or {},
        settings=settings,
        status="playing",
        alone=False,
    )
    store, scoring = club.bot.sessions.store, club.bot.sessions.desk.scoring
    seats = [
        Seat(NOBODY, seat, UserId(one.id), one.name, "easy" if one in left else None) for seat, one in enumerate(order)
    ]
    number = await store.tables.create(new, seats)
    results = tuple(
        Result(
            table=number,
            seat=seat.seat,
            user=seat.user,
            name=seat.name,
            player=seat.player,
            score=scores[seat.seat] if scores else 61 - seat.seat,
            place=places[seat.seat] if places else seat.seat + 1,
            won=(places[seat.seat] if places else seat.seat + 1) == 1,
            taken_over=seat.player is not None,
            side=seat.seat % 2 if sides else None,
            facts=facts or {},
        )
        for seat in seats
    )
    async with scoring.adding(replace(new, id=number), results, at) as (finished_at, derived):
        change = Change(
            table=number, expected_seq=0, status="over", finished_at=finished_at, results=results, derived=derived
        )
        await store.tables.commit(change)
    return number


async def board(club: Club, actor: MemberActor, **options: Any) -> Any:
    """What /leaderboard answers."""
    return (await actor.slash(club.channel, "leaderboard", **{"game": "penneech", **options})).response


async def stats(club: Club, actor: MemberActor, **options: Any) -> Any:
    """What /stats answers."""
    return (await actor.slash(club.channel, "stats", **options)).response


def rows(message: Any) -> list[tuple[int, str]]:
    """Places and names of a board, the asker's own row at the foot aside."""
    lines = [line for line in texts(message).splitlines() if line[:1].isdigit()]
    return [(int(line.partition(".")[0]), line.split("**")[1]) for line in lines]


def own_row(message: Any) -> str:
    """The asker's own row; empty where there is none."""
    return next((line for line in texts(message).splitlines() if line.startswith("You:")), "")


def lookups(club: Club) -> list[str]:
    """Whom the bot has looked up in the server."""
    start = f"/guilds/{club.guild.id}/members/"
    return [one.path for one in club.env.http_requests if one.method == "GET" and start in one.path]


async def test_a_game_played_by_clicks_stands_on_the_board_and_in_both_peoples_statistics(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 2, game="penneech", options="target_score=31")
        await play(world, people, chance("scores"))
        end = texts(world.messages()[-1])
        assert "Ratings: " in end
        ann, ben = world.people[:2]
        shown = await board(world, ann)
        assert shown.ephemeral
        assert [place for place, _ in rows(shown)] == [1, 2]
        assert {name for _, name in rows(shown)} == {"Ann", "Ben"}
        assert texts(shown).count("(provisional)") == 3  # two rows, and Ann's own
        winner = rows(shown)[0][1]
        for actor in (ann, ben):
            said = texts(await stats(world, actor))
            assert "**Penneech**: one game" in said
            assert ("one win (100%)" in said) == (actor.name == winner)
            assert "Head to head" in said


async def test_a_board_without_anybody_says_so(club: ClubFactory) -> None:
    async with club() as world:
        assert "Nobody has finished a game here yet." in texts(await board(world, world.people[0]))
        asked = texts(await board(world, world.people[0], by="rating"))
        assert "Nobody is rated here yet" in asked
        assert "No game has been finished here yet." in texts(await stats(world, world.people[0]))


async def test_where_nobody_is_rated_wins_are_shown_until_asked_otherwise(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await finished(world, ann, ben, rated=False)
        shown = await board(world, ben)
        assert "Wins · All time" in texts(shown)
        assert rows(shown) == [(1, "Ann"), (2, "Ben")]


async def test_pages_share_places_and_keep_their_order_and_always_show_ones_own_row(club: ClubFactory) -> None:
    async with club() as world:
        crowd = [world.guild.add_member(world.env.create_user(f"Guest {number:02}")) for number in range(25)]
        for number in range(0, 24, 2):
            await finished(world, crowd[number], crowd[number + 1], at=NOVEMBER + number)
        await finished(world, crowd[24], crowd[0], at=NOVEMBER + 100, scores=[0, 0])
        asker = crowd[1]
        page = await board(world, asker, by="wins")
        winners = sorted((one for at, one in enumerate(crowd) if at % 2 == 0), key=lambda one: one.id)
        losers = sorted((one for at, one in enumerate(crowd) if at % 2 == 1), key=lambda one: one.id)
        expected = [(1, one.name) for one in winners] + [(14, one.name) for one in losers]
        seen = rows(page)
        assert "Page 1 of 3" in texts(page)
        assert [button for button in enabled(page, "b:board") if button.endswith(":-1")] == []
        for number in (2, 3):
            page = (await asker.click(page, label="Next")).response
            assert f"Page {number} of 3" in texts(page)
            assert own_row(page).startswith("You: 14. **Guest 01**")
            seen += rows(page)
        assert seen == expected
        assert len(seen) == 25
        assert rows((await asker.click(page, label="Previous")).response) == expected[10:20]


async def test_a_page_beyond_the_last_is_the_last(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await finished(world, ann, ben)
        page = await world.bot.sessions.boards.page(
            GuildId(world.guild.id), "penneech", UserId(ann.id), everybody, number=7
        )
        assert page.number == 0
        assert len(page.page.rows) == 2


async def everybody(_user: UserId) -> bool:
    """Whoever is looked up is there."""
    return True


async def test_who_left_the_server_is_looked_up_once_and_stands_on_no_board(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem, dina, _ = world.people
        await finished(world, ben, ann, at=NOVEMBER)
        await finished(world, cem, dina, at=NOVEMBER + 1)
        world.guild.remove_member(ben)
        await world.env.settle()
        world.env.http_requests.clear()
        shown = await board(world, ann, by="wins")
        assert rows(shown) == [(1, "Cem"), (2, "Ann"), (2, "Dina")]
        assert own_row(shown).startswith("You: 2. **Ann**")
        assert len(lookups(world)) == len(set(lookups(world))) == 3  # Ann has just shown that she is there
        world.env.http_requests.clear()
        assert rows(await board(world, ann, by="wins")) == rows(shown)
        assert lookups(world) == []


async def test_who_comes_back_stands_on_the_board_again_once_he_asks(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await finished(world, ben, ann)
        world.guild.remove_member(ben)
        await world.env.settle()
        assert rows(await board(world, ann, by="wins")) == [(1, "Ann")]
        back = world.guild.add_member(ben.user)
        assert rows(await board(world, back, by="wins")) == [(1, "Ben"), (2, "Ann")]


async def test_a_failing_lookup_takes_nobody_off_the_board(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await finished(world, ann, ben)
        world.env.inject_error("GET", "/guilds/*/members/*", status=403, times=None)
        assert rows(await board(world, ann, by="wins")) == [(1, "Ann"), (2, "Ben")]


async def test_hidden_people_are_seen_by_nobody_but_themselves(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await finished(world, ann, ben)
        shown = await stats(world, ann)
        hidden: Any = (await ann.click(shown, label="Hide me from leaderboards")).response
        assert "You stand on no leaderboard now" in texts(hidden)
        assert rows(await board(world, ben, by="wins")) == [(1, "Ben")]
        assert own_row(await board(world, ann, by="wins")).startswith("You: 1. **Ann**")
        assert "keeps their statistics to themselves" in texts(await stats(world, ben, person=ann))
        assert "**Penneech**" in texts(await stats(world, ann))
        assert "Ann" not in texts(await stats(world, ben))
        again = (await ann.click(hidden, label="Show me on leaderboards")).response
        assert "again" in texts(again)
        assert rows(await board(world, ben, by="wins")) == [(1, "Ann"), (2, "Ben")]


async def test_a_month_is_a_season_of_its_own(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await finished(world, ann, ben, at=NOVEMBER, scores=[61, 10])
        await finished(world, ben, ann, at=DECEMBER, scores=[61, 20])
        await finished(world, ben, ann, at=DECEMBER + 1, scores=[61, 30])
        november = await board(world, ann, by="wins", period="202611")
        assert "Wins · November 2026" in texts(november)
        assert rows(november) == [(1, "Ann"), (2, "Ben")]
        assert rows(await board(world, ann, by="wins", period="202612")) == [(1, "Ben"), (2, "Ann")]
        offered = await ann.autocomplete(world.channel, "leaderboard", "period", "", game="penneech")
        assert [one["name"] for one in offered] == ["All time", "December 2026", "November 2026"]
        [_, months] = selects(november, "s:board")
        chosen = await ann.select(november, values=["0"], custom_id=months["custom_id"])
        assert "Wins · All time" in texts(chosen.response)
        points = await ann.select(november, values=["points"], custom_id=selects(november, "s:board")[0]["custom_id"])
        assert "Points · " in texts(points.response)
        assert "no such period" in texts(await board(world, ann, period="202613"))
        assert "no such order" in texts(await board(world, ann, by="luck"))


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        ("wins", [(1, "Ben"), (2, "Ann")]),
        ("points", [(1, "Ann"), (2, "Ben")]),
        ("streak", [(1, "Ben"), (2, "Ann")]),
        ("rating", [(1, "Ben"), (2, "Ann")]),
    ],
)
async def test_each_board_has_its_own_order(club: ClubFactory, by: str, expected: list[tuple[int, str]]) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await finished(world, ann, ben, at=NOVEMBER, scores=[500, 0])
        for number in (1, 2):
            await finished(world, ben, ann, at=NOVEMBER + number, scores=[61, 50])
        shown = await board(world, ann, by=by)
        assert rows(shown) == expected
        assert bool(alt_texts(shown)) == (by == "rating")
        if by == "rating":
            [words] = alt_texts(shown)
            assert all(name in words for name in ("Ann", "Ben"))


async def test_statistics_tell_of_every_game_and_of_one_in_full(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem, dina, eli = world.people
        kept = {"deal": Count(4, 0), "contract": Count(2, 500), "made": Count(1, 260), "meld_total": Count(4, 90)}
        for number in range(3):
            await finished(
                world,
                ann,
                ben,
                cem,
                dina,
                at=NOVEMBER + number,
                game="auction-pinochle",
                sides=True,
                places=[1, 3, 1, 3],
                facts=kept,
            )
        await finished(world, ben, ann, at=NOVEMBER + 9)
        shown = await stats(world, eli, person=ann)
        said = texts(shown)
        assert "**Auction Pinochle**" in said or "Auction Pinochle" in said
        assert "**Penneech**: one game, 0 wins (0%)" in said
        assert "Contracts taken: 6 in 12 deals, 250.0 on average" in said
        assert "Contracts kept: 3 of 6 (50%)" in said
        assert "Average meld: 22.5 a hand" in said
        assert "standard rules · 4 players: 3 games, 3 wins" in said
        assert "Ben: 3 ahead, 0 level, 0 behind" in said
        assert "Cem: 0 ahead, 0 level, 0 behind, 3 as partners" in said
        [curve] = alt_texts(shown)
        assert "last 3 rated games" in curve
        assert enabled(shown, "b:hidden") == [], "only oneself may hide"
        [games] = selects(shown, "s:stats:")
        other = (await eli.select(shown, values=["penneech"], custom_id=games["custom_id"])).response
        assert "Ben: 0 ahead, 0 level, 1 behind" in texts(other)
        assert "Contracts" not in texts(other)


async def test_who_wants_no_pictures_is_told_the_same_in_words(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        for number in range(3):
            await finished(world, ann, ben, at=NOVEMBER + number)
        for pictures in (True, False):
            await world.bot.sessions.wishes.set_taste(UserId(ann.id), "Ann", pictures=pictures)
            board: Any = (await ann.slash(world.channel, "leaderboard", game="penneech")).response
            assert bool(alt_texts(board)) == pictures
            assert "**Ben**" in texts(board)
            shown = await stats(world, ann)
            assert bool(alt_texts(shown)) == pictures
            said = texts(shown) if not pictures else alt_texts(shown)[0]
            assert "last 3 rated games" in said


async def test_results_are_apart_by_their_options(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await finished(world, ann, ben, at=NOVEMBER, scores=[61, 40])
        await finished(world, ben, ann, at=NOVEMBER + 1, options={"target_score": "31"}, scores=[31, 20])
        await finished(world, ben, ann, at=NOVEMBER + 2, options={"target_score": "31"}, scores=[31, 25])
        said = texts(await stats(world, ann))
        assert "standard rules · 2 players: one game, one win, 61.0 points a game" in said
        assert ": 2 games, 0 wins, 22.5 points a game" in said


async def test_what_one_did_is_shown_by_the_rules_that_one_chooses(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        usual, short = {"honours": Count(2, 20), "deal": Count(4, 0)}, {"honours": Count(1, 7), "deal": Count(2, 0)}
        await finished(world, ann, ben, at=NOVEMBER, facts=usual)
        await finished(world, ann, ben, at=NOVEMBER + 1, facts=usual)
        await finished(world, ben, ann, at=NOVEMBER + 2, options={"target_score": "31"}, facts=short)
        shown = await stats(world, ann)
        assert "Points for honours: 47, 4.7 a deal" in texts(shown)
        assert "\n1. standard rules · 2 players: 2 games" in texts(shown)
        [rules] = selects(shown, "s:stats-rules")
        every, first, second = rules["options"]
        assert (every["label"], first["label"]) == ("All rules", "Rules 1 · 2 players")
        assert [option.get("default", False) for option in rules["options"]] == [True, False, False]

        one: Any = (await ann.select(shown, values=[second["value"]], custom_id=rules["custom_id"])).response
        assert "Points for honours: 7, 3.5 a deal" in texts(one)
        assert "Game to: 31" in texts(one).partition("By rules")[0]
        [again] = selects(one, "s:stats-rules")
        assert [option.get("default", False) for option in again["options"]] == [False, False, True]
        back: Any = (await ann.select(one, values=["all"], custom_id=again["custom_id"])).response
        assert "Points for honours: 47" in texts(back)


async def test_a_partner_who_stayed_may_decline_on_his_statistics(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem, dina, _ = world.people
        people = (ann, ben, cem, dina)
        await finished(world, *people, game="auction-pinochle", sides=True, places=[3, 1, 3, 1], left=[ann])
        assert "b:decline:1" not in enabled(await stats(world, ann))
        assert "b:decline:1" not in enabled(await stats(world, ben))
        earlier, shown = await stats(world, cem), await stats(world, cem)
        assert ", rating" in texts(shown)
        declined = (await cem.click(shown, custom_id="b:decline:1")).response
        assert "does not count for your rating" in texts(declined)
        assert ", rating" not in texts(declined)
        refused = await cem.click(earlier, custom_id="b:decline:1")
        assert "only once" in texts(refused.response)
        board_now = await board(world, ben, game="auction-pinochle", by="rating")
        assert {name for _, name in rows(board_now)} == {"Ann", "Ben", "Dina"}


async def test_the_end_of_a_table_offers_a_partner_who_stayed_to_decline(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 4, game="auction-pinochle", options="target_score=1 seating=fixed")
        seated = {await world.seat_of(person.actor): person for person in people}
        leaver, partner = seated[0], seated[2]
        await leaver.actor.slash(world.channel, "table leave")
        await play(world, [person for person in people if person is not leaver], chance("decline"))
        end = world.messages()[-1]
        assert "A partner left this game" in texts(end)
        refused = await leaver.actor.click(end, custom_id="b:decline:1")
        assert "only where your partner left" in texts(refused.response)
        done = await partner.actor.click(end, custom_id="b:decline:1")
        assert done.response is not None
        assert done.response.ephemeral
        assert "does not count for your rating" in texts(done.response)
        shown = await board(world, partner.actor, game="auction-pinochle", by="rating")
        assert partner.actor.name not in {name for _, name in rows(shown)}
        assert texts(world.messages()[-1]) == texts(end), "the end stays as it was"


@pytest.mark.parametrize("text", ["", "x", "202600", "٢٠٢٦١١", "2026111", "190001", "-1"])
def test_what_is_no_season_is_refused(text: str) -> None:
    with pytest.raises(Exception, match="unknown-season"):
        known_season(text)


def test_a_season_is_read() -> None:
    assert [known_season(text) for text in ("0", "202611")] == [0, 202611]
