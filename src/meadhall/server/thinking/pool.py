"""Whoever thinks for the hall: worker processes, or (in a browser) the only thread there is."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

from meadhall.server.thinking.worker_main import Conclusion, ThinkingTask

P = ParamSpec("P")
T = TypeVar("T")
PROGRESS = b"%"  # what begins so is no answer yet: it says how far it is
OnProgress = Callable[[int], object]


class StuckError(Exception):
    """Nobody gave an answer in time."""


class WorkerPool(Protocol):
    """Thinks about worlds, and does errands on whole games."""

    count: int  # so many thoughts at once
    up: threading.Event  # the first one can think

    def warm_up(self) -> None:
        """Get ready, before anybody asks."""

    async def think(self, thought: ThinkingTask, timeout_s: float) -> Conclusion:
        """What comes of a thought. Raises StuckError."""

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """The same, in bytes; `tell` is told how far it is."""

    async def run_aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Something that takes a while, so that others wait as little as possible."""

    def close(self) -> None:
        """No more thinking."""
