"""One run of learning, from a file: play, fit, write the weights. What is there already is not made again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from meadhall import shelf
from meadhall.bots.learned.files import FORMAT, Input, WeightsHead, encoded
from meadhall.core.errors import DataError, SetupError
from meadhall.core.match import Match
from meadhall.lab.arena import Rules
from meadhall.learn.cases import Cases, Play, cases_of, first_match
from meadhall.learn.inputs import columns_for, inputs_for

if TYPE_CHECKING:
    from meadhall.learn.train import Fit, FitReport, TableCases, TrainingPlan

WEIGHTS = "value.bin"
REPORT = "report.json"


class TrainingGames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one table: how many, who plays, how often answers stray (of a thousand), which positions are kept."""

    players: int
    games: int
    bots: tuple[str, ...] = ("jarl",)
    random: int = 20
    hasty: int = 4
    kept: int = 6
    stray: int = 0


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that says how weights are made; the same file gives the same games."""

    game: str
    seed: str
    parts: list[TrainingGames]
    modules: tuple[str, ...] = ()
    width: int = 32
    epochs: int = 6
    batch: int = 4096
    rate: float = 2e-3
    decay: float = 1e-2
    later: float = 0.0  # above 0: a second network learns from what the first says of later positions, weighed so

    @property
    def rules(self) -> Rules:
        """The rules that are played."""
        return Rules(self.game, self.modules)


Tell = Callable[[str], object]


def read_run(path: Path) -> Run:
    """The file, checked."""
    try:
        run = msgspec.toml.decode(path.read_bytes(), type=Run)
    except msgspec.DecodeError as error:
        raise DataError(f"{path.name}: {error}", right="see docs/learning.md") from None
    shelf.take(run.game)
    return run


def play_parts(run: Run, folder: Path, jobs: int, tell: Tell) -> list[Cases]:
    """The positions of all parts; those of a part that was played already are read."""
    folder.mkdir(parents=True, exist_ok=True)
    return [cases_in(run, at, folder, jobs, tell) for at in range(len(run.parts))]


def cases_in(run: Run, at: int, folder: Path, jobs: int, tell: Tell) -> Cases:
    part, file = run.parts[at], folder / f"cases-{at}.npz"
    if not file.exists():
        straying = part.random, part.hasty, part.kept, part.stray
        play = Play(run.rules, part.players, part.bots, f"{run.seed}:{at}", *straying)
        cases = cases_of(play, part.games, jobs)
        unfinished = file.with_suffix(".part.npz")
        np.savez(unfinished, **cases._asdict())
        unfinished.rename(file)
    with np.load(file) as data:
        cases = Cases(**{name: data[name] for name in Cases._fields})
    tell(f"{part.players} players: {part.games} games, {len(cases.won)} positions")
    return cases


def fit(run: Run, cases: list[Cases], folder: Path, tell: Tell) -> Path:
    """The weights fitted to all parts, and a report of how it went."""
    try:
        from meadhall.learn.train import TrainingPlan, numbers_of
    except ModuleNotFoundError as error:
        raise SetupError(f"learning needs {error.name}", right="pip install 'meadhall[learn]'") from None
    signs = cases[0].signs.shape[2]
    inputs = inputs_for(shelf.take(run.game), fresh_matches(run), signs)
    plan = TrainingPlan(run.width, run.epochs, run.batch, run.rate, run.decay)
    fitting, reports = fitted(run, tables_of(run, cases, inputs), inputs, plan, tell)
    folder.joinpath(REPORT).write_text(json.dumps(reports, indent=1) + "\n", encoding="utf-8")
    return write(folder / WEIGHTS, encoded(head_of(run, inputs, signs), numbers_of(fitting.result().cpu())))


def fitted(
    run: Run, tables: list[TableCases], inputs: list[Input], plan: TrainingPlan, tell: Tell
) -> tuple[Fit, list[list[dict[str, float]]]]:
    """The network; where later positions teach, the better one of two."""
    from meadhall.learn.train import Fit, follow

    first = Fit(tables, inputs, plan)
    reports = [told(first.epoch(number), tell) for number in range(run.epochs)]
    if run.later <= 0.0:
        return first, reports
    for table in tables:
        follow(table, first.result(), run.later)
    second = Fit(tables, inputs, plan)
    reports += [told(second.epoch(number), tell) for number in range(run.epochs)]
    return second if second.best < first.best else first, reports


def told(reports: list[FitReport], tell: Tell) -> list[dict[str, float]]:
    """Say how an epoch went, and keep it."""
    pairs = ", ".join(f"{report.before:.4f} → {report.after:.4f}" for report in reports)
    tell(f"epoch {reports[0].epoch + 1}: surprise {pairs}")
    return [report._asdict() for report in reports]


def tables_of(run: Run, cases: list[Cases], inputs: list[Input]) -> list[TableCases]:
    """The positions where the arithmetic is done."""
    from meadhall.learn.train import TableCases, device

    game, where = shelf.take(run.game), device()
    pairs = zip(cases, fresh_matches(run), strict=True)
    return [TableCases(some, columns_for(inputs, game, match), where) for some, match in pairs]


def fresh_matches(run: Run) -> list[Match]:
    """A match of every part."""
    return [first_match(run.rules, part.players) for part in run.parts]


def head_of(run: Run, inputs: list[Input], signs: int) -> WeightsHead:
    """What the weights are made for."""
    game, match = shelf.take(run.game), first_match(run.rules, run.parts[0].players)
    return WeightsHead(
        format=FORMAT,
        game=run.game,
        rules=game.version,
        cards=game.cards_digest(match.rules),
        players=sorted({part.players for part in run.parts}),
        width=run.width,
        signs=signs,
        inputs=inputs,
        made=run.seed,
    )


def write(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
