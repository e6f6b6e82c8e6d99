"""Bots and reviews in a browser, where there are neither processes nor threads."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from meadhall.server.workers import record_worker, review_worker, worker_main
from meadhall.server.workers.pool import OnProgress
from meadhall.server.workers.worker_main import Conclusion, ThinkingTask

P = ParamSpec("P")
T = TypeVar("T")


class InlineWorker:
    """Runs a bot's search in the calling task, with the same code as a worker process.

    A bot stops its search after a time limit (`worker_main.TIME_LIMIT_S`), so nothing hangs.
    """

    count = 1

    def __init__(self, answer: Callable[[bytes], bytes] = record_worker.run_guarded) -> None:
        self.answer = answer
        self.up = threading.Event()
        self.up.set()

    def warm_up(self) -> None:
        """Do nothing: it is always ready."""

    async def think(self, thought: ThinkingTask, timeout_s: float) -> Conclusion:
        """Return the result of a bot's search. Messages that are waiting are sent first."""
        await asyncio.sleep(0)
        return worker_main.CONCLUSIONS.decode(worker_main.run_guarded(worker_main.ENCODER.encode(thought)))

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """Return the answer to a request about a whole game. Progress is not reported, because nothing else can run."""
        await asyncio.sleep(0)
        return self.answer(question)

    async def run_aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Run the function at once."""
        return work(*args, **more)

    def close(self) -> None:
        """Do nothing: there is no process to end."""


class InlineReviewer(InlineWorker):
    """Makes reviews in small steps. Between two steps the players' messages are handled."""

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """Return the review; `tell` is called with the percentage that is done."""
        work = review_worker.review_in_steps(question)
        while True:
            await asyncio.sleep(0)
            try:
                percent = next(work)
            except StopIteration as done:
                answer: bytes = done.value
                return answer
            if tell is not None:
                tell(percent)
