"""Runs the garbage collector at quiet moments, because a collection pauses everyone."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from meadhall.server import metrics
from meadhall.server.rooms.public import PublicHall

POLL_INTERVAL_S = 1.0  # seconds between two looks; without a write meanwhile the hall is quiet
QUIET_THRESHOLD = 20_000  # new objects: some 15 ms that nobody notices, in a quiet moment
BUSY_THRESHOLD = 50_000  # also while people play: some 40 ms
CROWDED_THRESHOLD = 5_000_000  # also while a crowd plays: seconds for everybody, to spare the memory
CROWD = 100  # writes between two looks
WORTH_IT = 500_000  # objects swept once, some of which were thrown away later: look at all of them when nobody is here
HIGH_TIME = 10_000_000  # or in a quiet moment, though somebody is
NEW, ALL = 1, 2  # generations of the collector


def disable_automatic_collection() -> None:
    """Freeze what is loaded and turn automatic collection off: games make no cyclic garbage, only requests do."""
    gc.collect()
    gc.freeze()
    gc.disable()


def collection_threshold(played: int) -> int:
    """How many new objects justify a collection, given how much was played since the last check."""
    return QUIET_THRESHOLD if played == 0 else BUSY_THRESHOLD if played < CROWD else CROWDED_THRESHOLD


class GarbageCollector:
    """Collects the young generation little by little, and everything when nobody waits."""

    def __init__(self, hall: PublicHall) -> None:
        self.hall = hall
        self.writes = hall.store.writes
        self.swept = 0  # objects, since all were looked at

    async def run(self, pause: float = POLL_INTERVAL_S) -> None:
        """Collect whenever it is worth it, forever."""
        while True:
            await asyncio.sleep(pause)
            self.check()

    def check(self) -> None:
        """Check once, and collect if it is worth it."""
        played, self.writes = self.hall.store.writes - self.writes, self.hall.store.writes
        new = metrics.new_objects()
        if new > collection_threshold(played):
            self.swept += new
            collect(NEW)
        elif not played and self.swept > (HIGH_TIME if self.hall.limits.open else WORTH_IT):
            self.swept = 0
            collect(ALL)


def collect(generation: int) -> None:
    """Collect once."""
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
