"""Which options of Ninety-Nine go together (rules 2.10), what stands for what is not said, and the presets."""

from __future__ import annotations

import pytest

from games.core.options import BadOption, changed, values, written
from games.core.record import BadRecord, read_record
from games.ninety_nine import GAME
from tests.games.ninety_nine_play import deal, lay_all, start


def options(text: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in text.split())


ALLOWED = [
    (3, "bidding=leftover trump_method=premium_chooses"),
    (3, "bidding=leftover trump_method=premium_chooses trump_choices=suits_or_nines"),
    (3, "bidding=leftover trump_method=premium_chooses premium_timing=after_bid"),
    (3, "edition=1975 premium_procedure=simultaneous"),
    (3, "edition=1975 rubber_games=4"),
    (3, "edition=1975 trump_method=success_count"),
    (3, "edition=1975 trump_method=turn_up"),
    (4, "trump_method=premium_chooses"),
    (4, "trump_method=premium_chooses premium_timing=after_bid"),
    (4, "trump_method=premium_chooses trump_choices=suits_or_nines"),
    (4, "premium_procedure=simultaneous"),
    (2, "first_deal_trump=H"),
    (3, "first_deal_trump=H"),
    (4, "first_deal_trump=S"),
    (5, "first_deal_trump=D"),
    (4, "partnership=true partnership_contract=combined game_bonus=winner_only target_score=250 rubber_games=7"),
    (2, "match_scoring=games game_bonus=none"),
    (2, "match_scoring=games game_bonus=winner_only"),
    (2, "dummy_contract=lenient"),
    (5, "five_player_format=race_250 first_deal_trump=H"),
    (5, "five_player_format=race_500 rubber_games=1"),
    (3, "allow_no_trump_choice=true trump_method=premium_chooses"),
    (3, "bidding=leftover magri_premiums=open,announce magri_values=0,0,1"),
    (3, "target_score=1 bonus_value=0 rubber_games=1"),
    # a value that is the default stands anywhere
    (2, "edition=1990 bidding=cards premium_procedure=sequential five_player_format=rubber"),
    (5, "dummy_contract=exact partnership=false magri_values=30,60,90"),
    (3, "trump_choices=suits premium_timing=before_bid allow_no_trump_choice=false"),
]
REFUSED = [
    (3, "bidding=leftover premium_procedure=simultaneous"),
    (3, "bidding=leftover edition=1975"),
    (3, "edition=1975 trump_method=premium_chooses"),
    (3, "trump_method=turn_up"),
    (4, "trump_method=turn_up"),
    (3, "trump_method=premium_chooses premium_procedure=simultaneous"),
    (4, "trump_method=premium_chooses partnership=true"),
    (2, "trump_method=premium_chooses"),
    (5, "trump_method=premium_chooses"),
    (4, "premium_procedure=simultaneous partnership=true"),
    (2, "premium_procedure=simultaneous"),
    (5, "premium_procedure=simultaneous"),
    (3, "first_deal_trump=H trump_method=premium_chooses"),
    (3, "first_deal_trump=H edition=1975"),
    (3, "partnership=true"),
    (2, "partnership=true"),
    (4, "partnership_contract=combined"),
    (3, "dummy_contract=lenient"),
    (4, "match_scoring=games"),
    (5, "dummy_contract=lenient"),
    (5, "five_player_format=race_250 rubber_games=2"),
    (5, "five_player_format=race_250 target_score=200"),
    (5, "five_player_format=race_500 game_bonus=none"),
    (5, "five_player_format=race_500 bonus_value=50"),
    (4, "five_player_format=race_250"),
    (3, "edition=1975 target_score=200"),
    (3, "edition=1975 game_bonus=none"),
    (3, "edition=1975 bonus_value=50"),
    (4, "edition=1975"),
    (4, "bidding=leftover"),
    (3, "trump_choices=suits_or_nines"),
    (3, "allow_no_trump_choice=true"),
    (3, "premium_timing=after_bid"),
    (3, "magri_premiums=open"),
    (3, "magri_values=1,2,3"),
    (3, "bidding=leftover magri_premiums=open,open"),
    (3, "bidding=leftover magri_premiums=shut"),
    (3, "bidding=leftover magri_premiums="),
    (3, "bidding=leftover magri_values=1,2"),
    (3, "bidding=leftover magri_values=1,2,3,4"),
    (3, "bidding=leftover magri_values=1,-2,3"),
    (3, "target_score=0"),
    (3, "bonus_value=-1"),
    (3, "rubber_games=0"),
    (3, "target_score=ten"),
    (3, "target_score=1.5"),
    (3, "target_score=١٢"),
    (3, "partnership=True"),
    (3, "edition=1985"),
    (3, "players=4"),
]


@pytest.mark.parametrize(("seats", "text"), ALLOWED)
def test_what_goes_together(seats: int, text: str) -> None:
    state = start(seats, options(text))
    chosen = written(state.options)
    asked = options(text)
    if asked.get("edition") == "1975":
        asked["trump_method"] = "turn_up"
    assert asked.items() <= chosen.items()


@pytest.mark.parametrize(("seats", "text"), REFUSED)
def test_what_does_not(seats: int, text: str) -> None:
    with pytest.raises(BadOption):
        start(seats, options(text))


@pytest.mark.parametrize(
    ("lines", "blamed"),
    [
        ("seats 3\noption bidding leftover\noption edition 1975", 4),
        ("seats 3\noption edition 1975\noption bidding leftover", 4),
        ("option partnership true\nseats 3", 3),
        ("seats 4\noption trump_method premium_chooses\noption target_score 50\noption partnership true", 5),
        ("seats 6", 2),
        ("seats three", 2),
        ("dealer 3", 2),
        ("option rubber_games 0", 2),
    ],
)
def test_the_last_of_the_lines_that_do_not_go_together_is_blamed(lines: str, blamed: int) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(f"game ninety-nine\n{lines}\n", {GAME.key: GAME})
    assert (refused.value.code, refused.value.line) == ("bad-option", blamed)


@pytest.mark.parametrize(
    ("seats", "text", "name", "value"),
    [
        (2, "", "rubber_games", 2),
        (3, "", "rubber_games", 3),
        (4, "", "rubber_games", 4),
        (5, "", "rubber_games", 5),
        (3, "edition=1975", "rubber_games", 1),
        (5, "five_player_format=race_250", "rubber_games", 1),
        (2, "", "first_deal_trump", "C"),
        (3, "", "first_deal_trump", "none"),
        (3, "edition=1975", "trump_method", "turn_up"),
    ],
)
def test_what_stands_for_what_is_not_said(seats: int, text: str, name: str, value: int | str) -> None:
    assert values(start(seats, options(text)).options)[name] == value


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        (3, "edition=1975"),
        (3, "edition=1975 rubber_games=3"),
        (5, "five_player_format=race_250"),
        (2, "first_deal_trump=none"),
        (2, "rubber_games=3"),
        (3, ""),
    ],
)
def test_a_record_names_what_differs_from_the_default_beside_the_other_options(seats: int, text: str) -> None:
    assert changed(start(seats, options(text)).options) == options(text)


@pytest.mark.parametrize(
    ("name", "seats", "sets"),
    [
        ("standard", {2, 3, 4, 5}, {}),
        ("parlett-1975", {3}, {"edition": "1975"}),
        ("bidders-trump", {3, 4}, {"trump_method": "premium_chooses"}),
        ("nines", {3, 4}, {"trump_method": "premium_chooses", "trump_choices": "suits_or_nines"}),
        ("no-bid", {3}, {"bidding": "leftover"}),
        ("partners", {4}, {"partnership": "true"}),
        ("race-250", {5}, {"five_player_format": "race_250"}),
        ("race-500", {5}, {"five_player_format": "race_500"}),
    ],
)
def test_presets(name: str, seats: set[int], sets: dict[str, str]) -> None:
    preset = GAME.presets[name]
    assert (set(preset.seats), dict(preset.options)) == (seats, sets)


def test_the_usual_number_of_a_preset_is_three_where_it_may_be() -> None:
    assert [preset.seats[0] for preset in GAME.presets.values()] == [3, 3, 3, 3, 3, 4, 5, 5]
    assert GAME.seats[0] == 3


@pytest.mark.parametrize("first", ["none", "C", "H", "S", "D"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_trump_may_be_agreed(seats: int, first: str) -> None:
    assert deal(start(seats, {"first_deal_trump": first})).trump == first


def test_with_trump_named_after_the_bids_everybody_bids_first() -> None:
    state = deal(start(3, options("trump_method=premium_chooses premium_timing=after_bid")))
    assert state.phase == "bid"
    assert lay_all(state).phase == "premium"
