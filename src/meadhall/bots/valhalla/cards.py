"""Estimates the worth of Valhalla's cards: prices in dice, strength against a foe, worth in hand."""

from __future__ import annotations

from typing import Final

from meadhall.core.cards import table, text
from meadhall.games.valhalla.cards.deck import CardTable, JarlCard, Need, Warrior
from meadhall.games.valhalla.tactics import Fury
from meadhall.games.valhalla.terms import DICE_OF_A_FIGHTER, EMPTY, FACE_COUNT, KINDS
from meadhall.games.valhalla.warriors import Diversity, FoeColour, OwnColour

# The dice that a requirement costs: docs/cards.md, chapter 1.
PRICES: Final = {
    "1": 1.66,
    "11": 2.96,
    "2": 3.27,
    "111": 4.09,
    "21": 4.32,
    "3": 4.70,
    "1111": 5.15,
    "211": 5.34,
    "ANY2": 1.86,
    "SAME2": 2.54,
    "SAME3": 4.04,
    "PAIRS2": 4.74,
}
DEAR: Final = 5.5
ABILITY: Final = 1.5  # estimated strength of a conditional ability
GLORY: Final = 1.5  # strength that equals a point of glory
TACTICS: Final = {"FURY2": 3.0, "FURY3": 3.0, "HEROIC3": 3.6, "HEROIC4": 3.4, "CUT_OFF": 1.5}
OTHER_CARD: Final = 2.5
POWERS: Final = {"STRENGTH": 3.0, "EXTRA_DICE": 4.0, "FREE_REROLL": 4.0, "TURN_DIE": 4.0, "FOE_DICE": 4.0}
OTHER_POWER: Final = 2.0
TIME: Final = {"ADD_WARRIOR": 4.0, "EXTRA_CARD_AFTER_ATTACK": 3.0}  # worth of powers that save an action


class Appraisal:
    """The worth of all cards of one set, by kind."""

    def __init__(self, cards: CardTable) -> None:
        self.cards = cards
        self.prices = [DEAR] * KINDS
        self.worths = [0.0] * KINDS  # of an armed warrior
        self.tricks = [OTHER_CARD] * KINDS  # of a card in hand that is no warrior
        self.plus = [0] * KINDS  # strength of a tactic
        for kind in cards.kinds:
            if cards.is_warrior(kind):
                self.appraise_warrior(cards.warrior(kind))
            elif cards.is_tactic(kind):
                self.appraise_tactic(kind)
        self.jarls = [jarl_worth(jarl) for jarl in cards.jarls]
        self.speed = [TIME.get(text(table(jarl.entry, "main"), "kind"), 0.0) for jarl in cards.jarls]

    def appraise_warrior(self, warrior: Warrior) -> None:
        kind = warrior.kind
        self.prices[kind] = price(warrior.need)
        depends = isinstance(warrior.ability, (FoeColour, OwnColour, Diversity))
        self.worths[kind] = warrior.strength + (ABILITY if depends else 0.0) + GLORY * warrior.glory

    def appraise_tactic(self, kind: int) -> None:
        tactic = self.cards.tactics[kind]
        self.tricks[kind] = TACTICS.get(tactic.label, OTHER_CARD)
        if isinstance(tactic.effect, Fury):
            self.plus[kind] = tactic.effect.plus

    def glory_of(self, squad: list[int], dice: float) -> float:
        """Return the expected glory that a squad brings to Valhalla."""
        gifts = [float(self.cards.glory(kind)) for kind in squad]
        return expected(gifts, [self.prices[kind] for kind in squad], dice)

    def worth_of(self, squad: list[int], dice: float) -> float:
        """Return the expected worth of a squad's strength and glory."""
        gifts = [self.worths[kind] for kind in squad]
        return expected(gifts, [self.prices[kind] for kind in squad], dice)

    def might_of(self, squad: list[int], foes: list[int], dice: float) -> float:
        """Return the expected strength of a squad against another one."""
        gifts = [might(self.cards, kind, squad, foes) for kind in squad]
        return expected(gifts, [self.prices[kind] for kind in squad], dice)


KNOWN: Final[list[Appraisal]] = []  # one for each card set in use


def appraisal(cards: CardTable) -> Appraisal:
    """Return the appraisal of a card set. It is computed once."""
    for known in KNOWN:
        if known.cards is cards:
            return known
    KNOWN.append(Appraisal(cards))
    if len(KNOWN) > 8:
        KNOWN.pop(0)
    return KNOWN[-1]


def price(need: Need) -> float:
    """Return how many dice it takes to arm a warrior."""
    counts = sorted((need.ways[0][face] for face in range(FACE_COUNT)), reverse=True) if need.ways else []
    marks = "".join(str(count) for count in counts if count > 0)
    return PRICES.get(marks if need.label == "FIXED" else need.label, DEAR)


def might(cards: CardTable, kind: int, squad: list[int], foes: list[int]) -> float:
    """Return a warrior's strength, with abilities that depend on this squad and those foes."""
    warrior = cards.warrior(kind)
    ability = warrior.ability
    if isinstance(ability, FoeColour):
        return warrior.strength + (3.0 if any(cards.warrior(foe).clan == ability.clan for foe in foes) else 0.0)
    if isinstance(ability, OwnColour):
        friends = sum(1 for other in squad if cards.warrior(other).clan == ability.clan)
        friends -= 1 if warrior.clan == ability.clan else 0
        return warrior.strength + (5.0 if friends >= 2 else 2.0 if friends == 1 else 0.0)
    if isinstance(ability, Diversity):
        clans = 0
        for other in squad:
            clans |= 1 << cards.warrior(other).clan
        return warrior.strength + (5.0 if clans.bit_count() >= 4 else 2.0 if clans.bit_count() == 3 else 0.0)
    return float(warrior.strength)


def expected(gifts: list[float], prices: list[float], dice: float) -> float:
    """Return the expected worth of the warriors that can be armed, the best per die first, the last one in part."""
    total = 0.0
    taken = 0
    while dice > 0.0 and taken.bit_count() < len(gifts):
        best = EMPTY
        for at in range(len(gifts)):
            if not taken >> at & 1 and (best == EMPTY or gifts[at] * prices[best] > gifts[best] * prices[at]):
                best = at
        taken |= 1 << best
        total += min(1.0, dice / prices[best]) * gifts[best]
        dice -= prices[best]
    return total


def jarl_worth(jarl: JarlCard) -> float:
    """Return the worth of a jarl when one is chosen."""
    main, other = text(table(jarl.entry, "main"), "kind"), text(table(jarl.entry, "secondary"), "kind")
    return POWERS.get(main, OTHER_POWER) + 0.5 * POWERS.get(other, OTHER_POWER)


SIX: Final = float(DICE_OF_A_FIGHTER)
