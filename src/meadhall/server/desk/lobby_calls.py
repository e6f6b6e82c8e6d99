"""Requests of those who look for somebody to play with."""

from __future__ import annotations

from meadhall.server.contract.lobby import Fill, LobbyNews, Seek
from meadhall.server.contract.messages import TableInfo
from meadhall.server.desk.asking import Asked, Endpoint, Reply, body_of, known_guest, reply, room_of, slowly
from meadhall.server.desk.hall_calls import JOIN_BURST, JOIN_RATE, OPEN_BURST, OPEN_RATE, SENDING
from meadhall.server.rooms.lobby import seeking
from meadhall.server.rooms.public import PublicHall

LOOK_RATE, LOOK_BURST = 1.0, 30.0  # looks at the lobby a second, and at once


def public(request: Asked) -> PublicHall:
    """A hall where strangers come in; no other has these requests."""
    assert isinstance(request.hall, PublicHall)
    return request.hall


async def show_lobby(request: Asked) -> Reply:
    """Who is here, and the public tables. The socket at api/lobby/socket tells the same whenever it changes."""
    slowly(request, "lobby", LOOK_RATE, LOOK_BURST)
    return reply(await public(request).lobby.look())


async def seek_table(request: Asked) -> Reply:
    """Play with anyone: the table of somebody who waits for such a game, or a new one. Then `join` it."""
    guest, hall = known_guest(request), public(request)
    slowly(request, "open", OPEN_RATE, OPEN_BURST)
    room = await seeking.seek(hall, hall.store, await body_of(request, Seek), guest)
    return reply(room.info(guest))


async def fill_seat(request: Asked) -> Reply:
    """Let a bot take a free seat of a table at which I wait."""
    guest, hall, room = known_guest(request), public(request), await room_of(request)
    slowly(request, "join", JOIN_RATE, JOIN_BURST)
    await seeking.fill(hall, hall.store, room, guest, await body_of(request, Fill))
    return reply(room.info(guest))


LOBBY_CALLS = [
    Endpoint("GET", "/lobby", show_lobby, LobbyNews, refusals=(429,)),
    Endpoint("POST", "/lobby/seek", seek_table, TableInfo, Seek, refusals=(*SENDING, 404, 409, 429, 503)),
    Endpoint("POST", "/tables/{table}/fill", fill_seat, TableInfo, Fill, refusals=(*SENDING, 404, 409, 429)),
]
