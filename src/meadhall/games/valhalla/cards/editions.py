"""The folders of Valhalla's card sets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.editions import Editions

HOME: Final = Path(__file__).parent
DECK: Final = "deck.toml"  # a folder with this file is a card set
EDITIONS: Final = Editions("valhalla", HOME, DECK)
