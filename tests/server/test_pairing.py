"""Pairings: repeated opponents are avoided, everyone plays, byes and seats are fair."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.server.tournaments import formats
from meadhall.server.tournaments.matching import UNMATCHED, count_pairs, largest_matching
from meadhall.server.tournaments.pairing import (
    Tables,
    fewest_repeats,
    summarize_rounds,
    swiss_round,
    table_sizes_for,
)

# -- the largest matching


def most_pairs(graph: list[list[int]]) -> int:
    """The size of a maximum matching, by brute force."""

    def best(left: tuple[int, ...]) -> int:
        if len(left) < 2:
            return 0
        first, *others = left
        found = best(tuple(others))
        for other in others:
            if other in graph[first]:
                found = max(found, 1 + best(tuple(one for one in others if one != other)))
        return found

    return best(tuple(range(len(graph))))


@settings(max_examples=300, derandomize=True, deadline=None, database=None)
@given(st.integers(1, 9), st.randoms(use_true_random=False), st.floats(0.1, 0.9))
def test_no_matching_is_larger(size: int, luck: random.Random, share: float) -> None:
    graph: list[list[int]] = [[] for _ in range(size)]
    for one, other in combinations(range(size), 2):
        if luck.random() < share:
            graph[one].append(other)
            graph[other].append(one)
    partner = largest_matching(graph)
    for one, other in enumerate(partner):
        assert other == UNMATCHED or (partner[other] == one and other in graph[one])
    assert count_pairs(graph) == most_pairs(graph)


# -- Swiss


def tournament(people: int, most: int, rounds: int, luck: random.Random) -> Iterator[tuple[Tables, list[Tables]]]:
    """The rounds of a tournament with random winners, each with the rounds before it."""
    points: Counter[int] = Counter()
    played: list[Tables] = []
    for _ in range(rounds):
        order = sorted(range(people), key=lambda one: (-points[one], one))
        tables = swiss_round(order, most, summarize_rounds(played))
        yield tables, played
        played.append(tables)
        for table in tables:
            points[luck.choice(table)] += 1


@settings(max_examples=60, derandomize=True, deadline=None, database=None)
@given(st.integers(2, 13), st.integers(2, 6), st.integers(1, 12), st.randoms(use_true_random=False))
def test_everybody_sits_at_one_table_in_every_round(people: int, most: int, rounds: int, luck: random.Random) -> None:
    for tables, _ in tournament(people, most, rounds, luck):
        assert sorted(one for table in tables for one in table) == [*range(people)]
        assert sorted(map(len, tables), reverse=True) == sorted(table_sizes_for(people, most), reverse=True)
        assert max(map(len, tables)) - min(map(len, tables)) <= 1
        assert sum(len(table) == 1 for table in tables) == (people % 2 if most == 2 else 0)


@settings(max_examples=60, derandomize=True, deadline=None, database=None)
@given(st.integers(2, 10), st.integers(1, 12), st.randoms(use_true_random=False))
def test_no_pair_is_repeated_while_that_can_be_avoided(people: int, rounds: int, luck: random.Random) -> None:
    """Compared with all possible pairings with the same bye."""
    for tables, before in tournament(people, 2, rounds, luck):
        past = summarize_rounds(before)
        playing = [one for table in tables if len(table) == 2 for one in table]
        repeated = sum(past.meetings(*table) > 0 for table in tables if len(table) == 2)
        graph = [
            [at for at, other in enumerate(playing) if other != one and not past.meetings(one, other)]
            for one in playing
        ]
        assert repeated == len(playing) // 2 - most_pairs(graph) == fewest_repeats(playing, past)


@pytest.mark.parametrize("people", [8, 16, 40])
def test_a_whole_tournament_of_the_usual_length_repeats_no_pair(people: int) -> None:
    for tables, before in tournament(people, 2, people.bit_length() + 1, random.Random(people)):
        assert all(not summarize_rounds(before).meetings(*table) for table in tables)


@settings(max_examples=40, derandomize=True, deadline=None, database=None)
@given(st.sampled_from([3, 5, 7, 9, 11]), st.integers(1, 14), st.randoms(use_true_random=False))
def test_no_second_bye_before_everyone_had_one(people: int, rounds: int, luck: random.Random) -> None:
    byes: Counter[int] = Counter(dict.fromkeys(range(people), 0))
    for tables, _ in tournament(people, 2, rounds, luck):
        byes.update(table[0] for table in tables if len(table) == 1)
        assert max(byes.values()) - min(byes.values()) <= 1


def test_those_who_stand_alike_meet() -> None:
    tables = swiss_round([4, 1, 0, 3, 2, 5], 2, summarize_rounds([]))
    assert [sorted(table) for table in tables] == [[1, 4], [0, 3], [2, 5]]


def partitions(people: Sequence[int], wanted: list[int]) -> Iterator[Tables]:
    """All ways to divide people into tables of these sizes."""
    if not wanted:
        yield []
        return
    first, *others = people
    for company in combinations(others, wanted[0] - 1):
        rest = [one for one in others if one not in company]
        yield from ([[first, *company], *tables] for tables in partitions(rest, wanted[1:]))


@pytest.mark.parametrize(("people", "most"), [(9, 3), (8, 4), (10, 5), (7, 3), (10, 4)])
def test_at_larger_tables_repeated_opponents_are_avoided(people: int, most: int) -> None:
    for tables, before in tournament(people, most, 4, random.Random(3)):
        past = summarize_rounds(before)

        def repeated(seating: Tables, past: object = past) -> int:
            pairs = [pair for table in seating for pair in combinations(table, 2)]
            return sum(past.meetings(*pair) > 0 for pair in pairs)  # type: ignore[attr-defined]

        possible = any(repeated(seating) == 0 for seating in partitions(range(people), table_sizes_for(people, most)))
        assert (repeated(tables) == 0) == possible


@settings(max_examples=40, derandomize=True, deadline=None, database=None)
@given(st.integers(2, 12), st.integers(2, 6), st.randoms(use_true_random=False))
def test_seats_alternate_between_late_and_early(people: int, most: int, luck: random.Random) -> None:
    for tables, before in tournament(people, most, 7, luck):
        late = summarize_rounds(before).late
        for table in tables:
            assert [late[one] for one in table] == sorted((late[one] for one in table), reverse=True)


# -- round robin


@pytest.mark.parametrize("people", range(2, 17))
def test_in_a_round_robin_for_two_each_pair_meets_once(people: int) -> None:
    rounds = formats.round_robin(people, 2)
    met = Counter(tuple(sorted(table)) for tables in rounds for table in tables if len(table) == 2)
    assert met == dict.fromkeys(combinations(range(people), 2), 1)
    assert all(sorted(one for table in tables for one in table) == [*range(people)] for tables in rounds)
    byes = Counter(table[0] for tables in rounds for table in tables if len(table) == 1)
    assert byes == (dict.fromkeys(range(people), 1) if people % 2 else {})
    firsts = Counter(table[0] for tables in rounds for table in tables if len(table) == 2)
    games = people - 1
    uneven = [one for one in range(people) if abs(2 * firsts[one] - games) > 1 + people % 2]
    assert uneven == [], "each is first about as often as second"


@pytest.mark.parametrize(("people", "most"), [(3, 3), (4, 3), (6, 3), (9, 3), (8, 4), (10, 4), (12, 4), (12, 6)])
def test_at_larger_tables_all_have_met_in_the_end(people: int, most: int) -> None:
    rounds = formats.round_robin(people, most)
    past = summarize_rounds(rounds)
    assert all(past.meetings(*pair) for pair in combinations(range(people), 2))
    least = -(-(people - 1) // (most - 1))
    assert least <= len(rounds) <= 2 * least + 3
    assert all(sorted(one for table in tables for one in table) == [*range(people)] for tables in rounds)


# -- knock-out


@pytest.mark.parametrize("people", range(2, 34))
def test_the_strongest_have_the_byes_and_one_is_left(people: int) -> None:
    alive, first = [*range(people)], True
    while len(alive) > 1:
        tables = formats.knockout_round(alive, 2)
        assert sorted(one for table in tables for one in table) == alive
        byes = [table[0] for table in tables if len(table) == 1]
        assert byes == alive[: len(byes)]
        assert first or not byes
        alive, first = sorted(min(table) for table in tables), False
    assert alive == [0], "when the stronger one always wins, the strongest one has won"


@pytest.mark.parametrize("most", [3, 4, 5, 6])
@pytest.mark.parametrize("people", [3, 5, 7, 10, 13, 24, 31])
def test_at_larger_tables_half_go_on_until_one_table_is_left(people: int, most: int) -> None:
    alive, rounds = [*range(people)], 0
    while len(alive) > 1:
        tables = formats.knockout_round(alive, most)
        assert sorted(one for table in tables for one in table) == alive
        assert len({min(table) for table in tables} & set(alive[: len(tables)])) == len(tables), "seeds are spread"
        final = len(tables) == 1
        alive = sorted(one for table in tables for one in sorted(table)[: formats.count_advancing(len(table), final)])
        rounds += 1
        assert rounds < 10
    assert alive == [0]
