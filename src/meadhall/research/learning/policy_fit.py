"""Learns the weights of a policy: varies all weights for each seat, regresses victories on them, and tries the step."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from multiprocessing.pool import AsyncResult, Pool
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.learned.files import PolicyWeights
from meadhall.research.learning.parameters import ParameterRow
from meadhall.research.learning.students import STUDENTS, Floats, Student

Tell = Callable[[str], object]
PORTION = 100  # games in one portion of work
LARGEST = 1.0  # the step of the most certain weight, in units of its variation
RIDGE = 0.012  # prior standard deviation of a slope, in victories per unit


@cache
def student_of(key: str, seats: int) -> Student:
    """Return the student of a game, created once in each process."""
    return STUDENTS[key](seats)


class TrainingTask(NamedTuple):
    """A number of games for one process."""

    key: str
    seats: int
    base: PolicyWeights
    seed: str
    width: float = 1.0
    heat: float = 0.0
    other: PolicyWeights | None = None  # the opponent of the base, alone at the table


class TrainingRows(NamedTuple):
    """The results of a task. Rows and victories are differences from the mean of the table."""

    varied: npt.NDArray[np.float16]
    choices: npt.NDArray[np.float16]
    won: Floats


def centre(rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Subtract the mean of the table. With two players one row is enough, because the other is its negative."""
    out: Floats = rows - rows.mean(axis=0)
    return out[:1] if len(out) == 2 else out


def play_varied(task: TrainingTask) -> TrainingRows:
    """Play games in which every seat has different weights."""
    student = student_of(task.key, task.seats)
    vector = student.vector(task.base)
    middle, luck = vector.row(task.base), np.random.default_rng(list(task.seed.encode()))
    rows, choices, won = [], [], []
    for number in range(PORTION):
        by = luck.standard_normal((task.seats, len(middle))) * task.width
        tastes = [vector.weights(task.base, middle + one) for one in by]
        game = student.play(tastes, f"{task.seed}:{number}", task.heat)
        rows.append(centre(by.astype(np.float32)))
        choices.append(centre(game.choices))
        won.append(centre(np.array(game.won, np.float32)[:, None])[:, 0])
    return TrainingRows(
        np.concatenate(rows).astype(np.float16), np.concatenate(choices).astype(np.float16), np.concatenate(won)
    )


def play_duels(task: TrainingTask) -> list[float]:
    """Play games of `other` alone among copies of the base, from every seat in turn; return its victories."""
    student = student_of(task.key, task.seats)
    assert task.other is not None
    out = []
    for number in range(PORTION):
        at = number % task.seats
        tastes = [task.other if seat == at else task.base for seat in range(task.seats)]
        out.append(student.play(tastes, f"{task.seed}:{number // task.seats}", 0.0).won[at])
    return out


class TimedPool:
    """A pool of processes that gets tasks until a deadline."""

    def __init__(self, pool: Pool, jobs: int) -> None:
        self.pool, self.jobs = pool, jobs

    def until(
        self, deadline: float, work: Callable[[TrainingTask], object], tasks: Iterator[TrainingTask]
    ) -> list[object]:
        """Return the results of all tasks that were started before the deadline."""
        waiting: list[AsyncResult[object]] = []
        done: list[object] = []
        while waiting or time.monotonic() < deadline:
            while len(waiting) < self.jobs + 1 and time.monotonic() < deadline:
                waiting.append(self.pool.apply_async(work, (next(tasks),)))
            done.append(waiting.pop(0).get())
        return done


class SlopeFit(NamedTuple):
    """The result of a generation: the slope of each weight with its error, and the weights of large choices."""

    slopes: ParameterRow
    errors: ParameterRow
    choices: ParameterRow
    scale: float  # victories per unit of a choice's worth
    games: int


def fit_slopes(found: list[TrainingRows], before: Floats, width: float, trust: Floats) -> SlopeFit:
    """Regress victories on varied weights and large choices, with a ridge towards the previous weights."""
    size = found[0].varied.shape[1]
    cases = sum(len(part.won) for part in found)
    whole = size + len(before)
    bend, slope, total = np.zeros((whole, whole)), np.zeros(whole), 0.0
    scale = scale_of(found, before)
    for part in batches(found):
        rows = np.concatenate([part.varied.astype(np.float32) / width, part.choices.astype(np.float32)], axis=1)
        left = part.won - scale * (part.choices.astype(np.float32) @ before)
        bend += products_of_columns(rows)
        slope += rows.T @ left
        total += float(left @ left)
    noise = total / cases
    prior = np.concatenate([np.full(size, width * RIDGE), trust * max(scale, 1e-3)])
    inverse = np.linalg.inv(bend + np.diag(noise / prior**2))
    answer = inverse @ slope
    errors = np.sqrt(noise * np.diag(inverse))
    return SlopeFit(answer[:size], errors[:size], before + answer[size:] / max(scale, 1e-3), scale, cases)


def products_of_columns(rows: Floats) -> Floats:
    """Return the products of all columns with each other, computed on a GPU if there is one."""
    try:
        import torch
    except ModuleNotFoundError:
        return rows.T @ rows
    if not torch.cuda.is_available():
        return rows.T @ rows
    there = torch.from_numpy(rows).cuda()
    out: Floats = (there.T @ there).cpu().numpy()
    return out


def batches(found: list[TrainingRows]) -> Iterator[TrainingRows]:
    """Group rows into batches of a size that matrix products handle fast."""
    for at in range(0, len(found), 40):
        some = found[at : at + 40]
        yield TrainingRows(*(np.concatenate(parts) for parts in zip(*some, strict=True)))


def scale_of(found: list[TrainingRows], before: Floats) -> float:
    """Return the victories per unit of a choice's worth."""
    if len(before) == 0:
        return 0.0
    over = [part.choices.astype(np.float32) @ before for part in found]
    won = [part.won for part in found]
    up = sum(float(one @ two) for one, two in zip(over, won, strict=True))
    return max(1e-3, up / max(1e-9, sum(float(one @ one) for one in over)))


def take_step(
    student: Student, base: PolicyWeights, fit: SlopeFit, width: float, far: float, share: float
) -> PolicyWeights:
    """Move the base along the slope, with this fraction of the change in large choices."""
    vector = student.vector(base)
    sure = fit.slopes**2 / (fit.slopes**2 + fit.errors**2)
    way = fit.slopes * sure
    way = way / max(1e-9, np.abs(way).max()) * LARGEST * width
    out = vector.weights(base, vector.row(base) + far * way)
    before = student.choice_row(base)
    return student.with_choices(out, before + share * (fit.choices.astype(np.float32) - before)) if len(before) else out


class PolicyPlan(NamedTuple):
    """The parameters of a training run: game, number of players, time, generations."""

    key: str
    seats: int
    seed: str
    seconds: float
    generations: int
    heat: float = 2.5
    trial: float = 0.4  # fraction of the time for trials


TRIES = ((0.5, 0.7), (1.0, 1.0), (2.0, 1.0), (3.0, 1.0))
ONLY_STEP = ((0.5, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0))


def learn(
    plan: PolicyPlan, base: PolicyWeights, pool: TimedPool, keep: Callable[[PolicyWeights], object], tell: Tell
) -> PolicyWeights:
    """Improve the weights in generations; they are saved after each."""
    student, each = student_of(plan.key, plan.seats), plan.seconds / plan.generations
    start = time.monotonic()
    for number in range(plan.generations):
        width = 1.0 if number < 2 else 0.7
        heat = plan.heat * (1.0 if number < 2 else 0.6)
        end = start + (number + 1) * each
        seed = f"{plan.seed}:{plan.seats}:{number}"
        tasks = (TrainingTask(plan.key, plan.seats, base, f"{seed}:{at}", width, heat) for at in count())
        found = [
            part for part in pool.until(end - plan.trial * each, play_varied, tasks) if isinstance(part, TrainingRows)
        ]
        if not found:
            tell(f"{plan.key} {plan.seats}: no time for generation {number}")
            break
        fit = fit_slopes(found, student.choice_row(base), width, student.trust())
        base = best_step(plan, base, fit, width, end, pool, f"{seed}:trial", tell)
        keep(base)
        report(plan, student, base, fit, number, tell)
    return base


def best_step(
    plan: PolicyPlan,
    base: PolicyWeights,
    fit: SlopeFit,
    width: float,
    end: float,
    pool: TimedPool,
    seed: str,
    tell: Tell,
) -> PolicyWeights:
    """Return the best of several steps, if it beats the base."""
    student, even = student_of(plan.key, plan.seats), 1.0 / plan.seats
    ways = TRIES if student.choices else ONLY_STEP
    rivals = [take_step(student, base, fit, width, far, share) for far, share in ways]
    done = pool.until(end, play_duels, trials(plan, base, rivals, seed))
    results = [[won for won in done[way :: len(rivals)] if isinstance(won, list)] for way in range(len(ways))]
    won = [np.array([share for some in result for share in some] or [even]) for result in results]
    means = [float(one.mean()) for one in won]
    best = int(np.argmax(means))
    said = ", ".join(f"{far}/{share}: {100 * mean:.2f}" for (far, share), mean in zip(ways, means, strict=True))
    tell(f"{plan.key} {plan.seats}: {fit.games} rows, scale {fit.scale:.4f}, {len(won[0])} games a trial; {said}")
    return rivals[best] if means[best] > even else base


def trials(plan: PolicyPlan, base: PolicyWeights, rivals: list[PolicyWeights], seed: str) -> Iterator[TrainingTask]:
    """Play games of each rival in turn with the same deals."""
    for at in count():
        rival = rivals[at % len(rivals)]
        yield TrainingTask(plan.key, plan.seats, base, f"{seed}:{at // len(rivals)}", other=rival)


def report(plan: PolicyPlan, student: Student, base: PolicyWeights, fit: SlopeFit, number: int, tell: Tell) -> None:
    """Report the most certain slopes."""
    names, sure = student.vector(base).names(), np.abs(fit.slopes) / fit.errors
    order = np.argsort(-sure)[:14]
    tell(
        f"  gen {number}: "
        + ", ".join(f"{names[at]} {100 * fit.slopes[at]:+.2f}±{100 * fit.errors[at]:.2f}" for at in order)
    )
