"""Strength from places: the better player is found against any opponents, and few games give wide intervals."""

from __future__ import annotations

from itertools import permutations

from meadhall.interface.wire import Facts
from meadhall.research.arena import ArenaGame
from meadhall.research.places import rank_heroes, win_shares_by_places
from meadhall.research.stats import Interval


def places(played: list[ArenaGame]) -> dict[str, Interval]:
    return win_shares_by_places([rank_heroes(game) for game in played])


def game(heroes: list[str], scores: list[int]) -> ArenaGame:
    facts = Facts(heroes=heroes, order=[], turns=[], counts={}, shares={}, kept={})
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return ArenaGame(0, ("jarl",) * len(heroes), "", best, scores, "deck", 9, 0, facts)


def test_winners_come_first_then_points_decide() -> None:
    assert rank_heroes(game(["a", "b", "c"], [3, 9, 5])) == ["b", "c", "a"]


def test_places_below_the_first_count() -> None:
    """Only c wins; b always comes before a."""
    found = places([game(["a", "b", "c"], [1, 2, 3])] * 40)
    assert list(found) == ["a", "b", "c"]
    assert found["a"].high < found["b"].value


def test_equals_are_even_and_few_games_say_little() -> None:
    even = [game(list(heroes), [3, 2, 1]) for heroes in permutations("abc")]
    assert all(abs(figure.value - 0.5) < 1e-9 for figure in places(even).values())
    once = places([game(["a", "b"], [2, 1])])
    assert 0.5 < once["a"].value < 0.53


def test_who_wins_against_the_strong_is_stronger() -> None:
    """a and b both win every second game, a against the strong c, b against the weak d."""
    played = [game(["c", "d"], [2, 1])] * 40
    played += [game(list(pair), [2, 1]) for pair in ("ac", "ca", "bd", "db")] * 20
    found = places(played)
    assert found["a"].value > 0.5 > found["b"].value
