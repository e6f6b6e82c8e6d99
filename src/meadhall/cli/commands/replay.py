"""`meadhall replay`: show, check or step through a saved game."""

from __future__ import annotations

import argparse

from meadhall.cli.commands.common import add_language, console_for_people, language
from meadhall.cli.terminal.files import read_body, read_game
from meadhall.cli.terminal.phrases import Phrases
from meadhall.cli.terminal.scene import scene_for
from meadhall.cli.terminal.seating import saved_seating
from meadhall.core.errors import RecordError
from meadhall.core.record import Recorded
from meadhall.interface import people, shelf
from meadhall.text.words import Words

MORE = """examples:
  meadhall replay valhalla.json            tell what happened
  meadhall replay valhalla.json --check    replay everything and check it, including the promised luck
  meadhall replay valhalla.json --luck     check the luck against the hall's commitment (games saved from a hall)
  meadhall replay valhalla.json --to 40    the table after 40 answers
  meadhall replay last --seat 1            the game you left, as its first player saw it"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("file", metavar="FILE", help="a saved game; `last`: the game you left")
    parser.add_argument("--check", action="store_true", help="replay silently and check every answer and the luck")
    parser.add_argument("--luck", action="store_true", help="check that the luck matches the hall's commitment")
    parser.add_argument("--to", type=int, default=None, metavar="N", help="show the table after N answers")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="as this player saw it (default: public view)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Load the file, which replays and checks every answer, then show the game."""
    saved = read_game(args.file)
    words = Words(language(args), saved.game.key)
    if args.luck:
        return check_luck(args.file, saved, words)
    if args.check:
        print(words("terminal-answers", n=len(saved.answers)))
        return check_luck(args.file, saved, words) if "promise" in read_body(args.file) else 0
    if args.to is not None:
        saved = saved.at(args.to)
    phrases = phrases_for(saved, words, seat_index(args.seat, saved))
    console = console_for_people()
    if args.to is not None:
        console.print(phrases.scene.table(phrases.view))
        return 0
    for sentence in phrases.story(people.log(saved.game, saved.match, phrases.seat)):
        console.print(sentence, markup=False)
    return 0


def check_luck(name: str, saved: Recorded, words: Words) -> int:
    """Check that the game followed the seed to which the hall committed itself before the game."""
    from meadhall.server.tables.engine import find_games
    from meadhall.server.tables.luck import prove_file

    proof = prove_file(find_games()[saved.game.key], saved, read_body(name))
    for check in proof.checks:
        print(words(f"terminal-luck-{check.key}", good=str(check.good).lower(), detail=check.detail))
    return 0 if proof.good else 1


def seat_index(number: int, saved: Recorded) -> int:
    """Return the seat index of --seat: seats are counted from 1, and 0 is a spectator."""
    if not 0 <= number <= saved.match.seats:
        raise RecordError(f"there is no seat {number}", right=f"this game has seats 1 to {saved.match.seats}")
    return number - 1


def phrases_for(saved: Recorded, words: Words, seat: int) -> Phrases:
    """Return the phrases for this game as that seat sees it."""
    view = shelf.kit(saved.game.key).view
    scene = scene_for(saved, saved_seating(saved.header["seats"]), words, lone=seat)
    return Phrases(words, scene, seat, view(saved.match, seat) if view else None)
