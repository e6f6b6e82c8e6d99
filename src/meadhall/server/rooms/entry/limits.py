"""Rate limits by guest and by address, since one address may bring many guests.

Only whoever exceeds a limit is refused, never the others.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

from meadhall.server.rooms.entry.gates import Gates
from meadhall.server.thinking.turns import Behalf

RATE, BURST = 20.0, 60.0  # messages a second, and at once
CALL_RATE, CALL_BURST = 30.0, 120.0  # requests of one guest a second, and at once; more of them wait their turn
STRANGE_RATE, STRANGE_BURST = 5.0, 60.0  # of all who come without a token from one address
HOUSE_RATE, HOUSE_BURST = 120.0, 960.0  # of a whole address: a school, or a telephone company, has one
CALM_RATE, CALM_BURST = 30.0, 120.0  # of an address, before its requests are answered one after the other
BOT_RATE, BOT_BURST = 10.0, 40.0  # answers of bots for one address a second, and at once; more come one after the other
WRITE_COST = 5.0  # requests to read that one to change something is worth
LONGEST_WAIT_S = 10.0
BUCKETS = 10_000  # kept; those not seen for long are forgotten
AS_MANY = 8  # guests of one address may do together what so many may
PAGES = 100  # open at tables: more than anybody has tabs and devices
PAGES_OF_ADDRESS = 2_000
STRANGERS = 400  # pages of all who come without a token from one address: few do, and they only look on
SIXTY_FOUR = 64  # bits of an IPv6 address that are one household's


class Bucket:
    """A token bucket; each message costs one token."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate, self.burst = rate, burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Is there enough left?"""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        self.tokens -= cost
        return self.tokens >= 0

    def wait(self, cost: float) -> float:
        """Take what is not there yet: the seconds until it will be."""
        return 0.0 if self.take(cost) else -self.tokens / self.rate

    def give_back(self, cost: float = 1.0) -> None:
        """What moves the game on costs nothing: a game has an end."""
        self.tokens = min(self.burst, self.tokens + cost)


class Endless(Bucket):
    """No limit."""

    def take(self, cost: float = 1.0) -> bool:
        """Always."""
        return True


class Limits:
    """What guests and addresses have left, and how many pages they have open."""

    def __init__(self, strict: bool = True) -> None:
        self.strict = strict
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.open: Counter[str] = Counter()
        self.gates = Gates()

    def of(self, who: str, what: str = "", rate: float = 2 * RATE, burst: float = 3 * BURST) -> Bucket:
        """The bucket of somebody for one thing, over all pages they have open."""
        if not self.strict:
            return Endless()
        bucket = self.buckets.pop((who, what), None) or Bucket(rate, burst)
        self.buckets[who, what] = bucket
        if len(self.buckets) > BUCKETS:
            self.buckets.popitem(last=False)
        return bucket

    def allow(self, guest: str, address: str, what: str, rate: float, burst: float) -> bool:
        """May this guest do it once more, and may whoever comes from there?"""
        mine = not guest or self.of(guest, what, rate, burst).take()
        return mine and self.of(f"from {address}", what, AS_MANY * rate, AS_MANY * burst).take()

    def turn_of(self, guest: str, address: str, writes: bool) -> float:
        """How long a request waits, so that others need not; below 0 if that would be too long."""
        cost = WRITE_COST if writes else 1.0
        own = self.of(guest, "call", CALL_RATE, CALL_BURST) if guest else self._of_strangers(address)
        buckets = (own, self.of(f"from {address}", "call", HOUSE_RATE, HOUSE_BURST))
        seconds = max([bucket.wait(cost) for bucket in buckets])
        if seconds <= LONGEST_WAIT_S:
            return seconds
        for bucket in buckets:
            bucket.give_back(cost)
        return -1.0

    async def bots_turn(self, account: Behalf) -> Callable[[], None]:
        """The turn of a bot to answer, and what to call when it has: bots of an address that have much to say go
        through its gate, one after the other, so that others have the loop three times as long.
        """
        bucket = self.of(f"from {account.address}", "bots", BOT_RATE, BOT_BURST)
        if bucket.take():
            return _nothing
        bucket.give_back()
        place = await self.gates.enter(account.who, account.address)
        return place.answered

    def is_calm(self, address: str, writes: bool) -> bool:
        """Does this address ask no more than a few people would?"""
        bucket, cost = self.of(f"from {address}", "calm", CALM_RATE, CALM_BURST), WRITE_COST if writes else 1.0
        calm = bucket.take(cost)
        if not calm:
            bucket.give_back(cost)
        return calm

    def _of_strangers(self, address: str) -> Bucket:
        return self.of(f"stranger {address}", "call", STRANGE_RATE, STRANGE_BURST)

    def of_house(self, address: str) -> Bucket:
        """The messages of all pages from there."""
        return self.of(f"from {address}", "all", AS_MANY * 2 * RATE, AS_MANY * 3 * BURST)

    @contextmanager
    def one_more_page(self, guest: str, address: str) -> Iterator[bool]:
        """Counts as long as it is open; False: there are too many already."""
        counted = self._counted_as(guest, address)
        self.open.update(counted.keys())
        try:
            yield not self.strict or all(self.open[who] <= most for who, most in counted.items())
        finally:
            self.open.subtract(counted.keys())
            for who in [who for who in counted if self.open[who] <= 0]:
                del self.open[who]

    def _counted_as(self, guest: str, address: str) -> dict[str, int]:
        """By the token, as many people may share an address; by the address as well, the more so without a token."""
        everybody = {f"from {address}": PAGES_OF_ADDRESS}
        return everybody | ({guest: PAGES} if guest else {f"stranger {address}": STRANGERS})


def _nothing() -> None:
    """Nobody waits for it."""


def address_of(connection: HTTPConnection) -> str:
    """Where the visitor comes from, as a trusted proxy says; of IPv6 the part that is one household's."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, SIXTY_FOUR), strict=False))
    return str(address)
