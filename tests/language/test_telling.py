"""Whatever matches of any game and option tell, show or offer can be said in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from bot.language import Languages, Speaker, Unsaid, faces
from bot.ui.words import NOTHING, Cast, deed, event_line, fact_lines, fact_text
from games import games
from games.core.api import Fact
from tests.bot.stage import live
from tests.language.words import KEYS, heard, written_in_latin

LANGUAGES: Final = Languages(strict=True)
BUTTON: Final = 80
MODAL: Final = 45
ITEMS: Final = {
    "card": "QS",
    "best": "QS",
    "due": "QS",
    "bid": "250",
    "least": "250",
    "most": "990",
    "next": "260",
    "count": "4",
}
"""What stands in the blanks of refusals; in any other a suit."""
INVISIBLE: Final = re.compile("[\u200e\u200f\u2066-\u2069]")

every_way = pytest.mark.parametrize(
    ("language", "digits"),
    [(language, False) for language in LANGUAGES.known]
    + [(language, True) for language in LANGUAGES.known if LANGUAGES.has_digits(language)],
)
every_game = pytest.mark.parametrize("key", KEYS)


@cache
def cast_of(key: str, language: str, digits: bool) -> tuple[Speaker, Cast]:
    """Who tells, and the people of a full table, whose names are digits so that letters are the language's own."""
    game = games()[key]
    speaker = LANGUAGES.speaker(language, key, digits=digits)
    return speaker, Cast(live(game.start(max(game.seats)), names=["4711"]), speaker)


def sound(text: str, speaker: Speaker) -> None:
    """Fail for what is not a text of this language."""
    plain = INVISIBLE.sub("", text)
    assert plain.strip(), "says nothing"
    assert not re.search(r"[{}]|[a-z]_[a-z]", plain), f"raw word in {plain!r}"
    if not written_in_latin(speaker.language):
        assert not re.search(r"[A-Za-z]{2,}", plain), f"Latin word in {plain!r}"
    assert text.count("\u2068") + text.count("\u2066") + text.count("\u2067") == text.count("\u2069")


@every_way
@every_game
def test_every_event_is_told(key: str, language: str, digits: bool) -> None:
    speaker, cast = cast_of(key, language, digits)
    for event in heard(key).events.values():
        text = event_line(event, speaker, cast)
        sound(text, speaker)
        assert INVISIBLE.sub("", text)[-1] in ".!", f"{event.kind} is told in a sentence"


@every_way
@every_game
def test_every_detail_of_a_summary_is_told(key: str, language: str, digits: bool) -> None:
    speaker, _ = cast_of(key, language, digits)
    for event in heard(key).events.values():
        for how in ("sum", "paid"):
            if speaker.knows(message := f"event-{event.kind}.{how}"):
                sound(speaker.say(message, points=event.points, each="1", items="1", cards="1"), speaker)
    for fact in heard(key).facts.values():
        if speaker.knows(message := f"fact-{fact.name}.sum"):
            sound(speaker.say(message, value=speaker.item(fact.value), word=fact.value), speaker)
    if speaker.knows("next-trump"):
        nothing_turned = [] if "indicator" in heard(key).zones else ["unsettled", "S"]
        for card, word in (("1", "S"), *(("none", word) for word in nothing_turned)):
            sound(speaker.say("next-trump", card=card, word=word, trump="1"), speaker)


@every_way
@every_game
def test_every_fact_is_shown_alone_and_beside_others(key: str, language: str, digits: bool) -> None:
    speaker, cast = cast_of(key, language, digits)
    for fact in heard(key).facts.values():
        sound(fact_text(fact, speaker, cast), speaker)
        other = Fact(fact.name, fact.value, fact.seat if fact.seat is None else 1 - min(fact.seat, 1))
        lines = fact_lines([fact, other], speaker, cast)
        assert len(lines) == (fact.value not in NOTHING or fact.seat is None), lines
        for line in lines:
            sound(line, speaker)


@every_way
@every_game
def test_every_action_has_a_label_that_fits_a_button(key: str, language: str, digits: bool) -> None:
    speaker, _ = cast_of(key, language, digits)
    for action in heard(key).actions.values():
        label = deed(action.verb, action.items, speaker)
        sound(label, speaker)
        assert len(label) <= BUTTON
    for verb in games()[key].verbs:
        bare = speaker.say(f"do-{verb}", items="", count=0, word="none")
        assert len(bare) <= MODAL, f"{bare!r} is cut where it is the title of a question"
        sound(speaker.say(f"ask-{verb}"), speaker)


@every_way
@every_game
def test_every_card_phase_zone_preset_option_and_refusal_has_its_words(key: str, language: str, digits: bool) -> None:
    speaker, _ = cast_of(key, language, digits)
    game = games()[key]
    for message in ("game-name", "game-line", *(f"preset-{preset}" for preset in game.presets)):
        sound(speaker.say(message), speaker)
    for message in {f"phase-{one}" for one in heard(key).phases} | {f"zone-{one}" for one in heard(key).zones}:
        sound(speaker.say(message), speaker)
    for setting in game.settings():
        name = speaker.say(f"option-{setting.name}")
        assert len(name) <= MODAL, f"{name!r} is cut where it is the title of a question"
        sound(name, speaker)
        sound(speaker.say(f"option-{setting.name}.help"), speaker)
        for value in setting.values or ():
            if isinstance(value, str):
                sound(speaker.say(f"value-{setting.name}-{value}"), speaker)
    for code, refusal in game.refusals.items():
        blanks = {blank: speaker.item(ITEMS.get(blank, "S")) for blank in blanks_of(refusal.sentence)}
        sound(speaker.say(f"refusal-{code}", **blanks), speaker)
    for state in (game.start(seats) for seats in game.seats):
        for card in faces(state.pack()):
            sound(speaker.item(card), speaker)


def blanks_of(sentence: str) -> list[str]:
    """The blanks that a refusal fills in."""
    return re.findall(r"\{(\w+)\}", sentence)


@every_way
@every_game
def test_the_values_of_a_fact_are_told_apart(key: str, language: str, digits: bool) -> None:
    speaker, cast = cast_of(key, language, digits)
    shown: dict[tuple[str, bool], dict[str, str]] = {}
    for fact in heard(key).facts.values():
        one = Fact(fact.name, fact.value, None if fact.seat is None else 0)
        shown.setdefault((fact.name, fact.seat is None), {})[fact.value] = fact_text(one, speaker, cast)
    for (name, _), texts in shown.items():
        assert len(set(texts.values())) == len(texts), f"fact-{name} says the same of different values: {texts}"


def test_a_strict_speaker_objects_to_what_is_missing_or_wrong(tmp_path: Path) -> None:
    for language in ("en", "fa"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text("greeting = { $who }\n", "utf-8")
    (tmp_path / "en" / "common.ftl").write_text("greeting = { $who }\nonly = English\n", "utf-8")
    strict = Languages(tmp_path, strict=True).speaker("fa")
    with pytest.raises(Unsaid, match="no message only in fa"):
        strict.say("only")
    with pytest.raises(Unsaid, match="Unknown external: who"):
        strict.say("greeting")
    assert Languages(tmp_path).speaker("fa").say("only").strip("\u200f") == "English", "people get English instead"


def test_a_game_may_spell_a_common_word_its_own_way() -> None:
    for key, marriage, trump in (("two-handed-pinochle", "매리지", "으뜸패"), ("auction-pinochle", "메리지", "트럼프")):
        said = LANGUAGES.speaker("ko", key).say("meld-royal-marriage")
        assert marriage in said
        assert trump in said
