"""Finds the weights of an opinion from games that bots play: a conditional logit of who won on what positions showed.

    python tools/tune.py valhalla --players 2,4 --bots jarl,karl --games 2000 --seed tune

Every quiet position of every game gives one case: the signs of all seats, how far the game was, who won. The
weights that make the victories likeliest (slightly shrunk towards 0) are printed as the two lists that the opinion
takes. Needs numpy, which the bots themselves do not.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

import numpy as np
from meadhall.bots.opinion import outcome

from meadhall import shelf
from meadhall.bots.driver import Driver, opinion_of, recruit
from meadhall.core.chance import seeded
from meadhall.core.game import Game

STEPS = 60
TIE_TO_ZERO = 2.0  # how strongly weights are shrunk towards 0


class Case(NamedTuple):
    """One position: signs by seat, progress, and each seat's part of the victory."""

    rows: list[list[float]]
    progress: float
    won: list[float]


def cases_of(game: Game, seats: int, bots: list[str], number: int, seed: str) -> list[Case]:
    """All quiet positions of one game."""
    opinion = opinion_of(game.key)
    match = game.new(game.rulebook(game.setup(seats)), seeded(f"{seed}:{seats}:{number}"))
    driver = Driver(game, seeded(f"{seed}:{seats}:{number}:bots"))
    players = [recruit(bots[(seat + number) % len(bots)], game) for seat in range(seats)]
    seen = []
    while match.pending:
        if opinion.quiet(match):
            seen.append(([opinion.signs(match, seat) for seat in range(seats)], opinion.progress(match)))
        match.step(match.asked(), driver.choose(match, match.asked(), players[match.asked()]))
    won = outcome(match)
    return [Case(rows, progress, won) for rows, progress in seen]


def fitted(cases: list[Case]) -> np.ndarray:
    """The weights, early ones first, by Newton's method."""
    weights = np.zeros(2 * len(cases[0].rows[0]))
    groups = [group for seats in {len(case.rows) for case in cases} if (group := grouped(cases, seats))]
    for _ in range(STEPS):
        slope, bend = -TIE_TO_ZERO * weights, TIE_TO_ZERO * np.eye(len(weights))
        for signs, won in groups:
            hopes = signs @ weights
            shares = np.exp(hopes - hopes.max(axis=1, keepdims=True))
            shares /= shares.sum(axis=1, keepdims=True)
            mean = np.einsum("cs,csw->cw", shares, signs)
            slope = slope + np.einsum("cs,csw->w", won - shares, signs)
            bend = bend + np.einsum("cs,csw,csv->wv", shares, signs, signs) - mean.T @ mean
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def grouped(cases: list[Case], seats: int) -> tuple[np.ndarray, np.ndarray]:
    """The cases of one number of players as arrays; each sign stands there twice, early and late."""
    mine = [case for case in cases if len(case.rows) == seats]
    rows = np.array([case.rows for case in mine])
    late = np.array([case.progress for case in mine])[:, None, None]
    return np.concatenate([rows * (1 - late), rows * late], axis=2), np.array([case.won for case in mine])


def surprise(cases: list[Case], weights: np.ndarray) -> float:
    """The mean of minus the logarithm of the chance that was given to what happened; small is good."""
    total = 0.0
    for seats in {len(case.rows) for case in cases}:
        signs, won = grouped(cases, seats)
        hopes = signs @ weights
        total -= (won * (hopes - np.log(np.exp(hopes).sum(axis=1, keepdims=True)))).sum()
    return float(total / len(cases))


def shown(name: str, numbers: np.ndarray) -> str:
    return f"{name}: Final = [" + ", ".join(f"{number:.3f}" for number in numbers) + "]"


def main() -> int:
    parser = argparse.ArgumentParser(description="Find the weights of an opinion.")
    parser.add_argument("game", choices=shelf.names())
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--bots", default="jarl,karl")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--seed", default="tune")
    args = parser.parse_args()
    game, bots = shelf.take(args.game), args.bots.split(",")
    tables = [int(seats) for seats in args.players.split(",")]
    games = [cases_of(game, seats, bots, number, args.seed) for seats in tables for number in range(args.games)]
    learn = [case for number, cases in enumerate(games) if number % 10 for case in cases]
    test = [case for number, cases in enumerate(games) if number % 10 == 0 for case in cases]
    weights = fitted(learn)
    half = len(weights) // 2
    print(shown("EARLY", weights[:half]), shown("LATE", weights[half:]), sep="\n")
    print(f"surprise {surprise(test, weights):.4f}, knowing nothing {surprise(test, 0 * weights):.4f}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
