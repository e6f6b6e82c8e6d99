"""Same seed, same game: in another process, with another hash seed, interleaved with another match, resumed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from meadhall.core.chance import Chance, seeded
from meadhall.core.fair import LiveChance, key_of
from meadhall.core.match import Match
from meadhall.core.play import checked_game
from meadhall.core.record import load, parse, start
from tests.exam.dump import dump
from tests.exam.setups import NIGHTLY, Case, games

COUNT = 1000 if NIGHTLY else 12
CASES = [Case(game, view, 3, []) for game, view in games()]

PROGRAM = """
import sys
from meadhall.core.chance import seeded
from meadhall.core.play import checked_game
from meadhall.interface import shelf
game = shelf.game_named(sys.argv[1])
rules = game.rulebook(game.setup(3))
for seed in range(int(sys.argv[2])):
    print(int(checked_game(game.new(rules, seeded(f"same {seed}")), seeded(f"a {seed}")).checksum))
"""


def sums(case: Case) -> list[int]:
    rules = case.game.rulebook(case.game.setup(case.seats))
    games_played = (case.game.new(rules, seeded(f"same {seed}")) for seed in range(COUNT))
    return [int(checked_game(match, seeded(f"a {seed}")).checksum) for seed, match in enumerate(games_played)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_in_another_process_with_another_hash_seed(case: Case, count_games: Callable[[int], None]) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    command = [sys.executable, "-c", PROGRAM, case.game.key, str(COUNT)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert [int(line) for line in done.stdout.split()] == sums(case)
    count_games(2 * COUNT)


def move(match: Match, chance: Chance) -> None:
    seat = match.asked()
    options = match.legal(seat)
    match.step(seat, options[chance.pick(len(options))])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_interleaved_with_another_match(case: Case, count_games: Callable[[int], None]) -> None:
    rules = case.game.rulebook(case.game.setup(case.seats))
    for seed in range(COUNT):
        alone, other = (case.game.new(rules, seeded(f"same {seed + n}")) for n in (0, 7))
        twin = case.game.new(rules, seeded(f"same {seed}"))
        chances = [seeded("x"), seeded("x"), seeded("y")]
        while not alone.over:
            move(alone, chances[0])
        while not twin.over:
            move(twin, chances[1])
            if not other.over:
                move(other, chances[2])
        assert dump(twin) == dump(alone)
    count_games(2 * COUNT)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_resumed_from_a_save(case: Case, count_games: Callable[[int], None]) -> None:
    setup = case.game.setup(case.seats)
    for seed in range(COUNT):
        record, chance = start(case.game, setup, f"same {seed}"), seeded(f"a {seed}")
        while not record.match.over:
            if len(record.answers) in (20, 130):
                record = load(case.game, parse(record.save()))
            seat = record.match.asked()
            options = record.match.legal(seat)
            record.answer(seat, options[chance.pick(len(options))])
        straight = case.game.new(case.game.rulebook(setup), LiveChance(key_of(f"same {seed}"), []))
        chance = seeded(f"a {seed}")
        while not straight.over:
            move(straight, chance)
        assert dump(record.match) == dump(straight)
    count_games(2 * COUNT)
