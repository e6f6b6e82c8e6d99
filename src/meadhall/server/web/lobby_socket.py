"""The WebSocket of the lobby. It only sends; a page that sends something is disconnected."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.server import metrics
from meadhall.server.limits.limits import address_of
from meadhall.server.lobby.lobby import Lobby, LobbyViewer
from meadhall.server.protocol.messages import Fault, encode
from meadhall.server.routes.message_handler import POLICY
from meadhall.server.tables.public import PublicHall
from meadhall.server.web.cookie import person_of, same_origin
from meadhall.server.web.websocket import UpdateSender, hang_up


async def lobby_socket(socket: WebSocket) -> None:
    """Serve one page that shows the lobby. `?named=yes`: others may see the caller's name."""
    hall: PublicHall = socket.app.state.hall
    with hall.limits.count_page(person_of(socket), address_of(socket)) as welcome:
        await socket.accept()
        if welcome and same_origin(socket):
            await _exchange(socket, hall.lobby, LobbyViewer(person_of(socket), await _name(socket, hall)))
            return
        metrics.REFUSED.add()
        await socket.send_text(encode(Fault("too-many-pages")).decode())
        await socket.close(POLICY)


async def _name(socket: WebSocket, hall: PublicHall) -> str:
    """Return the guest's name if the guest agrees to show it and it is not another account's name."""
    guest = person_of(socket)
    if not guest or socket.query_params.get("named") != "yes":
        return ""
    name = await hall.storage.name_of(guest)
    return name if name and await hall.storage.are_free([name], guest) else ""


async def _exchange(socket: WebSocket, lobby: Lobby, viewer: LobbyViewer) -> None:
    sender = UpdateSender(socket, partial(lobby.news_for, viewer))
    viewer.wake = sender.wake
    late = asyncio.create_task(sender.send_held())
    lobby.enter(viewer)
    try:
        await socket.receive_text()
        await hang_up(socket, POLICY)
    except (WebSocketDisconnect, KeyError):
        pass  # disconnected, or a message that is no text
    finally:
        lobby.leave(viewer)
        late.cancel()
