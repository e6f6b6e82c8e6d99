"""Merges the ledgers of all shards into one: `meadhall merge`. The result equals the ledger of the whole series."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO

import msgspec

from meadhall.core.errors import SetupError
from meadhall.research.series.ledger import WHOLE, LedgerHead, compare, read_head
from meadhall.research.series.plan import FinishedGame, shard_of

NUMBER = msgspec.json.Decoder(FinishedGame)


def merge(out: Path, shards: list[Path]) -> int:
    """Write the ledger of all games and return their number."""
    if out.exists():
        raise SetupError(f"{out} exists", right="name another file")
    unfinished = out.with_name(f"{out.name}.part")
    with ExitStack() as stack:
        files = [stack.enter_context(path.open("rb")) for path in shards]
        head = common_head(shards, files)
        count = write(unfinished, head, heapq.merge(*map(numbered_lines, shards, files)))
    unfinished.rename(out)
    return count


def common_head(paths: list[Path], files: Sequence[IO[bytes]]) -> LedgerHead:
    """Return the head of the whole series. Every shard of one series must be given exactly once."""
    heads = [read_head(path, file.readline()) for path, file in zip(paths, files, strict=True)]
    for path, head in zip(paths, heads, strict=True):
        compare(path, msgspec.structs.replace(heads[0], shard=head.shard), head)
    of = shard_of(heads[0].shard).of
    found, wanted = [head.shard for head in heads], [f"{at}/{of}" for at in range(1, of + 1)]
    if sorted(found) != sorted(wanted):
        right = f"exactly {', '.join(wanted)} make the whole series"
        raise SetupError(f"these are the shards {', '.join(found)}", right=right)
    return msgspec.structs.replace(heads[0], shard=WHOLE)


def numbered_lines(path: Path, file: IO[bytes]) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a ledger with the numbers of their games. An incomplete last line is skipped."""
    for line in file:
        if line.endswith(b"\n"):
            try:
                yield NUMBER.decode(line).number, line
            except msgspec.DecodeError as error:
                raise SetupError(f"{path}: {error}", right="a ledger has a game on each line") from None


def write(out: Path, head: LedgerHead, lines: Iterable[tuple[int, bytes]]) -> int:
    """Write all games in order. A gap is an error."""
    count = 0
    with out.open("wb") as file:
        file.write(msgspec.json.encode(head) + b"\n")
        for number, line in lines:
            if number != count:
                right = "play every shard to its end with the same --games, then merge"
                raise SetupError(f"game {min(number, count)} is missing or there twice", right=right)
            file.write(line)
            count += 1
    return count
