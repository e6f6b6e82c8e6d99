"""Where a pocket hall keeps things: texts under keys, some of them numbered. The browser has the real one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

Key = list[str | int]


class DrawerEntry(msgspec.Struct, frozen=True):
    """A text to be kept. `new`: there must be none under this key yet."""

    kind: str
    key: Key
    text: str
    new: bool = False


class DrawerRequest(msgspec.Struct, frozen=True):
    """What the drawer is asked: one text, all of a kind, those after a number, or to keep some together."""

    do: Literal["get", "all", "since", "write"]
    kind: str = ""
    key: Key = []
    entries: list[DrawerEntry] = []


class DrawerReply(msgspec.Struct, frozen=True):
    """What it says; `taken`: nothing was written, for one of the new keys was there already."""

    texts: list[str] = []
    taken: bool = False


# A DrawerRequest and a DrawerReply as JSON: nothing else crosses into JavaScript.
Drawer = Callable[[str], Awaitable[str]]
WANTED, FOUND = msgspec.json.Decoder(DrawerRequest), msgspec.json.Decoder(DrawerReply)


class MemoryDrawer:
    """A drawer that lasts as long as the page: for tests, and for browsers that keep nothing."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[tuple[str | int, ...], str]] = {}

    async def __call__(self, question: str) -> str:
        """As the browser's drawer answers."""
        return msgspec.json.encode(self._found(WANTED.decode(question))).decode()

    def _found(self, wanted: DrawerRequest) -> DrawerReply:
        if wanted.do == "write":
            return self._write(wanted.entries)
        kept = self.kept.get(wanted.kind, {})
        if wanted.do == "get":
            return DrawerReply([kept[key] for key in [tuple(wanted.key)] if key in kept])
        if wanted.do == "all":
            return DrawerReply([*kept.values()])
        table, number = wanted.key
        later = sorted(key for key in kept if key[0] == table and key[1] > number)  # type: ignore[operator]
        return DrawerReply([kept[key] for key in later])

    def _write(self, entries: list[DrawerEntry]) -> DrawerReply:
        if any(entry.new and tuple(entry.key) in self.kept.get(entry.kind, {}) for entry in entries):
            return DrawerReply(taken=True)
        for entry in entries:
            self.kept.setdefault(entry.kind, {})[tuple(entry.key)] = entry.text
        return DrawerReply()
