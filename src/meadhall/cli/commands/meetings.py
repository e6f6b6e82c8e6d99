"""`meadhall rules meetings`: where two modules interact, and which test proves it."""

from __future__ import annotations

import argparse
import json
import sys

from rich.table import Table

from meadhall.cli.commands.common import add_language, console_for_people, language
from meadhall.interface import shelf
from meadhall.law.meetings import MeetingsReport, meetings, meetings_report
from meadhall.law.spec import in_checkout
from meadhall.text.words import Words


def add_meetings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=shelf.names(), help="only this game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--brief", action="store_true", help="one line per game, plus errors")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the report. The exit code is 1 if an interaction has neither proof nor excuse, or the register is wrong."""
    if not in_checkout():
        print(Words(language(args))("meetings-checkout"), file=sys.stderr)
        return 1
    found = {
        name: meetings_report(name, meetings(shelf.game_named(name)))
        for name in shelf.names()
        if args.game in (None, name)
    }
    if args.json:
        print(json.dumps(as_json(found), indent=2, ensure_ascii=False))
    else:
        print_all(found, Words(language(args)), args.brief)
    return 1 if any(one.open or one.faults for one in found.values()) else 0


def as_json(found: dict[str, MeetingsReport]) -> dict[str, object]:
    """Return the figures of all games and the interactions without proof as JSON."""
    return {
        "meetings": sum(len(one.meetings) for one in found.values()),
        "proven": sum(one.count(one.register.proven) for one in found.values()),
        "excused": sum(one.count(one.register.excused) for one in found.values()),
        "open": [f"{name}: {key}" for name, one in found.items() for key in one.open],
        "faults": [f"{name}: {fault}" for name, one in found.items() for fault in one.faults],
    }


def print_all(found: dict[str, MeetingsReport], words: Words, brief: bool) -> None:
    """Print a summary line for each game, below its table unless `brief`."""
    console = console_for_people()
    for name, one in found.items():
        if not brief:
            console.print(table(name, one, words))
        console.print(line(name, one, words), highlight=False)
        for key in one.open:
            print(words("meetings-open", meeting=key), file=sys.stderr)
        for fault in one.faults:
            print(f"tests/meetings.toml: {fault}", file=sys.stderr)


def line(name: str, one: MeetingsReport, words: Words) -> str:
    """Return the summary line of one game."""
    proven, excused = one.count(one.register.proven), one.count(one.register.excused)
    return words("meetings-sum", game=name, n=len(one.meetings), proven=proven, excused=excused, open=len(one.open))


def table(name: str, one: MeetingsReport, words: Words) -> Table:
    """Return a table of all interactions, each with its proof or its excuse."""
    shown = Table(title=words("meetings-title", game=name))
    for column in ("meetings-where", "meetings-proof"):
        shown.add_column(words(column), overflow="fold")
    for meeting in one.meetings:
        proof = one.register.proven.get(meeting.key, "")
        excuse = one.register.excused.get(meeting.key, "")
        shown.add_row(meeting.key, proof or excuse or words("meetings-neither"), style="" if proof else "dim")
    return shown
