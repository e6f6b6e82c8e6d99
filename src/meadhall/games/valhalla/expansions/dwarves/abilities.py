"""Dwarves: the four abilities.   (spec: VAL-DWARF-09…18)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening, only
from meadhall.core.procedure import Choice, Procedure
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.battle import going
from meadhall.games.valhalla.cards.deck import Ability, parts_of
from meadhall.games.valhalla.expansions.dwarves.forge import BLOCK, HOLD_BACK, LAY_DOWN, SACRIFICE, forge, slots_of
from meadhall.games.valhalla.table import DISCARDED, Valhalla
from meadhall.games.valhalla.terms import EMPTY, Permit
from meadhall.games.valhalla.warriors import MayUse

BLOCKED: Final = Happening("dwarf-blocked", "card")
HELD: Final = Happening("dwarf-held", "card")
SACRIFICED: Final = Happening("dwarf-sacrificed", "card")

SACRIFICE_STRENGTH: Final = 3


# -- block


class Block(Ability):
    """VAL-DWARF-09: when the dwarf is activated he blocks a warrior, only for the attacker."""

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        battle = g.battle()
        if seat == battle.attacker.seat and len(blockable(g, battle.defender.seat)) > 1:
            g.call(PickBlocked(seat, slot))


def blockable(g: Valhalla, seat: int) -> list[int]:
    """Return the warriors of a squad that are not blocked yet, unless only one is left.

    So a squad of one cannot be blocked (VAL-DWARF-11), and one of two only once (VAL-AMB-091).
    """
    if seat < 0:
        return []
    squad, blocked = g.players[seat].squad, forge(g).blocked[seat]
    return [slot for slot in range(len(squad)) if squad[slot] != EMPTY and not blocked >> slot & 1]


class PickBlocked(Choice[Valhalla]):
    """VAL-DWARF-10: one warrior of the opponent's own squad, or none (VAL-AMB-052, VAL-AMB-106)."""

    prompt: ClassVar[str] = "dwarf-block"
    rule: ClassVar[str] = "VAL-DWARF-10"

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def copy(self) -> PickBlocked:
        return PickBlocked(self.seat, self.slot)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)
        out.extend(BLOCK.of(slot) for slot in blockable(g, g.battle().defender.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        if action != PASS:
            g.fighter(self.seat).applied |= 1 << self.slot
            block(g, g.battle().defender.seat, BLOCK.arg(action))

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("card", g.kind_at(self.seat, self.slot))


def block(g: Valhalla, seat: int, slot: int) -> None:
    """VAL-DWARF-10: this warrior cannot be used until the battle ends; he still counts as present (VAL-AMB-060)."""
    forge(g).blocked[seat] |= 1 << slot
    g.tell(BLOCKED, seat, [g.players[seat].squad[slot]])


# -- hold back


class HoldBack(Ability):
    """VAL-DWARF-12: no effect on activation; he acts after the battle (VAL-AMB-053)."""


def holders(g: Valhalla, seat: int) -> int:
    """Count a participant's activated warriors with this ability."""
    if seat < 0:
        return 0
    mine = [slot for slot in g.fighter(seat).armed_slots() if holds_back(g.warrior(seat, slot).ability)]
    return sum(1 for slot in mine if g.may(Permit.ABILITY, seat, slot))


def holds_back(ability: Ability) -> bool:
    return any(isinstance(part, HoldBack) for part in parts_of(ability))


class NameHeldBack(Procedure[Valhalla]):
    """VAL-DWARF-13: for each such dwarf his owner names one of the opponent's warriors, or none.

    Two dwarves hold back two different warriors; it works for winner and loser (VAL-AMB-090).
    """

    prompt: ClassVar[str] = "dwarf-hold-back"
    rule: ClassVar[str] = "VAL-DWARF-13"

    def __init__(self, seat: int, left: int, after_choice: bool) -> None:
        self.seat = seat
        self.left = left
        self.after_choice = after_choice

    def copy(self) -> NameHeldBack:
        return NameHeldBack(self.seat, self.left, self.after_choice)

    def run(self, g: Valhalla) -> None:
        if self.left > 0 and len(self.in_reach(g)) > 0:
            g.ask(self.seat)
        else:
            g.done()

    def in_reach(self, g: Valhalla) -> list[int]:
        """Return the opponent's activated warriors who may still go, allied ones too (VAL-AMB-106).

        After the winner's choice only the chosen ones count.
        """
        battle = g.battle()
        foe = battle.foe(self.seat)
        slots = going(g, g.fighter(foe)) if foe >= 0 else 0
        if self.after_choice and foe == battle.winner:
            slots &= battle.sending
        return slots_of(slots)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)
        out.extend(HOLD_BACK.of(slot) for slot in self.in_reach(g))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.left -= 1
        if action == PASS:
            g.done()
        else:
            hold_back(g, g.battle().foe(self.seat), HOLD_BACK.arg(action))


def hold_back(g: Valhalla, seat: int, slot: int) -> None:
    """VAL-DWARF-13: this warrior may not go to Valhalla after this battle; he stays in the squad."""
    forge(g).barred[seat] |= 1 << slot
    if seat == g.battle().winner:
        g.battle().sending &= ~(1 << slot)
    g.tell(HELD, seat, [g.kind_at(seat, slot)])


# -- disarm


class Disarm(Ability):
    """VAL-DWARF-15: on activation by either side, if the owner wants it (VAL-AMB-052)."""

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        """In Ragnarök there is no opponent (VAL-AMB-116); an empty hand needs no proof."""
        foe = g.battle().foe(seat)
        if foe >= 0 and len(g.players[foe].hand.cards) > 0:
            g.call(MayUse(seat, slot, self.nth))

    def used(self, g: Valhalla, seat: int, slot: int) -> None:
        """VAL-DWARF-16: a hand without tactics is shown to all (VAL-AMB-030). Either way players learn something."""
        foe = g.battle().foe(seat)
        if len(tactics_in_hand(g, foe)) > 0:
            g.learned += 1
            g.call(LayDown(foe))
        else:
            g.show_hand(foe)


def tactics_in_hand(g: Valhalla, seat: int) -> list[int]:
    """Return all cards that count as tactics, each design once, ascending (VAL-AMB-093, VAL-AMB-089)."""
    return [kind for kind in sorted(set(g.players[seat].hand.cards)) if g.cards.is_tactic(kind)]


class LayDown(Choice[Valhalla]):
    """VAL-DWARF-15: the opponent discards a tactic of their choice, even one that can no longer be played."""

    prompt: ClassVar[str] = "dwarf-disarm"
    rule: ClassVar[str] = "VAL-DWARF-15"

    def copy(self) -> LayDown:
        return LayDown(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(LAY_DOWN.of(kind) for kind in tactics_in_hand(g, self.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        g.throw(self.seat, LAY_DOWN.arg(action))


# -- sacrifice


class Sacrifice(Ability):
    """VAL-DWARF-17: on activation the owner may sacrifice a card for +3 battle strength."""

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        """Not offered in Ragnarök, where strength has no effect."""
        if not g.battle().ragnarok and len(g.players[seat].hand.cards) > 0:
            g.call(DwarfSacrifice(seat, slot))

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        return SACRIFICE_STRENGTH if forge(g).given[seat] >> slot & 1 else 0


class DwarfSacrifice(Choice[Valhalla]):
    """VAL-DWARF-17: one card of any kind for each dwarf (VAL-AMB-094), or none."""

    prompt: ClassVar[str] = "dwarf-sacrifice"
    rule: ClassVar[str] = "VAL-DWARF-17"
    formerly: ClassVar[str] = "GiveUpCard"  # the class name in matches saved by earlier versions

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def copy(self) -> DwarfSacrifice:
        return DwarfSacrifice(self.seat, self.slot)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)
        out.extend(SACRIFICE.of(kind) for kind in sorted(set(g.players[self.seat].hand.cards)))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        if action != PASS:
            g.fighter(self.seat).applied |= 1 << self.slot
            give_up(g, self.seat, self.slot, SACRIFICE.arg(action))

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("card", g.kind_at(self.seat, self.slot))


def give_up(g: Valhalla, seat: int, slot: int, kind: int) -> None:
    """VAL-DWARF-18, VAL-DIFF-40: the card is face down beside the dwarf until the battle is over."""
    part = forge(g)
    g.players[seat].from_hand(kind)
    part.below[seat].cards.append(kind)
    part.after[seat].append(len(g.fighter(seat).tactics))
    part.given[seat] |= 1 << slot
    g.tell(SACRIFICED, seat, [kind], only(seat))


def turn_up(g: Valhalla, seat: int) -> None:
    """VAL-DWARF-18: after the battle it is discarded with the tactics of its owner, in order (VAL-TL-33)."""
    part = forge(g)
    zone, tactics = part.below[seat], g.fighter(seat).tactics
    for at, kind in enumerate(zone.cards):
        tactics.insert(min(part.after[seat][at] + at, len(tactics)), kind)
        g.learned += 1
        g.tell(DISCARDED, seat, [kind])
    zone.cards = []
    part.after[seat] = []
