"""Child processes that ignore Ctrl+C, because the parent process handles it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def ignore_sigint() -> Iterator[None]:
    """Start processes in this context so that they ignore Ctrl+C from their first instruction.

    This thread receives it later.
    """
    if not hasattr(signal, "pthread_sigmask"):  # not available on all systems
        yield
        return
    resource_tracker.ensure_running()  # else the first process would start the tracker with the wrong signal mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
