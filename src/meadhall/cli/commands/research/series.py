"""Arguments and progress bar of the commands that play series of games."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.cli.commands.common import DEFAULT_GAME, split_list, split_options
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.interface import shelf
from meadhall.research.arena import PORTION, Rules
from meadhall.research.plots import check as check_plot
from meadhall.research.series.heads import head_of
from meadhall.research.series.jobs import Crew
from meadhall.research.series.ledger import GameLedger
from meadhall.research.series.plan import Plan, Row, Shard, Tick, play_plan, shard_of

Done = TypeVar("Done")


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for a game, without --players: a series has several numbers of players."""
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help="one of: " + ", ".join(shelf.names()))
    group = parser.add_argument_group("game")
    group.add_argument("--modules", default="", metavar="A,B", help="expansions; `meadhall modules` lists them")
    group.add_argument("--options", default="", metavar="K=V,…", help="rule options; `meadhall modules` lists them")
    group.add_argument("--cards", default=shelf.OWN_CARDS, metavar="SET", help="a card set, or a folder with your own")


def add_series(parser: argparse.ArgumentParser, games: int) -> None:
    """Add the arguments for the number of games, the seed and the ledger."""
    group = parser.add_argument_group("series")
    group.add_argument(
        "--games", type=int, default=games, metavar="N", help=f"number of games of each kind (default: {games})"
    )
    group.add_argument("--seed", default="0", metavar="S", help="same seed, same games (default: 0)")
    group.add_argument("--json", action="store_true", help="print the report as JSON")
    add_crew(parser)


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for processes, clusters and shards."""
    group = parser.add_argument_group("work")
    crew = group.add_mutually_exclusive_group()
    crew.add_argument("--jobs", type=int, default=1, metavar="N", help="number of parallel processes")
    crew.add_argument(
        "--ray", nargs="?", const="", metavar="HOST:PORT", help="play on a Ray cluster, or start one here"
    )
    group.add_argument("--out", default="", metavar="FILE", help="write finished games here, one line of JSON each")
    group.add_argument(
        "--resume", action="store_true", help="continue the series in --out FILE, also with a larger --games"
    )
    group.add_argument(
        "--shard", type=str, default="", metavar="I/N", help="play only every N-th game; `meadhall merge` joins them"
    )


class Games(msgspec.Struct, Generic[Plan, Row], frozen=True):
    """A series that is ready to be played."""

    kind: str
    series: msgspec.Struct
    table: tuple[Game, Rulebook[Match]]
    bots: Sequence[str]
    plan: Iterable[Plan]
    size: int
    row: type[Row]
    work: Callable[[list[Plan]], list[Row]]
    portion: int = PORTION


def play_series(
    args: argparse.Namespace, games: Games[Plan, Row], report: Callable[[Iterable[Row]], Done]
) -> Done | None:
    """Play the games with a progress bar and return the report, or None for a shard, which has no report."""
    check_series(args)
    shard = shard_of(args.shard) if args.shard else Shard()
    head = head_of(games.series, games.kind, games.table, games.bots, shard)
    ledger = GameLedger(out_file(args), head, games.row, args.resume)

    def play(tick: Tick) -> Iterator[Row]:
        return play_plan(games.work, shard.part(games.plan), ledger, crew_of(args), games.portion, tick)

    if not args.shard:
        return with_progress_bar("games", games.size, lambda tick: report(play(tick)))
    count = with_progress_bar(f"shard {shard}", shard.size(games.size), lambda tick: sum(1 for _ in play(tick)))
    print(f"shard {shard}: {count} games in {args.out}; join all {shard.of} with `meadhall merge`")
    return None


def rules_of(args: argparse.Namespace) -> Rules:
    """Return the rules that the arguments describe."""
    shelf.check_name("game", args.game, shelf.names())
    return Rules(args.game, tuple(split_list(args.modules)), tuple(split_options(args.options).items()), args.cards)


def players_of(text: str) -> list[int]:
    """Parse a list of numbers of players: "2,4"."""
    wanted = split_list(text)
    if not wanted or not all(word.isascii() and word.isdigit() for word in wanted):
        raise SetupError(f"--players {text!r}", right="numbers with commas: --players 2,4")
    return [int(word) for word in wanted]


def check_series(args: argparse.Namespace) -> None:
    """Raise SetupError if the numbers in the arguments make no sense."""
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise SetupError(f"--{name} {getattr(args, name)}", right="at least 1 is needed")
    for name in ("resume", "shard"):
        if getattr(args, name) and not args.out:
            raise SetupError(f"--{name} without a file", right="name the file of the games: --out FILE")


def crew_of(args: argparse.Namespace) -> Crew:
    """Return the processes or the cluster that will play the games."""
    if args.ray and args.ray != "auto" and not re.fullmatch(r"[^\s:/]+:[0-9]{1,5}", args.ray):
        raise SetupError(f"--ray {args.ray}", right="give host and port of a cluster, `auto`, or nothing")
    return Crew(args.jobs, args.ray)


def out_file(args: argparse.Namespace) -> Path | None:
    return Path(args.out).expanduser() if args.out else None


def plot_file(args: argparse.Namespace) -> Path | None:
    """Return the file of --plot. A format that cannot be written is refused before any game is played."""
    if not args.plot:
        return None
    path = Path(args.plot).expanduser()
    check_plot(path)
    return path


def with_progress_bar(title: str, total: int, work: Callable[[Callable[[int], object]], Done]) -> Done:
    """Run the work with a progress bar on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task(title, total=total)
        return work(lambda games: progress.advance(bar, games))


def print_json(report: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
