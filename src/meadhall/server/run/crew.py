"""Several processes of one hall on one machine: each table is played in one process, and connections are routed there.

All processes accept on the same listening socket. If the next request of a connection is about a table of another
process, the connection is handed over: its file descriptor and the received bytes go through a Unix socket, before
the request is parsed. The client notices nothing. Any process can serve any table, so a connection stays where it is if
no process takes it. The same sockets carry the messages about changed tables.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import re
import socket
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from ctypes import Array, c_byte

import msgspec

from meadhall.server.run.bus import ChangeListener, NetworkBus, TableChange

LOG = logging.getLogger("meadhall.crew")
CAN_HAND_OVER = hasattr(socket, "send_fds")  # missing on Windows
# SEQPACKET keeps message boundaries and buffers many messages. Elsewhere datagrams with small buffers must do.
KIND = getattr(socket, "SOCK_SEQPACKET", None) if sys.platform == "linux" else getattr(socket, "SOCK_DGRAM", None)
LARGEST = 16_384  # bytes of one message; the kernel may truncate longer ones
BUFFER = 1 << 20  # requested socket buffer in bytes
AT_ONCE = 64  # messages read before the event loop runs other work
ABOUT_TABLE = re.compile(rb"[A-Z]+ /(?:[^ ?]*/)?api/tables/([0-9a-f]{18})[/? ]")
MISSED = b"?"  # tells the receiver that messages to it were lost
GATHER_S = 0.02  # seconds in which further changes are collected into one message

TakeOver = Callable[[socket.socket, bytes], None]


class HallCrew:
    """The sockets between the processes of a hall. Created before the processes start."""

    def __init__(self, size: int) -> None:
        pairs = [_line() for _ in range(size)]
        self.senders, self.receivers = [sender for sender, _ in pairs], [receiver for _, receiver in pairs]
        self.here = multiprocessing.get_context("spawn").RawArray(
            c_byte, size
        )  # per process: 1 while it accepts connections

    def member(self, number: int) -> CrewMember:
        """The sockets as one process uses them."""
        return CrewMember(number, self.senders, self.receivers[number], self.here)

    def lost(self, number: int) -> None:
        """Note that a process has died. The others serve its tables until it is replaced, and reload all rooms."""
        self.here[number] = 0
        for other, sender in enumerate(self.senders):
            if self.here[other]:
                with suppress(OSError):  # the buffer is full: its sender reports the loss
                    sender.send(MISSED)


def _line() -> tuple[socket.socket, socket.socket]:
    assert KIND is not None
    sender, receiver = socket.socketpair(socket.AF_UNIX, KIND)
    for end, buffer in ((sender, socket.SO_SNDBUF), (receiver, socket.SO_RCVBUF)):
        end.setsockopt(socket.SOL_SOCKET, buffer, BUFFER)
        end.setblocking(False)
    return sender, receiver


class CrewMember:
    """The sockets of one process: hands over connections, and sends and receives messages."""

    def __init__(self, number: int, senders: list[socket.socket], receiver: socket.socket, here: Array[c_byte]) -> None:
        self.number, self.senders, self.receiver, self.here = number, senders, receiver, here
        self.owed: set[int] = set()  # processes to which a message could not be sent
        self.hear: Callable[[bytes], None] = _ignore
        self.take_over: TakeOver | None = None

    def open(self, take_over: TakeOver) -> None:
        """Start accepting connections and messages from other processes."""
        self.take_over = take_over
        self.receiver.setblocking(False)  # the flag is lost when a socket is sent to another process
        for sender in self.senders:
            sender.setblocking(False)
        asyncio.get_running_loop().add_reader(self.receiver, self._hear_some)
        self.here[self.number] = 1
        self.hear(MISSED)

    def close(self) -> None:
        """Stop accepting; other processes serve the tables of this one."""
        self.here[self.number] = 0
        asyncio.get_running_loop().remove_reader(self.receiver)

    def plays_here(self, table: str) -> bool:
        """Whether this process plays this table while it is open."""
        return self._usual_home(table.encode()) == self.number

    def _usual_home(self, table: bytes) -> int:
        return zlib.crc32(table) % len(self.senders)

    def home_of(self, table: bytes) -> int:
        """The number of the process that plays this table now; this one if no process is open."""
        first = self._usual_home(table)
        order = [(first + step) % len(self.senders) for step in range(len(self.senders))]
        return next((number for number in order if self.here[number]), self.number)

    def hand_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Send a connection to the process that plays its table. False if this process has to serve it."""
        found = ABOUT_TABLE.match(data)
        home = self.number if found is None else self.home_of(found[1])
        if home == self.number or len(data) > LARGEST or transport.get_write_buffer_size():
            return False
        try:
            socket.send_fds(self.senders[home], [data], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False
        transport.abort()  # closes only this copy of the socket
        return True

    def tell(self, words: bytes) -> None:
        """Send a message to all other processes. Never blocks: a process with a full buffer gets MISSED later."""
        for number, sender in enumerate(self.senders):
            if number != self.number and self.here[number]:
                try:
                    if number in self.owed:
                        sender.send(MISSED)
                        self.owed.discard(number)
                    sender.send(words)
                except OSError:
                    self.owed.add(number)

    def _hear_some(self) -> None:
        for _ in range(AT_ONCE):
            try:
                words, files, _, _ = socket.recv_fds(self.receiver, LARGEST, 1)
            except BlockingIOError:
                return
            if not files:
                self.hear(words)
            elif self.take_over is not None:
                self.take_over(socket.socket(fileno=files[0]), words)


def _ignore(words: bytes) -> None:
    """The hall is not open yet: it reads everything from the disk when it is."""


class CrewBus(NetworkBus):
    """The message bus over the sockets of a HallCrew."""

    certain = True

    def __init__(self, member: CrewMember) -> None:
        super().__init__()
        self.member = member
        self.news: dict[str, TableChange] = {}

    def open(self, listener: ChangeListener) -> None:
        """Start receiving."""
        self.member.hear = lambda words: self._understand_all(words, listener)

    def _understand_all(self, words: bytes, listener: ChangeListener) -> None:
        for word in words.split(b"\n"):
            self.understand(b"" if word == MISSED else word, listener)

    def publish(self, table: str, version: int, here: list[str]) -> None:
        """Send the change after GATHER_S. Only the last change of each table is sent."""
        if not self.news:
            asyncio.get_running_loop().call_later(GATHER_S, self._tell_all)
        self.news[table] = TableChange(self.process, table, version, here)

    def _tell_all(self) -> None:
        news, self.news = self.news, {}
        for words in _packed([msgspec.json.encode(change) for change in news.values()]):
            self.member.tell(words)

    async def close(self) -> None:
        """Send the remaining changes and stop."""
        self._tell_all()
        await super().close()


def _packed(words: list[bytes]) -> Iterator[bytes]:
    """Join these into messages of at most LARGEST bytes."""
    message = b""
    for word in words:
        if message and len(message) + len(word) >= LARGEST:
            yield message
            message = b""
        message = message + b"\n" + word if message else word
    if message:
        yield message
