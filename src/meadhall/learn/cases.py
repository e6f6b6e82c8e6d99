"""Training positions: bots play with some random answers, and the winner is known afterwards."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall import shelf
from meadhall.bots.base import Bot
from meadhall.bots.driver import Driver
from meadhall.bots.foreign import enlist
from meadhall.bots.learned.files import own_policy
from meadhall.bots.policy import Policy, outcome
from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.lab.arena import Rules, rulebook
from meadhall.lab.series.jobs import Crew, given_out

PORTION = 16  # games that a job plays before it reports
Numbers = npt.NDArray[np.int32]
Shares = npt.NDArray[np.float32]


class Play(NamedTuple):
    """How the games are played: by which bots, and with how many random answers in a thousand."""

    rules: Rules
    seats: int
    bots: tuple[str, ...]
    seed: str
    random: int  # a random answer
    hasty: int  # a stretch of quick answers begins
    kept: int  # one quiet position of so many is kept
    stray: int = 0  # a random answer to a question that is not routine


class Cases(NamedTuple):
    """Positions of tables of one size: what each seat sees, its signs, how far the game is, and who won."""

    seen: npt.NDArray[np.uint8]  # position, seat, byte
    signs: npt.NDArray[np.float32]  # position, seat, sign
    progress: npt.NDArray[np.float32]
    won: npt.NDArray[np.float32]  # position, seat
    game: npt.NDArray[np.int32]  # of which game: positions of one game are alike


class Collecting:
    """One game, while positions are collected."""

    def __init__(self, play: Play, number: int) -> None:
        game, book = rulebook(play.rules, play.seats)
        self.play = play
        self.chance: Chance = seeded(f"{play.seed}:{play.seats}:{number}:answers")
        self.match: Match = game.new(book, seeded(f"{play.seed}:{play.seats}:{number}"))
        self.driver = Driver(game, self.chance)
        self.policy: Policy = own_policy(game.key)
        self.bots: list[Bot] = [enlist(play.bots[(seat + number) % len(play.bots)], game) for seat in range(play.seats)]
        self.hasty = 0  # quick answers still to come
        self.rows: list[tuple[list[bytes], list[list[float]], float]] = []

    def run(self) -> None:
        """To the end."""
        match = self.match
        while match.pending != 0:
            if self.policy.is_quiet(match) and self.chance.pick(self.play.kept) == 0:
                seen = [match.observe(seat) for seat in range(match.seats)]
                self.rows.append((seen, self.policy.value_inputs(match), self.policy.progress(match)))
            seat = match.asked()
            match.step(seat, self.answer(seat))

    def answer(self, seat: int) -> int:
        """The bot's answer, or a random one."""
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
        """How many of a thousand such answers are random."""
        large = self.play.stray > 0 and not self.policy.is_routine(self.match, seat, legal)
        return self.play.random + (self.play.stray if large else 0)


def collected(play: Play, numbers: list[int]) -> Cases | None:
    """The positions of these games."""
    games = [Collecting(play, number) for number in numbers]
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
    """All positions of so many games, in their order."""
    portions = [list(range(at, min(at + PORTION, games))) for at in range(0, games, PORTION)]
    found = [done for done in given_out(partial(collected, play), portions, Crew(jobs)) if done is not None]
    return Cases(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def followed(game: Numbers, chances: Shares, won: Shares, share: float) -> Shares:
    """What positions should be worth: the chances of the next one, of those after it by this share, then who won.

    Who won is one throw of many dice; what is said a few turns later has fewer of them in it.
    """
    wanted = won.copy()
    for at in range(len(wanted) - 2, -1, -1):
        if game[at] == game[at + 1]:
            wanted[at] = (1.0 - share) * chances[at + 1] + share * wanted[at + 1]
    return wanted


def first_match(rules: Rules, seats: int) -> Match:
    """A fresh match of these rules: to ask what its bytes mean."""
    game, book = rulebook(rules, seats)
    assert shelf.kit(game.key).features is not None, "a game that says nothing about its bytes cannot be learned"
    return game.new(book, seeded("first"))
