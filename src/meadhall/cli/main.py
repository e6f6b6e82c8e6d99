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
    "evaluate": "evaluate a bot, built-in or your own, on the published deals of an environment",
    "mcp": "let a language model play, over the Model Context Protocol on standard input and output",
    "learn": "train the weights of the bots on games that they play among themselves",
    "lab": "measure card balance and games against beasts",
    "merge": "join the shards of a series that several machines have played",
    "replay": "show, check or step through a saved game",
    "review": "review a finished game: winning chances over time, mistakes, luck and skill",
    "puzzles": "find positions with one best answer that weaker bots miss",
    "calibrate": "measure and correct the winning chances that bots estimate",
    "cards": "show cards, check your own card set, or create one",
    "modules": "list expansions: what they add, for how many players, what they exclude",
    "rules": "look up rules, report which are implemented and tested, show timelines",
    "serve": "host games in the browser",
    "backup": "save the whole hall to one file, even while it is open",
    "restore": "restore a backup",
    "export": "save the hall's games as files",
    "ratings": "recompute all ratings of the hall and compare",
    "pocket": "build the hall as static files that run in the browser without a server",
}
# Commands that lie in a subfolder; the others lie beside the folders.
FOLDERS = {
    "hall": ("serve", "backup", "restore", "export", "ratings", "pocket"),
    "research": ("simulate", "tournament", "evaluate", "learn", "calibrate", "puzzles", "lab", "merge"),
}
NEEDS = {"hall": "meadhall.server"}  # commands of a folder are offered only if this package is installed
# Optional libraries, and the extra that installs them.
EXTRAS = {"fluent": "terminal", "openskill": "terminal", "rich": "terminal", "starlette": "hall", "sqlalchemy": "hall"}
ABOUT = "A digital table for two Viking board games: Valhalla and Blood Rage."
MORE = """examples:
  meadhall play valhalla --players 3
  meadhall simulate valhalla --players 4 --games 100 --seed 7
  meadhall COMMAND --help"""


def main(arguments: list[str] | None = None) -> int:
    """Run a command. The exit code is 2 if it was refused and 130 after Ctrl+C."""
    words = sys.argv[1:] if arguments is None else arguments
    from meadhall.core.errors import MeadhallError

    try:
        return run(words)
    except MeadhallError as error:
        return report_refusal(str(error))
    except ModuleNotFoundError as error:
        return report_missing_library(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        return report_unreadable_file(error)


def report_unreadable_file(error: OSError) -> int:
    """Print an error that names the file that could not be read or written."""
    if error.filename is None:
        raise error
    return report_refusal(f"{error.filename}: {error.strerror}; does it exist, and do you have permission?")


def report_missing_library(error: ModuleNotFoundError) -> int:
    """Print an error that names the extra with the missing library."""
    if error.name not in EXTRAS:
        raise error
    return report_refusal(f"this needs {error.name}; pip install 'meadhall[{EXTRAS[error.name]}]'")


def report_refusal(why: str) -> int:
    """Print why the command was refused."""
    print(f"meadhall: {one_line(why)}", file=sys.stderr)
    return 2


def one_line(text: str) -> str:
    """Join the lines of an error into one; values in it may come from a file."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def run(words: list[str]) -> int:
    """Parse the arguments and run the command."""
    args = build_parser(words).parse_args(words)
    return int(args.run(args))


def build_parser(words: list[str]) -> argparse.ArgumentParser:
    """Return a parser with a line of help for every command, and the arguments of the chosen one only."""
    parser = argparse.ArgumentParser("meadhall", description=ABOUT, epilog=MORE, formatter_class=PlainHelp)
    version = f"meadhall {meadhall.__version__}, {meadhall.engine()} engine"
    parser.add_argument("--version", action="version", version=version, help="show the version and the engine in use")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    asked = next((word for word in words if not word.startswith("-")), "")
    if asked:
        check_command(asked)
    for name, about in COMMANDS.items():
        if is_installed(name):
            command = commands.add_parser(name, help=about, description=sentence(about), formatter_class=PlainHelp)
            if name == asked:
                importlib.import_module(command_module(name)).add_arguments(command)
    return parser


class PlainHelp(argparse.RawDescriptionHelpFormatter):
    """A help formatter that keeps the line breaks of descriptions."""


def sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def is_installed(name: str) -> bool:
    """Is this command installed? The server is optional."""
    return importlib.util.find_spec(NEEDS.get(command_folder(name), command_module(name))) is not None


def command_folder(name: str) -> str:
    """Return the subfolder of a command, or ""."""
    return next((folder for folder, names in FOLDERS.items() if name in names), "")


def command_module(name: str) -> str:
    """Return the module of a command."""
    return ".".join(["meadhall.cli.commands", *([command_folder(name)] if command_folder(name) else []), name])


def check_command(name: str) -> None:
    """Refuse an unknown command and suggest the closest one."""
    if name not in COMMANDS or not is_installed(name):
        from meadhall.interface.shelf import check_name

        check_name("command", name, [known for known in COMMANDS if is_installed(known)])
