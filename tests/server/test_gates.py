"""Rate limits by address: requests of a busy address are served one by one, guests in turn."""

from __future__ import annotations

import asyncio

import pytest

from meadhall.server.limits import address_queues
from meadhall.server.limits.address_queues import AddressQueues
from tests.server.loops import run

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


def test_an_address_that_asks_much_is_answered_one_after_the_other_guests_in_turn() -> None:
    async def ask(queues: AddressQueues, guest: str, order: list[str]) -> None:
        place = await queues.enter(guest, HERE)
        order.append(guest)
        place.answered()

    async def all_ask() -> list[str]:
        queues, order = AddressQueues(), list[str]()
        first = await queues.enter("first", HERE)
        waiting = [asyncio.ensure_future(ask(queues, guest, order)) for guest in ["greedy"] * 3 + ["modest"]]
        await asyncio.sleep(0)
        assert order == [], "another request is being served"
        await queues.enter("anna", ELSEWHERE)  # at once
        first.answered()
        await asyncio.gather(*waiting)
        return order

    assert run(all_ask()) == ["greedy", "modest", "greedy", "greedy"]


def test_a_request_that_waits_for_something_else_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_queues, "LONGEST_S", 0.0)

    async def two() -> bool:
        queues = AddressQueues()
        slow = await queues.enter("slow", HERE)
        await queues.enter("next", HERE)  # while the first one is still waiting
        slow.answered()
        await asyncio.sleep(0.01)
        return queues.queues[HERE].is_idle()

    assert run(two()), "every place was given back, and once"


def test_idle_queues_are_dropped() -> None:
    async def come_and_go() -> list[str]:
        queues = AddressQueues()
        gone = await queues.enter("gone", HERE)
        gone.timer.cancel()
        gone.turns.leave()
        await queues.enter("anna", ELSEWHERE)
        return list(queues.queues)

    assert run(come_and_go()) == [ELSEWHERE]
