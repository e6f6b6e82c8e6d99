"""Learns a taste: `python -m tools.tastes bloodrage --players 2 --seconds 300 --generations 5 --jobs 4 --out FILE`.

Each seat of each game gives quick answers with numbers of its own, drawn around those to be improved; a regression says
which way they should go, and games against the old ones say how far. FILE is read and written: the numbers for other
numbers of players stay.
"""

from __future__ import annotations

import argparse
import sys
from multiprocessing import Pool
from pathlib import Path

import msgspec
from meadhall.bots.learned.school import FORMAT, LearnedNumbers, School, read

from meadhall import shelf
from tools.tastes.shake import Crew, Plan, learn, pupil_of


def main() -> int:
    args = arguments()
    pupil = pupil_of(args.game, args.players)
    school = read(args.out) if args.out.exists() else None
    known = {} if school is None else school.tables
    base = known.get(args.players) or pupil.first()
    plan = Plan(args.game, args.players, args.seed, args.seconds, args.generations)
    with Pool(args.jobs) as pool:
        found = learn(plan, base, Crew(pool, args.jobs), lambda told: keep(args, known, told), tell)
    keep(args, known, found)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.tastes", description="Learn the numbers of quick answers.")
    parser.add_argument("game", choices=("bloodrage", "valhalla", "valhalla-exact"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="taste")
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args()


def keep(args: argparse.Namespace, known: dict[int, LearnedNumbers], told: LearnedNumbers) -> None:
    """The file with these numbers for this table."""
    key = args.game.partition("-")[0]
    game = shelf.take(key)
    cards = game.cards_digest(game.rulebook(game.setup(args.players)))
    tables = dict(sorted((known | {args.players: rounded(told)}).items()))
    search = read(args.out).search if args.out.exists() else {}
    school = School(FORMAT, key, cards, args.seed, search, tables)
    args.out.write_bytes(msgspec.json.encode(school) + b"\n")


def rounded(told: LearnedNumbers) -> LearnedNumbers:
    """Short numbers, and no zeros behind the last that is none."""
    return {name: [round(number, 3) + 0.0 for number in numbers] for name, numbers in told.items()}


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
