"""Sweeps the hall while nobody plays: to find what nobody can reach any more, everything has to be looked at."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from meadhall.server.store import Store

QUIET = 60.0  # seconds without a commit


async def sweep(store: Store, quiet: float = QUIET) -> None:
    """Once after each time of play, for ever."""
    swept = before = store.commits
    while True:
        await asyncio.sleep(quiet)
        if store.commits == before != swept:
            gc.collect()
            swept = before
        before = store.commits


@asynccontextmanager
async def sweeping(store: Store) -> AsyncIterator[None]:
    """As long as the hall is open."""
    task = asyncio.create_task(sweep(store))
    try:
        yield
    finally:
        task.cancel()
