"""`meadhall evaluate`: measure the strength of a bot on published deals, so that anyone can repeat the measurement."""

from __future__ import annotations

import argparse

from rich.console import Console

from meadhall import env
from meadhall.cli.commands.common import console_for_people
from meadhall.cli.commands.research.series import add_crew, check_series, play_series, print_json
from meadhall.cli.commands.research.tournament import games_of, percent, score_table, span
from meadhall.research.evaluate import OPPONENTS, Evaluation, result_of, series_of

MORE = f"""examples:
  meadhall evaluate karl --suite Valhalla-2p-v1 --games 40
  meadhall evaluate mypkg.mod:MyBot --suite BloodRage-4p-v1 --games 400 --jobs 4 --json

The bot sits alone among copies of each of {", ".join(OPPONENTS)}, every deal from every seat. --games counts for
each of them and is rounded up to whole rounds of seats. Only results with one digest come from the same rules, cards,
opponents and number of games. docs/leaderboard.md shows our own bots."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("bot", help="a built-in bot, mypkg.mod:MyBot, or run:./my-program")
    parser.add_argument("--suite", default="Valhalla-2p-v1", metavar="ID", help="one of: " + ", ".join(env.names()))
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games against each opponent (default: 40)")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="print the result as JSON")
    shown.add_argument("--markdown", action="store_true", help="print rows for bench/results/leaderboard.md")
    add_crew(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play with a progress bar on standard error and print the result."""
    check_series(args)
    games = games_of("evaluate", series_of(args.suite, args.bot, args.games))
    result = play_series(args, games, lambda played: result_of(args.suite, args.bot, played))
    if result is None:
        return 0
    if args.json:
        print_json(result)
    elif args.markdown:
        print("\n".join(rows(result)))
    else:
        print_result(result, console_for_people())
    return 0


def print_result(result: Evaluation, console: Console) -> None:
    """Print a table of the results and the versions they depend on."""
    console.print(score_table(result.scores))
    margin = result.margin
    console.print(f"points ahead of the others' mean: {margin.value:+.1f} ({margin.low:+.1f} to {margin.high:+.1f})")
    console.print(f"{result.suite} {result.environment} · engine {result.engine} · digest {result.digest}")
    if result.bot_source:
        console.print(f"the file of {result.bot}: {result.bot_source}")


def rows(result: Evaluation) -> list[str]:
    """Return the rows of the leaderboard, one for each opponent."""
    return [
        f"| {result.suite} | {result.bot} | {score.others} | {score.wins.cases} | {percent(score.wins.value)} "
        f"| {span(score.wins)} | {percent(score.even)} | {result.digest} |"
        for score in result.scores
    ]
