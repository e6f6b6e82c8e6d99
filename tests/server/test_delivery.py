"""Deliveries: slow and dead receivers delay only themselves, and it is known what was sent."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import OperationalError

from meadhall.server.notifications import breaker, delivery, queue
from meadhall.server.notifications.addresses import new_client
from meadhall.server.notifications.breaker import FAILURES_TO_OPEN, Breakers
from meadhall.server.notifications.channels import Channel, DeferredError, HostError, RefusedError
from meadhall.server.notifications.delivery import DeliveryWorker, Dispatcher
from meadhall.server.notifications.mail import MailChannel, MailServer
from meadhall.server.notifications.push import PushChannel, Pusher, new_private
from meadhall.server.notifications.queue import Delivery
from meadhall.server.people.signing import Signer
from meadhall.server.storage.schema import DEVICES, NOTES
from meadhall.server.storage.writer import Store
from tests.server.halls import Person, hall_of, open_hall, within
from tests.server.loops import run
from tests.server.migrated import laid
from tests.server.receivers import Browser, mail_server

DRIPPING = 100
BAR_S = 5.0  # seconds within which a code must arrive beside them
FAST = 0.01
Send = Callable[[Delivery], Awaitable[None]]


class Fake:
    """A channel that replies as a test says, and records what it was asked to send."""

    name = "webhook"

    def __init__(self, send: Send | None = None) -> None:
        self.asked: list[str] = []
        self.work = send

    async def send(self, delivery: Delivery) -> None:
        self.asked.append(delivery.id)
        if self.work is not None:
            await self.work(delivery)

    async def close(self) -> None:
        """Do nothing."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(laid(str(tmp_path / "hall.db")))
    yield found
    found.close()


async def put(store: Store, *names: str, channel: str = "webhook", host: str = "") -> None:
    for name in names:
        await store.write(lambda c, n=name: queue.add(c, n, "guest", channel, "", {}, host))  # type: ignore[misc]


async def states(store: Store) -> dict[str, str]:
    found = await store.read(lambda c: c.execute(select(NOTES.c.id, NOTES.c.state)).all())
    return {row.id: row.state for row in found}


async def soon(is_so: Callable[[], bool], within_s: float = 60.0) -> None:
    async with asyncio.timeout(within_s):
        while not is_so():
            await asyncio.sleep(FAST)


# -- slow receivers


@asynccontextmanager
async def dripping(count: int) -> AsyncIterator[tuple[list[int], Counter[int]]]:
    """Servers that send one byte every five seconds, each at its own port; and how often each was called."""
    asked: Counter[int] = Counter()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked[writer.get_extra_info("sockname")[1]] += 1
        with contextlib.suppress(OSError):
            for byte in b"HTTP/1.1 201 Created\r\n" * 100:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(5.0)
        writer.close()

    servers = [await asyncio.start_server(drip, "127.0.0.1", 0) for _ in range(count)]
    try:
        yield [server.sockets[0].getsockname()[1] for server in servers], asked
    finally:
        for server in servers:
            server.close()


async def add_device(store: Store, name: str, endpoint: str) -> None:
    keys = Browser().device(endpoint)
    await store.write(lambda c: c.execute(insert(DEVICES).values(id=name, guest=f"guest {name}", since=0.0, **keys)))


@pytest.mark.parametrize("hosts", [1, DRIPPING])
def test_codes_arrive_within_five_seconds_beside_a_hundred_dripping_endpoints(store: Store, hosts: int) -> None:
    """The slow endpoints are one host, whose circuit opens, or a hundred hosts, which fill all slots of their
    channel."""

    async def work() -> None:
        with mail_server() as (box, server):
            mail = MailServer(server, "hall@hall.example")
            push = PushChannel(store, Pusher(new_private(), "http://hall.example", private=True), new_client(True))
            channels: list[Channel] = [push, MailChannel("code", mail, Signer("x" * 32), "http://hall.example")]
            dispatcher = Dispatcher(store, channels)
            async with dripping(hosts) as (ports, asked):
                body = {"lang": "en", "tables": [{"table": "t", "game": "valhalla", "kind": "turn"}]}
                for number in range(DRIPPING):
                    host = f"127.0.0.1:{ports[number % hosts]}"
                    await add_device(store, f"d{number}", f"http://{host}/{number}")
                    await store.write(lambda c, n=number, h=host: queue.add(c, f"{n}-0", "g", "push", f"d{n}", body, h))  # type: ignore[misc]
                dispatcher.start()
                full = delivery.MOST_PER_HOST["push"] if hosts == 1 else delivery.IN_FLIGHT["push"]
                await soon(lambda: asked.total() >= full)
                assert asked.total() == full, "no more than that many at a time"
                for number in range(5):
                    began = time.monotonic()
                    code = {"lang": "en", "code": f"{number:08}"}
                    await store.write(lambda c, n=number: queue.add(c, f"c{n}", "b", "code", f"b{n}@b.example", code))  # type: ignore[misc]  # noqa: B023
                    await soon(lambda n=number: len(box.letters) > n)  # type: ignore[misc]
                    assert time.monotonic() - began < BAR_S
                began = time.monotonic()
                await dispatcher.close()
                assert time.monotonic() - began < delivery.CLOSE_S + BAR_S, "closing does not wait for them either"

    run(work())


def test_a_delivery_ends_at_its_deadline_however_the_receiver_drips(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "DEADLINE_S", 2.0)
    monkeypatch.setattr(queue, "RETRY_S", {"push": ()})

    async def work() -> None:
        push = PushChannel(store, Pusher(new_private(), "http://hall.example", private=True), new_client(True))
        worker = DeliveryWorker(store, push)
        async with dripping(1) as (ports, asked):
            await add_device(store, "d", f"http://127.0.0.1:{ports[0]}/")
            body = {"lang": "en", "tables": [{"table": "t", "game": "valhalla", "kind": "turn"}]}
            await store.write(lambda c: queue.add(c, "n", "g", "push", "d", body))
            began = time.monotonic()
            await worker.drain()
            assert time.monotonic() - began < 2 * BAR_S
            assert (asked.total(), await states(store)) == (1, {"n": "failed"})
            await worker.close()

    run(work())


# -- order and retries


def test_a_failed_delivery_goes_to_the_end_of_its_queue(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "RETRY_S", {"webhook": (0.0, 0.0)})
    monkeypatch.setitem(delivery.IN_FLIGHT, "webhook", 1)

    async def send(delivery: Delivery) -> None:
        if delivery.id == "a":
            raise DeferredError("later")

    async def work() -> None:
        channel = Fake(send)
        await put(store, "a", "b", "c")
        await DeliveryWorker(store, channel).drain()
        assert channel.asked == ["a", "b", "c", "a", "a"]
        assert await states(store) == {"a": "failed", "b": "sent", "c": "sent"}

    run(work())


def test_what_is_refused_is_not_tried_again_and_what_is_too_old_neither(store: Store) -> None:
    async def send(delivery: Delivery) -> None:
        raise RefusedError("never")

    async def work() -> None:
        channel = Fake(send)
        await put(store, "a", "old")
        old = time.time() - queue.EXPIRES_S["webhook"] - 1
        await store.write(lambda c: c.execute(update(NOTES).where(NOTES.c.id == "old").values(at=old)))
        await DeliveryWorker(store, channel).drain()
        assert channel.asked == ["a"]
        await store.write(queue.tidy)
        assert await states(store) == {"a": "failed", "old": "failed"}

    run(work())


def test_an_unreadable_row_does_not_stop_its_queue(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "RETRY_S", {"code": ()})

    async def work() -> None:
        with mail_server() as (box, server):
            channel = MailChannel("code", MailServer(server, "hall@hall.example"), Signer("x" * 32), "http://h.example")
            await put(store, "bad", "worse", channel="code")
            spoil = update(NOTES).where(NOTES.c.id == "bad").values(body="{")
            await store.write(lambda c: c.execute(spoil))
            code = {"lang": "en", "code": "12345678"}
            await store.write(lambda c: queue.add(c, "good", "g", "code", "bo@b.example", code))
            await DeliveryWorker(store, channel).drain()
            assert [letter["To"] for letter in box.letters] == ["bo@b.example"]
            assert await states(store) == {"bad": "failed", "worse": "failed", "good": "sent"}

    run(work())


# -- hosts that fail


def test_a_host_that_fails_five_times_is_left_alone_and_probed_by_one_delivery(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "RETRY_S", {"webhook": (0.0,) * 20})
    monkeypatch.setattr(breaker, "OPEN_S", 0.2)
    broken = {"bad.example"}

    async def send(delivery: Delivery) -> None:
        if delivery.host in broken:
            raise HostError("status 503")

    async def work() -> None:
        channel = Fake(send)
        worker = DeliveryWorker(store, channel)
        await put(store, *(f"bad {number}" for number in range(9)), host="bad.example")
        await worker.drain()
        tried = len(channel.asked)
        assert FAILURES_TO_OPEN <= tried < FAILURES_TO_OPEN + delivery.IN_FLIGHT["webhook"]
        await put(store, "good", host="good.example")
        await worker.drain()
        assert channel.asked[tried:] == ["good"], "only the others"
        await asyncio.sleep(0.25)
        await worker.drain()
        assert len(channel.asked) == tried + 2, "one probe, which fails"
        broken.clear()
        await asyncio.sleep(0.45)
        await worker.drain()
        assert set((await states(store)).values()) == {"sent"}, "nothing was lost or given up meanwhile"

    run(work())


def test_a_receivers_own_refusals_do_not_open_the_circuit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise wrong addresses of a few people would stop the mail of all."""
    monkeypatch.setattr(queue, "RETRY_S", {"webhook": ()})

    async def send(delivery: Delivery) -> None:
        raise DeferredError("450") if delivery.id < "d" else RefusedError("550")

    async def work() -> None:
        channel = Fake(send)
        await put(store, *"abcdefghi")
        await DeliveryWorker(store, channel).drain()
        assert sorted(channel.asked) == [*"abcdefghi"]

    run(work())


def test_the_circuit_stays_open_longer_after_each_failed_probe(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    breakers = Breakers(4)
    for _ in range(FAILURES_TO_OPEN):
        assert breakers.admits("h")
        breakers.fail("h")
    waits = []
    for _ in range(7):
        began = now[0]
        while not breakers.admits("h"):
            now[0] += 1.0
        waits.append(now[0] - began)
        breakers.fail("h")
    assert waits == [15.0, 30.0, 60.0, 120.0, 240.0, 300.0, 300.0]
    now[0] += 300.0
    breakers.begin("h")
    assert breakers.blocked() == ["h"], "one probe at a time"
    breakers.end("h")
    breakers.succeed("h")
    assert (breakers.blocked(), breakers.admits("h")) == ([], True)


def test_strangers_cannot_fill_the_memory_with_hosts() -> None:
    breakers = Breakers(4)
    for number in range(3 * breaker.MOST_HOSTS):
        breakers.begin(str(number))
        breakers.fail(str(number))
        breakers.end(str(number))
    assert len(breakers.circuits) == breaker.MOST_HOSTS
    assert not breakers.in_flight


# -- claims


def test_a_worker_whose_claim_has_ended_settles_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over either database: it was suspended, and another worker has the delivery now."""

    async def work() -> None:
        store = Store(database)
        await put(store, "a")
        late = (await store.write(lambda c: queue.claim(c, "webhook")))[0]
        await store.write(lambda c: c.execute(update(NOTES).values(due=0.0)))
        now = (await store.write(lambda c: queue.claim(c, "webhook")))[0]
        assert (late.id, late.claim != now.claim, now.tries) == (now.id, True, 2)
        assert not await store.write(lambda c: queue.mark_sent(c, late))
        assert not await store.write(lambda c: queue.release(c, late))
        assert await states(store) == {"a": "sending"}
        assert await store.write(lambda c: queue.mark_sent(c, now))
        assert not await store.write(lambda c: queue.retry(c, late))
        assert await states(store) == {"a": "sent"}
        store.close()

    run(work())


def test_a_suspended_process_does_not_send_what_it_claimed_before(store: Store) -> None:
    async def work() -> None:
        channel = Fake()
        worker = DeliveryWorker(store, channel)
        await put(store, "a")
        claimed = (await store.write(lambda c: queue.claim(c, "webhook")))[0]
        await worker._deliver(claimed._replace(claimed=claimed.claimed - queue.CLAIM_S))
        assert channel.asked == []
        await worker._deliver(claimed)
        assert channel.asked == ["a"]

    run(work())


def test_what_was_sent_is_not_sent_again_though_the_database_was_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "SETTLE_PAUSE_S", 0.05)
    monkeypatch.setattr(queue, "CLAIM_S", 15.0)
    real, failures = queue.mark_sent, [OperationalError("", {}, Exception("away"))] * 3

    def sent(connection: object, delivery: Delivery) -> bool:
        if failures:
            raise failures.pop()
        return real(connection, delivery)  # type: ignore[arg-type]

    monkeypatch.setattr(queue, "mark_sent", sent)

    async def work() -> None:
        channel = Fake()
        worker = DeliveryWorker(store, channel)
        await put(store, "a")
        await worker.drain()
        assert (channel.asked, await states(store)) == (["a"], {"a": "sent"})

    run(work())


def test_two_workers_share_a_queue_without_sending_anything_twice(database: str) -> None:
    async def work() -> None:
        stores = [Store(database) for _ in range(2)]
        channels = [Fake(lambda _: asyncio.sleep(FAST)) for _ in stores]
        workers = [DeliveryWorker(store, channel) for store, channel in zip(stores, channels, strict=True)]
        names = {f"{number:03}" for number in range(60)}
        await put(stores[0], *sorted(names))
        await asyncio.gather(*(worker.drain() for worker in workers))
        assert sorted([*channels[0].asked, *channels[1].asked]) == sorted(names)
        assert {*(await states(stores[0])).values()} == {"sent"}
        for store in stores:
            store.close()

    run(work())


# -- what the host sees


def test_codes_that_wait_make_the_hall_degraded_and_the_age_is_a_metric(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        Person(hall, "Anna")
        store = hall_of(hall).store

        def wait_for(channel: str, seconds: float) -> None:
            within(hall, lambda: put(store, channel, channel=channel))
            age = update(NOTES).where(NOTES.c.id == channel).values(at=time.time() - seconds)
            within(hall, lambda: store.write(lambda c: c.execute(age)))

        assert hall.get("/readyz").json() == {"status": "ok"}
        wait_for("push", 500.0)
        wait_for("code", 30.0)
        assert hall.get("/readyz").json() == {"status": "ok"}
        within(hall, lambda: store.write(lambda c: c.execute(NOTES.delete().where(NOTES.c.id == "code"))))
        wait_for("code", 90.0)
        ready = hall.get("/readyz")
        assert (ready.status_code, ready.json()["status"]) == (200, "degraded")
        assert ready.json()["detail"].startswith("codes wait for 9")
        found = dict(line.rsplit(" ", 1) for line in hall.get("/metrics").text.splitlines() if line[0] != "#")
        ages = {name: float(found[f'meadhall_delivery_oldest_seconds{{channel="{name}"}}']) for name in queue.RETRY_S}
        assert 90 <= ages["code"] < 150
        assert 500 <= ages["push"] < 560
        assert (ages["mail"], ages["webhook"]) == (0.0, 0.0)
