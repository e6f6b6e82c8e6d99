"""`meadhall simulate`: play many games automatically and report the results."""

from __future__ import annotations

import argparse
import sys

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from meadhall.commands.common import add_game, add_setup, listed, paired
from meadhall.core.errors import SetupError
from meadhall.lab.simulate import Report, Request, simulate

MORE = """examples:
  meadhall simulate valhalla --players 4 --games 1000 --modules loki,thor --seed 7 --json
  meadhall simulate valhalla --players 2 --games 200 --bots karl,thrall

Without --bots every answer is random and the game runs inside the engine. Bots change seats from game to
game; wins and scores are then listed by bot, in the order of --bots. The digest is a checksum of all games:
the same seed gives the same digest, compiled or not, with one job or several."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    add_game(parser)
    add_setup(parser)
    group = parser.add_argument_group("series")
    group.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default: 100)")
    group.add_argument("--seed", default="0", metavar="S", help="random seed; game i uses `S:i` (default: 0)")
    group.add_argument("--jobs", type=int, default=1, metavar="N", help="number of parallel processes")
    group.add_argument("--bots", default="", metavar="A,B", help="bots that play: thrall, karl, jarl, einherjar")
    group.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, with a bar on standard error, and report on standard output."""
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise SetupError(f"--{name} {getattr(args, name)}", right="at least 1 is needed")
    report = played(request_of(args), args.jobs)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        Console().print(as_table(report))
    return 0


def request_of(args: argparse.Namespace) -> Request:
    return Request(
        game=args.game,
        seats=args.players,
        games=args.games,
        seed=args.seed,
        modules=listed(args.modules),
        options=paired(args.options),
        edition=args.edition.upper(),
        cards=args.cards,
        bots=listed(args.bots),
    )


def played(request: Request, jobs: int) -> Report:
    console = Console(stderr=True)
    with Progress(console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task(f"{request.game}, {request.seats} players", total=request.games)
        return simulate(request, jobs, lambda games: progress.advance(bar, games))


def as_table(report: Report) -> Table:
    table = Table(show_header=False)
    for name in report.__struct_fields__:
        value = getattr(report, name)
        table.add_row(name.replace("_", " "), in_words(value))
    return table


def in_words(value: object) -> str:
    """Numbers without brackets."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    if isinstance(value, list):
        return "  ".join(f"{number:g}" for number in value)
    return f"{value:,}" if isinstance(value, int | float) else str(value)
