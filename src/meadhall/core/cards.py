"""Card files: TOML tables checked field by field. Each error names the file, the card, the field and the remedy."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from meadhall.core.errors import DataError

Entry = dict[str, object]
CardWords = dict[str, dict[str, str]]  # by key, then by language; "" is the text for every other language

SHELVES = "MEADHALL_CARDS"  # environment variable with folders of own card sets, so that every process finds them
# the same for card sets made in a hall; each folder is named after the digest of its content
MADE = "MEADHALL_WORKSHOP"
MADE_SIGN: Final = "own-"  # prefix of their names
MADE_LETTERS: Final = 20  # length of the digest that follows the prefix

SORTS = {"number": int, "text": str, "yes or no": bool, "list": list, "table": dict}
# texts for people, which no rule reads, and the suffix of their message keys
TEXT_FIELDS: Final = {"name": "", "text": "-text"}

TONGUES: Final = ("en", "ru", "pl", "cs")
MOST_BYTES: Final = 1_000_000  # of a card file; those of Meadhall have 20,000
MOST_SHOWN: Final = 60  # characters of a wrong value in an error
MOST_ID: Final = 40
MOST_NAME: Final = 60
MOST_TEXT: Final = 600
MOST_KEPT: Final = 256  # tables of cards kept in memory, one for each pair of card set and modules
ID_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-_"
MARKUP: Final = "<>[]{}"  # characters with a meaning in a page, a terminal or a word file
# control characters, direction marks, unassigned code points
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


T = TypeVar("T")


class Field:
    """One field of a card: its type, whether it is required, and the values it may have."""

    def __init__(
        self,
        key: str,
        sort: str,
        needed: bool = True,
        least: int = 0,
        most: int = 99,
        choices: Sequence[str] = (),
        kinds: str = "",
        inside: Sequence[Field] = (),
    ) -> None:
        self.key = key
        self.sort = sort
        self.needed = needed
        self.least = least
        self.most = most
        self.choices = choices
        # for forms: the group of kinds it chooses from; "{type}" is replaced by the value of that field
        self.kinds = kinds
        self.inside = inside  # for forms: the fields of a table, or of each table of a list


def own_sets(file: str) -> dict[str, Path]:
    """The player's own card sets, by folder name; each must contain `file`."""
    shelves = [Path(shelf) for shelf in os.environ.get(SHELVES, "").split(os.pathsep) if shelf]
    folders = [folder for shelf in shelves for folder in (shelf, *sorted(shelf.glob("*/")))]
    return {folder.name: folder for folder in reversed(folders) if (folder / file).exists()}


def made_set(name: str) -> Path:
    """Return the folder of a card set made in a hall; it need not exist."""
    return Path(os.environ.get(MADE, os.devnull)) / name


def is_made(name: str) -> bool:
    """Is this the name of a card set made in a hall?"""
    sign = name.removeprefix(MADE_SIGN)
    return sign != name and len(sign) == MADE_LETTERS and all(letter in "0123456789abcdef" for letter in sign)


def read_toml(path: Path) -> Entry:
    """Read a TOML file as a table. The file is not trusted: its size is checked before it is parsed."""
    if not path.exists():
        raise DataError("no such card file", str(path), "`meadhall cards new` writes a skeleton")
    if not path.is_file():
        raise DataError("not a plain file", str(path), "a card file must be a regular text file")
    try:
        return tomllib.loads(bounded_text(path))
    except RecursionError:
        raise DataError("the tables are nested too deeply", str(path), "a card needs two levels") from None
    except OSError as error:
        raise DataError(f"cannot be read: {error.strerror}", str(path), "let this user read it") from None
    except ValueError as error:  # not TOML, not UTF-8, or a number with too many digits
        raise DataError(f"not a TOML file: {printable(str(error))}", str(path), "mend the line it names") from None


def bounded_text(path: Path) -> str:
    """Return the text of a file. Refuse one that is too large, even if the file system reports a smaller size."""
    with path.open("rb") as file:
        found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise DataError("the file is too large", str(path), f"at most {MOST_BYTES:,} bytes")
    return found.decode("utf-8")


def printable(said: str) -> str:
    """Return a library's error message, shortened and without terminal control characters."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in said)
    return plain if len(plain) <= 2 * MOST_SHOWN else f"{plain[: 2 * MOST_SHOWN]}…"


def shown(value: object) -> str:
    """Return a wrong value as it can be shown in an error: shortened, without terminal control characters."""
    try:
        said = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or a number with too many digits
        return f"a {type(value).__name__}"
    return said if len(said) <= MOST_SHOWN else f"{said[:MOST_SHOWN]}…"


def entries(table: Entry, key: str, where: str) -> list[Entry]:
    """Return the list of tables `[[key]]` of a file."""
    found = table.get(key, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise DataError(f"{key!r} must be a list of tables", where, f"write each one under [[{key}]]")
    return found


def check_entry(entry: Entry, fields: Sequence[Field], where: str) -> None:
    """Check that required fields are present, no field is unknown and every value is allowed."""
    known = {field.key for field in fields}
    for key in entry:
        if key not in known:
            raise DataError(f"unknown field {shown(key)}", where, "fields are " + ", ".join(sorted(known)))
    for field in fields:
        if field.key in entry:
            check_value(entry[field.key], field, f"{where}, field {field.key!r}")
        elif field.needed:
            raise DataError(f"field {field.key!r} is missing", where, f"give it a {field.sort}")


def check_value(value: object, field: Field, where: str) -> None:
    """Check that a value has the type of its field, is within its bounds and is one of its choices."""
    if not isinstance(value, SORTS[field.sort]) or (field.sort == "number" and isinstance(value, bool)):
        raise DataError(f"{shown(value)} is not a {field.sort}", where, f"a {field.sort} is needed")
    if isinstance(value, int) and not isinstance(value, bool) and not field.least <= value <= field.most:
        raise DataError(f"{shown(value)} is out of range", where, f"{field.least} to {field.most} is allowed")
    if isinstance(value, list) and len(value) < field.least:
        raise DataError(f"{len(value)} values", where, f"at least {field.least} is needed")
    if field.key == "id":
        check_id(str(value), where)
    if field.choices:
        check_choice(value, field, where)


def check_choice(value: object, field: Field, where: str) -> None:
    """Check that the value, or every value of a list, is one of the field's choices."""
    for item in value if isinstance(value, list) else [value]:
        if item not in field.choices:
            raise DataError(f"{shown(item)} is unknown", where, "one of " + ", ".join(field.choices))


def check_id(key: str, where: str) -> None:
    """Check an id. Ids also become names of files, messages and answers."""
    if not 0 < len(key) <= MOST_ID or any(letter not in ID_LETTERS for letter in key):
        right = f"1 to {MOST_ID} small letters a to z, digits, - and _; the name may have any letters"
        raise DataError(f"{shown(key)} is no id", where, right)


def check_words(value: object, where: str, most: int) -> None:
    """Check a text for people: one for every language, or a table with texts for some of the four languages."""
    if isinstance(value, dict) and len(value) > 0:
        for tongue, said in value.items():
            if tongue not in TONGUES:
                right = "languages are " + ", ".join(TONGUES)
                raise DataError(f"language {shown(tongue)} is unknown", where, right)
            check_text(said, f"{where}, {tongue}", most)
        return
    check_text(value, where, most)


def check_text(value: object, where: str, most: int) -> None:
    """Check that a text is safe to show anywhere."""
    if not isinstance(value, str):
        right = 'write a text in quotes, or { en = "…", pl = "…" }'
        raise DataError(f"{shown(value)} is not a text", where, right)
    if not 0 < len(value.strip()) <= most or len(value) > most:
        raise DataError(f"{len(value)} letters", where, f"1 to {most}")
    for letter in value:
        if letter in MARKUP or unicodedata.category(letter) in UNSEEN:
            right = f"plain letters in one line, none of {MARKUP}, no marks that cannot be seen"
            raise DataError(f"{letter!a} stands in {shown(value)}", where, right)


def spoken(entry: Entry, key: str, where: str, words: CardWords) -> Entry:
    """Return a card without its name and text, and add those to the words of the set under `key`."""
    for field, end in TEXT_FIELDS.items():
        if field in entry:
            check_words(entry[field], f"{where}, field {field!r}", MOST_NAME if field == "name" else MOST_TEXT)
            words[f"{key}-{entry.get('id', '')}{end}"] = texts_by_language(entry, field)
    return {field: value for field, value in entry.items() if field not in TEXT_FIELDS}


def texts_by_language(entry: Entry, key: str) -> dict[str, str]:
    """Return a text by language. "" is the fallback: English, or any other language that the card has."""
    value = entry.get(key)
    if isinstance(value, dict):
        said = {str(tongue): str(text) for tongue, text in value.items()}
        return said | {"": said.get(TONGUES[0], next(iter(said.values())))}
    return {} if value is None else {"": str(value)}


def number(entry: Entry, key: str, default: int = 0) -> int:
    """Return a field that was checked to be a number."""
    value = entry.get(key, default)
    assert isinstance(value, int)
    return value


def text(entry: Entry, key: str, default: str = "") -> str:
    """Return a field that was checked to be a text."""
    value = entry.get(key, default)
    assert isinstance(value, str)
    return value


def texts(entry: Entry, key: str) -> list[str]:
    """Return a field that was checked to be a list of texts."""
    value = entry.get(key, [])
    assert isinstance(value, list)
    return [str(item) for item in value]


def table(entry: Entry, key: str) -> Entry:
    """Return a field that was checked to be a table; an empty one if it is missing."""
    value = entry.get(key, {})
    assert isinstance(value, dict)
    return value


def names(content: object, word: str) -> bool:
    """Does a file contain this word as a whole value, at any depth?"""
    found = [content]
    for value in found:
        if isinstance(value, dict):
            found.extend(value.values())
        elif isinstance(value, list):
            found.extend(value)
    return word in [value for value in found if isinstance(value, str)]


def refuse_doubles(keys: Sequence[str], where: str) -> None:
    """Check that no two cards have the same id."""
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            raise DataError(f"id {key!r} is used twice", where, "ids are unique")
        seen.add(key)


def keep_bounded(kept: dict[str, T], key: str, value: T) -> None:
    """Keep a value under its key and drop the oldest one when there are too many.

    Anyone can ask a hall to read another file, so what is kept must be bounded.
    """
    kept[key] = value
    while len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]


def digest(paths: Sequence[Path]) -> str:
    """Return a checksum of the rules in a card set's files; comments, white space and texts for people do not count."""
    said = json.dumps([[path.name, ruling(read_toml(path))] for path in paths], sort_keys=True, default=str)
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def ruling(content: Entry) -> Entry:
    """Return the content of a file without its texts for people."""
    return {key: [unsaid(one) for one in value] if isinstance(value, list) else value for key, value in content.items()}


def unsaid(card: object) -> object:
    return {key: value for key, value in card.items() if key not in TEXT_FIELDS} if isinstance(card, dict) else card
