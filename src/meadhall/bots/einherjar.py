"""The einherjar: searches a tree of dreams for as long as it may. (not compiled)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.bots.jarl import Jarl


class Einherjar(Jarl):
    """For now a jarl by another name."""

    key: ClassVar[str] = "einherjar"
