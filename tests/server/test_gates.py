"""An address that asks much is answered one request after the other, guests in turn."""

from __future__ import annotations

import asyncio

import pytest

from meadhall.server.rooms.entry import gates as gates_module
from meadhall.server.rooms.entry.gates import Gates
from tests.server.loops import run

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


def test_an_address_that_asks_much_is_answered_one_after_the_other_guests_in_turn() -> None:
    async def ask(gates: Gates, guest: str, order: list[str]) -> None:
        place = await gates.enter(guest, HERE)
        order.append(guest)
        place.answered()

    async def all_ask() -> list[str]:
        gates, order = Gates(), list[str]()
        first = await gates.enter("first", HERE)
        waiting = [asyncio.ensure_future(ask(gates, guest, order)) for guest in ["greedy"] * 3 + ["modest"]]
        await asyncio.sleep(0)
        assert order == [], "somebody is being answered"
        await gates.enter("anna", ELSEWHERE)  # at once
        first.answered()
        await asyncio.gather(*waiting)
        return order

    assert run(all_ask()) == ["greedy", "modest", "greedy", "greedy"]


def test_a_request_that_waits_for_something_else_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates_module, "LONGEST_S", 0.0)

    async def two() -> bool:
        gates = Gates()
        slow = await gates.enter("slow", HERE)
        await gates.enter("next", HERE)  # although the first one has no answer yet
        slow.answered()
        await asyncio.sleep(0.01)
        return gates.gates[HERE].is_idle()

    assert run(two()), "every place was given back, and once"


def test_gates_where_nobody_waits_are_forgotten() -> None:
    async def come_and_go() -> list[str]:
        gates = Gates()
        gone = await gates.enter("gone", HERE)
        gone.timer.cancel()
        gone.turns.leave()
        await gates.enter("anna", ELSEWHERE)
        return list(gates.gates)

    assert run(come_and_go()) == [ELSEWHERE]
