"""Several processes of one hall on one machine: every table is played in one of them, and connections find it.

All listen at the same door. A connection whose next request is about a table of another process is handed to that
process, with its file descriptor and the bytes that came, before anything of it is read: whoever asks notices nothing.
Any process can answer for any table, so where nobody takes a connection it stays. Over the same lines they hear of
each other's tables.
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

from meadhall.server.rooms.bus import ChangeListener, NetworkBus, TableChange

LOG = logging.getLogger("meadhall.crew")
CAN_HAND_OVER = hasattr(socket, "send_fds")  # not on every system
# Lines that keep messages apart and hold as many as there is memory for; elsewhere a few must do.
KIND = getattr(socket, "SOCK_SEQPACKET", None) if sys.platform == "linux" else getattr(socket, "SOCK_DGRAM", None)
LARGEST = 16_384  # bytes of one message: a kernel may cut longer ones
BUFFER = 1 << 20  # bytes that may wait in a line, if the system allows so many
AT_ONCE = 64  # messages read before others have the loop
ABOUT_TABLE = re.compile(rb"[A-Z]+ /(?:[^ ?]*/)?api/tables/([0-9a-f]{18})[/? ]")
MISSED = b"?"  # something could not be told
GATHER_S = 0.02  # seconds in which further news may come: they are told together

TakeOver = Callable[[socket.socket, bytes], None]


class HallCrew:
    """The lines between the processes of a hall, made before they are started."""

    def __init__(self, size: int) -> None:
        pairs = [_line() for _ in range(size)]
        self.senders, self.receivers = [sender for sender, _ in pairs], [receiver for _, receiver in pairs]
        self.here = multiprocessing.get_context("spawn").RawArray(c_byte, size)  # who is open

    def member(self, number: int) -> CrewMember:
        """What one process needs of them."""
        return CrewMember(number, self.senders, self.receivers[number], self.here)

    def lost(self, number: int) -> None:
        """A process has died: others answer for its tables until it is replaced, and look for what it did not tell."""
        self.here[number] = 0
        for other, sender in enumerate(self.senders):
            if self.here[other]:
                with suppress(OSError):  # a line that is full: whoever filled it will say the same
                    sender.send(MISSED)


def _line() -> tuple[socket.socket, socket.socket]:
    assert KIND is not None
    sender, receiver = socket.socketpair(socket.AF_UNIX, KIND)
    for end, buffer in ((sender, socket.SO_SNDBUF), (receiver, socket.SO_RCVBUF)):
        end.setsockopt(socket.SOL_SOCKET, buffer, BUFFER)
        end.setblocking(False)
    return sender, receiver


class CrewMember:
    """One process among the others."""

    def __init__(self, number: int, senders: list[socket.socket], receiver: socket.socket, here: Array[c_byte]) -> None:
        self.number, self.senders, self.receiver, self.here = number, senders, receiver, here
        self.owed: set[int] = set()  # who could not be told something
        self.hear: Callable[[bytes], None] = _nobody_listens
        self.take_over: TakeOver | None = None

    def open(self, take_over: TakeOver) -> None:
        """From now on connections are taken from others."""
        self.take_over = take_over
        self.receiver.setblocking(False)  # a copy sent to another process has forgotten it
        for sender in self.senders:
            sender.setblocking(False)
        asyncio.get_running_loop().add_reader(self.receiver, self._hear_some)
        self.here[self.number] = 1
        self.hear(MISSED)

    def close(self) -> None:
        """Others answer for our tables."""
        self.here[self.number] = 0
        asyncio.get_running_loop().remove_reader(self.receiver)

    def plays_here(self, table: str) -> bool:
        """Is this table played here, as long as we are open?"""
        return self._usual_home(table.encode()) == self.number

    def _usual_home(self, table: bytes) -> int:
        return zlib.crc32(table) % len(self.senders)

    def home_of(self, table: bytes) -> int:
        """The process that plays this table now; ours where nobody is open."""
        first = self._usual_home(table)
        order = [(first + step) % len(self.senders) for step in range(len(self.senders))]
        return next((number for number in order if self.here[number]), self.number)

    def hand_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Give a connection to the process that plays its table. False: it is ours, or nobody takes it."""
        found = ABOUT_TABLE.match(data)
        home = self.number if found is None else self.home_of(found[1])
        if home == self.number or len(data) > LARGEST or transport.get_write_buffer_size():
            return False
        try:
            socket.send_fds(self.senders[home], [data], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False
        transport.abort()  # our copy; the connection goes on
        return True

    def tell(self, words: bytes) -> None:
        """Say something to all others; never waits. Who cannot take it looks at everything later."""
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


def _nobody_listens(words: bytes) -> None:
    """The hall is not open yet: it reads everything from the disk when it is."""


class CrewBus(NetworkBus):
    """Notifies the other processes of this machine over the crew's own lines."""

    certain = True

    def __init__(self, member: CrewMember) -> None:
        super().__init__()
        self.member = member
        self.news: dict[str, TableChange] = {}

    def open(self, listener: ChangeListener) -> None:
        """Begin to listen."""
        self.member.hear = lambda words: self._understand_all(words, listener)

    def _understand_all(self, words: bytes, listener: ChangeListener) -> None:
        for word in words.split(b"\n"):
            self.understand(b"" if word == MISSED else word, listener)

    def publish(self, table: str, version: int, here: list[str]) -> None:
        """Soon; of a table that changes again before that only how it stands then."""
        if not self.news:
            asyncio.get_running_loop().call_later(GATHER_S, self._tell_all)
        self.news[table] = TableChange(self.process, table, version, here)

    def _tell_all(self) -> None:
        news, self.news = self.news, {}
        for words in _packed([msgspec.json.encode(change) for change in news.values()]):
            self.member.tell(words)

    async def close(self) -> None:
        """What is left to say is said."""
        self._tell_all()
        await super().close()


def _packed(words: list[bytes]) -> Iterator[bytes]:
    """As many in one message as it holds."""
    message = b""
    for word in words:
        if message and len(message) + len(word) >= LARGEST:
            yield message
            message = b""
        message = message + b"\n" + word if message else word
    if message:
        yield message
