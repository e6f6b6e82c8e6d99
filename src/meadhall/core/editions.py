"""Finds the card sets of a game: those it ships, their earlier versions, the host's and a player's own."""

from __future__ import annotations

from pathlib import Path

from meadhall.core.cards import is_made, made_set, own_sets
from meadhall.core.errors import DataError

OLDER = "older"  # the folder of earlier versions


class Editions:
    """The card sets in a folder; `mark` is the file that makes a folder a card set of this game."""

    def __init__(self, game: str, home: Path, mark: str) -> None:
        self.game = game
        self.home = home
        self.mark = mark

    def named(self) -> dict[str, Path]:
        """Return the sets that can be chosen by name: those of the game and those of the host."""
        ours = {path.name: path for path in sorted(self.home.iterdir()) if (path / self.mark).exists()}
        return own_sets(self.mark) | ours

    def every(self) -> dict[str, Path]:
        """Return those sets and the earlier versions of the game's sets, which new games are not offered."""
        return {path.name: path for path in sorted((self.home / OLDER).glob("*/"))} | self.named()

    def older(self, name: str) -> list[str]:
        """Return the names of the earlier versions of a set ("meadhall-6" of "meadhall"), for games begun with them."""
        return [other for other in self.every() if _is_older(other, name)]

    def folder(self, name: str) -> Path:
        """Return the folder of a set: the game's, the host's, an earlier version, or a player's own folder."""
        if is_made(name) and (made_set(name) / self.mark).exists():
            return made_set(name)
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
