"""Asking the texts of cards in play, and telling which of them took effect.   (spec: BR-FX)"""

from __future__ import annotations

from meadhall.games.bloodrage.cards.deck import PLAIN_BATTLE, PLAIN_UPGRADE, BattleText, UpgradeText
from meadhall.games.bloodrage.happenings import SPOKE
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import NONE


def upgrades(g: BloodRage, seat: int) -> list[UpgradeText[BloodRage]]:
    """The texts of a clan's upgrades in play."""
    return [g.cards[card].upgrade_text for card in g.clans[seat].slots if card != NONE]


def upgrade_cards(g: BloodRage, seat: int) -> list[int]:
    """A clan's upgrades in play."""
    return [card for card in g.clans[seat].slots if card != NONE]


def source(g: BloodRage, seat: int, power: int) -> int:
    """The upgrade in play that gives a clan this power, or NONE."""
    cards = g.cards
    for card in g.clans[seat].slots:
        if card != NONE and cards[card].upgrade_text.powers & power:
            return card
    return NONE


def has(g: BloodRage, seat: int, power: int) -> bool:
    """Does an upgrade in play give the clan this power?"""
    return source(g, seat, power) != NONE


def speak_for(g: BloodRage, seat: int, power: int) -> None:
    """For the log: the upgrade that gives this power takes effect."""
    g.tell_one(SPOKE, seat, source(g, seat, power))


def speak(g: BloodRage, seat: int) -> None:
    """For the log: the card this participant revealed takes effect."""
    g.tell_one(SPOKE, seat, g.clans[seat].shown[0])


def pay_for(g: BloodRage, seat: int, card: int, glory: int) -> None:
    """Glory that a card brings, if it brings any; the log names the card."""
    if glory > 0:
        g.tell_one(SPOKE, seat, card)
        g.gain_glory(seat, glory)


def multiplied(g: BloodRage, seat: int, card: int, glory: int, factor: int) -> int:
    """Glory that a card multiplies; the log names the card."""
    if factor > 1 and glory > 0:
        g.tell_one(SPOKE, seat, card)
    return glory * factor


def slot_text(g: BloodRage, seat: int, slot: int) -> UpgradeText[BloodRage]:
    """The text in one slot, plain if it is empty."""
    card = g.clans[seat].slots[slot]
    return g.cards[card].upgrade_text if card != NONE else PLAIN_UPGRADE


def spoken(g: BloodRage, seat: int) -> BattleText[BloodRage]:
    """The text of the card a participant revealed at B2, plain if there is none or it was struck out."""
    shown = g.clans[seat].shown
    if len(shown) == 0 or not g.battle().speaks(seat):
        return PLAIN_BATTLE
    return g.cards[shown[0]].battle_text
