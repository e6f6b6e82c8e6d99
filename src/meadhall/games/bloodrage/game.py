"""The description of the game: its chapters in order, its expansions, and how a match begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from meadhall.core.cards import keep_bounded
from meadhall.core.chance import Chance
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Module, Rulebook, Setup
from meadhall.core.procedure import Course
from meadhall.core.zones import Sight, Zone
from meadhall.games.bloodrage import death, invariants, setup, stats
from meadhall.games.bloodrage.actions import invade, march, pillage, special, turns, upgrade
from meadhall.games.bloodrage.battles import battle, resolution
from meadhall.games.bloodrage.cards.cardset import CardSet, Chapter, table_key
from meadhall.games.bloodrage.cards.deck import CardTable
from meadhall.games.bloodrage.cards.editions import EDITIONS
from meadhall.games.bloodrage.effects import binding
from meadhall.games.bloodrage.names import key_of, number_of
from meadhall.games.bloodrage.phases import ages, discard, draft, quests, ragnarok
from meadhall.games.bloodrage.rulings.listed import RULINGS
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, FEWEST_SEATS, MOST_SEATS, NONE, SPANS, VERBS, Courses

KEY: Final = "bloodrage"
OWN_CARDS: Final = "meadhall"
VERSION: Final = 2

CHAPTERS: Final[list[Module[Any]]] = [  # Any: see core
    binding.MODULE,
    setup.MODULE,
    ages.MODULE,
    draft.MODULE,
    turns.MODULE,
    invade.MODULE,
    invade.ACTION,
    march.MODULE,
    march.ACTION,
    upgrade.MODULE,
    upgrade.ACTION,
    quests.MODULE,
    quests.ACTION,
    pillage.MODULE,
    pillage.ACTION,
    battle.MODULE,
    resolution.MODULE,
    death.MODULE,
    discard.MODULE,
    ragnarok.MODULE,
    special.MODULE,
    *special.ACTIONS,
    stats.MODULE,
    *RULINGS,
    invariants.MODULE,
]


class BloodRageGame(Game):
    """BR-SETUP-01: for two, three or four players. Expansions come after the chapters, so their changes apply last."""

    def __init__(self) -> None:
        super().__init__(KEY, VERSION, FEWEST_SEATS, MOST_SEATS, VERBS, SPANS)
        self.base = [*CHAPTERS]
        self.sets: dict[str, CardTable] = {}

    def begin(self, rules: Rulebook[Any], chance: Chance) -> Match:  # Any: see core
        g = BloodRage(rules, rules.setup.seats, chance, self.card_table(rules))
        g.discard = []
        g.decks = [Zone([], NONE, Sight.NONE, age) for age in range(AGES)]
        g.call(ages.Saga())
        g.call(Course(Courses.SETUP))
        return g

    def card_table(self, rules: Rulebook[Any]) -> CardTable:
        """Return the cards of a setup. They are read once."""
        key = table_key(rules.setup)
        if key not in self.sets:
            keep_bounded(self.sets, key, read_cards(rules.setup, rules))
        return self.sets[key]

    def cards_digest(self, rules: Rulebook[Any]) -> str:
        return self.card_table(rules).digest

    def card_files(self, cards: str) -> list[Path]:
        return [] if cards == OWN_CARDS else sorted(EDITIONS.folder(cards).glob("*.toml"))

    def older_cards(self, cards: str) -> list[str]:
        return EDITIONS.older(cards)

    def key_of(self, match: Match, sort: str, number: int) -> str:
        assert isinstance(match, BloodRage)
        return key_of(match, sort, number)

    def number_of(self, match: Match, sort: str, key: str) -> int:
        assert isinstance(match, BloodRage)
        return number_of(match, sort, key)


def read_cards(setup: Setup, rules: Rulebook[Any]) -> CardTable:
    """Read all cards of the modules in use."""
    return read_set(setup, rules).finish()


def read_set(setup: Setup, rules: Rulebook[Any]) -> CardSet:
    """Return the cards and the fields of their files. The texts are loaded before the cards that name them."""
    book = CardSet(setup)
    chapters = [module for module in rules.modules if isinstance(module, Chapter)]
    for chapter in chapters:
        chapter.makers(book)
    for chapter in chapters:
        chapter.cards(book)
    return book


GAME: Final = BloodRageGame()
GAME.discover("meadhall.games.bloodrage.expansions")
