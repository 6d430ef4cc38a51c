"""Which language somebody reads: what they chose, Discord's, the server's, English; tables speak the server's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
import simcord.interactions
from simcord.actors import MemberActor

from bot.language import Choice, Choices, Languages
from bot.session.wishes import Wishes
from storage.api import Guild, GuildId, Person, StoreError, UserId
from storage.memory import Memory
from tests.bot.fixtures import Club, ClubFactory, club, enabled, selects, texts
from tests.discord.fixtures import discord_env, oracle
from tests.session.clock import HandClock

__all__ = ["club", "discord_env", "oracle"]

ANN, HERE = UserId(7), GuildId(8)
UNKNOWN = next(one.value for one in discord.Locale if one.value.partition("-")[0] not in Languages().known)
"""A locale of Discord in whose language the bot says nothing."""
MARKS = "\u200f\u2068\u2069"


def plain(text: str) -> str:
    """The text without invisible marks."""
    return text.translate(dict.fromkeys(map(ord, MARKS)))


@contextmanager
def discord_in(locale: str, server: str = "en-US") -> Iterator[None]:
    """Everybody's Discord is in that language; simcord knows only American English."""
    real = simcord.interactions.base_payload

    def translated(*given: Any, **more: Any) -> Any:
        record, payload = real(*given, **more)
        return record, {**payload, "locale": locale, "guild_locale": server}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simcord.interactions, "base_payload", translated)
        yield


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (("fa", "en-US"), "fa"),
        ((None, "fa"), "fa"),
        (("fa-IR",), "fa"),
        (("xx", None, "fa"), "fa"),
        ((None, "en-GB", "fa"), "en"),
        (("xx", None), "en"),
        ((), "en"),
    ],
)
def test_the_first_wish_that_can_be_met_counts(wishes: tuple[str | None, ...], language: str) -> None:
    assert Languages().choose(*wishes) == language


async def test_a_choice_is_kept_and_everything_else_stays() -> None:
    people = Memory().people
    await people.set_person(Person(ANN, "Ann", None, {"order": "suit"}))
    choices = Choices(people, HandClock().now)
    await choices.choose(ANN, "Ann", Choice("fa", digits=True))
    assert await people.person(ANN) == Person(ANN, "Ann", "fa", {"order": "suit", "digits": True})
    again = Choices(people, HandClock().now)
    assert again.person(ANN) == Choice(), "not looked up yet"
    await again.meet(ANN, HERE)
    assert again.person(ANN) == Choice("fa", digits=True)
    assert again.guild(HERE) == Choice()


async def test_a_server_has_a_choice_of_its_own() -> None:
    people = Memory().people
    await people.set_guild(Guild(HERE, None, {"pace": "live"}))
    choices = Choices(people, HandClock().now)
    await choices.choose_for_guild(HERE, Choice("fa"))
    assert choices.guild(HERE) == Choice("fa")
    kept = await people.guild(HERE)
    assert kept is not None
    assert (kept.language, kept.settings["pace"]) == ("fa", "live")


async def test_choices_made_at_once_are_all_kept() -> None:
    choices = Choices(Memory().people, HandClock().now)
    await asyncio.gather(*(choices.choose(UserId(n), "x", Choice("fa", digits=n % 2 == 0)) for n in range(20)))
    assert [choices.person(UserId(n)).digits for n in range(20)] == [n % 2 == 0 for n in range(20)]


async def test_a_language_and_other_wishes_chosen_at_once_are_both_kept() -> None:
    people = Memory().people
    wishes = Wishes(people, HandClock().now)
    choices = Choices(people, HandClock().now, wishes.writing)
    await asyncio.gather(
        *(choices.choose(UserId(n), "x", Choice("fa")) for n in range(20)),
        *(wishes.set_taste(UserId(n), "x", order="suit") for n in range(20)),
    )
    for n in range(20):
        kept = await people.person(UserId(n))
        assert kept is not None
        assert (kept.language, kept.settings["order"]) == ("fa", "suit")


async def test_a_choice_that_cannot_be_stored_is_not_made() -> None:
    memory = Memory()
    choices = Choices(memory.people, HandClock().now)
    await memory.close()
    with pytest.raises(StoreError):
        await choices.choose(ANN, "Ann", Choice("fa"))
    assert choices.person(ANN) == Choice()


async def choose(club: Club, actor: MemberActor, **given: Any) -> Any:
    """What /language answers."""
    return (await actor.slash(club.channel, "language", **given)).response


async def test_who_chooses_persian_reads_persian_from_then_on(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = world.people[:2]
        panel = await choose(world, ann, language="fa")
        assert "زبان" in texts(panel)
        about = (await ann.slash(world.channel, "about")).response
        assert "بازی‌های ورق" in texts(about)
        about = (await ben.slash(world.channel, "about")).response
        assert "trick-taking games" in texts(about), "nobody else's language changes"
        await world.restart()
        about = (await ann.slash(world.channel, "about")).response
        assert "بازی‌های ورق" in texts(about), "the choice outlives the process"


async def test_the_panel_offers_every_language_and_the_digits_of_persian(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        panel = await choose(world, ann)
        [select] = selects(panel, "s:language")
        assert {"discord", "en", "fa"} <= {option["value"] for option in select["options"]}
        assert not enabled(panel, "b:digits"), "English has no digits of its own"
        persian = (await ann.select(panel, values=["fa"], custom_id=select["custom_id"])).response
        assert persian is not None, "the panel in Persian"
        panel = (await ann.click(persian, custom_id="b:digits:1")).response
        assert enabled(panel, "b:digits") == ["b:digits:0"]
        lobby = await world.open_table(world.people[1], game="penneech")
        shown = (await ann.slash(world.channel, "table show")).response
        assert "۲ نفره" in plain(texts(shown))
        assert "2" in plain(texts(lobby))
        panel = await choose(world, ann, language="discord")
        assert "Language" in texts(panel)


async def test_a_language_that_does_not_exist_is_refused(club: ClubFactory) -> None:
    async with club() as world:
        answer = await choose(world, world.people[0], language="klingon")
        assert "There is no such language" in texts(answer)


async def test_discord_decides_for_who_chose_nothing_and_the_server_where_discord_speaks_what_we_do_not(
    club: ClubFactory,
) -> None:
    async with club() as world:
        await world.bot.presenter.speakers.choices.choose_for_guild(GuildId(world.guild.id), Choice("fa"))
        ann = world.people[0]
        with discord_in("en-GB"):
            assert "trick-taking games" in texts((await ann.slash(world.channel, "about")).response)
        with discord_in(UNKNOWN):
            assert "بازی‌های ورق" in texts((await ann.slash(world.channel, "about")).response)
        await choose(world, ann, language="en")
        with discord_in(UNKNOWN):
            assert "trick-taking games" in texts((await ann.slash(world.channel, "about")).response)


async def test_a_table_speaks_the_servers_language_and_a_hand_its_owners(club: ClubFactory) -> None:
    async with club() as world:
        await world.bot.presenter.speakers.choices.choose_for_guild(GuildId(world.guild.id), Choice("fa"))
        ann, ben = world.people[:2]
        await choose(world, ann, language="en")
        await choose(world, ben, language="fa")
        lobby = await world.open_table(ann, game="penneech", computers="easy")
        assert "پنیچ" in texts(lobby)
        hand = (await ann.click(lobby, custom_id=enabled(lobby, "b:table")[-1].rsplit(":", 1)[0] + ":start")).response
        assert "Your hand" in texts(hand)
        assert "حکم" in texts(world.board())
        shown = (await ben.slash(world.channel, "table show")).response
        assert "حکم" in texts(shown)
        await choose(world, ben, language="en")
        shown = (await ben.slash(world.channel, "table show")).response
        assert "Trump" in texts(shown)
