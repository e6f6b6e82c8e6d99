"""States as compact bytes, for other processes and both engines; refused where the rules differ."""

from __future__ import annotations

import zlib
from typing import NamedTuple

import msgspec

from meadhall.core.errors import DataError
from meadhall.core.match import Match
from meadhall.env.specs import Spec

MAGIC = b"mead1"
QUICK = 1  # the level of compression


class PastEntry(NamedTuple):
    """One thing of the past with those who know it, a bit for each seat."""

    what: str
    seat: int
    numbers: tuple[int, ...]
    seen: int
    observation: bytes = b""


class PendingLuck(NamedTuple):
    """A step that luck has not finished: where it began, the answer, and the numbers given so far."""

    before: Match | None  # None: the deal
    seat: int
    action: int
    given: tuple[int, ...]
    sides: int  # how many outcomes the next number has, all equally likely


class Kept(msgspec.Struct, array_like=True):
    """What a state is made of, without its spec."""

    decisions: int
    match: bytes | None
    past: list[PastEntry] | None
    before: bytes | None  # the rest is PendingLuck
    waits: tuple[int, int, tuple[int, ...], int] | None
    nodes: bool  # luck is played as nodes


def pack(spec: Spec, kept: Kept) -> bytes:
    """A state as bytes; its spec goes in as a checksum only."""
    return MAGIC + bytes.fromhex(spec.digest) + zlib.compress(msgspec.msgpack.encode(kept), QUICK)


def unpack(spec: Spec, data: bytes) -> Kept:
    """What a state is made of, from its bytes."""
    mark = bytes.fromhex(spec.digest)
    if not data.startswith(MAGIC):
        raise DataError("these bytes hold no state", right="give what `State.to_bytes` gave")
    if not data.startswith(MAGIC + mark):
        theirs = data[len(MAGIC) : len(MAGIC) + len(mark)].hex()
        raise DataError(f"a state of {theirs}", right=f"this environment has the digest {spec.digest}")
    try:
        return msgspec.msgpack.decode(zlib.decompress(data[len(MAGIC + mark) :]), type=Kept)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DataError(f"a damaged state: {error}", right="give the whole of what `State.to_bytes` gave") from None
