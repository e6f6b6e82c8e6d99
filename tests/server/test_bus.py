"""The bus between processes of one hall, through PostgreSQL or Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from meadhall.core.errors import SetupError
from meadhall.server.run.bus import Bus, TableChange, bus_for
from tests.server.loops import run
from tests.server.services import Postgres, open_redis


class Ears:
    """Collects received notices."""

    def __init__(self) -> None:
        self.cries: list[tuple[str, int, list[str]]] = []
        self.looked = asyncio.Event()
        self.news = asyncio.Event()

    def heard(self, change: TableChange) -> None:
        self.cries.append((change.table, change.version, change.here))
        self.news.set()

    def missed(self) -> None:
        self.looked.set()


@pytest.fixture(
    params=[
        pytest.param("postgresql", marks=pytest.mark.needs("postgresql")),
        pytest.param("redis", marks=pytest.mark.needs("redis")),
    ]
)
def line(request: pytest.FixtureRequest) -> Iterator[tuple[str, str]]:
    """A database and a Redis address, as arguments of `meadhall serve`."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        yield postgres.new_database(), ""
    else:
        with open_redis() as redis:
            yield "hall.db", redis


def test_others_hear_a_cry_and_the_crier_does_not(line: tuple[str, str]) -> None:
    async def cry() -> tuple[Ears, Ears]:
        near, far = Ears(), Ears()
        buses = [bus_for(*line), bus_for(*line)]
        for bus, ears in zip(buses, (near, far), strict=True):
            bus.open(ears)
            await asyncio.wait_for(ears.looked.wait(), 300)
        buses[0].publish("table", 7, ["anna"])
        await asyncio.wait_for(far.news.wait(), 300)
        buses[1].publish("other", 8, [])  # arrives after the first: by then an echo of it would have arrived too
        await asyncio.wait_for(near.news.wait(), 300)
        for bus in buses:
            await bus.close()
        return near, far

    near, far = run(cry())
    assert far.cries == [("table", 7, ["anna"])]
    assert near.cries == [("other", 8, [])]


def test_a_herald_is_silent_after_closing_however_early_it_was_closed(line: tuple[str, str]) -> None:
    """A cancellation can be lost while connecting, so closing must not wait for a single one."""

    async def close_after(steps: int) -> bool:
        bus = bus_for(*line)
        bus.open(Ears())
        bus.publish("table", 1, [])
        for _ in range(steps):
            await asyncio.sleep(0)
        closing = asyncio.create_task(bus.close())
        return bool((await asyncio.wait([closing], timeout=120))[0])

    async def close_early() -> list[int]:
        return [steps for steps in range(24) if not await close_after(steps)]

    assert run(close_early()) == []


def test_a_hall_over_a_file_has_nobody_to_tell() -> None:
    assert type(bus_for("hall.db", "")) is Bus


def test_a_wrong_address_is_refused_with_the_right_form() -> None:
    with pytest.raises(SetupError, match="redis://"):
        bus_for("hall.db", "nowhere:1")
