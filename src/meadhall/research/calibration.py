"""Calibrates winning chances: bots play games, a scale is fitted, and its accuracy is measured on other games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import log
from typing import NamedTuple

from meadhall.bots.driver import Driver
from meadhall.bots.foreign import enlist
from meadhall.bots.policy import outcome
from meadhall.core.chance import seeded
from meadhall.interface import shelf
from meadhall.research.arena import Rules, rulebook
from meadhall.research.review.calibration import FORMAT, LEAST_CHANCE, Calibration, Scale, Tenth
from meadhall.research.review.judge import Judge
from meadhall.research.series.jobs import Crew, run_portions

PORTION = 16  # games in one portion of work
KEPT = 5  # one of this many positions is used, because positions of one game are alike
FITTED = 6000  # positions used for a fit; enough for three parameters
STEP = 1e-3  # for numerical derivatives
ROUNDS = 24
Tick = Callable[[int], object]


class CalibrationSeries(NamedTuple):
    """The parameters of a series: rules, number of players, bot and seed."""

    rules: Rules
    seats: int
    bot: str
    seed: str


class JudgedPosition(NamedTuple):
    """A judged position: the estimates of both judges, how far the game had come, and the winners."""

    learned: list[float]  # empty if no value network fits
    own: list[float]
    progress: float
    won: list[float]


def positions_with_number(series: CalibrationSeries, numbers: list[int]) -> tuple[int, list[list[JudgedPosition]]]:
    """Return the positions of these games with the number of the first game."""
    return numbers[0], positions_of_games(series, numbers)


def positions_of_games(series: CalibrationSeries, numbers: list[int]) -> list[list[JudgedPosition]]:
    """Return the positions of these games."""
    return [positions(series, number) for number in numbers]


def positions(series: CalibrationSeries, number: int) -> list[JudgedPosition]:
    """Play one game and return a sample of its positions that need no playout."""
    game, book = rulebook(series.rules, series.seats)
    match = game.new(book, seeded(f"{series.seed}:{series.seats}:{number}"))
    driver = Driver(game, seeded(f"{series.seed}:{series.seats}:{number}:answers"))
    bot, judge = enlist(series.bot, game), Judge(game, match)
    said: list[tuple[list[float], list[float], float]] = []
    while match.pending != 0:
        if judge.is_settled(match) and driver.chance.pick(KEPT) == 0:
            own = judge.own.values(match)
            said.append((judge.raw(match) if judge.learned else [], own, judge.own.progress(match)))
        seat = match.asked()
        match.step(seat, driver.choose(match, seat, bot))
    won = outcome(match)
    return [JudgedPosition(*one, won) for one in said]


def play_games(series: CalibrationSeries, games: int, jobs: int, tick: Tick) -> list[list[JudgedPosition]]:
    """Play the games and return their positions, game by game."""
    portions = [list(range(at, min(at + PORTION, games))) for at in range(0, games, PORTION)]
    out: list[tuple[int, list[list[JudgedPosition]]]] = []
    for first, done in run_portions(partial(positions_with_number, series), portions, Crew(jobs)):
        out.append((first, done))
        tick(len(done))
    return [game for _, done in sorted(out, key=lambda part: part[0]) for game in done]


def calibrate(series: CalibrationSeries, games: int, jobs: int, tick: Tick) -> list[Scale]:
    """Return a scale for each judge, fitted to all games. Its accuracy is measured by cross-validation."""
    found = play_games(series, games, jobs, tick)
    halves = [[one for game in found[first::2] for one in game] for first in (0, 1)]
    kinds = [True, False] if halves[0][0].learned else [False]
    return [scale_of(series.seats, learned, halves, games) for learned in kinds]


def scale_of(seats: int, learned: bool, halves: list[list[JudgedPosition]], games: int) -> Scale:
    """Fit one scale. Each half of the games is measured with a scale fitted to the other half."""
    crossed = zip(halves, reversed(halves), strict=True)
    tenths = merge_tenths([measure_tenths(fit(seats, learned, other), half) for half, other in crossed])
    return Scale(seats, learned, fit(seats, learned, halves[0] + halves[1]).trust, games, tenths)


def merge_tenths(parts: list[list[Tenth]]) -> list[Tenth]:
    """Merge the tenths of several measurements."""
    out = []
    for low in sorted({tenth.low for part in parts for tenth in part}):
        found = [tenth for part in parts for tenth in part if tenth.low == low]
        count = sum(tenth.positions for tenth in found)
        given, won = (sum(t.positions * share for t, share in pairs) for pairs in (
            [(t, t.given) for t in found], [(t, t.won) for t in found]
        ))  # fmt: skip
        out.append(Tenth(low, count, round(given / count, 4), round(won / count, 4)))
    return out


def fit(seats: int, learned: bool, seen: list[JudgedPosition]) -> Scale:
    """Fit the three parameters by maximum likelihood: Newton's method, one parameter at a time."""
    seen = seen[:: 1 + len(seen) // FITTED]
    trust = [1.0, 1.0, 1.0]
    for turn in range(ROUNDS):
        at = turn % 3
        near = [cross_entropy(moved_scale(seats, learned, trust, at, step), seen) for step in (-STEP, 0.0, STEP)]
        slope, bend = (near[2] - near[0]) / (2 * STEP), (near[2] - 2 * near[1] + near[0]) / STEP**2
        if bend > 0:
            trust[at] = min(3.0, max(0.2, trust[at] - slope / bend))
    return moved_scale(seats, learned, trust, 0, 0.0)


def moved_scale(seats: int, learned: bool, trust: list[float], at: int, step: float) -> Scale:
    """Return a scale with one parameter moved."""
    moved = [round(value + step * (place == at), 4) for place, value in enumerate(trust)]
    return Scale(seats, learned, (moved[0], moved[1], moved[2]))


def said(scale: Scale, one: JudgedPosition) -> list[float]:
    """Return the chances that this scale gives for a position."""
    return scale.of(one.learned if scale.learned else one.own, one.progress)


def cross_entropy(scale: Scale, seen: list[JudgedPosition]) -> float:
    """Return the mean cross-entropy of the actual winners, in nats."""
    total = 0.0
    for one in seen:
        total -= sum(
            won * log(max(LEAST_CHANCE, p)) for p, won in zip(said(scale, one), one.won, strict=True) if won > 0
        )
    return total / len(seen)


def measure_tenths(scale: Scale, seen: list[JudgedPosition]) -> list[Tenth]:
    """Compare estimated and actual wins for each tenth. Every seat of every position counts."""
    counts, given, won = [0] * 10, [0.0] * 10, [0.0] * 10
    for one in seen:
        for chance, result in zip(said(scale, one), one.won, strict=True):
            at = min(9, int(chance * 10))
            counts[at] += 1
            given[at] += chance
            won[at] += result
    return [
        Tenth(10 * at, count, round(given[at] / count, 4), round(won[at] / count, 4))
        for at, count in enumerate(counts)
        if count > 0
    ]


def calibration(game: str, made: str, scales: list[Scale]) -> Calibration:
    """Return the content of a game's calibration file."""
    return Calibration(FORMAT, game, shelf.game_named(game).version, made, scales)
