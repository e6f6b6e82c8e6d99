"""The folders of Blood Rage's card sets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.editions import Editions

HOME: Final = Path(__file__).parent
CARD_FILE: Final = "cards.toml"  # a folder with this file is a card set
EDITIONS: Final = Editions("bloodrage", HOME, CARD_FILE)
