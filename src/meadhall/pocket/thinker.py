"""Bots where there is neither a process nor a thread to ask."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from meadhall.server.play import record_worker, review_worker
from meadhall.server.thinking import worker_main
from meadhall.server.thinking.pool import OnProgress
from meadhall.server.thinking.worker_main import Conclusion, ThinkingTask

P = ParamSpec("P")
T = TypeVar("T")


class InPlace:
    """Thinks where it is asked, one thing after another, exactly as a worker process would.

    A bot ends its thought by itself after a while (`worker_main.TIME_LIMIT_S`), so nothing hangs.
    """

    count = 1

    def __init__(self, answer: Callable[[bytes], bytes] = record_worker.run_guarded) -> None:
        self.answer = answer
        self.up = threading.Event()
        self.up.set()

    def warm_up(self) -> None:
        """Always ready."""

    async def think(self, thought: ThinkingTask, timeout_s: float) -> Conclusion:
        """What comes of a thought; whoever waits to be told something is told first."""
        await asyncio.sleep(0)
        return worker_main.CONCLUSIONS.decode(worker_main.run_guarded(worker_main.ENCODER.encode(thought)))

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """A job on a whole game; nobody can be told how far it is, for nobody else is awake."""
        await asyncio.sleep(0)
        return self.answer(question)

    async def run_aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """At once."""
        return work(*args, **more)

    def close(self) -> None:
        """There is nothing to end."""


class Slices(InPlace):
    """Makes reviews piece by piece: whoever plays meanwhile is answered between two of them."""

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """The review; `tell` hears how far it is."""
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
