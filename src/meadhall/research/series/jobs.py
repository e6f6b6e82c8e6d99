"""Runs work in portions: in this process, in several processes, or on a cluster. Results keep the order of portions.

Portions are taken from an iterator when they are needed and only a few are in progress, so memory use is constant. When
a process dies, its portions are run again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Generic, NamedTuple, TypeVar

from meadhall.core.errors import SetupError
from meadhall.interface.processes import ignore_sigint

AHEAD = 4  # portions per process in the queue, so that no process waits for the slowest one
DEATHS = 5  # deaths without a result between them that end the run

Portion = TypeVar("Portion")
Done = TypeVar("Done")


class Crew(NamedTuple):
    """Where work runs: a number of processes, or a cluster by its address ("": start one here)."""

    jobs: int = 1
    cluster: str | None = None


ALONE = Crew()


def run_portions(work: Callable[[Portion], Done], portions: Iterable[Portion], crew: Crew) -> Iterator[Done]:
    """Run the work on each portion and yield the results in order."""
    if crew.cluster is not None:
        from meadhall.research.series.cluster import run_on_cluster

        return run_on_cluster(work, portions, crew.cluster)
    return map(work, portions) if crew.jobs == 1 else PortionPool(work, crew.jobs).run(portions)


class PendingPortion(Generic[Portion, Done]):
    """A portion in progress."""

    def __init__(self, portion: Portion, future: Future[Done]) -> None:
        self.portion = portion
        self.future = future

    def broken(self) -> bool:
        """Did the task's process die?"""
        return isinstance(self.future.exception(), BrokenProcessPool)


class PortionPool(Generic[Portion, Done]):
    """A pool of processes. When one dies, all are replaced and unfinished portions are run again."""

    def __init__(self, work: Callable[[Portion], Done], size: int) -> None:
        self.work = work
        self.size = size
        self.deaths = 0
        self.waiting: deque[PendingPortion[Portion, Done]] = deque()
        self.begin()

    def begin(self) -> None:
        self.processes = ProcessPoolExecutor(self.size, mp_context=get_context("spawn"))

    def run(self, portions: Iterable[Portion]) -> Iterator[Done]:
        """Run all portions and yield the results in order."""
        try:
            for portion in portions:
                self.waiting.append(PendingPortion(portion, self.submitted(portion)))
                if len(self.waiting) == self.size * AHEAD:
                    yield self.first()
            while self.waiting:
                yield self.first()
        finally:
            self.processes.shutdown(cancel_futures=True)

    def first(self) -> Done:
        """Wait for the next result in order."""
        while self.waiting[0].broken():
            self.replace()
        self.deaths = 0
        return self.waiting.popleft().future.result()

    def submitted(self, portion: Portion) -> Future[Done]:
        while True:
            try:
                with ignore_sigint():  # submit may start a process
                    return self.processes.submit(self.work, portion)
            except BrokenProcessPool:
                self.replace()

    def replace(self) -> None:
        """Start new processes and submit the unfinished portions again."""
        self.deaths += 1
        if self.deaths > DEATHS:
            raise SetupError(f"processes died {DEATHS} times in a row", right="fewer --jobs need less memory")
        self.processes.shutdown()
        self.begin()
        for task in self.waiting:
            if task.broken():
                task.future = self.submitted(task.portion)
