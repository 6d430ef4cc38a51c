"""Screens of the rules: a topic, what melds pay, and what a word means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import discord

from bot.language import Speaker
from bot.pictures import Picture
from bot.session.live import Live
from bot.ui.lobby import rules_line, value_text
from bot.ui.parts import GREY, OPTIONS_MOST, Choose, Press, Screen, Sheet
from bot.ui.words import table_id
from games.core.api import Game
from games.core.options import Setting, changed
from games.core.pages import Place, Section, Term

LABEL_MOST: Final = 100
"""Characters of a line in a list."""
OPTIONS_TOPIC: Final = "options"
"""The topic of a page that speaks of every option."""


def rules_screen(
    game: Game,
    sections: Sequence[Section],
    topic: str,
    speaker: Speaker,
    *,
    leaf: int = 0,
    live: Live | None = None,
    pictures: Iterable[tuple[Picture, str]] = (),
) -> Screen:
    """A part of a topic, with its neighbours and a list of all topics; without a topic the list alone.

    With `live`, the rules are those of that table; `pictures` stand below the text, each with its words.
    """
    table = table_id(live) if live is not None else ""
    sheet = Sheet(GREY)
    sheet.text(f"### {speaker.say('rules-title', game=speaker.say('game-name'))}")
    leaves = [(section, number) for section in sections for number in range(len(section.leaves()))]
    own = [at for at, (section, _) in enumerate(leaves) if section.topic == topic]
    at = own[min(leaf, len(own) - 1)] if own else -1
    if at >= 0:
        _write_leaf(sheet, *leaves[at], speaker, live)
        for picture, words in pictures:
            sheet.picture(picture, words)
    else:
        usual = speaker.say("rules-here", options=rules_line(live, speaker)) if live is not None else ""
        sheet.text(speaker.say("game-line"), usual)
    sheet.row(_topics(game, sections, topic, table, speaker))
    buttons = []
    if at > 0:
        buttons.append(_turn_page("button-previous", game, leaves[at - 1], table, speaker))
    if 0 <= at < len(leaves) - 1:
        buttons.append(_turn_page("button-next", game, leaves[at + 1], table, speaker))
    if game.melds is not None:
        buttons.append(Press(speaker.say("button-melds"), "melds", game.key, table))
    if live is not None:
        buttons.append(Press(speaker.say("button-options"), "table", table, "options"))
    buttons.append(Press(speaker.say("button-teach"), "teach", game.key))
    sheet.rows(buttons)
    return sheet.screen()


def _write_leaf(sheet: Sheet, section: Section, leaf: int, speaker: Speaker, live: Live | None) -> None:
    title, leaves = speaker.number(section.title), section.leaves()
    if len(leaves) > 1:
        title = speaker.say("rules-part", title=title, number=leaf + 1, count=len(leaves))
    sheet.text(f"**{title}**", _here(section.topic, speaker, live), speaker.number(leaves[leaf]))


def _turn_page(message: str, game: Game, leaf: tuple[Section, int], table: str, speaker: Speaker) -> Press:
    section, number = leaf
    return Press(speaker.say(message), "rules", game.key, section.topic, table, number)


def _topics(game: Game, sections: Sequence[Section], topic: str, table: str, speaker: Speaker) -> Choose:
    options = [
        discord.SelectOption(
            label=speaker.number(section.title)[:LABEL_MOST], value=section.topic, default=section.topic == topic
        )
        for section in sections[:OPTIONS_MOST]
    ]
    return Choose("rules", game.key, table, options=options, placeholder=speaker.say("rules-contents"))


def _here(topic: str, speaker: Speaker, live: Live | None) -> str:
    """What this table has agreed otherwise than the topic says; empty where it has not."""
    if live is None:
        return ""
    lines = [
        speaker.say(
            "setup-now", option=speaker.say(f"option-{setting.name}"), value=value_text(setting, value, speaker)
        )
        for setting, value in agreed(live, topic)
    ]
    return speaker.say("rules-here", options=speaker.join(lines)) if lines else ""


def agreed(live: Live, topic: str) -> list[tuple[Setting, str]]:
    """The options that a topic depends on and that this table has at another value than the usual one."""
    game = live.game
    differing = changed(game.read_options(live.table.seats, dict(live.table.options)))
    depends = differing if topic == OPTIONS_TOPIC else game.topic_options.get(topic, ())
    return [(one, differing[one.name]) for one in game.settings() if one.name in differing and one.name in depends]


def melds_screen(game: Game, speaker: Speaker, *, live: Live | None = None) -> Screen:
    """What every meld pays, by the options of a table or the usual ones."""
    assert game.melds is not None, "a game with melds"
    table = table_id(live) if live is not None else ""
    options = game.read_options(
        live.table.seats if live is not None else game.seats[0], dict(live.table.options) if live is not None else {}
    )
    sheet = Sheet(GREY)
    sheet.text(f"### {speaker.say('melds-title', game=speaker.say('game-name'))}")
    sheet.text(_here("melds", speaker, live))
    sheet.text(
        *(
            speaker.say("melds-line", meld=speaker.say(f"meld-{row.name.replace('_', '-')}"), points=row.points)
            for row in game.melds(options)
        )
    )
    sheet.row(Press(speaker.say("button-rules"), "rules", game.key, "melds", table))
    return sheet.screen()


class Word(NamedTuple):
    """A term as every language has it, by the name that its readers give the language."""

    mine: Term
    everywhere: Mapping[str, Term]


def term_screen(word: Word, places: Sequence[Place], games: Mapping[str, str], speaker: Speaker) -> Screen:
    """A word in every language, what it means, and buttons to the topics that explain it; `games` names the games."""
    sheet = Sheet(GREY)
    sheet.text(f"### {word.mine.words[0]}", speaker.number(word.mine.meaning))
    sheet.text(
        *(
            speaker.say("term-line", language=language, words=speaker.join(term.words))
            for language, term in word.everywhere.items()
        )
    )
    sheet.rows([Press(games[place.game], "rules", place.game, place.topic, "") for place in places])
    return sheet.screen()
