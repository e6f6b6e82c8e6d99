"""Calls the companion tools of a game: reads a request, checks each field, and returns the answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from meadhall.core.errors import FieldError, SetupError
from meadhall.interface import shelf
from meadhall.interface.kit import Tool

T = TypeVar("T")
FIELD = re.compile(r" - at `\$\.?(.*)`$")
INDEX = re.compile(r"\[(\d+)\]")


def tools_of(game: str) -> Mapping[str, Tool]:
    """Return the tools of a game."""
    found = shelf.kit(game).companion
    return {} if found is None else found()


def answered(game: str, tool: str, body: bytes) -> bytes:
    """Return the answer as JSON. Raises FieldError if a value is not allowed."""
    known = tools_of(game)
    if tool not in known:
        raise SetupError(f"{game} has no tool {tool!r}", right="known: " + (", ".join(known) or "none"))
    asked: object = read(body, known[tool].asks)
    return msgspec.json.encode(known[tool].answer(asked))


def read(body: bytes, kind: type[T]) -> T:
    """Parse a request. A value that is not allowed is refused with its field."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as wrong:
        what = str(wrong)
        found = FIELD.search(what)
        field = INDEX.sub(r".\1", found.group(1)) if found else ""
        raise FieldError(field, FIELD.sub("", what), why="enter-value") from None
