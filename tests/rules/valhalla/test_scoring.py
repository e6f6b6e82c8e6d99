"""Chapter 10. Scoring: glory, shields, sets and ties."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from meadhall.games.valhalla.scoring import TABLES, best_sets, can_form, shield_points
from tests.rule import rule
from tests.rules.valhalla.table import Table


def points(seats: int, captured: Sequence[int], own: int) -> int:
    """Return the points of these shields for seat 0: captured ones by neighbour, clockwise."""
    return shield_points([0, *captured], own, TABLES[seats])


def scored(seats: int, captured: Sequence[int], own: int) -> int:
    """Return the score of a player with these shields and an empty Valhalla."""
    taken = {0: {seat + 1: count for seat, count in enumerate(captured)}}
    return Table(seats=seats, captured=taken, shields={0: own}).match.scores()[0]


# -- glory


@rule("VAL-SCORE-01", "VAL-SCORE-02")
def test_the_score_is_glory_in_valhalla_and_shield_points() -> None:
    table = Table(seats=3, valhalla={0: ["bear-ketilbjorn", "bear-bera", "fury-2"]}, captured={0: {1: 1}})
    assert table.match.scores() == [4 + 3 + 0 + 5 * 2, 3 * 2, 4 * 2]


@rule("VAL-SCORE-01")
def test_only_the_own_valhalla_counts_not_squad_hand_or_pile() -> None:
    squads, hands = {0: ["bear-grim"]}, {0: ["bear-bera"]}
    table = Table(squads, hands, valhalla={1: ["frost-kari"]}, discard=["bear-bodvar"])
    assert table.match.scores() == [0, 3]


@rule("VAL-SCORE-02")
@pytest.mark.parametrize(("key", "glory"), [("wolf-ulf", 1), ("bear-asbera", 2), ("frost-kari", 3)])
def test_a_warrior_scores_its_printed_value(key: str, glory: int) -> None:
    assert Table(valhalla={0: [key]}).match.scores()[0] == glory


@rule("VAL-SCORE-01", "VAL-AMB-083")
def test_bonus_glory_for_which_there_was_no_card_counts_too() -> None:
    table = Table(valhalla={0: ["wolf-ulf"]})
    table.match.players[0].bonus = 2
    assert table.match.scores() == [1 + 2, 0]


# -- shields, by the number of players


@pytest.mark.parametrize(
    ("seats", "captured", "own", "expected"),
    [
        pytest.param(2, [3], 4, 6, marks=rule("VAL-SCORE-03", "VAL-TV-14")),
        pytest.param(3, [3, 1], 2, 14, marks=rule("VAL-SCORE-04", "VAL-TV-15")),
        pytest.param(4, [2, 2, 1], 1, 15, marks=rule("VAL-SCORE-05", "VAL-TV-16")),
        pytest.param(5, [2, 2, 2, 1], 0, 20, marks=rule("VAL-SCORE-06", "VAL-TV-17")),
        pytest.param(6, [2, 2, 2, 1, 1], 0, 22, marks=rule("VAL-SCORE-07", "VAL-SCORE-10", "VAL-TV-18")),
        pytest.param(6, [2, 2, 2, 2, 1], 0, 26, marks=rule("VAL-SCORE-07", "VAL-TV-19")),
        pytest.param(2, [0], 4, 0, marks=rule("VAL-SCORE-03")),
        pytest.param(3, [0, 0], 4, 8, marks=rule("VAL-SCORE-04")),
        pytest.param(3, [2, 2], 0, 12, marks=rule("VAL-SCORE-04")),
        pytest.param(4, [1, 1, 0], 0, 4, marks=rule("VAL-SCORE-05")),
        pytest.param(5, [1, 1, 1, 0], 0, 8, marks=rule("VAL-SCORE-06")),
        pytest.param(5, [1, 1, 1, 1], 0, 12, marks=rule("VAL-SCORE-06")),
        pytest.param(6, [1, 1, 1, 1, 0], 0, 11, marks=rule("VAL-SCORE-07")),
        pytest.param(6, [1, 1, 1, 1, 1], 0, 15, marks=rule("VAL-SCORE-07")),
    ],
)
def test_shields_are_worth(seats: int, captured: list[int], own: int, expected: int) -> None:
    assert points(seats, captured, own) == scored(seats, captured, own) == expected


@rule("VAL-SCORE-08")
def test_a_shield_is_in_one_set_at_most() -> None:
    assert points(3, [3, 1], 0) == 4 * 2 + 2, "one shield of the second colour makes one pair, not three"
    assert points(5, [1, 1, 1, 1], 0) == 4 * 2 + 4, "no set of three besides the set of four"


@rule("VAL-SCORE-08")
@pytest.mark.parametrize(
    ("captured", "sizes", "formed"),
    [
        ([2, 2], [2, 2], True),
        ([2, 2], [1, 3], False),
        ([2, 2], [3, 1], False),
        ([3, 1], [2, 2], False),
        ([1, 1, 1], [3], True),
    ],
)
def test_a_set_has_each_colour_once(captured: list[int], sizes: list[int], formed: bool) -> None:
    assert can_form(captured, sizes) == formed


@rule("VAL-SCORE-09")
def test_own_shields_never_enter_a_set() -> None:
    assert points(3, [1, 0], 4) == 5 * 2
    assert points(4, [1, 1, 0], 4) == 6 * 2


@rule("VAL-SCORE-10")
def test_the_largest_set_first_is_not_always_the_best() -> None:
    assert best_sets([2, 2, 2, 1, 1], TABLES[6].sets) == 6, "two sets of four, not one of five"


@cache
def best_by_trying(captured: tuple[int, ...], sets: tuple[tuple[int, int], ...]) -> int:
    """Return the best bonus, found by forming every possible choice of sets."""
    best = 0
    for size, gives in sets:
        colours = [at for at, count in enumerate(captured) if count > 0]
        for chosen in combinations(colours, size):
            left = tuple(sorted(count - (at in chosen) for at, count in enumerate(captured)))
            best = max(best, gives + best_by_trying(left, sets))
    return best


@rule("VAL-SCORE-08", "VAL-SCORE-10")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sets_are_formed_so_that_they_give_most(seats: int) -> None:
    sets = TABLES[seats].sets
    for captured in combinations_with_replacement(range(5), seats - 1):
        assert best_sets(list(captured), sets) == best_by_trying(captured, tuple(sets)), captured


# -- the winners


@rule("VAL-SCORE-11")
def test_the_highest_total_wins() -> None:
    table = Table(seats=3, valhalla={1: ["wolf-ulf"]})
    assert (table.match.scores(), table.match.winners()) == ([8, 9, 8], [1])


@rule("VAL-SCORE-11")
def test_more_points_beat_more_captured_shields() -> None:
    table = Table(valhalla={1: ["frost-kari"]}, captured={0: {1: 1}})
    assert (table.match.scores(), table.match.winners()) == ([2, 3], [1])


@rule("VAL-SCORE-12")
def test_of_equals_the_one_with_more_captured_shields_wins() -> None:
    table = Table(valhalla={1: ["wolf-gunnolf"]}, captured={0: {1: 1}})
    assert (table.match.scores(), table.match.winners()) == ([2, 2], [0])


@rule("VAL-SCORE-13")
def test_then_the_one_with_more_own_shields() -> None:
    first = ["bear-ketilbjorn", "bear-bera", "bear-bodvar", "wolf-sigulf"]
    second = ["frost-hrimgerd", "frost-kari", "deer-freydis", "boar-svinhild", "wolf-kveldulf", "wolf-ulf"]
    table = Table(seats=3, valhalla={0: first, 1: second}, captured={2: {0: 1, 1: 2}})
    assert table.match.scores() == [13 + 6, 15 + 4, 8 + 6 + 2]
    assert table.match.winners() == [0]


@rule("VAL-SCORE-12", "VAL-SCORE-13")
def test_captured_shields_come_before_own_ones() -> None:
    table = Table(seats=3, captured={0: {2: 1}, 2: {0: 1}})
    assert table.match.scores() == [8, 8, 8]
    assert table.match.winners() == [0, 2], "one captured and three own shields beat four own ones"


@rule("VAL-SCORE-14")
def test_players_who_are_still_tied_share_the_victory() -> None:
    table = Table(seats=4, valhalla={0: ["bear-grim"], 2: ["wolf-ulf"]})
    assert table.match.winners() == [0, 2]
