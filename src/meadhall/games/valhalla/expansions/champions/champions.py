"""Expansion: Champions of Midgard. Tokens record how battles change a warrior.   (spec: VAL-CHAMP)

Forty cards join the deck (VAL-COMP-26): champions of five kinds, some plain warriors of their clans, and two tactics.
Champions gather tokens when their owner fights; tokens count while the warrior is activated.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.errors import DataError
from meadhall.core.module import Part, Setup, Switch
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import Card, Tactic
from meadhall.games.valhalla.expansions.champions.tactics import (
    PAGE,
    RALLY_INCLUDES_CHOSEN,
    ClanRally,
    MarkOfVengeance,
)
from meadhall.games.valhalla.expansions.champions.tokens import (
    KEY,
    Berserk,
    Frenzy,
    Honour,
    Vengeance,
    WrathTokens,
    fought,
    laid_strength,
    no_tokens,
    tokens,
)
from meadhall.games.valhalla.shared.sets import SET_CARDS, DeckSet, demand_each
from meadhall.games.valhalla.sides import moved_from
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BEAST, EMPTY, IDS, MOST_SLOTS, Courses, Lane, Moment, Quantity

HOME: Final = str(Path(__file__).parent)
FILE: Final = "champions.toml"
FIRST_KIND: Final = IDS.cards(KEY, SET_CARDS)
KINDS_OF_CHAMPIONS: Final = ("WRATH", "FRENZY", "BERSERK", "HONOUR", "VENGEANCE")
TACTICS: Final = ("CLAN_RALLY", "MARK")


class GrowByBattle(Step[Valhalla]):
    """VAL-TL-27: after the battle (VAL-AMB-139) the champions of both sides get their tokens.

    This happens without a winner too, but then no player has lost (VAL-AMB-068).
    """

    def run(self, g: Valhalla) -> None:
        all_fought(g)


def all_fought(g: Valhalla) -> None:
    """Give tokens to the champions of every player who took part."""
    for seat in g.battle().participants():
        fought(g, seat)


class ChampionSet(DeckSet):
    """VAL-CHAMP-01, VAL-CHAMP-02: the forty cards are shuffled in; phase B follows the rules for such sets."""

    against_beasts: bool = True

    def choices(self) -> list[Switch]:
        return [RALLY_INCLUDES_CHOSEN]

    def makers(self, book: CardSet) -> None:
        """Add the champions and tactics that the card file names."""
        book.abilities["WRATH"] = lambda entry: WrathTokens()
        book.abilities["FRENZY"] = lambda entry: Frenzy()
        book.abilities["BERSERK"] = lambda entry: Berserk()
        book.abilities["HONOUR"] = lambda entry: Honour()
        book.abilities["VENGEANCE"] = lambda entry: Vengeance()
        book.effects["CLAN_RALLY"] = lambda entry: ClanRally()
        book.effects["MARK"] = lambda entry: MarkOfVengeance()

    def cards(self, book: CardSet) -> None:
        check_set(self.load(book, FILE, HOME))

    def part(self, g: Valhalla) -> Part | None:
        return no_tokens(g.seats)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        lanes = Lane.FOUGHT | Lane.NO_WINNER
        return [GrowByBattle(270, "VAL-TL-27", lanes)] if course == Courses.BATTLE else []

    def reactions(self) -> list[int]:
        return [Moment.SENT, Moment.DISMISSED, Moment.RETURNED, Moment.MOVED, Moment.BATTLE_ENDS]

    def happened(self, g: Valhalla, moment: int, seat: int, about: int) -> None:
        """Tokens leave with their warrior (VAL-CHAMP-05), or move with him (VAL-AMB-143).

        A battle against a beast counts like one against a player (VAL-AMB-132).
        """
        if moment == Moment.BATTLE_ENDS:
            if g.battle().fights(BEAST):
                all_fought(g)
        elif moment == Moment.MOVED:
            owner, slot, place = moved_from(about)
            tokens(g).carry(owner, slot, seat, place)
        else:
            tokens(g).clear(seat, about)

    def quantities(self) -> list[int]:
        return [Quantity.WARRIOR_STRENGTH]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """Only activated warriors are asked; none adds less than 0 (VAL-AMB-066, VAL-TV-32)."""
        return value + laid_strength(g, seat, about)

    def broken(self, g: Valhalla) -> str:
        """VAL-CHAMP-05: tokens are on warriors only."""
        for seat, player in enumerate(g.players):
            for slot in range(MOST_SLOTS):
                if player.at(slot) == EMPTY and not tokens(g).bare(seat, slot):
                    return "VAL-CHAMP-05"
        return ""


def check_set(cards: list[Card]) -> None:
    """VAL-DATA-20: all five kinds of champions and both tactics occur; the mark is played after a battle."""
    demand_each(KINDS_OF_CHAMPIONS + TACTICS, cards, FILE, "VAL-DATA-20")
    for card in cards:
        if isinstance(card, Tactic) and card.label == "MARK" and card.timing != "after":
            raise DataError(f"timing {card.timing!r}", f"{FILE}, card {card.key!r}", "it is 'after'", "VAL-CHAMP-24")


MODULE: Final = ChampionSet(KEY, FIRST_KIND, PAGE)
