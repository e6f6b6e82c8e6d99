"""Workers that send deliveries: one for each channel, with several deliveries in flight and a deadline for each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection, delete

from meadhall.server import metrics
from meadhall.server.notifications import digest, queue
from meadhall.server.notifications.breaker import Breakers
from meadhall.server.notifications.channels import Channel, DeferredError, GoneError, HostError, RefusedError
from meadhall.server.notifications.queue import Delivery
from meadhall.server.storage.hall_storage import ClosedError
from meadhall.server.storage.schema import DEVICES
from meadhall.server.storage.writer import Store

LOG = logging.getLogger("meadhall.notifications")
POLL_INTERVAL_S = 1.0  # seconds between two checks of a queue
DEADLINE_S = 10.0  # seconds for one delivery, from looking up the name to the last byte of the answer
IN_FLIGHT = {"code": 8, "mail": 8, "push": 64, "webhook": 4}  # deliveries at a time, in each process
MOST_PER_HOST = {"code": 8, "mail": 8, "push": 32, "webhook": 4}
SETTLE_PAUSE_S = 0.5  # seconds before another attempt to store a result after a database error
CLOSE_S = 3.0  # seconds for deliveries in flight to end when the hall closes
TIDY_EVERY_S = 3600.0


class DeliveryWorker:
    """Sends the due deliveries of one channel. Slow or dead receivers block only places of this channel."""

    def __init__(self, store: Store, channel: Channel) -> None:
        self.store, self.channel, self.name = store, channel, channel.name
        self.in_flight: dict[str, asyncio.Task[None]] = {}  # by the delivery's id
        self.breakers = Breakers(MOST_PER_HOST[self.name])

    async def run(self) -> None:
        """Deliver until cancelled."""
        while True:
            await self._pause()
            try:
                await self._start_due()
            except Exception as error:
                LOG.warning("cannot read the queue %s: %s", self.name, error)
                await asyncio.sleep(POLL_INTERVAL_S)

    async def _pause(self) -> None:
        """Wait for the next check of the queue, or for a free place while further deliveries may wait."""
        if len(self.in_flight) < IN_FLIGHT[self.name]:
            await asyncio.sleep(POLL_INTERVAL_S)
        else:
            await asyncio.wait(self.in_flight.values(), return_when=asyncio.FIRST_COMPLETED)

    async def _start_due(self) -> int:
        """Claim and start as many deliveries as there are free places; return their number."""
        free = IN_FLIGHT[self.name] - len(self.in_flight)
        hosts, busy = self.breakers.blocked(), [*self.in_flight]
        if free <= 0 or not await self.store.read(lambda c: queue.is_due(c, self.name, hosts, busy)):
            return 0
        claimed = await self.store.write(lambda c: queue.claim(c, self.name, free, hosts, busy))
        for delivery in claimed:
            if delivery.id not in self.in_flight:
                task = asyncio.create_task(self._deliver(delivery))
                self.in_flight[delivery.id] = task
                task.add_done_callback(partial(self._forget, delivery.id))
        return len(claimed)

    def _forget(self, name: str, task: asyncio.Task[None]) -> None:
        del self.in_flight[name]
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a delivery by %s ended unsettled", self.name, exc_info=error)

    async def drain(self) -> None:
        """Send all due deliveries; return when none is due or in flight."""
        while await self._start_due() or self.in_flight:
            if self.in_flight:
                await asyncio.wait(self.in_flight.values())
                await asyncio.sleep(0)  # for the callbacks of the tasks

    async def close(self) -> None:
        """Wait for deliveries in flight. Those that do not end in time stay claimed, and are sent again later."""
        if self.in_flight:
            _, late = await asyncio.wait(self.in_flight.values(), timeout=CLOSE_S)
            for task in late:
                task.cancel()
        await self.channel.close()

    # -- one delivery

    async def _deliver(self, delivery: Delivery) -> None:
        if not self.breakers.admits(delivery.host):  # the claimed batch was too large for this host
            await self._settle(lambda c: queue.release(c, delivery))
            return
        if time.monotonic() - delivery.claimed > queue.CLAIM_S - DEADLINE_S - 1.0:
            return  # this process was suspended: the claim may expire while we send, and another worker would send too
        self.breakers.begin(delivery.host)
        try:
            await self._attempt(delivery)
        finally:
            self.breakers.end(delivery.host)

    async def _attempt(self, delivery: Delivery) -> None:
        try:
            async with asyncio.timeout(DEADLINE_S):
                await self.channel.send(delivery)
        except RefusedError as error:
            self.breakers.succeed(delivery.host)
            await self._give_up(delivery, error)
        except DeferredError as error:
            self.breakers.succeed(delivery.host)
            await self._retry(delivery, str(error))
        except HostError as error:
            self.breakers.fail(delivery.host)
            await self._retry(delivery, str(error))
        except Exception as error:
            self.breakers.fail(delivery.host)
            await self._retry(delivery, type(error).__name__)  # the error's text may contain an address
        else:
            self.breakers.succeed(delivery.host)
            if not await self._settle(lambda c: queue.mark_sent(c, delivery)):
                LOG.error("a delivery by %s was sent, but its claim had ended", self.name)
            metrics.CALLS.add(channel=self.name, outcome="sent")

    async def _give_up(self, delivery: Delivery, error: RefusedError) -> None:
        def work(connection: Connection) -> bool:
            if isinstance(error, GoneError):
                connection.execute(delete(DEVICES).where(DEVICES.c.id == delivery.target))
            return queue.give_up(connection, delivery)

        await self._settle(work)
        self._report("failed", str(error))

    async def _retry(self, delivery: Delivery, reason: str) -> None:
        over = await self._settle(lambda c: queue.retry(c, delivery))
        self._report("failed" if over else "retried", reason)

    def _report(self, outcome: str, reason: str) -> None:
        """Count and log a failure, without the person's id or address."""
        metrics.CALLS.add(channel=self.name, outcome=outcome)
        LOG.warning("a delivery by %s was not accepted: %s", self.name, reason)

    async def _settle(self, work: Callable[[Connection], bool]) -> bool:
        """Store a result, and retry while the database fails: a sent delivery that is not recorded is sent again."""
        while True:
            try:
                return await self.store.write(work)
            except ClosedError:
                return False
            except Exception as error:
                LOG.warning("cannot write the result of a delivery by %s: %s", self.name, type(error).__name__)
                await asyncio.sleep(SETTLE_PAUSE_S)


class Gatherer:
    """Background task that combines pending events into notifications and deletes old rows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tidied = 0.0

    async def run(self) -> None:
        """Gather events every few seconds until cancelled."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                await self.gather()
            except Exception as error:
                LOG.warning("cannot gather notifications: %s", error)

    async def gather(self) -> None:
        """Combine pending events once."""
        if await self.store.read(digest.has_pending):
            await self.store.write(digest.gather)
        if time.monotonic() - self.tidied > TIDY_EVERY_S:
            self.tidied = time.monotonic()
            await self.store.write(queue.tidy)


class Dispatcher:
    """The gatherer and the workers of all channels of this process."""

    def __init__(self, store: Store, channels: list[Channel]) -> None:
        self.gatherer = Gatherer(store)
        self.workers = [DeliveryWorker(store, channel) for channel in channels]
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the gatherer and all workers."""
        work = [self.gatherer.run(), *(worker.run() for worker in self.workers)]
        self.tasks = [asyncio.create_task(each) for each in work]

    async def round(self) -> None:
        """Gather events once, then send all due deliveries."""
        await self.gatherer.gather()
        await asyncio.gather(*(worker.drain() for worker in self.workers))

    async def close(self) -> None:
        """Stop claiming deliveries, and wait a few seconds for those in flight."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(worker.close() for worker in self.workers))
