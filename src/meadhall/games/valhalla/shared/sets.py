"""Chapter 11, the other part. Sets of 40 cards that are shuffled into the deck.   (spec: VAL-EXP)

A module with such a set is a `DeckSet`. This chapter counts them and changes setup and draws. A way of playing with the
sets in separate decks calls `keep_apart`; then these changes do not apply.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.core.errors import DataError, SetupError, Values
from meadhall.core.module import Module, Setup, Switch
from meadhall.core.verbs import Page
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.cards.deck import Card, Tactic, Warrior, labels_of, parts_of
from meadhall.games.valhalla.options import ALLOW_MANY_SETS
from meadhall.games.valhalla.setup import SIX_PLAYERS
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Quantity

SET_CARDS: Final = 40
MOST_SETS: Final = 2
MORE_PER_SET: Final = 20  # cards discarded in step 6 for each set beyond the first
NOT_SHUFFLED_BACK: Final = 12  # two cards of each of six players, which need not be discarded in step 6 then

DECK_SETS: Final[list[str]] = []  # the keys of all sets
FIRST_KINDS: Final[dict[str, int]] = {}  # the first kind of each of them
AGAINST_BEASTS: Final[list[str]] = []  # the keys of those allowed in games against a beast (VAL-SOLO-70)
APART: Final[list[str]] = []  # the keys of modules that keep sets out of the deck


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckSet(Chapter):
    """VAL-EXP-04: an expansion of 40 cards for the deck, shuffled in before any card is discarded.

    Its kinds begin with `first`.
    """

    against_beasts: bool = False  # VAL-SOLO-70: is it allowed in a game against a beast?

    def __init__(self, key: str, first: int, page: Page | None = None) -> None:
        super().__init__(key, page)
        self.first = first
        DECK_SETS.append(key)
        FIRST_KINDS[key] = first
        if self.against_beasts:
            AGAINST_BEASTS.append(key)

    def owns(self, kind: int) -> bool:
        """Is this a card of the set?"""
        return self.first <= kind < self.first + SET_CARDS

    def load(self, book: CardSet, file: str, home: str) -> list[Card]:
        """Return the designs of its file."""
        book.load_deck(file, home, self.first, most=SET_CARDS, total=SET_CARDS)
        return [book.table.cards[kind] for kind in book.table.kinds if self.owns(kind)]


def demand_each(names: tuple[str, ...], cards: list[Card], file: str, rule: str) -> None:
    """Check that each of these abilities and tactics occurs in a set."""
    found = {part.key for card in cards if isinstance(card, Warrior) for part in parts_of(card.ability)}
    found |= {label for card in cards if isinstance(card, Tactic) for label in labels_of(card)}
    for name in names:
        if name not in found:
            raise DataError(f"no card has {name!r}", file, "each occurs in the set", rule)


def keep_apart(key: str) -> None:
    """Register a way of playing with the sets in separate decks; its module defines the changes."""
    APART.append(key)


def sets_in_deck(setup: Setup) -> int:
    """Return how many sets of 40 cards are shuffled into the deck."""
    if not setup.modules or any(key in APART for key in setup.modules):
        return 0
    return sum(1 for key in setup.modules if key in DECK_SETS)


class Sets(Module[Valhalla]):
    """The changes of one set (VAL-EXP-05, VAL-EXP-06), and of any two (VAL-AMB-010).

    With one set step 6 discards as many cards as without (VAL-EXP-08, VAL-TV-02).
    """

    def choices(self) -> list[Switch]:
        return [ALLOW_MANY_SETS]

    def check(self, setup: Setup) -> None:
        """VAL-AMB-011: three or more sets are too many for one deck, unless the players choose so."""
        count = sets_in_deck(setup)
        if count > MOST_SETS and not setup.on(ALLOW_MANY_SETS):
            right = f"at most {MOST_SETS}, or switch {ALLOW_MANY_SETS.key} on"
            what = f"{count} sets of {SET_CARDS} cards in one deck"
            wish: Values = {"count": count, "most": MOST_SETS, "option": ALLOW_MANY_SETS.key}
            raise SetupError(what, "", right, "VAL-AMB-011", "setup-sets", wish)

    def quantities(self) -> list[int]:
        return [Quantity.PHASE_B_DRAW, Quantity.ACTION4_DRAW, Quantity.STEP6_DISCARD, Quantity.SHUFFLE_BACK]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """One set changes phase B only (VAL-EXP-06); with more the other draws and step 6 change too (VAL-EXP-12)."""
        count = sets_in_deck(g.rules.setup)
        if quantity == Quantity.PHASE_B_DRAW:
            return value + draw_more(count, 1)
        if quantity == Quantity.ACTION4_DRAW:
            return value + draw_more(count, 2)
        if count < MOST_SETS:
            return value
        return value + more_discarded(count, g.seats) if quantity == Quantity.STEP6_DISCARD else 0


def draw_more(count: int, least: int) -> int:
    """VAL-EXP-05, VAL-EXP-12: draw 3 and keep 1, in phase B with at least one set, with action 4 with at least two.

    With two sets phase B stays at 3 (VAL-EXP-13, VAL-AMB-009); action 4 is the draw of phase A (VAL-DIFF-35).
    """
    return 1 if count >= least else 0


def more_discarded(count: int, seats: int) -> int:
    """VAL-EXP-09: 20 more for the second set, and for each further one (VAL-AMB-011).

    Deck and pile then have the sizes of VAL-EXP-15 and VAL-TV-03. With six players 8 (VAL-EXP-10): their 12 discarded
    cards are not shuffled back (VAL-EXP-11, VAL-DIFF-36).
    """
    more = MORE_PER_SET * (count - 1)
    return more - NOT_SHUFFLED_BACK if seats == SIX_PLAYERS else more
