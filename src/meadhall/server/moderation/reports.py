"""Reports of a chat line, a name or a table, with its context as far as the reporter could see it."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, update

from meadhall.server.chat import talk
from meadhall.server.protocol.moderation import NewReport, ReportInfo, ReportLine
from meadhall.server.storage.rows import Speech
from meadhall.server.storage.schema import REPORTS
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.position import SPECTATOR
from meadhall.server.tables.room import Room

BEFORE, AFTER = 8, 2  # chat lines kept before and after a reported one
MOST_OPEN = 2_000
CLOSED_S, OPEN_S = 30 * 86_400.0, 180 * 86_400.0  # seconds for which closed and open reports are kept
SHOWN = 100


class Context(msgspec.Struct, frozen=True):
    """The context that a moderator needs to judge a report."""

    game: str
    seats: list[str]
    lines: list[ReportLine]
    name: str  # of the reported person
    near: str = ""  # digest of the reported person's address range; deleted with the report


CONTEXT = msgspec.json.Decoder(Context)


class PlayerReport(msgspec.Struct, frozen=True):
    """A report as it is stored."""

    kind: str
    table: str
    reporter: str
    about: str
    why: str
    context: Context


def build_report(room: Room, wish: NewReport, guest: str) -> PlayerReport:
    """Return a report with its context. Raise 404 for a line or seat that the reporter cannot see."""
    seat = SPECTATOR if not room.seats_of(guest) else 0
    heard = [speech for speech in room.talk if talk.is_visible(speech, seat, set())]
    about, name, lines = "", "", list[Speech]()
    if wish.kind == "talk":
        at = next((at for at, speech in enumerate(heard) if speech.number == wish.number), None)
        if at is None:
            raise UnwelcomeError(404, "nothing-to-report")
        about, name = heard[at].guest, heard[at].name
        lines = heard[max(0, at - BEFORE) : at + 1 + AFTER]
    elif wish.kind == "name":
        about, name = person_on(room, wish.seat)
    if about == guest:
        raise UnwelcomeError(409, "nothing-to-report")
    reported_lines = [ReportLine(speech.name, speech.text, speech.number == wish.number) for speech in lines]
    seats = [seat.name or seat.bot for seat in room.seats]
    return PlayerReport(
        wish.kind, room.row.id, guest, about, wish.why, Context(room.row.game, seats, reported_lines, name)
    )


def person_on(room: Room, seat: int) -> tuple[str, str]:
    """Return guest and name of the person on a seat."""
    found = room.seats[seat] if 0 <= seat < len(room.seats) else None
    if found is None or found.kind != "person" or not found.guest:
        raise UnwelcomeError(404, "nothing-to-report")
    return found.guest, found.name


# -- in the database


def add(connection: Connection, report: PlayerReport) -> None:
    """Store a report. A repeated report is ignored, and the number of open reports is limited."""
    _tidy(connection)
    same = (REPORTS.c.reporter == report.reporter, REPORTS.c.table_id == report.table, REPORTS.c.kind == report.kind)
    known = select(REPORTS.c.id).where(*same, REPORTS.c.about == report.about, REPORTS.c.closed == 0)
    if connection.execute(known.limit(1)).first():
        return
    waiting = connection.execute(select(func.count()).select_from(REPORTS).where(REPORTS.c.closed == 0)).scalar() or 0
    if waiting >= MOST_OPEN:
        raise UnwelcomeError(503, "hall-full")
    values: dict[str, object] = {
        "kind": report.kind,
        "table_id": report.table,
        "reporter": report.reporter,
        "about": report.about,
    }
    context = msgspec.json.encode(report.context).decode()
    values |= {"id": secrets.token_hex(8), "at": time.time(), "why": report.why, "context": context}
    connection.execute(insert(REPORTS).values(**values))


def _tidy(connection: Connection) -> None:
    now = time.time()
    old = and_(REPORTS.c.closed > 0, REPORTS.c.closed < now - CLOSED_S)
    connection.execute(delete(REPORTS).where(or_(old, REPORTS.c.at < now - OPEN_S)))


def open_reports(connection: Connection) -> list[ReportInfo]:
    """Return open reports, oldest first."""
    rows = connection.execute(select(REPORTS).where(REPORTS.c.closed == 0).order_by(REPORTS.c.at).limit(SHOWN))
    return [_info(row) for row in rows.mappings()]


def _info(row: RowMapping) -> ReportInfo:
    context = CONTEXT.decode(row["context"])
    return ReportInfo(
        id=row["id"],
        at=row["at"],
        kind=row["kind"],
        table=row["table_id"],
        game=context.game,
        name=context.name,
        why=row["why"],
        seats=context.seats,
        lines=context.lines,
    )


def find(connection: Connection, report: str) -> tuple[str, Context, str] | None:
    """Return the reported guest, the context and the table of a report."""
    row = connection.execute(select(REPORTS).where(REPORTS.c.id == report)).mappings().first()
    return None if row is None else (row["about"], CONTEXT.decode(row["context"]), row["table_id"])


def close(connection: Connection, report: str, moderator: str) -> None:
    """Close a report."""
    done = update(REPORTS).where(REPORTS.c.id == report, REPORTS.c.closed == 0)
    connection.execute(done.values(closed=time.time(), by=moderator))
