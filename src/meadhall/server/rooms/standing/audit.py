"""Ratings reckoned again from all results, and compared with what is written down."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import isclose
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from meadhall.server.rooms.standing import counting, skill
from meadhall.server.rooms.standing.ledger import hold
from meadhall.server.rooms.standing.skill import NEWCOMER, Skill
from meadhall.server.store.records import RESULT, SETUP
from meadhall.server.store.rows import Result
from meadhall.server.store.schema import RATED, RATED_SEATS, STANDINGS, TABLES

NEAR = 1e-9  # machines may differ in the last digits of a logarithm
Kind = tuple[str, str, int]  # person, game, number of players


class RatedStanding(NamedTuple):
    """What follows from all games of one kind."""

    strength: Skill
    games: int
    won: int

    def is_like(self, other: RatedStanding | None) -> bool:
        """The same, but for the last digits."""
        counts = other is not None and (self.games, self.won) == (other.games, other.won)
        return counts and other is not None and is_near(self.strength, other.strength)


def is_near(one: Skill, other: Skill) -> bool:
    """The same, but for the last digits."""
    return all(isclose(a, b, rel_tol=NEAR) for a, b in zip(one, other, strict=True))


class LedgerEntry(NamedTuple):
    """One seat of one game in the ledger."""

    number: int
    seat: int
    person: str
    place: int
    strength: Skill


class Audit(NamedTuple):
    """What was found."""

    games: int  # in the ledger
    counted: int
    people: int
    waiting: int  # ended, and not entered yet
    wrong: list[str]


def audit(connection: Connection) -> Audit:
    """Reckon everything again and say what differs."""
    written = written_seats(connection)
    entries, standings = reckoned(connection, written)
    wrong = [*wrong_games(connection), *differing(entries, written), *astray(standings, written_standings(connection))]
    games, counted = (connection.execute(select(func.count()).select_from(RATED).where(one)).scalar() for one in ALL)
    ended = select(func.count()).select_from(TABLES).where(TABLES.c.status == "over", TABLES.c.result != "")
    missing = int(connection.execute(ended).scalar() or 0) - int(games or 0)
    return Audit(int(games or 0), int(counted or 0), len({kind[0] for kind in standings}), missing, wrong)


ALL = (RATED.c.number > 0, RATED.c.why_not == "")


def written_seats(connection: Connection) -> dict[int, list[LedgerEntry]]:
    """What is written down, game by game."""
    found: dict[int, list[LedgerEntry]] = defaultdict(list)
    for row in connection.execute(select(RATED_SEATS).order_by(RATED_SEATS.c.number, RATED_SEATS.c.seat)):
        strength = Skill(row.mu, row.sigma)
        found[row.number].append(LedgerEntry(row.number, row.seat, row.person, row.place, strength))
    return found


def written_standings(connection: Connection) -> dict[Kind, RatedStanding]:
    """What is written down for everybody."""
    rows = connection.execute(select(STANDINGS))
    return {
        (row.person, row.game, row.players): RatedStanding(Skill(row.mu, row.sigma), row.games, row.won) for row in rows
    }


def reckoned(
    connection: Connection, written: dict[int, list[LedgerEntry]]
) -> tuple[dict[int, list[LedgerEntry]], dict[Kind, RatedStanding]]:
    """All games again, in their order: from the results as the tables tell them, and who sat there."""
    entries: dict[int, list[LedgerEntry]] = {}
    standings: dict[Kind, RatedStanding] = {}
    for game in counted_games(connection):
        people = [entry.person for entry in written.get(game.number, [])]
        result = RESULT.decode(game.result)
        if len(people) == len(result.scores):
            entries[game.number] = replayed(game, people, result, standings)
    return entries, standings


def counted_games(connection: Connection) -> Iterator[Any]:
    """The games that count, with their results, in their order."""
    columns = (RATED.c.number, RATED.c.game, RATED.c.players, TABLES.c.result)
    joined = select(*columns).where(RATED.c.table_id == TABLES.c.id, RATED.c.why_not == "")
    yield from connection.execute(joined.order_by(RATED.c.number)).all()


def replayed(
    game: Row[Any], people: list[str], result: Result, standings: dict[Kind, RatedStanding]
) -> list[LedgerEntry]:
    """One game again; what is believed of everybody goes on from there."""
    kinds = [(person, game.game, game.players) for person in people]
    before = [standings.get(kind, RatedStanding(NEWCOMER, 0, 0)) for kind in kinds]
    places, strengths = counting.places(result), skill.after_game([one.strength for one in before], result)
    for kind, old, strength, place in zip(kinds, before, strengths, places, strict=True):
        standings[kind] = RatedStanding(strength, old.games + 1, old.won + (place == 1))
    rows = enumerate(zip(people, places, strengths, strict=True))
    return [LedgerEntry(game.number, seat, *row) for seat, row in rows]


# -- what differs


def wrong_games(connection: Connection) -> Iterator[str]:
    """Games in the ledger that may not count, however it is looked at now."""
    joined = select(TABLES.c.id, TABLES.c.setup, TABLES.c.taken_back).where(
        RATED.c.table_id == TABLES.c.id, RATED.c.why_not == ""
    )
    for row in connection.execute(joined):
        if row.taken_back or SETUP.decode(row.setup).practice:
            yield f"table {row.id} counts and should not"


def differing(entries: dict[int, list[LedgerEntry]], written: dict[int, list[LedgerEntry]]) -> Iterator[str]:
    """Games that mean something else than is written down."""
    for number in sorted(entries.keys() | written.keys()):
        ours, theirs = entries.get(number, []), written.get(number, [])
        same = [one[:4] for one in ours] == [one[:4] for one in theirs]
        if not same or not all(is_near(a.strength, b.strength) for a, b in zip(ours, theirs, strict=True)):
            yield f"game {number} of the ledger is not what its result says"


def astray(standings: dict[Kind, RatedStanding], written: dict[Kind, RatedStanding]) -> Iterator[str]:
    """People whose rating is not what their games say."""
    for kind in sorted(standings.keys() | written.keys()):
        if kind not in standings or not standings[kind].is_like(written.get(kind)):
            person, game, players = kind
            yield f"the rating of {person[:12]} in {game} for {players} is not what the games say"


# -- mending


def mend(connection: Connection) -> None:
    """Write down what the results say."""
    hold(connection)
    entries, standings = reckoned(connection, written_seats(connection))
    for entry in (one for game in entries.values() for one in game):
        there = (RATED_SEATS.c.number == entry.number, RATED_SEATS.c.seat == entry.seat)
        values = {"place": entry.place, **entry.strength._asdict()}
        connection.execute(update(RATED_SEATS).where(*there).values(**values))
    connection.execute(delete(STANDINGS))
    for (person, game, players), one in standings.items():
        values = {"person": person, "game": game, "players": players, "games": one.games, "won": one.won}
        connection.execute(insert(STANDINGS).values(**values, **one.strength._asdict()))
