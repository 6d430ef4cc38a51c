"""How Alembic runs here: on the connection that `storage.database` hands it, all or nothing."""

from alembic import context

from storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite alters tables by copying them
)
context.run_migrations()
