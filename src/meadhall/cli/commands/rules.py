"""`meadhall rules`: the coverage report of the rules, and the order of the steps of a game with its modules."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.text import Text

from meadhall.cli.commands.common import add_game, add_language, add_setup, language, setup_from
from meadhall.cli.commands.meetings import add_meetings
from meadhall.cli.terminal.naming import first_known
from meadhall.cli.terminal.phrases import rule_text
from meadhall.core.procedure import Step
from meadhall.interface import shelf
from meadhall.law.commands import add_subcommands
from meadhall.text.words import Words

LONGEST_LETTERS = 150  # length of the excerpt of a rule without a short name


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="rules_command", required=True, metavar="COMMAND")
    add_subcommands(commands)
    add_meetings(commands.add_parser("meetings", help="list where two modules interact, and the tests that prove it"))
    timeline = commands.add_parser("timeline", help="show the steps of turn and battle, with their rules")
    add_game(timeline)
    add_setup(timeline)
    add_language(timeline)
    timeline.set_defaults(run=run_timeline)


def run_timeline(args: argparse.Namespace) -> int:
    """Print the steps of every procedure in order."""
    game = shelf.game_named(args.game)
    rules = game.rulebook(setup_from(args, game))
    words = Words(language(args), game.key)
    console = Console(highlight=False)
    for number, course in enumerate(rules.courses):
        if course:
            title = first_known(words, [f"course-{number}"], f"course {number}")
            console.print(Text(title, style="bold"))
            for step in course:
                console.print(step_line(step, words), soft_wrap=True)
    return 0


def step_line(step: Step[Any], words: Words) -> Text:  # Any: steps of any game
    """Return a line for a step: its position, its rule, what it does, and the step it replaces."""
    text = Text(f"  {step.place:>4}  {step.rule:<14} ")
    text.append(first_known(words, [f"step-{step.rule}"], short(rule_text(words, step.rule), step.rule)))
    if step.instead:
        text.append(f"  (instead of {step.instead})")
    return text


def short(text: str, rule: str) -> str:
    """Return the beginning of a rule, without its id."""
    text = text.removeprefix(rule).lstrip(" —–-")
    return text if len(text) <= LONGEST_LETTERS else f"{text[:LONGEST_LETTERS].rsplit(' ', 1)[0]} …"
