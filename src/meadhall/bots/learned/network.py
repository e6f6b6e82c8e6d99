"""A value network: estimates how well a seat stands, from its observation and the features of its position.

One or more rows of weights belong to every byte that is not 0 and to every feature. Their sum is the first layer (an
embedding bag), followed by one more layer and the output. The last number of a row goes straight to the output.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.policy import Policy, shares
from meadhall.core.chance import Chance
from meadhall.core.match import Match

AMOUNT: Final = 0.125  # a byte of 8 counts as 1


class Encoding(IntEnum):
    """How a byte is read."""

    SKIPPED = 0
    AMOUNT = 1  # two rows: one for presence, one for the amount
    ONE_OF = 2  # a row for each value
    BITS = 3  # a row for each bit


class InputLayout:
    """How the bytes of one kind of table are read: for each byte its encoding, its first row, and the largest value."""

    def __init__(self, ways: list[int], firsts: list[int], highs: list[int], features: int, always: list[int]) -> None:
        self.ways = vec[i64](ways)
        self.firsts = vec[i64](firsts)
        self.highs = vec[i64](highs)
        self.features = features  # the first row of the features, which have two rows each
        self.always = always  # rows that are always present: they stand for the table


class Network:
    """The weights: rows of the first layer, then the second layer, then the output."""

    def __init__(self, rows: list[float], bias: list[float], deep: list[float], last: list[float]) -> None:
        self.width = len(bias)
        self.rows = vec[float](rows)
        self.bias = vec[float](bias)
        self.deep = vec[float](deep)  # a row for each neuron: its bias, then its weights
        self.last = vec[float](last)

    def logit(self, layout: InputLayout, seen: bytes, features: list[float], progress: float) -> float:
        """Return the logarithm of this seat's chance to win, up to a constant of the table."""
        sums = self.start(layout)
        for at in range(len(seen)):
            if seen[at] != 0:
                self.read(layout, at, seen[at], sums)
        for at, feature in enumerate(features):
            row = layout.features + 2 * at
            self.add(row, feature, sums)
            self.add(row + 1, feature * progress, sums)
        return self.output(sums)

    def start(self, layout: InputLayout) -> vec[float]:
        """Return the bias plus the rows of the table."""
        sums = vec[float]([0.0] * (self.width + 1))
        for at in range(self.width):
            sums[at] = self.bias[at]
        for row in layout.always:
            self.add(row, 1.0, sums)
        return sums

    def read(self, layout: InputLayout, at: int, value: int, sums: vec[float]) -> None:
        """Add the rows of one byte."""
        way, first = layout.ways[at], int(layout.firsts[at])
        if way == Encoding.AMOUNT:
            self.add(first, 1.0, sums)
            self.add(first + 1, AMOUNT * value, sums)
        elif way == Encoding.ONE_OF:
            self.add(first + min(value, int(layout.highs[at])), 1.0, sums)
        elif way == Encoding.BITS:
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
        """Return the output after two layers of rectified units."""
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


class NetworkPolicy(Policy):
    """A search policy whose values come from a network; everything else comes from the policy."""

    def __init__(self, own: Policy, policy: Policy, network: Network, layout: InputLayout) -> None:
        self.early, self.late = own.early, own.late
        self.own = own  # the policy whose features the network reads
        self.policy = policy
        self.network = network
        self.layout = layout
        self.horizon = policy.horizon

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        return self.policy.priors(world, seat, legal)

    def choose(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        return self.policy.choose(world, seat, legal, chance)

    def is_routine(self, world: Match, seat: int, legal: list[int]) -> bool:
        return self.own.is_routine(world, seat, legal)

    def exact_answer(self, world: Match, seat: int, legal: list[int]) -> int:
        return self.policy.exact_answer(world, seat, legal)

    def is_disputed(self, world: Match, seat: int, legal: list[int]) -> bool:
        return self.policy.is_disputed(world, seat, legal)

    def is_quiet(self, world: Match) -> bool:
        return self.policy.is_quiet(world)

    def end_values(self, world: Match) -> list[float]:
        return self.own.end_values(world)

    def values(self, world: Match) -> list[float]:
        """Return every seat's chance to win, by what it sees in this world."""
        progress = self.own.progress(world)
        return shares(
            [
                self.network.logit(self.layout, world.observe(seat), features, progress)
                for seat, features in enumerate(self.own.value_inputs(world))
            ]
        )
