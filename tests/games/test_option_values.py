"""A deal under every value of every option: it keeps the contract of all games, and its secrets."""

from __future__ import annotations

import pytest

from games import games
from games.core.record import read_record, write_record
from tests.games import contract, secrecy, worlds
from tests.scale import chance

SOME = 0.3
"""The part of the steps of which the dear questions are asked."""


def found(key: str, name: str, value: str) -> worlds.Table:
    table = worlds.table_with(key, name, value)
    assert table is not None, f"no table of {key} can have {name} {value}"
    return table


def different() -> list[worlds.Table]:
    """A table for every option value, those left out that play by the same rules as another."""
    tables = [found(*chosen) for chosen in worlds.option_values()]
    return list({(table.key, table.start().options): table for table in tables}.values())


@pytest.mark.parametrize(("key", "name", "value"), worlds.option_values())
def test_every_option_value_starts_a_match(key: str, name: str, value: str) -> None:
    start = found(key, name, value).start()
    assert read_record(write_record(start, start.dealer, []), games()).start == start


@pytest.mark.parametrize("table", different(), ids=str)
def test_a_deal_under_every_option_value_keeps_the_contract(table: worlds.Table) -> None:
    rng = chance(f"contract {table}")
    start = table.start(dealer=rng.randrange(table.seats))
    steps = worlds.steps(start, rng, deals=1)
    contract.its_record_leads_to_the_same_states(start, steps)
    for step in steps:
        for check in contract.CHECKS:
            check(step, rng)


@pytest.mark.parametrize("table", different(), ids=str)
def test_a_deal_under_every_option_value_keeps_its_secrets(table: worlds.Table) -> None:
    rng = chance(f"secrets {table}")
    steps = worlds.steps(table.start(dealer=rng.randrange(table.seats)), rng, deals=1)
    few = [step for step in steps if rng.random() < SOME]
    secrecy.check_spectators(steps, rng)
    secrecy.check_variety(steps, rng)
    for check in (secrecy.check_redeals, secrecy.check_events, secrecy.check_sense):
        check(few, rng)
