"""The store. One thread writes; all waiting jobs are committed together, with one sync."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, Table, delete, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from meadhall.server.storage.database import is_file, open_engine
from meadhall.server.storage.hall_storage import ClosedError, ConflictError
from meadhall.server.storage.migrate import bring_up_to_date
from meadhall.server.storage.schema import SETTINGS
from meadhall.server.storage.write_lock import WriteLock

LOG = logging.getLogger("meadhall.store")
T = TypeVar("T")
MOST_JOBS = 256  # most jobs in one commit
READERS = 2
CHECK_EVERY_S = 1.0  # seconds


class WriteJob:
    """A write and the future of its caller. It may be retried, so it changes only the database."""

    def __init__(self, future: asyncio.Future[Any]) -> None:  # Any: a job may return anything
        self.future = future
        self.work: Callable[[Connection], Any] = nothing
        self.table: Table | None = None
        self.values: Mapping[str, object] = {}

    def run(self, connection: Connection) -> Any:
        """Run the job in its own transaction."""
        if self.table is not None:
            insert_rows(connection, self.table, [self.values])
        return self.work(connection)


def nothing(connection: Connection) -> None:
    """Do no work."""


JobOutcome = tuple[WriteJob, Any, Exception | None]


class Store:
    """The database of a hall: reads on a few threads, writes on one."""

    def __init__(self, database: str) -> None:
        self.engine = open_engine(database)
        self.in_file = is_file(self.engine.url)
        self.lock = WriteLock(self.engine.url.database or "") if self.in_file else nullcontext()
        self.writing = self.engine.execution_options(writer=True)
        _log_migration(*bring_up_to_date(self.engine))
        self.jobs: deque[WriteJob] = deque()
        self.wakeups: queue.SimpleQueue[bool] = queue.SimpleQueue()  # wake the writer; False: stop
        self.wake_scheduled = False
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.connection: Connection | None = None  # of the writer; replaced after an error
        self.commits = 0
        self.writes = 0  # jobs queued so far
        self.closed = False
        self.checked = -CHECK_EVERY_S  # time of the last probe
        self.writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self.writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; return its result when it is committed."""
        job = self._job()
        job.work = work
        self._queue(job)
        result: T = await job.future
        return result

    def add(self, table: Table, values: Mapping[str, object]) -> asyncio.Future[None]:
        """Insert one row; waiting rows share one statement. The future is done when the row is committed."""
        job = self._job()
        job.table, job.values = table, values
        self._queue(job)
        return job.future

    def _job(self) -> WriteJob:
        if self.closed:
            raise ClosedError("the store is closed")
        return WriteJob(asyncio.get_running_loop().create_future())

    def _queue(self, job: WriteJob) -> None:
        """Queue a job. The writer is woken once per turn of the event loop, so all jobs of a turn share a commit."""
        self.jobs.append(job)
        self.writes += 1
        if not self.wake_scheduled:
            self.wake_scheduled = True
            job.future.get_loop().call_soon(self._wake_writer)

    def _wake_writer(self) -> None:
        self.wake_scheduled = False
        self.wakeups.put(True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query on a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    async def check(self) -> None:
        """Raise if the database cannot be read or written. A full disk can still be read."""
        await self.read(lambda connection: connection.execute(select(1)))
        now = time.monotonic()
        if now - self.checked >= CHECK_EVERY_S:
            await self.write(_write_probe)
            self.checked = now

    def close(self) -> None:
        """Finish queued jobs and close the database."""
        self.closed = True
        self._wake_writer()  # for jobs of this turn of the event loop
        self.wakeups.put(False)
        self.writer.join(timeout=10)
        if isinstance(self.lock, WriteLock):
            self.lock.close()
        self.readers.shutdown()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def _write_all(self) -> None:
        while self.jobs or self.wakeups.get():
            group = [self.jobs.popleft() for _ in range(min(len(self.jobs), MOST_JOBS))]
            for part in _rows_first(group):
                _deliver(self._commit(part))
        self._disconnect()

    def _commit(self, group: list[WriteJob]) -> list[JobOutcome]:
        """Commit all jobs in one transaction; if that fails, each in its own, so that one job cannot fail others."""
        with self.lock:
            try:
                return self._commit_together(group)
            except Exception:
                self._disconnect()
                return self._commit_each(group)

    def _commit_together(self, group: list[WriteJob]) -> list[JobOutcome]:
        if self.connection is None:
            self.connection = self.writing.connect()
        table = _single_table(group) if self.in_file else None
        if table is not None:
            outcomes = _insert_directly(self.connection, table, group)
        else:
            with self.connection.begin():
                outcomes = _run_all(self.connection, group)
        self.commits += 1
        return outcomes

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _commit_each(self, group: list[WriteJob]) -> list[JobOutcome]:
        outcomes: list[JobOutcome] = []
        away: Exception | None = None  # once the database itself fails, the other jobs fail without a try
        for job in group:
            outcomes.append((job, None, away) if away is not None else self._commit_alone(job))
            trouble = outcomes[-1][2]
            away = trouble if isinstance(trouble, OperationalError) else None
        return outcomes

    def _commit_alone(self, job: WriteJob) -> JobOutcome:
        try:
            with self.writing.begin() as connection:
                result = job.run(connection)
        except IntegrityError as trouble:
            return job, None, ConflictError(str(trouble.orig))
        except Exception as trouble:
            return job, None, trouble
        self.commits += 1
        return job, result, None


def _rows_first(group: list[WriteJob]) -> Iterator[list[WriteJob]]:
    """Split a batch: single rows are committed first, so that moves do not wait for slower transactions."""
    rows = [job for job in group if job.table is not None]
    works = [job for job in group if job.table is None]
    yield from (part for part in (rows, works) if part)


def _write_probe(connection: Connection) -> None:
    """Write the current time, to test whether writing works."""
    connection.execute(delete(SETTINGS).where(SETTINGS.c.key == "checked"))
    connection.execute(insert(SETTINGS).values(key="checked", value=str(time.time())))


def _single_table(group: list[WriteJob]) -> Table | None:
    """Return the table if all jobs only insert rows into the same one, else None."""
    first = group[0].table
    return first if all(job.table is first and job.work is nothing for job in group) else None


def _insert_directly(connection: Connection, table: Table, group: list[WriteJob]) -> list[JobOutcome]:
    """Insert rows through the SQLite driver, in autocommit mode: one statement needs no transaction."""
    statement, values = insert_arguments(table, [job.values for job in group], connection.dialect.paramstyle)
    connection.connection.cursor().execute(statement, values)
    return [(job, None, None) for job in group]


def _run_all(connection: Connection, group: list[WriteJob]) -> list[JobOutcome]:
    """Run all jobs of a batch; rows of the same table share one statement."""
    rows: dict[Table, list[Mapping[str, object]]] = defaultdict(list)
    for job in group:
        if job.table is not None:
            rows[job.table].append(job.values)
    for table, values in rows.items():
        insert_rows(connection, table, values)
    return [(job, job.work(connection), None) for job in group]


def insert_rows(connection: Connection, table: Table, rows: list[Mapping[str, object]]) -> None:
    """Insert all rows with one statement: between statements this thread would wait for the interpreter lock."""
    connection.exec_driver_sql(*insert_arguments(table, rows, connection.dialect.paramstyle))


def insert_arguments(table: Table, rows: list[Mapping[str, object]], style: str) -> tuple[str, tuple[object, ...]]:
    """Return the INSERT statement and its values."""
    statement = insert_statement(table.name, tuple(rows[0]), len(rows), style)
    return statement, tuple(value for row in rows for value in row.values())


@cache
def insert_statement(table: str, names: tuple[str, ...], rows: int, style: str) -> str:
    """Return the INSERT statement for so many rows. Table and column names come from the schema."""
    row = ", ".join("?" if style == "qmark" else "%s" for _ in names)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES {', '.join([f'({row})'] * rows)}"


def _deliver(outcomes: list[JobOutcome]) -> None:
    """Pass outcomes to the waiting callers, with one wake-up for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[JobOutcome]] = defaultdict(list)
    for outcome in outcomes:
        loops[outcome[0].future.get_loop()].append(outcome)
    for loop, theirs in loops.items():
        with suppress(RuntimeError):  # the loop is closed: the caller is gone
            loop.call_soon_threadsafe(_settle, theirs)


def _settle(outcomes: list[JobOutcome]) -> None:
    for job, result, trouble in outcomes:
        if job.future.done():
            continue  # the caller was cancelled
        if trouble is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(trouble)


def _log_migration(found: str, now: str) -> None:
    if found and found != now:
        LOG.warning("the database was migrated from schema %s to %s", found, now)
