"""What two-handed Pinochle lets one meld, and for how much, against the words of its rules over every set of cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.core.api import CHANCE, Action
from games.core.options import written
from games.players.chance import deal as any_deal
from games.two_handed_pinochle import TwoHandedPinochle
from tests.games import worlds
from tests.games.two_handed_pinochle_play import legal
from tests.games.two_handed_pinochle_words import Held, Words
from tests.scale import chance, scale


def held_by(state: TwoHandedPinochle, seat: int) -> Held:
    """What a seat may meld from."""
    spell = state.deck.spell
    return Held(seat, frozenset(spell(state.hands[seat])), frozenset(spell(state.tables[seat])))


def canonical(state: TwoHandedPinochle, cards: frozenset[str]) -> str:
    return " ".join(sorted(cards, key=state.deck.order.__getitem__))


def check_window(state: TwoHandedPinochle, words: Words) -> dict[str, int | str]:
    """Compare what may be melded, what it pays, and why the rest of the table may not; what the rules say of each."""
    held = held_by(state, state.at)
    verdicts = {canonical(state, cards): words.verdict(held, cards) for cards in words.shaped(held)}
    assert legal(state, "meld") == {cards for cards, verdict in verdicts.items() if isinstance(verdict, int)}
    for cards, verdict in verdicts.items():
        code = state.why_not(state.at, Action("meld", (cards,)))
        if isinstance(verdict, str):
            assert code == verdict, cards
        else:
            pays = state.tally(state.at, "meld", [cards])[1]
            assert (code, pays.name, pays.value) == ("", "pays", str(verdict)), cards
    check_exchange(state, words, held)
    return verdicts


def check_exchange(state: TwoHandedPinochle, words: Words, held: Held) -> None:
    """An exchange is had with the hand's first dix, while there is an indicator, and where it is left to the player."""
    first = not any(old.name == "dix" for old in words.history)
    to_be_had = words.options["dix_exchange"] == "optional" and first and state.indicator >= 0
    nines = {card for card in held.hand | held.table if card[:2] == "9" + words.trump}
    expected = {nine for nine in nines if to_be_had and isinstance(words.verdict(held, frozenset({nine})), int)}
    assert legal(state, "exchange") == expected


def rich_deal(state: TwoHandedPinochle, rng: Random) -> Action:
    """A deal that leaves most tens and nines to the end of the stock, but for the indicator."""
    late = {"T": 0.5, "9": 0.8}
    names = sorted(state.pack(), key=lambda card: rng.random() + late.get(card[0], 0))
    indicator = names.pop(rng.randrange(len(names)))
    hand = state.deal_sizes()[0]
    return Action(
        "deal", (" ".join(names[:hand]), " ".join(names[hand : 2 * hand]), indicator, " ".join(names[2 * hand :]))
    )


def chosen(state: TwoHandedPinochle, rng: Random) -> Action:
    """A meld where there is one, as a rule; else a card that makes few melds, as a rule; at times anything."""
    actions = state.legal(state.at)
    melds = [action for action in actions if action.verb in ("meld", "exchange")]
    plays = [action for action in actions if action.verb == "play"]
    if melds and rng.random() < 0.6:
        return max(rng.sample(melds, min(3, len(melds))), key=lambda action: len(action.items[0]))
    if plays and rng.random() < 0.8:
        return min(plays, key=lambda action: "9TAJQK".index(action.items[0][0]))
    return rng.choice(actions)


def play_a_hand(state: TwoHandedPinochle, rng: Random) -> Counter[str]:
    """Play one hand, each window held to the rules; how often melds were made or refused, by name and code."""
    state.do(CHANCE, rich_deal(state, rng) if rng.random() < 0.8 else any_deal(state, rng))
    words = Words(state.trump, written(state.options))
    seen: Counter[str] = Counter()
    while not (state.strict or state.over or state.deal_due):
        seat, held = state.at, held_by(state, state.at)
        if state.phase == "meld":
            seen.update(verdict for verdict in check_window(state, words).values() if isinstance(verdict, str))
        for event in state.apply(seat, chosen(state, rng)):
            if event.kind == "trick":
                words.window.clear()
            elif event.points and event.kind != "match_won":
                cards = frozenset(event.items)
                assert (event.seat, event.points) == (seat, words.verdict(held, cards))
                words.note(held, event.kind, cards, event.points)
                seen[f"{event.kind} {event.points}"] += 1
    return seen


@pytest.mark.parametrize("piece", range(10))
def test_melding_follows_the_words_of_the_rules_over_every_set_of_cards(piece: int) -> None:
    rng = chance(f"melding {piece}")
    for number in range(scale(30)):
        plain, random = worlds.Table("two-handed-pinochle", 2), worlds.random_table("two-handed-pinochle", rng)
        large = random.having("hand_size", "18").having("roundhouse", "true")
        state = (plain, random, large)[number % 3].start(rng.randrange(2))
        assert isinstance(state, TwoHandedPinochle)
        play_a_hand(state, rng)
