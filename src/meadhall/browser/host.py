"""The hall of one browser tab. Requests and messages arrive as texts and are handled by the server's own code.

JavaScript calls `start`, then `Host.fetch` and `Host.connect`; the page's worker does nothing else
(`web/src/pocket/worker.ts`).
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from meadhall.browser.drawer import Drawer
from meadhall.browser.hall_storage import PocketStorage
from meadhall.browser.inline_worker import InlineReviewer, InlineWorker
from meadhall.server.limits.limits import Limits
from meadhall.server.protocol.messages import Problem
from meadhall.server.routes.book_routes import BOOK_ROUTES
from meadhall.server.routes.companion_routes import COMPANION_ROUTES
from meadhall.server.routes.endpoints import (
    REQUEST_ERRORS,
    ApiRequest,
    Endpoint,
    Reply,
    error_reply,
    reply,
    unavailable_reply,
)
from meadhall.server.routes.hall_routes import HALL_ROUTES
from meadhall.server.routes.message_handler import HangUpError, MessageHandler, watcher_at
from meadhall.server.routes.puzzle_routes import PUZZLE_ROUTES
from meadhall.server.routes.table_routes import TABLE_ROUTES
from meadhall.server.routes.workshop_routes import WORKSHOP_ROUTES
from meadhall.server.tables.engine import Wording, find_games
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.position import Shelf
from meadhall.server.tables.room import Room, Watcher
from meadhall.server.workers.background_jobs import BackgroundJobs
from meadhall.server.workers.bots import Bots
from meadhall.server.workers.record_worker import RecordWorker
from meadhall.server.workers.review_worker import ReviewWorker

LOG = logging.getLogger("meadhall.browser")
GUEST = "pocket"  # the id of the only player
GAME_TEXTS = "told.json"  # names and descriptions of the games; the build writes this file
WORDS = msgspec.json.Decoder(dict[str, dict[str, dict[str, str]]])  # by game and key, then by language
Send = Callable[[str], None]
PARAMETER = re.compile(r"\{(\w+)\}")
ALL_ROUTES = (*TABLE_ROUTES, *BOOK_ROUTES, *COMPANION_ROUTES, *PUZZLE_ROUTES, *HALL_ROUTES, *WORKSHOP_ROUTES)
ROUTES = [(call, re.compile(PARAMETER.sub(r"(?P<\1>[^/]+)", call.path))) for call in ALL_ROUTES]


class HostReply(msgspec.Struct, frozen=True):
    """A reply in the form that JavaScript reads."""

    status: int
    headers: dict[str, str]
    text: str


async def start(drawer: Drawer, say: Wording | None = None) -> Host:
    """Open the hall on this store.

    `say` returns the names and descriptions of games (default: those from the build).
    """
    thinker = InlineWorker()
    bots, jobs = Bots(thinker, beat_s=0.0), BackgroundJobs(RecordWorker(thinker), ReviewWorker(InlineReviewer()))
    shelf = games() if say is None else find_games(say)
    hall = Hall(PocketStorage(drawer), shelf, bots, limits=Limits(strict=False), jobs=jobs)
    await hall.open()
    return Host(hall)


@cache
def games() -> Shelf:
    """Return the games of this build. They are read once."""
    return find_games(texts_of_build())


def texts_of_build() -> Wording:
    """Return a function that looks up the names and descriptions of games in the file from the build."""
    words = WORDS.decode((files("meadhall.browser") / GAME_TEXTS).read_bytes())
    return lambda game, key: words[game][key]


class Host:
    """The hall for the page's worker."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def fetch(self, method: str, address: str, body: str) -> str:
        """Handle a request to a path below api/."""
        parts = urlsplit(address)
        answer = await self._answer(method, unquote(parts.path), dict(parse_qsl(parts.query)), body)
        return msgspec.json.encode(HostReply(answer.status, answer.headers, answer.body.decode())).decode()

    async def _answer(self, method: str, path: str, query: dict[str, str], body: str) -> Reply:
        call, params = find_route(method, path)
        if call is None:
            return reply(Problem("http", "Not Found"), 404)
        try:
            return await call.handler(ApiRequest(self.hall, GUEST, "", params, query, lambda longest: read_body(body)))
        except REQUEST_ERRORS as trouble:
            return error_reply(trouble)
        except self.hall.storage.away:
            return unavailable_reply()

    async def connect(self, table: str, send: Send) -> PageConnection | None:
        """Connect a page to a table. Return None if there is no such table."""
        room = await self.hall.room(table)
        if room is None:
            return None
        return PageConnection(self.hall, room, await watcher_at(self.hall, room, GUEST, None), send)


def find_route(method: str, path: str) -> tuple[Endpoint | None, dict[str, str]]:
    """Return the endpoint for a request and the parameters in its path."""
    for call, pattern in ROUTES:
        if call.method == method and (match := pattern.fullmatch(path)):
            return call, match.groupdict()
    return None, {}


async def read_body(body: str) -> bytes:
    """Return the body as bytes. Its length is not limited, because only the page itself sends requests."""
    return body.encode()


class PageConnection:
    """The connection of one page to one table. Messages are handled in order, and news is sent to the page."""

    def __init__(self, hall: Hall, room: Room, watcher: Watcher, send: Send) -> None:
        self.room, self.watcher, self.send = room, watcher, send
        self.handle = MessageHandler(hall, room, watcher)
        self.turn = asyncio.Lock()
        self.woken = False
        watcher.wake = self.wake
        room.enter(watcher)

    def wake(self) -> None:
        """Schedule one send of all news, after the current callback."""
        if not self.woken:
            self.woken = True
            asyncio.get_event_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self.woken = False
        for message in self.room.news_for(self.watcher):
            self.send(message.decode())

    async def hear(self, text: str) -> int:
        """Handle a message from the page. Return the code for closing the connection, or 0 to keep it open."""
        async with self.turn:
            try:
                await self.handle(text)
            except HangUpError as end:
                return end.code
        return 0

    def close(self) -> None:
        """Leave the table."""
        self.room.leave(self.watcher)
