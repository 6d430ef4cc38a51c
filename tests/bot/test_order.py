"""Reports reach moderators without a seat and nobody else; a ban holds; who is blocked is not seated with."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.session.live import Who
from storage.api import GuildId, TableId, UserId
from tests.bot.fixtures import Club, ClubFactory, buttons, texts
from tests.bot.players import sit_down

HIDDEN = discord.PermissionOverwrite(view_channel=False)
SEEN = discord.PermissionOverwrite(view_channel=True, send_messages=True, attach_files=True)


def crowd(world: Club) -> list[Any]:
    """The people of the server."""
    return list(world.people)


def manager(world: Club) -> Any:
    """Somebody who manages the server."""
    rights = discord.Permissions(manage_guild=True, view_channel=True, use_application_commands=True)
    role = world.guild.create_role("managers", permissions=rights)
    return world.guild.add_member(world.env.create_user("Mona"), roles=[role])


def bot_user(world: Club) -> Any:
    """The bot, as channels know it."""
    return world.bot.user


def secret_channel(world: Club, *readers: Any) -> Any:
    """A channel that only these people and the bot read."""
    seers: dict[Any, discord.PermissionOverwrite] = dict.fromkeys((bot_user(world), *readers), SEEN)
    return world.guild.create_text_channel("reports", overwrites={world.guild.default_role: HIDDEN, **seers})


async def name_channel(world: Club, mona: Any, channel: Any) -> str:
    return texts((await mona.slash(world.channel, "server", reports=channel)).response)


async def report(world: Club, actor: Any, reason: str = "He looked at *my* cards") -> str:
    """Press Report this deal in the menu and type; what one is told."""
    menu = (await actor.click(world.board(), label="⋯")).response
    asked = await actor.click(menu, label="Report this deal")
    return texts((await actor.submit_modal(asked, {"answer": reason})).response)


async def owned(world: Club, actor: Any) -> tuple[set[str], set[str]]:
    """The cards that somebody holds, and those that all others do."""
    live = await world.live()
    assert live.state is not None
    own = await world.seat_of(actor)
    places = live.state.places()
    mine = {card for zone in places if zone.owner == own for card in zone.items}
    return mine, {card for zone in places if zone.owner != own for card in zone.items}


async def test_a_report_goes_to_the_channel_that_nobody_seated_reads(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        channel = secret_channel(world, mona)
        assert channel.mention in await name_channel(world, mona, channel)
        people: list[Any] = await sit_down(world, 3, game="ninety-nine")
        assert "with the moderators" in await report(world, people[0].actor)
        [sent] = channel.history()
        assert not world.guild.owner.dm_channel.history()
        said = texts(sent)
        assert r"Reason: He looked at \*my\* cards" in said
        assert "still running" in said
        assert "ninety-nine-1.txt" in [file.filename for file in sent.attachments]


async def test_a_report_of_a_running_table_holds_what_its_author_may_see(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        channel = secret_channel(world, mona)
        await name_channel(world, mona, channel)
        people: list[Any] = await sit_down(world, 3, game="ninety-nine")
        actor = people[0].actor
        await report(world, actor)
        mine, others = await owned(world, actor)
        record, whole = await world.bot.sessions.play.export(TableId(1), actor.id)
        assert not whole
        assert mine <= set(record.split())
        assert not others & set(record.split())
        [sent] = channel.history()
        assert [line for line in texts(sent).splitlines() if line.startswith("Hand of Ann")]
        assert "Hand of Ben" not in texts(sent)


@pytest.mark.parametrize("seated", ["manager", "reader"])
async def test_a_report_is_not_shown_to_a_moderator_who_sits_at_the_table(club: ClubFactory, seated: str) -> None:
    async with club() as world:
        mona = manager(world)
        reader = crowd(world)[1]
        channel = secret_channel(world, mona, reader)
        await name_channel(world, mona, channel)
        ann = crowd(world)[0]
        lobby = await world.open_table(ann, game="two-handed-pinochle")
        await (mona if seated == "manager" else reader).click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        assert "with the moderators" in await report(world, ann)
        assert not channel.history()
        assert world.guild.owner.dm_channel.history()


async def test_who_left_the_table_but_may_come_back_counts_as_seated(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        channel = secret_channel(world, mona)
        await name_channel(world, mona, channel)
        ann, ben = crowd(world)[:2]
        lobby = await world.open_table(ann, game="ninety-nine")
        for other in (mona, ben):
            await other.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        await mona.slash(world.channel, "table leave")
        await report(world, ann)
        assert not channel.history()


async def test_without_a_channel_the_owner_is_told(club: ClubFactory) -> None:
    async with club() as world:
        owner = world.guild.owner
        people: list[Any] = await sit_down(world, 1, game="ninety-nine", computers="easy")
        assert "with the moderators" in await report(world, people[0].actor, "")
        [sent] = owner.dm_channel.history()
        assert "Reason: none given" in texts(sent)
        assert sent.attachments


async def test_an_owner_who_plays_is_told_nothing(club: ClubFactory) -> None:
    async with club() as world:
        guild: Any = world.env.create_guild(owner=world.env.create_user("Olga"))
        channel = guild.create_text_channel("cards")
        ann: Any = guild.add_member(world.env.create_user("Anja"))
        olga = guild.add_member(guild.owner)
        lobby = (await ann.slash(channel, "play", game="two-handed-pinochle")).response
        await olga.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        await world.env.settle()
        board = next(message for message in reversed(list(channel.history())) if buttons(message, "b:table:1:more"))
        menu = (await ann.click(board, label="⋯")).response
        asked = await ann.click(menu, label="Report this deal")
        said = texts((await ann.submit_modal(asked, {"answer": ""})).response)
        assert "no moderator" in said
        assert not guild.owner.dm_channel.history()


async def test_a_spectator_has_no_button_to_report(club: ClubFactory) -> None:
    async with club() as world:
        await sit_down(world, 1, game="ninety-nine", computers="easy")
        menu = (await crowd(world)[4].click(world.board(), label="⋯")).response
        assert not buttons(menu, "b:report")


async def test_a_channel_that_the_bot_cannot_write_to_is_refused(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        closed = world.guild.create_text_channel("closed", overwrites={bot_user(world): HIDDEN, mona: SEEN})
        said = await name_channel(world, mona, closed)
        assert "I need these permissions" in said
        assert (await world.bot.sessions.wishes.house(GuildId(world.guild.id))).reports == 0


async def test_a_banned_person_is_refused_everywhere_but_with_their_own_data(club: ClubFactory) -> None:
    async with club() as world:
        mona, ben = manager(world), crowd(world)[1]
        lobby = await world.open_table(crowd(world)[0], game="ninety-nine")
        told = texts((await mona.slash(world.channel, "server", ban=ben)).response)
        assert "can no longer use" in told
        for refused in (
            await ben.slash(world.channel, "play", game="penneech"),
            await ben.slash(world.channel, "rules", game="penneech"),
            await ben.click(lobby, label="Join"),
            await ben.click(lobby, label="How to play"),
        ):
            assert "You cannot use the bot in this server" in texts(refused.response)
            assert refused.response.ephemeral
        assert all(seat.user != ben.id for seat in (await world.live()).seats)
        assert "What is kept" in texts((await ben.slash(world.channel, "privacy show")).response)
        await world.restart()
        assert "cannot use" in texts((await ben.click(lobby, label="Join")).response)
        await mona.slash(world.channel, "server", unban=ben)
        assert "You have a seat" in texts((await ben.click(lobby, label="Join")).response)


async def test_a_ban_gives_up_the_seats_of_the_banned(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        people: list[Any] = await sit_down(world, 3, game="ninety-nine")
        await mona.slash(world.channel, "server", ban=people[1].actor)
        live = await world.live()
        assert live.seat_of(people[1].actor.id) is None
        assert live.seat_of(people[0].actor.id) is not None


async def test_a_ban_in_one_server_means_nothing_in_another(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        user = world.env.create_user("Paul")
        here = world.guild.add_member(user)
        other: Any = world.env.create_guild()
        channel = other.create_text_channel("cards")
        there = other.add_member(user)
        await mona.slash(world.channel, "server", ban=here)
        assert "cannot use" in texts((await here.slash(world.channel, "play", game="penneech")).response)
        assert not (await there.slash(channel, "play", game="penneech")).response.ephemeral


async def test_nobody_bans_themselves_and_only_managers_ban(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        said = texts((await mona.slash(world.channel, "server", ban=mona)).response)
        assert "neither yourself nor a bot" in said
        assert not await world.bot.sessions.bans.of(GuildId(world.guild.id))


async def test_managers_cannot_lock_each_other_out(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        other = manager(world)
        await mona.slash(world.channel, "server", ban=other)
        assert "can use the bot" in texts((await other.slash(world.channel, "server", unban=other)).response)


@pytest.mark.parametrize("who", [0, 1])
async def test_people_of_whom_one_has_blocked_the_other_are_not_seated_together(club: ClubFactory, who: int) -> None:
    async with club() as world:
        ann, ben, cem = crowd(world)[:3]
        blocking, blocked = ((ann, ben), (ben, ann))[who]
        told = texts((await blocking.slash(world.channel, "privacy block", person=blocked)).response)
        assert "not be seated with" in told
        lobby = await world.open_table(ann, game="ninety-nine")
        refused = (await ben.click(lobby, label="Join")).response
        assert refused.ephemeral
        assert "are not seated together" in texts(refused)
        assert ann.name not in texts(refused)
        assert "You have a seat" in texts((await cem.click(lobby, label="Join")).response)
        await blocking.slash(world.channel, "privacy unblock", person=blocked)
        assert "You have a seat" in texts((await ben.click(lobby, label="Join")).response)


async def test_a_rematch_seats_nobody_beside_whom_they_blocked(club: ClubFactory) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 3, game="ninety-nine")
        await people[0].actor.slash(world.channel, "table end")
        await people[1].actor.slash(world.channel, "privacy block", person=people[0].actor)
        live = await world.bot.sessions.lobby.rematch(TableId(1), _who(people[0].actor))
        seated = {seat.user for seat in live.seats}
        assert people[0].actor.id in seated
        assert people[2].actor.id in seated
        assert people[1].actor.id not in seated


def _who(actor: Any) -> Who:
    return Who(UserId(actor.id), actor.name)
