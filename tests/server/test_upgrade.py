"""A database from before people had ids is migrated: every account, seat, rating, open game and browser works."""

from __future__ import annotations

import json
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, Table, select
from starlette.testclient import TestClient

from meadhall.server.people import credentials, passwords
from meadhall.server.storage.database import open_engine
from meadhall.server.storage.migrate import bring_up_to_date, newest, take_steps
from meadhall.server.storage.schema import ACCOUNTS, CREDENTIALS, METADATA, SEATS
from tests.server.halls import Person, hall_of, hall_over, within

STORED = Path(__file__).parent / "stored"
KNOWN: dict[str, Any] = json.loads((STORED / "schema_0082.json").read_text("utf-8"))
COOKIES: dict[str, str] = KNOWN["cookies"]
PASSWORDS = {"Anna": "mead and honey", "Dan": "horn of plenty"}
REFERRED_TO = ("tables", "rated", "contests")  # by other tables: their rows come first, in this order


@pytest.fixture
def old_hall(bare_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The stored old database, as SQLite and as PostgreSQL."""
    monkeypatch.setattr(passwords, "OLD_COST", 16)  # as the stored hashes were made
    file = tmp_path / "stored.db"
    with sqlite3.connect(file) as data:
        data.executescript((STORED / "schema_0082.sql").read_text("utf-8"))
    if "://" not in bare_database:
        return str(file)
    copy_rows(file, bare_database)
    return bare_database


def copy_rows(file: Path, database: str) -> None:
    """Copy the rows to PostgreSQL at the same schema."""
    engine = open_engine(database)
    with engine.execution_options(writer=True).begin() as connection, sqlite3.connect(file) as data:
        take_steps(connection, "", "0082")
        data.row_factory = sqlite3.Row
        names = [row[0] for row in data.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in [*REFERRED_TO, *(name for name in names if name not in REFERRED_TO)]:
            if name != "alembic_version":
                copy_table(connection, name, [dict(row) for row in data.execute(f"SELECT * FROM {name}")])
    engine.dispose()


def copy_table(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    table = Table(name, MetaData(), autoload_with=connection)
    connection.execute(table.delete())  # what a migration step has written
    booleans = {column.name for column in table.columns if str(column.type) == "BOOLEAN"}
    for row in rows:
        values = {key: bool(value) if key in booleans else value for key, value in row.items()}
        connection.execute(table.insert().values(**values))


def sign_in(hall: TestClient, name: str) -> Any:
    return Person(hall, name).send("/api/account/enter", {"name": name, "password": PASSWORDS[name]})


def test_signed_in_browsers_and_open_games_go_on(old_hall: str) -> None:
    with hall_over(old_hall) as hall:
        anna, bo, cy = (Person(hall, name, COOKIES[name.lower()]) for name in ("Anna", "Bo", "Cy"))
        assert anna.get("/api/account").json() == {"name": "Anna", "password": True}
        assert bo.get("/api/account").json() == {"name": ""}
        assert [table["id"] for table in cy.get("/api/hall").json()["mine"]] == [KNOWN["table_of_cy"]]
        with anna.at(KNOWN["table"]) as hers, bo.at(KNOWN["table"]) as his:
            pages = {page.until("update")["seat"]: page for page in (hers, his)}
            assert sorted(pages) == [0, 1]
            assert hers.version == KNOWN["version"]
            asked = hers if hers.last["question"] else his
            assert asked.answer(asked.actions()[0])["type"] == "done"


def test_a_password_is_checked_in_the_old_way_once(old_hall: str) -> None:
    with hall_over(old_hall) as hall:
        wrong = Person(hall, "").post("/api/account/enter", {"name": "Anna", "password": "not this one"})
        assert wrong.json()["reason"] == "wrong-password"
        assert sign_in(hall, "Anna").json()["name"] == "Anna"
        kinds = within(hall, partial(hall_of(hall).store.read, kinds_by_name))
        assert kinds == {"Anna": "password", "Dan": "old-password", "Eva": "old-openid"}
        assert sign_in(hall, "Anna").json()["name"] == "Anna", "in the new way"


def kinds_by_name(connection: Connection) -> dict[str, str]:
    both = select(ACCOUNTS.c.name, CREDENTIALS.c.kind).where(ACCOUNTS.c.guest == CREDENTIALS.c.person)
    return {row.name: row.kind for row in connection.execute(both)}


def test_an_account_may_be_renamed_before_its_password_was_used(old_hall: str) -> None:
    with hall_over(old_hall) as hall:
        dan = Person(hall, "Dan", COOKIES["dan"])
        assert dan.send("/api/account/name", {"name": "Dana", "password": PASSWORDS["Dan"]}).json()["name"] == "Dana"
        wish = {"name": "Dana", "password": PASSWORDS["Dan"]}
        assert Person(hall, "").post("/api/account/enter", wish).json()["name"] == "Dana"


def test_an_account_of_the_provider_is_found_again(old_hall: str) -> None:
    with hall_over(old_hall) as hall:

        def found(issuer: str) -> str:
            work = partial(credentials.person_of_external, issuer=issuer, subject="sub-1")
            return str(within(hall, partial(hall_of(hall).store.write, work)))

        first = found("https://guild.example")
        assert first
        assert found("https://guild.example") == first, "it is stored in the new way"
        assert found("https://other.example") == ""


def test_ratings_ties_and_settings_follow_the_person(old_hall: str) -> None:
    with hall_over(old_hall) as hall:
        anna = Person(hall, "Anna", COOKIES["anna"])
        names = [row["name"] for row in anna.get("/api/ladder?game=valhalla&players=2").json()["rows"]]
        assert names == ["Anna", "Dan"]
        assert "Dan" in anna.get("/api/circle").text
        assert anna.get("/api/calls").json()["zone"] == "Europe/Warsaw"


def test_no_column_holds_a_hash_of_a_token_any_more(old_hall: str) -> None:
    engine = open_engine(old_hall)
    assert bring_up_to_date(engine) == ("0082", newest())
    with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for column in table.columns:
                if "person" in column.info:
                    values = [value for value in connection.execute(select(column)).scalars() if value]
                    assert all(len(value) == 22 for value in values), f"{table.name}.{column.name}"
        assert connection.execute(select(SEATS.c.guest).where(SEATS.c.guest != "")).first()
    engine.dispose()
