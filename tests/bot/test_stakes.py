"""What a premium of Ninety-Nine is worth and costs, and what one's cards come to, is told before one decides."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from bot.language import Speaker
from bot.ui.hand import hand_screen
from bot.ui.summary import summary_screen
from games.core.api import CHANCE, Action, Event, Seat, State
from games.players.chance import deal
from tests.bot.logs import ended
from tests.bot.stage import LANGUAGES, Unpainted, live, look, parts, plain
from tests.games.worlds import Table
from tests.scale import chance, scale

NAMES: Final = ("Ann", "Ben", "Cem", "Dina", "Eli")
VALUES: Final = {"C": 3, "H": 2, "S": 1, "D": 0}
NO_BID: Final = Table("ninety-nine", 3, (("bidding", "leftover"),))
CHOOSES: Final = Table("ninety-nine", 3, (("trump_method", "premium_chooses"),))
OFFERS: Final[dict[str, Table]] = {
    "two": Table("ninety-nine", 2),
    "three": Table("ninety-nine", 3),
    "four": Table("ninety-nine", 4),
    "five": Table("ninety-nine", 5),
    "chooses": CHOOSES,
    "no bid": NO_BID,
    "no bid, other values": NO_BID.having("magri_values", "20,45,70"),
}
every_language = pytest.mark.parametrize("language", LANGUAGES.known)


async def shown(state: State, seat: Seat, speaker: Speaker) -> list[dict[str, Any]]:
    """The parts of a hand."""
    return list(parts(await hand_screen(look(live(state, names=NAMES), seat), speaker, Unpainted())))


def text(hand: list[dict[str, Any]]) -> str:
    """All that is said above the buttons."""
    return plain("\n".join(part["content"] for part in hand if part["type"] == 10))


def begun(table: Table, phase: str, rng: Random) -> State:
    """A deal as that phase begins: bids are laid at random till then."""
    state = table.start()
    state.apply(CHANCE, deal(state, rng))
    while state.phase != phase:
        seat = state.actors()[0]
        state.apply(seat, state.sample(seat, rng) if state.phase == "bid" else Action("pass"))
    return state


def paid_for(state: State, offer: Action, rng: Random) -> list[Event]:
    """What premiums bring if that offer alone is made: of several deals one in which it brings anything."""
    while True:
        played = state.copy()
        played.told = None
        events = list(played.apply(played.actors()[0], offer))
        while played.phase not in ("deal", "over"):
            seat = played.actors()[0]
            action = Action("pass") if played.phase == "premium" else played.sample(seat, rng)
            events += played.apply(seat, action)
        if premiums := [event for event in events if event.kind == "premium_score"]:
            return premiums


@every_language
@pytest.mark.parametrize("case", OFFERS)
async def test_every_offer_is_told_with_what_it_brings_and_costs(case: str, language: str) -> None:
    speaker, rng = LANGUAGES.speaker(language, "ninety-nine"), chance(f"stakes {case} {language}")
    state = begun(OFFERS[case], "premium", rng)
    seat = state.actors()[0]
    told = text(await shown(state, seat, speaker)).split("\n")
    for prompt in state.prompts(seat):
        [line] = [line for line in told if plain(speaker.say(f"ask-{prompt.verb}")) in line]
        if prompt.verb == "pass":
            continue
        [offer, *_] = prompt.actions()
        paid = paid_for(state, offer, rng)
        value = str(abs(paid[0].points))
        kind = {2: "stake_of_two", 5: "stake_of_five"}.get(state.seats, "stake")
        assert plain(speaker.say(f"fact-{kind}", value=value)) in line
        assert {abs(event.points) for event in paid} == {int(value)}
        assert any(event.points < 0 for event in paid) <= (kind == "stake_of_five")


@every_language
async def test_wishes_and_upgrades_are_told_with_what_they_bring(language: str) -> None:
    speaker, rng = LANGUAGES.speaker(language, "ninety-nine"), chance(f"wishes {language}")
    together = Table("ninety-nine", 3, (("premium_procedure", "simultaneous"),))
    told = text(await shown(begun(together, "bid", rng), 0, speaker))
    assert plain(speaker.say("fact-stake_declare", value="30")) in told
    assert plain(speaker.say("fact-stake_reveal", value="60")) in told
    state = begun(Table("ninety-nine", 3), "premium", rng)
    first = state.actors()[0]
    state.apply(first, Action("declare"))
    state.apply(state.actors()[0], Action("reveal"))
    assert plain(speaker.say("fact-stake", value="60")) in text(await shown(state, first, speaker))


@every_language
async def test_that_the_premium_holder_chooses_trump_is_told_until_it_is_settled(language: str) -> None:
    speaker, rng = LANGUAGES.speaker(language, "ninety-nine"), chance(f"chooser {language}")
    line = plain(speaker.say("fact-trump_to_keep", value="", word="none"))
    for table, asked in ((CHOOSES, {"premium"}), (CHOOSES.having("premium_timing", "after_bid"), {"bid", "premium"})):
        state, phases = table.start(), set()
        state.apply(CHANCE, deal(state, rng))
        while state.phase != "play":
            seat = state.actors()[0]
            assert (line in text(await shown(state, seat, speaker))) == (state.phase in asked)
            phases.add(state.phase)
            state.apply(seat, state.sample(seat, rng) if state.phase == "bid" else Action("pass"))
        assert phases == {"bid", "premium"}


@every_language
async def test_without_a_bid_the_values_of_suits_and_of_ones_cards_are_told(language: str) -> None:
    speaker, rng = LANGUAGES.speaker(language, "ninety-nine"), chance(f"kept {language}")
    state = begun(NO_BID, "premium", rng)
    seen = set()
    while state.phase in ("premium", "play"):
        for seat in range(3):
            held = state.view(seat).zone("hand", seat).items
            total = speaker.number(str(sum(VALUES[card[-1]] for card in held)))
            told = text(await shown(state, seat, speaker))
            assert plain(speaker.say("fact-held", value=total)) in told
            seen.add(total)
        actor = state.actors()[0]
        state.apply(actor, Action("pass") if state.phase == "premium" else state.sample(actor, rng))
    assert len(seen) > 5
    assert not any(fact.name == "held" for fact in state.view(None).facts)
    for other in (Table("ninety-nine", 3), Table("ninety-nine", 2)):
        assert not any(fact.name == "held" for fact in begun(other, "play", rng).view(0).facts)


@every_language
async def test_each_select_of_numbers_says_what_the_number_is_for(language: str) -> None:
    speaker = LANGUAGES.speaker(language, "ninety-nine")
    state = begun(NO_BID, "premium", chance(f"selects {language}"))
    selects = [part for part in await shown(state, state.actors()[0], speaker) if part["type"] == 3]
    names = [plain(speaker.say(f"do-{verb}", count=0, items="", word="none")) for verb in ("announce", "open_announce")]
    assert len(selects) == len(names)
    for select, name in zip(selects, names, strict=True):
        assert plain(select["placeholder"]).startswith(f"{name}:")


@every_language
def test_a_summary_speaks_of_no_secret_bid_where_nobody_lays_one(language: str) -> None:
    speaker, rng = LANGUAGES.speaker(language, "ninety-nine"), chance(f"no secret {language}")
    secret, unshown = (plain(speaker.say(f"event-{kind}.sum")) for kind in ("bid_kept", "missed"))
    counts = dict.fromkeys(("cards", "leftover"), 0)
    for bidding in counts:
        table = Table("ninety-nine", 3, (("bidding", bidding),))
        for finished in ended(table, rng, scale(10), sensible=False):
            screen = summary_screen(live(finished.state, names=NAMES), speaker, finished)
            told = "\n".join(part["content"] for part in parts(screen) if part["type"] == 10)
            kept = plain(told).count(secret), plain(told).count(unshown)
            counts[bidding] += sum(kept)
            assert kept[bidding == "cards"] == 0
    assert all(counts.values())
