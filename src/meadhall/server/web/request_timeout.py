"""A timeout for requests that are begun and not finished: a thousand of them would keep everybody out.

It needs nothing of uvicorn's protocols but what `tests/server/test_patience.py` names: `transport`, `cycle`.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol  # the quick one where it is installed

HEADERS_S = 20.0  # seconds for the head of a request


class TimeoutHTTP(AutoHTTPProtocol):  # type: ignore[misc,valid-type]  # whichever is there
    """Closes a connection whose request head does not arrive in time."""

    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody has come, and is expected to say something."""
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        """Part of a request, or all of it."""
        if self.late is None and self._is_idle():
            self._expect_head()
        super().data_received(data)
        if not self._is_idle():
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
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
        """Unless it has become a socket, which is another's business."""
        if self.transport.get_protocol() is self and self._is_idle():
            self.transport.abort()
