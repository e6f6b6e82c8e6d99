"""The message bus between the processes of one hall: which table changed, its version, and who has it open.

The receiver reads the rest from the database. A lost message delays an update but loses no move: when a bus
reconnects, every process checks all tables.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

import msgspec

from meadhall.core.errors import SetupError

LOG = logging.getLogger("meadhall.bus")
CHANNEL = "meadhall"
RETRY_DELAY_S = 1.0  # seconds
CANCEL_AGAIN_S = 0.1  # seconds
MOST_WAITING = 10_000  # queued messages; older ones are dropped


class TableChange(msgspec.Struct, frozen=True, array_like=True):
    """A message: sending process, table, version, and the guests with a page open there."""

    process: str
    table: str
    version: int
    here: list[str] = []


READ = msgspec.json.Decoder(TableChange)


Following = Callable[[], Awaitable[str]]


class ChangeListener(Protocol):
    """Receives the messages of a bus."""

    def heard(self, change: TableChange) -> None:
        """A table has changed in another process."""

    def missed(self) -> None:
        """Messages may have been lost, so any table may have changed."""


class Bus:
    """The bus of a single process. It sends nothing."""

    alone = True
    certain = False  # whether a receiver always learns that it missed a message

    def open(self, listener: ChangeListener) -> None:
        """Start receiving."""

    def publish(self, table: str, version: int, here: list[str]) -> None:
        """Announce that a table has changed. Never blocks."""

    async def close(self) -> None:
        """Stop receiving and sending."""


class NetworkBus(Bus):
    """A bus between processes: one task receives, one sends, both reconnect."""

    alone = False

    def __init__(self) -> None:
        self.process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.waiting: asyncio.Queue[TableChange] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []

    def open(self, listener: ChangeListener) -> None:
        """Start the receiving and the sending task."""
        self.tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._speak())]

    def publish(self, table: str, version: int, here: list[str]) -> None:
        """Queue a message. If the queue is full, the oldest is dropped; `PeerSync.look_round` makes up for it."""
        if self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(TableChange(self.process, table, version, here))

    async def close(self) -> None:
        """Stop both tasks. A library may swallow a cancellation while it connects, so cancel until they have ended."""
        running = set(self.tasks)
        while running:
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN_S)

    async def _listen(self, listener: ChangeListener) -> None:
        while True:
            try:
                async for word in self.words():
                    self.understand(word, listener)
            except Exception as trouble:
                LOG.warning("the connection to the other processes is broken: %s", trouble)
            await asyncio.sleep(RETRY_DELAY_S)

    def understand(self, word: bytes | str, listener: ChangeListener) -> None:
        """Pass a received message to the listener. An empty one means that messages may have been lost."""
        if not word:
            listener.missed()
            return
        try:
            change = READ.decode(word)
        except msgspec.DecodeError:
            LOG.warning("ignored an invalid message: %.80r", word)
            return
        if change.process != self.process:
            listener.heard(change)

    async def _speak(self) -> None:
        while True:
            try:
                await self.say_all(self._next)
            except Exception as trouble:
                LOG.warning("the other processes cannot be notified: %s", trouble)
            await asyncio.sleep(RETRY_DELAY_S)

    async def _next(self) -> str:
        return msgspec.json.encode(await self.waiting.get()).decode()

    def words(self) -> AsyncIterator[bytes | str]:
        """Received messages until the connection breaks; "" right after connecting."""
        raise NotImplementedError

    async def say_all(self, following: Following) -> None:
        """Send queued messages until the connection breaks."""
        raise NotImplementedError


class PostgresBus(NetworkBus):
    """Notifies through PostgreSQL (LISTEN and NOTIFY)."""

    def __init__(self, database: str) -> None:
        import psycopg  # imported late: optional package

        from meadhall.server.storage.database import address

        super().__init__()
        self.line = psycopg.AsyncConnection
        self.address = address(database).set(drivername="postgresql").render_as_string(hide_password=False)

    async def words(self) -> AsyncIterator[bytes | str]:
        """Notifications of the channel."""
        async with await self.line.connect(self.address, autocommit=True) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            yield ""
            async for notice in line.notifies():
                yield notice.payload

    async def say_all(self, following: Following) -> None:
        """Send queued messages with pg_notify."""
        async with await self.line.connect(self.address, autocommit=True) as line:
            while True:
                await line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, await following()))


class RedisBus(NetworkBus):
    """Notifies through Redis (publish and subscribe)."""

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis  # imported late: optional package

        super().__init__()
        try:
            self.redis = redis.from_url(url)
        except ValueError as trouble:
            raise SetupError(f"{url!r} is no address of a Redis: {trouble}", right="redis://host:6379") from None

    async def words(self) -> AsyncIterator[bytes | str]:
        """Messages of the channel."""
        async with self.redis.pubsub() as listener:
            await listener.subscribe(CHANNEL)
            async for message in listener.listen():
                yield message["data"] if message["type"] == "message" else ""

    async def say_all(self, following: Following) -> None:
        """Publish queued messages."""
        while True:
            await self.redis.publish(CHANNEL, await following())

    async def close(self) -> None:
        """Stop both tasks and disconnect."""
        await super().close()
        await self.redis.aclose()


def bus_for(database: str, redis: str) -> Bus:
    """The bus for these settings: Redis if set, else PostgreSQL for a PostgreSQL database, else none."""
    from meadhall.server.storage.database import (  # imported late: a hall in the browser has no database
        address,
        is_file,
    )

    try:
        if redis:
            return RedisBus(redis)
        return Bus() if is_file(address(database)) else PostgresBus(database)
    except ModuleNotFoundError as missing:
        raise SetupError(
            f"{missing.name} is not installed", right=f"pip install {PACKAGES.get(missing.name or '', missing.name)}"
        ) from None


PACKAGES = {"psycopg": "'psycopg[binary]'"}
