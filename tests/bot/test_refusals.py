"""What may not be done is refused in one sentence and changes nothing: strangers, forgers, latecomers, nonsense."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from games.core.api import Action
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, enabled, response, selects, texts
from tests.bot.players import Person, play, sit_down
from tests.discord.raw import Click, burst
from tests.scale import chance

NO_TABLE = "no such table"
TOO_LATE = "You had already played; here is your present hand."


async def told(world: Club, actor: MemberActor, message: Any, custom_id: str, *values: str) -> str:
    """What the bot says to a click, or a choice, that nobody offered."""
    [result] = await burst(world.env, [Click(actor, message, custom_id, values or None)])
    assert result.acknowledged, custom_id
    answers = [result.response, *result.followups]
    shown = [answer for answer in answers if answer is not None]
    assert all(answer.ephemeral for answer in shown if answer.id != message.id), "a refusal is nobody else's business"
    return "\n".join(texts(answer) for answer in shown)


async def trick(world: Club) -> tuple[list[Person], Person]:
    """Three people in the first trick of Ninety-Nine, and who leads."""
    people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
    rng = chance("refusals")
    while (await world.state()).phase != "play":
        await play(world, people, rng, most=1)
    leader = {await world.seat_of(person.actor): person for person in people}[(await world.state()).actors()[0]]
    await leader.open_hand()
    return people, leader


async def kept(world: Club) -> tuple[int, object]:
    """All that must not change."""
    live = await world.live()
    return live.length, (live.table, live.seats, live.state.to_json() if live.state else None)


async def test_buttons_of_somebody_elses_hand_do_nothing(club: ClubFactory) -> None:
    async with club() as world:
        people, leader = await trick(world)
        stranger = world.people[4]
        before = await kept(world)
        card = enabled(leader.hand, "b:act")[0]
        assert "You have no seat" in await told(world, stranger, leader.hand, card)
        assert "You have no seat" in await told(world, stranger, world.board(), "b:table:1:hand")
        assert "You have no seat" in await told(world, stranger, leader.hand, "b:toggle:1:0:lay:1:0")
        other = next(person for person in people if person is not leader)
        await other.open_hand()
        answer = await told(world, other.actor, other.hand, card)
        assert "It is not your turn" in answer or TOO_LATE in answer
        assert await kept(world) == before


FORGED = [
    "b:table:ZZZZ:hand",
    "b:table:0:hand",
    "b:table:-1:hand",
    "b:table::hand",
    "b:table:1",
    "b:table:1:dance",
    "b:table:99999999999999999999:hand",
    "b:dance:1",
    "b:act",
    "b:act:",
    "b:act:1",
    "b:act:1:2",
    "b:act:1:x:play:QS",
    "b:act:1:-5:play:QS",
    "b:act:1:99999999999999999999:play:QS",
    "b:act:1:2:play",
    "b:act:1:2:dance:QS",
    "b:act:1:2::",
    "b:act:1:2:play:XX",
    "b:act:1:2:play:QS,KS",
    "b:act:1:2:deal:QS",
    "b:act:1:2:play:QS\nKS",
    "b:toggle:1:2:lay:zz:0",
    "b:toggle:1:2:lay:ffffffffffffffffffff:0",
    "b:toggle:1:2:play:1:0",
    "b:confirm:1:2:lay:7",
    "b:confirm:1:2:play:ffff",
    "b:confirm:1",
    "b:number:1:2:bid",
    "b:panel",
    "b:value:1:nothing",
    "b:rules",
    "b:rules:chess:aim:",
    "b:rules:ninety-nine:nonsense:",
    "b:rule:ninety-nine:aim:ZZ",
    "b:board:chess:0",
    "xyz",
    "b",
    ":::::",
    "m:number:1:2:bid",
    "\u0000",
    "b:" + "x" * 98,
]


async def test_forged_ids_are_answered_and_change_nothing(club: ClubFactory) -> None:
    async with club() as world:
        _, leader = await trick(world)
        before = await kept(world)
        for message in (leader.hand, world.board()):
            for custom_id in FORGED:
                assert await told(world, leader.actor, message, custom_id), custom_id
        for values in (("QS",), ("",), ("x" * 100,), ("QS", "KS")):
            for custom_id in (
                "s:pick-one:1:2:play:0",
                "s:pick-one:1",
                "s:setup:1:preset",
                "s:setup",
                "s:rules:ninety-nine:",
            ):
                assert await told(world, leader.actor, leader.hand, custom_id, *values), custom_id
        assert await kept(world) == before
        assert (await leader.open_hand()) is not None


async def test_a_table_of_another_server_is_no_table(club: ClubFactory) -> None:
    async with club() as world:
        _, leader = await trick(world)
        abroad = world.env.create_guild()
        channel = abroad.create_text_channel("elsewhere")
        there = abroad.add_member(world.env.create_user("Zoe"))
        lobby = (await there.slash(channel, "play", game="penneech")).response
        before = await kept(world)
        card = enabled(leader.hand, "b:act")[0]
        for custom_id in (
            "b:table:1:hand",
            "b:table:1:scores",
            "b:table:1:export",
            "b:table:1:join",
            "b:table:1:end",
            card,
        ):
            assert NO_TABLE in await told(world, there, lobby, custom_id), custom_id
        assert NO_TABLE in texts((await there.slash(channel, "hand", table="1")).response)
        assert NO_TABLE in texts((await there.slash(channel, "table export", table="1")).response)
        assert await kept(world) == before


async def test_a_stale_click_gets_the_fresh_hand_with_one_line(club: ClubFactory) -> None:
    async with club() as world:
        _, leader = await trick(world)
        first, second = enabled(leader.hand, "b:act")[:2]
        await leader.press(first)
        before = await kept(world)
        answer = await told(world, leader.actor, leader.hand, second)
        assert TOO_LATE in answer
        assert answer.count("Your hand") == 1
        assert await kept(world) == before


async def test_a_hand_opened_again_and_again_is_the_same_and_its_older_copies_act_no_more(club: ClubFactory) -> None:
    """As somebody has it on a telephone and on a desk; only what is newest may still be pressed."""
    async with club() as world:
        _, leader = await trick(world)
        copies = [answer(await leader.actor.click(world.board(), custom_id="b:table:1:hand")) for _ in range(5)]
        assert len({texts(copy) for copy in copies}) == 1
        offered = {tuple(enabled(copy, "b:act")) for copy in copies}
        assert len(offered) == 1
        first, second = offered.pop()[:2]
        await leader.actor.click(copies[-1], custom_id=first)
        before = await kept(world)
        for copy in copies[:-1]:
            assert TOO_LATE in await told(world, leader.actor, copy, second)
        assert await kept(world) == before


async def test_a_forbidden_card_is_refused_with_its_reason_and_the_rule(club: ClubFactory) -> None:
    async with club() as world:
        people, _ = await trick(world)
        rng = chance("forbidden")
        for _ in range(200):  # until somebody holds a card that may not be played
            state = await world.state()
            seat = state.actors()[0]
            person = {await world.seat_of(one.actor): one for one in people}[seat]
            held = state.view(seat).zone("hand", seat).items
            forbidden = [card for card in held if not state.accepts(seat, Action("play", (card,)))]
            if forbidden:
                break
            await play(world, people, rng, most=1)
        else:
            pytest.fail("no card was ever forbidden")
        before = await kept(world)
        await person.open_hand()
        asked = texts(person.hand).splitlines()
        turn = (await world.live()).turns[seat]
        answer = await told(world, person.actor, person.hand, f"b:act:1:{turn}:play:{forbidden[0]}")
        assert await kept(world) == before
        assert "can't be played" in answer or "cannot be played" in answer, answer
        new = [line for line in answer.splitlines() if line not in asked]
        assert len(new) == 1, "a refusal takes the place of what was asked"
        assert len(answer.splitlines()) == len(asked), "and adds no line"
        rule = next(one for one in enabled(person.hand) if one.startswith("b:rule:"))
        page = response(await person.actor.click(person.hand, custom_id=rule))
        assert "Rules · Ninety-Nine" in texts(page)
        assert page.id != person.hand.id, "the hand stays"
        assert len(texts(page).splitlines()) > 2, "the topic itself, not the list"


async def test_only_the_host_sets_up_starts_and_ends(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = world.people[:3]
        lobby = await world.open_table(ann, game="penneech")
        await ben.click(lobby, label="Join")
        before = await kept(world)
        no, nor = "Only the host of this table may do that.", "Only the host of this table or a moderator may do that."
        for actor in (ben, cem):
            for custom_id in ("b:panel:1", "b:table:1:start", "b:value:1:target_score"):
                assert no in await told(world, actor, lobby, custom_id), custom_id
            assert nor in await told(world, actor, lobby, "b:table:1:end")
            for part, value in (("preset", "parlett"), ("seats", "2"), ("computers", "easy"), ("option", "surplus")):
                assert no in await told(world, actor, lobby, f"s:setup:1:{part}", value), part
            assert nor in texts((await actor.slash(world.channel, "table end")).response)
        assert await kept(world) == before


async def test_a_full_lobby_takes_nobody_more_and_an_open_one_does_not_start(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = world.people[:3]
        lobby = await world.open_table(ann, game="penneech")
        assert "Every seat must be taken" in await told(world, ann, lobby, "b:table:1:start")
        await ben.click(lobby, label="Join")
        assert "Every seat is taken" in await told(world, cem, lobby, "b:table:1:join")
        assert [seat.user for seat in (await world.live()).seats] == [ann.id, ben.id]


async def test_while_the_bot_stops_nothing_more_is_begun_and_people_are_told(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="penneech", computers="easy")
        world.bot.clicks.closing = True  # as the first step of its end
        assert "The bot is restarting" in texts(response(await ann.click(lobby, label="Start")))
        assert "The bot is restarting" in texts(response(await ann.slash(world.channel, "tables")))
        assert (await world.live()).table.status == "lobby"


async def test_a_second_table_in_a_channel_is_refused_with_a_link_to_the_first(club: ClubFactory) -> None:
    async with club() as world:
        lobby = await world.open_table(world.people[0], game="penneech")
        again = response(await world.people[1].slash(world.channel, "play", game="ninety-nine"))
        assert again.ephemeral, "nobody else's business"
        assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{lobby.id}" in texts(again)
        assert len(world.messages()) == 1


@pytest.mark.parametrize(
    ("missing", "named"),
    [("view_channel", "View Channel"), ("send_messages", "Send Messages"), ("attach_files", "Attach Files")],
)
async def test_a_missing_permission_is_named(club: ClubFactory, missing: str, named: str) -> None:
    async with club() as world:
        quiet = world.channel_without(missing)
        reply = response(await world.people[0].slash(quiet, "play", game="penneech"))
        assert named in texts(reply)
        assert reply.ephemeral
        assert not quiet.history()


async def thread_without(world: Club, permission: str) -> ChannelHandle:
    """A thread of a channel in which the bot has lost one permission since."""
    handle = world.guild.create_text_channel("quiet")
    channel, me = world.bot.get_channel(handle.id), world.guild.me
    assert isinstance(channel, discord.TextChannel)
    assert me is not None, "the bot is in its server"
    await channel.create_thread(name="cards", type=discord.ChannelType.public_thread)
    _, deny = discord.PermissionOverwrite(**{permission: False}).pair()
    world.env.backend.set_overwrite(handle.id, Overwrite(me.id, OverwriteType.MEMBER, deny=deny.value))
    await world.env.settle()
    [thread] = handle.threads
    return thread


@pytest.mark.parametrize(
    ("missing", "named"),
    [
        ("view_channel", "View Channel"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("attach_files", "Attach Files"),
    ],
)
async def test_a_permission_missing_in_a_thread_is_named(club: ClubFactory, missing: str, named: str) -> None:
    async with club() as world:
        reply = response(await world.people[0].slash(await thread_without(world, missing), "play", game="penneech"))
        assert named in texts(reply)
        assert reply.ephemeral
        assert not await world.bot.sessions.store.tables.live_tables()


async def test_a_thread_needs_no_right_of_channels_and_a_channel_none_of_threads(club: ClubFactory) -> None:
    async with club() as world:
        places = (await thread_without(world, "send_messages"), world.channel_without("send_messages_in_threads"))
        for actor, place in zip(world.people, places, strict=False):
            opened = response(await actor.slash(place, "play", game="penneech"))
            assert not opened.ephemeral, texts(opened)


@pytest.mark.parametrize(
    ("missing", "named"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
    ],
)
async def test_a_thread_is_refused_where_the_bot_may_open_none_or_not_speak_in_it(
    club: ClubFactory, missing: str, named: str
) -> None:
    async with club() as world:
        quiet = world.channel_without(missing)
        reply = response(await world.people[0].slash(quiet, "play", game="penneech", thread=True))
        assert named in texts(reply)
        assert reply.ephemeral
        assert not quiet.threads
        assert not await world.bot.sessions.store.tables.live_tables()


@pytest.mark.parametrize(
    "wrong", [{"preset": "none"}, {"options": "no=1"}, {"players": 5}, {"computers": "genius"}], ids=str
)
async def test_a_table_that_cannot_be_opened_leaves_no_thread_behind(club: ClubFactory, wrong: dict[str, Any]) -> None:
    async with club() as world:
        quiet = world.channel_without("manage_threads")  # which deleting one would take, and the bot does not ask for
        reply = response(await world.people[0].slash(quiet, "play", game="penneech", thread=True, **wrong))
        assert "failed" not in texts(reply)
        assert reply.ephemeral
        assert not quiet.threads


@pytest.mark.parametrize("typed", ["", "much", "1e3", "-250", "99999999999999999999", "²", "250 260", "\u200b"])
async def test_nonsense_in_a_modal_is_refused_and_the_hand_stays(club: ClubFactory, typed: str) -> None:
    async with club() as world:
        people = await sit_down(world, 4, game="auction-pinochle")
        bidder = {await world.seat_of(person.actor): person for person in people}[(await world.state()).actors()[0]]
        await bidder.open_hand()
        shown = await bidder.actor.click(bidder.hand, custom_id=bidder.offered.modals["bid"].custom_id)
        before = await kept(world)
        result = await bidder.actor.submit_modal(shown, {"answer": typed or " "})
        assert "Please type a whole number in digits" in texts(result.response)
        assert await kept(world) == before


async def test_a_number_may_be_typed_in_the_digits_of_a_persian_keyboard(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 4, game="auction-pinochle")
        bidder = {await world.seat_of(person.actor): person for person in people}[(await world.state()).actors()[0]]
        await bidder.open_hand()
        await bidder.type_number("bid", "۲۶۰")
        stored = await world.bot.sessions.store.tables.load((await world.live()).id)
        assert stored.entries[-1].text == "bid 260"


async def test_a_bid_that_the_rules_forbid_is_refused_in_the_hand(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 4, game="auction-pinochle")
        bidder = {await world.seat_of(person.actor): person for person in people}[(await world.state()).actors()[0]]
        await bidder.open_hand()
        before = await kept(world)
        for number in ("10", "255", "1000000"):
            result = await bidder.type_number("bid", number)
            assert "Your hand" in texts(result.response), number
            assert any(one.startswith("b:rule:") for one in enabled(bidder.hand)), number
        assert await kept(world) == before


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("play", {"game": "chess"}, "There is no game of that name"),
        ("play", {"game": "penneech", "preset": "trump"}, "There is no preset 'trump': the list shows all."),
        ("play", {"game": "penneech", "players": 5}, "not played by 5"),
        ("play", {"game": "penneech", "options": "target_score"}, "name=value"),
        ("play", {"game": "penneech", "options": "target_score=7"}, "target_score"),
        ("play", {"game": "penneech", "options": "nonsense=7"}, "nonsense"),
        ("play", {"game": "penneech", "computers": "divine"}, "no computer player"),
        ("rules", {"game": "chess"}, "There is no game of that name"),
        ("rules", {"game": "penneech", "topic": "chess"}, "no such topic"),
        ("leaderboard", {"game": "chess"}, "There is no game of that name"),
        ("hand", {}, "no table in this channel"),
        ("hand", {"table": "!"}, NO_TABLE),
        ("hand", {"table": "77"}, NO_TABLE),
        ("table show", {}, "no table in this channel"),
        ("table leave", {}, "no table in this channel"),
        ("table end", {}, "no table in this channel"),
        ("table export", {}, "no table in this channel"),
    ],
)
async def test_a_command_that_makes_no_sense_says_so_in_private(
    club: ClubFactory, command: str, options: dict[str, Any], sentence: str
) -> None:
    async with club() as world:
        reply = response(await world.people[0].slash(world.channel, command, **options))
        assert sentence in texts(reply)
        assert reply.ephemeral
        assert not world.messages()


async def test_the_panel_refuses_what_does_not_go_together_and_shows_the_rules_that_stand(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine", preset="parlett-1975")
        panel = (await ann.click(lobby, label="Set up")).response
        before = await kept(world)
        assert "rubber_games" not in {
            option["value"] for select in selects(panel, "s:setup:1:value") for option in select["options"]
        }
        answer = await told(world, ann, panel, "s:setup:1:value:bidding", "leftover")
        assert "do not go together" in answer or "no meaning" in answer, answer
        assert await kept(world) == before
