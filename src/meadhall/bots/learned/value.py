"""Learned values: a file of weights, what it was made for, and how it reads a table. (not compiled)

The file is a line of JSON, which says what the numbers are, then the numbers as half floats, little-endian; rows of
inputs that never came up are left out. A file fits a table if it knows every feature of its observations and was made
with the same cards; else the game's own opinion judges, and whoever asked is told why.
"""

from __future__ import annotations

import re
import struct
from functools import lru_cache
from pathlib import Path

import msgspec

from meadhall import datafiles, shelf
from meadhall.bots.learned.network import InputReading, Network, Way
from meadhall.core.errors import DataError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.wire import Feature

FORMAT = "meadhall-value-1"
KIND = datafiles.FileKind(FORMAT, "a file of weights", "meadhall learn")
OTHERS = re.compile(r"^(\w+) [1-9]\d*: ")
HEX = re.compile(r"[0-9a-f]+")
TABLE = "table of "  # the row that says how many play
SIGNS = "signs"
BITS_OF_A_BYTE = 8
WAYS = {
    "count": Way.AMOUNT,
    "number": Way.AMOUNT,
    "flag": Way.AMOUNT,
    "bits": Way.BITS,
    "card": Way.ONE_OF,
    "seat": Way.ONE_OF,
    "category": Way.ONE_OF,
}


class Input(msgspec.Struct, frozen=True):
    """Some bytes of the observation and their rows; the same bytes of all rivals share them."""

    name: str
    way: int
    size: int  # places with rows of their own: 1 where the order does not matter
    high: int
    first: int

    @property
    def rows(self) -> int:
        """How many rows it has."""
        each = {Way.AMOUNT: 2, Way.ONE_OF: self.high + 1, Way.BITS: BITS_OF_A_BYTE}[Way(self.way)]
        return self.size * each


class WeightsHead(datafiles.Formatted, frozen=True):
    """What the numbers behind it are, and what they were made for."""

    game: str
    rules: int  # the version of the rules they were made with
    cards: str  # the digest of the cards
    players: list[int]
    width: int
    signs: int
    inputs: list[Input]
    made: str = ""  # by which run
    kept: str = ""  # which rows are in the file, a bit each, in hex; the others are 0. "": all are there

    @property
    def rows(self) -> int:
        """How many rows there are in all."""
        return max(known.first + known.rows for known in self.inputs)


class Value(msgspec.Struct, frozen=True):
    """A network with what it was made for."""

    head: WeightsHead
    network: Network


def shared_name(name: str) -> str:
    """All rivals are read alike: "player 3: squad" is "rival player: squad"."""
    return OTHERS.sub(r"rival \1: ", name)


def input_of(feature: Feature, first: int) -> Input:
    """How a feature is read. Amounts and bits belong to their place; cards and categories are a heap."""
    way = WAYS[feature.kind]
    size = 1 if way == Way.ONE_OF else feature.size
    return Input(shared_name(feature.name), way, size, feature.high, first)


def misfit(head: WeightsHead, game: Game, match: Match) -> str:
    """Why these weights do not fit the table; "" if they do."""
    known = {one.name: one for one in head.inputs}
    if match.seats not in head.players:
        return f"made for {', '.join(map(str, head.players))} players, not for {match.seats}"
    if game.cards_digest(match.rules) != head.cards:
        return "made with other cards"
    for feature in features_of(game, match):
        wanted = input_of(feature, 0)
        have = known.get(wanted.name)
        if have is None or have.way != wanted.way or have.size < wanted.size or have.high < wanted.high:
            return f"made without {feature.name!r}"
    return ""


def features_of(game: Game, match: Match) -> list[Feature]:
    """What the bytes of an observation mean."""
    told = shelf.kit(game.key).features
    return [] if told is None else told(match)


def reading_of(head: WeightsHead, game: Game, match: Match) -> InputReading:
    """How the observations of this table are read."""
    known = {one.name: one for one in head.inputs}
    size = len(match.observe(0))
    ways, firsts, highs = [int(Way.SKIPPED)] * size, [0] * size, [0] * size
    for feature in features_of(game, match):
        one = known[shared_name(feature.name)]
        for place in range(feature.size):
            at = feature.start + place
            ways[at], highs[at] = one.way, one.high
            firsts[at] = one.first + (place * (one.rows // one.size) if one.size > 1 else 0)
    return InputReading(ways, firsts, highs, known[SIGNS].first, [known[f"{TABLE}{match.seats}"].first])


def encoded(head: WeightsHead, numbers: list[float]) -> bytes:
    """A file of weights. Rows that are 0 are left out: most inputs never come up, and nothing was learned of them."""
    size, count = head.width + 1, head.rows
    there = [any(numbers[row * size : (row + 1) * size]) for row in range(count)]
    stored = [number for row in range(count) if there[row] for number in numbers[row * size : (row + 1) * size]]
    stored += numbers[count * size :]
    bits = sum(1 << row for row in range(count) if there[row])
    head = msgspec.structs.replace(head, kept="" if all(there) else f"{bits:x}")
    return msgspec.json.encode(head) + b"\n" + struct.pack(f"<{len(stored)}e", *stored)


def decoded(data: bytes, name: str) -> Value:
    """A file of weights read; refused where it is none or not whole."""
    line, _, rest = data.partition(b"\n")
    head = datafiles.decoded(line, name, WeightsHead, KIND)
    sizes, there = parts_of(head), rows_in(head, name)
    count = sum(sizes) - there.count(False) * (head.width + 1)
    if len(rest) != 2 * count:
        raise DataError(f"{name}: {len(rest)} bytes of weights", right=f"{2 * count} by its first line")
    numbers = list(struct.unpack(f"<{count}e", rest))
    return Value(head, Network(*cut(filled(numbers, there, head.width + 1), sizes)))


def rows_in(head: WeightsHead, name: str) -> list[bool]:
    """Which rows the file holds."""
    if not head.kept:
        return [True] * head.rows
    if not HEX.fullmatch(head.kept) or int(head.kept, 16) >> head.rows:
        raise DataError(f"{name}: kept {head.kept[:40]!r}", right=f"{head.rows} bits in hex")
    bits = int(head.kept, 16)
    return [bool(bits >> row & 1) for row in range(head.rows)]


def filled(numbers: list[float], there: list[bool], size: int) -> list[float]:
    """All rows, those that were left out as 0, and what follows them."""
    out, at = [], 0
    for one in there:
        out += numbers[at : at + size] if one else [0.0] * size
        at += size if one else 0
    return out + numbers[at:]


def parts_of(head: WeightsHead) -> list[int]:
    """How many numbers each part of the network has."""
    return [head.rows * (head.width + 1), head.width, head.width * (head.width + 1), head.width]


def cut(numbers: list[float], sizes: list[int]) -> list[list[float]]:
    """The numbers in parts of these sizes."""
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    return [numbers[start : start + size] for start, size in zip(starts, sizes, strict=True)]


@lru_cache(maxsize=8)
def load(path: Path) -> Value:
    """The weights of a file, read once."""
    return decoded(path.read_bytes(), path.name)
