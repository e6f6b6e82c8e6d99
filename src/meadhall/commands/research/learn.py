"""`meadhall learn`: learn to judge positions, from a file that says how."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from meadhall.core.errors import SetupError

MORE = """examples:
  meadhall learn docs/learning/valhalla.toml --out build/learn/valhalla --jobs 8
  meadhall learn docs/learning/valhalla.toml --out build/learn/valhalla --play-only

Bots play the games of the file among themselves; a network learns who won from what each seat saw. Positions are kept
in --out, so a run that was interrupted continues with the part it was at. The result is --out/value.bin; see
docs/learning.md for what it is used for and how strong it is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("file", type=Path, metavar="FILE", help="the run: game, players, number of games, network")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for positions and weights")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="number of parallel processes")
    parser.add_argument("--play-only", action="store_true", help="play and keep the positions; fit nothing")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is missing, then fit."""
    try:
        from meadhall.learn.run import fit, play_parts, read_run
    except ModuleNotFoundError as error:
        raise SetupError(f"learning needs {error.name}", right="pip install 'meadhall[learn]'") from None
    if args.jobs < 1:
        raise SetupError(f"--jobs {args.jobs}", right="at least 1")
    wanted = read_run(args.file)
    cases = play_parts(wanted, args.out, args.jobs, tell)
    if not args.play_only:
        print(fit(wanted, cases, args.out, tell))
    return 0


def tell(line: str) -> None:
    """Progress goes to standard error."""
    print(line, file=sys.stderr, flush=True)
