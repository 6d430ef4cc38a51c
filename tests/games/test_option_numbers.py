"""The ends of each option that is a number: the rules give the lower, the notation or a stated reason the upper."""

from __future__ import annotations

from random import Random

import pytest

from games import games
from games.auction_pinochle import HIGHEST_BID
from games.core.options import LARGEST, MOST_PAID, BadOption
from games.core.record import BadRecord, read_record
from tests.games import worlds

ENDS = {
    ("ninety-nine", "target_score"): (1, LARGEST),
    ("ninety-nine", "rubber_games"): (1, LARGEST),
    ("ninety-nine", "bonus_value"): (0, MOST_PAID),
    ("ninety-nine", "magri_values"): (0, MOST_PAID),
    ("auction-pinochle", "target_score"): (1, LARGEST),
    ("auction-pinochle", "set_bonus"): (0, MOST_PAID),
    ("auction-pinochle", "min_bid"): (10, HIGHEST_BID),
    ("auction-pinochle", "max_bid"): (10, HIGHEST_BID),
}
BESIDE = {
    "magri_values": {"bidding": "leftover"},
    "min_bid": {"max_bid": str(HIGHEST_BID)},
    "max_bid": {"min_bid": "10"},
}
"""What else must be chosen for the option to have a meaning, or its end to be allowed."""


def test_these_are_all_options_that_are_numbers() -> None:
    declared = {
        (key, setting.name): (setting.least, setting.most)
        for key, game in games().items()
        for setting in game.settings()
        if setting.values is None
    }
    assert declared == ENDS


@pytest.mark.parametrize(("key", "name"), ENDS)
def test_an_option_takes_its_ends_and_nothing_beyond(key: str, name: str) -> None:
    game = games()[key]
    length = next(setting.length for setting in game.settings() if setting.name == name)
    least, most = ENDS[key, name]

    def chosen(number: int) -> object:
        written = ",".join([str(number)] * max(length, 1))
        options = game.start(given={**BESIDE.get(name, {}), name: written}).options
        return getattr(options, name) == (written if length else number)

    assert chosen(least)
    assert chosen(most)
    step = 10 if name.endswith("_bid") else 1
    for beyond in (least - step, most + step):
        with pytest.raises(BadOption):
            chosen(beyond)


@pytest.mark.parametrize("name", ["target_score", "rubber_games"])
def test_a_number_of_ten_digits_is_no_option(name: str) -> None:
    assert read_record(f"game ninety-nine\noption {name} {LARGEST}\n", games())
    with pytest.raises(BadRecord) as refused:
        read_record(f"game ninety-nine\noption {name} {LARGEST + 1}\n", games())
    assert (refused.value.code, refused.value.line) == ("bad-option", 2)


def test_no_end_of_the_bids_makes_them_too_many_to_list() -> None:
    state = worlds.Table("auction-pinochle", 4, (("min_bid", "10"), ("max_bid", str(HIGHEST_BID)))).start()
    state.apply(*worlds.chosen(state, Random(1)))
    (bids, _) = state.prompts(state.actors()[0])
    assert (len(bids.items), bids.items[-1]) == (100_000, "1000000")
