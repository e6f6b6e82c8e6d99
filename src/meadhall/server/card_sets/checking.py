"""Card tasks of a worker process: return the forms of a game, read files, check a set."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Literal

import msgspec

from meadhall.core.cards import MOST_BYTES, printable, read_toml
from meadhall.core.errors import DataError, MeadhallError, SetupError
from meadhall.interface import shelf
from meadhall.interface.forms import CardForms
from meadhall.interface.shelf import AnyKit
from meadhall.server.card_sets.complaints import complaint
from meadhall.server.card_sets.set_folder import Files, check_file_names, name_of, temporary_set_folder
from meadhall.server.protocol.workshop import CardVerdict


class CardTask(msgspec.Struct, frozen=True):
    """A task with card files of a game."""

    do: Literal["forms", "files", "read", "check"]
    game: str
    name: str = ""  # of an installed set
    texts: dict[str, str] = {}
    files: dict[str, dict[str, Any]] = {}  # Any: cards as typed in, unchecked


TASKS = msgspec.json.Decoder(CardTask)


def done(text: str) -> str:
    """Run a task; takes and returns JSON."""
    return msgspec.json.encode(_done(TASKS.decode(text))).decode()


def _done(task: CardTask) -> object:
    forms, kit = forms_of(task.game), shelf.kit(task.game)
    match task.do:
        case "forms":
            return forms
        case "files":
            return files_of(kit, task.name)
        case "read":
            return read(task.texts, forms)
        case "check":
            return check_set(kit, task.files, forms)


@cache
def forms_of(game: str) -> CardForms:
    """Return the forms of a game. Raises SetupError if it has none."""
    forms = shelf.kit(game).card_forms
    if forms is None:
        raise SetupError(f"{game} has no cards to change")
    return forms()


def files_of(kit: AnyKit, name: str) -> Files:
    """Return all files of an installed set as the forms take them."""
    assert kit.card_files is not None
    return {file: read_toml(path) for file, path in kit.card_files(name).items()}


def read(texts: dict[str, str], forms: CardForms) -> Files:
    """Parse uploaded files. Refuses files that are no card files of the game."""
    check_file_names({name: {} for name in texts}, [sheet.file for sheet in forms.sheets])
    return {name: parse_toml(name, text) for name, text in texts.items()}


def parse_toml(name: str, text: str) -> dict[str, Any]:
    """Parse a TOML file. Raises DataError."""
    if len(text) > MOST_BYTES:
        raise DataError("the file is too large", name, f"at most {MOST_BYTES:,} bytes")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise DataError("tables too deep within each other", name, "a card needs two levels") from None
    except ValueError as error:
        raise DataError(f"not a TOML file: {printable(str(error))}", name, "mend the line it names") from None


def check_set(kit: AnyKit, files: Files, forms: CardForms) -> CardVerdict:
    """Read the set for the base game and every expansion; return its name, or the first error."""
    try:
        check_file_names(files, [sheet.file for sheet in forms.sheets])
        name = name_of(kit.game.key, files)
        with temporary_set_folder(name, files):
            check_like_command(kit, name)
    except MeadhallError as error:
        return CardVerdict(complaint=complaint(error, files))
    except (RecursionError, ValueError) as error:
        return CardVerdict(complaint=complaint(DataError(printable(str(error))), files))
    return CardVerdict(name)


def check_like_command(kit: AnyKit, name: str) -> None:
    """Check a set as `meadhall cards check` does. Without the terminal package some checks are left out."""
    try:
        desk = kit.card_desk() if kit.card_desk else None
    except ModuleNotFoundError:
        desk = None
    if desk is None:
        shelf.check_cards(kit.game, name)
    else:
        desk.check(name)
