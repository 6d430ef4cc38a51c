"""The cases of ../shared/cases, where they lie beside the repository: each record leads where its JSON says."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from games import games
from games.core.record import BadRecord, read_record, replay
from games.core.report import bad_record, report
from tests.games import worlds

SHARED = Path(__file__).parents[2].parent / "shared"

pytestmark = pytest.mark.skipif(not (SHARED / "cases").is_dir(), reason="../shared/cases is not beside the repository")


@pytest.fixture(scope="module")
def checker() -> ModuleType:
    """The script that compares a printed result with a case."""
    spec = importlib.util.spec_from_file_location("check_cases", SHARED / "check-cases.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def printed(record: Path) -> dict[str, Any]:
    """What `python -m games replay --legal` prints of a record."""
    try:
        result = report(replay(read_record(record.read_text("utf-8"), games())), legal=True)
    except BadRecord as error:
        result = bad_record(error)
    plain: dict[str, Any] = json.loads(json.dumps(result))
    return plain


@pytest.mark.parametrize("key", worlds.KEYS)
def test_every_case_of_the_game_leads_where_it_says(checker: ModuleType, key: str) -> None:
    records = sorted((SHARED / "cases" / key).glob("*.game"))
    assert records, f"no cases of {key}"
    found = {}
    for record in records:
        differences = checker.differences(printed(record), json.loads(record.with_suffix(".json").read_text("utf-8")))
        if differences:
            found[record.name] = differences
    assert found == {}
