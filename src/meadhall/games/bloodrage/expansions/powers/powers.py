"""Variant: Powers. Every clan begins with a power of its own choice.   (spec: BR-VAR-03…05, BR-VAR-10…14)"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from meadhall.core.module import Setup
from meadhall.core.procedure import Procedure, Step
from meadhall.games.bloodrage.cardset import CardSet, Chapter
from meadhall.games.bloodrage.deck import SLOTS_OF
from meadhall.games.bloodrage.effect import pay_for, upgrade_cards
from meadhall.games.bloodrage.expansions.powers.texts import POWERS, PowerText
from meadhall.games.bloodrage.happenings import UPGRADED
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    BASE_CARDS,
    CARD_IDS,
    EXPANSION_IDS,
    VERBS,
    Courses,
    Moment,
    Quantity,
)

HOME: Final = Path(__file__).parent
POWER_FILE: Final = "powers.toml"
POWER_COUNT: Final = 5
POWER_SLOT: Final = SLOTS_OF["clan"][0]

PAGE: Final = VERBS.page("powers", EXPANSION_IDS, CARD_IDS)
BEGIN_WITH: Final = PAGE.verb("begin-with", CARD_IDS, "BR-VAR-04", "card")


class LayPowers(Step[BloodRage]):
    """BR-VAR-03: one power more than there are clans lies open, by lot."""

    def run(self, g: BloodRage) -> None:
        powers = list(range(BASE_CARDS, BASE_CARDS + POWER_COUNT))
        g.chance.shuffle(powers)
        g.call(Choosing(sorted(powers[: g.seats + 1])))


class Choosing(Procedure[BloodRage]):
    """BR-VAR-04: the last player chooses first; the power lies on the clan sheet from the start."""

    prompt: ClassVar[str] = "begin-with"
    rule: ClassVar[str] = "BR-VAR-04"

    def __init__(self, powers: list[int], made: int = 0) -> None:
        self.powers = powers  # that lie open still
        self.made = made

    def copy(self) -> Choosing:
        return Choosing(self.powers[:], self.made)

    def run(self, g: BloodRage) -> None:
        if self.made == g.seats:
            g.done()
        else:
            self.made += 1
            g.ask((g.first - self.made) % g.seats)

    def options(self, g: BloodRage, seat: int, out: list[int]) -> None:
        out.extend([BEGIN_WITH.of(card) for card in self.powers])

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        card = BEGIN_WITH.arg(action)
        self.powers.remove(card)
        g.extra = [*g.extra, card]
        g.clans[seat].slots[POWER_SLOT] = card
        g.tell(UPGRADED, seat, [card, POWER_SLOT])


class Powers(Chapter):
    """A power is an upgrade like any other, and is replaced like any other (BR-VAR-05)."""

    def makers(self, book: CardSet) -> None:
        book.upgrades.update(POWERS)

    def cards(self, book: CardSet) -> None:
        book.load(POWER_FILE, HOME, BASE_CARDS, POWER_COUNT)

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [LayPowers(70, "BR-VAR-03")] if course == Courses.SETUP else []

    def quantities(self) -> list[int]:
        return [Quantity.INVADE_COST, Quantity.RAGE, Quantity.UPGRADE_COST, Quantity.QUEST_GLORY]

    def reckon(self, g: BloodRage, quantity: int, seat: int, value: int, about: int) -> int:
        for card in upgrade_cards(g, seat):
            text = g.cards[card].upgrade_text
            if isinstance(text, PowerText) and text.quantity == quantity:
                value = text.changed(g, value, about)
        return value

    def reactions(self) -> list[int]:
        return [Moment.PILLAGED]

    def happened(self, g: BloodRage, moment: int, seat: int, about: int) -> None:
        """BR-VAR-13: tribute for a successful pillage."""
        for card in upgrade_cards(g, seat):
            text = g.cards[card].upgrade_text
            if isinstance(text, PowerText):
                pay_for(g, seat, card, text.tribute)


MODULE: Final = Powers("powers", PAGE)
