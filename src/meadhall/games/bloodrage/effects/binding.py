"""The cards of the base game and their texts."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.cardset import CardSet, Chapter
from meadhall.games.bloodrage.cards.editions import CARD_FILE
from meadhall.games.bloodrage.effects.battle_cards import BATTLE_CARDS
from meadhall.games.bloodrage.effects.clan_upgrades import CLAN_UPGRADES
from meadhall.games.bloodrage.effects.monsters import MONSTER_CARDS, MONSTER_FIGURES
from meadhall.games.bloodrage.effects.quest_cards import QUEST_CARDS
from meadhall.games.bloodrage.effects.troops import TROOP_UPGRADES
from meadhall.games.bloodrage.figures import clan_figures
from meadhall.games.bloodrage.terms import BASE_CARDS


class BaseCards(Chapter):
    """Chapter 1.5 and section 2: three decks, and the figures of a clan."""

    def makers(self, book: CardSet) -> None:
        book.battles.update(BATTLE_CARDS)
        book.quests.update(QUEST_CARDS)
        book.upgrades.update(CLAN_UPGRADES)
        book.upgrades.update(TROOP_UPGRADES)
        book.upgrades.update(MONSTER_CARDS)
        book.monsters.update(MONSTER_FIGURES)
        book.table.figures = clan_figures()

    def cards(self, book: CardSet) -> None:
        book.load(CARD_FILE, None, 0, BASE_CARDS)


MODULE: Final[BaseCards] = BaseCards("cards")
