"""Finds the form field that an error of the checker is about: its text names file, card and field."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from meadhall.core.errors import MeadhallError
from meadhall.server.card_sets.set_folder import Files
from meadhall.server.protocol.workshop import Complaint

QUOTED = re.compile(r"'([^']{1,60})'")
FIELD = re.compile(r"field '([^']{1,60})'")
KIND = re.compile(r", ([A-Z][A-Z0-9_]+)\b")
PLACE = re.compile(r", (\w+) (\d+)")


class SetCard(NamedTuple):
    """A card and its place in a set."""

    file: str
    table: str
    at: int
    entry: dict[str, object]


def complaint(error: MeadhallError, files: Files) -> Complaint:
    """Return the error with the file, card and field that it is about."""
    where = f"{error.where} "
    file = next((name for name in files if where.startswith((f"{name} ", f"{name},"))), "")
    card = named_card(error, files, file) or counted_card(where, files, file)
    said = Complaint(error.what, error.right, error.rule, file, path=field_of(error, card))
    if card is None:
        return said
    return Complaint(said.what, said.right, said.rule, card.file, card.table, card.at, said.path)


def cards_of(files: Files, file: str) -> Iterator[SetCard]:
    """Yield every card of a set, or of one file."""
    for name, content in files.items():
        for table, value in content.items():
            if (not file or name == file) and isinstance(value, list):
                yield from (SetCard(name, table, at, one) for at, one in enumerate(value) if isinstance(one, dict))


def named_card(error: MeadhallError, files: Files, file: str) -> SetCard | None:
    """Return the card whose id the error names; of two with the same id the second one."""
    known = {card.entry.get("id"): card for card in cards_of(files, file) if isinstance(card.entry.get("id"), str)}
    bare = [error.where, re.sub(r"^\w+-", "", error.what.partition(":")[0])]
    named = (*QUOTED.findall(error.where), *QUOTED.findall(error.what), *bare)
    return next((known[name] for name in named if name in known), None)


def counted_card(where: str, files: Files, file: str) -> SetCard | None:
    """Return the card that the error names by its number, which counts through all tables of the file."""
    found = PLACE.search(where)
    cards = [*cards_of(files, file)] if found and file else []
    at = int(found.group(2)) - 1 if found else -1
    return cards[at] if 0 <= at < len(cards) else None


def field_of(error: MeadhallError, card: SetCard | None) -> list[str]:
    """Return the path of the field that the error names."""
    field = FIELD.findall(error.where) or FIELD.findall(error.what)
    kinds = set(KIND.findall(error.where)) | set(QUOTED.findall(error.what))
    above = [key for key, value in (card.entry.items() if card else ()) if names_kind(value, kinds)]
    return [*above[:1], *(name for name in field[-1:] if name not in above[:1])]


def names_kind(value: object, kinds: set[str]) -> bool:
    """Does this field name one of these kinds?"""
    tables = value if isinstance(value, list) else [value]
    return any(isinstance(one, dict) and one.get("kind") in kinds for one in tables)
