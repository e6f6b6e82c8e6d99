"""States as compact bytes, for other processes and both engines; refused where the rules differ."""

from __future__ import annotations

import zlib

import msgspec

from meadhall.core.errors import DataError
from meadhall.core.match import NOT_READY, Match
from meadhall.env.spec import Spec
from meadhall.env.state import Entry, Luck, State

MAGIC = b"mead1"
QUICK = 1  # the level of compression


class Kept(msgspec.Struct, array_like=True):
    """What a state is made of, without its spec."""

    decisions: int
    match: bytes | None
    past: list[Entry] | None
    before: bytes | None  # the rest is Luck
    waits: tuple[int, int, tuple[int, ...], int] | None
    nodes: bool  # luck is played as nodes


def pack(state: State) -> bytes:
    """A state as bytes; its spec goes in as a checksum only."""
    luck, match = state._luck, state._match
    kept = Kept(
        decisions=state.decisions,
        match=None if match is None else packed(state.spec, match),
        past=state._past,
        before=None if luck is None or luck.before is None else packed(state.spec, luck.before),
        waits=None if luck is None else luck[1:],
        nodes=state.nodes,
    )
    return MAGIC + bytes.fromhex(state.spec.digest) + zlib.compress(msgspec.msgpack.encode(kept), QUICK)


def packed(spec: Spec, match: Match) -> bytes:
    """A match without its log, which a copy does not have, and without options that were reckoned already."""
    twin = match.copy()
    twin.ready = NOT_READY
    return spec.bench.pack(twin)


def unpack(spec: Spec, data: bytes) -> State:
    """The state behind the bytes."""
    mark = bytes.fromhex(spec.digest)
    if not data.startswith(MAGIC):
        raise DataError("these bytes hold no state", right="give what `State.to_bytes` gave")
    if not data.startswith(MAGIC + mark):
        theirs = data[len(MAGIC) : len(MAGIC) + len(mark)].hex()
        raise DataError(f"a state of {theirs}", right=f"this environment has the digest {spec.digest}")
    try:
        kept = msgspec.msgpack.decode(zlib.decompress(data[len(MAGIC + mark) :]), type=Kept)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DataError(f"a damaged state: {error}", right="give the whole of what `State.to_bytes` gave") from None
    return rebuilt(spec, kept)


def rebuilt(spec: Spec, kept: Kept) -> State:
    """The state again."""
    state = State(spec, None if kept.match is None else spec.bench.unpack(kept.match), kept.past, kept.nodes)
    state.decisions = kept.decisions
    if kept.waits is not None:
        state._luck = Luck(None if kept.before is None else spec.bench.unpack(kept.before), *kept.waits)
    state._listen()
    return state
