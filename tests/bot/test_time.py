"""Late people, dead tokens, slow pictures, failing handlers, lost messages: the game goes on and says so."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.pictures import Painter, Picture
from bot.pictures import painter as painting
from bot.session.live import Live
from bot.session.play import Play
from bot.ui.click import Click, Front
from bot.ui.hand import hand_screen
from games import games
from games.core.api import CHANCE
from games.players.chance import deal
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, alt_texts, enabled, response, texts, walk
from tests.bot.players import Person, play, sit_down
from tests.bot.stage import live, look, parts, speaker
from tests.discord.oracle import Oracle
from tests.scale import chance

INTERVAL = 60.0
"""Seconds between two edits, so many that simcord never waits for the rest of them in earnest."""
GALLERY = 12


def board_edits(world: Club, since: int = 0) -> list[Any]:
    """The edits of public messages."""
    found = [one for one in world.env.http_requests[since:] if one.method == "PATCH" and "/channels/" in one.path]
    return [one for one in found if "/messages/" in one.path]


async def next_of(world: Club, people: list[Person]) -> Person:
    """Who is to act."""
    return {await world.seat_of(person.actor): person for person in people}[(await world.state()).actors()[0]]


async def test_who_is_late_is_warned_and_then_a_computer_stands_in_until_he_takes_his_seat_back(
    club: ClubFactory,
) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
        await play(world, people, chance("late"), most=5)
        late = await next_of(world, people)
        seat = await world.seat_of(late.actor)
        before = len(world.messages())
        await world.env.advance_time(46)
        await world.until(lambda: len(world.messages()) > before)
        warning = texts(world.messages()[-1])
        assert f"<@{late.actor.id}>" in warning
        assert not (await world.live()).seats[seat].standing_in
        length = (await world.live()).length
        await world.env.advance_time(15)
        live = await world.live()
        assert live.seats[seat].standing_in
        assert live.length > length, "the computer has acted"
        await late.open_hand()
        back = next(one for one in enabled(late.hand) if one.endswith(":back"))
        await late.press(back)
        assert not (await world.live()).seats[seat].standing_in
        await world.until(lambda: warning not in [texts(message) for message in world.messages()])


async def test_an_action_is_itself_a_return(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
        rng = chance("return")
        await play(world, people, rng, most=5)
        late = await next_of(world, people)
        seat = await world.seat_of(late.actor)
        await world.env.advance_time(61)
        assert (await world.live()).seats[seat].standing_in
        while (await next_of(world, people)) is not late:
            await play(world, [one for one in people if one is not late], rng, most=1)
            if (await world.state()).dealing:
                return  # the computer had nothing more to decide in this deal
        await late.open_hand()


async def test_after_sixteen_minutes_the_table_is_edited_and_hands_are_fetched_with_a_click(club: ClubFactory) -> None:
    async with club(thinking_time_seconds=10_000) as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
        await play(world, people, chance("tokens"), most=6)
        waiting = next(person for person in people if person.hand is not None and not person.offered.something)
        shown, board = texts(waiting.hand), texts(world.board())
        await world.env.advance_time(16 * 60)
        since = len(world.env.http_requests)
        actor = await next_of(world, people)
        await actor.press("b:table:1:refresh")
        await play(world, people, chance("tokens"), most=1)
        await world.until(lambda: texts(world.board()) != board)
        tried = [one.path for one in world.env.http_requests[since:] if "@original" in one.path]
        assert len(tried) <= 1, "only the hand that was just clicked can be edited"
        assert texts(waiting.hand) == shown
        await waiting.press("b:table:1:refresh")
        assert "Your hand" in texts(waiting.hand)
        assert waiting.hand.ephemeral


async def test_others_moves_are_pushed_to_open_hands(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
        rng = chance("pushed")
        for person in people:
            await person.open_hand()
        while (await world.state()).phase != "play":
            await play(world, people, rng, most=1)
        leader = await next_of(world, people)
        await leader.open_hand()
        after = {await world.seat_of(person.actor): person for person in people}
        following = after[((await world.seat_of(leader.actor)) + 1) % 3]
        clicks = following.clicks
        await play(world, [leader], rng, most=1)
        await world.until(lambda: following.offered.something)
        assert following.clicks == clicks, "without a click of his own"


async def test_many_moves_make_few_edits_and_the_newest_state_wins(club: ClubFactory) -> None:
    async with club(edit_interval=INTERVAL, thinking_time_seconds=100_000) as world:
        people = await sit_down(world, 3, pause=INTERVAL + 1, game="ninety-nine", options="rubber_games=1")
        await world.env.advance_time(INTERVAL + 1)
        await world.until(world.is_shown)
        rng = chance("coalesced")
        for _ in range(2):
            await world.env.advance_time(INTERVAL + 1)
            since = len(world.env.http_requests)
            await play(world, people, rng, most=8)
            assert len(board_edits(world, since)) <= 1, "eight moves at one moment"
            for _ in range(2):
                await world.env.advance_time(INTERVAL / 3)
                assert len(board_edits(world, since)) <= 1, "a second edit too soon"
            await world.env.advance_time(INTERVAL / 2)
            await world.until(partial(board_edits, world, since))
            await world.env.advance_time(INTERVAL)
            state, text = await world.state(), texts(world.board())
            assert len(board_edits(world, since)) <= 2
            for seat in range(3):
                taken = state.view(None).fact("tricks", seat)
                name = (await world.live()).seats[seat].name
                assert re.search(rf"{name}: {taken}\b", text), "the newest state"


SLOW = 4.0
"""Seconds for a picture: longer than Discord waits for an answer."""


class SleepyPainter(Painter):
    """Draws late once it is told to, by the clock of the simulated Discord."""

    sleepy = False

    async def hand(self, *given: Any, **more: Any) -> Picture:
        """A late picture."""
        if self.sleepy:
            await asyncio.sleep(10 * SLOW)
        return await super().hand(*given, **more)


async def test_a_slow_picture_does_not_delay_the_answer(club: ClubFactory) -> None:
    painter = SleepyPainter()
    async with club(painter=painter) as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
        await world.until(world.is_shown)
        painter.sleepy = True
        result = await people[1].actor.click(world.board(), custom_id="b:table:1:hand")
        asked = list(world.env.exchanges.values())[-1]
        assert asked.took < 3
        assert "Your hand" in texts(result.response)
        assert not alt_texts(result.response), "the text alone"


async def test_a_drawing_that_blocks_its_thread_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain asyncio: simcord lets no time limit pass while a thread works."""

    def late(*_: object) -> bytes:
        time.sleep(SLOW)
        return b""

    monkeypatch.setattr(painting, "draw_hand", late)
    state = games()["ninety-nine"].start(3, {})
    state.do(CHANCE, deal(state, chance("blocked")))
    async with Painter() as painter:
        began = time.monotonic()
        screen = await hand_screen(look(live(state), state.actors()[0]), speaker("ninety-nine"), painter)
        assert time.monotonic() - began < 3
        assert not screen.uploads
        assert "Hand:" in "".join(part["content"] for part in parts(screen) if part["type"] == 10)


async def test_a_failing_handler_says_so_politely_with_a_reference_that_is_logged(
    club: ClubFactory, oracle: Oracle, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    oracle.expect_error("reference [0-9A-Z]{4}: ZeroDivisionError")

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
        with monkeypatch.context() as broken:
            broken.setattr(Play, "look", fail)
            reply = response(await people[0].actor.slash(world.channel, "hand"))
        told = texts(reply)
        assert "Something failed on our side. Nothing was lost" in told
        reference = told.rstrip(".").rsplit(" ", 1)[1]
        assert f"reference {reference}: ZeroDivisionError" in caplog.text
        assert reply.ephemeral
        assert "Your hand" in texts(await people[0].open_hand())


def delete(world: Club, message: int) -> None:
    """Somebody takes a message away."""
    world.env.backend.delete_message(world.channel.id, message)


def archive(world: Club, message: int) -> None:
    """The thread that holds a message takes no edits of it, and a new message brings it back."""
    path = f"/channels/*/messages/{message}"
    world.env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=None)


@pytest.mark.parametrize("lost", [delete, archive])
async def test_a_table_message_that_takes_no_edits_is_posted_anew(
    club: ClubFactory, lost: Callable[[Club, int], None]
) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
        await play(world, people, chance("lost"), most=3)
        await world.until(world.is_shown)
        old = world.board()
        lost(world, old.id)
        await play(world, people, chance("lost"), most=1)
        await world.until(lambda: world.is_shown() and world.board().id != old.id)
        await play(world, people, chance("lost"), most=2)
        shown = [message for message in world.messages() if any(one.endswith(":hand") for one in enabled(message))]
        assert len(shown) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001)])
async def test_a_channel_that_takes_no_messages_stops_nobody_from_playing(
    club: ClubFactory, status: int, code: int
) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1 target_score=1")
        for person in people:
            await person.open_hand()
        for method in ("PATCH", "POST"):
            world.env.inject_error(method, "/channels/*/messages*", status=status, code=code, times=None)
        await play(world, people, chance("mute"))
        assert (await world.live()).table.status == "over"


async def test_every_picture_comes_with_words(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 2, game="penneech")
        await play(world, people, chance("words"), most=3)
        await world.until(world.is_shown)
        for message in (world.board(), people[0].hand):
            galleries = [part for part in walk(message) if part["type"] == GALLERY]
            assert len(galleries) == len(alt_texts(message)) >= 1
            assert all(words.strip() for words in alt_texts(message))


async def test_a_question_for_which_it_is_too_late_is_answered_in_words(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as world:
        people = await sit_down(world, 2, game="penneech")
        await world.until(world.is_shown)
        shown = answer(await people[0].actor.click(world.board(), label="⋯"))
        real = Front.table

        async def late(self: Front, click: Click) -> Live:
            await click.reply._defer_unanswered()  # as its watch does after two seconds
            return await real(self, click)

        monkeypatch.setattr(Front, "table", late)
        asked = await people[0].actor.click(shown, label="Report this deal")
        assert asked.modal is None
        assert "That took too long; please press once more." in [texts(one) for one in asked.followups]
