"""Finding each other: /tables, challenges, who plays, invitations, threads."""

from __future__ import annotations

from typing import Any

import discord
from simcord.actors import MemberActor

from bot.session.desk import Step
from bot.session.pace import PACES
from bot.ui.opening import thread_kind
from storage.api import GuildId, UserId
from tests.bot.fixtures import Club, ClubFactory, buttons, enabled, selects, texts
from tests.bot.players import Person
from tests.discord.raw import Click, burst


async def test_tables_lists_open_lobbies_and_where_one_sits(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        empty = await ann.slash(world.channel, "tables")
        assert "No table waits for players" in texts(empty.response)
        await world.open_table(ann, game="penneech")
        shown = texts((await ben.slash(world.channel, "tables")).response)
        assert "Penneech" in shown
        assert "one seat open" in shown
        lobby = world.messages()[-1]
        await ben.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        mine = texts((await ann.slash(world.channel, "tables")).response)
        assert "No table waits for players" in mine.partition("Where you sit")[0], "said under its own heading"
        to_act = next(seat.user for seat in (await world.live()).actors())
        for person, other in ((ann, "Ben"), (ben, "Ann")):
            mine = texts((await person.slash(world.channel, "tables")).response)
            assert "Where you sit" in mine
            assert "https://discord.com/channels/" in mine
            assert ("your turn" in mine) == (person.id == to_act)
            assert (f"{other} to act" in mine) == (person.id != to_act)


async def test_tables_lists_the_games_of_others_with_links_but_no_private_one(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, dina = world.people[0], world.people[1], world.people[3]
        lobby = await world.open_table(ann, game="penneech")
        await ben.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        await world.until(world.is_shown)
        shown = texts((await dina.slash(world.channel, "tables")).response)
        assert "No table waits for players" in shown
        assert f"{world.board().id} · Penneech" in shown.partition("Games under way")[2]
        assert "Games under way" not in texts((await ann.slash(world.channel, "tables")).response), "it is their own"
        async with world.bot.sessions.desk.at((await world.live()).id) as live:
            await world.bot.sessions.desk.keep(live, Step(settings={**live.table.settings, "private": True}))
        assert "Games under way" not in texts((await dina.slash(world.channel, "tables")).response)


async def challenge(world: Club, challenger: MemberActor, other: MemberActor) -> str:
    """Choose Penneech after Challenge to…; what is answered."""
    chosen: Any = (await challenger.context_menu(world.channel, "Challenge to…", other)).response
    select = selects(chosen, "s:challenge")[0]
    return texts((await challenger.select(chosen, values=["penneech"], custom_id=select["custom_id"])).response)


async def test_a_challenge_opens_a_table_and_tells_the_other(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        assert "The table is open: https://" in await challenge(world, ann, ben)
        told = [texts(message) for message in world.messages()]
        assert any("challenges" in text and f"<@{ben.id}>" in text for text in told)
        lobby = next(message for message in world.messages() if enabled(message, "b:table"))
        joined = await ben.click(lobby, label="Join")
        assert "You have a seat" in texts(joined.response)


async def test_a_challenge_takes_the_pace_of_the_server(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await world.bot.sessions.wishes.set_house(GuildId(world.guild.id), pace="correspondence")
        said = await challenge(world, ann, ben)
        assert "The table is in" in said
        [thread] = world.channel.threads
        assert any("a day for each decision" in texts(message) for message in thread.history())
        assert f"Ann challenges <@{ben.id}>" in texts(thread.history()[-1])


async def test_who_is_not_to_be_seated_with_somebody_cannot_challenge_them_either(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await ben.slash(world.channel, "privacy block", person=ann)
        assert "not seated together" in await challenge(world, ann, ben)
        assert not world.messages(), "nobody is pinged"


async def test_nobody_challenges_himself(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        refused = await ann.context_menu(world.channel, "Challenge to…", ann)
        assert "somebody else" in texts(refused.response)


async def test_who_plays_asks_those_who_want_it_once(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        tables: Any = (await ben.slash(world.channel, "tables")).response
        on = await ben.select(tables, values=["penneech"], custom_id=selects(tables, "s:ping-me")[0]["custom_id"])
        assert "You will be pinged" in texts(on.response)
        lobby = await world.open_table(ann, game="penneech")
        asked = await ann.click(lobby, label="Who plays?")
        assert "They have been asked" in texts(asked.response)
        assert f"<@{ben.id}>" in texts(world.messages()[-1])
        lobby = next(message for message in world.messages() if enabled(message, "b:table"))
        again = next(button for button in buttons(lobby) if button["label"] == "Who plays?")
        assert again["disabled"]


async def test_who_plays_names_the_present_host_and_asks_nobody_who_sits_there(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem, dina = world.people[:4]
        for person in (ben, cem, dina):
            tables: Any = (await person.slash(world.channel, "tables")).response
            ping = selects(tables, "s:ping-me")[0]["custom_id"]
            await person.select(tables, values=["ninety-nine"], custom_id=ping)
        lobby = await world.open_table(ann, game="ninety-nine")
        for person in (ben, cem):
            await person.click(lobby, label="Join")
        await ann.click(lobby, label="Leave")
        await ben.click(next(one for one in world.messages() if enabled(one, "b:table")), label="Who plays?")
        said = texts(world.messages()[-1])
        assert "Ben opened" in said
        assert f"<@{dina.id}>" in said
        assert f"<@{cem.id}>" not in said


async def test_who_plays_asks_nobody_who_could_not_sit_down(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem, dina = world.people[:4]
        for person in (ben, cem, dina):
            await world.bot.sessions.wishes.turn_ping(GuildId(world.guild.id), "penneech", UserId(person.id))
        await ben.slash(world.channel, "privacy block", person=ann)
        await world.bot.sessions.bans.set(GuildId(world.guild.id), UserId(cem.id), banned=True)
        lobby = await world.open_table(ann, game="penneech")
        await ann.click(lobby, label="Who plays?")
        said = texts(world.messages()[-1])
        assert f"<@{dina.id}>, who plays" in said
        assert f"<@{ben.id}>" not in said
        assert f"<@{cem.id}>" not in said


async def test_a_private_table_takes_invited_people_alone(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = world.people[:3]
        lobby = await world.open_table(ann, game="penneech", private=True, invite=ben)
        assert "Only invited people" in texts(lobby)
        refused = await cem.click(lobby, label="Join")
        assert "private" in texts(refused.response)
        joined = await ben.click(lobby, label="Join")
        assert "You have a seat" in texts(joined.response)
        listed = texts((await cem.slash(world.channel, "tables")).response)
        assert "Penneech" not in listed.split("Ping")[0]
        own = texts((await ben.slash(world.channel, "tables")).response).partition("Where you sit")[2]
        assert "Penneech" in own
        assert "https://discord.com/channels/" in own


async def test_computers_leave_the_invited_a_seat_that_nobody_else_takes(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = world.people[:3]
        lobby = await world.open_table(ann, game="ninety-nine", computers="easy", invite=ben)
        assert f"2. open, kept for <@{ben.id}>" in texts(lobby)
        refused = await cem.click(lobby, label="Join")
        assert "kept" in texts(refused.response)
        joined = await ben.click(lobby, label="Join")
        assert "You have a seat" in texts(joined.response)
        started = await ann.click(lobby, label="Start")
        assert "Your hand" in texts(started.response)


async def test_a_table_by_correspondence_lives_in_a_thread_and_leaves_the_channel_free(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        answer = await ann.slash(world.channel, "play", game="penneech", pace="correspondence")
        assert "The table is in" in texts(answer.response)
        thread = world.channel.threads[0]
        lobby = thread.history()[-1]
        assert "a day for each decision" in texts(lobby)
        other = await world.open_table(ben, game="penneech")
        assert "Penneech" in texts(other)
        ben_ = Person(world, ben)
        await ben_.actor.click(lobby, label="Join")
        started = await ann.click(lobby, label="Start")
        assert "Your hand" in texts(started.response)


async def test_a_thread_takes_a_table_by_correspondence_itself(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await ann.slash(world.channel, "play", game="penneech", thread=True)
        [thread] = world.channel.threads
        await ann.slash(thread, "table end")
        lobby: Any = (await ben.slash(thread, "play", game="penneech", pace="correspondence")).response
        assert "a day for each decision" in texts(lobby)
        assert not lobby.ephemeral
        assert len(world.channel.threads) == 1


async def test_a_table_in_a_channel_cannot_be_set_to_correspondence_and_one_in_a_thread_can(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await ben.slash(world.channel, "play", game="penneech", thread=True)
        lobbies = [await world.open_table(ann, game="penneech"), world.channel.threads[0].history()[-1]]
        said, offered = [], []
        for person, lobby in zip((ann, ben), lobbies, strict=True):
            panel: Any = (await person.click(lobby, label="Set up")).response
            pace = next(one for one in selects(panel, "s:agree-on") if one["custom_id"].endswith("pace"))
            offered.append([option["value"] for option in pace["options"]])
            [answer] = await burst(world.env, [Click(person, panel, pace["custom_id"], ("correspondence",))])
            said.append("".join(texts(one) for one in (answer.response, *answer.followups) if one is not None))
        assert offered == [["live", "reserve", "untimed"], list(PACES)]
        assert "needs a thread of its own" in said[0]
        assert "needs a thread of its own" not in said[1]
        assert (await world.live("1")).table.settings["pace"] == "correspondence"
        assert (await world.live("2")).table.settings["pace"] == "live"


async def test_the_name_of_a_thread_is_in_the_servers_language(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        await ann.slash(world.channel, "language", language="ko")
        answer = await ann.slash(world.channel, "play", game="penneech", thread=True)
        assert "테이블" in texts(answer.response)
        assert world.channel.threads[0].name == "Penneech · Ann"


async def test_a_thread_of_an_announcement_channel_is_of_its_kind(club: ClubFactory) -> None:
    async with club() as world:  # the simulated Discord opens no such thread
        kinds = []
        for place in (world.channel, world.guild.create_news_channel("news")):
            channel = world.bot.get_channel(place.id)
            assert isinstance(channel, discord.TextChannel)
            kinds.append(thread_kind(channel))
        assert kinds == [discord.ChannelType.public_thread, discord.ChannelType.news_thread]


async def test_a_live_table_may_live_in_a_thread_too(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        answer = await ann.slash(world.channel, "play", game="penneech", computers="easy", thread=True)
        assert "The table is in" in texts(answer.response)
        [thread] = world.channel.threads
        lobby = thread.history()[-1]
        assert "Live" in texts(lobby)
        await world.open_table(ben, game="penneech")
        started = await ann.click(lobby, label="Start")
        assert "Your hand" in texts(started.response)
        await world.until(lambda: "· deal 1 ·" in texts(thread.history()[-1]))
        assert "· deal 1 ·" not in "\n".join(map(texts, world.messages())), "the game stays in its thread"


async def test_a_table_by_correspondence_is_paused_with_a_click(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        await ann.slash(world.channel, "play", game="penneech", computers="easy", pace="correspondence")
        thread = world.channel.threads[0]
        await ann.click(thread.history()[-1], label="Start")
        await world.until(lambda: enabled(thread.history()[-1], "b:table:1:more"))
        due = (await world.live()).table.due_at
        menu: Any = (await ann.click(thread.history()[-1], custom_id="b:table:1:more")).response
        paused = await ann.click(menu, label="Pause")
        assert "The table is paused" in texts(paused.response)
        later = (await world.live()).table.due_at
        assert due is not None
        assert later is not None
        assert later - due > 5 * 24 * 3600 * 1000, "a week instead of a day"


async def test_the_panel_changes_pace_and_rating_and_the_lobby_shows_it(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="penneech")
        panel: Any = (await ann.click(lobby, label="Set up")).response
        for name, value in (("pace", "reserve"), ("rated", "no"), ("private", "yes")):
            select = next(one for one in selects(panel, "s:agree-on") if one["custom_id"].endswith(name))
            panel = (await ann.select(panel, values=[value], custom_id=select["custom_id"])).response or panel
        shown = texts(next(message for message in world.messages() if enabled(message, "b:table")))
        assert "five minutes in reserve" in shown
        assert "Casual" in shown
        assert "Only invited people" in shown
