"""Which language is shown to whom, and when commands are registered."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest
from simcord.actors import MemberActor

import bot.language
from bot.language import Languages
from storage.api import UserId
from tests.bot.fixtures import Club, ClubFactory, texts
from tests.discord.raw import speaking

HERE = Path(bot.language.__file__).parent


@pytest.fixture
def languages(tmp_path: Path) -> Languages:
    """The languages that there are, and a little German."""
    folder = tmp_path / "language"
    copytree(HERE, folder, ignore=lambda _, names: [name for name in names if name.endswith((".py", "__pycache__"))])
    (folder / "de").mkdir(exist_ok=True)
    (folder / "de" / "common.ftl").write_text(
        "lobby-standard = Los geht es bald\n"
        "turn = ▶ { $player } ist dran\nhand-title = **Dein Blatt** · { $game }, Tisch { $table }\n"
    )
    return Languages(folder)


def speaks(world: Club, known: Languages) -> None:
    """Let the bot speak these languages."""
    world.bot.presenter.speakers.languages = known


async def test_all_read_the_servers_language_and_each_his_own(club: ClubFactory, languages: Languages) -> None:
    async with club() as world:
        speaks(world, languages)
        world.env.backend.edit_guild(world.guild.id, {"preferred_locale": "de"})
        ann: MemberActor = world.people[0]
        with speaking("en-US", guild="de"):
            lobby = await world.open_table(ann, game="ninety-nine", computers="easy")
            assert "Los geht es bald" in texts(lobby), "for all to read"
            await ann.click(lobby, custom_id="b:table:1:start")
            await world.until(world.is_shown)
            assert "ist dran" in texts(world.board())
            english = (await ann.click(world.board(), custom_id="b:table:1:hand")).response
        with speaking("de", guild="en-US"):
            german = (await ann.click(world.board(), custom_id="b:table:1:hand")).response
        assert "Your hand" in texts(english)
        assert "Dein Blatt" in texts(german)
        assert "Bid-cards" in texts(german) or "Hand:" in texts(german), "what has no translation is said in English"


def puts(world: Club) -> int:
    """How often the set of commands was sent."""
    return sum(one.method == "PUT" and one.path.endswith("/commands") for one in world.env.http_requests)


async def test_commands_are_sent_only_when_they_have_changed(club: ClubFactory) -> None:
    async with club() as world:
        assert puts(world) == 1
        await world.restart()
        assert puts(world) == 1
        await world.bot.sessions.store.people.set_meta(await mark(world), "older")
        await world.restart()
        assert puts(world) == 2


async def mark(world: Club) -> str:
    """Under which key the store keeps what Discord has."""
    return f"commands-synced-{world.bot.application_id}-global"


@pytest.mark.parametrize(
    ("typed", "kept"), [("Persian", "fa"), (" korean", "ko"), ("русский", "ru"), ("Russian", "ru"), ("en", "en")]
)
async def test_a_language_may_be_typed_by_its_english_name_too(club: ClubFactory, typed: str, kept: str) -> None:
    async with club() as world:
        ann = world.people[0]
        offered = await ann.autocomplete(world.channel, "language", "language", typed)
        assert [choice["value"] for choice in offered] == [kept]
        await ann.slash(world.channel, "language", language=typed)
        person = await world.bot.sessions.store.people.person(UserId(ann.id))
        assert person is not None
        assert person.language == kept


async def test_languages_are_suggested_by_both_names(club: ClubFactory) -> None:
    async with club() as world:
        offered = await world.people[0].autocomplete(world.channel, "language", "language", "")
        names = {choice["value"]: choice["name"] for choice in offered}
        assert (names["fa"], names["en"]) == ("فارسی · Persian", "English")
