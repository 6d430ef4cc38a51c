"""The painter: draws beside the event loop, each picture once, and remembers as many as it should."""

import asyncio
import threading
from dataclasses import replace

import pytest
from blockbuster import blockbuster_ctx

from bot.pictures import Board, Painter, Race, SeatPlate, TableScene, Theme, fonts
from bot.pictures.faces import face, sprite
from bot.pictures.fonts import font
from bot.pictures.scene import Played, Row

HAND = ("AS", "KH", "QD", "JC")
SCENE = TableScene((SeatPlate("Ann"), SeatPlate("민준")))


async def test_pictures_are_named_after_what_they_show() -> None:
    async with Painter() as painter:
        first = await painter.hand(HAND, {"AS"})
        second = await painter.hand(HAND, {"KH"})
        table = await painter.table(SCENE)
    assert first.png.startswith(b"\x89PNG")
    assert len({first.name, second.name, table.name}) == 3
    assert all(picture.name.endswith(".png") for picture in (first, second, table))
    async with Painter() as another:
        assert await another.hand(HAND, {"AS"}) == first


async def test_equal_requests_share_one_drawing() -> None:
    async with Painter() as painter:
        together = await asyncio.gather(*(painter.hand(list(HAND), ["AS"]) for _ in range(5)))
        again = await painter.hand(HAND, {"AS"})
    assert all(picture is again for picture in together)


async def test_whatever_changes_the_picture_is_part_of_the_key() -> None:
    async with Painter() as painter:
        pictures = [
            await painter.hand(HAND),
            await painter.hand(HAND, ()),
            await painter.hand(HAND, HAND),
            await painter.hand(HAND, HAND, {"AS"}),
            await painter.hand(HAND[::-1]),
            await painter.hand(HAND, theme=Theme(four_colours=False)),
        ]
    assert len({picture.name for picture in pictures}) == len(pictures)


async def test_the_picture_used_longest_ago_is_forgotten_first() -> None:
    async with Painter(remembered=2) as painter:
        first, second = await painter.hand(("AS",)), await painter.hand(("KS",))
        assert await painter.hand(("AS",)) is first
        await painter.hand(("QS",))
        assert await painter.hand(("AS",)) is first
        assert await painter.hand(("KS",)) is not second


async def test_who_stops_waiting_does_not_stop_the_others() -> None:
    async with Painter() as painter:
        impatient = asyncio.ensure_future(painter.table(SCENE))
        patient = asyncio.ensure_future(painter.table(SCENE))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await patient).png
        with pytest.raises(asyncio.CancelledError):
            await impatient


async def test_a_drawing_that_failed_is_not_remembered() -> None:
    async with Painter() as painter:
        for _ in range(2):
            with pytest.raises(ValueError, match="name of no card"):
                await painter.hand(("AS", "14H"))
        assert (await painter.hand(("AS",))).png


async def test_nothing_blocks_the_event_loop() -> None:
    with blockbuster_ctx():
        async with Painter() as painter:
            pictures = await asyncio.gather(
                painter.hand(HAND, theme=Theme(copies=True)),
                painter.table(SCENE),
                painter.race(Race(("Ann", "Ben"), ((1, 2), (3, 4)))),
                painter.cribbage(Board(("Ann", "Ben"), (3, 5))),
            )
    assert len({picture.name for picture in pictures}) == 4


async def test_hands_are_drawn_in_one_thread_and_all_else_in_another_which_closing_ends() -> None:
    def painting() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name.startswith("painter")}

    before = painting()
    painter = Painter()
    await asyncio.gather(*(painter.hand((card,)) for card in HAND))
    hands = painting() - before
    assert len(hands) == 1
    under_way = asyncio.ensure_future(painter.table(SCENE))
    await asyncio.gather(
        *(painter.table(replace(SCENE, labels=(card,))) for card in HAND),
        painter.race(Race(("Ann", "Ben"), ((1, 2), (3, 4)))),
    )
    started = painting() - before
    assert len(started) == 2
    await painter.close()
    assert (await under_way).png
    assert not any(thread.is_alive() for thread in started)
    with pytest.raises(RuntimeError):
        await painter.hand(("2S",))


async def test_what_is_drawn_side_by_side_is_as_if_drawn_alone() -> None:
    """Both threads make the same faces and letters for the first time."""
    cards = [rank + suit for suit in "SHDC" for rank in "AKQJT9"]
    hands = [tuple(cards[number : number + 8]) for number in range(0, 16, 2)]
    scenes = [
        replace(SCENE, trick=(Played(0, hand[0]), Played(1, hand[1])), rows=(Row(f"민준 {hand[0]}", hand),))
        for hand in hands
    ]
    _forget()
    async with Painter() as painter:
        together = await asyncio.gather(*map(painter.hand, hands), *map(painter.table, scenes))
    _forget()
    async with Painter() as painter:
        alone = [await painter.hand(hand) for hand in hands] + [await painter.table(scene) for scene in scenes]
    assert together == alone


def _forget() -> None:
    """As after a start."""
    for kept in (face, sprite, font, fonts._inked):
        kept.cache_clear()
