"""/server and /doctor: what a server chose holds, and what keeps the bot from working is named with its cure."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.session.wishes import House
from storage.api import ChannelId, GuildId
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, alt_texts, selects, texts, walk
from tests.discord.raw import Click, burst

CHANNEL_SELECT, ROLE_SELECT = 8, 6


def manager(world: Club) -> MemberActor:
    """Somebody who may manage the server."""
    role = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("Mona"), roles=[role])


async def panel(world: Club, actor: MemberActor) -> Any:
    """What /server shows."""
    return answer(await actor.slash(world.channel, "server"))


async def choose(world: Club, actor: MemberActor, name: str, *values: Any) -> Any:
    """Open /server and choose."""
    shown = await panel(world, actor)
    custom_id = next(
        part["custom_id"] for part in walk(shown) if part.get("custom_id", "").partition(":")[2] == f"house:{name}"
    )
    return answer(await actor.select(shown, values=list(values), custom_id=custom_id))


async def house(world: Club) -> House:
    """The server's choices."""
    return await world.bot.sessions.wishes.house(GuildId(world.guild.id))


async def test_only_who_manages_the_server_gets_its_panel(club: ClubFactory) -> None:
    async with club() as world:
        assert "server" not in world.people[0].available_commands(world.channel)
        mona = manager(world)
        assert "server" in mona.available_commands(world.channel)
        shown = await panel(world, mona)
        assert shown.ephemeral
        kinds = [part["type"] for part in walk(shown) if part["type"] in (CHANNEL_SELECT, ROLE_SELECT)]
        assert kinds == [CHANNEL_SELECT, ROLE_SELECT]
        names = [one["custom_id"] for one in selects(shown)]
        assert names == [f"s:house:{n}" for n in ("language", "pace", "enders", "pictures", "deck", "game")]


async def test_who_lost_the_right_can_no_longer_use_the_panel(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        shown = await panel(world, mona)
        role = world.guild.roles["managers"]
        world.env.backend.edit_role(world.guild.id, role.id, {"permissions": 0})
        refused = await mona.select(shown, values=["seated"], custom_id="s:house:enders")
        assert "manage this server" in texts(answer(refused))
        assert (await house(world)).enders == "host"


async def test_play_is_refused_elsewhere_and_names_the_channels_allowed(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        tables = world.guild.create_text_channel("tables")
        await choose(world, mona, "channels", tables)
        refused = answer(await world.people[0].slash(world.channel, "play", game="penneech"))
        assert f"<#{tables.id}>" in texts(refused)
        assert not await world.bot.sessions.store.tables.live_tables()
        await world.people[0].slash(tables, "play", game="penneech")
        assert len(await world.bot.sessions.store.tables.live_tables()) == 1
        await choose(world, mona, "channels")
        await world.people[0].slash(world.channel, "play", game="penneech")
        assert len(await world.bot.sessions.store.tables.live_tables()) == 2


@pytest.mark.parametrize(("name", "value"), [("pace", "reserve"), ("enders", "seated"), ("deck", "two")])
async def test_a_choice_is_kept_and_outlives_a_restart(club: ClubFactory, name: str, value: str) -> None:
    async with club() as world:
        mona = manager(world)
        await choose(world, mona, name, value)
        await world.restart()
        [select] = selects(await panel(world, mona), f"s:house:{name}")
        assert [option["value"] for option in select["options"] if option.get("default")] == [value]


async def test_tables_take_the_pace_of_the_server(club: ClubFactory) -> None:
    async with club() as world:
        await choose(world, manager(world), "pace", "reserve")
        await world.open_table(world.people[0], game="penneech")
        assert (await world.live()).table.settings["pace"] == "reserve"


@pytest.mark.parametrize(("enders", "by", "ends"), [("seated", 1, True), ("moderators", 0, False), ("host", 1, False)])
async def test_a_table_is_ended_by_whom_the_server_says(club: ClubFactory, enders: str, by: int, ends: bool) -> None:
    async with club() as world:
        await choose(world, manager(world), "enders", enders)
        ann, ben = world.people[:2]
        lobby = await world.open_table(ann, game="penneech")
        await ben.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        said = texts(answer(await world.people[by].slash(world.channel, "table end")))
        refused = "only moderators may end" if enders == "moderators" else "Only the host of this table or a moderator"
        assert (refused in said) == (not ends)
        assert bool(await world.bot.sessions.store.tables.live_tables()) == (not ends)


async def test_the_language_of_public_tables_is_the_server_s(club: ClubFactory) -> None:
    async with club() as world:
        await choose(world, manager(world), "language", "fa")
        fa = world.bot.presenter.speakers.languages.speaker("fa", "penneech").say("game-name")
        lobby = await world.open_table(world.people[0], game="penneech")
        assert fa in texts(lobby)


async def test_public_tables_are_written_with_the_digits_that_the_server_chose(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        for chosen, digit, other in (("fa+digits", "۱", "1"), ("fa", "1", "۱")):
            shown = await choose(world, mona, "language", chosen)
            [language] = [one for one in selects(shown) if one["custom_id"] == "s:house:language"]
            assert [one["value"] for one in language["options"] if one.get("default")] == [chosen]
            lobby = texts(await world.open_table(world.people[0], game="penneech"))
            seats = next(line for line in lobby.splitlines() if f"<@{world.people[0].id}>" in line)
            assert digit in seats.split("<@")[0]
            assert other not in seats.split("<@")[0]
            await world.people[0].slash(world.channel, "table end")


@pytest.mark.parametrize("value", ["xx", "xx+digits", "en+digits", "discord+digits", "+digits"])
async def test_a_language_that_there_is_not_is_refused(club: ClubFactory, value: str) -> None:
    async with club() as world:
        mona = manager(world)
        before = await world.bot.sessions.store.people.guild(GuildId(world.guild.id))
        [refused] = await burst(world.env, [Click(mona, await panel(world, mona), "s:house:language", (value,))])
        assert refused.response is not None or refused.followups
        assert await world.bot.sessions.store.people.guild(GuildId(world.guild.id)) == before


async def test_a_role_is_kept_for_each_game_and_can_be_taken_away(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        players = world.guild.create_role("players")
        shown = await panel(world, mona)
        shown = answer(await mona.select(shown, values=["penneech"], custom_id="s:house:game"))
        shown = answer(await mona.select(shown, values=[players], custom_id="r:house:role:penneech"))
        assert (await house(world)).roles == {"penneech": players.id}
        assert f"<@&{players.id}>" in texts(shown)
        await mona.select(shown, values=[], custom_id="r:house:role:penneech")
        assert (await house(world)).roles == {}


async def test_a_text_only_server_has_tables_without_pictures(club: ClubFactory) -> None:
    async with club() as world:
        await choose(world, manager(world), "pictures", "no")
        ann = world.people[0]
        lobby = await world.open_table(ann, game="two-handed-pinochle", computers="easy")
        await ann.click(lobby, label="Start")
        board = world.board()
        assert not alt_texts(board)
        assert "face down" in texts(board)


def findings(shown: Any) -> list[str]:
    """The lines of a finding each."""
    return [line for line in texts(shown).splitlines() if line.startswith(("OK · ", "Missing · "))]


async def test_the_doctor_finds_nothing_where_all_is_well(club: ClubFactory) -> None:
    async with club() as world:
        ann, mona = world.people[0], manager(world)
        lobby = await world.open_table(ann, game="penneech", computers="easy")
        await ann.click(lobby, label="Start")
        shown = answer(await mona.slash(world.channel, "doctor"))
        assert shown.ephemeral
        assert "All is well" in texts(shown)
        assert all(line.startswith("OK") for line in findings(shown))
        assert any("message of table 1" in line for line in findings(shown))


PERMISSIONS = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
}


@pytest.mark.parametrize("denied", PERMISSIONS)
async def test_the_doctor_names_the_permission_missing_and_how_to_give_it(club: ClubFactory, denied: str) -> None:
    async with club() as world:
        mona = manager(world)
        shown = answer(await mona.slash(world.channel_without(denied), "doctor"))
        line, *others = findings(shown)
        assert line.startswith("Missing"), "what is to mend comes first"
        assert all(other.startswith("OK") for other in others)
        assert PERMISSIONS[denied] in line
        assert "Edit Channel" in line


async def test_the_doctor_looks_at_a_channel_chosen_elsewhere(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        other = world.channel_without("attach_files")
        shown = answer(await mona.slash(world.channel, "doctor"))
        assert not [line for line in findings(shown) if line.startswith("Missing")]
        shown = answer(await mona.select(shown, values=[other], custom_id="c:doctor:"))
        assert f"<#{other.id}>" in texts(shown)
        assert [line for line in findings(shown) if line.startswith("Missing")]


async def test_the_doctor_says_when_the_table_s_message_cannot_be_edited(club: ClubFactory) -> None:
    async with club() as world:
        ann, mona = world.people[0], manager(world)
        lobby = await world.open_table(ann, game="penneech", computers="easy")
        await ann.click(lobby, label="Start")
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, message="Missing Access")
        shown = answer(await mona.slash(world.channel, "doctor"))
        [line] = [line for line in findings(shown) if line.startswith("Missing")]
        assert "table 1" in line
        assert "Missing Access" in line


async def test_the_doctor_says_when_the_server_wants_no_tables_here(club: ClubFactory) -> None:
    async with club() as world:
        mona = manager(world)
        await choose(world, mona, "channels", world.guild.create_text_channel("tables"))
        shown = answer(await mona.slash(world.channel, "doctor"))
        [line] = [line for line in findings(shown) if line.startswith("Missing")]
        assert "/server" in line


async def test_the_doctor_says_in_which_other_channel_for_tables_something_is_missing(club: ClubFactory) -> None:
    async with club() as world:
        mona, quiet = manager(world), world.channel_without("attach_files")
        channels = (ChannelId(world.channel.id), ChannelId(quiet.id))
        await world.bot.sessions.wishes.set_house(GuildId(world.guild.id), channels=channels)
        shown = answer(await mona.slash(world.channel, "doctor"))
        [line] = [line for line in findings(shown) if line.startswith("Missing")]
        assert f"<#{quiet.id}>" in line
        assert "Attach Files" in line
        shown = answer(await mona.slash(quiet, "doctor"))
        [line] = [line for line in findings(shown) if line.startswith("Missing")]
        assert f"<#{quiet.id}>" not in line, "said of the channel itself"


async def test_what_the_doctor_says_of_many_channels_fits(club: ClubFactory) -> None:
    async with club() as world:  # whose judge knows how much a message holds
        mona = manager(world)
        channels = [ChannelId(world.channel_without("send_messages").id) for _ in range(25)]
        for language in world.bot.presenter.speakers.languages.known:
            await mona.slash(world.channel, "language", language=language)
            await world.bot.sessions.wishes.set_house(GuildId(world.guild.id), channels=tuple(channels), reports=1)
            shown = answer(await mona.slash(world.channel, "doctor"))
            assert texts(shown).count("<#") == 1 + 8


async def test_the_doctor_says_whether_reports_reach_their_channel(club: ClubFactory) -> None:
    async with club() as world:
        mona, quiet = manager(world), world.channel_without("send_messages")
        well = world.guild.create_text_channel("reports")
        for channel, expected in ((well.id, "OK"), (quiet.id, "Missing"), (1, "Missing")):
            await world.bot.sessions.wishes.set_house(GuildId(world.guild.id), reports=channel)
            shown = answer(await mona.slash(world.channel, "doctor"))
            [line] = [line for line in findings(shown) if "Reports of a deal" in line]
            assert line.startswith(expected)
            assert ("Send Messages" in line) == (channel == quiet.id)


async def test_who_plays_pings_the_role_of_the_game(club: ClubFactory) -> None:
    async with club() as world:
        players = world.guild.create_role("players")
        await world.bot.sessions.wishes.set_house(GuildId(world.guild.id), roles={"penneech": players.id})
        ann = world.people[0]
        lobby = await world.open_table(ann, game="penneech")
        await ann.click(lobby, label="Who plays?")
        asked = world.messages()[-1]
        assert f"<@&{players.id}>" in texts(asked)
        sent = [one.json for one in world.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
        assert sent[-1] is not None
        assert [int(role) for role in sent[-1]["allowed_mentions"]["roles"]] == [players.id]
