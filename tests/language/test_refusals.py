"""Refusals are told in the reader's language, also those of options that will not do."""

from __future__ import annotations

import re
from typing import Final

import pytest

from bot.language import Languages
from bot.session.errors import BadChoice, Forbidden
from bot.ui.permissions import WrongChannel
from bot.ui.refusals import sentence
from games import games
from games.core.api import Action, IllegalAction, State
from games.core.options import LARGEST, MOST_PAID, BadOption
from tests.games.auction_pinochle_play import trick
from tests.games.two_handed_pinochle_play import following

LANGUAGES: Final = Languages(strict=True)
MARKS: Final = dict.fromkeys(map(ord, "\u200f\u2068\u2069"))


def refused(key: str, seats: int, **options: str) -> BadChoice:
    """What the rules say to these options."""
    with pytest.raises(BadOption) as caught:
        games()[key].read_options(seats, options)
    return BadChoice(str(caught.value), caught.value.names, caught.value.setting)


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [
        ("two-handed-pinochle", 2, {"score_divisor": "10"}),
        ("two-handed-pinochle", 2, {"decks": "2"}),
        ("auction-pinochle", 4, {"min_bid": "255"}),
        ("auction-pinochle", 4, {"min_bid": "400", "max_bid": "300"}),
        ("ninety-nine", 3, {"partnership": "true"}),
    ],
)
def test_options_that_will_not_do_are_named_as_on_the_screen(
    language: str, key: str, seats: int, options: dict[str, str]
) -> None:
    speaker, error = LANGUAGES.speaker(language, key), refused(key, seats, **options)
    said = sentence(error, speaker)
    if language == "en":
        assert said == error.sentence
        return
    for name in error.names:
        label = speaker.say("setup-seats" if name == "seats" else f"option-{name}")
        assert label.translate(MARKS) in said.translate(MARKS)


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize(
    ("options", "ends"),
    [
        ({"target_score": "0"}, (1, LARGEST)),
        ({"target_score": "much"}, (1, LARGEST)),
        ({"bonus_value": str(MOST_PAID + 1)}, (0, MOST_PAID)),
        ({"magri_values": "30,60"}, (3, 0, MOST_PAID)),
    ],
)
def test_a_number_that_will_not_do_is_refused_with_those_that_would(
    language: str, options: dict[str, str], ends: tuple[int, ...]
) -> None:
    speaker, error = LANGUAGES.speaker(language, "ninety-nine"), refused("ninety-nine", 3, **options)
    said = sentence(error, speaker).translate(MARKS)
    assert all(re.search(rf"(?<!\d){end}(?!\d)", said) for end in ends), said


@pytest.mark.parametrize("language", LANGUAGES.known)
def test_a_choice_that_nobody_knows_is_refused_in_the_readers_language(language: str) -> None:
    said = sentence(BadChoice("There is no game whist."), LANGUAGES.speaker(language))
    assert ("whist" in said) == (language == "en")


def test_channels_are_listed_as_the_language_lists() -> None:
    error = WrongChannel(channels="<#1>, <#2>")
    assert "<#1>, <#2>" in sentence(error, LANGUAGES.speaker("en"))
    assert "<#1>، <#2>" in sentence(error, LANGUAGES.speaker("fa")).translate(MARKS)


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize(
    ("state", "card", "due"),
    [
        (following("AC1", "9C1 KH1"), "KH1", "9C1"),
        (following("AC1", "9D1 KH1"), "9D1", "KH1"),
        (following("KC1", "9C1 TC2"), "9C1", "TC2"),
        (trick("KS", "AS QS 9H"), "9H", "AS"),
        (trick("KS", "AS QS 9H"), "QS", "AS"),
        (trick("KS JH", "KH 9H AD"), "AD", "KH"),
        (trick("KS JH", "KH 9H AD"), "9H", "KH"),
    ],
)
def test_who_neglects_a_duty_in_pinochle_is_told_a_card_that_may_be_played(
    language: str, state: State, card: str, due: str
) -> None:
    [seat] = state.actors()
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, Action("play", (card,)))
    speaker = LANGUAGES.speaker(language, state.game.key)
    said = sentence(Forbidden(state.game.key, refused.value), speaker).translate(MARKS)
    for named in (card, due):
        assert speaker.item(named).translate(MARKS) in said
