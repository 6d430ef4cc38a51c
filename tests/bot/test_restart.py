"""Kill the bot in the middle of a deal and start another: every old button goes on working, and the board heals."""

from __future__ import annotations

from random import Random

import pytest

from bot.session.live import Who
from bot.ui.lobby import lobby_screen
from storage.api import Board, ChannelId, GuildId, StoreDown, UserId
from storage.tables import Tables
from tests.bot.fixtures import Club, ClubFactory, enabled, texts
from tests.bot.players import Person, decide, play, sit_down
from tests.bot.test_whole_games import deals_shown
from tests.discord.raw import Click, burst
from tests.scale import chance


async def test_buttons_of_before_a_restart_work_after_it(club: ClubFactory) -> None:
    rng = chance("restart")
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1 target_score=1")
        await play(world, people, rng, most=9)
        board, hands = world.board(), [person.hand for person in people]
        before = (await world.state()).to_json()
        await world.restart()
        assert (await world.state()).to_json() == before
        assert world.board().id == board.id, "the board stays where it was"
        seats = {await world.seat_of(person.actor): person for person in people}
        seat, action = decide(await world.state(), seats, rng, sensible=True)
        person = seats[seat]
        assert person.hand.id in {hand.id for hand in hands}, "an old ephemeral message"
        await person.act(action)
        assert (await world.state()).to_json() != before
        for other in people:
            opened = await other.actor.click(board, custom_id="b:table:1:hand")
            assert "Your hand" in texts(opened.response)
        await play(world, people, rng)
        await world.until(lambda: "is over" in texts(world.messages()[-1]))


async def lagging_behind(world: Club) -> str:
    """A table whose last change could not be shown, and what its board says."""
    rng = chance("heal")
    people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
    await play(world, people, rng, most=3 + 3)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    bids = texts(world.board())
    await play(world, people, rng, most=2)
    assert texts(world.board()) == bids, "the last change could not be shown"
    world.env.backend.faults.clear()
    return bids


async def test_a_board_that_lags_behind_heals_at_the_start(club: ClubFactory) -> None:
    async with club() as world:
        bids = await lagging_behind(world)
        await world.restart()
        await world.until(lambda: texts(world.board()) != bids)  # the board shows what was played
        state = await world.state()
        assert f"deal {state.dealing + 1}" in texts(world.board())


async def test_what_lags_behind_heals_though_the_store_fails_for_a_moment_at_the_start(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as world:
        bids = await lagging_behind(world)
        real, left = Tables.lagging_boards, [StoreDown("for a moment")]

        async def lagging(self: Tables) -> tuple[Board, ...]:
            if left:
                raise left.pop()
            return await real(self)

        monkeypatch.setattr(Tables, "lagging_boards", lagging)
        await world.restart()
        await world.until(lambda: not left)
        await world.env.advance_time(6)
        await world.until(lambda: texts(world.board()) != bids)


async def test_a_lobby_whose_opening_was_cut_off_is_shown_after_the_restart(club: ClubFactory) -> None:
    async with club() as world:
        [ann, ben] = world.people[:2]
        where = GuildId(world.guild.id), ChannelId(world.channel.id)
        await world.bot.sessions.lobby.open("penneech", where, Who(UserId(ann.id), "Ann"), seats=2)  # and killed here
        await world.restart()
        await world.until(world.messages)
        [lobby] = world.messages()
        assert "Penneech" in texts(lobby)
        assert "You have a seat" in texts((await ben.click(lobby, label="Join")).response)
        await world.until(lambda: str(ben.id) in texts(world.messages()[0]))


@pytest.mark.parametrize("ended", [False, True])
async def test_a_lobby_that_was_left_behind_goes_with_the_first_click_on_it(club: ClubFactory, ended: bool) -> None:
    async with club() as world:
        [ann, ben] = world.people[:2]
        where = GuildId(world.guild.id), ChannelId(world.channel.id)
        live = await world.bot.sessions.lobby.open("penneech", where, Who(UserId(ann.id), "Ann"), seats=2)
        presenter = world.bot.presenter
        left = await presenter.messages.post(live, lobby_screen(live, await presenter.speakers.table(live)))
        await world.restart()  # the bot was killed before it noted which message shows the lobby
        await world.until(lambda: len(world.messages()) == 2)
        behind, lobby = world.messages()
        assert behind.id == left.id
        if ended:
            await ann.click(lobby, custom_id="b:table:1:leave")
        joined = await ben.click(behind, custom_id="b:table:1:join")
        assert ("This table is closed" if ended else "You have a seat") in texts(joined.response)
        assert [message.id for message in world.messages()] == [lobby.id], "one lobby, which shows what is so"
        if not ended:
            await world.until(lambda: str(ben.id) in texts(world.messages()[0]))
            await ann.click(lobby, custom_id="b:table:1:start")
            await ann.click(world.board(), custom_id="b:table:1:hand")
            assert world.is_shown(), "the board stays"


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_board_is_closed_as_its_deal_ended_also_after_a_restart(club: ClubFactory, restarted: bool) -> None:
    async with club() as world:
        ann, ben = await sit_down(world, 2, game="penneech")
        people = {await world.seat_of(person.actor): person for person in (ann, ben)}
        await world.until(lambda: "deal 1" in texts(world.board()))
        board, rng = world.board().id, Random(4)
        seal = texts(world.board()).splitlines()[-1]
        assert "Seal of deal 2" in "\n".join(texts(world.board()).splitlines()[-3:])
        while (state := await world.state()).dealing == 0:
            if restarted and sum(state.standing().tricks) == 5:
                restarted = False
                await world.restart()
                for person in people.values():
                    await person.open_hand()
            await people[state.actors()[0]].act(state.policy(state.actors()[0], rng))
        await world.until(lambda: "Deal 1 is over" in "\n".join(map(texts, world.messages())))
        old = next(message for message in world.messages() if message.id == board)
        closed = texts(old)
        assert "deal 1" in closed
        tricks = next(line for line in closed.splitlines() if line.startswith("Tricks · "))
        assert sum(int(one.rsplit(" ", 1)[1]) for one in tricks.split(" · ")[1:]) == 7, "all tricks of a hand"
        assert "Trick ·" not in closed, "nothing lies on the table any more"
        assert seal in closed, "what was sealed stays to be compared"
        await burst(world.env, [Click(ann.actor, old, "b:table:1:hand", None)])
        assert board in [message.id for message in world.messages()], "a click that comes too late takes nothing away"


async def test_computers_go_on_by_themselves_after_a_restart(club: ClubFactory) -> None:
    async with club() as world:
        [ann] = await sit_down(world, 1, game="ninety-nine", computers="easy", options="rubber_games=1")
        await play(world, [ann], chance("computers"), most=3)
        await world.restart()
        await world.env.advance_time(61 + 15)
        state = await world.state()
        due = [(await world.live()).seats[seat] for seat in state.actors()]
        assert all(seat.user == ann.actor.id for seat in due), "nobody but Ann is waited for"


async def test_a_game_that_ends_while_its_board_cannot_be_shown_is_told_after_the_restart(club: ClubFactory) -> None:
    rng = chance("unseen end")
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1 target_score=1")
        for method, path in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
            world.env.inject_error(method, path, status=403, code=50013, times=None)
        for person in people:
            await person.open_hand()
        await play(world, people, rng)
        assert (await world.live()).table.status == "over"
        world.env.backend.faults.clear()
        await world.restart()
        await world.until(lambda: "is over" in texts(world.messages()[-1]))
        assert "b:table:1:export" in enabled(world.messages()[-1])


async def test_a_deal_that_is_over_before_it_is_shown_has_a_message_all_the_same(club: ClubFactory) -> None:
    rng = chance("unseen deals")
    async with club() as world:
        people = await sit_down(world, 2, game="penneech")
        await world.until(lambda: deals_shown(world) == [1])
        for method, path in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
            world.env.inject_error(method, path, status=403, code=50013, times=None)
        for person in people:
            await person.open_hand()
        await play(world, people, rng)
        last = (await world.state()).dealing + 1
        assert last > 1, "nobody scores 61 in one deal"
        world.env.backend.faults.clear()
        await world.restart()
        await world.until(lambda: "b:table:1:export" in enabled(world.messages()[-1]))
        told = [texts(message) for message in world.messages()]
        assert deals_shown(world) == [1, last]
        marks = [" · deal 1 · ", *(f"Deal {deal} is over" for deal in range(1, last)), f" · deal {last} · "]
        places = [next(at for at, text in enumerate(told) if mark in text) for mark in (*marks, f"Deal {last} is over")]
        assert places == sorted(set(places)), "in the order of play"


def pressable(world: Club) -> list[str]:
    """What can be pressed under messages that stand in the channel, hands of a running game and a lobby's buttons."""
    live = ("hand", "more", "last", "join", "start", "leave")
    return [one for message in world.messages() for one in enabled(message, "b:table") if one.endswith(live)]


@pytest.mark.parametrize("begun", [False, True])
async def test_a_table_closed_while_its_board_cannot_be_shown_has_no_live_buttons_after_the_restart(
    club: ClubFactory, begun: bool
) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="penneech", computers="easy")
        if begun:
            await ann.click(lobby, label="Start")
            await world.until(world.is_shown)
        for method, path in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
            world.env.inject_error(method, path, status=403, code=50013, times=None)
        await ann.slash(world.channel, "table end")
        assert (await world.live()).table.status == "closed"
        assert pressable(world), "killed before the board was closed"
        world.env.backend.faults.clear()
        await world.restart()
        await world.until(lambda: not pressable(world))
        await world.until(lambda: "without a result" in texts(world.messages()[-1]))


async def test_an_end_that_was_told_in_half_is_told_once_after_the_restart_and_never_again(club: ClubFactory) -> None:
    rng = chance("half an end")
    async with club() as world:
        people = await sit_down(world, 2, game="penneech", options="target_score=31")
        seats = {await world.seat_of(person.actor): person for person in people}
        while await nearly_over(world) is False:
            seat, action = decide(await world.state(), seats, rng, sensible=True)
            await seats[seat].act(action)
        world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
        await play(world, people, rng, most=60)
        assert (await world.live()).table.status == "over"
        await world.until(lambda: not pressable(world))
        world.env.backend.faults.clear()
        for _ in range(2):
            await world.restart()
            await world.env.advance_time(5)
            await world.until(lambda: "is over" in texts(world.messages()[-1]))
            ends = [message for message in world.messages() if "b:table:1:export" in enabled(message)]
            assert len(ends) == 1
        assert not await world.bot.sessions.store.tables.lagging_boards()


async def nearly_over(world: Club) -> bool:
    """Whether somebody may reach the target with the deal under way, as nobody could with the one before."""
    state = await world.state()
    return max(state.scores()) >= 31 - 20 and sum(state.standing().tricks) > 0


async def asked(world: Club, person: Person, number: str) -> None:
    """Ask for a number, and only after a restart of the bot type it."""
    shown = await person.actor.click(person.hand, custom_id=person.offered.modals["bid"].custom_id)
    assert shown.modal is not None
    await world.restart()
    result = await person.actor.submit_modal(shown, {"answer": number})
    person.hand = result.response


async def test_a_modal_sent_after_a_restart_counts(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 4, game="auction-pinochle")
        seats = {await world.seat_of(person.actor): person for person in people}
        person = seats[(await world.state()).actors()[0]]
        await person.open_hand()
        await asked(world, person, "900")
        assert (await world.live()).length == 2
        assert "900" in texts(world.board())


async def test_nonsense_in_a_modal_sent_after_a_restart_is_refused_politely(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 4, game="auction-pinochle")
        seats = {await world.seat_of(person.actor): person for person in people}
        person = seats[(await world.state()).actors()[0]]
        await person.open_hand()
        await asked(world, person, "much")
        assert "Please type a whole number in digits" in texts(person.hand)
        assert (await world.live()).length == 1
