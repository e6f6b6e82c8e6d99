"""The WebSocket of a page: uvicorn's class with fast paths for short messages, and the tasks that receive and send."""

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

from meadhall.server.routes.message_handler import POLICY, HangUpError

LOG = logging.getLogger("meadhall.table")
LINE = "meadhall.line"  # in a scope: its DirectWebSocket
# Messages repeat most of the one before. If both fit into the window, a page costs a third of the time and a
# quarter of the bytes, compared to a small window. It takes 80 kB of memory for each compressed page.
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
TEXT = 0x81  # first byte of a whole text in one frame
WHOLE = frozenset((TEXT, 0xC1, 0x89, 0x8A))  # such a text, a compressed one, ping, pong: complete frames
MASKED, HEAD = 0x80, 6  # short frames: the mask bit; bytes before the text (two and the mask)
SLOWEST_S = 30.0  # seconds within which a page must read something
MOST_PENDING = 64  # queued messages of one page
OUR_FAULT = 1011


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A socket that sends and delivers messages directly, without a queue."""

    hear: Callable[[str], None] | None = None
    between = True  # the library has only seen complete frames

    def handle_connect(self, event: Request) -> None:
        """Offer compression to a new page, and put this socket into the scope for its fast paths."""
        self.conn.available_extensions = [DEFLATE]
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[LINE] = self  # type: ignore[literal-required]

    def data_received(self, data: bytes) -> None:
        """Deliver a short text that arrived alone, unless the library waits for the rest of a message."""
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
        """Deliver a complete text; pass other messages to uvicorn's queue."""
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
        """Abort the connection: a peer that answers no pings would not read the rest of the buffer either."""
        super().keepalive_timeout()
        self.transport.abort()

    def post(self, texts: list[bytes]) -> bool:
        """Send these texts together. Returns False, and sends nothing, if the page must read first."""
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(self._packed(texts))
        return True

    def _packed(self, texts: list[bytes]) -> bytes:
        if not self.conn.extensions:
            return b"".join([framed(text) for text in texts])
        for text in texts:
            self.conn.send_text(text)  # compressed, as agreed with the page
        return b"".join(self.conn.data_to_send())


def is_one_short_frame(data: bytes) -> bool:
    """Is it exactly one complete, short, masked frame?"""
    return len(data) >= HEAD and data[0] in WHOLE and data[1] == MASKED | len(data) - HEAD and len(data) < HEAD + 126


def framed(text: bytes) -> bytes:
    """Return a text as an uncompressed WebSocket frame."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return struct.pack(">BBH", TEXT, 126, size) + text
    return struct.pack(">BBQ", TEXT, 127, size) + text


async def hang_up(socket: WebSocket, code: int) -> None:
    """Close a socket; no error if it is closed already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


class UpdateSender:
    """Sends updates to a page: at once if the socket accepts them, else in order as soon as it does."""

    def __init__(self, socket: WebSocket, news: Callable[[], list[bytes]]) -> None:
        self.socket, self.news = socket, news
        self.line: DirectWebSocket | None = socket.scope.get(LINE)  # None under another server
        self.post = _cannot_send if self.line is None else self.line.post
        self.loop = asyncio.get_running_loop()
        self.woken = False
        self.held: list[bytes] = []  # updates that the socket did not accept; sent before any others
        self.holding = asyncio.Event()

    def wake(self) -> None:
        """Schedule one send at the end of this turn of the event loop."""
        if not self.woken:
            self.woken = True
            self.loop.call_soon(self.send_now)

    def send_now(self) -> None:
        """Send all updates, or hold them if the socket does not accept them."""
        self.woken = False
        if not self.holding.is_set():
            messages = self.news()
            if messages and not self.post(messages):
                self.held = messages
                self.holding.set()

    async def send_held(self) -> None:
        """Send held updates, and those that arrived meanwhile, until the page is gone. Runs as a task."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the page is gone; the receiver notices as well
            while await self.holding.wait():
                for message in self.held:
                    await self._send(message)
                self.held = self.news()
                if not self.held:
                    self.holding.clear()

    async def _send(self, message: bytes) -> None:
        """Send one message. Disconnect a page that reads too slowly: its pending messages take up memory."""
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
        self.wake: asyncio.Future[None] | None = None  # set while the handler waits for a message
        self.gone = False
        self.handling = asyncio.create_task(self._handle_all())
        self.line: DirectWebSocket | None = socket.scope.get(LINE)
        if self.line is not None:
            self.line.hear = self.receive

    def receive(self, text: str) -> None:
        """Queue a message."""
        self.pending.append(text)
        self._wake_handler()

    def _wake_handler(self) -> None:
        more, self.wake = self.wake, None
        if more is not None and not more.done():
            more.set_result(None)

    def leave(self) -> None:
        """Stop after the queued messages, and release the socket. Called when the page has disconnected."""
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
            LOG.exception("a message of a page could not be handled")
            await hang_up(self.socket, OUR_FAULT)
