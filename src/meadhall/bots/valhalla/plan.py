"""What a warrior of Valhalla is worth, and whom to arm with the dice on the table. (not compiled)"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import comb

from meadhall.games.valhalla.cards.faces import Face
from meadhall.games.valhalla.terms import FACES, WEAPON_COUNT, WEAPONS
from meadhall.games.valhalla.views.shapes import FighterView, Slot

PRICES: dict[str | tuple[int, ...], float] = {  # dice a requirement costs: docs/cards.md, chapter 1
    (1,): 1.66,
    (1, 1): 2.96,
    (2,): 3.27,
    (1, 1, 1): 4.09,
    (2, 1): 4.32,
    (3,): 4.70,
    (1, 1, 1, 1): 5.15,
    (2, 1, 1): 5.34,
    "ANY2": 1.86,
    "SAME2": 2.54,
    "SAME3": 4.04,
    "PAIRS2": 4.74,
}
DEAR = 5.5
ABILITY_WORTH = {"FOE_COLOUR": 1.5, "OWN_COLOUR": 1.5, "DIVERSITY": 1.5, "FROST": 1.0}
PATTERN_SIZE = {"ANY2": 2, "SAME2": 2, "SAME3": 3, "PAIRS2": 4}

DiceCounts = list[int]  # how many show each face
Squad = list[Slot | None]


# -- worth


def price(face: Face) -> float:
    """How many dice it takes to arm a warrior."""
    if face.pattern:
        return PRICES.get(face.pattern, DEAR)
    counts = sorted((face.weapons.count(weapon) for weapon in set(face.weapons)), reverse=True)
    return PRICES.get(tuple(counts), DEAR)


def might(face: Face) -> float:
    """Strength, with what the ability may add."""
    return face.strength + ABILITY_WORTH.get(face.ability, 0.0)


def worth(face: Face) -> float:
    """What an armed warrior gives."""
    return might(face) + 1.5 * face.glory


def expected(squad: list[Face], dice: float, gift: Callable[[Face], float]) -> float:
    """What a squad gives on the average: the best warriors for the dice, the last one in part."""
    total = 0.0
    for face in sorted(squad, key=lambda card: -gift(card) / price(card)):
        share = min(1.0, max(0.0, dice / price(face)))
        total += share * gift(face)
        dice -= price(face)
    return total


def glory(face: Face) -> float:
    return float(face.glory)


# -- dice


@cache
def hit(missing: int, spare: int) -> float:
    """The chance to roll so many missing faces with so many spare dice, one being given up for each roll."""
    if missing == 0:
        return 1.0
    if spare - 1 < missing:
        return 0.0
    rolled = spare - 1
    return sum(found(missing, rolled, n) * hit(missing - n, rolled - n) for n in range(missing + 1))


def found(missing: int, rolled: int, hits: int) -> float:
    """The chance that exactly so many of the missing faces come up (inclusion and exclusion)."""
    without = missing - hits
    ways = sum((-1) ** k * comb(hits, k) * (6 - without - k) ** rolled for k in range(hits + 1))
    return float(comb(missing, hits) * ways / 6**rolled)


class ArmingPlan:
    """Whom we mean to arm: the warriors that promise most with the dice we have and may still roll."""

    def __init__(self, side: FighterView, squad: Squad, faces: dict[str, Face], ragnarok: bool) -> None:
        self.ragnarok = ragnarok
        self.dice = face_counts(side)
        self.idle = [(at, faces[slot.card]) for at, slot in enumerate(squad) if slot and not slot.activated]
        self.in_hand = max(0, coloured_left(side, squad) - coloured_shown(side))
        self.best = self.of(self.dice)

    def of(self, dice: DiceCounts) -> Thought:
        """The best set of warriors for these dice."""
        sizes = range(len(self.idle) + 1)
        thoughts = [Thought(self, some, dice) for n in sizes for some in combinations(self.idle, n)]
        return max(thoughts, key=lambda thought: thought.promise)

    def gift(self, face: Face) -> float:
        """In Ragnarök glory is all that counts (VAL-RAG-08)."""
        return face.glory + 0.01 if self.ragnarok else worth(face)

    def with_face(self, face: int, instead: int | None = None) -> float:
        """What we could hope for with one die more, or with one turned."""
        dice = self.dice[:]
        dice[face] += 1
        if instead is not None:
            dice[instead] -= 1
        return self.of(dice).promise


class Thought:
    """One set of warriors: who can be armed at once, what the others lack, what is left over."""

    def __init__(self, plan: ArmingPlan, some: tuple[tuple[int, Face], ...], dice: DiceCounts) -> None:
        self.left = dice[:]
        self.ready: list[int] = []
        self.missing = 0
        sure = hoped = 0.0
        for slot, face in sorted(some, key=lambda item: item[1].pattern != ""):
            lack = fill(face, self.left)
            self.missing += lack
            if lack == 0:
                self.ready.append(slot)
                sure += plan.gift(face)
            else:
                hoped += plan.gift(face)
        self.promise = sure + hoped * hit(self.missing, sum(self.left) + plan.in_hand)


def fill(face: Face, left: DiceCounts) -> int:
    """Take the dice of a warrior; how many are missing."""
    if not face.pattern:
        return sum(take(WEAPONS.index(weapon), 1, left) for weapon in face.weapons)
    size = PATTERN_SIZE.get(face.pattern, 3)
    if face.pattern == "ANY2":
        return size - sum(1 for _ in range(size) if take(most_of(left), 1, left) == 0)
    if face.pattern == "PAIRS2":
        return take(most_of(left), 2, left) + take(most_of(left), 2, left)
    return take(most_of(left), size, left)


def take(face: int, count: int, left: DiceCounts) -> int:
    """Take dice of a face; how many are missing."""
    taken = min(count, left[face])
    left[face] -= taken
    return count - taken


def most_of(left: DiceCounts) -> int:
    """The weapon that shows most often."""
    return max(range(WEAPON_COUNT), key=lambda face: left[face])


def face_counts(side: FighterView) -> DiceCounts:
    """The free dice by face."""
    return [sum(1 for die in side.dice if die.face == face) for face in FACES]


def coloured_shown(side: FighterView) -> int:
    return sum(1 for die in side.dice if not die.grey and not die.card)


def coloured_left(side: FighterView, squad: Squad) -> int:
    """Coloured dice that are free; some of them may be in the hand that is about to roll."""
    placed = sum(1 for slot in squad if slot for die in slot.dice if not die.grey and not die.card)
    return 6 - side.set_aside - side.fewer - side.discarded - placed if side.rolled else 0
