"""Messages for one page that are ready together leave in one packet: fewer calls into the system, here and there."""

from __future__ import annotations

from asyncio import BaseTransport, Transport
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Bundle:
    """A transport that holds back what is followed by more."""

    def __init__(self, transport: Transport) -> None:
        self.transport = transport
        self.parts: list[bytes] = []
        self.more = False

    def write(self, data: bytes) -> None:
        """Send it, with all that was held back."""
        self.parts.append(data)
        if not self.more:
            self.flush()

    def flush(self) -> None:
        """Hold nothing back."""
        whole, self.parts = b"".join(self.parts), []
        if whole:
            self.transport.write(whole)

    def close(self) -> None:
        """Nothing is lost."""
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:  # Any: whatever else a transport can do
        return getattr(self.transport, name)


class BundledSocket(WebSocketsSansIOProtocol):
    """Uvicorn's socket; a message with `more` waits for the next one."""

    def connection_made(self, transport: BaseTransport) -> None:
        """A page has come."""
        super().connection_made(transport)
        self.bundle = Bundle(cast(Transport, transport))
        self.transport = cast(Transport, self.bundle)

    async def send(self, message: ASGISendEvent) -> None:
        """Send it now, or with the next one."""
        self.bundle.more = bool(message.get("more"))
        try:
            await super().send(message)
        finally:
            self.bundle.more = False
