"""Chapter 8. Jarls: a main ability, and a secondary one under a condition.   (spec: VAL-JARL)

This file has the rules of using jarls. The abilities of the books' jarls are in `book.py`, those of the Meadhall set in
`house.py`, the conditions in `conditions.py`; the card file combines them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.cards import Entry, text
from meadhall.core.events import Happening
from meadhall.core.module import Switch
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.cards.deck import NUMBERS_IN_BATTLE, JarlCard, Power
from meadhall.games.valhalla.jarls.conditions import add_conditions
from meadhall.games.valhalla.options import CUT_OFF_SPARES_AFTER_BATTLE
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.terms import EMPTY, JARL_PAGE, KINDS, LOOPS, Moment, Permit, Quantity

USE_JARL: Final = JARL_PAGE.verb("use-jarl", 2, "VAL-JARL-01", "ability")
PAY_CARD: Final = JARL_PAGE.verb("pay-card", KINDS, "VAL-JARL-17", "card")
BRING_BACK: Final = JARL_PAGE.verb("bring-back", KINDS, "VAL-JARL-10", "card")

JARL_USED: Final = Happening("jarl-used", "ability", "jarl")
BROUGHT_BACK: Final = Happening("brought-back", "card")

MAIN: Final = 0
SECONDARY: Final = 1

OUTSIDE_BATTLE: Final = [  # quantities that tactics of a battle cannot affect (VAL-TACTIC-15)
    Quantity.SQUAD_LIMIT,
    Quantity.SYMBOL_LIMIT,
    Quantity.PHASE_B_DRAW,
    Quantity.PHASE_B_KEEP,
    Quantity.ACTION4_DRAW,
    Quantity.ACTION4_KEEP,
]
BEFORE: Final = 1 << Moment.BEFORE_BATTLE | 1 << Moment.BEFORE_RAGNAROK
IN_LOOPS: Final = 1 << Moment.ATTACK | 1 << Moment.DEFENCE | 1 << Moment.RAGNAROK


@mypyc_attr(allow_interpreted_subclasses=True)
class Jarls(Chapter):
    """Using jarls: the main ability when its text allows (VAL-JARL-01), the secondary one under its condition."""

    def choices(self) -> list[Switch]:
        return [CUT_OFF_SPARES_AFTER_BATTLE]

    def makers(self, book: CardSet) -> None:
        """Add the conditions that the card file names."""
        add_conditions(book)

    def cards(self, book: CardSet) -> None:
        """VAL-COMP-08: 25 jarls, some marked 3+, some for the first game (VAL-JARL-27)."""
        book.load_jarls("jarls.toml", total=25)

    # -- abilities that the player chooses to use

    def windows(self) -> list[int]:
        around = [Moment.BEFORE_BATTLE, Moment.BEFORE_RAGNAROK, Moment.POOL, Moment.AFTER_BATTLE_JARL]
        return [*LOOPS, *around, Moment.BEFORE_PHASE_B]

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        jarl = jarl_of(g, seat)
        if jarl is None or not jarl.moments >> moment & 1 or not speaks(g, seat, moment, jarl):
            return
        for which in (MAIN, SECONDARY):
            if open_to(g, seat, moment, jarl, which) and power_of(jarl, which).usable(g, seat, moment):
                out.append(USE_JARL.of(which))

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        jarl = jarl_of(g, seat)
        assert jarl is not None
        which = USE_JARL.arg(action)
        g.players[seat].jarl_used |= 1 << which
        g.tell(JARL_USED, seat, [which, jarl.number])
        power_of(jarl, which).use(g, seat)
        if which == SECONDARY:
            jarl.condition.pay(g, seat)

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        """Jarls are public, and so is nearly everything that decides whether they can be used."""
        jarl = jarl_of(g, seat)
        if jarl is None or not speaks(g, seat, moment, jarl):
            return False
        main = open_to(g, seat, moment, jarl, MAIN) and jarl.main.might(g, seat)
        return main or (open_to(g, seat, moment, jarl, SECONDARY) and jarl.secondary.might(g, seat))

    # -- abilities that change quantities

    def quantities(self) -> list[int]:
        return [*OUTSIDE_BATTLE, *NUMBERS_IN_BATTLE]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        jarl = jarl_of(g, seat)
        if jarl is not None and jarl.changes >> quantity & 1:
            value = self.own(g, jarl, quantity, seat, value, about)
        if quantity == Quantity.DICE and g.fight is not None and not g.fight.ragnarok:
            value = self.against(g, quantity, g.fight.foe(seat), value)
        return value

    def own(self, g: Valhalla, jarl: JarlCard, quantity: int, seat: int, value: int, about: int) -> int:
        """Apply the owner's jarl. VAL-JARL-03: both abilities may count. VAL-JARL-02: the secondary has a condition."""
        outside = quantity in OUTSIDE_BATTLE
        if outside or not silenced(g, seat, jarl, MAIN):
            value = jarl.main.reckon(g, quantity, seat, value, about)
        if (outside or not silenced(g, seat, jarl, SECONDARY)) and self.secondary_holds(g, seat, jarl):
            value = jarl.secondary.reckon(g, quantity, seat, value, about)
        return value

    def secondary_holds(self, g: Valhalla, seat: int, jarl: JarlCard) -> bool:
        """Is the condition met, or was the price paid?"""
        if jarl.condition.is_cost:
            return g.players[seat].jarl_used >> SECONDARY & 1 == 1
        return jarl.condition.met(g, seat)

    def against(self, g: Valhalla, quantity: int, owner: int, value: int) -> int:
        """Return a quantity after the change by the opponent's jarl."""
        jarl = jarl_of(g, owner)
        if jarl is None or not jarl.hinders:
            return value
        if not silenced(g, owner, jarl, MAIN):
            value = jarl.main.reckon_foe(g, quantity, owner, value)
        if not silenced(g, owner, jarl, SECONDARY) and self.secondary_holds(g, owner, jarl):
            value = jarl.secondary.reckon_foe(g, quantity, owner, value)
        return value

    def permits(self) -> list[int]:
        return [Permit.TACTIC]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """The opponent's jarl may forbid tactics; helpers have no opponent."""
        if g.fight is None:
            return ""
        owner = g.fight.foe(seat)
        jarl = jarl_of(g, owner)
        if jarl is None or not jarl.hinders or not g.fight.fights(seat):
            return ""
        first = jarl.main.forbids_foe(g, owner, about) and not silenced(g, owner, jarl, MAIN)
        second = jarl.secondary.forbids_foe(g, owner, about) and not silenced(g, owner, jarl, SECONDARY)
        return "VAL-JARL-01" if first or (second and self.secondary_holds(g, owner, jarl)) else ""


def jarl_of(g: Valhalla, seat: int) -> JarlCard | None:
    """Return the jarl of a player, or None."""
    number = g.players[seat].jarl if seat >= 0 else EMPTY
    return g.cards.jarls[number] if number >= 0 else None


def power_of(jarl: JarlCard, which: int) -> Power:
    """Return the main ability or the secondary one."""
    return jarl.main if which == MAIN else jarl.secondary


def speaks(g: Valhalla, seat: int, moment: int, jarl: JarlCard) -> bool:
    """Can the jarl be used at this moment, and does no rule forbid it?"""
    return jarl.moments >> moment & 1 == 1 and g.may(Permit.JARL, seat, moment)


def open_to(g: Valhalla, seat: int, moment: int, jarl: JarlCard, which: int) -> bool:
    """Is it the ability's moment, is it neither cancelled nor used up, and is its condition met?"""
    if not power_of(jarl, which).moments >> moment & 1 or cut_off(g, seat, moment, jarl, which):
        return False
    return may_use(jarl, g.players[seat].jarl_used, which) and (which == MAIN or jarl.condition.met(g, seat))


def may_use(jarl: JarlCard, used: int, which: int) -> bool:
    """Each ability can be used once; with the link ONE_OF only one of the two (VAL-JARL-04, VAL-AMB-031)."""
    return used == 0 if jarl.link == "ONE_OF" else not used >> which & 1


def silenced(g: Valhalla, seat: int, jarl: JarlCard, which: int) -> bool:
    """Is a participant's jarl cancelled in this battle (VAL-TACTIC-14), or without effect by another rule?

    What he does before it or outside battles still works (VAL-TACTIC-15, VAL-AMB-174).
    """
    if g.fight is None or not g.fight.fights(seat):
        return False
    if not g.fighter(seat).muted and g.may(Permit.JARL, seat, EMPTY):
        return False
    power = power_of(jarl, which)
    return not power.apart() if g.since(2) else which == SECONDARY or not power.before_battle


def cut_off(g: Valhalla, seat: int, moment: int, jarl: JarlCard, which: int) -> bool:
    """VAL-AMB-038: after-battle abilities are cancelled too, unless the option says otherwise."""
    spared = moment == Moment.AFTER_BATTLE_JARL and g.on(CUT_OFF_SPARES_AFTER_BATTLE)
    if spared or moment == Moment.BEFORE_PHASE_B:
        return False
    return silenced(g, seat, jarl, which if g.since(2) else SECONDARY)


def role_of(entry: Entry) -> str:
    """Return the role that an ability names."""
    return text(entry, "role")


def plays_role(g: Valhalla, seat: int, role: str) -> bool:
    """Is the player in this role: attacker, defender or any? In Ragnarök all players are attackers (VAL-RAG-07)."""
    if g.fight is None or not g.fight.fights(seat):
        return False
    side: Fighter = g.fight.attacker if role == "attacker" else g.fight.defender
    return role == "any" or side.seat == seat
