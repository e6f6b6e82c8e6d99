"""Tree search over imagined worlds: what is hidden is dealt anew on every descent.

One tree serves all worlds (single-observer information-set search): its branches are answers, so positions that
the seat cannot tell apart share a node, and an answer competes only where the world allows it. Everybody is
assumed to maximise their own chance to win. Where habit is good enough, and where the opinion says so of all rivals,
there is no node: the quick answer is given.
An opinion may want every try played to the end of the game: then there are no nodes below the root.
At the root all candidates are tried in the same worlds with the same luck, and the worse half is dropped repeatedly;
the search ends before its budget does where the best of them is ahead by far more than luck.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from meadhall.bots.ahead import first_sight, play_on
from meadhall.bots.opinion import Opinion, verdict
from meadhall.bots.thinking import Budget, Dreamer, Estimate, Manner
from meadhall.core.chance import Chance
from meadhall.core.match import Match

FIRST: Final = 2.0  # answers looked at in a new node
WIDENING: Final = 0.6  # further ones come with the root of the visits, times this
DEEPEST: Final = 12  # nodes on one way down
FIRST_SWEEPS: Final = 8  # before half of the answers drop out; then after three times as many
FINALISTS: Final = 2  # answers that compete to the end
ENOUGH: Final = 128  # sweeps before an answer may be sure: a young tree errs; then after a quarter more, and so on
SURE: Final = 5.0  # an answer is, where it is ahead of each other one by so many times the doubt
SPREAD: Final = 0.1  # squares of differences, before any was seen
NEVER: Final = 1000  # quiet moments: no game has so many


class Node:
    """A point where a seat answers; results of each answer so far, for that seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.actions: list[int] = []
        self.branches: list[Branch] = []

    def branch(self, action: int) -> Branch | None:
        """The branch of an answer, if it is known."""
        for at in range(len(self.actions)):
            if self.actions[at] == action:
                return self.branches[at]
        return None

    def learn(self, action: int, weight: float) -> None:
        """A new answer, as promising as this."""
        self.actions.append(action)
        self.branches.append(Branch(action, weight))


class Branch:
    """One answer and what lies behind it."""

    def __init__(self, action: int, weight: float) -> None:
        self.action = action
        self.weight = weight  # how promising it looked at first sight; together about 1
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0 else 0.0


def best_of(branches: list[Branch], most: int, sight: float) -> list[Branch]:
    """Those that did best, by chance to win and by first sight together; at first by sight alone."""
    order = sorted(branches, key=lambda branch: -branch.mean() - sight * branch.weight)
    return order[:most]


class Tree:
    """The search for one answer."""

    def __init__(self, opinion: Opinion, dreamer: Dreamer, manner: Manner) -> None:
        self.opinion = opinion
        self.dreamer = dreamer
        self.manner = manner
        self.sight = manner.sight * opinion.sight
        self.calm = NEVER if opinion.to_the_end else manner.calm
        self.root = Node()
        self.results: dict[int, list[float]] = {}  # of each candidate, sweep by sweep
        self.decisions = 0  # answers given in dreams
        self.nodes: list[Branch] = []  # the way down
        self.seats: list[int] = []  # who answered there

    def search(self, budget: Budget) -> list[Estimate]:
        """Go down as often as the budget allows, or until we are sure; then what was found, the best first."""
        budget.begin()
        start = self.dreamer.world
        seat = self.dreamer.seat
        rivals = self.known(self.root, start, seat, start.legal(seat))
        rivals = best_of(rivals, self.manner.candidates, self.sight)
        sweeps, halving, look = 0, FIRST_SWEEPS, ENOUGH
        while self.sweep(rivals, budget):
            sweeps += 1
            if sweeps == look:
                if self.sure(rivals, sweeps):
                    break
                look += look // 4
            if sweeps == halving and len(rivals) > FINALISTS:
                rivals = best_of(rivals, max(FINALISTS, len(rivals) // 2), self.trust(sweeps))
                halving *= 3
        others = [branch for branch in self.root.branches if branch not in rivals]
        ranked = best_of(rivals, len(rivals), self.trust(sweeps)) + others
        return [Estimate(branch.action, branch.mean(), branch.visits, "tree") for branch in ranked]

    def sure(self, rivals: list[Branch], sweeps: int) -> bool:
        """Is the best one ahead of all others by more than luck does? A few ends, won or lost alike, prove nothing."""
        if self.opinion.to_the_end:
            return False
        trust = self.trust(sweeps)
        best, *others = best_of(rivals, len(rivals), trust)
        return all(self.lead(best, other, trust) > SURE * self.doubt(best, other) for other in others)

    def lead(self, best: Branch, other: Branch, trust: float) -> float:
        """How much better an answer looks than another one."""
        return best.mean() - other.mean() + trust * (best.weight - other.weight)

    def doubt(self, best: Branch, other: Branch) -> float:
        """How far luck may have moved their difference: both were tried in the same dreams."""
        ours, theirs = self.results[best.action], self.results[other.action]
        count = len(theirs)
        total, squares = 0.0, SPREAD
        for at in range(count):
            more = ours[at] - theirs[at]
            total += more
            squares += more * more
        return sqrt((squares - total * total / count) / (count - 1) / count)

    def trust(self, sweeps: int) -> float:
        """How much first sight counts after so many dreams."""
        return self.sight * (1.0 + self.opinion.doubt / (1.0 + sweeps))

    def sweep(self, rivals: list[Branch], budget: Budget) -> bool:
        """The same dream and the same luck for all who still compete; is there time for more?"""
        world = self.dreamer.dream()
        luck = world.chance.fork()
        for branch in rivals:
            twin = world.copy()
            twin.chance = luck.copy()
            before = branch.total
            self.descend(branch, twin)
            self.results.setdefault(branch.action, []).append(branch.total - before)
            if not budget.more():
                return False
        return True

    def descend(self, first: Branch, world: Match) -> None:
        """One way down: answer, play on, judge, remember."""
        chance = world.chance.fork()
        self.nodes, self.seats = [first], [self.dreamer.seat]
        world.step(self.dreamer.seat, first.action)
        self.decisions += 1
        if first.visits > 0 and not self.opinion.to_the_end:
            self.walk(self.below(first), world, chance)
        self.decisions += play_on(self.opinion, world, chance, self.calm)
        values = verdict(self.opinion, world)
        for at in range(len(self.nodes)):
            branch = self.nodes[at]
            branch.visits += 1
            branch.total += values[self.seats[at]]

    def below(self, branch: Branch) -> Node:
        """The node behind an answer."""
        if branch.node is None:
            branch.node = Node()
        branch.node.visits += 1
        return branch.node

    def walk(self, node: Node, world: Match, chance: Chance) -> None:
        """Answer by what the tree knows, until it knows no more."""
        while world.pending != 0 and len(self.nodes) < DEEPEST:
            seat = world.asked()
            legal = world.legal(seat)
            self.decisions += 1
            if len(legal) == 1:
                world.step(seat, legal[0])
                continue
            if self.at_once(world, seat, legal):
                world.step(seat, self.opinion.quick(world, seat, legal, chance))
                continue
            branch = self.pick(node, world, seat, legal)
            self.nodes.append(branch)
            self.seats.append(seat)
            world.step(seat, branch.action)
            if branch.visits == 0:
                return
            node = self.below(branch)

    def at_once(self, world: Match, seat: int, legal: list[int]) -> bool:
        """Is there no node for this question?"""
        if seat != self.dreamer.seat and not self.opinion.rivals:
            return True
        return self.opinion.habit(world, seat, legal)

    def pick(self, node: Node, world: Match, seat: int, legal: list[int]) -> Branch:
        """The answer to try: good so far, promising, or seldom tried."""
        branches = self.open_branches(node, world, seat, legal)
        visits = sum(branch.visits for branch in branches)
        mean = sum(branch.total for branch in branches) / visits if visits > 0 else 0.5
        pull = self.manner.curiosity * sqrt(visits + 1.0)
        best, found = -1.0, branches[0]
        for branch in branches:
            hope = branch.mean() if branch.visits > 0 else mean
            hope += self.sight * branch.weight
            hope += pull * branch.weight / (1.0 + branch.visits)
            if hope > best:
                best, found = hope, branch
        return found

    def open_branches(self, node: Node, world: Match, seat: int, legal: list[int]) -> list[Branch]:
        """The answers that this dream allows; of these the most promising, more of them with every visit."""
        found = self.known(node, world, seat, legal)
        width = int(FIRST + WIDENING * sqrt(float(node.visits)))
        if len(found) > width:
            found.sort(key=lambda branch: -branch.weight)
            found = found[:width]
        return found

    def known(self, node: Node, world: Match, seat: int, legal: list[int]) -> list[Branch]:
        """The branches of all legal answers; new ones are weighed."""
        found = [branch for branch in (node.branch(action) for action in legal) if branch is not None]
        if len(found) < len(legal):
            weights = first_sight(self.opinion, world, seat, legal)
            for at, action in enumerate(legal):
                if node.branch(action) is None:
                    node.learn(action, weights[at])
            found = [branch for branch in (node.branch(action) for action in legal) if branch is not None]
        return found
