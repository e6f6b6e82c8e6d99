"""`meadhall modules`: list the expansions of a game, what each adds, for how many players, and what it excludes."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.table import Table

from meadhall.cli.commands.common import add_game, add_language, console_for_people, language
from meadhall.cli.terminal.naming import first_known
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.ids import ACTIONS
from meadhall.core.module import Module, Setup
from meadhall.interface import shelf
from meadhall.text.words import FALLBACK, Words

ROOM_TO_GROW = 16  # an expansion gets ids in blocks of this size

MORE = """Any subset can be played: meadhall play valhalla --modules loki,thor. Switches of the rules are set
with --options key=value; an edition (--edition RU) sets those in which it differs."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    add_game(parser)
    add_language(parser)
    give = "give ids to chapters and expansions that have none yet, and write them into ids.toml"
    parser.add_argument("--give-ids", action="store_true", help=give)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a table of the modules and one of the rule options."""
    game = shelf.game_named(args.game)
    if args.give_ids:
        return give_ids(game)
    words = Words(language(args), game.key)
    console = console_for_people()
    console.print(f"{game.key}: {game.least} to {game.most} players; modules may say otherwise")
    console.print(module_table(game, words) if game.expansions else "no expansions yet")
    if game.options():
        console.print(option_table(game))
    return 0


def give_ids(game: Game) -> int:
    """Assign ids to every new module. Assigned ids never change afterwards."""
    ranges = game.vocabulary.ranges
    taken = {page.key: page.taken for page in game.vocabulary.pages}
    for fresh in ranges.open[:]:
        count = -(-taken[fresh.key] // ROOM_TO_GROW) * ROOM_TO_GROW if fresh.sort == ACTIONS else fresh.count
        file = ranges.give(fresh, count)
        print(f"{fresh.key}: {count} {fresh.sort}, written to {file}")
    print(f"{game.key}: all modules have ids; the next free action is {ranges.next_free(ACTIONS)}")
    return 0


def module_table(game: Game, words: Words) -> Table:
    table = Table(title="modules")
    for column in ("module", "what it is", "players", "adds", "refuses"):
        table.add_column(column, overflow="fold")
    for key, module in game.expansions.items():
        added = ", ".join(summarise_additions(game, module))
        table.add_row(key, title(game, key, words), player_counts(game, key), added, conflicts(game, key) or "–")
    return table


def title(game: Game, key: str, words: Words) -> str:
    """Return the module's name and, in English, the description from its docstring."""
    name = first_known(words, [f"expansion-{key}"], key)
    about = sys.modules[type(game.expansions[key]).__module__.rpartition(".")[0]].__doc__ or ""
    sentences = about.partition("(spec")[0].strip().split(". ", 1)
    return f"{name}. {sentences[1]}" if len(sentences) == 2 and words.lang == FALLBACK else name


def player_counts(game: Game, key: str) -> str:
    """Return the numbers of players that the module allows."""
    fits = [seats for seats in game.tables() if why_refused(game, seats, shelf.with_required_modules(game, key)) == ""]
    if len(fits) < 2 or fits != list(range(fits[0], fits[-1] + 1)):
        return ", ".join(str(seats) for seats in fits) or "none"
    return f"{fits[0]}–{fits[-1]}"


def why_refused(game: Game, seats: int, modules: list[str]) -> str:
    """Return why these modules cannot be played together, or ""."""
    try:
        game.setup(seats, modules)
    except SetupError as error:
        return str(error)
    return ""


def conflicts(game: Game, key: str) -> str:
    """Return the other modules that cannot be combined with this one at any number of players."""
    seats = game.tables()
    others = [other for other in game.expansions if other != key]
    both = {other: shelf.with_required_modules(game, key, other) for other in others}
    return ", ".join(other for other in others if all(why_refused(game, n, both[other]) for n in seats))


def summarise_additions(game: Game, module: Module[Any]) -> list[str]:  # Any: modules of any game
    """Return what a module adds to the game, as counts: "3 steps", "1 verb"."""
    setup = Setup(game.most, [module.key], {}, "meadhall", game.version)
    steps = [step for course in range(game.spans.courses) for step in module.steps(course, setup)]
    page = module.page.number if module.page is not None else -1
    verbs = [verb for verb in game.vocabulary.verbs.values() if verb.page == page]
    found = [(len(steps), "steps"), (len(verbs), "verbs"), (len(module.windows()), "windows")]
    found += [(len(module.quantities()), "quantities"), (len(module.permits()), "permits")]
    found += [(len(module.choices()), "switches")]
    return [f"{count} {what if count > 1 else singular(what)}" for count, what in found if count > 0]


def singular(word: str) -> str:
    return {"quantities": "quantity", "switches": "switch"}.get(word, word.removesuffix("s"))


def option_table(game: Game) -> Table:
    editions = shelf.editions(game)
    table = Table(title="switches of the rules")
    for column in ("option", "values", "default", *editions, "rule"):
        table.add_column(column, overflow="fold")
    for option in game.options():
        presets = [option.presets.get(edition, option.default) for edition in editions]
        table.add_row(option.key, "|".join(option.values), option.default, *presets, option.rule)
    return table
