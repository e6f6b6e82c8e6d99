"""No test of the hall waits for ever."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest

PATIENCE = 30.0  # seconds


def too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"nothing was heard from the hall for {PATIENCE} seconds")


@pytest.fixture(autouse=True)
def _patience() -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)
