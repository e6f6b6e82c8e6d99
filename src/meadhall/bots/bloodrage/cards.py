"""What the cards of Blood Rage are worth to a bot, in Glory, by their numbers."""

from __future__ import annotations

from typing import Final

from meadhall.bots.bloodrage.weights import DRAFT
from meadhall.games.bloodrage.deck import CARDS, Card

UPGRADE_WORTH: Final = {"monster": 4.5, "leader": 4.0, "warrior": 3.5, "ship": 2.5, "clan": 2.0}
TEXT_WORTH: Final = {  # what a text adds when the card is held or in play
    "friggas-grace": 1.5,
    "heimdalls-sight": 2.5,
    "lokis-trickery": 1.0,
    "odins-smite": 1.0,
    "thors-hammer": 2.0,
    "heimdalls-eye": 1.5,
    "heimdalls-watch-2": 2.5,
    "heimdalls-watch-3": 2.5,
    "lokis-backstab": 1.5,
    "thors-oath": 2.0,
    "heimdalls-gaze": 1.5,
    "lokis-poison": 1.0,
    "odins-judgement": 1.5,
    "thors-ascension": 3.0,
    "thors-primacy": 1.5,
    "friggas-succor": 2.0,
    "lokis-domain": 1.0,
    "thors-domain": 1.0,
    "odins-throne": 1.5,
    "thors-conquest": 5.0,
    "lokis-wrath": 1.5,
    "lord-of-axes": 2.0,
    "lord-of-spears": 2.0,
    "fire-giant": 1.5,
    "frost-giant": 1.0,
    "sea-serpent": -1.0,
}
WON: Final = {"thors-hammer": 3.0, "thors-oath": 3.0, "thors-ascension": 4.0, "friggas-grace": 2.0}
LOST: Final = {"lokis-trickery": 2.0, "lokis-backstab": 3.0, "lokis-poison": 2.0}
EITHER: Final = {"odins-judgement": 4.0, "heimdalls-watch-2": 3.0, "heimdalls-watch-3": 4.0}


def _held(card: Card) -> float:
    """A card in hand."""
    text = TEXT_WORTH.get(card.name, 0.0)
    if card.is_battle:
        return 0.8 * card.strength + text
    return 0.5 * card.glory if card.is_quest else UPGRADE_WORTH[card.type] + text


SORTS: Final = [0 if card.is_battle else 1 if card.is_quest else 2 for card in CARDS]
DRAFTED: Final[list[float]] = DRAFT
HELD: Final = [_held(card) for card in CARDS]
IF_WON: Final = [WON.get(card.name, 0.0) + EITHER.get(card.name, 0.0) for card in CARDS]
IF_LOST: Final = [LOST.get(card.name, 0.0) + EITHER.get(card.name, 0.0) for card in CARDS]
