"""Tournaments: balanced seats, wins that add up, and ratings that follow them."""

from __future__ import annotations

import time
from collections import Counter
from itertools import islice

import pytest

from meadhall.core.errors import SetupError
from meadhall.interface import shelf
from meadhall.research.arena import ArenaGame, Rules, line_up_of
from meadhall.research.ratings import Ratings
from meadhall.research.tournament import RunningScores, TournamentSeries, bouts, size_of

SERIES = TournamentSeries(Rules("valhalla"), ("thrall", "karl"), (2, 3), 12, "s")


def game(number: int, line_up: tuple[str, ...], winner: int, group: str) -> ArenaGame:
    points = [10 if seat == winner else 5 for seat in range(len(line_up))]
    return ArenaGame(number, line_up, group, [winner], points, "deck", 100, 0)


def test_every_bot_has_every_seat_equally_often_with_the_same_cards() -> None:
    games = list(bouts(SERIES))
    seats = Counter(
        (len(bout.line_up), bout.group, bout.line_up.index("karl")) for bout in games if "karl" in bout.line_up
    )
    two = [number for (players, _, _), number in seats.items() if players == 2]
    assert two == [6, 6]
    lone = Counter(bout.line_up.index("karl") for bout in games if bout.group == "3:karl:thrall")
    assert lone == {0: 2, 1: 2, 2: 2}
    assert len({bout.deal for bout in games if bout.group == "3:karl:thrall"}) == 2
    assert [bout.number for bout in games] == list(range(24))


def test_one_bot_may_be_the_only_one_to_sit_alone() -> None:
    only = TournamentSeries(Rules("valhalla"), ("thrall", "karl", "jarl"), (2, 3), 12, "s", "karl")
    groups = {bout.group for bout in bouts(only)}
    assert groups == {"2:karl:thrall", "2:karl:jarl", "3:karl:thrall", "3:karl:jarl"}
    with pytest.raises(SetupError, match="einherjar"):
        list(bouts(TournamentSeries(Rules("valhalla"), ("thrall", "karl"), (3,), 12, "s", "einherjar")))


def test_wins_are_those_of_the_lone_bot() -> None:
    played = [game(n, ("karl", "thrall", "thrall"), 0 if n < 3 else 1, "3:karl:thrall") for n in range(4)]
    standing = RunningScores()
    for one in played:
        standing.add(one)
    found = standing.scores()
    assert [(score.bot, score.wins.value, score.even) for score in found] == [("karl", 0.75, 1 / 3)]


def test_the_stronger_one_is_rated_higher() -> None:
    line_ups = [("karl", "thrall"), ("thrall", "karl")]
    played = [game(n, line_ups[n % 2], n % 2, "2:karl:thrall") for n in range(30)]
    ratings = Ratings()
    for one in played:
        ratings.add(one)
    best, worst = ratings.found()
    assert (best.bot, worst.bot) == ("karl", "thrall")
    assert best.rating.low > worst.rating.high


def test_a_bot_does_not_meet_itself() -> None:
    with pytest.raises(SetupError, match="two different bots"):
        list(bouts(TournamentSeries(Rules("valhalla"), ("karl",), (2,), 4, "s")))


def test_more_games_go_on_where_fewer_ended() -> None:
    """Three table sizes with different line-ups, so that rounds differ in length."""
    few, many = (TournamentSeries(Rules("valhalla"), ("a", "b", "c"), (2, 3, 5), games, "s") for games in (7, 100))
    assert list(bouts(few)) == list(islice(bouts(many), size_of(few)))
    assert [bout.number for bout in bouts(many)] == list(range(size_of(many)))
    for players in (2, 3, 5):
        assert sum(len(bout.line_up) == players for bout in bouts(many)) >= 100


def test_seconds_of_a_series_are_processor_time() -> None:
    """Other load on the machine, or its sleep, is not counted as thinking time."""
    bout = next(bouts(TournamentSeries(SERIES.rules, ("jarl@0.05s", "karl"), (2,), 2, "s")))
    thinker = next(bot for bot in line_up_of(bout, shelf.game_named("valhalla")) if bot.key == "jarl")
    thinker.budget.begin()
    time.sleep(0.1)
    assert thinker.budget.more()
    while thinker.budget.more():
        pass
    assert thinker.budget.hurried
