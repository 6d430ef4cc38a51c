"""A deal follows from its secret and its words as docs/FAIR-DEALS.md says, and favours no card and no place."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.session.dealer import Dealer
from bot.session.fair import Stream, checked, deals_file, seal_of, sealed_deals
from bot.session.live import Live
from games import games
from games.players.chance import deal
from storage.api import Seal, Seat, TableId
from tests.scale import chance, scale
from tests.session.room import ANNE, BERT, CLEO, Room
from tools import verify_deal

ROOT = Path(__file__).parents[2]
VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
TABLE = TableId(159)


def stream_of(vector: dict[str, Any]) -> Stream:
    return Stream(bytes.fromhex(vector["secret"]), TableId(vector["table"]), vector["deal"], vector["words"])


def verify(file: Path, *seals: str) -> tuple[int, list[str]]:
    """What the stand-alone verifier says, run without this project on its path."""
    done = subprocess.run(  # noqa: S603 # our own tool
        [sys.executable, "-I", ROOT / "tools" / "verify_deal.py", file, *seals],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout.splitlines() or done.stderr.splitlines()


def test_every_game_has_a_published_vector() -> None:
    assert {vector["game"] for vector in VECTORS} == set(games())
    assert any(any(word for word in vector["words"]) for vector in VECTORS)


@pytest.mark.parametrize("number", range(len(VECTORS)))
def test_the_bot_deals_the_published_vectors(number: int) -> None:
    vector = VECTORS[number]
    state = games()[vector["game"]].start(len(vector["words"]))
    assert list(state.pack()) == vector["pack"]
    assert list(state.deal_sizes()) == vector["groups"]
    assert seal_of(bytes.fromhex(vector["secret"])) == vector["seal"]
    assert str(deal(state, stream_of(vector))) == f"deal {vector['dealt']}"


@pytest.mark.parametrize("number", range(len(VECTORS)))
def test_the_stand_alone_verifier_agrees_with_the_published_vectors(number: int) -> None:
    vector = VECTORS[number]
    assert verify_deal.faults(vector["table"], vector, None) == []
    assert verify_deal.faults(vector["table"], vector, vector["seal"].upper()) == []


def changes() -> list[tuple[str, Any]]:
    """One thing of the second vector made another."""
    vector = VECTORS[1]
    first, second, *rest = vector["dealt"].split()
    return [
        ("secret", hashlib.sha256(b"another").hexdigest()),
        ("seal", hashlib.sha256(b"another").hexdigest()),
        ("words", ["", "plum", *vector["words"][2:]]),
        ("words", ["plum ", *vector["words"][1:]]),
        ("deal", vector["deal"] + 1),
        ("dealt", " ".join((second, first, *rest))),
        ("dealt", " ".join((first, first, *rest))),
    ]


@pytest.mark.parametrize("number", range(len(changes())))
def test_the_verifier_finds_whatever_was_changed(number: int) -> None:
    vector = deepcopy(VECTORS[1])
    name, value = changes()[number]
    vector[name] = value
    assert verify_deal.faults(vector["table"], vector, None)
    assert verify_deal.faults(VECTORS[1]["table"] + 1, VECTORS[1], None)


def test_a_word_belongs_to_its_seat_and_cannot_run_into_the_next() -> None:
    for one, other in ((["ab", ""], ["a", "b"]), (["", "a"], ["a", ""]), (["", ""], [""])):
        streams = [Stream(bytes(32), TABLE, 1, words) for words in (one, other)]
        assert [streams[0].randrange(2**32) for _ in range(4)] != [streams[1].randrange(2**32) for _ in range(4)]


@given(secret=st.binary(min_size=32, max_size=32), stops=st.lists(st.integers(1, 2**32), max_size=40))
def test_the_two_programs_draw_the_same_numbers(secret: bytes, stops: list[int]) -> None:
    ours = Stream(secret, TABLE, 3, ["word", "", "слово"])
    theirs = verify_deal.numbers(secret, TABLE, 3, ["word", "", "слово"])
    for stop in stops:
        drawn = ours.randrange(stop)
        assert drawn == verify_deal.below(stop, theirs)
        assert 0 <= drawn < stop


def test_numbers_that_would_favour_some_results_are_thrown_away() -> None:
    """Below three quarters of the range a plain remainder would find the first third twice as often."""
    stop = 3 * 2**30
    stream, raw = Stream(bytes(32), TABLE, 1, []), Stream(bytes(32), TABLE, 1, [])
    drawn = [stream.randrange(stop) for _ in range(300)]
    numbers = [raw.randrange(2**32) for _ in range(600)]
    assert drawn == [number for number in numbers if number < stop][:300]
    assert len(set(numbers) - set(drawn)) > 60


def test_every_card_comes_to_every_place_equally_often() -> None:
    """Chi-square over cards and places of the smallest pack; five standard deviations above what is expected."""
    state = games()["penneech"].start()
    pack, rng, rounds = state.pack(), chance("places"), max(1000, scale(6000))
    seen = Counter[tuple[str, int]]()
    for number in range(rounds):
        dealt = deal(state, Stream(rng.randbytes(32), TABLE, number, ["", ""]))
        cards = [card for group in dealt.items for card in group.split()]
        seen.update((card, place) for place, card in enumerate(cards))
    expected = rounds / len(pack)
    spread = sum((seen[card, place] - expected) ** 2 / expected for card in pack for place in range(len(pack)))
    freedom = (len(pack) - 1) ** 2
    assert abs(spread - freedom) < 5 * (2 * freedom) ** 0.5


def test_draws_below_every_number_are_equally_likely() -> None:
    stream = Stream(chance("draws").randbytes(32), TABLE, 1, [])
    for stop in (2, 3, 5, 7, 36, 80):
        seen = Counter(stream.randrange(stop) for _ in range(200 * stop))
        spread = sum((seen[number] - 200) ** 2 / 200 for number in range(stop))
        assert spread < (stop - 1) + 6 * (2 * (stop - 1)) ** 0.5 + 10


def test_the_dealer_uses_the_sealed_secret_and_seals_the_next() -> None:
    state = games()["ninety-nine"].start()
    seats = [Seat(TABLE, number, None, "", word=word) for number, word in enumerate(("plum", "", "pear"))]
    sealed = Seal(1, bytes(range(32)))
    action, (used, following) = Dealer(Random(5)).deal(state, TABLE, [sealed], seats)
    assert used == Seal(1, sealed.secret, ("plum", "", "pear"))
    assert (following.deal, following.words, len(following.secret)) == (2, None, 32)
    assert action == deal(state, Stream(sealed.secret, TABLE, 1, ["plum", "", "pear"]))


def test_secrets_come_from_the_operating_system_and_differ() -> None:
    secrets = {Dealer().seal(1).secret for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


def longer_than(before: int) -> Callable[[Live], bool]:
    """Whether something has happened since, or nothing will any more."""
    return lambda live: live.length > before or live.table.status != "playing"


async def test_the_deals_of_a_whole_table_are_verified_by_both_programs(quick: Room, tmp_path: Path) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    shown: dict[int, str] = {}
    while (live := await quick.live(table)).table.status == "playing":
        shown[live.seals[-1].deal] = seal_of(live.seals[-1].secret)
        if live.state is not None and live.state.dealing == 1:
            await quick.sessions.words.set(table, BERT.user, "Żółw 🐢")
        before = live.length
        await quick.play_until(table, longer_than(before))
    stored = await quick.store.tables.load(table)
    assert live.state is not None
    deals = live.state.dealing + 1
    assert deals > 3
    assert checked(stored) == dict.fromkeys(range(1, deals + 1), True)
    file = tmp_path / "deals.json"
    file.write_bytes(deals_file(stored))
    status, lines = verify(file, *(f"{number}:{shown[number]}" for number in range(2, deals + 1)))
    assert status == 0
    assert len(lines) == deals
    assert all("as sealed" in line for line in lines)
    assert sum(json.dumps("Żółw 🐢") in line for line in lines) == 1


async def test_a_seal_that_was_not_shown_before_is_found_out(quick: Room, tmp_path: Path) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.play_until(table, lambda live: live.state is not None and live.state.dealing == 2)
    file = tmp_path / "deals.json"
    file.write_bytes(deals_file(await quick.store.tables.load(table)))
    assert verify(file)[0] == 0
    status, lines = verify(file, f"2:{'0' * 64}", f"9:{'0' * 64}")
    assert status == 1
    assert [line.split(" (")[0] for line in lines] == [
        "deal 1: as sealed",
        "deal 2: the secret is not the one that was sealed",
        "deal 3: as sealed",
        "deal 9: not in this file",
    ]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"scheme": "other", "deals": []}', "\x00"])
def test_what_is_no_file_of_deals_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deals.json"
    file.write_text(text)
    status, lines = verify(file)
    assert status == 2
    assert lines[0].startswith("This is no file of deals to check")


async def test_the_bot_too_finds_a_deal_that_was_changed_in_the_log(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    stored = await quick.store.tables.load(table)
    assert checked(stored) == {1: True}
    assert [proof["deal"] for proof in sealed_deals(stored)] == [1]
    secret = Seal(1, bytes(32), stored.seals[0].words)
    forged = type(stored)(stored.table, stored.seats, stored.entries, None, None, (secret, *stored.seals[1:]))
    assert checked(forged) == {1: False}
    unsealed = type(stored)(stored.table, stored.seats, stored.entries, None, None, ())
    assert checked(unsealed) == {1: False}
