"""Taking back and claiming: at once where it harms nobody or is proved, else with everybody's consent."""

from __future__ import annotations

import json

import pytest

from bot.session.consent import request_of
from bot.session.errors import WrongTime
from bot.session.history import effective
from bot.session.live import Live, record, told
from games import games
from games.core.claim import possible_claim, proved_claim
from games.core.record import read_record, replay
from tests.session.room import ANNE, BERT, CLEO, HERE, Room, in_phase


async def test_alone_with_computers_one_takes_the_last_action_back_at_once(quick: Room) -> None:
    table = await quick.start(ANNE, seats=3)
    before = await quick.state(table)
    turn = await quick.turn(table, ANNE)
    await quick.act(table, ANNE)
    assert await quick.consent.ask(table, ANNE.user, "undo")
    live = await quick.live(table)
    assert live.state is not None
    assert live.state.prompts(0) == before.prompts(0)
    assert live.turns[0] > turn + 1, "the turn number never falls"
    await quick.assert_kept(table)


async def test_nothing_is_deleted_from_the_log_and_the_record_leaves_out_what_was_undone(quick: Room) -> None:
    table = await quick.start(ANNE, seats=3)
    await quick.act(table, ANNE)
    length = (await quick.live(table)).length
    await quick.consent.ask(table, ANNE.user, "undo")
    await quick.act(table, ANNE)
    stored = await quick.store.tables.load(table)
    assert len(stored.entries) > length
    assert any(entry.text.startswith("!undo") for entry in stored.entries)
    assert all(not entry.text.startswith("!") for entry in effective(stored.entries))
    await quick.seats.end(table, ANNE)
    again = replay(read_record(record(await quick.store.tables.load(table)), games()))
    assert again.state.to_json() == (await quick.state(table)).to_json()


async def test_with_other_people_all_of_them_are_asked(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.act(table, ANNE)
    turn = (await quick.live(table)).turns[0]
    assert not await quick.consent.ask(table, ANNE.user, "undo")
    assert request_of(await quick.live(table)) is not None
    assert not await quick.consent.answer(table, BERT.user, agrees=True)
    assert (await quick.live(table)).turns[0] == 1
    assert await quick.consent.answer(table, CLEO.user, agrees=True)
    live = await quick.live(table)
    assert live.state is not None
    assert 0 in live.state.actors()
    assert live.turns[0] > turn, "the turn number never falls"
    assert request_of(live) is None
    await quick.assert_kept(table)


async def test_one_refusal_ends_the_request(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.act(table, ANNE)
    await quick.consent.ask(table, ANNE.user, "undo")
    assert not await quick.consent.answer(table, BERT.user, agrees=False)
    with pytest.raises(WrongTime, match="asking-over"):
        await quick.consent.answer(table, CLEO.user, agrees=True)


async def test_a_request_lapses_with_the_next_action(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.act(table, ANNE)
    await quick.consent.ask(table, ANNE.user, "undo")
    await quick.act(table, BERT)
    with pytest.raises(WrongTime, match="asking-over"):
        await quick.consent.answer(table, CLEO.user, agrees=True)


async def test_nobody_agrees_to_his_own_request(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.act(table, ANNE)
    await quick.consent.ask(table, ANNE.user, "undo")
    with pytest.raises(WrongTime, match="asking-own"):
        await quick.consent.answer(table, ANNE.user, agrees=True)


async def test_once_somebody_else_has_acted_nothing_is_taken_back(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.act(table, ANNE)
    await quick.act(table, BERT)
    with pytest.raises(WrongTime, match="undo-shown"):
        await quick.consent.ask(table, ANNE.user, "undo")


async def test_what_turned_up_a_hidden_card_is_not_taken_back(quick: Room) -> None:
    """In Penneech the winner of a trick turns the next card of the stock."""
    table = await quick.start(ANNE, BERT, game="penneech")
    await quick.play_until(table, in_phase("play"))
    await quick.play_until(table, lambda live: live.state is not None and sum(live.state.standing().tricks) == 1)
    last = (await quick.store.tables.load(table)).entries[-1]
    taker = ANNE if last.seat == 0 else BERT
    with pytest.raises(WrongTime, match="undo-shown"):
        await quick.consent.ask(table, taker.user, "undo")


async def test_nothing_done_is_nothing_to_take_back(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    with pytest.raises(WrongTime, match="undo-nothing"):
        await quick.consent.ask(table, ANNE.user, "undo")


def at_the_last_trick(live: Live) -> bool:
    """Whether one trick of Ninety-Nine is left and nobody has played to it."""
    if live.state is None or live.state.phase != "play":
        return False
    view = live.state.view(None)
    return sum(live.state.standing().tricks) == 8 and not any(zone.name == "trick" for zone in view.zones)


async def test_a_claim_that_is_proved_is_granted_as_the_plays_that_prove_it(quick: Room) -> None:
    """The leader of the last trick either takes it, and then it is proved, or does not."""
    granted = 0
    for number in range(6):
        table = await quick.start(
            ANNE, BERT, CLEO, options={"rubber_games": "1"}, where=(HERE[0], type(HERE[1])(50 + number))
        )
        live = await quick.play_until(table, at_the_last_trick)
        claimant = (await quick.to_act(table))[0]
        length = live.length
        if not await quick.consent.ask(table, claimant.user, "claim"):
            continue
        granted += 1
        entries = (await quick.store.tables.load(table)).entries[length:]
        assert [entry.text.split()[0] for entry in entries[:3]] == ["play"] * 3
        await quick.assert_kept(table)
    assert granted, "of six leaders of a last trick some take it"


async def test_a_claim_that_is_not_proved_is_put_to_the_others(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.play_until(table, in_phase("play"))
    claimant = (await quick.to_act(table))[0]
    assert not await quick.consent.ask(table, claimant.user, "claim")
    asked = request_of(await quick.live(table))
    assert asked is not None
    assert asked.kind == "claim"


def may_be_but_is_not_proved(live: Live) -> bool:
    """Whether who is to play could take all the tricks that are left, as the cards lie, and cannot prove it."""
    state = live.state
    if state is None or state.phase != "play" or not state.actors() or live.table.status != "playing":
        return False
    seat = state.actors()[0]
    return seat >= 0 and possible_claim(state, seat) is not None and not proved_claim(state, seat)


async def test_a_claim_that_all_agree_to_gives_every_trick_that_is_left(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    live = await quick.play_until(table, may_be_but_is_not_proved)
    claimant = (await quick.to_act(table))[0]
    seat = next(seat.seat for seat in live.seats if seat.user == claimant.user)
    length = live.length
    assert not await quick.consent.ask(table, claimant.user, "claim")
    first, last = (who for who in (ANNE, BERT, CLEO) if who != claimant)
    assert not await quick.consent.answer(table, first.user, agrees=True)
    assert (await quick.live(table)).length == length, "nothing is played before all have agreed"
    assert await quick.consent.answer(table, last.user, agrees=True)
    stored = await quick.store.tables.load(table)
    taken = [event.seat for event in told(stored.table, stored.entries, length) if event.kind == "trick"]
    assert taken
    assert set(taken) == {seat}
    await quick.assert_kept(table)


async def test_computers_agree_to_no_claim_that_is_not_proved(quick: Room) -> None:
    table = await quick.start(ANNE, seats=3)
    await quick.play_until(table, in_phase("play"))
    await quick.play_until(table, lambda live: live.state is not None and 0 in live.state.actors())
    with pytest.raises(WrongTime, match="claim-impossible"):
        await quick.consent.ask(table, ANNE.user, "claim")


async def test_a_claim_is_made_when_a_card_is_due(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    with pytest.raises(WrongTime, match="claim-not-now"):
        await quick.consent.ask(table, ANNE.user, "claim")


async def test_a_snapshot_after_an_undo_leads_where_the_log_leads(quick: Room) -> None:
    table = await quick.start(ANNE, seats=3)
    for _ in range(3):
        await quick.act(table, ANNE)
        await quick.consent.ask(table, ANNE.user, "undo")
    stored = await quick.store.tables.load(table)
    assert stored.snapshot is not None
    assert json.loads(stored.snapshot.state) == (await quick.state(table)).to_json()
