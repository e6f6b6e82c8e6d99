"""The table's socket: the page says which version it has, sends answers, and receives all updates in order."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.server import metrics
from meadhall.server.contract.messages import (
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
    encode,
)
from meadhall.server.play.position import SPECTATOR
from meadhall.server.rooms import seating, talk
from meadhall.server.rooms.entry.guests import guest_of, same_origin
from meadhall.server.rooms.entry.limits import BURST, RATE, address_of
from meadhall.server.rooms.hall import Hall
from meadhall.server.rooms.room import Room, Watcher
from meadhall.server.store.writer import ClosedError
from meadhall.server.web.websocket import POLICY, HangUpError, Listener, Teller, hang_up

LONGEST = 4096  # characters of one message
ASK_RATE, ASK_BURST = 0.5, 6.0  # odds and hints a second, and at once
TOO_BIG, NOT_TEXT, NOT_FOUND = 1009, 1003, 4404


async def table_socket(socket: WebSocket) -> None:
    """One page at one table, if whoever opens it has not too many already."""
    hall: Hall = socket.app.state.hall
    with hall.limits.one_more_page(guest_of(socket), address_of(socket)) as welcome:
        await (_let_in(socket, hall) if welcome else _turn_away(socket))


async def _turn_away(socket: WebSocket) -> None:
    """Say why; the page comes again after a while."""
    metrics.REFUSED.add()
    await socket.accept()
    await socket.send_text(encode(Fault("too-many-pages")).decode())
    await socket.close(POLICY, "too many pages")


async def _let_in(socket: WebSocket, hall: Hall) -> None:
    room = await hall.room(socket.path_params["table"]) if same_origin(socket) else None
    await socket.accept()
    if room is None:
        await socket.close(NOT_FOUND)
        return
    guest = guest_of(socket)
    watcher = Watcher(guest, room.seat_for(guest, _wanted_seat(socket)), address_of(socket))
    if guest:
        watcher.muted = await hall.store.read(lambda c: talk.muted_by(c, guest))
    await _attend(socket, hall, room, watcher)


def _wanted_seat(socket: WebSocket) -> int | None:
    wanted = socket.query_params.get("seat", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None


async def _attend(socket: WebSocket, hall: Hall, room: Room, watcher: Watcher) -> None:
    teller = Teller(socket, lambda: list(room.news_for(watcher)))
    watcher.wake = teller.wake
    late = asyncio.create_task(teller.tell_late())
    listener = Listener(socket, Heed(hall, room, watcher))
    room.enter(watcher)
    hall.cry(room)
    try:
        await _receive_all(socket, listener)
    except WebSocketDisconnect:
        pass
    except HangUpError as end:
        await hang_up(socket, end.code)
    finally:
        room.leave(watcher)
        hall.cry(room)
        listener.leave()
        late.cancel()


async def _receive_all(socket: WebSocket, listener: Listener) -> None:
    """Texts that take no short way, and the end."""
    while True:
        listener.hear(_text(await socket.receive()))


def _text(event: Message) -> str:
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect()
    text = event.get("text")
    if not isinstance(text, str):
        raise HangUpError(NOT_TEXT)
    return text


class Heed:
    """Handles the messages of one page, within the limits of page, guest and address."""

    def __init__(self, hall: Hall, room: Room, watcher: Watcher) -> None:
        self.hall, self.room, self.watcher = hall, room, watcher
        mine = hall.limits.of(f"page {id(watcher)}", "", RATE, BURST)
        all_pages = hall.limits.of(watcher.guest or f"page {id(watcher)}", "all")
        self.buckets = (mine, all_pages, hall.limits.of_house(watcher.address))

    async def __call__(self, text: str) -> None:
        """One message."""
        if len(text) > LONGEST:
            raise HangUpError(TOO_BIG)
        if not all(bucket.take() for bucket in self.buckets):
            raise HangUpError(POLICY)
        try:
            message = INCOMING.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self.watcher.tell(Fault("unreadable"))
        else:
            await self._heed(message)

    async def _heed(self, message: Incoming) -> None:
        before = self.room.version
        try:
            await _heed(self.hall, self.room, self.watcher, message)
        except (OperationalError, ClosedError):
            self.watcher.tell(Fault("not-saved"))
        if self.room.version > before:
            for bucket in self.buckets:
                bucket.give_back()


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
            await seating.say(hall, room, watcher, message)
        case Mute():
            await seating.mute(hall, room, watcher, message)
        case Standing():
            await seating.stand_by(hall, room, watcher, message)
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
    elif not hall.limits.of(watcher.guest, "ask", ASK_RATE, ASK_BURST).take():
        watcher.tell(Advice(message.id, message.version, None, [], "too-fast"))
    else:
        watcher.advise(hall.bots, table, message)
