"""Where the card sets of Blood Rage lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.editions import Editions

HOME: Final = Path(__file__).parent
CARD_FILE: Final = "cards.toml"  # what makes a folder a card set
EDITIONS: Final = Editions("bloodrage", HOME, CARD_FILE)
