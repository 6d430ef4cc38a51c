"""Whether partners stay as seated or are drawn for stands in the lobby, and so do the cards that they drew."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.fixtures import ClubFactory, enabled, texts


@pytest.mark.parametrize(("seating", "said"), [("fixed", "as seated"), ("draw", "drawn by cards")])
async def test_the_lobby_shows_how_partners_are_found_and_who_sits_where(
    club: ClubFactory, seating: str, said: str
) -> None:
    async with club() as world:
        ann, *others = world.people[:4]
        lobby: Any = await world.open_table(ann, game="auction-pinochle", options=f"seating={seating}")
        assert (f"Partners: {said}" in texts(lobby)) == (seating == "draw"), "the usual rule needs no mention"
        for person in others:
            await person.click(lobby, label="Join")
        sat = [line for line in texts(world.messages()[0]).splitlines() if line[:2] in ("1.", "2.", "3.", "4.")]
        await ann.click(lobby, label="Start")
        await world.until(world.is_shown)
        shown = texts(world.messages()[0])
        seats = (await world.live()).seats
        lines = [line for line in shown.splitlines() if line[:2] in ("1.", "2.", "3.", "4.")]
        assert all(f"<@{seat.user}>" in line for seat, line in zip(seats, lines, strict=True))
        assert (lines == sat) or seating == "draw"
        told = next((line for line in shown.splitlines() if line.startswith("Cards drawn for the start")), "")
        assert all(f"{seat.name}:" in told for seat in seats) == bool(told) == (seating == "draw")
        rules: Any = (await ann.click(world.board(), label="Rules")).response
        assert "b:table:1:options" in enabled(rules)
        listed = await ann.click(rules, label="This table's options")
        assert f"Partners: {said}" in texts(listed.response)
