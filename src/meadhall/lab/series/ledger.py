"""Finished games in a file that survives a kill: one line of JSON each, append-only, in the order of the plan.

The first line says what is played and with which rules, cards and bots. It says nothing about how many games, so
a series can go on with more.
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
except ImportError:  # not everywhere
    fcntl = None  # type: ignore[assignment]

FORMAT = 2
WHOLE = "1/1"

Row = TypeVar("Row", bound=msgspec.Struct)


class LedgerHead(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of a ledger have in common."""

    ledger: int = FORMAT
    meadhall: str  # version
    kind: str  # of series
    rules: int  # their version
    cards: str  # their digest
    bots: dict[str, str]  # bots from elsewhere, and the digests of their files
    series: dict[str, Any]  # Any: as each kind describes itself
    shard: str = WHOLE  # which part of the games


class GameLedger(Generic[Row]):
    """The games played so far, and those that follow; without a file nothing is kept."""

    def __init__(self, path: Path | None, head: LedgerHead, row: type[Row], resume: bool = False) -> None:
        self.path = path
        self.file: BufferedRandom | None = None
        self.decode = msgspec.json.Decoder(row).decode
        if path is not None:
            self.file = opened(path, resume)
            self.begin(path, self.file, head)

    def begin(self, path: Path, file: BufferedRandom, head: LedgerHead) -> None:
        """Write the head, or compare it; a last line that was cut off is forgotten."""
        cut_back(file)
        first = file.readline()
        if first:
            compare(path, head, read_head(path, first))
        else:
            file.write(msgspec.json.encode(head) + b"\n")
            file.flush()

    def rows(self) -> Iterator[Row]:
        """What was played already."""
        if self.file is None:
            return
        for number, line in enumerate(self.file, start=2):
            try:
                yield self.decode(line)
            except msgspec.DecodeError as error:
                raise SetupError(f"{self.path}, line {number}: {error}", right="name another file") from None

    def add(self, rows: list[Row]) -> None:
        """Some more games."""
        if self.file is not None:
            self.file.seek(0, os.SEEK_END)
            self.file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def opened(path: Path, resume: bool) -> BufferedRandom:
    """The file, locked against other processes."""
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


def cut_back(file: BufferedRandom) -> None:
    """Forget what follows the last end of a line."""
    end = file.seek(0, os.SEEK_END)
    while end and at(file, end - 1) != b"\n":
        end -= 1
    file.truncate(end)
    file.seek(0)


def at(file: BufferedRandom, place: int) -> bytes:
    file.seek(place)
    return file.read(1)


def read_head(path: Path, line: bytes) -> LedgerHead:
    """The first line of a ledger."""
    try:
        found = msgspec.json.decode(line, type=LedgerHead)
    except msgspec.DecodeError:
        raise SetupError(f"{path} is no ledger of this version of Meadhall", right="name another file") from None
    if found.ledger != FORMAT:
        raise SetupError(f"{path} is a ledger of format {found.ledger}", right=f"this Meadhall writes {FORMAT}")
    return found


def compare(path: Path, wanted: LedgerHead, found: LedgerHead) -> None:
    """Refuse to mix series; say what differs."""
    for name in LedgerHead.__struct_fields__:
        mine, theirs = getattr(wanted, name), getattr(found, name)
        if mine != theirs:
            mine, theirs = (in_part(one, other) for one, other in ((mine, theirs), (theirs, mine)))
            right = f"wanted is {mine}: repeat its arguments, or name another file"
            raise SetupError(f"{path} holds another series ({name}: {theirs})", right=right)


def in_part(one: object, other: object) -> object:
    """Of descriptions, what differs."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: value for key, value in one.items() if other.get(key, msgspec.UNSET) != value}
    return one
