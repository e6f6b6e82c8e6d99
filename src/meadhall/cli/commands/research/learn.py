"""`meadhall learn`: train the weights of the bots as a run file describes."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from meadhall.core.errors import SetupError

MORE = """examples:
  meadhall learn docs/learning/valhalla.toml --out build/learn/valhalla --jobs 8
  meadhall learn docs/learning/valhalla.toml --out build/learn/valhalla --play-only

Bots play the games of the file among themselves. A file with [[parts]] trains a value network (value.bin), one with
[policy] the weights of a policy (taste.json), one with [features] the feature weights of Blood Rage (weights.py).
Positions are kept in --out, so an interrupted run continues. See docs/learning.md."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("file", type=Path, metavar="FILE", help="the run: game, players, number of games, network")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for positions and weights")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="number of parallel processes")
    parser.add_argument("--play-only", action="store_true", help="with [[parts]]: play the games, fit nothing")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games that are missing, then fit."""
    try:
        from meadhall.research.learning.run import read_run, train
    except ModuleNotFoundError as error:
        raise SetupError(f"learning needs {error.name}", right="pip install 'meadhall[learn]'") from None
    if args.jobs < 1:
        raise SetupError(f"--jobs {args.jobs}", right="at least 1")
    made = train(read_run(args.file), args.out, args.jobs, print_progress, args.play_only)
    if made is not None:
        print(made)
    return 0


def print_progress(line: str) -> None:
    """Print progress to standard error."""
    print(line, file=sys.stderr, flush=True)
