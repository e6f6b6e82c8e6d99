"""Turns endpoints into Starlette routes: requests for the handlers, and their replies as responses."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.server.limits.limits import address_of
from meadhall.server.routes.endpoints import ApiRequest, Endpoint, Reply
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.public import PublicHall
from meadhall.server.web.cookie import COOKIE, device_of, person_of, same_origin, session_of, set_cookie

BODY_S = 30.0  # seconds to receive a body
NEW_RATE, NEW_BURST = 2.0, 500.0  # new guests of one address: per second, and burst (a school shares one)
ALLOWED_WHEN_BANNED = ("/account/forget", "/account/leave", "/account/devices")
THE_HALL = "/hall"  # the first request of a visitor


Responder = Callable[[Request], Awaitable[Response]]


class AccountEndpoint(Endpoint, frozen=True):
    """An endpoint whose handler may change the session, so it gets Starlette's request."""

    handler: Callable[[Request], Awaitable[Response]]  # type: ignore[assignment]


def routes_for(calls: Iterable[Endpoint]) -> list[Route]:
    """Return one route for each path, so that a 405 lists all methods. Paths without parameters come first."""
    found: dict[str, dict[str, Responder]] = defaultdict(dict)
    for call in calls:
        handler = call.handler if isinstance(call, AccountEndpoint) else answer_with(call)
        found[call.path][call.method] = refuse_banned(call, handler)
    paths = sorted(found, key=lambda path: "{" in path)
    return [Route(path, dispatch_method(found[path]), methods=[*found[path]]) for path in paths]


def dispatch_method(handlers: dict[str, Responder]) -> Responder:
    """Return a handler for all methods of a path; HEAD is handled as GET."""

    async def answer(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return answer


def refuse_banned(call: Endpoint, handler: Responder) -> Responder:
    """Wrap a handler to refuse POST requests of banned people, except to sign out or delete their data."""
    if call.method != "POST" or call.path in ALLOWED_WHEN_BANNED:
        return handler

    async def answer(request: Request) -> Response:
        if hall_of(request).is_banned(person_of(request), address_of(request)):
            raise UnwelcomeError(403, "banned")
        return await handler(request)

    return answer


def answer_with(call: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Wrap the handler of an endpoint. The request for the hall gives a new visitor a session."""

    async def answer(request: Request) -> Response:
        response = to_response(await call.handler(api_request(request)))
        if call.path == THE_HALL:
            await start_or_renew_session(request, response)
        return response

    return answer


def api_request(request: Request) -> ApiRequest:
    """Convert Starlette's request for the handlers, and note the address of its guest."""
    visitor = (hall_of(request), person_of(request), address_of(request))
    hall_of(request).order.note_guest(person_of(request), address_of(request))
    return ApiRequest(
        *visitor, request.path_params, request.query_params, partial(read_body, request), session_of(request)
    )


def to_response(reply: Reply) -> Response:
    """Convert a reply to Starlette's response."""
    return Response(reply.body, reply.status, reply.headers, reply.media)


async def read_body(request: Request, longest: int) -> bytearray:
    """Return the request's body, up to `longest` bytes. Refuse foreign pages and other types than JSON."""
    if not same_origin(request):
        raise UnwelcomeError(403, "foreign-page")
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise UnwelcomeError(415, "json-only")
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > longest:
                    raise UnwelcomeError(413, "too-long")
    except TimeoutError:
        raise UnwelcomeError(408, "too-slow") from None
    return body


def hall_of(request: Request) -> PublicHall:
    """Return the hall of the application."""
    hall: PublicHall = request.app.state.hall
    return hall


async def start_or_renew_session(request: Request, response: Response) -> None:
    """Start a guest session for a new visitor, within the rate limit; renew the cookie of others."""
    hall = hall_of(request)
    session = session_of(request)
    if session is not None:
        if session.needs_note:
            set_cookie(request, response, request.cookies[COOKIE])
    elif hall.limits.of(f"from {address_of(request)}", "new", NEW_RATE, NEW_BURST).take():
        with suppress(*hall.storage.away):  # on a full disk the page can still be read
            set_cookie(request, response, await hall.sessions.start_guest(device_of(request)))
