"""Worker processes for bots. One that exceeds its timeout is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from meadhall.interface.processes import ignore_sigint
from meadhall.server.workers.pool import PROGRESS, OnProgress, StuckError
from meadhall.server.workers.worker_main import CONCLUSIONS, ENCODER, Conclusion, ThinkingTask, work

LOG = logging.getLogger("meadhall.workers")
START_TIMEOUT_S = 120.0  # seconds for a new process to become ready on a busy machine
GRACE_S = 10.0  # seconds after its timeout that a worker may still finish, since a new process costs more
RESTART_DELAY_S = 1.0  # seconds before another try to start a process
SPAWN = get_context("spawn")
Work = Callable[[Connection], None]
P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """One process and the pipe to it."""

    def __init__(self, work: Work) -> None:
        self.line, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(theirs,), name="worker", daemon=True)
        self.process.start()
        theirs.close()

    def heard(self, timeout_s: float) -> bytes:
        """The next message of the process. Raises StuckError after the timeout or when the process has ended."""
        try:
            if self.line.poll(timeout_s):
                return self.line.recv_bytes()
        except (EOFError, OSError):
            raise StuckError(f"a worker ended by itself: {self.process.exitcode}") from None
        raise StuckError(f"a worker said nothing for {timeout_s:.1f} s")

    def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """Send a request and return the answer. `tell` gets progress messages. Raises StuckError."""
        end = time.monotonic() + timeout_s
        try:
            self.line.send_bytes(question)
        except OSError:
            raise StuckError("a worker has ended") from None
        answer = self.heard(timeout_s)
        while tell is not None and answer.startswith(PROGRESS):
            tell(int(answer.removeprefix(PROGRESS)))
            answer = self.heard(max(0.0, end - time.monotonic()))
        return answer

    def end(self) -> None:
        """Kill the process."""
        self.line.close()
        self.process.kill()
        self.process.join(5)


class ProcessPool:
    """A pool of processes, started when first needed and kept warm."""

    def __init__(self, count: int, work: Work = work, grace_s: float = GRACE_S) -> None:
        self.count, self.work, self.grace_s = count, work, grace_s
        self.idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self.all: set[Worker] = set()
        self.threads = ThreadPoolExecutor(4 * count, thread_name_prefix="worker")
        self.up = threading.Event()  # set when the first worker is ready
        self.begun = self.closed = False

    async def think(self, thought: ThinkingTask, timeout_s: float) -> Conclusion:
        """Run a thinking task in a worker. Raises StuckError."""
        return CONCLUSIONS.decode(await self.ask(ENCODER.encode(thought), timeout_s))

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """Run an encoded task. `tell` is called in another thread with the progress. Raises StuckError."""
        self.warm_up()
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._ask, question, timeout_s, tell)

    async def run_aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Run a function in a thread: for replay, which needs the table's positions in this process."""
        return await asyncio.to_thread(work, *args, **more)

    def warm_up(self) -> None:
        """Start the processes, unless they were started before."""
        if not self.begun:
            self.begun = True
            for _ in range(self.count):
                self._hire()

    def _hire(self) -> None:
        if not self.closed:
            threading.Thread(target=self._start, name="hire", daemon=True).start()

    def _start(self) -> None:
        """Start a worker and add it to the idle ones when it is ready. Retries on failure."""
        with ignore_sigint():
            worker = Worker(self.work)
        self.all.add(worker)
        try:
            worker.heard(START_TIMEOUT_S)  # READY
        except StuckError as stuck:
            self._start_again(worker, stuck)
        else:
            self.idle.put(worker)
            self.up.set()
        if self.closed:  # closed while the process started
            self._dismiss(worker)

    def _start_again(self, worker: Worker, stuck: StuckError) -> None:
        """Retry after a pause. Not logged when the hall is closing, since that ends workers too."""
        self._dismiss(worker)
        time.sleep(RESTART_DELAY_S)
        if not self.closed:
            LOG.error("a worker could not be started: %s", stuck)
            self._hire()

    def _dismiss(self, worker: Worker) -> None:
        self.all.discard(worker)
        worker.end()

    def _ask(self, question: bytes, timeout_s: float, tell: OnProgress | None) -> bytes:
        self.up.wait(START_TIMEOUT_S)
        end = time.monotonic() + timeout_s
        try:
            worker = self.idle.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise StuckError("all workers are busy") from None
        try:
            answer = worker.ask(question, max(0.0, end - time.monotonic()), tell)
        except StuckError:
            threading.Thread(target=self._late, args=(worker,), name="late", daemon=True).start()
            raise
        self.idle.put(worker)
        return answer

    def _late(self, worker: Worker) -> None:
        """Wait for a worker whose request timed out. It is reused if it finishes within the grace, else replaced."""
        end = time.monotonic() + self.grace_s
        try:
            while worker.heard(max(0.0, end - time.monotonic())).startswith(PROGRESS):
                pass
        except StuckError:
            self._dismiss(worker)
            self._hire()
        else:
            self.idle.put(worker)

    def close(self) -> None:
        """Kill all processes."""
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self.all):
            self._dismiss(worker)
