"""Valhalla against a beast: all seats win or lose together, so they have the same chance."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.bots.valhalla.battle import squad_of
from meadhall.bots.valhalla.cards import SIX, Appraisal, appraisal
from meadhall.games.valhalla.beasts.lair import Lair, total_glory
from meadhall.games.valhalla.table import Valhalla

CARDS_A_FIGHT: Final = 8.0  # of the deck, for each card of the beast
PER_CARD: Final = 1.2  # how much a beaten card speaks for winning
PER_LEAD: Final = 0.12  # a point of strength over the beast
PER_SHIELD: Final = 0.6
PER_DRAW: Final = 0.04  # a card of the deck more than needed
TACTICS: Final = 0.7  # of their strength that is at hand when needed


def lair_of(g: Valhalla) -> Lair | None:
    """The beast's stack, in a game against one."""
    for part in g.parts:
        if isinstance(part, Lair):
            return part
    return None


def attack(g: Valhalla, book: Appraisal, seat: int) -> float:
    """The strength a player may bring against the beast: squad, tactics, and the glory of all."""
    tactics = sum(book.plus[kind] for kind in g.players[seat].hand.cards)
    return book.might_of(squad_of(g, seat), [], SIX) + TACTICS * tactics + total_glory(g)


def attack_worth(g: Valhalla, book: Appraisal, seat: int) -> float:
    """The beast's strength is public; waiting costs little, losing costs much."""
    lair = lair_of(g)
    if lair is None or not lair.begun:
        return 0.0
    return 6.0 / (1.0 + exp((lair.strength() - attack(g, book, seat)) / 2.0)) - 2.5


def values(g: Valhalla, lair: Lair) -> list[float]:
    """The chance that all win, divided among the seats as victory is counted."""
    if not lair.begun or not lair.stands():
        return [0.5 / g.seats] * g.seats
    book = appraisal(g.cards)
    left = len(lair.stack) - lair.at
    lead = max(attack(g, book, seat) for seat in range(g.seats)) - lair.strength()
    logit = PER_CARD * (lair.at - 0.5 * len(lair.stack)) + PER_LEAD * lead
    logit += PER_DRAW * (len(g.deck.cards) - CARDS_A_FIGHT * left)
    logit += PER_SHIELD * (min(player.shields for player in g.players) - 2)
    return [1.0 / (1.0 + exp(-logit)) / g.seats] * g.seats
