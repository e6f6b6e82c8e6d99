"""A small network that says how well a seat stands, from the bytes that it sees and the signs of its position.

One or more rows of weights belong to every byte that is not 0 and to every sign; their sum is the first layer (an
embedding bag), one further layer and the output follow. The last number of a row goes straight to the output.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

AMOUNT: Final = 0.125  # a byte of 8 counts as 1


class Way(IntEnum):
    """How a byte is read."""

    SKIPPED = 0
    AMOUNT = 1  # two rows: that it is there, and how much
    ONE_OF = 2  # a row for each value
    BITS = 3  # a row for each bit


class InputReading:
    """How the bytes of one sort of table are read: for each place a way, its first row, and the largest value."""

    def __init__(self, ways: list[int], firsts: list[int], highs: list[int], signs: int, always: list[int]) -> None:
        self.ways = vec[i64](ways)
        self.firsts = vec[i64](firsts)
        self.highs = vec[i64](highs)
        self.signs = signs  # the first row of the signs: two for each
        self.always = always  # rows that stand for the table itself


class Network:
    """The weights: rows of the first layer, then the second layer, then the output."""

    def __init__(self, rows: list[float], bias: list[float], deep: list[float], last: list[float]) -> None:
        self.width = len(bias)
        self.rows = vec[float](rows)
        self.bias = vec[float](bias)
        self.deep = vec[float](deep)  # a row for each neuron: its bias, then a weight for each one before
        self.last = vec[float](last)

    def hope(self, reading: InputReading, seen: bytes, signs: list[float], progress: float) -> float:
        """How well this seat stands: the logarithm of its share of the chance, up to a constant of the table."""
        sums = self.start(reading)
        for at in range(len(seen)):
            if seen[at] != 0:
                self.read(reading, at, seen[at], sums)
        for at, sign in enumerate(signs):
            row = reading.signs + 2 * at
            self.add(row, sign, sums)
            self.add(row + 1, sign * progress, sums)
        return self.output(sums)

    def start(self, reading: InputReading) -> vec[float]:
        sums = vec[float]([0.0] * (self.width + 1))
        for at in range(self.width):
            sums[at] = self.bias[at]
        for row in reading.always:
            self.add(row, 1.0, sums)
        return sums

    def read(self, reading: InputReading, at: int, value: int, sums: vec[float]) -> None:
        """Add the rows of one byte."""
        way, first = reading.ways[at], int(reading.firsts[at])
        if way == Way.AMOUNT:
            self.add(first, 1.0, sums)
            self.add(first + 1, AMOUNT * value, sums)
        elif way == Way.ONE_OF:
            self.add(first + min(value, int(reading.highs[at])), 1.0, sums)
        elif way == Way.BITS:
            for bit in range(8):
                if value >> bit & 1:
                    self.add(first + bit, 1.0, sums)

    def add(self, row: int, amount: float, sums: vec[float]) -> None:
        size: i64 = self.width + 1
        start: i64 = row * size
        at: i64 = 0
        while at < size:
            sums[at] = sums[at] + amount * self.rows[start + at]
            at += 1

    def output(self, sums: vec[float]) -> float:
        """Two layers that cut off what is below 0; then the sum of it."""
        width: i64 = self.width
        total, at, place = sums[width], i64(0), i64(0)
        while at < width:
            neuron = self.deep[place]
            place += 1
            before: i64 = 0
            while before < width:
                if sums[before] > 0.0:
                    neuron += sums[before] * self.deep[place + before]
                before += 1
            place += width
            if neuron > 0.0:
                total += neuron * self.last[at]
            at += 1
        return total
