"""The messages of one language, each parsed when it is first needed: to parse whole files of Fluent takes seconds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ENTRY: Final = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class MessageBundle:
    """Messages and terms by name. Terminals show the invisible marks of isolation, so there are none."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self.parsed = FluentBundle([lang], use_isolating=False)
        self.parsing = Lock()  # one thread must not ask for what another one has only begun to parse
        self.unparsed: dict[str, str] = {}
        for text in texts:
            for name, entry in entries(text):
                self.unparsed.setdefault(name, entry)
        self.names = frozenset(name for name in self.unparsed if not name.startswith("-"))

    def has_message(self, name: str) -> bool:
        """Terms are no messages."""
        return name in self.names

    def format(self, name: str, values: Mapping[str, str | int | float]) -> str | None:
        """A message with its values filled in; None if it has attributes only."""
        with self.parsing:
            self._parse(name)
        pattern = self.parsed.get_message(name).value
        return str(self.parsed.format_pattern(pattern, dict(values))[0]) if pattern else None

    def _parse(self, name: str) -> None:
        """This entry, and whichever it may refer to."""
        if (entry := self.unparsed.pop(name, None)) is not None:
            self.parsed.add_resource(FluentResource(entry))
            for other in NAME.findall(entry):
                self._parse(other)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The names and sources of a file's messages and terms: each begins a line, and what belongs to it is indented."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start["name"], text[start.start() : end]
