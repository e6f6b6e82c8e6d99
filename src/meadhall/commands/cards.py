"""`meadhall cards`: look at the cards, check a set of your own, begin one."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from rich.table import Table

from meadhall import shelf
from meadhall.commands import bloodrage_cards
from meadhall.commands.cardset import write_skeleton
from meadhall.commands.common import add_language, console_for_people, language
from meadhall.core.chance import FastChance
from meadhall.core.errors import DataError, MeadhallError, SetupError
from meadhall.core.game import Game
from meadhall.games.valhalla.cards.faces import Catalogue, Face
from meadhall.terminal.valhalla.scene import ValhallaScene
from meadhall.words import FALLBACK, Words

GAME = "valhalla"
OWNED = ', and `source` to "owner" where you did'
MORE = """examples:
  meadhall cards show                  all cards of the Meadhall set
  meadhall cards show frosti           one card, by name or id
  meadhall cards new my-cards          a set of your own, every field explained
  meadhall cards check my-cards        is it complete and sound?
  meadhall play valhalla --cards my-cards
  meadhall cards new my-rage --game bloodrage"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    commands = parser.add_subparsers(dest="cards_command", required=True, metavar="COMMAND")
    show = commands.add_parser("show", help="list the cards, or show one")
    show.add_argument("key", nargs="?", default="", help="a card or a jarl, by id or by name")
    show.add_argument("--cards", default="meadhall", metavar="SET", help="a card set, or the folder of your own")
    add_language(show)
    show.set_defaults(run=run_show)
    check = commands.add_parser("check", help="read a set and say what is wrong with it")
    check.add_argument("folder", metavar="FOLDER")
    check.set_defaults(run=run_check)
    new = commands.add_parser("new", help="begin a set of your own")
    new.add_argument("folder", metavar="FOLDER")
    new.set_defaults(run=run_new)
    for command in (show, check, new):
        command.add_argument("--game", default=GAME, choices=shelf.names(), help=f"which game (default: {GAME})")


# -- reading sets


def catalogue(game: Game, cards: str, modules: list[str]) -> Catalogue:
    """All cards of a set with these modules, read and checked."""
    rules = game.rulebook(game.setup(shelf.fitting_seats(game, modules), modules, cards=cards))
    listed = shelf.kit(game.key).catalogue
    assert listed is not None
    found = listed(game.begin(rules, FastChance(1, 1)))
    assert isinstance(found, Catalogue)
    return found


def with_expansions(game: Game, cards: str) -> Catalogue:
    """The base cards and those of every expansion that can be laid out by itself."""
    found = catalogue(game, cards, [])
    faces = {face.key: face for face in found.cards}
    jarls = {jarl.key: jarl for jarl in found.jarls}
    words = dict(found.words)
    for key in game.expansions:
        with suppress(MeadhallError):
            more = catalogue(game, cards, [key])
            faces |= {face.key: face for face in more.cards}
            jarls |= {jarl.key: jarl for jarl in more.jarls}
            words |= more.words
    return Catalogue(list(faces.values()), list(jarls.values()), words=words)


def run_check(args: argparse.Namespace) -> int:
    """Read the base deck, then every expansion; the first mistake is told."""
    if not Path(args.folder).is_dir():
        raise DataError("there is no such folder", args.folder, f"`meadhall cards new {args.folder}` begins one")
    if args.game == bloodrage_cards.KEY:
        print(f"ok: {bloodrage_cards.check(args.folder)}")
        print(f"play with it: meadhall play {args.game} --cards {args.folder}")
        return 0
    game = shelf.take(GAME)
    shelf.check_cards(game, args.folder)
    base = catalogue(game, args.folder, [])
    refuse_nameless(with_expansions(game, args.folder))
    cards = sum(face.copies for face in base.cards)
    print(f"ok: {cards} cards in {len(base.cards)} designs, {len(base.jarls)} jarls")
    print(f"play with it: meadhall play {GAME} --cards {args.folder}")
    return 0


def refuse_nameless(found: Catalogue) -> None:
    """A card or jarl with an id that is not ours brings its name along."""
    words = Words(FALLBACK, GAME)
    words.learn(found.words)
    keys = [f"card-{face.key}" for face in found.cards] + [f"jarl-{jarl.key}" for jarl in found.jarls]
    for key in keys:
        if key not in words:
            raise DataError(f"{key.partition('-')[2]!r} has no name", right='add name = "as printed" to it')


def run_new(args: argparse.Namespace) -> int:
    """Write the files and say what to do next."""
    folder, of_game = Path(args.folder), "" if args.game == GAME else f" --game {args.game}"
    wrote = [bloodrage_cards.write_skeleton(folder)] if args.game == bloodrage_cards.KEY else write_skeleton(folder)
    for path in wrote:
        print(f"wrote {path}")
    print("These are the values of our own set; every field is explained at the top of each file. Next:")
    print("1. change the values to those printed on your cards" + OWNED * (args.game == GAME))
    print(f"2. meadhall cards check {args.folder}{of_game}")
    print(f"3. meadhall play {args.game} --cards {args.folder}")
    return 0


# -- showing


def run_show(args: argparse.Namespace) -> int:
    """All cards, or one."""
    if args.game == bloodrage_cards.KEY:
        console_for_people().print(bloodrage_cards.card_table(args.cards, Words(language(args), args.game)))
        return 0
    game = shelf.take(GAME)
    found = with_expansions(game, args.cards)
    words = Words(language(args), game.key)
    words.learn(found.words)
    scene = ValhallaScene(words, [], found)
    if args.key == "":
        console_for_people().print(card_table(scene), jarl_table(scene))
        return 0
    show_one(scene, nearest_key(scene, args.key))
    return 0


def card_table(scene: ValhallaScene) -> Table:
    table = Table(title="cards")
    for column in ("id", "name", "copies", "printed", "source"):
        table.add_column(column, justify="right" if column == "copies" else "left")
    for face in scene.faces.values():
        table.add_row(face.key, scene.card_name(face.key), str(face.copies), scene.short(face.key), face.source)
    return table


def jarl_table(scene: ValhallaScene) -> Table:
    table = Table(title="jarls", show_lines=True)
    for column in ("id", "name", "abilities", "source"):
        table.add_column(column)
    for jarl in scene.jarls.values():
        text = "\n".join(scene.jarl_text(jarl.key)).replace("[", "\\[")
        table.add_row(jarl.key, scene.words(f"jarl-{jarl.key}"), text, jarl.source)
    return table


def nearest_key(scene: ValhallaScene, wish: str) -> str:
    """A card by id, by the end of its id, or by its name; else the nearest is named."""
    names = {key: scene.card_name(key) for key in scene.faces}
    names |= {key: scene.words(f"jarl-{key}") for key in scene.jarls}
    low = wish.lower()
    exact = [key for key, name in names.items() if low in (key.lower(), name.lower())]
    loose = [key for key, name in names.items() if low in f"{key} {name}".lower()]
    if not exact and len(loose) > 1:
        raise SetupError(f"several cards fit {wish!r}", right="say which: " + ", ".join(loose[:8]))
    if not exact and not loose:
        shelf.check_name("card", low, [*names, *(name.lower() for name in names.values())])
    return (exact or loose)[0]


def show_one(scene: ValhallaScene, key: str) -> None:
    """Everything that is printed on it."""
    if key in scene.jarls:
        print(scene.words(f"jarl-{key}"), *scene.jarl_text(key), sep="\n  ")
        return
    face = scene.faces[key]
    print(scene.card_name(key), scene.short(key), *card_text(scene, face), sep="\n  ")
    print(f"  {face.copies} in the deck, id {face.key}, source {face.source}")


def card_text(scene: ValhallaScene, face: Face) -> list[str]:
    """The text of a warrior's ability; a tactic's text is shown already."""
    key = f"card-{face.key}-text"
    return [scene.words(key)] if face.sort == "warrior" and key in scene.words else []
