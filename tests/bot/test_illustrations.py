"""The example of each game's rules shows its hands as pictures."""

from __future__ import annotations

import pytest

from bot.language import Languages
from bot.pictures import Painter, Theme
from bot.ui.illustrations import hands_in
from bot.ui.rulebook import rulebook
from games import games
from tests.bot.answers import answer
from tests.bot.fixtures import ClubFactory, alt_texts, texts

LANGUAGES = Languages().known


def hands(key: str, language: str) -> list[tuple[str, ...]]:
    """Every hand of the game's example."""
    section = next(one for one in rulebook(key, language) if one.topic == "example")
    return [hand for leaf in range(len(section.leaves())) for hand in hands_in(section, leaf)]


@pytest.mark.parametrize("key", games())
def test_every_language_shows_the_same_hands_of_real_cards(key: str) -> None:
    english = hands(key, "en")
    assert english
    for hand in english:
        assert set(hand) <= set(games()[key].order)
    for language in LANGUAGES:
        assert hands(key, language) == english, language


def test_a_run_of_a_few_cards_is_no_hand_and_neither_are_other_topics() -> None:
    example = next(one for one in rulebook("auction-pinochle", "en") if one.topic == "example")
    assert hands_in(example._replace(text="He leads ♠A 10 K and ♥Q."), 0) == []
    assert hands_in(example._replace(text="She holds ♠A 10, ♥Q J ♣9. 10 more."), 0) == [("AS", "TS", "QH", "JH", "9C")]
    assert hands_in(example._replace(topic="melds"), 0) == []


async def test_the_example_comes_with_pictures_for_who_wants_them(club: ClubFactory) -> None:
    async with Painter() as painter, club(painter=painter) as world:
        for hand in hands("penneech", "en"):
            await painter.hand(hand, theme=Theme(four_colours=True))  # drawn now, so that no answer can be too early
        ann = world.people[0]
        shown = answer(await ann.slash(world.channel, "rules", game="penneech", topic="example"))
        assert alt_texts(shown) == [
            "A hand of the example: spades 7 6, hearts 7, diamonds K 6 5, clubs J",
            "A hand of the example: spades 4, hearts Q 4, diamonds 7 8 4 2",
        ]
        before = answer(await ann.click(shown, label="Previous"))
        assert not alt_texts(before), "another topic has none"
        panel = answer(await ann.slash(world.channel, "settings"))
        await ann.select(panel, values=["no"], custom_id="s:taste:pictures")
        shown = answer(await ann.slash(world.channel, "rules", game="penneech", topic="example"))
        assert "♠7" in texts(shown)
        assert not alt_texts(shown)
