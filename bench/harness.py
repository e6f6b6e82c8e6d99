"""Timing on machines whose speed wanders: work in slices, with a fixed Python loop timed between them.

The unit is decisions per million turns of that loop ("per Mloop"); times 15 it is about decisions a second
on the reference machine, whose loop makes 15 million turns a second. Work and loop are timed in processor time, so that
waiting for a processor that others use does not count.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

SLICE = 0.15  # seconds of work between two looks at the machine
LOOP_TURNS = 150_000
REFERENCE_MLOOPS = 15.0


def _loop(turns: int) -> int:
    total = 0
    for turn in range(turns):
        total += turn & 7
    return total


def loop_seconds(clock: Callable[[], float] = time.perf_counter) -> float:
    """How long the fixed loop takes now."""
    start = clock()
    _loop(LOOP_TURNS)
    return clock() - start


@dataclass
class Rate:
    """How much was done, how long it took, and how fast the machine was meanwhile."""

    done: int = 0
    seconds: float = 0.0
    mloops: float = 0.0
    loop_seconds: float = 0.0

    def look(self) -> None:
        self.loop_seconds += loop_seconds(time.process_time)
        self.mloops += LOOP_TURNS / 1e6

    @property
    def machine(self) -> float:
        """Millions of loop turns a second."""
        return self.mloops / self.loop_seconds

    @property
    def per_mloop(self) -> float:
        return self.done / self.seconds / self.machine

    @property
    def microseconds(self) -> float:
        """Time for one, on the reference machine."""
        return 1e6 / (self.per_mloop * REFERENCE_MLOOPS)


def measure(work: Callable[[int], int], seconds: float) -> Rate:
    """Call work(0), work(1), … for so long; each call says how much it did."""
    rate, turn = Rate(), 0
    rate.look()
    while rate.seconds < seconds:
        start = time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            rate.done += work(turn)
            turn += 1
        rate.seconds += spent
        rate.look()
    return rate


def median_rate(work: Callable[[int], int], seconds: float, repeats: int) -> Rate:
    """The middle one of several measurements."""
    work(0)
    rates = [measure(work, seconds) for _ in range(repeats)]
    return sorted(rates, key=lambda rate: rate.per_mloop)[len(rates) // 2]


def spread(values: list[float]) -> float:
    """In per cent of the median."""
    return round(100 * (max(values) - min(values)) / statistics.median(values), 1)
