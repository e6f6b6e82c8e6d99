"""Expansion: King of the Hill. The wearer of the crown gains glory until beaten.   (spec: VAL-KING)

There is one crown for two to five players, two for six. It goes to the winner of a battle. Its wearer gains more glory
with every turn, and a player who attacks the wearer gets more dice. The other rules are unchanged (VAL-KING-19).
"""

from __future__ import annotations

from typing import Final, TypedDict

from meadhall.core.events import Happening
from meadhall.core.module import Part, Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.expansions.king.cards import BonusCard, Level, read_cards
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, Courses, Lane, Quantity

CROWNED: Final = Happening("king-crowned")
DETHRONED: Final = Happening("king-dethroned")
REIGNS: Final = Happening("king-reigns", "number")

LAST_GLORY: Final = 1


class LevelView(TypedDict):
    """The glory and dice of a level."""

    glory: int
    dice: int


class CrownView(TypedDict):
    """A king and the level reached."""

    card: str
    king: int | None
    level: int
    levels: list[LevelView]


class KingView(TypedDict):
    """All crowns."""

    crowns: list[CrownView]


class Crowns(Part):
    """VAL-KING-01: king cards and bonus cards, in the middle or with their kings, public."""

    def __init__(self, cards: list[BonusCard], kings: list[int], levels: list[int], seats: int) -> None:
        self.cards = cards  # by crown
        self.kings = kings  # by crown; EMPTY while it is in the middle
        self.levels = levels  # by crown, counted from 0
        self.seats = seats

    def copy(self) -> Crowns:
        return Crowns(self.cards, self.kings[:], self.levels[:], self.seats)

    def show(self, seat: int) -> KingView:
        return {"crowns": [self.show_crown(crown) for crown in range(len(self.kings))]}

    def show_crown(self, crown: int) -> CrownView:
        king, card = self.kings[crown], self.cards[crown]
        return {
            "card": card.key,
            "king": None if king == EMPTY else king,
            "level": self.levels[crown] + 1,
            "levels": [{"glory": level.glory, "dice": level.dice} for level in card.levels],
        }

    def observe(self, seat: int, out: list[int]) -> None:
        for king, level in zip(self.kings, self.levels, strict=True):
            out.append(0 if king == EMPTY else (king - seat) % self.seats + 1)
            out.append(level)

    def crown_of(self, seat: int) -> int:
        """Return the crown that a player wears, or EMPTY."""
        return self.kings.index(seat) if seat in self.kings else EMPTY

    def level(self, crown: int) -> Level:
        """Return the current level of a crown."""
        return self.cards[crown].levels[self.levels[crown]]

    def give(self, crown: int, seat: int) -> None:
        """VAL-KING-05: a new king begins at the first level; EMPTY is the middle."""
        self.kings[crown] = seat
        self.levels[crown] = 0


def crowns(g: Valhalla) -> Crowns:
    """Return this module's part."""
    part = g.part_of(MODULE)
    assert isinstance(part, Crowns)
    return part


# -- the king's turn


class Reign(Step[Valhalla]):
    """VAL-KING-06: at the start of the king's turn, also in the final round (VAL-AMB-101).

    Nothing happens without a warrior in squad (VAL-KING-07); a monster counts as one (VAL-AMB-102).
    """

    def run(self, g: Valhalla) -> None:
        crown = crowns(g).crown_of(g.active)
        if crown != EMPTY and g.squad_size(g.active) > 0:
            reign(g, crown)


def reign(g: Valhalla, crown: int) -> None:
    """VAL-KING-08: gain the glory of the level, then move to the next level (VAL-TV-31), if there is one (VAL-AMB-099).

    The glory is paid from the discard pile (VAL-KING-09).
    """
    part = crowns(g)
    glory = part.level(crown).glory
    part.levels[crown] = min(part.levels[crown] + 1, len(part.cards[crown].levels) - 1)
    g.tell(REIGNS, g.active, [glory])
    g.call(BonusGlory(g.active, glory))


# -- battles


class PassTheCrown(Step[Valhalla]):
    """VAL-TL-28: a battle with a winner may give a crown to another player (VAL-AMB-100)."""

    def run(self, g: Valhalla) -> None:
        part, battle = crowns(g), g.battle()
        won, lost = part.crown_of(battle.winner), part.crown_of(battle.loser())
        if lost != EMPTY:
            beaten(g, lost, EMPTY if won != EMPTY else battle.winner)
        elif won == EMPTY and EMPTY in part.kings:
            crown(g, part.kings.index(EMPTY), battle.winner)


def beaten(g: Valhalla, which: int, heir: int) -> None:
    """VAL-KING-04, VAL-KING-16: the player who beats a king, attacking or defending, takes the king's cards.

    If that player is the other king, they go back to the middle (VAL-KING-17, VAL-DIFF-47).
    """
    g.tell(DETHRONED, g.battle().loser(), [])
    crowns(g).give(which, EMPTY)
    if heir != EMPTY:
        crown(g, which, heir)


def crown(g: Valhalla, which: int, seat: int) -> None:
    """VAL-KING-03, VAL-KING-14: the first winner of the game becomes king.

    Later a crown in the middle goes to the winner of the next battle without a king (VAL-KING-15, VAL-KING-18): if a
    king takes part, it stays there (VAL-AMB-103).
    """
    crowns(g).give(which, seat)
    g.tell(CROWNED, seat, [])


# -- the end


class LastGlory(Step[Valhalla]):
    """VAL-KING-12: each king gets one more glory when the game ends (VAL-DIFF-48, VAL-TL-52)."""

    def __init__(self, place: int, rule: str, crown: int) -> None:
        super().__init__(place, rule)
        self.crown = crown

    def run(self, g: Valhalla) -> None:
        king = crowns(g).kings[self.crown]
        if king != EMPTY:
            g.call(BonusGlory(king, LAST_GLORY))


class KingOfTheHill(Chapter):
    """The module: its cards, and its steps in turn and battle."""

    def cards(self, book: CardSet) -> None:
        """VAL-COMP-22: cards for other numbers of players stay in the box."""
        book.table.beside[self.key] = read_cards(book)

    def part(self, g: Valhalla) -> Part | None:
        """VAL-KING-01, VAL-KING-13: the cards for the number of players; for six these are two."""
        box = [card for card in g.cards.beside[self.key] if isinstance(card, BonusCard)]
        cards = [card for card in box if card.players == g.seats]
        return Crowns(cards, [EMPTY] * len(cards), [0] * len(cards), g.seats)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        match course:
            case Courses.TURN:
                return [Reign(405, "VAL-KING-06")]
            case Courses.BATTLE:
                return [PassTheCrown(280, "VAL-TL-28", Lane.FOUGHT)]
            case Courses.ENDING:
                count = 2 if setup.seats == 6 else 1
                return [LastGlory(523 + crown, "VAL-KING-12", crown) for crown in range(count)]
            case _:
                return []

    def quantities(self) -> list[int]:
        return [Quantity.EXTRA_DICE]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-KING-10: grey dice for a player who attacks a king, none at the first level (VAL-KING-11).

        The bonus card gives the number (VAL-DIFF-46); the king gets none.
        """
        battle = g.battle()
        which = EMPTY if battle.ragnarok else crowns(g).crown_of(battle.defender.seat)
        if seat != battle.attacker.seat or which == EMPTY:
            return value
        return value + crowns(g).level(which).dice

    def broken(self, g: Valhalla) -> str:
        """VAL-KING-17: no player wears two crowns."""
        kings = [king for king in crowns(g).kings if king != EMPTY]
        return "" if len(kings) == len(set(kings)) else "VAL-KING-17"


MODULE: Final = KingOfTheHill("king")
