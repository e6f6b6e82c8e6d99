"""Every request of the hall: its handler, what it takes, what it gives. The OpenAPI description is made from it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.server.contract.messages import HallInfo, Join, NewTable, TableInfo, encode
from meadhall.server.rooms import gathering
from meadhall.server.rooms.entry.guests import UNSEALED, give_token, guest_of, new_token, same_origin
from meadhall.server.rooms.entry.limits import address_of
from meadhall.server.rooms.hall import Hall, UnwelcomeError
from meadhall.server.rooms.room import Room
from meadhall.server.thinking.turns import Account
from meadhall.words import LANGUAGES, word_files

T = TypeVar("T")
LONGEST_BODY = 16_384
BODY_S = 30.0  # seconds for a body to arrive
NEW_RATE, NEW_BURST = 2.0, 500.0  # guests a second, and at once, from one address: a school has one
OPEN_RATE, OPEN_BURST = 1.0, 60.0  # tables one guest may open a second, and at once
JOIN_RATE, JOIN_BURST = 2.0, 60.0
Handler = Callable[[Request], Awaitable[Response]]


class Call(msgspec.Struct, frozen=True):
    """One request: path, handler, and all possible results."""

    method: str
    path: str  # below api/
    handler: Handler
    answer: type | None = None  # what comes back; None: JSON of the game's own
    body: type | None = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: dict[str, str] = {}  # what may follow the question mark, and what it means
    media: str = "application/json"

    def route(self) -> Route:
        """For the framework."""
        return Route(self.path, self.handler, methods=[self.method])


def reply(value: object, status: int = 200) -> Response:
    """A JSON response that must not be cached."""
    headers = {"cache-control": "no-store"}
    return Response(encode(value), status, headers, "application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The request's body, checked."""
    return msgspec.json.decode(await bytes_of(request, LONGEST_BODY), type=kind)


async def bytes_of(request: Request, longest: int) -> bytearray:
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


def hall_of(request: Request) -> Hall:
    """The hall that is asked."""
    hall: Hall = request.app.state.hall
    return hall


async def room_of(request: Request) -> Room:
    """The room that is asked for."""
    room = await hall_of(request).room(request.path_params["table"])
    if room is None:
        raise UnwelcomeError(404, "no-such-table")
    return room


def known_guest(request: Request) -> str:
    """Who asks; strangers must enter the hall first."""
    guest = guest_of(request)
    if not guest:
        raise UnwelcomeError(401, "who-are-you")
    return guest


# -- the hall and its tables


async def show_hall(request: Request) -> Response:
    """Games, open tables and my tables. A new visitor gets a token."""
    response = reply(await hall_of(request).info(guest_of(request)))
    welcome(request, response)
    return response


def welcome(request: Request, response: Response) -> None:
    """Give a new visitor a token, within the rate limit; sign tokens of older halls."""
    unsealed, hall = request.scope.get(UNSEALED, ""), hall_of(request)
    if unsealed:
        give_token(request, response, unsealed)
    elif not guest_of(request) and hall.limits.of(f"from {address_of(request)}", "new", NEW_RATE, NEW_BURST).take():
        give_token(request, response, new_token())


def account_of(request: Request) -> Account:
    """On whose behalf something expensive is done."""
    return Account(address_of(request), guest_of(request))


def slowly(request: Request, what: str, rate: float, burst: float) -> None:
    """Rate limit by guest and by address."""
    if not hall_of(request).limits.allow(guest_of(request), address_of(request), what, rate, burst):
        raise UnwelcomeError(429, "too-fast")


async def open_table(request: Request) -> Response:
    """Open a table."""
    guest = known_guest(request)
    slowly(request, "open", OPEN_RATE, OPEN_BURST)
    room = await hall_of(request).create(await body_of(request, NewTable), guest)
    return reply(room.info(guest), 201)


async def show_table(request: Request) -> Response:
    """A table, as far as the caller may know it."""
    return reply((await room_of(request)).info(guest_of(request)))


async def join_table(request: Request) -> Response:
    """Sit down at a table."""
    guest, room = known_guest(request), await room_of(request)
    slowly(request, "join", JOIN_RATE, JOIN_BURST)
    await gathering.join(hall_of(request), room, await body_of(request, Join), guest)
    return reply(room.info(guest))


# -- what is printed


async def show_cards(request: Request) -> Response:
    """What is printed on the cards of this game."""
    table = (await room_of(request)).table
    if table is None:
        raise UnwelcomeError(409, "not-begun")
    headers = {"cache-control": "private, max-age=3600"}
    return Response(table.first.cards(), media_type="application/json", headers=headers)


async def show_words(request: Request) -> Response:
    """The words of a game, as one Fluent file."""
    language, game = request.path_params["language"], request.query_params.get("game", "")
    if language not in LANGUAGES or game not in hall_of(request).shelf:
        raise UnwelcomeError(404, "no-such-words")
    text = "\n".join(file.read_text("utf-8") for file in word_files(language, game))
    return Response(text, media_type="text/plain", headers={"cache-control": "max-age=60"})


SENDING = (400, 401, 403, 408, 413, 415)  # what may be wrong with a body, or with who sends it
CALLS = [
    Call("GET", "/hall", show_hall, HallInfo),
    Call("POST", "/tables", open_table, TableInfo, NewTable, 201, (*SENDING, 404, 409, 429, 503)),
    Call("GET", "/tables/{table}", show_table, TableInfo, refusals=(404,)),
    Call("POST", "/tables/{table}/join", join_table, TableInfo, Join, refusals=(*SENDING, 404, 409, 429)),
    Call("GET", "/tables/{table}/cards", show_cards, refusals=(404, 409)),
    Call(
        "GET",
        "/words/{language}",
        show_words,
        refusals=(404,),
        query={"game": "whose words"},
        media="text/plain",
    ),
]
