"""Every word a person reads, in four languages, from Fluent files beside the modules that need them.

    words = Words("pl", "valhalla")
    words("event-rolled", seat="Anna", n=3)

Files are found by walking: `words/<language>.ftl` in any folder of the package. A game's words are seen only
by that game, so two games may use one key. What a language lacks is said in English; what English lacks too
is shown as its key in brackets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from meadhall.bundles import MessageBundle

LANGUAGES: Final = ("en", "ru", "pl", "cs")
FALLBACK: Final = "en"
PACKAGE: Final = Path(__file__).resolve().parent
GAMES: Final = PACKAGE / "games"
BROUGHT: Final[dict[str, Path]] = {}  # games that lie elsewhere, and their folders


def word_files(lang: str, game: str | None = None) -> list[Path]:
    """The files of one language: those of no game, and those of this game (of all games if none is named)."""
    ours = [file for file in sorted(PACKAGE.rglob(f"words/{lang}.ftl")) if belongs(file, game)]
    guests = [folder for key, folder in BROUGHT.items() if game in (None, key)]
    return ours + [file for folder in guests for file in sorted(folder.rglob(f"words/{lang}.ftl"))]


def bring(game: str, folder: Path) -> None:
    """A game that lies elsewhere has its words there too."""
    BROUGHT[game] = folder
    bundle_of.cache_clear()


def belongs(file: Path, game: str | None) -> bool:
    return game is None or GAMES not in file.parents or GAMES / game in file.parents


def known_language(lang: str) -> str:
    """ "pl", "pl_PL.UTF-8" and "pl-PL" all mean Polish; a language we do not speak becomes English."""
    short = lang.replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else FALLBACK


@cache
def bundle_of(lang: str, game: str | None) -> MessageBundle:
    """All words of one language."""
    from meadhall.bundles import MessageBundle  # whoever shows no words needs no library for them

    return MessageBundle(lang, (file.read_text(encoding="utf-8") for file in word_files(lang, game)))


class Words:
    """The words of one language, for one game or for all."""

    def __init__(self, lang: str = FALLBACK, game: str | None = None) -> None:
        self.lang = known_language(lang)
        self.game = game
        self.printed: Mapping[str, Mapping[str, str]] = {}

    def learn(self, printed: Mapping[str, Mapping[str, str]]) -> None:
        """What cards on the table call themselves, by key and language; "" is said where a language lacks it."""
        self.printed = printed

    def bundles(self) -> Iterator[MessageBundle]:
        yield bundle_of(self.lang, self.game)
        yield bundle_of(FALLBACK, self.game)

    def __call__(self, key: str, **values: str | int | float) -> str:
        """The message of this key with its values filled in."""
        if key in self.printed:
            names = self.printed[key]
            return names.get(self.lang, names[""])
        for bundle in self.bundles():
            if bundle.has_message(key) and (said := bundle.format(key, values)) is not None:
                return said
        return f"[{key}]"

    def __contains__(self, key: str) -> bool:
        return key in self.printed or any(bundle.has_message(key) for bundle in self.bundles())
