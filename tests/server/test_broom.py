"""The hall is swept while nobody plays."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from meadhall.server import broom
from tests.server.loops import run


def test_the_hall_is_swept_once_after_each_time_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    collect, store = Mock(), Mock(commits=0)
    monkeypatch.setattr(broom.gc, "collect", collect)

    async def play_and_rest() -> list[int]:
        sweeping = asyncio.create_task(broom.sweep(store, quiet=0))
        swept = []
        for played in (0, 3, 0, 0, 0, 5, 0, 0, 0):
            store.commits += played
            await asyncio.sleep(0)
            swept.append(collect.call_count)
        sweeping.cancel()
        return swept

    counts = run(play_and_rest())
    assert counts[:2] == [0, 0], "nothing to sweep, or somebody plays"
    assert counts[4] == 1, "once"
    assert counts[5] == 1
    assert counts[-1] == 2
