"""/play and the host's panel: what is suggested while one types, and how many seats a table has."""

from __future__ import annotations

from typing import Any

import pytest

from bot.session.live import kept_for
from games import games
from games.players.api import PLAYERS
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, selects, texts
from tests.bot.stage import plain
from tests.discord.raw import speaking


async def suggested(world: Club, option: str, typed: str, **filled: str) -> dict[str, str]:
    """What /play suggests for an option: the name of each value."""
    offered = await world.people[0].autocomplete(world.channel, "play", option, typed, **filled)
    return {choice["value"]: choice["name"] for choice in offered}


async def test_play_suggests_every_game_then_those_whose_name_or_key_holds_what_is_typed(club: ClubFactory) -> None:
    async with club() as world:
        every = await suggested(world, "game", "")
        assert list(every) == list(games())
        assert every["ninety-nine"] == "Ninety-Nine"
        assert await suggested(world, "game", "NINE") == {"ninety-nine": "Ninety-Nine"}
        assert set(await suggested(world, "game", "pinoc")) == {key for key in games() if "pinochle" in key}
        assert await suggested(world, "game", "whist") == {}


async def test_play_suggests_the_presets_of_the_game_that_was_chosen(club: ClubFactory) -> None:
    async with club() as world:
        for key, game in games().items():
            assert list(await suggested(world, "preset", "", game=key)) == list(game.presets)
        assert await suggested(world, "preset", "RACE", game="ninety-nine") == {
            "race-250": "Race to 250",
            "race-500": "Race to 500",
        }
        assert await suggested(world, "preset", "race", game="penneech") == {}
        assert await suggested(world, "preset", "") == {}, "no game is chosen yet"
        assert await suggested(world, "preset", "", game="chess") == {}


async def test_play_suggests_the_levels_of_computers(club: ClubFactory) -> None:
    async with club() as world:
        assert list(await suggested(world, "computers", "")) == list(PLAYERS)
        assert await suggested(world, "computers", "EAS") == {"easy": "easy"}
        assert await suggested(world, "computers", "divine") == {}


async def test_play_suggests_in_the_language_of_who_types(club: ClubFactory) -> None:
    async with club() as world:
        with speaking("ru"):
            assert (await suggested(world, "game", ""))["penneech"] == "Пеннич"
            assert await suggested(world, "game", "девяно") == {"ninety-nine": "Девяносто девять"}
            assert list(await suggested(world, "game", "penn")) == ["penneech"], "the key serves everybody"
            assert await suggested(world, "preset", "ГОНКА", game="ninety-nine") == {
                "race-250": "Гонка до 250",
                "race-500": "Гонка до 500",
            }
            assert await suggested(world, "preset", "race", game="ninety-nine") == {}
            assert await suggested(world, "computers", "лёг") == {"easy": "лёгкий"}


async def choose(world: Club, panel: Any, what: str, value: str) -> Any:
    """Choose in the host's panel."""
    return answer(await world.people[0].select(panel, values=[value], custom_id=f"s:setup:1:{what}"))


async def test_the_panel_sets_the_number_of_seats_and_then_a_preset_for_it(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine")
        panel = answer(await ann.click(lobby, label="Set up"))
        [seats] = selects(panel, "s:setup:1:seats")
        assert [option["value"] for option in seats["options"]] == ["2", "3", "4", "5"]
        assert [option["value"] for option in seats["options"] if option.get("default")] == ["3"]
        panel = await choose(world, panel, "seats", "4")
        live = await world.live()
        assert (live.table.seats, len(live.seats)) == (4, 4)
        assert "4 players" in texts(world.messages()[-1])
        [seats] = selects(panel, "s:setup:1:seats")
        assert [option["value"] for option in seats["options"] if option.get("default")] == ["4"]
        panel = await choose(world, panel, "preset", "partners")
        live = await world.live()
        assert (live.table.seats, live.table.settings["preset"]) == (4, "partners")
        assert dict(live.table.options)["partnership"] == "true"
        assert "Rules: Partners" in texts(world.messages()[-1])


@pytest.mark.parametrize("preset", ["race-250", "parlett-1975"])
async def test_a_preset_brings_the_seats_that_it_is_for(club: ClubFactory, preset: str) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine")
        panel = answer(await ann.click(lobby, label="Set up"))
        panel = await choose(world, panel, "seats", "4")
        await choose(world, panel, "preset", preset)
        live = await world.live()
        assert live.table.seats in games()["ninety-nine"].presets[preset].seats


async def test_each_seat_is_given_to_a_computer_of_a_level_to_anybody_or_to_one_person(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = world.people[:3]
        lobby = await world.open_table(ann, game="ninety-nine", players=4)
        panel = answer(await ann.click(lobby, label="Set up"))
        [seats] = selects(panel, "s:setup:1:seat")[1:]
        assert [option["value"] for option in seats["options"]] == ["1", "2", "3"], "the host's is not to be given away"
        for seat, level in (("1", "easy"), ("2", "hard"), ("3", "easy"), ("3", "open")):
            panel = await choose(world, panel, "seat", seat)
            panel = await choose(world, panel, f"place:{seat}", level)
        assert [seat.player for seat in (await world.live()).seats] == [None, "easy", "hard", None]
        panel = await choose(world, panel, "seat", "3")
        panel = answer(await ann.select(panel, values=[ben], custom_id="p:keep-seat:1:3"))
        lobby = world.messages()[-1]
        assert f"4. open, kept for <@{ben.id}>" in texts(lobby)
        refused = await cem.click(lobby, label="Join")
        assert "kept for other people" in texts(refused.response)
        await ben.click(lobby, label="Join")
        assert (await world.live()).seats[3].user == ben.id


async def test_a_seat_that_is_kept_is_opened_again_by_naming_nobody(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = world.people[:3]
        lobby = await world.open_table(ann, game="penneech")
        panel = answer(await ann.click(lobby, label="Set up"))
        panel = await choose(world, panel, "seat", "1")
        panel = answer(await ann.select(panel, values=[ben], custom_id="p:keep-seat:1:1"))
        panel = await choose(world, panel, "seat", "1")
        await ann.select(panel, values=[], custom_id="p:keep-seat:1:1")
        await cem.click(world.messages()[-1], label="Join")
        assert (await world.live()).seats[1].user == cem.id


async def test_the_panel_says_for_whom_there_is_no_seat_any_more(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = world.people[:3]
        lobby = await world.open_table(ann, game="ninety-nine")
        panel = answer(await ann.click(lobby, label="Set up"))
        for seat, guest in (("1", ben), ("2", cem)):
            panel = await choose(world, panel, "seat", seat)
            panel = answer(await ann.select(panel, values=[guest], custom_id=f"p:keep-seat:1:{seat}"))
        panel = await choose(world, panel, "seats", "2")
        assert f"There are too few seats now to keep one for <@{cem.id}>." in texts(panel)
        assert kept_for(await world.live()) == {1: ben.id}


@pytest.mark.parametrize("typed", ["ninety-nine", "Ninety-Nine", " ninety", "نود و نه", "NINETY-NINE"])
async def test_a_game_is_known_by_its_name_too(club: ClubFactory, typed: str) -> None:
    async with club() as world:
        ann = world.people[0]
        await ann.slash(world.channel, "language", language="fa")
        await world.open_table(ann, game=typed, computers="آسان")
        live = await world.live()
        assert live.table.game == "ninety-nine"
        assert [seat.player for seat in live.seats] == [None, "easy", "easy"]


async def test_a_name_that_several_games_share_is_none(club: ClubFactory) -> None:
    async with club() as world:
        said = texts(answer(await world.people[0].slash(world.channel, "play", game="Pinochle")))
        assert "no game of that name" in said


async def test_a_bot_is_not_invited(club: ClubFactory) -> None:
    async with club() as world:
        robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
        said = texts(answer(await world.people[0].slash(world.channel, "play", game="penneech", invite=robot)))
        assert "A bot cannot sit down" in said
        assert not await world.bot.sessions.store.tables.live_tables()


async def test_a_table_for_one_says_that_nobody_is_rated_once_its_seats_are_taken(club: ClubFactory) -> None:
    async with club() as world:
        lobby = await world.open_table(world.people[0], game="ninety-nine", players=3)
        assert "Live. Rated." in texts(lobby), "somebody may still sit down"
        panel: Any = (await world.people[0].click(lobby, label="Set up")).response
        computers = next(one["custom_id"] for one in selects(panel) if one["custom_id"].endswith(":computers"))
        await world.people[0].select(panel, values=["easy"], custom_id=computers)
        assert "Live. Not rated: one person plays alone." in texts(lobby)
        panel = (await world.people[0].click(lobby, label="Set up")).response
        [rated] = [one for one in selects(panel) if one["custom_id"].endswith(":rated")]
        chosen = [option["label"] for option in rated["options"] if option.get("default")]
        assert chosen == ["Not rated: one person plays alone"]


@pytest.mark.parametrize("typed", ["0", "much", "-5", "1e3", "9999999999"])
async def test_what_is_no_number_for_an_option_is_refused_in_the_panel_with_the_range(
    club: ClubFactory, typed: str
) -> None:
    async with club() as world:
        ann = world.people[0]
        await ann.slash(world.channel, "language", language="ru")
        lobby = await world.open_table(ann, game="ninety-nine")
        panel = answer(await ann.click(lobby, custom_id="b:panel:1"))
        panel = await choose(world, panel, "option:0", "target_score")
        asked = await ann.click(panel, custom_id="b:value:1:target_score")
        refused = answer(await ann.submit_modal(asked, {"answer": typed}))
        assert refused.id == panel.id, "the panel itself, not a message beside it"
        assert "нужно целое число от 1 до 999999999" in plain(texts(refused))
        assert not (await world.live()).table.options


@pytest.mark.parametrize(
    ("name", "typed", "kept"),
    [("target_score", "۲۵۰", "250"), ("magri_values", "۴۰، ۷۰ ,100", "40,70,100")],
)
async def test_numbers_for_an_option_may_be_typed_in_any_digits(
    club: ClubFactory, name: str, typed: str, kept: str
) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine", players=3, options="bidding=leftover")
        panel = answer(await ann.click(lobby, label="Set up"))
        panel = await choose(world, panel, "option:0", name)
        asked = await ann.click(panel, custom_id=f"b:value:1:{name}")
        await ann.submit_modal(asked, {"answer": typed})
        assert (await world.live()).table.options[name] == kept


async def test_two_players_are_not_offered_what_only_three_or_more_can_change(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine", players=2)
        panel = answer(await ann.click(lobby, label="Set up"))
        offered = {option["value"] for select in selects(panel, "s:setup:1:option") for option in select["options"]}
        assert {"rubber_games", "target_score"} <= offered
        assert not offered & {"trump_method", "trump_choices", "allow_no_trump_choice", "premium_timing"}
