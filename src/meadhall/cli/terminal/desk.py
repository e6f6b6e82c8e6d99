"""The interface through which a game implements `meadhall cards`: show, check and create card sets."""

from __future__ import annotations

from rich.console import RenderableType

from meadhall.core.cards import Field
from meadhall.text.words import Words


class CardDesk:
    """The card commands of a game whose cards can be changed. A kit provides one."""

    hint = ""  # what to consider when values are changed

    def show(self, cards: str, key: str, words: Words) -> list[RenderableType]:
        """Return all cards of a set, or the one that `key` names."""
        raise NotImplementedError

    def check(self, folder: str) -> str:
        """Read a set as the base game and every expansion would, report the first error, and return a summary."""
        raise NotImplementedError

    def skeleton(self) -> dict[str, str]:
        """Return the files of a new set by name: the built-in values, with every field explained."""
        raise NotImplementedError


def describe_field(field: Field, about: dict[str, str]) -> str:
    """Describe one field: its type, its bounds or values, and its meaning."""
    values = ", ".join(field.choices) if field.choices else ""
    bounds = f" {field.least} to {field.most}" if field.sort == "number" else ""
    needed = "" if field.needed else ", may be left out"
    return f"{field.key:<14} {field.sort}{bounds}{needed}: {about[field.key]}" + (f" ({values})" if values else "")
