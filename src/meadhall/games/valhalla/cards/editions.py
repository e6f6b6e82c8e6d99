"""Where the card sets of Valhalla lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.editions import Editions

HOME: Final = Path(__file__).parent
DECK: Final = "deck.toml"  # what makes a folder a card set
EDITIONS: Final = Editions("valhalla", HOME, DECK)
