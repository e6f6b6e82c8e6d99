"""The companion tools of Blood Rage. (not compiled)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.bloodrage.companion.battle import odds_of_battle
from meadhall.games.bloodrage.companion.pad import counted
from meadhall.games.bloodrage.companion.shapes import BattleAnswer, BattleEntered, PadAnswer, PadEntered

Parts = tuple[type, type, Callable[[Any], object]]  # Any: an instance of the first type
BATTLE: Final[Parts] = (BattleEntered, BattleAnswer, odds_of_battle)
PAD: Final[Parts] = (PadEntered, PadAnswer, counted)
TOOLS: Final[dict[str, Parts]] = {"battle": BATTLE, "pad": PAD}  # request type, answer type, and function
