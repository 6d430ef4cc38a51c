"""The hands that English rules pages play through can be played, and come out as they say."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bot.ui.rulebook import rulebook
from games.auction_pinochle import DECK, HAND
from games.core.api import CHANCE, Event
from games.core.melds import LAST_TRICK, total
from games.ninety_nine import GAME
from games.two_handed_pinochle import TwoHandedPinochle
from tests.games import domino_pinochle_play as domino
from tests.games import penneech_play as penneech
from tests.games import two_handed_pinochle_play as two_handed
from tests.language.told import cards_of, plain

NAMES: Final = ("Ann", "Ben", "Cem")
STEP: Final = re.compile(r"^\d\. (.+)", re.MULTILINE)


def example(key: str) -> str:
    """The hand played through at the end of a page."""
    return plain(next(section.text for section in rulebook(key, "en") if section.topic == "example"))


def test_the_hand_of_domino_pinochle_is_paid_as_the_page_says() -> None:
    text = example("domino-pinochle")
    hands = dict(re.findall(r"^- (\w+): (.+)$", text, re.MULTILINE))
    state = domino.deal(domino.table(NAMES.index("Cem")), [hands[name] for name in NAMES], "6-4")
    melds = re.findall(r"\b([A-Z]\w+) melds ([^.:]+)", text)
    assert [name for name, _ in melds] == list(NAMES)
    for name, listed in melds:
        found = re.findall(r"((?:\d-\d |widow )+)for (\d)", listed)
        written = " / ".join(tiles.replace("widow", "w").strip() for tiles, _ in found)
        shown = domino.tell(state, f"{NAMES.index(name)} meld {written}")
        paid = {frozenset(event.items): event.points for event in shown if event.kind == "meld"}
        assert paid == {frozenset(tiles.replace("widow", "w").split()): int(chips) for tiles, chips in found}
    tricks = STEP.findall(text)
    assert len(tricks) == 9
    told: tuple[Event, ...] = ()
    for line in tricks:
        for name, tile in re.findall(r"(\w+) (\d-\d)[,.]", line):
            told = domino.tell(state, f"{NAMES.index(name)} play {tile}")
        taker = re.search(r"\. (\w+): (.*)", line)
        assert taker is not None
        chips = sum(int(number) for number in re.findall(r"\d+", taker[2].replace("6-4", "")))
        won = [*domino.of("trick", told), *domino.of("widow_taken", told)]
        assert {seat for seat, _ in won} == {NAMES.index(taker[1])}, line
        assert sum(points for _, points in won) == chips, line
    ends = re.search(r"Tricks (\d+), (\d+) and (\d+); with the melds Ann has (\d+), Ben (\d+), Cem (\d+)", text)
    assert ends is not None
    assert [str(points) for _, points in domino.of("tricks_paid", told)] == list(ends.groups()[:3])
    assert [str(points) for points in state.totals] == list(ends.groups()[3:])


def test_the_deal_of_ninety_nine_scores_as_the_page_says() -> None:
    text = example("ninety-nine")
    hands = dict(re.findall(r"^- (\w+): (.+)$", text, re.MULTILINE))
    state = GAME.start(3, {}, NAMES.index("Cem"))
    deal = " | ".join(" ".join(cards_of(hands[name])) for name in NAMES)
    state.apply(CHANCE, state.read(CHANCE, f"deal {deal}"))
    bids = re.findall(r"\b(Ann|Ben|Cem)(?: lays)? ([♠♥♦♣][^;.]+), a bid of (\d)", text)
    assert [name for name, _, _ in bids] == list(NAMES)
    for seat, (_, laid, _) in enumerate(bids):
        state.apply(seat, state.read(seat, f"lay {' '.join(cards_of(laid))}"))
    told: tuple[Event, ...] = ()
    for seat, deed in enumerate(("declare", "pass", "pass")):
        told = state.apply(seat, state.read(seat, deed))
    shown = next(event for event in told if event.kind == "bid_shown")
    assert (set(shown.items), shown.points) == (set(cards_of(bids[0][1])), int(bids[0][2]))
    for line in STEP.findall(text):
        *plays, winner = re.findall(r"Ann|Ben|Cem", line)
        for name, card in zip(plays, cards_of(line), strict=True):
            seat = NAMES.index(name)
            told = state.apply(seat, state.read(seat, f"play {card}"))
        assert next(event.seat for event in told if event.kind == "trick") == NAMES.index(winner), line
    scored = {event.seat: event.points for event in told if event.kind == "deal_score"}
    assert f"Ann scores 2 + 20 + 30 = {scored[0]}, Ben {scored[1]}, Cem 2 + 20 = {scored[2]}." in text
    assert [event.items for event in told if event.kind == "next_trump"] == [("H",)]


def test_the_hand_of_penneech_scores_as_the_page_says() -> None:
    text = example("penneech")
    first, second = re.findall(r"holds ([^.]+)\.", text)
    steps = STEP.findall(text)
    turned = re.search(r"Ann turns (\S+):", text)
    assert turned is not None
    plays = [cards_of(line) for line in steps]
    assert len(plays) == 7
    stock = " ".join([*cards_of(turned[1]), *(turn for _, _, turn in plays)])
    state = penneech.deal(penneech.table(0), " ".join(cards_of(first)), " ".join(cards_of(second)), stock)
    for line, (lead, reply, _) in zip(steps, plays, strict=True):
        assert re.findall("Ann|Ben", line)[0] == NAMES[state.at]
        before = sum(state.totals)
        penneech.tell(state, f"{state.at} play {lead}")
        penneech.tell(state, f"{state.at} play {reply}")
        scored = sum(int(points) for points in re.findall(r"scores (\d+)", line))
        surplus = 1 if line is steps[-1] else 0
        assert sum(state.totals) - before == scored + surplus, line
    assert "eight cards: 1 more" in text
    assert f"ends Ann {state.totals[0]}, Ben {state.totals[1]}." in text


def test_the_hand_of_two_handed_pinochle_is_paid_as_the_page_says() -> None:
    text = example("two-handed-pinochle")
    first, second, *later = [cards_of(hand) for hand in re.findall(r"^- \w+: (.+)$", text, re.MULTILINE)]
    turned = re.search(r"Ann deals and turns up (\S+):", text)
    assert turned is not None
    lines = re.findall(r"^\d+\. (.+)", text, re.MULTILINE)
    *stock, _ = (card for line in lines for card in cards_of(line)[2:4])
    pack = copies([*first, *second, *cards_of(turned[1]), *stock])
    state = two_handed.table(NAMES.index("Ann"))
    two_handed.deal(state, {0: " ".join(pack[:12]), 1: " ".join(pack[12:24])}, pack[24], " ".join(pack[25:]))
    paid = [points for line in lines for points in free_trick(state, line)]
    assert [sorted(bare(state.deck.spell(state.owned(seat)))) for seat in (0, 1)] == [sorted(hand) for hand in later]
    told = strict_tricks(state, text)
    tricks = [event.points for event in told if event.kind == "trick_points"]
    for seat, last in ((0, 0), (1, LAST_TRICK)):
        melds = [points for at, points in paid if at == seat]
        summed = f"{NAMES[seat]} has melds of {' + '.join(map(str, melds))} = {sum(melds)} and tricks of "
        bonus = f", with {last} for the last one" if last else ""
        counted = [sum(melds), tricks[seat] - last, *([last] if last else [])]
        assert sum(counted) == state.totals[seat]
        total = f"{' + '.join(map(str, counted))} = {state.totals[seat]}."
        assert f"{summed}{tricks[seat] - last}{bonus}: {total}" in text


def free_trick(state: TwoHandedPinochle, line: str) -> list[tuple[int, int]]:
    """A trick of the first phase with what is drawn and melded after it; the seat and the points of each meld."""
    cards, names = cards_of(line), re.findall("Ann|Ben", line)
    assert names[0] == NAMES[state.at], line
    two_handed.run(state, f"{state.at} play {cards[0]}")
    told = two_handed.tell(state, f"{state.at} play {cards[1]}")
    assert names[2] == NAMES[state.at], line
    if state.phase == "final_draw":
        told = two_handed.tell(state, f"{state.at} take face_down")
    drawn = [event.items[0] for event in told if event.kind in ("drawn", "indicator_taken")]
    assert bare(drawn) == cards[2:4], line
    return [pay for sentence in line.split(". ")[2:] for pay in melded(state, sentence)]


def melded(state: TwoHandedPinochle, sentence: str) -> list[tuple[int, int]]:
    """Make the melds of a sentence; the seat and the points of each."""
    paid = []
    for listed, points in re.findall(r"(.+?) for (\d+)", sentence):
        assert sentence.startswith(NAMES[state.at]), sentence
        told = two_handed.tell(state, f"{state.at} meld {' '.join(cards_of(listed))}")
        assert told[-1].points == int(points), sentence
        paid.append((state.at, told[-1].points))
        taken = [event.items[0] for event in told if event.kind == "indicator_taken"]
        assert bare(taken) == cards_of(" ".join(re.findall("gets (.+)", sentence))), sentence
    return paid


def strict_tricks(state: TwoHandedPinochle, text: str) -> tuple[Event, ...]:
    """The second phase: each lead with its reply in brackets; what the last trick told."""
    told: tuple[Event, ...] = ()
    played = text.partition("strict rules hold. ")[2].partition(": the last trick is Ben's")[0]
    for name, tricks in re.findall(r"(Ann|Ben) leads ([^.]+)", played):
        for lead, reply in re.findall(r"([♠♥♦♣]\w+)[^♠♥♦♣]*\([^♠♥♦♣]*([♠♥♦♣]\w+)\)", tricks):
            assert name == NAMES[state.at]
            two_handed.run(state, f"{state.at} play {cards_of(lead)[0]}")
            told = two_handed.tell(state, f"{state.at} play {cards_of(reply)[0]}")
    assert [event.seat for event in told if event.kind == "trick"] == [NAMES.index("Ben")]
    return told


def test_the_declarer_of_the_auction_pinochle_example_melds_what_the_page_says() -> None:
    text = example("auction-pinochle")
    dealt, given, returned = (
        cards_of(cards)
        for cards in re.findall(r"(?:was dealt|partner gives|declarer returns) ([^:.]+?)(?:[:.]|, and now)", text)
    )
    before = DECK.read(copies(dealt))
    assert total(DECK, "S", before) == 20, "only a heart marriage"
    kept = [*dealt, *given]
    for card in returned:
        kept.remove(card)
    assert len(dealt) == len(kept) == HAND
    assert f": {total(DECK, 'S', DECK.read(copies(kept)))}. His side needs" in text


def copies(names: list[str]) -> list[str]:
    """The cards with the copies told apart."""
    return [f"{name}{names[:place].count(name) + 1}" for place, name in enumerate(names)]


def bare(names: Iterable[str]) -> list[str]:
    """The cards without their copies."""
    return [name[:2] for name in names]
