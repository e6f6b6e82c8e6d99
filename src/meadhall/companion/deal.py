"""Deals what setup deals, for those who have the box but trust nobody's shuffling.

The page commits to a seed before anybody says a word; then each player says one. All of it together is the luck, so
nobody alone decides it, and whoever wrote the commitment down can check it afterwards.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from msgspec import Meta, Struct

from meadhall import shelf
from meadhall.core.errors import FieldError, SetupError
from meadhall.core.fair import LiveChance, commitment, key_of
from meadhall.wire import Dealt

Word = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(max_length=64)]
LEAST_SEED = 32  # hexadecimal digits


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is dealt: for so many words, one a player (it may be empty), with these modules and options."""

    seed: Key
    words: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    modules: Annotated[list[Key], Meta(max_length=24)] = []
    options: Annotated[dict[Key, Key], Meta(max_length=40)] = {}


class Deck(Struct, frozen=True):
    """What was dealt, and the commitment that the seed must have had."""

    dealt: list[Dealt]
    commitment: str


def deal(game: str, wish: Deal) -> Deck:
    """The engine's own setup, with the luck of seed and words."""
    read = shelf.kit(game).dealt
    if read is None:
        raise SetupError(f"nothing is dealt for {game}", right="another game")
    if len(wish.seed) < LEAST_SEED:
        raise FieldError("seed", "a seed that can be guessed", f"at least {LEAST_SEED} digits", why="enter-seed")
    title = shelf.take(game)
    setup = shelf.set_up(title, len(wish.words), [*wish.modules], dict(wish.options))
    match = title.new(title.rulebook(setup), LiveChance(key_of(luck(wish)), []))
    return Deck(read(match), commitment(wish.seed))


def luck(wish: Deal) -> str:
    """Seed and words in the order of the players, joined as those of a hall are (docs/luck.md)."""
    return "".join(hashlib.sha256(part.encode()).hexdigest() for part in [wish.seed, *wish.words])
