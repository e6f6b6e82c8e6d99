"""Migrates a database to the current schema. The migrations are in `migrations/versions`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DatabaseError

from meadhall.core.errors import SetupError
from meadhall.server.storage.database import address, is_file, open_engine

FOLDER = Path(__file__).resolve().parent / "migrations"
VERSION_TABLE = "alembic_version"
FIRST = "0001"  # version of files from before versions were stored
LOCK = 0x6D656164  # key of the advisory lock: one process at a time migrates


@contextmanager
def opened(database: str, new: bool = False) -> Iterator[Engine]:
    """Open the hall's database and migrate it. A missing file is created only if `new` is set."""
    url = address(database)
    if is_file(url) and not new and not Path(url.database or "").exists():
        raise SetupError(f"there is no hall at {url.database}", right="the --database or --data it was opened with")
    try:
        engine = open_engine(database)
        found, now = bring_up_to_date(engine)
    except ModuleNotFoundError as missing:
        raise SetupError(f"{missing.name} is not installed", right="pip install 'psycopg[binary]'") from None
    except (DatabaseError, OSError) as trouble:
        reason = " ".join(str(getattr(trouble, "orig", trouble)).split())
        where = url.render_as_string(hide_password=True)
        raise SetupError(f"the database {where} does not open: {reason}", right="is it there, and may we?") from None
    if found and found != now:
        print(f"The database was migrated from schema {found} to {now}.")
    yield engine
    engine.dispose()


def newest() -> str:
    """Return the newest schema version, from the file names of the migrations: m0001_first.py is 0001."""
    return max(versions())


def versions() -> set[str]:
    """Return all known schema versions."""
    return {file.stem.partition("_")[0].removeprefix("m") for file in FOLDER.glob("versions/m*.py")}


def bring_up_to_date(engine: Engine) -> tuple[str, str]:
    """Run missing migrations; return the version found ("" for an empty database) and the current one.

    Most starts find nothing to do, and write nothing. If another process migrates, this one waits.
    """
    with engine.connect() as connection:
        found = version_of(connection)
    if found != newest():
        found = _take_turns(engine)
    return found, newest()


def _take_turns(engine: Engine) -> str:
    """Migrate under a lock between processes; a later process finds the work done."""
    with engine.execution_options(writer=True, patient=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        found, wanted = version_of(connection), newest()
        if found > wanted:
            raise SetupError(
                f"the database was written by a newer Meadhall (its schema is {found}, ours {wanted})",
                right="use that Meadhall, or another --database",
            )
        if found != wanted:
            take_steps(connection, found, "head")
    return found


def version_of(connection: Connection) -> str:
    """Return the schema version of a database; "" if it is empty."""
    there = inspect(connection)
    if there.has_table(VERSION_TABLE):
        return str(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() or "")
    return FIRST if there.has_table("answers") else ""


def take_steps(connection: Connection, found: str, wanted: str) -> None:
    """Run the migrations from one version to another."""
    from alembic import command  # imported late: most starts run no migration
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    if found:
        command.stamp(config, found)
    command.upgrade(config, wanted)
