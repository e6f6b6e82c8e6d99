"""Training positions: bots play games with some random answers, and the winner is known at the end."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.base import Bot
from meadhall.bots.driver import Driver
from meadhall.bots.foreign import enlist
from meadhall.bots.learned.files import own_policy
from meadhall.bots.policy import Policy, outcome
from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.interface import shelf
from meadhall.research.arena import Rules, rulebook
from meadhall.research.series.jobs import Crew, run_portions

PORTION = 16  # games in one portion of work
Numbers = npt.NDArray[np.int32]
Shares = npt.NDArray[np.float32]


class Play(NamedTuple):
    """How training games are played: the bots, and the rates of random answers per thousand."""

    rules: Rules
    seats: int
    bots: tuple[str, ...]
    seed: str
    random: int  # rate of random answers
    hasty: int  # rate at which a run of quick answers begins
    kept: int  # one of this many quiet positions is kept
    stray: int = 0  # extra rate of random answers to questions that are not routine


class Cases(NamedTuple):
    """Positions of tables of one size: observations, features, progress of the game, and the winners."""

    seen: npt.NDArray[np.uint8]  # position, seat, byte
    signs: npt.NDArray[np.float32]  # position, seat, feature
    progress: npt.NDArray[np.float32]
    won: npt.NDArray[np.float32]  # position, seat
    game: npt.NDArray[np.int32]  # the number of the game, because positions of one game are alike


class CaseCollector:
    """Plays one game and collects positions."""

    def __init__(self, play: Play, number: int) -> None:
        game, book = rulebook(play.rules, play.seats)
        self.play = play
        self.chance: Chance = seeded(f"{play.seed}:{play.seats}:{number}:answers")
        self.match: Match = game.new(book, seeded(f"{play.seed}:{play.seats}:{number}"))
        self.driver = Driver(game, self.chance)
        self.policy: Policy = own_policy(game.key)
        self.bots: list[Bot] = [enlist(play.bots[(seat + number) % len(play.bots)], game) for seat in range(play.seats)]
        self.hasty = 0  # remaining quick answers of the current run
        self.rows: list[tuple[list[bytes], list[list[float]], float]] = []

    def run(self) -> None:
        """Play to the end of the game."""
        match = self.match
        while match.pending != 0:
            if self.policy.is_quiet(match) and self.chance.pick(self.play.kept) == 0:
                seen = [match.observe(seat) for seat in range(match.seats)]
                self.rows.append((seen, self.policy.value_inputs(match), self.policy.progress(match)))
            seat = match.asked()
            match.step(seat, self.answer(seat))

    def answer(self, seat: int) -> int:
        """Return the bot's answer, a quick one, or a random one."""
        legal = self.match.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.chance.pick(1000) < self.astray(seat, legal):
            return legal[self.chance.pick(len(legal))]
        if self.hasty == 0 and self.chance.pick(1000) < self.play.hasty:
            self.hasty = 4 * self.policy.horizon // 2
        if self.hasty > 0:
            self.hasty -= 1
            return self.policy.choose(self.match, seat, legal, self.chance)
        return self.driver.choose(self.match, seat, self.bots[seat])

    def astray(self, seat: int, legal: list[int]) -> int:
        """Return how many of a thousand answers to this question are random."""
        large = self.play.stray > 0 and not self.policy.is_routine(self.match, seat, legal)
        return self.play.random + (self.play.stray if large else 0)


def collect_cases(play: Play, numbers: list[int]) -> Cases | None:
    """Play these games and return their positions."""
    games = [CaseCollector(play, number) for number in numbers]
    for game in games:
        game.run()
    rows = [(row, game, number) for game, number in zip(games, numbers, strict=True) for row in game.rows]
    if not rows:
        return None
    return Cases(
        np.array([[np.frombuffer(one, np.uint8) for one in row[0]] for row, _, _ in rows]),
        np.array([row[1] for row, _, _ in rows], np.float32),
        np.array([row[2] for row, _, _ in rows], np.float32),
        np.array([outcome(game.match) for _, game, _ in rows], np.float32),
        np.array([number for _, _, number in rows], np.int32),
    )


def cases_of(play: Play, games: int, jobs: int) -> Cases:
    """Return the positions of this many games in order."""
    portions = [list(range(at, min(at + PORTION, games))) for at in range(0, games, PORTION)]
    found = [done for done in run_portions(partial(collect_cases, play), portions, Crew(jobs)) if done is not None]
    return Cases(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def target_values(game: Numbers, chances: Shares, won: Shares, share: float) -> Shares:
    """Return target values: mixtures of the next position's values, later ones weighted by `share`, and the winner.

    The winner depends on many dice; values of positions a few turns later contain less luck.
    """
    wanted = won.copy()
    for at in range(len(wanted) - 2, -1, -1):
        if game[at] == game[at + 1]:
            wanted[at] = (1.0 - share) * chances[at + 1] + share * wanted[at + 1]
    return wanted


def first_match(rules: Rules, seats: int) -> Match:
    """Return a fresh match of these rules, from which the layout of observations is read."""
    game, book = rulebook(rules, seats)
    assert shelf.kit(game.key).features is not None, "a game that says nothing about its bytes cannot be learned"
    return game.new(book, seeded("first"))
