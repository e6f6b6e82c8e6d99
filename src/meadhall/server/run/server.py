"""A uvicorn server that stops cleanly at any time and takes connections from other processes."""

from __future__ import annotations

import asyncio
import signal
import socket
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from meadhall.server.run.crew import CrewMember
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
    """A uvicorn server that cleans up even if it is stopped during start-up."""

    def __init__(self, config: uvicorn.Config, stop: StopRequest, member: CrewMember | None = None) -> None:
        super().__init__(config)
        self.stop, self.member = stop, member
        self.open = False
        self.connecting: set[asyncio.Task[Any]] = set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note a stop signal; pass it to uvicorn once start-up is complete."""
        self.stop.request()
        if self.open:
            super().handle_exit(sig, frame)

    async def main_loop(self) -> None:
        """Serve until a stop is requested; return at once if it was requested during start-up."""
        self.open = True
        self.should_exit = self.should_exit or self.stop.requested
        await super().main_loop()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and accept connections from other processes."""
        await super().startup(sockets)
        if self.member is not None and self.started:
            self.member.open(partial(self._accept, self.member))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections from other processes, then shut down."""
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
            line.close()  # the client has closed the connection already


class CrewHTTP(TimeoutHTTP):
    """An HTTP connection that is handed over if its next request is about a table of another process."""

    begun = False  # part of a request was read, so the connection stays here

    def __init__(self, member: CrewMember, *parts: Any, first: bytes = b"", **named: Any) -> None:
        super().__init__(*parts, **named)
        self.member = member
        self.first = first  # bytes that the process which handed it over has read

    def connection_made(self, transport: Any) -> None:
        """Set up a connection. Bytes that came with a handed-over connection are always handled here."""
        super().connection_made(transport)
        if self.first:
            super().data_received(self.first)

    def data_received(self, data: bytes) -> None:
        """Handle received bytes, or hand the connection over if they begin a request for another process."""
        unread = self.begun or (self.cycle is not None and self.cycle.more_body)  # the current request is incomplete
        if not unread and self._is_idle() and self.member.hand_over(self.transport, data):
            return
        super().data_received(data)
        self.begun = self._is_idle()
