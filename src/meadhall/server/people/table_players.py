"""The public players of a table with their ratings, rating changes by its game, and the table's contest."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, select

from meadhall.server.protocol.people import Companion, Company, ContestPlace
from meadhall.server.ratings.ladders import visible_to
from meadhall.server.ratings.skill import NEWCOMER, SETTLED, to_points
from meadhall.server.storage import records
from meadhall.server.storage.rows import Seat
from meadhall.server.storage.schema import ACCOUNTS, CONTESTS, PAIRINGS, RATED, RATED_SEATS, STANDINGS, TABLES

SqlRow = Any  # of a query, which knows no types


def players_of(connection: Connection, table: str, viewer: str) -> Company | None:
    """Return the players of a table whose profiles this viewer may see; None: there is no such table.

    Players choose any name at a private table, so only its players learn whose profile belongs to a seat, and how
    the game changed ratings.
    """
    there = connection.execute(select(TABLES.c.game, TABLES.c.private).where(TABLES.c.id == table)).first()
    if there is None:
        return None
    game, seats = there.game, records.seats_at(connection, table)
    if there.private and not any(viewer and seat.guest == viewer for seat in seats):
        return Company([], None, None)
    shown = and_(ACCOUNTS.c.guest.in_({seat.guest for seat in seats} - {""}), visible_to(viewer))
    known = {row.guest: row.name for row in connection.execute(select(ACCOUNTS.c.guest, ACCOUNTS.c.name).where(shown))}
    rated = connection.execute(select(RATED).where(RATED.c.table_id == table)).first()
    visible = [seat for seat in seats if seat.guest in known]
    people = [player_of(connection, seat, known[seat.guest], (game, len(seats)), rated) for seat in visible]
    return Company(people, None if rated is None else rated.why_not, contest_of(connection, table))


def player_of(connection: Connection, seat: Seat, name: str, kind: tuple[str, int], rated: SqlRow) -> Companion:
    """Return one player with their rating now, and its change by this game."""
    theirs = and_(STANDINGS.c.person == seat.guest, STANDINGS.c.game == kind[0], STANDINGS.c.players == kind[1])
    row = connection.execute(select(STANDINGS).where(theirs)).first()
    rating, games = (0, 0) if row is None else (to_points(row.mu), row.games)
    return Companion(seat.seat, name, rating, games < SETTLED, rating_change(connection, seat.guest, rated))


def rating_change(connection: Connection, guest: str, rated: SqlRow) -> int | None:
    """Return how the game changed a player's rating; None: not at all, or not yet."""
    if rated is None or rated.why_not:
        return None
    counts = and_(RATED_SEATS.c.counts, RATED.c.why_not == "")
    mine = and_(RATED_SEATS.c.person == guest, RATED_SEATS.c.number == RATED.c.number, counts)
    same = and_(mine, RATED.c.game == rated.game, RATED.c.players == rated.players, RATED.c.number <= rated.number)
    newest = select(RATED_SEATS.c.mu, RATED.c.number).where(same).order_by(RATED.c.number.desc()).limit(2)
    found = connection.execute(newest).all()
    if not found or found[0].number != rated.number:
        return None
    return to_points(found[0].mu) - (to_points(found[1].mu) if len(found) > 1 else NEWCOMER.points)


def contest_of(connection: Connection, table: str) -> ContestPlace | None:
    """Return the contest for which a table was opened, with the round."""
    joined = and_(PAIRINGS.c.table_id == table, CONTESTS.c.id == PAIRINGS.c.contest)
    row = connection.execute(select(CONTESTS.c.id, CONTESTS.c.name, PAIRINGS.c.round).where(joined)).first()
    return None if row is None else ContestPlace(row.id, row.name, row.round)
