"""What all jarls share: a stately default that each composition changes."""

from __future__ import annotations

from typing import Any, Final

from art.valhalla.inks import Dyes
from art.valhalla.person import Person

FAIR: Final = Dyes("PB", "PB", "BA", over="BA", glow=0.12)
GREY: Final = Dyes("PB", "PB", "PB")
DARK: Final = Dyes("AA", "BA", "BA")
GOLDEN: Final = Dyes("BB", "PB", "BA")


def man(**how: Any) -> Person:
    return Person("", "crimson", **{"size": 86, "at": (180, 176), "bulk": 1.16, "dress": "mail", **how})


def woman(**how: Any) -> Person:
    return man(**{"woman": True, "dyes": FAIR, "bulk": 1.05, **how})
