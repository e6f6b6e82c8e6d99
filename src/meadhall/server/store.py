"""The hall's memory. One thread writes; whatever waits meanwhile is committed together, with one sync."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from meadhall.server.schema import METADATA

T = TypeVar("T")
GROUP = 256  # jobs in one commit at most
READERS = 2


class ConflictError(Exception):
    """Somebody else wrote this first."""


class ClosedError(Exception):
    """The store takes no more work."""


class Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:  # Any: a job may return anything
        self.work = work
        self.future: Future[Any] = Future()


class Store:
    """Reads on a few threads, writes on one."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.writing = self.engine.execution_options(writer=True)
        METADATA.create_all(self.writing)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.commits = 0
        self.closed = False
        self.writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self.writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it in a transaction; returns when it is on disk."""
        if self.closed:
            raise ClosedError("the store is closed")
        job = Job(work)
        self.jobs.put(job)
        result: T = await asyncio.wrap_future(job.future)
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def close(self) -> None:
        """Finish what was begun and let go of the files."""
        self.closed = True
        self.jobs.put(None)
        self.writer.join(timeout=10)
        self.readers.shutdown()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def _write_all(self) -> None:
        last = False
        while not last:
            group, last = self._gather()
            if group:
                self._commit(group)

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for one job, then take all that are there."""
        group: list[Job] = []
        job = self.jobs.get()
        while job is not None and len(group) < GROUP:
            group.append(job)
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return group, False
        if job is not None:
            group.append(job)
        return group, job is None

    def _commit(self, group: list[Job]) -> None:
        results: list[tuple[Job, Any]] = []
        try:
            with self.writing.begin() as connection:
                for job in group:
                    _attempt(connection, job, results, alone=len(group) == 1)
        except Exception as trouble:  # the transaction as a whole failed: nobody's work is on disk
            for job in group:
                if not job.future.done():
                    job.future.set_exception(trouble)
            return
        self.commits += 1
        for job, result in results:
            job.future.set_result(result)


def _attempt(connection: Connection, job: Job, results: list[tuple[Job, Any]], alone: bool) -> None:
    """One job inside the group: its failure undoes only itself. A job alone needs no savepoint for that."""
    if not job.future.set_running_or_notify_cancel():
        return
    try:
        with nullcontext() if alone else connection.begin_nested():
            result = job.work(connection)
        results.append((job, result))
    except IntegrityError as trouble:
        _fail(connection, job, ConflictError(str(trouble.orig)), alone)
    except Exception as trouble:
        _fail(connection, job, trouble, alone)


def _fail(connection: Connection, job: Job, trouble: Exception, alone: bool) -> None:
    if alone:
        connection.rollback()
    job.future.set_exception(trouble)


def open_engine(url: str) -> Engine:
    """An engine with the manners we need; a bare path means SQLite."""
    if "://" not in url:
        Path(url).parent.mkdir(parents=True, exist_ok=True)
        url = f"sqlite:///{url}"
    engine = create_engine(url)
    if make_url(url).get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # we begin ourselves: the driver would begin too late for savepoints
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writer = connection.get_execution_options().get("writer", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")
