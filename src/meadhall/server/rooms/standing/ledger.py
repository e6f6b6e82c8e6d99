"""The ledger: every finished game once, in one order, with what it meant for those who played it.

A step enters what is not in it yet, in one transaction: a hall that is killed has entered a game wholly or not at
all, and the next step enters it. Standings follow from the ledger alone; `audit.py` reckons them again and compares.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, and_, func, insert, select, update

from meadhall.server.rooms.standing import counting, skill
from meadhall.server.rooms.standing.counting import Ended
from meadhall.server.rooms.standing.skill import NEWCOMER, Skill
from meadhall.server.store import records
from meadhall.server.store.records import RESULT, SETUP
from meadhall.server.store.rows import Seat
from meadhall.server.store.schema import ACCOUNTS, RATED, RATED_SEATS, SETTINGS, STANDINGS, TABLES

LOCK = "ratings"  # a row of the settings: whoever holds it changes the ledger
GAMES_A_TRANSACTION = 40  # moves wait no longer than for that
LATE_S = 3600.0  # seconds by which a game may be later on the disk than another one that ended after it


def hold(connection: Connection) -> None:
    """Nobody else changes the ledger until we are done."""
    records.setting(connection, LOCK, "")
    connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == LOCK).with_for_update())


def waiting(connection: Connection, whole: bool = False) -> list[str]:
    """Finished games that are not in the ledger, in the order in which they ended; `whole`: however long ago."""
    entered = select(RATED.c.number).where(RATED.c.table_id == TABLES.c.id)
    wanted = and_(TABLES.c.status == "over", TABLES.c.result != "", ~entered.exists())
    if not whole:
        wanted = and_(wanted, TABLES.c.changed > _newest(connection) - LATE_S)
    found = select(TABLES.c.id).where(wanted).order_by(TABLES.c.changed, TABLES.c.id).limit(GAMES_A_TRANSACTION)
    return [*connection.execute(found).scalars()]


def _newest(connection: Connection) -> float:
    """When the game ended that was entered last."""
    last = select(RATED.c.at).order_by(RATED.c.number.desc()).limit(1)
    return float(connection.execute(last).scalar() or 0.0)


def step(connection: Connection, whole: bool = False) -> int:
    """Enter what is not there yet; how many games that were."""
    hold(connection)
    tables = waiting(connection, whole)
    number = int(connection.execute(select(func.max(RATED.c.number))).scalar() or 0)
    for ended in ended_games(connection, tables):
        number += 1
        enter(connection, number, ended)
    return len(tables)


def ended_games(connection: Connection, tables: list[str]) -> Iterable[Ended]:
    """These games, in this order."""
    rows = {row.id: row for row in connection.execute(select(TABLES).where(TABLES.c.id.in_(tables)))}
    seats = {table: _sat_down(connection, table) for table in tables}
    guests = {seat.guest for theirs in seats.values() for seat in theirs}
    known = select(ACCOUNTS.c.guest).where(ACCOUNTS.c.guest.in_(sorted(guests - {""})))
    accounts = frozenset(connection.execute(known).scalars())
    for table in tables:
        row = rows[table]
        setup, result = SETUP.decode(row.setup), RESULT.decode(row.result)
        yield Ended(table, row.game, row.changed, setup, result, bool(row.taken_back), seats[table], accounts)


def _sat_down(connection: Connection, table: str) -> list[Seat]:
    """Who sat there; a game is still theirs who were voted out of it."""
    seats, out = records.seats_at(connection, table), records.voted_out(connection, table)
    return [msgspec.structs.replace(seat, guest=seat.guest or out.get(seat.seat, "")) for seat in seats]


def enter(connection: Connection, number: int, ended: Ended) -> None:
    """One game, and what follows from it."""
    why = counting.why_not(ended)
    head = {"number": number, "table_id": ended.table, "game": ended.game, "players": ended.players, "at": ended.at}
    connection.execute(insert(RATED).values(why_not=why, **head))
    if why:
        return
    people, places = [seat.guest for seat in ended.seats], counting.places(ended.result)
    known = {person: standing_of(connection, person, ended.game, ended.players) for person in people}
    strengths = skill.after_game([known[person] or NEWCOMER for person in people], ended.result)
    for seat, (person, place, strength) in enumerate(zip(people, places, strengths, strict=True)):
        values = {"number": number, "seat": seat, "person": person, "place": place, **strength._asdict()}
        connection.execute(insert(RATED_SEATS).values(**values))
        note(connection, (person, ended.game, ended.players), strength, place == 1, known[person] is None)


def standing_of(connection: Connection, person: str, game: str, players: int) -> Skill | None:
    """What is believed of somebody; None before the first game of that kind."""
    kind = and_(STANDINGS.c.person == person, STANDINGS.c.game == game, STANDINGS.c.players == players)
    row = connection.execute(select(STANDINGS.c.mu, STANDINGS.c.sigma).where(kind)).first()
    return None if row is None else Skill(row.mu, row.sigma)


def note(connection: Connection, whose: tuple[str, str, int], strength: Skill, won: bool, new: bool) -> None:
    """One game more of this kind."""
    columns = (STANDINGS.c.person, STANDINGS.c.game, STANDINGS.c.players)
    if new:
        key = dict(zip(("person", "game", "players"), whose, strict=True))
        connection.execute(insert(STANDINGS).values(**key, **strength._asdict(), games=1, won=int(won)))
        return
    theirs = and_(*(column == value for column, value in zip(columns, whose, strict=True)))
    more = {"games": STANDINGS.c.games + 1, "won": STANDINGS.c.won + int(won)}
    connection.execute(update(STANDINGS).where(theirs).values(**strength._asdict(), **more))
