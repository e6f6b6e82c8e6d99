"""Exact odds, the dice: all pools that matter, and the best use of rerolls and extra dice.   (spec: VAL-DICE)

Dice are counted by face. A die that no wanted set of dice has a place for is *spare*, whatever it shows; so a
pool is a few small counts. Rolling is done one die after the other, which is the same as all at once.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.terms import FACE_COUNT, X

BITS: Final = 5  # for the count of one face in a code
MASK: Final = (1 << BITS) - 1
TOPS: Final = sum(1 << (BITS * face + BITS - 1) for face in range(FACE_COUNT))
MOST_LATTICES: Final = 512


def code_of(counts: list[int]) -> int:
    """So many dice of each face as one number."""
    return sum(counts[face] << BITS * face for face in range(FACE_COUNT))


def count_in(code: int, face: int) -> int:
    """How many dice of a face."""
    return code >> BITS * face & MASK


def counts_of(code: int) -> list[int]:
    """How many dice of each face."""
    return [count_in(code, face) for face in range(FACE_COUNT)]


def within(part: int, whole: int) -> bool:
    """Does the pool hold all these dice?"""
    return ((whole | TOPS) - part) & TOPS == TOPS


class Lattice:
    """All pools up to a size, with at most so many dice of each face and any number of spare ones.

    Pools are numbered by size; of one size those with fewer X come first.
    """

    def __init__(self, caps: list[int], most: int) -> None:
        self.caps = caps
        self.most = most
        self.faces = [face for face in range(FACE_COUNT) if caps[face] > 0]
        self.codes: list[int] = []
        self.spare: list[int] = []
        self.start: list[int] = []  # where the pools of each size begin
        self.index: list[dict[int, int]] = []  # for each size, by code
        self.below: list[int] = []  # after one more die: a spare one first, then each face that has room
        self.below_at: list[int] = []
        self.blanks: list[float] = []  # how many of the six faces make a spare die
        self.above: list[int] = []  # after one die less, or after all spare ones, if there are any
        self.above_at: list[int] = []
        self.fill()
        self.join()

    def fill(self) -> None:
        """All pools by size."""
        fitting = self.fitting()
        for size in range(self.most + 1):
            self.start.append(len(self.codes))
            self.index.append({})
            for dice, code in fitting:
                if dice <= size:
                    self.index[size][code] = len(self.codes)
                    self.codes.append(code)
                    self.spare.append(size - dice)
        self.start.append(len(self.codes))

    def fitting(self) -> list[tuple[int, int]]:
        """All pools without spare dice: size and code, those with fewer X first."""
        found = [(0, 0)]
        for face in self.faces:  # X is the last of them
            add, most, so_far = 1 << BITS * face, self.caps[face], found
            found = []
            for count in range(most + 1):
                for dice, code in so_far:
                    if dice + count <= self.most:
                        found.append((dice + count, code + count * add))
        return found

    def join(self) -> None:
        """From every pool to those with one die more or less."""
        for size in range(self.most + 1):
            for pool in range(self.start[size], self.start[size + 1]):
                self.below_at.append(len(self.below))
                if size < self.most:
                    self.join_down(pool, size)
                self.above_at.append(len(self.above))
                if size > 0:
                    self.join_up(pool, size)
        self.above_at.append(len(self.above))
        self.below_at.append(len(self.below))

    def join_down(self, pool: int, size: int) -> None:
        code, larger = self.codes[pool], self.index[size + 1]
        self.below.append(larger[code])
        open_faces = [face for face in self.faces if count_in(code, face) < self.caps[face]]
        self.below.extend([larger[code + (1 << BITS * face)] for face in open_faces])
        self.blanks.append(float(FACE_COUNT - len(open_faces)))

    def join_up(self, pool: int, size: int) -> None:
        code, over = self.codes[pool], self.index[size - 1]
        if self.spare[pool] > 0:
            self.above.append(self.index[size - self.spare[pool]][code])
            return
        for face in self.faces:
            if count_in(code, face) > 0:
                self.above.append(over[code - (1 << BITS * face)])

    def pool_of(self, dice: list[int]) -> int:
        """The number of a pool: what goes beyond the caps is spare."""
        code = code_of([min(dice[face], self.caps[face]) for face in range(FACE_COUNT)])
        return self.index[sum(n for n in dice)][code]

    def rolled(self, worth: list[float], size: int, live: Live) -> list[float]:
        """What each smaller pool is worth if dice are rolled up to this size; `worth` of the full ones."""
        below, below_at, blanks, pools = self.below, self.below_at, self.blanks, live.pools
        out = [live.top] * self.start[size]
        out.extend(worth)
        for at in range(live.upto[size] - 1, -1, -1):
            pool = pools[at]
            begin = below_at[pool]
            total = blanks[pool] * out[below[begin]]
            for down in range(begin + 1, below_at[pool + 1]):
                total += out[below[down]]
            out[pool] = total / FACE_COUNT
        return out

    def kept(self, worth: list[float], size: int, live: Live) -> list[float]:
        """The best that can be made of each pool by keeping some dice and rolling up to this size.

        For full pools and those without spare dice. Of a full pool one die at least is rolled. Spare dice are
        never kept: rolled they cannot get worse.
        """
        out = self.rolled(worth, size, live)
        for at in range(live.tight_upto[size]):
            pool = live.tight[at]
            out[pool] = self.best_above(out, pool, out[pool])
        for at in range(live.upto[size], live.upto[size + 1]):
            out[live.pools[at]] = self.best_above(out, live.pools[at], 0.0)
        return out

    def best_above(self, worth: list[float], pool: int, best: float) -> float:
        """The best of what is given and of all pools with fewer dice."""
        above = self.above
        for at in range(self.above_at[pool], self.above_at[pool + 1]):
            other = worth[above[at]]
            if other > best:
                best = other
        return best

    def swapped(self, worth: list[float], size: int) -> None:
        """VAL-TACTIC-12: each X may be any weapon; in place, for all pools of a size."""
        first = self.start[size]
        for pool in range(first, self.start[size + 1]):
            code = self.codes[pool]
            if count_in(code, X) > 0:
                fewer = self.index[size - 1][code - (1 << BITS * X)]
                best = worth[pool - first]
                for at in range(self.below_at[fewer] + 1, self.below_at[fewer + 1]):
                    best = max(best, worth[self.below[at] - first])
                worth[pool - first] = best


class Live:
    """The pools that are not worth the most there is already, up to each size."""

    def __init__(self, lattice: Lattice, final: list[float]) -> None:
        self.top = max(final)
        self.pools = [pool for pool in range(len(final)) if final[pool] < self.top]
        self.tight = [pool for pool in self.pools if lattice.spare[pool] == 0]
        self.upto = smaller(self.pools, lattice.start)  # how many of them have fewer dice
        self.tight_upto = smaller(self.tight, lattice.start)


def smaller(pools: list[int], start: list[int]) -> list[int]:
    """For each size, how many of the pools have fewer dice."""
    out: list[int] = []
    at = 0
    for first in start:
        while at < len(pools) and pools[at] < first:
            at += 1
        out.append(at)
    return out


LATTICES: Final[dict[int, Lattice]] = {}  # they never change: found once, shared by all


def lattice(caps: list[int], most: int) -> Lattice:
    """The pools for these caps."""
    key = code_of(caps) * (MASK + 1) + most
    found = LATTICES.get(key)
    if found is None:
        if len(LATTICES) >= MOST_LATTICES:
            LATTICES.clear()
        found = Lattice(caps, most)
        LATTICES[key] = found
    return found


class Left:
    """What may still be used: tactics that reroll or bring a die, and granted rerolls."""

    def __init__(self, push: int, free: int, new: int, grey: int) -> None:
        self.push = push  # Push Back: two rerolls in a row (VAL-TACTIC-11)
        self.free = free  # single free rerolls (VAL-DICE-17)
        self.new = new  # New Weapons (VAL-TACTIC-10)
        self.grey = grey  # dice in the supply

    def rolled(self, new: int) -> int:
        """How many grey dice New Weapons rolls when so many of these cards are left (VAL-AMB-043)."""
        return max(0, min(2, self.grey - self.new + new))


class Values:
    """The value of every pool, for every rest of the tactics: the best expectation of a final worth.

    Ordered by cards left, then by dice: each reroll costs a die or a card, so nothing depends on itself.
    """

    def __init__(self, lattice: Lattice, final: list[float], left: Left, dice: int, need: int) -> None:
        self.lattice = lattice
        self.final = final
        self.left = left
        self.need = need  # with fewer dice nothing is won
        self.live = Live(lattice, final)
        self.top = self.live.top
        self.value: dict[int, list[float]] = {}  # by stage, for the pools of its size
        self.keep: dict[int, list[float]] = {}
        for new in range(left.new + 1):
            for push in range(left.push + 1):
                for free in range(left.free + 1):
                    for size in range(dice + left.new - new + 1):
                        self.value[self.stage(push, free, new, size)] = self.best(push, free, new, size)

    def stage(self, push: int, free: int, new: int, size: int) -> int:
        """A number for cards left and dice."""
        return ((new * (self.left.push + 1) + push) * (self.left.free + 1) + free) << BITS | size

    def kept(self, push: int, free: int, new: int, size: int) -> list[float]:
        """The value of a reroll for each pool up to a size, if so many cards are left afterwards."""
        stage = self.stage(push, free, new, size)
        if stage not in self.keep:
            self.keep[stage] = self.lattice.kept(self.value[stage], size, self.live)
        return self.keep[stage]

    def twice(self, push: int, free: int, new: int, size: int) -> list[float]:
        """For each pool of a size the better of stopping here and of one more free reroll."""
        again, out = self.kept(push, free, new, size), self.value[self.stage(push, free, new, size)][:]
        self.raise_to(out, again, size)
        return out

    def best(self, push: int, free: int, new: int, size: int) -> list[float]:
        """For each pool of a size the best of stopping, a basic reroll, and each card."""
        out = self.final[self.lattice.start[size] : self.lattice.start[size + 1]]
        if size + new < self.need:
            return out
        if size >= 2 and size - 1 + new >= self.need:
            self.basic(self.kept(push, free, new, size - 1), size, out)
        if free > 0 and size > 0:
            self.raise_to(out, self.kept(push, free - 1, new, size), size)
        if push > 0 and size > 0:
            twice = self.twice(push - 1, free, new, size)
            self.raise_to(out, self.lattice.kept(twice, size, self.live), size)
        if new > 0 and self.left.rolled(new) > 0:
            self.armoury(self.value[self.stage(push, free, new - 1, size + 1)], new, size, out)
        return out

    def raise_to(self, out: list[float], other: list[float], size: int) -> None:
        """The larger of two for each pool of a size."""
        first = self.lattice.start[size]
        for at in range(len(out)):
            worth = other[first + at]
            if worth > out[at]:
                out[at] = worth

    def basic(self, kept: list[float], size: int, out: list[float]) -> None:
        """VAL-DICE-09: one die is discarded, one at least is rolled."""
        first, lattice = self.lattice.start[size], self.lattice
        for at in range(len(out)):
            if out[at] < self.top:
                out[at] = lattice.best_above(kept, first + at, out[at])

    def armoury(self, after: list[float], new: int, size: int, out: list[float]) -> None:
        """VAL-TACTIC-10: the better of two new dice; of a single one what it shows (VAL-AMB-043)."""
        first, end, two = self.lattice.start[size], self.lattice.start[size + 1], self.left.rolled(new) == 2
        for at in range(len(out)):
            if out[at] < self.top:
                pool = first + at
                worth = self.better_of_two(after, pool, end) if two else self.of_one(after, pool, end)
                if worth > out[at]:
                    out[at] = worth

    def of_one(self, after: list[float], pool: int, smaller: int) -> float:
        """The expected value of one more die; so many pools are smaller then."""
        below, below_at = self.lattice.below, self.lattice.below_at
        total = self.lattice.blanks[pool] * after[below[below_at[pool]] - smaller]
        for at in range(below_at[pool] + 1, below_at[pool + 1]):
            total += after[below[at] - smaller]
        return total / FACE_COUNT

    def better_of_two(self, after: list[float], pool: int, smaller: int) -> float:
        """The expected value of the better one of two more dice; the worst is always a spare one."""
        below, begin, end = self.lattice.below, self.lattice.below_at[pool], self.lattice.below_at[pool + 1]
        blanks = float(FACE_COUNT + 1 - (end - begin))
        total = blanks * blanks * after[below[begin] - smaller]
        worths = [after[below[at] - smaller] for at in range(begin + 1, end)]
        for at in range(len(worths)):
            worth = worths[at]
            total += worth * (2.0 * blanks + 1.0)
            for before in range(at):
                other = worths[before]
                total += 2.0 * (worth if worth > other else other)
        return total / (FACE_COUNT * FACE_COUNT)
