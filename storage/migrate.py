"""Bringing a database to the present schema, whatever directory the bot is started in."""

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from storage.api import Unusable

SCRIPTS = Path(__file__).with_name("migrations")

_one_at_a_time = Lock()  # Alembic keeps the migration that it runs in a global


def migrate(connection: Connection, where: str) -> None:
    """Run the missing migrations inside the transaction that the connection is in. Raises Unusable."""
    refuse_foreign(connection, where)
    config = _config()
    config.attributes["connection"] = connection
    with _one_at_a_time:
        command.upgrade(config, "head")


def refuse_foreign(connection: Connection, where: str) -> bool:
    """Whether a version of ours has been here. Raises Unusable where a newer one was, or another program."""
    here = MigrationContext.configure(connection).get_current_heads()
    scripts = ScriptDirectory.from_config(_config())
    for revision in here:
        try:
            scripts.get_revision(revision)
        except CommandError as error:
            raise Unusable(
                f"The database {where} belongs to a newer version of Talon (schema {revision}): "
                "run that version, or restore a backup from before it."
            ) from error
    if not here and inspect(connection).get_table_names():
        raise Unusable(f"The database {where} belongs to another program: name another one.")
    return bool(here)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
