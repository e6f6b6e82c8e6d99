"""One engine's figures as JSON: run by bench/engine.py with each interpreter. Also the load for callgrind."""

from __future__ import annotations

import argparse
import importlib
import json
import random
from collections.abc import Callable
from typing import Any

from harness import Rate, median_rate

from meadhall.core import match as match_module
from meadhall.core.chance import seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.play import random_game
from meadhall.core.rows import Rows

STATES = 200
ROWS = 256


class Load:
    """Random games of one setup."""

    def __init__(self, game: Game, seats: int, modules: list[str]) -> None:
        self.game = game
        self.rules = game.rulebook(game.setup(seats, modules))
        self.choices = self.decisions = self.games = 0
        self.rows: Rows | None = None

    def new(self, seed: int) -> Match:
        return self.game.new(self.rules, seeded(f"bench {seed}"))

    def inside(self, seed: int) -> int:
        """A game played by the engine itself."""
        tally = random_game(self.new(seed), seeded(f"answers {seed}"))
        self.games += 1
        self.decisions += tally.decisions
        self.choices += tally.choices
        return tally.decisions

    def driven(self, seed: int) -> int:
        """A game played from Python through `legal` and `step`."""
        match, pick, count = self.new(seed), random.Random(seed), 0
        while match.pending:
            seat = match.asked()
            options = match.legal(seat)
            match.step(seat, options[int(pick.random() * len(options))])
            count += 1
        return count

    def batch(self, turn: int) -> int:
        """One answer in each of many matches, with what the seats see and may do written into rows of bytes."""
        if self.rows is None:
            self.rows = new_rows(self)
        self.rows.step([options[turn % len(options)] for options in self.rows.options])
        return ROWS

    def states(self) -> list[Match]:
        """Positions from all over random games."""
        out: list[Match] = []
        pick, seed = random.Random(1), 0
        while len(out) < STATES:
            match, seed = self.new(seed), seed + 1
            while match.pending:
                if pick.random() < 0.05:
                    out.append(match.copy())
                seat = match.asked()
                match.step(seat, pick.choice(match.legal(seat)))
        return out


def new_rows(load: Load) -> Rows:
    """Matches of the same setup side by side."""
    from meadhall.env.batch import rows_of  # only now: numpy would be in the way of callgrind
    from meadhall.env.specs import spec

    setup = load.rules.setup
    return rows_of(spec(load.game.key, setup.seats, setup.modules), [str(row) for row in range(ROWS)])


def calls(load: Load) -> dict[str, Callable[[int], int]]:
    """The single operations, each on positions of random games, 50 at a time."""
    states = load.states()
    chance = seeded("determinize")

    def repeated(act: Callable[[Match], Any]) -> Callable[[int], int]:
        def work(turn: int) -> int:
            for at in range(turn * 50, turn * 50 + 50):
                act(states[at % len(states)])
            return 50

        return work

    return {
        "copy_us": repeated(lambda m: m.copy()),
        "legal_us": repeated(lambda m: m.legal(m.asked())),
        "observe_us": repeated(lambda m: m.observe(m.asked())),
        "mask_us": repeated(lambda m: m.mask(m.asked())),
        "determinize_us": repeated(lambda m: m.determinize(m.asked(), chance)),
    }


def figures(load: Load, seconds: float, repeats: int) -> dict[str, object]:
    """All wall figures of this engine."""
    inside = median_rate(load.inside, seconds, repeats)
    out: dict[str, object] = {
        "compiled": not match_module.__file__.endswith(".py"),
        "decisions_per_game": round(load.decisions / load.games, 1),
        "choices_per_game": round(load.choices / load.games, 1),
        "inside_per_mloop": round(inside.per_mloop),
        "inside_per_second": round(inside.done / inside.seconds),
        "driven_per_mloop": round(median_rate(load.driven, seconds, repeats).per_mloop),
        "batch_per_mloop": round(median_rate(load.batch, seconds, repeats).per_mloop),
        "machine_mloops": round(inside.machine, 1),
    }
    for name, work in calls(load).items():
        rate: Rate = median_rate(work, seconds / 3, repeats)
        out[name] = round(rate.microseconds, 2)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--count", type=int, default=-1, help="only play so many games (for callgrind)")
    args = parser.parse_args()
    game: Game = importlib.import_module(f"meadhall.games.{args.game}.game").GAME
    load = Load(game, args.players, [key for key in args.modules.split(",") if key])
    load.inside(0)
    if args.count >= 0:
        print(json.dumps({"decisions": sum(load.inside(seed) for seed in range(1, args.count + 1))}))
    else:
        print(json.dumps(figures(load, args.seconds, args.repeats)))


if __name__ == "__main__":
    main()
