"""Fits the value network: who won, given what each seat saw. Needs torch; plays no games."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import nn

from meadhall.bots.learned.files import SIGNS, Input
from meadhall.research.learning.cases import Cases, target_values
from meadhall.research.learning.inputs import Columns


class TrainingPlan(NamedTuple):
    """The parameters of the fit."""

    width: int = 32
    epochs: int = 6
    batch: int = 4096
    rate: float = 2e-3
    decay: float = 1e-2
    held_out: int = 10  # one of this many games is held out for validation


def device() -> str:
    """Return the device for tensors."""
    return "cuda" if torch.cuda.is_available() else "cpu"


class TableCases:
    """Positions of tables of one size, on the device, with the inputs of the network."""

    def __init__(self, cases: Cases, columns: Columns, where: str) -> None:
        self.seen = torch.from_numpy(cases.seen).to(where)
        self.signs = torch.from_numpy(cases.signs).to(where)
        self.progress = torch.from_numpy(cases.progress).to(where)
        self.won = torch.from_numpy(cases.won).to(where)
        self.wanted = self.won  # the training targets
        self.game = cases.game
        self.columns = columns
        self.byte, self.first, self.high, self.shift, self.amount = (
            torch.from_numpy(part).to(where) for part in columns[:5]
        )

    def inputs(self, at: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return rows and amounts for every seat of these positions, one line each."""
        seen = self.seen[at].flatten(0, 1)[:, self.byte].long()
        there = torch.where(self.shift < 0, (seen > 0).long(), seen >> self.shift.clamp(min=0) & 1)
        amounts = torch.where(self.amount > 0, self.amount * seen, there.float())
        rows = (self.first + torch.minimum(seen, self.high)).expand_as(seen)
        more, much = self.more(at)
        return torch.cat([rows, more.expand(len(rows), -1)], dim=1), torch.cat([amounts, much], dim=1)

    def more(self, at: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the rows that every position has: those of the table, and two for each feature."""
        signs = self.signs[at].flatten(0, 1)
        progress = self.progress[at].repeat_interleave(self.seen.shape[1])[:, None]
        ahead = torch.arange(signs.shape[1], device=signs.device) * 2 + self.columns.signs
        always = torch.full((1,), self.columns.always, device=signs.device)
        rows = torch.cat([always, ahead, ahead + 1])[None]
        return rows, torch.cat([torch.ones_like(progress), signs, signs * progress], dim=1)


class ValueNetwork(nn.Module):
    """The network of bots/learned/network.py: an embedding bag, a layer, an output, and a shortcut past both."""

    def __init__(self, rows: int, width: int, own: int) -> None:
        super().__init__()
        self.rows = nn.EmbeddingBag(rows, width + 1, mode="sum")
        self.bias = nn.Parameter(torch.zeros(width))
        self.deep = nn.Linear(width, width)
        self.last = nn.Parameter(torch.zeros(width))
        nn.init.normal_(self.rows.weight, std=0.05)
        with torch.no_grad():
            self.rows.weight[:, -1] = 0.0
            self.rows.weight[own, -1] = 1.0  # begin with the values of the game's own policy

    def forward(self, rows: torch.Tensor, amounts: torch.Tensor) -> torch.Tensor:
        sums = self.rows(rows, per_sample_weights=amounts)
        hidden = torch.relu(sums[:, :-1] + self.bias)
        out: torch.Tensor = sums[:, -1] + torch.relu(self.deep(hidden)) @ self.last
        return out


class FitReport(NamedTuple):
    """The mean cross-entropy on held-out games, in nats, before and after the fit."""

    epoch: int
    before: float  # of the game's own policy
    after: float


def surprise(hopes: torch.Tensor, won: torch.Tensor) -> torch.Tensor:
    """Return minus the logarithm of the probability of the outcome, for each position."""
    return -(won * torch.log_softmax(hopes.reshape(won.shape), dim=1)).sum(dim=1)


def split(table: TableCases, held_out: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Split the positions into training games and held-out games."""
    kept = torch.from_numpy(table.game % held_out == 0)
    where = table.seen.device
    return torch.nonzero(~kept)[:, 0].to(where), torch.nonzero(kept)[:, 0].to(where)


def mean_loss(table: TableCases, at: torch.Tensor, judge: ValueNetwork, batch: int) -> float:
    """Return the mean cross-entropy over these positions."""
    total = 0.0
    for part in at.split(batch):
        with torch.no_grad():
            total += float(surprise(judge(*table.inputs(part)), table.won[part]).sum())
    return total / max(1, len(at))


def loss_of_policy(table: TableCases, at: torch.Tensor) -> float:
    """Return the same for the game's own policy."""
    return float(surprise(table.signs[at][:, :, 0], table.won[at]).mean())


class Fit:
    """The fit of one network."""

    def __init__(self, tables: list[TableCases], inputs: list[Input], plan: TrainingPlan) -> None:
        torch.manual_seed(0)
        signs = next(one for one in inputs if one.name == SIGNS)
        self.tables, self.plan = tables, plan
        self.judge = ValueNetwork(signs.first + signs.rows, plan.width, signs.first).to(tables[0].seen.device)
        self.parts = [split(table, plan.held_out) for table in tables]
        steps = sum(-(-len(learn) // plan.batch) for learn, _ in self.parts) * plan.epochs
        self.tuner = torch.optim.AdamW(self.judge.parameters(), lr=plan.rate, weight_decay=plan.decay)
        self.slower = torch.optim.lr_scheduler.OneCycleLR(self.tuner, max_lr=plan.rate, total_steps=steps + 1)
        self.best, self.state = float("inf"), self.judge.state_dict()

    def epoch(self, number: int) -> list[FitReport]:
        """Train on all positions once and return the losses of each table."""
        for at, part in rounds([learn for learn, _ in self.parts], self.plan.batch):
            self.step(self.tables[at], part)
        pairs = zip(self.tables, self.parts, strict=True)
        reports = [
            FitReport(number, loss_of_policy(table, held), mean_loss(table, held, self.judge, self.plan.batch))
            for table, (_, held) in pairs
        ]
        self.remember(sum(report.after for report in reports))
        return reports

    def step(self, table: TableCases, part: torch.Tensor) -> None:
        self.tuner.zero_grad()
        surprise(self.judge(*table.inputs(part)), table.wanted[part]).mean().backward()
        self.tuner.step()
        self.slower.step()

    def remember(self, mean: float) -> None:
        """Keep the best weights so far, because too many epochs overfit."""
        if mean < self.best:
            self.best = mean
            self.state = {key: value.clone() for key, value in self.judge.state_dict().items()}

    def result(self) -> ValueNetwork:
        """Return the network after its best epoch, with its report on held-out games."""
        self.judge.load_state_dict(self.state)
        return self.judge


def follow_network(table: TableCases, judge: ValueNetwork, share: float) -> None:
    """Replace the training targets by the network's values of later positions in the same game."""
    chances, won = chances_of(table, judge).cpu().numpy(), table.won.cpu().numpy()
    table.wanted = torch.from_numpy(target_values(table.game, chances, won, share)).to(table.won.device)


def chances_of(table: TableCases, judge: ValueNetwork, batch: int = 16384) -> torch.Tensor:
    """Return the network's values of all positions."""
    every = torch.arange(len(table.won), device=table.won.device)
    with torch.no_grad():
        hopes = [judge(*table.inputs(part)).reshape(len(part), -1) for part in every.split(batch)]
    return torch.softmax(torch.cat(hopes), dim=1)


def rounds(parts: list[torch.Tensor], batch: int) -> list[tuple[int, torch.Tensor]]:
    """Yield the batches of one epoch, with all tables mixed."""
    out: list[tuple[int, torch.Tensor]] = []
    for at, learn in enumerate(parts):
        order = learn[torch.randperm(len(learn)).to(learn.device)]
        out += [(at, part) for part in order.split(batch)]
    return [out[int(place)] for place in torch.randperm(len(out))]


def numbers_of(judge: ValueNetwork) -> list[float]:
    """Return all weights in the order of a file. Inputs that never occurred get 0 instead of their initial value."""
    rows = judge.rows.weight.detach().clone()
    rows[rows[:, -1] == 0.0] = 0.0  # every row that was used has changed there
    deep = torch.cat([judge.deep.bias[:, None], judge.deep.weight], dim=1)
    parts = [rows, judge.bias, deep, judge.last]
    return [float(number) for part in parts for number in part.detach().flatten().tolist()]
