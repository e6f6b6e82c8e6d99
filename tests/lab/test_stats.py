"""Shares and means with their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import fmean, stdev

import pytest

from meadhall.research.stats import Interval, Mean, Ratio, as_duel, share


def mean(numbers: Iterable[float]) -> Interval:
    found = Mean()
    for number in numbers:
        found.add(number)
    return found.figure()


def ratio(pairs: Iterable[tuple[float, float]]) -> Interval:
    found = Ratio()
    for some, of in pairs:
        found.add(some, of)
    return found.figure()


def test_wilsons_interval_is_the_known_one() -> None:
    figure = share(65, 100)
    assert (figure.value, figure.low, figure.high) == pytest.approx((0.65, 0.5525, 0.7364), abs=1e-4)


def test_a_share_of_nothing_may_be_anything() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
    assert share(10, 10).high == 1.0


def test_a_mean_has_an_interval_that_shrinks_with_more_numbers() -> None:
    few, many = mean([1.0, 3.0] * 5), mean([1.0, 3.0] * 500)
    assert few.value == many.value == 2.0
    assert many.high - many.low < 0.2 * (few.high - few.low)


def test_a_mean_told_number_by_number_is_the_mean_of_all() -> None:
    numbers = [1e6 + number % 7 for number in range(100)]
    found = mean(numbers)
    assert found.value == pytest.approx(fmean(numbers))
    assert found.high - found.value == pytest.approx(1.96 * stdev(numbers) / 10, rel=1e-6)


def test_a_ratio_counts_games_not_what_happens_in_them() -> None:
    figure = ratio([(3.0, 6.0), (6.0, 6.0), (0.0, 0.0)])
    assert figure.value == 0.75
    assert figure.low < 0.5, "two games say little"


@pytest.mark.parametrize(("won", "players", "fair"), [(500, 2, 0.5), (250, 4, 0.5), (650, 2, 0.65), (382, 4, 0.65)])
def test_a_share_among_many_is_told_as_one_between_two(won: int, players: int, fair: float) -> None:
    figure = as_duel(Counter({(1.0, players): won, (0.0, players): 1000 - won}))
    assert figure.value == pytest.approx(fair, abs=2e-3)
    assert 0.02 < figure.high - figure.value < 0.05
