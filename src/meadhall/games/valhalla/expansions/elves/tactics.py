"""Elves: tactics that capture dice and tactics in battle.   (spec: VAL-ELF-12…16)"""

from __future__ import annotations

from typing import Final

from meadhall.core.events import Happening
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.deck import Effect
from meadhall.games.valhalla.dice import roll_dice
from meadhall.games.valhalla.table import Valhalla

TACTIC_CAPTURED: Final = Happening("elf-captured", "card")


class CapturedDice(Effect):
    """VAL-ELF-12: the defender rolls the dice that the attacker discarded and keeps them.

    Only coloured ones (VAL-ELF-13), discarded by choice or as a price (VAL-AMB-137).
    """

    limit: str = "VAL-AMB-137"

    def playable(self, g: Valhalla, seat: int) -> bool:
        return g.battle().attacker.discarded > 0

    def play(self, g: Valhalla, seat: int) -> None:
        attacker = g.battle().attacker
        count = attacker.discarded
        attacker.discarded = 0
        roll_dice(g, g.fighter(seat), count, 0)


class CapturedTactics(Effect):
    """VAL-ELF-14: played by the attacker; it has no effect before the battle is over."""


class TakeTactics(Step[Valhalla]):
    """VAL-TL-24, VAL-ELF-15: if the attacker played it, all the defender's tactics go to the attacker's hand.

    Only those still on the table (VAL-AMB-138); this comes before jarls and tricks (VAL-ELF-16).
    """

    def run(self, g: Valhalla) -> None:
        battle = g.battle()
        if not any(captures(g, kind) for kind in battle.attacker.tactics):
            return
        for kind in battle.defender.tactics:
            g.players[battle.attacker.seat].to_hand(kind)
            g.tell(TACTIC_CAPTURED, battle.attacker.seat, [kind])
        battle.defender.tactics = []


def captures(g: Valhalla, kind: int) -> bool:
    """Does this tactic capture others?"""
    return isinstance(g.cards.tactics[kind].effect, CapturedTactics)
