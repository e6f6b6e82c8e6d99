"""What the browser's Python does before its memory is kept for later starts, and when it wakes up from it.

Called by `web/src/pocket/boot.ts`. Whatever is secret or a matter of luck is drawn after waking up.
"""

from __future__ import annotations

import random

from meadhall.pocket.host import games
from meadhall.server.play.position import HostedGame
from meadhall.server.store.rows import TableSetup
from meadhall.server.thinking.worker_main import think

BOT, SEED, ANSWERS = "karl", "rehearsal", 4


def rehearse() -> None:
    """Everything that a table needs is imported and read: games, their rules, a bot and his opinions."""
    for game in games().values():
        play(game)


def play(game: HostedGame) -> None:
    """A few answers of a bot at a table that nobody sees."""
    _, position = game.begin(["", ""], TableSetup(), SEED, live=False)
    for _ in range(ANSWERS):
        seat = position.asked()[0]
        position = position.answered(seat, think(position.thought("choose", seat, BOT, SEED)).action)
        position.view(seat)


def awake() -> None:
    """Its luck must not be that of the day when the memory was made. Secrets never come from here, see `core.fair`."""
    random.seed()
