"""Routes of the lobby: finding opponents."""

from __future__ import annotations

from meadhall.server.lobby import matchmaking
from meadhall.server.protocol.lobby import Fill, LobbyNews, Seek
from meadhall.server.protocol.messages import TableInfo
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
from meadhall.server.routes.hall_routes import JOIN_BURST, JOIN_RATE, OPEN_BURST, OPEN_RATE, SENDING
from meadhall.server.tables.public import PublicHall

LOOK_RATE, LOOK_BURST = 1.0, 30.0  # views of the lobby: per second, and burst


def public_hall(request: ApiRequest) -> PublicHall:
    """Return the hall with its database; only such a hall has these routes."""
    assert isinstance(request.hall, PublicHall)
    return request.hall


async def show_lobby(request: ApiRequest) -> Reply:
    """Who is online, and the public tables. The socket at api/lobby/socket sends the same on every change."""
    rate_limit(request, "lobby", LOOK_RATE, LOOK_BURST)
    return reply(await public_hall(request).lobby.look())


async def seek_table(request: ApiRequest) -> Reply:
    """Find opponents: returns a waiting table with the same wishes, or a new one. Then `join` it."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "open", OPEN_RATE, OPEN_BURST)
    room = await matchmaking.find_table(hall, hall.store, await body_of(request, Seek), guest)
    return reply(room.info(guest))


async def fill_seat(request: ApiRequest) -> Reply:
    """Let a bot take a free seat of a table at which the caller waits."""
    guest, hall, room = require_guest(request), public_hall(request), await room_of(request)
    rate_limit(request, "join", JOIN_RATE, JOIN_BURST)
    await matchmaking.add_bot(hall, hall.store, room, guest, await body_of(request, Fill))
    return reply(room.info(guest))


LOBBY_ROUTES = [
    Endpoint("GET", "/lobby", show_lobby, LobbyNews, refusals=(429,)),
    Endpoint("POST", "/lobby/seek", seek_table, TableInfo, Seek, refusals=(*SENDING, 404, 409, 429, 503)),
    Endpoint("POST", "/tables/{table}/fill", fill_seat, TableInfo, Fill, refusals=(*SENDING, 404, 409, 429)),
]
