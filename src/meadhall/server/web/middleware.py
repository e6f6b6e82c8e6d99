"""Middleware: root path, trusted hosts, session, rate limit, headers, log."""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.addresses import is_trusted
from meadhall.server.limits.address_queues import QueuePlace
from meadhall.server.limits.limits import Limits, address_of
from meadhall.server.metrics import REQUESTS
from meadhall.server.people.sessions import LONGEST_TOKEN, SHORTEST_TOKEN
from meadhall.server.protocol.messages import Problem
from meadhall.server.routes.endpoints import reply
from meadhall.server.tables.public import PublicHall
from meadhall.server.web.cookie import COOKIE, SESSION, person_of
from meadhall.server.web.routing import to_response

LOG = logging.getLogger("meadhall.requests")
LOOK_UP_RATE, LOOK_UP_BURST = 20.0, 2000.0  # session lookups of one address: per second, and burst
READING = ("GET", "HEAD", "OPTIONS")
UNKNOWN_HOST = (
    "This hall does not answer under this name.\n"
    "Its host can add the name: meadhall serve --public-url https://NAME, or --trusted-host NAME\n"
)
METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE")  # counted by name; clients may invent others


class RootPath:
    """Serves the hall below a path, whether or not the proxy strips it."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Set the root path, and add it to the path if a proxy has stripped it."""
        if self.path and scope["type"] in ("http", "websocket"):
            inside = scope["path"] == self.path or scope["path"].startswith(f"{self.path}/")
            path = scope["path"] if inside else self.path + scope["path"]
            scope = {**scope, "root_path": self.path, "path": path}
        await self.app(scope, receive, send)


class TrustedHosts:
    """Refuses requests and sockets whose Host header carries a foreign name.

    Starlette's TrustedHostMiddleware takes a list of names. It cannot express "any IP address".
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer 400."""
        if scope["type"] in ("http", "websocket"):
            hosts = Headers(scope=scope).getlist("host")
            if len(hosts) != 1 or not is_trusted(hosts[0], self.names):
                await PlainTextResponse(UNKNOWN_HOST, 400)(scope, receive, send)
                return
        await self.app(scope, receive, send)


class Identify:
    """Finds the session of each request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Put the session into the scope."""
        if scope["type"] in ("http", "websocket"):
            await identify(HTTPConnection(scope))
        await self.app(scope, receive, send)


async def identify(visitor: HTTPConnection) -> None:
    """Put the session of the cookie into the scope. Unknown cookies of an address are rate limited."""
    hall: PublicHall = visitor.app.state.hall
    cookie = visitor.cookies.get(COOKIE, "")
    if not SHORTEST_TOKEN <= len(cookie) <= LONGEST_TOKEN:
        return
    session = hall.sessions.remembered(cookie)
    if session is None:
        bucket = hall.limits.of(f"from {address_of(visitor)}", "look-up", LOOK_UP_RATE, LOOK_UP_BURST)
        session = await hall.sessions.find(cookie) if bucket.take() else None
    if session is not None:
        visitor.scope[SESSION] = session


class RateLimit:
    """Slows down guests and addresses with many requests: a guest to a steady pace, an address to one at a time."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Delay the request, or answer 429 if the delay would be too long."""
        if scope["type"] != "http" or "/api/" not in scope["path"]:
            await self.app(scope, receive, send)
            return
        visitor = HTTPConnection(scope)
        guest, address, writes = person_of(visitor), address_of(visitor), scope["method"] not in READING
        limits: Limits = visitor.app.state.hall.limits
        seconds = limits.delay_of(guest, address, writes)
        if seconds < 0:
            await to_response(reply(Problem("too-fast"), 429))(scope, receive, send)
            return
        if seconds > 0:
            await asyncio.sleep(seconds)
        if limits.is_below_queue_rate(address, writes):
            await self.app(scope, receive, send)
        else:
            await self._in_queue(await limits.queues.enter(guest, address), scope, receive, send)

    async def _in_queue(self, place: QueuePlace, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        finally:
            place.answered()


class NoSniffHeader:
    """Forbids content-type sniffing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the header to every response."""

        async def saying(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (b"x-content-type-options", b"nosniff")]
            await send(message)

        await self.app(scope, receive, saying)


class RequestLog:
    """Measures and logs every request, without its query string."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, then log it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), [500]

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            note(scope, status[0], time.perf_counter() - began)


def note(scope: Scope, status: int, seconds: float) -> None:
    """Record a request in the metrics and in the log."""
    method = scope["method"] if scope["method"] in METHODS else "other"
    REQUESTS.observe(seconds, method=method, status=str(status))
    fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
    LOG.info("%(method)s %(path)s %(status)d in %(ms).1f ms", fields, extra=fields)
