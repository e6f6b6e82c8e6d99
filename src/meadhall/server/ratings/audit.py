"""Recomputes ratings from all results, compares them with the stored ones, and corrects them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import isclose
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from meadhall.server.ratings.counting import FEWEST_ANSWERS, Ended
from meadhall.server.ratings.ledger import Histories, KnownSkill, RatingKey, Standings, lock, rate
from meadhall.server.ratings.skill import Skill
from meadhall.server.ratings.weights import Kind, PairHistory
from meadhall.server.storage.records import RESULT, SETUP
from meadhall.server.storage.rows import Result, Seat, TableSetup
from meadhall.server.storage.schema import DECLARED, EXCHANGES, RATED, RATED_SEATS, STANDINGS, TABLES, UNRATED

NEAR = 1e-9  # relative tolerance; machines may differ in the last digits of a logarithm


def is_near(one: Skill, other: Skill) -> bool:
    """Are two strengths equal, apart from the last digits?"""
    return all(isclose(a, b, rel_tol=NEAR) for a, b in zip(one, other, strict=True))


def is_like(one: KnownSkill, other: KnownSkill | None) -> bool:
    """Are two stored ratings equal, apart from the last digits?"""
    return other is not None and one[1:] == other[1:] and is_near(one.skill, other.skill)


class LedgerEntry(NamedTuple):
    """One seat of one game in the ledger."""

    number: int
    seat: int
    person: str
    place: int
    counts: bool  # for this seat
    strength: Skill


class Audit(NamedTuple):
    """The result of an audit."""

    games: int  # in the ledger
    counted: int
    people: int
    waiting: int  # ended, and not entered yet
    wrong: list[str]


def audit(connection: Connection) -> Audit:
    """Recompute all ratings and report every difference from the stored ones."""
    written = stored_seats(connection)
    right = recompute(connection, written)
    wrong = [
        *wrong_games(connection),
        *wrong_seats(right.entries, written),
        *wrong_standings(right.standings, stored_standings(connection)),
        *wrong_exchanges(right.exchanges, connection),
    ]
    games, counted = (connection.execute(select(func.count()).select_from(RATED).where(one)).scalar() for one in ALL)
    ended = select(func.count()).select_from(TABLES).where(TABLES.c.status == "over", TABLES.c.result != "")
    missing = int(connection.execute(ended).scalar() or 0) - int(games or 0)
    return Audit(int(games or 0), int(counted or 0), len({whose[0] for whose in right.standings}), missing, wrong)


ALL = (RATED.c.number > 0, RATED.c.why_not == "")


def stored_seats(connection: Connection) -> dict[int, list[LedgerEntry]]:
    """Read the ledger's seats of the games that count, by game."""
    found: dict[int, list[LedgerEntry]] = defaultdict(list)
    counted = select(RATED_SEATS).where(RATED_SEATS.c.number == RATED.c.number, RATED.c.why_not == "")
    rows = connection.execute(counted.order_by(RATED_SEATS.c.number, RATED_SEATS.c.seat)).mappings()
    for row in rows:
        found[row["number"]].append(_entry(row))
    return found


def stored_standings(connection: Connection) -> dict[RatingKey, KnownSkill]:
    """Read the stored ratings of all people."""
    rows = connection.execute(select(STANDINGS))
    return {
        (row.person, row.game, row.players): KnownSkill(Skill(row.mu, row.sigma), row.games, row.won) for row in rows
    }


class RecomputedRatings(NamedTuple):
    """Ratings recomputed from results: ledger entries by game number, standings, and rows of exchanges."""

    entries: dict[int, list[LedgerEntry]]
    standings: dict[RatingKey, KnownSkill]
    exchanges: list[dict[str, Any]]  # Any: rows to be written


def recompute(
    connection: Connection, written: dict[int, list[LedgerEntry]], kinds: frozenset[Kind] | None = None
) -> RecomputedRatings:
    """Recompute all games in their order, from the results of the tables and the people in the ledger.

    `kinds`: only games of these kinds; ratings of other kinds do not depend on them.
    """
    standings, histories = Standings(connection), Histories(PairHistory)
    found = RecomputedRatings({}, standings.now, [])
    for game in counted_games(connection):
        people = [entry.person for entry in written.get(game.number, [])]
        result = RESULT.decode(game.result)
        if (kinds is None or (game.game, game.players) in kinds) and len(people) == len(result.scores):
            rows = rate(game.number, _ended(game, people, result), standings, histories)
            found.entries[game.number] = [_entry(row) for row in rows.seats]
            found.exchanges.extend(rows.exchanges)
    return found


def counted_games(connection: Connection) -> Iterator[Any]:
    """Yield the games that count, with their results, in ledger order."""
    columns = (RATED.c.number, RATED.c.game, RATED.c.players, RATED.c.at, TABLES.c.result, TABLES.c.rating)
    joined = select(*columns).where(RATED.c.table_id == TABLES.c.id, RATED.c.why_not == "")
    yield from connection.execute(joined.order_by(RATED.c.number)).all()


def _ended(game: Any, people: list[str], result: Result) -> Ended:  # Any: a row of a query knows no types
    """Return a ledger game for rating. Whether it counts is not decided again."""
    seats = [Seat(at, "person", "", "", person) for at, person in enumerate(people)]
    return Ended("", game.game, game.at, TableSetup(), result, False, seats, frozenset(people), game.rating)


def _entry(row: Any) -> LedgerEntry:  # Any: a row of a query, or one to be written
    return LedgerEntry(
        row["number"], row["seat"], row["person"], row["place"], bool(row["counts"]), Skill(row["mu"], row["sigma"])
    )


# -- differences


def wrong_games(connection: Connection) -> Iterator[str]:
    """Report games that count in the ledger although they must not."""
    columns = (TABLES.c.id, TABLES.c.setup, TABLES.c.taken_back, TABLES.c.result, TABLES.c.rating)
    joined = select(*columns).where(RATED.c.table_id == TABLES.c.id, RATED.c.why_not == "")
    for row in connection.execute(joined):
        short = row.rating == DECLARED and min(RESULT.decode(row.result).own, default=0) < FEWEST_ANSWERS
        if row.taken_back or short or row.rating == UNRATED or SETUP.decode(row.setup).practice:
            yield f"table {row.id} counts and should not"


def wrong_seats(entries: dict[int, list[LedgerEntry]], written: dict[int, list[LedgerEntry]]) -> Iterator[str]:
    """Report games whose stored seats differ from the recomputed ones."""
    for number in sorted(entries.keys() | written.keys()):
        ours, theirs = entries.get(number, []), written.get(number, [])
        same = [one[:5] for one in ours] == [one[:5] for one in theirs]
        if not same or not all(is_near(a.strength, b.strength) for a, b in zip(ours, theirs, strict=True)):
            yield f"game {number} of the ledger does not match its result"


def wrong_standings(standings: dict[RatingKey, KnownSkill], written: dict[RatingKey, KnownSkill]) -> Iterator[str]:
    """Report people whose stored rating differs from the recomputed one."""
    for whose in sorted(standings.keys() | written.keys()):
        if whose not in standings or not is_like(standings[whose], written.get(whose)):
            person, game, players = whose
            yield f"the rating of {person[:12]} in {game} for {players} does not match the games"


def wrong_exchanges(
    exchanges: list[dict[str, Any]], connection: Connection
) -> Iterator[str]:  # Any: rows to be written
    """Report games whose stored exchanges between opponents differ from the recomputed ones."""
    right = {_key_of(row): row["change"] for row in exchanges}
    written = {_key_of(row): row["change"] for row in connection.execute(select(EXCHANGES)).mappings()}
    for key in sorted(right.keys() | written.keys()):
        ours, theirs = right.get(key), written.get(key)
        if ours is None or theirs is None or not isclose(ours, theirs, rel_tol=NEAR, abs_tol=NEAR):
            yield f"game {key[0]} of the ledger has exchanges that do not match its result"


def _key_of(row: Any) -> tuple[int, str, str]:  # Any: a row of a query, or one to be written
    return row["number"], row["person"], row["other"]


# -- correction


def correct(connection: Connection, kinds: frozenset[Kind] | None = None) -> None:
    """Store the recomputed ratings; `kinds`: only for games of these kinds."""
    lock(connection)
    written = stored_seats(connection)
    right = recompute(connection, written, kinds)
    before = {(entry.number, entry.seat): entry for game in written.values() for entry in game}
    for entry in (one for game in right.entries.values() for one in game):
        old = before.get((entry.number, entry.seat))
        if old is not None and old[:5] == entry[:5] and is_near(old.strength, entry.strength):
            continue  # most entries stay the same, and players' answers wait while rows are written
        there = (RATED_SEATS.c.number == entry.number, RATED_SEATS.c.seat == entry.seat)
        values = {"place": entry.place, "counts": entry.counts, **entry.strength._asdict()}
        connection.execute(update(RATED_SEATS).where(*there).values(**values))
    for table in (STANDINGS, EXCHANGES):
        connection.execute(delete(table).where(_among(table, kinds)))
    rows = [
        {"person": person, "game": game, "players": players, "games": one.games, "won": one.won, **one.skill._asdict()}
        for (person, game, players), one in right.standings.items()
    ]
    if rows:
        connection.execute(insert(STANDINGS), rows)
    if right.exchanges:
        connection.execute(insert(EXCHANGES), right.exchanges)


def _among(table: Table, kinds: frozenset[Kind] | None) -> ColumnElement[bool]:
    if kinds is None:
        return true()
    return or_(false(), *(and_(table.c.game == game, table.c.players == players) for game, players in sorted(kinds)))
