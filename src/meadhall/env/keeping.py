"""Packs states into compact bytes that other processes and both engines can read. Other rules are refused."""

from __future__ import annotations

import zlib
from typing import NamedTuple

import msgspec

from meadhall.core.errors import DataError
from meadhall.core.match import Match
from meadhall.env.specs import Spec

MAGIC = b"mead1"
QUICK = 1  # the compression level: fast


class PastEntry(NamedTuple):
    """One entry of the history, with a bit for each seat that knows it."""

    what: str
    seat: int
    numbers: tuple[int, ...]
    seen: int
    observation: bytes = b""


class PendingLuck(NamedTuple):
    """A step that waits for luck: the position before it, the answer, and the numbers given so far."""

    before: Match | None  # None: the deal has not begun
    seat: int
    action: int
    given: tuple[int, ...]
    sides: int  # how many outcomes the next number has, all equally likely


class Kept(msgspec.Struct, array_like=True):
    """The content of a state, without its spec."""

    decisions: int
    match: bytes | None
    past: list[PastEntry] | None
    before: bytes | None  # this field and the following ones are those of PendingLuck
    waits: tuple[int, int, tuple[int, ...], int] | None
    nodes: bool  # chance nodes are on


def pack(spec: Spec, kept: Kept) -> bytes:
    """Return a state as bytes. Of its spec they contain only a checksum."""
    return MAGIC + bytes.fromhex(spec.digest) + zlib.compress(msgspec.msgpack.encode(kept), QUICK)


def unpack(spec: Spec, data: bytes) -> Kept:
    """Return the content of a state from its bytes."""
    mark = bytes.fromhex(spec.digest)
    if not data.startswith(MAGIC):
        raise DataError("these bytes are not a state", right="pass the result of `State.to_bytes`")
    if not data.startswith(MAGIC + mark):
        theirs = data[len(MAGIC) : len(MAGIC) + len(mark)].hex()
        raise DataError(f"a state of environment {theirs}", right=f"this environment has the digest {spec.digest}")
    try:
        return msgspec.msgpack.decode(zlib.decompress(data[len(MAGIC + mark) :]), type=Kept)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DataError(f"a damaged state: {error}", right="pass the complete result of `State.to_bytes`") from None
