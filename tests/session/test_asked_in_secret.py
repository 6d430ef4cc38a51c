"""Penneech: that a seat was asked about a new deal, and kept its hand, is nothing that anybody else can find out."""

from __future__ import annotations

import pytest

from bot.session.live import Who
from bot.session.replay import Moment
from games.core.api import CHANCE, Action, State
from storage.api import TableId
from storage.memory import Memory
from tests.games.penneech_play import EMPTY
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, CLEO, Room

COURTLY = "AH KD 9C 8C 7C 6C 5C"
KEPT = "TS 9S 8H 7D 5D 3C 2C"
"""No face card, but Penneech, with which no computer throws in."""
PLAIN_JACK = "JS 9S 8H 7D 5D 3C 2C"


def dealing(monkeypatch: pytest.MonkeyPatch, *hands: tuple[str, str]) -> None:
    """From now on these hands are dealt, one pair after another, and 4S is the first card of the stock."""
    deals = iter(hands)

    def dealt(state: State, _: object) -> Action:
        first, second = next(deals)
        return state.read(CHANCE, f"deal {first} | {second} | 4S")

    monkeypatch.setattr("bot.session.dealer.deal", dealt)


async def log(room: Room, number: TableId) -> list[str]:
    """The verbs of a table's log."""
    return [entry.text.split()[0] for entry in (await room.store.tables.load(number)).entries]


async def test_a_computer_that_keeps_its_hand_takes_no_time_over_it(
    rooms: Opening, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = rooms(room.store, pace=60.0)
    dealing(monkeypatch, (COURTLY, KEPT))
    number = await room.start(ANNE, game="penneech", seats=2)
    assert await log(room, number) == ["deal", "keep"]
    assert (await room.state(number)).phase == "play"
    [told] = [changed.events for changed in room.announced if any(e.kind == "deal" for e in changed.events)]
    assert [event.kind for event in told if event.to in (None, 0)] == ["deal", "hand", "turn_up", "trump"]
    await room.assert_kept(number)


async def test_a_computer_throws_in_and_the_next_deal_follows_at_once(
    rooms: Opening, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = rooms(room.store, pace=60.0)
    dealing(monkeypatch, (COURTLY, EMPTY), (COURTLY, PLAIN_JACK))
    number = await room.start(ANNE, game="penneech", seats=2)
    assert await log(room, number) == ["deal", "throw_in", "deal"]
    await room.assert_kept(number)


async def test_a_person_is_still_asked_beside_a_computer(
    rooms: Opening, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = rooms(room.store, pace=60.0)
    dealing(monkeypatch, (EMPTY, COURTLY))
    number = await room.start(ANNE, game="penneech", seats=2)
    assert await log(room, number) == ["deal"]
    assert [who.name for who in await room.to_act(number)] == ["Anne"]


async def steps(room: Room, number: TableId, *viewers: Who) -> list[Moment]:
    """The past of a running table as these people step through it."""
    found = []
    for who in viewers:
        last = await room.sessions.replays.moment(number, who.user)
        found += [await room.sessions.replays.moment(number, who.user, step + 1) for step in range(last.marks.last)]
    return found


@pytest.mark.parametrize("asked", [0, 1])
async def test_an_answer_given_in_secret_is_no_step_of_a_running_table(
    rooms: Opening, monkeypatch: pytest.MonkeyPatch, asked: int
) -> None:
    seen = []
    people = (ANNE, BERT)
    for hand in (KEPT, PLAIN_JACK):
        room = rooms(Memory())
        dealing(monkeypatch, (hand, COURTLY) if asked == 0 else (COURTLY, hand))
        number = await room.start(*people, game="penneech")
        if hand == KEPT:
            assert await room.to_act(number) == [people[asked]]
            await room.play.act(number, people[asked].user, 0, "keep")
        moments = await steps(room, number, people[1 - asked], CLEO)
        seen.append([(one.step, one.view, one.events, one.marks, one.live.length) for one in moments])
        own = await room.sessions.replays.moment(number, people[asked].user)
        assert own.marks.last == (2 if hand == KEPT else 1), "a step of who was asked"
    assert seen[0] == seen[1]
