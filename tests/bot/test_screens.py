"""Every screen keeps to Discord's limits at its worst: the longest names, most seats, most cards, most deals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import NamedTuple

import pytest

from bot.language import faces
from bot.pictures import Picture, TableScene, Theme
from bot.session.boards import Outcome
from bot.session.ending import BEST, FULFILLED, best, results
from bot.session.live import KEPT, Live, Look, table_name
from bot.ui import looking
from bot.ui.board import board_screen, over_screen
from bot.ui.lobby import lobby_screen, setup_screen, value_text
from bot.ui.parts import Sheet
from bot.ui.places import place_screen
from bot.ui.rulebook import rulebook
from bot.ui.rules import rules_screen
from bot.ui.summary import summary_screen
from games import games
from games.core.api import CHANCE, Event, Seat, State
from games.core.options import BadOption, Setting, values
from tests.bot.logs import ended
from tests.bot.stage import LANGUAGES, LONGEST, Unpainted, fits, live, parts, plain, speaker
from tests.games import worlds
from tests.scale import chance, scale

PAINTER = Unpainted()
CLUMSY = 10**6
"""A score as large as an option allows."""


class Told(NamedTuple):
    """A position, and all that happened since its cards were dealt."""

    state: State
    events: list[Event]


def told(table: worlds.Table, rng: Random, deals: int, *, sensible: bool) -> Iterator[Told]:
    """Every position of a match, as copies are not needed before the next."""
    state = table.start(rng.randrange(table.seats))
    events: list[Event] = []
    while not state.over and not (state.deal_due and state.dealing + 1 >= deals):
        seat, action = worlds.chosen(state, rng, sensible=sensible)
        new = state.apply(seat, action)
        events = [] if seat == CHANCE else [*events, *new]
        yield Told(state, events)


def several_names(state: State, seat: Seat = 0) -> Iterator[Live]:
    """The same table, once with each of the longest names in all seats, and once with computers at the others."""
    for name in LONGEST:
        yield live(state, names=[name])
    table = live(state)
    others = [replace(one, user=None, name="", player="normal") for one in table.seats]
    others[seat] = table.seats[seat]
    yield replace(table, seats=tuple(others))


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_the_public_table_fits_at_every_position(table: worlds.Table) -> None:
    rng, words = chance(f"board of {table}"), speaker(table.key)
    for state, events in told(table, rng, scale(10), sensible=rng.random() < 0.5):
        shown = live(state, names=[rng.choice(LONGEST)])
        fits(await board_screen(shown, words, PAINTER, events[-rng.randrange(12) :]))
        fits(await board_screen(shown, words, PAINTER, events, open_=False))
        fits(looking.last_trick_screen(Look(shown, None, 0, state.view(None)), events, words))


class Watching(Unpainted):
    """Remembers the scene that it was to draw."""

    scene: TableScene | None = None

    async def table(self, scene: TableScene, theme: Theme = Theme()) -> Picture:  # noqa: B008 # as in the original
        """No table."""
        self.scene = scene
        return await super().table(scene, theme)


@pytest.mark.parametrize("open_", [True, False])
async def test_a_board_points_at_who_is_to_act_until_it_is_closed(open_: bool) -> None:
    state, painter = games()["penneech"].start(), Watching()
    while not (actors := state.view(None).actors) or actors[0] == CHANCE:
        state.apply(*worlds.chosen(state, chance("pointing"), sensible=True))
    await board_screen(live(state), speaker("penneech"), painter, [], open_=open_)
    assert painter.scene is not None
    marked = [seat for seat, plate in enumerate(painter.scene.seats) if plate.to_act]
    assert marked == (list(actors) if open_ else [])


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_the_summary_of_every_deal_fits(table: worlds.Table) -> None:
    rng, words = chance(f"summary of {table}"), speaker(table.key)
    for _ in range(scale(20)):
        deals = ended(table, rng, 2, sensible=rng.random() < 0.5)
        assert deals
        for deal in deals:
            for shown in several_names(deal.state):
                fits(summary_screen(shown, words, deal))


@pytest.mark.parametrize("key", worlds.KEYS)
async def test_a_summary_fits_with_any_options(key: str) -> None:
    rng, words = chance(f"summaries of {key}"), speaker(key)
    for _ in range(scale(60)):
        table = worlds.random_table(key, rng)
        for state, events in told(table, rng, 1, sensible=True):
            fits(await board_screen(live(state, names=[LONGEST[1]]), words, PAINTER, events[-8:]))
        for deal in ended(table, rng, 1, sensible=True):
            fits(summary_screen(live(deal.state, names=[LONGEST[1]]), words, deal))


@pytest.mark.parametrize("table", worlds.plain(), ids=str)
def test_the_lobby_and_its_panel_fit_with_every_option_selected(table: worlds.Table) -> None:
    words = speaker(table.key)
    rng = chance(f"lobby of {table}")
    for state in [table.start(), *(worlds.random_table(table.key, rng).start() for _ in range(5))]:
        for shown in several_names(state):
            fits(lobby_screen(shown, words))
            fits(lobby_screen(shown, words, open_=False))
            fits(setup_screen(shown, words, notice="No. " * 20))
            opened = replace(shown, seats=tuple(replace(seat, user=None, player=None) for seat in shown.seats))
            kept = [[10**18 + seat.seat, seat.seat] for seat in opened.seats]
            for meant in ({}, {KEPT: kept}):
                empty = replace(opened, table=replace(opened.table, settings={**opened.table.settings, **meant}))
                fits(lobby_screen(empty, words))
                fits(setup_screen(empty, words, notice="No. " * 20))
                for seat in opened.seats:
                    fits(place_screen(empty, words, seat.seat))
            for setting in shown.game.settings():
                fits(setup_screen(shown, words, option=setting.name, notice="No. " * 20))


@pytest.mark.parametrize("table", worlds.plain(), ids=str)
def test_every_option_that_can_change_is_chosen_and_changed_in_the_panel_and_no_other(table: worlds.Table) -> None:
    words = speaker(table.key)
    shown = live(table.start())
    meant = [one for one in shown.game.settings() if changes(table, one)]
    assert meant
    assert options_offered(shown) == [setting.name for setting in meant]
    for setting in meant:
        panel = list(parts(setup_screen(shown, words, option=setting.name)))
        if setting.values is None:
            assert any(part.get("custom_id") == f"b:value:{shown_name(shown)}:{setting.name}" for part in panel)
            continue
        id_ = f"s:setup:{shown_name(shown)}:value:{setting.name}"
        [select] = [part for part in panel if part.get("custom_id") == id_]
        assert len(select["options"]) == len(setting.values)


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_an_option_that_was_changed_can_be_set_back_in_the_panel(table: worlds.Table) -> None:
    shown = live(table.start())
    assert set(shown.table.options) <= set(options_offered(shown))


def test_an_option_is_offered_as_soon_as_what_it_hangs_on_is_chosen() -> None:
    usual = worlds.Table("ninety-nine", 3)
    chosen = worlds.Table("ninety-nine", 3, (("trump_method", "premium_chooses"),))
    hanging = {"trump_choices", "allow_no_trump_choice", "premium_timing"}
    assert not hanging & set(options_offered(live(usual.start())))
    assert hanging <= set(options_offered(live(chosen.start())))


def options_offered(shown: Live) -> list[str]:
    """The options that the panel lets a host choose."""
    return [
        option["value"]
        for part in parts(setup_screen(shown, speaker(shown.table.game)))
        if part.get("custom_id", "").split(":")[3:4] == ["option"]
        for option in part["options"]
    ]


def changes(table: worlds.Table, setting: Setting) -> bool:
    """Whether the rules take any other value of an option at this table, as it stands."""
    if setting.seats and table.seats not in setting.seats:
        return False
    now = values(table.game.read_options(table.seats, dict(table.options)))[setting.name]
    for value in worlds.written_values(setting):
        try:
            then = table.game.read_options(table.seats, {**dict(table.options), setting.name: value})
        except BadOption:
            continue
        if values(then)[setting.name] != now:
            return True
    return False


def shown_name(table: Live) -> str:
    """The table's short name."""
    return table_name(table.id)


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_scores_and_options_fit_also_after_a_hundred_deals(table: worlds.Table) -> None:
    words = speaker(table.key)
    state = table.start()
    width = len(state.scores())
    for shown in several_names(state):
        for deals in (0, 1, 40, 100):
            sheet = tuple((-CLUMSY,) * width for _ in range(deals))
            played = replace(shown, state=Played(state, sheet))  # type: ignore[arg-type]  # it has what scores ask for
            fits(looking.scores_screen(played, words))
        fits(looking.options_screen(shown, words))
        fits(over_screen(shown, words))


@pytest.mark.parametrize("rubber", [1, 3])
def test_the_end_of_a_table_tells_every_game_of_its_rubber(rubber: int) -> None:
    state, rng = games()["ninety-nine"].start(3, {"rubber_games": str(rubber), "target_score": "1"}), chance("rubber")
    while not state.over:
        state.apply(*worlds.chosen(state, rng, sensible=True))
    table = live(state, names=["Ann", "Ben", "Cem"])
    screen = over_screen(replace(table, table=replace(table.table, status="over")), speaker("ninety-nine"))
    fits(screen)
    lines = "\n".join(part["content"] for part in parts(screen) if part["type"] == 10).splitlines()
    found = [line for line in lines if line.startswith("Game ")]
    played = state.standing().games or ()
    assert len(found) == (rubber if rubber > 1 else 0)
    for line, points in zip(found, played, strict=False):
        assert all(f"{name}: {one}" in line for name, one in zip(("Ann", "Ben", "Cem"), points, strict=True)), line
    for what in ("rematch", "export"):
        assert any(part.get("custom_id", "").endswith(f":{what}") for part in parts(screen))
    assert any(part.get("custom_id", "").startswith("b:replay:") for part in parts(screen))


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_the_end_of_a_table_lists_the_places_that_are_kept_of_it(table: worlds.Table) -> None:
    rng, state = chance(f"places of {table}"), table.start()
    while not state.over:
        state.apply(*worlds.chosen(state, rng, sensible=True))
    seen = live(state, names=[f"P{seat}" for seat in range(state.seats)])
    over = over_screen(replace(seen, table=replace(seen.table, status="over")), speaker(table.key))
    [line] = [
        line for part in parts(over) for line in part.get("content", "").splitlines() if line.startswith("Final ·")
    ]
    told = re.findall(r"([1-5])\. ([^:]+): (-?[0-9,]+)", line)  # a dummy has points and no place
    kept = results(seen.table.id, seen.seats, state)
    expected = {  # of partners the table of results counts each, the line counts them once
        (1 + len({better.side for better in kept if better.place < one.place}), f"P{one.seat}", one.score)
        for one in kept
    }
    said = {
        (int(place), who, int(points.replace(",", "")))
        for place, side, points in told
        for who in re.split(r" \+ ", side)
    }
    assert said == expected
    assert [int(place) for place, _, _ in told] == sorted(int(place) for place, _, _ in told)


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_the_end_of_a_table_tells_what_was_worth_most_in_the_match(table: worlds.Table) -> None:
    rng, state = chance(f"best of {table}"), table.start()
    events: list[Event] = []
    while not state.over and state.dealing < 8:
        events += state.apply(*worlds.chosen(state, rng, sensible=True))
    found = best(events, state.seats)
    for name, kinds in BEST.items():
        alike = [one for one in events if one.kind in kinds and one.to is None and one.points > 0]
        alike = [
            one for one in alike if one.seat in range(state.seats) and (name not in FULFILLED or kept(one, events))
        ]
        assert bool(alike) == (name in found)
        if not alike:
            continue
        event = found[name]
        assert event.points == max(one.points for one in alike)
        assert event == next(one for one in alike if one.points == event.points), "the first of equals"
    for words in (LANGUAGES.speaker(language, table.key) for language in LANGUAGES.known):
        shown = live(state, names=[LONGEST[1]], status="over")
        screen = over_screen(shown, words, Outcome(best=found))
        fits(screen)
        said = "\n".join(part["content"] for part in parts(screen) if part["type"] == 10)
        for name, event in found.items():
            assert words.say(f"best-{name}", player="", items="", points=0).split(" · ")[0] in said
            assert plain(words.cards_by_suit(faces(event.items))) in plain(said)


def kept(bid: Event, events: list[Event]) -> bool:
    """Whether a bid or contract was made, by what is told of its bidder till the next deal."""
    at = next(at for at, event in enumerate(events) if event is bid)
    rest = events[at + 1 :]
    ends = [place for place, event in enumerate(rest) if event.kind == "deal"]
    deal = rest[: ends[0] if ends else None]
    return any(event.kind in ("made", "contract_made") and event.seat == bid.seat for event in deal)


def test_no_bid_is_boasted_of_that_a_dummy_made_or_that_was_missed() -> None:
    deal = Event("deal", 0)
    dummys = [Event("bid_was", 2, ("AC", "KC", "QC"), 9), Event("contract_made", 2, points=10)]
    missed = [Event("bid_was", 1, ("AC", "KC", "AH"), 8), Event("deal_score", 1, points=2)]
    met = [Event("bid_was", 0, ("AC", "KD", "AH"), 5), Event("contract_made", 0, points=10)]
    assert best([deal, *dummys, *missed], 2) == {}
    assert best([deal, *met, *missed, *dummys], 2) == {"bid": met[0]}
    assert best([deal, *missed, deal, Event("contract_made", 1, points=10)], 2) == {}
    won = Event("contract", 3, ("300",), 300)
    assert best([deal, won, Event("set", 3, ("300",), 200)], 4) == best([deal, won, Event("conceded", 3)], 4) == {}
    assert best([deal, won, Event("made", 3, ("300",), 320)], 4) == {"contract": won}


class Played:
    """A state whose score sheet is given; a real match of a hundred deals would take too long."""

    def __init__(self, state: State, sheet: tuple[tuple[int, ...], ...]) -> None:
        self._state, self._sheet = state, sheet

    def __getattr__(self, name: str) -> object:
        return getattr(self._state, name)

    def standing(self) -> object:
        """A sheet with many deals and games."""
        games = self._sheet[:5] if self._state.standing().games is not None else None
        return replace(self._state.standing(), deal_scores=self._sheet, games=games, totals=None)


@pytest.mark.parametrize("key", worlds.KEYS)
def test_every_page_of_the_rules_fits_and_is_reached(key: str) -> None:
    game, words, pages = games()[key], speaker(key), rulebook(key, "en")
    shown = live(game.start())
    assert [page.topic for page in pages] == list(game.topics)
    for page in ("", *game.topics):
        fits(rules_screen(game, pages, page, words))
        screen = rules_screen(game, pages, page, words, live=shown)
        fits(screen)
        listed = [option["value"] for part in parts(screen) for option in part.get("options", [])]
        assert listed == list(game.topics), "a topic is missing from the list"


@pytest.mark.parametrize("code", [(key, code) for key in worlds.KEYS for code in games()[key].refusals], ids="-".join)
def test_every_refusal_has_a_page_behind_its_rule_button(code: tuple[str, str]) -> None:
    key, name = code
    assert games()[key].refusals[name].topic in {page.topic for page in rulebook(key, "en")}


def test_the_about_screen_fits() -> None:
    names = [speaker(key).say("game-name") for key in worlds.KEYS]
    fits(looking.about_screen("10.20.30", timedelta(days=999), names, speaker("ninety-nine")))


def test_the_options_screen_shows_every_option_that_applies() -> None:
    for table in worlds.plain():
        shown = live(table.start())
        text = "\n".join(
            part["content"] for part in parts(looking.options_screen(shown, speaker(table.key))) if part["type"] == 10
        )
        applying = [one for one in shown.game.settings() if not one.seats or table.seats in one.seats]
        assert len(text.splitlines()) - 1 == len(applying)
        assert set(values(shown.game.read_options(table.seats, {}))) >= {one.name for one in applying}


@pytest.mark.parametrize(("key", "name", "value"), worlds.option_values())
def test_each_value_of_an_option_stands_on_the_options_screen_in_words_of_its_own(
    key: str, name: str, value: str
) -> None:
    setting = next(one for one in games()[key].settings() if one.name == name)
    table = worlds.table_with(key, name, value)
    assert table is not None
    if setting.seats and table.seats not in setting.seats:  # the usual value, which goes without saying elsewhere
        table = worlds.Table(key, setting.seats[0], ((name, value),))
    words, shown = speaker(key), live(table.start())
    told = value_text(setting, value, words)
    line = words.say("setup-now", option=words.say(f"option-{name}"), value=told)
    text = [part["content"] for part in parts(looking.options_screen(shown, words)) if part["type"] == 10]
    assert line in "\n".join(text).splitlines()
    others = [other for other in worlds.written_values(setting) if other != value]
    assert told not in [value_text(setting, other, words) for other in others]


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_the_public_table_names_all_who_are_to_act_and_nobody_else(table: worlds.Table) -> None:
    """All but one whose being asked would tell what he holds, as with a redeal of Penneech."""
    rng, words, asked = chance(f"turns of {table}"), speaker(table.key), set[Seat]()
    for state, events in told(table, rng, 2, sensible=True):
        if state.deal_due or state.over or state.phase == "redeal":
            continue
        shown = live(state)
        screen = parts(await board_screen(shown, words, PAINTER, events))
        lines = "\n".join(part["content"] for part in screen if part["type"] == 10).splitlines()
        (line,) = [line for line in lines if "►" in line]
        named = {seat.seat for seat in shown.seats if f"<@{seat.user}>" in line}
        assert named == set(state.actors()), line
        asked |= named
    assert asked == set(range(table.seats))


def test_the_judge_objects_to_a_screen_that_does_not_fit() -> None:
    sheet = Sheet()
    sheet.text("x" * 4001)
    with pytest.raises(AssertionError, match="Discord allows 4000"):
        fits(sheet.screen())
