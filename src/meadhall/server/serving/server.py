"""uvicorn as a hall runs it: it ends cleanly whenever it is asked to, and takes connections from other processes."""

from __future__ import annotations

import asyncio
import signal
import socket
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from meadhall.server.serving.crew import CrewMember
from meadhall.server.web.request_timeout import TimeoutHTTP


class StopRequest:
    """A stop request. A hall that is still starting finishes starting first, then stops cleanly."""

    def __init__(self) -> None:
        self.requested = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.request)

    def request(self, *_: object) -> None:
        """Ask the hall to stop."""
        self.requested = True


class HallServer(uvicorn.Server):
    """uvicorn skips its clean-up if asked to stop during start-up; this one does not."""

    def __init__(self, config: uvicorn.Config, stop: StopRequest, member: CrewMember | None = None) -> None:
        super().__init__(config)
        self.stop, self.member = stop, member
        self.open = False
        self.connecting: set[asyncio.Task[Any]] = set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody rings."""
        self.stop.request()
        if self.open:
            super().handle_exit(sig, frame)

    async def main_loop(self) -> None:
        """Open, until somebody rings or has rung."""
        self.open = True
        self.should_exit = self.should_exit or self.stop.requested
        await super().main_loop()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the door, also for those whom other processes send."""
        await super().startup(sockets)
        if self.member is not None and self.started:
            self.member.open(partial(self._accept, self.member))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody is sent to us any more."""
        if self.member is not None:
            self.member.close()
        await super().shutdown(sockets)

    def _accept(self, member: CrewMember, line: socket.socket, first: bytes) -> None:
        task = asyncio.create_task(self._connect(member, line, first))
        self.connecting.add(task)
        task.add_done_callback(self.connecting.discard)

    async def _connect(self, member: CrewMember, line: socket.socket, first: bytes) -> None:
        make = partial(CrewHTTP, member, self.config, self.server_state, self.lifespan.state, first=first)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(make, line)
        except OSError:
            line.close()  # they were gone before they came


class CrewHTTP(TimeoutHTTP):
    """Hands a connection over where the next request is about a table of another process."""

    begun = False  # a part of a request was read: it stays here

    def __init__(self, member: CrewMember, *parts: Any, first: bytes = b"", **named: Any) -> None:
        super().__init__(*parts, **named)
        self.member = member
        self.first = first  # what was read by whoever handed it to us

    def connection_made(self, transport: Any) -> None:
        """Somebody has come, or was sent with their first words: those are not handed on."""
        super().connection_made(transport)
        if self.first:
            super().data_received(self.first)

    def data_received(self, data: bytes) -> None:
        """Part of a request, or all of it."""
        unread = self.begun or (self.cycle is not None and self.cycle.more_body)  # not all of a request
        if not unread and self._is_idle() and self.member.hand_over(self.transport, data):
            return
        super().data_received(data)
        self.begun = self._is_idle()
