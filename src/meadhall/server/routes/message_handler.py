"""Handles the messages of a page on a table's socket, within rate limits."""

from __future__ import annotations

import msgspec

from meadhall.server.limits.limits import BURST, RATE
from meadhall.server.protocol.messages import (
    INCOMING,
    Advice,
    Answer,
    Ask,
    AutoAnswer,
    Because,
    ChatMessage,
    Consent,
    Fault,
    Hello,
    Incoming,
    Mute,
    Ping,
    Pong,
    Refused,
    Sit,
    Undo,
    Why,
)
from meadhall.server.tables import seating
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.position import SPECTATOR
from meadhall.server.tables.room import Room, Watcher

LONGEST_CHARACTERS = 4096  # characters of one message
ASK_RATE, ASK_BURST = 0.5, 6.0  # odds and hints: per second, and burst
POLICY, TOO_BIG = 1008, 1009


class HangUpError(Exception):
    """Raised to close the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


async def watcher_at(hall: Hall, room: Room, guest: str, wanted: int | None, address: str = "") -> Watcher:
    """Return the watcher for a page that opens at a table, with the people its guest has muted."""
    watcher = Watcher(guest, room.seat_for(guest, wanted), address)
    if guest:
        watcher.muted = await hall.storage.muted_by(guest)
    return watcher


class MessageHandler:
    """Handles the messages of one page, within the limits of page, guest and address."""

    def __init__(self, hall: Hall, room: Room, watcher: Watcher) -> None:
        self.hall, self.room, self.watcher = hall, room, watcher
        mine = hall.limits.of(f"page {id(watcher)}", "", RATE, BURST)
        all_pages = hall.limits.of(watcher.guest or f"page {id(watcher)}", "all")
        self.buckets = (mine, all_pages, hall.limits.address_bucket(watcher.address))

    async def __call__(self, text: str) -> None:
        """Handle one message. Raises HangUpError if a limit is exceeded or the guest is banned."""
        if len(text) > LONGEST_CHARACTERS:
            raise HangUpError(TOO_BIG)
        if self.watcher.ended or self.hall.is_banned(self.watcher.guest, self.watcher.address):
            raise HangUpError(POLICY)
        for bucket in self.buckets:
            if not bucket.take():
                raise HangUpError(POLICY)
        try:
            message = INCOMING.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self.watcher.tell(Fault("unreadable"))
            return
        before = self.room.version
        try:
            if isinstance(message, Answer):  # the usual case
                await _answer_or_undo(self.room, self.watcher, message)
            else:
                await _dispatch(self.hall, self.room, self.watcher, message)
        except self.hall.storage.away:
            self.watcher.tell(Fault("not-saved"))
        if self.room.version > before:
            for bucket in self.buckets:
                bucket.give_back()


async def _dispatch(hall: Hall, room: Room, watcher: Watcher, message: Incoming) -> None:
    match message:
        case Hello():
            watcher.greet(message)
        case Ping():
            watcher.tell(Pong())
        case Sit(seat=seat):
            if seat in room.seats_of(watcher.guest):
                watcher.sit(seat)
        case ChatMessage():
            await seating.say(hall, room, watcher, message)
        case Mute():
            await seating.mute(hall, room, watcher, message)
        case AutoAnswer():
            await seating.stand_by(hall, room, watcher, message)
        case Undo():
            await _answer_or_undo(room, watcher, message)
        case Consent() | Ask() | Why():
            await _handle_player_message(hall, room, watcher, message)


async def _answer_or_undo(room: Room, watcher: Watcher, message: Answer | Undo) -> None:
    if room.table is None:
        watcher.result(Refused(message.id, "not-begun", "", "", -1))
    elif watcher.seat == SPECTATOR:
        watcher.result(Refused(message.id, "not-seated", "", "", room.table.version))
    elif isinstance(message, Undo):
        await room.table.undo(watcher.seat, message, watcher.result)
    else:
        await room.table.answer(watcher.seat, message, watcher.result)


async def _handle_player_message(hall: Hall, room: Room, watcher: Watcher, message: Consent | Ask | Why) -> None:
    """Handle a message that only seated players may send."""
    table, seat = room.table, watcher.seat
    if table is None or seat == SPECTATOR:
        watcher.tell(Fault("not-seated"))
    elif isinstance(message, Consent):
        await table.consent(seat, message)
    elif isinstance(message, Why):
        watcher.tell(Because(message.id, table.why_not(seat, message)))
    elif table.record is not None and not table.position.over:
        watcher.tell(Advice(message.id, message.version, None, [], "rated"))
    elif not hall.limits.of(watcher.guest, "ask", ASK_RATE, ASK_BURST).take():
        watcher.tell(Advice(message.id, message.version, None, [], "too-fast"))
    else:
        watcher.advise(hall.bots, table, message)
