"""Upgrade: a card goes onto the clan sheet and takes effect permanently.   (spec: BR-UPGRADE, states U1 to U5)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import NO_OBJECTION, Module
from meadhall.core.procedure import Choice, Procedure
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.acting import why_not_act
from meadhall.games.bloodrage.actions.invade import Landing, why_not_land
from meadhall.games.bloodrage.cards.deck import Card
from meadhall.games.bloodrage.happenings import REPLACED, UPGRADED
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    BOX,
    INVADE,
    KINDS,
    NONE,
    RESERVE,
    SLOT,
    UPGRADE,
    UPGRADE_ACTION,
    UPGRADE_PAGE,
    Moment,
    Quantity,
)


def upgrade_cost(g: BloodRage, seat: int, card: int) -> int:
    """U1: the card's number in Rage (BR-UPGRADE-02, BR-FX-57), lower by its text (BR-FX-44) or Frigga's Charm."""
    return cost_less(g, seat, card, discount(g, seat))


def cost_less(g: BloodRage, seat: int, card: int, less: int) -> int:
    """Return that cost with a given discount for the clan's other upgrades."""
    if g.cards[card].upgrade_text.free:
        return 0
    return g.reckon(Quantity.UPGRADE_COST, seat, max(0, g.cards[card].strength - less), card)


def discount(g: BloodRage, seat: int) -> int:
    """Return the discount that upgrades in play give on others."""
    less = 0
    for played in g.clans[seat].slots:
        if played != NONE:
            less += g.cards[played].upgrade_text.discount
    return less


def why_not_upgrade(g: BloodRage, seat: int, card: int) -> str:
    """Return the rule that forbids it: the card must be an upgrade in hand that the player can pay."""
    if not g.cards[card].is_upgrade or card not in g.clans[seat].hand.cards:
        return "BR-UPGRADE-02"
    return NO_OBJECTION if upgrade_cost(g, seat, card) <= g.clans[seat].pool else "BR-ACTION-04"


def play_upgrade(g: BloodRage, seat: int, card: int) -> None:
    """U1: pay, reveal the card, find its slot."""
    g.pay(seat, upgrade_cost(g, seat, card))
    g.clans[seat].from_hand(card)
    g.show(seat, card)
    g.call(Place(seat))


class Place(Choice[BloodRage]):
    """U2: a slot of the card's type; the player picks one of several, free or not (BR-UPGRADE-03, BR-AMB-07)."""

    prompt: ClassVar[str] = "slot"
    rule: ClassVar[str] = "BR-UPGRADE-03"

    def copy(self) -> Place:
        return Place(self.seat)

    def run(self, g: BloodRage) -> None:
        slots = g.cards[g.clans[self.seat].shown[0]].slots
        if len(slots) > 1:
            g.ask(self.seat)
        else:
            self.fill(g, slots[0])

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.extend([SLOT.of(slot) for slot in g.cards[g.clans[seat].shown[0]].slots])

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        self.fill(g, SLOT.arg(action))

    def fill(self, g: BloodRage, slot: int) -> None:
        """U2 and U3: the old card is removed, the new one takes effect (BR-UPGRADE-05).

        Its figure may invade at once (BR-UPGRADE-07).
        """
        clan = g.clans[self.seat]
        clear(g, self.seat, slot)
        card = clan.shown.pop()
        clan.slots[slot] = card
        g.tell(UPGRADED, self.seat, [card, slot])
        g.done()
        reinforce(g, self.seat, g.cards[card])

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("card", g.clans[self.seat].shown[0])


def clear(g: BloodRage, seat: int, slot: int) -> None:
    """BR-UPGRADE-04: the old card is discarded.

    BR-UPGRADE-13, BR-AMB-06: its Monster goes to the box and does not count as destroyed.
    """
    clan = g.clans[seat]
    old = clan.slots[slot]
    if old == NONE:
        return
    g.throw(seat, old)
    g.tell(REPLACED, seat, [old, slot])
    kind = g.cards[old].figure
    if kind != NONE and g.figures[kind].monster:
        g.move(seat, kind, clan.where[kind], BOX)


def reinforce(g: BloodRage, seat: int, card: Card) -> None:
    """U4: a new Monster joins the reserve (BR-UPGRADE-08).

    U5: a free invasion; none for clan upgrades (BR-UPGRADE-15).
    """
    if card.figure == NONE:
        return
    if g.figures[card.figure].monster:
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

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.append(PASS)
        for kind in range(KINDS):
            if self.matches(g, kind) and why_not_land(g, seat, kind, RESERVE) == NO_OBJECTION:
                out.append(INVADE.of(kind))

    def matches(self, g: BloodRage, kind: int) -> bool:
        """Is this the upgraded figure? For a ship upgrade any figure that counts as a ship is (BR-AMB-38)."""
        ships = g.figures[kind].ship and g.figures[self.kind].ship and not g.figures[self.kind].monster
        return kind == self.kind or ships

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        g.done()
        if action != PASS:
            g.call(Landing(seat, INVADE.arg(action), RESERVE))

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("figure", self.kind)


class UpgradeAction(Module[BloodRage]):
    """BR-ACTION-12: an action of a turn."""

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-UPGRADE-02: each different upgrade in hand that the player can pay."""
        clan, less, last = g.clans[seat], discount(g, seat), NONE
        for card in clan.hand.cards:
            if card != last and g.cards[card].is_upgrade and cost_less(g, seat, card, less) <= clan.pool:
                out.append(UPGRADE.of(card))
            last = card

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        play_upgrade(g, seat, UPGRADE.arg(action))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        return why_not_act(g, seat) or why_not_upgrade(g, seat, UPGRADE.arg(action))


class Upgrading(Module[BloodRage]):
    """Chapter 1.11: upgrading. Two slots mean two Monsters at most (BR-UPGRADE-12, BR-SETUP-04)."""


MODULE: Final[Upgrading] = Upgrading("upgrade", UPGRADE_PAGE)
ACTION: Final[UpgradeAction] = UpgradeAction("upgrade-action", UPGRADE_ACTION)
