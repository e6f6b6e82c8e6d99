"""The state of a contest (a tournament or league), its standings and its next step. Pure functions, without SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from meadhall.server.protocol.contests import Form, NewContest, Status
from meadhall.server.ratings import counting
from meadhall.server.storage.rows import Result
from meadhall.server.tournaments import formats, pairing
from meadhall.server.tournaments.pairing import PAIR, Tables

WHOLE = 120  # points for winning a table; half a share is a whole number for all table sizes up to six
MISSED = 2  # tables in a row that a player leaves to a bot; after that the player is no longer paired
FEWEST_MEMBERS = 2  # members without whom a contest does not begin


class Member(Struct, frozen=True):
    """A member of a contest: a person or a bot."""

    number: int
    guest: str
    name: str
    bot: str
    out: bool


class ContestTable(NamedTuple):
    """One table of a round."""

    table: str  # "" for a bye
    seats: list[int]
    result: Result | None

    @property
    def over(self) -> bool:
        """Is the game over, or is the table a bye?"""
        return not self.table or self.result is not None

    def places(self) -> list[int]:
        """Return the final place of each seat; a bye counts as first place. Empty while the game goes on."""
        if self.result is None:
            return [1] if not self.table else []
        return counting.places(self.result)


class ContestState(NamedTuple):
    """All stored data of one contest."""

    id: str
    name: str
    host: str
    wish: NewContest
    status: Status
    starts: float
    members: list[Member]
    rounds: list[list[ContestTable]]

    @property
    def playing(self) -> list[int]:
        """Members who are still paired: they have not left, and did not miss their last tables."""
        gone = dropped_out(self.rounds)
        return [member.number for member in self.members if not member.out and member.number not in gone]


class ContestStanding(NamedTuple):
    """The standing of one member."""

    number: int
    points: int  # in parts of WHOLE
    opponents: int
    wins: int
    played: int

    @property
    def key(self) -> tuple[int, int, int, int]:
        """Sort key, smaller is better: points, opponents' points, wins, then seed."""
        return -self.points, -self.opponents, -self.wins, self.number


def dropped_out(rounds: Sequence[Sequence[ContestTable]]) -> set[int]:
    """Return members who left MISSED tables in a row to bots; they are no longer paired."""
    row: dict[int, int] = {}
    for contest_table in (one for tables in rounds for one in tables if one.result is not None):
        assert contest_table.result is not None
        for seat, number in enumerate(contest_table.seats):
            row[number] = row.get(number, 0) + 1 if seat in contest_table.result.left else 0
    return {number for number, missed in row.items() if missed >= MISSED}


# -- standings


def points_at(places: Sequence[int], seat: int, left: Sequence[int]) -> int:
    """Return a seat's points from one table: a share for each player behind, half a share for each tie.

    A player who left gets nothing.
    """
    if len(places) == 1:
        return WHOLE
    behind = sum(place > places[seat] for place in places)
    beside = sum(place == places[seat] for place in places) - 1
    return 0 if seat in left else WHOLE * (2 * behind + beside) // (2 * (len(places) - 1))


def standings(state: ContestState) -> list[ContestStanding]:
    """Return the standings, best first. In a knock-out, players who reached a later round stand higher."""
    points = {member.number: 0 for member in state.members}
    wins, played = dict.fromkeys(points, 0), dict.fromkeys(points, 0)
    met: dict[int, list[list[int]]] = {number: [] for number in points}
    for contest_table in (one for tables in state.rounds for one in tables if one.over):
        places, left = contest_table.places(), contest_table.result.left if contest_table.result else []
        for seat, number in enumerate(contest_table.seats):
            points[number] += points_at(places, seat, left)
            wins[number] += places[seat] == 1 and seat not in left and bool(contest_table.table)
            played[number] += bool(contest_table.table)
            met[number].append([other for other in contest_table.seats if other != number])
    faced = {number: sum(average_points(points, others) for others in tables) for number, tables in met.items()}
    found = [ContestStanding(number, points[number], faced[number], wins[number], played[number]) for number in points]
    reached = rounds_survived(state)
    return sorted(found, key=lambda one: (-reached[one.number], one.key))


def average_points(points: dict[int, int], others: Sequence[int]) -> int:
    """Return the average points of the opponents at one table; 0 for a bye."""
    return sum(points[other] for other in others) // len(others) if others else 0


def rounds_survived(state: ContestState) -> dict[int, int]:
    """Return how many knock-out rounds each member survived; 0 for all in other forms."""
    found = {member.number: 0 for member in state.members}
    if state.wish.form == "knockout":
        for number, tables in enumerate(state.rounds, 1):
            for survivor in survivors(tables):
                found[survivor] = number
    return found


def survivors(tables: Sequence[ContestTable]) -> list[int]:
    """Return the players who advance from a round: the better half of each table; ties go to the higher seed."""
    final, out = len(tables) == 1, list[int]()
    for contest_table in tables:
        places = contest_table.places()
        if places:
            ranked = sorted(zip(places, contest_table.seats, strict=True))
            out += [number for _, number in ranked[: formats.count_advancing(len(ranked), final)]]
    return sorted(out)


# -- the next step


class BeginContest(NamedTuple):
    """The contest begins now."""


class Rounds(NamedTuple):
    """These rounds are played next, at the same time."""

    first: int
    tables: list[Tables]


class EndContest(NamedTuple):
    """The contest ends: all rounds are played, or too few players are left."""

    status: Literal["over", "cancelled"]


ContestMove = BeginContest | Rounds | EndContest | None


def next_move(state: ContestState, now: float) -> ContestMove:
    """Return the next step of a contest; None: there is nothing to do yet."""
    if state.status == "gathering":
        return next_before_start(state, now)
    if state.status != "running" or any(not contest_table.over for tables in state.rounds for contest_table in tables):
        return None
    return next_round(state)


def next_before_start(state: ContestState, now: float) -> ContestMove:
    """Begin a contest that is full or due; cancel one that is due with too few members."""
    due = state.starts > 0 and now >= state.starts
    if len(state.members) >= state.wish.most or (due and len(state.members) >= FEWEST_MEMBERS):
        return BeginContest()
    return EndContest("cancelled") if due else None


def next_round(state: ContestState) -> ContestMove:
    """Return the next round or rounds, or the end of the contest."""
    number, playing = len(state.rounds) + 1, state.playing
    if number > rounds_of(state) > 0 or len(playing) < PAIR:
        return EndContest("over")
    if state.wish.form == "knockout":
        return next_knockout(state, playing)
    if state.wish.form == "swiss":
        order = [one.number for one in standings(state) if one.number in playing]
        past = pairing.summarize_rounds([[contest_table.seats for contest_table in tables] for tables in state.rounds])
        return Rounds(number, [pairing.swiss_round(order, state.wish.size, past)])
    every = formats.round_robin(len(state.members), state.wish.size)
    wanted = every if state.wish.form == "league" else [every[number - 1]]
    return Rounds(number, [without_absent(tables, playing) for tables in wanted])


def next_knockout(state: ContestState, playing: Sequence[int]) -> ContestMove:
    """Return the next knock-out round of the survivors who have not left, or the end of the contest."""
    alive = survivors(state.rounds[-1]) if state.rounds else [member.number for member in state.members]
    left = [number for number in alive if number in playing]
    return (
        Rounds(len(state.rounds) + 1, [formats.knockout_round(left, state.wish.size)])
        if len(left) > 1
        else EndContest("over")
    )


def without_absent(tables: Tables, playing: Sequence[int]) -> Tables:
    """Remove players who are no longer paired from tables, and drop empty tables."""
    left = [[number for number in table if number in playing] for table in tables]
    return [table for table in left if table]


def rounds_of(state: ContestState) -> int:
    """Return the number of rounds; 0: not known yet."""
    if state.status == "gathering":
        return state.wish.rounds if state.wish.form == "swiss" else 0
    people = len(state.members)
    if state.wish.form == "swiss":
        return state.wish.rounds or default_rounds(people, state.wish.size)
    return 0 if state.wish.form == "knockout" else len(formats.round_robin(people, state.wish.size))


def default_rounds(people: int, size: int) -> int:
    """Return the default number of Swiss rounds: one more than a knock-out needs."""
    rounds, alive = 1, people
    while alive > 1:
        alive, rounds = -(-alive // size), rounds + 1
    return rounds


def table_sizes(form: Form, size: int, most: int) -> set[int]:
    """Return all numbers of players that a table may have if no member leaves."""
    if size == PAIR:
        return {PAIR}
    counts = {count for people in range(FEWEST_MEMBERS, most + 1) for count in pairing.table_sizes_for(people, size)}
    return counts - {1} if form != "knockout" else {*range(PAIR, size + 1)}
