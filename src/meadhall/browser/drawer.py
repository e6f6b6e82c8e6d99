"""The browser's key-value store as Python sees it: texts under keys, some of them numbered.

JavaScript implements it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

Key = list[str | int]


class DrawerEntry(msgspec.Struct, frozen=True):
    """An entry to be written. If `new` is set, the key must be free."""

    kind: str
    key: Key
    text: str
    new: bool = False


class DrawerRequest(msgspec.Struct, frozen=True):
    """A request to the store: get one text, all of a kind, those after a number, or write several entries at once."""

    do: Literal["get", "all", "since", "write"]
    kind: str = ""
    key: Key = []
    entries: list[DrawerEntry] = []


class DrawerReply(msgspec.Struct, frozen=True):
    """The reply of the store. `taken` means that nothing was written, because a new key was in use."""

    texts: list[str] = []
    taken: bool = False


# Takes a DrawerRequest and returns a DrawerReply, both as JSON, because only texts are passed to JavaScript.
Drawer = Callable[[str], Awaitable[str]]
WANTED, FOUND = msgspec.json.Decoder(DrawerRequest), msgspec.json.Decoder(DrawerReply)


class MemoryDrawer:
    """A store in memory, for tests and for browsers without storage."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[tuple[str | int, ...], str]] = {}

    async def __call__(self, question: str) -> str:
        """Handle a request as the browser's store does."""
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
