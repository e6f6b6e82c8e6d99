"""The WebSocket to a page: uvicorn's class with short paths in and out, and the tasks that receive and send."""

from __future__ import annotations

import asyncio
import logging
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.utils import apply_mask

from meadhall.server.desk.message_handler import POLICY, HangUpError

LOG = logging.getLogger("meadhall.table")
LINE = "meadhall.line"  # where a socket's scope has its line
# Most of a message stood in the one before: where both fit into the window a page costs a third of the time, and a
# quarter of the bytes, that it costs with a small one. 80 kB of memory for each page that wishes it.
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
TEXT = 0x81  # a whole text in one frame
WHOLE = frozenset((TEXT, 0xC1, 0x89, 0x8A))  # such a text, a compressed one, ping, pong: nothing stays open after them
MASKED, HEAD = 0x80, 6  # short frames: the bit of a mask above the size; two bytes and the mask before the words
SLOWEST_S = 30.0  # seconds in which a page must read something
MOST_PENDING = 64  # messages of one page that may wait
OUR_FAULT = 1011


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A socket that sends and delivers messages directly, without a queue."""

    hear: Callable[[str], None] | None = None
    between = True  # the library has read nothing but whole messages: it waits for no rest

    def handle_connect(self, event: Request) -> None:
        """A page has come: whoever serves it may use the short ways."""
        self.conn.available_extensions = [DEFLATE]
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[LINE] = self  # type: ignore[literal-required]

    def data_received(self, data: bytes) -> None:
        """A short text that came alone is read here, unless the library waits for the rest of something."""
        if self.handshake_initiated and self.between:
            self.between = is_one_short_frame(data)
            if self.between and data[0] == TEXT and self.hear is not None and not self.close_sent:
                self._deliver_short(data)
                return
        super().data_received(data)

    def _deliver_short(self, data: bytes) -> None:
        try:
            text = apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]).decode()
        except UnicodeDecodeError:
            super().data_received(data)
        else:
            if self.hear is not None:
                self.hear(text)

    def send_receive_event_to_app(self) -> None:
        """A message is whole; what is no text goes the long way."""
        if self.hear is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.hear(text)

    def keepalive_timeout(self) -> None:
        """A peer that does not answer pings does not read either: abort instead of waiting for the buffer to drain."""
        super().keepalive_timeout()
        self.transport.abort()

    def post(self, texts: list[bytes]) -> bool:
        """Send these texts together; False, and nothing is sent, where the page must be waited for."""
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(self._packed(texts))
        return True

    def _packed(self, texts: list[bytes]) -> bytes:
        if not self.conn.extensions:
            return b"".join([framed(text) for text in texts])
        for text in texts:
            self.conn.send_text(text)  # compressed, as the page wished
        return b"".join(self.conn.data_to_send())


def is_one_short_frame(data: bytes) -> bool:
    """A whole message of a page in one frame, and nothing else."""
    return len(data) >= HEAD and data[0] in WHOLE and data[1] == MASKED | len(data) - HEAD and len(data) < HEAD + 126


def framed(text: bytes) -> bytes:
    """A text as it travels."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return struct.pack(">BBH", TEXT, 126, size) + text
    return struct.pack(">BBQ", TEXT, 127, size) + text


async def hang_up(socket: WebSocket, code: int) -> None:
    """Close it, unless the page, or another of us, was faster."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


class UpdateSender:
    """Sends updates to a page: at once if the socket takes them, else in order as soon as it does."""

    def __init__(self, socket: WebSocket, news: Callable[[], list[bytes]]) -> None:
        self.socket, self.news = socket, news
        self.line: DirectWebSocket | None = socket.scope.get(LINE)  # another server than ours has none
        self.post = _cannot_send if self.line is None else self.line.post
        self.loop = asyncio.get_running_loop()
        self.woken = False
        self.held: list[bytes] = []  # what the line did not take; until it is gone nothing else is told
        self.holding = asyncio.Event()

    def wake(self) -> None:
        """Something may be new; we look as soon as whoever says so is done."""
        if not self.woken:
            self.woken = True
            self.loop.call_soon(self.send_now)

    def send_now(self) -> None:
        """All that is new."""
        self.woken = False
        if not self.holding.is_set():
            messages = self.news()
            if messages and not self.post(messages):
                self.held = messages
                self.holding.set()

    async def send_held(self) -> None:
        """What could not be told at once, and what became new meanwhile."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the page is gone; the receiver notices as well
            while await self.holding.wait():
                for message in self.held:
                    await self._send(message)
                self.held = self.news()
                if not self.held:
                    self.holding.clear()

    async def _send(self, message: bytes) -> None:
        """Disconnect a page that reads nothing for long: its pending messages are held in our memory."""
        try:
            async with asyncio.timeout(SLOWEST_S):
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
        except TimeoutError:
            if self.line is not None:
                self.line.transport.abort()
            await hang_up(self.socket, POLICY)


def _cannot_send(texts: list[bytes]) -> bool:
    return False


class Listener:
    """Handles a page's messages one after another, each to its end, even if the page disconnects meanwhile."""

    def __init__(self, socket: WebSocket, handle: Callable[[str], Awaitable[None]]) -> None:
        self.socket, self.handle = socket, handle
        self.pending: deque[str] = deque()
        self.wake: asyncio.Future[None] | None = None  # to be heard, where nothing is left to heed
        self.gone = False
        self.handling = asyncio.create_task(self._handle_all())
        self.line: DirectWebSocket | None = socket.scope.get(LINE)
        if self.line is not None:
            self.line.hear = self.receive

    def receive(self, text: str) -> None:
        """The page says something."""
        self.pending.append(text)
        self._wake_handler()

    def _wake_handler(self) -> None:
        more, self.wake = self.wake, None
        if more is not None and not more.done():
            more.set_result(None)

    def leave(self) -> None:
        """The page is gone: what it said is still heeded, then we stop listening, and nobody holds the line."""
        self.gone = True
        self._wake_handler()
        if self.line is not None:
            self.line.hear = None
        self.socket.scope.pop(LINE, None)

    async def _handle_all(self) -> None:
        try:
            while self.pending or not self.gone:
                if len(self.pending) > MOST_PENDING:
                    raise HangUpError(POLICY)
                if self.pending:
                    await self.handle(self.pending.popleft())
                else:
                    self.wake = asyncio.get_running_loop().create_future()
                    await self.wake
        except HangUpError as end:
            await hang_up(self.socket, end.code)
        except Exception:
            LOG.exception("what a page said could not be heeded")
            await hang_up(self.socket, OUR_FAULT)
