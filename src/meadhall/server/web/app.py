"""The Starlette application of a hall: all routes, error handlers and middleware."""

from __future__ import annotations

import hmac
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

import meadhall
from meadhall.server import metrics
from meadhall.server.limits.limits import address_of
from meadhall.server.notifications import queue
from meadhall.server.protocol.messages import Problem, encode
from meadhall.server.routes.account_routes import ACCOUNT_ROUTES
from meadhall.server.routes.book_routes import BOOK_ROUTES
from meadhall.server.routes.companion_routes import COMPANION_ROUTES
from meadhall.server.routes.contest_routes import CONTEST_ROUTES
from meadhall.server.routes.draft_routes import DRAFT_ROUTES
from meadhall.server.routes.endpoints import REQUEST_ERRORS, error_reply, reply, unavailable_reply
from meadhall.server.routes.hall_routes import HALL_ROUTES
from meadhall.server.routes.host_routes import HOST_ROUTES
from meadhall.server.routes.lobby_routes import LOBBY_ROUTES
from meadhall.server.routes.moderation_routes import MODERATION_ROUTES
from meadhall.server.routes.notification_routes import NOTIFICATION_ROUTES
from meadhall.server.routes.passkey_routes import PASSKEY_ROUTES
from meadhall.server.routes.people_routes import PEOPLE_ROUTES
from meadhall.server.routes.provider_routes import PROVIDER_ROUTES
from meadhall.server.routes.puzzle_routes import PUZZLE_ROUTES
from meadhall.server.routes.table_routes import TABLE_ROUTES
from meadhall.server.routes.workshop_routes import WORKSHOP_ROUTES
from meadhall.server.tables.database_storage import DatabaseStorage
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.public import PublicHall
from meadhall.server.web.link_preview import preview_page, show_picture, show_service
from meadhall.server.web.lobby_socket import lobby_socket
from meadhall.server.web.middleware import Identify, NoSniffHeader, RateLimit, RequestLog, RootPath, TrustedHosts
from meadhall.server.web.openapi import document
from meadhall.server.web.page import PageFiles, is_lost, lost_page
from meadhall.server.web.pocket_page import PATH, PocketPage
from meadhall.server.web.routing import hall_of, routes_for, to_response
from meadhall.server.web.table_socket import table_socket

ALL_ROUTES = [
    *TABLE_ROUTES,
    *ACCOUNT_ROUTES,
    *PASSKEY_ROUTES,
    *PROVIDER_ROUTES,
    *BOOK_ROUTES,
    *COMPANION_ROUTES,
    *PUZZLE_ROUTES,
    *HALL_ROUTES,
    *PEOPLE_ROUTES,
    *CONTEST_ROUTES,
    *WORKSHOP_ROUTES,
    *DRAFT_ROUTES,
    *MODERATION_ROUTES,
    *HOST_ROUTES,
    *LOBBY_ROUTES,
    *NOTIFICATION_ROUTES,
]
METRICS_TOKEN = "MEADHALL_METRICS_TOKEN"  # in the environment
CODES_LATE_S = 60.0  # longest wait of a code for the mail server, in seconds


# -- about the hall itself


async def show_description(request: Request) -> Response:
    """The OpenAPI description of all requests."""
    return Response(encode(document(ALL_ROUTES)), media_type="application/json")


async def show_health(request: Request) -> Response:
    """The version of the running process. It answers as long as the process lives."""
    return to_response(reply({"status": "ok", "version": meadhall.__version__, "engine": meadhall.engine()}))


async def show_ready(request: Request) -> Response:
    """Is the hall ready: can the database be read and written, and are codes sent in time?

    Late codes are 200: games go on, so a proxy should not take this hall out of service.
    """
    store = hall_of(request).store
    try:
        await store.check()
        waited = (await store.read(queue.oldest))["code"]
    except Exception as trouble:
        return to_response(reply({"status": "away", "detail": type(trouble).__name__}, 503))
    if waited > CODES_LATE_S:
        return to_response(reply({"status": "degraded", "detail": f"codes wait for {waited:.0f} s"}))
    return to_response(reply({"status": "ok"}))


async def show_metrics(request: Request) -> Response:
    """Metrics for Prometheus, for requests from this machine or with the host's token."""
    if not may_see_figures(request):
        raise UnwelcomeError(403, "not-for-you")
    hall = hall_of(request)
    metrics.ROOMS.set(len(hall.rooms))
    metrics.SOCKETS.set(sum(len(room.watchers) for room in hall.rooms.values()))
    metrics.COMMITS.set(hall.store.commits)
    metrics.WAITING.set(len(hall.store.jobs))
    metrics.NEW.set(metrics.new_objects())
    with suppress(*DatabaseStorage.away):
        for channel, waited in (await hall.store.read(queue.oldest)).items():
            metrics.OLDEST.set(waited, channel=channel)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def may_see_figures(request: Request) -> bool:
    """May the caller see metrics: from this machine without a proxy, or with the token?"""
    token = os.environ.get(METRICS_TOKEN, "")
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    through = {"x-forwarded-for", "forwarded", "x-real-ip", "via"} & set(request.headers.keys())
    return address_of(request) in ("127.0.0.1", "::/64") and not through


# -- errors


async def on_request_error(request: Request, trouble: Exception) -> Response:
    """Answer a request that the hall or a rule refuses, or that cannot be read."""
    return to_response(error_reply(trouble))


async def on_database_error(request: Request, trouble: Exception) -> Response:
    """Answer 503 while the database is unreachable or full."""
    return to_response(unavailable_reply())


async def on_http_error(request: Request, trouble: Exception) -> Response:
    """Answer an HTTP error: with a page for people in a browser, with JSON for programs."""
    assert isinstance(trouble, HTTPException)
    if trouble.status_code == 404 and is_lost(request):
        return lost_page(request)
    response = to_response(reply(Problem("http", trouble.detail), trouble.status_code))
    response.headers.update(trouble.headers or {})
    return response


Handler = Callable[[Request, Exception], Awaitable[Response]]
HANDLERS: dict[type[Exception], Handler] = {
    **dict.fromkeys(REQUEST_ERRORS, on_request_error),
    **dict.fromkeys(DatabaseStorage.away, on_database_error),
    HTTPException: on_http_error,
}


API = [
    *routes_for(ALL_ROUTES),
    Route("/openapi.json", show_description),
    WebSocketRoute("/tables/{table}/socket", table_socket),
    WebSocketRoute("/lobby/socket", lobby_socket),
]
ROUTES = [
    Mount("/api", routes=API),
    Route("/healthz", show_health),
    Route("/readyz", show_ready),
    Route("/metrics", show_metrics),
    Route("/t/{table}", preview_page),
    Route("/calls.js", show_service),
    Route("/preview/{name}.jpg", show_picture),
]


OpenHall = Callable[[], AbstractAsyncContextManager[PublicHall]]


def application(
    opening: OpenHall, names: frozenset[str], root_path: str = "", pocket: str = "", listed: bool = False
) -> Starlette:
    """Return the web application of a hall that is known by these host names.

    `opening` opens the hall when the server starts, and closes it when the server ends.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opening() as hall:
            app.state.hall = hall
            yield

    beside = [Mount(PATH, PocketPage(Path(pocket)))] if pocket else []
    routes = [*ROUTES, *beside, Mount("/", PageFiles(pocket=bool(pocket), listed=listed))]
    return Starlette(
        routes=routes, middleware=middleware_stack(root_path, names), exception_handlers=HANDLERS, lifespan=lifespan
    )


def middleware_stack(root_path: str, names: frozenset[str]) -> list[Middleware]:
    """Return the middleware, outermost first."""
    return [
        Middleware(RootPath, path=root_path),
        Middleware(RequestLog),
        Middleware(TrustedHosts, names=names),
        Middleware(Identify),
        Middleware(RateLimit),
        Middleware(NoSniffHeader),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),  # a third of the time, a few bytes more
    ]
