"""kill -9 while games end and are rated: ratings must equal a replay of all results.

    python bench/ratings.py [--kills 1000] [--processes 2] [--people 12] [--seed 1] [--database FILE]

Several processes over one database let games of people with accounts end as fast as they go, and enter them into the
ledger. All of them are killed at a random moment and begun again, so many times. After each kill everything is
reckoned anew from the results and compared; at the end what was left is entered, and compared once more.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.synchronize import Barrier, Semaphore
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, insert, update

from meadhall.server.rooms.standing import ledger
from meadhall.server.rooms.standing.audit import audit
from meadhall.server.store import records
from meadhall.server.store.books import ConflictError
from meadhall.server.store.migrate import opened
from meadhall.server.store.rows import Result, Seat, Stored, TableRow, TableSetup
from meadhall.server.store.schema import ACCOUNTS, TABLES
from meadhall.server.store.writer import Store

FORK = multiprocessing.get_context("fork")
PLAYED = (0, 6)  # rounds before a kill, however long they take
MOMENT_S = 0.1  # seconds at most between the last of them and the kill
TIMEOUT_S = 120.0
AUDITED = 10  # kills between two audits; the last one looks at everything
GAMES = ("valhalla", "bloodrage")


class Start(NamedTuple):
    """What all processes of one round share: they begin together, and count what they have done."""

    together: Barrier
    rounds: Semaphore


def found_accounts(connection: Connection, people: int) -> None:
    """Everybody who plays."""
    for number in range(people):
        name = f"person-{number}"
        connection.execute(insert(ACCOUNTS).values(key=name, name=name, guest=name, looks=name))


def ended_game(luck: random.Random, people: int) -> Callable[[Connection], None]:
    """A game that has just ended; some count, some do not."""
    size, name = luck.randint(2, 4), f"{luck.getrandbits(64):x}"
    guests = [f"person-{number}" for number in luck.sample(range(people), size)]
    scores = [luck.randint(0, 20) for _ in guests]
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    left = [seat for seat in range(size) if luck.random() < 0.05]
    setup = TableSetup(luck="fixed" * (luck.random() < 0.1), rated=luck.random() < 0.9)
    row = TableRow(name, luck.choice(GAMES), setup, "", "over", False, "")
    own = [luck.randint(5, 90) for _ in guests]
    row.pledge, result = name, Result(scores, winners, [*range(size)], left, own=own)
    stored = Stored(row, [Seat(at, "person", guest, "", guest) for at, guest in enumerate(guests)])

    def end(connection: Connection) -> None:
        records.add_table(connection, stored)
        values = {"result": msgspec.json.encode(result).decode(), "changed": time.time()}
        connection.execute(update(TABLES).where(TABLES.c.id == name).values(**values))

    return end


async def play(database: str, people: int, luck: random.Random, start: Start) -> None:
    """Until somebody kills us; all begin together, so that nobody shuts others out while they open the file."""
    store = Store(database)
    start.together.wait(TIMEOUT_S)
    while True:
        await asyncio.sleep(luck.uniform(0, MOMENT_S / 20))
        games = [store.write(ended_game(luck, people)) for _ in range(luck.randint(1, 4))]
        await asyncio.gather(*games, enter(store))
        start.rounds.release()


async def enter(store: Store) -> None:
    """As the hall does it; another process may be faster."""
    with suppress(ConflictError):
        await store.write(ledger.step)


def work(database: str, people: int, seed: int, start: Start) -> None:
    asyncio.run(play(database, people, random.Random(seed), start))


def wrong_in(database: str, finish: bool = False) -> tuple[list[str], int, int]:
    """What differs from a replay of all results; how many games there are, and how many wait."""
    with opened(database) as engine:
        if finish:
            with engine.execution_options(writer=True).begin() as connection:
                while ledger.step(connection, whole=True):
                    pass
        with engine.connect() as connection:
            found = audit(connection)
    return found.wrong, found.games, found.waiting


def kill_some(database: str, processes: int, people: int, luck: random.Random) -> None:
    """All processes at one moment, while they write."""
    start = Start(FORK.Barrier(processes + 1), FORK.Semaphore(0))
    crew = [FORK.Process(target=work, args=(database, people, luck.getrandbits(32), start)) for _ in range(processes)]
    for process in crew:
        process.start()
    start.together.wait(TIMEOUT_S)
    for _ in range(luck.randint(*PLAYED)):
        start.rounds.acquire(timeout=TIMEOUT_S)
    time.sleep(luck.uniform(0, MOMENT_S))
    for process in crew:
        process.kill()
    for process in crew:
        process.join()


def slaughter(database: str, kills: int, processes: int, people: int, luck: random.Random) -> list[str]:
    """So many kills; everything that was ever wrong."""
    wrong: list[str] = []
    for kill in range(kills):
        kill_some(database, processes, people, luck)
        if kill % AUDITED == AUDITED - 1:
            found, games, waiting = wrong_in(database)
            wrong += found
            told = f"{kill + 1} kills, {games} games entered, {waiting} wait, {len(wrong)} wrong"
            print(told, file=sys.stderr, flush=True)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--people", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder) / "hall.db")
        with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as connection:
            found_accounts(connection, args.people)
        wrong = slaughter(database, args.kills, args.processes, args.people, random.Random(args.seed))
        last, games, waiting = wrong_in(database, finish=True)
    print(f"{args.kills} kills, {games} games rated, {waiting} left over, {len(wrong + last)} wrong")
    return 1 if wrong or last or waiting else 0


if __name__ == "__main__":
    raise SystemExit(main())
