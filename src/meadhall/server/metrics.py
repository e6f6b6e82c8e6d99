"""Metrics in the text format of Prometheus. Each process counts for itself."""

from __future__ import annotations

import gc
import os
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
Labels = tuple[tuple[str, str], ...]


class Counter:
    """A count that only goes up."""

    kind = "counter"

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.values: dict[Labels, float] = defaultdict(float)

    def add(self, amount: float = 1, **labels: str) -> None:
        """Increase the count."""
        self.values[tuple(labels.items()) if labels else ()] += amount

    def lines(self) -> Iterator[str]:
        """Yield the samples in Prometheus' text format."""
        for labels, value in sorted(self.values.items()):
            yield f"{self.name}{_braces(labels)} {value:g}"


class Gauge(Counter):
    """A current value."""

    kind = "gauge"

    def set(self, value: float, **labels: str) -> None:
        """Set the current value."""
        self.values[tuple(labels.items())] = value


class Histogram:
    """A distribution of durations."""

    kind = "histogram"

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts: dict[Labels, list[int]] = defaultdict(lambda: [0] * (len(BUCKETS_S) + 1))
        self.sums: dict[Labels, float] = defaultdict(float)

    def observe(self, seconds: float, **labels: str) -> None:
        """Record a duration."""
        key = tuple(labels.items())
        self.counts[key][bisect_left(BUCKETS_S, seconds)] += 1
        self.sums[key] += seconds

    def lines(self) -> Iterator[str]:
        """Yield the cumulative buckets, sum and count in Prometheus' text format."""
        for labels, counts in sorted(self.counts.items()):
            total = 0
            for bound, count in zip((*map(str, BUCKETS_S), "+Inf"), counts, strict=True):
                total += count
                yield f"{self.name}_bucket{_braces((*labels, ('le', bound)))} {total}"
            yield f"{self.name}_sum{_braces(labels)} {self.sums[labels]:g}"
            yield f"{self.name}_count{_braces(labels)} {total}"


ROOMS = Gauge("meadhall_rooms", "Tables in memory")
SOCKETS = Gauge("meadhall_sockets", "Open pages at tables")
WAITING = Gauge("meadhall_writes_waiting", "Writes that wait for the disk")
MOVES = Counter("meadhall_moves_total", "Versions written: answers and undos")
SAVING = Histogram("meadhall_save_seconds", "From queueing a version to its commit")
COMMITS = Gauge("meadhall_commits_total", "Commits; each holds all writes that waited together")
THINKING = Histogram("meadhall_bot_seconds", "How long bots thought")
HURRIED = Counter("meadhall_bot_hurried_total", "Bot searches that ended early because of the clock")
REQUESTS = Histogram("meadhall_request_seconds", "Duration of requests, by status")
CALLS = Counter("meadhall_calls_total", "Deliveries of notifications, by channel and outcome")
OLDEST = Gauge("meadhall_delivery_oldest_seconds", "How long the oldest delivery in the queue of a channel has waited")
REFUSED = Counter("meadhall_pages_refused_total", "Pages refused because their guest or address had too many open")
NEW = Gauge("meadhall_new_objects", "Objects created and not freed since the last garbage collection")
SWEEPING = Histogram("meadhall_sweep_seconds", "Garbage collections, during which all requests wait")
PROCESSOR = Gauge("meadhall_process_cpu_seconds_total", "Processor time of this process")
MEMORY = Gauge("meadhall_process_memory_bytes", "Memory of this process; 0 if unknown")
PLAY = (ROOMS, SOCKETS, REFUSED, WAITING, MOVES, SAVING, COMMITS, THINKING, HURRIED, REQUESTS, CALLS, OLDEST)
ALL = (*PLAY, NEW, SWEEPING, PROCESSOR, MEMORY)


def text() -> str:
    """Return all metrics in Prometheus' text format."""
    process = str(os.getpid())
    PROCESSOR.set(time.process_time(), process=process)
    MEMORY.set(_memory(), process=process)
    lines: list[str] = []
    for each in ALL:
        lines += [f"# HELP {each.name} {each.about}", f"# TYPE {each.name} {each.kind}", *each.lines()]
    return "\n".join(lines) + "\n"


def _memory() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _braces(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{key}="{_escaped(value)}"' for key, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def new_objects() -> int:
    """Return the number of objects created and not freed since the last garbage collection."""
    return gc.get_count()[0]
