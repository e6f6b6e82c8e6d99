"""`meadhall play`: play a game in the terminal."""

from __future__ import annotations

import argparse
import secrets

from rich.console import Console

from meadhall.cli.commands.common import (
    add_game,
    add_language,
    add_setup,
    console_for_people,
    language,
    setup_from,
    split_list,
)
from meadhall.cli.terminal.files import read_game
from meadhall.cli.terminal.reader import Keyboard, Reader
from meadhall.cli.terminal.seating import Seating, saved_seating, seat_people
from meadhall.cli.terminal.session import TerminalSession
from meadhall.core import record
from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.core.record import Recorded
from meadhall.interface import shelf
from meadhall.text.words import Words

MORE = """examples:
  meadhall play valhalla --players 3
  meadhall play valhalla --players 4 --modules loki,thor --bots karl,jarl --lang pl
  meadhall play valhalla --players 3 --humans 2 --names Anna,Olaf
  meadhall play valhalla --load last

At a question type the number of an option; `?` explains it, `help` lists the other commands. Continue a game you left
with --load last."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    add_game(parser)
    add_setup(parser)
    group = parser.add_argument_group("players")
    group.add_argument("--humans", type=int, default=1, metavar="N", help="people at this keyboard (default: 1)")
    group.add_argument("--names", default="", metavar="A,B", help="their names")
    group.add_argument("--bots", default="karl", metavar="A,B", help="the other seats: thrall, karl, jarl, einherjar")
    group.add_argument("--seat", type=int, default=1, metavar="N", help="the seat of the first person (default: 1)")
    group.add_argument("--seed", default="", metavar="S", help="random seed; the same seed gives the same luck")
    group.add_argument("--load", default="", metavar="FILE", help="load a saved game; `last`: the game you left")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Start the session."""
    return session_of(args, console_for_people(), Keyboard()).play()


def session_of(args: argparse.Namespace, console: Console, reader: Reader) -> TerminalSession:
    """Return the game that the arguments ask for, new or loaded."""
    words = Words(language(args), args.game)
    seed = args.seed or secrets.token_hex(32)
    saved, seating = load_game(args) if args.load else new_game(args, seed)
    return TerminalSession(saved, seating, seeded(f"{seed}:bots"), words, console, reader)


def new_game(args: argparse.Namespace, seed: str) -> tuple[Recorded, Seating]:
    """Start a new game. With several people, all are asked for reactions, so that a pause reveals no card in hand."""
    game = shelf.game_named(args.game)
    setup = setup_from(args, game)
    bots = split_list(args.bots) or ["karl"]
    seating = seat_people(args.players, args.humans, bots, args.seat, split_list(args.names))
    return record.start(game, setup, seed, seating.header(), live=args.humans > 1), seating


def load_game(args: argparse.Namespace) -> tuple[Recorded, Seating]:
    """Load a saved game and its players."""
    saved = read_game(args.load)
    if saved.game.key != args.game:
        right = f"meadhall play {saved.game.key} --load {args.load}"
        raise SetupError(f"this is a game of {saved.game.key}, not of {args.game}", right=right)
    return saved, saved_seating(saved.header["seats"])
