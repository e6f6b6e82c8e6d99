"""Exact odds, the next move: the use of dice and tactics with the best chance in a phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from meadhall.games.valhalla.odds.dice import code_of, count_in, counts_of, within
from meadhall.games.valhalla.odds.phase import WAYS, Demand, Goal, Side, demands_of, highest, threshold
from meadhall.games.valhalla.terms import EMPTY, FACE_COUNT, X

CLOSE: Final = 1e-12
CARD: Final = 50  # strength that a played tactic counts as, when moves with equal chances are ranked


class DiceMove:
    """The next move, and its chance."""

    FINISH: Final = 0  # arm, play the tactics that add strength, end the phase
    REROLL: Final = 1  # discard one of the dice that are not kept, roll the others
    FREE: Final = 2  # roll all dice that are not kept
    PUSH: Final = 3  # the same, with Push Back
    NEW: Final = 4  # play New Weapons
    DECLINE: Final = 5  # no second reroll

    def __init__(self, kind: int, value: float) -> None:
        self.kind = kind
        self.value = value
        self.keep: list[int] = []  # dice by face
        self.turn: list[int] = []  # FINISH: faces to which X dice are turned
        self.arm: list[int] = []  # FINISH: warriors to arm, as indices of Side.arms
        self.ways: list[int] = []  # and the way for each of them
        self.heroics = 0  # FINISH: Heroic Attacks for any die


def best_move(side: Side, strength: int, pending: bool = False) -> DiceMove:
    """Return the best next move for this strength. `pending`: a free reroll must be made now or declined."""
    demands = demands_of(side)
    table = threshold(strength, highest(side, demands))
    return Chooser(Goal(side, demands, table, table)).best(pending)


def first_best(moves: list[DiceMove]) -> DiceMove:
    """Return the first of the best moves."""
    best = moves[0]
    for move in moves:
        if move.value > best.value + CLOSE:
            best = move
    return best


class Chooser:
    """Compares the moves of a pool."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.side = goal.side
        self.size = goal.side.size()

    def best(self, pending: bool) -> DiceMove:
        """Return the first of the best moves."""
        return self.best_reroll(1, True, self.side.dice) if pending else first_best(self.moves())

    def best_reroll(self, times: int, declinable: bool, loose: list[int]) -> DiceMove:
        """Return the best use of a free reroll, once or twice: decline it, or keep the best part of the loose dice."""
        left, size = self.side.left, self.size
        worth = self.stage(left.push, left.free, left.new, size)
        if times > 1:
            worth = self.goal.values.twice(left.push, left.free, left.new, size)
        again = self.reroll(DiceMove.FREE, worth, size, code_of(loose))
        return first_best([DiceMove(DiceMove.DECLINE, self.goal.value()), again]) if declinable else again

    def moves(self) -> list[DiceMove]:
        """Return everything that can be done now."""
        left, size, values = self.side.left, self.size, self.goal.values
        mine, out = code_of(self.side.dice), [self.finish()]
        if size >= 2:
            one_less = self.stage(left.push, left.free, left.new, size - 1)
            out.append(self.reroll(DiceMove.REROLL, one_less, size - 1, mine))
        if left.free > 0 and size > 0:
            fewer = self.stage(left.push, left.free - 1, left.new, size)
            out.append(self.reroll(DiceMove.FREE, fewer, size, mine))
        if left.push > 0 and size > 0:
            twice = values.twice(left.push - 1, left.free, left.new, size)
            out.append(self.reroll(DiceMove.PUSH, twice, size, mine))
        if left.new > 0 and left.rolled(left.new) > 0:
            out.append(DiceMove(DiceMove.NEW, self.after_new()))
        return out

    def stage(self, push: int, free: int, new: int, size: int) -> vec[float]:
        values = self.goal.values
        return values.value[values.stage(push, free, new, size)]

    def after_new(self) -> float:
        left, values = self.side.left, self.goal.values
        out = vec[float]([0.0] * self.goal.lattice.count[self.size])
        after = self.stage(left.push, left.free, left.new - 1, self.size + 1)
        values.armoury(after, left.new, self.size, out)
        return out[self.goal.lattice.set_of(self.side.dice)]

    def reroll(self, kind: int, worth: vec[float], size: int, mine: int) -> DiceMove:
        """Keep the best part of these dice and roll up to this size, at least one die."""
        sets, move = self.goal.lattice, DiceMove(kind, -1.0)
        table = sets.rolled(worth, size, self.goal.values.live)
        for at in range(sets.count[size - 1]):
            if table[at] > move.value + CLOSE and within(sets.codes[at], mine):
                move.value = table[at]
                move.keep = counts_of(sets.codes[at])
        return move

    def finish(self) -> DiceMove:
        """End the phase with the best set of dice; among equals with few cards, then high strength."""
        best, move = -1.0, DiceMove(DiceMove.FINISH, 0.0)
        for demand in self.goal.all:
            if self.affordable(demand):
                worth = self.goal.worth(demand, self.size - demand.size)
                look = worth + (demand.strength - CARD * self.cards(demand)) * CLOSE
                if look > best:
                    best, move = look, self.plan(demand, worth)
        return move

    def cards(self, demand: Demand) -> int:
        """Return how many tactics a set of dice needs: Heroic Attacks for a face, a Weapon Swap."""
        heroic = sum(1 for pick in demand.picks if self.side.arms[pick // WAYS].slot == EMPTY)
        return heroic + (1 if len(self.missing(demand)) > 0 else 0)

    def affordable(self, demand: Demand) -> bool:
        """Are the dice there, with X turned if that is possible?"""
        wild = self.side.dice[X] - count_in(demand.code, X) if self.side.swap else 0
        return demand.size <= self.size and len(self.missing(demand)) <= wild

    def missing(self, demand: Demand) -> list[int]:
        """Return the faces of the set that the pool lacks."""
        out: list[int] = []
        for face in range(FACE_COUNT):
            out.extend([face] * (count_in(demand.code, face) - self.side.dice[face]))
        return out

    def plan(self, demand: Demand, worth: float) -> DiceMove:
        move = DiceMove(DiceMove.FINISH, worth)
        move.turn = self.missing(demand)
        move.arm = [pick // WAYS for pick in demand.picks]
        move.ways = [pick % WAYS for pick in demand.picks]
        move.heroics = min(self.side.heroics, self.size - demand.size) if demand.counts else 0
        return move
