"""All disputed rulings, in the order of the spec."""

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
