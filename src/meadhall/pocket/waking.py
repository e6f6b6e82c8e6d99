"""What the browser's Python does before its memory is kept for later starts, and when it wakes up from it.

Called by `web/src/pocket/boot.ts`. Whatever is secret or a matter of luck is drawn after waking up.
"""

from __future__ import annotations

import random

import msgspec

from meadhall import shelf
from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.record import start
from meadhall.pocket.host import games

BOT, SEED, ANSWERS = "karl", "rehearsal", 4


def rehearse() -> None:
    """Everything that a table needs is imported and read: games, their rules, a bot and his opinions."""
    for name in games():
        game = shelf.take(name)
        view = shelf.kit(name).view
        record, driver, bot = start(game, game.setup(2, []), SEED), Driver(game, seeded(SEED)), recruit(BOT, game)
        for _ in range(ANSWERS):
            seat = record.match.asked()
            record.answer(seat, driver.choose(record.match, seat, bot))
            msgspec.json.encode(view(record.match, seat) if view else None)


def awake() -> None:
    """Its luck must not be that of the day when the memory was made. Secrets never come from here, see `core.fair`."""
    random.seed()
