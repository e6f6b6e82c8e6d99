"""The hall under load: many matches at once, played through real sockets, every move on disk.

    python bench/load.py [--matches 50] [--watchers 0] [--seconds 10] [--game valhalla] [--database URL]

Opens a hall of its own (the compiled one where `make compile` has built it), lets every seat of every match be
played at random by a socket client, and prints moves a second, how long a move took from being sent to its
acknowledgement and to the new table, and the processor time of hall and players. Players and hall share the
machine. `--watchers 900` adds sockets that only look on; `--deflate` lets the players ask for compression.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from visitors import Hall, Visitor, hall_python
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 30.0  # seconds without a word from the hall


class Option(msgspec.Struct):
    action: int


class Question(msgspec.Struct):
    options: list[Option]


class Heard(msgspec.Struct):
    """All that a player reads of a message."""

    type: str
    version: int = -1
    question: Question | None = None
    over: bool = False


READ = msgspec.json.Decoder(Heard)


class Tally:
    """What the players saw together."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.games = 0
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.bytes = 0

    def clear(self) -> None:
        """Warming up is over: count from here."""
        self.__init__()  # type: ignore[misc]


class Player:
    """One seat: answers at random as soon as it is asked."""

    def __init__(self, tally: Tally, luck: random.Random) -> None:
        self.tally = tally
        self.luck = luck
        self.sent_at = 0.0
        self.waits_for = ""  # an acknowledgement, or the new table
        self.made = -1
        self.newest = Heard("update")
        self.serial = luck.randrange(1 << 30)

    async def play(self, socket: ClientConnection) -> None:
        """Until the game is over."""
        await socket.send('{"type":"hello"}')
        while not self.newest.over:
            text = await asyncio.wait_for(socket.recv(decode=False), PATIENCE)
            self.tally.bytes += len(text)
            self.hear(READ.decode(text))
            if self.newest.question is not None and not self.waits_for:
                await socket.send(self.answer(self.newest.question))

    def answer(self, question: Question) -> str:
        self.serial += 1
        action = self.luck.choice(question.options).action
        self.sent_at, self.waits_for = time.perf_counter(), "done"
        return f'{{"type":"answer","id":"{self.serial}","version":{self.newest.version},"action":{action}}}'

    def hear(self, message: Heard) -> None:
        if message.type == "update":
            self.newest = message
            self.see(message.version)
        elif message.type == "done":
            self.tally.moves += 1
            self.tally.acknowledged.append(time.perf_counter() - self.sent_at)
            self.made, self.waits_for = message.version, "table"
        elif message.type == "refused":
            self.tally.refused += 1
            self.waits_for = ""

    def see(self, version: int) -> None:
        if self.waits_for == "table" and version >= self.made:
            self.tally.shown.append(time.perf_counter() - self.sent_at)
            self.waits_for = ""


class Load:
    """All matches over one hall."""

    def __init__(self, hall: Hall, args: argparse.Namespace) -> None:
        self.hall = hall
        self.args = args
        self.tally = Tally()

    async def match(self, number: int) -> None:
        """One match after another, for ever."""
        luck = random.Random(number)
        visitors = [await asyncio.to_thread(Visitor, self.hall.port) for _ in range(self.args.players)]
        while True:
            table = await asyncio.to_thread(self.open_table, visitors)
            looking = [asyncio.create_task(self.watch(table)) for _ in range(self.watchers(number))]
            seats = [self.sit(table, visitor, luck) for visitor in visitors]
            try:
                await asyncio.gather(*seats)
            finally:
                for task in looking:
                    task.cancel()
            self.tally.games += 1

    def open_table(self, visitors: list[Visitor]) -> str:
        first, *others = visitors
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        table = str(first.post("tables", {"game": self.args.game, "seats": seats})["id"])
        for other in others:
            other.post(f"tables/{table}/join", {})
        return table

    def watchers(self, number: int) -> int:
        """How many look on at this match."""
        whole, rest = divmod(self.args.watchers, self.args.matches)
        return whole + (number < rest)

    async def sit(self, table: str, visitor: Visitor, luck: random.Random) -> None:
        async with self.socket(table, visitor.cookie) as socket:
            await Player(self.tally, random.Random(luck.random())).play(socket)

    async def watch(self, table: str) -> None:
        async with self.socket(table, "") as socket:
            await socket.send('{"type":"hello"}')
            async for text in socket:
                self.tally.bytes += len(text)

    def socket(self, table: str, cookie: str) -> connect:
        address = f"ws://127.0.0.1:{self.hall.port}/api/tables/{table}/socket"
        deflate = "deflate" if self.args.deflate else None
        return connect(address, additional_headers={"cookie": cookie}, compression=deflate, open_timeout=PATIENCE)

    async def run(self) -> Json:
        """Warm up, count, stop."""
        matches = [asyncio.create_task(self.match(number)) for number in range(self.args.matches)]
        await self.watched_sleep(matches, self.args.warm)
        self.tally.clear()
        start, hall, players = time.perf_counter(), self.hall.cpu_seconds(), own_cpu()
        await self.watched_sleep(matches, self.args.seconds)
        seconds = time.perf_counter() - start
        figures = self.figures(seconds, self.hall.cpu_seconds() - hall, own_cpu() - players)
        for task in matches:
            task.cancel()
        await asyncio.gather(*matches, return_exceptions=True)
        return figures

    async def watched_sleep(self, matches: list[asyncio.Task[None]], seconds: float) -> None:
        """Sleep, but not over a match that broke."""
        done, _ = await asyncio.wait(matches, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    def figures(self, seconds: float, hall: float, players: float) -> Json:
        tally = self.tally
        return {
            "engine": self.hall.engine(),
            "matches": self.args.matches,
            "sockets": self.args.matches * self.args.players + self.args.watchers,
            "seconds": round(seconds, 1),
            "moves": tally.moves,
            "moves_per_second": round(tally.moves / seconds),
            "refused": tally.refused,
            "games_ended": tally.games,
            **{f"acknowledged_p{p}_ms": percentile(tally.acknowledged, p) for p in (50, 95, 99)},
            **{f"shown_p{p}_ms": percentile(tally.shown, p) for p in (50, 95, 99)},
            "hall_cpu_ms_per_move": round(1000 * hall / max(tally.moves, 1), 3),
            "players_cpu_ms_per_move": round(1000 * players / max(tally.moves, 1), 3),
            "kilobytes_per_move": round(tally.bytes / 1000 / max(tally.moves, 1), 1),
        }


def percentile(values: list[float], which: int) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) * which // 100, len(ordered) - 1)], 1) if ordered else 0.0


def own_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def run(args: argparse.Namespace) -> Json:
    """Open a hall, play, close it."""
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(args.folder or folder) / "hall.db")
        with Hall(database, args.python, args.more.split()) as hall:
            return asyncio.run(Load(hall, args).run())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--players", type=int, default=2, help="seats of each match")
    parser.add_argument("--watchers", type=int, default=0, help="sockets that only look on, spread over the matches")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before counting begins")
    parser.add_argument("--database", default="", help="another database than a fresh file")
    parser.add_argument("--folder", default="", help="where the fresh file shall lie (a real disk)")
    parser.add_argument("--deflate", action="store_true", help="players ask for compression")
    parser.add_argument("--python", default=hall_python(), help="the hall's Python")
    parser.add_argument("--more", default="", help="more words for `meadhall serve`")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every socket is an open file
    figures = run(args)
    print(json.dumps(figures) if args.json else "\n".join(f"{key:26}{value!s:>14}" for key, value in figures.items()))
    return 0


if __name__ == "__main__":
    if sys.platform != "win32":
        import uvloop

        uvloop.install()
    raise SystemExit(main())
