"""Updates for spectators: at once in a slow game, batched in a fast one."""

from __future__ import annotations

import asyncio

import pytest

from meadhall.server.tables import spectators
from meadhall.server.tables.spectators import SpectatorUpdates
from tests.server.loops import run


def test_the_first_thing_is_told_at_once_and_the_next_ones_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "MIN_INTERVAL_S", 0.02)
    happened = 0
    heard: list[int] = []

    async def play() -> None:
        nonlocal happened
        done = asyncio.Event()

        def tell() -> None:
            heard.append(happened)
            if len(heard) > 1:
                done.set()

        those = SpectatorUpdates()
        for _ in range(5):
            happened += 1
            those.schedule(tell)
        await asyncio.wait_for(done.wait(), 300)
        assert those.waiting is None

    run(play())
    assert heard == [1, 5]
