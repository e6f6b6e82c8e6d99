"""Binds each card to its text by the rule it names."""

from __future__ import annotations

from meadhall.core.errors import DataError
from meadhall.games.bloodrage.deck import CARD_FILE, CARDS, Card
from meadhall.games.bloodrage.effect import BATTLE_TEXTS, QUEST_TEXTS, UPGRADE_TEXTS
from meadhall.games.bloodrage.effects.battle_cards import BATTLE_CARDS
from meadhall.games.bloodrage.effects.clan_upgrades import CLAN_UPGRADES
from meadhall.games.bloodrage.effects.monsters import MONSTER_CARDS, MONSTER_FIGURES
from meadhall.games.bloodrage.effects.quest_cards import QUEST_CARDS
from meadhall.games.bloodrage.effects.troops import TROOP_UPGRADES
from meadhall.games.bloodrage.figures import FIGURES
from meadhall.games.bloodrage.terms import FIRST_MONSTER, MONSTERS

UPGRADES = CLAN_UPGRADES | TROOP_UPGRADES | MONSTER_CARDS


def bind() -> None:
    """Every card gets its object, every Monster its figure; done once, when the game is read."""
    if len(FIGURES) > FIRST_MONSTER:
        return
    for number, card in enumerate(CARDS):
        if card.effect:
            bind_card(number, card)
    by_name = {card.name: card for card in CARDS}
    FIGURES.extend(MONSTER_FIGURES[by_name[name].effect](by_name[name].strength) for name in MONSTERS)


def bind_card(number: int, card: Card) -> None:
    """The text of one card."""
    if card.effect in BATTLE_CARDS:
        BATTLE_TEXTS[number] = BATTLE_CARDS[card.effect]
    elif card.effect in QUEST_CARDS:
        QUEST_TEXTS[number] = QUEST_CARDS[card.effect]
    elif card.effect in UPGRADES:
        UPGRADE_TEXTS[number] = UPGRADES[card.effect]
    elif card.effect not in MONSTER_FIGURES:
        raise DataError(f"no effect is named {card.effect!r}", f"{CARD_FILE.name}, card {card.name}")
