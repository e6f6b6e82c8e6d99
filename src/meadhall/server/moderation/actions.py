"""Actions of moderators and owners. Each action and its line in the audit log share a transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import Connection, select, update

from meadhall.server.chat import talk
from meadhall.server.moderation import audit, bans, figures, reports
from meadhall.server.moderation.entry_policy import CLOSED
from meadhall.server.people import accounts, deletion, names, recovery, roles
from meadhall.server.people.roles import Actor, Permission
from meadhall.server.protocol.moderation import ModeratorAction, ModeratorDesk, StaffMember
from meadhall.server.ratings import annulment
from meadhall.server.storage.schema import ACCOUNTS, ROLES, TABLES
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.public import PublicHall
from meadhall.server.tables.room import Room


async def require(hall: PublicHall, person: str, permission: Permission) -> Actor:
    """Return the person with role and permissions; raise 403 without this permission."""
    actor = await hall.store.read(lambda c: roles.actor_of(c, person))
    if actor is None or not actor.may(permission):
        raise UnwelcomeError(403, "not-for-you")
    return actor


async def moderator_desk(hall: PublicHall, person: str) -> ModeratorDesk:
    """Return the moderators' page: open reports, bans, the audit log, and the team for owners."""
    actor = await require(hall, person, Permission.SEE_REPORTS)
    return await hall.store.read(lambda c: _desk(c, actor))


def _desk(connection: Connection, actor: Actor) -> ModeratorDesk:
    found = (reports.open_reports(connection), bans.list_bans(connection), audit.newest(connection))
    staff = _staff(connection) if actor.may(Permission.APPOINT) else []
    return ModeratorDesk(actor.name, actor.may(Permission.OWN), *found, whole=audit.is_intact(connection), staff=staff)


def _staff(connection: Connection) -> list[StaffMember]:
    found = select(ACCOUNTS.c.name, ROLES.c.role, ROLES.c.since).where(ACCOUNTS.c.guest == ROLES.c.person)
    return [StaffMember(row.name, row.role, row.since) for row in connection.execute(found.order_by(ROLES.c.since))]


async def perform(hall: PublicHall, person: str, deed: ModeratorAction) -> str:
    """Do a moderator's action and log it; return a link if the action makes one, else ""."""
    permission, action = ACTIONS[deed.deed]
    actor = await require(hall, person, permission)
    link = await action(hall, actor, deed)
    if deed.report:
        await hall.store.write(lambda c: reports.close(c, deed.report, actor.name))
    return link or ""


def check_rank(connection: Connection, actor: Actor, target: str) -> None:
    """Raise 403 if the target has an equal or higher role. Called in the action's transaction: roles may change."""
    if roles.role_of(connection, actor.person) != actor.role or not actor.outranks(roles.role_of(connection, target)):
        raise UnwelcomeError(403, "same-rank")


async def _close_report(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """Close a report without an action."""
    if not deed.report:
        raise UnwelcomeError(404, "nothing-to-report")
    await hall.store.write(lambda c: audit.append(c, actor, "done", deed.report, deed.why))


# -- a table


async def _close_table(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """Close a table: its game ends without a winner and does not count. Its record remains in the database."""
    found = await _find_report(hall, deed)
    table = deed.table or (found[2] if found else "")
    room = await hall.room(table) if table else None
    if room is None:
        raise UnwelcomeError(404, "no-such-table")
    await hall.store.write(lambda c: _close(c, actor, table, deed.why))
    async with room.lock:
        await hall.look_again(room)
    hall.stop_if_closed(room)
    hall.changed(room)


def _close(connection: Connection, actor: Actor, table: str, why: str) -> None:
    values = {"status": "over", "invite": CLOSED, "private": True, "taken_back": True}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    audit.append(connection, actor, "close-table", table, why)


# -- a person


ReportFound = tuple[str, reports.Context, str]


async def _find_report(hall: PublicHall, deed: ModeratorAction) -> ReportFound | None:
    if not deed.report:
        return None
    return await hall.store.read(lambda c: reports.find(c, deed.report))


async def find_person(hall: PublicHall, deed: ModeratorAction) -> tuple[str, str, str]:
    """Return the person whom an action is about: guest, name, and address range if it is known."""
    found = await _find_report(hall, deed)
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


async def _rename(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """Change the displayed name of a person at every table. They still sign in with the original name."""
    guest, old, _ = await find_person(hall, deed)
    new = talk.clean_line(deed.name)
    if not new:
        raise UnwelcomeError(400, "name-needed")
    if hall.is_unwelcome(new):
        raise UnwelcomeError(409, "name-unwelcome")
    tables = await hall.store.write(lambda c: _store_name(c, actor, guest, (old, new), deed.why))
    if tables is None:
        raise UnwelcomeError(409, "name-taken")
    await accounts.update_rooms(hall, partial(_show_name, guest=guest, new=new), tables)


def _store_name(connection: Connection, actor: Actor, guest: str, name: tuple[str, str], why: str) -> list[str] | None:
    """Store a new displayed name; return the tables that show it, or None if another person has the name."""
    old, new = name
    check_rank(connection, actor, guest)
    if names.is_taken(connection, new, guest):
        return None
    names.bar(connection, guest, old, new)
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.guest == guest).values(name=new, looks=names.looks_of(new)))
    audit.append(connection, actor, "rename", f"{old} → {new}", why, guest)
    return accounts.show_name(connection, guest, new)


def _show_name(room: Room, guest: str, new: str) -> None:
    room.call(guest, new)


async def _ban(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """Ban a person for some days: bots take their seats, and their pages close."""
    guest, name, known = await find_person(hall, deed)
    near = (known or hall.order.recent_ranges.of(guest)) if deed.near else ""
    await hall.store.write(lambda c: _store_ban(c, actor, (guest, name, near), deed))
    await hall.learn_bans()
    tables = await hall.store.read(lambda c: deletion.tables_of(c, guest))
    await deletion.leave_all(hall, guest, [table for table, status in tables.items() if status != "over"])
    for room in [*hall.rooms.values()]:
        room.show_out(guest)


def _store_ban(connection: Connection, actor: Actor, whom: tuple[str, str, str], deed: ModeratorAction) -> None:
    guest, name, near = whom
    check_rank(connection, actor, guest)
    bans.add(connection, "guest", guest, name, deed.why, deed.days)
    if near:
        bans.add(connection, "range", near, name, deed.why, deed.days)
    audit.append(connection, actor, "ban", f"{name}, {deed.days} d{', range' if near else ''}", deed.why, guest)


async def _lift(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """End a ban."""
    if not await hall.store.write(lambda c: _lift_ban(c, actor, deed)):
        raise UnwelcomeError(404, "no-such-person")
    await hall.learn_bans()


def _lift_ban(connection: Connection, actor: Actor, deed: ModeratorAction) -> bool:
    lifted = bans.lift(connection, deed.kind, deed.what)
    if lifted:
        audit.append(connection, actor, "lift", f"{deed.kind} {deed.what}", deed.why)
    return lifted


# -- ratings


async def _annul(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """Annul all results of an account and recompute the ratings."""
    target, name, _ = await find_person(hall, deed)
    await hall.store.write(lambda c: _annul_results(c, actor, (target, name), deed.why))


def _annul_results(connection: Connection, actor: Actor, whom: tuple[str, str], why: str) -> None:
    target, name = whom
    check_rank(connection, actor, target)
    games = annulment.annul(connection, target)
    audit.append(connection, actor, "annul", f"{name}, {games} games", why, target)


# -- roles and passwords


async def _appoint(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """Make a person with an account a moderator."""
    target, name, _ = await find_person(hall, deed)
    if not await hall.store.write(lambda c: _set_role(c, actor, (target, name), "moderator", deed.why)):
        raise UnwelcomeError(404, "no-such-person")


async def _dismiss(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """Take the role of a moderator away."""
    target, name, _ = await find_person(hall, deed)
    if not await hall.store.write(lambda c: _set_role(c, actor, (target, name), "", deed.why)):
        raise UnwelcomeError(404, "no-such-person")


def _set_role(connection: Connection, actor: Actor, whom: tuple[str, str], role: roles.Role, why: str) -> bool:
    target, name = whom
    check_rank(connection, actor, target)
    if not accounts.name_of(connection, target):
        return False
    roles.set_role(connection, target, role)
    audit.append(connection, actor, "appoint" if role else "dismiss", name, why, target)
    return True


async def _reset_link(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> str:
    """Make a one-time code with which a person who has no mail address sets another password."""
    target, name, _ = await find_person(hall, deed)
    return await hall.store.write(lambda c: _issue_reset(c, actor, (target, name), deed.why))


def _issue_reset(connection: Connection, actor: Actor, whom: tuple[str, str], why: str) -> str:
    target, name = whom
    check_rank(connection, actor, target)
    if not accounts.name_of(connection, target):
        raise UnwelcomeError(404, "no-such-person")
    audit.append(connection, actor, "reset-link", name, why, target)
    return recovery.issue(connection, "link", target)


async def _back_up(hall: PublicHall, actor: Actor, deed: ModeratorAction) -> None:
    """Make a backup in the host's folder now."""
    await figures.back_up_now(hall)
    await hall.store.write(lambda c: audit.append(c, actor, "backup", "", ""))


Action = Callable[[PublicHall, Actor, ModeratorAction], Awaitable[str | None]]
ACTIONS: dict[str, tuple[Permission, Action]] = {
    "done": (Permission.CLOSE_REPORT, _close_report),
    "close-table": (Permission.CLOSE_TABLE, _close_table),
    "rename": (Permission.RENAME, _rename),
    "ban": (Permission.BAN, _ban),
    "lift": (Permission.BAN, _lift),
    "annul": (Permission.ANNUL_RATINGS, _annul),
    "appoint": (Permission.APPOINT, _appoint),
    "dismiss": (Permission.APPOINT, _dismiss),
    "reset-link": (Permission.ISSUE_RESET_LINK, _reset_link),
    "backup": (Permission.BACK_UP, _back_up),
}
