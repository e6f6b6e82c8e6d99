"""`meadhall calibrate`: measure how accurate the bots' estimates of winning chances are, and correct them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from meadhall.cli.commands.common import add_game, split_list
from meadhall.core.errors import SetupError
from meadhall.interface import shelf
from meadhall.research.arena import Rules, check
from meadhall.research.calibration import CalibrationSeries, calibrate, calibration
from meadhall.research.review.calibration import Calibration, Scale, decode_calibration

LEAST_GAMES = 20
ENOUGH = 500  # positions that a tenth needs to be shown without a mark
MORE = """examples:
  meadhall calibrate valhalla --games 4000 --out calibration.json --jobs 4

Bots play; a scale is fitted for each number of players and measured on games that it was not fitted to: given
against won, for each tenth. A file that is there keeps its scales for other numbers of players. `meadhall review` uses
the file that comes with a game; docs/review.md shows its figures."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    add_game(parser)
    parser.add_argument("--players", default="2,3,4", metavar="N,…", help="numbers of players (default: 2,3,4)")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games for each number of players")
    parser.add_argument("--bot", default="jarl", metavar="BOT", help="who plays (default: jarl)")
    parser.add_argument("--seed", default="calibrate", metavar="TEXT", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="number of parallel processes")
    parser.add_argument("--out", type=Path, default=None, metavar="FILE", help="write the scales here")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, fit the scales, measure them and print the result."""
    game = shelf.game_named(args.game)
    if args.games < LEAST_GAMES or args.jobs < 1:
        raise SetupError(f"{args.games} games, {args.jobs} jobs", right=f"at least {LEAST_GAMES} games and 1 job")
    players = [number(text) for text in split_list(args.players)]
    check(Rules(game.key), [args.bot], players)
    scales = [scale for seats in players for scale in scales_for(args, game.key, seats)]
    if args.out is not None:
        made = f"meadhall calibrate {game.key} --bot {args.bot} --seed {args.seed}"
        write(args.out, calibration(game.key, made, scales + other_scales(args.out, players)))
    return 0


def other_scales(file: Path, players: list[int]) -> list[Scale]:
    """Return the scales in the file that are for other numbers of players."""
    if not file.exists():
        return []
    return [scale for scale in decode_calibration(file.read_bytes(), file.name).scales if scale.players not in players]


def write(file: Path, made: Calibration) -> None:
    """Write the calibration file, indented for readers."""
    made.scales.sort(key=lambda scale: (scale.players, not scale.learned))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")


def number(text: str) -> int:
    """Parse a number of players."""
    if not (text.isascii() and text.isdigit()):
        raise SetupError(f"--players {text!r}", right="numbers with commas between: 2,3,4")
    return int(text)


def scales_for(args: argparse.Namespace, game: str, seats: int) -> list[Scale]:
    """Return the scales for tables of this size; show a progress bar on standard error."""
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task(f"{game}, {seats} players", total=args.games)
        series = CalibrationSeries(Rules(game), seats, args.bot, args.seed)
        found = calibrate(series, args.games, args.jobs, lambda games: progress.advance(bar, games))
    for scale in found:
        print_result(scale)
    return found


def print_result(scale: Scale) -> None:
    """Print the estimated and the actual share of wins for each tenth."""
    trust = ", ".join(f"{value:.2f}" for value in scale.trust)
    print(
        f"{scale.players} players, {'learned' if scale.learned else 'own values'}: trust {trust}; {scale.games} games"
    )
    for tenth in scale.measured:
        few = "" if tenth.positions >= ENOUGH else "  (few)"
        off = 100 * (tenth.won - tenth.given)
        print(f"  {tenth.low:3} – {tenth.low + 10:3} %  {tenth.positions:7}  given {100 * tenth.given:5.1f}  "
              f"won {100 * tenth.won:5.1f}  off {off:+5.1f}{few}")  # fmt: skip
