"""Chapter 5, continued. Battle strength, and which cards count for it.   (spec: VAL-BATTLE-40…42, VAL-AMB-105)"""

from __future__ import annotations

from typing import Final

from meadhall.core.events import Happening
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.tactics import tactic_strength
from meadhall.games.valhalla.terms import ALL_SLOTS, EMPTY, Permit, Quantity

STRENGTH: Final = Happening("strength", "number")


def freeze(g: Valhalla, fighter: Fighter) -> None:
    """Fix a fighter's strength; it needs at least one activated warrior (VAL-TACTIC-04, VAL-AMB-056, VAL-AMB-055).

    What each warrior adds is stored, so that a warrior who leaves later subtracts the same number (VAL-AMB-057).
    """
    added, total = [0] * ALL_SLOTS, 0
    for slot in fighter.armed_slots():
        added[slot] = warrior_strength(g, fighter.seat, slot)
        total += added[slot]
    fighter.added = added
    fighter.strength = with_cards(g, fighter.seat, total) if activated(g, fighter) > 0 else 0
    fighter.frozen = True
    g.tell(STRENGTH, fighter.seat, [fighter.strength])


def strength(g: Valhalla, seat: int) -> int:
    """VAL-BATTLE-40: armed warriors with their bonuses, tactics, and what the jarl and other cards add."""
    return with_cards(g, seat, sum(warrior_strength(g, seat, slot) for slot in g.fighter(seat).armed_slots()))


def with_cards(g: Valhalla, seat: int, warriors: int) -> int:
    """Return the strength of warriors, tactics and everything else; never below 0 (VAL-AMB-066)."""
    return max(0, g.reckon(Quantity.STRENGTH, seat, warriors + tactic_strength(g, seat)))


def warrior_strength(g: Valhalla, seat: int, slot: int) -> int:
    """VAL-BATTLE-41: a warrior who is not fully armed adds nothing; partial arming has no effect (VAL-BATTLE-42)."""
    if not g.fighter(seat).armed(slot) or g.kind_at(seat, slot) == EMPTY:
        return 0
    return might(g, seat, slot)


def might(g: Valhalla, seat: int, slot: int) -> int:
    """Return what a warrior adds once he is activated: never less than 0 (VAL-AMB-066)."""
    own = g.warrior(seat, slot).strength + ability_strength(g, seat, slot)
    return max(0, g.reckon(Quantity.WARRIOR_STRENGTH, seat, own, slot))


def ability_strength(g: Valhalla, seat: int, slot: int) -> int:
    """Return what a warrior's ability adds, with what it has gathered on him so far."""
    if not g.may(Permit.ABILITY, seat, slot):
        return 0
    ability = g.warrior(seat, slot).ability
    return ability.bonus(g, seat, slot) + ability.gathered(g, seat, slot)


def activated(g: Valhalla, fighter: Fighter) -> int:
    """Count the warriors that a fighter has activated, allied ones too: a battle needs one (VAL-BATTLE-22)."""
    return g.reckon(Quantity.ACTIVATED, fighter.seat, fighter.activated())


def own_activated(g: Valhalla, fighter: Fighter) -> int:
    """Count the activated warriors of the fighter's squad, as tactics and jarls do (VAL-PARTNER-09, VAL-ALLY-08)."""
    if not g.since(2):
        return activated(g, fighter)
    return g.reckon(Quantity.OWN_ACTIVATED, fighter.seat, fighter.own_activated())
