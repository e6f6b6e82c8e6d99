"""Databases of earlier versions are migrated; those of later versions are refused with a message."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from meadhall.core.errors import SetupError
from meadhall.server.storage import database
from meadhall.server.storage.database import open_engine
from meadhall.server.storage.migrate import (
    FIRST,
    VERSION_TABLE,
    bring_up_to_date,
    newest,
    opened,
    take_steps,
    version_of,
)
from meadhall.server.storage.schema import METADATA, UNDECLARED, UNRATED

# A game as the first version of the hall stored it, before schema versions were recorded.
FIRST_GAME = [
    "INSERT INTO tables VALUES ('t', 'valhalla', '{}', '', 'waiting', false, 'i', 1, 1)",
    "INSERT INTO seats VALUES ('t', 0, 'person', 'Anna', '', 'hash')",
    "INSERT INTO answers VALUES ('t', 1, 'answer', 0, 'pass', '[]', '[1,1]', 'c', 1)",
]


def test_the_steps_lead_to_the_schema_that_the_hall_uses(bare_database: str) -> None:
    with opened(bare_database, new=True) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert version_of(connection) == newest()


def test_a_database_of_the_first_hall_is_brought_along(bare_database: str) -> None:
    engine = open_engine(bare_database)
    with engine.execution_options(writer=True).begin() as connection:
        take_steps(connection, "", FIRST)
        connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
        for statement in FIRST_GAME:
            connection.execute(text(statement))
    assert bring_up_to_date(engine) == (FIRST, newest())
    assert bring_up_to_date(engine) == (newest(), newest())
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM seats")).scalar() == "Anna"
        assert connection.execute(text("SELECT action FROM answers")).scalar() == "pass"
    engine.dispose()


def test_games_begun_before_ratings_were_declared_keep_their_conditions(bare_database: str) -> None:
    engine = open_engine(bare_database)
    columns = "id, game, setup, header, status, private, invite, opened, changed"
    with engine.execution_options(writer=True).begin() as connection:
        take_steps(connection, "", "0082")
        for status in ("waiting", "playing", "over"):
            values = f"'{status}', 'valhalla', '{{}}', '', '{status}', false, 'i', 1, 1"
            connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
    bring_up_to_date(engine)
    with engine.connect() as connection:
        found = {row.id: row.rating for row in connection.execute(text("SELECT id, rating FROM tables"))}
    assert found == {"waiting": UNRATED, "playing": UNDECLARED, "over": UNDECLARED}
    engine.dispose()


def test_a_newer_database_is_refused_and_left_alone(bare_database: str) -> None:
    with opened(bare_database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(SetupError, match="newer"), opened(bare_database):
        pass


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "hall.db"
    file.write_text("a poem\n" * 100, encoding="utf-8")
    with pytest.raises(SetupError, match="does not open"), opened(str(file)):
        pass
    assert file.read_text(encoding="utf-8").startswith("a poem")


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no hall"), opened(str(tmp_path / "hall.db")):
        pass
    assert list(tmp_path.iterdir()) == []


def test_a_second_process_waits_for_the_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes open one file at once: the migration may take longer than any commit."""
    monkeypatch.setattr(database, "PRAGMAS", ("journal_mode=WAL", "busy_timeout=1"))
    first, second = (open_engine(str(tmp_path / "hall.db")) for _ in range(2))
    with ThreadPoolExecutor(1) as aside, first.execution_options(writer=True).begin() as connection:
        beside = aside.submit(bring_up_to_date, second)
        take_steps(connection, "", "head")
        wait([beside], 0.2)
        assert not beside.done(), "it read what is not written yet, or gave up"
        connection.commit()
        assert beside.result(300) == (newest(), newest())
    for engine in (first, second):
        engine.dispose()


def test_a_hall_without_pending_migrations_does_not_wait(tmp_path: Path) -> None:
    file = str(tmp_path / "hall.db")
    with opened(file, new=True) as first, opened(file) as second, first.execution_options(writer=True).begin():
        assert bring_up_to_date(second) == (newest(), newest())
