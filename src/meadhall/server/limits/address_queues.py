"""Request queues for busy addresses: one request at a time, guests in turn, a quarter of the time.

A queue refuses no request, and addresses with few requests do not use one. It keeps one address from taking the
event loop for itself.
"""

from __future__ import annotations

import asyncio

from meadhall.server.workers.turns import Requester, RoundRobin

LONGEST_S = 0.25  # seconds that a request holds its place; a request that waits for something else frees it then
PAUSE_FACTOR = 3.0  # pause for other addresses after a request, as a multiple of the request's time


class QueuePlace:
    """A request's place in the queue of its address, held until it is answered and other addresses had their time."""

    def __init__(self, turns: RoundRobin) -> None:
        self.turns, self.loop = turns, asyncio.get_running_loop()
        self.begun = self.loop.time()
        self.timer = self.loop.call_later(LONGEST_S, self.turns.leave)

    def answered(self) -> None:
        """Note that the request is answered; the next one starts after a pause for other addresses."""
        spent = self.loop.time() - self.begun
        if spent < LONGEST_S:
            self.timer.cancel()
            self.loop.call_later(PAUSE_FACTOR * spent, self.turns.leave)


class AddressQueues:
    """The queues of all addresses that send many requests at the moment."""

    def __init__(self) -> None:
        self.queues: dict[str, RoundRobin] = {}

    async def enter(self, guest: str, address: str) -> QueuePlace:
        """Wait for this guest's turn in the queue of the address, and return the place."""
        for idle in [key for key, queue in self.queues.items() if queue.is_idle()]:
            del self.queues[idle]
        queue = self.queues.setdefault(address, RoundRobin(1))
        await queue.enter(Requester(guest))
        return QueuePlace(queue)
