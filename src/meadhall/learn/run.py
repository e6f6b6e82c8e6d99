"""One run of learning, from a file: play, fit, write the weights. What is there already is not made again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np

from meadhall import shelf
from meadhall.bots.value import FORMAT, Head, Input, encoded
from meadhall.core.errors import DataError
from meadhall.lab.arena import Rules
from meadhall.learn.cases import Cases, Play, cases_of, first_match
from meadhall.learn.inputs import columns_for, inputs_for

WEIGHTS = "value.bin"
REPORT = "report.json"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one table: how many, who plays, how often answers stray (of a thousand), which positions are kept."""

    players: int
    games: int
    bots: tuple[str, ...] = ("jarl",)
    random: int = 20
    hasty: int = 4
    kept: int = 6


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that says how weights are made; the same file gives the same games."""

    game: str
    seed: str
    parts: list[Part]
    modules: tuple[str, ...] = ()
    width: int = 32
    epochs: int = 6
    batch: int = 4096
    rate: float = 2e-3
    decay: float = 1e-2

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
        play = Play(run.rules, part.players, part.bots, f"{run.seed}:{at}", part.random, part.hasty, part.kept)
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
    import torch

    from meadhall.learn.train import Fit, Plan, Table, numbers_of

    game = shelf.take(run.game)
    matches = [first_match(run.rules, part.players) for part in run.parts]
    inputs = inputs_for(game, matches, cases[0].signs.shape[2])
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tables = [
        Table(some, columns_for(inputs, game, match), device) for some, match in zip(cases, matches, strict=True)
    ]
    fitting = Fit(tables, inputs, Plan(run.width, run.epochs, run.batch, run.rate, run.decay))
    reports = [fitting.epoch(number) for number in range(run.epochs) if not tell(f"epoch {number}")]
    head = head_of(run, inputs, cases[0].signs.shape[2])
    folder.joinpath(REPORT).write_text(json.dumps([[r._asdict() for r in rows] for rows in reports], indent=1))
    return write(folder / WEIGHTS, encoded(head, numbers_of(fitting.result())))


def head_of(run: Run, inputs: list[Input], signs: int) -> Head:
    """What the weights are made for."""
    game, match = shelf.take(run.game), first_match(run.rules, run.parts[0].players)
    return Head(
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
