"""Score sheets written by hand, with the rules' own numbers: a line a deal, its cells between bars."""

from __future__ import annotations


def lines(text: str) -> list[list[str]]:
    """The cells of each deal; a blank line changes nothing, and what follows a `#` tells the reader why."""
    rows = [line.split("#")[0].strip() for line in text.splitlines()]
    return [[cell.strip() for cell in row.split("|")] for row in rows if row]


def several(cell: str) -> list[str]:
    """The parts of a cell that says several things, none for a dash."""
    return [] if cell == "-" else [part.strip() for part in cell.split(",")]


def numbers(cell: str) -> tuple[int, ...]:
    """A cell of numbers, one for each who is scored."""
    return tuple(map(int, cell.split()))
