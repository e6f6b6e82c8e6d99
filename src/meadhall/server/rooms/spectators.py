"""Spectators: updated together, at once where play is slow, and no more often than anybody can follow."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

MIN_INTERVAL_S = 0.25  # seconds between two tellings; the page shows a step for half a second


class SpectatorUpdates:
    """When spectators are updated; what happened meanwhile is sent together, version by version."""

    def __init__(self) -> None:
        self.told_at = 0.0
        self.waiting: asyncio.TimerHandle | None = None

    def schedule(self, tell: Callable[[], None]) -> None:
        """Something happened: they are told now or soon."""
        if self.waiting is None:
            pause = self.told_at + MIN_INTERVAL_S - time.monotonic()
            if pause <= 0:
                self._now(tell)
            else:
                self.waiting = asyncio.get_running_loop().call_later(pause, self._now, tell)

    def _now(self, tell: Callable[[], None]) -> None:
        self.waiting, self.told_at = None, time.monotonic()
        tell()
