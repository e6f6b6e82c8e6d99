"""Fair queueing for few workers: addresses take turns, and within an address its tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

MOST_WAITING = 20_000


class Requester(NamedTuple):
    """On whose behalf something is done: where they come from, and which table or guest it is for."""

    address: str = ""
    who: str = ""


WaitingLine = OrderedDict[str, deque[asyncio.Future[None]]]
NOBODY: WaitingLine = OrderedDict()


class CrowdedError(Exception):
    """Too many wait, or this one waits too often."""


class RoundRobin:
    """A round-robin queue: however many requests one address sends, the next turn is another's."""

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
        """A place, when it is this one's turn."""
        await self.enter(requester)
        try:
            yield
        finally:
            self.leave()

    def is_idle(self) -> bool:
        """Is nobody here, and does nobody wait?"""
        return self.free == self.places and self.waiting == 0

    async def enter(self, requester: Requester) -> None:
        """Wait for a place; whoever has one leaves it again."""
        if self.free > 0:
            self.free -= 1
            return
        place = self._queue(requester)
        self.waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave()  # it was given to us just now
            raise
        finally:
            self.waiting -= 1

    def is_crowded(self, requester: Requester) -> bool:
        """Would this one be refused now? The line is too long: its own, that of its address, or that of all."""
        line = self.lines.get(requester.address, NOBODY)
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
        """The place is the next one's."""
        while self.lines:
            place = self._next()
            if not place.done():  # they no longer wait
                place.set_result(None)
                return
        self.free += 1

    def _next(self) -> asyncio.Future[None]:
        """The first of the first of the first; whoever had a turn goes to the end of the line."""
        address, line = self.lines.popitem(last=False)
        who, places = line.popitem(last=False)
        place = places.popleft()
        if places:
            line[who] = places
        if line:
            self.lines[address] = line
        return place
