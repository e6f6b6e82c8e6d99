"""Chapter 6. Warriors: their abilities, and how they are activated.   (spec: VAL-WAR)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.cards import Entry, text
from meadhall.core.events import Happening
from meadhall.core.module import Switch
from meadhall.core.procedure import Choice
from meadhall.games.valhalla.battles.arming import ACTIVATE, arm, can_activate, take_back
from meadhall.games.valhalla.cards.cardset import CLAN, CardSet, Chapter
from meadhall.games.valhalla.cards.deck import Ability, parts_of
from meadhall.games.valhalla.needs import any_two, same, two_pairs
from meadhall.games.valhalla.options import PAIRS_MUST_DIFFER, TAKEBACK
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.terms import (
    BOAR,
    CLANS,
    DEER,
    DIE_CLASSES,
    EMPTY,
    LENT_SLOT,
    LOOPS,
    MOST_SLOTS,
    WARRIOR_PAGE,
    Permit,
    Quantity,
)

USE_ABILITY: Final = WARRIOR_PAGE.verb("use-ability", 1, "VAL-AMB-052")
DECLINE_ABILITY: Final = WARRIOR_PAGE.verb("decline-ability", 1, "VAL-AMB-052")
TAKE_BACK: Final = WARRIOR_PAGE.verb("take-back", MOST_SLOTS, "VAL-DIFF-12", "slot")
ACTIVATE_LENT: Final = WARRIOR_PAGE.verb("activate-lent", MOST_SLOTS, "VAL-BATTLE-11", LENT_SLOT)
TAKE_BACK_LENT: Final = WARRIOR_PAGE.verb("take-back-lent", MOST_SLOTS, "VAL-DIFF-12", LENT_SLOT)

FROZE: Final = Happening("frost", "seat")


# -- abilities


class FoeColour(Ability):
    """VAL-WAR-07: +3, once (VAL-WAR-10), if the opponent has the colour, activated or not (VAL-WAR-08).

    A Boar may see more than the opponent's squad (VAL-AMB-105).
    """

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        boar = is_of_clan(g, seat, slot, BOAR)
        clans = boar_clans(g, seat) if boar else foe_clans(g, seat)
        return 3 if clans >> self.clan & 1 else 0


class OwnColour(Ability):
    """VAL-WAR-11…13: +2 for one other own warrior of the colour, +5 for more (VAL-AMB-061, VAL-TV-21).

    A Deer may see more than its own squad (VAL-AMB-105).
    """

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        deer, owner = is_of_clan(g, seat, slot, DEER), g.owner(seat, slot)
        friends = deer_clan(g, seat, self.clan) if deer else squad_of_clan(g, owner, self.clan)
        if g.warrior(seat, slot).clan == self.clan:
            friends -= 1
        return 5 if friends >= 2 else 2 if friends == 1 else 0


class Diversity(Ability):
    """VAL-WAR-14…17: +2 for three clans in squad (VAL-TV-20), +5 for more (VAL-AMB-062).

    The warrior's own clan counts (VAL-DIFF-22). A Deer may see more than its own squad (VAL-AMB-105).
    """

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        deer, owner = is_of_clan(g, seat, slot, DEER), g.owner(seat, slot)
        clans = (deer_clans(g, seat) if deer else squad_clans(g, owner)).bit_count()
        return 5 if clans >= 4 else 2 if clans == 3 else 0


class Frost(Ability):
    """VAL-WAR-19: activated by the attacker, he takes a die from the defender, once per battle (VAL-WAR-20).

    Further giants (VAL-WAR-22, VAL-TV-22) and those of the defender (VAL-WAR-21) only add their strength.
    """

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        battle = g.battle()
        if seat == battle.attacker.seat and not battle.frost and not battle.ragnarok:
            g.call(MayUse(seat, slot, self.nth))

    def used(self, g: Valhalla, seat: int, slot: int) -> None:
        """VAL-WAR-23: the defender, who rolls later, rolls one coloured die fewer (VAL-AMB-064)."""
        g.battle().frost = True
        g.battle().defender.fewer += 1
        g.tell(FROZE, seat, [g.battle().defender.seat])


# The squads that an ability sees. Only Boars and Deer see more than the two that fight (VAL-AMB-105).


def is_of_clan(g: Valhalla, seat: int, slot: int, clan: int) -> bool:
    """Does the clan's rule apply to this warrior? Before version 2 it applied to all with such an ability."""
    return g.warrior(seat, slot).clan == clan or not g.since(2)


def foe_clans(g: Valhalla, seat: int) -> int:
    """Return a bit for each clan in the opponent's squad, without allied warriors."""
    foe = g.battle().foe(seat)
    return g.reckon(Quantity.FOE_CLANS, seat, squad_clans(g, foe) if foe >= 0 else 0)


def boar_clans(g: Valhalla, seat: int) -> int:
    """Return a bit for each clan that a Boar sees on the other side."""
    return g.reckon(Quantity.BOAR_CLANS, seat, foe_clans(g, seat))


def deer_clans(g: Valhalla, seat: int) -> int:
    """Return a bit for each clan that a Deer counts as its own."""
    return g.reckon(Quantity.DEER_CLANS, seat, squad_clans(g, seat))


def deer_clan(g: Valhalla, seat: int, clan: int) -> int:
    """Count the warriors of a clan that a Deer counts as its own."""
    return g.reckon(Quantity.DEER_CLAN, seat, squad_of_clan(g, seat, clan), clan)


def squad_of_clan(g: Valhalla, seat: int, clan: int) -> int:
    """Count the warriors of a clan in a squad."""
    squad = g.players[seat].squad
    return sum(1 for kind in squad if kind != EMPTY and g.cards.warrior(kind).clan == clan)


def squad_clans(g: Valhalla, seat: int) -> int:
    """VAL-COMP-05: colour is clan. Return a bit for each clan in a squad, blocked or not (VAL-AMB-060)."""
    clans = 0
    for kind in g.players[seat].squad:
        if kind != EMPTY:
            clans |= 1 << g.cards.warrior(kind).clan
    return clans


class MayUse(Choice[Valhalla]):
    """The owner uses an ability that affects others, or declines (VAL-AMB-052)."""

    prompt: ClassVar[str] = "use-ability"
    rule: ClassVar[str] = "VAL-AMB-052"

    def __init__(self, seat: int, slot: int, nth: int = 0) -> None:
        super().__init__(seat)
        self.slot = slot
        self.nth = nth  # index of the ability

    def copy(self) -> MayUse:
        return MayUse(self.seat, self.slot, self.nth)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(USE_ABILITY.of())
        out.append(DECLINE_ABILITY.of())

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        if USE_ABILITY.has(action):
            g.fighter(self.seat).applied |= 1 << self.slot
            parts_of(g.warrior(self.seat, self.slot).ability)[self.nth].used(g, self.seat, self.slot)

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("card", g.kind_at(self.seat, self.slot))


class Warriors(Chapter):
    """Activating warriors in any order (VAL-BATTLE-13), never compulsory (VAL-BATTLE-14)."""

    def choices(self) -> list[Switch]:
        return [TAKEBACK, PAIRS_MUST_DIFFER]

    def makers(self, book: CardSet) -> None:
        """Add the requirements and abilities that the card files name.

        FOE_COLOUR belongs to the Boars (VAL-WAR-09); Deer count their own squad (VAL-WAR-18).
        """
        must_differ = book.setup.on(PAIRS_MUST_DIFFER)
        book.patterns |= {"ANY2": any_two(), "SAME2": same(2), "SAME3": same(3)}
        book.patterns["PAIRS2"] = two_pairs(must_differ)
        book.combining |= {"FOE_COLOUR", "OWN_COLOUR", "DIVERSITY", "FROST"}
        book.parameters |= {"FOE_COLOUR": [CLAN], "OWN_COLOUR": [CLAN]}
        book.abilities["FOE_COLOUR"] = lambda entry: FoeColour(clan_of(entry))
        book.abilities["OWN_COLOUR"] = lambda entry: OwnColour(clan_of(entry))
        book.abilities["DIVERSITY"] = lambda entry: Diversity()
        book.abilities["FROST"] = lambda entry: Frost()

    def windows(self) -> list[int]:
        return LOOPS

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        """Only warriors of the player's own squad (VAL-BATTLE-17), unless a rule lets an ally help (VAL-AMB-105)."""
        squad = g.players[seat].squad
        fighter = g.fighter(seat)
        for slot in range(len(squad)):
            if squad[slot] != EMPTY and not fighter.used >> slot & 1 and can_activate(g, seat, slot):
                out.append(ACTIVATE.of(slot))
        if fighter.used != 0 and g.on(TAKEBACK):
            out.extend(TAKE_BACK.of(slot) for slot in self.unapplied(fighter) if slot < MOST_SLOTS)
        lender = g.lender(seat)
        if lender != EMPTY:
            self.offer_lent(g, seat, fighter, g.players[lender].squad, out)

    def offer_lent(self, g: Valhalla, seat: int, fighter: Fighter, squad: list[int], out: Answers) -> None:
        """Offer the warriors of an allied squad."""
        for at in range(len(squad)):
            free = squad[at] != EMPTY and not fighter.armed(MOST_SLOTS + at)
            if free and can_activate(g, seat, MOST_SLOTS + at):
                out.append(ACTIVATE_LENT.of(at))
        if g.on(TAKEBACK):
            lent = [slot - MOST_SLOTS for slot in self.unapplied(fighter) if slot >= MOST_SLOTS]
            out.extend(TAKE_BACK_LENT.of(slot) for slot in lent)

    def unapplied(self, fighter: Fighter) -> list[int]:
        return [slot for slot in fighter.armed_slots() if not fighter.applied >> slot & 1]

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        if ACTIVATE.has(action) or ACTIVATE_LENT.has(action):
            arm(g, seat, slot_of(action))
        else:
            take_back(g, seat, slot_of(action))

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        lent = ACTIVATE_LENT.has(action)
        if not (lent or ACTIVATE.has(action)) or g.fight is None or not g.fight.fights(seat):
            return ""
        if lent and g.lender(seat) == EMPTY:
            return "VAL-BATTLE-17"
        if g.fighter(seat).armed(slot_of(action)):
            return "VAL-BATTLE-18"
        return g.objection(Permit.ACTIVATE, seat, slot_of(action))

    def broken(self, g: Valhalla) -> str:
        """VAL-INV-12: an activated warrior has as many weapons as he requires, minus those he does not need."""
        if g.fight is None or len(g.rules.reckoners[Quantity.SPARED]) > 0:
            return ""
        for fighter in (g.fight.attacker, g.fight.defender):
            for slot in fighter.armed_slots():
                if not self.well_armed(g, fighter, slot):
                    return "VAL-INV-12"
        return ""

    def well_armed(self, g: Valhalla, fighter: Fighter, slot: int) -> bool:
        dice = sum(1 for code in fighter.placed if code // DIE_CLASSES == slot)
        kind = g.kind_at(fighter.seat, slot)
        return kind == EMPTY or dice == g.cards.warrior(kind).need.symbols


def slot_of(action: int) -> int:
    """Return the fighter's slot that an answer names."""
    for verb in (ACTIVATE, TAKE_BACK):
        if verb.has(action):
            return verb.arg(action)
    lent = ACTIVATE_LENT if ACTIVATE_LENT.has(action) else TAKE_BACK_LENT
    return MOST_SLOTS + lent.arg(action)


def clan_of(entry: Entry) -> int:
    """Return the clan that an ability names."""
    return CLANS.index(text(entry, "clan"))
