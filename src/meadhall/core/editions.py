"""Finds the card sets of a game: its own, their earlier versions, the host's, a player's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from meadhall.core.cards import own_sets
from meadhall.core.errors import DataError

OLDER = "older"  # the folder of earlier versions
MOST_TABLES = 48  # card tables of one game in memory: setups are chosen by strangers, and there are endlessly many

T = TypeVar("T")


class Newest(Generic[T]):
    """What is costly to make, by key; of many only those used last are kept."""

    def __init__(self) -> None:
        self.kept: dict[str, T] = {}

    def find(self, key: str, make: Callable[[], T]) -> T:
        """The one of this key, made if it is not there."""
        found = self.kept.pop(key) if key in self.kept else make()
        self.kept[key] = found
        if len(self.kept) > MOST_TABLES:
            del self.kept[next(iter(self.kept))]
        return found


class Editions:
    """The card sets in a folder; `mark` is the file that makes a folder a card set of this game."""

    def __init__(self, game: str, home: Path, mark: str) -> None:
        self.game = game
        self.home = home
        self.mark = mark

    def named(self) -> dict[str, Path]:
        """The sets that can be chosen by name: those of the game, and the host's."""
        ours = {path.name: path for path in sorted(self.home.iterdir()) if (path / self.mark).exists()}
        return own_sets(self.mark) | ours

    def every(self) -> dict[str, Path]:
        """Those, and earlier versions of the game's own, which new games are not offered."""
        return {path.name: path for path in sorted((self.home / OLDER).glob("*/"))} | self.named()

    def older(self, name: str) -> list[str]:
        """Earlier versions of a set, for games that were begun with them: "meadhall-6" of "meadhall"."""
        return [other for other in self.every() if _is_older(other, name)]

    def folder(self, name: str) -> Path:
        """A set that comes with the game, one of the host's, an earlier version, or a folder of the player's own."""
        named = self.every()
        if name in named:
            return named[name]
        if Path(name).is_dir():
            return Path(name)
        known = ", ".join(sorted(self.named()))
        right = f"known: {known}, or the path of a folder; `meadhall cards new --game {self.game}` makes one"
        raise DataError(f"no card set {name!r}", right=right)


def _is_older(other: str, name: str) -> bool:
    set_name, _, version = other.rpartition("-")
    return set_name == name and version.isdigit()
