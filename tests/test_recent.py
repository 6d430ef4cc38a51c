"""What is kept for who asks for it: as long as promised, no longer than twice that, and never too much."""

from __future__ import annotations

from bot.recent import UNASKED_MS, Recent
from tests.scale import chance, scale
from tests.session.clock import HandClock

MINUTE = 60
UNASKED = UNASKED_MS // 1000
"""In seconds."""


def test_what_is_asked_for_now_and_then_stays() -> None:
    clock = HandClock()
    recent: Recent[str, int] = Recent(clock.now, most=10)
    recent.keep("ann", 1)
    for _ in range(100):
        clock.skip(UNASKED - 1)
        assert recent.get("ann") == 1


def test_what_nobody_asks_for_is_forgotten_though_others_are_asked_for() -> None:
    clock = HandClock()
    recent: Recent[str, int] = Recent(clock.now, most=10)
    recent.keep("ann", 1)
    recent.keep("ben", 2)
    for _ in range(2 * UNASKED // MINUTE):
        clock.skip(MINUTE)
        assert recent.get("ben") == 2
    assert len(recent) == 1
    assert recent.get("ann") is None


def test_after_a_long_silence_nothing_is_left() -> None:
    clock = HandClock()
    recent: Recent[int, int] = Recent(clock.now, most=10)
    for key in range(4):
        recent.keep(key, key)
    clock.skip(2 * UNASKED)
    recent.keep(9, 9)
    assert len(recent) == 1


def test_a_clock_that_is_set_back_keeps_nothing_for_ever() -> None:
    clock = HandClock()
    recent: Recent[str, int] = Recent(clock.now, most=10)
    clock.skip(-24 * 60 * MINUTE)
    recent.keep("ann", 1)
    clock.skip(UNASKED - 1)
    assert recent.get("ann") == 1
    clock.skip(2 * UNASKED)
    assert recent.get("ann") is None


def test_it_holds_no_more_than_it_may_and_keeps_the_latest_half() -> None:
    recent: Recent[int, int] = Recent(HandClock().now, most=10)
    for key in range(1000):
        recent.keep(key, -key)
        assert len(recent) <= 10
        assert [recent.get(one) for one in range(max(0, key - 4), key + 1)] == [
            -one for one in range(max(0, key - 4), key + 1)
        ]


def test_in_any_order_of_doings_the_latest_value_stays_as_long_as_promised_and_not_twice_as_long() -> None:
    rng, clock = chance("recent"), HandClock()
    recent: Recent[int, int] = Recent(clock.now, most=1000)
    kept: dict[int, tuple[int, int]] = {}
    """By key: the value, and when it was last asked for."""
    met = {"held": 0, "gone": 0}
    for step in range(scale(5000)):
        clock.skip(rng.choice([0, 0, 0, 7, 60, 200]))
        key, now = rng.randrange(12), clock.now()
        deed = rng.random()
        if deed < 0.15:
            recent.keep(key, step)
            kept[key] = step, now
        elif deed < 0.2:
            recent.forget(key)
            kept.pop(key, None)
        else:
            value, asked_at = kept.get(key, (None, 0))
            found = recent.get(key)
            if value is None or now - asked_at >= 2 * UNASKED_MS:
                assert found is None
                met["gone"] += value is not None
            elif now - asked_at < UNASKED_MS:
                assert found == value
                met["held"] += 1
            else:
                assert found in (None, value)
            if found is None:
                kept.pop(key, None)
            else:
                kept[key] = found, now
    assert min(met.values()) > 0, met
