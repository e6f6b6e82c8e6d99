"""Exact odds, the dice: all pools that matter, and the best use of rerolls and extra dice.   (spec: VAL-DICE)

Dice are counted by face. A die that no useful set of dice has a place for is *spare*, whatever its face; so a pool is a
few small counts. Dice are rolled one after the other, which gives the same odds as all at once. The tables are packed
(`vec`), because this is the only part of the game that is limited by arithmetic.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.valhalla.terms import FACE_COUNT, X

BITS: Final = 5  # for the count of one face in a code
MASK: Final = (1 << BITS) - 1
TOPS: Final = sum(1 << (BITS * face + BITS - 1) for face in range(FACE_COUNT))
MOST_LATTICES: Final = 512


def code_of(counts: list[int]) -> int:
    """Return the counts of all faces as one number."""
    return sum(counts[face] << BITS * face for face in range(FACE_COUNT))


def count_in(code: int, face: int) -> int:
    """Return how many dice of a face a code holds."""
    return code >> BITS * face & MASK


def counts_of(code: int) -> list[int]:
    """Return how many dice of each face a code holds."""
    return [count_in(code, face) for face in range(FACE_COUNT)]


def within(part: int, whole: int) -> bool:
    """Does the pool hold all these dice?"""
    return ((whole | TOPS) - part) & TOPS == TOPS


class Lattice:
    """All sets of dice up to a size, with a cap for each face. A pool is such a set and some spare dice.

    Sets are numbered by size; among those of one size the ones with fewer X come first.
    """

    def __init__(self, caps: list[int], most: int) -> None:
        self.caps = caps
        self.most = most
        self.faces = [face for face in range(FACE_COUNT) if caps[face] > 0]
        self.codes = self.fitting()
        self.sizes = [sum(counts_of(code)) for code in self.codes]
        self.index = {code: at for at, code in enumerate(self.codes)}
        self.count: list[int] = [
            self.sizes.index(n + 1) if n + 1 in self.sizes else len(self.codes) for n in range(most + 1)
        ]
        more = [self.beside(code, 1) if sum(counts_of(code)) < most else [] for code in self.codes]
        less = [self.beside(code, -1) for code in self.codes]
        self.more, self.more_at = flat(more), starts(more)  # the sets with one more die that has a place
        self.less, self.less_at = flat(less), starts(less)  # the sets with one die less
        self.blanks = vec[float]([float(FACE_COUNT - len(row)) for row in more])  # how many faces make a spare die

    def fitting(self) -> list[int]:
        """Return all sets, the smaller first."""
        found = [(0, 0, 0)]  # size, X, code
        for face in self.faces:
            add, a_miss, so_far = 1 << BITS * face, 1 if face == X else 0, found
            found = []
            for size, misses, code in so_far:
                for count in range(min(self.caps[face], self.most - size) + 1):
                    found.append((size + count, misses + count * a_miss, code + count * add))
        return [code for _, _, code in sorted(found)]

    def beside(self, code: int, step: int) -> list[int]:
        """Return the sets with one die more or less."""
        found = [
            code + step * (1 << BITS * face)
            for face in self.faces
            if 0 <= count_in(code, face) + step <= self.caps[face]
        ]
        return [self.index[other] for other in found]

    def set_of(self, dice: list[int]) -> int:
        """Return the number of a set; dice beyond the caps are spare."""
        return self.index[code_of([min(dice[face], self.caps[face]) for face in range(FACE_COUNT)])]

    def rolled(self, worth: vec[float], size: int, live: Live, down_to: int = 0) -> vec[float]:
        """Return the value of each set if dice are rolled up to this size; `worth` is that of the full pools.

        With `down_to`, for smaller sets too: spare dice up to that size are added.
        """
        out = vec[float](worth)
        more, more_at, blanks = self.more, self.more_at, self.blanks
        for level in range(size - 1, down_to - 1, -1):
            for at in live.sets[level]:
                total = blanks[at] * out[at]
                for up in range(more_at[at], more_at[at + 1]):
                    total += out[more[up]]
                out[at] = total / FACE_COUNT
        return out

    def kept(self, worth: vec[float], size: int, live: Live) -> vec[float]:
        """Return the best value of each pool of a size if some dice are kept and the others rolled.

        At least one die is rolled. Spare dice are never kept: a roll cannot make them worse.
        """
        out = self.rolled(worth, size, live)
        fewer = self.count[size - 1]
        for at in range(fewer, self.count[size]):
            out[at] = 0.0
        self.raise_by_parts(out, out, 0, self.count[size])
        return out

    def raise_by_parts(self, out: vec[float], worth: vec[float], first: i64, end: i64) -> None:
        """Raise the values of some sets to `worth` with one die less, if that is higher."""
        less, less_at = self.less, self.less_at
        for at in range(first, end):
            best = out[at]
            for up in range(less_at[at], less_at[at + 1]):
                other = worth[less[up]]
                if other > best:
                    best = other
            out[at] = best

    def swapped(self, worth: vec[float], size: int) -> None:
        """VAL-TACTIC-12: each X may be any weapon; change the values of all pools of a size in place."""
        for at in range(self.count[size]):
            code = self.codes[at]
            if count_in(code, X) > 0:
                fewer = self.index[code - (1 << BITS * X)]
                best = worth[at]
                for up in range(self.more_at[fewer], self.more_at[fewer + 1]):
                    best = max(best, worth[self.more[up]])
                worth[at] = best


def flat(rows: list[list[int]]) -> vec[i64]:
    """Return all rows joined into one."""
    return vec[i64]([number for row in rows for number in row])


def starts(rows: list[list[int]]) -> vec[i64]:
    """Return the start of each row, and the end of the last."""
    out, at = [0], 0
    for row in rows:
        at += len(row)
        out.append(at)
    return vec[i64](out)


class Live:
    """For each size the sets that do not have the highest possible value yet."""

    def __init__(self, final: list[vec[float]]) -> None:
        self.top = max(max(worth for worth in table) for table in final)
        self.sets = [live_sets(table, self.top) for table in final]


def live_sets(table: vec[float], top: float) -> vec[i64]:
    return vec[i64]([at for at in range(len(table)) if table[at] < top])


LATTICES: Final[dict[int, Lattice]] = {}  # computed once, shared by all, never changed


def lattice(caps: list[int], most: int) -> Lattice:
    """Return the pools for these caps."""
    key = code_of(caps) * (MASK + 1) + most
    found = LATTICES.get(key)
    if found is None:
        if len(LATTICES) >= MOST_LATTICES:
            LATTICES.clear()
        found = Lattice(caps, most)
        LATTICES[key] = found
    return found


class Left:
    """What may still be used: tactics that reroll or add a die, and free rerolls."""

    def __init__(self, push: int, free: int, new: int, grey: int) -> None:
        self.push = push  # Push Back: two rerolls in a row (VAL-TACTIC-11)
        self.free = free  # single free rerolls (VAL-DICE-17)
        self.new = new  # New Weapons (VAL-TACTIC-10)
        self.grey = grey  # dice in the supply

    def rolled(self, new: int) -> int:
        """Return how many grey dice New Weapons rolls if this many of these cards are left (VAL-AMB-043)."""
        return max(0, min(2, self.grey - self.new + new))


class FaceValues:
    """The value of every pool for every remaining set of tactics: the expected value with best play.

    Ordered by cards left, then by dice: each reroll costs a die or a card, so there are no cycles.
    """

    def __init__(self, lattice: Lattice, final: list[vec[float]], left: Left, dice: int, need: int) -> None:
        self.lattice = lattice
        self.final = final  # by size
        self.left = left
        self.need = need  # with fewer dice the value is 0
        self.live = Live(final)
        self.value: dict[int, vec[float]] = {}  # by stage, for the pools of its size
        self.keep: dict[int, vec[float]] = {}
        for new in range(left.new + 1):
            for push in range(left.push + 1):
                for free in range(left.free + 1):
                    for size in range(dice + left.new - new + 1):
                        self.value[self.stage(push, free, new, size)] = self.best(push, free, new, size)

    def stage(self, push: int, free: int, new: int, size: int) -> int:
        """Return the number of a state: cards left and dice."""
        return ((new * (self.left.push + 1) + push) * (self.left.free + 1) + free) << BITS | size

    def kept(self, push: int, free: int, new: int, size: int) -> vec[float]:
        """Return the value of a reroll for each pool of a size, with these cards left afterwards."""
        stage = self.stage(push, free, new, size)
        if stage not in self.keep:
            self.keep[stage] = self.lattice.kept(self.value[stage], size, self.live)
        return self.keep[stage]

    def twice(self, push: int, free: int, new: int, size: int) -> vec[float]:
        """Return for each pool of a size the better of stopping here and of one more free reroll."""
        again, out = self.kept(push, free, new, size), vec[float](self.value[self.stage(push, free, new, size)])
        raise_to(out, again, len(out))
        return out

    def best(self, push: int, free: int, new: int, size: int) -> vec[float]:
        """Return for each pool of a size the best of stopping, a basic reroll, and each card."""
        out = vec[float](self.final[size])
        if size + new < self.need:
            return out
        if size >= 2 and size - 1 + new >= self.need:
            self.basic(self.kept(push, free, new, size - 1), size, out)
        if free > 0 and size > 0:
            raise_to(out, self.kept(push, free - 1, new, size), len(out))
        if push > 0 and size > 0:
            twice = self.twice(push - 1, free, new, size)
            raise_to(out, self.lattice.kept(twice, size, self.live), len(out))
        if new > 0 and self.left.rolled(new) > 0:
            self.armoury(self.value[self.stage(push, free, new - 1, size + 1)], new, size, out)
        return out

    def basic(self, kept: vec[float], size: int, out: vec[float]) -> None:
        """VAL-DICE-09: one die is discarded, a spare one if there is one; at least one is rolled."""
        smaller = self.lattice.count[size - 1]
        raise_to(out, kept, smaller)
        self.lattice.raise_by_parts(out, kept, smaller, len(out))

    def armoury(self, after: vec[float], new: int, size: int, out: vec[float]) -> None:
        """VAL-TACTIC-10: the better of two new dice; with only one grey die its face (VAL-AMB-043)."""
        two = self.left.rolled(new) == 2
        for at in self.live.sets[size]:
            worth = self.better_of_two(after, at) if two else self.of_one(after, at)
            if worth > out[at]:
                out[at] = worth

    def of_one(self, after: vec[float], at: i64) -> float:
        """Return the expected value of one more die."""
        lattice = self.lattice
        total = lattice.blanks[at] * after[at]
        for up in range(lattice.more_at[at], lattice.more_at[at + 1]):
            total += after[lattice.more[up]]
        return total / FACE_COUNT

    def better_of_two(self, after: vec[float], at: i64) -> float:
        """Return the expected value of the better of two more dice; the worst case is a spare one."""
        more, begin, end = self.lattice.more, self.lattice.more_at[at], self.lattice.more_at[at + 1]
        blanks = self.lattice.blanks[at]
        total = blanks * blanks * after[at]
        for one in range(begin, end):
            worth = after[more[one]]
            total += worth * (2.0 * blanks + 1.0)
            for before in range(begin, one):
                other = after[more[before]]
                total += 2.0 * (worth if worth > other else other)
        return total / (FACE_COUNT * FACE_COUNT)


def raise_to(out: vec[float], other: vec[float], end: i64) -> None:
    """Raise the first values of a table to those of another one."""
    for at in range(end):
        worth = other[at]
        if worth > out[at]:
            out[at] = worth
