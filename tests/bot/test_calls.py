"""Only who is to move is called, by each person's choice, and calls do not litter the channel."""

from __future__ import annotations

import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.session.wishes import Notice
from bot.ui.words import Cast
from storage.api import UserId
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, enabled, texts
from tests.discord.oracle import Oracle
from tests.session.faulty import Faulty

INTERVAL = 60
"""Seconds between two edits of a board, and before somebody is called."""
SOON = 180
"""Seconds after which nobody counts as looking at their hand any more."""


async def wish(world: Club, actor: MemberActor, notice: Notice) -> None:
    """Choose how to be told."""
    await world.bot.sessions.wishes.set_taste(UserId(actor.id), actor.name, notice=notice)


async def two(world: Club, *notices: Notice, pause: float = 0) -> tuple[MemberActor, MemberActor]:
    """Two people at a table of Penneech that has begun: the one to move, then the other.

    `pause`: seconds to wait before each change of the board that is needed.
    """
    ann, ben = world.people[:2]
    for actor, notice in zip((ann, ben), notices, strict=False):
        await wish(world, actor, notice)
    lobby = await world.open_table(ann, game="penneech")
    await ben.click(lobby, label="Join")
    await world.env.advance_time(pause)
    await ann.click(lobby, label="Start")
    await world.env.advance_time(pause)
    live = await world.live()
    mover = live.actors()[0].user
    return (ann, ben) if mover == ann.id else (ben, ann)


def posts(world: Club) -> list[dict[str, Any]]:
    """Messages that the bot sent to the channel by itself."""
    path = f"/channels/{world.channel.id}/messages"
    return [one.json for one in world.env.http_requests if (one.method, one.path) == ("POST", path) and one.json]


def pinged(world: Club) -> list[set[int]]:
    """Whom each of those messages pinged, those that pinged nobody left out."""
    found = [{int(user) for user in post["allowed_mentions"].get("users", [])} for post in posts(world)]
    return [users for users in found if users]


def calls(world: Club) -> list[Any]:
    """The calls that stand in the channel."""
    return [message for message in world.messages() if "it is your turn" in texts(message)]


async def play_once(world: Club, actor: MemberActor) -> None:
    """Open the hand and press the first button that does something."""
    hand = answer(await actor.click(world.board(), label="My hand"))
    await actor.click(hand, custom_id=enabled(hand, "b:act:")[0])


async def test_only_who_is_to_move_is_pinged_and_edits_never_ping(club: ClubFactory) -> None:
    async with club(thinking_time_seconds=3600) as world:
        mover, other = await two(world)
        world.env.http_requests.clear()
        await world.env.advance_time(SOON)
        await play_once(world, mover)
        assert pinged(world) == [{other.id}]
        edits = [one.json for one in world.env.http_requests if one.method == "PATCH" and one.json is not None]
        assert edits
        assert not [edit for edit in edits if (edit.get("allowed_mentions") or {}).get("users")]


async def test_a_call_is_taken_away_when_it_has_been_answered(club: ClubFactory) -> None:
    async with club() as world:
        mover, other = await two(world)
        for _ in range(4):
            await play_once(world, mover)
            live = await world.live()
            [waiting] = live.actors()
            assert len(calls(world)) <= 1
            for message in calls(world):
                assert f"<@{waiting.user}>" in texts(message)
            mover, other = (other, mover) if waiting.user == other.id else (mover, other)


async def test_who_looks_at_their_hand_is_not_called(club: ClubFactory) -> None:
    async with club() as world:
        mover, other = await two(world)
        await other.click(world.board(), label="My hand")
        before = len(pinged(world))
        await play_once(world, mover)
        assert len(pinged(world)) == before


@pytest.mark.parametrize("looks", [True, False])
async def test_who_looks_at_their_hand_at_once_is_in_no_need_of_a_call(club: ClubFactory, looks: bool) -> None:
    async with club(edit_interval=INTERVAL, thinking_time_seconds=3600) as world:
        mover, other = await two(world, pause=INTERVAL)
        await world.until(world.is_shown)
        if mover.id == world.people[0].id:  # Ann began the game, and was shown her hand
            await play_once(world, mover)
            await world.env.advance_time(INTERVAL)
            mover = other
        if looks:
            await mover.click(world.board(), label="My hand")
        assert pinged(world) == []
        await world.env.advance_time(INTERVAL)
        await world.until(lambda: looks or pinged(world))
        assert pinged(world) == ([] if looks else [{mover.id}])


async def to_call(world: Club) -> MemberActor:
    """Play on until somebody is to be called as soon as the board's interval is over, and is named on it."""
    mover, other = await two(world, pause=INTERVAL)
    if mover.id != world.people[0].id:  # who began the game was shown the hand, and would not be called
        await play_once(world, mover)
        await world.env.advance_time(INTERVAL)
        mover, other = other, mover
    await world.env.advance_time(SOON)
    await play_once(world, mover)
    await world.until(lambda: f"<@{other.id}>" in texts(world.board()))
    return other


async def test_a_call_that_was_still_to_come_comes_after_a_restart(club: ClubFactory) -> None:
    async with club(edit_interval=INTERVAL, thinking_time_seconds=3600) as world:
        other = await to_call(world)
        told = len(calls(world))
        await world.restart()
        await world.env.advance_time(INTERVAL)
        await world.until(lambda: len(calls(world)) > told)
        assert f"<@{other.id}>" in texts(calls(world)[-1])


async def test_a_call_for_which_the_table_could_not_be_read_comes_after_a_restart(
    club: ClubFactory, caplog: pytest.LogCaptureFixture
) -> None:
    async with club(edit_interval=INTERVAL, thinking_time_seconds=3600) as world:
        other = await to_call(world)
        told, desk = len(calls(world)), world.bot.sessions.desk
        desk.store = faulty = Faulty(desk.store)
        faulty.break_down("load")
        desk.drop(await world.live())
        await world.env.advance_time(INTERVAL)
        await world.until(lambda: "cannot be called to" in caplog.text)
        await world.env.advance_time(2 * INTERVAL)  # by then it would be kept that the board has been shown
        assert len(calls(world)) == told
        await world.restart()
        await world.env.advance_time(INTERVAL)
        await world.until(lambda: len(calls(world)) > told)
        assert f"<@{other.id}>" in texts(calls(world)[-1])


async def test_who_looked_long_ago_is_called(club: ClubFactory) -> None:
    async with club(thinking_time_seconds=3600) as world:
        mover, other = await two(world)
        await other.click(world.board(), label="My hand")
        await world.env.advance_time(SOON)
        await play_once(world, mover)
        assert pinged(world)[-1] == {other.id}
        assert f"<@{other.id}>" in texts(calls(world)[-1])


async def test_who_chose_silence_is_neither_pinged_nor_mentioned_on_the_board(club: ClubFactory) -> None:
    async with club(thinking_time_seconds=3600) as world:
        mover, other = await two(world, "silent", "silent")
        await world.env.advance_time(SOON)
        await play_once(world, mover)
        assert pinged(world) == []
        assert calls(world) == []
        board = texts(world.board())
        assert not re.search(r"<@\d+>", board)
        assert f"**{other.name}**" in board


async def test_a_warning_mentions_nobody_who_chose_silence(club: ClubFactory) -> None:
    async with club(thinking_time_seconds=60, warning_seconds=15) as world:
        await two(world, "silent", "silent")
        await world.env.advance_time(50)
        assert any("time runs out" in texts(message) for message in world.messages())
        assert pinged(world) == []


async def test_a_direct_message_tells_of_the_turn_and_nothing_of_the_cards(club: ClubFactory) -> None:
    async with club(thinking_time_seconds=3600) as world:
        mover, other = await two(world, "message", "message")
        await world.env.advance_time(SOON)
        await play_once(world, mover)
        assert pinged(world) == []
        [letter] = other.user.dm_channel.history()
        assert "it is your turn" in texts(letter)
        assert str(world.channel.id) in texts(letter)
        await play_once(world, other)
        assert other.user.dm_channel.history() == [], "answered, so taken away"


async def test_closed_direct_messages_are_switched_off_and_told_once(club: ClubFactory, oracle: Oracle) -> None:
    async with club(thinking_time_seconds=3600) as world:
        mover, other = await two(world, "message", "message")
        await world.env.advance_time(SOON)
        world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, message="Cannot send messages")
        await play_once(world, mover)
        [call] = calls(world)
        assert "direct messages are closed" in texts(call)
        assert f"<@{other.id}>" in texts(call)
        assert pinged(world)[-1] == {other.id}
        assert (await world.bot.sessions.wishes.taste(UserId(other.id))).notice == "mention"
        await play_once(world, other)
        assert not [message for message in calls(world) if "closed" in texts(message)]


async def test_several_computer_moves_make_one_edit(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="auction-pinochle", computers="easy", options="pass_count=0")
        await ann.click(lobby, label="Start")
        for _ in range(3):
            await world.env.settle()
            live = await world.live()
            seat = live.actors()[0]
            assert seat.user == ann.id, "the computers have moved"
            world.env.http_requests.clear()
            before = live.length
            await play_once(world, ann)
            live = await world.live()
            assert live.actors()[0].user == ann.id, "the computers have moved"
            board = live.board
            assert board is not None
            edits = [
                one
                for one in world.env.http_requests
                if one.method == "PATCH" and one.path.endswith(f"/{board.message}")
            ]
            assert live.length - before > 2, "several moves"
            assert len(edits) == 1
            told = next(line for line in texts(world.board()).splitlines() if "Last: " in line)
            entries = (await world.bot.sessions.store.tables.load(live.id)).entries[before:]
            assert {live.seats[entry.seat].user for entry in entries} == {ann.id, None}
            cast = Cast(live, world.bot.presenter.speakers.languages.speaker("en", "auction-pinochle"))
            assert all(cast.name(entry.seat) in told for entry in entries), told


async def test_a_call_that_discord_does_not_take_is_made_again(club: ClubFactory) -> None:
    async with club(thinking_time_seconds=3600) as world:
        mover, other = await two(world)
        await world.env.advance_time(SOON)
        hand = answer(await mover.click(world.board(), label="My hand"))
        world.env.http_requests.clear()
        world.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
        await mover.click(hand, custom_id=enabled(hand, "b:act:")[0])
        await world.env.advance_time(60)
        assert pinged(world)[-1] == {other.id}
        assert len(calls(world)) == 1


async def test_a_warning_that_comes_after_a_restart_is_taken_back_too(club: ClubFactory) -> None:
    async with club() as world:
        mover, _other = await two(world)
        await play_once(world, mover)
        await world.env.advance_time(3)
        await world.restart()
        [seat] = (await world.live()).actors()
        late = next(actor for actor in world.people if actor.id == seat.user)

        def warnings() -> list[Any]:
            return [one for one in world.messages() if "your time runs out" in texts(one)]

        for _ in range(40):
            if warnings():
                break
            await world.env.advance_time(3)
        assert late.mention in texts(warnings()[0])
        await play_once(world, late)
        await world.env.advance_time(3)
        assert not warnings()
