"""A player of the offline version without a browser: sends the same texts as the page's worker."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from meadhall.browser.drawer import Drawer, MemoryDrawer
from meadhall.browser.host import Host, PageConnection, start
from meadhall.server.protocol.offers import in_every_language

Json = dict[str, Any]
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "karl"}]


class Page:
    """A page of the offline version."""

    def __init__(self, host: Host, drawer: Drawer) -> None:
        self.host, self.drawer = host, drawer
        self.line: PageConnection | None = None
        self.told: list[Json] = []
        self.sent = 0
        self.patience = 100_000  # iterations of the event loop

    @staticmethod
    async def opened(drawer: Drawer | None = None) -> Page:
        """A page with this storage, new or used before."""
        drawer = drawer or MemoryDrawer()
        host = await start(drawer, in_every_language)
        host.hall.bots.delay_s = 0.0
        return Page(host, drawer)

    @staticmethod
    async def opened_at(host: Host, drawer: Drawer) -> Page:
        """Another page of the same server."""
        return Page(host, drawer)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request; return its status and reply."""
        answer = json.loads(await self.host.fetch(method, path, "" if body is None else json.dumps(body)))
        return answer["status"], json.loads(answer["text"])

    async def table(self, game: str, seats: list[Json] = AGAINST_A_BOT, **more: object) -> str:
        """Open a table and connect to it."""
        pledge = (await self.ask("GET", "/hall"))[1]["pledge"]["id"]
        wish = {"game": game, "seats": seats, "pledge": pledge, "entropy": "mine", **more}
        status, table = await self.ask("POST", "/tables", wish)
        assert status == 201, table
        await self.sit_at(table["id"])
        return str(table["id"])

    async def sit_at(self, table: str) -> None:
        self.line = await self.host.connect(table, lambda text: self.told.append(json.loads(text)))
        assert self.line is not None
        await self.say("hello")

    async def say(self, kind: str, **more: object) -> None:
        assert self.line is not None
        assert await self.line.hear(json.dumps({"type": kind, **more})) == 0

    def last(self, kind: str) -> Json | None:
        return next((message for message in reversed(self.told) if message["type"] == kind), None)

    async def until(self, kind: str, id_: str = "") -> Json:
        """Receive until a message of this kind arrives (the reply to this id, if given)."""
        for _ in range(self.patience):
            found = self.last(kind)
            if found is not None and found.get("id", "") == id_:
                return found
            await asyncio.sleep(0)
        raise AssertionError(f"nothing of the kind {kind} was told")

    async def until_asked(self) -> Json:
        """The table when the player is asked, or when the game is over."""
        for _ in range(self.patience):
            found = self.last("update")
            if found is not None and (found["over"] or found["question"]):
                return found
            await asyncio.sleep(0)
        raise AssertionError("the player is not asked")

    async def answer(self, action: int, version: int) -> None:
        """Answer; after a refusal the table is sent again."""
        self.sent += 1
        await self.say("answer", id=f"a{self.sent}", version=version, action=action)
        while not any(m.get("id") == f"a{self.sent}" for m in self.told) or self._still(version):
            await asyncio.sleep(0)

    def _still(self, version: int) -> bool:
        """Whether the table that was answered is still the last one received, although the answer counted."""
        last, table = self.told[-1], self.last("update")
        return last["type"] == "done" and table is not None and table["version"] == version

    async def play(self, most: int, luck: random.Random) -> Json:
        """Answer at random until the game is over, or this many times."""
        for _ in range(most):
            table = await self.until_asked()
            if table["over"]:
                break
            await self.answer(luck.choice(table["question"]["options"])["action"], table["version"])
        return await self.until_asked()
