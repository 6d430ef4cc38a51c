"""Hint and Sort: two buttons below the cards, and /hint, which says the same wherever one types it."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.language import told_apart
from bot.session.ending import hints_of
from bot.session.live import Who
from bot.ui.hand import hand_screen
from bot.ui.parts import GREEN, GREY
from bot.ui.words import sorted_hand
from games.core.api import CHANCE
from storage.api import UserId
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, buttons, enabled, texts
from tests.bot.players import Person, sit_down
from tests.bot.stage import Unpainted, live, look, parts, speaker
from tests.discord.raw import speaking
from tests.games import worlds
from tests.scale import chance

HINT = "b:table:1:hint"
SORT = "b:table:1:sort"
CONTAINER = 17
"""The type of the box round a screen, which has its colour."""


async def alone(world: Club, game: str = "ninety-nine") -> Person:
    """Somebody at a table with computers who is to act."""
    [person] = await sit_down(world, 1, game=game, computers="easy")
    while not (await world.state()).prompts(0):
        await world.env.advance_time(2)
        assert (await world.state()).actors() != (CHANCE,)
    await person.press("b:table:1:refresh")
    return person


async def other_seat(world: Club, people: list[Person]) -> tuple[Person, Person]:
    """Who is to act, and somebody who is not."""
    actors = (await world.state()).actors()
    seats = {await world.seat_of(person.actor): person for person in people}
    return seats[actors[0]], next(person for seat, person in seats.items() if seat not in actors)


@pytest.mark.parametrize("game", worlds.KEYS)
async def test_the_button_says_what_to_do_and_why_above_the_cards(club: ClubFactory, game: str) -> None:
    async with club() as world:
        person = await alone(world, game)
        before = [message.id for message in world.messages()]
        await person.press(HINT)
        said = texts(person.hand).splitlines()
        assert any(line.startswith("Hint: ") for line in said), said
        assert hints_of((await world.live()).table) == {0: 1}
        assert HINT in enabled(person.hand)
        assert [message.id for message in world.messages()] == before, "for nobody else to see"
        assert "Hint: " not in "\n".join(map(texts, world.messages()))


async def test_beside_a_hint_the_guide_of_a_first_game_suggests_nothing_else(club: ClubFactory) -> None:
    async with club() as world:
        person = await alone(world)
        assert "A sensible choice:" in texts(person.hand)
        await person.press(HINT)
        assert "Hint: " in texts(person.hand)
        assert "A sensible choice:" not in texts(person.hand)
        assert speaker("ninety-nine").say("ask-lay.guide") in texts(person.hand), "what it is about is still explained"
        await person.press("b:table:1:refresh")
        assert "A sensible choice:" in texts(person.hand)


async def test_the_command_says_the_same_and_is_counted_once(club: ClubFactory) -> None:
    async with club() as world:
        person = await alone(world)
        await person.press(HINT)
        typed = answer(await person.actor.slash(world.channel, "hint"))
        assert typed.ephemeral
        pressed, asked = hint_of(person.hand), hint_of(typed)
        assert pressed == asked
        assert hints_of((await world.live()).table) == {0: 1}


def hint_of(hand: Any) -> str:
    """The sentence of a hand that says what to do."""
    return next(line for line in texts(hand).splitlines() if "Hint:" in line)


async def refused(world: Club, actor: MemberActor) -> str:
    """What /hint says to somebody whom it gives none."""
    shown = answer(await actor.slash(world.channel, "hint"))
    assert shown.ephemeral
    assert "Hint:" not in texts(shown)
    return texts(shown)


async def test_a_rated_game_has_no_button_and_refuses_the_command(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 2, game="penneech")
        acting, waiting = await other_seat(world, people)
        for person in people:
            await person.open_hand()
            assert not buttons(person.hand, HINT)
        for person in (acting, waiting):
            assert "no hints in rated games" in await refused(world, person.actor)
        assert "hints" not in (await world.live()).table.settings


async def test_a_casual_game_hints_to_whose_turn_it_is(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="penneech")
        await world.bot.sessions.setup.set_table((await world.live()).id, Who(UserId(ann.id), "Ann"), "rated", False)
        await world.people[1].click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        people = [Person(world, actor) for actor in world.people[:2]]
        for person in people:
            await person.open_hand()
        acting, waiting = await other_seat(world, people)
        await acting.press(HINT)
        assert "Hint: " in texts(acting.hand)
        assert not buttons(waiting.hand, HINT)
        assert "ask for a hint when it is your turn" in await refused(world, waiting.actor)


async def test_who_has_no_seat_is_told_so(club: ClubFactory) -> None:
    async with club() as world:
        await alone(world)
        assert "no seat" in (await refused(world, world.people[3])).lower()


async def test_a_hint_speaks_the_language_of_who_asks(club: ClubFactory) -> None:
    async with club() as world:
        person = await alone(world)
        with speaking("ru"):
            await person.press(HINT)
        assert "Подсказка" in texts(person.hand)


async def test_sort_puts_trumps_first_or_leaves_them_in_their_place(club: ClubFactory) -> None:
    async with club(seed=2) as world:
        [person, *_] = await sit_down(world, 2, game="two-handed-pinochle")
        await person.open_hand()
        view = (await world.state()).view(await world.seat_of(person.actor))
        held, trump = view.zone("hand", view.seat).items, view.fact("trump")
        by_trump, by_suit = (in_order(held, first) for first in (trump, None))
        assert by_trump != by_suit, "a deal in which the order shows"
        assert by_trump in texts(person.hand)
        await person.press(SORT)
        assert by_suit in texts(person.hand)
        await person.press(SORT)
        assert by_trump in texts(person.hand)


def in_order(held: tuple[str, ...], first: str | None) -> str:
    """A hand as a message has it."""
    names = told_apart(held)
    return speaker("two-handed-pinochle").cards_by_suit(names[item] for item in sorted_hand(held, first))


async def test_without_a_suit_of_trump_there_is_nothing_to_sort(club: ClubFactory) -> None:
    async with club() as world:
        [person, *_] = await sit_down(world, 3, game="domino-pinochle")
        await person.open_hand()
        assert not buttons(person.hand, SORT)


@pytest.mark.parametrize(("status", "live_hand"), [("playing", True), ("over", False), ("closed", False)])
async def test_a_hand_of_a_game_that_is_over_is_grey_and_there_is_nothing_to_sort(status: str, live_hand: bool) -> None:
    state, rng = worlds.Table("two-handed-pinochle", 2).start(), chance("over")
    while not state.view(0).prompts:
        state.apply(*worlds.chosen(state, rng, sensible=True))
    shown = live(state, status=status)
    screen = await hand_screen(look(shown, 0), speaker("two-handed-pinochle"), Unpainted())
    found = list(parts(screen))
    ids = [part.get("custom_id", "") for part in found]
    assert any(one.endswith(":sort") for one in ids) == live_hand
    assert [part["accent_color"] for part in found if part["type"] == CONTAINER] == [GREEN if live_hand else GREY]
