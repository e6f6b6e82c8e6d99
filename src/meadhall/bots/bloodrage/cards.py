"""Estimates the worth of Blood Rage's cards to a bot, in Glory, by card number."""

from __future__ import annotations

from typing import Final

from meadhall.bots.bloodrage.weights import DRAFT, HAND, PLAYED
from meadhall.games.bloodrage.cards.deck import Card, CardTable
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.terms import FEWEST_SEATS, NONE

UPGRADE_WORTH: Final = {"monster": 4.5, "leader": 4.0, "warrior": 3.5, "ship": 2.5, "clan": 2.0}
TEXT_WORTH: Final = {  # the additional worth of a text, when the card is held or in play
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


OURS: Final = GAME.card_table(GAME.rulebook(GAME.setup(FEWEST_SEATS)))  # the card set for which the weights were made
OF_LOKI: Final = {card.effect for card in OURS.cards if card.effect and card.name.startswith("lokis-")}
EFFECT_WORTH: Final = {card.effect: TEXT_WORTH.get(card.name, 0.0) for card in OURS.cards if card.effect}


class CardWorths:
    """The worth of the cards of one set to a bot, by card number."""

    def __init__(
        self,
        sorts: list[int],
        held: list[float],
        if_won: list[float],
        if_lost: list[float],
        drafted: list[float],
        in_hand: list[list[float]],
        in_play: list[list[float]],
        pairs: list[list[float]],
    ) -> None:
        self.sorts = sorts
        self.held = held
        self.if_won = if_won
        self.if_lost = if_lost
        self.drafted = drafted
        self.in_hand = in_hand  # by Age
        self.in_play = in_play
        self.pairs = pairs  # the additional worth of a card beside another, if it was learned


def appraised(book: CardTable) -> CardWorths:
    """Return the worths of a card set: by the printed values, or by weights for cards of the built-in set."""
    cards = book.cards
    in_hand = [held(card) for card in cards]
    return CardWorths(
        [0 if card.is_battle else 1 if card.is_quest else 2 for card in cards],
        in_hand,
        [WON.get(card.name, 0.0) + EITHER.get(card.name, 0.0) for card in cards],
        [LOST.get(card.name, 0.0) + EITHER.get(card.name, 0.0) for card in cards],
        [DRAFT[ours(card)] if ours(card) != NONE else in_hand[at] for at, card in enumerate(cards)],
        [weights(row, cards) for row in HAND],
        [weights(row, cards) for row in PLAYED],
        [],
    )


def held(card: Card) -> float:
    """Return the worth of a card in hand. A known text is worth as much as on the built-in card with this text."""
    text = TEXT_WORTH.get(card.name, EFFECT_WORTH.get(card.effect, 0.0))
    if card.is_battle:
        return 0.8 * card.strength + text
    return 0.5 * card.glory if card.is_quest else UPGRADE_WORTH.get(card.type, 0.0) + text


def ours(card: Card) -> int:
    """Return the card's number in the built-in set, or NONE."""
    return OURS.names.index(card.name) if card.name != "" and card.name in OURS.names else NONE


def weights(row: list[float], cards: list[Card]) -> list[float]:
    """Return the tuned weight of each card; 0 for cards of other sets."""
    return [row[ours(card)] if ours(card) != NONE else 0.0 for card in cards]


_WORTHS: Final[dict[str, CardWorths]] = {}


def worths(book: CardTable) -> CardWorths:
    """Return the worths of a card set. They are computed once."""
    if book.key not in _WORTHS:
        _WORTHS[book.key] = appraised(book)
    return _WORTHS[book.key]
