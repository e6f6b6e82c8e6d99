"""Several processes write to one file in turn.

SQLite lets whoever finds the file taken try again after pauses that grow: of two busy processes one may wait for
seconds, and give up. A lock beside the file wakes those who wait, and goes with a process that is killed.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

try:
    from fcntl import LOCK_EX, LOCK_UN, flock
except ImportError:  # a system without such locks: SQLite's own must do
    flock = None  # type: ignore[assignment]


class WriteLock:
    """Held by one process at a time, while it writes."""

    def __init__(self, database: str) -> None:
        self.file = -1
        if flock is not None and database not in ("", ":memory:"):
            with suppress(OSError):  # a folder where nothing can be made: to open the database says more
                self.file = os.open(Path(f"{database}-turns"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        if self.file >= 0:
            flock(self.file, LOCK_EX)

    def __exit__(self, *trouble: object) -> None:
        if self.file >= 0:
            flock(self.file, LOCK_UN)

    def close(self) -> None:
        """Nobody here writes any more."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
