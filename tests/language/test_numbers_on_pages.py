"""Numbers on the English pages of Auction Pinochle, Domino Pinochle and Penneech are those of the games.

The pages of the other languages have the same numbers as the English ones (test_translated_pages).
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.ui.rulebook import rulebook
from games import auction_pinochle, domino_pinochle, games, penneech
from games.core.melds import CARD_POINTS, LAST_TRICK, PREMIUM


def text_of(key: str, topic: str) -> str:
    """A section without the marks of bold print."""
    return next(section.text for section in rulebook(key, "en") if section.topic == topic).replace("*", "")


def usual(key: str) -> Any:
    """The options that a table has where nobody chose any."""
    return games()[key].read_options(games()[key].seats[0], {})


NAMES = {"aces": "four aces", "dix": "nine of trumps", "royal_marriage": "royal marriage", "run": "flush"}


@pytest.mark.parametrize("row", games()["auction-pinochle"].melds(usual("auction-pinochle")), ids=lambda row: row.name)  # type: ignore[misc]  # this game has melds
def test_auction_pinochle_melds_pay_what_the_page_says(row: Any) -> None:
    name = NAMES.get(row.name, row.name)
    text = text_of("auction-pinochle", "melds").lower()
    assert re.search(rf"\b{name}\b[^·\d]*(?:10 k q j of trumps, )?\b{row.points}\b", text), name


def test_auction_pinochle_premiums_of_double_melds() -> None:
    text = text_of("auction-pinochle", "options")
    for name, words in (("pinochle", "double pinochle"), ("run", "double flush"), ("jacks", "all eight jacks")):
        assert f"{words} {PREMIUM[name]}" in text
    for name in ("queens", "kings", "aces"):
        assert f"{name} {PREMIUM[name]}" in text


def test_auction_pinochle_targets_bids_bonus_and_stakes() -> None:
    options = usual("auction-pinochle")
    assert f"reach {options.target_score} wins" in text_of("auction-pinochle", "object")
    assert f"The lowest bid is {options.min_bid}." in text_of("auction-pinochle", "auction")
    assert f"get {options.set_bonus} extra" in text_of("auction-pinochle", "object")
    assert f"their tricks and {options.set_bonus}" in text_of("auction-pinochle", "scoring")
    assert f"First side with {options.target_score}".lower() in text_of("auction-pinochle", "ending").lower()
    told = re.findall(r"(below )?(\d+)(?: to \d+| and more)?: (\d+)", text_of("auction-pinochle", "stakes"))
    stakes = {(0 if below else int(first), int(worth)) for below, first, worth in told}
    assert stakes == set(auction_pinochle.STAKES)


def test_auction_pinochle_cards_count_as_the_page_says() -> None:
    points = CARD_POINTS["classic"]
    page = text_of("auction-pinochle", "pack")
    counted = (
        f"an ace is worth {points['A']}, a ten {points['T']}, a king {points['K']}, a queen {points['Q']}, "
        f"a jack {points['J']}, a nine 0; the last trick brings {LAST_TRICK} more"
    )
    assert counted in page
    for scale in ("tens_fives", "counters"):
        row = " ".join(str(CARD_POINTS[scale][rank]) for rank in "ATKQJ9")
        assert row in text_of("auction-pinochle", "options")


def test_domino_pinochle_melds_pay_what_the_page_says() -> None:
    game = games()["domino-pinochle"]
    assert game.melds is not None
    told = {int(chips) for chips in re.findall(r"^- (\d) for", text_of("domino-pinochle", "chips"), re.MULTILINE)}
    assert told == {row.points for row in game.melds(usual("domino-pinochle"))}


def test_domino_pinochle_tiles_and_tricks_pay_what_the_page_says() -> None:
    text = text_of("domino-pinochle", "scoring")
    total = domino_pinochle.HAND + sum(domino_pinochle.CHIPS)
    assert f"always pay {total} together" in text
    told = {
        name: int(chips)
        for chips, names in re.findall(r"- (\d+) for each tile of \w+ pips: ([\d, -]+)\.", text)
        for name in names.split(", ")
    }
    worth = dict(zip(domino_pinochle.PACK.name, domino_pinochle.CHIPS, strict=True))
    assert told == {name: chips for name, chips in worth.items() if chips}
    assert f"{usual('domino-pinochle').target_score} chips" in text_of("domino-pinochle", "object")
    assert f"set of {domino_pinochle.PACK.size} tiles" in text_of("domino-pinochle", "tiles")


def test_penneech_honours_surplus_and_target() -> None:
    honours = "ace {A}, king {K}, queen {Q}, jack {J}".format_map(penneech.HONOUR)
    assert honours in text_of("penneech", "honours")
    assert f"Penneech {penneech.WON[penneech.PENNEECH]}, if diamonds are trump" in text_of("penneech", "honours")
    turned = text_of("penneech", "turn-ups")
    assert f"{honours}, Penneech {penneech.TURNED[penneech.PENNEECH]}" in turned
    assert f"reach {usual('penneech').target_score} wins" in text_of("penneech", "object")
    rows = re.findall(r"(\d) tricks, (\d+) cards: (\d)", text_of("penneech", "surplus"))
    assert [int(tricks) for tricks, _, _ in rows] == [4, 5, 6, 7]
    for tricks, cards, points in rows:
        assert int(cards) == 2 * int(tricks)
        assert int(points) == int(cards) - penneech.EACH
