"""Round robin and knock-out; Swiss is in `pairing.py`. A player is a number, the seed: 0 is the strongest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from meadhall.server.tournaments.pairing import (
    PAIR,
    PastRounds,
    Tables,
    order_seats,
    seat_tables,
    summarize_rounds,
    table_sizes_for,
)

MOST_ROUNDS = 60


@lru_cache(64)
def round_robin(people: int, most: int) -> list[Tables]:
    """Return all rounds of a round robin: each two players meet, exactly once where tables have two seats."""
    if most == PAIR:
        return circle_method(people)
    out: list[Tables] = []
    for tables in meet_all(people, most):
        past = summarize_rounds(out)
        out.append([order_seats(table, past) for table in tables])
    return out


def circle_method(people: int) -> list[Tables]:
    """Return a round robin for two-player tables by the circle method, with alternating first seats.

    With an odd number of players one of them has a bye in each round.
    """
    ring = [*range(people), *([-1] if people % PAIR else [])]
    rounds: list[Tables] = []
    for number in range(len(ring) - 1):
        pairs = [_in_turn([ring[at], ring[-1 - at]], at or number) for at in range(len(ring) // PAIR)]
        rounds.append([[one for one in pair if one >= 0] for pair in pairs])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _in_turn(pair: list[int], turn: int) -> list[int]:
    return pair if turn % PAIR else pair[::-1]


def meet_all(people: int, most: int) -> list[Tables]:
    """Return rounds until each two players have met, with few repeated meetings.

    Each round seats at least one pair that has not met yet.
    """
    rounds: list[Tables] = []
    for _ in range(MOST_ROUNDS):
        past = summarize_rounds(rounds)
        missing = [pair for pair in combinations(range(people), PAIR) if not past.meetings(*pair)]
        if not missing:
            break
        rounds.append(seat_tables(_first_together(people, missing[0], past), table_sizes_for(people, most), past))
    return rounds


def _first_together(people: int, pair: tuple[int, int], past: PastRounds) -> list[int]:
    """Return the seating order for a round: this pair first, then players with the most opponents still to meet."""
    misses = [sum(not past.meetings(one, other) for other in range(people) if other != one) for one in range(people)]
    others = sorted((one for one in range(people) if one not in pair), key=lambda one: -misses[one])
    return [*pair, *others]


def knockout_round(alive: Sequence[int], most: int) -> Tables:
    """Return the tables of the next knock-out round, by seed: the strongest meet the weakest.

    At tables for two the first round brings the number of players down to a power of two: the strongest have a bye.
    """
    if most > PAIR:
        return deal_by_strength(alive, table_sizes_for(len(alive), most))
    full = 1
    while full < len(alive):
        full *= PAIR
    free = full - len(alive)
    playing = [*alive[free:]]
    pairs = [[playing[at], playing[-1 - at]] for at in range(len(playing) // PAIR)]
    return [*([one] for one in alive[:free]), *pairs]


def deal_by_strength(alive: Sequence[int], wanted: list[int]) -> Tables:
    """Deal players, the strongest first, over the tables to and fro, so that tables are equally strong."""
    tables: Tables = [[] for _ in wanted]
    left = [*alive]
    ways = [*range(len(wanted))]
    while left:
        for at in ways:
            if left and len(tables[at]) < wanted[at]:
                tables[at].append(left.pop(0))
        ways.reverse()
    return tables


def count_advancing(size: int, final: bool) -> int:
    """Return how many players of a table reach the next round: half of them, rounded up, or one in the final."""
    return 1 if final else -(-size // PAIR)
