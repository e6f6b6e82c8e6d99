"""Ties between people: following, friendship, blocking. Only the person who made a tie sees it, except that a
friend request is shown to its receiver too.
"""

from __future__ import annotations

import time
from collections import defaultdict

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from meadhall.server.protocol.people import Acquaintance, Bond, Bonds, Circle
from meadhall.server.ratings.ladders import visible_to
from meadhall.server.storage.schema import ACCOUNTS, SEATS, TABLES, TIES

MOST_TIES = 500  # ties of one person
LATELY_S = 2 * 24 * 3600.0  # seconds; tables without a change for longer are not shown
TABLES_SHOWN = 3


def bonds_between(connection: Connection, viewer: str, other: str) -> Bonds:
    """Return the ties between two people as the viewer may see them."""
    if not viewer or viewer == other:
        return Bonds()
    pair = or_(and_(TIES.c.guest == viewer, TIES.c.other == other), and_(TIES.c.guest == other, TIES.c.other == viewer))
    rows = connection.execute(select(TIES).where(pair)).all()
    return bonds_of({row.kind for row in rows if row.guest == viewer}, {row.kind for row in rows if row.guest == other})


def bonds_of(ours: set[str], theirs: set[str]) -> Bonds:
    """Combine both people's ties. Of the other's ties only a friend request is shown."""
    both = "friend" in ours and "friend" in theirs
    return Bonds(
        follow="follow" in ours,
        block="block" in ours,
        friend=both,
        asked="friend" in ours and not both,
        asks="friend" in theirs and not both,
    )


def set_tie(connection: Connection, guest: str, other: str, kind: Bond, on: bool) -> bool:
    """Make or end a tie; False: this person has too many ties."""
    _remove(connection, guest, other, kind)
    if not on:
        if kind == "friend":
            _remove(connection, other, guest, kind)  # a friendship or a request ends for both
        return True
    mine = connection.execute(select(func.count()).select_from(TIES).where(TIES.c.guest == guest)).scalar()
    if int(mine or 0) >= MOST_TIES:
        return False
    if kind == "block":
        _part(connection, guest, other)
    connection.execute(insert(TIES).values(guest=guest, other=other, kind=kind, since=time.time()))
    return True


def _part(connection: Connection, guest: str, other: str) -> None:
    """End following and friendship between two people, in both directions."""
    for kind in ("follow", "friend"):
        _remove(connection, guest, other, kind)
        _remove(connection, other, guest, kind)


def _remove(connection: Connection, guest: str, other: str, kind: str) -> None:
    connection.execute(delete(TIES).where(TIES.c.guest == guest, TIES.c.other == other, TIES.c.kind == kind))


def circle(connection: Connection, guest: str) -> Circle:
    """Return all people tied to this guest, friend requests included, with the public tables of friends."""
    ours, theirs = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    mine = or_(TIES.c.guest == guest, and_(TIES.c.other == guest, TIES.c.kind == "friend"))
    for row in connection.execute(select(TIES).where(mine).order_by(TIES.c.since.desc()).limit(2 * MOST_TIES)):
        (ours[row.other] if row.guest == guest else theirs[row.guest]).add(row.kind)
    others = sorted(ours.keys() | theirs.keys())
    known = and_(ACCOUNTS.c.guest.in_(others), visible_to(guest))
    rows = connection.execute(select(ACCOUNTS).where(known).order_by(ACCOUNTS.c.key)).all()
    bonds = {row.guest: bonds_of(ours[row.guest], theirs[row.guest]) for row in rows}
    at = tables_of(connection, [row.guest for row in rows if bonds[row.guest].follow or bonds[row.guest].friend])
    return Circle([Acquaintance(row.name, bonds[row.guest], at[row.guest]) for row in rows])


def tables_of(connection: Connection, guests: list[str]) -> dict[str, list[str]]:
    """Return the public tables at which these people sit now, the newest first."""
    going = and_(TABLES.c.status.in_(("waiting", "playing")), ~TABLES.c.private)
    there = and_(going, SEATS.c.table_id == TABLES.c.id, TABLES.c.changed > time.time() - LATELY_S)
    wanted = select(SEATS.c.guest, TABLES.c.id).where(there, SEATS.c.guest.in_(guests))
    found: dict[str, list[str]] = defaultdict(list)
    for row in connection.execute(wanted.order_by(TABLES.c.changed.desc())):
        if len(found[row.guest]) < TABLES_SHOWN and row.id not in found[row.guest]:
            found[row.guest].append(row.id)
    return found
