"""The WebSocket of a table: the page sends its version and answers, and receives all updates in order."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.server import metrics
from meadhall.server.limits.limits import address_of
from meadhall.server.protocol.messages import Fault, encode
from meadhall.server.routes.message_handler import POLICY, HangUpError, MessageHandler, watcher_at
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.room import Room, Watcher
from meadhall.server.web.cookie import person_of, same_origin, session_of
from meadhall.server.web.websocket import Listener, UpdateSender, hang_up

NOT_TEXT, NOT_FOUND = 1003, 4404
ENDING: set[asyncio.Task[None]] = set()  # event loops keep only weak references to tasks


async def table_socket(socket: WebSocket) -> None:
    """Serve one page at one table, unless its guest is banned or has too many pages open."""
    hall: Hall = socket.app.state.hall
    if hall.is_banned(person_of(socket), address_of(socket)):
        await _refuse(socket, "banned")
        return
    with hall.limits.count_page(person_of(socket), address_of(socket)) as welcome:
        await (_serve(socket, hall) if welcome else _refuse(socket))


async def _refuse(socket: WebSocket, why: str = "too-many-pages") -> None:
    """Send the reason and close the socket. The page retries after a while."""
    metrics.REFUSED.add()
    await socket.accept()
    await socket.send_text(encode(Fault(why)).decode())
    await socket.close(POLICY, why)


async def _serve(socket: WebSocket, hall: Hall) -> None:
    room = await hall.room(socket.path_params["table"]) if same_origin(socket) else None
    await socket.accept()
    if room is None:
        await socket.close(NOT_FOUND)
        return
    watcher = await watcher_at(hall, room, person_of(socket), _wanted_seat(socket), address_of(socket))
    session = session_of(socket)
    watcher.session = "" if session is None else session.id
    await _exchange(socket, hall, room, watcher)


def _wanted_seat(socket: WebSocket) -> int | None:
    wanted = socket.query_params.get("seat", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None


async def _exchange(socket: WebSocket, hall: Hall, room: Room, watcher: Watcher) -> None:
    sender = UpdateSender(socket, partial(room.news_for, watcher))
    watcher.wake = sender.wake
    watcher.hang_up = partial(end_socket, socket)
    late = asyncio.create_task(sender.send_held())
    listener = Listener(socket, MessageHandler(hall, room, watcher))
    room.enter(watcher)
    hall.publish(room)
    try:
        await _receive_all(socket, listener)
    except WebSocketDisconnect:
        pass
    except HangUpError as end:
        await hang_up(socket, end.code)
    finally:
        room.leave(watcher)
        hall.publish(room)
        listener.leave()
        late.cancel()


def end_socket(socket: WebSocket) -> None:
    """Close a socket whose session has ended."""
    task = asyncio.get_running_loop().create_task(hang_up(socket, POLICY))
    ENDING.add(task)
    task.add_done_callback(ENDING.discard)


async def _receive_all(socket: WebSocket, listener: Listener) -> None:
    """Pass on the messages that did not take the fast path, until the page disconnects."""
    while True:
        listener.receive(_text(await socket.receive()))


def _text(event: Message) -> str:
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect()
    text = event.get("text")
    if not isinstance(text, str):
        raise HangUpError(NOT_TEXT)
    return text
