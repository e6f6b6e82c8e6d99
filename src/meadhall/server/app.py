"""The hall as a web application: a few requests, one socket per table, and the page itself."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from meadhall.core.errors import MeadhallError
from meadhall.server.bots import Bots
from meadhall.server.guests import guest_of, same_origin, welcome
from meadhall.server.hall import Hall, UnwelcomeError
from meadhall.server.messages import Join, NewTable, Problem, encode
from meadhall.server.position import Shelf
from meadhall.server.room import Room
from meadhall.server.socket import table_socket
from meadhall.server.store import Store
from meadhall.words import LANGUAGES, word_files

T = TypeVar("T")
LONGEST_BODY = 16_384
STATIC = files("meadhall.server") / "static"
PAGE_POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"


def reply(value: object, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(encode(value), status, headers, "application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The request's body, checked. Only our own page and programs may send one."""
    if not same_origin(request):
        raise UnwelcomeError(403, "foreign-page")
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise UnwelcomeError(415, "json-only")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise UnwelcomeError(413, "too-long")
    return msgspec.json.decode(body, type=kind)


async def show_hall(request: Request) -> Response:
    """GET api/hall: games, open tables, mine. Whoever is new gets a token."""
    hall: Hall = request.app.state.hall
    response = reply(await hall.info(guest_of(request)))
    welcome(request, response)
    return response


async def open_table(request: Request) -> Response:
    """POST api/tables"""
    hall: Hall = request.app.state.hall
    room = await hall.create(await body_of(request, NewTable), _known_guest(request))
    return reply(room.info(guest_of(request)), 201)


async def show_table(request: Request) -> Response:
    """GET api/tables/{table}"""
    return reply((await _room(request)).info(guest_of(request)))


async def join_table(request: Request) -> Response:
    """POST api/tables/{table}/join"""
    hall: Hall = request.app.state.hall
    room = await _room(request)
    await hall.join(room, await body_of(request, Join), _known_guest(request))
    return reply(room.info(guest_of(request)))


async def show_cards(request: Request) -> Response:
    """GET api/tables/{table}/cards: what is printed on the cards of this game; the same for everybody."""
    table = (await _room(request)).table
    if table is None:
        raise UnwelcomeError(409, "not-begun")
    headers = {"cache-control": "private, max-age=3600"}
    return Response(table.first.cards(), media_type="application/json", headers=headers)


async def show_words(request: Request) -> Response:
    """GET api/words/{language}?game=: the words of a game, as one Fluent file."""
    language, game = request.path_params["language"], request.query_params.get("game", "")
    if language not in LANGUAGES or game not in request.app.state.hall.shelf:
        raise UnwelcomeError(404, "no-such-words")
    text = "\n".join(file.read_text("utf-8") for file in word_files(language, game))
    return Response(text, media_type="text/plain", headers={"cache-control": "max-age=60"})


async def show_health(request: Request) -> Response:
    """GET health"""
    hall: Hall = request.app.state.hall
    return reply({"status": "ok", "rooms": len(hall.rooms), "commits": hall.store.commits})


async def _room(request: Request) -> Room:
    hall: Hall = request.app.state.hall
    room = await hall.room(request.path_params["table"])
    if room is None:
        raise UnwelcomeError(404, "no-such-table")
    return room


def _known_guest(request: Request) -> str:
    guest = guest_of(request)
    if not guest:
        raise UnwelcomeError(401, "who-are-you")
    return guest


# -- when something goes wrong


async def on_unwelcome(request: Request, trouble: Exception) -> Response:
    """The hall says no."""
    assert isinstance(trouble, UnwelcomeError)
    return reply(Problem(trouble.reason), trouble.status)


async def on_rule(request: Request, trouble: Exception) -> Response:
    """A rule says no."""
    assert isinstance(trouble, MeadhallError)
    return reply(Problem("rule", str(trouble), trouble.rule), 400)


async def on_unreadable(request: Request, trouble: Exception) -> Response:
    """The request is not what it should be."""
    return reply(Problem("unreadable", str(trouble)), 400)


async def on_http(request: Request, trouble: Exception) -> Response:
    """No such page."""
    assert isinstance(trouble, HTTPException)
    return reply(Problem("http", trouble.detail), trouble.status_code)


Handler = Callable[[Request, Exception], Awaitable[Response]]
TROUBLES: dict[type[Exception], Handler] = {
    UnwelcomeError: on_unwelcome,
    MeadhallError: on_rule,
    msgspec.DecodeError: on_unreadable,
    RecursionError: on_unreadable,
    HTTPException: on_http,
}


# -- the page


class Page(StaticFiles):
    """The built page. File names carry a hash, so they may be kept for ever; the first page never."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file, with the headers that keep strangers out."""
        response = await super().get_response(path, scope)
        first = path in (".", "", "index.html")
        response.headers["cache-control"] = "no-cache" if first else "public, max-age=31536000, immutable"
        response.headers["content-security-policy"] = PAGE_POLICY
        response.headers["x-content-type-options"] = "nosniff"
        response.headers["referrer-policy"] = "no-referrer"
        return response


ROUTES = [
    Route("/api/hall", show_hall),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}", show_table),
    Route("/api/tables/{table}/join", join_table, methods=["POST"]),
    Route("/api/tables/{table}/cards", show_cards),
    Route("/api/words/{language}", show_words),
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
    Route("/health", show_health),
]


def make_app(database: str, shelf: Shelf) -> Starlette:
    """A hall over this database, with these games."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = Hall(Store(database), shelf, Bots())
        yield
        await app.state.hall.close()

    page = Mount("/", Page(directory=str(STATIC), html=True, check_dir=False))
    return Starlette(
        routes=[*ROUTES, page],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers=TROUBLES,
        lifespan=lifespan,
    )
