"""Several processes that share a listening socket: a connection is handed to the process that plays its table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect as connect_async

from meadhall.core.errors import SetupError
from meadhall.server.run import process
from meadhall.server.run.app import make_app
from meadhall.server.run.bus import TableChange
from meadhall.server.run.crew import LARGEST, CrewBus, CrewMember, HallCrew
from meadhall.server.run.process import ServeSettings, open_listener
from meadhall.server.run.server import CrewHTTP, HallServer
from meadhall.server.tables.engine import find_games
from meadhall.server.tables.hall import MOST_NAMED
from meadhall.server.web.websocket import DirectWebSocket
from tests.server.halls import shared_bots
from tests.server.loops import run
from tests.server.test_peer_sync import play_through_one_door

TABLES = {
    home: next(f"{n:018x}" for n in range(99) if HallCrew(2).member(home).plays_here(f"{n:018x}")) for home in (0, 1)
}
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]


def app_of(number: int) -> Callable[[Any, Receive, Send], Awaitable[None]]:
    """An app that replies with its process number; below /rude it replies before it reads the request."""

    async def app(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": str(number)})
            await send({"type": "websocket.close"})
            return
        more = not scope["path"].endswith("/rude")
        while more:
            more = (await receive()).get("more_body", False)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1")]})
        await send({"type": "http.response.body", "body": b"%d" % number})

    return app


class Pair:
    """Two processes of one hall, simulated in one event loop, and a connection to the first."""

    def __init__(self) -> None:
        self.crew = HallCrew(2)
        self.members = [self.crew.member(number) for number in (0, 1)]
        self.doors = [open_listener("127.0.0.1", 0) for _ in self.members]
        self.servers = [self._server(member) for member in self.members]
        self.port: int = self.doors[0].getsockname()[1]

    def _server(self, member: CrewMember) -> HallServer:
        http: Any = partial(CrewHTTP, member)
        config = uvicorn.Config(app_of(member.number), http=http, ws=DirectWebSocket, lifespan="off", log_config=None)
        config.load()
        bell: Any = SimpleNamespace(requested=False)
        server = HallServer(config, bell, member)
        server.lifespan = config.lifespan_class(config)
        return server

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Line]:
        for server, door in zip(self.servers, self.doors, strict=True):
            await server.startup([door])
        line = Line(*await asyncio.open_connection("127.0.0.1", self.port))
        yield line
        line.writer.close()
        for server, door in zip(self.servers, self.doors, strict=True):
            await server.shutdown([door])


class Line:
    """A keep-alive connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, *parts: bytes) -> str:
        """Send a request in these pieces; return the number of the process that replied."""
        for part in parts:
            self.writer.write(part)
            await asyncio.sleep(0.05 if len(parts) > 1 else 0)
        return await self.hear()

    async def hear(self) -> str:
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 60)
        assert head.startswith(b"HTTP/1.1 200")
        return (await self.reader.readexactly(1)).decode()


def get(home: int, rest: str = "", more: str = "") -> bytes:
    return f"GET /api/tables/{TABLES[home]}{rest} HTTP/1.1\r\nHost: x\r\n{more}\r\n".encode()


def test_each_request_of_a_connection_is_answered_where_its_table_is_played() -> None:
    async def ask() -> list[str]:
        async with Pair().open() as line:
            paths = [
                get(0),
                get(1, "/join"),
                get(1, "?seat=1"),
                get(0),
                b"GET /hall/api/hall HTTP/1.1\r\nHost: x\r\n\r\n",
            ]
            return [await line.ask(path) for path in paths]

    assert run(ask()) == ["0", "1", "1", "0", "0"]


def test_requests_below_a_path_and_bodies_are_handed_over() -> None:
    body = b"x" * 60_000
    post = f"POST /hall/api/tables/{TABLES[1]}/join HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode()

    async def ask() -> list[str]:
        async with Pair().open() as line:
            return [await line.ask(post, body), await line.ask(post, body[:5], body[5:]), await line.ask(get(0))]

    assert run(ask()) == ["1", "1", "0"]


def test_a_request_that_has_begun_is_not_handed_over() -> None:
    """The rest of a head and a body are not taken for another request."""
    long = get(1, more=f"X: {'x' * LARGEST}\r\n")

    async def ask() -> list[str]:
        async with Pair().open() as line:
            cut = await line.ask(b"GET /api/hall HTTP/1.1\r\nHost: x\r\nX: ", get(1))
            return [cut, await line.ask(long), await line.ask(get(1)[:9], get(1)[9:])]

    assert run(ask()) == ["0", "0", "0"]


def test_an_unread_body_is_not_taken_for_a_request() -> None:
    async def ask() -> tuple[str, list[bytes]]:
        pair = Pair()
        seen: list[bytes] = []

        def hand_over(transport: Any, data: bytes) -> bool:
            seen.append(data)
            return False

        pair.members[0].hand_over = hand_over  # type: ignore[method-assign]
        async with pair.open() as line:
            head = b"POST /rude HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(get(1))
            number = await line.ask(head)
            line.writer.write(get(1))
            await asyncio.sleep(0.1)
        return number, seen

    number, seen = run(ask())
    assert number == "0"
    assert get(1) not in seen
    assert len(seen) == 1


def test_sockets_are_handed_over() -> None:
    async def ask() -> list[str | bytes]:
        pair = Pair()
        async with pair.open():
            told = []
            for home in (1, 0, 1):
                address = f"ws://127.0.0.1:{pair.port}/api/tables/{TABLES[home]}/socket"
                async with connect_async(address) as page:
                    told.append(await page.recv())
            return told

    assert run(ask()) == ["1", "0", "1"]


def test_a_connection_stays_if_the_other_process_does_not_take_it() -> None:
    async def ask() -> list[str]:
        pair = Pair()
        async with pair.open() as line:
            pair.crew.lost(1)
            gone = await line.ask(get(1))
            pair.crew.here[1] = 1
            back = await line.ask(get(1))
            await line.ask(get(0))
            pair.members[1].receiver.close()  # the other process is restarting and its queue is full
            return [gone, back, await line.ask(get(1))]

    pair = run(ask())
    assert pair == ["0", "1", "0"]


def test_tables_are_opened_where_they_are_played(tmp_path: Path) -> None:
    crew = HallCrew(3)
    app = make_app(str(tmp_path / "hall.db"), find_games(), bots=shared_bots(), member=crew.member(2))

    async def names() -> list[str]:
        async with app.router.lifespan_context(app):
            hall = app.state.hall
            assert isinstance(hall.bus, CrewBus)
            return [hall.new_name() for _ in range(20)]

    found = run(names())
    assert len({*found}) == 20
    assert all(crew.member(2).plays_here(name) for name in found)


class Ears:
    """Collects received notices."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def heard(self, change: TableChange) -> None:
        self.told.append(change.table)

    def missed(self) -> None:
        self.told.append("missed")


def test_notices_reach_the_other_processes_and_missed_ones_are_looked_up() -> None:
    async def cry() -> list[list[str]]:
        crew = HallCrew(2)
        members, ears = [crew.member(number) for number in (0, 1)], [Ears(), Ears()]
        buses = [CrewBus(member) for member in members]
        for bus, member, ear in zip(buses, members, ears, strict=True):
            bus.open(ear)
            member.open(lambda line, words: None)
        buses[0].publish("first", 7, ["anna"])
        buses[0].publish("first", 8, ["anna"])  # sent once, with the state at that time
        await asyncio.sleep(0.1)
        while not members[0].owed:  # the receiver does not read meanwhile
            members[0].tell(b"x" * LARGEST)
        await asyncio.sleep(0.1)
        buses[0].publish("last", 7, [])
        await asyncio.sleep(0.1)
        for bus, member in zip(buses, members, strict=True):
            member.close()
            await bus.close()
        return [ears[0].told, ears[1].told[:2], ears[1].told[-2:]]

    assert run(cry()) == [["missed"], ["missed", "first"], ["missed", "last"]]


def test_changes_of_a_killed_process_are_looked_up() -> None:
    """A process writes first and publishes a moment later; it may be killed in between."""

    async def die() -> list[str]:
        crew, ears = HallCrew(2), Ears()
        dying, living = crew.member(0), crew.member(1)
        for member, ear in ((dying, Ears()), (living, ears)):
            CrewBus(member).open(ear)
            member.open(lambda line, words: None)
        await asyncio.sleep(0)
        ears.told.clear()
        asyncio.get_running_loop().remove_reader(dying.receiver)
        crew.lost(0)
        await asyncio.sleep(0.1)
        living.close()
        return ears.told

    assert run(die()) == ["missed"]


def test_notices_are_batched_within_the_maximum_length() -> None:
    tables = [f"table {number}" for number in range(40)]

    async def cry() -> tuple[list[bytes], list[str]]:
        crew = HallCrew(2)
        bus, listener, ears = CrewBus(crew.member(0)), CrewBus(crew.member(1)), Ears()
        listener.open(ears)
        told: list[bytes] = []
        bus.member.tell = told.append  # type: ignore[method-assign, assignment]
        for table in tables:
            bus.publish(table, 7, ["x" * 64] * MOST_NAMED)
        await bus.close()
        for words in told:
            listener.member.hear(words)
        return told, ears.told

    told, heard = run(cry())
    assert heard == tables
    assert len(told) < len(tables)
    assert max(len(words) for words in told) <= LARGEST


def test_two_workers_over_sqlite_share_one_port(tmp_path: Path) -> None:
    """`--workers 2` with SQLite: every table is reachable over any connection, and all processes end together."""
    play_through_one_door(str(tmp_path / "hall.db"))


def test_where_connections_cannot_be_handed_over_a_file_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "CAN_HAND_OVER", False)
    with pytest.raises(SetupError, match="PostgreSQL"):
        process.check(ServeSettings(host="127.0.0.1", port=0, database="hall.db", workers=2))
