"""Profiles of people with an account: ratings, history, favourites, achievements, as a viewer may see them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, insert, select

from meadhall.server.people import names, ties
from meadhall.server.protocol.people import Achievement, CurvePoint, Favourite, Meeting, Profile, Rated, Rating
from meadhall.server.ratings.ladders import visible_to
from meadhall.server.ratings.skill import NEWCOMER, SETTLED, Skill, to_points
from meadhall.server.storage.records import RESULT, SETUP
from meadhall.server.storage.rows import Result
from meadhall.server.storage.schema import ACCOUNTS, PROFILES, RATED, RATED_SEATS, SEATS, STANDINGS, TABLES

NEWEST = 2_000  # a person's newest games that are read
CURVE, HISTORY = 200, 50  # points of a rating curve, and games of the history
FAVOURITES = 3  # of each kind
DAY_S = 24 * 3600.0
When = Callable[[float], float]
SqlRow = Any  # of a query, which knows no types


class Person(NamedTuple):
    """A person with an account."""

    guest: str
    name: str


def find(connection: Connection, name: str, viewer: str) -> Person | None:
    """Find a person by name; None: there is none whom this viewer may see."""
    wanted = and_(ACCOUNTS.c.key == names.key_of(name), visible_to(viewer))
    row = connection.execute(select(ACCOUNTS.c.guest, ACCOUNTS.c.name).where(wanted)).first()
    return None if row is None else Person(row.guest, row.name)


def profile(connection: Connection, person: Person, viewer: str, deeds: dict[str, list[str]]) -> Profile:
    """Return a person's whole profile. `deeds`: all achievements of each game."""
    guest, mine = person.guest, person.guest == viewer
    rated, played = rated_games(connection, guest), played_games(connection, guest)
    return Profile(
        name=person.name,
        mine=mine,
        hidden=is_hidden(connection, guest),
        ratings=ratings(connection, guest, rated, exact_time if mine else noon_of_day),
        history=history(connection, guest, rated, viewer),
        favourites=favourites(played),
        deeds=achievements(played, deeds, exact_time if mine else noon_of_day),
        meetings=[] if mine or not viewer else meetings(connection, viewer, guest),
        bonds=ties.bonds_between(connection, viewer, guest),
    )


def exact_time(at: float) -> float:
    """Return the exact time, for a person's own profile."""
    return at


def noon_of_day(at: float) -> float:
    """Return noon of that day, for others: the exact time would reveal who sat together at a private table."""
    return at and at - at % DAY_S + DAY_S / 2


def is_hidden(connection: Connection, guest: str) -> bool:
    """Has this person hidden their profile?"""
    return bool(connection.execute(select(PROFILES.c.hidden).where(PROFILES.c.guest == guest)).scalar())


def hide(connection: Connection, guest: str, hidden: bool) -> None:
    """Hide a profile, or show it again."""
    connection.execute(delete(PROFILES).where(PROFILES.c.guest == guest))
    if hidden:
        connection.execute(insert(PROFILES).values(guest=guest, hidden=True))


# -- ratings


def rated_games(connection: Connection, guest: str) -> list[SqlRow]:
    """Return the newest games that counted for a person, oldest first."""
    columns = (RATED, RATED_SEATS.c.place, RATED_SEATS.c.mu, RATED_SEATS.c.sigma)
    counts = and_(RATED_SEATS.c.counts, RATED.c.why_not == "")
    mine = and_(RATED_SEATS.c.person == guest, RATED_SEATS.c.number == RATED.c.number, counts)
    found = connection.execute(select(*columns).where(mine).order_by(RATED.c.number.desc()).limit(NEWEST))
    return [*reversed(found.all())]


def ratings(connection: Connection, guest: str, rated: Iterable[SqlRow], when: When) -> list[Rating]:
    """Return a person's ratings with their curves; the most played kind of game comes first."""
    curves: dict[tuple[str, int], list[CurvePoint]] = defaultdict(list)
    for row in rated:
        curves[row.game, row.players].append(CurvePoint(when(row.at), to_points(row.mu)))
    found = connection.execute(select(STANDINGS).where(STANDINGS.c.person == guest)).all()
    return [rating(row, curves[row.game, row.players]) for row in sorted(found, key=lambda row: -row.games)]


def rating(row: SqlRow, curve: list[CurvePoint]) -> Rating:
    """Return the rating in one kind of game."""
    strength = Skill(row.mu, row.sigma)
    return Rating(
        game=row.game,
        players=row.players,
        rating=strength.points,
        margin=strength.margin,
        games=row.games,
        won=row.won,
        provisional=row.games < SETTLED,
        curve=curve[-CURVE:],
    )


def history(connection: Connection, guest: str, rated: list[SqlRow], viewer: str) -> list[Rated]:
    """Return rated games, newest first. Games at private tables are shown to their players only."""
    before, known = ratings_before(rated), visible_tables(connection, [row.table_id for row in rated], viewer)
    shown = [row for row in rated if row.table_id in known][-HISTORY:]
    others = co_players(connection, [row.number for row in shown], guest, viewer)
    return [
        Rated(
            at=row.at,
            game=row.game,
            players=row.players,
            place=row.place,
            change=to_points(row.mu) - before[row.number],
            others=others[row.number],
            table=row.table_id,
        )
        for row in reversed(shown)
    ]


def ratings_before(rated: Iterable[SqlRow]) -> dict[int, int]:
    """Return the rating before each game, by game number."""
    last: dict[tuple[str, int], int] = {}
    found: dict[int, int] = {}
    for row in rated:
        found[row.number] = last.get((row.game, row.players), NEWCOMER.points)
        last[row.game, row.players] = to_points(row.mu)
    return found


def co_players(connection: Connection, numbers: list[int], guest: str, viewer: str) -> dict[int, list[str]]:
    """Return the other players' names by game; "" for people whom this viewer may not see."""
    found: dict[int, list[str]] = defaultdict(list)
    there = and_(RATED_SEATS.c.number.in_(numbers), RATED_SEATS.c.person != guest)
    rows = connection.execute(select(RATED_SEATS).where(there).order_by(RATED_SEATS.c.place, RATED_SEATS.c.seat)).all()
    known = and_(ACCOUNTS.c.guest.in_({row.person for row in rows}), visible_to(viewer))
    called = {row.guest: row.name for row in connection.execute(select(ACCOUNTS).where(known))}
    for row in rows:
        found[row.number].append(called.get(row.person, ""))
    return found


def visible_tables(connection: Connection, tables: list[str], viewer: str) -> set[str]:
    """Return those of these tables that a viewer may see: public ones and the viewer's own."""
    public = select(TABLES.c.id).where(TABLES.c.id.in_(tables), ~TABLES.c.private)
    own = select(SEATS.c.table_id).where(SEATS.c.table_id.in_(tables), SEATS.c.guest == viewer, SEATS.c.guest != "")
    return {*connection.execute(public).scalars(), *connection.execute(own).scalars()}


def meetings(connection: Connection, one: str, other: str) -> list[Meeting]:
    """Return the head-to-head record of two people, by game."""
    left, right = RATED_SEATS.alias(), RATED_SEATS.alias()
    both = and_(left.c.number == right.c.number, left.c.person == one, right.c.person == other)
    columns = (RATED.c.game, left.c.place.label("ours"), right.c.place.label("theirs"))
    counted = and_(RATED.c.number == left.c.number, RATED.c.why_not == "", left.c.counts, right.c.counts)
    rows = connection.execute(select(*columns).where(both, counted)).all()
    found: dict[str, list[SqlRow]] = defaultdict(list)
    for row in rows:
        found[row.game].append(row)
    return [_meeting(game, games) for game, games in sorted(found.items())]


def _meeting(game: str, games: list[SqlRow]) -> Meeting:
    ahead, behind = sum(row.ours < row.theirs for row in games), sum(row.ours > row.theirs for row in games)
    return Meeting(game, len(games), ahead, behind)


# -- played games


class Played(NamedTuple):
    """A finished game of a person, also against bots."""

    game: str
    at: float
    seat: int
    result: Result


def played_games(connection: Connection, guest: str) -> list[Played]:
    """Return a person's newest finished games, oldest first.

    Left out are practice games, games with take-backs, and games that the person left or played on several seats.
    """
    mine = and_(SEATS.c.guest == guest, SEATS.c.table_id == TABLES.c.id, TABLES.c.result != "", ~TABLES.c.taken_back)
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.setup, TABLES.c.result, TABLES.c.changed, SEATS.c.seat)
    rows = connection.execute(select(*columns).where(mine).order_by(TABLES.c.changed.desc()).limit(NEWEST)).all()
    seats = Counter(row.id for row in rows)
    kept = (row for row in reversed(rows) if seats[row.id] == 1 and not SETUP.decode(row.setup).practice)
    games = (Played(row.game, row.changed, row.seat, RESULT.decode(row.result)) for row in kept)
    return [game for game in games if game.seat not in game.result.left]


def favourites(played: Iterable[Played]) -> list[Favourite]:
    """Return what a person played with most often (for example a clan), for each kind of pick."""
    games, won = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for one in played:
        for kind, key in picks_of(one).items():
            games[one.game, kind, key] += 1
            won[one.game, kind, key] += one.seat in one.result.winners
    most: dict[tuple[str, str], list[Favourite]] = defaultdict(list)
    for pick, count in games.most_common():
        most[pick[:2]].append(Favourite(*pick, count, won[pick]))
    return [one for kind in sorted(most) for one in most[kind][:FAVOURITES]]


def picks_of(played: Played) -> dict[str, str]:
    """Return what a person played with in this game; {} for old results, which lack it."""
    picks = played.result.picks
    return picks[played.seat] if played.seat < len(picks) else {}


def achievements(played: Iterable[Played], known: dict[str, list[str]], when: When = exact_time) -> list[Achievement]:
    """Return all achievements of all games, with the time of the first one, or 0."""
    first: dict[tuple[str, str], float] = {}
    for one in played:
        deeds = one.result.deeds
        for key in deeds[one.seat] if one.seat < len(deeds) else []:
            first.setdefault((one.game, key), one.at)
    return [Achievement(game, key, when(first.get((game, key), 0.0))) for game, keys in known.items() for key in keys]


Read = Callable[[Connection], Profile | None]


def profile_reader(name: str, viewer: str, deeds: dict[str, list[str]]) -> Read:
    """Return a function that reads this person's profile in one transaction."""

    def read(connection: Connection) -> Profile | None:
        person = find(connection, name, viewer)
        return None if person is None else profile(connection, person, viewer, deeds)

    return read
