"""A file of finished games that survives a kill: one line of JSON for each game, append-only, in the order of the plan.

The first line is the head: what is played, with which rules, cards and bots. It does not contain the number of games,
so a series can be extended.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import BufferedRandom
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from meadhall.core.errors import SetupError

try:
    import fcntl
except ImportError:  # not available on Windows
    fcntl = None  # type: ignore[assignment]

FORMAT = 2
WHOLE = "1/1"

Row = TypeVar("Row", bound=msgspec.Struct)


class LedgerHead(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of a ledger have in common."""

    ledger: int = FORMAT
    meadhall: str  # version of Meadhall
    kind: str  # kind of series
    rules: int  # version of the rules
    cards: str  # digest of the card set
    bots: dict[str, str]  # external bots and the digests of their files
    series: dict[str, Any]  # Any: each kind of series has its own fields
    shard: str = WHOLE  # the part of the games


class GameLedger(Generic[Row]):
    """The finished games of a series. Without a file, games are not stored."""

    def __init__(self, path: Path | None, head: LedgerHead, row: type[Row], resume: bool = False) -> None:
        self.path = path
        self.file: BufferedRandom | None = None
        self.decode = msgspec.json.Decoder(row).decode
        if path is not None:
            self.file = open_locked(path, resume)
            self.begin(path, self.file, head)

    def begin(self, path: Path, file: BufferedRandom, head: LedgerHead) -> None:
        """Write the head, or compare it with the file's. An incomplete last line is removed."""
        remove_incomplete_line(file)
        first = file.readline()
        if first:
            compare(path, head, read_head(path, first))
        else:
            file.write(msgspec.json.encode(head) + b"\n")
            file.flush()

    def rows(self) -> Iterator[Row]:
        """Yield the games in the file."""
        if self.file is None:
            return
        for number, line in enumerate(self.file, start=2):
            try:
                yield self.decode(line)
            except msgspec.DecodeError as error:
                raise SetupError(f"{self.path}, line {number}: {error}", right="name another file") from None

    def add(self, rows: list[Row]) -> None:
        """Append games."""
        if self.file is not None:
            self.file.seek(0, os.SEEK_END)
            self.file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def open_locked(path: Path, resume: bool) -> BufferedRandom:
    """Open the file and lock it against other processes."""
    if path.exists() and not resume:
        raise SetupError(f"{path} exists", right="continue it with --resume, or name another file")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    file = path.open("r+b")
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise SetupError(f"{path} is being written by another process", right="wait for it, or stop it") from None
    return file


def remove_incomplete_line(file: BufferedRandom) -> None:
    """Remove an incomplete last line."""
    end = file.seek(0, os.SEEK_END)
    while end and at(file, end - 1) != b"\n":
        end -= 1
    file.truncate(end)
    file.seek(0)


def at(file: BufferedRandom, place: int) -> bytes:
    file.seek(place)
    return file.read(1)


def read_head(path: Path, line: bytes) -> LedgerHead:
    """Read the first line of a ledger."""
    try:
        found = msgspec.json.decode(line, type=LedgerHead)
    except msgspec.DecodeError:
        raise SetupError(f"{path} is no ledger of this version of Meadhall", right="name another file") from None
    if found.ledger != FORMAT:
        raise SetupError(f"{path} is a ledger of format {found.ledger}", right=f"this Meadhall writes {FORMAT}")
    return found


def compare(path: Path, wanted: LedgerHead, found: LedgerHead) -> None:
    """Raise SetupError if the heads differ, and name the difference."""
    for name in LedgerHead.__struct_fields__:
        mine, theirs = getattr(wanted, name), getattr(found, name)
        if mine != theirs:
            mine, theirs = (describe_difference(one, other) for one, other in ((mine, theirs), (theirs, mine)))
            right = f"wanted is {mine}: repeat its arguments, or name another file"
            raise SetupError(f"{path} holds another series ({name}: {theirs})", right=right)


def describe_difference(one: object, other: object) -> object:
    """Return the part in which two descriptions differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: value for key, value in one.items() if other.get(key, msgspec.UNSET) != value}
    return one
