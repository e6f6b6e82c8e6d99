"""Child processes that ignore Ctrl+C; the parent handles it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes begun in here never hear Ctrl+C, not even while they begin; this thread hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # not everywhere
        yield
        return
    resource_tracker.ensure_running()  # it would let the first process hear it after all
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
