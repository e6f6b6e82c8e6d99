"""One picture to be drawn: what it is for, and how."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from art.engine.picture import Picture

WARRIOR: Final = 6000  # bytes
HERO: Final = 12000


@dataclass(frozen=True)
class Design:
    """`key` is the page's own id. `group` is the contact sheet it stands on."""

    key: str
    group: str
    draw: Callable[[], Picture | str]
    budget: int = WARRIOR
    aim: int = 0  # bytes it should have; the budget when none is named

    @property
    def file(self) -> str:
        return self.key.replace(":", "-") + ".svg"

    def svg(self) -> str:
        """The picture; a package with a bench of its own hands over text."""
        drawn = self.draw()
        if isinstance(drawn, str):
            return drawn
        try:
            return drawn.fitted(self.aim or self.budget, self.budget)
        except ValueError as error:
            raise ValueError(f"{self.key}: {error}") from error
