"""Friends who sit down at one table through different processes of the hall, at once or a little apart.

    python bench/joins.py [--tables 200] [--apart 0 0.3 1] [--game valhalla]

Two processes over one file, with a Redis between them (or a PostgreSQL: --database, --redis). For each table somebody
opens it at one process, and two friends sit down, one through each; `apart` is how many seconds lie between them.
Prints how many were refused though a seat was free, and how many tables did not begin.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.processes import Process
from tests.server.services import open_redis

Json = dict[str, Any]
AT_ONCE = 8  # tables that are gathered side by side
LOOKS = 40  # at a table, a quarter of a second apart, until it plays in both processes


class Door:
    """One process of the hall."""

    def __init__(self, port: int) -> None:
        self.port = port

    def _ask(self, path: str, cookie: str, body: Json | None) -> tuple[int, Json, str]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=120) as reply:
                return reply.status, json.load(reply), (reply.headers.get("set-cookie") or "").partition(";")[0]
        except urllib.error.HTTPError as no:
            return no.code, json.load(no), ""

    async def ask(self, path: str, cookie: str = "", body: Json | None = None) -> tuple[int, Json, str]:
        """Status, answer, cookie."""
        return await asyncio.to_thread(self._ask, path, cookie, body)


class Friends:
    """Three people, two doors."""

    def __init__(self, doors: list[Door], cookies: list[str]) -> None:
        self.doors, self.cookies = doors, cookies

    async def gather(self, game: str, apart: float) -> tuple[int, bool]:
        """How many were refused, and whether the table is stuck."""
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        status, table, _ = await self.doors[0].ask("tables", self.cookies[0], {"game": game, "seats": seats})
        assert status == 201, table
        path = f"tables/{table['id']}"
        await self.doors[1].ask(path, self.cookies[2])  # both processes know it
        joins = await asyncio.gather(self._join(path, 0, 0.0), self._join(path, 1, apart))
        return sum(status != 200 for status in joins), not await self._begins(path)

    async def _join(self, path: str, door: int, delay: float) -> int:
        await asyncio.sleep(delay)
        return (await self.doors[door].ask(f"{path}/join", self.cookies[1 + door], {}))[0]

    async def _begins(self, path: str) -> bool:
        for _ in range(LOOKS):
            told = [(await door.ask(path, self.cookies[0]))[1]["status"] for door in self.doors]
            if told == ["playing", "playing"]:
                return True
            await asyncio.sleep(0.25)
        return False


async def series(doors: list[Door], game: str, tables: int, apart: float) -> tuple[int, int]:
    """So many tables; refused and stuck."""
    refused = stuck = 0
    gates = asyncio.Semaphore(AT_ONCE)
    cookies = [(await doors[0].ask("hall"))[2] for _ in range(3)]

    async def one() -> tuple[int, bool]:
        async with gates:
            return await Friends(doors, cookies).gather(game, apart)

    for no, left in await asyncio.gather(*(one() for _ in range(tables))):
        refused, stuck = refused + no, stuck + left
    return refused, stuck


def run(database: str, redis: str, args: argparse.Namespace) -> int:
    words = (["--redis", redis] if redis else []) + ["--limits", "none"]
    bad = 0
    with Process(database, *words) as left, Process(database, *words) as right:
        for apart in args.apart:
            doors = [Door(left.port), Door(right.port)]
            refused, stuck = asyncio.run(series(doors, args.game, args.tables, apart))
            print(f"{apart:g} s apart: {args.tables} tables, {refused} refused, {stuck} stuck", flush=True)
            bad += refused + stuck
    return 1 if bad else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--apart", type=float, nargs="+", default=[0.0, 0.3, 1.0])
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    args = parser.parse_args()
    if args.database:
        return run(args.database, args.redis, args)
    with tempfile.TemporaryDirectory() as folder, open_redis() as redis:
        return run(str(Path(folder) / "hall.db"), redis, args)


if __name__ == "__main__":
    raise SystemExit(main())
