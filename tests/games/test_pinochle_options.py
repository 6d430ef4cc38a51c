"""The options and presets of both Pinochles against the tables of their rules (two-handed 1.12, auction 1.10)."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from games import games
from games.core.options import changed, text, written

OPTIONS: Final = {
    "two-handed-pinochle": """
        target_score 1200 1000 1500
        card_points classic tens_fives counters
        score_divisor 1 10
        phase2_must_win always trump_led_only
        meld_timing after_draw before_draw
        melds_per_trick unlimited one
        fresh_card_required false true
        dix_exchange first_mandatory optional none
        run_upgrade difference full
        double_pinochle upgrade together_only none
        same_turn_card_sharing true false
        dix_uses_meld_slot true false
        dealer_scores_turned_dix false true
        final_draw choice fixed
        win_check immediate end_of_hand
        both_reach higher extend
        trick_rounding none nearest_ten
        hand_size 12 15 18
        decks 1 2
        roundhouse false true
    """,
    "auction-pinochle": """
        seating fixed draw
        min_bid 250
        bid_raise multiple exact
        pass_is_final false true
        max_bid 2000
        trump_needs_marriage false true
        pass_count 4 0 3
        meld_mode auto manual
        double_melds additive premium
        meld_requires_trick false true
        first_lead eldest declarer
        heading always trump_led_only
        card_points classic tens_fives counters
        set_bonus 250
        set_penalty none subtract_bid
        target_score 1500
        both_over bidder_first higher_total extend
        stakes ledger off
        spade_double_from 310 300
    """,
}
"""A line an option, in the order of the rules: its name, its default, its other values (a number has none)."""
PRESETS: Final = {
    "two-handed-pinochle standard": "",
    "two-handed-pinochle bicycle": "target_score=1000 meld_timing=before_draw melds_per_trick=one "
    "fresh_card_required=true run_upgrade=full dix_uses_meld_slot=false dealer_scores_turned_dix=true "
    "phase2_must_win=trump_led_only final_draw=fixed trick_rounding=nearest_ten both_reach=extend "
    "win_check=end_of_hand",
    "two-handed-pinochle family": "decks=2 hand_size=18 melds_per_trick=one meld_timing=before_draw "
    "dealer_scores_turned_dix=true",
    "auction-pinochle standard": "",
    "auction-pinochle bicycle": "pass_is_final=true double_melds=premium meld_requires_trick=true "
    "set_penalty=subtract_bid set_bonus=0 heading=trump_led_only",
}
"""What each preset sets; all else stays at its default."""


class Row(NamedTuple):
    """An option as the rules list it."""

    name: str
    default: str
    others: frozenset[str]


def listed(key: str) -> list[Row]:
    """The table of a game's options."""
    rows = (line.split() for line in OPTIONS[key].strip().splitlines())
    return [Row(name, default, frozenset(others)) for name, default, *others in rows]


@pytest.mark.parametrize("key", OPTIONS)
def test_options_values_and_defaults_are_those_of_the_rules(key: str) -> None:
    declared = []
    for setting in games()[key].settings():
        default = text(setting.default)
        allowed = {text(value) for value in setting.values or ()}
        assert setting.values is None or default in allowed
        declared.append(Row(setting.name, default, frozenset(allowed - {default})))
    assert declared == listed(key)


@pytest.mark.parametrize("key", OPTIONS)
def test_presets_are_those_of_the_rules(key: str) -> None:
    game = games()[key]
    wanted = {name.split()[1]: said for name, said in PRESETS.items() if name.split()[0] == key}
    assert list(game.presets) == list(wanted)
    for name, said in wanted.items():
        sets = dict(option.split("=") for option in said.split())
        options = game.start(given=game.presets[name].options).options
        assert changed(options) == game.presets[name].options == sets
        assert written(options) == {row.name: row.default for row in listed(key)} | sets
