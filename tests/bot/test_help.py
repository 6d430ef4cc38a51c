"""/help, and what one comes to from there: a table, a lesson, the rules."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor

from bot.ui.help import ROLES
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, buttons, enabled, selects, texts


async def helped(world: Club, actor: MemberActor) -> str:
    """What /help says."""
    shown = answer(await actor.slash(world.channel, "help"))
    assert shown.ephemeral
    return texts(shown)


async def test_help_tells_who_is_new_how_to_begin(club: ClubFactory) -> None:
    async with club() as world:
        said = await helped(world, world.people[0])
        assert "To begin" in said
        assert "`/play`" in said
        assert "`/server`" not in said
        assert "At your table" not in said


async def test_help_tells_by_what_one_is(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        lobby = await world.open_table(ann, game="two-handed-pinochle")
        await ben.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        host, guest = await helped(world, ann), await helped(world, ben)
        assert "At your table" in host
        assert "As the host" in host
        assert "**Set up** before the start: rules, pace with or without a clock" in host
        assert "seats kept for people you name" in host
        assert "At your table" in guest
        assert "As the host" not in guest
        role = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
        mona = world.guild.add_member(world.env.create_user("Mona"), roles=[role])
        moderator = await helped(world, mona)
        assert "As a moderator" in moderator
        assert "`/doctor`" in moderator


async def test_help_names_only_commands_that_exist_and_describes_each(club: ClubFactory) -> None:
    async with club() as world:
        known = {command.qualified_name: command.description for command in world.bot.tree.walk_commands()}
        ann = world.people[0]
        said = await helped(world, ann)
        named = [name for name in {*ROLES["new"], *ROLES["everybody"]} if f"`/{name}`" in said]
        assert {"play", "rules", "settings", "about"} <= set(named) <= set(known)
        for name in named:
            assert f"`/{name}` · {known[name]}" in said


async def test_every_button_of_help_leads_somewhere(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        shown = answer(await ann.slash(world.channel, "help"))
        [games] = selects(shown, "s:help")
        for option in games["options"]:
            shown = answer(await ann.select(shown, values=[option["value"]], custom_id=games["custom_id"]))
            labels = [button["label"] for button in buttons(shown)]
            assert labels == ["How to play", "Teach me", "Open a table"]
            assert all(option["value"] in custom_id for custom_id in enabled(shown))
        rules = answer(await ann.click(shown, label="How to play"))
        assert "Rules" in texts(rules)


async def test_a_table_opened_from_help_is_a_public_lobby(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        shown = answer(await ann.slash(world.channel, "help"))
        shown = answer(await ann.select(shown, values=["penneech"], custom_id="s:help:"))
        await ann.click(shown, label="Open a table")
        [lobby] = world.messages()
        await ben.click(lobby, label="Join")
        assert [seat.user for seat in (await world.live()).seats] == [ann.id, ben.id]


async def test_teach_me_deals_at_once_alone_with_computers_and_explains(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        shown = answer(await ann.slash(world.channel, "help"))
        shown = answer(await ann.select(shown, values=["ninety-nine"], custom_id="s:help:"))
        hand = answer(await ann.click(shown, label="Teach me"))
        assert "Your hand" in texts(hand)
        assert "A sensible choice:" in texts(hand)
        live = await world.live()
        assert live.table.status == "playing"
        assert live.table.settings["rated"] is False
        assert sum(seat.user is not None for seat in live.seats) == 1
        assert world.board() is not None


async def test_teach_me_stands_beside_the_rules(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        rules = answer(await ann.slash(world.channel, "rules", game="penneech"))
        hand = answer(await ann.click(rules, label="Teach me"))
        assert "A sensible choice:" in texts(hand) or "not your turn" in texts(hand)


async def test_teach_me_in_a_busy_channel_says_where_instead(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        lobby = await world.open_table(ann, game="penneech")
        rules = answer(await ben.slash(world.channel, "rules", game="penneech"))
        refused = answer(await ben.click(rules, label="Teach me"))
        assert str(lobby.id) in texts(refused)
        assert "another channel" in texts(refused)
        assert len(await world.bot.sessions.store.tables.live_tables()) == 1
