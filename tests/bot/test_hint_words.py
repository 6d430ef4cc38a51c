"""The sentences of a hint: of every kind of decision, in every language, with no word that only the program knows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from bot.language import faces
from bot.ui.guide import choice_text
from bot.ui.hint import hint_lines
from games import games
from games.core.api import CHANCE, Action, Kind, Seat, State
from games.players.hint import Hint, compared, hint
from games.players.search import Verdict
from tests.bot.stage import LANGUAGES, plain
from tests.games import worlds
from tests.games.two_handed_pinochle_play import strict

CLEAR, CLOSE = ([10.0, 12.0], [4.0, 8.0]), ([10.0, 1.0], [4.0, 8.0])
"""What the best and the next best have brought in the same two worlds."""
RAW = re.compile(r"[a-z]+_[a-z_]+|(?<![A-Z0-9])(?:[AKQJT2-9]|1[12])[SHDC][1-4]?(?![A-Za-z0-9])")
"""A verb, a word or a card as it is written in records."""


def said(given: Hint, state: State, seat: Seat = 0, language: str = "en") -> list[str]:
    """The lines of a hint, without the marks that only order them."""
    words = LANGUAGES.speaker(language, state.game.key)
    return [plain(line) for line in hint_lines(given, state.view(seat), words)]


@pytest.mark.parametrize(
    ("game", "best", "second", "choice", "instead", "spared"),
    [
        ("auction-pinochle", "bid 270", "bid 260", "Bid 270", "Bid 260", ""),
        ("auction-pinochle", "bid 250", "pass", "Bid 250", "Pass", ""),
        ("auction-pinochle", "trump S", "trump H", "Spades", "Hearts", ""),
        (
            "auction-pinochle",
            "give AH KH QD JD",
            "give AH QD JD JD",
            "Give these cards: A hearts, K hearts, Q diamonds, J diamonds",
            "Give these cards: A hearts, Q diamonds, J diamonds, J diamonds",
            "It keeps J diamonds and spends K hearts.",
        ),
        (
            "auction-pinochle",
            "return AH AH TC 9D",
            "return KS KS TC 9D",
            "Return these cards: A hearts, A hearts, 10 clubs, 9 diamonds",
            "Return these cards: K spades, K spades, 10 clubs, 9 diamonds",
            "It keeps K spades, K spades and spends A hearts, A hearts.",
        ),
        (
            "auction-pinochle",
            "meld QS JD",
            "meld KC QC",
            "Meld Q spades + J diamonds",
            "Meld K clubs + Q clubs",
            "",
        ),
        ("auction-pinochle", "play_on", "concede", "Play", "Concede", ""),
        (
            "auction-pinochle",
            "play TC",
            "play 9D",
            "Play 10 clubs",
            "Play 9 diamonds",
            "It keeps 9 diamonds and spends 10 clubs.",
        ),
        (
            "two-handed-pinochle",
            "take face_up",
            "take face_down",
            "Take the face-up card",
            "Take the face-down card",
            "",
        ),
        ("two-handed-pinochle", "meld QS1 JD2", "done", "Meld Q spades + J diamonds", "Done melding", ""),
        ("two-handed-pinochle", "done", "meld QS1 JD2", "Done melding", "Meld Q spades + J diamonds", ""),
        ("ninety-nine", "declare", "pass", "Declare", "Pass", ""),
        ("ninety-nine", "pass", "reveal", "Pass", "Reveal", ""),
        ("ninety-nine", "trump none", "trump nines", "No trump", "Nines", ""),
        (
            "ninety-nine",
            "lay AS 9H TD",
            "lay AS TH TD",
            "Lay this bid: A spades, 9 hearts, 10 diamonds",
            "Lay this bid: A spades, 10 hearts, 10 diamonds",
            "It keeps 10 hearts and spends 9 hearts.",
        ),
    ],
)
def test_a_hint_says_what_to_do_what_it_brings_and_what_it_spends_if_it_does(
    game: str, best: str, second: str, choice: str, instead: str, spared: str
) -> None:
    state = games()[game].start(games()[game].seats[0], {}, 0)
    actions = Action.parse(best), Action.parse(second)
    for values, reason in (
        (CLEAR, f"On average it brings 5.0 points more than the next best: {instead}."),
        (CLOSE, f"About as good: {instead}."),
    ):
        given = compared(state, *(Verdict(*pair) for pair in zip(actions, values, strict=True)))
        expected = "11.0 points more" if values is CLEAR else "5.5 points more"
        lines = [f"Hint: {choice}.", reason, f"To expect from this deal: {expected} than the others."]
        assert said(given, state) == lines + ([spared] if spared else [])


def test_cards_alike_in_sight_are_told_apart_as_their_buttons_are() -> None:
    state = strict(("AS1 AS2 9S1", "TS1 KS1 KS2"))
    values = ([2.0], [1.0])
    given = compared(
        state, *(Verdict(Action("play", (card,)), each) for card, each in zip(("AS2", "9S1"), values, strict=True))
    )
    assert said(given, state)[0] == "Hint: Play A spades (2)."
    assert said(given, state)[-1] == "It keeps 9 spades and spends A spades (2)."


@pytest.mark.parametrize("language", LANGUAGES.known)
def test_where_the_match_may_end_the_figures_say_that_it_is_counted_in(language: str) -> None:
    state = worlds.Table("penneech", 2).start()
    given = compared(state, Verdict(Action("play", ("AS",)), [2.0]), Verdict(Action("play", ("8H",)), [1.0]))
    lines = said(given._replace(at_stake=True), state, language=language)
    stake = plain(LANGUAGES.speaker(language, "penneech").say("hint-stake"))
    assert [line for line in lines if line != stake] == said(given, state, language=language)
    assert lines.index(stake) == 3, "beside what is to be expected"


def test_what_is_solved_says_so_with_its_points_and_what_simple_sense_would_do() -> None:
    state = strict(("AS1 9S1", "TS1 KS1"))
    given = hint(state, 0, Random(1))
    solved = "Nothing is hidden from you any more, and worked out to the end nothing is better."
    expected = "To expect from this deal: 15.0 points more than the others."
    keeps = "It keeps A spades and spends 9 spades."
    assert said(given, state) == [
        "Hint: Play 9 spades.",
        solved,
        "It brings 20.0 points more than what simple sense says: Play A spades.",
        expected,
        keeps,
    ]
    as_good = "With best play by both, this brings as much: Play A spades."
    assert said(given._replace(gain=0.0), state) == ["Hint: Play 9 spades.", solved, as_good, expected, keeps]
    alone = given._replace(gain=None, instead=None, keeps=(), gives_up=())
    assert said(alone, state) == ["Hint: Play 9 spades.", solved, expected]


def decisions(table: worlds.Table, rng: Random) -> dict[str, list[tuple[State, Seat, Action, Action]]]:
    """Of each verb that a deal offers, some pairs of legal actions, the first of that verb."""
    found: dict[str, list[tuple[State, Seat, Action, Action]]] = {}
    for step in worlds.walk(table.start(), rng, 2):
        if step.seat == CHANCE:
            continue
        prompts = step.state.prompts(step.seat)
        for prompt in prompts:
            some = found.setdefault(prompt.verb, [])
            if len(some) < 3:
                other = rng.choice(prompts)
                some.append((step.state.copy(), step.seat, prompt.sample(rng), other.sample(rng)))
    return found


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_no_language_lets_a_word_of_the_program_through(table: worlds.Table) -> None:
    rng = Random(f"words of hints {table}")
    for verb, some in decisions(table, rng).items():
        for state, seat, best, second in some:
            values = rng.choice((CLEAR, CLOSE))
            given = compared(state, Verdict(best, values[0]), Verdict(second, values[1]))
            for language in LANGUAGES.known:
                lines = said(given, state, seat, language)
                check(lines, given, language, state, verb)


def check(lines: Sequence[str], given: Hint, language: str, state: State, verb: str) -> None:
    """Every item is told by its name in that language, and nothing is told as the program writes it."""
    words, text = LANGUAGES.speaker(language, state.game.key), "\n".join(lines)
    assert not RAW.search(text), text
    if language != "en":
        assert not re.search("[A-Za-z]{2,}", text), text
    card = state.game.verbs[verb].kind is Kind.CARD
    assert len(lines) == 3 + bool(given.keeps), text
    assert card or not given.keeps, text
    if given.keeps:
        for item, times in Counter((*faces(given.keeps), *faces(given.gives_up))).items():
            assert lines[-1].count(plain(words.item(item))) >= times, text
    for action in (given.action, given.instead):
        assert action is not None
        if not any(copied(item) for item in action.items):
            assert plain(choice_text(action, words)) in text
        for item in faces(action.items) if state.game.verbs[action.verb].kind is Kind.CARD else ():
            assert plain(words.item(item)) in text


def copied(item: str) -> bool:
    """Whether an item has cards with a copy number, which only buttons of twins have."""
    return faces([item]) != (item,)
