"""No message, label, id, picture's words or log line names a card to somebody who may not know it."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.session.live import told
from bot.session.thinking import Thinking
from games import games
from games.core.api import CHANCE, Action, Event
from games.players.chance import deal
from storage.api import Change, ChannelId, Entry, GuildId, Seat, Table, TableId, UserId
from tests.bot.crawler import EVERYBODY, Knowledge, Sent, named, pack_of, seen_by, sent
from tests.bot.fixtures import Club, ClubFactory, texts
from tests.bot.onlookers import COMMANDS, Onlooker
from tests.bot.players import Person, decide, sit_down
from tests.scale import SOAK, chance

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "ninety-nine, a dummy": ("ninety-nine", 2, {"players": 2}),
    "ninety-nine": ("ninety-nine", 3, {}),
    "ninety-nine, all premiums at once": ("ninety-nine", 3, {"options": "premium_procedure=simultaneous"}),
    "ninety-nine, nines": ("ninety-nine", 3, {"preset": "nines"}),
    "ninety-nine, no bid": ("ninety-nine", 3, {"preset": "no-bid"}),
    "ninety-nine, 1975": ("ninety-nine", 3, {"preset": "parlett-1975"}),
    "auction pinochle": ("auction-pinochle", 4, {"options": "meld_mode=manual"}),
    "two-handed pinochle": ("two-handed-pinochle", 2, {}),
    "penneech": ("penneech", 2, {}),
    "domino pinochle": ("domino-pinochle", 3, {}),
}
LOOKS = 0.4
"""How often somebody looks at something else before the next action: each look takes as long as an action."""
INTO_THE_SECOND = 8
"""Actions of the second deal, in which a card of the first is a secret again."""
BRIEF = Thinking(workers=0, seconds=0.05)
"""Hints are asked for in passing."""


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.timeout(3600 if SOAK else 120)
async def test_nobody_is_sent_a_card_that_he_may_not_know(club: ClubFactory, name: str, log_lines: list[str]) -> None:
    game, count, options = TABLES[name]
    rng = chance(name)
    async with club(seed=rng.randrange(10**6), thinking=BRIEF) as world:
        seen = len(world.env.http_requests)
        people = await sit_down(world, count, game=game, **options)
        for person in people[1:]:
            await person.open_hand()
        seats = {await world.seat_of(person.actor): person for person in people}
        knowledge, checked, later = Knowledge(len(seats)), 0, 0
        curious = onlookers(world, people)
        while (await world.live()).table.status == "playing":
            later += (await world.state()).dealing > 0
            if later > INTO_THE_SECOND and not SOAK:  # a soak goes on to the game's end
                break
            await learn(world, knowledge)
            checked += demand_no_secret(world, seen, knowledge, seats)
            seen = len(world.env.http_requests)
            if rng.random() < LOOKS:
                onlooker = rng.choice([curious[0], rng.choice(curious[1:])])
                await onlooker.look(rng)
                demand_no_secret(world, seen, knowledge, seats, [onlooker])
                seen = len(world.env.http_requests)
            seat, action = decide(await world.state(), seats, rng, sensible=rng.random() < 0.7)
            await seats[seat].act(action)
        assert checked > 20
        cards = set().union(*(named(line) for line in log_lines)) & pack_of(await world.state())
        assert not cards, [line for line in log_lines if named(line)]


async def learn(world: Club, knowledge: Knowledge) -> None:
    """Bring everybody's knowledge up to now: what is seen, and all events told so far."""
    live = await world.live()
    stored = await world.bot.sessions.desk.stored(live.id)
    knowledge.learn(told(stored.table, stored.entries), await world.state())


def onlookers(world: Club, people: Sequence[Person]) -> list[Onlooker]:
    """A stranger, then everybody at the table; players share what they have asked for."""
    asked: Counter[str] = Counter()
    return [Onlooker(Person(world, world.people[-1])), *(Onlooker(person, asked) for person in people)]


def demand_no_secret(
    world: Club, since: int, knowledge: Knowledge, seats: dict[int, Person], readers: Sequence[Onlooker] = ()
) -> int:
    """Judge what was sent, and what was in these readers' files; how many messages there were.

    Who has no seat may know what a spectator knows.
    """
    by_user = {person.actor.id: seat for seat, person in seats.items()}
    letters = list(sent(world, since))
    files = [Sent(reader.person.actor.id, tuple(reader.files)) for reader in readers]
    for message in (*letters, *files):
        reader = by_user.get(message.reader) if message.reader is not EVERYBODY else None
        for words in message.words:
            secrets = (named(words) & knowledge.pack) - knowledge.of(reader, message.words)
            assert not secrets, f"{reader} reads {secrets} in {words!r}"
    return len(letters)


@pytest.mark.parametrize("logger", ["bot.ui.clicks", "storage.writer"])
def test_the_crawler_reads_what_a_host_reads_who_looks_for_a_fault(logger: str, log_lines: list[str]) -> None:
    """Lines for DEBUG, and what an exception says, wherever it came from."""
    logging.getLogger(logger).debug("played %s", "KS")
    try:
        int("QH")
    except ValueError:
        logging.getLogger(logger).exception("it failed")
    logging.getLogger("discord.gateway").debug("a hand with 9C, which set_up_logging leaves out")
    assert [named(line) & {"KS", "QH", "9C"} for line in log_lines] == [{"KS"}, {"QH"}]


def test_the_crawler_reads_cards_in_every_spelling() -> None:
    assert named("Hand: spades K 10 6, hearts A (2) 7") == {"KS", "TS", "6S", "AH", "7H"}
    assert named("b:act:1:5:meld:KS1+QS2,TH") == {"KS", "QS", "TH"}
    assert named("Ann 10 hearts · Ben K clubs") == {"TH", "KC"}
    assert named("6-4 and 3-\u20603") == {"6-4", "3-3"}
    assert not named("Trump: hearts · Tricks: Ann 2 · b:table:1:hand <t:1700000000:R>")


def test_the_crawler_excuses_no_card_by_an_earlier_deal() -> None:
    """But in what tells of that deal, and in what was on its way when the new one began."""
    rng = Random(7)
    events: list[Event] = []
    state = games()["penneech"].start(2, {})
    knowledge = Knowledge(2)
    hand, board, closed = ["**Your hand** · Penneech"], ["### Penneech · deal 2 · 61"], ["### Penneech · deal 1 · 61"]
    for _ in range(2):
        events += state.apply(CHANCE, deal(state, rng))
        knowledge.learn(events, state)
        assert knowledge.of(0, hand) == knowledge.of(0)
        while not state.deal_due and state.dealing == 0:
            seat = state.actors()[0]
            events += state.apply(seat, state.policy(seat, rng))
        knowledge.learn(events, state)
    assert knowledge.of(0, hand) == knowledge.of(0, board) == seen_by(state, 0)
    assert knowledge.of(0, closed) == knowledge.of(0) > knowledge.of(0, hand)


async def test_the_crawler_finds_what_a_hand_shows_and_what_a_board_must_not(club: ClubFactory) -> None:
    """The judge itself: a hand read by somebody else, or by all, is an objection."""
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine")
        for person in people[1:]:
            await person.open_hand()
        seats = {await world.seat_of(person.actor): person for person in people}
        knowledge = Knowledge(3)
        await learn(world, knowledge)
        assert demand_no_secret(world, 0, knowledge, seats) > 5
        turned = {(seat + 1) % 3: person for seat, person in seats.items()}
        with pytest.raises(AssertionError, match="reads"):
            demand_no_secret(world, 0, knowledge, turned)
        mine = {named(words).pop() for words in [texts(people[0].hand)] if named(words)}
        assert mine - knowledge.of(None)


BOARD = {f"b:table:{what}" for what in ("hand", "last", "scores", "rules", "more")}
BEHIND = {"b:seat:deal", "b:table:export", "b:replay:-:on", "b:replay-picture:-"}


async def test_the_crawler_finds_what_only_a_stranger_who_asks_is_shown(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted leak: who has no seat is told what the host is told, and nobody else is told more than before."""
    async with club(thinking=BRIEF) as world:
        people = await sit_down(world, 3, game="ninety-nine")
        for person in people[1:]:
            await person.open_hand()
        seats = {await world.seat_of(person.actor): person for person in people}
        for person in people:  # so that a replay has steps
            await person.act((await world.state()).policy(await world.seat_of(person.actor), Random(1)))
        knowledge = Knowledge(3)
        await learn(world, knowledge)
        stranger, *players = onlookers(world, people)
        await look_at_all(world, stranger, knowledge, seats)
        assert stranger.asked.keys() >= {*COMMANDS, *BOARD, *BEHIND}

        play, host = world.bot.sessions.play, UserId(people[0].actor.id)
        honest = play.events
        taken = {person.actor.id for person in people}

        async def leaky(table: TableId, user: UserId) -> list[Event]:
            return await honest(table, user if user in taken else host)

        monkeypatch.setattr(play, "events", leaky)
        for player in players:
            await look_at_all(world, player, knowledge, seats)
        assert players[0].asked.keys() >= {*COMMANDS, *BOARD, "b:seat:deal"}
        with pytest.raises(AssertionError, match="None reads"):
            await look_at_all(world, onlookers(world, people)[0], knowledge, seats)


async def test_the_crawler_reads_files(club: ClubFactory) -> None:
    async with club() as world:
        people = await sit_down(world, 3, game="ninety-nine")
        knowledge = Knowledge(3)
        await learn(world, knowledge)
        [stranger, *_] = onlookers(world, people)
        await look_at_all(world, stranger, knowledge, {})
        assert stranger.files, "a record"
        stranger.files.append("1 hand: spades K")
        with pytest.raises(AssertionError, match=r"None reads .'KS'"):
            demand_no_secret(world, len(world.env.http_requests), knowledge, {}, [stranger])


async def look_at_all(world: Club, onlooker: Onlooker, knowledge: Knowledge, seats: dict[int, Person]) -> None:
    """Let somebody ask for everything that they have not asked for, and judge it."""
    while fresh := onlooker.fresh():
        since = len(world.env.http_requests)
        await onlooker.ask(fresh[0])
        demand_no_secret(world, since, knowledge, seats, [onlooker])


def offered_redeal(rng: Random) -> Action:
    """A deal of Penneech after which somebody may throw in."""
    while True:
        state = games()["penneech"].start(2, {})
        action = deal(state, rng)
        state.do(CHANCE, action)
        if state.phase == "redeal":
            return action


async def put(world: Club, action: Action) -> None:
    """A table of Penneech at which Ann and Ben have just been dealt these cards."""
    now, store = world.bot.sessions.clock.now(), world.bot.sessions.store.tables
    people = world.people[:2]
    table = Table(
        id=TableId(0),
        game="penneech",
        version=games()["penneech"].version,
        seats=2,
        guild=GuildId(world.guild.id),
        channel=ChannelId(world.channel.id),
        host=UserId(people[0].id),
        created_at=now,
        options={},
        settings={"dealer": 0},
    )
    seats = [Seat(TableId(0), at, UserId(actor.id), actor.name) for at, actor in enumerate(people)]
    number = await store.create(table, seats)
    entry = Entry(0, CHANCE, str(action), now)
    await store.commit(Change(table=number, expected_seq=0, entries=(entry,), status="playing", due_at=now + 60_000))
    world.bot.presenter.redraw(number)
    await world.until(world.is_shown)


async def test_nobody_but_who_is_asked_learns_that_a_redeal_is_offered(club: ClubFactory) -> None:
    """Penneech: whoever is asked shows thereby that he holds no court card."""
    async with club() as world:
        await put(world, offered_redeal(chance("redeal")))
        people = [Person(world, actor) for actor in world.people[:2]]
        for person in people:
            await person.open_hand()
        [asked] = (await world.state()).actors()
        assert people[asked].offered.acts
        assert not people[1 - asked].offered.something
        assert names(turn_line(world)) == set()
        assert await picture_marks(world) == set()
        before = len(world.messages())
        await world.env.advance_time(46)
        fresh = "\n".join(texts(message) for message in world.messages()[before:])
        assert names(fresh) == set(), "a warning that names who is asked"
        await people[asked].act(Action("keep"))
        await world.until(lambda: names(turn_line(world)))  # whose turn it is to play is no secret


def turn_line(world: Club) -> str:
    """What the public table says of who is to act."""
    return next(line for line in texts(world.board()).splitlines() if "►" in line or "Waiting" in line)


def names(text: str) -> set[str]:
    """Who is named or mentioned."""
    return set(re.findall(r"Ann|Ben|<@[0-9]+>", text))


async def picture_marks(world: Club) -> set[int]:
    """The seats that the public picture marks as to act."""
    from bot.ui.scene import scene
    from bot.ui.words import Cast

    live = await world.live()
    assert live.state is not None, "a running game"
    speaker = await world.bot.presenter.speakers.table(live)
    plates = scene(live.state.view(None), live, speaker, Cast(live, speaker)).seats
    return {seat for seat, plate in enumerate(plates) if plate.to_act}
