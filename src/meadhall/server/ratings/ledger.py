"""The ledger: every finished game once, in one order, with the ratings of its players after it.

A step enters missing games in one transaction, so after a crash a game is entered completely or not at all, and
the next step enters it. Standings follow from the ledger alone; `audit.py` recomputes and compares them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import structs
from sqlalchemy import Connection, and_, delete, func, insert, select, tuple_

from meadhall.server.ratings import counting, skill, weights
from meadhall.server.ratings.counting import Ended
from meadhall.server.ratings.skill import NEWCOMER, Skill
from meadhall.server.ratings.weights import Kind, PairHistory, RatedPlayer, RatingExchange, SeatRating
from meadhall.server.storage import records
from meadhall.server.storage.records import RESULT, SETUP
from meadhall.server.storage.rows import Seat
from meadhall.server.storage.schema import (
    ACCOUNTS,
    DECLARED,
    EXCHANGES,
    RATED,
    RATED_SEATS,
    SETTINGS,
    STANDINGS,
    TABLES,
)

LOCK = "ratings"  # a row of the settings; the transaction that locks it may change the ledger
GAMES_A_TRANSACTION = 40  # moves wait for this transaction, so it is short
KIND = ("person", "game", "players")
LATE_S = 3600.0  # seconds by which a game may be stored later than another one that ended after it


def lock(connection: Connection) -> None:
    """Lock the ledger for this transaction."""
    records.setting(connection, LOCK, "")
    connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == LOCK).with_for_update())


def missing_games(connection: Connection, whole: bool = False) -> list[str]:
    """Return finished games that are not in the ledger, in the order in which they ended.

    `whole`: also games that ended long ago.
    """
    entered = select(RATED.c.number).where(RATED.c.table_id == TABLES.c.id)
    wanted = and_(TABLES.c.status == "over", TABLES.c.result != "", ~entered.exists())
    if not whole:
        wanted = and_(wanted, TABLES.c.changed > _newest(connection) - LATE_S)
    found = select(TABLES.c.id).where(wanted).order_by(TABLES.c.changed, TABLES.c.id).limit(GAMES_A_TRANSACTION)
    return [*connection.execute(found).scalars()]


def _newest(connection: Connection) -> float:
    """Return when the last entered game ended."""
    last = select(RATED.c.at).order_by(RATED.c.number.desc()).limit(1)
    return float(connection.execute(last).scalar() or 0.0)


def step(connection: Connection, whole: bool = False) -> int:
    """Enter missing games and return their number. Players' moves wait, so many games share few statements."""
    lock(connection)
    tables = missing_games(connection, whole)
    last = int(connection.execute(select(func.max(RATED.c.number))).scalar() or 0)
    games = {last + place: ended for place, ended in enumerate(ended_games(connection, tables), 1)}
    if games:
        enter(connection, games)
    return len(games)


def ended_games(connection: Connection, tables: list[str]) -> list[Ended]:
    """Read these games, in this order."""
    rows = {row.id: row for row in connection.execute(select(TABLES).where(TABLES.c.id.in_(tables)))}
    seats = _sat_down(connection, tables)
    guests = {seat.guest for theirs in seats.values() for seat in theirs}
    known = select(ACCOUNTS.c.guest).where(ACCOUNTS.c.guest.in_(sorted(guests - {""})))
    accounts = frozenset(connection.execute(known).scalars())
    return [_ended(rows[table], seats[table], accounts) for table in tables]


def _ended(row: Any, seats: list[Seat], accounts: frozenset[str]) -> Ended:
    setup, result = SETUP.decode(row.setup), RESULT.decode(row.result)
    return Ended(row.id, row.game, row.changed, setup, result, bool(row.taken_back), seats, accounts, row.rating)


def _sat_down(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    """Read the seats of these tables. Players who were voted out still count for their seat."""
    seats, out = records.seats_of(connection, tables), records.voted_out_of(connection, tables)
    return {
        table: [structs.replace(seat, guest=seat.guest or out[table].get(seat.seat, "")) for seat in seats[table]]
        for table in tables
    }


def enter(connection: Connection, games: dict[int, Ended]) -> None:
    """Store games under their numbers, and the ratings and exchanges that follow."""
    reasons = {number: counting.why_not(ended) for number, ended in games.items()}
    counted = {number: ended for number, ended in games.items() if not reasons[number]}
    connection.execute(insert(RATED), [_head(number, ended, reasons[number]) for number, ended in games.items()])
    standings = Standings(connection, {seat.guest for ended in counted.values() for seat in ended.seats})
    histories = histories_of(connection, counted.values())
    rated = [rate(number, ended, standings, histories) for number, ended in counted.items()]
    seats, exchanges = [row for one in rated for row in one.seats], [row for one in rated for row in one.exchanges]
    if seats:
        connection.execute(insert(RATED_SEATS), seats)
        standings.save(connection)
    if exchanges:
        connection.execute(insert(EXCHANGES), exchanges)


def histories_of(connection: Connection, games: Iterable[Ended]) -> Histories:
    """Read the earlier exchanges of the players of these games."""
    histories: Histories = defaultdict(PairHistory)
    people = {seat.guest for ended in games if ended.rating == DECLARED for seat in ended.seats}
    if people:
        theirs = select(EXCHANGES).where(EXCHANGES.c.person.in_(sorted(people))).order_by(EXCHANGES.c.number)
        for row in connection.execute(theirs):
            histories[row.game, row.players].add(RatingExchange(row.person, row.other, row.change), row.at)
    return histories


class RatedRows(NamedTuple):
    """The rows that one game adds: one for each seat, and one for each exchange."""

    seats: list[dict[str, object]]
    exchanges: list[dict[str, object]]


def rate(number: int, ended: Ended, standings: Standings, histories: Histories) -> RatedRows:
    """Rate all players after a game that counts, and update `standings` and `histories`."""
    kind = ended.game, ended.players
    whose: list[RatingKey] = [(seat.guest, *kind) for seat in ended.seats]
    known = [standings.of(one) for one in whose]
    if ended.rating == DECLARED:
        players = [RatedPlayer(one[0], each.skill, each.games) for one, each in zip(whose, known, strict=True)]
        found = weights.ratings_after(histories[kind], players, ended.result, ended.at)
        unmoved = ended.result.out
    else:
        found = [
            SeatRating(after, []) for after in skill.skills_after_game([each.skill for each in known], ended.result)
        ]
        unmoved = []
    places, seats = counting.places(ended.result), []
    for seat, (one, each, rating, place) in enumerate(zip(whose, known, found, places, strict=True)):
        counts = seat not in unmoved
        if counts:
            standings.now[one] = KnownSkill(rating.skill, each.games + 1, each.won + (place == 1))
        row = {"number": number, "seat": seat, "person": one[0], "place": place, "counts": counts}
        seats.append({**row, **rating.skill._asdict()})
    exchanges = [exchange for rating in found for exchange in rating.exchanges]
    for exchange in exchanges:
        histories[kind].add(exchange, ended.at)
    common = {"number": number, "game": ended.game, "players": ended.players, "at": ended.at}
    return RatedRows(seats, [{**common, **exchange._asdict()} for exchange in exchanges])


def _head(number: int, ended: Ended, why: str) -> dict[str, object]:
    kind = {"table_id": ended.table, "game": ended.game, "players": ended.players}
    return {"number": number, **kind, "at": ended.at, "why_not": why}


class KnownSkill(NamedTuple):
    """A person's strength in one kind of game, with the number of games and wins behind it."""

    skill: Skill = NEWCOMER
    games: int = 0
    won: int = 0


RatingKey = tuple[str, str, int]  # a person, a game, how many play it
Histories = defaultdict[Kind, PairHistory]


class Standings:
    """The ratings of some people: read once, changed in memory, written once."""

    def __init__(self, connection: Connection, people: set[str] | None = None) -> None:
        """`people`: the people whose ratings are read; None: start with no ratings."""
        theirs = connection.execute(select(STANDINGS).where(STANDINGS.c.person.in_(sorted(people or ()))))
        self.before: dict[RatingKey, KnownSkill] = {
            (row.person, row.game, row.players): KnownSkill(Skill(row.mu, row.sigma), row.games, row.won)
            for row in theirs
        }
        self.now: dict[RatingKey, KnownSkill] = {}

    def of(self, whose: RatingKey) -> KnownSkill:
        """Return a rating after the games entered so far."""
        return self.now.get(whose) or self.before.get(whose) or KnownSkill()

    def save(self, connection: Connection) -> None:
        """Write the changed ratings."""
        rows = {
            whose: {**dict(zip(KIND, whose, strict=True)), **now.skill._asdict(), "games": now.games, "won": now.won}
            for whose, now in self.now.items()
        }
        stale = [whose for whose in rows if whose in self.before]
        if stale:
            connection.execute(delete(STANDINGS).where(tuple_(*(STANDINGS.c[name] for name in KIND)).in_(stale)))
        connection.execute(insert(STANDINGS), [*rows.values()])


def skill_of(connection: Connection, person: str, game: str, players: int) -> Skill | None:
    """Read a person's strength; None: they have no rated game of this kind."""
    found = Standings(connection, {person}).before.get((person, game, players))
    return None if found is None else found.skill
