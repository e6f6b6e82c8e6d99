"""Deals a random setup for a physical game, in a way that all players can check.

The page first publishes the hash of a seed, then each player enters a word. The seed and the words together are the
luck, so no player decides it alone, and anyone who noted the hash can check the seed afterwards.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from msgspec import Meta, Struct

from meadhall.core.errors import FieldError, SetupError
from meadhall.core.fair import LiveChance, commitment, key_of
from meadhall.interface import shelf
from meadhall.interface.wire import Dealt

Word = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(max_length=64)]
LEAST_SEED = 32  # hexadecimal digits of a seed


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A request: one word for each player (it may be empty), the modules and the options."""

    seed: Key
    words: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    modules: Annotated[list[Key], Meta(max_length=24)] = []
    options: Annotated[dict[Key, Key], Meta(max_length=40)] = {}


class Deck(Struct, frozen=True):
    """The dealt setup, and the hash that was published for the seed."""

    dealt: list[Dealt]
    commitment: str


def deal(game: str, wish: Deal) -> Deck:
    """Run the engine's setup with the luck of seed and words."""
    read = shelf.kit(game).dealt
    if read is None:
        raise SetupError(f"nothing is dealt for {game}", right="another game")
    if len(wish.seed) < LEAST_SEED:
        raise FieldError("seed", "the seed is too short", f"at least {LEAST_SEED} digits", why="enter-seed")
    title = shelf.game_named(game)
    setup = shelf.set_up(title, len(wish.words), [*wish.modules], dict(wish.options))
    match = title.new(title.rulebook(setup), LiveChance(key_of(luck(wish)), []))
    return Deck(read(match), commitment(wish.seed))


def luck(wish: Deal) -> str:
    """Join seed and words in the order of the players, as a hall does (docs/luck.md)."""
    return "".join(hashlib.sha256(part.encode()).hexdigest() for part in [wish.seed, *wish.words])
