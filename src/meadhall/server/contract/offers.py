"""What the hall has to offer: its games, with everything one may choose."""

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
    """An expansion or variant one may choose: for how many, what it needs beside it, its own switches."""

    key: str
    fewest: int
    most: int
    rule: str  # that says for how many; "": as the game
    company: list[str]  # it needs one of these beside it; []: none
    options: list[OptionInfo]
    lesson: int = 0  # steps of its lesson; 0: it has none


class GameInfo(Struct, frozen=True):
    """A game of the house. `bots` from the weakest to the strongest."""

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
    book: bool = False  # is there a rulebook for people?


def in_every_language(game: str, key: str) -> dict[str, str]:
    """What a game says of itself; nothing where it has no words for it."""
    spoken = {lang: Words(lang, game) for lang in LANGUAGES}
    return {lang: words(key) for lang, words in spoken.items() if key in words}
