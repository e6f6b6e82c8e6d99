"""Pictures for a card set of one's own: the same seeds, drawn again while two look alike."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from art.engine.check import APART, Print, fingerprint, write_index
from art.engine.design import Design
from art.valhalla.cards import Card, cards_of
from art.valhalla.portfolio import design_of

TRIES: Final = 6
FOLDER: Final = "art"


def draw_set(folder: Path) -> int:
    """Draws every card of a set into its folder `art`; returns the status for the shell."""
    cards = cards_of(folder) if folder.is_dir() else []
    if not cards:
        print(f"no cards in {folder}: name a folder that holds a deck.toml")
        return 1
    target = folder / FOLDER
    target.mkdir(exist_ok=True)
    seen: list[Print] = []
    designs = [_draw(card, target, seen) for card in cards]
    write_index(designs, target)
    print(f"{len(designs)} pictures in {target}")
    return 0


def _draw(card: Card, target: Path, seen: list[Print]) -> Design:
    for again in range(TRIES):
        design = design_of(card, again)
        svg = design.svg()
        print_of = fingerprint(svg)
        if all(np.abs(print_of - other).mean() >= APART for other in seen):
            break
    seen.append(print_of)
    (target / design.file).write_text(svg, encoding="utf-8")
    return design
