"""One-answer lookahead: the same imagined worlds for every candidate, played on to a quiet moment and evaluated."""

from __future__ import annotations

from meadhall.bots.opinion import Opinion, verdict
from meadhall.bots.thinking import Budget, Dreamer, Estimate, Manner
from meadhall.core.chance import Chance
from meadhall.core.match import Match


def look_ahead(opinion: Opinion, dreamer: Dreamer, legal: list[int], manner: Manner, budget: Budget) -> list[Estimate]:
    """What the promising answers are worth; the best one first, by chance to win and by first sight together."""
    budget.begin()
    weights = first_sight(opinion, dreamer.world, dreamer.seat, legal)
    chosen = promising(weights, manner.candidates)
    values = [0.0] * len(legal)
    made, most = 0, min(manner.dreams, opinion.dreams)
    while made < most and (made == 0 or budget.more()):
        world = dreamer.dream()
        luck = world.chance.fork()
        for at in chosen:
            values[at] += tried(opinion, world, dreamer.seat, legal[at], luck.copy(), manner.calm)
        made += 1
    chosen.sort(key=lambda at: -values[at] / made - manner.sight * weights[at])
    return [Estimate(legal[at], values[at] / made, made, "ahead") for at in chosen]


def first_sight(opinion: Opinion, world: Match, seat: int, legal: list[int]) -> list[float]:
    """How promising the answers look, together 1."""
    weights = opinion.weigh(world, seat, legal)
    total = sum(weight for weight in weights)
    return [weight / total for weight in weights]


def tried(opinion: Opinion, world: Match, seat: int, action: int, luck: Chance, calm: int) -> float:
    """What the seat may hope for after this answer, in one dream and with this luck."""
    match = world.copy()
    match.chance = luck
    match.step(seat, action)
    play_on(opinion, match, luck, calm)
    return verdict(opinion, match)[seat]


def play_on(opinion: Opinion, match: Match, chance: Chance, calm: int) -> int:
    """Everybody answers at once until so many quiet moments, or enough was played; how many answers."""
    made, most = 0, calm * opinion.horizon
    while match.pending != 0 and made < most:
        if opinion.quiet(match):
            calm -= 1
            if calm <= 0:
                break
        seat = match.asked()
        legal = match.legal(seat)
        match.step(seat, legal[0] if len(legal) == 1 else opinion.quick(match, seat, legal, chance))
        made += 1
    return made


def promising(weights: list[float], most: int) -> list[int]:
    """The places of the answers that look best at first sight."""
    order = sorted(range(len(weights)), key=lambda at: -weights[at])
    return sorted(order[:most])
