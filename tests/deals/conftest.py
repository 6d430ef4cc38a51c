"""Deals are tried with real sessions, as the tests of the sessions do."""

from tests.session.conftest import quick, room, rooms, store

__all__ = ["quick", "room", "rooms", "store"]
