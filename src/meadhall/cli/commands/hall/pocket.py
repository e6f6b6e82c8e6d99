"""`meadhall pocket`: write the hall as a folder of static files that runs in the browser without a server."""

from __future__ import annotations

import argparse
from pathlib import Path

MORE = """examples:
  meadhall pocket build site
  python -m http.server --directory site      then open http://localhost:8000"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("what", choices=["build"], help="build: write the folder (needs Node and a source checkout)")
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder to write; an older build is replaced")
    smaller = "also write each part compressed by brotli, for `meadhall serve --pocket` and hosts that send it so"
    parser.add_argument("--compress", action="store_true", help=smaller)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the folder and print its size."""
    from meadhall.browser.build import build

    name = build(args.folder, args.compress)
    size = sum(path.stat().st_size for path in args.folder.rglob("*") if path.is_file() and path.suffix != ".br")
    print(f"{args.folder}: build {name}, {size / 1e6:.1f} MB")
    return 0
