"""The fields of the base game's card files, with their bounds and choices.   (spec: VAL-DATA-23…25)"""

from __future__ import annotations

from typing import Final

from meadhall.core.cards import Field
from meadhall.games.valhalla.terms import CLANS, FACES, WEAPONS

HEAD: Final = [
    Field("format", "number"),
    Field("set", "text"),
    Field("version", "number"),
    Field("worth", "table", needed=False),
]
WARRIOR_FIELDS: Final = [  # VAL-DATA-23
    Field("id", "text"),
    Field("clan", "text", choices=CLANS),
    Field("strength", "number", most=20),
    Field("glory", "number", most=9),
    Field("weapons", "list", needed=False, choices=WEAPONS),
    Field("pattern", "text", needed=False, kinds="pattern"),
    Field("ability", "table", needed=False, kinds="ability"),
    Field("valhalla_bonus", "table", needed=False, kinds="bonus"),
    Field("champion", "table", needed=False, kinds="ability"),
    Field("also", "list", needed=False, kinds="ability"),
    Field("copies", "number", least=1, most=40),
    Field("source", "text", choices=("house", "book", "owner")),
]
TACTIC_FIELDS: Final = [  # VAL-DATA-24
    Field("id", "text"),
    Field("kind", "text", kinds="effect"),
    Field("weapon", "text", needed=False, choices=WEAPONS),
    Field("timing", "text", choices=("default", "before", "after", "after_win", "after_loss")),
    Field("side", "text", choices=("any", "attacker", "defender")),
    Field("glory", "number", needed=False, most=9),
    Field("limits", "table", needed=False, kinds="{kind}"),
    Field("also", "list", needed=False, kinds="effect"),
    Field("copies", "number", least=1, most=40),
    Field("source", "text", choices=("house", "book", "owner")),
]
JARL_FIELDS: Final = [  # VAL-DATA-25
    Field("id", "text"),
    Field("main", "table", kinds="power"),
    Field("condition", "table", kinds="condition"),
    Field("secondary", "table", kinds="power"),
    Field("link", "text", choices=("BOTH", "ONE_OF")),
    Field("min_players", "number", least=1, most=6),
    Field("first_game", "yes or no"),
    Field("solo", "yes or no"),
    Field("source", "text", choices=("house", "book", "owner")),
]
DICE_FIELDS: Final = [  # VAL-DATA-01
    Field("format", "number"),
    Field("set", "text"),
    Field("version", "number"),
    Field("faces", "list", choices=FACES),
]
