"""Fair queueing for few workers: addresses take turns, and within an address its tables or guests."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

MOST_WAITING = 20_000


class Requester(NamedTuple):
    """For whom work is done: the address it was requested from, and the table or guest."""

    address: str = ""
    who: str = ""


WaitingLine = OrderedDict[str, deque[asyncio.Future[None]]]
EMPTY_LINE: WaitingLine = OrderedDict()


class CrowdedError(Exception):
    """The queue is full: in all, for this address, or for this table or guest."""


class RoundRobin:
    """A round-robin queue: an address with many requests does not delay other addresses."""

    def __init__(
        self,
        places: int,
        most_of_one: int = MOST_WAITING,
        of_address: int = MOST_WAITING,
        of_all: int = MOST_WAITING,
    ) -> None:
        self.places, self.most_of_one, self.of_address, self.of_all = places, most_of_one, of_address, of_all
        self.free = places
        self.lines: OrderedDict[str, WaitingLine] = OrderedDict()
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, requester: Requester) -> AsyncIterator[None]:
        """Hold a place for the length of the `with` block. Raises CrowdedError."""
        await self.enter(requester)
        try:
            yield
        finally:
            self.leave()

    def is_idle(self) -> bool:
        """Whether all places are free and no request waits."""
        return self.free == self.places and self.waiting == 0

    async def enter(self, requester: Requester) -> None:
        """Wait for a place. The caller must call `leave` afterwards. Raises CrowdedError."""
        if self.free > 0:
            self.free -= 1
            return
        place = self._queue(requester)
        self.waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave()  # the place was granted in the same moment
            raise
        finally:
            self.waiting -= 1

    def is_crowded(self, requester: Requester) -> bool:
        """Whether a request would be refused now, because a queue is full: its own, its address's or the whole."""
        line = self.lines.get(requester.address, EMPTY_LINE)
        mine, all_of_address = len(line.get(requester.who, ())), sum(len(places) for places in line.values())
        full = self.waiting >= self.of_all or mine >= self.most_of_one or all_of_address >= self.of_address
        return self.free == 0 and full

    def _queue(self, requester: Requester) -> asyncio.Future[None]:
        if self.is_crowded(requester):
            raise CrowdedError
        mine = self.lines.setdefault(requester.address, OrderedDict()).setdefault(requester.who, deque())
        mine.append(asyncio.get_running_loop().create_future())
        return mine[-1]

    def leave(self) -> None:
        """Give the place to the next request that still waits, or free it."""
        while self.lines:
            place = self._next()
            if not place.done():  # done: that request was cancelled
                place.set_result(None)
                return
        self.free += 1

    def _next(self) -> asyncio.Future[None]:
        """The next request: the first of the first table or guest of the first address. Both move to the end."""
        address, line = self.lines.popitem(last=False)
        who, places = line.popitem(last=False)
        place = places.popleft()
        if places:
            line[who] = places
        if line:
            self.lines[address] = line
        return place
