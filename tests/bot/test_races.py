"""Twenty clicks at one instant: exactly one is applied, and every one of them is answered."""

from __future__ import annotations

import pytest

from tests.bot.fixtures import Club, ClubFactory, texts
from tests.bot.offers import Press
from tests.bot.players import Person, play, sit_down
from tests.discord.raw import Click, burst
from tests.scale import chance

CLICKS = 20


async def at_the_table(world: Club) -> tuple[Person, list[str]]:
    """Whoever leads to the first trick of Ninety-Nine, and the buttons of the cards that may be led."""
    people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
    rng = chance("race")
    while (await world.state()).phase != "play":
        await play(world, people, rng, most=1)
    seats = {await world.seat_of(person.actor): person for person in people}
    leader = seats[(await world.state()).actors()[0]]
    await leader.open_hand()
    cards = [way.custom_id for action, way in leader.offered.acts.items() if isinstance(way, Press)]
    assert len(cards) == 9, "whoever leads may lead anything"
    return leader, cards


@pytest.mark.parametrize("competing", [False, True], ids=["identical", "competing"])
async def test_of_twenty_clicks_at_once_one_counts(club: ClubFactory, competing: bool) -> None:
    async with club() as world:
        leader, cards = await at_the_table(world)
        before = (await world.live()).length
        ids = [cards[at % len(cards)] if competing else cards[0] for at in range(CLICKS)]
        results = await burst(world.env, [Click(leader.actor, leader.hand, one) for one in ids])
        assert len(results) == CLICKS
        assert all(result.acknowledged for result in results)
        live = await world.live()
        assert live.length == before + 1
        seat = await world.seat_of(leader.actor)
        assert len((await world.state()).view(seat).zone("hand", seat).items) == 8
        assert "Your hand" in texts(leader.hand)


@pytest.mark.parametrize("competing", [False, True], ids=["identical", "competing"])
async def test_of_twenty_confirmations_at_once_one_counts(club: ClubFactory, competing: bool) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
        seats = {await world.seat_of(person.actor): person for person in people}
        person = seats[(await world.state()).actors()[0]]
        await person.open_hand()
        head = next(iter(person.offered.toggles["lay"].values())).custom_id.split(":")[2:4]
        picks = [0b111 << at % 9 if competing else 0b111 for at in range(CLICKS)]
        ids = [f"b:confirm:{':'.join(head)}:lay:{bits:x}" for bits in picks]
        before = (await world.live()).length
        results = await burst(world.env, [Click(person.actor, person.hand, one) for one in ids])
        assert all(result.acknowledged for result in results)
        assert (await world.live()).length == before + 1


async def test_of_five_people_who_want_one_seat_at_once_one_gets_it(club: ClubFactory) -> None:
    async with club() as world:
        lobby = await world.open_table(world.people[0], game="penneech")
        clicks = [Click(actor, lobby, "b:table:1:join") for actor in world.people[1:] * 5]
        results = await burst(world.env, clicks)
        assert all(result.acknowledged for result in results)
        told = [texts(result.response) for result in results]
        assert sum("You have a seat" in one for one in told) == 5, "the first of them, at every click"
        assert sum("Every seat is taken" in one for one in told) == 15
        assert len({seat.user for seat in (await world.live()).seats}) == 2


async def test_a_table_is_started_once_and_opened_once_by_many_clicks(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine", computers="easy")
        results = await burst(world.env, [Click(ann, lobby, "b:table:1:start")] * CLICKS)
        assert all(result.acknowledged for result in results)
        assert sum("Your hand" in texts(result.response) for result in results) >= 1
        assert sum("has started already" in texts(result.response) for result in results) == CLICKS - 1
        titles = [texts(message).splitlines()[0] for message in world.messages()]
        assert sum("deal 1" in title for title in titles) == 1
