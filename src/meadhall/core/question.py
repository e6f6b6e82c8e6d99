"""What is asked, by name: the key of the sentence, and the thing it is about."""

from __future__ import annotations

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.procedure import Window


def prompt(game: Game, match: Match) -> str:
    """The key of the sentence that asks."""
    top = match.stack[-1]
    if isinstance(top, Window):
        return game.moment_key(top.moment)
    return type(top).prompt or type(top).__name__.lower()
