"""`meadhall puzzles`: find positions with one clearly best answer that weaker bots miss."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from meadhall.cli.commands.common import add_game, split_list
from meadhall.cli.commands.research.calibrate import number
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.interface import shelf
from meadhall.research.arena import Rules, check
from meadhall.research.puzzles.finding import SearchSettings, find_puzzles
from meadhall.research.puzzles.shapes import FORMAT, Collection, Puzzle, encode_collection, read_collection
from meadhall.research.series.jobs import Crew, run_portions

MORE = """examples:
  meadhall puzzles valhalla --players 2,3 --games 200 --jobs 4 --out src/meadhall/research/puzzles/valhalla.json

Jarls play. At some of their decisions every promising answer is tried in worlds that the seat could not tell from the
real one; kept is what has one clearly best answer that karl and jarl do not give and an einherjar gives after a long
search. A file that is there keeps its puzzles; new ones come behind them."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    add_game(parser)
    parser.add_argument("--players", default="2", metavar="N,…", help="numbers of players (default: 2)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games for each number of players")
    parser.add_argument("--seed", default="puzzles", metavar="TEXT", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="number of parallel processes")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="write the puzzles here")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play games, search them for puzzles and write the file."""
    game = shelf.game_named(args.game)
    if args.games < 1 or args.jobs < 1:
        raise SetupError(f"{args.games} games, {args.jobs} jobs", right="at least 1 of each")
    players = [number(text) for text in split_list(args.players)]
    check(Rules(game.key), ["jarl"], players)
    found = read_collection(args.out).puzzles if args.out.exists() else []
    for seats in players:
        hunt = SearchSettings(game.key, seats, args.seed)
        for puzzles in run_portions(partial(find_puzzles, hunt), range(args.games), Crew(args.jobs)):
            found = without_duplicates(found, puzzles)
            args.out.write_bytes(encode_collection(Collection(FORMAT, game.key, cards_of(game), found)))
        print(f"{seats} players: {len(found)} puzzles", file=sys.stderr, flush=True)
    return 0


def without_duplicates(found: list[Puzzle], more: list[Puzzle]) -> list[Puzzle]:
    """Return the puzzles without duplicates."""
    known = {puzzle.id for puzzle in found}
    return found + [puzzle for puzzle in more if puzzle.id not in known]


def cards_of(game: Game) -> str:
    """Return the digest of the card set in use."""
    return game.cards_digest(game.rulebook(game.setup(game.tables()[-1])))
