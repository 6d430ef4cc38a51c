"""Auction Pinochle, the melds and the decision (rules 1.5, 1.6): P1, P8, P13, and manual melding."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.auction_pinochle import DECK, VALUES, AuctionPinochle
from games.core.api import CHANCE, BadNotation
from games.core.bags import bag_of
from games.core.melds import total
from games.players.chance import deal as any_deal
from tests.games.auction_pinochle_play import code, contract, deal, legal, run, table, tell
from tests.scale import chance, scale

ROUNDHOUSE = "KS QS KH QH KD QD KC QC 9S JS TS 9H"
SHOWN = ("KS", "QS", "KH", "QH", "9H", "KD", "QD", "KC", "QC")
"""What the melds of the roundhouse show."""
ACES = "AS AS AH AH AD AD AC AC 9S 9S TH TD"
PINOCHLES = "QS QS JD JD 9C 9C TC TC JC AC 9H TH"
TWO_FLUSHES = "AH AH TH TH KH KH QH QH JH JH 9H 9H"
MANUAL = "AS TS KS KS QS JS KH QH QD JD 9S 9H"


def melding(hand: str, trump: str, options: str = "") -> AuctionPinochle:
    """Seat 0 declares without an exchange and holds `hand`; under manual melding it is his turn."""
    return contract(deal(table(f"pass_count=0 {options}"), {0: hand}), 0, 250, trump)


def manual(hand: str = MANUAL, trump: str = "S", options: str = "") -> AuctionPinochle:
    return melding(hand, trump, f"meld_mode=manual {options}")


def test_p1_the_pack_holds_every_kind_twice_and_240_points() -> None:
    pack = table().pack()
    assert len(pack) == 48
    assert set(Counter(pack).values()) == {2}
    for values in VALUES.values():
        assert sum(values) == 240
        assert sum(value for card, value in enumerate(values) if DECK.suit[card] == 0) == 60


@pytest.mark.parametrize(
    ("trump", "hand", "additive", "premium"),
    [
        ("H", ROUNDHOUSE, 250, 250),
        ("H", "AH TH KH KH QH QH JH 9C 9C JC TC TS", 190, 190),
        ("H", "AH TH KH KH QH JH 9C 9C JC TC TS TS", 150, 150),
        ("C", PINOCHLES, 100, 320),
        ("C", ACES, 200, 1000),
        ("S", ACES, 220, 1020),
        ("H", TWO_FLUSHES, 320, 1520),
        ("H", "AH TH KH QH JH KS KD KC QS JD 9H 9D", 300, 300),
        ("D", "KS KS QS QS KH QH AS AS TS TS 9S 9S", 60, 60),
        ("S", "KS KS QS QS KH QH AH AH TH TH 9S 9S", 120, 120),
        ("D", "JS JS JH JH JD JD JC JC AS AS TS TS", 80, 400),
        ("D", "QS QS QH QH QD QD QC QC AS AS TS TS", 120, 600),
        ("D", "KS KS KH KH KD KD KC KC AS AS TS TS", 160, 800),
        ("D", "AS TS KS QS JS AH TH QH JH AD TC 9C", 20, 20),
    ],
)
def test_p13_melds(trump: str, hand: str, additive: int, premium: int) -> None:
    assert melding(hand, trump).meld_points(0) == additive
    assert melding(hand, trump, "double_melds=premium").meld_points(0) == premium


def test_p13_g_partners_cards_are_never_combined() -> None:
    hands = {0: "QS QS AS AS TS TS 9S 9S AH AH TH TH", 2: "JD JD AD AD TD TD 9D 9D AC AC TC TC"}
    state = contract(deal(table("pass_count=0"), hands), 0, 250, "H")
    assert (state.meld_points(0), state.meld_points(2)) == (0, 0)


def test_melds_are_told_to_all_from_eldest_with_their_points() -> None:
    state = contract(deal(table("pass_count=0"), {0: ROUNDHOUSE}), 0, 250)
    events = [event for event in tell(state, "0 trump H") if event.kind in ("meld", "meld_total")]
    assert all(event.to is None for event in events)
    assert [event.seat for event in events if event.kind == "meld_total"] == [0, 1, 2, 3]
    own = [event for event in events if event.seat == 0]
    assert sum(event.points for event in own if event.kind == "meld") == own[-1].points == 250
    assert ("KH", "QH") in [event.items for event in own]


def test_the_view_lists_each_seats_melds_with_points_and_shows_the_cards() -> None:
    state = melding(ROUNDHOUSE, "H")
    view = state.view(None)
    facts = {fact.name: fact.value for fact in view.facts if fact.seat == 0}
    assert facts["royal_marriage"] == "40"
    assert facts["marriage"] == "60"
    assert (facts["kings"], facts["queens"], facts["dix"]) == ("80", "60", "10")
    assert facts["meld_points"] == "250"
    assert view.zone("melds", 0).items == SHOWN
    run(state, "0 play_on")
    assert state.view(None).zone("melds", 0).items == ()
    assert state.view(1).zone("known", 0).items == SHOWN


def test_no_more_cards_are_shown_than_the_melds_need() -> None:
    """The one KH of a flush and the KH of four kings may be one card, so two are not shown to be held."""
    state = melding("AH TH KH KH QH JH KS KD KC 9S 9D TC", "H")
    assert Counter(state.view(1).zone("melds", 0).items)["KH"] == 1


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_a_redeal_leaves_melded_cards_where_all_have_seen_them(viewer: int) -> None:
    state = run(melding(ROUNDHOUSE, "H"), "0 play_on")
    shown = bag_of(DECK, state.view(viewer).zone("known", 0).items)
    for seed in range(20):
        world = state.redeal(viewer, Random(seed))
        assert world.hands[0] & shown == shown
        assert world.view(viewer) == state.view(viewer)


def test_p13_h_manual_melding() -> None:
    state = manual()
    assert tell(state, "0 meld KS QS")[0].points == 40
    assert tell(state, "0 meld JS AS TS QS KS")[0].points == 110
    assert code(state, "0 meld KS QS") == "meld-invalid"
    run(state, "0 meld QS JD", "0 meld 9S")
    assert tell(state, "0 done")[-1].points == 200
    assert state.meld_points(0) == 200
    assert state.actors() == (1,)


def test_a_marriage_inside_a_flush_is_refused() -> None:
    assert code(run(manual(), "0 meld AS TS KS QS JS"), "0 meld KS QS") == "meld-invalid"


def test_a_flush_beside_a_second_royal_marriage_adds_its_150() -> None:
    state = run(manual("AS TS KS KS QS QS JS 9H 9H 9D 9D 9C"), "0 meld KS QS")
    assert tell(state, "0 meld AS TS KS QS JS")[0].points == 150
    assert state.meld_points(0) == 190
    assert code(state, "0 meld KS QS") == "meld-invalid"


def test_a_marriage_beside_a_flush_needs_cards_of_its_own() -> None:
    state = run(manual("AS TS KS KS QS QS JS 9H 9H 9D 9D 9C"), "0 meld AS TS KS QS JS")
    run(state, "0 meld KS QS")
    assert state.meld_points(0) == 190
    assert code(state, "0 meld KS QS") == "meld-invalid"


def test_two_flushes_swallow_two_marriages() -> None:
    flush = "0 meld AH TH KH QH JH"
    state = run(manual(TWO_FLUSHES, "H"), "0 meld KH QH", "0 meld KH QH")
    assert state.meld_points(0) == 80
    assert [tell(state, flush)[0].points for _ in range(2)] == [110, 110]
    assert state.meld_points(0) == 300
    assert code(state, flush) == "meld-invalid"


def test_premium_doubles_pay_with_the_second_meld() -> None:
    state = manual(PINOCHLES, "C", "double_melds=premium")
    assert [tell(state, "0 meld QS JD")[0].points for _ in range(2)] == [40, 260]
    assert code(state, "0 meld QS JD") == "meld-invalid"


def test_the_queen_of_spades_serves_once_in_each_class() -> None:
    state = run(
        manual("KS QS QH QD QC JD 9H 9H 9D 9C TC TC", "H"), "0 meld KS QS", "0 meld QS QH QD QC", "0 meld QS JD"
    )
    assert state.meld_points(0) == 20 + 60 + 40
    assert code(state, "0 meld KS QS") == "meld-invalid"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 meld AC AD", "not-held"),
        ("0 meld KS KS QS QS", "not-held"),
        ("0 meld KS1 KS1", "not-held"),
        ("0 meld KS KS", "meld-invalid"),
        ("0 meld KS QH", "meld-invalid"),
        ("0 meld 9H", "meld-invalid"),
        ("0 meld AS TS KS QS", "meld-invalid"),
        ("0 meld 9S", ""),
        ("1 meld 9S", "not-your-turn"),
        ("1 done", "not-your-turn"),
        ("0 play_on", "wrong-phase"),
    ],
)
def test_what_is_no_meld(line: str, reason: str) -> None:
    assert code(manual(), line) == reason


def test_double_melds_and_the_roundhouse_are_claimed_meld_by_meld() -> None:
    assert code(manual(PINOCHLES, "C"), "0 meld QS QS JD JD") == "meld-invalid"
    assert code(manual(ROUNDHOUSE, "H"), "0 meld KS QS KH QH KD QD KC QC") == "meld-invalid"
    assert code(manual("9S 9S AS AS TS TS KH KH KD KD TC TC"), "0 meld 9S 9S") == "meld-invalid"


@pytest.mark.parametrize("text", ["meld", "meld KS QS / QS JD", "meld 8S", "meld KS QS3"])
def test_a_claim_is_one_meld_of_known_cards(text: str) -> None:
    with pytest.raises(BadNotation):
        manual().read(0, text)


def test_every_meld_of_the_hand_is_offered_once() -> None:
    assert legal(manual(), 0) == [
        "meld AS TS KS QS JS",
        "meld KS QS",
        "meld KH QH",
        "meld QS JD",
        "meld 9S",
        "done",
    ]


def test_players_meld_in_turn_from_eldest_and_unlisted_melds_are_lost() -> None:
    state = contract(deal(table("pass_count=0 meld_mode=manual"), {0: ROUNDHOUSE}), 2, 250, "H")
    for seat in range(4):
        assert state.actors() == (seat,)
        run(state, f"{seat} done")
    assert (state.phase, state.actors()) == ("decide", (2,))
    assert state.meld_points(0) == 0
    assert state.view(None).fact("meld_points", 0) == "0"


def test_there_is_no_melding_by_hand_where_melds_are_scored_by_themselves() -> None:
    state = melding(MANUAL, "S")
    assert code(state, "0 meld KS QS") == "wrong-phase"
    assert code(state, "0 done") == "wrong-phase"


@pytest.mark.parametrize("seed", range(20))
def test_manual_melding_of_everything_is_worth_what_automatic_melding_finds(seed: int) -> None:
    """In any order: the flush may come before or after its marriage."""
    rng = Random(seed)
    for premium in ("additive", "premium"):
        automatic, by_hand = (
            table(f"pass_count=0 double_melds={premium} meld_mode={mode}") for mode in ("auto", "manual")
        )
        pack = list(table().pack())
        rng.shuffle(pack)
        hands = {seat: " ".join(sorted(pack[seat * 12 : seat * 12 + 12])) for seat in range(4)}
        for state in (automatic, by_hand):
            contract(deal(state, hands), 0, 250, "S")
        while by_hand.phase == "meld":
            claims = [action for action in by_hand.legal(by_hand.turn) if action.verb == "meld"]
            seat, action = by_hand.turn, rng.choice(claims or by_hand.legal(by_hand.turn))
            told = dict(facts(by_hand, *action.items)) if claims else {}
            events = by_hand.apply(seat, action)
            assert not claims or int(told["pays"]) == events[0].points
        assert by_hand.melded == automatic.melded
        assert by_hand.shown == automatic.shown


def facts(state: AuctionPinochle, cards: str = "", verb: str = "meld") -> list[tuple[str, str]]:
    """What is told of a meld before it is shown."""
    return [(fact.name, fact.value) for fact in state.tally(state.turn, verb, [cards])]


def test_a_meld_says_what_it_is_and_what_it_would_pay_before_it_is_shown() -> None:
    state = manual()
    before = state.to_json()
    assert facts(state, "KS QS") == [("meld", "royal_marriage"), ("pays", "40")]
    assert facts(state, "AS TS KS QS JS") == [("meld", "run"), ("pays", "150")]
    assert facts(state, "9S") == [("meld", "dix"), ("pays", "10")]
    assert state.to_json() == before
    assert facts(state, "KS QH") == facts(state, "AC AD") == facts(state, "KS QS", "play") == facts(state, "8S") == []
    assert facts(melding(MANUAL, "S"), "KS QS") == []


def test_a_flush_says_that_it_adds_to_its_royal_marriage() -> None:
    state = run(manual(), "0 meld KS QS")
    assert facts(state, "AS TS KS QS JS") == [("meld", "run"), ("pays", "110"), ("beside_royal", "40")]
    state = run(manual("AS TS KS KS QS QS JS 9H 9H 9D 9D 9C"), "0 meld KS QS")
    assert facts(state, "AS TS KS QS JS") == [("meld", "run"), ("pays", "150")], "beside a second marriage"


def test_the_second_of_a_premium_says_what_both_are_worth() -> None:
    state = run(manual(PINOCHLES, "C", "double_melds=premium"), "0 meld QS JD")
    assert facts(state, "QS JD") == [("meld", "pinochle"), ("pays", "260"), ("together", "300")]
    state = run(manual(PINOCHLES, "C"), "0 meld QS JD")
    assert facts(state, "QS JD") == [("meld", "pinochle"), ("pays", "40")]
    state = run(manual(TWO_FLUSHES, "H", "double_melds=premium"), "0 meld AH TH KH QH JH", "0 meld KH QH")
    assert facts(state, "AH TH KH QH JH") == [
        ("meld", "run"),
        ("pays", "1310"),
        ("beside_royal", "40"),
        ("together", "1500"),
    ]


@pytest.mark.parametrize("premium", ["additive", "premium"])
def test_what_is_melded_by_itself_is_all_that_a_hand_is_worth(premium: str) -> None:
    """`total` is held to brute force in test_melds.py."""
    rng = chance(f"melded {premium}")
    for _ in range(scale(4_000)):
        state = table(f"pass_count=0 double_melds={premium}")
        state.do(CHANCE, any_deal(state, rng))
        trump = rng.choice("SHDC")
        contract(state, 0, 250, trump)
        for seat in range(4):
            assert state.meld_points(seat) == total(DECK, trump, state.hands[seat], premium=premium == "premium")


def deciding(bid: int, melds: str) -> AuctionPinochle:
    hands = {0: melds, 2: "9S 9H 9H 9D 9D 9C 9C JH JH JC JC TS"}
    return contract(deal(table("pass_count=0"), hands), 0, bid, "S")


def test_p8_a_contract_beyond_250_in_tricks_is_impossible_but_may_be_played() -> None:
    state = deciding(360, "AS AH AD AC TH TH TD TD TC TC JS KD")
    assert state.meld_points(0) + state.meld_points(2) == 110
    assert not state.contract_impossible
    assert state.wanted() == 250
    assert state.view(3).fact("contract_impossible", 0) == "false"
    state = deciding(370, "AS AH AD AC TH TH TD TD TC TC JS KD")
    assert state.contract_impossible
    assert state.view(None).fact("contract_impossible", 0) == "true"
    assert legal(state, 0) == ["play_on", "concede"]
    assert run(state, "0 play_on").phase == "play"


def test_the_decision_is_the_declarers_alone_and_before_the_first_lead() -> None:
    state = melding(ROUNDHOUSE, "H")
    for seat in (1, 2, 3):
        assert code(state, f"{seat} play_on") == "not-your-turn"
        assert code(state, f"{seat} concede") == "not-your-turn"
    run(state, "0 play_on")
    assert code(state, "0 concede") == "wrong-phase"
    assert code(state, "0 play_on") == "wrong-phase"


def test_a_contract_that_melds_make_is_still_decided_and_played() -> None:
    state = melding(TWO_FLUSHES, "H")
    assert state.wanted() == 0
    assert state.phase == "decide"
    assert run(state, "0 play_on").phase == "play"
