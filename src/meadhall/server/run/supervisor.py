"""Runs several processes with the same function. One that dies is restarted; all end together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

LOG = logging.getLogger("meadhall.crew")
SHUTDOWN_TIMEOUT_S = 8.0  # seconds until processes that do not end are killed
RESTART_DELAY_S = 1.0  # seconds before a dead process is restarted


def work_for_parent(work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Run a function in a child process that ends when its parent has died."""
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    work(*arguments)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """Starts and restarts processes that run one function, each with its own arguments."""

    def __init__(
        self, work: Callable[..., None], arguments: list[tuple[Any, ...]], lost: Callable[[int], None] | None = None
    ) -> None:
        self.work = work
        self.arguments = arguments
        self.lost = lost  # called with the number of a dead process
        self.context = multiprocessing.get_context("spawn")
        self.members: list[BaseProcess] = []
        self.ending = False

    def run(self) -> int:
        """Start the processes and restart dead ones until a signal comes. Return the exit status."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        self.members = [self._start(at) for at in range(len(self.arguments))]
        while not self.ending:
            wait([member.sentinel for member in self.members], timeout=RESTART_DELAY_S)
            self._restart_dead()
        self._join_all()
        return 0

    def _end(self, *_: object) -> None:
        self.ending = True
        for member in self.members:
            member.terminate()

    def _start(self, at: int) -> BaseProcess:
        member = self.context.Process(target=work_for_parent, args=(self.work, self.arguments[at]), daemon=False)
        member.start()
        return member

    def _restart_dead(self) -> None:
        for at, member in enumerate(self.members):
            if self.ending or member.is_alive():
                continue
            if self.lost is not None:
                self.lost(at)
            LOG.error("process %s ended with %s and is restarted", member.pid, member.exitcode)
            time.sleep(RESTART_DELAY_S)
            self.members[at] = self._start(at)

    def _join_all(self) -> None:
        end = time.monotonic() + SHUTDOWN_TIMEOUT_S
        for member in self.members:
            member.terminate()
            member.join(max(0.0, end - time.monotonic()))
            if member.is_alive():
                member.kill()
