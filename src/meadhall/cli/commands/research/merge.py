"""`meadhall merge`: join the ledgers of all shards of a series."""

from __future__ import annotations

import argparse
from pathlib import Path

from meadhall.research.series.merge import merge

MORE = """examples:
  meadhall tournament valhalla --games 100000 --shard 1/2 --out one.jsonl
  meadhall tournament valhalla --games 100000 --shard 2/2 --out two.jsonl
  meadhall merge all.jsonl one.jsonl two.jsonl
  meadhall tournament valhalla --games 100000 --out all.jsonl --resume

The result is byte for byte the file that one machine would have written. --resume reports on it, and plays on where
more --games are wanted."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("out", type=Path, metavar="OUT", help="the file to write")
    parser.add_argument("shards", type=Path, nargs="+", metavar="SHARD", help="the files of all shards")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Merge the shards and print the number of games."""
    print(f"{merge(args.out, args.shards):,} games in {args.out}")
    return 0
