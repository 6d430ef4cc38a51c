"""/history, /replay, /verify and /word: the past of tables, and that it was dealt fairly."""

from __future__ import annotations

import hashlib
import json
import re
from random import Random
from typing import Any

import pytest

from bot.session.desk import Step
from bot.session.fair import deals_file
from bot.session.replay import Marks
from bot.ui.replay import ways
from games import games
from games.core.record import read_record, replay
from storage.api import Change, TableId, UserId
from tests.bot.fixtures import Club, ClubFactory, alt_texts, enabled, selects, texts
from tests.bot.players import play, play_out, sit_down
from tools import verify_deal

SEAL = re.compile(r"Seal of deal (\d+): `([0-9a-f]{64})`")
ONE_GAME: dict[str, Any] = {"game": "ninety-nine", "computers": "easy", "options": "rubber_games=1 target_score=50"}


def crowd(world: Club) -> list[Any]:
    """The people of the server."""
    return list(world.people)


async def finished(world: Club, count: int = 1) -> list[Any]:
    """People at a table that has been played out."""
    people: list[Any] = await sit_down(world, count, **ONE_GAME)
    await play_out(world, people, Random(3))
    return people


async def step(actor: Any, shown: Any, way: str) -> Any:
    [button] = [one for one in enabled(shown, "b:replay:") if one.endswith(f":{way}")]
    return (await actor.click(shown, custom_id=button)).response


async def test_a_finished_table_is_stepped_through_by_deal_trick_and_action(club: ClubFactory) -> None:
    async with club() as world:
        ann = (await finished(world))[0].actor
        shown = (await ann.slash(world.channel, "replay", table="1")).response
        assert shown.ephemeral
        assert "Step 1 of" in texts(shown)
        assert "deal 1" in texts(shown)
        assert not [one for one in enabled(shown, "b:replay:") if one.endswith(("-back", ":back"))]
        after_deal = await step(ann, shown, "on")
        assert "Step 2 of" in texts(after_deal)
        trick = await step(ann, after_deal, "trick-on")
        assert "took" in texts(trick) or "trick" in texts(trick)
        second = await step(ann, trick, "deal-on")
        assert "deal 2" in texts(second)
        first = await step(ann, second, "deal-back")
        assert "Step 1 of" in texts(first)
        last = first
        while any(one.endswith(":deal-on") for one in enabled(last, "b:replay:")):
            last = await step(ann, last, "deal-on")
        live = await world.live()
        assert f"Step {live.length} of {live.length}" in texts(last)


async def test_each_viewpoint_shows_its_own_hand_and_a_spectator_none(club: ClubFactory) -> None:
    async with club() as world:
        ann = (await finished(world))[0].actor
        stored = await world.bot.sessions.store.tables.load(TableId(1))
        hands = [set(group.split()) for group in stored.entries[0].text.removeprefix("deal ").split(" | ")]
        speaker = world.bot.presenter.speakers.languages.speaker("en", "ninety-nine")
        spectator = (await ann.slash(world.channel, "replay", table="1")).response
        assert "Hand" not in texts(spectator)
        [viewpoints] = selects(spectator, "s:replay:1:1")
        assert [option["value"] for option in viewpoints["options"]] == ["-", "0", "1", "2"]
        for seat, hand in enumerate(hands):
            shown = await ann.select(spectator, values=[str(seat)], custom_id="s:replay:1:1")
            said = texts(shown.response)
            state = games()["ninety-nine"].start(3)
            in_order = [card for card in state.pack() if card in hand]
            for part in speaker.cards_by_suit(in_order).split(", "):
                suit, *ranks = part.split()
                line = next(line for line in said.splitlines() if line.startswith("Hand"))
                assert suit in line
                assert all(rank in line for rank in ranks)
            assert len(alt_texts(shown.response)) == 2


@pytest.mark.parametrize("viewer", [0, 4])
async def test_a_running_table_shows_each_person_what_they_may_see_now(club: ClubFactory, viewer: int) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 3, game="ninety-nine")
        actor = crowd(world)[viewer]
        shown = (await actor.slash(world.channel, "replay", table="1")).response
        assert not selects(shown, "s:replay")
        assert ("Hand" in texts(shown)) == (viewer == 0)
        other = await world.seat_of(people[1].actor)
        forged = await actor.click(shown, custom_id=enabled(shown, "b:replay-picture")[0])
        assert forged.response is not None
        moment = await world.bot.sessions.replays.moment(TableId(1), actor.id, None, other)
        assert moment.seat == (await world.seat_of(actor) if viewer == 0 else None)
        assert not moment.free


def test_the_ways_lead_to_the_nearest_marks_and_never_beyond_the_ends() -> None:
    marks = Marks(deals=(1, 10), tricks=(4, 7, 13), last=15)
    assert ways(marks, 5) == {"deal-back": 1, "trick-back": 4, "back": 4, "on": 6, "trick-on": 7, "deal-on": 10}
    assert ways(marks, 1) == {"deal-back": 1, "trick-back": 1, "back": 1, "on": 2, "trick-on": 4, "deal-on": 10}
    assert ways(marks, 15) == {"deal-back": 10, "trick-back": 13, "back": 14, "on": 15, "trick-on": 15, "deal-on": 15}


async def test_who_wants_no_pictures_looks_at_tables_and_back_on_them_without(club: ClubFactory) -> None:
    async with club() as world:
        [ann] = [person.actor for person in await sit_down(world, 1, **ONE_GAME)]
        for pictures in (True, False):
            await world.bot.sessions.wishes.set_taste(UserId(ann.id), "Ann", pictures=pictures)
            for command in ("table show", "replay"):
                shown = (await ann.slash(world.channel, command)).response
                assert bool(alt_texts(shown)) == pictures, command


async def test_no_step_shows_what_happened_after_it(club: ClubFactory) -> None:
    """What a moment shows is what the log up to there leads to, whatever came later."""
    async with club() as world:
        ann = (await finished(world))[0].actor
        stored = await world.bot.sessions.store.tables.load(TableId(1))
        text, whole = await world.bot.sessions.play.export(TableId(1), ann.id)
        assert whole
        record = read_record(text, games())
        for number in (1, 5, 20, len(stored.entries) - 1):
            cut = replay(type(record)(record.game, record.start, record.names, record.lines[:number]))
            for seat in (None, 0, 1, 2):
                moment = await world.bot.sessions.replays.moment(TableId(1), ann.id, number, seat)
                assert moment.view == cut.state.view(seat)
                assert moment.live.state == cut.state
                assert moment.live.length == number


async def test_the_buttons_of_a_replay_work_after_a_restart(club: ClubFactory) -> None:
    async with club() as world:
        ann = (await finished(world))[0].actor
        shown = (await ann.slash(world.channel, "replay", table="1")).response
        await world.restart()
        assert "Step 2 of" in texts(await step(ann, shown, "on"))


async def test_a_step_is_taken_away_as_a_picture(club: ClubFactory) -> None:
    async with club() as world:
        ann = (await finished(world))[0].actor
        shown = (await ann.slash(world.channel, "replay", table="1")).response
        picture = (await ann.click(shown, label="Picture")).response
        assert "after step 1" in texts(picture)
        [file] = picture.attachments
        assert file.filename == "ninety-nine-1-1.png"
        assert all(alt_texts(picture))


async def test_the_end_of_a_table_leads_to_its_replay(club: ClubFactory) -> None:
    async with club() as world:
        ann = (await finished(world))[0].actor
        over = world.messages()[-1]
        shown = (await ann.click(over, label="Replay")).response
        assert shown.ephemeral
        assert "Step 1 of" in texts(shown)


async def test_history_lists_ones_finished_tables_and_opens_them(club: ClubFactory) -> None:
    async with club() as world:
        ann, dina = (await finished(world))[0].actor, crowd(world)[3]
        listed = (await ann.slash(world.channel, "history")).response
        assert listed.ephemeral
        assert "table 1" in texts(listed)
        assert re.search(r"place [123] of 3", texts(listed))
        opened = (await ann.select(listed, values=["1"], custom_id="s:replay-open:")).response
        assert "Step 1 of" in texts(opened)
        nothing = (await dina.slash(world.channel, "history")).response
        assert "not finished a table" in texts(nothing)


async def test_a_long_history_has_pages(club: ClubFactory) -> None:
    async with club() as world:
        ann = crowd(world)[0]
        store = world.bot.sessions.store
        await finished(world)
        (match,) = await store.scores.results_of()
        for number in range(24):
            table = await store.tables.create(match.table, [])
            ended = Change(table=table, expected_seq=0, finished_at=number + 1, results=match.results)
            await store.tables.commit(ended)
        page = (await ann.slash(world.channel, "history")).response
        pages = [texts(page)]
        while any(one.endswith(":on") for one in enabled(page, "b:history")):
            page = (await ann.click(page, label="Next")).response
            pages.append(texts(page))
        names = [re.findall(r"table (\w+)", text) for text in pages]
        assert [len(of_page) for of_page in names] == [10, 10, 5]
        assert len({name for of_page in names for name in of_page}) == 25
        assert texts((await ann.click(page, label="Previous")).response) == pages[1]


async def test_a_private_tables_past_is_open_to_its_players_only(club: ClubFactory) -> None:
    async with club() as world:
        lobby = await world.open_table(crowd(world)[0], **ONE_GAME)
        async with world.bot.sessions.desk.at(TableId(1)) as live:
            await world.bot.sessions.desk.keep(live, Step(settings={**live.table.settings, "private": True}))
        await crowd(world)[0].click(lobby, label="Start")
        dina = crowd(world)[3]
        refused = (await dina.slash(world.channel, "replay", table="1")).response
        assert "was private" in texts(refused)
        await crowd(world)[0].slash(world.channel, "table end")
        for command in ("replay", "verify", "table export"):
            refused = (await dina.slash(world.channel, command, table="1")).response
            assert "was private" in texts(refused), command
            assert not refused.attachments
            allowed = (await crowd(world)[0].slash(world.channel, command, table="1")).response
            assert "was private" not in texts(allowed), command


async def test_the_seal_of_the_next_deal_is_shown_before_it_is_dealt(club: ClubFactory) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 1, **ONE_GAME)
        live = await world.live()
        truth = {seal.deal: hashlib.sha256(seal.secret).hexdigest() for seal in live.seals}
        closed, board = world.messages()[0], world.board()
        assert SEAL.findall(texts(closed)) == [("1", truth[1])]
        assert SEAL.findall(texts(board)) == [("2", truth[2])]
        await play(world, people, Random(3))
        shown = dict(pair for message in world.messages() for pair in SEAL.findall(texts(message)))
        stored = await world.bot.sessions.store.tables.load(TableId(1))
        dealt = {str(seal.deal): hashlib.sha256(seal.secret).hexdigest() for seal in stored.seals if seal.words}
        assert len(dealt) >= 2
        assert {deal: shown[deal] for deal in dealt} == dealt


async def test_scores_list_the_seals_and_never_a_secret(club: ClubFactory) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 1, **ONE_GAME)
        scores = (await people[0].actor.click(world.board(), label="Scores")).response
        live = await world.live()
        assert [seal for _, seal in SEAL.findall(texts(scores))] == [
            hashlib.sha256(seal.secret).hexdigest() for seal in live.seals
        ]
        running = (await people[0].actor.slash(world.channel, "verify")).response
        assert len(SEAL.findall(texts(running))) == 2
        assert not running.attachments
        seen = "".join(texts(message) for message in (*world.messages(), scores, running))
        assert not [seal for seal in live.seals if seal.secret.hex() in seen]


async def test_verify_works_out_every_deal_and_gives_a_file_that_the_verifier_reads(club: ClubFactory) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 1, **ONE_GAME)
        word = (await people[0].actor.slash(world.channel, "word", word="*plum*")).response
        assert "deal 2" in texts(word)
        await play_out(world, people, Random(3))
        stored = await world.bot.sessions.store.tables.load(TableId(1))
        result = (await crowd(world)[3].slash(world.channel, "verify", table="1")).response
        deals = sum(1 for seal in stored.seals if seal.words is not None)
        assert "Every deal is the one that was sealed" in texts(result)
        assert texts(result).count("✓ as sealed") == deals
        [file] = result.attachments
        assert file.filename == "ninety-nine-1-deals.json"
        one = (await people[0].actor.slash(world.channel, "verify", table="1", deal=2)).response
        assert stored.seals[1].secret.hex() in texts(one)
        assert r"Word of Ann: \*plum\*" in texts(one)
        none = (await people[0].actor.slash(world.channel, "verify", table="1", deal=99)).response
        assert "has no deal 99" in texts(none)
        lines, well = verify_deal.report(json.loads(deals_file(stored)), {})
        assert well
        assert len(lines) == deals


async def test_a_word_is_refused_where_it_would_mean_nothing(club: ClubFactory) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 1, **ONE_GAME)
        stranger = (await crowd(world)[4].slash(world.channel, "word", word="plum", table="1")).response
        assert "no seat" in texts(stranger)
        taken = (await people[0].actor.slash(world.channel, "word", word="plum")).response
        back = (await people[0].actor.slash(world.channel, "word")).response
        assert "goes into the shuffle of deal 2" in texts(taken)
        assert "No word of yours" in texts(back)
        await people[0].actor.slash(world.channel, "table end")
        late = (await people[0].actor.slash(world.channel, "word", word="plum", table="1")).response
        assert "closed" in texts(late)


async def test_what_has_had_its_time_says_so(club: ClubFactory) -> None:
    async with club() as world:
        ann = (await finished(world))[0].actor
        now = world.bot.sessions.clock.now()
        await world.bot.sessions.store.places.expire(finished_before=now + 1, gone_before=0)
        world.bot.sessions.desk.drop_ended()
        for command in ("replay", "verify", "table export"):
            told = (await ann.slash(world.channel, command, table="1")).response
            assert "nothing to look back at" in texts(told), command
        assert "table 1" in texts((await ann.slash(world.channel, "history")).response)
        over = world.messages()[-1]
        assert (await ann.click(over, label="Scores")).response is not None
