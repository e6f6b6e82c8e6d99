"""Which way the numbers of a taste for Valhalla should go: all shaken at once, every seat its own, victories counted.

    python tools/tune_taste.py --players 4 --games 16000 --seed taste

Each seat of each game gives its quick answers with a taste of its own, drawn around the one to be improved. A
regression on all seats then says how much more often one wins who has more of each number, and whether it can be too
much (the curve). Small steps: numbers that do the same thing add up to too much of it. Needs numpy, which the bots
themselves do not.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict, fields
from typing import Any

import numpy as np
from meadhall.bots.opinion import outcome
from meadhall.bots.valhalla.opinion import ValhallaOpinion

from meadhall import shelf
from meadhall.bots.valhalla.taste import PATIENT, QUICK, Taste
from meadhall.core.chance import seeded
from meadhall.core.module import Rulebook

TASTES = {"quick": QUICK, "patient": PATIENT}
NAMES = [field.name for field in fields(Taste)]
LEAST = 0.3  # how far a number that is still 0 is shaken


def shaken(base: Taste, by: np.ndarray, part: float) -> Taste:
    """A taste in which each number is changed by this fraction of itself."""
    numbers = asdict(base)
    ways = {name: part * way * max(LEAST, abs(numbers[name])) for name, way in zip(NAMES, by, strict=True)}
    return Taste(**{name: numbers[name] + ways[name] for name in NAMES})


def played(rules: Rulebook[Any], tastes: list[Taste], seed: str) -> list[float]:
    """A game of quick answers: each seat's part of the victory."""
    opinion, chance = ValhallaOpinion(), seeded(f"{seed} answers")
    opinion.tastes = tastes
    match = shelf.take("valhalla").new(rules, seeded(seed))
    while match.pending:
        seat = match.asked()
        match.step(seat, opinion.quick(match, seat, match.legal(seat), chance))
    return outcome(match)


def cases(args: argparse.Namespace) -> tuple[np.ndarray, np.ndarray]:
    """How each seat was shaken, and what it won."""
    game, luck = shelf.take("valhalla"), np.random.default_rng(sum(args.seed.encode()))
    rules = game.rulebook(game.setup(args.players))
    ways = luck.standard_normal((args.games, args.players, len(NAMES)))
    won = []
    for number in range(args.games):
        tastes = [shaken(TASTES[args.base], way, args.part) for way in ways[number]]
        won.append(played(rules, tastes, f"{args.seed}:{number}"))
    return ways.reshape(-1, len(NAMES)), np.array(won).reshape(-1)


def slopes(ways: np.ndarray, won: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How much each number and its square say, with standard errors: least squares."""
    signs = np.concatenate([np.ones((len(ways), 1)), ways, ways**2 - 1], axis=1)
    inverse = np.linalg.inv(signs.T @ signs)
    found = inverse @ signs.T @ won
    return found, np.sqrt(np.diag(inverse) * (won - signs @ found).var())


def main() -> None:
    parser = argparse.ArgumentParser(description="Which way the numbers of a taste should go.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=16_000)
    parser.add_argument("--seed", default="taste")
    parser.add_argument("--from", dest="base", choices=TASTES, default="patient")
    parser.add_argument("--part", type=float, default=0.3, help="how far numbers are shaken, in parts of themselves")
    args = parser.parse_args()
    found, doubt = slopes(*cases(args))
    for at in np.argsort(-np.abs(found[1 : 1 + len(NAMES)])) + 1:
        wins, curve = 100 * found[at], 100 * found[at + len(NAMES)]
        print(f"{NAMES[at - 1]:10} {wins:+.2f} ± {196 * doubt[at]:.2f} % of victories, curve {curve:+.2f}")


if __name__ == "__main__":
    main()
