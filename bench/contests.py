"""kill -9 while contests are played: no round comes twice, no pairing is lost, standings equal a replay of all results.

    python bench/contests.py [--kills 100] [--people 5] [--contests 2] [--rounds 0] [--seed 1]

People with accounts play Swiss tournaments at a hall over a fresh file, as fast as it goes. The hall is killed at
random moments, every other time just after a game has ended, when the next round is about to come, and opened again.
After each kill the disk is looked at: whatever anybody was shown must still be there, each round must be the one that
follows from the results before it, and everybody's points must be those that the results give. In the end all end.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path

from kills import Match
from mortal import KILLED, NO_LIMITS, PATIENCE, Json, Mortal, check, stop
from sqlalchemy import Connection, select

from meadhall.server.people import passwords
from meadhall.server.rooms.contests import plan, records, showing, steward
from meadhall.server.rooms.contests.plan import ContestState, Rounds
from meadhall.server.store.migrate import opened
from meadhall.server.store.records import SETUP, seats_at
from meadhall.server.store.schema import TABLES

MOMENT_S = 0.08  # seconds at most between what we waited for and the kill
LOOK_S = 0.05  # seconds between two looks at a contest
PLAYED = (1, 60)  # moves before a kill
GAME = "valhalla"


def hurry() -> None:
    """The steward looks often, and soon after the one before was killed."""
    steward.EVERY_S, steward.LEASE_S = 0.1, 0.2
    passwords.OLD_COST = 2


class Sitting(Match):
    """A table of a contest: everybody at a device of their own."""

    def __init__(self, hall: Mortal, table: str, cookies: list[str], luck: random.Random) -> None:
        self.hall, self.luck, self.id, self.cookies = hall, luck, table, cookies
        self.acknowledged = self.moves = self.serial = 0
        self.over = False
        self.sent: dict[int, Json] = {}
        self.newest: dict[int, Json] = {}  # by seat: the table as it was shown last

    def cookie_of(self, seat: int) -> str:
        """Each has their own."""
        return self.cookies[seat]


class Cup:
    """One contest after the other, and those who play in it."""

    def __init__(self, hall: Mortal, number: int, people: int, rounds: int, luck: random.Random) -> None:
        self.hall, self.luck, self.number, self.rounds = hall, luck, number, rounds
        self.cookies = [self.enrolled(f"Person {number} {one}") for one in range(people)]
        self.names = {f"Person {number} {one}": one for one in range(people)}
        self.begin()

    def enrolled(self, name: str) -> str:
        """Somebody with an account."""
        _, cookie = self.hall.ask("hall")
        return self.hall.ask("account/new", cookie, {"name": name, "password": "mead and honey"})[1]

    def begin(self) -> None:
        """Called by the first, joined by the others."""
        wish = {"name": f"Cup {self.number}", "game": GAME, "form": "swiss", "size": 2, "most": len(self.cookies)}
        contest, _ = self.hall.ask("contests/new", self.cookies[0], {**wish, "rounds": self.rounds})
        self.id = str(contest["info"]["id"])
        for cookie in self.cookies[1:]:
            self.hall.ask(f"contests/{self.id}/join", cookie, {})
        self.shown: list[list[Json]] = []  # the rounds that anybody was told of
        self.status = ""
        self.sittings: dict[str, Sitting] = {}

    def heed(self, contest: Json) -> list[Sitting]:
        """What a page is told; the tables at which nobody plays yet."""
        self.shown, self.status = contest["rounds"], contest["info"]["status"]
        called = {entrant["number"]: self.names[entrant["name"]] for entrant in contest["entrants"]}
        new = []
        for pairing in (one for tables in self.shown for one in tables if one["table"] and not one["places"]):
            if pairing["table"] not in self.sittings:
                cookies = [self.cookies[called[number]] for number in pairing["seats"]]
                self.sittings[pairing["table"]] = Sitting(self.hall, pairing["table"], cookies, self.luck)
                new.append(self.sittings[pairing["table"]])
        return new

    async def play(self) -> None:
        """Until the hall is gone or nothing is left to play."""
        playing = [asyncio.create_task(one.play()) for one in self.sittings.values() if not one.over]
        try:
            with suppress(*KILLED, HTTPException):
                while self.status not in ("over", "cancelled"):
                    contest, _ = await asyncio.to_thread(self.hall.ask, f"contests/{self.id}")
                    playing += [asyncio.create_task(one.play()) for one in self.heed(contest)]
                    check(playing)
                    await asyncio.sleep(LOOK_S)
        finally:
            await stop(playing)

    @property
    def moves(self) -> int:
        """Acknowledged ones."""
        return sum(one.moves for one in self.sittings.values())

    @property
    def finished(self) -> int:
        """Games that have ended."""
        return sum(one.over for one in self.sittings.values())


# -- what must be so


def wrong_in(connection: Connection, cup: Cup) -> list[str]:
    """Everything that is not as it should be."""
    state = records.state_of(connection, cup.id)
    assert state is not None
    if state.status == "gathering":
        return ["a contest that was full did not begin"] if cup.shown else []
    return [*lost(cup, state), *doubled(state), *otherwise(state), *strays(connection, state), *miscounted(state)]


def lost(cup: Cup, state: ContestState) -> list[str]:
    """Pairings that somebody was shown, and that are gone or others now."""
    kept = [[(sitting.table, sitting.seats) for sitting in tables] for tables in state.rounds]
    shown = [[(one["table"], one["seats"]) for one in tables] for tables in cup.shown]
    return [f"round {at + 1} was {told}" for at, told in enumerate(shown) if at >= len(kept) or kept[at] != told]


def doubled(state: ContestState) -> list[str]:
    """Somebody sits at two tables of one round, or at none."""
    everybody = sorted(member.number for member in state.members)
    rounds = [sorted(number for sitting in tables for number in sitting.seats) for tables in state.rounds]
    return [f"round {at}: {seated}" for at, seated in enumerate(rounds, 1) if seated != everybody]


def otherwise(state: ContestState) -> list[str]:
    """Rounds that do not follow from the results of those before them, or that came too early."""
    found = []
    for at, tables in enumerate(state.rounds):
        before = state._replace(rounds=state.rounds[:at], status="running")
        move = plan.next_move(before, 0.0)
        if not isinstance(move, Rounds) or move.tables[0] != [sitting.seats for sitting in tables]:
            found.append(f"round {at + 1} is {[sitting.seats for sitting in tables]}, a replay says {move}")
    return found


def strays(connection: Connection, state: ContestState) -> list[str]:
    """Tables of a contest that are in no round, or with others at them than in the round."""
    paired = {sitting.table: sitting.seats for tables in state.rounds for sitting in tables if sitting.table}
    guests = {member.number: member.guest for member in state.members}
    found = []
    for row in connection.execute(select(TABLES.c.id, TABLES.c.setup)).all():
        if SETUP.decode(row.setup).contest == state.id:
            there = [seat.guest for seat in seats_at(connection, row.id)]
            if there != [guests[number] for number in paired.get(row.id, [])]:
                found.append(f"table {row.id} is in no round, or others sit there")
    return found


def miscounted(state: ContestState) -> list[str]:
    """Points of two-player tables, added up anew: one for a win or a bye, a half for a tie."""
    points = dict.fromkeys((member.number for member in state.members), 0.0)
    for sitting in (one for tables in state.rounds for one in tables):
        if not sitting.table:
            points[sitting.seats[0]] += 1
        elif sitting.result is not None:
            best = sitting.result.winners
            for seat, number in enumerate(sitting.seats):
                points[number] += (seat in best) / len(best) if not sitting.result.left else 0.0
    told = {entrant.number: entrant.points for entrant in showing.contest_of(state, "").entrants}
    return [f"{told} is told, results say {points}"] if told != points else []


# -- kills


class Slaughter:
    """So many kills."""

    def __init__(self, database: str, cups: int, people: int, rounds: int, luck: random.Random) -> None:
        self.database, self.luck = database, luck
        self.hall = Mortal(database, NO_LIMITS, hurry)
        self.cups = [Cup(self.hall, number, people, rounds, luck) for number in range(cups)]
        self.wrong: list[str] = []
        self.rounds = self.contests = self.games = 0

    def run(self, count: int) -> None:
        """Kill, look, begin anew where one is over; in the end let all end."""
        for kill in range(count):
            asyncio.run(self.round())
            self.look()
            print(f"{kill + 1} kills, {self.played()}", file=sys.stderr, flush=True)
        asyncio.run(self.finish())
        self.look()
        self.hall.close()

    def played(self) -> str:
        """So far."""
        going = sum(len(cup.shown) for cup in self.cups)
        return f"{self.contests} contests ended, {self.rounds + going} rounds, {len(self.wrong)} wrong"

    async def round(self) -> None:
        """Play for a while, kill, open again."""
        playing = [asyncio.create_task(cup.play()) for cup in self.cups]
        moves, games = self.moves(), self.finished()
        wanted, ending = self.luck.randint(*PLAYED), self.luck.random() < 0.5
        while not all(task.done() for task in playing):
            check(playing)
            if self.finished() > games if ending else self.moves() >= moves + wanted:
                break
            await asyncio.sleep(LOOK_S / 10)
        await asyncio.sleep(self.luck.uniform(0, MOMENT_S))
        self.hall.kill()
        self.hall.open()  # whoever stood at the door is let in by it
        await stop(playing)

    async def finish(self) -> None:
        """Nobody is killed any more."""
        await asyncio.gather(*(cup.play() for cup in self.cups))

    def look(self) -> None:
        """At the disk; a contest that is over is followed by another."""
        with opened(self.database) as engine, engine.connect() as connection:
            for cup in self.cups:
                self.wrong += wrong_in(connection, cup)
        for cup in self.cups:
            if cup.status == "over":
                self.contests += 1
                self.rounds, self.games = self.rounds + len(cup.shown), self.games + len(cup.sittings)
                cup.begin()

    def moves(self) -> int:
        """Of all."""
        return sum(cup.moves for cup in self.cups)

    def finished(self) -> int:
        """Of all."""
        return sum(cup.finished for cup in self.cups)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--people", type=int, default=5)
    parser.add_argument("--contests", type=int, default=2, help="at once")
    parser.add_argument("--rounds", type=int, default=0, help="of each contest (0: as many as find one winner)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        database, luck = str(Path(folder) / "hall.db"), random.Random(args.seed)
        series = Slaughter(database, args.contests, args.people, args.rounds, luck)
        series.run(args.kills)
    print("\n".join(series.wrong[:20]), file=sys.stderr)
    told = f"{series.contests} contests, {series.rounds} rounds, {series.games} games"
    print(f"{args.kills} kills, {told}, {len(series.wrong)} wrong, {time.perf_counter() - begun:.0f} s")
    print(f"longest wait for a word: {PATIENCE.longest_s:.1f} s")
    return 1 if series.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
