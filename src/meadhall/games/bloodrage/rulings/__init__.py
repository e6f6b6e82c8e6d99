"""Rulings that people argue about: each is a module with a switch, the ruling of the spec its default.

Where the book is silent and the card can be read in two ways, a host may choose (spec: BR-AMB). The words of both
readings stand in `words/` under `option-<key>-off` and `option-<key>-on`.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Module
from meadhall.games.bloodrage.rulings import backstab, blessing, sight, storm, succor, watch
from meadhall.games.bloodrage.table import BloodRage

RULINGS: Final[list[Module[BloodRage]]] = [
    sight.MODULE,
    watch.MODULE,
    succor.MODULE,
    blessing.MODULE,
    storm.MODULE,
    backstab.MODULE,
]
