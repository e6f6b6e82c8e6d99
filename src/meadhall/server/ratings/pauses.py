"""Pauses from rated games for players whose last games ended badly: left, sat out, or never begun.

A pause follows from the results of a player's last rated games only, so it needs no table and every
process computes the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, select

from meadhall.server.storage.records import RESULT
from meadhall.server.storage.rows import Result
from meadhall.server.storage.schema import ACCOUNTS, DECLARED, SEATS, TABLES

LAST_GAMES = 30  # rated games looked at
FEWEST_BAD = 3  # bad endings before the first pause
BAD_SHARE = 1 / 3  # of the games looked at
STREAK = 3  # bad endings in a row that lead to a pause, however many good ones lie before them
FIRST_PAUSE_S = 600.0  # doubles with each further bad ending
LONGEST_PAUSE_S = 3 * 24 * 3600.0


class Ending(NamedTuple):
    """How one rated game ended for a player."""

    at: float
    bad: bool


def is_bad(result: Result, seat: int) -> bool:
    """Did this seat leave, sit its time out, or run out of time without a single answer?"""
    loss = result.lost.get(seat)
    never_moved = loss is not None and seat < len(result.own) and result.own[seat] == 0
    return loss in ("left", "sat") or never_moved


def pause_until(endings: Sequence[Ending]) -> float:
    """When the pause of a player ends, in seconds since 1970; 0.0 for none. `endings`: the newest first."""
    bad = [ending for ending in endings if ending.bad]
    if len(bad) < FEWEST_BAD:
        return 0.0
    streak = all(ending.bad for ending in endings[:STREAK])
    if not streak and len(bad) <= BAD_SHARE * len(endings):
        return 0.0
    pause = FIRST_PAUSE_S * 2.0 ** (len(bad) - FEWEST_BAD)
    return bad[0].at + min(pause, LONGEST_PAUSE_S)


def endings_of(connection: Connection, guest: str) -> list[Ending]:
    """How the last rated games of a player ended, the newest first."""
    rated = and_(TABLES.c.rating == DECLARED, TABLES.c.status == "over", TABLES.c.result != "")
    mine = and_(SEATS.c.guest == guest, SEATS.c.guest != "", SEATS.c.table_id == TABLES.c.id, rated)
    newest = select(TABLES.c.changed, TABLES.c.result, SEATS.c.seat).where(mine).order_by(TABLES.c.changed.desc())
    rows = connection.execute(newest.limit(LAST_GAMES)).all()
    return [Ending(row.changed, is_bad(RESULT.decode(row.result), row.seat)) for row in rows]


def pause_of(connection: Connection, guest: str) -> float:
    """When the pause of this player ends; 0.0 for none."""
    return pause_until(endings_of(connection, guest))


def has_account(connection: Connection, guest: str) -> bool:
    """Does this guest have an account?"""
    return connection.execute(select(ACCOUNTS.c.key).where(ACCOUNTS.c.guest == guest)).first() is not None
