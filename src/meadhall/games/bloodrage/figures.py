"""Figures: their strength, their cost, and where they may go.   (spec: BR-FIG)"""

from __future__ import annotations

from meadhall.games.bloodrage.cards.deck import Figure
from meadhall.games.bloodrage.effect import slot_text
from meadhall.games.bloodrage.pieces.board import FJORD_OF
from meadhall.games.bloodrage.pieces.sheet import LEADER_STRENGTH, SHIP_STRENGTH, WARRIOR_STRENGTH
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    BOARD,
    BOX,
    FIRST_FJORD,
    KINDS,
    LEADER_SLOT,
    NONE,
    PROVINCES,
    SHIP_SLOT,
    WARRIOR,
    WARRIOR_SLOT,
    YGGDRASIL,
    Quantity,
)


class Troop(Figure[BloodRage]):
    """A figure whose upgrade sets the strength of all figures of its kind (BR-FIG-06, BR-FX-57)."""

    def strength(self, g: BloodRage, seat: int, place: int) -> int:
        card = g.clans[seat].slots[self.slot]
        return g.cards[card].strength if card != NONE else self.base


class LeaderFigure(Troop):
    """The Leader invades for free, upgraded or not (BR-FIG-03, BR-FIG-05, BR-INVADE-05)."""

    def cost(self, g: BloodRage, seat: int) -> int:
        return 0


class ShipFigure(Troop):
    """A ship supports both provinces of its fjord (BR-FIG-04), also when it is upgraded (BR-FIG-05)."""

    ship = True


class Monster(Figure[BloodRage]):
    """Its card gives its strength. It is destroyed, waits and returns like any figure (BR-UPGRADE-14)."""

    monster = True

    def __init__(self, base: int) -> None:
        super().__init__(base, NONE)


def clan_figures() -> list[Figure[BloodRage]]:
    """BR-SETUP-03: Warrior, Leader and Ship; the Monsters are added with their cards."""
    return [
        Troop(WARRIOR_STRENGTH, WARRIOR_SLOT),
        LeaderFigure(LEADER_STRENGTH, LEADER_SLOT),
        ShipFigure(SHIP_STRENGTH, SHIP_SLOT),
    ]


def invade_cost(g: BloodRage, seat: int, kind: int) -> int:
    """BR-INVADE-01: the Rage that an invasion costs, after the changes of modules."""
    return g.reckon(Quantity.INVADE_COST, seat, g.figures[kind].cost(g, seat), kind)


def landings(g: BloodRage, kind: int) -> list[int]:
    """Return where a figure may invade: ships any open fjord (BR-INVADE-03, BR-AMB-17), others BR-INVADE-02: a village.

    Yggdrasil is open only to a figure whose card says so (BR-INVADE-04).
    """
    figure = g.figures[kind]
    if figure.ship:
        return [place for place in range(FIRST_FJORD, BOARD) if g.open_fjord(place)]
    return [p for p in range(PROVINCES) if g.room(p) > 0 and (p != YGGDRASIL or figure.sights_yggdrasil)]


def can_land(g: BloodRage, kind: int) -> bool:
    """Can the figure invade anywhere?"""
    if g.figures[kind].ship:
        for fjord in range(FIRST_FJORD, BOARD):
            if g.open_fjord(fjord):
                return True
        return False
    for province in range(PROVINCES):
        if (province != YGGDRASIL or g.figures[kind].sights_yggdrasil) and g.room(province) > 0:
            return True
    return False


def home_in(g: BloodRage, kind: int, province: int) -> int:
    """Return where in the area of a province a figure of this kind stands: ships in the fjord."""
    return FJORD_OF[province] if g.figures[kind].ship else province


def present(g: BloodRage, seat: int, kind: int, province: int) -> int:
    """Count a clan's figures of one kind in an area. Totals by place are checked first: most areas hold none."""
    clan = g.clans[seat]
    if kind == WARRIOR:
        return clan.warriors[province]
    place = clan.where[kind]
    near = place == province or (place != BOX and place == FJORD_OF[province])
    return 1 if near and place == home_in(g, kind, province) else 0


def present_kinds(g: BloodRage, seat: int, province: int) -> list[int]:
    """Return the kinds a clan has in an area, ascending. The search stops when all its figures are found."""
    kinds: list[int] = []
    left, kind = g.in_area(seat, province), 0
    while left > 0 and kind < KINDS:
        found = present(g, seat, kind, province)
        if found > 0:
            kinds.append(kind)
            left -= found
        kind += 1
    return kinds


def strength_in(g: BloodRage, seat: int, province: int) -> int:
    """Return a clan's strength of figures in an area: for battles (BR-BATTLE-07), quests (BR-FX-58, BR-QUEST-17)."""
    kinds = present_kinds(g, seat, province)
    if len(kinds) == 0:
        return 0
    each = g.figures[WARRIOR].strength(g, seat, province)
    total = slot_text(g, seat, WARRIOR_SLOT).warriors(g.clans[seat].warriors[province], each)
    for kind in kinds:
        if kind != WARRIOR:
            total += g.figures[kind].strength(g, seat, province)
    return total


def strongest(g: BloodRage, seat: int, province: int) -> bool:
    """BR-QUEST-14, BR-QUEST-15, BR-QUEST-16: the most strength, with a figure there. BR-MAP-13: in a live province."""
    if not g.live_province[province] or g.in_area(seat, province) == 0:
        return False
    mine = strength_in(g, seat, province)
    return all(strength_in(g, other, province) < mine for other in range(g.seats) if other != seat)
