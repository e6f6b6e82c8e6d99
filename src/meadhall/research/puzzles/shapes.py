"""The structure of a puzzle and of the file of a game's puzzles."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from meadhall.interface import datafiles
from meadhall.interface.wire import Option
from meadhall.research.review.shapes import Reason

FORMAT = "meadhall-puzzles-1"
KIND = datafiles.FileKind(FORMAT, "a file of puzzles", "meadhall puzzles find")


class Try(msgspec.Struct, frozen=True):
    """A possible answer, by its stable name, with its winning chance by what the seat can know."""

    name: str
    option: Option
    chance: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A game up to a decision: the seed, all answers so far, and the best answer now."""

    id: str
    players: int
    luck: str
    rules: int  # version of the rules
    answers: list[str]  # as in lessons: "0/place:1"
    seat: int
    prompt: str
    tries: list[Try]  # the best first, then the others that were compared
    error: float  # half of the 95 % interval of the lead over the second best
    why: list[Reason]
    rating: int  # difficulty, on the scale of ratings

    @property
    def best(self) -> Try:
        return self.tries[0]


class Collection(datafiles.Formatted, frozen=True):
    """The puzzles of a game, in the order in which they become the puzzle of the day."""

    game: str
    cards: str  # digest of the card set
    puzzles: list[Puzzle]


@lru_cache(maxsize=8)
def read_collection(path: Path) -> Collection:
    """Read the file of a game. Raises DataError if it is invalid."""
    return datafiles.decode_file(path.read_bytes(), path.name, Collection, KIND)


def encode_collection(found: Collection) -> bytes:
    """Encode the file: one puzzle on each line."""
    head = msgspec.json.encode(msgspec.structs.replace(found, puzzles=[])).removesuffix(b"[]}")
    return head + b"[\n" + b",\n".join(msgspec.json.encode(puzzle) for puzzle in found.puzzles) + b"\n]}\n"
