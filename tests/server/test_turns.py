"""Rate limits: concurrent requests of one guest or address wait in a queue, so that others need not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meadhall.server.limits import limits
from meadhall.server.limits.limits import Limits
from meadhall.server.workers.turns import Requester
from tests.server.halls import open_hall
from tests.server.loops import run

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


@pytest.fixture(autouse=True)
def _small_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set small limits and stop the clock, so that a busy machine changes nothing."""
    monkeypatch.setattr(limits, "CALL_BURST", 3.0)
    monkeypatch.setattr(limits, "CALL_RATE", 2.0)
    monkeypatch.setattr(limits, "ANONYMOUS_BURST", 3.0)
    monkeypatch.setattr(limits, "ANONYMOUS_RATE", 2.0)
    monkeypatch.setattr(limits, "ADDRESS_BURST", 40.0)
    monkeypatch.setattr(limits, "ADDRESS_RATE", 4.0)
    monkeypatch.setattr("meadhall.server.limits.limits.time.monotonic", lambda: 1000.0)


def waits(shared: Limits, guest: str, times: int, address: str = HERE, writes: bool = False) -> list[float]:
    return [shared.delay_of(guest, address, writes) for _ in range(times)]


@pytest.mark.parametrize("who", ["anna", ""], ids=["a guest", "strangers"])
def test_a_busy_guest_waits_and_others_do_not(who: str) -> None:
    shared = Limits()
    assert waits(shared, who, 6) == [0, 0, 0, 0.5, 1.0, 1.5]
    assert waits(shared, "bo", 3) == [0, 0, 0], "not even at the same address"
    assert waits(shared, who, 1, ELSEWHERE) == ([2.0] if who else [0]), "a guest is one wherever they are"


def test_a_whole_address_waits_too_however_many_guests_it_brings() -> None:
    shared = Limits()
    flood = [shared.delay_of(f"guest {n}", HERE, writes=False) for n in range(45)]
    assert flood == [0.0] * 40 + [0.25, 0.5, 0.75, 1.0, 1.25]
    assert waits(shared, "anna", 1, ELSEWHERE) == [0]


def test_requests_of_many_bots_wait_in_the_queue_of_their_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BOT_BURST", 2.0)

    async def turns() -> list[int]:
        shared, waiting, tasks = Limits(), list[int](), []
        for number in range(4):
            tasks.append(asyncio.create_task(shared.wait_for_bot_turn(Requester(HERE, f"table {number}"))))
            await asyncio.sleep(0)
            gate = shared.queues.queues.get(HERE)
            waiting.append(-1 if gate is None else gate.waiting)
        over = await shared.wait_for_bot_turn(Requester(ELSEWHERE, "table 0"))
        over()
        assert ELSEWHERE not in shared.queues.queues, "others are not slowed"
        (await Limits(strict=False).wait_for_bot_turn(Requester(HERE, "table 0")))()
        for task in tasks:
            task.cancel()
        return waiting

    assert run(turns()) == [-1, -1, 0, 1], "two at once, the third has the place, the fourth waits"


def test_writes_cost_more() -> None:
    assert waits(Limits(), "anna", 2, writes=True) == [1.0, 3.5]


def test_requests_that_would_wait_too_long_are_refused() -> None:
    shared = Limits()
    found = waits(shared, "anna", 1000)
    assert max(found) == limits.LONGEST_WAIT_S
    assert found[-1] == -1
    assert shared.of("anna", "call").tokens >= -limits.LONGEST_WAIT_S * limits.CALL_RATE - 1
    assert shared.of(f"from {HERE}", "call").tokens == 40 - len([wait for wait in found if wait >= 0])


def test_a_hall_among_friends_has_no_rate_limits() -> None:
    assert set(waits(Limits(strict=False), "anna", 1000)) == {0.0}


def test_the_hall_answers_late_then_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float, *more: object) -> None:
        slept.append(seconds)
        await real(0)

    with open_hall(tmp_path) as hall:
        monkeypatch.setattr("meadhall.server.web.middleware.asyncio.sleep", sleep)
        answers = [hall.get("/api/hall").status_code for _ in range(40)]
        assert hall.get("/healthz").status_code == 200, "health checks never wait"
        monkeypatch.undo()
    assert answers[:3] == [200, 200, 200]
    assert answers[-1] == 429
    assert 0.5 in slept
    assert answers.count(200) == 1 + 3 + limits_of_wait(2.0), "the first time as a stranger, then as a guest"


def limits_of_wait(rate: float) -> int:
    """Limits with this many waiting requests."""
    return int(limits.LONGEST_WAIT_S * rate)


CLASS = 40  # guests behind one address


def test_a_school_behind_one_address_plays_as_fast_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many guests sign in, open a table, look at it and play at the same instant: none waits and none is refused."""
    monkeypatch.undo()
    monkeypatch.setattr("meadhall.server.limits.limits.time.monotonic", lambda: 1000.0)
    school = Limits()
    coming = waits(school, "", CLASS)
    looking = [wait for n in range(CLASS) for wait in waits(school, f"guest {n}", 8)]
    opening = [wait for n in range(CLASS) for wait in waits(school, f"guest {n}", 2, writes=True)]
    assert {*coming, *looking, *opening} == {0.0}
    house, allowed = school.address_bucket(HERE), 0
    for _ in range(CLASS * 200):  # moves in a game are free
        allowed += house.take()
        house.give_back()
    assert allowed == CLASS * 200


def test_messages_of_all_pages_of_an_address_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Limits().address_bucket(HERE)
    assert [house.take() for _ in range(2000)].count(True) == limits.ADDRESS_FACTOR * 3 * limits.BURST
