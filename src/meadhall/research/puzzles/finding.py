"""Finds puzzles in games between bots: one answer is clearly the best, and weaker bots do not find it.

Answers are compared in worlds that the seat could not tell from the real one. There are three tests, each in new
worlds: a short comparison of all promising answers by the judge; a search by the strongest bot, which must agree; and
playouts to the end of the game by the strongest bot's policy, without a judge.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from meadhall.bots.base import Bot
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.learned.files import learned_policy
from meadhall.bots.policy import Policy, outcome
from meadhall.bots.search import TO_THE_END, most_promising, play_on, priors_of
from meadhall.core import record
from meadhall.core.chance import Chance, seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import Recorded
from meadhall.interface import people, shelf
from meadhall.research.puzzles.shapes import Puzzle, Try
from meadhall.research.review.costs import AnswerPair, Verdict
from meadhall.research.review.judge import Chances, Judge
from meadhall.research.review.shapes import Reason

PLAYERS_OF_A_GAME = "jarl"
MISS = ("karl", "jarl")  # bots that must give another answer
ASKED = 3  # times; bots choose at random among answers that seem equal
AGREES = "skald"
FEWEST_ANSWERS = 3  # a puzzle has at least this many legal answers
LEAD = 0.05  # winning chance that the best answer must have over the second
SEEN = 0.5  # difference in points that is a reason
FIRST_ANSWERS = 12  # no puzzles in the opening: its effects take whole games to show
MOST_ANSWERS = 320  # puzzles only this early, because the game is replayed whenever the puzzle is opened
EASIEST, HARDEST = 900, 2100


class SearchSettings(NamedTuple):
    """Parameters of the search for puzzles."""

    game: str
    players: int
    seed: str
    looks: int = 16  # worlds of the first test; a quarter of them rules out hopeless positions
    tries: int = 120  # tries of the strongest bot
    worlds: int = 360  # worlds of the last test, each played to the end; a sixth of them rules out hopeless answers
    every: int = 1  # one of this many decisions is tested
    most: int = 2  # puzzles from one game


class PuzzleFinder:
    """Plays one game and searches it for puzzles."""

    def __init__(self, hunt: SearchSettings, number: int) -> None:
        self.hunt = hunt
        self.game: Game = shelf.game_named(hunt.game)
        self.luck = hashlib.sha256(f"{hunt.seed}:{hunt.players}:{number}".encode()).hexdigest()[:24]
        self.saved: Recorded = record.start(self.game, self.game.setup(hunt.players), self.luck, live=hunt.players > 1)
        self.chance: Chance = seeded(f"{self.luck}:looks")
        self.driver = Driver(self.game, self.chance)
        self.judge = Judge(self.game, self.saved.match)
        learned = learned_policy(hunt.game, self.saved.match.rules, 0)
        self.player: Policy = self.judge.own if learned is None else learned.policy  # plays games to their end
        self.bot: Bot = recruit(PLAYERS_OF_A_GAME, self.game)
        self.names: list[str] = []  # the answers so far
        self.found: list[Puzzle] = []

    def run(self) -> list[Puzzle]:
        """Play to the end of the game and return the puzzles."""
        match = self.saved.match
        while match.pending and len(self.names) < MOST_ANSWERS and len(self.found) < self.hunt.most:
            seat = match.asked()
            if self.worth_a_look(match, seat):
                self.look(match, seat)
            action = self.driver.choose(match, seat, self.bot)
            self.names.append(f"{seat}/{record.action_name(self.game, match, action)}")
            self.saved.answer(seat, action)
        return self.found

    def worth_a_look(self, match: Match, seat: int) -> bool:
        """Is this a decision among several answers that is not routine?"""
        legal = match.legal(seat)
        if len(legal) < FEWEST_ANSWERS or len(self.names) < FIRST_ANSWERS or type(match.stack[-1]).for_people:
            return False
        return not self.judge.own.is_routine(match, seat, legal) and self.chance.pick(self.hunt.every) == 0

    def look(self, match: Match, seat: int) -> None:
        """Run the three tests on a decision."""
        chances = self.first_look(match, seat)
        order = sorted(chances, key=lambda action: -chances[action])
        if len(order) < 2 or chances[order[0]] - chances[order[1]] < LEAD:
            return
        if any(self.answer(match, seat, name) == order[0] for name in MISS for _ in range(ASKED)):
            return
        if self.answer(match, seat, f"{AGREES}@{self.hunt.tries}") == order[0]:
            self.last_look(match, seat, order, chances)

    def answer(self, match: Match, seat: int, name: str) -> int:
        return self.driver.choose(match, seat, recruit(name, self.game))

    def first_look(self, match: Match, seat: int) -> dict[int, float]:
        """Estimate promising answers, all in the same worlds with the same luck."""
        legal, judge = match.legal(seat), self.judge
        world = match.determinize(seat, self.chance)
        places = most_promising(priors_of(judge.policy, world, seat, legal), 10)
        sums = dict.fromkeys([legal[place] for place in places], 0.0)
        for made in range(1, self.hunt.looks + 1):
            world = match.determinize(seat, self.chance)
            luck = world.chance.fork()
            for action in sums:
                sums[action] += judge.tried(world, seat, action, luck.copy())[0][seat]
            if made == self.hunt.looks // 4 and lead_of([total / made for total in sums.values()]) < LEAD / 2:
                return {}
        return {action: total / self.hunt.looks for action, total in sums.items()}

    def last_look(self, match: Match, seat: int, order: list[int], first: dict[int, float]) -> None:
        """Compare the best answer with the next ones by playouts to the end, and store the puzzle if it passes."""
        best, others = order[0], order[1:5]
        found = self.played_out(match, seat, best, others)
        if not found:
            return
        tries = [self.named(match, seat, best, found[0].chances[1])]
        tries += [self.named(match, seat, other, one.chances[0]) for other, one in zip(others, found, strict=True)]
        worst = min(one.chances[0] for one in found)
        tries += [self.named(match, seat, other, min(first[other], worst)) for other in order[5:]]
        second = max(found, key=lambda one: one.chances[0])
        self.found.append(self.puzzle(match, seat, tries, second.error, reasons(second.points, second.rivals)))

    def played_out(self, match: Match, seat: int, best: int, others: list[int]) -> list[Verdict]:
        """Compare each of the others with the best. Return [] if one of them is not clearly worse."""
        pairs = [AnswerPair(seat) for _ in others]
        for made in range(1, self.hunt.worlds + 1):
            world = match.determinize(seat, self.chance)
            luck = world.chance.fork()
            mine = self.to_the_end(world, seat, best, luck.copy())
            for pair, other in zip(pairs, others, strict=True):
                pair.add([self.to_the_end(world, seat, other, luck.copy()), mine])
            if made == self.hunt.worlds // 6 and any(lead(pair.verdict()) < LEAD / 2 for pair in pairs):
                return []
        found = [pair.verdict() for pair in pairs]
        return found if all(is_clear(one) for one in found) else []

    def to_the_end(self, world: Match, seat: int, action: int, luck: Chance) -> tuple[Chances, list[int]]:
        """Play to the end by the learned policy; return the result and the scores."""
        twin = world.copy()
        twin.chance = luck
        twin.step(seat, action)
        play_on(self.player, twin, luck, TO_THE_END)
        return outcome(twin), twin.scores()

    def named(self, match: Match, seat: int, action: int, chance: float) -> Try:
        name = record.action_name(self.game, match, action)
        return Try(name, people.option(self.game, match, action, seat), round(chance, 3))

    def puzzle(self, match: Match, seat: int, tries: list[Try], error: float, why: list[Reason]) -> Puzzle:
        key = hashlib.sha256(f"{self.luck}:{len(self.names)}".encode()).hexdigest()[:8]
        lead = tries[0].chance - max(one.chance for one in tries[1:])
        return Puzzle(
            id=key,
            players=self.hunt.players,
            luck=self.luck,
            rules=self.game.version,
            answers=self.names[:],
            seat=seat,
            prompt=people.prompt(self.game, match),
            tries=[tries[0], *sorted(tries[1:], key=lambda one: -one.chance)],
            error=round(error, 3),
            why=why,
            rating=hardness(len(match.legal(seat)), lead),
        )


def lead_of(chances: list[float]) -> float:
    """Return the difference between the best and the second chance."""
    order = sorted(chances, reverse=True)
    return order[0] - order[1] if len(order) > 1 else 0.0


def lead(one: Verdict) -> float:
    """Return the difference between the chances of the two answers."""
    return one.chances[1] - one.chances[0]


def is_clear(one: Verdict) -> bool:
    """Is the difference large enough and larger than its error?"""
    return lead(one) >= LEAD and lead(one) > one.error


def reasons(points: tuple[float, float], rivals: tuple[float, float]) -> list[Reason]:
    """Return the reasons why the best answer is better: points at the end of the game."""
    out: list[Reason] = []
    if points[1] - points[0] >= SEEN:
        out.append(Reason(of="end", chosen=round(points[0], 1), better=round(points[1], 1)))
    if rivals[0] - rivals[1] >= SEEN:
        out.append(Reason(of="end-rival", chosen=round(rivals[0], 1), better=round(rivals[1], 1)))
    return out or [Reason(of="position")]


def hardness(answers: int, lead: float) -> int:
    """Return a puzzle's rating: many answers and a small lead make it hard."""
    return int(min(HARDEST, max(EASIEST, 1300 + 30 * min(answers, 20) - 2500 * (lead - LEAD))))


def find_puzzles(hunt: SearchSettings, number: int) -> list[Puzzle]:
    """Return the puzzles of one game."""
    return PuzzleFinder(hunt, number).run()
