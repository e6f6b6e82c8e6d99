"""The messages of one language. Each is parsed at its first use, because parsing whole Fluent files takes seconds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ENTRY: Final = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class MessageBundle:
    """Messages and terms by name. They contain no isolation marks, because terminals show these."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self.parsed = FluentBundle([lang], use_isolating=False)
        self.parsing = Lock()  # one thread must not use a message that another is still parsing
        self.unparsed: dict[str, str] = {}
        for text in texts:
            for name, entry in split_entries(text):
                self.unparsed.setdefault(name, entry)
        self.names = frozenset(name for name in self.unparsed if not name.startswith("-"))

    def has_message(self, name: str) -> bool:
        """Does the message exist? Terms do not count."""
        return name in self.names

    def format(self, name: str, values: Mapping[str, str | int | float]) -> str | None:
        """Return a message with its values filled in; None if it has attributes only."""
        with self.parsing:
            self._parse(name)
        pattern = self.parsed.get_message(name).value
        return str(self.parsed.format_pattern(pattern, dict(values))[0]) if pattern else None

    def _parse(self, name: str) -> None:
        """Parse this entry and those that it refers to."""
        if (entry := self.unparsed.pop(name, None)) is not None:
            self.parsed.add_resource(FluentResource(entry))
            for other in NAME.findall(entry):
                self._parse(other)


def split_entries(text: str) -> Iterator[tuple[str, str]]:
    """Return name → source of a file's messages and terms.

    Each begins at the start of a line; its other lines are indented.
    """
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start["name"], text[start.start() : end]
