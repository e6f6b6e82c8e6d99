"""Answers compared by playing on: all in the same dreams, with the same luck, against the quick one. (not compiled)

There is no tree below the question: rivals and we ourselves go on by quick answers until a quiet moment, and a network
judges that learned from games of just these players. Rivals need not have learned what we have. What the quick answer
would have brought is known for every dream, so little luck is left in a difference; an answer must beat the quick one
by more than that.
"""

from __future__ import annotations

from math import ceil, log, log2, sqrt
from typing import Final, NamedTuple

from meadhall.bots.ahead import first_sight, play_on
from meadhall.bots.opinion import NOTHING, Opinion, verdict
from meadhall.bots.thinking import FOREVER, LOOK_AT_CLOCK, Budget, Dreamer, Estimate
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.verbs import Vocabulary

LOOKS: Final = 3  # as many of the last quiet moments are judged, and the mean counts: dice fall between them
SPREAD: Final = 0.1  # how far one dream is from another, before any was seen
SEEN: Final = 2.0  # dreams that this guess counts as
ENOUGH: Final = 16  # dreams before a question may be settled; half of that by exact battles
ROUGH: Final = 1.0 / 3.0  # of the budget goes to dreams with quick battles, where exact ones follow
RICH: Final = 300  # tries that a budget must be good for before battles are reckoned out
PRICE: Final = 5  # tries that one with exact battles counts as: so much longer it takes


class Trials(NamedTuple):
    """How answers are compared."""

    candidates: int = 5  # answers thought about besides the quick one
    belief: float = 0.04  # how much better than the quick answer another one may well be, in chances to win
    caution: float = 0.004  # how much worse it is thought to be before it is tried
    looks: float = 0.008  # more of that for each step of first sight
    off: float = 0.0  # how far quick battles mislead; above 0, most of a long thought goes to exact ones
    apart: int = 1  # quiet moments from one look to the next
    sure: float = 2.0  # settled where the best is ahead by so many times the doubt
    near: float = 0.01  # or where the doubt is so small, in chances to win, that more of it is not worth the wait
    reckoned: bool = False  # what is half done is reckoned out as at the table, before a dream goes on by quick answers


USUAL: Final = Trials()
BY_ODDS: Final = Trials(belief=0.08, off=0.05)  # for turns: what is at stake in them are battles
FAR: Final = Trials(apart=2)  # among several: what comes of an answer shows later
FAR_TURNS: Final = Trials(apart=2, sure=3.0, near=0.005)  # and luck hides it longer
FAR_BATTLES: Final = Trials(looks=0.004, apart=2, sure=3.0, near=0.005, reckoned=True)  # first sight knows less of them


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


class Reckoners(Opinion):
    """The same company, but battles of the dream are reckoned out, as they are at the table."""

    def __init__(self, minds: Opinion) -> None:
        self.early, self.late = minds.early, minds.late
        self.horizon = minds.horizon
        self.minds = minds

    def quick(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        action = self.minds.reckon(world, seat, legal)
        return self.minds.quick(world, seat, legal, chance) if action == NOTHING else action

    def quiet(self, world: Match) -> bool:
        return self.minds.quiet(world)


class DreamTally:
    """Differences that dreams of one kind told."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, more: float) -> None:
        self.count += 1
        self.total += more
        self.squares += more * more

    def mean(self) -> float:
        return self.total / self.count

    def noise(self) -> float:
        """How far the mean may be off by luck, squared."""
        spread = self.squares - self.total * self.mean() + SEEN * SPREAD * SPREAD
        return spread / (self.count + SEEN - 1.0) / self.count


class Belief(NamedTuple):
    """How much better an answer is than the quick one, as we think, and how far that may be off, squared."""

    more: float
    doubt: float


class Rival:
    """An answer that may be better than the quick one: what it was more, dream by dream."""

    def __init__(self, action: int, doubt: float, belief: float, off: float = 0.0) -> None:
        self.action = action
        self.doubt = doubt
        self.belief = belief * belief
        self.off = off * off
        self.rough = DreamTally()
        self.exact = DreamTally()

    @property
    def count(self) -> int:
        return self.rough.count + self.exact.count

    def add(self, more: float, exactly: bool = False) -> None:
        (self.exact if exactly else self.rough).add(more)

    def believed(self) -> Belief:
        """What the dreams say, as far as they can be trusted, and what we thought before."""
        weight, total = 1.0 / self.belief, -self.doubt / self.belief
        for tally, off in ((self.rough, self.off), (self.exact, 0.0)):
            if tally.count > 0:
                trust = 1.0 / (tally.noise() + off)
                weight += trust
                total += trust * tally.mean()
        return Belief(total / weight, 1.0 / weight)

    def better(self) -> float:
        return self.believed().more


class Comparison:
    """The quick answer and its rivals at one question."""

    def __init__(
        self,
        opinion: Opinion,
        dreamer: Dreamer,
        legal: list[int],
        calm: int,
        way: Trials = USUAL,
        known: int = NOTHING,  # the answer to be beaten; else the quick one
    ) -> None:
        self.opinion = opinion
        self.reckoners = Reckoners(opinion)
        self.dreamer = dreamer
        self.calm = calm  # quiet moments until a dream is judged
        self.way = way
        quick = opinion.quick(dreamer.world, dreamer.seat, legal, dreamer.chance)
        self.quick = quick if known == NOTHING else known
        self.total = 0.0  # of the quick answer
        self.sweeps = 0
        self.exact_sweeps = 0
        self.rivals = self.worth_a_try(legal)

    def worth_a_try(self, legal: list[int]) -> list[Rival]:
        """The best of each sort at first sight, then the best at all; the worse it looks, the more it has to prove."""
        weights = first_sight(self.opinion, self.dreamer.world, self.dreamer.seat, legal)
        top, way = weights[legal.index(self.quick)], self.way
        order = sorted((at for at in range(len(legal)) if legal[at] != self.quick), key=lambda at: -weights[at])
        sorts = firsts(self.dreamer.world.rules.vocabulary, [legal[at] for at in order])
        order = [at for at in order if legal[at] in sorts] + [at for at in order if legal[at] not in sorts]
        steps = [(legal[at], max(0.0, log(top / weights[at]))) for at in order[: way.candidates]]
        return [Rival(action, way.caution + way.looks * step, way.belief, way.off) for action, step in steps]

    def search(self, budget: Budget) -> list[Estimate]:
        """Dreams until the budget is spent or the question settled; then the answers, the best one first.

        Every half that drops out has had its part of the budget, however long that is.
        """
        budget.begin()
        rivals, parts, part = self.rivals, ceil(log2(len(self.rivals) + 1)), 1
        while self.sweep(rivals, budget) and not self.settled():
            if len(rivals) > 1 and spent(budget) * parts >= part:
                rivals = sorted(rivals, key=lambda rival: -rival.better())[: (len(rivals) + 1) // 2]
                part += 1
        return self.ranked()

    def sweep(self, rivals: list[Rival], budget: Budget) -> bool:
        """The same dream and the same luck for all who still compete; is there time for more?"""
        exactly = self.exactly(budget)
        world = self.dreamer.dream()
        luck = world.chance.fork()
        base = self.tried(world, luck, self.quick, exactly)
        self.total += base
        self.sweeps += 1
        self.exact_sweeps += exactly
        for rival in rivals:
            if not more(budget, exactly):
                return False
            rival.add(self.tried(world, luck, rival.action, exactly) - base, exactly)
        return more(budget, exactly)

    def exactly(self, budget: Budget) -> bool:
        """Is it time for dreams with exact battles? Never where there is not even time for many quick ones."""
        share = spent(budget)
        return self.way.off > 0.0 and share >= ROUGH and budget.made >= RICH * share

    def settled(self) -> bool:
        """Would more dreams hardly change what we do? Quick battles alone settle nothing where exact ones count."""
        if self.sweeps < ENOUGH or (self.way.off > 0.0 and self.exact_sweeps < ENOUGH // 2):
            return False
        best, second = sorted([Belief(0.0, 0.0), *(rival.believed() for rival in self.rivals)], reverse=True)[:2]
        doubt = sqrt(best.doubt + second.doubt)
        return doubt < self.way.near or best.more - second.more > self.way.sure * doubt

    def tried(self, world: Match, luck: Chance, action: int, exactly: bool) -> float:
        """Our chance to win after this answer, in this dream."""
        twin, seat, total = world.copy(), self.dreamer.seat, 0.0
        minds, apart = self.reckoners if exactly else self.opinion, self.way.apart
        twin.chance = luck.copy()
        twin.step(seat, action)
        if self.way.reckoned:
            play_on(self.reckoners, twin, twin.chance, 1)
        for look in range(LOOKS):  # the moment we are at counts
            play_on(minds, twin, twin.chance, 1 + apart if look > 0 else max(1, self.calm - apart * (LOOKS - 1)))
            total += verdict(self.opinion, twin)[seat]
        return total / LOOKS

    def ranked(self) -> list[Estimate]:
        """All that was thought about, by what we believe of it."""
        base = self.total / self.sweeps
        found = [Estimate(self.quick, base, self.sweeps, "tree")]
        found += [Estimate(rival.action, base + rival.better(), rival.count, "tree") for rival in self.rivals]
        return sorted(found, key=lambda estimate: -estimate.value)


def spent(budget: Budget) -> float:
    """Which part of a budget is gone, 0 to 1: of its tries or of its time, whichever is more."""
    tries = budget.made / budget.tries if budget.tries > 0 else 0.0
    if budget.seconds == FOREVER or budget.seconds <= 0.0:
        return tries
    left = (budget.end - budget.clock()) / (budget.seconds * LOOK_AT_CLOCK)
    return max(tries, 1.0 - left)


def more(budget: Budget, exactly: bool) -> bool:
    """Is there time for another try, after one of this kind?"""
    if exactly:
        budget.made += PRICE - 1
    return budget.more()


def firsts(vocabulary: Vocabulary, actions: list[int]) -> list[int]:
    """The first answer of each verb."""
    found: dict[int, int] = {}
    for action in actions:
        verb = vocabulary.table[action]
        found.setdefault(-1 if verb is None else verb.first, action)
    return list(found.values())
