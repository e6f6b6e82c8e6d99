"""Reads a card set: checks cards.toml and binds each card to its text by the rule it names.   (spec: BR-CARD)"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.cards import (
    Entry,
    Field,
    check_entry,
    digest,
    entries,
    number,
    read_toml,
    refuse_doubles,
    shown,
    spoken,
    text,
)
from meadhall.core.errors import DataError
from meadhall.core.module import Module, Setup
from meadhall.games.bloodrage.cards.deck import (
    BATTLE,
    MONSTER_TYPE,
    QUEST_TYPE,
    SLOTS_OF,
    BattleText,
    Card,
    CardTable,
    Figure,
    Printed,
    QuestText,
    UpgradeText,
)
from meadhall.games.bloodrage.cards.editions import EDITIONS
from meadhall.games.bloodrage.figures import Monster
from meadhall.games.bloodrage.pieces.board import MAP_FILE
from meadhall.games.bloodrage.pieces.sheet import TABLE_FILE
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    AGES,
    FEWEST_SEATS,
    FIGURE_NAMES,
    FIRST_MONSTER,
    MONSTERS,
    MOST_SEATS,
    NONE,
    PACKET,
)

GODS: Final = ("frigga", "heimdall", "loki", "odin", "thor", "tyr")
FIELDS: Final = [
    Field("id", "text"),
    Field("age", "number", least=1, most=AGES),
    Field("type", "text", choices=(BATTLE, QUEST_TYPE, *SLOTS_OF)),
    Field("copies", "list", kinds="number"),
    Field("strength", "number", needed=False, most=6),
    Field("glory", "number", needed=False),
    Field("star", "yes or no", needed=False),
    Field("disc", "yes or no", needed=False),
    Field("god", "text", needed=False, choices=GODS),
    Field("effect", "text", needed=False, kinds="text-{type}"),
    Field("value", "number", needed=False, least=1, most=20),
    Field("figure", "text", needed=False, choices=MONSTERS),
    Field("limits", "table", needed=False, kinds="{effect}"),
    Field("when", "text", needed=False, kinds="when-{type}"),
]
BY_HAND: Final = "BY_HAND"  # the effect of a card whose text the players carry out,
HAND_RULE: Final = "BR-HAND-01"  # and the rule that says how

T = TypeVar("T")
UNNAMED: Final = 0  # the text has no number


class Maker(Generic[T]):
    """Creates a text with its number; a card may print another number as its `value`."""

    def __init__(self, make: Callable[[int], T], value: int = UNNAMED) -> None:
        self.make = make
        self.value = value
        self.limits: Sequence[Field] = []  # for forms: the most that a text by hand can do,
        self.moments: Sequence[str] = []  # and when players are asked about it

    def made(self, entry: Entry, where: str) -> T:
        """Create the text of one card."""
        refuse_limits(entry, where)
        if "value" in entry and self.value == UNNAMED:
            what = f"{text(entry, 'effect')} names no number"
            raise DataError(what, where, "leave `value` out")
        return self.make(number(entry, "value", self.value))


def refuse_limits(entry: Entry, where: str) -> None:
    """Refuse `moment` and limits on a card unless players carry out its text (BR-HAND-02)."""
    for key in ("limits", "when"):
        if key in entry:
            raise DataError(f"`{key}` without {BY_HAND}", where, f"leave it out, or write effect = {BY_HAND!r}")


class CardSet:
    """The cards of one setup, while its modules add to them."""

    def __init__(self, setup: Setup) -> None:
        self.folder = EDITIONS.folder(setup.cards)
        self.table = CardTable(table_key(setup))
        self.battles: dict[str, Maker[BattleText[BloodRage]]] = {}
        self.upgrades: dict[str, Maker[UpgradeText[BloodRage]]] = {}
        self.quests: dict[str, Maker[QuestText[BloodRage]]] = {}
        self.monsters: dict[
            str, Callable[[int], Figure[BloodRage]]
        ] = {}  # by the rule of their cards; made from their strength
        self.files: list[Path] = []
        self.forms: dict[str, dict[str, Sequence[Field]]] = {}  # the fields of each file's tables

    def load(self, name: str, home: Path | None, first: int, most: int) -> None:
        """Load the cards of a file, numbered from `first`. An expansion has its own file unless the set replaces it."""
        path = self.folder / name
        if home is not None and not path.exists():
            path = home / name
        self.files.append(path)
        content = read_toml(path)
        self.forms[name] = {"card": FIELDS}
        check_entry(content, [Field("card", "list")], name)
        rows = entries(content, "card", name)
        if len(rows) > most:
            raise DataError(f"{len(rows)} cards", name, f"there are numbers for {most}")
        for at, row in enumerate(rows):
            where = f"{name}, card {shown(row.get('id', at + 1))}"
            self.table.add(first + at, self.card(spoken(row, "card", where, self.table.words), where))

    def card(self, row: Entry, where: str) -> Card:
        """Read one card with its text."""
        check_entry(row, FIELDS, where)
        sort, figure = text(row, "type"), figure_of(row, where)
        marks = (row.get("star") is True, row.get("disc") is True)
        effect = HAND_RULE if text(row, "effect") == BY_HAND else text(row, "effect")
        printed = Printed(number(row, "strength"), number(row, "glory"), *marks, text(row, "god"), effect)
        card = Card(text(row, "id"), number(row, "age"), sort, copies_of(row, where), figure, printed)
        self.bind(card, row, where)
        return card

    def bind(self, card: Card, row: Entry, where: str) -> None:
        """Return the text of a card by its type. Plain strength needs none, a quest always needs one."""
        if card.effect == "" and not card.is_quest:
            self.refuse_value(row, where)
        elif card.is_battle:
            card.battle_text = self.found(self.battles, card.effect, where).made(row, where)
        elif card.is_quest:
            card.quest_text = self.found(self.quests, card.effect, where).made(row, where)
        elif card.type != MONSTER_TYPE or card.effect not in self.monsters:
            card.upgrade_text = self.found(self.upgrades, card.effect, where).made(row, where)
        elif card.effect in self.upgrades:
            card.upgrade_text = self.upgrades[card.effect].made(row, where)

    def found(self, makers: dict[str, Maker[T]], effect: str, where: str) -> Maker[T]:
        """Return the maker of a text."""
        if effect not in makers:
            known = ", ".join(sorted(makers))
            raise DataError(f"no effect {shown(effect)} for a card of this type", where, f"one of {known}")
        return makers[effect]

    def refuse_value(self, row: Entry, where: str) -> None:
        refuse_limits(row, where)
        if "value" in row:
            raise DataError("a value without an effect", where, "leave `value` out, or name the `effect`")

    def finish(self) -> CardTable:
        """Return the checked table: each card has its number, each Monster its figure, each Age a large enough deck."""
        cards = [self.table.cards[number] for number in self.table.numbers()]
        refuse_doubles([card.name for card in cards], "the cards of this game")
        self.table.figures.extend(self.monster(name, cards) for name in MONSTERS)
        self.table.stack_decks()
        check_decks(self.table)
        self.table.digest = digest([*self.files, MAP_FILE, TABLE_FILE])
        return self.table

    def monster(self, name: str, cards: list[Card]) -> Figure[BloodRage]:
        """BR-SETUP-21: one figure of each Monster, with the strength printed on its card."""
        kind = FIGURE_NAMES.index(name)
        found = [card for card in cards if card.figure == kind]
        if len(found) == 0:
            return Monster(0)
        if len(found) > 1 or len(found[0].copies) > 1:
            raise DataError(f"more than one card brings {name}", found[-1].name, "one copy of one card", "BR-SETUP-21")
        return self.monsters.get(found[0].effect, Monster)(found[0].strength)


def table_key(setup: Setup) -> str:
    """Return a key for everything that the cards of a setup depend on."""
    return "|".join([setup.cards, *setup.modules])


def figure_of(row: Entry, where: str) -> int:
    """Return the figure that a troop or monster upgrade belongs to: its `figure`, else its own id; or NONE."""
    sort = text(row, "type")
    if sort != MONSTER_TYPE:
        if "figure" in row:
            raise DataError("only a monster card brings a figure", where, "leave `figure` out")
        return FIGURE_NAMES.index(sort) if sort in FIGURE_NAMES[:FIRST_MONSTER] else NONE
    name = text(row, "figure", text(row, "id"))
    if name not in MONSTERS:
        raise DataError("which Monster does it bring?", where, "give `figure`: one of " + ", ".join(MONSTERS))
    return FIGURE_NAMES.index(name)


def copies_of(row: Entry, where: str) -> list[int]:
    """Return for each copy the smallest number of players that uses it (BR-SETUP-17)."""
    value = row["copies"]
    assert isinstance(value, list)
    for mark in value:
        if not isinstance(mark, int) or isinstance(mark, bool) or not FEWEST_SEATS <= mark <= MOST_SEATS:
            right = f"for each copy the fewest players that use it, {FEWEST_SEATS} to {MOST_SEATS}"
            raise DataError(f"{shown(mark)} in `copies` is not right", where, right, "BR-SETUP-17")
    return [int(mark) for mark in value]


def check_decks(table: CardTable) -> None:
    """BR-DRAFT-02: check that every Age has eight cards for each player."""
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        for age in range(1, AGES + 1):
            found, needed = len(table.decks[seats][age - 1]), seats * PACKET
            if found < needed:
                what = f"{found} cards of Age {age} for {seats} players"
                raise DataError(what, "the cards of this game", f"at least {needed} are dealt", "BR-DRAFT-02")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Module[BloodRage]):
    """A module of this game. It may also add cards and the texts that cards name."""

    def makers(self, book: CardSet) -> None:
        """Add the texts that its card files name."""

    def cards(self, book: CardSet) -> None:
        """Add its cards, once all makers are known."""
