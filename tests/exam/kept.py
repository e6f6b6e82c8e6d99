"""Recorded games that are kept for ever: after any fix they must replay to the same end.

    python -m tests.exam.kept       record games by today's rules, if there are none yet

There is one file for each game and version of its rules. A fixed rule checks `match.since(version)`, so that older
games keep the old rule; then RULES_VERSION is raised and this module writes the next file. Changed cards are kept in
`cards/older`. A saved game that showed a bug is added as a line of `<game>-found.jsonl.xz`.
"""

from __future__ import annotations

import json
import lzma
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import Recorded, start
from meadhall.interface import shelf

HERE = Path(__file__).parent.parent / "games"
GAMES = {"bloodrage": 240, "valhalla": 560}
LATER, FEWER = 3, 96  # from this version on so many games are enough, because the earlier files cover most rules
PARTS = 24  # the number of parts in which they are replayed
MOST_MODULES = 5

Kept = dict[str, Any]


def files() -> list[Path]:
    return sorted(HERE.glob("*.jsonl.xz"))


@cache
def kept(file: Path) -> list[Kept]:
    """Return every game of a file: its record and its end."""
    return [json.loads(line) for line in lzma.decompress(file.read_bytes()).splitlines()]


def end_of(game: Game, match: Match) -> Kept:
    """Return the end of a game."""
    return {"scores": match.scores(), "winners": match.winners(), "ended_by": game.ended_by(match)}


# -- recording


def tables(game: Game, count: int) -> Iterator[tuple[int, list[str]]]:
    """Return numbers of players and modules: the base game as often as everything else together."""
    luck, keys = random.Random(count), list(game.expansions)
    while count > 0:
        some = luck.sample(keys, luck.randint(1, min(MOST_MODULES, len(keys)))) if keys and count % 2 else []
        modules, seats = shelf.with_required_modules(game, *some), luck.choice(game.tables())
        try:
            game.setup(seats, modules)
        except SetupError:
            continue
        yield seats, modules
        count -= 1


def played(game: Game, seats: int, modules: list[str], number: int) -> Recorded:
    """Play a whole game: one of three at random, the others with a heuristic; every second one is live."""
    record = start(game, game.setup(seats, modules), f"kept {number}", live=number % 2 == 0)
    driver, bot = Driver(game, seeded(f"kept answers {number}")), recruit("karl" if number % 3 else "thrall", game)
    while not record.match.over:
        seat = record.match.asked()
        record.answer(seat, driver.choose(record.match, seat, bot))
    return record


def written(game: Game, count: int) -> Iterator[str]:
    for number, (seats, modules) in enumerate(tables(game, count)):
        record = played(game, seats, modules, number)
        line = {"record": json.loads(record.save()), **end_of(game, record.match)}
        yield json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        print(f"\r{game.key}: {number + 1} of {count}", end="", file=sys.stderr)


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for key, count in GAMES.items():
        game = shelf.game_named(key)
        file = HERE / f"{key}-{game.version}.jsonl.xz"
        if file.exists():
            print(f"{file.name} is kept already", file=sys.stderr)
        else:
            some = FEWER if game.version >= LATER else count
            file.write_bytes(lzma.compress("\n".join(written(game, some)).encode(), preset=9))
            print(f"\nwrote {file.name}: {file.stat().st_size:,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
