"""`meadhall`: the command line. Only the requested command is imported, so `--help` is fast."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import sys

import meadhall

COMMANDS = {
    "play": "play in the terminal, against bots or with others at one keyboard",
    "simulate": "play many games automatically and report the results",
    "tournament": "let bots play each other and report which is stronger, with confidence intervals",
    "evaluate": "evaluate a bot, yours or ours, on the published deals of an environment",
    "mcp": "let a language model play, over the Model Context Protocol on standard input and output",
    "learn": "learn to judge positions from games that bots play among themselves",
    "lab": "measure card balance and games against beasts",
    "merge": "join the games that several machines have played of one series",
    "replay": "show, check or step through a saved game",
    "review": "review a finished game: who was ahead when, costly decisions, luck against skill",
    "puzzles": "find positions with one best answer that weaker bots miss",
    "calibrate": "measure how far the bots' chances to win can be trusted, and set them right",
    "cards": "show cards, check a card set of your own, or create one",
    "modules": "list expansions: what they add, for how many players, what they exclude",
    "rules": "look up rules, report which are implemented and tested, show timelines",
    "serve": "host games in the browser",
    "backup": "save the whole hall to one file, even while it is open",
    "restore": "restore a backup",
    "export": "save the hall's games as files",
    "ratings": "reckon all ratings of the hall again and compare",
    "pocket": "build the hall as static files that play in the browser without a server",
}
# Folders of commands that belong together; the others lie beside them.
FOLDERS = {
    "hall": ("serve", "backup", "restore", "export", "ratings", "pocket"),
    "research": ("simulate", "tournament", "evaluate", "learn", "calibrate", "puzzles", "lab", "merge"),
}
NEEDS = {"hall": "meadhall.server"}  # what must be there for the commands of a folder to be offered
# Libraries that an installation may lack, and the extra that brings them.
EXTRAS = {"fluent": "terminal", "openskill": "terminal", "rich": "terminal", "starlette": "hall", "sqlalchemy": "hall"}
ABOUT = "A digital table for two Viking board games: Valhalla and Blood Rage."
MORE = """examples:
  meadhall play valhalla --players 3
  meadhall simulate valhalla --players 4 --games 100 --seed 7
  meadhall COMMAND --help"""


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Exit code 2: refused; 130: Ctrl+C."""
    words = sys.argv[1:] if arguments is None else arguments
    from meadhall.core.errors import MeadhallError

    try:
        return run(words)
    except MeadhallError as error:
        return refused(str(error))
    except ModuleNotFoundError as error:
        return lacking(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        return unreadable(error)


def unreadable(error: OSError) -> int:
    """Name the file that could not be read or written."""
    if error.filename is None:
        raise error
    return refused(f"{error.filename}: {error.strerror}; does it exist, and do you have permission?")


def lacking(error: ModuleNotFoundError) -> int:
    """Name the extra that brings a missing library."""
    if error.name not in EXTRAS:
        raise error
    return refused(f"this needs {error.name}; pip install 'meadhall[{EXTRAS[error.name]}]'")


def refused(why: str) -> int:
    """Print why the command was refused."""
    print(f"meadhall: {one_line(why)}", file=sys.stderr)
    return 2


def one_line(text: str) -> str:
    """Errors take one line, whatever a file put into them."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def run(words: list[str]) -> int:
    """Parse the arguments and run the command."""
    args = build(words).parse_args(words)
    return int(args.run(args))


def build(words: list[str]) -> argparse.ArgumentParser:
    """The parser: all commands with a line of help, and the one asked for with its arguments."""
    parser = argparse.ArgumentParser("meadhall", description=ABOUT, epilog=MORE, formatter_class=PlainHelp)
    version = f"meadhall {meadhall.__version__}, {meadhall.engine()} engine"
    parser.add_argument("--version", action="version", version=version, help="show the version and the engine in use")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    asked = next((word for word in words if not word.startswith("-")), "")
    if asked:
        check_command(asked)
    for name, about in COMMANDS.items():
        if there(name):
            command = commands.add_parser(name, help=about, description=sentence(about), formatter_class=PlainHelp)
            if name == asked:
                importlib.import_module(module_of(name)).add_arguments(command)
    return parser


class PlainHelp(argparse.RawDescriptionHelpFormatter):
    """Help as we wrote it."""


def sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def there(name: str) -> bool:
    """Is the command there? The hall may be left out."""
    return importlib.util.find_spec(NEEDS.get(folder_of(name), module_of(name))) is not None


def folder_of(name: str) -> str:
    """The folder that a command lies in, or ""."""
    return next((folder for folder, names in FOLDERS.items() if name in names), "")


def module_of(name: str) -> str:
    """The module that carries a command out."""
    return ".".join(["meadhall.commands", *([folder_of(name)] if folder_of(name) else []), name])


def check_command(name: str) -> None:
    """Refuse an unknown command and suggest the closest one."""
    if name not in COMMANDS or not there(name):
        from meadhall.shelf import check_name

        check_name("command", name, [known for known in COMMANDS if there(known)])
