"""Pending events of a person, combined into one notification instead of many. In the database.

An event is stored in the transaction that detects it; a notification in the one that takes its events. So each event
is in exactly one notification, also after a crash.
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, RowMapping, and_, delete, exists, func, insert, select, text, update
from sqlalchemy.exc import OperationalError

from meadhall.server.notifications import preferences, queue
from meadhall.server.notifications.preferences import Reach
from meadhall.server.storage.schema import ANSWERS, NOTES, REACH, SEATS, TABLES, TURNS

LOG = logging.getLogger("meadhall.notifications")
GAPS_S = {"push": 60.0, "mail": 300.0}  # least seconds between two notifications to one person
AT_ONCE = 50
MOST_TABLES = 20  # tables named in one notification
LOCK = 0x7475726E  # the key of a PostgreSQL advisory lock: one process at a time gathers events
Json = dict[str, Any]


def add(connection: Connection, guest: str, table: str, seat: int, since: int, kind: str) -> None:
    """Store an event for each channel that the person has chosen, unless the same event is pending already."""
    key = {"table_id": table, "seat": seat, "since": since, "kind": kind}
    for channel in preferences.channels_of(connection, guest):
        there = and_(*(TURNS.c[name] == value for name, value in key.items()), TURNS.c.channel == channel)
        if connection.execute(select(TURNS.c.seat).where(there)).first() is None:
            row = {**key, "channel": channel, "guest": guest, "at": time.time(), "note": ""}
            connection.execute(insert(TURNS).values(**row))


def has_pending(connection: Connection) -> bool:
    """Are there pending events?"""
    return connection.execute(select(TURNS.c.seat).where(TURNS.c.note == "").limit(1)).first() is not None


def gather(connection: Connection) -> int:
    """Combine each person's pending events into a notification; return the number of deliveries queued."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    _drop_settled(connection)
    written, served, now = 0, 0, time.time()
    for row in _pending(connection):
        known = {**preferences.DEFAULTS, **{name: value for name, value in row.items() if value is not None}}
        notes = _gather_alone(connection, known, row["guest"], row["channel"], row["first"], now)
        written += notes
        served += bool(notes)
        if served == AT_ONCE:
            break
    return written


def _pending(connection: Connection) -> list[RowMapping]:
    """Return each person and channel with pending events, the longest wait first, and the person's preferences.

    There is no limit: otherwise people in their quiet hours could keep later ones out of the result.
    """
    events = select(TURNS.c.guest, TURNS.c.channel, func.min(TURNS.c.at).label("first")).where(TURNS.c.note == "")
    waiting = events.group_by(TURNS.c.guest, TURNS.c.channel).subquery()
    chosen = [column for column in REACH.c if column.name != "guest"]
    joined = select(waiting, *chosen).outerjoin(REACH, REACH.c.guest == waiting.c.guest).order_by(waiting.c.first)
    return [*connection.execute(joined).mappings()]


def _gather_alone(connection: Connection, known: Reach, guest: str, channel: str, first: float, now: float) -> int:
    """Combine one person's events in a savepoint, so an unreadable row does not stop others' notifications."""
    try:
        if preferences.is_quiet(known, now) or (channel == "mail" and first + known["digest"] > now):
            return 0
        with connection.begin_nested():
            return _gather_for(connection, known, guest, channel)
    except OperationalError:
        raise  # the database is down: the whole transaction is lost
    except Exception:
        LOG.exception("cannot gather notifications by %s for one person", channel)
        return 0


def _drop_settled(connection: Connection) -> None:
    """Delete events whose question has been answered or whose game is over."""
    seat = and_(SEATS.c.table_id == TURNS.c.table_id, SEATS.c.seat == TURNS.c.seat)
    goes_on = exists().where(TABLES.c.id == TURNS.c.table_id, TABLES.c.status == "playing")
    theirs = exists().where(seat, SEATS.c.guest == TURNS.c.guest)
    by_seat = and_(ANSWERS.c.table_id == TURNS.c.table_id, ANSWERS.c.seat == TURNS.c.seat)
    answered = exists().where(by_seat, ANSWERS.c.version > TURNS.c.since)
    replaced = exists().where(seat, SEATS.c.bot != "")
    settled = ~goes_on | ~theirs | and_(TURNS.c.kind == "turn", answered | replaced)
    connection.execute(delete(TURNS).where(TURNS.c.note == "", settled))


def _gather_for(connection: Connection, known: Reach, guest: str, channel: str) -> int:
    if not _is_gap_over(connection, guest, channel):
        return 0
    mine = and_(TURNS.c.note == "", TURNS.c.guest == guest, TURNS.c.channel == channel)
    tables = _tables(connection, mine)
    note, body = secrets.token_hex(12), {"lang": known["lang"], "tables": tables}
    named = TURNS.c.table_id.in_([table["table"] for table in tables])  # the next notification names further tables
    connection.execute(update(TURNS).where(mine, named).values(note=note))
    targets = preferences.endpoints_of(connection, guest) if channel == "push" else {known["mail"]: ""}
    for number, (target, endpoint) in enumerate(targets.items()):
        host = urlsplit(endpoint).netloc.lower()
        queue.add(connection, f"{note}-{number}", guest, channel, target, body, host)
    return len(targets)


def _is_gap_over(connection: Connection, guest: str, channel: str) -> bool:
    """Was the last notification to this person long enough ago?"""
    recent = and_(NOTES.c.guest == guest, NOTES.c.channel == channel, NOTES.c.at > time.time() - GAPS_S[channel])
    return connection.execute(select(NOTES.c.id).where(recent).limit(1)).first() is None


def _tables(connection: Connection, mine: Any) -> list[Json]:  # Any: a condition
    """Return the tables of a person's events, each once for each kind of event."""
    first = select(TURNS.c.table_id).where(mine).distinct().order_by(TURNS.c.table_id).limit(MOST_TABLES)
    names = [*connection.execute(first).scalars()]
    wanted = select(TURNS.c.table_id, TURNS.c.kind, TABLES.c.game).where(mine, TABLES.c.id == TURNS.c.table_id)
    found = connection.execute(wanted.where(TURNS.c.table_id.in_(names)).distinct().order_by(TURNS.c.table_id))
    return [{"table": row.table_id, "kind": row.kind, "game": row.game} for row in found]
