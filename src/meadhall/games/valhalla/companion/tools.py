"""What a companion can ask of Valhalla. (not compiled)"""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.companion.battle import battle_odds
from meadhall.games.valhalla.companion.beast import beast
from meadhall.games.valhalla.companion.lair import stack_of
from meadhall.games.valhalla.companion.pad import counted
from meadhall.games.valhalla.companion.shapes import (
    BattleAnswer,
    BattleEntered,
    BeastAnswer,
    BeastEntered,
    PadAnswer,
    PadEntered,
    StackAnswer,
    StackEntered,
)

BATTLE: Final = (BattleEntered, BattleAnswer, battle_odds)
PAD: Final = (PadEntered, PadAnswer, counted)
BEAST: Final = (BeastEntered, BeastAnswer, beast)
STACK: Final = (StackEntered, StackAnswer, stack_of)
TOOLS: Final = {
    "battle": BATTLE,
    "pad": PAD,
    "beast": BEAST,
    "stack": STACK,
}  # what is entered, what is answered, and how
