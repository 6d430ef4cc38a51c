"""Sound traffic passes the oracle, and each kind of fault fails it."""

from __future__ import annotations

import asyncio
import logging
import time

import discord
import pytest
import simcord
from discord import ui

from tests.discord.environment import WatchedEnv
from tests.discord.fixtures import DiscordEnv
from tests.discord.oracle import Oracle
from tests.discord.raw import Click, burst, speaking
from tests.discord.sample import Fault, Hand, Press, SampleBot


def _world(env: simcord.Env) -> tuple[simcord.ChannelHandle, simcord.MemberActor, simcord.MemberActor]:
    guild = env.create_guild()
    channel = guild.create_text_channel("cards")
    ann, bob = (guild.add_member(env.create_user(name)) for name in ("ann", "bob"))
    return channel, ann, bob


async def _open(env: WatchedEnv) -> tuple[simcord.MemberActor, simcord.MemberActor, discord.Message]:
    channel, ann, bob = _world(env)
    await ann.slash(channel, "table open")
    assert isinstance(env.bot, SampleBot)
    assert env.bot.table is not None
    return ann, bob, env.bot.table


async def _press_with(fault: Fault, discord_env: DiscordEnv) -> None:
    async with discord_env(SampleBot(fault)) as env:
        ann, _, table = await _open(env)
        await ann.click(table, custom_id="s:hand")


async def test_sound_traffic_of_every_kind_passes(discord_env: DiscordEnv) -> None:
    async with discord_env(SampleBot()) as env:
        ann, bob, table = await _open(env)
        shown = await ann.click(table, custom_id="s:hand")
        assert shown.response is not None
        assert shown.response.ephemeral
        await ann.select(shown.response, ["10♥"], custom_id="s:play")
        asked = await bob.click(table, custom_id="s:name")
        await bob.submit_modal(asked, {"words": "Den"})
        shown_now = env.backend.get_message(table.channel.id, table.id).components
        assert f"<@{ann.id}> played 10♥." in str(shown_now)


async def test_a_restarted_bot_still_answers_old_buttons(discord_env: DiscordEnv) -> None:
    async with discord_env(SampleBot()) as env:
        old = env.bot
        ann, _, table = await _open(env)
        await env.restart_bot(SampleBot())
        assert (await ann.click(table, custom_id="s:hand")).acknowledged
    assert old.is_closed()
    assert env.bot.is_closed()


async def test_commands_followups_and_autocomplete_pass(discord_env: DiscordEnv) -> None:
    async with discord_env(SampleBot()) as env:
        channel, ann, _ = _world(env)
        assert len(await ann.autocomplete(channel, "table rules", "game", "sk")) == 1
        answered = await ann.slash(channel, "table rules", game="skat")
        assert len(answered.followups) == 1


async def test_speaking_sets_the_locale_only_inside_its_block(discord_env: DiscordEnv) -> None:
    async with discord_env(SampleBot()) as env:
        channel, ann, _ = _world(env)
        with speaking("pt-BR", guild="de"):
            inside = await ann.slash(channel, "table rules", game="skat")
        outside = await ann.slash(channel, "table rules", game="skat")
        assert inside.response is not None
        assert outside.response is not None
        assert inside.response.embeds[0].description == "pt-BR"
        assert outside.response.embeds[0].description == "en-US"


async def test_a_burst_reaches_the_bot_before_the_first_click_is_answered(discord_env: DiscordEnv) -> None:
    here, most = 0, 0

    async def crowd(interaction: Press) -> None:
        nonlocal here, most
        here += 1
        most = max(most, here)
        await asyncio.sleep(0)
        here -= 1
        await interaction.response.send_message("seen", ephemeral=True)

    async with discord_env(SampleBot(crowd)) as env:
        ann, bob, table = await _open(env)
        results = await burst(env, [Click(user, table, "s:hand") for user in (ann, bob, ann)])
    assert [result.acknowledged for result in results] == [True, True, True]
    assert most == 3


async def test_a_burst_can_choose_in_a_private_select(discord_env: DiscordEnv) -> None:
    async with discord_env(SampleBot()) as env:
        ann, _, table = await _open(env)
        shown = await ann.click(table, custom_id="s:hand")
        assert shown.response is not None
        [played] = await burst(env, [Click(ann, shown.response, "s:play", ("A♠",))])
        assert played.acknowledged


async def _silent(interaction: Press) -> None:
    pass


async def _raising(interaction: Press) -> None:
    await interaction.response.defer()
    raise ValueError("boom")


async def _logging(interaction: Press) -> None:
    await interaction.response.defer()
    logging.getLogger("bot.anything").error("card lost")


async def _in_the_background(interaction: Press) -> None:
    async def fail() -> None:
        raise KeyError("painter")

    interaction.client.painter = asyncio.create_task(fail())
    await interaction.response.defer()


async def _twice(interaction: Press) -> None:
    await interaction.response.defer()
    interaction.response._response_type = None  # forget the first answer, as a second handler would
    try:
        await interaction.response.defer()
    except discord.HTTPException as error:
        assert error.code == 40060  # noqa: PT017 # the fault is to swallow this


async def _unfinished(interaction: Press) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)


async def _faceless(interaction: Press) -> None:
    view = ui.View()
    view.add_item(ui.Button(label="", custom_id="x"))
    await interaction.response.send_message("look", view=view)


async def _undescribed(interaction: Press) -> None:
    view = ui.LayoutView()
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("https://example.org/a.png")))
    await interaction.response.send_message(view=view)


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        (_silent, "unacknowledged: component s:hand"),
        (_raising, r"logged ERROR by discord\.ui\.view: .*boom"),
        (_logging, r"logged ERROR by bot\.anything: card lost"),
        (_in_the_background, "raised KeyError.*painter"),
        (_twice, "acknowledged 2 times: component s:hand"),
        (_unfinished, "deferred and never finished: component s:hand"),
        (_faceless, "invalid POST /interactions/.*neither label nor emoji"),
        (_undescribed, r"invalid POST /interactions/.*a\.png has no description"),
    ],
)
async def test_a_fault_fails_the_test_unless_it_was_foretold(
    fault: Fault, problem: str, discord_env: DiscordEnv
) -> None:
    with pytest.raises(AssertionError, match=problem):
        await _press_with(fault, discord_env)
    judge = Oracle()
    judge.expect_error(problem)
    await _press_with(fault, judge.watched)


@pytest.mark.parametrize(
    ("method", "problem"),
    [
        ("from_custom_id", r"logged ERROR by discord\.ui\.view: .*dynamic item creation.*lost"),
        ("interaction_check", "unacknowledged: component s:hand"),
    ],
)
async def test_what_discordpy_hides_of_a_dynamic_item_is_seen(
    method: str, problem: str, discord_env: DiscordEnv, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise LookupError("lost")

    monkeypatch.setattr(Hand, method, broken)
    with pytest.raises(AssertionError, match=problem):
        await _press_with(_silent, discord_env)


async def test_a_bot_that_fails_to_start_is_closed_all_the_same(
    discord_env: DiscordEnv, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        raise LookupError("no store")

    bot = SampleBot()
    monkeypatch.setattr(bot, "setup_hook", broken)

    with pytest.raises(LookupError, match="no store"):
        async with discord_env(bot):
            pass
    assert bot.is_closed()


async def test_real_time_counts_too(discord_env: DiscordEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    async def blocking(interaction: Press) -> None:
        time.sleep(0.3)  # noqa: ASYNC251 # blocking the loop is the fault
        await interaction.response.defer()

    monkeypatch.setattr("tests.discord.oracle.DEADLINE", 0.2)
    with pytest.raises(AssertionError, match=r"acknowledged after 0\.\d s of real time: component s:hand"):
        await _press_with(blocking, discord_env)


async def test_time_in_which_other_programs_had_the_cores_does_not_count(
    discord_env: DiscordEnv, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def blocking(interaction: Press) -> None:
        time.sleep(0.3)  # noqa: ASYNC251 # as if it had waited for a core
        monkeypatch.setattr("tests.discord.environment.starved", lambda: {"1": 7.2, "2": 0.1})
        await interaction.response.defer()

    monkeypatch.setattr("tests.discord.oracle.DEADLINE", 0.2)
    monkeypatch.setattr("tests.discord.environment.starved", lambda: {"1": 7.0})
    await _press_with(blocking, discord_env)


async def test_an_answer_after_three_seconds_is_no_answer(discord_env: DiscordEnv) -> None:
    async def slow(interaction: Press) -> None:
        await asyncio.sleep(4)
        try:
            await interaction.response.defer()
        except discord.NotFound as error:
            assert error.code == 10062  # noqa: PT017 # the fault is to swallow this

    async def press_and_wait() -> None:
        async with discord_env(SampleBot(slow), settle_timeout=0.2) as env:
            ann, _, table = await _open(env)
            await ann.click(table, custom_id="s:hand")
            await env.advance_time(4)

    with pytest.raises(AssertionError, match="acknowledged too late or wrongly: component s:hand"):
        await press_and_wait()


async def test_an_error_of_a_command_is_reported_as_raised(discord_env: DiscordEnv) -> None:
    async def open_while_discord_is_down() -> None:
        async with discord_env(SampleBot()) as env:
            channel, ann, _ = _world(env)
            env.inject_error("POST", "/interactions/*/callback", status=500)
            await ann.slash(channel, "table open")

    with pytest.raises(AssertionError, match="raised CommandInvokeError"):
        await open_while_discord_is_down()


async def test_a_foretold_error_that_does_not_come_fails_the_test() -> None:
    judge = Oracle()
    judge.expect_error("DiskFull")
    with pytest.raises(AssertionError, match=r"expected errors did not occur: \['DiskFull'\]"):
        async with judge.watched(SampleBot()):
            pass


async def test_a_failing_test_keeps_its_own_error_and_lists_the_problems_as_notes() -> None:
    async def failing() -> None:
        async with Oracle().watched(SampleBot(_silent)) as env:
            ann, _, table = await _open(env)
            await ann.click(table, custom_id="s:hand")
            raise LookupError("the test's own")

    with pytest.raises(LookupError, match="own") as caught:
        await failing()
    assert caught.value.__notes__ == ["oracle: unacknowledged: component s:hand"]
