"""Expansion: Valkyries. Warriors who enter Valhalla in certain groups give bonus glory.   (spec: VAL-VALK)

Forty cards join the deck (VAL-COMP-17): warriors, most of whom bring bonus glory when they enter Valhalla as their card
shows (VAL-VALK-03); tactics; and missions for a winner of a battle.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import text
from meadhall.core.errors import DataError
from meadhall.core.events import Happening
from meadhall.core.module import Part, Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.cardset import CLAN, WEAPON, CardSet
from meadhall.games.valhalla.cards.deck import NO_BONUS, Card, Tactic, Warrior
from meadhall.games.valhalla.expansions.valkyries.bonuses import Alone, Colour, Group, distinct
from meadhall.games.valhalla.expansions.valkyries.ride import KEY, Ride, ride
from meadhall.games.valhalla.expansions.valkyries.tactics import (
    PAGE,
    Margin,
    Muster,
    NoReroll,
    RoadToValhalla,
    WeaponSupply,
)
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.shared.sets import SET_CARDS, DeckSet
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, IDS, WEAPONS, Courses, Lane, Moment, Quantity
from meadhall.games.valhalla.warriors import clan_of

HOME: Final = str(Path(__file__).parent)
FILE: Final = "valkyries.toml"
FIRST_KIND: Final = IDS.cards(KEY, SET_CARDS)
MISSIONS: Final = ("NO_REROLL", "MARGIN5", "THREE")
MISSION_GLORY: Final = 2

BONUS: Final = Happening("valk-bonus", "card", "number")


class JoinThem(Step[Valhalla]):
    """VAL-VALK-16: the warriors on the road go to the attacker's Valhalla, even if the attacker lost.

    They go in one group with the attacker's winners (VAL-AMB-088) and cannot be held back (VAL-TL-20).
    """

    def run(self, g: Valhalla) -> None:
        battle, roads = g.battle(), ride(g).roads
        if battle.winner == battle.attacker.seat:
            battle.sending |= roads
        else:
            g.send(battle.attacker.seat, roads)


class ValkyrieSet(DeckSet):
    """VAL-VALK-01, VAL-VALK-02: the forty cards are shuffled in; phase B follows the rules for such sets."""

    against_beasts: bool = True

    def makers(self, book: CardSet) -> None:
        """Add the requirements, bonuses and tactics that the card file names."""
        book.patterns |= {f"DISTINCT{count}": distinct(count) for count in (2, 3, 4, 5)}
        book.parameters |= {"COLOUR": [CLAN], "WEAPON_SUPPLY": [WEAPON]}
        book.bonuses["GROUP"] = lambda entry: Group()
        book.bonuses["COLOUR"] = lambda entry: Colour(clan_of(entry))
        book.bonuses["ALONE"] = lambda entry: Alone()
        book.effects["WEAPON_SUPPLY"] = lambda entry: WeaponSupply(WEAPONS.index(text(entry, "weapon")))
        book.effects["ROAD"] = lambda entry: RoadToValhalla()
        book.effects["NO_REROLL"] = lambda entry: NoReroll()
        book.effects["MARGIN5"] = lambda entry: Margin()
        book.effects["THREE"] = lambda entry: Muster()

    def cards(self, book: CardSet) -> None:
        check_set(self.load(book, FILE, HOME))

    def part(self, g: Valhalla) -> Part | None:
        return Ride(0, False, EMPTY, EMPTY)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        return [JoinThem(205, "VAL-VALK-16", Lane.FOUGHT)] if course == Courses.BATTLE else []

    def reactions(self) -> list[int]:
        return [Moment.SENT, Moment.GROUP_SENT, Moment.BATTLE_ENDS]

    def happened(self, g: Valhalla, moment: int, seat: int, about: int) -> None:
        if moment == Moment.BATTLE_ENDS:
            ride(g).forget()
        elif moment == Moment.GROUP_SENT:
            pay_bonuses(g, seat)
        elif g.fight is not None and g.fight.winner != EMPTY:
            ride(g).count(g)

    def quantities(self) -> list[int]:
        return [Quantity.WARRIOR_STRENGTH]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-VALK-14: a warrior on the road adds no strength."""
        on_the_road = seat == g.battle().attacker.seat and ride(g).roads >> about & 1 == 1
        return 0 if on_the_road else value

    def broken(self, g: Valhalla) -> str:
        """VAL-VALK-18: the state of a battle is cleared at its end."""
        part = ride(g)
        return "" if g.fight is not None or (part.roads == 0 and not part.mission) else "VAL-VALK-18"


def pay_bonuses(g: Valhalla, seat: int) -> None:
    """VAL-VALK-04, VAL-TL-22: the owner takes the bonus of each warrior in the group.

    Only warriors of the same player who go at the same time count (VAL-VALK-05). This works in Ragnarök too
    (VAL-AMB-116).
    """
    for kind in reversed(g.group):
        glory = g.cards.warrior(kind).bonus.glory(g, g.group, kind)
        if glory > 0:
            g.tell(BONUS, seat, [kind, glory])
            g.call(BonusGlory(seat, glory))


def check_set(cards: list[Card]) -> None:
    """VAL-DATA-13: most warriors, not all, have a bonus; there are giants; each mission is worth two."""
    warriors = [card for card in cards if isinstance(card, Warrior)]
    blessed = sum(card.copies for card in warriors if card.bonus is not NO_BONUS)
    plain = sum(card.copies for card in warriors) - blessed
    if not 0 < plain < blessed:
        raise DataError(f"{blessed} warriors with a bonus, {plain} without", FILE, "most have one", "VAL-VALK-03")
    if not any(card.need.label.startswith("DISTINCT") for card in warriors):
        raise DataError("no giant with different weapons", FILE, "some have them", "VAL-VALK-10")
    for card in cards:
        if isinstance(card, Tactic) and card.label in MISSIONS and card.glory != MISSION_GLORY:
            what = f"mission worth {card.glory}"
            raise DataError(what, f"{FILE}, card {card.key!r}", f"it must be {MISSION_GLORY}", "VAL-VALK-19")


MODULE: Final = ValkyrieSet(KEY, FIRST_KIND, PAGE)
