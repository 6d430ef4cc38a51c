"""Screens keep to Discord's limits in every language, and in one whose every text is longer by two fifths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from bot.language import Languages
from bot.language.choosing import HERE
from bot.ui import looking
from bot.ui.board import board_screen, over_screen
from bot.ui.hand import hand_screen
from bot.ui.lobby import lobby_screen, setup_screen
from bot.ui.parts import Screen
from bot.ui.rulebook import rulebook
from bot.ui.rules import rules_screen
from bot.ui.summary import summary_screen
from games import games
from games.core.api import CHANCE, Event, State
from tests.bot.logs import ended
from tests.bot.stage import LONGEST, Unpainted, fits, live, look, parts
from tests.games import auction_pinochle_play as auction
from tests.games import worlds
from tests.language.pseudo import LONGER, NAME, lengthened, write_language
from tests.scale import chance, scale

PAINTER: Final = Unpainted()
SPOKEN: Final = Languages(strict=True)
LANGUAGES: Final = tuple(name for name in SPOKEN.known if name != "en")
LABEL, MODAL = 80, 45
BLANKS: Final = {"player": LONGEST[1], "table": "ABCDEFG"}

every_table = pytest.mark.parametrize("table", worlds.presets(), ids=str)
every_language = pytest.mark.parametrize("language", [*LANGUAGES, NAME])


@pytest.fixture(scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """English, and the language that does not exist."""
    return Languages(write_language(tmp_path_factory.mktemp("languages")), strict=True)


def positions(table: worlds.Table, name: str) -> Iterator[tuple[State, list[Event]]]:
    """Positions of a match, each with what happened since its cards were dealt."""
    rng = chance(name)
    state = table.start()
    events: list[Event] = []
    while not state.over and not (state.deal_due and state.dealing >= 1):
        seat, action = worlds.chosen(state, rng, sensible=rng.random() < 0.5)
        new = list(state.apply(seat, action))
        events = [] if seat == CHANCE else [*events, *new]
        yield state, events


@every_language
@every_table
async def test_tables_and_hands_fit(table: worlds.Table, language: str, languages: Languages) -> None:
    speaker = (languages if language == NAME else SPOKEN).speaker(language, table.key)
    for _ in range(scale(10)):
        for at, (state, events) in enumerate(positions(table, f"{table} in {language}")):
            if at % 5 and not state.deal_due:
                continue
            shown = live(state, names=[LONGEST[at % len(LONGEST)]])
            fits(await board_screen(shown, speaker, PAINTER, events[-8:]))
            for seat in range(state.seats):
                fits(await hand_screen(look(shown, seat), speaker, PAINTER))


@every_language
@every_table
def test_summaries_fit(table: worlds.Table, language: str, languages: Languages) -> None:
    speaker = (languages if language == NAME else SPOKEN).speaker(language, table.key)
    rng = chance(f"summaries of {table} in {language}")
    for deal in ended(table, rng, scale(20), sensible=True):
        for name in LONGEST:
            fits(summary_screen(live(deal.state, names=[name]), speaker, deal))


@every_language
async def test_the_longest_label_of_a_meld_fits_its_button(language: str, languages: Languages) -> None:
    """A second flush at premium prices takes the place of a royal marriage."""
    hand = {0: "AH AH TH TH KH KH QH QH JH JH 9H 9H"}
    state = auction.deal(auction.table("pass_count=0 meld_mode=manual double_melds=premium"), hand)
    auction.run(auction.contract(state, 0, 250, "H"), "0 meld AH TH KH QH JH", "0 meld KH QH")
    speaker = (languages if language == NAME else SPOKEN).speaker(language, state.game.key)
    screen = await hand_screen(look(live(state), 0), speaker, PAINTER)
    fits(screen)
    labels = [part["label"] for part in parts(screen) if ":meld:" in part.get("custom_id", "")]
    assert any("1310" in label for label in labels), labels


@every_language
@every_table
def test_lobbies_options_and_scores_fit(table: worlds.Table, language: str, languages: Languages) -> None:
    speaker = (languages if language == NAME else SPOKEN).speaker(language, table.key)
    shown = live(table.start(), names=[LONGEST[1]])
    for screen in screens(shown, speaker):
        fits(screen)
        for part in parts(screen):
            assert len(part.get("label", "")) <= LABEL


def screens(shown: Any, speaker: Any) -> Iterator[Screen]:
    """What one can see of a table without playing."""
    yield lobby_screen(shown, speaker)
    yield lobby_screen(shown, speaker, open_=False)
    for setting in shown.game.settings():
        yield setup_screen(shown, speaker, option=setting.name)
    yield looking.scores_screen(shown, speaker)
    yield looking.options_screen(shown, speaker)
    yield over_screen(shown, speaker)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", worlds.KEYS)
def test_every_page_fits_a_message(key: str, language: str) -> None:
    speaker, pages = SPOKEN.speaker(language, key, digits=True), rulebook(key, language)
    for topic in ("", *games()[key].topics):
        fits(rules_screen(games()[key], pages, topic, speaker, live=live(games()[key].start())))


@pytest.mark.parametrize("language", ["en", *LANGUAGES, NAME])
@pytest.mark.parametrize("name", sorted(path.stem for path in (HERE / "en").glob("*.ftl")))
def test_buttons_and_questions_are_never_cut(name: str, language: str, languages: Languages) -> None:
    speaker = (languages if language == NAME else SPOKEN).speaker(language, name)
    english = (HERE / "en" / f"{name}.ftl").read_text("utf-8")
    for message in re.findall(r"^(button-[\w-]+|option-\w+|level-\w+) =", english, re.MULTILINE):
        said = speaker.say(message, **BLANKS)
        assert len(said) <= (LABEL if message.startswith("button") else MODAL), f"{message} is {len(said)} long: {said}"


def test_the_language_that_does_not_exist_is_longer_by_two_fifths(languages: Languages) -> None:
    made, english = (languages.speaker(name, "penneech") for name in (NAME, "en"))
    said, usual = made.say("refusal-not-your-turn"), english.say("refusal-not-your-turn")
    assert said.startswith("Ít íš ñót")
    assert len(said) >= len(usual) + LONGER * len(usual.replace(" ", "")) - 1
    assert lengthened("Trick: ") == "Tríçkőő: ", "what joins it to its neighbour stays at its end"
    assert made.say("event-trick", player="Ann", items="♠K").startswith("Ann")


def test_pages_of_the_language_are_found(tmp_path: Path) -> None:
    folder = write_language(tmp_path / "made")
    assert {path.name for path in (folder / NAME).iterdir()} == {path.name for path in (HERE / "en").glob("*.ftl")}
