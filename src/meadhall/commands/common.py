"""Arguments shared by several commands: game, modules, players."""

from __future__ import annotations

import argparse

from rich.console import Console

from meadhall import shelf
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.module import Setup
from meadhall.terminal.phrases import setup_trouble
from meadhall.words import FALLBACK, LANGUAGES, Words

DEFAULT_GAME = "valhalla"
PIPE_WIDTH = 100  # columns, where no terminal says how wide it is


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game, by name."""
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help="one of: " + ", ".join(shelf.names()))


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The setup of a game."""
    group = parser.add_argument_group("game")
    group.add_argument("--players", type=int, default=3, metavar="N", help="number of players (default: 3)")
    group.add_argument("--modules", default="", metavar="A,B", help="expansions; `meadhall modules` lists them")
    group.add_argument("--options", default="", metavar="K=V,…", help="rule options; `meadhall modules` lists them")
    group.add_argument("--edition", default="", metavar="RU|PL", help="set rule options as in a printed edition")
    group.add_argument("--cards", default="meadhall", metavar="SET", help="a card set, or a folder with your own")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language people read."""
    parser.add_argument("--lang", default="en", metavar="L", help="language: " + ", ".join(LANGUAGES))


def chosen_setup(args: argparse.Namespace, game: Game) -> Setup:
    """The setup that the arguments describe, checked; what is wrong with it is said in their language."""
    modules, options = listed(args.modules), paired(args.options)
    try:
        return shelf.set_up(game, args.players, modules, options, args.edition.upper(), args.cards)
    except SetupError as no:
        if args.lang == FALLBACK or not no.why:
            raise
        raise SetupError(setup_trouble(no, Words(language(args), game.key)), rule=no.rule) from None


def language(args: argparse.Namespace) -> str:
    """The language, checked."""
    shelf.check_name("language", args.lang, LANGUAGES)
    return str(args.lang)


def listed(text: str) -> list[str]:
    """The names of a list "a,b"."""
    return [name.strip() for name in text.split(",") if name.strip()]


def paired(text: str) -> dict[str, str]:
    """The pairs of a list "k=v,l=w"; a bare "k" switches on."""
    pairs: dict[str, str] = {}
    for item in listed(text):
        key, _, value = (part.strip() for part in item.partition("="))
        if key in pairs:
            raise SetupError(f"option {key!r} is given twice", right="give it once")
        pairs[key] = value or "on"
    return pairs


def console_for_people() -> Console:
    """A console as wide as the terminal; fixed width in a pipe."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PIPE_WIDTH)
