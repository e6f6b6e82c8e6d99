"""Several processes over one database, and one of them killed in the middle of play.

    python bench/crews.py [--kills 20] [--processes 2] [--matches 6] [--database postgresql://… | --redis redis://…]

Tables are sticky, as a proxy would have it: every table belongs to one process. The killed one's tables go on at
another process at once, from the database, while all others play on; then it is opened again. Without `--database`
a file is shared, and processes hear of each other through `--redis`, or by looking every ten seconds. Ends after so
many kills and prints how many acknowledged moves were lost.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import sys
import tempfile
from pathlib import Path

import uvicorn
from kills import FORK, MOMENT_S, PLAYED, SHELF, Json, Match, Mortal

from meadhall.server.serving.app import HallSettings, make_app
from meadhall.server.web.websocket import DirectWebSocket


def serve(database: str, redis: str, door: socket.socket) -> None:
    """One process of the hall, which may be killed."""
    app = make_app(database, SHELF, HallSettings(redis=redis, limits="none"))
    uvicorn.Server(uvicorn.Config(app, ws=DirectWebSocket, log_config=None, access_log=False)).run([door])


class OneOfMany(Mortal):
    """A process beside others."""

    def __init__(self, database: str, redis: str) -> None:
        self.redis = redis
        super().__init__(database)

    def open(self) -> object:  # type: ignore[override]
        """As before, with a line to the others."""
        self.process = FORK.Process(target=serve, args=(self.database, self.redis, self.door), daemon=True)
        self.process.start()
        return self.process


class Crew:
    """What a proxy does: sends a table to its process, and to another one while that is gone."""

    def __init__(self, database: str, redis: str, count: int) -> None:
        self.halls = [OneOfMany(database, redis) for _ in range(count)]
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

    async def play(self) -> None:
        """Come again at another process whenever one is gone, until the round ends."""
        while not self.over and not self.stop:
            self.hall = self.crew.of(self.number)
            await super().play()
            await asyncio.sleep(MOMENT_S)

    stop = False

    def hear(self, seat: int, message: Json) -> Json | None:
        """As before; after the round nobody answers any more."""
        answer = super().hear(seat, message)
        return None if self.stop else answer


async def one_round(crew: Crew, matches: list[Sticky], luck: random.Random) -> None:
    """Play, kill one process, play on at the others, open it again."""
    for match in matches:
        match.stop = False
    playing = [asyncio.create_task(match.play()) for match in matches]
    await heard(matches, luck.randint(*PLAYED))
    at = luck.randrange(len(crew.halls))
    crew.gone.add(at)
    crew.halls[at].kill()
    await heard(matches, luck.randint(*PLAYED))
    crew.halls[at].open()
    crew.gone.clear()
    for match in matches:
        match.stop = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def heard(matches: list[Sticky], more: int) -> None:
    """Until so many moves were acknowledged, or every game is over."""
    target = sum(match.moves for match in matches) + more
    while sum(match.moves for match in matches) < target and not all(match.over for match in matches):
        await asyncio.sleep(MOMENT_S)


def run(crew: Crew, kills: int, count: int, game: str, luck: random.Random) -> tuple[int, int]:
    """Moves that were acknowledged, and how many of them are gone."""
    matches = [Sticky(crew, number, game, luck) for number in range(count)]
    moves = lost = 0
    for kill in range(kills):
        asyncio.run(one_round(crew, matches, luck))
        for at, match in enumerate(matches):
            match.hall = crew.of(match.number + 1)  # asked elsewhere: the database knows it, not a memory
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
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
