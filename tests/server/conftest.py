"""Fixtures of the server tests: a time limit for each test, and databases of both kinds."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

from meadhall.server.addresses import TRUSTED_HOSTS
from meadhall.server.limits import limits
from meadhall.server.people import passwords
from tests.server.migrated import laid
from tests.server.services import Postgres, open_postgres

os.environ[TRUSTED_HOSTS] = "testserver"  # the host of Starlette's TestClient
PATIENCE = 900.0  # seconds; long enough for a slow machine, so only a test that hangs is ended


def too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"nothing was heard from the hall for {PATIENCE} seconds")


@pytest.fixture(autouse=True)
def _timeouts() -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def _without_rate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off rate limits: in tests everyone has the same address."""
    monkeypatch.setattr(limits, "CALL_BURST", 1e9)


@pytest.fixture(autouse=True)
def shipped_memory(monkeypatch: pytest.MonkeyPatch) -> int:
    """KiB that the real hall uses for a password hash; tests hash with almost none."""
    shipped = passwords.MEMORY_KIB
    monkeypatch.setattr(passwords, "ROUNDS", 1)
    monkeypatch.setattr(passwords, "MEMORY_KIB", 32)
    monkeypatch.setattr(passwords, "OLD_COST", 2)
    monkeypatch.setattr(passwords, "OLD_LANES", 1)
    return shipped


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for the whole run; each test creates its own databases in it."""
    with open_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgresql"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database at today's schema; a test with this fixture runs on both kinds."""
    if request.param == "sqlite":
        return laid(str(tmp_path / "hall.db"))
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgresql"))])
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database before its first migration."""
    if request.param == "sqlite":
        return str(tmp_path / "hall.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.bare_database()
