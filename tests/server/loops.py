"""A loop of one's own: the browser's tests leave theirs running in this thread."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, however many loops run elsewhere."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()
