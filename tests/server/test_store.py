"""The store: one writer, several jobs in one commit, and a failed job affects no other."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text

from meadhall.server.storage import records, schema
from meadhall.server.storage.hall_storage import ClosedError
from meadhall.server.storage.records import name_of
from meadhall.server.storage.writer import Store
from tests.server.halls import Person, hall_of, hall_over, within
from tests.server.loops import run
from tests.server.test_tables import play_on


def set_name(connection: Connection, person: str, name: str) -> None:
    """A row to write."""
    connection.execute(insert(schema.PEOPLE).values(id=person, name=name, created=0))


def test_what_is_written_is_there_after_opening_again(database: str) -> None:
    store = Store(database)
    run(store.write(lambda c: set_name(c, "guest", "Anna")))
    store.close()
    again = Store(database)
    assert run(again.read(lambda c: name_of(c, "guest"))) == "Anna"
    again.close()


def test_jobs_that_wait_together_are_committed_together(database: str) -> None:
    store = Store(database)

    async def write_many() -> None:
        await asyncio.gather(*(store.write(partial(set_name, person=f"guest {n}", name="x")) for n in range(200)))

    run(write_many())
    assert store.commits == 1
    store.close()


def test_a_move_does_not_wait_for_longer_works_that_came_with_it(database: str) -> None:
    store, moved = Store(database), threading.Event()

    async def both() -> bool:
        work = asyncio.ensure_future(store.write(lambda connection: moved.wait(60)))
        await asyncio.sleep(0)  # both wait for the writer
        await store.add(schema.SETTINGS, {"key": "a row", "value": ""})
        moved.set()
        return await work

    assert run(both())
    store.close()


def test_jobs_submitted_before_closing_are_written(database: str) -> None:
    store = Store(database)

    async def write_and_close() -> None:
        writing = asyncio.create_task(store.write(lambda c: set_name(c, "guest", "Anna")))
        await asyncio.sleep(0)
        store.close()
        await writing

    run(write_and_close())
    again = Store(database)
    assert run(again.read(lambda c: name_of(c, "guest"))) == "Anna"
    again.close()


def test_a_job_that_fails_undoes_only_itself(database: str) -> None:
    store = Store(database)

    def fail(connection: Connection) -> None:
        set_name(connection, "bad", "x")
        raise ValueError("no")

    async def write_three() -> list[object]:
        jobs = [
            store.write(lambda c: set_name(c, "a", "A")),
            store.write(fail),
            store.write(lambda c: set_name(c, "b", "B")),
        ]
        return await asyncio.gather(*jobs, return_exceptions=True)

    assert [type(result) for result in run(write_three())] == [type(None), ValueError, type(None)]
    assert run(store.read(lambda c: [name_of(c, key) for key in ("a", "bad", "b")])) == ["A", "", "B"]
    store.close()


def test_a_failed_single_job_leaves_nothing_and_stops_no_other(database: str) -> None:
    store = Store(database)

    def fail(connection: Connection) -> None:
        set_name(connection, "bad", "x")
        raise ValueError("no")

    for _ in range(3):
        with pytest.raises(ValueError, match="no"):
            run(store.write(fail))
    run(store.write(lambda c: set_name(c, "good", "Anna")))
    assert run(store.read(lambda c: (name_of(c, "bad"), name_of(c, "good")))) == ("", "Anna")
    store.close()


def test_every_commit_reaches_the_disk(database: str) -> None:
    store = Store(database)
    settings = SETTINGS[store.engine.dialect.name]
    found = run(store.read(lambda c: [c.execute(text(question)).scalar() for question in settings]))
    assert found == list(settings.values())
    store.close()


SETTINGS: dict[str, dict[str, object]] = {
    "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2},
    "postgresql": {"SHOW synchronous_commit": "on"},
}


def test_a_closed_store_takes_nothing(database: str) -> None:
    store = Store(database)
    store.close()
    with pytest.raises(ClosedError):
        run(store.write(lambda c: None))


def test_two_halls_over_one_database_never_make_the_same_version(database: str) -> None:
    """The slower hall is refused, reads what the other wrote, and continues from there."""
    luck = random.Random(6)
    with hall_over(database) as first, hall_over(database) as second:
        within(second, hall_of(second).bus.close)  # it receives no notices
        anna = Person(first, "Anna")
        table = anna.open_table("me", "random")["id"]
        there = Person(second, "Anna", anna.token)
        with anna.at(table) as page:
            page.until_alone()
            with there.at(table) as other:
                other.until_alone()
                play_on(page, 6, luck)
                page.until_asked()
                behind = other.answer(other.actions()[0])
                assert (behind["type"], behind["reason"]) == ("refused", "stale")
                assert (other.version, other.log, other.last["view"]) == (page.version, page.log, page.last["view"])
                assert other.answer(luck.choice(other.actions()))["type"] == "done"


def test_threads_create_no_decoders() -> None:
    """Threads use decoders that exist already; only requests create them, in the single event loop."""
    folder = Path(records.__file__).parent.parent
    naming = re.compile(r"(json|msgpack)\.decode\([^\n]*type=")
    found = {file.name for file in folder.rglob("*.py") if naming.search(file.read_text(encoding="utf-8"))}
    assert found == {"endpoints.py", "signing.py"}, "cookies are opened in the event loop, too"
