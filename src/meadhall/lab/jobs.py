"""Runs work in chunks, in this process or in several in parallel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

from meadhall.processes import undisturbed

Portion = TypeVar("Portion")
Done = TypeVar("Done")


def given_out(work: Callable[[Portion], Done], portions: list[Portion], jobs: int) -> Iterator[Done]:
    """What comes of each portion, in any order."""
    size = min(jobs, len(portions))
    if size <= 1:
        yield from map(work, portions)
        return
    pool = ProcessPoolExecutor(size, mp_context=get_context("spawn"))
    try:
        with undisturbed():  # the first portions start the processes
            futures = [pool.submit(work, portion) for portion in portions[:size]]
        futures += [pool.submit(work, portion) for portion in portions[size:]]
        yield from (future.result() for future in as_completed(futures))
    finally:
        pool.shutdown(cancel_futures=True)
