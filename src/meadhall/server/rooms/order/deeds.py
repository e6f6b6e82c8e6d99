"""What keepers do. Each deed and its line in the log are one commit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import Connection, select, update

from meadhall.server.contract.order import KeeperDeed, KeeperDesk
from meadhall.server.rooms.accounts import accounts, deletion
from meadhall.server.rooms.entry import names
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.rooms.order import audit, bans, reports
from meadhall.server.rooms.order.welcome import CLOSED
from meadhall.server.rooms.public import PublicHall
from meadhall.server.rooms.room import Room
from meadhall.server.rooms.standing import annulment
from meadhall.server.rooms.talk import talk
from meadhall.server.store.schema import ACCOUNTS, GUESTS, SEATS, TABLES, TALK


async def keeper_of(hall: PublicHall, guest: str, owner: bool = False) -> str:
    """The name of the keeper who asks; nobody else is told anything."""
    key, name = await hall.store.read(lambda c: (accounts.key_of(c, guest), accounts.name_of(c, guest)))
    if not key or key not in (hall.order.owners if owner else hall.order.keepers):
        raise UnwelcomeError(403, "not-for-you")
    return name


async def desk(hall: PublicHall, guest: str) -> KeeperDesk:
    """Everything that waits for a keeper."""
    name = await keeper_of(hall, guest)
    key = await hall.store.read(lambda c: accounts.key_of(c, guest))
    return await hall.store.read(lambda c: _desk(c, name, key in hall.order.owners))


def _desk(connection: Connection, keeper: str, owner: bool) -> KeeperDesk:
    found = (reports.waiting(connection), bans.listed(connection), audit.newest(connection))
    return KeeperDesk(keeper, owner, *found, whole=audit.is_whole(connection))


async def do(hall: PublicHall, guest: str, deed: KeeperDeed) -> None:
    """Do it, and write it down."""
    keeper = await keeper_of(hall, guest)
    await DEEDS[deed.deed](hall, keeper, deed)
    if deed.report:
        await hall.store.write(lambda c: reports.close(c, deed.report, keeper))


async def _done(hall: PublicHall, keeper: str, deed: KeeperDeed) -> None:
    """Nothing was to be done."""
    if not deed.report:
        raise UnwelcomeError(404, "nothing-to-report")
    await hall.store.write(lambda c: audit.note(c, keeper, "done", deed.report, deed.why))


# -- a table


async def _close_table(hall: PublicHall, keeper: str, deed: KeeperDeed) -> None:
    """The game ends without a winner and counts for nobody; what was played can still be looked at in a backup."""
    found = await _found(hall, deed)
    table = deed.table or (found[2] if found else "")
    room = await hall.room(table) if table else None
    if room is None:
        raise UnwelcomeError(404, "no-such-table")
    await hall.store.write(lambda c: _shut(c, keeper, table, deed.why))
    async with room.lock:
        await hall.look_again(room)
    hall.shut(room)
    hall.changed(room)


def _shut(connection: Connection, keeper: str, table: str, why: str) -> None:
    values = {"status": "over", "invite": CLOSED, "private": True, "taken_back": True}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    audit.note(connection, keeper, "close-table", table, why)


# -- a person


ReportFound = tuple[str, reports.Context, str]


async def _found(hall: PublicHall, deed: KeeperDeed) -> ReportFound | None:
    if not deed.report:
        return None
    return await hall.store.read(lambda c: reports.find(c, deed.report))


async def person(hall: PublicHall, deed: KeeperDeed) -> tuple[str, str, str]:
    """Whom a deed is about: guest, name, and their address range if it is known."""
    found = await _found(hall, deed)
    if found is not None and found[0]:
        return found[0], found[1].name, found[1].near
    key = names.key_of(deed.account)
    row = await hall.store.read(lambda c: _account(c, key)) if key else None
    if row is None:
        raise UnwelcomeError(404, "no-such-person")
    return row[0], row[1], ""


def _account(connection: Connection, key: str) -> tuple[str, str] | None:
    row = connection.execute(select(ACCOUNTS.c.guest, ACCOUNTS.c.name).where(ACCOUNTS.c.key == key)).first()
    return None if row is None else (row.guest, row.name)


async def _rename(hall: PublicHall, keeper: str, deed: KeeperDeed) -> None:
    """Another name to be seen by, at every table; an account is still entered by the name it was made with."""
    guest, old, _ = await person(hall, deed)
    new = talk.tidy(deed.name)
    if not new:
        raise UnwelcomeError(400, "name-needed")
    if hall.is_unwelcome(new):
        raise UnwelcomeError(409, "name-unwelcome")
    tables = await hall.store.write(lambda c: _renamed(c, keeper, guest, (old, new), deed.why))
    if tables is None:
        raise UnwelcomeError(409, "name-taken")
    await accounts.tell(hall, partial(_show_name, guest=guest, new=new), tables)


def _renamed(connection: Connection, keeper: str, guest: str, name: tuple[str, str], why: str) -> list[str] | None:
    """The tables at which it is told; None where somebody else has the name."""
    old, new = name
    if names.is_taken(connection, new, guest):
        return None
    names.bar(connection, guest, old, new)
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.guest == guest).values(name=new, looks=names.looks_of(new)))
    connection.execute(update(GUESTS).where(GUESTS.c.token_hash == guest).values(name=new))
    connection.execute(update(TALK).where(TALK.c.guest == guest).values(name=new))
    connection.execute(update(SEATS).where(SEATS.c.guest == guest).values(name=new))
    audit.note(connection, keeper, "rename", f"{old} → {new}", why)
    mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest).distinct()
    return [*connection.execute(mine).scalars()]


def _show_name(room: Room, guest: str, new: str) -> None:
    room.call(guest, new)


async def _ban(hall: PublicHall, keeper: str, deed: KeeperDeed) -> None:
    """Somebody may not come in for a while: bots take their seats, their pages close."""
    guest, name, known = await person(hall, deed)
    near = (known or hall.order.traces.of(guest)) if deed.near else ""
    await hall.store.write(lambda c: _banned(c, keeper, (guest, name, near), deed))
    await hall.learn_bans()
    tables = await hall.store.read(lambda c: deletion.tables_of(c, guest))
    await deletion.leave_all(hall, guest, [table for table, status in tables.items() if status != "over"])
    for room in [*hall.rooms.values()]:
        room.show_out(guest)


def _banned(connection: Connection, keeper: str, whom: tuple[str, str, str], deed: KeeperDeed) -> None:
    guest, name, near = whom
    bans.add(connection, "guest", guest, name, deed.why, deed.days)
    if near:
        bans.add(connection, "range", near, name, deed.why, deed.days)
    audit.note(connection, keeper, "ban", f"{name}, {deed.days} d{', range' if near else ''}", deed.why)


async def _lift(hall: PublicHall, keeper: str, deed: KeeperDeed) -> None:
    """End a ban."""
    if not await hall.store.write(lambda c: _lifted(c, keeper, deed)):
        raise UnwelcomeError(404, "no-such-person")
    await hall.learn_bans()


def _lifted(connection: Connection, keeper: str, deed: KeeperDeed) -> bool:
    lifted = bans.lift(connection, deed.kind, deed.what)
    if lifted:
        audit.note(connection, keeper, "lift", f"{deed.kind} {deed.what}", deed.why)
    return lifted


async def _annul(hall: PublicHall, keeper: str, deed: KeeperDeed) -> None:
    """Annul all results of an account; every rating follows."""
    guest, name, _ = await person(hall, deed)
    await hall.store.write(lambda c: _annulled(c, keeper, (guest, name), deed.why))


def _annulled(connection: Connection, keeper: str, whom: tuple[str, str], why: str) -> None:
    guest, name = whom
    games = annulment.annul(connection, guest)
    audit.note(connection, keeper, "annul", f"{name}, {games} games", why)


DEEDS: dict[str, Callable[[PublicHall, str, KeeperDeed], Awaitable[None]]] = {
    "done": _done,
    "close-table": _close_table,
    "rename": _rename,
    "ban": _ban,
    "lift": _lift,
    "annul": _annul,
}


async def noted(hall: PublicHall, keeper: str, deed: str) -> None:
    """Something that the host did from the page."""
    await hall.store.write(lambda c: audit.note(c, keeper, deed, "", ""))
