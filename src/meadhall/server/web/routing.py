"""Requests as they come over the network: what the desk needs to know of them, and its replies as responses."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.server.desk.endpoints import ApiRequest, Endpoint, Reply
from meadhall.server.rooms.entry.limits import address_of
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.rooms.public import PublicHall
from meadhall.server.web.cookie import COOKIE, device_of, person_of, same_origin, session_of, set_cookie

BODY_S = 30.0  # seconds for a body to arrive
NEW_RATE, NEW_BURST = 2.0, 500.0  # guests a second, and at once, from one address: a school has one
ALLOWED_WHEN_BANNED = ("/account/forget", "/account/leave", "/account/devices")
THE_HALL = "/hall"  # the request with which a visitor enters


Responder = Callable[[Request], Awaitable[Response]]


class AccountEndpoint(Endpoint, frozen=True):
    """A request that may make somebody else of the visitor, so it needs the network's own request."""

    handler: Callable[[Request], Awaitable[Response]]  # type: ignore[assignment]


def routes_for(calls: Iterable[Endpoint]) -> list[Route]:
    """One route for each path, so that a refused method is told all there are; plain paths before those with names."""
    found: dict[str, dict[str, Responder]] = defaultdict(dict)
    for call in calls:
        handler = call.handler if isinstance(call, AccountEndpoint) else answer_with(call)
        found[call.path][call.method] = refuse_banned(call, handler)
    paths = sorted(found, key=lambda path: "{" in path)
    return [Route(path, dispatch_method(found[path]), methods=[*found[path]]) for path in paths]


def dispatch_method(handlers: dict[str, Responder]) -> Responder:
    """HEAD is answered as GET."""

    async def answer(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return answer


def refuse_banned(call: Endpoint, handler: Responder) -> Responder:
    """Whoever is banned may look, take their data along and go, and do nothing else."""
    if call.method != "POST" or call.path in ALLOWED_WHEN_BANNED:
        return handler

    async def answer(request: Request) -> Response:
        if hall_of(request).is_banned(person_of(request), address_of(request)):
            raise UnwelcomeError(403, "banned")
        return await handler(request)

    return answer


def answer_with(call: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Ask the desk; who enters the hall for the first time gets a token."""

    async def answer(request: Request) -> Response:
        response = to_response(await call.handler(api_request(request)))
        if call.path == THE_HALL:
            await start_or_renew_session(request, response)
        return response

    return answer


def api_request(request: Request) -> ApiRequest:
    """As the desk knows it."""
    visitor = (hall_of(request), person_of(request), address_of(request))
    hall_of(request).order.note_guest(person_of(request), address_of(request))
    return ApiRequest(
        *visitor, request.path_params, request.query_params, partial(read_body, request), session_of(request)
    )


def to_response(reply: Reply) -> Response:
    """As the framework sends it."""
    return Response(reply.body, reply.status, reply.headers, reply.media)


async def read_body(request: Request, longest: int) -> bytearray:
    """The request's body. Only our own page and programs may send one."""
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
    """The hall that is asked."""
    hall: PublicHall = request.app.state.hall
    return hall


async def start_or_renew_session(request: Request, response: Response) -> None:
    """Make a new visitor a guest with a session, within the rate limit; let the cookie of others live on."""
    hall = hall_of(request)
    session = session_of(request)
    if session is not None:
        if session.needs_note:
            set_cookie(request, response, request.cookies[COOKIE])
    elif hall.limits.of(f"from {address_of(request)}", "new", NEW_RATE, NEW_BURST).take():
        set_cookie(request, response, await hall.sessions.start_guest(device_of(request)))
