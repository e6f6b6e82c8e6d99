"""Runs the garbage collector at quiet moments, because a collection pauses everyone."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from meadhall.server import metrics
from meadhall.server.tables.public import PublicHall

POLL_INTERVAL_S = 1.0  # seconds between two checks; the hall is quiet if nothing was written in between
QUIET_THRESHOLD = 20_000  # new objects that justify a collection (15 ms) while the hall is quiet
BUSY_THRESHOLD = 50_000  # the same while people play (40 ms)
CROWDED_THRESHOLD = 5_000_000  # the same under load: pauses for seconds, but limits the memory
CROWD = 100  # writes between two checks that count as load
WORTH_IT = 500_000  # collected objects since the last full collection: run one when no page is open
HIGH_TIME = 10_000_000  # the same, when pages are open but the hall is quiet
NEW, ALL = 1, 2  # generations of the collector


def disable_automatic_collection() -> None:
    """Freeze all loaded objects and turn automatic collection off. Only requests create cyclic garbage."""
    gc.collect()
    gc.freeze()
    gc.disable()


def collection_threshold(played: int) -> int:
    """How many new objects justify a collection, given the number of writes since the last check."""
    return QUIET_THRESHOLD if played == 0 else BUSY_THRESHOLD if played < CROWD else CROWDED_THRESHOLD


class GarbageCollector:
    """Collects the young generation often, and all generations when the hall is quiet."""

    def __init__(self, hall: PublicHall) -> None:
        self.hall = hall
        self.writes = hall.store.writes
        self.swept = 0  # objects collected since the last full collection

    async def run(self, pause: float = POLL_INTERVAL_S) -> None:
        """Check periodically, forever."""
        while True:
            await asyncio.sleep(pause)
            self.check()

    def check(self) -> None:
        """Check once, and collect if there are enough new objects."""
        played, self.writes = self.hall.store.writes - self.writes, self.hall.store.writes
        new = metrics.new_objects()
        if new > collection_threshold(played):
            self.swept += new
            collect(NEW)
        elif not played and self.swept > (HIGH_TIME if self.hall.limits.open else WORTH_IT):
            self.swept = 0
            collect(ALL)


def collect(generation: int) -> None:
    """Collect up to this generation and record the time."""
    began = time.perf_counter()
    gc.collect(generation)
    metrics.SWEEPING.observe(time.perf_counter() - began, what="new" if generation == NEW else "all")


@asynccontextmanager
async def collecting_garbage(hall: PublicHall) -> AsyncIterator[None]:
    """Collect while the hall is open."""
    task = asyncio.create_task(GarbageCollector(hall).run())
    try:
        yield
    finally:
        task.cancel()
