"""Features of the large choices of Valhalla: the action of a turn and the card to keep.

Only learned tastes have weights for them. Rivals' hands are counted but never read.
"""

from __future__ import annotations

from typing import Final

from meadhall.bots.valhalla.battle import likely, squad_of
from meadhall.bots.valhalla.cards import SIX, Appraisal
from meadhall.bots.valhalla.features import could_attack, progress
from meadhall.bots.valhalla.taste import Taste
from meadhall.games.valhalla.scoring import score
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.turn import ADD, ADD_TWO, ATTACK, DRAW

TENTH: Final = 0.1
FIFTH: Final = 0.2
TABLE: Final = 13  # features of the whole table
VERBS: Final = 4  # verbs that have separate weights for them
OF_ATTACK: Final = VERBS * TABLE
ATTACKS: Final = 6
OF_ADDING: Final = OF_ATTACK + ATTACKS
ADDINGS: Final = 4
OWN: Final = OF_ADDING + ADDINGS  # index of the worth before these features
TURN_SIGNS: Final = OWN + 1
KEEP_SIGNS: Final = 8
ROOMY: Final = 4  # warriors in a full squad


class Turn:
    """The features of one seat's turn."""

    def __init__(self, g: Valhalla, seat: int, book: Appraisal, taste: Taste) -> None:
        self.g = g
        self.seat = seat
        self.book = book
        self.taste = taste
        self.squad = squad_of(g, seat)
        self.table = self.at_the_table()

    def at_the_table(self) -> list[float]:
        """Return the features that do not depend on the answer."""
        g, me = self.g, self.g.players[self.seat]
        others = [other for other in range(g.seats) if other != self.seat]
        best = max([score(g, other) for other in others])
        return [
            1.0,
            progress(g),
            TENTH * (score(g, self.seat) - best),
            float(len(self.squad)),
            float(len(me.hand.cards)),
            float(sum(1 for kind in me.hand.cards if self.book.plus[kind] > 0)),
            float(me.shields),
            *self.of_rivals(others),
            TENTH * self.book.might_of(self.squad, [], SIX),
            1.0 if g.armed != 0 else 0.0,
        ]

    def of_rivals(self, others: list[int]) -> list[float]:
        """Return features of the rivals: warriors, cards, fewest shields, and threats."""
        g, size = self.g, 1.0 / len(others)
        return [
            size * sum(g.players[other].size() for other in others),
            size * sum(len(g.players[other].hand.cards) for other in others),
            float(min([g.players[other].shields for other in others])),
            max([self.threat(other) for other in others]),
        ]

    def threat(self, other: int) -> float:
        """Return the chance that a rival's attack on this seat would win, without tactics."""
        if not could_attack(self.g, other, self.seat):
            return 0.0
        theirs = self.book.might_of(squad_of(self.g, other), self.squad, SIX)
        ours = self.book.might_of(self.squad, squad_of(self.g, other), SIX)
        return likely(theirs - self.taste.holds * ours, self.taste.spread)

    def more(self, action: int, worth: float) -> float:
        """Return the additional worth of an answer in this situation."""
        signs, weights = self.signs(action, worth), self.taste.turns
        total = 0.0
        for at in range(len(signs)):
            total += weights[at] * signs[at]
        return total

    def signs(self, action: int, worth: float) -> list[float]:
        """Return one feature for each weight; zeros for an answer with another verb."""
        out = [0.0] * TURN_SIGNS
        verb = verb_of(action)
        if verb < 0:
            return out
        for at in range(TABLE):
            out[verb * TABLE + at] = self.table[at]
        if verb == 0:
            self.attack_signs((self.seat + ATTACK.arg(action)) % self.g.seats, out)
        elif verb < VERBS - 1:
            self.adding_signs(ADD.arg(action) if verb == 1 else ADD_TWO.arg(action), out)
        out[OWN] = worth
        return out

    def attack_signs(self, other: int, out: list[float]) -> None:
        g, book, foes = self.g, self.book, squad_of(self.g, other)
        lead = book.might_of(self.squad, foes, SIX) - self.taste.holds * book.might_of(foes, self.squad, SIX)
        out[OF_ATTACK] = likely(lead, self.taste.spread)
        out[OF_ATTACK + 1] = FIFTH * book.glory_of(self.squad, SIX)
        out[OF_ATTACK + 2] = FIFTH * book.glory_of(foes, SIX)
        out[OF_ATTACK + 3] = float(len(g.players[other].hand.cards))
        out[OF_ATTACK + 4] = 1.0 if g.players[other].shields == 1 else 0.0
        out[OF_ATTACK + 5] = TENTH * (score(g, other) - score(g, self.seat))

    def adding_signs(self, kind: int, out: list[float]) -> None:
        book = self.book
        out[OF_ADDING] = book.prices[kind]
        out[OF_ADDING + 1] = float(self.g.cards.glory(kind))
        more = book.worth_of([*self.squad, kind], SIX) - book.worth_of(self.squad, SIX)
        out[OF_ADDING + 2] = FIFTH * more
        out[OF_ADDING + 3] = 1.0 if len(self.squad) + 1 >= ROOMY else 0.0


def verb_of(action: int) -> int:
    """Return the index of the verb among the four, or -1."""
    if ATTACK.has(action):
        return 0
    if ADD.has(action):
        return 1
    if ADD_TWO.has(action):
        return 2
    return 3 if DRAW.has(action) else -1


def eager(g: Valhalla, seat: int, other: int, taste: Taste) -> float:
    """Return the worth of attacking at all, which learned tastes vary with the situation."""
    if taste.hurry == 0.0 and taste.ahead == 0.0 and taste.last == 0.0:
        return taste.attack
    best = max([score(g, rival) for rival in range(g.seats) if rival != seat])
    last = taste.last if g.players[other].shields == 1 else 0.0
    return taste.attack + taste.hurry * progress(g) + taste.ahead * (score(g, seat) - best) + last


def keeping(g: Valhalla, seat: int, book: Appraisal, kind: int, worth: float, taste: Taste) -> float:
    """Return the additional worth of a card to keep in this situation."""
    signs, total = keep_signs(g, seat, book, kind, worth), 0.0
    for place in range(KEEP_SIGNS):
        total += taste.keeping[place] * signs[place]
    return total


def keep_signs(g: Valhalla, seat: int, book: Appraisal, kind: int, worth: float) -> list[float]:
    """Return the features for keeping a card: the situation, and the card's worth before."""
    hand, squad = g.players[seat].hand.cards, squad_of(g, seat)
    far, warriors = progress(g), sum(1 for card in hand if g.cards.is_warrior(card))
    if not g.cards.is_warrior(kind):
        return [0.0, 0.0, 0.0, 0.0, far, float(len(hand) - warriors), TENTH * len(squad), worth]
    dice = TENTH * sum(book.prices[other] for other in squad) * book.prices[kind]
    return [float(len(squad)), float(warriors), far, g.cards.glory(kind) * far, 0.0, 0.0, dice, worth]
