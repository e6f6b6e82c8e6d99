"""Expansion: Dwarves of Svartalfheim. They block, hold back, disarm and sacrifice.   (spec: VAL-DWARF)

Forty cards join the deck (VAL-COMP-18): dwarves of every clan with four abilities, and three kinds of tactics.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.module import Part, Setup, Switch, switch
from meadhall.core.procedure import Step
from meadhall.games.valhalla.battles.battle import SideStep
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import Card
from meadhall.games.valhalla.expansions.dwarves.abilities import (
    Block,
    Disarm,
    HoldBack,
    NameHeldBack,
    Sacrifice,
    holders,
    turn_up,
)
from meadhall.games.valhalla.expansions.dwarves.forge import KEY, PAGE, Forge, forge
from meadhall.games.valhalla.expansions.dwarves.tactics import CallToArms, CryOfTheArmed, CryOfTheSquad
from meadhall.games.valhalla.shared.sets import SET_CARDS, DeckSet, demand_each
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import IDS, Courses, Lane, Moment, Permit

HOME: Final = str(Path(__file__).parent)
FILE: Final = "dwarves.toml"
FIRST_KIND: Final = IDS.cards(KEY, SET_CARDS)
ABILITIES: Final = ("BLOCK", "HOLD_BACK", "DISARM", "SACRIFICE")
TACTICS: Final = ("CALL_TO_ARMS", "CRY_SQUAD", "CRY_ARMED")

AFTER_CHOICE: Final = switch("hold_back_after_choice", False, "VAL-DIFF-39", {"RU": "on"})


class HoldThemBack(SideStep):
    """VAL-TL-19: first the attacker, for each of their dwarves with Hold Back, then the defender."""

    def run(self, g: Valhalla) -> None:
        seat = self.fighter(g).seat
        count = holders(g, seat)
        if count > 0:
            g.call(NameHeldBack(seat, count, g.on(AFTER_CHOICE)))


class DwarfSet(DeckSet):
    """VAL-DWARF-01, VAL-DWARF-02: the forty cards are shuffled in; phase B follows the rules for such sets."""

    def choices(self) -> list[Switch]:
        return [AFTER_CHOICE]

    def makers(self, book: CardSet) -> None:
        """Add the abilities and tactics that the card file names."""
        book.combining |= set(ABILITIES)
        book.abilities["BLOCK"] = lambda entry: Block()
        book.abilities["HOLD_BACK"] = lambda entry: HoldBack()
        book.abilities["DISARM"] = lambda entry: Disarm()
        book.abilities["SACRIFICE"] = lambda entry: Sacrifice()
        book.effects["CALL_TO_ARMS"] = lambda entry: CallToArms()
        book.effects["CRY_SQUAD"] = lambda entry: CryOfTheSquad()
        book.effects["CRY_ARMED"] = lambda entry: CryOfTheArmed()

    def cards(self, book: CardSet) -> None:
        check_set(self.load(book, FILE, HOME))

    def part(self, g: Valhalla) -> Part | None:
        names = [card.key for card in g.cards.cards]
        return Forge(names, [0] * g.seats, [0] * g.seats, [0] * g.seats)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        """VAL-DWARF-14: named before the winner chooses whom to send; as an option after it (VAL-DIFF-39)."""
        if course != Courses.BATTLE:
            return []
        place = 203 if setup.on(AFTER_CHOICE) else 190
        return [
            HoldThemBack(place, "VAL-TL-19", attacker=True, lanes=Lane.FOUGHT),
            HoldThemBack(place + 1, "VAL-TL-19", attacker=False, lanes=Lane.FOUGHT),
        ]

    def permits(self) -> list[int]:
        return [Permit.ACTIVATE, Permit.VALHALLA]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """Blocked warriors cannot be activated; warriors held back do not go to Valhalla."""
        part = forge(g)
        if permit == Permit.ACTIVATE:
            return "VAL-DWARF-10" if part.blocked[seat] >> about & 1 else ""
        return "VAL-DWARF-13" if part.barred[seat] >> about & 1 else ""

    def reactions(self) -> list[int]:
        return [Moment.SENT, Moment.DISMISSED, Moment.RETURNED, Moment.MOVED, Moment.BATTLE_ENDS]

    def happened(self, g: Valhalla, moment: int, seat: int, about: int) -> None:
        """Blocks belong to a warrior and end with the battle, and so does holding back."""
        if moment == Moment.MOVED:
            forge(g).follow(seat, about)
            return
        if moment != Moment.BATTLE_ENDS:
            forge(g).leave(seat, about)
            return
        for fighter in g.battle().participants():
            turn_up(g, fighter)
        forge(g).forget()

    def broken(self, g: Valhalla) -> str:
        """VAL-DWARF-18: after the battle no card is beside a dwarf and no warrior is blocked (VAL-TL-33)."""
        part = forge(g)
        left = part.card_count() > 0 or any(part.blocked + part.barred + part.given)
        return "VAL-DWARF-18" if left and g.fight is None else ""


def check_set(cards: list[Card]) -> None:
    """VAL-DATA-14: each of the four abilities and of the three tactics occurs."""
    demand_each(ABILITIES + TACTICS, cards, FILE, "VAL-DATA-14")


MODULE: Final = DwarfSet(KEY, FIRST_KIND, PAGE)
