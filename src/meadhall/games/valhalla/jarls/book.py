"""Chapter 8, continued. The abilities of the six jarls printed in the books.   (spec: VAL-JARL-07…24)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.cards import Field, number, text
from meadhall.core.procedure import Choice, Procedure
from meadhall.games.valhalla.cards.cardset import ROLE, CardSet, Chapter, amount
from meadhall.games.valhalla.cards.deck import Condition, Power
from meadhall.games.valhalla.jarls.chapter import (
    BEFORE,
    BRING_BACK,
    BROUGHT_BACK,
    MAIN,
    PAY_CARD,
    jarl_of,
    plays_role,
    role_of,
)
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import GREY_DICE, MOST_SLOTS, SLOTS, Moment, Quantity
from meadhall.games.valhalla.turn import ADD, Adding, PhaseA, bring, warriors_in_hand

MOST_WARRIORS: Final = MOST_SLOTS - 2  # up to two may stand beside a board
PARAMETERS: Final = {
    "EXTRA_CARD_AFTER_ATTACK": [amount()],
    "TACTIC_BACK": [amount("played"), Field("chooser", "text", choices=("owner", "opponent"))],
    "DIE_FOR_STRENGTH": [amount()],
    "DIE_STRENGTH": [amount()],
    "EXTRA_DICE": [amount("n", 1, GREY_DICE), ROLE],
    "SQUAD_LIMIT": [amount("n", SLOTS + 1, MOST_WARRIORS)],
    "SYMBOL_LIMIT": [amount("n", 1, 99)],
    "ADD_WARRIOR": [Field("when", "text", choices=("before", "after")), amount("least", 0), amount("most", 0)],
    "DISCARD_CARD": [amount()],
}


class BookJarls(Chapter):
    """The abilities of Brinjar, Ulfar, Egil, Beinir, Höd and Solveig."""

    def makers(self, book: CardSet) -> None:
        """Add the abilities that the card file names, and the condition that is a price."""
        book.parameters |= PARAMETERS
        book.powers["EXTRA_CARD_AFTER_ATTACK"] = lambda e: ExtraCardAfterAttack(number(e, "n"))
        book.powers["PHASE_A_AGAIN"] = lambda e: PhaseAAgain()
        book.powers["TACTIC_BACK"] = lambda e: TacticBack(number(e, "played"), text(e, "chooser") == "owner")
        book.powers["DIE_FOR_STRENGTH"] = lambda e: DieForStrength(number(e, "n"))
        book.powers["DIE_STRENGTH"] = lambda e: DieStrength(number(e, "n"))
        book.powers["EXTRA_DICE"] = lambda e: ExtraDice(number(e, "n"), role_of(e))
        book.powers["SQUAD_LIMIT"] = lambda e: Limit(Quantity.SQUAD_LIMIT, number(e, "n"))
        book.powers["SYMBOL_LIMIT"] = lambda e: Limit(Quantity.SYMBOL_LIMIT, number(e, "n"))
        book.powers["ADD_WARRIOR"] = lambda e: AddWarrior(
            text(e, "when") == "before", number(e, "least"), number(e, "most")
        )
        book.conditions["DISCARD_CARD"] = lambda e: DiscardCard(number(e, "n"))


# -- a condition that is a price


class DiscardCard(Condition):
    """VAL-JARL-17: the price is a card from hand, or as many as the card says."""

    is_cost: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, g: Valhalla, seat: int) -> bool:
        return len(g.players[seat].hand.cards) >= self.price(g)

    def pay(self, g: Valhalla, seat: int) -> None:
        for _ in range(self.price(g)):
            g.call(PayCard(seat))

    def price(self, g: Valhalla) -> int:
        """Return the price. In games before version 2 it was always one card."""
        return self.n if g.since(2) else 1


class PayCard(Choice[Valhalla]):
    """Discard one hand card of the player's choice."""

    prompt: ClassVar[str] = "pay-card"
    rule: ClassVar[str] = "VAL-JARL-17"

    def copy(self) -> PayCard:
        return PayCard(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for kind in sorted(set(g.players[seat].hand.cards)):
            out.append(PAY_CARD.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.throw(seat, PAY_CARD.arg(action))
        g.done()


# -- abilities


class ExtraCardAfterAttack(Power):
    """VAL-JARL-07: after an attack in phase A, draw and keep more in phase B (VAL-AMB-032)."""

    moments: int = 1 << Moment.BEFORE_PHASE_B
    changes: int = 1 << Quantity.PHASE_B_DRAW | 1 << Quantity.PHASE_B_KEEP

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return g.attacked and not g.no_phase_b

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        used = g.players[seat].jarl_used >> MAIN & 1 == 1
        counts = quantity in (Quantity.PHASE_B_DRAW, Quantity.PHASE_B_KEEP)
        return value + self.n if used and counts else value


class PhaseAAgain(Power):
    """VAL-JARL-09: phase A again instead of phase B, once per turn (VAL-AMB-032)."""

    moments: int = 1 << Moment.BEFORE_PHASE_B

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return not g.no_phase_b

    def use(self, g: Valhalla, seat: int) -> None:
        g.no_phase_b = True
        g.call(PhaseA(seat))


class TacticBack(Power):
    """After a number of tactics one returns to hand, chosen by the opponent (VAL-JARL-10) or its owner (VAL-JARL-12).

    Only tactics still on the table count (VAL-AMB-036), and only one returns.
    """

    moments: int = 1 << Moment.AFTER_BATTLE_JARL

    def __init__(self, played: int, owner_picks: bool) -> None:
        self.played = played
        self.owner_picks = owner_picks

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        if g.players[seat].jarl_used != 0:
            return False
        return g.fighter(seat).played >= self.played and len(g.fighter(seat).tactics) > 0

    def use(self, g: Valhalla, seat: int) -> None:
        foe = g.battle().foe(seat)
        g.call(BringBack(seat if self.owner_picks or foe < 0 else foe, seat))


class BringBack(Procedure[Valhalla]):
    """One tactic played in this battle returns to its owner's hand."""

    prompt: ClassVar[str] = "bring-back"
    rule: ClassVar[str] = "VAL-JARL-10"

    def __init__(self, chooser: int, owner: int) -> None:
        self.chooser = chooser
        self.owner = owner

    def copy(self) -> BringBack:
        return BringBack(self.chooser, self.owner)

    def run(self, g: Valhalla) -> None:
        g.ask(self.chooser)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for kind in sorted(set(g.fighter(self.owner).tactics)):
            out.append(BRING_BACK.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        kind = BRING_BACK.arg(action)
        g.fighter(self.owner).tactics.remove(kind)
        g.players[self.owner].to_hand(kind)
        g.tell(BROUGHT_BACK, self.owner, [kind])
        g.done()


class DieForStrength(Power):
    """VAL-JARL-13: before battle put a coloured die, unrolled, on the jarl; it adds strength (VAL-AMB-033)."""

    before_battle: bool = True
    moments: int = BEFORE
    changes: int = 1 << Quantity.STRENGTH

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return True

    def use(self, g: Valhalla, seat: int) -> None:
        g.fighter(seat).set_aside += 1

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value + self.n if quantity == Quantity.STRENGTH and die_lies_on_jarl(g, seat) else value


class DieStrength(Power):
    """VAL-JARL-15: the die on the jarl adds more. It was placed before the battle."""

    before_battle: bool = True
    changes: int = 1 << Quantity.STRENGTH

    def __init__(self, n: int) -> None:
        self.n = n

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value + self.n if quantity == Quantity.STRENGTH and die_lies_on_jarl(g, seat) else value


def die_lies_on_jarl(g: Valhalla, seat: int) -> bool:
    """Is a die on the jarl?"""
    return g.players[seat].jarl_used >> MAIN & 1 == 1 and g.fighter(seat).set_aside > 0


class ExtraDice(Power):
    """VAL-JARL-16, VAL-JARL-18: extra dice in a role; a price is paid right before the roll (VAL-AMB-034)."""

    moments: int = 1 << Moment.POOL
    changes: int = 1 << Quantity.EXTRA_DICE

    def __init__(self, n: int, role: str) -> None:
        self.n = n
        self.role = role

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        """Only if it has a price; without grey dice in the supply it cannot be paid."""
        jarl = jarl_of(g, seat)
        paid = jarl is not None and jarl.condition.is_cost and jarl.secondary is self
        return paid and g.grey > 0 and plays_role(g, seat, self.role)

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value + self.n if quantity == Quantity.EXTRA_DICE and plays_role(g, seat, self.role) else value


class Limit(Power):
    """VAL-JARL-19, VAL-JARL-21: a higher limit. New slots are on the right (VAL-AMB-025, VAL-AMB-026)."""

    def __init__(self, quantity: int, n: int) -> None:
        self.quantity = quantity
        self.changes = 1 << quantity
        self.n = n

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return max(value, self.n) if quantity == self.quantity else value


class AddWarrior(Power):
    """VAL-JARL-22, VAL-JARL-24: with few warriors before (or after) a battle, add one (VAL-AMB-035)."""

    def __init__(self, before: bool, least: int, most: int) -> None:
        self.moments = BEFORE if before else 1 << Moment.AFTER_BATTLE_JARL
        self.least = least
        self.most = most

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return self.least <= g.squad_size(seat) <= self.most and can_add_one(g, seat)

    def might(self, g: Valhalla, seat: int) -> bool:
        """The others cannot see whether a card in hand is a warrior."""
        fits = self.least <= g.squad_size(seat) <= self.most and len(g.empty_slots(seat)) > 0
        return fits and len(g.players[seat].hand.cards) > 0

    def use(self, g: Valhalla, seat: int) -> None:
        g.call(AddOne(seat))


class AddOne(Choice[Valhalla]):
    """Add one warrior from hand into a free slot, outside the actions of a turn."""

    prompt: ClassVar[str] = "add-one"
    rule: ClassVar[str] = "VAL-TURN-12"

    def copy(self) -> AddOne:
        return AddOne(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(ADD.of(kind) for kind in warriors_in_hand(g, seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        bring(g, seat, ADD.arg(action))
        g.call(Adding(seat, second=False))


def can_add_one(g: Valhalla, seat: int) -> bool:
    """Is there a warrior in hand and a free slot?"""
    return len(warriors_in_hand(g, seat)) > 0 and len(g.empty_slots(seat)) > 0
