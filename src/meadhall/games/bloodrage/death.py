"""How figures are destroyed: D1 to D6 of section 4.   (spec: BR-FIG-07, BR-FX-27, BR-FX-51, BR-FX-40)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import Module
from meadhall.core.procedure import Procedure
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.effect import has, pay_for, speak_for, upgrade_cards
from meadhall.games.bloodrage.figures import home_in, present, present_kinds
from meadhall.games.bloodrage.happenings import DESTROYED, PROTECTED, RETREATED
from meadhall.games.bloodrage.table import BloodRage, replaced
from meadhall.games.bloodrage.terms import (
    DEATH_PAGE,
    KINDS,
    NONE,
    PROTECT,
    PROTECT_COST,
    RETREAT,
    VALHALLA,
    WARRIOR,
    YGGDRASIL,
    UpgradePower,
)

NONE_DOOMED: Final = [0] * KINDS  # none of any kind; compared, never changed


def destroy(g: BloodRage, seat: int, kind: int, place: int) -> None:
    """D4 to D6: the figure goes to Valhalla (BR-FIG-07), Dragons pay (BR-FX-40…42), battles count: BR-BATTLE-25."""
    g.move(seat, kind, place, VALHALLA)
    g.tell(DESTROYED, seat, [kind, place])
    g.fallen = replaced(g.fallen, seat, g.fallen[seat] + 1)
    if g.figures[kind].ship:
        for card in upgrade_cards(g, seat):
            pay_for(g, seat, card, g.cards[card].upgrade_text.ship_glory)


class Deaths(Procedure[BloodRage]):
    """Figures of one area that will be destroyed. D1: the set is fixed before any owner is asked."""

    prompt: ClassVar[str] = "save"
    rule: ClassVar[str] = "BR-FX-27"

    def __init__(self, province: int, order: list[int]) -> None:
        self.province = province
        self.order = order  # owners are asked pillager first, then clockwise (BR-AMB-42)
        self.doomed = [[0] * KINDS for _ in order]  # by seat and kind
        self.at = 0
        self.lowest = 0  # the kinds that may be protected next: this one and higher ones

    def copy(self) -> Deaths:
        twin = Deaths(self.province, self.order)
        twin.doomed = [kinds[:] for kinds in self.doomed]
        twin.at = self.at
        twin.lowest = self.lowest
        return twin

    # -- D1

    def doom(self, seat: int, kind: int, number: int) -> None:
        """Mark this many figures of a kind."""
        self.doomed[seat][kind] += number

    def doom_all(self, g: BloodRage, seat: int) -> None:
        """Mark all figures of a clan in the area, ships in the fjord included."""
        for kind in present_kinds(g, seat, self.province):
            self.doom(seat, kind, present(g, seat, kind, self.province))

    # -- D2 and D3

    def run(self, g: BloodRage) -> None:
        """Ask each owner which figures to save; the others are destroyed together."""
        while self.at < len(self.order):
            out = g.fresh_answers()
            self.options(g, self.order[self.at], out)
            if len(out) > 1:
                g.ask_with(self.order[self.at], out)
                return
            self.next_owner()
        self.fall(g)

    def next_owner(self) -> None:
        self.at += 1
        self.lowest = 0

    def savings(self, g: BloodRage, seat: int, out: Answers) -> None:
        """Retreat and protection, in any order (BR-AMB-42). An owner who saves one figure may save another."""
        if self.doomed[seat] == NONE_DOOMED:
            return
        if self.witch(g, seat) != NONE:
            out.append(RETREAT.of())
        if may_protect(g, seat):
            for kind in range(self.lowest, KINDS):
                if self.doomed[seat][kind] > 0:
                    out.append(PROTECT.of(kind))

    def witch(self, g: BloodRage, seat: int) -> int:
        """BR-FX-51: the doomed figure that may retreat, or NONE. BR-AMB-40: from any outer province."""
        if self.province == YGGDRASIL or self.lowest > 0:
            return NONE
        for kind, number in enumerate(self.doomed[seat]):
            if number > 0 and g.figures[kind].retreats:
                return kind
        return NONE

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.append(PASS)
        self.savings(g, seat, out)

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        if action == PASS:
            self.next_owner()
        elif RETREAT.has(action):
            self.retreat(g, seat, self.witch(g, seat))
        else:
            self.protect(g, seat, PROTECT.arg(action))

    def retreat(self, g: BloodRage, seat: int, kind: int) -> None:
        """BR-FX-51: the figure moves to Yggdrasil and is not destroyed (BR-FIG-11)."""
        self.doomed[seat][kind] = 0
        g.move(seat, kind, self.province, YGGDRASIL)
        g.tell(RETREATED, seat, [kind, YGGDRASIL])

    def protect(self, g: BloodRage, seat: int, kind: int) -> None:
        """BR-FX-27: 1 Rage, and the figure stays where it is (BR-FIG-11)."""
        self.lowest = g.lowest_after(kind)
        self.doomed[seat][kind] -= 1
        speak_for(g, seat, UpgradePower.PROTECT)
        g.pay(seat, PROTECT_COST)
        g.tell(PROTECTED, seat, [kind, self.province])

    # -- D4

    def fall(self, g: BloodRage) -> None:
        """Destroy all figures that were not saved at the same time."""
        g.done()
        for seat in self.order:
            if self.doomed[seat] != NONE_DOOMED:
                self.fall_together(g, seat)

    def fall_together(self, g: BloodRage, seat: int) -> None:
        """Destroy the figures of one clan."""
        for kind, number in enumerate(self.doomed[seat]):
            for _ in range(number):
                destroy(g, seat, kind, home_in(g, kind, self.province))

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("place", self.province)


def may_protect(g: BloodRage, seat: int) -> bool:
    """BR-AMB-34: possible with enough Rage; at Ragnarök with the Rage left when all was pillaged."""
    return g.clans[seat].pool >= PROTECT_COST and has(g, seat, UpgradePower.PROTECT)


def doom_warriors(g: BloodRage, deaths: Deaths, seat: int, most: int) -> None:
    """Mark up to this many Warriors in the province; they are identical (BR-AMB-23)."""
    deaths.doom(seat, WARRIOR, min(most, g.clans[seat].warriors[deaths.province]))


class Death(Module[BloodRage]):
    """Rules for destroying figures."""


MODULE: Final[Death] = Death("death", DEATH_PAGE)
