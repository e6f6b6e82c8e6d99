"""Shakes all numbers of a taste at once, every seat its own, and regresses victories on them; then tries the step."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from multiprocessing.pool import AsyncResult, Pool
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from meadhall.bots.learned.school import LearnedNumbers

from tools.tastes.numbers import Row
from tools.tastes.pupils import PUPILS, Floats, Pupil

Tell = Callable[[str], object]
PORTION = 100  # games that a process plays before it reports
LARGEST = 1.0  # how far the surest number goes in one step, in units of its shaking
RIDGE = 0.012  # what a number is thought to matter, in parts of a victory for one unit
KNOWN: dict[tuple[str, int], Pupil] = {}


def pupil_of(key: str, seats: int) -> Pupil:
    """Made once in each process."""
    if (key, seats) not in KNOWN:
        KNOWN[key, seats] = PUPILS[key](seats)
    return KNOWN[key, seats]


class Task(NamedTuple):
    """Games for one process."""

    key: str
    seats: int
    base: LearnedNumbers
    seed: str
    width: float = 1.0
    heat: float = 0.0
    other: LearnedNumbers | None = None  # who plays against the base, alone at the table


class Found(NamedTuple):
    """What the games of a task told; rows and victories are differences from the mean of the table."""

    shaken: npt.NDArray[np.float16]
    choices: npt.NDArray[np.float16]
    won: Floats


def centred(rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Less the mean of the table; with two players the other row says the same once more."""
    out: Floats = rows - rows.mean(axis=0)
    return out[:1] if len(out) == 2 else out


def shaken(task: Task) -> Found:
    """Games in which every seat has a taste of its own."""
    pupil = pupil_of(task.key, task.seats)
    sheet = pupil.sheet(task.base)
    middle, luck = sheet.row(task.base), np.random.default_rng(list(task.seed.encode()))
    rows, choices, won = [], [], []
    for number in range(PORTION):
        by = luck.standard_normal((task.seats, len(middle))) * task.width
        tastes = [sheet.told(task.base, middle + one) for one in by]
        game = pupil.play(tastes, f"{task.seed}:{number}", task.heat)
        rows.append(centred(by.astype(np.float32)))
        choices.append(centred(game.choices))
        won.append(centred(np.array(game.won, np.float32)[:, None])[:, 0])
    return Found(
        np.concatenate(rows).astype(np.float16), np.concatenate(choices).astype(np.float16), np.concatenate(won)
    )


def duelled(task: Task) -> list[float]:
    """What the other won, alone among those of the base, from every seat in turn."""
    pupil = pupil_of(task.key, task.seats)
    assert task.other is not None
    out = []
    for number in range(PORTION):
        at = number % task.seats
        tastes = [task.other if seat == at else task.base for seat in range(task.seats)]
        out.append(pupil.play(tastes, f"{task.seed}:{number // task.seats}", 0.0).won[at])
    return out


class Crew:
    """Some processes; more work is given out as long as there is time."""

    def __init__(self, pool: Pool, jobs: int) -> None:
        self.pool, self.jobs = pool, jobs

    def until(self, deadline: float, work: Callable[[Task], object], tasks: Iterator[Task]) -> list[object]:
        """What the tasks gave that were begun before the deadline."""
        waiting: list[AsyncResult[object]] = []
        done: list[object] = []
        while waiting or time.monotonic() < deadline:
            while len(waiting) < self.jobs + 1 and time.monotonic() < deadline:
                waiting.append(self.pool.apply_async(work, (next(tasks),)))
            done.append(waiting.pop(0).get())
        return done


class Fit(NamedTuple):
    """What a generation found: the slope of each number with its doubt, and the worth of each large choice."""

    slopes: Row
    doubts: Row
    choices: Row
    scale: float  # victories for a unit of the choices' worth
    games: int


def fitted(found: list[Found], before: Floats, width: float, trust: Floats) -> Fit:
    """Ridge regression of victories on shaken numbers and on large choices, these shrunk towards what they were."""
    size = found[0].shaken.shape[1]
    cases = sum(len(part.won) for part in found)
    whole = size + len(before)
    bend, slope, total = np.zeros((whole, whole)), np.zeros(whole), 0.0
    scale = scale_of(found, before)
    for part in batches(found):
        rows = np.concatenate([part.shaken.astype(np.float32) / width, part.choices.astype(np.float32)], axis=1)
        left = part.won - scale * (part.choices.astype(np.float32) @ before)
        bend += squared(rows)
        slope += rows.T @ left
        total += float(left @ left)
    noise = total / cases
    prior = np.concatenate([np.full(size, width * RIDGE), trust * max(scale, 1e-3)])
    inverse = np.linalg.inv(bend + np.diag(noise / prior**2))
    answer = inverse @ slope
    doubts = np.sqrt(noise * np.diag(inverse))
    return Fit(answer[:size], doubts[:size], before + answer[size:] / max(scale, 1e-3), scale, cases)


def squared(rows: Floats) -> Floats:
    """The products of all columns with each other, on a GPU if there is one."""
    try:
        import torch
    except ModuleNotFoundError:
        return rows.T @ rows
    if not torch.cuda.is_available():
        return rows.T @ rows
    there = torch.from_numpy(rows).cuda()
    out: Floats = (there.T @ there).cpu().numpy()
    return out


def batches(found: list[Found]) -> Iterator[Found]:
    """Parts of a size that arithmetic likes."""
    for at in range(0, len(found), 40):
        some = found[at : at + 40]
        yield Found(*(np.concatenate(parts) for parts in zip(*some, strict=True)))


def scale_of(found: list[Found], before: Floats) -> float:
    """How much of a victory a unit of the choices' worth is."""
    if len(before) == 0:
        return 0.0
    over = [part.choices.astype(np.float32) @ before for part in found]
    won = [part.won for part in found]
    up = sum(float(one @ two) for one, two in zip(over, won, strict=True))
    return max(1e-3, up / max(1e-9, sum(float(one @ one) for one in over)))


def stepped(pupil: Pupil, base: LearnedNumbers, fit: Fit, width: float, far: float, share: float) -> LearnedNumbers:
    """The base, so far along the slope, and with this share of what was found about large choices."""
    sheet = pupil.sheet(base)
    sure = fit.slopes**2 / (fit.slopes**2 + fit.doubts**2)
    way = fit.slopes * sure
    way = way / max(1e-9, np.abs(way).max()) * LARGEST * width
    out = sheet.told(base, sheet.row(base) + far * way)
    before = pupil.choice_row(base)
    return pupil.with_choices(out, before + share * (fit.choices.astype(np.float32) - before)) if len(before) else out


class Plan(NamedTuple):
    """How a taste is learned: games of this key at a table of so many, for so many seconds, in generations."""

    key: str
    seats: int
    seed: str
    seconds: float
    generations: int
    heat: float = 2.5
    trial: float = 0.4  # of the time is for trials


TRIES = ((0.5, 0.7), (1.0, 1.0), (2.0, 1.0), (3.0, 1.0))
ONLY_STEP = ((0.5, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0))


def learn(
    plan: Plan, base: LearnedNumbers, crew: Crew, keep: Callable[[LearnedNumbers], object], tell: Tell
) -> LearnedNumbers:
    """Generation after generation; the taste is kept after each."""
    pupil, each = pupil_of(plan.key, plan.seats), plan.seconds / plan.generations
    start = time.monotonic()
    for number in range(plan.generations):
        width = 1.0 if number < 2 else 0.7
        heat = plan.heat * (1.0 if number < 2 else 0.6)
        end = start + (number + 1) * each
        seed = f"{plan.seed}:{plan.seats}:{number}"
        tasks = (Task(plan.key, plan.seats, base, f"{seed}:{at}", width, heat) for at in count())
        found = [part for part in crew.until(end - plan.trial * each, shaken, tasks) if isinstance(part, Found)]
        if not found:
            tell(f"{plan.key} {plan.seats}: no time for generation {number}")
            break
        fit = fitted(found, pupil.choice_row(base), width, pupil.trust())
        base = tried(plan, base, fit, width, end, crew, f"{seed}:trial", tell)
        keep(base)
        told_about(plan, pupil, base, fit, number, tell)
    return base


def tried(
    plan: Plan, base: LearnedNumbers, fit: Fit, width: float, end: float, crew: Crew, seed: str, tell: Tell
) -> LearnedNumbers:
    """The best of some steps, if it beats the base."""
    pupil, even = pupil_of(plan.key, plan.seats), 1.0 / plan.seats
    ways = TRIES if pupil.choices else ONLY_STEP
    rivals = [stepped(pupil, base, fit, width, far, share) for far, share in ways]
    done = crew.until(end, duelled, trials(plan, base, rivals, seed))
    results = [[won for won in done[way :: len(rivals)] if isinstance(won, list)] for way in range(len(ways))]
    won = [np.array([share for some in result for share in some] or [even]) for result in results]
    means = [float(one.mean()) for one in won]
    best = int(np.argmax(means))
    said = ", ".join(f"{far}/{share}: {100 * mean:.2f}" for (far, share), mean in zip(ways, means, strict=True))
    tell(f"{plan.key} {plan.seats}: {fit.games} rows, scale {fit.scale:.4f}, {len(won[0])} games a trial; {said}")
    return rivals[best] if means[best] > even else base


def trials(plan: Plan, base: LearnedNumbers, rivals: list[LearnedNumbers], seed: str) -> Iterator[Task]:
    """Games of each rival in turn, all with the same deals."""
    for at in count():
        rival = rivals[at % len(rivals)]
        yield Task(plan.key, plan.seats, base, f"{seed}:{at // len(rivals)}", other=rival)


def told_about(plan: Plan, pupil: Pupil, base: LearnedNumbers, fit: Fit, number: int, tell: Tell) -> None:
    """The surest slopes."""
    names, sure = pupil.sheet(base).names(), np.abs(fit.slopes) / fit.doubts
    order = np.argsort(-sure)[:14]
    tell(
        f"  gen {number}: "
        + ", ".join(f"{names[at]} {100 * fit.slopes[at]:+.2f}±{100 * fit.doubts[at]:.2f}" for at in order)
    )
