"""Chapter 6. Warriors: what arms them and what they can do.   (spec: VAL-WAR, VAL-BATTLE-11…19)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.cards import Entry, text
from meadhall.core.events import Happening
from meadhall.core.module import Option
from meadhall.core.procedure import Procedure
from meadhall.games.valhalla.cardset import CardSet, Chapter
from meadhall.games.valhalla.deck import Ability
from meadhall.games.valhalla.dice import die, face_of
from meadhall.games.valhalla.needs import any_two, same, two_pairs
from meadhall.games.valhalla.options import PAIRS_MUST_DIFFER, TAKEBACK
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.terms import (
    CLANS,
    DIE_CLASSES,
    EMPTY,
    FACE_COUNT,
    LOOPS,
    MATERIALS,
    MOST_SLOTS,
    STAND_IN,
    WARRIOR_PAGE,
    WEAPON_COUNT,
    Moment,
    Permit,
    Quantity,
    X,
)

ACTIVATE: Final = WARRIOR_PAGE.verb("activate", MOST_SLOTS, "VAL-BATTLE-11", "slot")
ARM_WITH: Final = WARRIOR_PAGE.verb("arm-with", DIE_CLASSES, "VAL-BATTLE-12", "die")
USE_ABILITY: Final = WARRIOR_PAGE.verb("use-ability", 1, "VAL-AMB-052")
DECLINE_ABILITY: Final = WARRIOR_PAGE.verb("decline-ability", 1, "VAL-AMB-052")
TAKE_BACK: Final = WARRIOR_PAGE.verb("take-back", MOST_SLOTS, "VAL-DIFF-12", "slot")

ARMED: Final = Happening("activated", "card")
DISARMED: Final = Happening("taken-back", "card")
FROZE: Final = Happening("frost", "seat")


# -- abilities


class FoeColour(Ability):
    """VAL-WAR-07: +3, once (VAL-WAR-10), if the opponent has the colour, activated or not (VAL-WAR-08)."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        return 3 if foe_clans(g, seat) >> self.clan & 1 else 0


class OwnColour(Ability):
    """VAL-WAR-11…13: +2 for one other own warrior of the colour, +5 for more (VAL-AMB-061, VAL-TV-21)."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        friends = own_of_clan(g, seat, self.clan)
        if g.warrior(seat, slot).clan == self.clan:
            friends -= 1
        return 5 if friends >= 2 else 2 if friends == 1 else 0


class Diversity(Ability):
    """VAL-WAR-14…17: +2 for three clans in squad (VAL-TV-20), +5 for more (VAL-AMB-062).

    The warrior's own clan counts (VAL-DIFF-22).
    """

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        clans = own_clans(g, seat).bit_count()
        return 5 if clans >= 4 else 2 if clans == 3 else 0


class Frost(Ability):
    """VAL-WAR-19: activated by the attacker, he takes a die from the defender, once per battle (VAL-WAR-20).

    Later giants (VAL-WAR-22, VAL-TV-22) and those of the defender (VAL-WAR-21) only add their strength.
    """

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        battle = g.battle()
        if seat == battle.attacker.seat and not battle.frost and not battle.ragnarok:
            g.call(MayUse(seat, slot))

    def used(self, g: Valhalla, seat: int, slot: int) -> None:
        """VAL-WAR-23: the defender, who rolls later, rolls one coloured die fewer (VAL-AMB-064)."""
        g.battle().frost = True
        g.battle().defender.fewer += 1
        g.tell(FROZE, seat, [g.battle().defender.seat])


def foe_clans(g: Valhalla, seat: int) -> int:
    """A bit for each clan that the opponent shows."""
    foe = g.battle().foe(seat)
    return g.reckon(Quantity.FOE_CLANS, seat, squad_clans(g, foe) if foe != EMPTY else 0)


def own_clans(g: Valhalla, seat: int) -> int:
    """A bit for each clan in the own squad."""
    return g.reckon(Quantity.OWN_CLANS, seat, squad_clans(g, seat))


def own_of_clan(g: Valhalla, seat: int, clan: int) -> int:
    """Warriors of a clan in the own squad."""
    squad = g.players[seat].squad
    count = sum(1 for kind in squad if kind != EMPTY and g.cards.warrior(kind).clan == clan)
    return g.reckon(Quantity.OWN_CLAN, seat, count, clan)


def squad_clans(g: Valhalla, seat: int) -> int:
    """VAL-COMP-05: colour is clan. A bit for each clan in a squad, blocked or not (VAL-AMB-060)."""
    clans = 0
    for kind in g.players[seat].squad:
        if kind != EMPTY:
            clans |= 1 << g.cards.warrior(kind).clan
    return clans


# -- arming


class Arm(Procedure[Valhalla]):
    """Cover all requirements of a warrior, each with one die (VAL-BATTLE-12); asks only where dice differ.

    The dice are committed when the set is complete, all at once (VAL-BATTLE-15, VAL-DIFF-13).
    """

    prompt: ClassVar[str] = "arm-with"
    rule: ClassVar[str] = "VAL-BATTLE-11"

    def __init__(self, seat: int, slot: int, picked: list[int]) -> None:
        self.seat = seat
        self.slot = slot
        self.picked = picked  # classes, ascending

    def copy(self) -> Arm:
        return Arm(self.seat, self.slot, self.picked[:])

    def run(self, g: Valhalla) -> None:
        out: list[int] = []
        self.options(g, self.seat, out)
        if len(out) == 0:
            g.done()
            commit(g, self.seat, self.slot, self.picked)
        elif len(out) == 1:
            self.picked.append(ARM_WITH.arg(out[0]))
        else:
            g.ask_with(self.seat, out)

    def options(self, g: Valhalla, seat: int, out: list[int]) -> None:
        have = available(g, self.seat, self.slot)
        ways = [way for way in ways_to_arm(g, self.seat, self.slot) if covered(way, have)]
        lowest = self.picked[-1] if len(self.picked) > 0 else 0
        for which in range(lowest, DIE_CLASSES):
            if have[which] > 0 and any(leads_to(way, have, self.picked, which) for way in ways):
                out.append(ARM_WITH.of(which))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.picked.append(ARM_WITH.arg(action))

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("card", g.players[self.seat].squad[self.slot])


def arm(g: Valhalla, seat: int, slot: int) -> None:
    """Arm a warrior: at once where only one set of dice can do it, else by choice."""
    have = available(g, seat, slot)
    ways = [way for way in ways_to_arm(g, seat, slot) if covered(way, have)]
    dice = obvious_dice(ways[0], have) if len(ways) == 1 else []
    if len(dice) > 0:
        commit(g, seat, slot, dice)
    else:
        g.call(Arm(seat, slot, []))


def obvious_dice(way: list[int], have: list[int]) -> list[int]:
    """The dice for a way, if no face offers a choice of material; else none."""
    dice: list[int] = []
    for face in range(FACE_COUNT):
        if way[face] > 0:
            first = face * MATERIALS
            made_of = [which for which in range(first, first + MATERIALS) if have[which] > 0]
            if len(made_of) != 1:
                return []
            dice.extend(made_of * way[face])
    return dice


def leads_to(way: list[int], have: list[int], picked: list[int], which: int) -> bool:
    """Picking this die next, can this way still be completed with dice that come not earlier?"""
    face = face_of(which)
    if have[which] <= sum(1 for c in picked if c == which):
        return False
    for other in range(FACE_COUNT):
        missing = way[other] - sum(1 for c in picked if face_of(c) == other)
        if other < face and missing != 0:
            return False
        if other == face and not 0 < missing <= left_from(have, picked, which):
            return False
        if other > face and missing > sum(have[die(other, m)] for m in range(MATERIALS)):
            return False
    return True


def left_from(have: list[int], picked: list[int], which: int) -> int:
    """Dice of this face, of this material or a later one, that are not picked yet."""
    last = die(face_of(which), MATERIALS - 1)
    return sum(have[c] - sum(1 for p in picked if p == c) for c in range(which, last + 1))


def ways_to_arm(g: Valhalla, seat: int, slot: int) -> list[list[int]]:
    """The printed ways; with a wild X, also those in which an X stands for one weapon."""
    ways = g.warrior(seat, slot).need.ways
    if g.reckon(Quantity.WILD_X, seat, 0, slot) == 0:
        return ways
    return ways + [_with_x(way, face) for way in ways for face in range(WEAPON_COUNT) if way[face] > 0]


def _with_x(way: list[int], face: int) -> list[int]:
    out = way[:]
    out[face] -= 1
    out[X] += 1
    return out


def available(g: Valhalla, seat: int, slot: int) -> list[int]:
    """The unassigned dice, and the weapons this warrior can do without."""
    pool = g.fighter(seat).pool
    if len(g.rules.reckoners[Quantity.SPARED]) == 0:
        return pool
    have = pool[:]
    for which in spared(g, seat, slot):
        have[which] += 1
    return have


def spared(g: Valhalla, seat: int, slot: int) -> list[int]:
    """The weapons this warrior can do without, as if cards lay there in place of dice."""
    out: list[int] = []
    if len(g.rules.reckoners[Quantity.SPARED]) > 0:
        for face in range(WEAPON_COUNT):
            count = g.reckon(Quantity.SPARED, seat, 0, slot * FACE_COUNT + face)
            out.extend([die(face, STAND_IN)] * count)
    return out


def can_arm(g: Valhalla, seat: int, slot: int) -> bool:
    """Is there a way to cover every requirement now? X arms nobody (VAL-DICE-13, VAL-TV-23)."""
    have = available(g, seat, slot)
    return any(covered(way, have) for way in ways_to_arm(g, seat, slot))


def covered(way: list[int], have: list[int]) -> bool:
    """Are there dice for this way?"""
    for face in range(FACE_COUNT):
        if way[face] > 0:
            first = face * MATERIALS
            if have[first] + have[first + 1] + have[first + 2] < way[face]:
                return False
    return True


def commit(g: Valhalla, seat: int, slot: int, picked: list[int]) -> None:
    """The warrior is armed, once per battle (VAL-BATTLE-18): his dice stay till it ends (VAL-BATTLE-16)."""
    fighter = g.fighter(seat)
    free = spared(g, seat, slot)
    for which in picked:
        if which in free:
            free.remove(which)
        else:
            fighter.pool[which] -= 1
            fighter.placed.append(slot * DIE_CLASSES + which)
    fighter.used |= 1 << slot
    g.tell(ARMED, seat, [g.players[seat].squad[slot]])
    g.happens(Moment.ACTIVATED, seat, slot)
    if g.may(Permit.ABILITY, seat, slot):
        g.warrior(seat, slot).ability.activated(g, seat, slot)


def take_back(g: Valhalla, seat: int, slot: int) -> None:
    """The dice of a warrior whose ability has not been applied return to the pool (VAL-DIFF-12, option)."""
    fighter = g.fighter(seat)
    for code in [code for code in fighter.placed if code // DIE_CLASSES == slot]:
        fighter.placed.remove(code)
        fighter.pool[code % DIE_CLASSES] += 1
    fighter.used &= ~(1 << slot)
    g.tell(DISARMED, seat, [g.players[seat].squad[slot]])


class MayUse(Procedure[Valhalla]):
    """The owner uses an ability that touches others, or lets it be (VAL-AMB-052)."""

    prompt: ClassVar[str] = "use-ability"
    rule: ClassVar[str] = "VAL-AMB-052"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def copy(self) -> MayUse:
        return MayUse(self.seat, self.slot)

    def run(self, g: Valhalla) -> None:
        g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: list[int]) -> None:
        out.append(USE_ABILITY.of())
        out.append(DECLINE_ABILITY.of())

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        if USE_ABILITY.has(action):
            g.fighter(self.seat).applied |= 1 << self.slot
            g.warrior(self.seat, self.slot).ability.used(g, self.seat, self.slot)

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("card", g.players[self.seat].squad[self.slot])


class Warriors(Chapter):
    """Activating warriors in any sequence (VAL-BATTLE-13), never compulsory (VAL-BATTLE-14)."""

    def choices(self) -> list[Option]:
        return [TAKEBACK, PAIRS_MUST_DIFFER]

    def makers(self, book: CardSet) -> None:
        """What the card files call these requirements and abilities.

        FOE_COLOUR is the Boars' (VAL-WAR-09); Deer look at their own squad (VAL-WAR-18).
        """
        must_differ = book.setup.on(PAIRS_MUST_DIFFER)
        book.patterns |= {"ANY2": any_two(), "SAME2": same(2), "SAME3": same(3)}
        book.patterns["PAIRS2"] = two_pairs(must_differ)
        book.abilities["FOE_COLOUR"] = lambda entry: FoeColour(clan_of(entry))
        book.abilities["OWN_COLOUR"] = lambda entry: OwnColour(clan_of(entry))
        book.abilities["DIVERSITY"] = lambda entry: Diversity()
        book.abilities["FROST"] = lambda entry: Frost()

    def windows(self) -> list[int]:
        return LOOPS

    def offers(self, g: Valhalla, moment: int, seat: int, out: list[int]) -> None:
        """Only warriors of the own squad (VAL-BATTLE-17)."""
        squad = g.players[seat].squad
        fighter = g.fighter(seat)
        for slot in range(len(squad)):
            if squad[slot] != EMPTY and not fighter.armed(slot) and self.can_activate(g, seat, slot):
                out.append(ACTIVATE.of(slot))
        if fighter.used != 0 and g.on(TAKEBACK):
            self.offer_take_back(fighter, len(squad), out)

    def can_activate(self, g: Valhalla, seat: int, slot: int) -> bool:
        return can_arm(g, seat, slot) and g.may(Permit.ACTIVATE, seat, slot)

    def offer_take_back(self, fighter: Fighter, slots: int, out: list[int]) -> None:
        for slot in range(slots):
            if fighter.armed(slot) and not fighter.applied >> slot & 1:
                out.append(TAKE_BACK.of(slot))

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        if ACTIVATE.has(action):
            arm(g, seat, ACTIVATE.arg(action))
        else:
            take_back(g, seat, TAKE_BACK.arg(action))

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        if not ACTIVATE.has(action) or g.fight is None or not g.fight.fights(seat):
            return ""
        if g.fighter(seat).armed(ACTIVATE.arg(action)):
            return "VAL-BATTLE-18"
        return g.objection(Permit.ACTIVATE, seat, ACTIVATE.arg(action))

    def broken(self, g: Valhalla) -> str:
        """VAL-INV-12: an activated warrior has as many weapons as it requires, less what it was spared."""
        if g.fight is None or len(g.rules.reckoners[Quantity.SPARED]) > 0:
            return ""
        for fighter in (g.fight.attacker, g.fight.defender):
            for slot in range(MOST_SLOTS):
                if fighter.armed(slot) and not self.well_armed(g, fighter, slot):
                    return "VAL-INV-12"
        return ""

    def well_armed(self, g: Valhalla, fighter: Fighter, slot: int) -> bool:
        dice = sum(1 for code in fighter.placed if code // DIE_CLASSES == slot)
        squad = g.players[fighter.seat].squad
        return squad[slot] == EMPTY or dice == g.cards.warrior(squad[slot]).need.symbols


def clan_of(entry: Entry) -> int:
    """The clan that an ability names."""
    return CLANS.index(text(entry, "clan"))
