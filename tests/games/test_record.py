"""Records as text: what is read, what is refused and on which line (record-format.md)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import games
from games.core.record import BadRecord, Replay, read_record, replay, write_record
from tests.games import worlds
from tests.scale import scale

DEAL = (
    "* deal 9D 8H JS 8C TC KC 8D AD KH AH TS KS | 7D JD 9H 9C JC QC QD KD TH 7S 8S QS"
    " | 6D 6S 9S 6C 7C AC TD 6H 7H QH JH AS"
)
RECORD = f"""game ninety-nine
seats 3
dealer 0
option target_score 120
player 0 Ann of Green Gables

{DEAL}
0 lay 9D 8H JS
1 lay 7D JD 9H
2 lay 6D 6S 9S
1 pass
2 pass
0 pass
1 play KD
"""


def led_to(text: str) -> Replay:
    return replay(read_record(text, games()))


def refused(text: str) -> tuple[str, int]:
    """The code of the refusal and the line that it names."""
    with pytest.raises(BadRecord) as error:
        led_to(text)
    assert str(error.value).endswith("."), "a sentence"
    return error.value.code, error.value.line


def test_a_record_is_read() -> None:
    record = read_record(RECORD, games())
    assert (record.start.seats, record.start.dealer, record.names) == (3, 0, {0: "Ann of Green Gables"})
    state = replay(record).state
    assert (state.phase, state.actors(), state.standing().target) == ("play", (2,), 120)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda text: text.replace("\n", "\r\n"), id="CRLF"),
        pytest.param(lambda text: "\ufeff" + text, id="byte-order mark"),
        pytest.param(lambda text: text.replace(" ", "\t"), id="tabs"),
        pytest.param(lambda text: text.replace(" ", "  \t ").replace("\n", "  \n  "), id="more blanks"),
        pytest.param(lambda text: text.rstrip("\n"), id="no last line end"),
        pytest.param(lambda text: "# one\n\n" + text.replace("\n", "\n# two\n   # three\n\n"), id="comments"),
        pytest.param(lambda text: text.replace("lay 9D 8H JS", "lay JS 9D 8H"), id="a set in any order"),
        pytest.param(lambda text: text.replace("seats 3\ndealer 0\n", ""), id="what is the default"),
        pytest.param(lambda text: text.replace("seats 3\ndealer 0\n", "dealer 0\nseats 3\n"), id="header in any order"),
        pytest.param(lambda text: text.replace("120", "0120"), id="a number with noughts"),
    ],
)
def test_what_makes_no_difference(change: object) -> None:
    assert callable(change)
    assert led_to(change(RECORD)).state == led_to(RECORD).state


def test_the_order_of_cards_in_a_hand_means_nothing() -> None:
    turned = DEAL.replace("9D 8H JS 8C", "8C JS 8H 9D")
    assert led_to(RECORD.replace(DEAL, turned)).state == led_to(RECORD).state


def test_names_are_case_sensitive() -> None:
    for word in ("game", "seats", "option", "player", "pass", "KD"):
        assert refused(RECORD.replace(word, word.swapcase(), 1))[0] == "bad-record"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        pytest.param("", "bad-record", 1, id="nothing"),
        pytest.param("# nothing\n\n", "bad-record", 1, id="comments only"),
        pytest.param("seats 3\ngame ninety-nine\n", "bad-record", 1, id="game is not first"),
        pytest.param("game\n", "bad-record", 1, id="no key"),
        pytest.param("game chess\n", "bad-record", 1, id="unknown game"),
        pytest.param("game ninety-nine now\n", "bad-record", 1, id="a word too many"),
        pytest.param("game ninety-nine\ngame ninety-nine\n", "bad-record", 2, id="game twice"),
        pytest.param("game ninety-nine\nseats 3\nseats 3\n", "bad-record", 3, id="seats twice"),
        pytest.param("game ninety-nine\ndealer 0\ndealer 1\n", "bad-record", 3, id="dealer twice"),
        pytest.param(
            "game ninety-nine\noption target_score 9\noption target_score 8\n", "bad-record", 3, id="option twice"
        ),
        pytest.param("game ninety-nine\nplayer 0 A\nplayer 0 B\n", "bad-record", 3, id="player twice"),
        pytest.param("game ninety-nine\nplayer 3 A\n", "bad-record", 2, id="player of no seat"),
        pytest.param("game ninety-nine\nplayer 4 A\nseats 4\n", "bad-record", 2, id="player of no seat of four"),
        pytest.param("game ninety-nine\nplayer 0\n", "bad-record", 2, id="player without name"),
        pytest.param("game ninety-nine\nplayer x A\n", "bad-record", 2, id="player of what"),
        pytest.param("game ninety-nine\npreset nines\n", "bad-record", 2, id="a preset"),
        pytest.param("game ninety-nine\nseats\n", "bad-option", 2, id="seats without number"),
        pytest.param("game ninety-nine\nseats 7\n", "bad-option", 2, id="seats that it is not played by"),
        pytest.param("game ninety-nine\nseats three\n", "bad-option", 2, id="seats in words"),
        pytest.param("game ninety-nine\ndealer 3\n", "bad-option", 2, id="dealer of no seat"),
        pytest.param("game ninety-nine\ndealer -1\n", "bad-option", 2, id="dealer below nought"),
        pytest.param("game ninety-nine\noption target_score\n", "bad-option", 2, id="option without value"),
        pytest.param("game ninety-nine\noption colour red\n", "bad-option", 2, id="unknown option"),
        pytest.param("game ninety-nine\n# why\noption target_score 0\n", "bad-option", 3, id="bad value"),
        pytest.param(f"game ninety-nine\n{DEAL}\nseats 3\n", "bad-record", 3, id="header after an action"),
        pytest.param(f"{DEAL}\n", "bad-record", 1, id="an action before the game"),
        pytest.param(f"game ninety-nine\n{DEAL}\n0\n", "bad-record", 3, id="a seat alone"),
        pytest.param(f"game ninety-nine\n{DEAL}\n*\n", "bad-record", 3, id="chance alone"),
        pytest.param(f"game ninety-nine\n{DEAL}\n* shuffle\n", "bad-record", 3, id="chance only deals"),
        pytest.param(f"game ninety-nine\n{DEAL}\n{DEAL}\n", "bad-record", 3, id="a deal that is not due"),
        pytest.param(f"game ninety-nine\n{DEAL.replace('AS', 'KS')}\n", "bad-record", 2, id="a card twice"),
        pytest.param(f"game ninety-nine\n{DEAL.replace(' AS', '')}\n", "bad-record", 2, id="a card short"),
        pytest.param(f"game ninety-nine\n{DEAL.replace(' | 6D', ' 6D |')}\n", "bad-record", 2, id="uneven hands"),
        pytest.param(f"game ninety-nine\n{DEAL.replace(' |', '')}\n", "bad-record", 2, id="one group"),
        pytest.param("game ninety-nine\n* deal\n", "bad-record", 2, id="an empty deal"),
        pytest.param(f"game ninety-nine\n{DEAL}\n3 pass\n", "bad-record", 3, id="an action of no seat"),
        pytest.param(f"game ninety-nine\n{DEAL}\n0 dance\n", "bad-record", 3, id="an unknown verb"),
        pytest.param(f"game ninety-nine\n{DEAL}\n0 lay AS KS ZS\n", "bad-record", 3, id="an unknown card"),
        pytest.param(f"game ninety-nine\n{DEAL}\n0 pass now\n", "bad-record", 3, id="an item too many"),
        pytest.param("game ninety-nine\r\n\r\n# x\r\ndealer 9\r\n", "bad-option", 4, id="lines count with CRLF"),
    ],
)
def test_what_is_no_record_names_its_line(text: str, code: str, line: int) -> None:
    assert refused(text) == (code, line)


def test_an_illegal_action_stops_the_reading_and_keeps_the_state_before_it() -> None:
    result = led_to(RECORD + "0 play AD\n2 play TD\n")
    assert result.stopped is not None
    line, error = result.stopped
    assert (line.number, error.code) == (15, "not-your-turn")
    assert result.state == led_to(RECORD).state


def test_bad_writing_after_an_illegal_action_is_not_read() -> None:
    assert led_to(RECORD + "0 play AD\n2 dance\n").stopped is not None


@pytest.mark.parametrize("key", worlds.KEYS)
def test_seats_may_stand_in_every_game(key: str) -> None:
    for seats in games()[key].seats:
        assert read_record(f"game {key}\nseats {seats}\n", games()).start.seats == seats


def test_a_name_is_written_on_one_line() -> None:
    text = write_record(led_to(RECORD).state, 0, [], {1: " Bo\n1 play KD\t x ", 2: " "})
    assert "player 1 Bo 1 play KD x\n" in text
    assert read_record(text, games()).names == {1: "Bo 1 play KD x"}


def test_only_what_differs_from_the_default_is_written() -> None:
    options = [line for line in write_record(led_to(RECORD).state, 0, []).splitlines() if line.startswith("option")]
    assert options == ["option target_score 120"]


seeds = st.integers(0, 2**32 - 1)


def read_safely(text: str) -> None:
    """Whatever it is: a record, or a `BadRecord` that names one of its lines."""
    refusal = None
    try:
        led_to(text)
    except BadRecord as error:
        refusal = error
    if refusal is not None:
        assert 1 <= refusal.line <= text.count("\n") + 1
        assert refusal.code in ("bad-record", "bad-option")


@settings(max_examples=scale(2000))
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read_safely(text)
    read_safely(f"game ninety-nine\n{text}")
    read_safely(f"{RECORD}{text}")


@pytest.mark.parametrize("key", worlds.KEYS)
@settings(max_examples=scale(200))
@given(seed=seeds)
def test_any_spoilt_record_is_read_or_refused(key: str, seed: int) -> None:
    rng = Random(seed)
    start = worlds.random_table(key, rng).start()
    steps = [(step.seat, step.action) for step in worlds.walk(start, rng, deals=1)]
    lines = write_record(start, 0, steps).split("\n")
    for _ in range(3):
        spoilt = list(lines)
        for _ in range(rng.randint(1, 3)):
            spoil(spoilt, start.game.key, rng)
        read_safely("\n".join(spoilt))


WORDS = ("*", "-1", "0", "1", "99", "deal", "|", "/", "w", "AS", "AS1", "option", "seats", "٣", "²", "", "# x", "none")


def spoil(lines: list[str], key: str, rng: Random) -> None:
    """Take a line out, double one, move one, or change a word to another."""
    at = rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(rng.randrange(len(lines)), lines[at])
        case 2:
            lines.insert(
                rng.randrange(len(lines)), f"{rng.choice('0123')} {worlds.written_at_random(games()[key], rng)}"
            )
        case _:
            words = lines[at].split(" ")
            words[rng.randrange(len(words))] = rng.choice(WORDS)
            lines[at] = " ".join(words)
    if not lines:
        lines.append("")
