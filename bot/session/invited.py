"""Whom the host has invited, and which open seats are kept for them."""

from __future__ import annotations

from bot.session.before import is_open
from bot.session.errors import SeatUnavailable
from bot.session.live import Live
from storage.api import Seat, Table, UserId


def invited(table: Table) -> list[UserId]:
    """For whom a seat is kept, and who may sit down at a private table besides its host."""
    kept = table.settings.get("invited")
    return [UserId(int(str(user))) for user in kept] if isinstance(kept, list) else []


def waited_for(live: Live) -> list[UserId]:
    """The invited people who do not sit at the table."""
    return [user for user in invited(live.table) if live.seat_of(user) is None]


def kept_seats(live: Live) -> dict[int, UserId]:
    """By seat the person that it is kept for; none where more people are waited for than seats are open."""
    open_, waiting = [seat.seat for seat in live.seats if is_open(seat)], waited_for(live)
    return dict(zip(open_, waiting, strict=False)) if len(waiting) <= len(open_) else {}


def seat_for(live: Live, user: UserId) -> Seat:
    """Where this person may sit down. Raises `SeatUnavailable`."""
    welcome = user in invited(live.table)
    if live.table.settings.get("private") and not welcome:
        raise SeatUnavailable("table-private")
    open_, kept = [seat for seat in live.seats if is_open(seat)], kept_seats(live)
    if not open_:
        raise SeatUnavailable("table-full")
    own = [seat for seat in open_ if kept.get(seat.seat) == user]
    free = [seat for seat in open_ if seat.seat not in kept]
    if not welcome and len(open_) <= len(waited_for(live)):
        raise SeatUnavailable("seats-kept")
    return (own or free)[0]
