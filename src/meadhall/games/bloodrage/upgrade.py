"""Upgrade: a card goes onto the clan sheet and works for good.   (spec: BR-UPGRADE, states U1 to U5)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.module import NO_OBJECTION, Module
from meadhall.core.procedure import Choice, Procedure
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.deck import CARDS, Card
from meadhall.games.bloodrage.effect import UPGRADE_TEXTS
from meadhall.games.bloodrage.figures import FIGURES
from meadhall.games.bloodrage.happenings import REPLACED, UPGRADED
from meadhall.games.bloodrage.invade import Landing, pay, why_not_land
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import BOX, INVADE, KINDS, NONE, RESERVE, SLOT, UPGRADE_PAGE


def upgrade_cost(g: BloodRage, seat: int, card: int) -> int:
    """U1: its number in Rage (BR-UPGRADE-02, BR-FX-57), unless its text or Frigga's Charm says less."""
    if UPGRADE_TEXTS[card].free:
        return 0
    discount = sum(UPGRADE_TEXTS[played].discount for played in g.clans[seat].slots if played != NONE)
    return max(0, CARDS[card].strength - discount)


def why_not_upgrade(g: BloodRage, seat: int, card: int) -> str:
    """An upgrade in hand that can be paid."""
    if not CARDS[card].is_upgrade or card not in g.clans[seat].hand.cards:
        return "BR-UPGRADE-02"
    return NO_OBJECTION if upgrade_cost(g, seat, card) <= g.clans[seat].pool else "BR-ACTION-04"


def play_upgrade(g: BloodRage, seat: int, card: int) -> None:
    """U1: pay, lay it open, find its slot."""
    pay(g, seat, upgrade_cost(g, seat, card))
    g.show(seat, g.clans[seat].hand, card)
    g.call(Place(seat))


class Place(Choice[BloodRage]):
    """U2: a slot of its type; of several the player picks one, free or not (BR-UPGRADE-03, BR-AMB-07)."""

    prompt: ClassVar[str] = "slot"
    rule: ClassVar[str] = "BR-UPGRADE-03"

    def copy(self) -> Place:
        return Place(self.seat)

    def run(self, g: BloodRage) -> None:
        slots = CARDS[g.clans[self.seat].shown[0]].slots
        if len(slots) > 1:
            g.ask(self.seat)
        else:
            self.fill(g, slots[0])

    def options(self, g: BloodRage, seat: int, out: list[int]) -> None:
        out.extend(SLOT.of(slot) for slot in CARDS[g.clans[seat].shown[0]].slots)

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        self.fill(g, SLOT.arg(action))

    def fill(self, g: BloodRage, slot: int) -> None:
        """U2 and U3: the old card leaves, the new one works from now on (BR-UPGRADE-05)."""
        clan = g.clans[self.seat]
        clear(g, self.seat, slot)
        card = clan.shown.pop()
        clan.slots[slot] = card
        g.tell(UPGRADED, self.seat, [card, slot])
        g.done()
        reinforce(g, self.seat, CARDS[card])

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("card", g.clans[self.seat].shown[0])


def clear(g: BloodRage, seat: int, slot: int) -> None:
    """BR-UPGRADE-04: the old card is discarded.

    BR-UPGRADE-13, BR-AMB-06: its Monster goes to the box, undestroyed.
    """
    clan = g.clans[seat]
    old = clan.slots[slot]
    if old == NONE:
        return
    clan.slots[slot] = NONE
    g.throw(seat, old)
    g.tell(REPLACED, seat, [old, slot])
    kind = CARDS[old].figure
    if kind != NONE and FIGURES[kind].monster:
        g.move(seat, kind, clan.where[kind], BOX)


def reinforce(g: BloodRage, seat: int, card: Card) -> None:
    """U4: a new Monster joins the reserve (BR-UPGRADE-08).

    U5: a free invasion; none for clan upgrades (BR-UPGRADE-15).
    """
    if card.figure == NONE:
        return
    if FIGURES[card.figure].monster:
        g.move(seat, card.figure, BOX, RESERVE)
    g.call(FreeInvasion(seat, card.figure))


class FreeInvasion(Procedure[BloodRage]):
    """U5: the upgraded figure may invade at once (BR-UPGRADE-07) at no further cost (BR-UPGRADE-09, BR-AMB-09).

    Optional (BR-UPGRADE-10); from the reserve only (BR-AMB-08); within all limits (BR-UPGRADE-11).
    """

    prompt: ClassVar[str] = "free-invasion"
    rule: ClassVar[str] = "BR-UPGRADE-07"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def copy(self) -> FreeInvasion:
        return FreeInvasion(self.seat, self.kind)

    def run(self, g: BloodRage) -> None:
        g.ask_unless_idle(self.seat)

    def options(self, g: BloodRage, seat: int, out: list[int]) -> None:
        out.append(PASS)
        for kind in range(KINDS):
            if self.matches(kind) and why_not_land(g, seat, kind, RESERVE) == NO_OBJECTION:
                out.append(INVADE.of(kind))

    def matches(self, kind: int) -> bool:
        """The figure itself; for a ship upgrade anything that is a ship (BR-AMB-38)."""
        ships = FIGURES[kind].ship and FIGURES[self.kind].ship and not FIGURES[self.kind].monster
        return kind == self.kind or ships

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        g.done()
        if action != PASS:
            g.call(Landing(seat, INVADE.arg(action), RESERVE))

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("figure", self.kind)


class Upgrading(Module[BloodRage]):
    """Chapter 1.11. Two slots mean two Monsters at most (BR-UPGRADE-12, BR-SETUP-04)."""


MODULE: Final = Upgrading("upgrade", UPGRADE_PAGE)
