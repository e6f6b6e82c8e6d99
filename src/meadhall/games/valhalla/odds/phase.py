"""Exact odds of one phase of a battle: the chance to reach each strength with best play.

For every strength S the chance is that of the best play *for this S*. It is computed by dynamic programming over pools
of dice, without sampling. Two facts keep the state space small, because an unassigned die can do everything that an
assigned one can, and more:

- a player who arms warriors last loses nothing (VAL-BATTLE-13, VAL-BATTLE-15), so no state has half-armed squads;
- the same is true of Heroic Attacks, Weapon Swap and Fury: they too are played last.

So the moves are basic rerolls, Push Back (and free single rerolls) and New Weapons; then the phase is finished. Grey
and coloured dice are not distinguished. That matters only if a hand has more New Weapons than the supply minus one can
serve, because a discarded grey die would be available again (VAL-DICE-06): then the chance is a lower bound. All other
tactics and optional abilities of jarls are ignored.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from meadhall.games.valhalla.odds.dice import FaceValues, Left, code_of, count_in, lattice, within
from meadhall.games.valhalla.terms import EMPTY, FACE_COUNT, X

HEROIC: Final = 3  # VAL-TACTIC-08: for any die
WAYS: Final = 64  # the most ways to arm a warrior
MOST_KNOWN: Final = 2048


class Arms:
    """Something that dice turn into strength: a warrior, or a Heroic Attack that needs a certain face."""

    def __init__(self, slot: int, ways: list[list[int]], strength: int, frost: bool = False) -> None:
        self.slot = slot  # EMPTY: a Heroic Attack (VAL-TACTIC-09)
        self.codes = [code_of(way) for way in ways]
        self.sizes = [sum(n for n in way) for way in ways]
        self.strength = strength  # with all bonuses that do not depend on dice
        self.frost = frost  # when activated he takes a die from the opponent (VAL-WAR-19)


class Side:
    """One fighter's phase: warriors not armed yet, unassigned dice by face, and playable tactics."""

    def __init__(self, arms: list[Arms], dice: list[int], left: Left, roll: int = 0) -> None:
        self.arms = arms
        self.dice = dice
        self.roll = roll  # dice that will still be rolled
        self.left = left
        self.sure = 0  # strength once a warrior is activated: Fury, jarl, warriors armed already
        self.armed = False  # a warrior is activated (VAL-TACTIC-04)
        self.heroics = 0  # Heroic Attacks for any die
        self.swap = False  # Weapon Swap; a second one has no effect

    def size(self) -> int:
        """Return the number of dice, rolled or not."""
        return self.roll + sum(n for n in self.dice)

    def most(self) -> int:
        """Return the highest possible number of dice."""
        return self.size() + self.left.new

    def key(self) -> str:
        """Return a key for everything that the odds depend on."""
        left = self.left
        arms = [f"{arms.slot == EMPTY}{arms.codes}{arms.strength}{arms.frost}" for arms in self.arms]
        cards = (left.push, left.free, left.new, left.grey, self.heroics, self.swap)
        return f"{arms}{self.dice}{self.roll}{cards}{self.sure}{self.armed}"

    def with_dice(self, dice: list[int]) -> Side:
        """Return the same side with other dice."""
        twin = Side(self.arms, dice, self.left, self.roll)
        twin.sure = self.sure
        twin.armed = self.armed
        twin.heroics = self.heroics
        twin.swap = self.swap
        return twin


class Demand:
    """A set of dice and the strength it gives."""

    def __init__(self, code: int, size: int, strength: int, frost: bool, picks: list[int]) -> None:
        self.code = code
        self.size = size
        self.strength = strength
        self.frost = frost
        self.picks = picks  # the armed warriors, each with the way
        self.counts = True  # a warrior is activated

    def plus(self, arms: Arms, which: int, way: int) -> Demand:
        """Return the demand with one more warrior armed."""
        code, size = self.code + arms.codes[way], self.size + arms.sizes[way]
        pick = which * WAYS + way
        return Demand(code, size, self.strength + arms.strength, self.frost or arms.frost, [*self.picks, pick])


def demands_of(side: Side) -> list[Demand]:
    """Return all useful sets of dice that arm warriors, small ones first; none is worse than a smaller part of it."""
    unarmed = Demand(0, 0, side.sure if side.armed else 0, False, [])
    unarmed.counts = side.armed
    found = {0: unarmed}
    for heroic in (False, True):
        for which in range(len(side.arms)):
            if (side.arms[which].slot == EMPTY) == heroic:
                add_arms(side, which, found)
    return unbeaten(sorted(found.values(), key=lambda demand: (demand.size, -demand.strength)))


def add_arms(side: Side, which: int, found: dict[int, Demand]) -> None:
    """Return every set so far, and those that arm this warrior too."""
    arms, most = side.arms[which], side.most()
    for base in list(found.values()):
        if arms.slot == EMPTY and not base.counts:
            continue
        for way in range(len(arms.codes)):
            if base.size + arms.sizes[way] <= most:
                more = base.plus(arms, which, way)
                more.strength += 0 if base.counts else side.sure
                key = more.code * 2 + (1 if more.frost else 0)
                if key not in found or found[key].strength < more.strength or not found[key].counts:
                    found[key] = more


def unbeaten(demands: list[Demand]) -> list[Demand]:
    """Return the demands without those that need more dice and give no more strength."""
    out: list[Demand] = []
    for demand in demands:
        if not beaten(demand, out):
            out.append(demand)
    return out


def beaten(demand: Demand, others: list[Demand]) -> bool:
    """Does a part of the dice give as much strength?"""
    for other in others:
        enough = other.strength >= demand.strength and (other.frost or not demand.frost)
        if enough and (other.counts or not demand.counts) and within(other.code, demand.code):
            return True
    return False


class Goal:
    """The best play for one aim: the value of each final strength, with and without the die taken by frost."""

    def __init__(self, side: Side, demands: list[Demand], plain: list[float], frosty: list[float]) -> None:
        self.side = side
        self.plain = plain
        self.frosty = frosty
        self.top = max(plain[-1], frosty[-1])
        self.all = demands
        self.demands = self.useful(demands)
        self.lattice = lattice(self.caps(), side.most())
        self.values = FaceValues(self.lattice, self.final(), side.left, side.size(), self.need())

    def worth(self, demand: Demand, spare: int) -> float:
        """Return the value of a set of dice, with this many dice left for Heroic Attacks."""
        strength = demand.strength
        if demand.counts and self.side.heroics > 0:
            strength += HEROIC * min(self.side.heroics, spare)
        return self.frosty[strength] if demand.frost else self.plain[strength]

    def useful(self, demands: list[Demand]) -> list[Demand]:
        """Return the sets with a value that no smaller set reaches."""
        out: list[Demand] = []
        for demand in demands:
            if self.worth(demand, self.side.heroics) > 0.0 and not self.beaten(demand, out):
                out.append(demand)
        return out

    def beaten(self, demand: Demand, others: list[Demand]) -> bool:
        for other in others:
            if within(other.code, demand.code) and self.no_less(other, demand):
                return True
        return False

    def no_less(self, one: Demand, other: Demand) -> bool:
        """Is the smaller set worth as much, with any number of dice left?"""
        more = other.size - one.size
        for spare in range(self.side.heroics + 1):
            if self.worth(one, spare + more) < self.worth(other, spare):
                return False
        return True

    def need(self) -> int:
        """Return the fewest dice that give any value."""
        fewest = self.side.most()
        for demand in self.demands:
            for spare in range(self.side.heroics + 1):
                if demand.size + spare < fewest and self.worth(demand, spare) > 0.0:
                    fewest = demand.size + spare
        return fewest

    def caps(self) -> list[int]:
        """Return how many dice of each face can be used; with a Weapon Swap every X."""
        caps = [0] * FACE_COUNT
        for demand in self.demands:
            for face in range(FACE_COUNT):
                caps[face] = max(caps[face], count_in(demand.code, face))
            if self.side.swap:
                caps[X] = max(caps[X], demand.size)
        return caps

    def final(self) -> list[vec[float]]:
        """Return the value of every pool if the phase ends with it, by size."""
        return [self.final_of(size) for size in range(self.side.most() + 1)]

    def final_of(self, size: int) -> vec[float]:
        """Return the values for one size: that of the best part of a pool, with the rest as spare dice."""
        sets = self.lattice
        out = vec[float]([0.0] * sets.count[size])
        for demand in self.demands:
            if demand.size <= size:
                at = sets.index[demand.code]
                out[at] = max(out[at], self.worth(demand, size - demand.size))
        sets.raise_by_parts(out, out, 0, len(out))
        if self.side.swap:
            sets.swapped(out, size)
        return out

    def value(self) -> float:
        """Return the chance, or the mean value, with best play from here on."""
        left, size = self.side.left, self.side.size()
        top = self.values.value[self.values.stage(left.push, left.free, left.new, size)]
        if self.side.roll > 0:
            top = self.lattice.rolled(top, size, self.values.live, size - self.side.roll)
        return top[self.lattice.set_of(self.side.dice)]


class PhaseOdds:
    """The chances of a phase."""

    def __init__(self, at_least: list[float]) -> None:
        self.at_least = at_least  # by strength, from 0 on

    def chance(self, strength: int) -> float:
        """Return the chance to reach a strength with the best play for it."""
        if strength <= 0:
            return 1.0
        return self.at_least[strength] if strength < len(self.at_least) else 0.0


KNOWN: Final[dict[str, PhaseOdds]] = {}  # cache: the same phase is computed repeatedly during a battle


def phase_odds(side: Side) -> PhaseOdds:
    """Return the chance of every strength, each with the best play for it. The result is cached."""
    key = side.key()
    if key not in KNOWN:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = reckoned(side)
    return KNOWN[key]


def reckoned(side: Side) -> PhaseOdds:
    """Compute those chances."""
    demands = demands_of(side)
    reached, most = strengths(side, demands), highest(side, demands)
    at_least = [1.0] * (reached[-1] + 1)
    for at in range(1, len(reached)):
        table = threshold(reached[at], most)
        chance = Goal(side, demands, table, table).value()
        for strength in range(reached[at - 1] + 1, reached[at] + 1):
            at_least[strength] = chance
    return PhaseOdds(at_least)


def strengths(side: Side, demands: list[Demand]) -> list[int]:
    """Return all strengths that can be reached, ascending, and 0."""
    found = {0}
    for demand in demands:
        found.add(demand.strength)
        if demand.counts:
            spare = min(side.heroics, side.most() - demand.size)
            found.update(demand.strength + HEROIC * n for n in range(1, spare + 1))
    return sorted(found)


def highest(side: Side, demands: list[Demand]) -> int:
    """Return an upper bound of the strength."""
    return max(demand.strength for demand in demands) + HEROIC * side.heroics


def threshold(strength: int, most: int) -> list[float]:
    """Return value 1 from this strength on, 0 below."""
    return [0.0 if value < strength else 1.0 for value in range(most + 1)]
