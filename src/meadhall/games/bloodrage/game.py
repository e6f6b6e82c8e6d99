"""The title page: the chapters of the game in order, and how a match begins."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.cards import digest
from meadhall.core.chance import Chance
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.zones import Sight, Zone
from meadhall.games.bloodrage import (
    actions,
    ages,
    battle,
    death,
    discard,
    draft,
    invade,
    invariants,
    march,
    pillage,
    quests,
    ragnarok,
    resolution,
    setup,
    special,
    stats,
    upgrade,
)
from meadhall.games.bloodrage.board import MAP_FILE
from meadhall.games.bloodrage.deck import CARD_FILE
from meadhall.games.bloodrage.effects.binding import bind
from meadhall.games.bloodrage.names import key_of, number_of
from meadhall.games.bloodrage.sheet import TABLE_FILE
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, FEWEST_SEATS, MOST_SEATS, NONE, SPANS, VERBS

KEY: Final = "bloodrage"
VERSION: Final = 1


class BloodRageGame(Game):
    """BR-SETUP-01: for two, three or four players."""

    def __init__(self) -> None:
        super().__init__(KEY, VERSION, FEWEST_SEATS, MOST_SEATS, VERBS, SPANS)
        bind()
        self.base = [
            setup.MODULE,
            ages.MODULE,
            draft.MODULE,
            actions.MODULE,
            invade.MODULE,
            march.MODULE,
            upgrade.MODULE,
            quests.MODULE,
            pillage.MODULE,
            battle.MODULE,
            resolution.MODULE,
            death.MODULE,
            discard.MODULE,
            ragnarok.MODULE,
            special.MODULE,
            stats.MODULE,
            invariants.MODULE,
        ]

    def begin(self, rules: Rulebook[Any], chance: Chance) -> Match:  # Any: as in the core
        decks = [Zone([], NONE, Sight.NOBODY, age) for age in range(AGES)]
        g = BloodRage(rules, rules.setup.seats, chance, decks)
        setup.set_up(g)
        g.call(ages.Saga())
        return g

    def cards_digest(self, rules: Rulebook[Any]) -> str:
        return digest([CARD_FILE, MAP_FILE, TABLE_FILE])

    def key_of(self, match: Match, sort: str, number: int) -> str:
        return key_of(sort, number)

    def number_of(self, match: Match, sort: str, key: str) -> int:
        return number_of(sort, key)


GAME: Final = BloodRageGame()
