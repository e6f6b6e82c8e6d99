"""Data files in JSON: each names its format, and any other is refused."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import msgspec

from meadhall.core.errors import DataError


class Formatted(msgspec.Struct, frozen=True):
    """What such a file holds begins with its format."""

    format: str


class FileKind(NamedTuple):
    """The format that is read, what such a file is called, and which command writes it."""

    format: str
    called: str
    writer: str


T = TypeVar("T", bound=Formatted)


def decoded(data: bytes, name: str, content: type[T], kind: FileKind) -> T:
    """The content of the file `name`; refused where it is none, or of another format."""
    try:
        found = msgspec.json.decode(data, type=content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DataError(f"{name}: not {kind.called}: {error}", right=f"{kind.writer} writes them") from None
    if found.format != kind.format:
        right = f"{kind.format}, as {kind.writer} writes it"
        raise DataError(f"{name}: {kind.called} of the format {found.format!r}", right=right)
    return found
