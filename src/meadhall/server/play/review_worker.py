"""Reviews of finished games, in a process of their own: made once, kept for whoever asks next.

A review takes as long as thousands of moves. One is made at a time, guests in turn; meanwhile whoever asks is told
how far it is.
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
from meadhall.review.shapes import Review
from meadhall.server.contract.requests import Reviewed
from meadhall.server.play.record_worker import JOBS, Job, engine_games
from meadhall.server.thinking.pool import PROGRESS, StuckError, WorkerPool
from meadhall.server.thinking.turns import CrowdedError, Requester, RoundRobin
from meadhall.server.thinking.worker_main import ENCODER, lower_priority, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

TIMEOUT_S = 300.0  # seconds for one review; the compiled engine needs a few
IN_LINE, OF_ADDRESS, OF_ALL = 2, 6, 24  # reviews that may wait: of one guest, of one address, of all
RETRY_S = 600.0  # seconds after which one that failed may be tried again: it takes the only place for so long
KEPT_REVIEWS = 64  # reviews, the newest
NICE = 10  # a review has time: those who play, and their bots, have not


class ReviewResult(msgspec.Struct, frozen=True):
    """What the other process made of it."""

    review: Review | None = None
    trouble: str = ""


REVIEW_RESULTS = msgspec.msgpack.Decoder(ReviewResult)


class ReviewWorker:
    """Sends finished games to the other process and keeps what comes back."""

    def __init__(self, workers: WorkerPool | None = None) -> None:
        self.workers = workers or _one_process()
        self.turns = RoundRobin(1, IN_LINE, OF_ADDRESS, OF_ALL)
        self.kept: OrderedDict[str, Reviewed] = OrderedDict()
        self.failed: dict[str, float] = {}  # by table: when
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def known(self, table: str) -> Reviewed | None:
        """The review of a table, or how far it is; None: nobody has asked yet, or it failed long ago."""
        if table in self.failed and asyncio.get_running_loop().time() - self.failed[table] > RETRY_S:
            self._forget(table)
        return self.kept.get(table)

    def admit(self, requester: Requester) -> None:
        """Is there room in the line? Asked before a game is read. Raises CrowdedError."""
        if self.turns.is_crowded(requester):
            raise CrowdedError

    def begin(self, table: str, job: Job, requester: Requester) -> Reviewed:
        """Start a review, unless it is begun."""
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
        except CrowdedError:  # others were quicker
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
        """The next one who asks begins anew."""
        self.kept.pop(table, None)
        self.failed.pop(table, None)

    def _let_go(self) -> None:
        """The oldest are made again if somebody asks."""
        for table in list(self.kept):
            if len(self.kept) <= KEPT_REVIEWS:
                return
            if table not in self.tasks:
                self._forget(table)

    def close(self) -> None:
        """No more reviews."""
        for task in self.tasks.values():
            task.cancel()
        self.workers.close()


def _one_process() -> WorkerPool:
    from meadhall.server.thinking.workers import ProcessPool  # here: a browser has no processes

    return ProcessPool(1, work)


# -- in the other process

Send = Callable[[bytes], object]


def review_in_steps(data: bytes) -> Generator[int, None, bytes]:
    """Play the game again and look at it, piece by piece; something comes of it, whatever happens."""
    from meadhall.review.review import review_in_steps  # here: a pocket hall opens without it

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
    """All steps at once; every new percent is sent."""
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
    """The main loop of this process."""
    engine_games()
    lower_priority(NICE)
    serve(line, partial(run_guarded, line.send_bytes))
