"""Computes battle odds by brute force: every move at every moment, every roll, by the rules. For tests only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from meadhall.games.valhalla.terms import FACE_COUNT, WEAPON_COUNT, X

Faces = tuple[int, ...]  # sorted
FURY, ANY_HEROIC, HEROIC4, NEW, PUSH, SWAP, FREE = range(7)
Tactic = tuple[int, int]  # kind, and the face of a Heroic Attack


class Fighter(NamedTuple):
    """A warrior for brute force: the ways to arm him, each as sorted faces, and his strength."""

    ways: tuple[Faces, ...]
    strength: int


class State(NamedTuple):
    """A moment in a phase."""

    dice: Faces
    waiting: tuple[Fighter, ...]  # not armed yet
    armed: bool
    strength: int  # of armed warriors and of tactics
    hand: tuple[Tactic, ...]
    grey: int  # in the supply
    rerolls: int  # left from Push Back; must be used now or declined


def without(dice: Faces, gone: Faces) -> Faces | None:
    """Return the dice without some of them, or None if they are not there."""
    rest = list(dice)
    for face in gone:
        if face not in rest:
            return None
        rest.remove(face)
    return tuple(rest)


@cache
def rolls(count: int) -> list[tuple[Faces, float]]:
    """Return every roll, with sorted faces, and its chance."""
    ways = Counter(tuple(sorted(roll)) for roll in product(range(FACE_COUNT), repeat=count))
    return [(roll, times / FACE_COUNT**count) for roll, times in ways.items()]


def parts(dice: Faces) -> set[Faces]:
    """Return every part of the dice, the empty one and all of them included."""
    return {part for size in range(len(dice) + 1) for part in combinations(dice, size)}


@cache
def chance(state: State, target: int) -> float:
    """Return the best chance to end with at least the target (1 for a target of 0)."""
    if state.rerolls > 0:
        stopped = chance(state._replace(rerolls=0), target)
        return max(stopped, rerolled(state._replace(rerolls=state.rerolls - 1), target))
    return max(after(state, target))


def after(state: State, target: int) -> Iterator[float]:
    """Yield the chance after every move."""
    yield float((state.strength if state.armed else 0) >= target)
    yield from armings(state, target)
    for die in set(state.dice) if len(state.dice) >= 2 else ():
        rest = without(state.dice, (die,))
        assert rest is not None
        yield rerolled(state._replace(dice=rest), target)
    for tactic in set(state.hand):
        hand = list(state.hand)
        hand.remove(tactic)
        yield from played(state._replace(hand=tuple(hand)), tactic, target)


def armings(state: State, target: int) -> Iterator[float]:
    for at, fighter in enumerate(state.waiting):
        for way in fighter.ways:
            rest = without(state.dice, way)
            if rest is not None:
                waiting = state.waiting[:at] + state.waiting[at + 1 :]
                strength = state.strength + fighter.strength
                armed = state._replace(dice=rest, waiting=waiting, armed=True, strength=strength)
                yield chance(armed, target)


def rerolled(state: State, target: int) -> float:
    """Return the chance of the best choice of dice to reroll, at least one."""
    best = 0.0
    for keep in parts(state.dice):
        count = len(state.dice) - len(keep)
        if count > 0:
            best = max(best, sum(p * chance(added(state, keep, roll), target) for roll, p in rolls(count)))
    return best


def added(state: State, dice: Faces, more: Faces) -> State:
    """Return the state with these unassigned dice."""
    return state._replace(dice=tuple(sorted(dice + more)))


def played(state: State, tactic: Tactic, target: int) -> Iterator[float]:
    """Yield the state after one tactic, for every way to play it."""
    kind, face = tactic
    if kind == FURY:
        yield chance(state._replace(strength=state.strength + 2), target)
    elif kind in (ANY_HEROIC, HEROIC4):
        for die in set(state.dice):
            rest = without(state.dice, (die,))
            if rest is not None and (kind == ANY_HEROIC or die == face):
                plus = 3 if kind == ANY_HEROIC else 4
                yield chance(state._replace(dice=rest, strength=state.strength + plus), target)
    elif kind in (PUSH, FREE) and state.dice:
        yield chance(state._replace(rerolls=2 if kind == PUSH else 1), target)
    elif kind == NEW and state.grey > 0:
        yield new_weapons(state, target)
    elif kind == SWAP and X in state.dice:
        yield from turned(state, target)


def new_weapons(state: State, target: int) -> float:
    fewer = state._replace(grey=state.grey - 1)
    return sum(
        p * max(chance(added(fewer, state.dice, (face,)), target) for face in roll)
        for roll, p in rolls(min(2, state.grey))
    )


def turned(state: State, target: int) -> Iterator[float]:
    for count in range(1, state.dice.count(X) + 1):
        rest = without(state.dice, (X,) * count)
        assert rest is not None
        for faces in product(range(WEAPON_COUNT), repeat=count):
            yield chance(added(state, rest, faces), target)


def before_the_roll(state: State, dice: int, target: int) -> float:
    """Return the chance before this many dice are rolled."""
    return sum(p * chance(added(state, (), roll), target) for roll, p in rolls(dice))
