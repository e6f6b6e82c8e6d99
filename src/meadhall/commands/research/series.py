"""Shared by the laboratory's commands: player counts, files, a progress bar on standard error."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall import shelf
from meadhall.commands.common import listed, paired
from meadhall.core.errors import SetupError
from meadhall.lab.arena import Rules
from meadhall.lab.plots import check as check_plot

Done = TypeVar("Done")


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The game, without a number of players: series have several."""
    parser.add_argument("game", nargs="?", default="valhalla", help="one of: " + ", ".join(shelf.names()))
    group = parser.add_argument_group("game")
    group.add_argument("--modules", default="", metavar="A,B", help="expansions; `meadhall modules` lists them")
    group.add_argument("--options", default="", metavar="K=V,…", help="rule options; `meadhall modules` lists them")
    group.add_argument("--cards", default=shelf.OWN_CARDS, metavar="SET", help="a card set, or a folder with your own")


def add_series(parser: argparse.ArgumentParser, games: int) -> None:
    """How much is played, and where it is kept."""
    group = parser.add_argument_group("series")
    group.add_argument(
        "--games", type=int, default=games, metavar="N", help=f"number of games of each kind (default: {games})"
    )
    group.add_argument("--seed", default="0", metavar="S", help="same seed, same games (default: 0)")
    group.add_argument("--jobs", type=int, default=1, metavar="N", help="number of parallel processes")
    group.add_argument("--out", default="", metavar="FILE", help="write finished games here, one line of JSON each")
    group.add_argument("--resume", action="store_true", help="continue the series in --out FILE")
    group.add_argument("--json", action="store_true", help="print the report as JSON")


def rules_of(args: argparse.Namespace) -> Rules:
    """The rules that the arguments describe."""
    shelf.check_name("game", args.game, shelf.names())
    return Rules(args.game, tuple(listed(args.modules)), tuple(paired(args.options).items()), args.cards)


def players_of(text: str) -> list[int]:
    """ "2,4" as numbers."""
    wanted = listed(text)
    if not wanted or not all(word.isascii() and word.isdigit() for word in wanted):
        raise SetupError(f"--players {text!r}", right="numbers with commas: --players 2,4")
    return [int(word) for word in wanted]


def check_series(args: argparse.Namespace) -> None:
    """Refuse numbers that make no sense."""
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise SetupError(f"--{name} {getattr(args, name)}", right="at least 1 is needed")
    if args.resume and not args.out:
        raise SetupError("--resume without a file", right="name the file of the games played so far: --out FILE")


def out_file(args: argparse.Namespace) -> Path | None:
    return Path(args.out).expanduser() if args.out else None


def plot_file(args: argparse.Namespace) -> Path | None:
    """Where the picture goes; a file that could not be written is refused before anything is played."""
    if not args.plot:
        return None
    path = Path(args.plot).expanduser()
    check_plot(path)
    return path


def with_bar(title: str, total: int, work: Callable[[Callable[[int], object]], Done]) -> Done:
    """Do the work with a bar on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task(title, total=total)
        return work(lambda games: progress.advance(bar, games))


def print_json(report: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
