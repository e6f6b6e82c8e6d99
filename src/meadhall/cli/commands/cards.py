"""`meadhall cards`: show the cards of a game, check a card set, create a new set. The game's kit does the work."""

from __future__ import annotations

import argparse
from pathlib import Path

from meadhall.cli.commands.common import DEFAULT_GAME, add_language, console_for_people, language
from meadhall.cli.terminal.desk import CardDesk
from meadhall.core.errors import DataError, SetupError
from meadhall.interface import parcels, shelf, toml
from meadhall.text.words import Words

MORE = """examples:
  meadhall cards show                  all cards of the Meadhall set
  meadhall cards show frosti           one card, by name or id
  meadhall cards new my-cards          a set of your own, every field explained
  meadhall cards check my-cards        check that it is complete and valid
  meadhall play valhalla --cards my-cards
  meadhall cards new my-rage --game bloodrage
  meadhall cards unpack my.cards.json my-cards    a set that was saved in the workshop of a hall
  meadhall cards pack my-cards my.cards.json      the other way"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands show, check, new, unpack and pack."""
    parser.epilog = MORE
    commands = parser.add_subparsers(dest="cards_command", required=True, metavar="COMMAND")
    show = commands.add_parser("show", help="list all cards, or show one")
    show.add_argument("key", nargs="?", default="", help="a card or jarl, by id or name")
    show.add_argument("--cards", default="meadhall", metavar="SET", help="a card set, or a folder with your own")
    add_language(show)
    show.set_defaults(run=run_show)
    check = commands.add_parser("check", help="check a card set and report the first error")
    check.add_argument("folder", metavar="FOLDER")
    check.set_defaults(run=run_check)
    new = commands.add_parser("new", help="create a card set of your own")
    new.add_argument("folder", metavar="FOLDER")
    new.set_defaults(run=run_new)
    add_packing(commands)
    for command in (show, check, new):
        help_text = f"which game (default: {DEFAULT_GAME})"
        command.add_argument("--game", default=DEFAULT_GAME, choices=shelf.names(), help=help_text)


def add_packing(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add unpack and pack, which convert between a folder of card files and the one-file format of the workshop."""
    unpack = commands.add_parser("unpack", help="write the card files of a set that was saved in a hall's workshop")
    unpack.add_argument("file", metavar="FILE")
    unpack.add_argument("folder", metavar="FOLDER")
    unpack.set_defaults(run=run_unpack)
    pack = commands.add_parser("pack", help="put a set into one file for the workshop of a hall")
    pack.add_argument("folder", metavar="FOLDER")
    pack.add_argument("file", metavar="FILE")
    pack.add_argument("--game", default=DEFAULT_GAME, choices=shelf.names(), help=f"default: {DEFAULT_GAME}")
    pack.set_defaults(run=run_pack)


def card_desk_of(game: str) -> CardDesk:
    """Return the game's card commands. Raises SetupError if it has none."""
    brought = shelf.kit(game).card_desk
    if brought is None:
        having = [name for name in shelf.names() if shelf.kit(name).card_desk is not None]
        raise SetupError(f"{game} has no cards to show or change", right=f"games that have: {', '.join(having)}")
    return brought()


def run_show(args: argparse.Namespace) -> int:
    """Print all cards, or one card."""
    console = console_for_people()
    for shown in card_desk_of(args.game).show(args.cards, args.key, Words(language(args), args.game)):
        print(shown) if isinstance(shown, str) else console.print(shown)
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Read the base deck, then every expansion; report the first error."""
    if not Path(args.folder).is_dir():
        raise DataError("there is no such folder", args.folder, f"`meadhall cards new {args.folder}` begins one")
    print(f"ok: {card_desk_of(args.game).check(args.folder)}")
    print(f"play with it: meadhall play {args.game} --cards {args.folder}")
    return 0


def run_new(args: argparse.Namespace) -> int:
    """Write the files of a new set and print the next steps."""
    of_game = "" if args.game == DEFAULT_GAME else f" --game {args.game}"
    for path in write_files(Path(args.folder), card_desk_of(args.game).skeleton()):
        print(f"wrote {path}")
    print("These are the values of our own set; every field is explained at the top of each file. Next:")
    print(f"1. change the values to those printed on your cards{card_desk_of(args.game).hint}")
    print(f"2. meadhall cards check {args.folder}{of_game}")
    print(f"3. meadhall play {args.game} --cards {args.folder}")
    return 0


def run_unpack(args: argparse.Namespace) -> int:
    """Write the card files of a set that is in one file."""
    game, files = parcels.read_parcel(Path(args.file))
    texts = {name: toml.to_toml(content) for name, content in files.items()}
    for path in write_files(Path(args.folder), texts):
        print(f"wrote {path}")
    print(f"next: meadhall cards check {args.folder} --game {game}")
    return 0


def run_pack(args: argparse.Namespace) -> int:
    """Join the card files of a folder into one file."""
    folder, target = Path(args.folder), Path(args.file)
    if target.exists():
        raise DataError("there is such a file already", f"{target}", "choose another name")
    print(f"ok: {card_desk_of(args.game).check(args.folder)}")
    target.write_text(parcels.pack_folder(args.game, folder), encoding="utf-8")
    print(f"wrote {target}; bring it to the workshop of a hall")
    return 0


def write_files(folder: Path, files: dict[str, str]) -> list[Path]:
    """Write the files. An existing file is an error, so nothing is overwritten."""
    targets = {folder / name: text for name, text in files.items()}
    for target in targets:
        if target.exists():
            raise DataError("there is such a file already", f"{target}", "choose an empty folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for target, text in targets.items():
            target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise DataError(f"cannot be written: {error.strerror}", f"{folder}", "choose another place") from None
    return list(targets)
