"""Chapter 8. Jarls: a main ability, and a secondary one under a condition.   (spec: VAL-JARL)

The abilities of the six jarls whose text the books print stand here, those of the Meadhall set in
`jarls_house.py`, the conditions in `jarls_conditions.py`. The card file puts a jarl together from them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.cards import Entry, number, text
from meadhall.core.events import Happening
from meadhall.core.module import Option
from meadhall.core.procedure import Procedure
from meadhall.games.valhalla.cardset import CardSet, Chapter
from meadhall.games.valhalla.deck import Condition, JarlCard, Power
from meadhall.games.valhalla.jarls_conditions import (
    HandBeforeAtMost,
    NoTactics,
    OwnShieldsAtMost,
    SquadAtMost,
)
from meadhall.games.valhalla.options import CUT_OFF_SPARES_AFTER_BATTLE
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.terms import EMPTY, JARL_PAGE, KINDS, LOOPS, Moment, Permit, Quantity
from meadhall.games.valhalla.turn import AddOne, PhaseA, can_add_one

USE_JARL: Final = JARL_PAGE.verb("use-jarl", 2, "VAL-JARL-01", "ability")
PAY_CARD: Final = JARL_PAGE.verb("pay-card", KINDS, "VAL-JARL-17", "card")
BRING_BACK: Final = JARL_PAGE.verb("bring-back", KINDS, "VAL-JARL-10", "card")

JARL_USED: Final = Happening("jarl-used", "ability")
BROUGHT_BACK: Final = Happening("brought-back", "card")

MAIN: Final = 0
SECONDARY: Final = 1

OUTSIDE_BATTLE: Final = [  # quantities that no tactic of a battle can touch (VAL-TACTIC-15)
    Quantity.SQUAD_LIMIT,
    Quantity.SYMBOL_LIMIT,
    Quantity.PHASE_B_DRAW,
    Quantity.PHASE_B_KEEP,
    Quantity.ACTION4_DRAW,
    Quantity.ACTION4_KEEP,
]
IN_BATTLE: Final = [Quantity.EXTRA_DICE, Quantity.STRENGTH, Quantity.WARRIOR_STRENGTH, Quantity.DICE]
BEFORE: Final = 1 << Moment.BEFORE_BATTLE | 1 << Moment.BEFORE_RAGNAROK
IN_LOOPS: Final = 1 << Moment.ATTACK | 1 << Moment.DEFENCE | 1 << Moment.RAGNAROK


class Jarls(Chapter):
    """Using jarls: the main ability when its text allows (VAL-JARL-01), the other under its condition."""

    def choices(self) -> list[Option]:
        return [CUT_OFF_SPARES_AFTER_BATTLE]

    def makers(self, book: CardSet) -> None:
        """What the card file calls the abilities and conditions of the books' jarls."""
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
        book.conditions["OWN_SHIELDS_AT_MOST"] = lambda e: OwnShieldsAtMost(number(e, "n"))
        book.conditions["HAND_BEFORE_AT_MOST"] = lambda e: HandBeforeAtMost(number(e, "n"))
        book.conditions["SQUAD_AT_MOST"] = lambda e: SquadAtMost(number(e, "n"))
        book.conditions["NO_TACTICS"] = lambda e: NoTactics()
        book.conditions["DISCARD_CARD"] = lambda e: DiscardCard()

    def cards(self, book: CardSet) -> None:
        """VAL-COMP-08: 25 jarls, some marked 3+, some for the first game (VAL-JARL-27)."""
        book.load_jarls("jarls.toml", total=25)

    # -- abilities that are used by choice

    def windows(self) -> list[int]:
        return [*LOOPS, Moment.BEFORE_BATTLE, Moment.BEFORE_RAGNAROK, Moment.POOL, Moment.AFTER_BATTLE_JARL, Moment.BEFORE_PHASE_B]

    def offers(self, g: Valhalla, moment: int, seat: int, out: list[int]) -> None:
        jarl = jarl_of(g, seat)
        if jarl is None or not (jarl.main.moments | jarl.secondary.moments) >> moment & 1:
            return
        if not g.may(Permit.JARL, seat, moment) or cut_off(g, seat, moment):
            return
        if self.can_use(g, seat, moment, jarl, MAIN):
            out.append(USE_JARL.of(MAIN))
        if self.can_use(g, seat, moment, jarl, SECONDARY) and jarl.condition.met(g, seat):
            out.append(USE_JARL.of(SECONDARY))

    def can_use(self, g: Valhalla, seat: int, moment: int, jarl: JarlCard, which: int) -> bool:
        """Is it the moment, and is the ability not used up?"""
        power = jarl.main if which == MAIN else jarl.secondary
        if not power.moments >> moment & 1 or not may_use(jarl, g.players[seat].jarl_used, which):
            return False
        return power.usable(g, seat, moment)

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        jarl = jarl_of(g, seat)
        assert jarl is not None
        which = USE_JARL.arg(action)
        g.players[seat].jarl_used |= 1 << which
        g.tell(JARL_USED, seat, [which])
        (jarl.main if which == MAIN else jarl.secondary).use(g, seat)
        if which == SECONDARY:
            jarl.condition.pay(g, seat)

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        """Jarls are public, and so is when they can be used; only what is in hand could be secret."""
        jarl = jarl_of(g, seat)
        if jarl is None or len(g.players[seat].hand.cards) == 0:
            return False
        return (jarl.main.moments | jarl.secondary.moments) >> moment & 1 == 1

    # -- abilities that change numbers

    def quantities(self) -> list[int]:
        return [*OUTSIDE_BATTLE, *IN_BATTLE]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        value = self.own(g, quantity, seat, value, about)
        if quantity == Quantity.DICE and g.fight is not None and not g.fight.ragnarok:
            value = self.against(g, quantity, g.fight.foe(seat), value)
        return value

    def own(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """Both abilities of a jarl may count (VAL-JARL-03), the secondary one conditionally (VAL-JARL-02)."""
        jarl = jarl_of(g, seat)
        if jarl is None or not (jarl.main.changes | jarl.secondary.changes) >> quantity & 1:
            return value
        muted = quantity not in OUTSIDE_BATTLE and is_muted(g, seat)
        if not muted or jarl.main.before_battle:
            value = jarl.main.reckon(g, quantity, seat, value, about)
        if not muted and self.secondary_holds(g, seat, jarl):
            value = jarl.secondary.reckon(g, quantity, seat, value, about)
        return value

    def secondary_holds(self, g: Valhalla, seat: int, jarl: JarlCard) -> bool:
        """A condition must be met; a price must have been paid."""
        if jarl.condition.is_cost:
            return g.players[seat].jarl_used >> SECONDARY & 1 == 1
        return jarl.condition.met(g, seat)

    def against(self, g: Valhalla, quantity: int, owner: int, value: int) -> int:
        """What the opponent's jarl does to a number of ours."""
        jarl = jarl_of(g, owner)
        if jarl is None or not (jarl.main.hinders or jarl.secondary.hinders) or is_muted(g, owner):
            return value
        value = jarl.main.reckon_foe(g, quantity, owner, value)
        if self.secondary_holds(g, owner, jarl):
            value = jarl.secondary.reckon_foe(g, quantity, owner, value)
        return value

    def permits(self) -> list[int]:
        return [Permit.TACTIC]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """The opponent's jarl may forbid tactics; those who only help have no opponent."""
        if g.fight is None or g.fight.ragnarok or not g.fight.fights(seat):
            return ""
        owner = g.fight.foe(seat)
        jarl = jarl_of(g, owner)
        if jarl is None or not (jarl.main.hinders or jarl.secondary.hinders) or is_muted(g, owner):
            return ""
        second = self.secondary_holds(g, owner, jarl) and jarl.secondary.forbids_foe(g, owner, about)
        return "VAL-JARL-01" if second or jarl.main.forbids_foe(g, owner, about) else ""


def jarl_of(g: Valhalla, seat: int) -> JarlCard | None:
    """The jarl of a player, if he has one."""
    if seat == EMPTY or len(g.players) <= seat or g.players[seat].jarl == EMPTY:
        return None
    return g.cards.jarls[g.players[seat].jarl]


def may_use(jarl: JarlCard, used: int, which: int) -> bool:
    """Each ability once; linked as ONE_OF, one rules out the other (VAL-JARL-04, VAL-AMB-031)."""
    return used == 0 if jarl.link == "ONE_OF" else not used >> which & 1


def is_muted(g: Valhalla, seat: int) -> bool:
    """Was this participant's jarl cut off in this battle?"""
    return g.fight is not None and g.fight.fights(seat) and g.fighter(seat).muted


def cut_off(g: Valhalla, seat: int, moment: int) -> bool:
    """VAL-AMB-038: after-battle abilities are cut off too, unless switched."""
    spared = moment == Moment.AFTER_BATTLE_JARL and g.on(CUT_OFF_SPARES_AFTER_BATTLE)
    return is_muted(g, seat) and moment != Moment.BEFORE_PHASE_B and not spared


# -- a condition that is a price


class DiscardCard(Condition):
    """VAL-JARL-17: the price is one card from hand."""

    is_cost: bool = True

    def met(self, g: Valhalla, seat: int) -> bool:
        return len(g.players[seat].hand.cards) > 0

    def pay(self, g: Valhalla, seat: int) -> None:
        g.call(PayCard(seat))


class PayCard(Procedure[Valhalla]):
    """Discard one card of choice from hand."""

    prompt: ClassVar[str] = "pay-card"
    rule: ClassVar[str] = "VAL-JARL-17"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> PayCard:
        return PayCard(self.seat)

    def run(self, g: Valhalla) -> None:
        g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: list[int]) -> None:
        for kind in sorted(set(g.players[seat].hand.cards)):
            out.append(PAY_CARD.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.throw(seat, g.players[seat].hand, PAY_CARD.arg(action))
        g.done()


# -- abilities


class ExtraCardAfterAttack(Power):
    """VAL-JARL-07: having attacked in phase A, draw and keep more in phase B (VAL-AMB-032)."""

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
    """VAL-JARL-09: phase A once more in place of phase B, once per turn (VAL-AMB-032)."""

    moments: int = 1 << Moment.BEFORE_PHASE_B

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return not g.no_phase_b

    def use(self, g: Valhalla, seat: int) -> None:
        g.no_phase_b = True
        g.call(PhaseA(seat))


class TacticBack(Power):
    """After so many tactics one returns to hand; the opponent (VAL-JARL-10) or its owner (VAL-JARL-12) picks.

    Only those still on the table count (VAL-AMB-036), and only one returns.
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
        g.call(BringBack(seat if self.owner_picks else g.battle().foe(seat), seat))


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

    def options(self, g: Valhalla, seat: int, out: list[int]) -> None:
        for kind in sorted(set(g.fighter(self.owner).tactics)):
            out.append(BRING_BACK.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        kind = BRING_BACK.arg(action)
        g.fighter(self.owner).tactics.remove(kind)
        g.players[self.owner].hand.add(kind)
        g.tell(BROUGHT_BACK, self.owner, [kind])
        g.done()


class DieForStrength(Power):
    """VAL-JARL-13: before battle put a coloured die on the jarl, unrolled; it adds strength (VAL-AMB-033)."""

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
    """VAL-JARL-15: the die on the jarl adds more."""

    changes: int = 1 << Quantity.STRENGTH

    def __init__(self, n: int) -> None:
        self.n = n

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value + self.n if quantity == Quantity.STRENGTH and die_lies_on_jarl(g, seat) else value


def die_lies_on_jarl(g: Valhalla, seat: int) -> bool:
    """Was a die set aside for the jarl?"""
    return g.players[seat].jarl_used >> MAIN & 1 == 1 and g.fighter(seat).set_aside > 0


class ExtraDice(Power):
    """VAL-JARL-16, VAL-JARL-18: extra dice in a role; a price is paid right before the roll (VAL-AMB-034)."""

    moments: int = 1 << Moment.POOL
    changes: int = 1 << Quantity.EXTRA_DICE

    def __init__(self, n: int, role: str) -> None:
        self.n = n
        self.role = role

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        """Only where it has a price; without grey dice nothing may be paid."""
        jarl = jarl_of(g, seat)
        paid = jarl is not None and jarl.condition.is_cost and jarl.secondary is self
        return paid and g.grey > 0 and plays_role(g, seat, self.role)

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value + self.n if quantity == Quantity.EXTRA_DICE and plays_role(g, seat, self.role) else value


def role_of(entry: Entry) -> str:
    """The role that an ability names."""
    role = text(entry, "role")
    if role not in ("any", "attacker", "defender"):
        raise ValueError(role)
    return role


def plays_role(g: Valhalla, seat: int, role: str) -> bool:
    """Attacker, defender or any; in Ragnarök everybody is an attacker (VAL-RAG-07)."""
    if g.fight is None or not g.fight.fights(seat):
        return False
    side: Fighter = g.fight.attacker if role == "attacker" else g.fight.defender
    return role == "any" or side.seat == seat


class Limit(Power):
    """VAL-JARL-19, VAL-JARL-21: a higher limit. New slots lie on the right (VAL-AMB-025, VAL-AMB-026)."""

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

    def use(self, g: Valhalla, seat: int) -> None:
        g.call(AddOne(seat))
