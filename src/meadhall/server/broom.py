"""Sweeps the hall while nobody plays: to find what nobody can reach any more, everything has to be looked at."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from meadhall.server.store import Store

PAUSE = 1.0  # seconds between two looks; without a commit meanwhile the hall is quiet
MANY = 200_000  # new objects, a few thousand moves or requests: worth a sweep in a quiet moment
TOO_MANY = 5_000_000  # not even while people play


def rest_the_collector() -> None:
    """What is loaded stays, and nobody who plays waits for the collector: games leave no garbage, only requests do."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def sweep(store: Store, pause: float = PAUSE) -> None:
    """Whenever it is worth it, for ever."""
    before = store.commits
    while True:
        await asyncio.sleep(pause)
        new, quiet = gc.get_count()[0], store.commits == before
        if new > (MANY if quiet else TOO_MANY):
            gc.collect()
        before = store.commits


@asynccontextmanager
async def sweeping(store: Store) -> AsyncIterator[None]:
    """As long as the hall is open."""
    task = asyncio.create_task(sweep(store))
    try:
        yield
    finally:
        task.cancel()
