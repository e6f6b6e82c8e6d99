"""The WebSocket line: messages in order, batched, none lost, and flooding limited."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from meadhall.server.storage.rows import StoredTable, TableRow, TableSetup
from meadhall.server.tables.history import FRESH, Frame, History
from meadhall.server.tables.room import Room, Watcher
from meadhall.server.web.websocket import LINE, MOST_PENDING, DirectWebSocket, Listener, UpdateSender, framed
from tests.server.loops import run


class FakeLine:
    """A line that accepts messages while it is open."""

    def __init__(self) -> None:
        self.open = True
        self.packets: list[list[bytes]] = []
        self.hear: Any = None

    def post(self, texts: list[bytes]) -> bool:
        if self.open:
            self.packets.append(texts)
        return self.open


class FakeSocket:
    """A socket of another server, whose send takes a while."""

    def __init__(self, line: FakeLine | None) -> None:
        self.scope = {} if line is None else {LINE: line}
        self.sent: list[str] = []
        self.closed: list[int] = []

    async def send(self, message: dict[str, str]) -> None:
        await asyncio.sleep(0)
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        self.closed.append(code)


async def settled() -> None:
    """Run the event loop until nothing is left to do."""
    for _ in range(20):
        await asyncio.sleep(0)


def a_teller(socket: FakeSocket, news: list[bytes]) -> UpdateSender:
    def take() -> list[bytes]:
        taken, news[:] = news[:], []
        return taken

    return UpdateSender(socket, take)  # type: ignore[arg-type]


def test_messages_ready_together_are_sent_together() -> None:
    async def told() -> list[list[bytes]]:
        line, news = FakeLine(), [b"done"]
        teller = a_teller(FakeSocket(line), news)
        teller.wake()
        news.append(b"update")
        teller.wake()
        await settled()
        return line.packets

    assert run(told()) == [[b"done", b"update"]]


@pytest.mark.parametrize("line", [None, FakeLine()])
def test_messages_that_a_full_line_refuses_are_sent_later_in_order(line: FakeLine | None) -> None:
    async def told() -> list[str]:
        socket, news = FakeSocket(line), [b"1", b"2"]
        if line is not None:
            line.open = False
        teller = a_teller(socket, news)
        late = asyncio.create_task(teller.send_held())
        teller.wake()
        await asyncio.sleep(0)
        if line is not None:
            line.open = True  # two messages are still being handled
        news.append(b"3")
        teller.wake()
        await settled()
        late.cancel()
        assert line is None or line.packets == []
        return socket.sent

    assert run(told()) == ["1", "2", "3"]


def test_messages_are_handled_one_after_another() -> None:
    handled: list[str] = []

    async def handle(text: str) -> None:
        handled.append(f"{text} begins")
        await asyncio.sleep(0)
        handled.append(f"{text} ends")

    async def hear() -> None:
        line = FakeLine()
        listener = Listener(FakeSocket(line), handle)  # type: ignore[arg-type]
        line.hear("a")
        line.hear("b")
        await settled()
        line.hear("c")
        listener.leave()  # the page disconnects; its messages still count
        await settled()
        assert listener.handling.done()

    run(hear())
    assert handled == [f"{text} {what}" for text in "abc" for what in ("begins", "ends")]


@pytest.mark.parametrize(("messages", "code"), [(["x"] * (MOST_PENDING + 2), 1008), (["trouble"], 1011)])
def test_flooding_and_errors_close_the_connection(messages: list[str], code: int) -> None:
    async def flooded() -> list[int]:
        async def handle(text: str) -> None:
            if text == "trouble":
                raise ValueError(text)

        socket = FakeSocket(None)
        listener = Listener(socket, handle)  # type: ignore[arg-type]
        for message in messages:
            listener.receive(message)
        await settled()
        return socket.closed

    assert run(flooded()) == [code]


def test_a_closed_line_is_freed_at_once() -> None:
    """Freed without the garbage collector, which runs rarely, because a compressing line is large."""

    async def visit() -> weakref.ref[FakeLine]:
        line = FakeLine()
        socket = FakeSocket(line)
        room = Room(StoredTable(TableRow("t", "valhalla", TableSetup(), "", "waiting", False, ""), []))
        watcher = Watcher("", -1)
        watcher.wake = UpdateSender(socket, lambda: list(room.news_for(watcher))).wake  # type: ignore[arg-type]
        listener = Listener(socket, nothing)  # type: ignore[arg-type]
        room.enter(watcher)
        await settled()
        room.leave(watcher)
        listener.leave()
        await settled()
        return weakref.ref(line)

    gc.disable()
    try:
        assert run(visit())() is None
    finally:
        gc.enable()


def test_a_finished_game_that_nobody_watches_keeps_little() -> None:
    room = Room(StoredTable(TableRow("t", "valhalla", TableSetup(), "", "over", False, ""), []))
    history, watcher = History(Mock(over=True)), Watcher("", -1)
    for version in range(1, 3 * FRESH):
        history.enter(Frame(version, Mock(over=True), 0, 0, True))
    room.table = SimpleNamespace(history=history, position=history.last.position)  # type: ignore[assignment]
    room.watchers.add(watcher)
    assert len(history.frames) == len(history.line) == 3 * FRESH
    room.leave(watcher)
    assert [frame.version for frame in history.frames] == [*range(2 * FRESH, 3 * FRESH)]
    assert history.line == [*history.frames]


async def nothing(text: str) -> None:
    """A handler that ignores messages."""


HEADS = {5: b"\x81\x05", 300: b"\x81\x7e\x01\x2c", 70_000: b"\x81\x7f" + (70_000).to_bytes(8, "big")}


@pytest.mark.parametrize(("size", "head"), HEADS.items())
def test_a_text_travels_as_one_frame(size: int, head: bytes) -> None:
    assert framed(b"x" * size) == head + b"x" * size


def test_whole_texts_take_the_fast_path() -> None:
    """Called as uvicorn calls it: with a whole text, with bytes, and after the connection was closed."""
    heard: list[str] = []
    line = DirectWebSocket.__new__(DirectWebSocket)
    line.hear, line.close_sent, line.frames = heard.append, False, [b"fru", b"ch\xc3\xa4"]
    line.curr_msg_data_type = "text"
    line.send_receive_event_to_app()
    assert (heard, line.frames) == (["fruchä"], [])
    line.close_sent, line.frames = True, [b"late"]
    line.send_receive_event_to_app()
    assert heard == ["fruchä"]


GREETING = (
    b"GET / HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def an_open_line(heard: list[str]) -> DirectWebSocket:
    """A line after the handshake, as uvicorn makes it."""
    line = DirectWebSocket.__new__(DirectWebSocket)
    line.conn, line.transport, line.queue = ServerProtocol(), Mock(), Mock()
    line.conn.receive_data(GREETING)
    (request,) = line.conn.events_received()
    assert isinstance(request, Request)
    line.conn.send_response(line.conn.accept(request))
    line.conn.data_to_send()
    line.hear, line.close_sent, line.frames, line.curr_msg_data_type = heard.append, False, [], "bytes"
    line.handshake_initiated, line.pending_ping_payload = True, None
    return line


def sent(words: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return WireFrame(opcode, words, fin=fin).serialize(mask=True)


def test_unfragmented_texts_bypass_the_library() -> None:
    """Also between pongs; a fragmented text is left to the library from then on."""
    heard: list[str] = []
    line = an_open_line(heard)
    line.data_received(sent(b"one"))
    line.data_received(sent(b"", Opcode.PONG))
    line.data_received(sent("zwölf".encode()))
    assert line.between
    assert line.conn.events_received() == []
    for piece in (sent(b"in ", fin=False), sent(b"pieces", Opcode.CONT), sent(b"on")):
        line.data_received(piece)
    assert heard == ["one", "zwölf", "in pieces", "on"]
    assert not line.between


def test_any_split_into_packets_gives_the_same_messages() -> None:
    """Texts of all sizes, fragments, pings: split anywhere, none is lost, doubled or mistaken."""
    luck = random.Random(18)
    for _ in range(300):
        heard: list[str] = []
        line, packets, said = an_open_line(heard), [], []
        for number in range(luck.randrange(1, 8)):
            words = f"{number}".encode() * luck.choice((1, 3, 125, 126, 400))
            said.append(words.decode())
            half = luck.randrange(len(words) + 1)
            pieces = [sent(words[:half], fin=False), sent(words[half:], Opcode.CONT)]
            packets += luck.choice(([sent(words)], [sent(words)], pieces, [sent(b"?", Opcode.PING), sent(words)]))
        for data in torn(packets, luck):
            line.data_received(data)
        assert heard == said


def torn(packets: list[bytes], luck: random.Random) -> list[bytes]:
    """The same bytes with some packets split in two, and some joined with the next."""
    out = [b""]
    for packet in packets:
        at = luck.choice((0, 0, luck.randrange(len(packet) + 1)))
        out[-1] += packet[:at]
        out.append(packet[at:])
    return [data for data in out if data]


def test_invalid_utf8_is_refused() -> None:
    heard: list[str] = []
    line = an_open_line(heard)
    line.logger, line.handshake_complete = Mock(level=30), True
    line.loop = Mock()
    line.data_received(sent(b"\xff\xfe"))
    assert heard == []
    assert isinstance(line.transport, Mock)
    assert line.transport.write.called


def test_a_client_without_pongs_is_disconnected() -> None:
    line = DirectWebSocket.__new__(DirectWebSocket)
    line.transport, line.conn, line.logger = Mock(), Mock(), Mock(level=30)
    line.transport.is_closing.return_value, line.conn.data_to_send.return_value = False, []
    line.close_sent = False
    line.keepalive_timeout()
    line.transport.abort.assert_called_once_with()
