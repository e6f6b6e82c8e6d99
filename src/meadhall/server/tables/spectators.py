"""Limits how often the spectators of a room are updated."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

MIN_INTERVAL_S = 0.25  # seconds between two updates; the page shows a step for half a second


class SpectatorUpdates:
    """Schedules updates of spectators. Moves between two updates are sent together."""

    def __init__(self) -> None:
        self.last_update = 0.0
        self.waiting: asyncio.TimerHandle | None = None

    def schedule(self, tell: Callable[[], None]) -> None:
        """Call `tell` now, or when MIN_INTERVAL_S has passed since the last update."""
        if self.waiting is None:
            pause = self.last_update + MIN_INTERVAL_S - time.monotonic()
            if pause <= 0:
                self._now(tell)
            else:
                self.waiting = asyncio.get_running_loop().call_later(pause, self._now, tell)

    def _now(self, tell: Callable[[], None]) -> None:
        self.waiting, self.last_update = None, time.monotonic()
        tell()
