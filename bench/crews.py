"""Several processes over one database, and one of them killed in the middle of play.

    python bench/crews.py [--kills 20] [--processes 2] [--matches 6] [--database postgresql://… | --redis redis://…]
    python bench/crews.py --one-door [--kills 20] [--processes 2] [--matches 6]

Tables are sticky, as a proxy would have it: every table belongs to one process. The killed one's tables go on at
another process at once, from the database, while all others play on; then it is opened again. Without `--database`
a file is shared, and processes hear of each other through `--redis`, or when two of them write the same version.
`--one-door` is `meadhall serve --workers N`: processes hand connections to each other, and the killed one is replaced
by the hall itself. Ends after so many kills and prints how many acknowledged moves are not on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
from pathlib import Path

from kills import MOMENT_S, PLAYED, Match
from mortal import NO_LIMITS, PATIENCE, TIMEOUT_S, Json, Mortal, OneOfMany, SilentError, check, stop
from msgspec.structs import replace
from sqlalchemy import func, select
from visitors import Hall

from meadhall.server.store.migrate import opened
from meadhall.server.store.schema import ANSWERS


class Crew:
    """What a proxy does: sends a table to its process, and to another one while that is gone."""

    def __init__(self, database: str, redis: str, count: int) -> None:
        self.halls = [OneOfMany(database, replace(NO_LIMITS, redis=redis)) for _ in range(count)]
        self.gone: set[int] = set()

    def of(self, table: int) -> OneOfMany:
        """The process of this table now."""
        order = [(table + step) % len(self.halls) for step in range(len(self.halls))]
        return self.halls[next(at for at in order if at not in self.gone)]

    def kill_one(self, luck: random.Random) -> None:
        """One of them, without a last word."""
        at = luck.randrange(len(self.halls))
        self.gone.add(at)
        self.halls[at].kill()

    def mend(self) -> None:
        """It is opened again."""
        for at in self.gone:
            self.halls[at].open()
        self.gone.clear()

    def close(self) -> None:
        """All of them, for good."""
        for hall in self.halls:
            hall.close()


class OneDoor(Mortal):
    """`meadhall serve --workers N`: who is killed is replaced, and nobody outside has to know where a table is."""

    def __init__(self, database: str, count: int) -> None:
        self.database = database
        self.hall = Hall(database, more=["--workers", str(count)])
        self.hall.open()
        self.port = self.hall.port

    def of(self, table: int) -> OneDoor:
        """Always the same door."""
        return self

    def kill_one(self, luck: random.Random) -> None:
        """One of its processes."""
        os.kill(luck.choice(self.workers()), signal.SIGKILL)

    def workers(self) -> list[int]:
        """The processes behind the door; nobody looks before they are all there."""
        assert self.hall.process is not None
        pid = self.hall.process.pid
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]
        return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def mend(self) -> None:
        """The hall does it itself."""

    def close(self) -> None:
        """For good."""
        self.hall.stop(signal.SIGTERM)

    def silence(self, where: str) -> SilentError:
        """What to say when it says nothing."""
        return SilentError(f"{where}: no word for {TIMEOUT_S:.0f} s; processes {self.workers()}")


class Sticky(Match):
    """A match that is played wherever the crew sends it."""

    def __init__(self, crew: Crew | OneDoor, number: int, game: str, luck: random.Random) -> None:
        self.crew, self.number = crew, number
        super().__init__(crew.of(number), game, luck)

    async def sit(self, seat: int) -> None:
        """At another process whenever one is gone."""
        self.hall = self.crew.of(self.number)
        await super().sit(seat)

    def lost(self) -> int:
        """As the disk knows it: over a file, without a Redis, other processes learn of a move when they meet it."""
        with opened(self.hall.database) as engine, engine.connect() as connection:
            newest = select(func.max(ANSWERS.c.version)).where(ANSWERS.c.table_id == self.id)
            return max(0, self.acknowledged - int(connection.execute(newest).scalar() or 0))

    def hear(self, seat: int, message: Json) -> Json | None:
        """As before; after the round nobody answers any more."""
        answer = super().hear(seat, message)
        return None if self.stop else answer


async def one_round(crew: Crew | OneDoor, matches: list[Sticky], luck: random.Random) -> None:
    """Play, kill one process, play on at the others, open it again."""
    for match in matches:
        match.stop = False
    playing = [asyncio.create_task(match.play()) for match in matches]
    await heard(matches, luck.randint(*PLAYED), playing)
    crew.kill_one(luck)
    await heard(matches, luck.randint(*PLAYED), playing)
    crew.mend()
    for match in matches:
        match.stop = True
    await stop(playing)


async def heard(matches: list[Sticky], more: int, playing: list[asyncio.Task[None]]) -> None:
    """Until so many moves were acknowledged, or every game is over."""
    target = sum(match.moves for match in matches) + more
    while sum(match.moves for match in matches) < target and not all(match.over for match in matches):
        check(playing)
        await asyncio.sleep(MOMENT_S)


def run(crew: Crew | OneDoor, kills: int, count: int, game: str, luck: random.Random) -> tuple[int, int]:
    """Moves that were acknowledged, and how many of them are gone."""
    matches = [Sticky(crew, number, game, luck) for number in range(count)]
    moves = lost = 0
    for kill in range(kills):
        asyncio.run(one_round(crew, matches, luck))
        for at, match in enumerate(matches):
            lost += match.lost()
            moves, match.moves = moves + match.moves, 0
            if match.over:
                matches[at] = Sticky(crew, at, game, luck)
        print(f"{kill + 1} kills, {moves} moves, {lost} lost", file=sys.stderr, flush=True)
    crew.close()
    return moves, lost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--one-door", action="store_true", help="`meadhall serve --workers N`")
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder) / "hall.db")
        crew = OneDoor(database, args.processes) if args.one_door else Crew(database, args.redis, args.processes)
        moves, lost = run(crew, args.kills, args.matches, args.game, random.Random(args.seed))
    print(f"{args.kills} kills of {args.processes} processes, {moves} acknowledged moves, {lost} lost")
    print(f"longest wait for a word: {PATIENCE.longest_s:.1f} s")
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
