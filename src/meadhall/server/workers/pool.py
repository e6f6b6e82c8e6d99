"""The interface of a worker pool: worker processes, or (in a browser) the main thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

from meadhall.server.workers.worker_main import Conclusion, ThinkingTask

P = ParamSpec("P")
T = TypeVar("T")
PROGRESS = b"%"  # prefix of a progress message, which precedes the answer
OnProgress = Callable[[int], object]


class StuckError(Exception):
    """No worker answered in time."""


class WorkerPool(Protocol):
    """Runs thinking tasks of bots and jobs on whole games."""

    count: int  # how many tasks run at the same time
    up: threading.Event  # set when the first worker is ready

    def warm_up(self) -> None:
        """Start the workers before the first request."""

    async def think(self, thought: ThinkingTask, timeout_s: float) -> Conclusion:
        """Run a thinking task. Raises StuckError."""

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """Run an encoded task or job. `tell` is called with its progress in percent. Raises StuckError."""

    async def run_aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Run a slow function without blocking the event loop, where threads exist."""

    def close(self) -> None:
        """End the workers."""
