"""What stands for the four clans of Blood Rage on a terminal, and how figures are counted."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from meadhall.games.bloodrage.views.shapes import Figures, View
from meadhall.words import Words

CLAN_STYLE = {"bear": "dark_orange", "wolf": "green", "serpent": "bright_cyan", "raven": "medium_purple1"}
CLAN_MARK = {"bear": "▲", "wolf": "▼", "serpent": "§", "raven": "Ψ"}  # colour is never alone
SEA = "blue"
DOOM = "bold red"
WIDE_ENOUGH = 80  # columns for a map; below, everything is a list
SHORT_NAME = 12


class Signs:
    """The players of one view by clan, symbol, colour and name."""

    def __init__(self, words: Words, names: list[str], view: View) -> None:
        self.words = words
        self.names = names
        self.view = view

    def mark(self, seat: int) -> str:
        return CLAN_MARK[self.view.clans[seat].clan]

    def style(self, seat: int) -> str:
        return CLAN_STYLE[self.view.clans[seat].clan]

    def name(self, seat: int) -> str:
        """A name that leaves room for others."""
        name = self.names[seat]
        return name if len(name) <= SHORT_NAME else f"{name[: SHORT_NAME - 1]}…"

    def banner(self, seat: int) -> Text:
        """▲ Anna"""
        return Text(f"{self.mark(seat)} {self.name(seat)}", style=f"bold {self.style(seat)}")

    def figures(self, figures: list[Figures]) -> str:
        """Leader, Warrior ×2"""
        return ", ".join(self.counted(group) for group in sorted(figures, key=lambda group: -group.strength))

    def counted(self, group: Figures) -> str:
        name = self.words(f"figure-{group.kind}")
        return name if group.number == 1 else f"{name} ×{group.number}"


class Drawing:
    """A part of the table, drawn as wide as there is room, or else as a list."""

    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.words = signs.words
        self.view = signs.view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if options.max_width < WIDE_ENOUGH:
            return self.as_list()
        return self.as_picture(console, options.max_width)

    def as_list(self) -> Iterator[RenderableType]:
        """One thing below the other."""
        raise NotImplementedError

    def as_picture(self, console: Console, width: int) -> Iterator[RenderableType]:
        """Things side by side, as they lie on the table."""
        raise NotImplementedError


def dots(full: int, empty: int) -> str:
    """●●○"""
    return "●" * full + "○" * empty


def of_seat(figures: list[Figures], seat: int) -> list[Figures]:
    return [group for group in figures if group.seat == seat]
