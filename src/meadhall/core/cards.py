"""Card files: TOML tables checked field by field. An error names the file, the card, the field and the remedy."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Sequence
from pathlib import Path

from meadhall.core.errors import DataError

Entry = dict[str, object]

SHELVES = "MEADHALL_CARDS"  # folders of card sets of one's own, in the environment: every process finds them

SORTS = {"number": int, "text": str, "yes or no": bool, "list": list, "table": dict}


class Field:
    """One field of a card: its sort, whether it must be there, and which values it may have."""

    def __init__(
        self,
        key: str,
        sort: str,
        needed: bool = True,
        least: int = 0,
        most: int = 99,
        choices: Sequence[str] = (),
    ) -> None:
        self.key = key
        self.sort = sort
        self.needed = needed
        self.least = least
        self.most = most
        self.choices = choices


def own_sets(file: str) -> dict[str, Path]:
    """Card sets of one's own by the names of their folders; `file` is what each of them must hold."""
    shelves = [Path(shelf) for shelf in os.environ.get(SHELVES, "").split(os.pathsep) if shelf]
    folders = [folder for shelf in shelves for folder in (shelf, *sorted(shelf.glob("*/")))]
    return {folder.name: folder for folder in reversed(folders) if (folder / file).exists()}


def read_toml(path: Path) -> Entry:
    """A TOML file as a table."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError("no such card file", str(path), "`meadhall cards new` writes a skeleton") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"not a TOML file: {error}", str(path), "mend the line it names") from None


def entries(table: Entry, key: str, where: str) -> list[Entry]:
    """The list of tables `[[key]]` of a file."""
    found = table.get(key, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise DataError(f"{key!r} must be a list of tables", where, f"write each one under [[{key}]]")
    return found


def check_entry(entry: Entry, fields: Sequence[Field], where: str) -> None:
    """Every needed field is there, none is unknown, each has a value it may have."""
    known = {field.key for field in fields}
    for key in entry:
        if key not in known:
            raise DataError(f"unknown field {key!r}", where, "fields are " + ", ".join(sorted(known)))
    for field in fields:
        if field.key in entry:
            check_value(entry[field.key], field, f"{where}, field {field.key!r}")
        elif field.needed:
            raise DataError(f"field {field.key!r} is missing", where, f"give it a {field.sort}")


def check_value(value: object, field: Field, where: str) -> None:
    """The value is of its sort, within its bounds, one of its choices."""
    if not isinstance(value, SORTS[field.sort]) or (field.sort == "number" and isinstance(value, bool)):
        raise DataError(f"{value!r} is not a {field.sort}", where, f"a {field.sort} is needed")
    if isinstance(value, int) and not isinstance(value, bool) and not field.least <= value <= field.most:
        raise DataError(f"{value} is out of range", where, f"{field.least} to {field.most} is allowed")
    if isinstance(value, list) and len(value) < field.least:
        raise DataError(f"{len(value)} values", where, f"at least {field.least} is needed")
    if field.choices:
        for item in value if isinstance(value, list) else [value]:
            if item not in field.choices:
                raise DataError(f"{item!r} is unknown", where, "one of " + ", ".join(field.choices))


def number(entry: Entry, key: str, default: int = 0) -> int:
    """A field that was checked to be a number."""
    value = entry.get(key, default)
    assert isinstance(value, int)
    return value


def text(entry: Entry, key: str, default: str = "") -> str:
    """A field that was checked to be a text."""
    value = entry.get(key, default)
    assert isinstance(value, str)
    return value


def texts(entry: Entry, key: str) -> list[str]:
    """A field that was checked to be a list of texts."""
    value = entry.get(key, [])
    assert isinstance(value, list)
    return [str(item) for item in value]


def table(entry: Entry, key: str) -> Entry:
    """A field that was checked to be a table; empty if it is not there."""
    value = entry.get(key, {})
    assert isinstance(value, dict)
    return value


def refuse_doubles(keys: Sequence[str], where: str) -> None:
    """No two cards have the same id."""
    for at, key in enumerate(keys):
        if key in keys[:at]:
            raise DataError(f"id {key!r} is used twice", where, "ids are unique")


def digest(paths: Sequence[Path]) -> str:
    """A checksum of what the files of a card set say; remarks and spaces do not count."""
    said = json.dumps([[path.name, read_toml(path)] for path in paths], sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()[:16]
