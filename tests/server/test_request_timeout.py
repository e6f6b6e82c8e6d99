"""Timeouts of slow connections, and errors while a connection closes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall.server.web import request_timeout, websocket
from meadhall.server.web.request_timeout import TimeoutHTTP
from meadhall.server.web.websocket import LINE, DirectWebSocket, UpdateSender, hang_up
from tests.server.loops import run
from tests.server.processes import Process

ROOT = Path(__file__).resolve().parents[2]
HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


async def over_a_line(*parts: bytes) -> bytes:
    """Send these bytes to a server; return its reply until it closes the connection."""

    async def app(scope: object, receive: object, send: Callable[[dict[str, object]], Awaitable[None]]) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(app, http=TimeoutHTTP, lifespan="off", log_config=None, timeout_keep_alive=600)
    config.load()
    state = uvicorn.Server(config).server_state
    server = await asyncio.get_running_loop().create_server(
        lambda: TimeoutHTTP(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    heard = b""
    for part in parts:
        writer.write(part)
        if part.endswith(b"\r\n\r\n"):
            heard += await reader.readuntil(b"\r\n\r\n")
    with suppress(ConnectionResetError):
        heard += await reader.read()  # until the server closes the connection
    writer.close()
    server.close()
    return heard


LATER = HALF + b": 1\r\n\r\n"


@pytest.mark.parametrize(
    ("parts", "answers"), [((HALF,), 0), ((b"",), 0), ((WHOLE, HALF), 1), ((LATER, HALF), 1), ((WHOLE, WHOLE, b"G"), 2)]
)
def test_an_unfinished_request_times_out(
    parts: tuple[bytes, ...], answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_timeout, "HEADERS_S", 0.05)
    assert run(over_a_line(*parts)).count(b" 204 ") == answers


class Stuck:
    """A client that reads nothing."""

    def __init__(self) -> None:
        self.aborted, self.closed = False, False
        transport = SimpleNamespace(abort=lambda: setattr(self, "aborted", True))
        self.scope = {LINE: SimpleNamespace(post=lambda _: False, transport=transport)}

    async def send(self, message: object) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.closed = True
        raise RuntimeError('Cannot call "send" once a close message has been sent.')


def test_a_client_that_reads_nothing_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "SLOWEST_S", 0.01)

    async def told() -> Stuck:
        socket, news = Stuck(), [[b"news"], []]
        teller = UpdateSender(socket, lambda: news.pop(0) if news else [])  # type: ignore[arg-type]
        late = asyncio.create_task(teller.send_held())
        teller.send_now()
        while not socket.aborted or not socket.closed:
            await asyncio.sleep(0.001)
        late.cancel()
        return socket

    assert run(told()).aborted


@pytest.mark.parametrize("trouble", [RuntimeError("closed already"), WebSocketDisconnect()])
def test_closing_twice_logs_nothing(trouble: Exception) -> None:
    class Closed:
        async def close(self, code: int) -> None:
            raise trouble

    run(hang_up(Closed(), 1008))  # type: ignore[arg-type]


def test_a_page_that_sends_nonsense_and_goes_leaves_no_traceback(tmp_path: Path) -> None:
    with Process(str(tmp_path / "hall.db"), stderr=-1) as hall:
        anna = hall.visitor()
        table = anna.post("tables", {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "me"}]})["id"]
        for _ in range(5):
            words = {"cookie": anna.cookie}
            with connect(hall.socket(table), additional_headers=words) as page, suppress(ConnectionClosed):
                for _ in range(80):
                    page.send("x" * 5000)
                    page.send(b"no text")
        hall.process.terminate()
        _, told = hall.process.communicate()
    assert "Traceback" not in told, told


def test_the_used_internals_of_uvicorn_exist() -> None:
    """The WebSocket line and the request timeout use private parts of uvicorn's protocols; a new version of uvicorn is
    checked here."""
    assert uvicorn.__version__ == pinned("uvicorn")
    assert version("websockets") == pinned("websockets")
    for name in ("handle_connect", "send_receive_event_to_app", "keepalive_timeout"):
        assert name in vars(DirectWebSocket) | vars(DirectWebSocket.__mro__[1]), name
    for kind in (H11Protocol, TimeoutHTTP.__mro__[1]):
        assert {"connection_made", "data_received", "connection_lost"} <= {*vars(kind)}
    assert "cycle" in H11Protocol.__init__.__code__.co_names


def pinned(name: str) -> str:
    lines = (ROOT / "requirements" / "run.txt").read_text("utf-8").splitlines()
    return next(line.partition("==")[2].split()[0] for line in lines if line.startswith(f"{name}=="))
