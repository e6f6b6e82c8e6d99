"""Reviews of finished games, made in a separate process and cached.

A review takes as long as thousands of moves. One review runs at a time, and guests take turns. A request for a review
that is not finished gets its progress.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from meadhall.core import record
from meadhall.core.errors import MeadhallError
from meadhall.research.review.shapes import Review
from meadhall.server.protocol.requests import Reviewed
from meadhall.server.workers.pool import PROGRESS, StuckError, WorkerPool
from meadhall.server.workers.record_worker import JOBS, Job, engine_games
from meadhall.server.workers.turns import CrowdedError, Requester, RoundRobin
from meadhall.server.workers.worker_main import ENCODER, lower_priority, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

TIMEOUT_S = 300.0  # seconds for one review; the compiled engine needs a few
IN_LINE, OF_ADDRESS, OF_ALL = 2, 6, 24  # reviews that may wait: of one guest, of one address, of all
RETRY_S = 600.0  # seconds before a failed review may be tried again, since it may block the only process
KEPT_REVIEWS = 64  # finished reviews in memory
NICE = 10  # reviews run at a lower priority than players and bots


class ReviewResult(msgspec.Struct, frozen=True):
    """The reply of the worker process: a review, or what went wrong."""

    review: Review | None = None
    trouble: str = ""


REVIEW_RESULTS = msgspec.msgpack.Decoder(ReviewResult)


class ReviewWorker:
    """Sends finished games to the worker process and caches the reviews."""

    def __init__(self, workers: WorkerPool | None = None) -> None:
        self.workers = workers or _one_process()
        self.turns = RoundRobin(1, IN_LINE, OF_ADDRESS, OF_ALL)
        self.kept: OrderedDict[str, Reviewed] = OrderedDict()
        self.failed: dict[str, float] = {}  # table: when its review failed
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def known(self, table: str) -> Reviewed | None:
        """The review of a table or its progress; None if it was not requested yet, or failed long ago."""
        if table in self.failed and asyncio.get_running_loop().time() - self.failed[table] > RETRY_S:
            self._forget(table)
        return self.kept.get(table)

    def admit(self, requester: Requester) -> None:
        """Raise CrowdedError if the queue is full. Called before the game is loaded."""
        if self.turns.is_crowded(requester):
            raise CrowdedError

    def begin(self, table: str, job: Job, requester: Requester) -> Reviewed:
        """Start the review of a table, unless it is running."""
        if table not in self.tasks:
            self.kept[table] = Reviewed(0)
            self.tasks[table] = asyncio.create_task(self._write(table, job, requester))
        return self.kept[table]

    async def _write(self, table: str, job: Job, requester: Requester) -> None:
        try:
            async with self.turns.turn(requester):
                found = await self._asked(table, job)
        except StuckError as no:
            found = ReviewResult(trouble=str(no))
        except CrowdedError:  # the queue has filled up since `admit`
            self._forget(table)
            return
        finally:
            self.tasks.pop(table, None)
        self.kept[table] = Reviewed(100, found.review, found.trouble)
        if found.trouble:
            self.failed[table] = asyncio.get_running_loop().time()
        self._let_go()

    async def _asked(self, table: str, job: Job) -> ReviewResult:
        tell = partial(self._progress, table)
        return REVIEW_RESULTS.decode(await self.workers.ask(ENCODER.encode(job), TIMEOUT_S, tell))

    def _progress(self, table: str, percent: int) -> None:
        self.kept[table] = Reviewed(min(99, percent))

    def _forget(self, table: str) -> None:
        """Forget the review of a table, so that the next request starts a new one."""
        self.kept.pop(table, None)
        self.failed.pop(table, None)

    def _let_go(self) -> None:
        """Drop the oldest finished reviews beyond KEPT_REVIEWS."""
        for table in list(self.kept):
            if len(self.kept) <= KEPT_REVIEWS:
                return
            if table not in self.tasks:
                self._forget(table)

    def close(self) -> None:
        """Cancel all reviews and end the process."""
        for task in self.tasks.values():
            task.cancel()
        self.workers.close()


def _one_process() -> WorkerPool:
    from meadhall.server.workers.workers import ProcessPool  # imported late: a browser has no processes

    return ProcessPool(1, work)


# -- in the worker process

Send = Callable[[bytes], object]


def review_in_steps(data: bytes) -> Generator[int, None, bytes]:
    """Replay and review a game. Yields its progress in percent; returns the encoded result or error."""
    from meadhall.research.review.review import (
        review_in_steps,  # imported late: a hall in the browser starts without it
    )

    try:
        job = JOBS.decode(data)
        text = engine_games()[job.game].export(job.header, job.rows, "")
        saved = record.load(engine_games()[job.game].game, record.parse(text))
        found = ReviewResult((yield from review_in_steps(saved)))
    except MeadhallError as no:
        found = ReviewResult(trouble=str(no))
    except Exception as trouble:
        found = ReviewResult(trouble=f"{type(trouble).__name__}: {trouble}")
    return ENCODER.encode(found)


def run_guarded(send: Send, data: bytes) -> bytes:
    """Run a whole review and send its progress through `send`."""
    work, sent = review_in_steps(data), -1
    while True:
        try:
            percent = next(work)
        except StopIteration as done:
            answer: bytes = done.value
            return answer
        if percent > sent:
            sent = percent
            send(PROGRESS + str(percent).encode())


def work(line: Connection) -> None:
    """The main loop of the worker process."""
    engine_games()
    lower_priority(NICE)
    serve(line, partial(run_guarded, line.send_bytes))
