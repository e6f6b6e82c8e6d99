"""`meadhall review`: analyse a finished game: who was ahead when, which decisions were mistakes, how much was luck."""

from __future__ import annotations

import argparse
import sys

import msgspec
from rich.console import Console
from rich.progress import Progress

from meadhall.cli.commands.common import add_language, console_for_people, language
from meadhall.cli.terminal.files import read_game
from meadhall.cli.terminal.reviewing import ReviewPrinter
from meadhall.core.record import Recorded
from meadhall.research.review.review import Tell, review
from meadhall.research.review.shapes import Review
from meadhall.research.review.walk import check_over
from meadhall.text.words import Words

MORE = """examples:
  meadhall review valhalla.json              the game in words
  meadhall review valhalla.json --lang pl    the same in Polish
  meadhall review last --json                the same for programs

The file is a finished game: saved in the terminal, from a hall, or by `meadhall export`. A review looks at all cards;
a game that still goes on is refused."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("file", metavar="FILE", help="a finished game; `last`: the game you left")
    parser.add_argument("--json", action="store_true", help="print the review as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read the file, analyse the game and print the review."""
    lang, saved = language(args), read_game(args.file)
    check_over(saved)
    found = with_progress(saved)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return 0
    console = console_for_people()
    for line in ReviewPrinter(saved, found, Words(lang, saved.game.key)).lines():
        console.print(line, markup=False)
    return 0


def with_progress(saved: Recorded) -> Review:
    """Return the review; show a progress bar on standard error."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task(saved.game.key, total=100)
        tell: Tell = lambda percent: progress.update(bar, completed=percent)  # noqa: E731
        return review(saved, tell)
