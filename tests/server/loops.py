"""Run coroutines in a separate thread: the browser tests keep an event loop running in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, also while another event loop runs in this thread."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()
