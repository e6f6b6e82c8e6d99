"""Features of a position of Valhalla for each player. Their weights are in weights.py."""

from __future__ import annotations

from typing import Final

from meadhall.bots.valhalla.battle import defence, likely, shield_worth, squad_of
from meadhall.bots.valhalla.cards import SIX, Appraisal, appraisal
from meadhall.bots.valhalla.taste import Taste
from meadhall.games.valhalla.scoring import score
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import SHIELDS_OF_A_PLAYER

FULL_DECK: Final = 90.0
FEATURES: Final = (
    "points", "might", "glory", "size", "light", "heavy", "strength", "tricks", "shields", "attack", "turn"
)  # fmt: skip
HEAVY: Final = 3.5  # a warrior who needs this many dice is heavy


def progress(g: Valhalla) -> float:
    """Return how near the end is, 0 to 1: by the deck, or by the fewest shields of a player."""
    if g.armed != 0:
        return 1.0
    deck = 1.0 - min(1.0, len(g.deck.cards) / FULL_DECK)
    fewest = min(player.shields for player in g.players)
    return max(deck, 1.0 - fewest / SHIELDS_OF_A_PLAYER)


def features(g: Valhalla, seat: int, taste: Taste) -> list[float]:
    """Return a player's features: one number for each of FEATURES."""
    book, player, squad = appraisal(g.cards), g.players[seat], squad_of(g, seat)
    hand = [0.0, 0.0, 0.0, 0.0]
    for kind in player.hand.cards:
        hand[sort_of(g, book, kind)] += 1.0
    return [
        float(score(g, seat)),
        book.might_of(squad, [], SIX),
        book.glory_of(squad, SIX),
        float(len(squad)),
        *hand,
        float(player.shields),
        best_attack(g, book, seat, taste),
        1.0 if g.active == seat else 0.0,
    ]


def sort_of(g: Valhalla, book: Appraisal, kind: int) -> int:
    """Return the kind of a card: light warrior, heavy warrior, tactic that adds strength, other."""
    if g.cards.is_warrior(kind):
        return 1 if book.prices[kind] >= HEAVY else 0
    return 2 if book.plus[kind] > 0 else 3


def best_attack(g: Valhalla, book: Appraisal, seat: int, taste: Taste) -> float:
    """Return the worth of a player's best attack, in points; 0 without one."""
    if g.players[seat].size() == 0:
        return 0.0
    others = [other for other in range(g.seats) if could_attack(g, seat, other)]
    return max((attack_worth(g, seat, book, other, taste) for other in others), default=0.0)


def could_attack(g: Valhalla, seat: int, other: int) -> bool:
    """Is there a squad to fight and a shield to win?"""
    return other != seat and g.players[other].shields > 0 and g.players[other].size() > 0


def attack_worth(g: Valhalla, seat: int, book: Appraisal, other: int, taste: Taste) -> float:
    """Return the expected gain: shield and glory by the chance to win, minus the winnings of the defender."""
    own, foes = squad_of(g, seat), squad_of(g, other)
    attack = book.might_of(own, foes, SIX) + taste.two * best_two(g, seat, book)
    chance = likely(attack - defence(g, book, other, seat, SIX, taste), taste.spread)
    gain = shield_worth(g, seat, other, taste) + book.glory_of(own, SIX)
    return chance * gain - (1.0 - chance) * taste.risk * taste.sent * book.glory_of(foes, SIX)


def best_two(g: Valhalla, seat: int, book: Appraisal) -> int:
    """Return the strength of the two best tactics in hand."""
    first = second = 0
    for kind in g.players[seat].hand.cards:
        plus = book.plus[kind]
        if plus > first:
            first, second = plus, first
        elif plus > second:
            second = plus
    return first + second
