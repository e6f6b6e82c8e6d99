"""Chapter 5, arming: covering all requirements of a warrior with dice.   (spec: VAL-BATTLE-11…18)"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.procedure import Procedure
from meadhall.games.valhalla.dice import die, face_of
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import (
    COLOURED,
    DIE_CLASSES,
    FACE_COUNT,
    GREY,
    MATERIALS,
    MOST_SLOTS,
    SPARED_BITS,
    STAND_IN,
    WARRIOR_PAGE,
    WEAPON_COUNT,
    Permit,
    Quantity,
    X,
)

ACTIVATE: Final = WARRIOR_PAGE.verb("activate", MOST_SLOTS, "VAL-BATTLE-11", "slot")
ARM_WITH: Final = WARRIOR_PAGE.verb("arm-with", DIE_CLASSES, "VAL-BATTLE-12", "die")

ARMED: Final = Happening("activated", "card")
DISARMED: Final = Happening("taken-back", "card")


@mypyc_attr(free_list_len=1)
class Arm(Procedure[Valhalla]):
    """Cover all requirements of a warrior, each with one die (VAL-BATTLE-12). The seat is asked only if dice differ.

    All dice are committed at once, when the set is complete (VAL-BATTLE-15, VAL-DIFF-13).
    """

    prompt: ClassVar[str] = "arm-with"
    rule: ClassVar[str] = "VAL-BATTLE-11"

    def __init__(self, seat: int, slot: int, picked: list[int]) -> None:
        self.seat = seat
        self.slot = slot
        self.picked = picked  # dice classes, ascending

    def copy(self) -> Arm:
        return Arm(self.seat, self.slot, self.picked[:])

    def run(self, g: Valhalla) -> None:
        out = g.fresh_answers()
        self.options(g, self.seat, out)
        if len(out) == 0:
            g.done()
            commit(g, self.seat, self.slot, self.picked)
        elif len(out) == 1:
            self.picked.append(ARM_WITH.arg(out[0]))
        else:
            g.ask_with(self.seat, out)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        have = available(g, self.seat, self.slot)
        ways = [way for way in ways_to_arm(g, self.seat, self.slot) if covered(way, have)]
        lowest = self.picked[-1] if len(self.picked) > 0 else 0
        for which in range(lowest, DIE_CLASSES):
            for way in ways:
                if leads_to(way, have, self.picked, which):
                    out.append(ARM_WITH.of(which))
                    break

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.picked.append(ARM_WITH.arg(action))

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("card", g.kind_at(self.seat, self.slot))


def arm(g: Valhalla, seat: int, slot: int) -> None:
    """Arm a warrior: at once if only one set of dice fits, else by choice."""
    have = available(g, seat, slot)
    ways = [way for way in ways_to_arm(g, seat, slot) if covered(way, have)]
    dice = obvious_dice(ways[0], have) if len(ways) == 1 else []
    if len(dice) > 0:
        commit(g, seat, slot, dice)
    else:
        g.call(Arm(seat, slot, []))


def obvious_dice(way: list[int], have: vec[i64]) -> list[int]:
    """Return the dice for a way to arm if no face offers a choice of material; else an empty list."""
    dice: list[int] = []
    for face in range(FACE_COUNT):
        if way[face] > 0:
            first = face * MATERIALS
            made_of = [which for which in range(first, first + MATERIALS) if have[which] > 0]
            if len(made_of) != 1:
                return []
            dice.extend(made_of * way[face])
    return dice


def leads_to(way: list[int], have: vec[i64], picked: list[int], which: i64) -> bool:
    """After this die is picked, can this way still be completed with the same or later dice?"""
    face = face_of(which)
    if have[which] <= picked.count(which):
        return False
    for earlier in range(face):
        if missing_of(earlier, way, picked) != 0:
            return False
    if not 0 < missing_of(face, way, picked) <= left_from(have, picked, which):
        return False
    for later in range(face + 1, FACE_COUNT):
        wanted = missing_of(later, way, picked)
        if wanted > 0 and wanted > dice_of_face(have, later):
            return False
    return True


def missing_of(face: i64, way: list[int], picked: list[int]) -> i64:
    """Count the dice of a face that this way still lacks."""
    missing: i64 = way[face]
    for one in picked:
        if face_of(one) == face:
            missing -= 1
    return missing


def left_from(have: vec[i64], picked: list[int], which: i64) -> i64:
    """Count the dice of this face, of this material or a later one, that are not picked yet."""
    last = die(face_of(which), MATERIALS - 1)
    left: i64 = 0
    for other in range(which, last + 1):
        left += have[other] - picked.count(other)
    return left


def ways_to_arm(g: Valhalla, seat: int, slot: int) -> list[list[int]]:
    """Return the printed ways to arm; with a wild X, also those in which an X counts as one weapon."""
    ways = g.cards.warriors[g.kind_at(seat, slot)].need.ways
    if not g.rules.reckoners[Quantity.WILD_X] or g.reckon(Quantity.WILD_X, seat, 0, slot) == 0:
        return ways
    return ways + [_with_x(way, face) for way in ways for face in range(WEAPON_COUNT) if way[face] > 0]


def _with_x(way: list[int], face: int) -> list[int]:
    out = way[:]
    out[face] -= 1
    out[X] += 1
    return out


def available(g: Valhalla, seat: int, slot: int) -> vec[i64]:
    """Return the unassigned dice, with the weapons this warrior does not need counted as dice."""
    pool = g.fighter(seat).pool
    if not g.rules.reckoners[Quantity.SPARED]:
        return pool
    have = pool[:]
    for which in spared(g, seat, slot):
        have[which] += 1
    return have


def spared(g: Valhalla, seat: int, slot: int) -> list[int]:
    """Return the weapons this warrior does not need, as dice that are replaced by cards."""
    out: list[int] = []
    left = g.reckon(Quantity.SPARED, seat, 0, slot)
    face = 0
    while left > 0:
        out.extend([die(face, STAND_IN)] * (left & (1 << SPARED_BITS) - 1))
        left >>= SPARED_BITS
        face += 1
    return out


def can_activate(g: Valhalla, seat: int, slot: int) -> bool:
    """Can every requirement be covered now? An X arms no warrior (VAL-DICE-13, VAL-TV-23)."""
    have = available(g, seat, slot)
    for way in ways_to_arm(g, seat, slot):
        if covered(way, have):
            return g.may(Permit.ACTIVATE, seat, slot)
    return False


def covered(way: list[int], have: vec[i64]) -> bool:
    """Are there enough dice for this way?"""
    for face, wanted in enumerate(way):
        if wanted and wanted > dice_of_face(have, face):
            return False
    return True


def dice_of_face(have: vec[i64], face: i64) -> i64:
    """Count the dice that show a face, of any material."""
    first = face * MATERIALS
    return have[first + COLOURED] + have[first + GREY] + have[first + STAND_IN]


def commit(g: Valhalla, seat: int, slot: int, picked: list[int]) -> None:
    """Activate the warrior, once per battle (VAL-BATTLE-18). The dice stay on him until it ends (VAL-BATTLE-16)."""
    fighter = g.fighter(seat)
    free = spared(g, seat, slot)
    for which in picked:
        if free and which in free:
            free.remove(which)
        else:
            fighter.pool[which] -= 1
            fighter.placed.append(slot * DIE_CLASSES + which)
    fighter.used |= 1 << slot
    g.tell_one(ARMED, seat, g.kind_at(seat, slot))
    if g.may(Permit.ABILITY, seat, slot):
        g.warrior(seat, slot).ability.activated(g, seat, slot)


def take_back(g: Valhalla, seat: int, slot: int) -> None:
    """Return the dice of a warrior whose ability was not applied to the pool (VAL-DIFF-12, option)."""
    fighter = g.fighter(seat)
    for code in [code for code in fighter.placed if code // DIE_CLASSES == slot]:
        fighter.placed.remove(code)
        fighter.pool[code % DIE_CLASSES] += 1
    fighter.used &= ~(1 << slot)
    g.tell(DISARMED, seat, [g.kind_at(seat, slot)])
