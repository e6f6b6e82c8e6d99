"""A timeout for the head of a request: a thousand unfinished requests would block all others.

It uses only those parts of uvicorn's protocols that `tests/server/test_request_timeout.py` names.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol  # httptools if it is installed

HEADERS_S = 20.0  # seconds for the head of a request


class TimeoutHTTP(AutoHTTPProtocol):  # type: ignore[misc,valid-type]  # h11 or httptools
    """Closes a connection whose request head does not arrive in time."""

    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Start the timeout for a new connection."""
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        """Start the timeout with the first bytes of a request, and stop it when the head is complete."""
        if self.late is None and self._is_idle():
            self._expect_head()
        super().data_received(data)
        if not self._is_idle():
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _is_idle(self) -> bool:
        return self.cycle is None or bool(self.cycle.response_complete)

    def _expect_head(self) -> None:
        self.late = asyncio.get_running_loop().call_later(HEADERS_S, self._give_up)

    def _stop_waiting(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _give_up(self) -> None:
        """Close the connection, unless it has become a WebSocket or answers a request."""
        if self.transport.get_protocol() is self and self._is_idle():
            self.transport.abort()
