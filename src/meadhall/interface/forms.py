"""Input forms for card sets, generated from the fields that the card checker knows. (not compiled)"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from meadhall.core.cards import Field

FormFields = Mapping[str, Mapping[str, Sequence[Field]]]  # the fields of each table, by file


class FieldForm(Struct, frozen=True):
    """One field.

    `kinds` is the group of kinds to choose from; `{type}` in it is replaced by the value of the field `type`.
    """

    key: str
    sort: str  # number | text | yes or no | list | table
    needed: bool
    least: int
    most: int
    choices: list[str]
    kinds: str
    inside: list[FieldForm]


class KindForm(Struct, frozen=True):
    """One kind of ability: its parameters, those of which at least one is required, and whether it can be combined."""

    key: str
    fields: list[FieldForm] = []
    some: list[str] = []
    beside: bool = False


class TableForm(Struct, frozen=True):
    """The cards of one kind in a file; "" is the file itself."""

    key: str
    fields: list[FieldForm]


class SheetForm(Struct, frozen=True):
    """One file of a set; `module` is the expansion that reads it, "" for the game itself."""

    file: str
    module: str
    tables: list[TableForm]


class CardForms(Struct, frozen=True):
    """All forms for a card set of a game."""

    game: str
    sheets: list[SheetForm]
    kinds: dict[str, list[KindForm]]


def field_form(field: Field) -> FieldForm:
    """Return the form of a field that the checker knows."""
    bounded = field.sort in ("number", "list")
    return FieldForm(
        key=field.key,
        sort=field.sort,
        needed=field.needed,
        least=field.least if bounded else 0,
        most=field.most if bounded else 0,
        choices=list(field.choices),
        kinds=field.kinds,
        inside=[field_form(one) for one in field.inside],
    )


def sheets_of(recorded: FormFields, module: str, known: Iterable[str]) -> list[SheetForm]:
    """Return the forms of the files that were read, without those that are known already."""
    return [
        SheetForm(file, module, [TableForm(key, [*map(field_form, fields)]) for key, fields in tables.items()])
        for file, tables in recorded.items()
        if file not in known
    ]
