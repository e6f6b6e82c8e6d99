"""`meadhall tournament`: which bot is stronger, with confidence intervals."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import partial

import msgspec
from rich.console import Console
from rich.table import Table

from meadhall.cli.commands.common import console_for_people, split_list
from meadhall.cli.commands.research.series import (
    Games,
    add_rules,
    add_series,
    check_series,
    play_series,
    players_of,
    plot_file,
    print_json,
    rules_of,
)
from meadhall.research.arena import ArenaGame, Bout, check, play_all, rulebook
from meadhall.research.plots import Dot, Plot, save
from meadhall.research.ratings import BotRating, Ratings
from meadhall.research.stats import Interval
from meadhall.research.tournament import RunningScores, Score, TournamentSeries, bouts, size_of

MORE = """examples:
  meadhall tournament valhalla --bots karl,jarl --players 2,4 --games 2000 --jobs 2
  meadhall tournament bloodrage --bots thrall,karl --players 3 --games 300 --out games.jsonl --plot strengths.png
  meadhall tournament bloodrage --bots thrall,karl --players 3 --games 300 --out games.jsonl --resume
  meadhall tournament valhalla --bots karl,mypkg.mod:MyBot

With two players every pair of bots meets; with more, each bot sits alone among copies of each other (with --lone only
that one). Every deal is played from every seat. --games counts for each player count, all line-ups together, and is
rounded up until every line-up has had every deal from every seat. `jarl@0.2s` thinks for 0.2 seconds at most,
`einherjar@200` tries 200 times. A bot of your own is a class (mypkg.mod:MyBot), the entry point of a package
(meadhall.bots), or a program in any language (run:./my-program); see docs/env.md.
Shares have 95 % intervals (Wilson); ratings are openskill's Bradley–Terry with full pairing (25 is the mean), plus and
minus 1.96 sigma. Games that depend on the clock (limits in seconds) cannot be repeated exactly; all others can."""


class TournamentReport(msgspec.Struct, frozen=True):
    """The result of a tournament."""

    games: int
    scores: list[Score]
    ratings: list[BotRating]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    add_rules(parser)
    group = parser.add_argument_group("players")
    group.add_argument("--bots", default="karl,jarl", metavar="A,B", help="two or more: thrall, karl, jarl, your own …")
    group.add_argument("--players", default="2", metavar="N,M", help="player counts (default: 2)")
    group.add_argument("--lone", default="", metavar="A", help="only this bot sits alone among copies of the others")
    add_series(parser, 400)
    parser.add_argument("--plot", default="", metavar="FILE", help="plot the win rates, .svg or .png")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play with a progress bar on standard error and print the report."""
    check_series(args)
    plot = plot_file(args)
    bots, players = tuple(split_list(args.bots)), tuple(players_of(args.players))
    series = TournamentSeries(rules_of(args), bots, players, args.games, args.seed, args.lone)
    report = play_series(args, games_of("tournament", series), report_of)
    if report is None:
        return 0
    if plot is not None:
        save(plot_of(report), plot)
    print_json(report) if args.json else print_tables(report, console_for_people())
    return 0


def games_of(kind: str, series: TournamentSeries) -> Games[Bout, ArenaGame]:
    """Return the checked games of a tournament."""
    check(series.rules, list(series.bots), list(series.players))
    return Games(
        kind=kind,
        series=series,
        table=rulebook(series.rules, series.players[0]),
        bots=series.bots,
        plan=bouts(series),
        size=size_of(series),
        row=ArenaGame,
        work=partial(play_all, series.rules, False),
    )


def report_of(played: Iterable[ArenaGame]) -> TournamentReport:
    """Compute win shares and ratings game by game."""
    standing, ratings = RunningScores(), Ratings()
    for game in played:
        standing.add(game)
        ratings.add(game)
    return TournamentReport(ratings.count, standing.scores(), ratings.found())


def print_tables(report: TournamentReport, console: Console) -> None:
    """Print the tables of scores and ratings."""
    console.print(score_table(report.scores))
    console.print(rating_table(report.ratings))


def score_table(found: list[Score]) -> Table:
    table = Table(title="alone among others")
    for name in ("players", "bot", "among", "games", "wins", "95 %", "even", "failed answers"):
        table.add_column(name, justify="left" if name in ("bot", "among") else "right")
    for score in found:
        wins = score.wins
        cells = [str(score.players), score.bot, score.others, f"{wins.cases:,}", percent(wins.value), span(wins)]
        table.add_row(*cells, percent(score.even), str(score.failures))
    return table


def rating_table(found: list[BotRating]) -> Table:
    table = Table(title="ratings")
    for name in ("bot", "rating", "95 %", "games"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for rating in found:
        figure = rating.rating
        table.add_row(rating.bot, f"{figure.value:.1f}", f"{figure.low:.1f} – {figure.high:.1f}", f"{rating.games:,}")
    return table


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def span(figure: Interval) -> str:
    return f"{100 * figure.low:.1f} – {100 * figure.high:.1f}"


def plot_of(report: TournamentReport) -> Plot:
    """Return a plot of each bot's win share when it plays alone among others."""
    dots = [Dot(f"{score.bot} among {score.others}, {score.players}", score.wins) for score in report.scores]
    return Plot("Win share alone among others", dots)
