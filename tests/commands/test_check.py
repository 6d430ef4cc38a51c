"""`check` finds whatever disagrees in what is kept, and nothing else."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.session.audit import audit
from storage.database import open_database
from tests.commands.installation import play_through, sqlite_url


async def test_a_sound_installation_passes_the_audit(played: str) -> None:
    database = await open_database(played)
    found = await audit(database)
    await database.close()
    assert found.faults == []
    assert (found.tables, found.results) == (3, 3)
    assert found.entries > 30


DAMAGE = {
    "UPDATE snapshot SET state = replace(state, '1', '2') WHERE table_id = 2": "snapshot after",
    "UPDATE result SET score = score + 1 WHERE seat = 1": "result of seat 1",
    "UPDATE result SET won = NOT won WHERE seat = 0": "result of seat 0",
    "DELETE FROM result": "without results",
    "UPDATE action SET text = 'nonsense' WHERE table_id = 2 AND seq = 4": "does not follow the rules",
    "UPDATE action SET seat = (seat + 1) % 3 WHERE table_id = 1 AND seq = 9": "does not follow the rules",
    "UPDATE game_table SET status = 'playing', alone = 0 WHERE id = 1": "finished, but the table is playing",
    "UPDATE game_table SET game = 'whist' WHERE id = 3": "no game whist",
}


async def test_the_audit_finds_every_kind_of_damage(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    await play_through(url)
    sound = (tmp_path / "talon.db").read_bytes()
    for damage, said in DAMAGE.items():
        (tmp_path / "talon.db").write_bytes(sound)
        with sqlite3.connect(tmp_path / "talon.db") as other:
            assert other.execute(damage).rowcount > 0
        other.close()
        damaged = await open_database(url)
        found = (await audit(damaged)).faults
        await damaged.close()
        assert any(said in fault for fault in found), (damage, found)
