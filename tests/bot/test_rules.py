"""/rules, /melds and /term, and the rules of a running table."""

from __future__ import annotations

from typing import Any

import pytest

from games import games
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, buttons, selects, texts


async def look_up(world: Club, command: str, **options: Any) -> Any:
    """What a command answers."""
    return answer(await world.people[0].slash(world.channel, command, **options))


async def test_a_topic_a_title_and_a_question_lead_to_the_same_page(club: ClubFactory) -> None:
    async with club() as world:
        for asked in ("widow", "The widow", "What is the tile in the middle for?", "Зачем кость посередине?"):
            shown = await look_up(world, "rules", game="domino-pinochle", topic=asked)
            assert shown.ephemeral
            assert "**The widow**" in texts(shown), asked


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("rules", {"game": "penneech", "topic": "object"}),
        ("melds", {"game": "domino-pinochle"}),
        ("term", {"word": "widow"}),
    ],
)
async def test_what_is_looked_up_is_shown_to_all_only_where_one_says_so(
    club: ClubFactory, command: str, options: dict[str, str]
) -> None:
    async with club() as world:
        mine = await look_up(world, command, **options)
        assert mine.ephemeral
        assert not world.messages()
        shown = await look_up(world, command, **options, public=True)
        assert not shown.ephemeral
        assert [texts(message) for message in world.messages()] == [texts(mine)]


async def test_a_question_about_nothing_is_refused(club: ClubFactory) -> None:
    async with club() as world:
        said = texts(await look_up(world, "rules", game="penneech", topic="zzz"))
        assert "There is no such topic" in said


async def test_next_and_previous_turn_every_part_of_the_rules(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        shown = await look_up(world, "rules", game="penneech", topic="object")
        seen = [texts(shown)]
        while any(button["label"] == "Next" for button in buttons(shown)):
            shown = answer(await ann.click(shown, label="Next"))
            seen.append(texts(shown))
            assert len(seen) < 60
        assert len(set(seen)) == len(seen) >= len(games()["penneech"].topics)
        for before in reversed(seen[:-1]):
            shown = answer(await ann.click(shown, label="Previous"))
            assert texts(shown) == before


async def test_topics_are_offered_for_a_question_in_another_language(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        offered = await ann.autocomplete(
            world.channel, "rules", "topic", "Сколько карт передаёт партнёр", game="auction-pinochle"
        )
        first = offered[0]
        assert (first["name"], first["value"]) == ("The exchange", "exchange")


@pytest.mark.parametrize("typed", ["widow", "прикуп", "ویدو", "위도우", "Зачем кость посередине?"])
async def test_a_word_or_question_of_any_language_offers_the_topic_that_explains_it(
    club: ClubFactory, typed: str
) -> None:
    async with club() as world:
        ann = world.people[0]
        offered = await ann.autocomplete(world.channel, "rules", "topic", typed, game="domino-pinochle")
        assert (offered[0]["name"], offered[0]["value"]) == ("The widow", "widow")
        if " " not in typed:
            words = await ann.autocomplete(world.channel, "term", "word", typed)
            assert (words[0]["name"], words[0]["value"]) == ("widow", "widow")


async def test_the_rules_of_a_table_tell_its_options_at_the_topics_they_change(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        lobby = await world.open_table(ann, game="penneech", options="follow_rule=free target_score=31")
        await ben.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        play = texts(await look_up(world, "rules", game="penneech", topic="play"))
        assert "**At this table:**" in play
        assert "31" not in play.split("**At this table:**")[1].split("\n")[0]
        ending = texts(await look_up(world, "rules", game="penneech", topic="ending"))
        assert "31" in ending.split("**At this table:**")[1].split("\n")[0]
        assert "At this table" not in texts(await look_up(world, "rules", game="penneech", topic="surplus"))
        options = texts(await look_up(world, "rules", game="penneech", topic="options"))
        assert "31" in options.split("**At this table:**")[1].split("\n")[0]
        other = texts(await look_up(world, "rules", game="ninety-nine", topic="play"))
        assert "At this table" not in other


async def test_melds_are_those_of_the_game_and_of_the_table(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        game = games()["two-handed-pinochle"]
        assert game.melds is not None
        usual = texts(await look_up(world, "melds", game=game.key))
        for row in game.melds(game.read_options(2, {})):
            assert f"**{row.points}**" in usual
        assert "Roundhouse" not in usual
        await world.open_table(ann, game=game.key, options="roundhouse=true")
        here = await look_up(world, "melds", game=game.key)
        assert "Roundhouse (K Q of all four suits): **240**" in texts(here)
        page = answer(await ann.click(here, label="Rules"))
        assert "What melds pay" in texts(page)
        assert "Roundhouse" in texts(answer(await ann.click(page, label="What melds pay")))


async def test_a_game_without_melds_says_so(club: ClubFactory) -> None:
    async with club() as world:
        assert "no melds" in texts(await look_up(world, "melds", game="ninety-nine"))
        offered = await world.people[0].autocomplete(world.channel, "melds", "game", "")
        melding = {key for key, game in games().items() if game.melds is not None}
        assert {choice["value"] for choice in offered} == melding


@pytest.mark.parametrize("word", ["marriage", "Марьяж", "ازدواج", "메리지"])
async def test_a_word_of_any_language_is_told_in_all_and_leads_to_the_rules(club: ClubFactory, word: str) -> None:
    async with club() as world:
        shown = await look_up(world, "term", word=word)
        said = texts(shown)
        assert "### marriage" in said
        assert "King and queen of one suit that is not trump." in said
        for name in ("English", "марьяж", "ازدواج", "메리지"):
            assert name in said
        page = answer(await world.people[0].click(shown, label="Auction Pinochle"))
        assert "**Melds**" in texts(page)
        assert selects(page, "s:rules:auction-pinochle")


async def test_a_word_that_nobody_knows_is_refused(club: ClubFactory) -> None:
    async with club() as world:
        assert "No such word" in texts(await look_up(world, "term", word="zzz"))


async def test_the_list_of_topics_asks_once_to_choose_one(club: ClubFactory) -> None:
    async with club() as world:
        page = answer(await world.people[0].slash(world.channel, "rules", game="penneech"))
        [topics] = selects(page, "s:rules")
        assert topics["placeholder"] == "Choose a topic."
        assert "Choose a topic" not in texts(page)
