"""Looking one answer ahead: the same dreams for every candidate, played on to a quiet moment and judged."""

from __future__ import annotations

from meadhall.bots.opinion import Opinion, verdict
from meadhall.bots.thinking import Budget, Dreamer, Estimate
from meadhall.core.chance import Chance
from meadhall.core.match import Match


def look_ahead(
    opinion: Opinion, dreamer: Dreamer, legal: list[int], dreams: int, most: int, budget: Budget
) -> list[Estimate]:
    """What each of the most promising answers is worth, in order of the list."""
    budget.begin()
    seat = dreamer.seat
    actions = promising(opinion, dreamer.world, seat, legal, most)
    values = [0.0] * len(actions)
    made = 0
    while made < dreams and (made == 0 or budget.more()):
        world = dreamer.dream()
        luck = world.chance.fork()
        for at, action in enumerate(actions):
            values[at] += tried(opinion, world, seat, action, luck.copy())
        made += 1
    return [Estimate(action, value / made, made, "ahead") for action, value in zip(actions, values, strict=True)]


def tried(opinion: Opinion, world: Match, seat: int, action: int, luck: Chance) -> float:
    """What the seat may hope for after this answer, in one dream and with this luck."""
    match = world.copy()
    match.chance = luck
    match.step(seat, action)
    play_on(opinion, match, luck, opinion.horizon)
    return verdict(opinion, match)[seat]


def play_on(opinion: Opinion, match: Match, chance: Chance, most: int) -> int:
    """Everybody answers at once until the position is quiet or enough was played; how many answers."""
    made = 0
    while match.pending != 0 and made < most and not opinion.quiet(match):
        seat = match.asked()
        legal = match.legal(seat)
        match.step(seat, legal[0] if len(legal) == 1 else opinion.quick(match, seat, legal, chance))
        made += 1
    return made


def promising(opinion: Opinion, world: Match, seat: int, legal: list[int], most: int) -> list[int]:
    """The answers that look best at first sight."""
    if len(legal) <= most:
        return legal
    weights = opinion.weigh(world, seat, legal)
    order = sorted(range(len(legal)), key=lambda at: -weights[at])
    return sorted([legal[at] for at in order[:most]])
