"""Several processes over one database, and one of them killed in the middle of play.

    python bench/crews.py [--kills 20] [--processes 2] [--matches 6] [--database postgresql://… | --redis redis://…]

Tables are sticky, as a proxy would have it: every table belongs to one process. The killed one's tables go on at
another process at once, from the database, while all others play on; then it is opened again. Without `--database`
a file is shared, and processes hear of each other through `--redis`, or when two of them write the same version. Ends
after so many kills and prints how many acknowledged moves are not on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

from kills import MOMENT_S, PLAYED, Match
from mortal import NO_LIMITS, PATIENCE, Json, OneOfMany, check, stop
from msgspec.structs import replace
from sqlalchemy import func, select

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


class Sticky(Match):
    """A match that is played wherever the crew sends it."""

    def __init__(self, crew: Crew, number: int, game: str, luck: random.Random) -> None:
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


async def one_round(crew: Crew, matches: list[Sticky], luck: random.Random) -> None:
    """Play, kill one process, play on at the others, open it again."""
    for match in matches:
        match.stop = False
    playing = [asyncio.create_task(match.play()) for match in matches]
    await heard(matches, luck.randint(*PLAYED), playing)
    at = luck.randrange(len(crew.halls))
    crew.gone.add(at)
    crew.halls[at].kill()
    await heard(matches, luck.randint(*PLAYED), playing)
    crew.halls[at].open()
    crew.gone.clear()
    for match in matches:
        match.stop = True
    await stop(playing)


async def heard(matches: list[Sticky], more: int, playing: list[asyncio.Task[None]]) -> None:
    """Until so many moves were acknowledged, or every game is over."""
    target = sum(match.moves for match in matches) + more
    while sum(match.moves for match in matches) < target and not all(match.over for match in matches):
        check(playing)
        await asyncio.sleep(MOMENT_S)


def run(crew: Crew, kills: int, count: int, game: str, luck: random.Random) -> tuple[int, int]:
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
    for hall in crew.halls:
        hall.close()
    return moves, lost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        crew = Crew(args.database or str(Path(folder) / "hall.db"), args.redis, args.processes)
        moves, lost = run(crew, args.kills, args.matches, args.game, random.Random(args.seed))
    print(f"{args.kills} kills of {args.processes} processes, {moves} acknowledged moves, {lost} lost")
    print(f"longest wait for a word: {PATIENCE.longest_s:.1f} s")
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
