"""Who will win a game of Valhalla? A chance for every seat, from what a position shows."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.bots.valhalla_battle import squad_of
from meadhall.bots.valhalla_cards import SIX, appraisal
from meadhall.games.valhalla.scoring import score
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import SHIELDS_OF_A_PLAYER

FULL_DECK: Final = 90.0
SIGNS: Final = ("points", "might", "glory", "warriors", "tactics", "shields", "turn")
EARLY: Final = [0.15, 0.08, 0.05, 0.05, 0.05, 0.05, 0.1]
LATE: Final = [0.35, 0.05, 0.35, 0.02, 0.02, 0.05, 0.1]


def judge(g: Valhalla) -> list[float]:
    """Chances that add up to 1."""
    late = progress(g)
    weights = [early + late * (last - early) for early, last in zip(EARLY, LATE, strict=True)]
    hopes = [hope(signs(g, seat), weights) for seat in range(g.seats)]
    best = max(hopes)
    shares = [exp(mine - best) for mine in hopes]
    total = sum(share for share in shares)
    return [share / total for share in shares]


def hope(found: list[float], weights: list[float]) -> float:
    return sum(sign * weight for sign, weight in zip(found, weights, strict=True))


def progress(g: Valhalla) -> float:
    """How near the end is, 0 to 1: by the deck, or by the shields of the one who has fewest."""
    if g.armed != 0:
        return 1.0
    deck = 1.0 - min(1.0, len(g.deck.cards) / FULL_DECK)
    fewest = min(player.shields for player in g.players)
    return max(deck, 1.0 - fewest / SHIELDS_OF_A_PLAYER)


def signs(g: Valhalla, seat: int) -> list[float]:
    """What speaks for a player: one number for each of SIGNS."""
    book, player, squad = appraisal(g.cards), g.players[seat], squad_of(g, seat)
    warriors = tactics = 0.0
    for kind in player.hand.cards:
        if g.cards.is_warrior(kind):
            warriors += book.in_hand[kind]
        else:
            tactics += book.in_hand[kind]
    return [
        float(score(g, seat)),
        book.might_of(squad, [], SIX),
        book.glory_of(squad, SIX),
        warriors,
        tactics,
        float(player.shields),
        1.0 if g.active == seat else 0.0,
    ]
