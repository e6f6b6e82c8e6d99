"""Where card sets lie: those of the game, their earlier versions, the host's, a player's own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import own_sets
from meadhall.core.errors import DataError

HOME: Final = Path(__file__).parent
OLDER: Final = HOME / "older"
OWN_CARDS: Final = "meadhall"
DECK: Final = "deck.toml"  # what makes a folder a card set


def card_sets() -> dict[str, Path]:
    """The sets that go by a name: those of the game, and the host's."""
    ours = {path.name: path for path in sorted(HOME.iterdir()) if (path / DECK).exists()}
    return own_sets(DECK) | ours


def all_sets() -> dict[str, Path]:
    """Those and the earlier versions of the game's own, which no new game is offered."""
    return {path.name: path for path in sorted(OLDER.glob("*/"))} | card_sets()


def older_sets(name: str) -> list[str]:
    """Earlier versions of a set, for games that were begun with them: "meadhall-6" of "meadhall"."""
    return [other for other in all_sets() if other.rpartition("-")[0] == name and other.rpartition("-")[2].isdigit()]


def set_folder(name: str) -> Path:
    """A set that comes with the game, one of the host's, an earlier version, or a folder of the player's own."""
    named = all_sets()
    if name in named:
        return named[name]
    if Path(name).is_dir():
        return Path(name)
    known = ", ".join(sorted(card_sets()))
    right = f"known: {known}, or the path of a folder; `meadhall cards new` makes one"
    raise DataError(f"no card set {name!r}", right=right)
