"""What is told of a finished deal, in every language: each side's bid, melds, tricks, points and total; next trump."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import pytest

from bot.language import Speaker, faces
from bot.session.deals import Finished, finished_deals
from bot.session.history import undoing
from bot.ui.summary import summary_screen
from games import games
from games.core.api import CHANCE, Event
from storage.api import Entry
from tests.bot.fixtures import ClubFactory, texts
from tests.bot.logs import NOON, ended, played
from tests.bot.players import play, sit_down
from tests.bot.stage import LANGUAGES, live, parts, plain
from tests.games import worlds
from tests.scale import chance, scale

NAMES: Final = ("Ann", "Ben", "Cem", "Dina", "Eli")
AROUNDS: Final = {"A": "aces", "K": "kings", "Q": "queens", "J": "jacks"}
HANDS: Final = (*AROUNDS.values(), "run", "royal_marriage", "pinochle", "double_pinochle", "dix", "roundhouse")
"""The two-handed game's events of melds, marriages aside, which are told with their suit."""
Telling = Callable[[Finished, int, Speaker], Iterator[str]]

every_language = pytest.mark.parametrize("language", LANGUAGES.known)
every_table = pytest.mark.parametrize("table", worlds.presets(), ids=str)


def blocks(deal: Finished, speaker: Speaker) -> list[str]:
    """The blocks of a summary: its title, one for each side, and what else there is to tell."""
    shown = parts(summary_screen(live(deal.state, names=NAMES), speaker, deal))
    return [plain(part["content"]) for part in shown if part["type"] == 10]


def deals_of(table: worlds.Table, name: str, deals: int = 2) -> list[Finished]:
    """Some deals played with sense, and others without, so that all sorts of endings come up."""
    rng = chance(f"{name} {table}")
    return [deal for at in range(scale(20)) for deal in ended(table, rng, deals, sensible=at % 3 != 1)]


def sides(deal: Finished) -> Iterator[tuple[int, list[int]]]:
    """The columns of the score, and who is in each; the dummy is alone in its own."""
    state = deal.state
    for column in range(len(state.scores())):
        yield column, [seat for seat in range(state.seats) if state.column(seat) == column] or [column]


def events(deal: Finished, seat: int | None, *kinds: str) -> list[Event]:
    """What was told of a seat."""
    return [event for event in deal.events if event.seat == seat and event.kind in kinds]


def paid(deal: Finished, seat: int, *kinds: str) -> int:
    """The points that these events brought a seat."""
    return sum(event.points for event in events(deal, seat, *kinds))


def each(deal: Finished, seat: int, speaker: Speaker, *kinds: str) -> str:
    """Cards and what they brought, meld after meld."""
    return "; ".join(
        f"{plain(speaker.cards_by_suit(faces(event.items)))} = {event.points}"
        for event in events(deal, seat, *kinds)
        if event.points
    ).replace("; ", plain(speaker.join(["", ""], "melds")))


def ninety_nine(deal: Finished, seat: int, speaker: Speaker) -> Iterator[str]:
    """The premium, whether the bid was met, the bid where it is shown, and what both paid."""
    for premium in [*events(deal, seat, "premium"), *events(deal, seat, "declare")[: deal.state.seats in (2, 5)]]:
        yield speaker.say("fact-offer.sum", word=premium.items[0] if premium.items else "declare")
        yield from (speaker.say("fact-announced.sum", value=number) for number in premium.items[1:])
    yield speaker.say("fact-contract.sum", word="made" if events(deal, seat, "contract_made") else "failed")
    shown = events(deal, seat, "bid_was")
    yield from (
        f"{speaker.say('event-bid_was.sum', points=e.points, cards=speaker.cards_by_suit(e.items))}" for e in shown
    )
    for kind in ("bid_kept", "missed", "contract_made", "premium_score"):
        yield from (speaker.say(f"event-{kind}.sum", points=event.points) for event in events(deal, seat, kind))


def auction_pinochle(deal: Finished, seat: int, speaker: Speaker) -> Iterator[str]:
    """The contract, melds by sort and their sum, points in tricks."""
    yield from (speaker.say("fact-contract.sum", value=str(e.points)) for e in events(deal, seat, "contract"))
    trump = next((event.items[0] for event in deal.events if event.kind == "trump"), "")
    melds: Counter[str] = Counter()
    for event in events(deal, seat, "meld"):
        melds[sort_of(event, trump)] += event.points
    for name, points in melds.items():
        yield speaker.say(f"fact-{name}.sum", value=speaker.number(str(points)))
    if trump:
        yield speaker.say("fact-meld_points.sum", value=speaker.number(str(melds.total())))
    if was_played(deal):
        taken = paid(deal, seat, "trick", "last_trick")
        yield speaker.say("fact-trick_points.sum", value=speaker.number(str(taken)))


def was_played(deal: Finished) -> bool:
    """Whether anybody took a trick: a contract may be conceded before that, or nobody bid."""
    return any(event.kind == "trick" for event in deal.events)


def sort_of(event: Event, trump: str) -> str:
    """What a meld of one or two packs is called."""
    ranks, suits = {card[0] for card in event.items}, {card[1] for card in event.items}
    if ranks == {"9"}:
        return "dix"
    if ranks == {"Q", "J"}:
        return "pinochle"
    if len(suits) == 4:
        return AROUNDS[ranks.pop()]
    return "run" if len(ranks) == 5 else "royal_marriage" if suits == {trump} else "marriage"


def two_handed_pinochle(deal: Finished, seat: int, speaker: Speaker) -> Iterator[str]:
    """Every meld by name with what it paid, marriages with their suit; the sum; points in tricks."""
    for kind in (*HANDS, "turned_dix"):
        if points := [speaker.number(str(event.points)) for event in events(deal, seat, kind)]:
            yield speaker.say(f"event-{kind}.paid", each=speaker.join(points))
    if events(deal, seat, "marriage"):
        yield speaker.say("event-marriage.paid", items=each(deal, seat, speaker, "marriage"))
    melds = paid(deal, seat, *HANDS, "marriage", "turned_dix")
    yield speaker.say("fact-melded.sum", value=speaker.number(str(melds)))
    yield from (speaker.say("event-trick_points.sum", points=e.points) for e in events(deal, seat, "trick_points"))


def domino_pinochle(deal: Finished, seat: int, speaker: Speaker) -> Iterator[str]:
    """Every meld with its chips, their sum, the widow and the chips in tricks."""
    if events(deal, seat, "meld"):
        yield speaker.say("event-meld.paid", items=each(deal, seat, speaker, "meld"))
        yield speaker.say("event-melds_paid.paid", points=paid(deal, seat, "meld"))
    if paid(deal, seat, "widow_taken"):
        yield speaker.say("event-widow_taken.paid", items=each(deal, seat, speaker, "widow_taken"))
    counted = any(event.kind in ("tricks_paid", "widow_taken") for event in deal.events)
    if chips := counted and paid(deal, seat, "trick", "widow_taken"):
        yield speaker.say("event-tricks_paid.paid", points=chips)


def penneech(deal: Finished, seat: int, speaker: Speaker) -> Iterator[str]:
    """What was turned up and what honours brought, card by card; surplus cards."""
    for kind in ("turn_up", "honours"):
        if points := paid(deal, seat, kind):
            yield speaker.say(f"event-{kind}.paid", points=points, items=each(deal, seat, speaker, kind))
    if surplus := paid(deal, seat, "surplus"):
        yield speaker.say("event-surplus.paid", points=surplus)


TELLING: Final[dict[str, Telling]] = {
    "ninety-nine": ninety_nine,
    "auction-pinochle": auction_pinochle,
    "two-handed-pinochle": two_handed_pinochle,
    "domino-pinochle": domino_pinochle,
    "penneech": penneech,
}


def told_of(deal: Finished, seat: int, key: str, speaker: Speaker) -> Iterator[str]:
    """The parts of a seat's line; how many tricks it took only of a deal in which there were any."""
    if was_played(deal):
        yield speaker.say("plate-tricks", tricks=len(events(deal, seat, "trick")))
    yield from TELLING[key](deal, seat, speaker)


@every_language
@every_table
def test_each_side_reads_what_its_deal_came_to(table: worlds.Table, language: str) -> None:
    speaker = LANGUAGES.speaker(language, table.key)
    between = plain(speaker.join(["", ""], "parts"))
    for deal in deals_of(table, "parts"):
        for (_, seats), block in zip(sides(deal), blocks(deal, speaker)[1:], strict=False):
            wanted = {seat: [plain(part) for part in told_of(deal, seat, table.key, speaker)] for seat in seats}
            lines = block.split("\n")[1:]
            for (seat, parts_of), line in zip(((s, w) for s, w in wanted.items() if w), lines, strict=True):
                named = plain(speaker.say("plate-of", player=NAMES[seat % 5], line="")) if len(seats) > 1 else ""
                assert sorted(line.removeprefix(named).split(between)) == sorted(parts_of)


@every_language
@every_table
def test_each_side_is_named_with_its_points_and_total(table: worlds.Table, language: str) -> None:
    speaker = LANGUAGES.speaker(language, table.key)
    before: tuple[int, ...] = ()
    for deal in deals_of(table, "points"):
        row, totals = deal.state.standing().deal_scores[-1], deal.state.scores()
        before = before if deal.state.dealing else (0,) * len(row)
        for (column, seats), block in zip(sides(deal), blocks(deal, speaker)[1:], strict=False):
            head = block.split("\n")[0]
            assert [int(one) for one in re.findall(r"-?\d+", head)] == [row[column], totals[column]]
            assert all(NAMES[seat] in head for seat in seats if seat < deal.state.seats)
            if deal.state.standing().games in (None, ()):
                assert totals[column] - before[column] == row[column]
        before = totals


WORDS: Final[dict[str, tuple[tuple[Event, ...], tuple[str, ...]]]] = {
    "ninety-nine": (
        (
            Event("bid_was", 0, ("JS", "TH", "JD"), 3),
            Event("contract_made", 0, points=20),
            Event("premium_score", 0, points=30),
        ),
        ("bid 3 (spades J, hearts 10, diamonds J)", "contract 20", "premium 30"),
    ),
    "two-handed-pinochle": (
        (
            Event("marriage", 0, ("KD1", "QD1"), 20),
            Event("aces", 0, ("AS1", "AH1", "AD1", "AC1"), 100),
            Event("marriage", 0, ("KC2", "QC1"), 20),
            Event("dix", 0, ("9S1",), 0),
            Event("trick_points", 0, points=130),
        ),
        ("marriage diamonds K Q = 20; clubs K Q = 20", "four aces 100", "points in tricks 130"),
    ),
    "domino-pinochle": (
        (
            Event("meld", 0, ("6-5", "6-4", "w"), 2),
            Event("meld", 0, ("3-3", "2-2", "1-1"), 4),
            Event("melds_paid", 0, points=6),
        ),
        ("melds 6-5, 6-4, the widow = 2; 3-3, 2-2, 1-1 = 4", "chips for melds 6"),
    ),
    "penneech": (
        (
            Event("turn_up", 0, ("9S",), 0),
            Event("honours", 0, ("AD", "KD"), 9),
            Event("turn_up", 0, ("KC",), 4),
            Event("surplus", 0, points=1),
        ),
        ("honours 9 (diamonds A K = 9)", "turned up 4 (clubs K = 4)", "surplus cards 1"),
    ),
}
"""What the seat 0 was told of in a deal, and how the summary puts it in English."""


@pytest.mark.parametrize("key", WORDS)
def test_the_words_in_english(key: str) -> None:
    told, wanted = WORDS[key]
    [deal] = ended(worlds.Table(key, games()[key].seats[0]), chance(f"words {key}"), 1, sensible=True)
    line = blocks(replace(deal, events=told, ending=told), LANGUAGES.speaker("en", key))[1].split("\n")[1]
    assert set(wanted) <= set(line.split(" · ")), line
    assert "nine of trump" not in line, "what brought nothing is left out"


NEXT: Final = {
    ("ninety-nine", ()): r"bids? (was|were) met, so (there is no trump|\w+ are trump) next\.$|^A new game begins\.",
    ("ninety-nine", (("edition", "1975"),)): r"was turned up for the next deal\. Trump: [\w ]+\.$",
    ("ninety-nine", (("trump_method", "premium_chooses"),)): r"^Whoever gets the premium chooses the next trump;",
    ("auction-pinochle", ()): r"^The winner of the next auction names trump\.$",
    ("two-handed-pinochle", ()): r"^The indicator of the next deal is [\dAKQJ]+ \w+\. Trump: \w+\.$",
    ("penneech", ()): r"^([\dAKQJ]+ \w+ was turned up for the next deal:|The first card turned up)",
    ("domino-pinochle", ()): None,
}


@pytest.mark.parametrize("rules", NEXT, ids=str)
def test_the_next_trump_is_told_with_its_reason(rules: tuple[str, tuple[tuple[str, str], ...]]) -> None:
    table = worlds.Table(rules[0], games()[rules[0]].seats[0], rules[1])
    speaker, wanted = LANGUAGES.speaker("en", table.key), NEXT[rules]
    for deal in deals_of(table, "next trump", 3):
        told = blocks(deal, speaker)[-1].split("\n")[-1]
        if deal.following is None or wanted is None:
            assert "rump" not in told
            continue
        assert re.search(wanted, told), told
        trump = deal.following.fact("trump")
        assert trump not in tuple("SHDC") or speaker.item(trump) in told.lower(), "the suit is named, or on the card"


def test_the_title_has_the_trump_of_a_deal_that_had_only_one() -> None:
    for key, there in (("ninety-nine", True), ("two-handed-pinochle", True), ("penneech", False)):
        table = worlds.Table(key, games()[key].seats[0])
        [deal] = ended(table, chance(f"title {key}"), 1, sensible=True)
        assert ("Trump" in blocks(deal, LANGUAGES.speaker("en", key))[0]) == there


def test_a_new_game_of_a_rubber_says_so() -> None:
    table = worlds.Table("ninety-nine", 3, (("target_score", "1"),))
    first = ended(table, chance("new game"), 1, sensible=True)[0]
    told = blocks(first, LANGUAGES.speaker("en", table.key))[-1]
    assert told.split("\n")[-1] == "A new game begins. Trump: no trump."


def test_only_deals_that_ended_since_are_told_and_undone_ones_are_not() -> None:
    table = worlds.Table("ninety-nine", 3, (("target_score", "1000"),))
    log = played(table, chance("since"), 3, sensible=True)
    stored = live(table.start()).table
    starts = [entry.seq for entry in log if entry.seat == CHANCE]
    whole = finished_deals(stored, log)
    assert [deal.state.dealing for deal in whole] == [0, 1, 2]
    ends = [seq - 1 for seq in starts[1:]]
    assert [d.state.dealing for d in finished_deals(stored, log, ends[0])] == [0, 1, 2]
    assert finished_deals(stored, log, ends[0] + 1) == whole[1:]
    assert finished_deals(stored, log, len(log)) == []
    undone = [*log, Entry(len(log), 0, undoing(ends[2]), NOON)]
    assert [deal.state.dealing for deal in finished_deals(stored, undone)] == [0, 1]


async def test_the_channel_gets_the_summary_of_every_deal(club: ClubFactory) -> None:
    rng = chance("summaries of a match")
    async with club(seed=rng.randrange(10**6)) as world:
        people = await sit_down(
            world, 1, game="ninety-nine", computers="easy", options="target_score=35 rubber_games=1"
        )
        await play(world, people, rng)
        await world.until(lambda: any("has won" in texts(m) or "have won" in texts(m) for m in world.messages()))
        deals = (await world.state()).standing().deal_scores
        told = [texts(message) for message in world.messages() if "is over" in texts(message).split("\n")[0]]
        told = [text for text in told if text.startswith("### Deal")]
        assert len(told) == len(deals)
        for number, (text, row) in enumerate(zip(told, deals, strict=True), 1):
            assert text.startswith(f"### Deal {number} is over")
            assert [int(p) for p in re.findall(r"(-?\d+) in this deal", text)] == list(row)
