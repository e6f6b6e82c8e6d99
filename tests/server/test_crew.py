"""Processes at one door: a connection goes to the one that plays its table, and whoever asks notices nothing."""

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
from meadhall.server.play.engine import find_games
from meadhall.server.rooms.bus import TableChange
from meadhall.server.rooms.hall import MOST_NAMED
from meadhall.server.serving import process
from meadhall.server.serving.app import make_app
from meadhall.server.serving.crew import LARGEST, CrewBus, CrewMember, HallCrew
from meadhall.server.serving.process import ServeSettings, open_listener
from meadhall.server.serving.server import CrewHTTP, HallServer
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
    """Answers with the number of its process; below /rude before it has read anything."""

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
    """Two processes of one hall, played in one loop, and a connection to the door of the first."""

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
    """A kept connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, *parts: bytes) -> str:
        """Who answers, when this is said piece by piece."""
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


def test_below_a_path_too_and_bodies_come_along() -> None:
    body = b"x" * 60_000
    post = f"POST /hall/api/tables/{TABLES[1]}/join HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode()

    async def ask() -> list[str]:
        async with Pair().open() as line:
            return [await line.ask(post, body), await line.ask(post, body[:5], body[5:]), await line.ask(get(0))]

    assert run(ask()) == ["1", "1", "0"]


def test_a_request_that_was_begun_here_stays_here() -> None:
    """Neither the rest of a head nor a body is taken for another request."""
    long = get(1, more=f"X: {'x' * LARGEST}\r\n")

    async def ask() -> list[str]:
        async with Pair().open() as line:
            cut = await line.ask(b"GET /api/hall HTTP/1.1\r\nHost: x\r\nX: ", get(1))
            return [cut, await line.ask(long), await line.ask(get(1)[:9], get(1)[9:])]

    assert run(ask()) == ["0", "0", "0"]


def test_a_body_that_nobody_waited_for_is_no_request() -> None:
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


def test_where_nobody_takes_it_a_connection_stays() -> None:
    async def ask() -> list[str]:
        pair = Pair()
        async with pair.open() as line:
            pair.crew.lost(1)
            gone = await line.ask(get(1))
            pair.crew.here[1] = 1
            back = await line.ask(get(1))
            await line.ask(get(0))
            pair.members[1].receiver.close()  # it is about to be replaced, and its line is full
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
    """Remembers what was heard."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def heard(self, change: TableChange) -> None:
        self.told.append(change.table)

    def missed(self) -> None:
        self.told.append("missed")


def test_others_hear_a_cry_the_crier_does_not_and_what_was_missed_is_looked_at() -> None:
    async def cry() -> list[list[str]]:
        crew = HallCrew(2)
        members, ears = [crew.member(number) for number in (0, 1)], [Ears(), Ears()]
        buses = [CrewBus(member) for member in members]
        for bus, member, ear in zip(buses, members, ears, strict=True):
            bus.open(ear)
            member.open(lambda line, words: None)
        buses[0].publish("first", 7, ["anna"])
        buses[0].publish("first", 8, ["anna"])  # told once, as it stands by then
        await asyncio.sleep(0.1)
        while not members[0].owed:  # nobody reads meanwhile
            members[0].tell(b"x" * LARGEST)
        await asyncio.sleep(0.1)
        buses[0].publish("last", 7, [])
        await asyncio.sleep(0.1)
        for bus, member in zip(buses, members, strict=True):
            member.close()
            await bus.close()
        return [ears[0].told, ears[1].told[:2], ears[1].told[-2:]]

    assert run(cry()) == [["missed"], ["missed", "first"], ["missed", "last"]]


def test_what_a_process_did_not_tell_before_it_died_is_looked_for() -> None:
    """It writes, and tells a moment later: in between it may be killed."""

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


def test_cries_travel_together_and_none_is_too_long_for_the_line() -> None:
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


def test_a_crew_over_a_file_shares_one_door(tmp_path: Path) -> None:
    """`--workers 2` and nothing else: a table is everywhere at once, and all end together."""
    play_through_one_door(str(tmp_path / "hall.db"))


def test_where_connections_cannot_be_handed_over_a_file_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "CAN_HAND_OVER", False)
    with pytest.raises(SetupError, match="PostgreSQL"):
        process.check(ServeSettings(host="127.0.0.1", port=0, database="hall.db", workers=2))
