"""A game's own way with card sets, for `meadhall cards`: show one, check one, begin one."""

from __future__ import annotations

from rich.console import RenderableType

from meadhall.core.cards import Field
from meadhall.words import Words


class CardDesk:
    """What a game whose cards can be the owner's brings in its kit."""

    hint = ""  # what to mind when the values are changed

    def show(self, cards: str, key: str, words: Words) -> list[RenderableType]:
        """All cards of a set, or the one that `key` means."""
        raise NotImplementedError

    def check(self, folder: str) -> str:
        """Read a set as the base game and every expansion need it, the first mistake is told; what is in it."""
        raise NotImplementedError

    def skeleton(self) -> dict[str, str]:
        """The files of a new set by name: our values, every field explained."""
        raise NotImplementedError


def described(field: Field, about: dict[str, str]) -> str:
    """One field: sort, bounds or values, and what it means."""
    values = ", ".join(field.choices) if field.choices else ""
    bounds = f" {field.least} to {field.most}" if field.sort == "number" else ""
    needed = "" if field.needed else ", may be left out"
    return f"{field.key:<14} {field.sort}{bounds}{needed}: {about[field.key]}" + (f" ({values})" if values else "")
