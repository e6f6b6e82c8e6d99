"""What one address asks at once waits its turn, so that others need not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meadhall.server.rooms.entry import limits
from meadhall.server.rooms.entry.limits import Limits
from tests.server.halls import open_hall

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


@pytest.fixture(autouse=True)
def _standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes, however busy the machine is."""
    monkeypatch.setattr(limits, "CALL_BURST", 3.0)
    monkeypatch.setattr(limits, "CALL_RATE", 2.0)
    monkeypatch.setattr("meadhall.server.rooms.entry.limits.time.monotonic", lambda: 1000.0)


def test_the_more_one_address_asks_the_longer_it_waits_and_nobody_else_does() -> None:
    shared = Limits()
    assert [shared.turn_of(HERE, writes=False) for _ in range(6)] == [0, 0, 0, 0.5, 1.0, 1.5]
    assert shared.turn_of(ELSEWHERE, writes=False) == 0


def test_what_changes_something_costs_more() -> None:
    shared = Limits()
    assert [shared.turn_of(HERE, writes=True) for _ in range(2)] == [1.0, 3.5]


def test_who_would_wait_too_long_is_refused_and_the_line_does_not_grow() -> None:
    shared = Limits()
    waits = [shared.turn_of(HERE, writes=False) for _ in range(1000)]
    assert max(waits) == limits.LONGEST_WAIT_S
    assert waits[-1] == -1
    assert shared.of(f"from {HERE}", "call").tokens >= -limits.LONGEST_WAIT_S * limits.CALL_RATE - 1


def test_among_friends_nobody_is_counted() -> None:
    friends = Limits(strict=False)
    assert {friends.turn_of(HERE, writes=False) for _ in range(1000)} == {0.0}


def test_the_hall_answers_late_then_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float, *more: object) -> None:
        slept.append(seconds)
        await real(0)

    with open_hall(tmp_path) as hall:
        monkeypatch.setattr("meadhall.server.web.middleware.asyncio.sleep", sleep)
        answers = [hall.get("/api/hall").status_code for _ in range(40)]
        assert hall.get("/healthz").status_code == 200, "whoever looks after the hall is never kept waiting"
        monkeypatch.undo()
    assert answers[:3] == [200, 200, 200]
    assert answers[-1] == 429
    assert 0.5 in slept
    assert answers.count(200) == 3 + limits_of_wait(2.0)


def limits_of_wait(rate: float) -> int:
    """So many wait at a time, and no more."""
    return int(limits.LONGEST_WAIT_S * rate)
