"""Builds a table from entered cards, with the values of the physical game. (not compiled)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.core.cards import Entry
from meadhall.core.chance import Chance, seeded
from meadhall.core.errors import FieldError
from meadhall.core.module import Rulebook, Setup
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.cards.deck import CardTable, counted
from meadhall.games.valhalla.companion.reported import ReportedStrength
from meadhall.games.valhalla.companion.shapes import TacticCard, WarriorCard
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.setup import TakeBoards
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, KINDS, SLOTS

ANYTHING: Final = ["sword"]  # for a warrior of whom only the glory matters


class EnteredTable:
    """A match whose table of cards can be extended, before anything is laid out."""

    def __init__(self, setup: Setup, reported: ReportedStrength, chance: Chance | None = None) -> None:
        modules = [*GAME.base, reported, *(GAME.expansions[key] for key in setup.modules)]
        rules: Rulebook[Valhalla] = Rulebook(GAME.vocabulary, modules, setup, GAME.spans)
        self.printed = GAME.card_table(setup, rules)
        self.cards = twin_of(self.printed)
        self.book = CardSet(setup)
        for module in modules:
            if isinstance(module, Chapter):
                module.makers(self.book)
        self.g = Valhalla(rules, setup.seats, chance or seeded("companion"), self.cards)
        self.g.discard, self.g.lying, self.g.deck.cards = [], counted([]), []
        self.g.log = []
        self.g.parts = [module.part(self.g) for module in modules]
        TakeBoards(0, "").run(self.g)
        self.free = iter([kind for kind in range(KINDS - 1, 0, -1) if kind not in self.printed.kinds])

    def warriors(self, cards: Iterable[WarriorCard], field: str) -> list[int]:
        """Return the slots of a squad with these warriors."""
        kinds = [self.warrior(card, f"{field}.{at}") for at, card in enumerate(cards)]
        return kinds + [EMPTY] * (SLOTS - len(kinds))

    def warrior(self, card: WarriorCard, field: str) -> int:
        """Return one warrior. An incomplete one is refused with its field."""
        if bool(card.weapons) == bool(card.pattern):
            raise FieldError(f"{field}.weapons", "what arms this warrior?", "weapons or a pattern", why="enter-weapons")
        if (card.ability in ("FOE_COLOUR", "OWN_COLOUR")) != bool(card.ability_clan):
            what = "this ability names a clan, others do not"
            raise FieldError(f"{field}.ability_clan", what, why="enter-ability-clan")
        entry: Entry = {"clan": card.clan, "strength": card.strength, "glory": 0}
        entry |= {"weapons": list(card.weapons)} if card.weapons else {"pattern": card.pattern}
        if card.ability:
            entry["ability"] = {"kind": card.ability} | ({"clan": card.ability_clan} if card.ability_clan else {})
        return self.add_warrior(entry, field)

    def worth(self, glory: int, field: str) -> int:
        """Return a warrior of whom only the glory matters."""
        return self.add_warrior({"clan": "bear", "strength": 0, "glory": glory, "weapons": ANYTHING}, field)

    def add_warrior(self, entry: Entry, field: str) -> int:
        kind = next(self.free)
        self.cards.add(self.book.warrior(kind, entry | named(kind), field))
        return kind

    def tactics(self, cards: Iterable[TacticCard], field: str) -> list[int]:
        """Return a hand with these tactics."""
        return sorted(self.tactic(card, f"{field}.{at}") for at, card in enumerate(cards))

    def tactic(self, card: TacticCard, field: str) -> int:
        """Return one tactic, by its kind."""
        if (card.kind == "HEROIC4") != bool(card.weapon):
            raise FieldError(f"{field}.weapon", "this tactic names a weapon, others do not", why="enter-tactic-weapon")
        kind = next(self.free)
        entry: Entry = {"kind": card.kind, "glory": 0, "timing": "default", "side": "any", **named(kind)}
        self.cards.add(self.book.tactic(kind, entry | ({"weapon": card.weapon} if card.weapon else {}), field))
        return kind


def named(kind: int) -> Entry:
    """Return the fields that every card of a file has."""
    return {"id": f"entered-{kind}", "copies": 1, "source": "owner"}


def twin_of(table: CardTable) -> CardTable:
    """Return a copy of a table of cards, to which cards can be added."""
    twin = CardTable()
    twin.cards, twin.warriors, twin.tactics = table.cards[:], table.warriors[:], table.tactics[:]
    twin.jarls, twin.beside, twin.faces = table.jarls, table.beside, table.faces
    twin.kinds, twin.numbers, twin.dense = table.kinds[:], table.numbers, table.dense[:]
    twin.moments = table.moments
    return twin
