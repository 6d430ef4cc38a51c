"""What happens at a table while something else is on its way, or while the store fails for a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.session.errors import NotKept
from bot.session.live import Changed, Who
from bot.ui.lobby import lobby_screen
from bot.ui.messages import Messages
from bot.ui.reply import Reply
from storage.api import ChannelId, GuildId, StoreDown, UserId
from storage.tables import Tables
from tests.bot.fixtures import Club, ClubFactory, texts
from tests.bot.players import Person, sit_down

RUBBER = "rubber_games=1"


async def mover(world: Club, people: list[Person]) -> Person:
    """Who is to act."""
    seats = {await world.seat_of(person.actor): person for person in people}
    return seats[(await world.state()).actors()[0]]


async def act(world: Club, people: list[Person]) -> None:
    """Whoever is to act does something sensible, without a click."""
    live = await world.live()
    assert live.state is not None, "a running game"
    seat = live.actors()[0]
    assert seat.user is not None, "a person's turn"
    action = live.state.policy(seat.seat, Random(3))
    await world.bot.sessions.play.act(live.id, seat.user, live.turns[seat.seat], str(action))


async def ends_a_deal(world: Club) -> bool:
    """Whether the next action is the last one of the deal."""
    state = (await world.state()).copy()
    seat = state.actors()[0]
    state.do(seat, state.policy(seat, Random(3)))
    return state.deal_due


async def while_(holds: Callable[[], Awaitable[bool]], world: Club, people: list[Person]) -> None:
    """Play on as long as that holds."""
    while await holds():
        await act(world, people)
        await world.env.settle()


async def drawn(world: Club) -> None:
    """Wait until the board shows the table as it is."""
    live = await world.live()
    await world.until(lambda: live.board is not None and live.board.seq_shown == live.length)


def failing(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, error: Exception, times: int = 1
) -> Callable[[], bool]:
    """Let that call fail the next time, or the next few, and tell whether it has."""
    real, left = getattr(owner, name), [error] * times

    async def call(*given: Any, **named: Any) -> Any:
        if left:
            raise left.pop()
        return await real(*given, **named)

    monkeypatch.setattr(owner, name, call)
    return lambda: not left


@pytest.mark.parametrize("first", [True, False], ids=["their first look", "a hand that was open"])
async def test_a_hand_on_its_way_while_others_move_is_up_to_date_in_the_end(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch, first: bool
) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options=RUBBER)
        await while_(lambda: _is_phase(world, "bid", "lay", "premium", "offer"), world, people)
        leader = await mover(world, people)
        leads = await world.seat_of(leader.actor)
        following = {await world.seat_of(one.actor): one for one in people}[(leads + 1) % 3]
        if not first:
            await following.open_hand()
        real, reached, go = Reply.show, asyncio.Event(), asyncio.Event()

        async def slow(self: Reply, screen: Any) -> None:
            if self.interaction.user.id == following.actor.id:
                reached.set()
                await go.wait()
            await real(self, screen)

        monkeypatch.setattr(Reply, "show", slow)
        board = texts(world.board())
        looking = following.open_hand if first else lambda: following.press("b:table:1:refresh")
        looks = asyncio.create_task(looking())
        await asyncio.wait_for(reached.wait(), 5)
        await act(world, people)
        while texts(world.board()) == board:  # noqa: ASYNC110 - another task draws it
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)  # so that the open hands have been drawn too
        go.set()
        await looks
        await world.until(lambda: following.offered.acts)
        assert not world.bot.clicks.failures


async def _is_phase(world: Club, *phases: str) -> bool:
    return (await world.state()).phase in phases


async def test_what_has_happened_since_is_not_told_of_the_position_before(club: ClubFactory) -> None:
    """A redraw takes the table, then looks up the server's language, and somebody acts in between."""
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options=RUBBER)
        await drawn(world)
        await world.bot.presenter.close()  # so that it draws nothing, and only takes notice
        before = (await world.live()).moment()
        await act(world, people)
        now = (await world.live()).moment()
        assert await world.bot.presenter._events(before) == []
        assert [event.kind for event in await world.bot.presenter._events(now)] == ["laid", "bid"]


async def test_a_new_deal_is_shown_though_the_store_failed_for_a_moment(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options=RUBBER)

        async def before_the_last() -> bool:
            return not await ends_a_deal(world)

        await while_(before_the_last, world, people)
        await drawn(world)
        old = world.board().id
        failed = failing(monkeypatch, Tables, "load", StoreDown("for a moment"))
        await act(world, people)
        await world.until(failed)
        await world.env.advance_time(2)
        await world.until(lambda: world.is_shown() and world.board().id != old)


async def test_the_end_is_told_though_the_store_failed_for_a_moment(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options=f"{RUBBER} target_score=1")
        failed = failing(monkeypatch, world.bot.sessions.boards, "outcome", NotKept())

        async def plays() -> bool:
            return (await world.live()).table.status == "playing"

        await while_(plays, world, people)
        await world.until(failed)
        await world.env.advance_time(2)
        await world.until(lambda: any("Final · " in texts(one) for one in world.messages()))


async def test_a_lobby_is_shown_though_where_it_stands_was_not_kept_at_once(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as world:
        failed = failing(monkeypatch, Tables, "set_board", StoreDown("for a moment"))
        await world.open_table(world.people[0], game="ninety-nine", players=3)
        assert failed()
        [lobby] = world.messages()
        await world.people[1].click(lobby, label="Join")
        assert world.people[1].mention in texts(world.messages()[0])
        await world.env.advance_time(2)
        await world.restart()
        await world.people[2].click(world.messages()[0], label="Join")
        assert world.people[2].mention in texts(world.messages()[0]), "it was kept a little later"


async def test_who_joins_while_a_lobby_is_posted_is_shown_in_it(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as world:
        sessions, presenter = world.bot.sessions, world.bot.presenter
        ann, ben = (Who(UserId(actor.id), actor.name) for actor in world.people[:2])
        real = Messages.post

        async def post(self: Messages, live: Any, screen: Any, pings: tuple[int, ...] = ()) -> Any:
            message = await real(self, live, screen, pings)
            await sessions.lobby.join(live.id, ben)  # before Discord's answer has come
            await asyncio.sleep(0.1)
            return message

        monkeypatch.setattr(Messages, "post", post)
        where = GuildId(world.guild.id), ChannelId(world.channel.id)
        live = await sessions.lobby.open("ninety-nine", where, ann, seats=3)
        await presenter.messages.open(live, lobby_screen(live, await presenter.speakers.table(live)))
        await world.until(lambda: world.people[1].mention in texts(world.messages()[-1]))


async def test_a_busy_channel_is_told_also_where_its_table_cannot_be_read(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await world.open_table(ann, game="ninety-nine")
        world.bot.sessions.desk.drop(await world.live())
        failed = failing(monkeypatch, Tables, "load", StoreDown("for a moment"), times=3)
        answer = await ben.slash(world.channel, "play", game="penneech")
        assert "This channel already has a table" in texts(answer.response)
        assert not failed(), "not read again and again"


async def test_nothing_is_begun_once_the_boards_are_closed(club: ClubFactory) -> None:
    async with club() as world:
        await sit_down(world, 3, game="ninety-nine", options=RUBBER)
        await world.bot.presenter.close()
        live = await world.live()
        world.bot.presenter.notice(Changed(live, live.length, warned=(live.actors()[0].seat,)))
        assert not [task for task in asyncio.all_tasks() if "warning" in task.get_name()]
