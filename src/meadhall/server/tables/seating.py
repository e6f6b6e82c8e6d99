"""Leaving, stand-ins, rematches, chat and preset answers."""

from __future__ import annotations

import secrets
import time

import msgspec

from meadhall.server.chat import talk
from meadhall.server.limits.limits import ADDRESS_FACTOR
from meadhall.server.protocol.messages import AutoAnswer, ChatMessage, Fault, Join, Mute
from meadhall.server.protocol.requests import Again, StandIn
from meadhall.server.storage.hall_storage import TableOpening
from meadhall.server.storage.rows import Seat, Speech, StoredTable, TableRow, TableSetup
from meadhall.server.tables import gathering, luck
from meadhall.server.tables.autoplay import STAND_IN
from meadhall.server.tables.hall import Hall, UnwelcomeError
from meadhall.server.tables.position import SPECTATOR
from meadhall.server.tables.room import Room, Watcher

AWAY_AFTER_S = 30.0  # seconds after which other players may let a bot replace an absent one
STANDING = 64  # preset answers of one seat at most
SPEAK_RATE, SPEAK_BURST = 0.5, 6.0  # chat lines per second, and at once


# -- leaving and coming back


async def leave(hall: Hall, room: Room, guest: str, bot: str) -> None:
    """Leave a table. Before the game the seat is freed; later a bot plays on. Leaving a rated game loses it."""
    mine = [room.seats[seat] for seat in room.seats_of(guest)]
    if not mine:
        raise UnwelcomeError(403, "not-seated")
    for seat in mine:
        if not await gathering.stand_up(hall, room, seat.seat):
            await change_seat(hall, room, msgspec.structs.replace(seat, bot=bot))


async def stand_in(hall: Hall, room: Room, guest: str, wish: StandIn) -> None:
    """Let a bot replace an absent player, or end the replacement. Raises UnwelcomeError."""
    seat = room.seats[wish.seat] if wish.seat < len(room.seats) else None
    if seat is None or seat.kind != "person" or room.row.status != "playing":
        raise UnwelcomeError(409, "nobody-to-replace")
    if room.row.setup.rated:
        raise UnwelcomeError(409, "rated-stand-in")
    if wish.bot and not hall.game(room.row.game).has_bot(wish.bot):
        raise UnwelcomeError(400, "no-such-bot")
    if seat.guest != guest and not (wish.bot and room.seats_of(guest) and is_away(room, seat.guest)):
        raise UnwelcomeError(403, "not-your-seat")
    await change_seat(hall, room, msgspec.structs.replace(seat, bot=wish.bot))


def is_away(room: Room, guest: str) -> bool:
    """Whether this guest has had no page open for AWAY_AFTER_S."""
    since = room.left.setdefault(guest, time.monotonic())
    return not room.is_here(guest) and time.monotonic() - since >= AWAY_AFTER_S


async def change_seat(hall: Hall, room: Room, seat: Seat) -> None:
    """Save a changed seat, update the pages, and start automatic answers that are now due."""
    room.sit(await hall.storage.change_seat(room.row.id, seat))
    hall.changed(room)
    if room.table is not None:
        room.table.seat_changed()


# -- playing again


async def again(hall: Hall, room: Room, guest: str, wish: Again) -> Room:
    """Open the rematch, with seats moved by one, or return the one that is already open."""
    if guest not in [seat.guest for seat in room.seats]:
        raise UnwelcomeError(403, "not-seated")
    if room.row.status != "over":
        raise UnwelcomeError(409, "not-over")
    async with room.lock:
        if not room.row.next:
            try:
                await _open_again(hall, room, guest, wish)
            except UnwelcomeError:
                await _read_rematch(hall, room)
    following = await hall.room(room.row.next)
    if following is None:  # the host may delete finished games after some days
        raise UnwelcomeError(404, "no-such-table")
    if following.row.setup.rated and following.row.status == "waiting" and not following.seats_of(guest):
        name = next(seat.name for seat in room.seats if seat.guest == guest)
        await gathering.join(hall, following, Join(invite=following.row.invite, name=name, entropy=wish.entropy), guest)
    return following


async def _read_rematch(hall: Hall, room: Room) -> None:
    """Read the id of the rematch that another process has opened."""
    found = await hall.storage.find_table(room.row.id)
    if found is None or not found.row.next:
        raise UnwelcomeError(409, "pledge-used")
    room.row.next = found.row.next


async def _open_again(hall: Hall, room: Room, guest: str, wish: Again) -> None:
    if wish.entropy:
        await bring_luck(hall, room, guest, wish.entropy)
    setup = msgspec.structs.replace(room.row.setup, luck="", stack="", origin=None, script=[], contest="")
    row = TableRow(hall.new_name(), room.row.game, setup, "", "waiting", room.row.private, secrets.token_urlsafe(12))
    row.pledge = luck.pledge_after(room.row.id)
    stored = await hall.storage.find_table(room.row.id)  # a seat may have been changed by another process
    seats = rotate_seats(stored.seats if stored is not None else room.seats, used_entropy(room))
    if setup.rated:
        await hall.check_rated(guest)
        # Each player sits down by asking for the rematch, so that no clock runs for an absent player.
        seats = [seat if seat.guest == guest else Seat(seat.seat, "open", "", "", "") for seat in seats]
    following = await hall.open_room(TableOpening(StoredTable(row, seats), [], after=room.row.id))
    room.row.next = following.row.id
    hall.changed(room)


async def bring_luck(hall: Hall, room: Room, guest: str, entropy: str) -> None:
    """Save a player's entropy for the rematch, after the game is over and the next commitment is public."""
    if not room.seats_of(guest):
        raise UnwelcomeError(403, "not-seated")
    if room.row.status != "over":
        raise UnwelcomeError(409, "not-over")
    for seat in [room.seats[number] for number in room.seats_of(guest)]:
        await change_seat(hall, room, msgspec.structs.replace(seat, entropy=entropy))


def used_entropy(room: Room) -> list[str]:
    """The entropy of the finished game. It is public now and must not be used again."""
    found: list[str] = msgspec.json.decode(room.row.header).get("entropy", [])
    return found or [""] * len(room.seats)


def rotate_seats(seats: list[Seat], used: list[str]) -> list[Seat]:
    """The seats of the rematch: each player moves on by one."""
    return [_moved(number, old, used[old.seat]) for number, old in enumerate([seats[-1], *seats[:-1]])]


def _moved(number: int, old: Seat, used: str) -> Seat:
    """A seat of the rematch. Used entropy is dropped, and a bot replaces a deleted guest."""
    if not old.guest:
        return Seat(number, "bot", "", old.bot or STAND_IN, "")
    entropy = "" if old.entropy == used else old.entropy
    return Seat(number, "person", old.name, "", old.guest, entropy, old.standing)


# -- chat


async def say(hall: Hall, room: Room, watcher: Watcher, message: ChatMessage) -> None:
    """Post a chat line: players to all, spectators to each other. Refusals are sent to the page."""
    text, mine = talk.clean_line(message.text), room.seats_of(watcher.guest)
    seat = (watcher.seat if watcher.seat in mine else mine[0]) if mine else SPECTATOR
    if not text:
        return
    trouble = "words-unwelcome" if hall.is_unwelcome(text) else _why_silent(hall, room, watcher, seat, text)
    if trouble:
        watcher.tell(Fault(trouble))
        return
    name = room.seats[seat].name if mine else await hall.storage.name_of(watcher.guest)
    speech = Speech(0, seat, watcher.guest, name, text, not mine, 0.0)
    room.talk.append(await hall.storage.say(room.row.id, speech))
    hall.changed(room)


def _why_silent(hall: Hall, room: Room, watcher: Watcher, seat: int, text: str) -> str:
    """The message key of why this chat line is refused, or ""."""
    if not watcher.guest:
        return "who-are-you"
    if seat == SPECTATOR:
        return _why_spectator_silent(hall, room, watcher, text)
    bucket = hall.limits.of(watcher.guest, "talk", SPEAK_RATE, SPEAK_BURST)
    return "" if bucket.take() else "too-fast"


def _why_spectator_silent(hall: Hall, room: Room, watcher: Watcher, text: str) -> str:
    """Why a spectator's chat line is refused, or "". Limits per address too, since guests are free to create."""
    if not room.row.setup.gallery:
        return "gallery-silent"
    if not hall.limits.strict:
        return ""
    bucket = hall.limits.of(
        f"from {watcher.address}", "gallery", ADDRESS_FACTOR * SPEAK_RATE, ADDRESS_FACTOR * SPEAK_BURST
    )
    return hall.flood.refuse(watcher.guest, text) if bucket.take() else "too-fast"


async def mute(hall: Hall, room: Room, watcher: Watcher, message: Mute) -> None:
    """Mute a person for this guest, or end the mute."""
    muted = room.guest_behind(message.who)
    if not watcher.guest or muted is None or muted == watcher.guest:
        return
    await hall.storage.mute(watcher.guest, muted, message.on)
    for other in room.watchers:
        if other.guest == watcher.guest:
            (other.muted.add if message.on else other.muted.discard)(muted)
    room.tell()


# -- preset answers


async def stand_by(hall: Hall, room: Room, watcher: Watcher, message: AutoAnswer) -> None:
    """Save a preset answer of this seat to one kind of question."""
    if watcher.seat == SPECTATOR:
        return
    seat = room.seats[watcher.seat]
    standing = {prompt: answer for prompt, answer in seat.standing.items() if prompt != message.prompt}
    if message.answer != "ask" and len(standing) < STANDING:
        standing[message.prompt] = message.answer
    await change_seat(hall, room, msgspec.structs.replace(seat, standing=standing))


def plain(setup: TableSetup) -> TableSetup:
    """The setup for a practice table: without clock, delay, lesson, contest and rating."""
    return msgspec.structs.replace(setup, clock=None, delay=0, script=[], contest="", rated=False)
