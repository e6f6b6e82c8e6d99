"""The table's socket: the page says what it has, answers, and is told everything that happens, in order."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.server.guests import guest_of, same_origin
from meadhall.server.hall import Hall
from meadhall.server.messages import INCOMING, Answer, Fault, Hello, Incoming, Ping, Pong, Refused, Undo
from meadhall.server.position import SPECTATOR
from meadhall.server.room import Room, Watcher

LONGEST = 4096  # characters of one message
RATE, BURST = 20.0, 60.0  # messages a second, and at once
POLICY, TOO_BIG, NOT_TEXT, NOT_FOUND = 1008, 1009, 1003, 4404


class Bucket:
    """Tokens that trickle in; each message costs one."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate, self.burst = rate, burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Is there one left?"""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        self.tokens -= 1
        return self.tokens >= 0

    def give_back(self) -> None:
        """What moves the game on costs nothing: a game has an end."""
        self.tokens = min(self.burst, self.tokens + 1)


class HangUpError(Exception):
    """We hang up, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


async def table_socket(socket: WebSocket) -> None:
    """One page at one table."""
    hall: Hall = socket.app.state.hall
    room = await hall.room(socket.path_params["table"]) if same_origin(socket) else None
    await socket.accept()
    if room is None:
        await socket.close(NOT_FOUND)
        return
    guest = guest_of(socket)
    watcher = Watcher(guest, room.seat_for(guest, _wanted_seat(socket)))
    await _attend(socket, room, watcher)


def _wanted_seat(socket: WebSocket) -> int | None:
    wanted = socket.query_params.get("seat", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None


async def _attend(socket: WebSocket, room: Room, watcher: Watcher) -> None:
    sending = asyncio.create_task(_send_all(socket, room, watcher))
    room.enter(watcher)
    try:
        await _receive_all(socket, room, watcher)
    except WebSocketDisconnect:
        pass
    except HangUpError as end:
        await socket.close(end.code)
    finally:
        room.leave(watcher)
        sending.cancel()


async def _send_all(socket: WebSocket, room: Room, watcher: Watcher) -> None:
    try:
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            for message in room.news_for(watcher):
                await socket.send_text(message.decode())
            if watcher.outbox:
                watcher.news.set()
    except (WebSocketDisconnect, RuntimeError):
        return  # the page is gone; the receiver notices as well


async def _receive_all(socket: WebSocket, room: Room, watcher: Watcher) -> None:
    bucket = Bucket()
    while True:
        text = _text(await socket.receive())
        if not bucket.take():
            raise HangUpError(POLICY)
        try:
            message = INCOMING.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            watcher.tell(Fault("unreadable"))
            continue
        before = room.version
        await _heed(room, watcher, message)
        if room.version > before:
            bucket.give_back()


def _text(event: Message) -> str:
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect()
    text = event.get("text")
    if not isinstance(text, str):
        raise HangUpError(NOT_TEXT)
    if len(text) > LONGEST:
        raise HangUpError(TOO_BIG)
    return text


async def _heed(room: Room, watcher: Watcher, message: Incoming) -> None:
    match message:
        case Hello(version=version, lines=lines):
            watcher.greet(version, lines)
        case Ping():
            watcher.tell(Pong())
        case Answer() | Undo():
            await _take(room, watcher, message)


async def _take(room: Room, watcher: Watcher, message: Answer | Undo) -> None:
    if room.table is None:
        watcher.result(Refused(message.id, "not-begun", "", "", -1))
    elif watcher.seat == SPECTATOR:
        watcher.result(Refused(message.id, "not-seated", "", "", room.table.version))
    elif isinstance(message, Undo):
        await room.table.undo(watcher.seat, message, watcher.result)
    else:
        await room.table.answer(watcher.seat, message, watcher.result)
