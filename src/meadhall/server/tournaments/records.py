"""Contests in the database. A process locks the row of a contest before it changes the contest."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from meadhall.server.protocol.contests import NewContest, Status
from meadhall.server.ratings.ledger import skill_of
from meadhall.server.ratings.skill import NEWCOMER
from meadhall.server.storage.records import RESULT
from meadhall.server.storage.schema import CONTESTS, ENTRANTS, PAIRINGS, TABLES
from meadhall.server.tables.new_table import new_name
from meadhall.server.tournaments.plan import (
    BeginContest,
    ContestState,
    ContestTable,
    EndContest,
    Member,
    Rounds,
    next_move,
)

WISH = msgspec.json.Decoder(NewContest)
GOING = ("gathering", "running")


# -- reading


def state_of(connection: Connection, contest: str) -> ContestState | None:
    """Read the state of one contest; None: it does not exist."""
    row = connection.execute(select(CONTESTS).where(CONTESTS.c.id == contest)).first()
    if row is None:
        return None
    members, wish = members_of(connection, contest), WISH.decode(row.wish)
    return ContestState(
        row.id, row.name, row.host, wish, row.status, row.starts, members, rounds_of(connection, contest)
    )


def members_of(connection: Connection, contest: str) -> list[Member]:
    """Read the members of a contest."""
    found = connection.execute(select(ENTRANTS).where(ENTRANTS.c.contest == contest).order_by(ENTRANTS.c.number))
    return [Member(row.number, row.guest, row.name, row.bot, bool(row.out)) for row in found]


def rounds_of(connection: Connection, contest: str) -> list[list[ContestTable]]:
    """Read all rounds with their tables and results."""
    results = select(PAIRINGS, TABLES.c.result).select_from(
        PAIRINGS.outerjoin(TABLES, TABLES.c.id == PAIRINGS.c.table_id)
    )
    wanted = results.where(PAIRINGS.c.contest == contest).order_by(PAIRINGS.c.round, PAIRINGS.c.number)
    found: dict[int, list[ContestTable]] = defaultdict(list)
    for row in connection.execute(wanted):
        result = RESULT.decode(row.result) if row.result else None
        found[row.round].append(ContestTable(row.table_id, json.loads(row.seats), result))
    return [found[number] for number in sorted(found)]


def listed(connection: Connection, limit: int) -> list[str]:
    """Return ids of contests: current ones first, then those that ended last."""
    current = select(CONTESTS.c.id).where(CONTESTS.c.status.in_(GOING)).order_by(CONTESTS.c.opened.desc()).limit(limit)
    over = select(CONTESTS.c.id).where(CONTESTS.c.status == "over").order_by(CONTESTS.c.ended.desc()).limit(limit // 4)
    return [*connection.execute(current).scalars(), *connection.execute(over).scalars()]


def current(connection: Connection) -> list[str]:
    """Return ids of contests that are not over."""
    return [*connection.execute(select(CONTESTS.c.id).where(CONTESTS.c.status.in_(GOING))).scalars()]


def count_current(connection: Connection, guest: str) -> tuple[int, int]:
    """Return the number of current contests that this guest has opened, and of all current contests."""
    all_ = select(func.count()).select_from(CONTESTS).where(CONTESTS.c.status.in_(GOING))
    counts = [connection.execute(one).scalar() for one in (all_.where(CONTESTS.c.host == guest), all_)]
    return int(counts[0] or 0), int(counts[1] or 0)


# -- members


def create(connection: Connection, wish: NewContest, guest: str, name: str) -> str:
    """Create a contest with its bots, and with its host if they want to play; return its id."""
    contest, now = new_name(), time.time()
    starts = now + 60 * wish.starts_in if wish.starts_in else 0.0
    values = {"id": contest, "name": wish.name, "host": guest, "wish": msgspec.json.encode(wish).decode()}
    times = {"starts": starts, "opened": now, "ended": 0.0}
    connection.execute(insert(CONTESTS).values(status="gathering", **values, **times))
    for bot in wish.bots:
        enter(connection, contest, "", "", bot)
    if wish.joining:
        enter(connection, contest, guest, name)
    return contest


def lock(connection: Connection, contest: str) -> Status | None:
    """Lock the row of a contest until the transaction ends; return the contest's status."""
    found = select(CONTESTS.c.status).where(CONTESTS.c.id == contest).with_for_update()
    status: Status | None = connection.execute(found).scalar()
    return status


def enter(connection: Connection, contest: str, guest: str, name: str, bot: str = "") -> bool:
    """Add a member to a contest; False: it has begun or is full. A guest is added only once."""
    if lock(connection, contest) != "gathering":
        return False
    members = members_of(connection, contest)
    if guest and any(member.guest == guest for member in members):
        return True
    state = state_of(connection, contest)
    if state is None or len(members) >= state.wish.most:
        return False
    number = 1 + max((member.number for member in members), default=-1)
    values = {"contest": contest, "number": number, "guest": guest, "name": name, "bot": bot}
    connection.execute(insert(ENTRANTS).values(out=False, **values))
    return True


def leave(connection: Connection, contest: str, guest: str) -> None:
    """Remove a member before the contest begins; later, mark the member so that they are no longer paired."""
    mine = and_(ENTRANTS.c.contest == contest, ENTRANTS.c.guest == guest)
    if lock(connection, contest) == "gathering":
        connection.execute(delete(ENTRANTS).where(mine))
    else:
        connection.execute(update(ENTRANTS).where(mine).values(out=True))


def cancel(connection: Connection, contest: str) -> bool:
    """Cancel a contest; False: it has begun."""
    if lock(connection, contest) != "gathering":
        return False
    end(connection, contest, "cancelled")
    return True


def start_now(connection: Connection, contest: str) -> None:
    """Set the start of a contest to now; the contest runner begins it at its next check."""
    if lock(connection, contest) == "gathering":
        connection.execute(update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time.time()))


# -- progress


def is_due(connection: Connection, contest: str, now: float) -> bool:
    """Does the contest have a next step now?"""
    state = state_of(connection, contest)
    return state is not None and next_move(state, now) is not None


def advance(connection: Connection, contest: str, now: float) -> bool:
    """Take the next step of a contest, if there is one, under a lock; False: there was none."""
    if lock(connection, contest) not in GOING:
        return False
    state = state_of(connection, contest)
    move = None if state is None else next_move(state, now)
    if state is None or move is None:
        return False
    if isinstance(move, EndContest):
        end(connection, contest, move.status)
    elif isinstance(move, BeginContest):
        begin(connection, state)
    else:
        add_rounds(connection, contest, move)
    return True


def end(connection: Connection, contest: str, status: Status) -> None:
    """Mark a contest as over or cancelled."""
    connection.execute(update(CONTESTS).where(CONTESTS.c.id == contest).values(status=status, ended=time.time()))


def begin(connection: Connection, state: ContestState) -> None:
    """Begin a contest: seed the members by rating; ties go by the order of entry."""
    wish = state.wish

    def strength(member: Member) -> float:
        found = skill_of(connection, member.guest, wish.game, wish.size) if member.guest else None
        return (found or NEWCOMER).mu

    order = sorted(state.members, key=lambda member: (-strength(member), member.number))
    renumber(connection, state.id, order)
    connection.execute(update(CONTESTS).where(CONTESTS.c.id == state.id).values(status="running"))


def renumber(connection: Connection, contest: str, order: Sequence[Member]) -> None:
    """Store the members again, numbered from 0 in this order."""
    connection.execute(delete(ENTRANTS).where(ENTRANTS.c.contest == contest))
    rows = [{**msgspec.structs.asdict(member), "number": at, "contest": contest} for at, member in enumerate(order)]
    connection.execute(insert(ENTRANTS), rows)


def add_rounds(connection: Connection, contest: str, move: Rounds) -> None:
    """Store the pairings of new rounds with ids for their tables; the contest runner opens the tables later."""
    for number, tables in enumerate(move.tables, move.first):
        for at, seats in enumerate(tables):
            table = new_name() if len(seats) > 1 else ""
            values = {"contest": contest, "round": number, "number": at, "table_id": table}
            connection.execute(insert(PAIRINGS).values(seats=json.dumps(seats), **values))


def unopened_tables(connection: Connection, contest: str) -> list[ContestTable]:
    """Return tables that have an id but are not opened yet."""
    there = select(TABLES.c.id).where(TABLES.c.id == PAIRINGS.c.table_id)
    wanted = and_(PAIRINGS.c.contest == contest, PAIRINGS.c.table_id != "", ~there.exists())
    rows = connection.execute(select(PAIRINGS).where(wanted).order_by(PAIRINGS.c.round, PAIRINGS.c.number))
    return [ContestTable(row.table_id, json.loads(row.seats), None) for row in rows]


def running_tables(connection: Connection, contest: str) -> list[str]:
    """Return ids of a contest's tables whose games go on."""
    playing = and_(TABLES.c.id == PAIRINGS.c.table_id, TABLES.c.status == "playing")
    return [*connection.execute(select(TABLES.c.id).where(playing, PAIRINGS.c.contest == contest)).scalars()]
