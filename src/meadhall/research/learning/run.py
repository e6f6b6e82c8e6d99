"""One training run from a file: play, fit, write the weights.

A run with [[parts]] trains a value network (`value.bin`), one with [policy] the weights of a policy (`taste.json`), one
with [features] the feature weights of Blood Rage (`weights.py`). Games that are in the folder already are not played
again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from meadhall.bots.learned.files import (
    FORMAT,
    TASTE_FILE,
    TASTE_FORMAT,
    Input,
    PolicyWeights,
    TasteFile,
    WeightsHead,
    encoded,
    read_taste,
)
from meadhall.core.errors import DataError, SetupError
from meadhall.core.match import Match
from meadhall.interface import shelf
from meadhall.research.arena import Rules
from meadhall.research.learning.cases import Cases, Play, cases_of, first_match
from meadhall.research.learning.inputs import columns_for, inputs_for

if TYPE_CHECKING:
    from meadhall.research.learning.train import Fit, FitReport, TableCases, TrainingPlan

WEIGHTS = "value.bin"
FEATURE_WEIGHTS = "weights.py"
REPORT = "report.json"


class TrainingGames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one table: how many, which bots, rates of random answers (per thousand), which positions are kept."""

    players: int
    games: int
    bots: tuple[str, ...] = ("jarl",)
    random: int = 20
    hasty: int = 4
    kept: int = 6
    stray: int = 0


class PolicyTraining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters for training a policy. With `exact`, battles are calculated if the game supports it."""

    players: int
    seconds: float = 300.0
    generations: int = 5
    exact: bool = False


class FeatureTraining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters for fitting feature weights: games for each number of players."""

    players: list[int]
    games: int = 500
    bots: tuple[str, ...] = ("jarl",)


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a run file. The same file gives the same games."""

    game: str
    seed: str
    parts: list[TrainingGames] = []
    policy: PolicyTraining | None = None
    features: FeatureTraining | None = None
    modules: tuple[str, ...] = ()
    width: int = 32
    epochs: int = 6
    batch: int = 4096
    rate: float = 2e-3
    decay: float = 1e-2
    later: float = 0.0  # above 0: a second network learns from the first one's values of later positions

    @property
    def rules(self) -> Rules:
        """Return the rules of the games."""
        return Rules(self.game, self.modules)


Tell = Callable[[str], object]


def read_run(path: Path) -> Run:
    """Read and check a run file."""
    try:
        run = msgspec.toml.decode(path.read_bytes(), type=Run)
    except msgspec.DecodeError as error:
        raise DataError(f"{path.name}: {error}", right="see docs/learning.md") from None
    shelf.game_named(run.game)
    if [bool(run.parts), run.policy is not None, run.features is not None].count(True) != 1:
        raise DataError(f"{path.name}: nothing to learn, or too much", right="[[parts]], [policy] or [features]")
    if run.features is not None and run.game != "bloodrage":
        raise DataError(f"{path.name}: no feature weights of {run.game!r} are fitted", right='game = "bloodrage"')
    return run


def train(run: Run, folder: Path, jobs: int, tell: Tell, play_only: bool = False) -> Path | None:
    """Play and fit. Return the file of weights, or None if there was nothing to fit."""
    folder.mkdir(parents=True, exist_ok=True)
    if run.policy is not None:
        return train_policy(run, run.policy, folder / TASTE_FILE, jobs, tell)
    if run.features is not None:
        return train_features(run, run.features, folder / FEATURE_WEIGHTS, tell)
    cases = play_parts(run, folder, jobs, tell)
    return None if play_only else fit(run, cases, folder, tell)


def train_policy(run: Run, plan: PolicyTraining, out: Path, jobs: int, tell: Tell) -> Path:
    """Continue from the weights in the file, if it exists. Weights for other numbers of players stay."""
    from meadhall.research.learning.policy_fit import PolicyPlan, TimedPool, learn, student_of

    key = f"{run.game}-exact" if plan.exact else run.game
    old = read_taste(out) if out.exists() else None
    known = {} if old is None else old.tables
    game = shelf.game_named(run.game)
    cards = game.cards_digest(game.rulebook(game.setup(plan.players)))

    def keep(weights: PolicyWeights) -> None:
        tables = dict(sorted((known | {plan.players: round_weights(weights)}).items()))
        made = TasteFile(TASTE_FORMAT, run.game, cards, run.seed, {} if old is None else old.search, tables)
        out.write_bytes(msgspec.json.encode(made) + b"\n")

    base = known.get(plan.players) or student_of(key, plan.players).first()
    steps = PolicyPlan(key, plan.players, run.seed, plan.seconds, plan.generations)
    with Pool(jobs) as pool:
        keep(learn(steps, base, TimedPool(pool, jobs), keep, tell))
    return out


def round_weights(weights: PolicyWeights) -> PolicyWeights:
    """Round to three decimals, without negative zeros."""
    return {name: [round(number, 3) + 0.0 for number in numbers] for name, numbers in weights.items()}


def train_features(run: Run, plan: FeatureTraining, out: Path, tell: Tell) -> Path:
    from meadhall.research.learning.feature_fit import fitted_weights

    text = fitted_weights(plan.players, list(plan.bots), plan.games, run.seed, tell)
    return write(out, text.encode())


def play_parts(run: Run, folder: Path, jobs: int, tell: Tell) -> list[Cases]:
    """Return the positions of all parts. Parts that are in the folder are read from it."""
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
    """Fit a network to all parts and write the weights and a report."""
    try:
        from meadhall.research.learning.train import TrainingPlan, numbers_of
    except ModuleNotFoundError as error:
        raise SetupError(f"learning needs {error.name}", right="pip install 'meadhall[learn]'") from None
    signs = cases[0].signs.shape[2]
    inputs = inputs_for(shelf.game_named(run.game), fresh_matches(run), signs)
    plan = TrainingPlan(run.width, run.epochs, run.batch, run.rate, run.decay)
    fitting, reports = fitted(run, tables_of(run, cases, inputs), inputs, plan, tell)
    folder.joinpath(REPORT).write_text(json.dumps(reports, indent=1) + "\n", encoding="utf-8")
    return write(folder / WEIGHTS, encoded(head_of(run, inputs, signs), numbers_of(fitting.result().cpu())))


def fitted(
    run: Run, tables: list[TableCases], inputs: list[Input], plan: TrainingPlan, tell: Tell
) -> tuple[Fit, list[list[dict[str, float]]]]:
    """Fit a network; with `later`, fit a second one to its values of later positions, and keep the better."""
    from meadhall.research.learning.train import Fit, follow_network

    first = Fit(tables, inputs, plan)
    reports = [report_epoch(first.epoch(number), tell) for number in range(run.epochs)]
    if run.later <= 0.0:
        return first, reports
    for table in tables:
        follow_network(table, first.result(), run.later)
    second = Fit(tables, inputs, plan)
    reports += [report_epoch(second.epoch(number), tell) for number in range(run.epochs)]
    return second if second.best < first.best else first, reports


def report_epoch(reports: list[FitReport], tell: Tell) -> list[dict[str, float]]:
    """Report an epoch, and return the report as plain data."""
    pairs = ", ".join(f"{report.before:.4f} → {report.after:.4f}" for report in reports)
    tell(f"epoch {reports[0].epoch + 1}: surprise {pairs}")
    return [report._asdict() for report in reports]


def tables_of(run: Run, cases: list[Cases], inputs: list[Input]) -> list[TableCases]:
    """Return the positions as tensors on the device."""
    from meadhall.research.learning.train import TableCases, device

    game, where = shelf.game_named(run.game), device()
    pairs = zip(cases, fresh_matches(run), strict=True)
    return [TableCases(some, columns_for(inputs, game, match), where) for some, match in pairs]


def fresh_matches(run: Run) -> list[Match]:
    """Return a fresh match for every part."""
    return [first_match(run.rules, part.players) for part in run.parts]


def head_of(run: Run, inputs: list[Input], signs: int) -> WeightsHead:
    """Return the head of the weight file, which says for which rules and cards it was made."""
    game, match = shelf.game_named(run.game), first_match(run.rules, run.parts[0].players)
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
