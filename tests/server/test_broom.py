"""The hall is swept while nobody plays."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from meadhall.server import broom
from tests.server.loops import run


@pytest.mark.parametrize(
    ("new", "played", "swept"),
    [
        (broom.MANY + 1, 0, True),
        (broom.MANY, 0, False),  # not worth it
        (broom.MANY + 1, 1, False),  # somebody plays
        (broom.TOO_MANY, 1, False),
        (broom.TOO_MANY + 1, 1, True),
    ],
)
def test_the_hall_is_swept_in_a_quiet_moment_or_when_there_is_too_much(
    monkeypatch: pytest.MonkeyPatch, new: int, played: int, swept: bool
) -> None:
    collect, store = Mock(), Mock(commits=0)
    monkeypatch.setattr(broom.gc, "collect", collect)
    monkeypatch.setattr(broom.gc, "get_count", lambda: (new, 0, 0))

    async def look_once() -> None:
        sweeping = asyncio.create_task(broom.sweep(store, pause=0))
        await asyncio.sleep(0)
        store.commits += played
        await asyncio.sleep(0)
        sweeping.cancel()

    run(look_once())
    assert collect.called == swept
