"""Valhalla: a picture for every card of every set."""

from __future__ import annotations

from art.engine.design import Design
from art.valhalla.cards import own_cards
from art.valhalla.portfolio import design_of


def designs() -> list[Design]:
    return [design_of(card) for card in own_cards()]
