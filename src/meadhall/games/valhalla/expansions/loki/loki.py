"""Expansion: Loki's Trickery. A player who loses a battle by a narrow margin gets a bonus.   (spec: VAL-LOKI)

One Loki card is face up all game. At the end of a battle its loser takes a bonus: the row of the difference in
strength, a lower row, or nothing. The battle itself is unchanged (VAL-LOKI-13).
"""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import Part, Setup, Switch
from meadhall.core.procedure import Choice, Step
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.battle import take_shield
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.expansions.loki.bonuses import PAGE, TAKE_ROW
from meadhall.games.valhalla.expansions.loki.cards import CARDS, NO_CARD, LokiCard, LokiRow, read_cards
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, Courses, Lane, Permit, Quantity

LABELS: Final = tuple(f"l{at + 1}" for at in range(CARDS))
LOKI_CARD: Final = Switch("loki_card", "random", "VAL-LOKI-03", ("random", "intro", *LABELS), {})

CARD_LAID_OUT: Final = Happening("loki-card", "loki")
ROW_TAKEN: Final = Happening("loki-row", "row")


class RowView(TypedDict):
    """A difference in strength and its bonus."""

    min: int
    max: int
    bonus: str
    n: int


class LokiView(TypedDict):
    """The Loki card, and the row that was taken."""

    card: str
    rows: list[RowView]
    step6_delta: int
    taken: int | None


class Trickery(Part):
    """The state: the Loki card, public from setup on (VAL-LOKI-02), and the row just taken."""

    def __init__(self, card: LokiCard, row: int, shield_waits: bool) -> None:
        self.card = card
        self.row = row
        self.shield_waits = shield_waits  # the winner's shield is pending (VAL-TL-18)

    def copy(self) -> Trickery:
        return Trickery(self.card, self.row, self.shield_waits)

    def show(self, seat: int) -> LokiView:
        return {
            "card": self.card.key,
            "rows": [show_row(row) for row in self.card.rows],
            "step6_delta": self.card.step6_delta,
            "taken": None if self.row == EMPTY else self.row,
        }

    def observe(self, seat: int, out: list[int]) -> None:
        out.extend([self.card.number + 1, self.row + 1])


def show_row(row: LokiRow) -> RowView:
    """Return a row in plain named fields."""
    return {"min": row.least, "max": row.most, "bonus": row.key, "n": row.amount}


def loki(g: Valhalla) -> Trickery:
    """Return this module's part."""
    part = g.part_of(MODULE)
    assert isinstance(part, Trickery)
    return part


# -- setup


class LayOutCard(Step[Valhalla]):
    """VAL-LOKI-01: one of the ten cards, a random one unless another was agreed on (VAL-LOKI-03)."""

    def run(self, g: Valhalla) -> None:
        part = loki(g)
        if part.card is NO_CARD:
            part.card = card_at(g, g.chance.pick(CARDS))
        g.tell(CARD_LAID_OUT, g.first, [part.card.number])


def card_at(g: Valhalla, at: int) -> LokiCard:
    """Return the card with this index."""
    card = g.cards.beside[MODULE.key][at]
    assert isinstance(card, LokiCard)
    return card


def agreed_card(g: Valhalla) -> LokiCard:
    """Return the introductory card (VAL-AMB-071), the one that was agreed on, or None."""
    choice = g.rules.setup.value(LOKI_CARD)
    for at, label in enumerate(LABELS):
        card = card_at(g, at)
        if choice == label or (choice == "intro" and card.intro):
            return card
    return NO_CARD


# -- after the battle


class Trick(Step[Valhalla]):
    """VAL-TL-31, VAL-LOKI-11: at the very end (VAL-DIFF-27), if the battle has a loser (VAL-LOKI-15)."""

    def run(self, g: Valhalla) -> None:
        if len(open_rows(g)) > 0:
            g.call(TakeBonus(g.battle().loser()))
        else:
            settle_shield(g)


def open_rows(g: Valhalla) -> list[int]:
    """VAL-LOKI-06, VAL-LOKI-07: the row of the difference and any below it (VAL-AMB-078), if it has an effect.

    The difference is that of the battle strengths (VAL-LOKI-05). Above all ranges there is no row (VAL-LOKI-09,
    VAL-DIFF-28).
    """
    card, battle = loki(g).card, g.battle()
    rows = range(card.entitled(battle.difference), len(card.rows))
    return [at for at in rows if card.rows[at].bonus.in_vain(g, battle.loser()) == ""]


def settle_shield(g: Valhalla) -> None:
    """VAL-TL-31: now the shield of a beaten defender is captured permanently."""
    part, battle = loki(g), g.battle()
    part.shield_waits = False
    if battle.winner == battle.attacker.seat and g.may(Permit.SHIELD, battle.winner):
        take_shield(g, battle.winner, battle.loser())
    part.shield_waits = True


class TakeBonus(Choice[Valhalla]):
    """VAL-LOKI-04: the loser takes one row (VAL-LOKI-10) or nothing (VAL-LOKI-08)."""

    prompt: ClassVar[str] = "loki-row"
    rule: ClassVar[str] = "VAL-LOKI-06"

    def copy(self) -> TakeBonus:
        return TakeBonus(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)
        for at in open_rows(g):
            out.append(TAKE_ROW.of(at + 1))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        if action == PASS:
            settle_shield(g)
        else:
            take_row(g, self.seat, TAKE_ROW.arg(action) - 1)


def take_row(g: Valhalla, loser: int, at: int) -> None:
    """Settle the shield, unless this row keeps it (VAL-LOKI-22); then carry out the bonus."""
    part = loki(g)
    part.row = at
    g.tell(ROW_TAKEN, loser, [at + 1])
    bonus = part.card.rows[at].bonus
    if not bonus.keeps_shield:
        settle_shield(g)
    bonus.take(g, loser)


class TrickSends(Step[Valhalla]):
    """VAL-TL-32: if the row sends warriors to Valhalla, they go as a separate group."""

    def run(self, g: Valhalla) -> None:
        part = loki(g)
        if part.row != EMPTY:
            bonus = part.card.rows[part.row].bonus
            part.row = EMPTY
            bonus.send(g, g.battle().loser())


class LokisTrickery(Chapter):
    """The module, with its cards and its steps in setup and battle."""

    def choices(self) -> list[Switch]:
        return [LOKI_CARD]

    def cards(self, book: CardSet) -> None:
        """VAL-LOKI-01: nine of the ten stay in the box."""
        book.table.beside[self.key] = read_cards(book)

    def part(self, g: Valhalla) -> Part | None:
        return Trickery(agreed_card(g), EMPTY, shield_waits=True)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course == Courses.SETUP:
            return [LayOutCard(25, "VAL-LOKI-01")]
        if course == Courses.BATTLE:
            return [Trick(310, "VAL-TL-31", Lane.FOUGHT), TrickSends(320, "VAL-TL-32", Lane.FOUGHT)]
        return []

    def quantities(self) -> list[int]:
        return [Quantity.STEP6_DISCARD]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-LOKI-14, VAL-LOKI-29: some cards change the discard of step 6, not below 0 (VAL-AMB-008, VAL-TV-06)."""
        return max(0, value + loki(g).card.step6_delta)

    def permits(self) -> list[int]:
        return [Permit.SHIELD]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """VAL-TL-18: the shield is pending until the loser has chosen (VAL-AMB-072)."""
        return "VAL-AMB-072" if loki(g).shield_waits else ""

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        """Return the rule that closes a row."""
        card, at = loki(g).card, TAKE_ROW.arg(action) - 1
        if g.fight is None or g.fight.winner == EMPTY or not 0 <= at < len(card.rows):
            return ""
        if at < card.entitled(g.fight.difference):
            return "VAL-LOKI-09" if g.fight.difference > card.rows[-1].most else "VAL-LOKI-06"
        return card.rows[at].bonus.in_vain(g, g.fight.loser())

    def broken(self, g: Valhalla) -> str:
        """VAL-LOKI-10: a bonus belongs to one battle."""
        return "" if g.fight is not None or loki(g).row == EMPTY else "VAL-LOKI-10"


MODULE: Final = LokisTrickery("loki", PAGE)
