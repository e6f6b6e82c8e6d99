"""An address that asks much is answered one request after the other, guests in turn, a quarter of the time.

Nobody is refused here and nobody is slowed while few ask: it only keeps one address from having the loop to itself.
"""

from __future__ import annotations

import asyncio

from meadhall.server.thinking.turns import Behalf, RoundRobin

LONGEST_S = 0.25  # seconds that a request holds its place: one that waits for something else holds nobody up
OTHERS = 3.0  # times as long as it took the loop is free for others


class GatePlace:
    """A place at the gate of an address, until the request is answered and the others had their time."""

    def __init__(self, turns: RoundRobin) -> None:
        self.turns, self.loop = turns, asyncio.get_running_loop()
        self.begun = self.loop.time()
        self.timer = self.loop.call_later(LONGEST_S, self.turns.leave)

    def answered(self) -> None:
        """The next one comes when the others had the loop."""
        spent = self.loop.time() - self.begun
        if spent < LONGEST_S:
            self.timer.cancel()
            self.loop.call_later(OTHERS * spent, self.turns.leave)


class Gates:
    """A gate for each address that asks much at the moment."""

    def __init__(self) -> None:
        self.gates: dict[str, RoundRobin] = {}

    async def enter(self, guest: str, address: str) -> GatePlace:
        """A place, when it is this guest's turn."""
        for idle in [key for key, gate in self.gates.items() if gate.is_idle()]:
            del self.gates[idle]
        gate = self.gates.setdefault(address, RoundRobin(1))
        await gate.enter(Behalf(guest))
        return GatePlace(gate)
