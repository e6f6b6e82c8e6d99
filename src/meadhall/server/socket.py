"""The table's socket: the page says what it has, answers, and is told everything that happens, in order."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.server import manners, talk
from meadhall.server.guests import Bucket, guest_of, same_origin
from meadhall.server.hall import Hall
from meadhall.server.messages import (
    INCOMING,
    Advice,
    Answer,
    Ask,
    Because,
    Consent,
    Fault,
    Hello,
    Incoming,
    Mute,
    Ping,
    Pong,
    Refused,
    Say,
    Sit,
    Standing,
    Undo,
    Why,
)
from meadhall.server.position import SPECTATOR
from meadhall.server.room import Room, Watcher
from meadhall.server.store import ClosedError

LONGEST = 4096  # characters of one message
ASK_RATE, ASK_BURST = 0.5, 6.0  # odds and hints a second, and at once
POLICY, TOO_BIG, NOT_TEXT, NOT_FOUND = 1008, 1009, 1003, 4404


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
    if guest:
        watcher.muted = await hall.store.read(lambda c: talk.muted_by(c, guest))
    await _attend(socket, hall, room, watcher)


def _wanted_seat(socket: WebSocket) -> int | None:
    wanted = socket.query_params.get("seat", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None


async def _attend(socket: WebSocket, hall: Hall, room: Room, watcher: Watcher) -> None:
    sending = asyncio.create_task(_send_all(socket, room, watcher))
    room.enter(watcher)
    hall.cry(room)
    try:
        await _receive_all(socket, hall, room, watcher)
    except WebSocketDisconnect:
        pass
    except HangUpError as end:
        await socket.close(end.code)
    finally:
        room.leave(watcher)
        hall.cry(room)
        sending.cancel()


async def _send_all(socket: WebSocket, room: Room, watcher: Watcher) -> None:
    try:
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            messages = list(room.news_for(watcher))
            for left, message in zip(range(len(messages) - 1, -1, -1), messages, strict=True):
                await socket.send({"type": "websocket.send", "text": message.decode(), "more": left > 0})
            if watcher.outbox:
                watcher.news.set()
    except (WebSocketDisconnect, RuntimeError):
        return  # the page is gone; the receiver notices as well


async def _receive_all(socket: WebSocket, hall: Hall, room: Room, watcher: Watcher) -> None:
    mine, all_pages = Bucket(), hall.buckets.of(watcher.guest or f"page {id(watcher)}")
    while True:
        text = _text(await socket.receive())
        if not mine.take() or not all_pages.take():
            raise HangUpError(POLICY)
        try:
            message = INCOMING.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            watcher.tell(Fault("unreadable"))
            continue
        before = room.version
        try:
            await _heed(hall, room, watcher, message)
        except (OperationalError, ClosedError):
            watcher.tell(Fault("not-saved"))
        if room.version > before:
            mine.give_back()
            all_pages.give_back()


def _text(event: Message) -> str:
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect()
    text = event.get("text")
    if not isinstance(text, str):
        raise HangUpError(NOT_TEXT)
    if len(text) > LONGEST:
        raise HangUpError(TOO_BIG)
    return text


async def _heed(hall: Hall, room: Room, watcher: Watcher, message: Incoming) -> None:
    match message:
        case Hello():
            watcher.greet(message)
        case Ping():
            watcher.tell(Pong())
        case Sit(seat=seat):
            if seat in room.seats_of(watcher.guest):
                watcher.sit(seat)
        case Say():
            await manners.say(hall, room, watcher, message)
        case Mute():
            await manners.mute(hall, room, watcher, message)
        case Standing():
            await manners.stand_by(hall, room, watcher, message)
        case Answer() | Undo():
            await _take(room, watcher, message)
        case Consent() | Ask() | Why():
            await _hear_player(hall, room, watcher, message)


async def _take(room: Room, watcher: Watcher, message: Answer | Undo) -> None:
    if room.table is None:
        watcher.result(Refused(message.id, "not-begun", "", "", -1))
    elif watcher.seat == SPECTATOR:
        watcher.result(Refused(message.id, "not-seated", "", "", room.table.version))
    elif isinstance(message, Undo):
        await room.table.undo(watcher.seat, message, watcher.result)
    else:
        await room.table.answer(watcher.seat, message, watcher.result)


async def _hear_player(hall: Hall, room: Room, watcher: Watcher, message: Consent | Ask | Why) -> None:
    """Only those who play are heard."""
    table, seat = room.table, watcher.seat
    if table is None or seat == SPECTATOR:
        watcher.tell(Fault("not-seated"))
    elif isinstance(message, Consent):
        await table.consent(seat, message)
    elif isinstance(message, Why):
        watcher.tell(Because(message.id, table.why_not(seat, message)))
    elif not hall.buckets.of(watcher.guest, "ask", ASK_RATE, ASK_BURST).take():
        watcher.tell(Advice(message.id, message.version, None, [], "too-fast"))
    else:
        watcher.advise(hall.bots, table, message)
