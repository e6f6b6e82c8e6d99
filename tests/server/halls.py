"""A hall for tests: a fresh database, the real games, and simulated people with browsers."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest

from meadhall.server.people import recovery
from meadhall.server.run.app import HallSettings, make_app
from meadhall.server.run.crew import CrewMember
from meadhall.server.tables.engine import find_games
from meadhall.server.tables.position import Shelf
from meadhall.server.web.cookie import COOKIE
from meadhall.server.workers import record_worker
from meadhall.server.workers.background_jobs import BackgroundJobs
from meadhall.server.workers.bots import Bots
from meadhall.server.workers.record_worker import RecordWorker
from meadhall.server.workers.workers import ProcessPool
from tests.server.migrated import laid

pytest.importorskip("httpx2", reason="httpx2 is not installed: the hall is not tested")
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession  # it fails without httpx2

Json = dict[str, Any]
ANSWERS = count()  # ids are unique across pages: the hall takes a second answer with the same id for a retry


class SharedBots(Bots):
    """Bot workers shared by all halls of the tests, because worker processes start slowly."""

    def close(self) -> None:
        """Keep the workers: the next hall uses them."""


@cache
def shared_workers() -> ProcessPool:
    """The bot processes of all halls; they end with the test process."""
    return ProcessPool(1)


@cache
def shared_record_workers() -> ProcessPool:
    """The processes that replay whole games, for all halls."""
    return ProcessPool(1, record_worker.work)


def shared_bots() -> Bots:
    """Bots for one hall, without a time limit, so that a slow machine changes no answer."""
    return SharedBots(shared_workers(), timeout_s=600.0, delay_s=0.0, beat_s=0.0)


class SharedJobs(BackgroundJobs):
    """Background jobs whose record workers are shared by all halls."""

    def close(self) -> None:
        """Close only the review worker, which belongs to this hall."""
        self.reviews.close()


def shared_jobs() -> BackgroundJobs:
    """Background jobs for one hall of the tests."""
    return SharedJobs(RecordWorker(shared_record_workers()))


@contextmanager
def open_hall(folder: Path, shelf: Shelf | None = None) -> Iterator[TestClient]:
    """Open a hall over a database file of its own."""
    with hall_over(str(folder / "hall.db"), shelf) as client:
        yield client


@contextmanager
def hall_over(
    database: str,
    shelf: Shelf | None = None,
    redis: str = "",
    webhook: str = "",
    member: CrewMember | None = None,
) -> Iterator[TestClient]:
    """Open a hall over a given database, alone or as one process of several."""
    settings = HallSettings(redis=redis, webhook=webhook, webhook_private=True)
    app = make_app(laid(database), shelf or find_games(), settings, shared_bots(), shared_jobs(), member)
    with TestClient(app, client=("127.0.0.1", 50000)) as client:
        if member is not None:
            within(client, partial(_open, member))
        yield client


async def _open(member: CrewMember) -> None:
    member.open(lambda line, words: line.close())


def hall_of(client: TestClient) -> Any:  # Any: Starlette's state knows no types
    """The hall behind a client."""
    return cast("Starlette", client.app).state.hall


def table_of(client: TestClient, table: str) -> Any:  # Any: Starlette's state knows no types
    """A table in the memory of the hall."""
    return hall_of(client).rooms[table].table


def within(client: TestClient, do: Any) -> Any:  # Any: whatever it is, done in the hall's own event loop
    """Run a function in the hall's event loop."""
    assert client.portal is not None
    return client.portal.call(do)


def make_owner(person: Person) -> None:
    """Let a person with an account claim the hall, as with the link that the server prints."""
    store = hall_of(person.hall).store
    code = within(person.hall, partial(store.write, lambda c: recovery.issue(c, "owner")))
    assert person.post("/api/account/claim", {"code": code}).status_code == 200


class Person:
    """A person with a browser and its cookies."""

    def __init__(self, hall: TestClient, name: str, token: str = "") -> None:
        self.hall = hall
        self.name = name
        self.token = token or self.enter()

    def enter(self) -> str:
        self.hall.cookies.clear()
        reply = self.hall.get("/api/hall")
        self.hall.cookies.clear()
        return reply.cookies[COOKIE]

    @property
    def id(self) -> str:
        """The id by which the hall knows this person."""
        return str(within(self.hall, partial(hall_of(self.hall).sessions.find, self.token)).person)

    def send(self, path: str, body: Json) -> Any:
        """Post a request, and use the session cookie of the reply from then on."""
        reply = self.post(path, body)
        self.hall.cookies.clear()
        self.token = reply.cookies.get(COOKIE, self.token)
        return reply

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.token}"}

    def get(self, path: str) -> Any:
        return self.hall.get(path, headers=self.headers)

    def post(self, path: str, body: Json) -> Any:
        return self.hall.post(path, json=body, headers=self.headers)

    def open_table(self, *seats: str, private: bool = False, game: str = "valhalla") -> Json:
        """Open a table with these seats: "me", "open", or the name of a bot."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "seats": wishes, "private": private, "name": self.name}
        reply = self.post("/api/tables", body)
        assert reply.status_code == 201, reply.text
        table: Json = reply.json()
        return table

    @contextmanager
    def at(self, table: str, version: int = -1, lines: int = 0, seat: int | None = None) -> Iterator[Page]:
        """Open the page of a table."""
        wanted = "" if seat is None else f"?seat={seat}"
        path = f"/api/tables/{table}/socket{wanted}"
        with self.hall.websocket_connect(path, headers=self.headers) as socket:
            page = Page(socket)
            page.send(type="hello", version=version, lines=lines)
            yield page


class Page:
    """A page at a table, which keeps the messages that it receives."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.version = -1
        self.log: list[Json] = []
        self.last: Json = {}
        self.table: Json = {}
        self.said: list[str] = []
        self.mine: Json = {}
        self.heard: list[str] = []

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self) -> Json:
        """Receive the next message."""
        text = self.socket.receive_text()
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.version = message["version"]
            self.log = self.log[: message["keep"]] + message["lines"]
            self.last = message
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "mine":
            self.mine = message
        elif message["type"] == "said":
            self.said.append(message["text"])
        return message

    def until(self, kind: str) -> Json:
        """Receive messages until one of this kind arrives."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def until_asked(self) -> Json:
        """Receive messages until the player is asked or the game is over; return the update."""
        while not self.last or (self.last["question"] is None and not self.last["over"]):
            self.until("update")
        return self.last

    def until_alone(self) -> Json:
        """Receive messages until the player is the only one asked."""
        while self.until_asked()["asked"] != [self.last["view"]["seat"]]:
            self.last = {}
        return self.last

    def answer(self, action: int, version: int | None = None, client: str = "") -> Json:
        """Answer, and wait for the result."""
        client = client or f"answer-{next(ANSWERS)}"
        version = self.version if version is None else version
        self.send(type="answer", id=client, version=version, action=action)
        return self.result()

    def undo(self) -> Json:
        """Take the last answer back."""
        self.send(type="undo", id="undo", version=self.version)
        return self.result()

    def result(self) -> Json:
        """The result of the last answer, with the table after it."""
        while (message := self.hear())["type"] not in ("done", "refused"):
            pass
        if message["type"] == "refused":
            self.version = -1  # the hall sends the table again
        while self.version < message["version"]:
            self.hear()
        return message

    def actions(self) -> list[int]:
        """The actions that the player may choose."""
        return [option["action"] for option in self.until_asked()["question"]["options"]]


def play_together(pages: list[Page], steps: int, luck: random.Random) -> int:
    """Let people answer at random until this version; return the version reached."""
    version = max(0, *(page.version for page in pages))
    for _ in range(steps):
        for page in pages:
            while page.version < version:
                page.until("update")
        if pages[0].last["over"]:
            break
        asked = next(page for page in pages if page.last["question"])
        version = asked.answer(luck.choice(asked.actions()))["version"]
    return version
