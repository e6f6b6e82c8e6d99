"""A lock between processes that write to one SQLite file.

Without it, SQLite polls a busy file after growing pauses: one of two busy processes may wait for seconds and fail.
A file lock wakes the next process at once, and the system releases it when a process is killed.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

try:
    from fcntl import LOCK_EX, LOCK_UN, flock
except ImportError:  # Windows: SQLite's own locks must do
    flock = None  # type: ignore[assignment]


class WriteLock:
    """A file lock that one process holds while it writes."""

    def __init__(self, database: str) -> None:
        self.file = -1
        if flock is not None and database not in ("", ":memory:"):
            with suppress(OSError):  # a folder without write access: opening the database reports it
                self.file = os.open(Path(f"{database}-turns"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        if self.file >= 0:
            flock(self.file, LOCK_EX)

    def __exit__(self, *trouble: object) -> None:
        if self.file >= 0:
            flock(self.file, LOCK_UN)

    def close(self) -> None:
        """Close the lock file."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
