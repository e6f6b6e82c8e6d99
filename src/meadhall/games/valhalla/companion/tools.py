"""The companion tools of Valhalla. (not compiled)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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

Parts = tuple[type, type, Callable[[Any], object]]  # Any: an instance of the first type
BATTLE: Final[Parts] = (BattleEntered, BattleAnswer, battle_odds)
PAD: Final[Parts] = (PadEntered, PadAnswer, counted)
BEAST: Final[Parts] = (BeastEntered, BeastAnswer, beast)
STACK: Final[Parts] = (StackEntered, StackAnswer, stack_of)
TOOLS: Final[dict[str, Parts]] = {
    "battle": BATTLE,
    "pad": PAD,
    "beast": BEAST,
    "stack": STACK,
}  # request type, answer type, and function
