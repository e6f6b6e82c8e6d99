"""Where a pocket hall keeps things: texts under keys, some of them numbered. The browser has the real one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

Key = list[str | int]


class Entry(msgspec.Struct, frozen=True):
    """A text to be kept. `new`: there must be none under this key yet."""

    kind: str
    key: Key
    text: str
    new: bool = False


class Wanted(msgspec.Struct, frozen=True):
    """What the drawer is asked: one text, all of a kind, those after a number, or to keep some together."""

    do: Literal["get", "all", "since", "write"]
    kind: str = ""
    key: Key = []
    entries: list[Entry] = []


class Found(msgspec.Struct, frozen=True):
    """What it says; `taken`: nothing was written, for one of the new keys was there already."""

    texts: list[str] = []
    taken: bool = False


Drawer = Callable[[str], Awaitable[str]]  # a Wanted and a Found as JSON: nothing else crosses into JavaScript
WANTED, FOUND = msgspec.json.Decoder(Wanted), msgspec.json.Decoder(Found)


class Memory:
    """A drawer that lasts as long as the page: for tests, and for browsers that keep nothing."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[tuple[str | int, ...], str]] = {}

    async def __call__(self, question: str) -> str:
        """As the browser's drawer answers."""
        return msgspec.json.encode(self._found(WANTED.decode(question))).decode()

    def _found(self, wanted: Wanted) -> Found:
        if wanted.do == "write":
            return self._write(wanted.entries)
        kept = self.kept.get(wanted.kind, {})
        if wanted.do == "get":
            return Found([kept[key] for key in [tuple(wanted.key)] if key in kept])
        if wanted.do == "all":
            return Found([*kept.values()])
        table, number = wanted.key
        later = sorted(key for key in kept if key[0] == table and key[1] > number)  # type: ignore[operator]
        return Found([kept[key] for key in later])

    def _write(self, entries: list[Entry]) -> Found:
        if any(entry.new and tuple(entry.key) in self.kept.get(entry.kind, {}) for entry in entries):
            return Found(taken=True)
        for entry in entries:
            self.kept.setdefault(entry.kind, {})[tuple(entry.key)] = entry.text
        return Found()
