"""Looks up the texts of cards in play and logs which of them took effect.   (spec: BR-FX)"""

from __future__ import annotations

from meadhall.games.bloodrage.cards.deck import PLAIN_BATTLE, PLAIN_UPGRADE, BattleText, UpgradeText
from meadhall.games.bloodrage.happenings import SPOKE
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import NONE


def upgrades(g: BloodRage, seat: int) -> list[UpgradeText[BloodRage]]:
    """Return the texts of a clan's upgrades in play."""
    return [g.cards[card].upgrade_text for card in g.clans[seat].slots if card != NONE]


def upgrade_cards(g: BloodRage, seat: int) -> list[int]:
    """Return a clan's upgrades in play."""
    return [card for card in g.clans[seat].slots if card != NONE]


def source(g: BloodRage, seat: int, power: int) -> int:
    """Return the upgrade in play that gives a clan this power, or NONE."""
    cards = g.cards
    for card in g.clans[seat].slots:
        if card != NONE and cards[card].upgrade_text.powers & power:
            return card
    return NONE


def has(g: BloodRage, seat: int, power: int) -> bool:
    """Does an upgrade in play give the clan this power?"""
    return source(g, seat, power) != NONE


def speak_for(g: BloodRage, seat: int, power: int) -> None:
    """Log that the upgrade with this power takes effect."""
    g.tell_one(SPOKE, seat, source(g, seat, power))


def speak(g: BloodRage, seat: int) -> None:
    """Log that the card which this participant revealed takes effect."""
    g.tell_one(SPOKE, seat, g.clans[seat].shown[0])


def pay_for(g: BloodRage, seat: int, card: int, glory: int) -> None:
    """Pay the Glory that a card gives, if any; the log names the card."""
    if glory > 0:
        g.tell_one(SPOKE, seat, card)
        g.gain_glory(seat, glory)


def multiplied(g: BloodRage, seat: int, card: int, glory: int, factor: int) -> int:
    """Return the Glory after a card has multiplied it; the log names the card."""
    if factor > 1 and glory > 0:
        g.tell_one(SPOKE, seat, card)
    return glory * factor


def slot_text(g: BloodRage, seat: int, slot: int) -> UpgradeText[BloodRage]:
    """Return the text of the upgrade in a slot; a plain one if the slot is empty."""
    card = g.clans[seat].slots[slot]
    return g.cards[card].upgrade_text if card != NONE else PLAIN_UPGRADE


def spoken(g: BloodRage, seat: int) -> BattleText[BloodRage]:
    """Return the text of the card revealed at B2; a plain one if there is none or it was struck out."""
    shown = g.clans[seat].shown
    if len(shown) == 0 or not g.battle().speaks(seat):
        return PLAIN_BATTLE
    return g.cards[shown[0]].battle_text
