"""Digests of games: recorded ones replayed, and new ones by bots. The same code runs in CPython and in the browser's
Python. Tests import it; under Node it is the script of `run.mjs`, with its input in `given` and the digests in
`out`."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import load, start
from meadhall.interface import people, shelf

SPECTATOR = -1


def digest(game: Game, match: Match) -> str:
    """A digest of everything that anyone can see of a game, and of all its events."""
    view = shelf.kit(game.key).view
    assert view is not None
    told = hashlib.sha256()
    for seat in range(SPECTATOR, match.seats):
        told.update(msgspec.json.encode(view(match, seat)))
    for at, event in enumerate(match.log or []):
        told.update(msgspec.json.encode(people.log_line(game, match, at, event, SPECTATOR)))
    told.update(json.dumps([match.scores(), match.chance.drawn]).encode())
    return told.hexdigest()


def replayed(record: dict[str, Any]) -> str:
    """A recorded game, replayed answer by answer."""
    game = shelf.game_named(record["game"])
    return digest(game, load(game, record).match)


def played(key: str, bot: str, seed: str, most: int) -> str:
    """A new game of bots with this many answers: a missing module of the build would change their choices."""
    game = shelf.game_named(key)
    record, driver, mind = start(game, game.setup(3, []), seed), Driver(game, seeded(seed)), recruit(bot, game)
    for _ in range(most):
        if not record.match.over:
            seat = record.match.asked()
            record.answer(seat, driver.choose(record.match, seat, mind))
    return digest(game, record.match)


def digests(work: str) -> str:
    """The digests of all records, then of all new games."""
    wanted = json.loads(work)
    found = [replayed(record) for record in wanted["records"]]
    return json.dumps(found + [played(*game) for game in wanted["games"]])


if __name__ == "script":
    out = digests(given)  # type: ignore[name-defined]  # noqa: F821
