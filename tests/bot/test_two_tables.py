"""One person at two tables of one server: neither hand can be taken for the other."""

from __future__ import annotations

from random import Random
from typing import Any

from simcord.actors import MemberActor

from games.core.api import Action
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, enabled, texts
from tests.bot.players import Person, play, sit_down


async def deal(world: Club, actor: MemberActor, channel: Any, table: str) -> Person:
    """A game of Penneech against a computer in that channel, and the hand that its start shows."""
    opened = await actor.slash(channel, "play", game="penneech", computers="easy")
    person = Person(world, actor, table)
    person.hand = (await actor.click(answer(opened), custom_id=f"b:table:{table}:start")).response
    while not (await world.state(table)).prompts(0):
        await world.env.advance_time(2)
    await person.press(f"b:table:{table}:refresh")
    return person


async def test_each_hand_says_whose_table_it_is_and_acts_there_alone(club: ClubFactory) -> None:
    async with club() as world:
        ann, elsewhere = world.people[0], world.guild.create_text_channel("more-cards")
        first = await deal(world, ann, world.channel, "1")
        second = await deal(world, ann, elsewhere, "2")
        titles = [texts(person.hand).splitlines()[0] for person in (first, second)]
        assert "table 1" in titles[0]
        assert "table 2" in titles[1]
        assert titles[0].replace("table 1", "") == titles[1].replace("table 2", ""), "nothing else tells them apart"
        for person in (first, second):
            tables = {one.split(":")[2] for one in enabled(person.hand, "b:")}
            assert tables == {person.table}, "a button leads to its own table"
        before = (await world.live("1")).length
        action: Action = (await world.state("2")).policy(0, Random(1))
        await second.act(action)
        assert (await world.live("2")).turns[0] == 1
        assert (await world.live("1")).length == before


async def test_a_command_for_a_seat_finds_the_only_one_wherever_it_is_written(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        await deal(world, ann, world.guild.create_text_channel("more-cards"), "1")
        await deal(world, ben, world.channel, "2")
        for place in (world.channel, world.guild.create_text_channel("talk")):
            assert "table 1" in texts(answer(await ann.slash(place, "hand")))
        assert "no seat" in texts(answer(await world.people[2].slash(world.channel, "hand")))


async def test_who_sits_at_several_tables_is_asked_which_unless_one_is_in_the_channel(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        await deal(world, ann, world.channel, "1")
        await deal(world, ann, world.guild.create_text_channel("more-cards"), "2")
        elsewhere = world.guild.create_text_channel("talk")
        for command in ("hand", "hint", "word", "table break", "table leave", "table show"):
            assert "several tables: 1, 2" in texts(answer(await ann.slash(elsewhere, command))), command
        assert "table 2" in texts(answer(await ann.slash(elsewhere, "hand", table="2")))
        assert "table 1" in texts(answer(await ann.slash(world.channel, "hand")))


async def test_ones_tables_are_suggested_the_finished_ones_where_one_looks_back(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, talk = *world.people[:2], world.guild.create_text_channel("talk")
        [over] = await sit_down(world, 1, game="ninety-nine", computers="easy", options="rubber_games=1 target_score=1")
        await play(world, [over], Random(1))
        await deal(world, ann, talk, "2")
        commands = {
            "hand": ["2"],
            "table leave": ["2"],
            "word": ["2"],
            "replay": ["2", "1"],
            "table export": ["2", "1"],
        }
        for command, expected in commands.items():
            found = await ann.autocomplete(world.channel, command, "table", "")
            assert [one["value"] for one in found] == expected, command
            assert not await ben.autocomplete(world.channel, command, "table", "")
        [named] = await ann.autocomplete(world.channel, "replay", "table", "ninety")
        assert named["name"] == "Table 1 · Ninety-Nine"
