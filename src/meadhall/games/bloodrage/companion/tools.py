"""What a companion can ask of Blood Rage. (not compiled)"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.companion.battle import odds_of_battle
from meadhall.games.bloodrage.companion.pad import counted
from meadhall.games.bloodrage.companion.shapes import BattleAnswer, BattleEntered, PadAnswer, PadEntered

BATTLE: Final = (BattleEntered, BattleAnswer, odds_of_battle)
PAD: Final = (PadEntered, PadAnswer, counted)
TOOLS: Final = {"battle": BATTLE, "pad": PAD}  # what is entered, what is answered, and how
