"""The hall under load: many matches at once, played through real sockets, every move on disk.

    python bench/load.py [--matches 50] [--pace 0] [--watchers 0] [--seconds 10] [--game valhalla] [--database URL]

Opens a hall (compiled, if `make compile` has built these very sources), lets every seat of every match be
played at random, and prints moves a second, how long a move took from being wanted to its acknowledgement and to
the new table, and the processor time of hall and players. Players and hall share the machine.

Without `--pace` everybody answers as soon as they are asked: that many matches always wait for the hall, so the time
of a move is matches / moves a second, whatever the hall does. With `--pace 1250` the matches together make so many
moves a second, each at a random moment, if the hall keeps up (`moves_per_second` tells).

`--lobby 200` adds pages that show the lobby, which tells them who comes and what is played; `--accounts` gives
everybody an account, so that games which end are rated (let it run for the length of a game). `--watchers 900` adds
sockets that only look on; `--deflate` lets everybody ask for compression.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from harness import LOOP_TURNS, loop_seconds
from lines import Line, connect
from sqlalchemy import func, insert, select
from visitors import Hall, Visitor, hall_python

from meadhall.server.people.sessions import find, hash_of
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.schema import ACCOUNTS, RATED

Json = dict[str, Any]
TIMEOUT_S = 120.0  # seconds for a game, and for all to sit down
LOOKS = 20  # at the speed of the machine
TICK = 0.005  # seconds between two looks at how late we are ourselves


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
        self.late: list[float] = []
        self.bytes = 0
        self.lobby_news = 0

    def clear(self) -> None:
        """Warming up is over: count from here."""
        self.__init__()  # type: ignore[misc]


class Pace:
    """When a match may make its next move: at a moment by chance within each of its turns."""

    def __init__(self, seconds: float, luck: random.Random) -> None:
        self.seconds = seconds  # of a turn; 0: as fast as it goes
        self.luck = luck
        self.start = time.perf_counter() - luck.random() * seconds
        self.turn = 0

    def next(self) -> float:
        """A turn that was missed is missed: a slow hall does not make players faster."""
        now = (time.perf_counter() - self.start) / self.seconds if self.seconds else 0.0
        self.turn = max(self.turn + 1, int(now))
        return self.start + (self.turn + self.luck.random()) * self.seconds


class Player:
    """One seat: answers at random when it is asked."""

    def __init__(self, tally: Tally, luck: random.Random, pace: Pace) -> None:
        self.tally, self.luck, self.pace = tally, luck, pace
        self.line: Line | None = None
        self.wanted_at = 0.0
        self.waits_for = ""  # the moment to answer, an acknowledgement, or the new table
        self.made = -1
        self.newest = Heard("update")
        self.serial = luck.randrange(1 << 30)

    def hear(self, words: bytes | memoryview) -> None:
        self.tally.bytes += len(words)
        self.handle(READ.decode(words))
        assert self.line is not None
        if self.newest.over:
            self.line.close()
        elif self.newest.question is not None and not self.waits_for:
            self.want(self.line)

    def handle(self, message: Heard) -> None:
        if message.type == "update":
            self.newest = message
            self.see(message.version)
        elif message.type == "done":
            self.tally.moves += 1
            self.tally.acknowledged.append(time.perf_counter() - self.wanted_at)
            self.made, self.waits_for = message.version, "table"
        elif message.type == "refused":
            self.tally.refused += 1
            self.waits_for = ""

    def see(self, version: int) -> None:
        if self.waits_for == "table" and version >= self.made:
            self.tally.shown.append(time.perf_counter() - self.wanted_at)
            self.waits_for = ""

    def want(self, line: Line) -> None:
        """Answer now, or when it is time; the clock runs from then on, however late we are ourselves."""
        now = time.perf_counter()
        self.wanted_at = max(now, self.pace.next())
        self.waits_for = "moment"
        if self.wanted_at > now:
            asyncio.get_running_loop().call_later(self.wanted_at - now, self.answer, line)
        else:
            self.answer(line)

    def answer(self, line: Line) -> None:
        """The question of now: others may have answered since."""
        question, self.waits_for = self.newest.question, ""
        if question is not None and not self.newest.over:
            self.serial, self.waits_for = self.serial + 1, "done"
            action, version = self.luck.choice(question.options).action, self.newest.version
            line.say(b'{"type":"answer","id":"%d","version":%d,"action":%d}' % (self.serial, version, action))


class Load:
    """All matches over one hall."""

    def __init__(self, hall: Hall, args: argparse.Namespace) -> None:
        self.hall = hall
        self.args = args
        self.tally = Tally()
        self.seated: set[int] = set()

    async def match(self, number: int) -> None:
        """One match after another, for ever."""
        luck = random.Random(number)
        visitors = [await asyncio.to_thread(Visitor, self.hall.port) for _ in range(self.args.players)]
        if self.args.accounts:
            await asyncio.to_thread(self.enrol, visitors)
        while True:
            table = await asyncio.to_thread(self.open_table, visitors)
            looking = [await self.watch(table) for _ in range(self.watchers(number))]
            pace = Pace(self.args.matches / self.args.pace if self.args.pace else 0.0, luck)
            playing = [await self.sit(table, visitor, luck, pace) for visitor in visitors]
            self.seated.add(number)
            async with asyncio.timeout(self.patience()):
                for line in playing:
                    await line.ended
            for line in looking:
                line.close()
            self.tally.games += 1

    def patience(self) -> float:
        return TIMEOUT_S + float(self.args.seconds) + float(self.args.warm)

    def open_table(self, visitors: list[Visitor]) -> str:
        first, *others = visitors
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        rules = {"rated": True, "clock": {"kind": "total", "seconds": 3600}} if self.args.accounts else {}
        table = str(first.post("tables", {"game": self.args.game, "seats": seats, **rules})["id"])
        for other in others:
            other.post(f"tables/{table}/join", {})
        return table

    def watchers(self, number: int) -> int:
        """How many look on at this match."""
        whole, rest = divmod(self.args.watchers, self.args.matches)
        return int(whole + (number < rest))

    async def sit(self, table: str, visitor: Visitor, luck: random.Random, pace: Pace) -> Line:
        player = Player(self.tally, random.Random(luck.random()), pace)
        player.line = await self.line(table, player, visitor.cookie)
        player.line.say(b'{"type":"hello"}')
        return player.line

    async def watch(self, table: str) -> Line:
        """A new guest looks on: one guest may have only so many pages."""
        line = await self.line(table, None, f"meadhall={secrets.token_hex(16)}")
        line.say(b'{"type":"hello"}')
        return line

    async def line(self, table: str, player: Player | None, cookie: str) -> Line:
        hear = self.overhear if player is None else player.hear
        return await connect(self.hall.port, f"/api/tables/{table}/socket", hear, cookie, self.args.deflate)

    def enrol(self, visitors: list[Visitor]) -> None:
        """Accounts without a password, written down directly: to make a thousand costs minutes, and is not measured."""
        with opened(self.hall.database) as engine, engine.execution_options(writer=True).begin() as connection:
            for visitor in visitors:
                session = find(connection, hash_of(visitor.cookie.partition("=")[2]))
                assert session is not None, "every visitor has entered the hall"
                guest = session.person
                values = {"key": guest[:32], "name": guest[:32], "guest": guest, "looks": guest[:32]}
                connection.execute(insert(ACCOUNTS).values(**values))

    def rated(self) -> int:
        """Games that counted."""
        with opened(self.hall.database) as engine, engine.connect() as connection:
            counted = select(func.count()).select_from(RATED).where(RATED.c.why_not == "")
            return int(connection.execute(counted).scalar() or 0)

    async def look_into_lobby(self) -> list[Line]:
        """Pages in the lobby, each of another guest."""
        cookies = [f"meadhall={secrets.token_hex(16)}" for _ in range(self.args.lobby)]
        return [await connect(self.hall.port, "/api/lobby/socket", self.hear_lobby, cookie) for cookie in cookies]

    def hear_lobby(self, words: bytes | memoryview) -> None:
        self.tally.bytes += len(words)
        self.tally.lobby_news += 1

    def overhear(self, words: bytes | memoryview) -> None:
        self.tally.bytes += len(words)

    async def run(self) -> Json:
        """Warm up, count, stop."""
        playing = [asyncio.create_task(self.match(number)) for number in range(self.args.matches)]
        looking = asyncio.create_task(self.look_at_the_clock())
        lobby = await self.look_into_lobby()
        await self.all_seated(playing)
        await self.watched_sleep(playing, self.args.warm)
        self.tally.clear()
        start, hall, players = time.perf_counter(), self.hall.cpu_seconds(), own_cpu()
        await self.watched_sleep(playing, self.args.seconds)
        seconds = time.perf_counter() - start
        figures = self.figures(seconds, self.hall.cpu_seconds() - hall, own_cpu() - players)
        for task in (*playing, looking):
            task.cancel()
        for line in lobby:
            line.close()
        await asyncio.gather(*playing, looking, return_exceptions=True)
        return figures

    async def all_seated(self, playing: list[asyncio.Task[None]]) -> None:
        end = time.perf_counter() + TIMEOUT_S
        while len(self.seated) < len(playing) and time.perf_counter() < end:
            await self.watched_sleep(playing, 0.2)

    async def watched_sleep(self, playing: list[asyncio.Task[None]], seconds: float) -> None:
        """Sleep, but not over a match that broke."""
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def look_at_the_clock(self) -> None:
        """How late are we ourselves? What the hall is blamed for may be ours."""
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.tally.late.append(max(0.0, time.perf_counter() - due))

    def figures(self, seconds: float, hall: float, players: float) -> Json:
        tally = self.tally
        return {
            "engine": self.hall.engine(),
            "matches": self.args.matches,
            "sockets": self.args.matches * self.args.players + self.args.watchers + self.args.lobby,
            "pace": self.args.pace or "as fast as it goes",
            "seconds": round(seconds, 1),
            "moves": tally.moves,
            "moves_per_second": round(tally.moves / seconds),
            "refused": tally.refused,
            "games_ended": tally.games,
            "games_rated": self.rated() if self.args.accounts else "no accounts",
            "lobby_news": tally.lobby_news,
            **{f"acknowledged_p{p}_ms": percentile(tally.acknowledged, p) for p in (50, 95, 99)},
            **{f"shown_p{p}_ms": percentile(tally.shown, p) for p in (50, 95, 99)},
            **{f"players_late_p{p}_ms": percentile(tally.late, p) for p in (50, 95)},
            "hall_cpu_ms_per_move": round(1000 * hall / max(tally.moves, 1), 3),
            "players_cpu_ms_per_move": round(1000 * players / max(tally.moves, 1), 3),
            "kilobytes_per_move": round(tally.bytes / 1000 / max(tally.moves, 1), 1),
            "machine_mloops_per_second": machine(),
        }


def percentile(values: list[float], which: int) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) * which // 100, len(ordered) - 1)], 1) if ordered else 0.0


def machine() -> float:
    """Millions of loop turns a second, measured when the load is over; the reference machine makes 15."""
    return round(LOOP_TURNS / 1e6 / statistics.median(loop_seconds() for _ in range(LOOKS)), 1)


def own_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def run(args: argparse.Namespace) -> Json:
    """Open a hall, play, close it."""
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(args.folder or folder) / "hall.db")
        players = asyncio.Runner(loop_factory=uvloop.new_event_loop)  # they shall cost little
        with Hall(database, args.python, args.more.split()) as hall, players:
            return players.run(Load(hall, args).run())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--players", type=int, default=2, help="seats of each match")
    parser.add_argument("--pace", type=float, default=0.0, help="moves a second in all (0: all they can)")
    parser.add_argument("--watchers", type=int, default=0, help="sockets that only look on, spread over the matches")
    parser.add_argument("--lobby", type=int, default=0, help="pages that show the lobby")
    parser.add_argument("--accounts", action="store_true", help="everybody has an account: games are declared rated")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0, help="seconds of play before counting begins")
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
