"""Prepares the memory snapshot of the browser's Python, and restores randomness when the snapshot is loaded.

Called by `web/src/pocket/boot.ts`. Secrets and random numbers are drawn only after the snapshot is loaded.
"""

from __future__ import annotations

import random

from meadhall.browser.host import games
from meadhall.server.storage.rows import TableSetup
from meadhall.server.tables.position import HostedGame
from meadhall.server.workers.worker_main import think

BOT, SEED, ANSWERS = "karl", "rehearsal", 4


def rehearse() -> None:
    """Import and load everything that a table needs, so that the snapshot contains it: games, their rules, a bot."""
    for game in games().values():
        play(game)


def play(game: HostedGame) -> None:
    """Let a bot give a few answers in a game that is not kept."""
    _, position = game.begin(["", ""], TableSetup(), SEED, live=False)
    for _ in range(ANSWERS):
        seat = position.asked()[0]
        position = position.answered(seat, think(position.thought("choose", seat, BOT, SEED)).action)
        position.view(seat)


def awake() -> None:
    """Seed `random` again; the snapshot has the state of the day it was made.

    Secrets use `core.fair`, never `random`.
    """
    random.seed()
