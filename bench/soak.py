"""Does the memory of a hall stay level? For some minutes strangers ask, come and go, and play games to the end.

    python bench/soak.py [requests sockets games bots] [--seconds 60]

Opens a hall and lets one kind of visitors after another in. Every ten seconds it prints what the hall says
of itself: memory, objects that are new since it was last swept, sweeps and their seconds, tables and pages; and the
longest that another visitor had to wait for a word meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from lines import Line, connect
from load import TIMEOUT_S, Pace, Player, Tally
from visitors import Hall, Visitor, hall_python

SIDE_BY_SIDE = 8  # visitors of a kind
TELL = 10.0  # seconds between two lines
BLINK = 0.1  # seconds between two words of the visitor that measures
SHOWN = {
    "memory_MB": "meadhall_process_memory_bytes",
    "new": "meadhall_new_objects",
    "sweeps": "meadhall_sweep_seconds_count",
    "seconds": "meadhall_sweep_seconds_sum",
    "rooms": "meadhall_rooms",
    "pages": "meadhall_sockets",
    "moves": "meadhall_moves_total",
}
FINE = ("memory_MB", "seconds")
ASKED = [
    "hall", "rules?game=valhalla&language=pl", "words/cs?game=bloodrage", "openapi.json", "account", "statistics",
    "tables/none", "rules?game=none", "words/xx", "no/such/thing",
]  # fmt: skip
SENT = [
    ("tables", "{"),
    ("tables", '{"game": "chess", "seats": []}'),
    ("tables", '{"game": "valhalla", "seats": [{"kind": "me"}], "modules": ["none"]}'),
    ("tables/none/join", "{}"),
    ("account/enter", '{"name": "nobody", "password": "nothing at all"}'),
    ("tables", "[" * 10_000),
    ("tables", " " * 20_000),
]


class Soak:
    """One hall and its visitors."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.luck = random.Random(1)
        self.tally = Tally()
        self.waited = 0.0

    # -- kinds of visitors

    async def requests(self) -> None:
        """A visitor asks for all there is, and for what there is not; half of them come without a token."""
        visitor = await asyncio.to_thread(Visitor, self.hall.port)
        cookie = visitor.cookie if self.luck.random() < 0.5 else "meadhall="
        for path in ASKED:
            await self.ask("GET", path, "", cookie)
        for path, body in SENT:
            await self.ask("POST", path, body, cookie)

    async def ask(self, method: str, path: str, body: str, cookie: str) -> None:
        """Whatever comes back is well."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.hall.port)
        head = f"{method} /api/{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: {cookie}\r\n"
        size = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write((head + size + body).encode())
        await reader.read()
        writer.close()

    async def sockets(self) -> None:
        """Pages open and close at a table, some without a word, some in the middle of one."""
        visitor = await asyncio.to_thread(Visitor, self.hall.port)
        table = await asyncio.to_thread(opened, visitor, {"kind": "me"}, {"kind": "open"})
        for turn in range(50):
            line = await self.line(table, visitor.cookie if turn % 2 else "", lambda _: None)
            if turn % 3:
                line.say(b'{"type":"hello"}')
            if turn % 5 == 0:
                line.say(b"nonsense")
            await asyncio.sleep(0.02)
            line.close()

    async def games(self) -> None:
        """Two people play to the end."""
        await self.play({"kind": "open"})

    async def bots(self) -> None:
        """A visitor plays against bots to the end."""
        await self.play({"kind": "bot", "bot": "thrall"})

    async def play(self, other: dict[str, str]) -> None:
        """All seats answer at random; the last page closes with the game."""
        first, second = [await asyncio.to_thread(Visitor, self.hall.port) for _ in range(2)]
        table = await asyncio.to_thread(opened, first, {"kind": "me"}, other)
        playing = [await self.sit(table, first)]
        if other["kind"] == "open":
            await asyncio.to_thread(second.post, f"tables/{table}/join", {})
            playing.append(await self.sit(table, second))
        async with asyncio.timeout(TIMEOUT_S):
            for line in playing:
                await line.ended

    async def sit(self, table: str, visitor: Visitor) -> Line:
        player = Player(self.tally, random.Random(self.luck.random()), Pace(0.0, self.luck))
        player.line = await self.line(table, visitor.cookie, player.hear)
        player.line.say(b'{"type":"hello"}')
        return player.line

    async def line(self, table: str, cookie: str, hear: Callable[[bytes | memoryview], None]) -> Line:
        return await connect(self.hall.port, f"/api/tables/{table}/socket", hear, cookie, False)

    # -- what becomes of it

    async def measure(self) -> None:
        """A visitor who says a word ten times a second: how long does the hall not answer?"""
        visitor, heard = await asyncio.to_thread(Visitor, self.hall.port), asyncio.Event()
        table = await asyncio.to_thread(opened, visitor, {"kind": "me"}, {"kind": "open"})
        line = await self.line(table, visitor.cookie, lambda _: heard.set())
        while True:
            heard.clear()
            began = time.perf_counter()
            line.say(b'{"type":"ping"}')
            await heard.wait()
            self.waited = max(self.waited, time.perf_counter() - began)
            await asyncio.sleep(BLINK)

    async def tell(self, kind: str) -> None:
        """A line of figures every now and then, for ever."""
        while True:
            await asyncio.sleep(TELL)
            print(f"{kind:10}", *await self.figures(), sep="", flush=True)

    async def figures(self) -> list[str]:
        """What the hall says of itself."""
        text = await asyncio.to_thread(self.hall.metrics)
        found = {name: value_of(text, metric) for name, metric in SHOWN.items()}
        found["memory_MB"] /= 1e6
        found["waited_ms"], self.waited = 1000 * self.waited, 0.0
        return [f"{value:10.1f}" if name in FINE else f"{value:10.0f}" for name, value in found.items()]

    async def run(self, kinds: list[str], seconds: float) -> None:
        """One kind of visitors after another, then a quiet moment."""
        print(" " * 10, *(f"{name:>10}" for name in [*SHOWN, "waited_ms"]), sep="")
        measuring = asyncio.create_task(self.measure())
        for kind in [*kinds, "quiet"]:
            visit = getattr(self, kind, rest)
            telling = asyncio.create_task(self.tell(kind))
            await self.let_in(visit, time.monotonic() + (seconds if kind != "quiet" else TELL + 1))
            telling.cancel()
        measuring.cancel()

    async def let_in(self, visit: Callable[[], Awaitable[None]], until: float) -> None:
        """Several side by side, again and again."""

        async def again() -> None:
            while time.monotonic() < until:
                await visit()

        await asyncio.gather(*(again() for _ in range(SIDE_BY_SIDE)))


async def rest() -> None:
    """No visitors."""
    await asyncio.sleep(1)


def opened(visitor: Visitor, *seats: dict[str, str]) -> str:
    return str(visitor.post("tables", {"game": "valhalla", "seats": [*seats]})["id"])


def value_of(text: str, metric: str) -> float:
    """The value of a figure, whatever stands in its braces."""
    lines = [line for line in text.splitlines() if line.partition("{")[0].partition(" ")[0] == metric]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = ["requests", "sockets", "games", "bots"]
    parser.add_argument("kinds", nargs="*", default=kinds, help="of visitors (default: all)")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each kind")
    parser.add_argument("--python", default=hall_python(), help="the hall's Python")
    args = parser.parse_args()
    if wrong := [*filter(lambda kind: kind not in kinds, args.kinds)]:
        parser.error(f"{wrong[0]!r} is no kind of visitors: {', '.join(kinds)}")
    with tempfile.TemporaryDirectory() as folder, Hall(str(Path(folder) / "hall.db"), args.python) as hall:
        asyncio.run(Soak(hall).run(args.kinds, args.seconds))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
