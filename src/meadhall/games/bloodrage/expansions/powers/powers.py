"""Variant: Powers. Every clan begins with a power of its player's choice.   (spec: BR-VAR-03…05, BR-VAR-10…14)"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import Part, Setup
from meadhall.core.procedure import Procedure, Step
from meadhall.games.bloodrage.cards.cardset import CardSet, Chapter
from meadhall.games.bloodrage.cards.deck import SLOTS_OF
from meadhall.games.bloodrage.effect import pay_for, upgrade_cards
from meadhall.games.bloodrage.expansions.powers.texts import POWERS, PowerText
from meadhall.games.bloodrage.happenings import UPGRADED
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import CARD_IDS, IDS, VERBS, Courses, Moment, Quantity

HOME: Final = Path(__file__).parent
POWER_FILE: Final = "powers.toml"
POWER_COUNT: Final = 5
FIRST_POWER: Final = IDS.cards("powers", POWER_COUNT)
POWER_SLOT: Final = SLOTS_OF["clan"][0]

PAGE: Final = VERBS.page("powers")
BEGIN_WITH: Final = PAGE.verb("begin-with", CARD_IDS, "BR-VAR-04", "card")


class OpenPowers(Part):
    """The powers that are face up before the first Age."""

    def __init__(self, names: list[str], powers: list[int]) -> None:
        self.names = names  # names of all cards
        self.powers = powers

    def copy(self) -> OpenPowers:
        return OpenPowers(self.names, self.powers[:])

    def show(self, seat: int) -> dict[str, object]:
        return {"powers": [self.names[card] for card in self.powers]}


class LayPowers(Step[BloodRage]):
    """BR-VAR-03: random powers are laid face up, one more than there are clans."""

    def run(self, g: BloodRage) -> None:
        powers = list(range(FIRST_POWER, FIRST_POWER + POWER_COUNT))
        g.chance.shuffle(powers)
        open_powers(g).powers = sorted(powers[: g.seats + 1])
        g.call(Choosing())


class Choosing(Procedure[BloodRage]):
    """BR-VAR-04: the last player chooses first; the power is on the clan sheet from the start."""

    prompt: ClassVar[str] = "begin-with"
    rule: ClassVar[str] = "BR-VAR-04"

    def __init__(self, made: int = 0) -> None:
        self.made = made

    def copy(self) -> Choosing:
        return Choosing(self.made)

    def run(self, g: BloodRage) -> None:
        if self.made == g.seats:
            open_powers(g).powers = []
            g.done()
        else:
            self.made += 1
            g.ask((g.first - self.made) % g.seats)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.extend([BEGIN_WITH.of(card) for card in open_powers(g).powers])

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        card = BEGIN_WITH.arg(action)
        open_powers(g).powers.remove(card)
        g.extra = [*g.extra, card]
        g.clans[seat].slots[POWER_SLOT] = card
        g.tell(UPGRADED, seat, [card, POWER_SLOT])


def open_powers(g: BloodRage) -> OpenPowers:
    """Return this module's part."""
    part = g.part_of(MODULE)
    assert isinstance(part, OpenPowers)
    return part


class Powers(Chapter):
    """A power is an upgrade like any other, and is replaced like any other (BR-VAR-05)."""

    def part(self, g: BloodRage) -> Part:
        return OpenPowers(g.book.names, [])

    def makers(self, book: CardSet) -> None:
        book.upgrades.update(POWERS)

    def cards(self, book: CardSet) -> None:
        book.load(POWER_FILE, HOME, FIRST_POWER, POWER_COUNT)

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


MODULE: Final[Powers] = Powers("powers", PAGE)
