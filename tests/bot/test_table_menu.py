"""What the menu behind ⋯ does: rest, take over, remove, take back, claim, nudge, say something, play again."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import discord
import pytest

from bot.session.live import told
from bot.ui.words import Cast, event_line
from games.core.api import State
from storage.api import TableId, UserId
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, buttons, enabled, selects, texts
from tests.bot.players import Person, play


async def started(world: Club, people: int, **options: Any) -> list[Person]:
    """A started game of Ninety-Nine with that many people and computers in the other seats."""
    persons = [Person(world, actor) for actor in world.people[:people]]
    lobby = await world.open_table(persons[0].actor, game="ninety-nine", players=3, **options)
    for person in persons[1:]:
        await person.actor.click(lobby, label="Join")
    if people < 3:
        panel: Any = (await persons[0].actor.click(lobby, label="Set up")).response
        computers = next(select for select in selects(panel) if select["custom_id"].endswith(":computers"))
        await persons[0].actor.select(panel, values=["easy"], custom_id=computers["custom_id"])
    persons[0].hand = (await persons[0].actor.click(lobby, label="Start")).response
    for person in persons[1:]:
        await person.open_hand()
    return persons


async def acts(world: Club, person: Person) -> None:
    """One sensible action of somebody who is to act."""
    seat = await world.seat_of(person.actor)
    await person.open_hand()
    await person.act((await world.state()).policy(seat, Random(1)))


async def menu(world: Club, person: Person) -> Any:
    """What that person's ⋯ shows."""
    return (await person.actor.click(world.board(), label="⋯")).response


def labels(message: Any) -> list[str]:
    """What can be pressed."""
    return [button["label"] for button in buttons(message) if not button.get("disabled")]


async def test_a_break_and_back_with_one_click(club: ClubFactory) -> None:
    async with club() as world:
        _ann, ben, _ = await started(world, 3)
        shown = await menu(world, ben)
        answer = await ben.actor.click(shown, label="Take a break")
        assert "A computer plays for you" in texts(answer.response)
        assert "Take my seat back" in labels(await ben.open_hand())
        await ben.press(next(one for one in enabled(ben.hand, "b:table") if one.endswith(":back")))
        assert "Take my seat back" not in labels(ben.hand)


async def test_a_break_of_who_plays_alone_stops_the_game_and_says_so(club: ClubFactory) -> None:
    async with club() as world:
        (ann,) = await started(world, 1)
        rests = await ann.actor.click(await menu(world, ann), label="Take a break")
        assert "Everybody is away. Press My hand to go on; otherwise the table closes" in texts(rests.response)
        assert re.search(r"<t:[0-9]+:R>", texts(rests.response))


async def test_the_commands_for_a_break_and_for_removing_somebody_do_what_the_menu_does(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = await started(world, 3)
        rests = await ben.actor.slash(world.channel, "table break")
        assert "A computer plays for you" in texts(rests.response)
        assert "Take my seat back" in labels(await ben.open_hand())

        refused = await cem.actor.slash(world.channel, "table kick", player=ben.actor)
        assert "Only the host" in texts(refused.response)
        nobody = await ann.actor.slash(world.channel, "table kick", player=world.people[3])
        assert "That person has no seat" in texts(nobody.response)
        assert len((await world.live()).people()) == 3

        done = await ann.actor.slash(world.channel, "table kick", player=ben.actor)
        assert "The seat is empty now" in texts(done.response)
        lost = await ben.actor.slash(world.channel, "hand")
        assert "no seat" in texts(lost.response)


async def test_a_seat_that_was_left_is_offered_to_others_and_taken(club: ClubFactory) -> None:
    async with club() as world:
        _ann, ben, _ = await started(world, 3)
        sure: Any = (await ben.actor.click(await menu(world, ben), label="Leave")).response
        await ben.actor.click(sure, label="Leave")
        dina = Person(world, world.people[3])
        shown = await menu(world, dina)
        assert "Sit down: Ben" in labels(shown)
        answer = await dina.actor.click(shown, label="Sit down: Ben")
        assert "Your hand" in texts(answer.response)
        assert "Dina" in texts(world.board())


async def test_a_stranger_is_offered_no_end_of_the_table_and_a_moderator_is(club: ClubFactory) -> None:
    async with club() as world:
        ann, *_ = await started(world, 3)
        stranger = Person(world, world.people[3])
        role = world.guild.create_role("wardens", permissions=discord.Permissions(manage_messages=True))
        warden = Person(world, world.guild.add_member(world.env.create_user("Wanda"), roles=[role]))
        for person, offered in ((ann, True), (stranger, False), (warden, True)):
            assert ("End the table" in labels(await menu(world, person))) == offered


async def test_a_game_is_not_ended_by_one_click(club: ClubFactory) -> None:
    async with club() as world:
        ann, *_ = await started(world, 3)
        shown = await menu(world, ann)
        sure: Any = (await ann.actor.click(shown, label="End the table")).response
        assert "Close this table for everybody? The game ends without a result." in texts(sure)
        assert sure.id == shown.id, "asked in the place of the menu"
        assert (await world.live()).table.status == "playing"
        back: Any = (await ann.actor.click(sure, label="Play on")).response
        assert labels(back) == labels(await menu(world, ann))
        sure = (await ann.actor.click(back, label="End the table")).response
        ended = (await ann.actor.click(sure, label="End the table")).response
        assert texts(ended) == "The table is closed."
        assert not buttons(ended)
        assert not await world.bot.sessions.store.tables.live_tables()


async def test_open_hands_of_a_table_that_is_ended_offer_nothing_any_more(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = await started(world, 3)
        assert any(enabled(one.hand, "b:toggle") or enabled(one.hand, "b:act") for one in (ben, cem))
        sure: Any = (await ann.actor.click(await menu(world, ann), label="End the table")).response
        await ann.actor.click(sure, label="End the table")
        await world.env.advance_time(2)
        for one in (ben, cem):
            assert not enabled(one.hand, "b:toggle") + enabled(one.hand, "b:act")
            assert "The game is over." in texts(one.hand)


@pytest.mark.parametrize("people", [3, 1], ids=["who leaves others", "who leaves last"])
async def test_the_open_hand_of_who_leaves_offers_nothing_any_more(club: ClubFactory, people: int) -> None:
    async with club() as world:
        ann, *others = await started(world, people)
        assert enabled(ann.hand, "b:toggle") or enabled(ann.hand, "b:act")
        left: Any = (await ann.actor.click(await menu(world, ann), label="Leave")).response
        what = "a computer plays on for you" if others else "if you leave, the table is closed"
        assert what in texts(left)
        assert enabled(ann.hand, "b:toggle"), "nothing has happened yet"
        left = (await ann.actor.click(left, label="Leave")).response
        told = "a computer plays on" if others else "Nobody else played, so it is closed."
        assert told in texts(left)
        await world.env.advance_time(2)
        assert texts(ann.hand) == "You have no seat at this table."
        assert not enabled(ann.hand, "")
        assert all(enabled(one.hand, "b:toggle") for one in others), "they bid on"


async def test_the_host_removes_somebody_and_others_are_told_they_may_not(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = await started(world, 3)
        refused = await cem.actor.click(await menu(world, cem), label="Remove Ben")
        assert "Only the host" in texts(refused.response)
        done = await ann.actor.click(await menu(world, ann), label="Remove Ben")
        assert "The seat is empty now" in texts(done.response)
        await world.env.advance_time(2)
        assert texts(ben.hand) == "You have no seat at this table."
        lost = await ben.actor.click(world.board(), label="My hand")
        assert "no seat" in texts(lost.response)


async def test_alone_with_computers_one_takes_back_at_once(club: ClubFactory) -> None:
    async with club() as world:
        (ann,) = await started(world, 1)
        await acts(world, ann)
        answer = await ann.actor.click(await menu(world, ann), label="Take back")
        assert "Taken back." in texts(answer.response)
        await ann.open_hand()
        assert enabled(ann.hand, "b:toggle")


async def test_the_others_agree_on_the_board_to_what_one_takes_back(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = await started(world, 3)
        await acts(world, ann)
        asked = await ann.actor.click(await menu(world, ann), label="Take back")
        assert "The others are asked" in texts(asked.response)
        assert "asks to take back" in texts(world.board())
        own = await ann.actor.click(world.board(), label="Agree")
        assert "This is your own request" in texts(own.response)
        for person in (ben, cem):
            await person.actor.click(world.board(), label="Agree")
        assert "asks to take back" not in texts(world.board())
        await ann.open_hand()
        assert enabled(ann.hand, "b:toggle")


async def test_a_claim_is_put_to_the_others_on_the_board_and_refused_with_a_click(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = await started(world, 3)
        early = await ann.actor.click(await menu(world, ann), label="Claim the rest")
        assert "when it is your turn to play a card" in texts(early.response)
        people = {await world.seat_of(person.actor): person for person in (ann, ben, cem)}
        rng = Random(2)
        while (state := await world.state()).phase != "play":
            await people[state.actors()[0]].act(state.policy(state.actors()[0], rng))
        claimant = people[(await world.state()).actors()[0]]
        before = (await world.live()).length
        asked = await claimant.actor.click(await menu(world, claimant), label="Claim the rest")
        assert "The others are asked whether the rest is yours" in texts(asked.response)
        assert f"{claimant.actor.name} claims" in texts(world.board())
        other = next(person for person in people.values() if person is not claimant)
        await other.actor.click(world.board(), label="Refuse")
        assert "claims" not in texts(world.board())
        assert (await world.live()).length == before


async def test_a_nudge_comes_after_a_while_and_once_a_decision(club: ClubFactory) -> None:
    async with club() as world:
        ann, _ben, _cem = await started(world, 3)
        await acts(world, ann)
        early = await ann.actor.click(await menu(world, ann), label="Nudge")
        assert "a little longer" in texts(early.response)
        await world.env.advance_time(25)
        before = len(world.messages())
        await ann.actor.click(await menu(world, ann), label="Nudge")
        assert "waiting for you" in texts(world.messages()[-1])
        assert len(world.messages()) == before + 1
        again = await ann.actor.click(await menu(world, ann), label="Nudge")
        assert "nudged already" in texts(again.response)


async def test_who_is_to_act_has_nobody_to_nudge(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = await started(world, 3)
        for person in (ben, cem):
            await acts(world, person)
        answer = await ann.actor.click(await menu(world, ann), label="Nudge")
        assert "Nobody keeps you waiting" in texts(answer.response)


async def test_what_one_says_stands_on_the_board_until_the_next_action(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, _ = await started(world, 3)
        shown = await menu(world, ann)
        await ann.actor.select(shown, values=["well"], custom_id=selects(shown, "s:react")[0]["custom_id"])
        assert "Ann: Well played!" in texts(world.board())
        await acts(world, ben)
        assert "Well played!" not in texts(world.board())


async def test_auction_and_melds_and_each_card_are_one_click_away_for_the_asker_alone(club: ClubFactory) -> None:
    async with club() as world:
        ann = Person(world, world.people[0])
        lobby = await world.open_table(ann.actor, game="auction-pinochle", computers="easy")
        ann.hand = (await ann.actor.click(lobby, label="Start")).response
        for _ in range(60):
            state = await world.state()
            if state.phase == "play" and any(state.standing().tricks):
                break
            await acts(world, ann)
            await world.env.settle()
        told = answer(await ann.actor.click(world.board(), label="Last trick"))
        assert told.ephemeral
        speaker = world.bot.presenter.speakers.languages.speaker("en", "auction-pinochle")
        cast = Cast(await world.live(), speaker)
        events = await world.bot.sessions.play.events(TableId(1), UserId(ann.actor.id))
        kinds = {event.kind for event in events if event.kind in ("bid", "pass", "melds", "play", "trick")}
        assert {"bid", "play", "trick"} <= kinds
        for event in events:
            if event.kind in ("bid", "pass", "meld", "melds", "trump", "play", "trick"):
                assert event_line(event, speaker, cast) in texts(told)


async def test_the_last_trick_stays_one_click_away(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = await started(world, 3)
        people = {await world.seat_of(person.actor): person for person in (ann, ben, cem)}
        early = answer(await ben.actor.click(world.board(), label="Last trick"))
        assert early.ephemeral
        rng = Random(3)
        while not (trick := last_trick(await world.state())):
            seat = (await world.state()).actors()[0]
            await people[seat].act((await world.state()).policy(seat, rng))
        told = answer(await ben.actor.click(world.board(), label="Last trick"))
        assert told.ephemeral
        speaker = world.bot.presenter.speakers.languages.speaker("en", "ninety-nine")
        assert len(trick) == 3
        for owner, card in trick.items():
            name = people[owner].actor.name
            assert f"{name}: {speaker.item(card)}" in texts(told)
            assert f"{name} {speaker.item(card)}" not in texts(early)


def last_trick(state: State) -> dict[int, str]:
    """Who played what to the trick before; nothing before there was one."""
    zones = [zone for zone in state.view(None).zones if zone.name == "last_trick"]
    return {zone.owner: zone.items[0] for zone in zones if zone.items and zone.owner is not None}


async def test_the_score_sheet_is_one_click_away_and_for_the_asker_alone(club: ClubFactory) -> None:
    async with club() as world:
        *_, ben = await started(world, 2)
        before = len(world.messages())
        sheet = answer(await ben.actor.click(world.board(), label="Scores"))
        assert sheet.ephemeral
        assert "Ann" in texts(sheet)
        assert len(world.messages()) == before


async def test_this_deal_tells_what_happened_and_nothing_hidden(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben, cem = await started(world, 3)
        for person in (ann, ben, cem):
            await acts(world, person)
        told = texts((await ben.actor.click(await menu(world, ben), label="This deal")).response)
        assert "Ann" in told
        live = (await world.bot.sessions.desk.store.tables.load(1)).entries  # type: ignore[arg-type]  # the first table
        secret = next(entry.text.split()[1] for entry in live if entry.seat == 0)
        speaker = world.bot.presenter.speakers.languages.speaker("en", "ninety-nine")
        assert speaker.item(secret) not in told


async def finished(world: Club) -> tuple[Person, Any]:
    """Somebody who has played a short game against computers, and the message of its end."""
    (ann,) = await started(world, 1, options="rubber_games=1 target_score=1")
    await play(world, [ann], Random(1))
    await world.until(lambda: any("Rematch" in labels(message) for message in world.messages()))
    return ann, next(message for message in world.messages() if "Rematch" in labels(message))


async def test_a_rematch_opens_a_lobby_with_the_same_people(club: ClubFactory) -> None:
    async with club() as world:
        ann, over = await finished(world)
        answer = await ann.actor.click(over, label="Rematch")
        assert "A rematch" in texts(answer.response)
        lobby = world.messages()[-1]
        assert "Start" in labels(lobby)
        assert texts(lobby).count("Computer") == 2


async def test_the_end_of_a_table_names_the_boldest_bid(club: ClubFactory) -> None:
    async with club() as world:
        _, over = await finished(world)
        live = await world.live()
        stored = await world.bot.sessions.store.tables.load(live.id)
        bids = [event for event in told(stored.table, stored.entries) if event.kind == "bid_was"]
        [line] = [line for line in texts(over).splitlines() if line.startswith("Boldest bid · ")]
        boldest = max(bids, key=lambda event: event.points)
        assert f": {boldest.points} (" in line


async def test_the_lobby_of_a_rematch_speaks_the_servers_language_and_the_answer_that_of_who_asked(
    club: ClubFactory,
) -> None:
    async with club() as world:
        ann, over = await finished(world)
        await ann.actor.slash(world.channel, "language", language="ru")
        answer = await ann.actor.click(over, label="Rematch")
        assert "Реванш" in texts(answer.response)
        assert "Start" in labels(world.messages()[-1])
