"""Routes of the hall: tables, statistics, card texts, messages."""

from __future__ import annotations

from meadhall.server.protocol.messages import HallInfo, Join, NewTable, TableInfo
from meadhall.server.protocol.requests import Statistics
from meadhall.server.routes.endpoints import (
    ApiRequest,
    Endpoint,
    Reply,
    body_of,
    rate_limit,
    reply,
    require_guest,
    room_of,
)
from meadhall.server.tables import gathering
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.results import statistics_of
from meadhall.text.words import LANGUAGES, word_files

OPEN_RATE, OPEN_BURST = 1.0, 60.0  # tables opened by one guest: per second, and burst
JOIN_RATE, JOIN_BURST = 2.0, 60.0
RECKON_RATE, RECKON_BURST = 0.5, 20.0  # statistics: per second, and burst


# -- the hall and its tables


async def show_hall(request: ApiRequest) -> Reply:
    """Games, open tables and the caller's tables. A new visitor gets a session cookie."""
    return reply(await request.hall.info(request.guest))


async def open_table(request: ApiRequest) -> Reply:
    """Open a table."""
    guest = require_guest(request)
    rate_limit(request, "open", OPEN_RATE, OPEN_BURST)
    room = await request.hall.create(await body_of(request, NewTable), guest)
    return reply(room.info(guest), 201)


async def show_table(request: ApiRequest) -> Reply:
    """A table, as far as the caller may know it."""
    return reply((await room_of(request)).info(request.guest))


async def join_table(request: ApiRequest) -> Reply:
    """Sit down at a table."""
    guest, room = require_guest(request), await room_of(request)
    rate_limit(request, "join", JOIN_RATE, JOIN_BURST)
    await request.hall.check_may_sit(room, guest)
    await gathering.join(request.hall, room, await body_of(request, Join), guest)
    return reply(room.info(guest))


async def show_statistics(request: ApiRequest) -> Reply:
    """The caller's statistics over finished games."""
    guest = require_guest(request)
    rate_limit(request, "statistics", RECKON_RATE, RECKON_BURST)
    return reply(statistics_of(await request.hall.storage.played(guest)))


# -- texts of a game


async def show_cards(request: ApiRequest) -> Reply:
    """The printed texts of the cards of a table's game."""
    table = (await room_of(request)).table
    if table is None:
        raise UnwelcomeError(409, "not-begun")
    return Reply(table.first.cards(), headers={"cache-control": "private, max-age=3600"})


async def show_words(request: ApiRequest) -> Reply:
    """The messages of a game, as one Fluent file."""
    language, game = request.path_params["language"], request.query_params.get("game", "")
    if language not in LANGUAGES or game not in request.hall.shelf:
        raise UnwelcomeError(404, "no-such-words")
    return Reply(words_of(game, language), headers={"cache-control": "max-age=60"}, media="text/plain")


def words_of(game: str, language: str) -> bytes:
    """Return the messages of a game in a language, as one Fluent file."""
    return "\n".join(file.read_text("utf-8") for file in word_files(language, game)).encode()


SENDING = (400, 401, 403, 408, 413, 415)  # statuses for a bad body or a refused sender
HALL_ROUTES = [
    Endpoint("GET", "/hall", show_hall, HallInfo),
    Endpoint("POST", "/tables", open_table, TableInfo, NewTable, 201, (*SENDING, 404, 409, 429, 503)),
    Endpoint("GET", "/tables/{table}", show_table, TableInfo, refusals=(404,)),
    Endpoint("POST", "/tables/{table}/join", join_table, TableInfo, Join, refusals=(*SENDING, 404, 409, 429)),
    Endpoint("GET", "/tables/{table}/cards", show_cards, refusals=(404, 409)),
    Endpoint(
        "GET",
        "/words/{language}",
        show_words,
        refusals=(404,),
        query={"game": "the game"},
        media="text/plain",
    ),
    Endpoint("GET", "/statistics", show_statistics, Statistics, refusals=(401, 429)),
]
