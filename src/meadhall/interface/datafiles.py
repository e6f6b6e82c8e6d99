"""Data files in JSON. Each names its format; a file of another format is refused."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import msgspec

from meadhall.core.errors import DataError


class Formatted(msgspec.Struct, frozen=True):
    """The base of such a file's content: its first field is the format."""

    format: str


class FileKind(NamedTuple):
    """A kind of data file: its format, its name in error messages, and the command that writes it."""

    format: str
    called: str
    writer: str


T = TypeVar("T", bound=Formatted)


def decode_file(data: bytes, name: str, content: type[T], kind: FileKind) -> T:
    """Return the content of the file `name`. Raises DataError if it is invalid or has another format."""
    try:
        found = msgspec.json.decode(data, type=content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DataError(f"{name}: not {kind.called}: {error}", right=f"{kind.writer} writes them") from None
    if found.format != kind.format:
        right = f"{kind.format}, as {kind.writer} writes it"
        raise DataError(f"{name}: {kind.called} of the format {found.format!r}", right=right)
    return found
