"""`meadhall simulate`: play many games automatically and report the results."""

from __future__ import annotations

import argparse
from functools import partial

from rich.console import Console
from rich.table import Table

from meadhall.cli.commands.common import add_game, add_setup, split_list, split_options
from meadhall.cli.commands.research.series import Games, add_crew, check_series, play_series, print_json
from meadhall.research.simulate import (
    KIND,
    PORTION,
    Request,
    SimulatedGame,
    SimulationReport,
    build_report,
    plan,
    play_some,
    rules_of,
)

MORE = """examples:
  meadhall simulate valhalla --players 4 --games 1000 --modules loki,thor --seed 7 --json
  meadhall simulate valhalla --players 2 --games 200 --bots karl,thrall

Without --bots every answer is random and the game runs inside the engine. Bots change seats from game to
game; wins and scores are then listed by bot, in the order of --bots. The digest is a checksum of all games:
the same seed gives the same digest, compiled or not, with one job or several, on one machine or on a cluster
(docs/series.md)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    add_game(parser)
    add_setup(parser)
    group = parser.add_argument_group("series")
    group.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default: 100)")
    group.add_argument("--seed", default="0", metavar="S", help="random seed; game i uses `S:i` (default: 0)")
    group.add_argument("--bots", default="", metavar="A,B", help="bots that play: thrall, karl, jarl, einherjar")
    group.add_argument("--json", action="store_true", help="print the report as JSON")
    add_crew(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play with a progress bar on standard error and print the report."""
    check_series(args)
    request = request_of(args)
    games = Games(
        kind=KIND,
        series=request,
        table=rules_of(request),
        bots=request.bots,
        plan=plan(request),
        size=request.games,
        row=SimulatedGame,
        work=partial(play_some, request),
        portion=PORTION,
    )
    report = play_series(args, games, lambda played: build_report(played, request.seats))
    if report is not None:
        print_json(report) if args.json else Console().print(as_table(report))
    return 0


def request_of(args: argparse.Namespace) -> Request:
    return Request(
        game=args.game,
        seats=args.players,
        games=args.games,
        seed=args.seed,
        modules=split_list(args.modules),
        options=split_options(args.options),
        edition=args.edition.upper(),
        cards=args.cards,
        bots=split_list(args.bots),
    )


def as_table(report: SimulationReport) -> Table:
    table = Table(show_header=False)
    for name in report.__struct_fields__:
        value = getattr(report, name)
        table.add_row(name.replace("_", " "), format_numbers(value))
    return table


def format_numbers(value: object) -> str:
    """Return a list of numbers as text, without brackets."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    if isinstance(value, list):
        return "  ".join(f"{number:g}" for number in value)
    return f"{value:,}" if isinstance(value, int | float) else str(value)
