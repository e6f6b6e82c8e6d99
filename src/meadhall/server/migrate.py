"""Brings a database to today's schema, step by step; the steps stand in migrations/versions."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from meadhall.core.errors import SetupError

FOLDER = Path(__file__).resolve().parent / "migrations"
VERSION_TABLE = "alembic_version"
FIRST = "0001"  # what files had that were written before versions were noted
LOCK = 0x6D656164  # a number of our own: one process at a time changes a schema


def newest() -> str:
    """The newest version of the schema, by the names of the steps: m0001_first.py is 0001."""
    return max(file.stem.partition("_")[0].removeprefix("m") for file in FOLDER.glob("versions/m*.py"))


def bring_up_to_date(engine: Engine) -> tuple[str, str]:
    """Take the steps that are missing; the version found ("" for an empty database), and the version now."""
    with engine.execution_options(writer=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        found, wanted = version_of(connection), newest()
        if found > wanted:
            raise SetupError(
                f"the database was written by a newer Meadhall (its schema is {found}, ours {wanted})",
                right="use that Meadhall, or another --database",
            )
        if found != wanted:
            _take_steps(connection, found)
    return found, wanted


def version_of(connection: Connection) -> str:
    """The version of the schema that is there; "" if nothing is."""
    there = inspect(connection)
    if there.has_table(VERSION_TABLE):
        return str(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() or "")
    return FIRST if there.has_table("answers") else ""


def _take_steps(connection: Connection, found: str) -> None:
    from alembic import command  # here: most starts find nothing to do
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    if found:
        command.stamp(config, found)
    command.upgrade(config, "head")
