"""Chapter 4. Dice: rolling, rerolling, discarding and turning them.   (spec: VAL-DICE)

Dice are counted by class: face and material. A choice names classes in ascending order, so that each multiset of dice
can be picked in one way only.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from meadhall.core.answers import Answers, row_of
from meadhall.core.events import Happening
from meadhall.core.procedure import Choice, Procedure
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.sides import NOTHING
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.terms import (
    COLOURED,
    DICE_PAGE,
    DIE_CLASSES,
    FACE_COUNT,
    GREY,
    GREY_DICE,
    LOOPS,
    MATERIALS,
    STAND_IN,
    WEAPON_COUNT,
    X,
)

REROLL: Final = DICE_PAGE.verb("discard-for-reroll", DIE_CLASSES, "VAL-DICE-09", "die")
PICK: Final = DICE_PAGE.verb("pick-die", DIE_CLASSES, "VAL-DICE-09", "die")
ROLL: Final = DICE_PAGE.verb("roll", 1, "VAL-DICE-09")
FREE_REROLL: Final = DICE_PAGE.verb("free-reroll", 1, "VAL-DICE-17")
GIVE_UP: Final = DICE_PAGE.verb("give-up-die", DIE_CLASSES, "VAL-TACTIC-08", "die")
TURN: Final = DICE_PAGE.verb("turn-x", MATERIALS * FACE_COUNT, "VAL-TACTIC-12", "turn")
KEEP_DIE: Final = DICE_PAGE.verb("keep-die", FACE_COUNT, "VAL-TACTIC-10", "face")

ROLLED: Final = Happening("rolled", "face")
DIE_LOST: Final = Happening("die-lost", "die")
DIE_TURNED: Final = Happening("die-turned", "face")

ANY_NUMBER: Final = 99
ANY_FACE: Final = -1


def die(face: i64, material: i64) -> i64:
    """Return the class of a die."""
    return face * MATERIALS + material


def face_of(which: i64) -> i64:
    """Return the face of a die of this class."""
    return which // MATERIALS


def material_of(which: i64) -> i64:
    """Return the material: coloured, grey, or a stand-in."""
    return which % MATERIALS


def rollable(which: i64) -> bool:
    """Can it be rolled? Stand-ins are cards: they are never rolled or turned (VAL-AMB-046)."""
    return material_of(which) != STAND_IN


X_COLOURED: Final = X * MATERIALS + COLOURED
X_GREY: Final = X * MATERIALS + GREY
ROLLABLE: Final = row_of([which for which in range(DIE_CLASSES) if rollable(which)])
ROLLABLE_FROM: Final = [[which for which in ROLLABLE if which >= lowest] for lowest in range(DIE_CLASSES)]


def loose_dice(fighter: Fighter) -> int:
    """Count unassigned real dice. Only these can be rerolled, turned or discarded (VAL-DICE-14)."""
    pool = fighter.pool
    loose: i64 = 0
    first: i64
    for first in range(0, DIE_CLASSES, MATERIALS):
        loose += pool[first + COLOURED] + pool[first + GREY]
    return loose


def has_loose(fighter: Fighter, wanted: i64) -> bool:
    """Are there at least this many? The loop usually stops after the first few classes."""
    pool = fighter.pool
    for which in ROLLABLE:
        wanted -= pool[which]
        if wanted <= 0:
            return True
    return False


def roll(g: Valhalla) -> int:
    """Roll one die. All are alike, with each face equally likely (VAL-AMB-027)."""
    return g.cards.faces[g.chance.pick(FACE_COUNT)]


def roll_dice(g: Valhalla, fighter: Fighter, coloured: int, grey: int) -> None:
    """Roll this many dice of each colour and add them to the pool."""
    faces: list[int] = []
    logged = g.log is not None
    for at in range(coloured + grey):
        face = roll(g)
        fighter.pool[die(face, COLOURED if at < coloured else GREY)] += 1
        if logged:
            faces.append(face)
    g.tell(ROLLED, fighter.seat, faces)


def lose_die(g: Valhalla, fighter: Fighter, which: int) -> None:
    """Discard a die. A coloured one is out of the battle (VAL-DICE-11, VAL-DIFF-11).

    A grey one is free for all at once (VAL-DICE-06), the opponent included (VAL-AMB-048).
    """
    fighter.pool[which] -= 1
    if material_of(which) == GREY:
        g.grey += 1
    elif material_of(which) == COLOURED:
        fighter.discarded += 1
    g.tell_one(DIE_LOST, fighter.seat, which)


@mypyc_attr(free_list_len=1)
class Reroll(Procedure[Valhalla]):
    """Choose dice of the pool, at least one, and roll them all at once (VAL-DICE-09, VAL-DIFF-10).

    X dice may be among them (VAL-DICE-12). A reroll from a card may be declined; Push Back gives two in a row. Some
    cards limit the number of dice.
    """

    prompt: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "VAL-DICE-09"

    def __init__(
        self, seat: int, times: int, free: bool, lowest: int, picked: list[int], most: int = ANY_NUMBER
    ) -> None:
        self.seat = seat
        self.times = times
        self.free = free
        self.lowest = lowest
        self.picked = picked  # chosen dice, by class
        self.most = most

    def copy(self) -> Reroll:
        return Reroll(self.seat, self.times, self.free, self.lowest, self.picked[:], self.most)

    def run(self, g: Valhalla) -> None:
        if self.times > 0 and (self.picked or has_loose(g.fighter(self.seat), 1)):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        pool = g.fighter(self.seat).pool
        if self.free and not self.picked:
            out.append(PASS)
        if len(self.picked) < self.most:
            for which in ROLLABLE_FROM[self.lowest]:
                if pool[which]:
                    out.append(PICK.first + which)
        if self.picked:
            out.append(ROLL.first)

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if action == PASS:
            g.done()
        elif PICK.has(action):
            self.lowest = PICK.arg(action)
            g.fighter(self.seat).pool[self.lowest] -= 1
            self.picked.append(self.lowest)
        else:
            self.roll(g)

    def roll(self, g: Valhalla) -> None:
        """Roll all picked dice at once; the next reroll of a card starts with a new choice (VAL-TACTIC-11)."""
        grey = 0
        for which in self.picked:
            if material_of(which) == GREY:
                grey += 1
        roll_dice(g, g.fighter(self.seat), len(self.picked) - grey, grey)
        self.picked = []
        self.lowest = 0
        self.times -= 1


class GiveUp(Choice[Valhalla]):
    """Discard one unassigned die as a price; with a certain face, if the card shows one (VAL-DIFF-19)."""

    prompt: ClassVar[str] = "give-up-die"
    rule: ClassVar[str] = "VAL-TACTIC-08"

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def copy(self) -> GiveUp:
        return GiveUp(self.seat, self.face)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        fighter = g.fighter(self.seat)
        for which in range(DIE_CLASSES):
            if pays(fighter, self.face, which):
                out.append(GIVE_UP.of(which))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        lose_die(g, g.fighter(self.seat), GIVE_UP.arg(action))
        g.done()


def pays(fighter: Fighter, face: i64, which: i64) -> bool:
    """Is there such a die, and does it show the required face, if there is one?"""
    return fighter.pool[which] > 0 and (face == ANY_FACE or face == face_of(which))


def can_pay(fighter: Fighter, face: int) -> bool:
    """Can any die pay the price?"""
    for which in range(DIE_CLASSES):
        if pays(fighter, face, which):
            return True
    return False


class KeepOne(Choice[Valhalla]):
    """New Weapons: keep one of the two grey dice just rolled; the other goes back (VAL-TACTIC-10)."""

    prompt: ClassVar[str] = "keep-die"
    rule: ClassVar[str] = "VAL-TACTIC-10"

    def copy(self) -> KeepOne:
        return KeepOne(self.seat)

    def run(self, g: Valhalla) -> None:
        offered = g.fighter(self.seat).offered
        if len(offered) > 1 and offered[0] != offered[1]:
            g.ask(self.seat)
        else:
            self.keep(g, offered[0])

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for face in range(FACE_COUNT):
            if face in g.fighter(self.seat).offered:
                out.append(KEEP_DIE.of(face))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.keep(g, KEEP_DIE.arg(action))

    def keep(self, g: Valhalla, face: int) -> None:
        fighter = g.fighter(self.seat)
        fighter.pool[die(face, GREY)] += 1
        g.grey += len(fighter.offered) - 1
        fighter.offered = NOTHING
        g.done()


class TurnX(Procedure[Valhalla]):
    """VAL-TACTIC-12: turn any number of X dice (VAL-DIFF-20) to weapons of the player's choice (VAL-AMB-047)."""

    prompt: ClassVar[str] = "turn-x"
    rule: ClassVar[str] = "VAL-TACTIC-12"

    def __init__(self, seat: int, lowest: int) -> None:
        self.seat = seat
        self.lowest = lowest

    def copy(self) -> TurnX:
        return TurnX(self.seat, self.lowest)

    def run(self, g: Valhalla) -> None:
        g.ask_unless_idle(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        pool = g.fighter(self.seat).pool
        out.append(PASS)
        for turn in range(self.lowest, 2 * FACE_COUNT):
            if turn % FACE_COUNT < WEAPON_COUNT and pool[die(X, turn // FACE_COUNT)] > 0:
                out.append(TURN.of(turn))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if action == PASS:
            g.done()
            return
        self.lowest = TURN.arg(action)
        material, face = self.lowest // FACE_COUNT, self.lowest % FACE_COUNT
        pool = g.fighter(self.seat).pool
        pool[die(X, material)] -= 1
        pool[die(face, material)] += 1
        g.tell_one(DIE_TURNED, self.seat, face)


class Dice(Chapter):
    """The moves with dice that each fighter has in their own phase (VAL-TL-09 a and b)."""

    def cards(self, book: CardSet) -> None:
        """VAL-DATA-01: the faces of the dice."""
        book.load_dice("dice.toml")

    def windows(self) -> list[int]:
        return LOOPS

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        """VAL-DICE-10: as often as the player likes (VAL-TV-11), but not with a single die left (VAL-AMB-039)."""
        fighter = g.fighter(seat)
        pool = fighter.pool
        if has_loose(fighter, 2):
            for which in ROLLABLE:
                if pool[which]:
                    out.append(REROLL.first + which)
        if fighter.free_rerolls > 0 and has_loose(fighter, 1):
            out.append(FREE_REROLL.of())

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        """A basic reroll costs one die of any kind, paid before the roll (VAL-AMB-040, VAL-INV-11)."""
        fighter = g.fighter(seat)
        if REROLL.has(action):
            fighter.rerolls += 1
            lose_die(g, fighter, REROLL.arg(action))
            g.call(Reroll(seat, times=1, free=False, lowest=0, picked=[]))
        else:
            fighter.free_rerolls -= 1
            g.call(Reroll(seat, times=1, free=True, lowest=0, picked=[]))

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        """With fewer than two unassigned dice there is no basic reroll; dice on warriors stay there."""
        if not REROLL.has(action) or g.fight is None or not g.fight.fights(seat):
            return ""
        return "VAL-AMB-039" if loose_dice(g.fighter(seat)) < 2 else "VAL-DICE-14"

    def broken(self, g: Valhalla) -> str:
        """VAL-INV-04: grey dice in the supply and held are three; outside a battle the supply is full."""
        held = 0
        if g.fight is not None:
            held = grey_dice(g.fight.attacker) + grey_dice(g.fight.defender)
            rolling = [c for p in g.stack if isinstance(p, Reroll) for c in p.picked]
            held += sum(1 for c in rolling if material_of(c) == GREY)
        return "" if g.grey + held == GREY_DICE else "VAL-INV-04"


def grey_dice(fighter: Fighter) -> int:
    """Count the grey dice of a fighter: in the pool, on warriors, to choose from, or not yet rolled."""
    grey = len(fighter.offered) + fighter.held
    for which in range(GREY, DIE_CLASSES, MATERIALS):
        grey += fighter.pool[which]
    for code in fighter.placed:
        if material_of(code % DIE_CLASSES) == GREY:
            grey += 1
    return grey
