"""House rule: By Hand. The players carry out cards whose text fits no kind.   (spec: VAL-HAND)

A card set needs this module if any card has the kind BY_HAND. Such a card gives the most that its text can do. When it
takes effect, its owner says what it does now, and the others agree or refuse. Programs cannot read texts: as owners
they claim nothing, and as voters they agree.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, Field, names, number, read_toml, text
from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.cards.deck import Ability, Card, EachOf, Effect, Power, Tactic, Warrior, parts_of
from meadhall.games.valhalla.expansions.by_hand.saying import GIFTS, KEY, MOST, PAGE, Say, possible
from meadhall.games.valhalla.jarls.chapter import BEFORE, IN_LOOPS
from meadhall.games.valhalla.shared.sets import AGAINST_BEASTS
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Moment, Quantity

BY_HAND: Final = "BY_HAND"  # the name in card files
WHEN: Final = {
    "battle": IN_LOOPS,
    "before": BEFORE,
    "after": 1 << Moment.AFTER_BATTLE_JARL,
    "turn": 1 << Moment.BEFORE_PHASE_B,
}
LIMITS: Final = [Field(gift, "number", needed=False, least=1, most=MOST[at]) for at, gift in enumerate(GIFTS)]
MOMENT: Final = Field("when", "text", needed=False, choices=tuple(WHEN))


class HandAbility(Ability):
    """VAL-HAND-01: a warrior's text; its owner is asked when he is activated."""

    def __init__(self, most: list[int]) -> None:
        self.most = most

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        g.fighter(seat).applied |= 1 << slot
        g.call(Say(seat, "card", g.kind_at(seat, slot), self.most))


class HandEffect(Effect):
    """VAL-HAND-01: a tactic's text; its owner is asked when it is played."""

    def __init__(self, most: list[int]) -> None:
        self.most = most

    def play(self, g: Valhalla, seat: int) -> None:
        g.call(Say(seat, "card", g.fighter(seat).tactics[-1], self.most))


class HandPower(Power):
    """VAL-HAND-01: a jarl's text; its owner is asked on using it, at the moment that it names."""

    def __init__(self, most: list[int], moments: int) -> None:
        self.most = most
        self.moments = moments

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return any(most > 0 and possible(g, seat, gift) > 0 for gift, most in enumerate(self.most))

    def use(self, g: Valhalla, seat: int) -> None:
        g.call(Say(seat, "jarl", g.players[seat].jarl, self.most))


def limits(entry: Entry) -> list[int]:
    """VAL-HAND-02: the most that a text can do."""
    return [number(entry, gift) for gift in GIFTS]


class ByHand(Chapter):
    """VAL-HAND-06: strength that was agreed on is part of the battle strength."""

    def called_for(self, files: list[Path]) -> bool:
        """Does a card of this set name the kind?"""
        return any(names(read_toml(file), BY_HAND) for file in files)

    def makers(self, book: CardSet) -> None:
        """Add a maker for warriors, tactics and jarls under one name. Only a jarl's text names its moment."""
        book.parameters[BY_HAND] = LIMITS
        book.some_of[BY_HAND] = GIFTS
        book.of_jarls[BY_HAND] = [MOMENT]
        book.combining.add(BY_HAND)
        book.abilities[BY_HAND] = lambda entry: HandAbility(limits(entry))
        book.effects[BY_HAND] = lambda entry: HandEffect(limits(entry))
        book.powers[BY_HAND] = lambda entry: HandPower(limits(entry), WHEN[text(entry, "when", "battle")])

    def cards(self, book: CardSet) -> None:
        """VAL-HAND-04: a text by hand must be readable, because the others agree to it."""
        keys = [f"card-{card.key}" for card in book.table.cards if is_by_hand(card)]
        powers = [(jarl.key, power) for jarl in book.table.jarls for power in (jarl.main, jarl.secondary)]
        keys += [f"jarl-{key}" for key, power in powers if isinstance(power, HandPower)]
        for key in keys:
            if f"{key}-text" not in book.table.words:
                raise DataError(f"{key}: {BY_HAND} without a text", right='add text = "what is printed on the card"')

    def quantities(self) -> list[int]:
        return [Quantity.STRENGTH]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value + g.fighter(seat).said


def is_by_hand(card: Card) -> bool:
    """Must people carry out a text of this card?"""
    if isinstance(card, Warrior):
        return any(isinstance(part, HandAbility) for part in parts_of(card.ability))
    effect = card.effect if isinstance(card, Tactic) else None
    parts = effect.parts if isinstance(effect, EachOf) else [effect]
    return any(isinstance(part, HandEffect) for part in parts)


AGAINST_BEASTS.append(KEY)  # face-up cards by hand also fit a game against a beast (VAL-HAND-01)
MODULE: Final = ByHand(KEY, PAGE)
