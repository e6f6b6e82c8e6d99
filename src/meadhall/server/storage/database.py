"""Opens the hall's database: a SQLite file or PostgreSQL."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from meadhall.core.errors import SetupError

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
CONNECT_SECONDS = 3  # for a database to answer
BUSY_MILLISECONDS = 5000  # for another process to finish its commit
PATIENT_MILLISECONDS = 600_000  # for another process to migrate the file
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}")


def address(database: str) -> URL:
    """Return the URL of a database; a bare path means a SQLite file."""
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
    except ArgumentError:
        raise SetupError(f"{database!r} is no address of a database", right=RIGHT) from None
    if url.drivername not in DRIVERS:
        raise SetupError(f"there is no database {url.drivername!r} here", right=RIGHT)
    return url.set(drivername=DRIVERS[url.drivername])


RIGHT = "give the path of a file, or postgresql://user@host/name"


def is_file(url: URL) -> bool:
    """Is it a SQLite file?"""
    return url.get_backend_name() == "sqlite"


def open_engine(database: str) -> Engine:
    """Return an SQLAlchemy engine with the hall's settings."""
    url = address(database)
    if not is_file(url):
        return create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": CONNECT_SECONDS})
    _keep_private(Path(url.database or ""))
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _keep_private(file: Path) -> None:
    """Make the database readable for its owner only, as it holds hands, seeds and tokens. Folders stay as they are."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if str(file) in ("", ":memory:"):
        return
    with suppress(OSError):  # no permission: opening the database reports it
        file.touch(mode=0o600)
        for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if each.is_file() and each.stat().st_mode & 0o077:
                each.chmod(0o600)


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # `_begin_sqlite` begins transactions: the driver would do so too late
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    patient = options.get("patient", False)
    if patient:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENT_MILLISECONDS}")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writer", False) else "BEGIN")
    if patient:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
