"""Monsters of Yggdrasil: the abilities.   (spec: VAL-MONSTER-21…42)

Each is a small object without state; what it did in a battle is in its owner's `Grip`. Abilities cost nothing
(VAL-MONSTER-17) and are optional (VAL-MONSTER-18).
"""

from __future__ import annotations

from typing import Final

from meadhall.core.answers import Answers, no_answers
from meadhall.games.valhalla.expansions.monsters.den import (
    FETCHED,
    GIVEN,
    LOAD,
    LURE,
    UNLEASH,
    UNLEASHED,
    USE_ON,
    grip,
)
from meadhall.games.valhalla.expansions.monsters.moves import ExchangeFromPile, FindRoom, LoseWarrior, equal_in_pile
from meadhall.games.valhalla.sides import BESIDE
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.tactics import lay_down, playable
from meadhall.games.valhalla.terms import DIE_CLASSES, EMPTY, LOOPS, MATERIALS, Moment, X

GIFTS: Final = 3  # warriors a Draugr takes
TROLL_DICE: Final = 4
TACTICS_FETCHED: Final = 2
VALUE_OF_A_GIFT: Final = 1


class Might:
    """What a monster can do besides its strength. This base class does nothing."""

    bans: bool = False  # the opponent may not play tactics
    stirs: bool = False  # the opponent's dice are rolled again
    roams: bool = False  # no player holds it; it moves between players

    def strength(self, g: Valhalla, seat: int) -> int:
        """Return strength besides the printed one, counted at the end of the owner's phase."""
        return 0

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        """Append what the owner may do with it now, ascending."""

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        """Could the owner do something, as far as the others can tell? Everything but hands is public."""
        out = no_answers()
        self.offers(g, moment, seat, out)
        return len(out) > 0

    def taken(self, g: Valhalla, seat: int, action: int) -> None:
        """Carry out the owner's choice."""


def rivals(g: Valhalla, moment: int, seat: int) -> int:
    """VAL-AMB-150: return how many ordinary warriors the opponent has before a battle; covered ones do not count."""
    return g.players[g.battle().foe(seat)].size() if moment == Moment.BEFORE_BATTLE else 0


def unleash(g: Valhalla, seat: int) -> int:
    """Use the ability, once in a battle; return the opponent."""
    mine = grip(g, seat)
    mine.used = True
    mine.spent = True
    g.tell(UNLEASHED, seat, [mine.monster])
    return g.battle().foe(seat)


class TakeOne(Might):
    """Before the battle the opponent loses one warrior of their choice, unless it is the only one (VAL-AMB-150)."""

    to_hand: bool = False

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        if not grip(g, seat).spent and rivals(g, moment, seat) >= 2:
            out.append(UNLEASH.of())

    def taken(self, g: Valhalla, seat: int, action: int) -> None:
        g.call(LoseWarrior(unleash(g, seat), self.to_hand))


class Nidhogg(TakeOne):
    """VAL-MONSTER-22: one of the opponent's warriors returns to his hand. +4 is printed (VAL-MONSTER-21)."""

    to_hand: bool = True


class Surtur(TakeOne):
    """VAL-MONSTER-24: one of the opponent's warriors is discarded. +4 is printed (VAL-MONSTER-23)."""


class Huldra(Might):
    """VAL-MONSTER-25, VAL-MONSTER-26: take one of the opponent's three or more warriors, even without a free slot."""

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        if grip(g, seat).spent or rivals(g, moment, seat) < 3:
            return
        squad = g.players[g.battle().foe(seat)].squad
        out.extend(LURE.of(slot) for slot in range(len(squad)) if squad[slot] != EMPTY)

    def taken(self, g: Valhalla, seat: int, action: int) -> None:
        g.call(FindRoom(seat, unleash(g, seat), LURE.arg(action)))


class Draugr(Might):
    """VAL-MONSTER-28: up to three warriors of value 1 from hand go to Valhalla; +1 for each (VAL-MONSTER-29).

    This is no tactic, so no ban applies (VAL-AMB-153). They come from hand, so no Valkyrie counts them (VAL-AMB-177).
    """

    def strength(self, g: Valhalla, seat: int) -> int:
        return grip(g, seat).given

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        if not self.might(g, moment, seat):
            return
        for kind in sorted(set(g.players[seat].hand.cards)):
            if g.cards.is_warrior(kind) and g.cards.glory(kind) == VALUE_OF_A_GIFT:
                out.append(USE_ON.of(kind))

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        return moment in LOOPS and grip(g, seat).given < GIFTS and len(g.players[seat].hand.cards) > 0

    def taken(self, g: Valhalla, seat: int, action: int) -> None:
        kind = USE_ON.arg(action)
        grip(g, seat).given += 1
        g.players[seat].from_hand(kind)
        g.players[seat].to_valhalla(kind)
        g.learned += 1
        g.tell(GIVEN, seat, [kind])


class Troll(Might):
    """VAL-MONSTER-30: up to four dice of different weapons, no X; +3 for each (VAL-MONSTER-31).

    They stay there like dice on warriors. A card that counts as a die may be among them (VAL-AMB-152).
    """

    def strength(self, g: Valhalla, seat: int) -> int:
        return 3 * grip(g, seat).weapons.bit_count()

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        mine = grip(g, seat)
        if moment not in (Moment.ATTACK, Moment.DEFENCE) or mine.weapons.bit_count() >= TROLL_DICE:
            return
        pool = g.fighter(seat).pool
        for which in range(X * MATERIALS):
            if pool[which] > 0 and not mine.weapons >> which // MATERIALS & 1:
                out.append(LOAD.of(which))

    def taken(self, g: Valhalla, seat: int, action: int) -> None:
        which, mine, fighter = LOAD.arg(action), grip(g, seat), g.fighter(seat)
        mine.weapons |= 1 << which // MATERIALS
        mine.used = True
        fighter.pool[which] -= 1
        fighter.placed.append(BESIDE * DIE_CLASSES + which)


class Gullinbursti(Might):
    """VAL-MONSTER-32: +2 for each warrior of the opponent, a monster included (VAL-AMB-150)."""

    def strength(self, g: Valhalla, seat: int) -> int:
        return 2 * g.squad_size(g.battle().foe(seat))


class Vedrfolnir(Might):
    """VAL-MONSTER-34: the opponent may not play tactics in this battle. +2 is printed (VAL-MONSTER-33)."""

    bans: bool = True


class Jormungand(Might):
    """VAL-MONSTER-36: dice of the opponent's first roll are rolled again. +3 is printed (VAL-MONSTER-35)."""

    stirs: bool = True


class Hel(Might):
    """VAL-MONSTER-37: one warrior returns from the owner's Valhalla, in exchange for another of the same value.

    If the discard pile has no such warrior she has no effect (VAL-AMB-154).
    """

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        if moment not in LOOPS or grip(g, seat).spent:
            return
        for kind in sorted(set(g.players[seat].valhalla.cards)):
            if g.cards.is_warrior(kind) and len(equal_in_pile(g, kind)) > 0:
                out.append(USE_ON.of(kind))

    def taken(self, g: Valhalla, seat: int, action: int) -> None:
        unleash(g, seat)
        g.call(ExchangeFromPile(seat, USE_ON.arg(action)))


class Garmr(Might):
    """VAL-MONSTER-41: the two uppermost tactics of the discard pile count as in hand. VAL-MONSTER-40: +2 is printed.

    A player who may not play tactics cannot play these either (VAL-AMB-155).
    """

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        mine = grip(g, seat)
        if moment in LOOPS and not mine.spent and any(g.cards.is_tactic(kind) for kind in g.discard):
            out.append(UNLEASH.of())
        for kind in sorted(set(mine.found)):
            if playable(g, moment, seat, kind):
                out.append(USE_ON.of(kind))

    def taken(self, g: Valhalla, seat: int, action: int) -> None:
        if UNLEASH.has(action):
            unleash(g, seat)
            fetch(g, seat)
            return
        kind, mine = USE_ON.arg(action), grip(g, seat)
        mine.found.remove(kind)
        mine.borrowed.append(kind)
        lay_down(g, seat, kind)


def fetch(g: Valhalla, seat: int) -> None:
    """Take tactics from the top of the pile until there are two, or as many as there are (VAL-AMB-155)."""
    found = [kind for kind in reversed(g.discard) if g.cards.is_tactic(kind)][:TACTICS_FETCHED]
    for kind in found:
        grip(g, seat).found.append(g.lift(kind))
        g.tell(FETCHED, seat, [kind])


class Fenrir(Might):
    """VAL-MONSTER-48: not held like a monster; the hunter keeps him."""

    roams: bool = True
