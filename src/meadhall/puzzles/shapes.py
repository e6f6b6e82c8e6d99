"""A puzzle, and a file of them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from meadhall import datafiles
from meadhall.review.shapes import Reason
from meadhall.wire import Option

FORMAT = "meadhall-puzzles-1"
KIND = datafiles.FileKind(FORMAT, "a file of puzzles", "meadhall puzzles find")


class Try(msgspec.Struct, frozen=True):
    """An answer that looks possible, by its stable name, and how often it wins by what the seat can know."""

    name: str
    option: Option
    chance: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A game up to a decision: the luck it began with, all answers so far, and what is best now."""

    id: str
    players: int
    luck: str
    rules: int  # the version of the rules that it was played by
    answers: list[str]  # as lessons have them: "0/place:1"
    seat: int
    prompt: str
    tries: list[Try]  # the best first, then the others that were looked at
    error: float  # half of the 95 % interval of the lead over the second best
    why: list[Reason]
    rating: int  # how hard it is, in points of a rating

    @property
    def best(self) -> Try:
        return self.tries[0]


class Collection(datafiles.Formatted, frozen=True):
    """The puzzles of a game, in the order in which days have them."""

    game: str
    cards: str  # the digest of the cards they were found with
    puzzles: list[Puzzle]


@lru_cache(maxsize=8)
def read(path: Path) -> Collection:
    """The file of a game; refused where it is none."""
    return datafiles.decoded(path.read_bytes(), path.name, Collection, KIND)


def encoded(found: Collection) -> bytes:
    """A file: one puzzle a line."""
    head = msgspec.json.encode(msgspec.structs.replace(found, puzzles=[])).removesuffix(b"[]}")
    return head + b"[\n" + b",\n".join(msgspec.json.encode(puzzle) for puzzle in found.puzzles) + b"\n]}\n"
