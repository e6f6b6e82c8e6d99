"""Answers compared by playing on: all in the same dreams, with the same luck, against the quick one. (not compiled)

There is no tree below the question: rivals and we ourselves go on by quick answers until a quiet moment, and a network
judges that learned from games of just these players. Rivals need not have learned what we have. What the quick answer
would have brought is known for every dream, so little luck is left in a difference; an answer must beat the quick one
by more than that.
"""

from __future__ import annotations

from math import log
from typing import Final, NamedTuple

from meadhall.bots.ahead import first_sight, play_on
from meadhall.bots.opinion import Opinion, verdict
from meadhall.bots.thinking import Budget, Dreamer, Estimate
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.verbs import Vocabulary

LOOKS: Final = 3  # the last quiet moments are all judged, and the mean counts: dice fall between them
ON: Final = 2  # to the next quiet moment, the one we are at counted
SPREAD: Final = 0.1  # how far one dream is from another, before any was seen
SEEN: Final = 2.0  # dreams that this guess counts as


class Trials(NamedTuple):
    """How answers are compared."""

    candidates: int = 5  # answers thought about besides the quick one
    first: int = 4  # dreams before half of them drop out; then after three times as many
    belief: float = 0.04  # how much better than the quick answer another one may well be, in chances to win
    caution: float = 0.004  # how much worse it is thought to be before it is tried
    looks: float = 0.008  # more of that for each step of first sight


USUAL: Final = Trials()


class DreamCompany(Opinion):
    """Everybody plays dreams on as he is thought to be: we as we have learned, the others as they are."""

    def __init__(self, learned: Opinion, seat: int, others: list[Opinion]) -> None:
        self.early, self.late = learned.early, learned.late
        self.horizon = learned.horizon
        self.learned = learned
        self.minds = [learned if at == seat else other for at, other in enumerate(others)]

    def weigh(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        return self.minds[seat].weigh(world, seat, legal)

    def quick(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        return self.minds[seat].quick(world, seat, legal, chance)

    def reckon(self, world: Match, seat: int, legal: list[int]) -> int:
        return self.minds[seat].reckon(world, seat, legal)

    def quiet(self, world: Match) -> bool:
        return self.learned.quiet(world)

    def judge(self, world: Match) -> list[float]:
        return self.learned.judge(world)

    def ended(self, world: Match) -> list[float]:
        return self.learned.ended(world)


class Rival:
    """An answer that may be better than the quick one: what it was more, dream by dream."""

    def __init__(self, action: int, doubt: float, belief: float) -> None:
        self.action = action
        self.doubt = doubt
        self.belief = belief * belief
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, more: float) -> None:
        self.count += 1
        self.total += more
        self.squares += more * more

    def mean(self) -> float:
        """What the dreams say alone."""
        return self.total / self.count if self.count > 0 else -self.doubt

    def better(self) -> float:
        """What we believe: what the dreams say, as far as they can be trusted, else what we thought before."""
        if self.count == 0:
            return -self.doubt
        mean = self.mean()
        spread = self.squares - self.count * mean * mean + SEEN * SPREAD * SPREAD
        noise = spread / (self.count + SEEN - 1.0) / self.count
        return (self.belief * mean - noise * self.doubt) / (self.belief + noise)


class Comparison:
    """The quick answer and its rivals at one question."""

    def __init__(self, opinion: Opinion, dreamer: Dreamer, legal: list[int], calm: int, way: Trials = USUAL) -> None:
        self.opinion = opinion
        self.dreamer = dreamer
        self.calm = calm  # quiet moments until a dream is judged
        self.way = way
        self.quick = opinion.quick(dreamer.world, dreamer.seat, legal, dreamer.chance)
        self.total = 0.0  # of the quick answer
        self.sweeps = 0
        self.rivals = self.worth_a_try(legal)

    def worth_a_try(self, legal: list[int]) -> list[Rival]:
        """The best of each sort at first sight, then the best at all; the worse it looks, the more it has to prove."""
        weights = first_sight(self.opinion, self.dreamer.world, self.dreamer.seat, legal)
        top, way = weights[legal.index(self.quick)], self.way
        order = sorted((at for at in range(len(legal)) if legal[at] != self.quick), key=lambda at: -weights[at])
        sorts = firsts(self.dreamer.world.rules.vocabulary, [legal[at] for at in order])
        order = [at for at in order if legal[at] in sorts] + [at for at in order if legal[at] not in sorts]
        steps = [(legal[at], max(0.0, log(top / weights[at]))) for at in order[: way.candidates]]
        return [Rival(action, way.caution + way.looks * step, way.belief) for action, step in steps]

    def search(self, budget: Budget) -> list[Estimate]:
        """As many dreams as the budget allows; then the answers, the best one first."""
        budget.begin()
        halving, rivals = self.way.first, self.rivals
        while self.sweep(rivals, budget):
            if self.sweeps == halving and len(rivals) > 1:
                rivals = sorted(rivals, key=lambda rival: rival.doubt - rival.mean())[: (len(rivals) + 1) // 2]
                halving *= 3
        return self.ranked()

    def sweep(self, rivals: list[Rival], budget: Budget) -> bool:
        """The same dream and the same luck for all who still compete; is there time for more?"""
        world = self.dreamer.dream()
        luck = world.chance.fork()
        base = self.tried(world, luck, self.quick)
        self.total += base
        self.sweeps += 1
        for rival in rivals:
            if not budget.more():
                return False
            rival.add(self.tried(world, luck, rival.action) - base)
        return budget.more()

    def tried(self, world: Match, luck: Chance, action: int) -> float:
        """Our chance to win after this answer, in this dream."""
        twin, seat, total = world.copy(), self.dreamer.seat, 0.0
        twin.chance = luck.copy()
        twin.step(seat, action)
        for look in range(LOOKS):
            play_on(self.opinion, twin, twin.chance, ON if look > 0 else max(1, self.calm - LOOKS + 1))
            total += verdict(self.opinion, twin)[seat]
        return total / LOOKS

    def ranked(self) -> list[Estimate]:
        """All that was thought about, by what we believe of it."""
        base = self.total / self.sweeps
        found = [Estimate(self.quick, base, self.sweeps, "tree")]
        found += [Estimate(rival.action, base + rival.better(), rival.count, "tree") for rival in self.rivals]
        return sorted(found, key=lambda estimate: -estimate.value)


def firsts(vocabulary: Vocabulary, actions: list[int]) -> list[int]:
    """The first answer of each verb."""
    found: dict[int, int] = {}
    for action in actions:
        verb = vocabulary.table[action]
        found.setdefault(-1 if verb is None else verb.first, action)
    return list(found.values())
