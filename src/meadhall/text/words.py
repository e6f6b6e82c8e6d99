"""All texts for people, in four languages, from Fluent files beside the modules that need them.

    words = Words("pl", "valhalla")
    words("event-rolled", seat="Anna", n=3)

The files are `words/<language>.ftl` in any folder of the package. Only a game itself sees its messages, so two games
may use the same key. A message that a language lacks is shown in English; a message that English lacks is shown as its
key in brackets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from meadhall.text.bundles import MessageBundle

LANGUAGES: Final = ("en", "ru", "pl", "cs")
FALLBACK: Final = "en"
PACKAGE: Final = Path(__file__).resolve().parents[1]
GAMES: Final = PACKAGE / "games"
EXTERNAL_GAMES: Final[dict[str, Path]] = {}  # games outside the package, and their folders


def word_files(lang: str, game: str | None = None) -> list[Path]:
    """Return the files of one language: the common ones and those of this game (of all games if none is named)."""
    ours = [file for file in sorted(PACKAGE.rglob(f"words/{lang}.ftl")) if belongs(file, game)]
    guests = [folder for key, folder in EXTERNAL_GAMES.items() if game in (None, key)]
    return ours + [file for folder in guests for file in sorted(folder.rglob(f"words/{lang}.ftl"))]


def add_game_folder(game: str, folder: Path) -> None:
    """Add the language files of a game outside the package."""
    EXTERNAL_GAMES[game] = folder
    bundle_of.cache_clear()


def belongs(file: Path, game: str | None) -> bool:
    return game is None or GAMES not in file.parents or GAMES / game in file.parents


def known_language(lang: str) -> str:
    """Return the supported language of a locale: "pl", "pl_PL.UTF-8" and "pl-PL" are Polish. Others become English."""
    short = lang.replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else FALLBACK


@cache
def bundle_of(lang: str, game: str | None) -> MessageBundle:
    """Return all messages of one language."""
    from meadhall.text.bundles import MessageBundle  # so that programs without texts do not need the Fluent library

    return MessageBundle(lang, (file.read_text(encoding="utf-8") for file in word_files(lang, game)))


class Words:
    """The messages of one language, for one game or for all."""

    def __init__(self, lang: str = FALLBACK, game: str | None = None) -> None:
        self.lang = known_language(lang)
        self.game = game
        self.printed: Mapping[str, Mapping[str, str]] = {}

    def learn(self, printed: Mapping[str, Mapping[str, str]]) -> None:
        """Add the names that cards define themselves, by key and language; "" is the fallback."""
        self.printed = printed

    def bundles(self) -> Iterator[MessageBundle]:
        yield bundle_of(self.lang, self.game)
        yield bundle_of(FALLBACK, self.game)

    def __call__(self, key: str, **values: str | int | float) -> str:
        """Return the message with this key and its values filled in."""
        if key in self.printed:
            names = self.printed[key]
            return names.get(self.lang, names[""])
        for bundle in self.bundles():
            if bundle.has_message(key) and (said := bundle.format(key, values)) is not None:
                return said
        return f"[{key}]"

    def __contains__(self, key: str) -> bool:
        return key in self.printed or any(bundle.has_message(key) for bundle in self.bundles())
