"""Draws off the event loop, one hand and one other picture at a time, and remembers what was drawn."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from types import TracebackType
from typing import Self, TypeVarTuple

from bot.pictures.board import Board, draw_board
from bot.pictures.faces import Theme
from bot.pictures.hand import draw_hand
from bot.pictures.race import Race, draw_race
from bot.pictures.ratings import Curve, Ladder, draw_curve, draw_ladder
from bot.pictures.scene import TableScene
from bot.pictures.table import draw_table

REMEMBERED = 2000
"""Pictures kept, at about 3 KB a hand and 12 KB a table."""

_PLAIN = Theme()
Given = TypeVarTuple("Given")


@dataclass(frozen=True)
class Picture:
    """A PNG and a file name that changes with it, so that no client shows an older picture from its cache."""

    name: str
    png: bytes


class Painter:
    """Draws hands in one thread and all else in another: a board takes longer, and nobody waits for it.

    Equal requests share one drawing, also while it is under way.
    """

    def __init__(self, remembered: int = REMEMBERED) -> None:
        # They share fonts and faces, kept by `lru_cache`, which threads may share: at worst a face is drawn twice.
        self._hands = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter of hands")
        self._others = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._remembered = remembered
        self._drawn: OrderedDict[Hashable, Picture] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Future[Picture]] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def hand(
        self,
        items: Sequence[str],
        enabled: Collection[str] | None = None,
        picked: Collection[str] = (),
        theme: Theme = _PLAIN,
        others: Sequence[str] = (),
    ) -> Picture:
        """A hand in the order given, `others` apart below it; `enabled` None means that nothing is to be chosen."""
        may = None if enabled is None else frozenset(enabled)
        return await self._picture("hand", draw_hand, tuple(items), may, frozenset(picked), theme, tuple(others))

    async def table(self, scene: TableScene, theme: Theme = _PLAIN) -> Picture:
        """The public table."""
        return await self._picture("table", draw_table, scene, theme)

    async def race(self, race: Race, theme: Theme = _PLAIN) -> Picture:
        """The scores from deal to deal."""
        return await self._picture("race", draw_race, race, theme)

    async def ladder(self, ladder: Ladder, theme: Theme = _PLAIN) -> Picture:
        """A page of ratings."""
        return await self._picture("ladder", draw_ladder, ladder, theme)

    async def curve(self, curve: Curve, theme: Theme = _PLAIN) -> Picture:
        """One person's rating over time."""
        return await self._picture("curve", draw_curve, curve, theme)

    async def cribbage(self, board: Board, theme: Theme = _PLAIN) -> Picture:
        """The board on which Penneech is pegged."""
        return await self._picture("board", draw_board, board, theme)

    async def close(self) -> None:
        """Finishes the drawings under way and ends the threads; asking for a new picture is then a `RuntimeError`."""
        if self._drawing:
            await asyncio.wait(list(self._drawing.values()))
        for thread in (self._hands, self._others):
            await asyncio.to_thread(thread.shutdown)

    async def _picture(self, kind: str, draw: Callable[[*Given], bytes], *given: *Given) -> Picture:
        key = (kind, *given)
        if known := self._drawn.get(key):
            self._drawn.move_to_end(key)
            return known
        drawing = self._drawing.get(key)
        if drawing is None:
            loop = asyncio.get_running_loop()
            thread = self._hands if kind == "hand" else self._others
            drawing = loop.run_in_executor(thread, partial(_draw, kind, draw, *given))
            self._drawing[key] = drawing
            drawing.add_done_callback(partial(self._keep, key))
        # Whoever stops waiting must not stop it for the others.
        return await asyncio.shield(drawing)

    def _keep(self, key: Hashable, drawing: asyncio.Future[Picture]) -> None:
        del self._drawing[key]
        if drawing.cancelled() or drawing.exception():
            return
        self._drawn[key] = drawing.result()
        while len(self._drawn) > self._remembered:
            self._drawn.popitem(last=False)


def _draw(kind: str, draw: Callable[[*Given], bytes], *given: *Given) -> Picture:
    png = draw(*given)
    return Picture(f"{kind}-{blake2b(png, digest_size=8).hexdigest()}.png", png)
