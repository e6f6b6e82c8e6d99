"""Rate limits by guest and by address, since one address may bring many guests.

Only requests beyond a limit are delayed or refused, never those of others.
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

from meadhall.server.limits.address_queues import AddressQueues
from meadhall.server.workers.turns import Requester

RATE, BURST = 20.0, 60.0  # messages of a page a second, and at once
CALL_RATE, CALL_BURST = 30.0, 120.0  # requests of one guest a second, and at once; more of them wait their turn
ANONYMOUS_RATE, ANONYMOUS_BURST = 5.0, 60.0  # of all visitors without a token from one address
ADDRESS_RATE, ADDRESS_BURST = 120.0, 960.0  # of a whole address: a school or a mobile network may share one
QUEUE_RATE, QUEUE_BURST = 30.0, 120.0  # of an address, before its requests go through its queue
BOT_RATE, BOT_BURST = 10.0, 40.0  # answers of bots for one address a second, and at once; more go through its queue
WRITE_COST = 5.0  # cost of a request that changes something, in requests that only read
LONGEST_WAIT_S = 10.0
BUCKETS = 10_000  # most buckets in memory; those unused for longest are dropped
ADDRESS_FACTOR = 8  # the limit of an address, as a multiple of one guest's limit
PAGES = 100  # of one guest, open at tables: more than one person's tabs and devices
PAGES_OF_ADDRESS = 2_000
ANONYMOUS_PAGES = 400  # pages of visitors without a token from one address; they can only watch
HOUSEHOLD_BITS = 64  # bits of an IPv6 address that identify a household


class Bucket:
    """A token bucket; each message costs one token."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate, self.burst = rate, burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens from the bucket; False: there were not enough."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        self.tokens -= cost
        return self.tokens >= 0

    def wait(self, cost: float) -> float:
        """Take tokens in advance; return the seconds until the bucket would have had them."""
        return 0.0 if self.take(cost) else -self.tokens / self.rate

    def give_back(self, cost: float = 1.0) -> None:
        """Return tokens, for example for a message that moves a game on: games end, so these need no limit."""
        self.tokens = min(self.burst, self.tokens + cost)


class NoLimit(Bucket):
    """A bucket without a limit."""

    def take(self, cost: float = 1.0) -> bool:
        """Return True."""
        return True


class Limits:
    """The token buckets of guests and addresses, and how many pages they have open."""

    def __init__(self, strict: bool = True) -> None:
        self.strict = strict
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.open: Counter[str] = Counter()
        self.queues = AddressQueues()

    def of(self, who: str, what: str = "", rate: float = 2 * RATE, burst: float = 3 * BURST) -> Bucket:
        """Return the bucket of a guest or address for one kind of action, over all pages they have open."""
        if not self.strict:
            return NoLimit()
        bucket = self.buckets.pop((who, what), None) or Bucket(rate, burst)
        self.buckets[who, what] = bucket
        if len(self.buckets) > BUCKETS:
            self.buckets.popitem(last=False)
        return bucket

    def allow(self, guest: str, address: str, what: str, rate: float, burst: float) -> bool:
        """Take a token for this action from the guest and from the address; False: one of them is over the limit."""
        mine = not guest or self.of(guest, what, rate, burst).take()
        return mine and self.of(f"from {address}", what, ADDRESS_FACTOR * rate, ADDRESS_FACTOR * burst).take()

    def delay_of(self, guest: str, address: str, writes: bool) -> float:
        """Return the seconds that a request must wait; below 0: it would wait too long and is refused."""
        cost = WRITE_COST if writes else 1.0
        own = self.of(guest, "call", CALL_RATE, CALL_BURST) if guest else self._of_strangers(address)
        buckets = (own, self.of(f"from {address}", "call", ADDRESS_RATE, ADDRESS_BURST))
        seconds = max([bucket.wait(cost) for bucket in buckets])
        if seconds <= LONGEST_WAIT_S:
            return seconds
        for bucket in buckets:
            bucket.give_back(cost)
        return -1.0

    async def wait_for_bot_turn(self, requester: Requester) -> Callable[[], None]:
        """Wait for a bot's turn to answer; return the function to call when it has answered.

        Bots of an address over the limit go through its queue, one at a time, so other addresses get more time.
        """
        bucket = self.of(f"from {requester.address}", "bots", BOT_RATE, BOT_BURST)
        if bucket.take():
            return _do_nothing
        bucket.give_back()
        place = await self.queues.enter(requester.who, requester.address)
        return place.answered

    def is_below_queue_rate(self, address: str, writes: bool) -> bool:
        """Is this address below the rate from which on its requests go through a queue?"""
        bucket, cost = self.of(f"from {address}", "calm", QUEUE_RATE, QUEUE_BURST), WRITE_COST if writes else 1.0
        calm = bucket.take(cost)
        if not calm:
            bucket.give_back(cost)
        return calm

    def _of_strangers(self, address: str) -> Bucket:
        return self.of(f"stranger {address}", "call", ANONYMOUS_RATE, ANONYMOUS_BURST)

    def address_bucket(self, address: str) -> Bucket:
        """Return the bucket for the messages of all pages of an address."""
        return self.of(f"from {address}", "all", ADDRESS_FACTOR * 2 * RATE, ADDRESS_FACTOR * 3 * BURST)

    @contextmanager
    def count_page(self, guest: str, address: str) -> Iterator[bool]:
        """Count an open page while the context is open; yields False if there are too many."""
        counted = self._counted_as(guest, address)
        self.open.update(counted.keys())
        try:
            yield not self.strict or all(self.open[who] <= most for who, most in counted.items())
        finally:
            self.open.subtract(counted.keys())
            for who in [who for who in counted if self.open[who] <= 0]:
                del self.open[who]

    def _counted_as(self, guest: str, address: str) -> dict[str, int]:
        """Return the counters for a page with their limits: its address, and its guest or visitors without a token."""
        counters = {f"from {address}": PAGES_OF_ADDRESS}
        return counters | ({guest: PAGES} if guest else {f"stranger {address}": ANONYMOUS_PAGES})


def _do_nothing() -> None:
    """Do nothing: the bot took no place in a queue."""


def address_of(connection: HTTPConnection) -> str:
    """Return the visitor's address, as a trusted proxy reports it; of IPv6 the prefix of the household."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, HOUSEHOLD_BITS), strict=False))
    return str(address)
