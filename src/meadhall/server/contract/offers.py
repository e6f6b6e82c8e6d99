"""What the hall offers: its games, with everything that can be chosen."""

from __future__ import annotations

from msgspec import Struct

from meadhall.words import LANGUAGES, Words


class OptionInfo(Struct, frozen=True):
    """A switch of the rules."""

    key: str
    default: str
    values: list[str]
    rule: str
    disputed: bool  # the books leave it open


class ModuleInfo(Struct, frozen=True):
    """An expansion or variant: for how many players, what else it needs, its own switches."""

    key: str
    fewest: int
    most: int
    rule: str  # the rule that limits the players; "": as the game
    company: list[str]  # it needs one of these; []: none
    options: list[OptionInfo]
    lesson: int = 0  # steps of its lesson; 0: it has none


class GameInfo(Struct, frozen=True):
    """A game. `bots`: from the weakest to the strongest."""

    key: str
    names: dict[str, str]  # by language, in the game's own words
    blurbs: dict[str, str]
    fewest: int
    most: int
    modules: list[ModuleInfo]
    options: list[OptionInfo]
    cards: list[str]  # card sets
    unfit: dict[str, str]  # those of them that cannot be played, and what is wrong with each
    bots: list[str]
    characters: list[str] = []  # bots with a taste of their own, of middling strength
    puzzles: int = 0  # how many there are
    book: bool = False  # is there a rulebook for people?


def in_every_language(game: str, key: str) -> dict[str, str]:
    """A message of the game in every language; empty if it has none."""
    spoken = {lang: Words(lang, game) for lang in LANGUAGES}
    return {lang: words(key) for lang, words in spoken.items() if key in words}
