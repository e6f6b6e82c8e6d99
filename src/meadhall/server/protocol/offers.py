"""The games that the hall offers, with everything that can be chosen for a table."""

from __future__ import annotations

from msgspec import Struct

from meadhall.text.words import LANGUAGES, Words


class OptionInfo(Struct, frozen=True):
    """A rule option of a game."""

    key: str
    default: str
    values: list[str]
    rule: str
    disputed: bool  # the printed rules leave it open


class ModuleInfo(Struct, frozen=True):
    """An expansion or variant: its numbers of players, the modules it needs, and its own options."""

    key: str
    fewest: int
    most: int
    rule: str  # the rule that limits the players; "": as the game
    company: list[str]  # the module needs one of these; [] for none
    options: list[OptionInfo]
    lesson: int = 0  # steps of its lesson; 0: no lesson


class GameInfo(Struct, frozen=True):
    """A game. `bots` are sorted from the weakest to the strongest."""

    key: str
    names: dict[str, str]  # by language, in the game's own words
    blurbs: dict[str, str]
    fewest: int
    most: int
    modules: list[ModuleInfo]
    options: list[OptionInfo]
    cards: list[str]  # card sets
    unfit: dict[str, str]  # card sets that cannot be played, with the error of each
    bots: list[str]
    characters: list[str] = []  # bots of medium strength with a playing style
    puzzles: int = 0  # number of puzzles
    book: bool = False  # is there a rulebook for players?


def in_every_language(game: str, key: str) -> dict[str, str]:
    """Return a message of the game by language; languages without it are left out."""
    spoken = {lang: Words(lang, game) for lang in LANGUAGES}
    return {lang: words(key) for lang, words in spoken.items() if key in words}
