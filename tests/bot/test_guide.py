"""A first game is explained, decision by decision, and by nothing that the seat may not know."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.session.advice import TEACHING, Advice
from bot.session.live import Live
from bot.session.wishes import USUAL_TASTE, Guidance, Wishes
from bot.ui.guide import guide_lines
from bot.ui.hand import hand_screen
from bot.ui.parts import Screen
from games import games
from games.core.api import CHANCE
from games.players.chance import deal
from storage.api import JSON, Change, Result, Store, UserId
from storage.database import open_database
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, texts
from tests.bot.stage import LANGUAGES, LONGEST, Unpainted, fits, live, look, parts, plain, speaker
from tests.games import worlds
from tests.scale import chance, scale
from tests.session.clock import HandClock

PAINTER = Unpainted()
ANN = UserId(10**18 + 10)


@pytest.mark.parametrize("key", worlds.KEYS)
def test_every_decision_of_every_game_has_a_sentence_to_guide_it(key: str) -> None:
    words = speaker(key)
    for verb in games()[key].verbs:
        assert words.knows(f"ask-{verb}"), verb
        assert len(words.say(f"ask-{verb}.guide")) > 30, verb


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_what_is_said_of_one_of_several_choices_begins_with_the_name_of_its_button(
    table: worlds.Table, language: str
) -> None:
    words, rng = LANGUAGES.speaker(language, table.key), chance(f"choices of {table}")
    seen = set[tuple[str, ...]]()
    for state in worlds.states(table.start(), rng, 2):
        for seat in state.actors():
            verbs = () if seat == CHANCE else tuple(dict.fromkeys(prompt.verb for prompt in state.prompts(seat)))
            if verbs in seen or not verbs:
                continue
            seen.add(verbs)
            of = look(live(state, names=["Ann"]), seat)
            lines = [plain(line) for line in guide_lines(of, None, words)]
            assert len(lines) == len(verbs)
            if len(verbs) == 1:
                assert not lines[0].startswith("**")
                continue
            labels = bare_buttons(await hand_screen(of, words, PAINTER))
            for verb, line in zip(verbs, lines, strict=True):
                name, told = re.fullmatch(r"\*\*(.+?)\*\*: (.+)", line).groups()  # type: ignore[union-attr]  # else it fails
                assert told == plain(words.say(f"ask-{verb}.guide"))
                assert verb not in labels or labels[verb] == name
            assert len({line.split("**")[1] for line in lines}) == len(lines), "each has its own name"


def bare_buttons(screen: Screen) -> dict[str, str]:
    """The labels of buttons that stand for a verb alone."""
    named = [(part["custom_id"].split(":"), part["label"]) for part in parts(screen) if part["type"] == 2]
    return {name[4]: plain(label) for name, label in named if name[1] == "act" and not name[5]}


def adviser(rng: Random) -> Advice:
    """Advice that is only asked for suggestions."""
    return Advice(None, None, HandClock().now, rng)  # type: ignore[arg-type]  # suggestions read neither wishes nor scores


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_a_guided_hand_fits_and_suggests_something_legal(table: worlds.Table) -> None:
    rng, words = chance(f"guide of {table}"), speaker(table.key)
    advice, told = adviser(Random(rng.random())), 0
    state = table.start(rng.randrange(table.seats))
    for _ in range(scale(60)):
        if state.over:
            break
        for seat in state.actors():
            if seat == CHANCE:
                continue
            shown = live(state, names=[rng.choice(LONGEST)])
            shown.turns[seat] = rng.randrange(10**9)
            of = look(shown, seat)
            suggested = advice.suggest(of)
            assert suggested is not None
            assert state.accepts(seat, suggested)
            lines = guide_lines(of, suggested, words)
            assert len(lines) >= 2
            fits(await hand_screen(of, words, PAINTER, guide=lines))
            fits(await hand_screen(of, words, PAINTER, guide=lines, taste=replace(USUAL_TASTE, pictures=False)))
            told += 1
        seat, action = worlds.chosen(state, rng, sensible=True)
        state.apply(seat, action)
    assert told


class Watched:
    """A state that notes what is asked of it; compiled ones bear no subclass made here."""

    def __init__(self, state: Any) -> None:
        self._state = state
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        return getattr(self._state, name)


@pytest.mark.parametrize("key", worlds.KEYS)
def test_a_suggestion_is_drawn_from_a_redealt_state_and_stays_until_the_next_turn(key: str) -> None:
    """What is asked for advice is never the true state; asking twice says the same."""
    rng = chance(f"advice {key}")
    state = games()[key].start()
    while state.actors()[0] == CHANCE:
        seat, action = worlds.chosen(state, rng, sensible=True)
        state.apply(seat, action)
    watched: Any = Watched(state)
    of = look(live(watched), state.actors()[0])
    advice = adviser(Random(1))
    watched.asked.clear()
    first = advice.suggest(of)
    assert first == advice.suggest(of)
    assert [name for name in watched.asked if name != "accepts"] == ["redeal"]


@pytest.mark.parametrize(
    ("guide", "finished", "teaching", "wanted"),
    [
        ("first", False, False, True),
        ("first", True, False, False),
        ("always", True, False, True),
        ("never", False, False, False),
        ("never", True, True, True),
    ],
)
async def test_who_is_guided(tmp_path: Path, guide: Guidance, finished: bool, teaching: bool, wanted: bool) -> None:
    store = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    try:
        wishes = Wishes(store.people, HandClock().now)
        await wishes.set_taste(ANN, "Ann", guide=guide)
        table = live(games()["penneech"].start(), names=["Ann", "Ben"], settings={TEACHING: teaching})
        if finished:
            await _finish(store, table)
        assert await Advice(wishes, store.scores, HandClock().now).wanted(table, ANN) is wanted
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("finished", "settings", "may"),
    [(False, {}, True), (True, {}, False), (True, {"rated": False}, True), (True, {TEACHING: True}, True)],
)
async def test_what_to_choose_is_told_where_no_rating_hangs_on_it_and_in_a_first_game(
    tmp_path: Path, finished: bool, settings: dict[str, JSON], may: bool
) -> None:
    store = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    try:
        wishes = Wishes(store.people, HandClock().now)
        table = live(games()["penneech"].start(), names=["Ann", "Ben"], settings=settings)
        if finished:
            await _finish(store, table)
        assert await Advice(wishes, store.scores, HandClock().now).may_suggest(table, ANN) is may
    finally:
        await store.close()


async def _finish(store: Store, table: Live) -> None:
    """A table of that game that Ann has played to its end."""
    kept = await store.tables.create(replace(table.table, status="playing", due_at=None), table.seats)
    results = tuple(Result(kept, seat.seat, seat.user, seat.name, None, 61, 1, seat.seat == 0) for seat in table.seats)
    await store.tables.commit(Change(table=kept, expected_seq=0, status="over", finished_at=1, results=results))


async def hand(world: Club, actor: MemberActor) -> str:
    """What My hand says."""
    return texts(answer(await actor.click(world.board(), label="My hand")))


async def test_a_first_game_is_explained_and_the_setting_ends_that(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine", computers="easy")
        shown = texts(answer(await ann.click(lobby, label="Start")))
        assert speaker("ninety-nine").say("ask-lay.guide") in shown
        assert "A sensible choice:" in shown
        await world.bot.sessions.wishes.set_taste(UserId(ann.id), "Ann", guide="never")
        assert "A sensible choice:" not in await hand(world, ann)


@pytest.mark.parametrize("language", LANGUAGES.known)
async def test_who_holds_no_meld_is_told_so_and_not_that_melds_may_be_kept(language: str) -> None:
    words, rng = LANGUAGES.speaker(language, "domino-pinochle"), chance("no melds")
    keep, guide = (plain(words.say(f"ask-no_meld{part}")) for part in ("", ".guide"))
    none, watch = (plain(words.say(f"ask-no_meld{part}")) for part in (".only", ".only-guide"))
    seen = set[bool]()
    while len(seen) < 2:
        state = worlds.Table("domino-pinochle", 3).start()
        state.apply(CHANCE, deal(state, rng))
        while state.phase == "meld":
            [seat] = state.actors()
            of = look(live(state, names=["Ann", "Ben", "Cem"]), seat)
            held = len(of.view.prompts) > 1
            lines = guide_lines(of, None, words)
            text = plain(
                "\n".join(
                    part["content"]
                    for part in parts(await hand_screen(of, words, PAINTER, guide=lines))
                    if part["type"] == 10
                )
            )
            assert [line in text for line in (keep, guide, none, watch)] == [held, held, not held, not held]
            seen.add(held)
            state.apply(seat, state.policy(seat, rng))
