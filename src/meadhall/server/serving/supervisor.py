"""Several processes that do the same work: one that dies is replaced, and all end together."""

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
SHUTDOWN_TIMEOUT_S = 8.0  # seconds until we no longer wait
RESTART_DELAY_S = 1.0  # seconds before somebody is replaced


def work_for_parent(work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Do the work, but end when the parent process is gone."""
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    work(*arguments)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """Processes that each run the same function, with arguments of their own."""

    def __init__(
        self, work: Callable[..., None], arguments: list[tuple[Any, ...]], lost: Callable[[int], None] | None = None
    ) -> None:
        self.work = work
        self.arguments = arguments
        self.lost = lost  # is told who has died
        self.context = multiprocessing.get_context("spawn")
        self.members: list[BaseProcess] = []
        self.ending = False

    def run(self) -> int:
        """Until a signal asks us to end."""
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
            LOG.error("process %s ended with %s and is replaced", member.pid, member.exitcode)
            time.sleep(RESTART_DELAY_S)
            self.members[at] = self._start(at)

    def _join_all(self) -> None:
        end = time.monotonic() + SHUTDOWN_TIMEOUT_S
        for member in self.members:
            member.terminate()
            member.join(max(0.0, end - time.monotonic()))
            if member.is_alive():
                member.kill()
