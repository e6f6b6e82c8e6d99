"""Builds a table with clans as entered by hand. (not compiled)"""

from __future__ import annotations

from meadhall.core.chance import seeded
from meadhall.core.errors import FieldError
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.setup import GatherClans, LayTokens
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, FIGURE_NAMES, FIRST_MONSTER, NONE, PROVINCES, Phase


def empty_table(seats: int, age: int) -> BloodRage:
    """Return a table in the Action phase of an Age, with all provinces, empty hands and full decks."""
    g = GAME.begin(GAME.rulebook(GAME.setup(seats)), seeded("companion"))
    assert isinstance(g, BloodRage)
    g.stack = []
    g.age, g.phase, g.active = age, Phase.ACTION, 0
    GatherClans(0, "").run(g)
    LayTokens(0, "").run(g)
    g.doomed = list(range(1, AGES + 1))
    g.live_province = [True] * PROVINCES
    for deck, cards in zip(g.decks, g.book.decks[seats], strict=True):
        deck.cards = cards[:]
    g.log = []
    return g


def card_number(g: BloodRage, name: str, field: str) -> int:
    """Return the number of the card with this name."""
    if name not in g.book.names or name == "":
        raise FieldError(field, f"no card is named {name!r}", "pick one of the list", why="enter-card")
    return g.book.names.index(name)


def take(g: BloodRage, name: str, field: str) -> int:
    """Take a card out of its deck. Refused if this number of players does not use it, or has no further copy."""
    card = card_number(g, name, field)
    deck = g.decks[g.cards[card].age - 1].cards
    if card not in deck:
        right = "as many as the deck of this many players has"
        raise FieldError(field, f"{name!r} once more than there is", right, "BR-SETUP-18", "enter-copies")
    deck.remove(card)
    return card


def lay_upgrades(g: BloodRage, seat: int, names: list[str], field: str) -> None:
    """Put upgrades into play, each in a free slot of its type (BR-UPGRADE-01)."""
    slots = g.clans[seat].slots
    for at, name in enumerate(names):
        where = f"{field}.{at}"
        card = take(g, name, where)
        free = [slot for slot in g.cards[card].slots if slots[slot] == NONE]
        if not free:
            raise FieldError(where, f"no slot is free for {name!r}", "take one off", "BR-UPGRADE-03", "enter-slot")
        slots[free[0]] = card


def monster(name: str, field: str) -> int:
    """Return the figure of a Monster."""
    if name not in FIGURE_NAMES[FIRST_MONSTER:]:
        raise FieldError(field, f"no Monster is named {name!r}", "pick one of the list", why="enter-card")
    return FIGURE_NAMES.index(name)
