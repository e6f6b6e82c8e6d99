"""Sockets to the hall that weigh little: only as much of the WebSocket protocol as a player in a measurement needs."""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED, COMPRESSED = 0x80, 0x80, 0x40
NO_MASK = bytes(4)  # a mask of zeros leaves the words as they are
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
Hear = Callable[[bytes | memoryview], None]


class Line(asyncio.Protocol):
    """One socket: hears texts, sends texts, answers when asked whether it is still there."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.bytes = 0
        self.rest = b""
        self.inflate: zlib._Decompress | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, trouble: Exception | None) -> None:
        for waiting in (self.opened, self.ended):
            if not waiting.done():
                waiting.set_exception(trouble or ConnectionError("the hall hung up"))

    def greet(self, path: str, cookie: str, deflate: bool) -> None:
        """Ask for a socket."""
        wish = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if deflate else ""
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n{wish}Cookie: {cookie}\r\n\r\n".encode()
        )

    def say(self, words: bytes, kind: int = TEXT) -> None:
        """Send something short."""
        assert len(words) < 126
        self.transport.write(bytes((FINAL | kind, MASKED | len(words))) + NO_MASK + words)

    def close(self) -> None:
        """Close the connection."""
        if not self.ended.done():
            self.ended.set_result(None)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.rest = self.rest + data if self.rest else data
        if not self.opened.done():
            self._read_greeting()
        if self.opened.done():
            self._read_frames()

    def _read_greeting(self) -> None:
        head, found, self.rest = self.rest.partition(b"\r\n\r\n")
        if not found:
            self.rest = head
        elif b" 101 " not in head:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
        else:
            if b"permessage-deflate" in head:
                self.inflate = zlib.decompressobj(-zlib.MAX_WBITS)
            self.opened.set_result(None)

    def _read_frames(self) -> None:
        """All frames that are whole; the rest comes later."""
        at, data = 0, memoryview(self.rest)
        while (span := _span(data, at)) is not None:
            start, end = span
            self._handle(data[at], data[start:end])
            at = end
        self.rest = self.rest[at:]

    def _handle(self, first: int, words: memoryview) -> None:
        kind = first & 15
        if kind == TEXT:
            plain = first & COMPRESSED == 0 or self.inflate is None
            self.hear(words if plain else self._inflated(words))
        elif kind == PING:
            self.say(bytes(words), PONG)

    def _inflated(self, words: memoryview) -> bytes:
        assert self.inflate is not None
        return self.inflate.decompress(bytes(words) + b"\x00\x00\xff\xff")


def _span(data: memoryview, at: int) -> tuple[int, int] | None:
    """Where the words of the frame begin and end, if all of it is here."""
    here = len(data) - at
    if here < 2:
        return None
    size, head = data[at + 1], 2
    if size >= 126:
        head = 4 if size == 126 else 10
        if here < head:
            return None
        size = struct.unpack_from(">H" if head == 4 else ">Q", data, at + 2)[0]
    return (at + head, at + head + size) if here >= head + size else None


async def connect(port: int, path: str, hear: Hear, cookie: str = "", deflate: bool = False) -> Line:
    """An open socket to the hall on this machine."""
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(hear), "127.0.0.1", port)
    line.greet(path, cookie, deflate)
    await line.opened
    return line
