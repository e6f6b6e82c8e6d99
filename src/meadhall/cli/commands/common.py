"""Arguments shared by several commands: game, modules, players."""

from __future__ import annotations

import argparse

from rich.console import Console

from meadhall.cli.terminal.phrases import setup_trouble
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.module import Setup
from meadhall.interface import shelf
from meadhall.text.words import FALLBACK, LANGUAGES, Words

DEFAULT_GAME = "valhalla"
PIPE_WIDTH = 100  # columns, if standard output is no terminal


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the positional argument for the game."""
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help="one of: " + ", ".join(shelf.names()))


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for players, modules, options and cards."""
    group = parser.add_argument_group("game")
    group.add_argument("--players", type=int, default=3, metavar="N", help="number of players (default: 3)")
    group.add_argument("--modules", default="", metavar="A,B", help="expansions; `meadhall modules` lists them")
    group.add_argument("--options", default="", metavar="K=V,…", help="rule options; `meadhall modules` lists them")
    group.add_argument("--edition", default="", metavar="RU|PL", help="set rule options as in a printed edition")
    group.add_argument("--cards", default="meadhall", metavar="SET", help="a card set, or a folder with your own")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add --lang, the language of the output."""
    parser.add_argument("--lang", default="en", metavar="L", help="language: " + ", ".join(LANGUAGES))


def setup_from(args: argparse.Namespace, game: Game) -> Setup:
    """Return the checked setup that the arguments describe. Errors are in the language of the arguments."""
    modules, options = split_list(args.modules), split_options(args.options)
    try:
        return shelf.set_up(game, args.players, modules, options, args.edition.upper(), args.cards)
    except SetupError as no:
        if args.lang == FALLBACK or not no.why:
            raise
        raise SetupError(setup_trouble(no, Words(language(args), game.key)), rule=no.rule) from None


def language(args: argparse.Namespace) -> str:
    """Return --lang, or raise SetupError if it is no known language."""
    shelf.check_name("language", args.lang, LANGUAGES)
    return str(args.lang)


def split_list(text: str) -> list[str]:
    """Split a comma-separated list of names: "a,b"."""
    return [name.strip() for name in text.split(",") if name.strip()]


def split_options(text: str) -> dict[str, str]:
    """Split a list of options "k=v,l=w". A bare "k" switches the option on."""
    pairs: dict[str, str] = {}
    for item in split_list(text):
        key, _, value = (part.strip() for part in item.partition("="))
        if key in pairs:
            raise SetupError(f"option {key!r} is given twice", right="give it once")
        pairs[key] = value or "on"
    return pairs


def console_for_people() -> Console:
    """Return a console as wide as the terminal, or of a fixed width in a pipe."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PIPE_WIDTH)
