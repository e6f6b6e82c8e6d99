"""Search: the answers to one question, compared by playouts in sampled worlds.

A sweep samples one world (a determinization: everything hidden from the seat is dealt again) and plays every candidate
out in it with the same luck, so that differences between candidates contain little luck. `PriorSearch` ranks by mean
result and the policy's prior; it may grow a tree below the candidates. `BaselineSearch` ranks by how much better a
candidate is than the policy's own answer. `SearchParams` say which, and everything else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil, log, log2, sqrt
from typing import Final, NamedTuple

from meadhall.bots.policy import NO_ANSWER, Policy, evaluate
from meadhall.bots.settings import FOREVER, TRIES, SearchParams
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.verbs import Vocabulary

TimeSource = Callable[[], float]
CLOCK_SHARE: Final = 0.96  # fraction of the time; the rest is for the playout that is running when the time is up
TO_THE_END: Final = 1000  # quiet moments: no game has so many
SPREAD: Final = 0.1  # guess of the standard deviation of one result, before any was seen

# Trees
FIRST_WIDTH: Final = 2.0  # answers tried in a new node
WIDENING: Final = 0.6  # more answers are tried with the root of the visits, times this
DEEPEST: Final = 12  # nodes of one playout
FIRST_SWEEPS: Final = 8  # before half of the candidates are dropped; then after three times as many
FINALISTS: Final = 2  # candidates that are never dropped
FIRST_CHECK: Final = 128  # sweeps before a tree may be sure, because a young tree errs; then after a quarter more
SURE: Final = 5.0  # standard errors between the best candidate and each other one that end the search

# Baselines
POSITIONS: Final = 3  # positions of a playout that are evaluated: dice fall between them
GUESSES: Final = 2.0  # SPREAD counts like this many results
FEWEST_SWEEPS: Final = 16  # before the search may end; half of that with exact battles
QUICK_SHARE: Final = 1.0 / 3.0  # of the budget goes to quick battles if exact ones follow
RICH: Final = 300  # tries in a budget above which battles are played exactly
EXACT_COST: Final = 5  # tries that a playout with exact battles counts as


class Estimate(NamedTuple):
    """A bot's estimate of one answer. The message `reason-<key>` explains `reason`."""

    action: int
    value: float  # the chance to win, 0 to 1
    visits: int  # playouts
    reason: str  # "only", "luck", "thumb", "habit", "odds", "ahead", "tree"


class Budget:
    """Limits of one search: a number of tries (0: unlimited) and a time in seconds.

    Tries give the same answers on every machine, seconds do not. `hurried` says that the clock ended the search.
    """

    def __init__(self, seconds: float = FOREVER, tries: int = TRIES, clock: TimeSource = time.monotonic) -> None:
        self.hurried = False
        self.seconds = seconds
        self.tries = tries
        self.clock = clock
        self.made = 0
        self.end = 0.0

    def begin(self) -> None:
        """Start the clock."""
        self.made = 0
        self.hurried = False
        self.end = self.clock() + self.seconds * CLOCK_SHARE

    def more(self, cost: int = 1) -> bool:
        """Count a try of this cost. Return whether there is time for another one."""
        self.made += cost
        if 0 < self.tries < self.made:
            return False
        self.hurried = self.clock() >= self.end
        return not self.hurried

    def spent(self) -> float:
        """The share of tries or of time that is used, whichever is more."""
        tries = self.made / self.tries if self.tries > 0 else 0.0
        if self.seconds == FOREVER or self.seconds <= 0.0:
            return tries
        left = (self.end - self.clock()) / (self.seconds * CLOCK_SHARE)
        return max(tries, 1.0 - left)


class Dreamer:
    """Samples worlds that a seat cannot tell from the real position. It does not know the real position."""

    def __init__(self, world: Match, seat: int, chance: Chance) -> None:
        self.world = world  # the first sample
        self.seat = seat
        self.chance = chance

    def dream(self) -> Match:
        """Return another sampled world, which the caller may change."""
        return self.world.determinize(self.seat, self.chance)


def priors_of(policy: Policy, world: Match, seat: int, legal: list[int]) -> list[float]:
    """Return the policy's priors of these answers as fractions of 1."""
    weights = policy.priors(world, seat, legal)
    total = sum(weight for weight in weights)
    return [weight / total for weight in weights]


def play_on(policy: Policy, match: Match, chance: Chance, moments: int) -> int:
    """Let the policy answer for all seats until so many quiet moments, or the policy's horizon; count the answers."""
    made, most = 0, moments * policy.horizon
    while match.pending != 0 and made < most:
        if policy.is_quiet(match):
            moments -= 1
            if moments <= 0:
                break
        seat = match.asked()
        legal = match.legal(seat)
        match.step(seat, legal[0] if len(legal) == 1 else policy.choose(match, seat, legal, chance))
        made += 1
    return made


def most_promising(priors: list[float], most: int) -> list[int]:
    """Return the indexes of the highest priors, ascending."""
    order = sorted(range(len(priors)), key=lambda at: -priors[at])
    return sorted(order[:most])


def first_of_each_verb(vocabulary: Vocabulary, actions: list[int]) -> list[int]:
    """Return the first answer of each verb."""
    found: dict[int, int] = {}
    for action in actions:
        verb = vocabulary.table[action]
        key = -1 if verb is None else verb.first
        if key not in found:
            found[key] = action
    return list(found.values())


class PlayoutPolicy(Policy):
    """The learned policy for the seat that thinks and plain policies for its rivals."""

    def __init__(self, learned: Policy, seat: int, rivals: list[Policy]) -> None:
        self.early, self.late = learned.early, learned.late
        self.horizon = learned.horizon
        self.learned = learned
        self.policies = [learned if at == seat else rival for at, rival in enumerate(rivals)]

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        return self.policies[seat].priors(world, seat, legal)

    def choose(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        return self.policies[seat].choose(world, seat, legal, chance)

    def exact_answer(self, world: Match, seat: int, legal: list[int]) -> int:
        return self.policies[seat].exact_answer(world, seat, legal)

    def is_quiet(self, world: Match) -> bool:
        return self.learned.is_quiet(world)

    def values(self, world: Match) -> list[float]:
        return self.learned.values(world)

    def end_values(self, world: Match) -> list[float]:
        return self.learned.end_values(world)


class ExactPolicy(Policy):
    """Wraps another policy and gives calculated answers where there are some."""

    def __init__(self, policy: Policy) -> None:
        self.early, self.late = policy.early, policy.late
        self.horizon = policy.horizon
        self.policy = policy

    def choose(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        action = self.policy.exact_answer(world, seat, legal)
        return self.policy.choose(world, seat, legal, chance) if action == NO_ANSWER else action

    def is_quiet(self, world: Match) -> bool:
        return self.policy.is_quiet(world)


class ResultTally:
    """The mean and the error of results."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, result: float) -> None:
        self.count += 1
        self.total += result
        self.squares += result * result

    def mean(self) -> float:
        return self.total / self.count if self.count > 0 else 0.0

    def variance(self) -> float:
        """The squared standard error of the mean."""
        spread = self.squares - self.total * self.mean() + GUESSES * SPREAD * SPREAD
        return spread / (self.count + GUESSES - 1.0) / self.count


class Branch:
    """One answer: its prior, its results, and the node that it leads to."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    def add(self, result: float) -> None:
        self.visits += 1
        self.total += result

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0 else 0.0


class Node:
    """A point of the tree where a seat answers; the results of its branches are that seat's."""

    def __init__(self) -> None:
        self.visits = 0
        self.actions: list[int] = []
        self.branches: list[Branch] = []

    def branch(self, action: int) -> Branch | None:
        """Return the branch of an answer, or None."""
        for at in range(len(self.actions)):
            if self.actions[at] == action:
                return self.branches[at]
        return None

    def add(self, action: int, prior: float) -> None:
        self.actions.append(action)
        self.branches.append(Branch(action, prior))


class Candidate(Branch):
    """A branch at the root with the result of every sweep, and its estimate in a baseline search."""

    def __init__(self, action: int, prior: float) -> None:
        super().__init__(action, prior)
        self.results: list[float] = []
        self.handicap = 0.0
        self.quick = ResultTally()  # differences from the baseline, in sweeps with quick battles
        self.exact = ResultTally()  # the same, in sweeps with exact battles

    def difference(self, belief: float, exact_error: float) -> Belief:
        """The posterior difference from the baseline: the handicap is the prior mean, `belief` its deviation."""
        weight, total = 1.0 / (belief * belief), -self.handicap / (belief * belief)
        for tally, off in ((self.quick, exact_error), (self.exact, 0.0)):
            if tally.count > 0:
                trust = 1.0 / (tally.variance() + off * off)
                weight += trust
                total += trust * tally.mean()
        return Belief(total / weight, 1.0 / weight)


class Belief(NamedTuple):
    """A difference from the baseline and its variance."""

    mean: float
    variance: float


class Search:
    """Searches the answers to one question. Subclasses select, play out, drop and rank candidates."""

    def __init__(self, policy: Policy, dreamer: Dreamer, legal: list[int], params: SearchParams) -> None:
        self.policy = policy
        self.dreamer = dreamer
        self.legal = legal
        self.params = params
        self.sweeps = 0  # completed sweeps
        self.candidates: list[Candidate] = []  # those that are still compared
        self.tried: list[Candidate] = []  # those and the dropped ones
        self.decisions = 0  # answers in playouts

    def run(self, budget: Budget) -> list[Estimate]:
        """Sweep until the budget is spent or the answer is settled; return the estimates, the best first."""
        budget.begin()
        while self.sweep(budget) and not self.is_settled():
            self.drop(budget)
        return self.ranked()

    def sweep(self, budget: Budget) -> bool:
        """Try all candidates in one more world with the same luck. Return whether there is time for another sweep."""
        exact = self.plays_exactly(budget)
        world = self.dreamer.dream()
        luck = world.chance.fork()
        for candidate in self.candidates:
            twin = world.copy()
            twin.chance = luck.copy()
            self.record(candidate, self.playout(candidate, twin, exact), exact)
            # A lookahead counts worlds, the others count playouts.
            if self.params.worlds == 0 and not budget.more(EXACT_COST if exact else 1):
                return False
        self.sweeps += 1
        return self.params.worlds == 0 or (self.sweeps < self.params.worlds and budget.more())

    def plays_exactly(self, budget: Budget) -> bool:
        """Does the next sweep play battles exactly?"""
        return False

    def playout(self, candidate: Candidate, world: Match, exact: bool) -> float:
        """Give the candidate's answer, play on, and return the seat's chance to win."""
        raise NotImplementedError

    def record(self, candidate: Candidate, result: float, exact: bool) -> None:
        candidate.add(result)
        candidate.results.append(result)

    def is_settled(self) -> bool:
        """Would more sweeps hardly change the result?"""
        return False

    def drop(self, budget: Budget) -> None:
        """Drop candidates that are clearly worse."""

    def ranked(self) -> list[Estimate]:
        raise NotImplementedError


class PriorSearch(Search):
    """Ranks by mean result and prior. With `tree` set it grows a tree, in which every seat maximises its own chance.

    One tree serves all worlds (single-observer information-set search): its branches are answers, so positions that
    the seat cannot tell apart share a node. Routine answers, and those of rivals without nodes, come from the policy.
    """

    def __init__(self, policy: Policy, dreamer: Dreamer, legal: list[int], params: SearchParams) -> None:
        super().__init__(policy, dreamer, legal, params)
        priors = priors_of(policy, dreamer.world, dreamer.seat, legal)
        self.tried = [Candidate(action, priors[at]) for at, action in enumerate(legal)]
        self.candidates = self.best(self.tried, params.candidates, params.prior)
        self.grows = params.tree and not params.to_the_end
        self.moments = TO_THE_END if params.to_the_end else params.moments
        self.next_drop = FIRST_SWEEPS
        self.next_check = FIRST_CHECK
        self.path: list[Branch] = []  # branches of the playout that is running
        self.seats: list[int] = []  # and who answered there

    def best(self, candidates: list[Candidate], most: int, weight: float) -> list[Candidate]:
        """Return the best candidate by mean result and prior; before the first sweep by prior alone."""
        return sorted(candidates, key=lambda one: -one.mean() - weight * one.prior)[:most]

    def prior_weight(self) -> float:
        """Return the weight of the prior after the sweeps so far."""
        return self.params.prior * (1.0 + self.params.early_prior / (1.0 + self.sweeps))

    def playout(self, candidate: Candidate, world: Match, exact: bool) -> float:
        # The policy has its own random generator in a tree, so that the tree's answers do not change the dice.
        chance = world.chance.fork() if self.params.tree else world.chance
        seat = self.dreamer.seat
        self.path, self.seats = [], []
        world.step(seat, candidate.action)
        self.decisions += 1
        if candidate.visits > 0 and self.grows:
            self.descend(self.below(candidate), world, chance)
        self.decisions += play_on(self.policy, world, chance, self.moments)
        values = evaluate(self.policy, world)
        for at in range(len(self.path)):
            self.path[at].add(values[self.seats[at]])
        return values[seat]

    def below(self, branch: Branch) -> Node:
        """Return the node after a branch, created at its first visit."""
        if branch.node is None:
            branch.node = Node()
        branch.node.visits += 1
        return branch.node

    def descend(self, node: Node, world: Match, chance: Chance) -> None:
        """Answer by the tree, down to a branch that was never tried."""
        while world.pending != 0 and len(self.path) < DEEPEST - 1:
            seat = world.asked()
            legal = world.legal(seat)
            self.decisions += 1
            if len(legal) == 1:
                world.step(seat, legal[0])
                continue
            if self.has_no_node(world, seat, legal):
                world.step(seat, self.policy.choose(world, seat, legal, chance))
                continue
            branch = self.pick(node, world, seat, legal)
            self.path.append(branch)
            self.seats.append(seat)
            world.step(seat, branch.action)
            if branch.visits == 0:
                return
            node = self.below(branch)

    def has_no_node(self, world: Match, seat: int, legal: list[int]) -> bool:
        """Does the policy answer this question?"""
        if seat != self.dreamer.seat and not self.params.rival_nodes:
            return True
        return self.policy.is_routine(world, seat, legal)

    def pick(self, node: Node, world: Match, seat: int, legal: list[int]) -> Branch:
        """Return the branch to try by PUCT: good so far, promising, or rarely tried."""
        branches = self.open_branches(node, world, seat, legal)
        visits = sum(branch.visits for branch in branches)
        mean = sum(branch.total for branch in branches) / visits if visits > 0 else 0.5
        pull = self.params.exploration * sqrt(visits + 1.0)
        best, found = -1.0, branches[0]
        for branch in branches:
            value = branch.mean() if branch.visits > 0 else mean
            value += self.params.prior * branch.prior
            value += pull * branch.prior / (1.0 + branch.visits)
            if value > best:
                best, found = value, branch
        return found

    def open_branches(self, node: Node, world: Match, seat: int, legal: list[int]) -> list[Branch]:
        """Return the most promising branches that are legal in this world; their number grows with the visits."""
        found = self.branches(node, world, seat, legal)
        width = int(FIRST_WIDTH + WIDENING * sqrt(float(node.visits)))
        if len(found) > width:
            found.sort(key=lambda branch: -branch.prior)
            found = found[:width]
        return found

    def branches(self, node: Node, world: Match, seat: int, legal: list[int]) -> list[Branch]:
        """Return the branches of all legal answers; missing ones are added."""
        found = [branch for branch in [node.branch(action) for action in legal] if branch is not None]
        if len(found) < len(legal):
            priors = priors_of(self.policy, world, seat, legal)
            for at, action in enumerate(legal):
                if node.branch(action) is None:
                    node.add(action, priors[at])
            found = [branch for branch in [node.branch(action) for action in legal] if branch is not None]
        return found

    def is_settled(self) -> bool:
        """Is the best candidate ahead of all others by far more than luck explains? Never so at the end of a game."""
        if not self.params.tree or self.sweeps != self.next_check:
            return False
        self.next_check += self.next_check // 4
        if self.params.to_the_end:
            return False
        weight = self.prior_weight()
        best, *others = self.best(self.candidates, len(self.candidates), weight)
        return all(self.lead(best, other, weight) > SURE * self.error(best, other) for other in others)

    def lead(self, best: Candidate, other: Candidate, weight: float) -> float:
        return best.mean() - other.mean() + weight * (best.prior - other.prior)

    def error(self, best: Candidate, other: Candidate) -> float:
        """Return the standard error of their difference, computed world by world."""
        count = len(other.results)
        total, squares = 0.0, SPREAD
        for at in range(count):
            more = best.results[at] - other.results[at]
            total += more
            squares += more * more
        return sqrt((squares - total * total / count) / (count - 1) / count)

    def drop(self, budget: Budget) -> None:
        """Drop the worse half after 8, 24, 72 … sweeps of a tree."""
        if self.params.tree and self.sweeps == self.next_drop and len(self.candidates) > FINALISTS:
            half = max(FINALISTS, len(self.candidates) // 2)
            self.candidates = self.best(self.candidates, half, self.prior_weight())
            self.next_drop *= 3

    def ranked(self) -> list[Estimate]:
        reason = "tree" if self.params.tree else "ahead"
        last = self.best(self.candidates, len(self.candidates), self.prior_weight())
        order = [*last, *(one for one in self.tried if one not in last)]
        return [Estimate(one.action, one.mean(), one.visits, reason) for one in order if one.visits > 0]


class BaselineSearch(Search):
    """Ranks by the difference from the baseline, which is the policy's own answer or a calculated one.

    There is no tree. Every playout is evaluated at its last three quiet moments. A candidate replaces the baseline only
    if it is better by more than its handicap and luck explain.
    """

    def __init__(
        self, policy: Policy, dreamer: Dreamer, legal: list[int], params: SearchParams, known: int = NO_ANSWER
    ) -> None:
        super().__init__(policy, dreamer, legal, params)
        self.exact_policy = ExactPolicy(policy)
        quick = policy.choose(dreamer.world, dreamer.seat, legal, dreamer.chance)
        self.baseline = Candidate(quick if known == NO_ANSWER else known, 0.0)
        self.rivals = self.selected()
        self.tried = self.candidates = [self.baseline, *self.rivals]
        self.rounds = ceil(log2(len(self.rivals) + 1))
        self.round = 1
        self.exact_sweeps = 0

    def selected(self) -> list[Candidate]:
        """Return the best answer of each verb by prior, then the best of all. A low prior becomes a handicap."""
        legal, dreamer, params = self.legal, self.dreamer, self.params
        priors = priors_of(self.policy, dreamer.world, dreamer.seat, legal)
        top = priors[legal.index(self.baseline.action)]
        order = sorted(
            [at for at in range(len(legal)) if legal[at] != self.baseline.action], key=lambda at: -priors[at]
        )
        firsts = first_of_each_verb(dreamer.world.rules.vocabulary, [legal[at] for at in order])
        order = [at for at in order if legal[at] in firsts] + [at for at in order if legal[at] not in firsts]
        out = [Candidate(legal[at], priors[at]) for at in order[: params.candidates]]
        for one in out:
            one.handicap = params.handicap + params.prior_handicap * max(0.0, log(top / one.prior))
        return out

    def plays_exactly(self, budget: Budget) -> bool:
        """Is this the later part of a long search? In a short one there is no time for exact battles."""
        share = budget.spent()
        exact = self.params.exact_error > 0.0 and share >= QUICK_SHARE and budget.made >= RICH * share
        self.exact_sweeps += 1 if exact else 0
        return exact

    def playout(self, candidate: Candidate, world: Match, exact: bool) -> float:
        policy, spacing, total = self.exact_policy if exact else self.policy, self.params.spacing, 0.0
        world.step(self.dreamer.seat, candidate.action)
        if self.params.finish_exactly:
            play_on(self.exact_policy, world, world.chance, 1)
        for at in range(POSITIONS):  # a stretch begins at a quiet moment, which counts
            moments = 1 + spacing if at > 0 else max(1, self.params.moments - spacing * (POSITIONS - 1))
            play_on(policy, world, world.chance, moments)
            total += evaluate(self.policy, world)[self.dreamer.seat]
        return total / POSITIONS

    def record(self, candidate: Candidate, result: float, exact: bool) -> None:
        super().record(candidate, result, exact)
        if candidate is not self.baseline:
            (candidate.exact if exact else candidate.quick).add(result - self.baseline.results[-1])

    def difference(self, candidate: Candidate) -> Belief:
        return candidate.difference(self.params.belief, self.params.exact_error)

    def is_settled(self) -> bool:
        """Is one candidate ahead by enough, or are they too close to matter? Some sweeps must be exact, if any are
        planned.
        """
        params = self.params
        if self.sweeps < FEWEST_SWEEPS or (params.exact_error > 0.0 and self.exact_sweeps < FEWEST_SWEEPS // 2):
            return False
        beliefs = [Belief(0.0, 0.0), *[self.difference(rival) for rival in self.rivals]]
        best, second = sorted(beliefs, reverse=True)[:2]
        error = sqrt(best.variance + second.variance)
        return error < params.precision or best.mean - second.mean > params.certainty * error

    def drop(self, budget: Budget) -> None:
        """Drop the worse half of the rivals when their share of the budget is spent."""
        rivals = self.candidates[1:]
        if len(rivals) > 1 and budget.spent() * self.rounds >= self.round:
            rivals.sort(key=lambda rival: -self.difference(rival).mean)
            self.candidates = [self.baseline, *rivals[: (len(rivals) + 1) // 2]]
            self.round += 1

    def ranked(self) -> list[Estimate]:
        base = self.baseline.mean()
        out = [Estimate(self.baseline.action, base, self.baseline.visits, "tree")]
        out += [Estimate(one.action, base + self.difference(one).mean, one.visits, "tree") for one in self.rivals]
        return sorted(out, key=lambda estimate: -estimate.value)


def search(
    policy: Policy, dreamer: Dreamer, legal: list[int], params: SearchParams, budget: Budget, known: int = NO_ANSWER
) -> list[Estimate]:
    """Search the answers with these parameters. `known` is a calculated answer that others must beat."""
    if params.baseline:
        return BaselineSearch(policy, dreamer, legal, params, known).run(budget)
    return PriorSearch(policy, dreamer, legal, params).run(budget)
