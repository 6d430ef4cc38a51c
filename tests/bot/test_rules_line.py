"""The rules of a table in a sentence, however many options its host has changed."""

from __future__ import annotations

import pytest

from bot.session.live import Live
from bot.ui.lobby import RULES_TOLD, lobby_screen, rules_line
from bot.ui.looking import options_screen
from tests.bot.stage import LANGUAGES, live, parts, plain, speaker
from tests.games import worlds

SENTENCE = 400
"""In characters: four options, some of which name a list, and their preset."""
LANGUAGES_HERE = ("en", "fa", "ru", "ko")


def far_from_usual(table: worlds.Table, most: int = 99) -> worlds.Table:
    """The table with as many options changed as go together, but no more than so many."""
    for setting in reversed(table.game.settings()):  # an edition, which comes first, settles others
        for value in worlds.written_values(setting):
            other = table.having(setting.name, value)
            if len(other.options) <= most and other.starts() and changes(other) == changes(table) + 1:
                table = other
                break
    return table


def changes(table: worlds.Table) -> int:
    """How many of its options differ from the usual ones."""
    return len(live(table.start()).table.options)


def named(shown: Live, line: str, language: str) -> list[str]:
    """The changed options that a line of rules tells."""
    words = LANGUAGES.speaker(language, shown.table.game)
    return [name for name in shown.table.options if plain(words.say(f"option-{name}")) in plain(line)]


@pytest.mark.parametrize("language", LANGUAGES_HERE)
@pytest.mark.parametrize("table", worlds.plain(), ids=str)
def test_the_lobby_tells_the_first_of_many_rules_and_how_many_more(table: worlds.Table, language: str) -> None:
    shown = live(far_from_usual(table).start())
    count = len(shown.table.options)
    assert count > RULES_TOLD + 1 or table == worlds.Table("ninety-nine", 5), "by five, few options are left"
    words = LANGUAGES.speaker(language, table.key)
    line = rules_line(shown, words)
    assert len(line) <= SENTENCE, line
    assert set(named(shown, line, language)) >= set(list(shown.table.options)[:RULES_TOLD])
    more = plain(words.say("lobby-more-rules", count=count - RULES_TOLD))
    assert (more in plain(line)) == (count > RULES_TOLD + 1)
    assert line in "\n".join(part.get("content", "") for part in parts(lobby_screen(shown, words)))
    listed = "\n".join(part.get("content", "") for part in parts(options_screen(shown, words)))
    assert named(shown, listed, language) == list(shown.table.options), "what is left out stands under Rules"


@pytest.mark.parametrize("most", range(RULES_TOLD + 2))
@pytest.mark.parametrize("table", worlds.plain(), ids=str)
def test_a_few_changed_rules_are_all_told(table: worlds.Table, most: int) -> None:
    shown = live(far_from_usual(table, most).start())
    assert len(shown.table.options) == most
    line = rules_line(shown, speaker(table.key))
    assert set(named(shown, line, "en")) >= set(shown.table.options)
    assert "more option" not in line
    assert (plain(line) == "standard rules") == (most == 0)
