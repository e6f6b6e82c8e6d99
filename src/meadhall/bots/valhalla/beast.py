"""Evaluates games of Valhalla against a beast: all seats win or lose together, so their chances are equal."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.bots.valhalla.battle import squad_of
from meadhall.bots.valhalla.cards import SIX, Appraisal, appraisal
from meadhall.games.valhalla.beasts.lair import Lair, total_glory
from meadhall.games.valhalla.table import Valhalla

CARDS_A_FIGHT: Final = 8.0  # cards of the deck that a fight takes, for each card of the beast
PER_CARD: Final = 1.2  # weight of a beaten card
PER_LEAD: Final = 0.12  # weight of a point of strength over the beast
PER_SHIELD: Final = 0.6
PER_DRAW: Final = 0.04  # weight of a card of the deck beyond the needed ones
TACTICS: Final = 0.7  # factor of the strength of tactics in hand


def lair_of(g: Valhalla) -> Lair | None:
    """Return the beast's stack, or None in a game without a beast."""
    for part in g.parts:
        if isinstance(part, Lair):
            return part
    return None


def attack(g: Valhalla, book: Appraisal, seat: int) -> float:
    """Return the strength a player may bring against the beast: squad, tactics, and the glory of all players."""
    tactics = sum(book.plus[kind] for kind in g.players[seat].hand.cards)
    return book.might_of(squad_of(g, seat), [], SIX) + TACTICS * tactics + total_glory(g)


def attack_worth(g: Valhalla, book: Appraisal, seat: int) -> float:
    """Return the worth of an attack. The beast's strength is public; waiting costs little and losing costs much."""
    lair = lair_of(g)
    if lair is None or not lair.begun:
        return 0.0
    return 6.0 / (1.0 + exp((lair.strength() - attack(g, book, seat)) / 2.0)) - 2.5


def values(g: Valhalla, lair: Lair) -> list[float]:
    """Return every seat's chance to win, divided among the seats as the victory is."""
    if not lair.begun or not lair.stands():
        return [0.5 / g.seats] * g.seats
    book = appraisal(g.cards)
    left = len(lair.stack) - lair.at
    lead = max(attack(g, book, seat) for seat in range(g.seats)) - lair.strength()
    logit = PER_CARD * (lair.at - 0.5 * len(lair.stack)) + PER_LEAD * lead
    logit += PER_DRAW * (len(g.deck.cards) - CARDS_A_FIGHT * left)
    logit += PER_SHIELD * (min(player.shields for player in g.players) - 2)
    return [1.0 / (1.0 + exp(-logit)) / g.seats] * g.seats
