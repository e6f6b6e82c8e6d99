"""Prints the state of an expansion as plain fields, or in the expansion's own words where it has some."""

from __future__ import annotations

from rich.text import Text

from meadhall.cli.terminal.naming import first_known, plain
from meadhall.text.words import Words

SEATS = ("seat", "helper", "aided", "owner", "keeper", "king")  # fields that hold a player

Fields = dict[str, object]


class PartPrinter:
    """Prints the state of one expansion."""

    def __init__(self, key: str, words: Words, names: list[str]) -> None:
        self.key = key
        self.words = words
        self.names = names

    def text(self, fields: Fields) -> Text | None:
        """Return the state in a few lines, or "" if there is nothing to show."""
        lines = [line for name, value in fields.items() for line in self.lines(name, value) if line]
        if not lines:
            return None
        title = first_known(self.words, [f"expansion-{self.key}"], plain(self.key))
        return Text("\n".join([f"{title}: {lines[0]}", *(f"  {line}" for line in lines[1:])]), style="dim")

    def lines(self, name: str, value: object) -> list[str]:
        """Return the lines for one field. Names are translated; numbers without a meaning for players are left out."""
        if isinstance(value, dict):
            return [self.entry(name, value)]
        if isinstance(value, list) and not any(isinstance(item, dict | list) for item in value):
            return [f"{self.label(name)}: {', '.join(self.item(name, item) for item in value)}"] if any(value) else []
        if isinstance(value, list):
            return [self.entry(name.removesuffix("s"), item) for item in value if has_content(item)]
        if isinstance(value, str):
            return [self.named(name, value)]
        return [f"{self.label(name)}: {self.number(name, value)}"] if isinstance(value, int) and value else []

    def label(self, name: str) -> str:
        """Return the label of a field."""
        return first_known(self.words, [f"field-{name.replace('_', '-')}"], plain(name).lower())

    def item(self, name: str, value: object) -> str:
        """Return the text of a simple list item."""
        if isinstance(value, str):
            return self.named(name.removesuffix("s"), value) if value else "–"
        return "✓" if value is True else "–" if value is False or value is None else self.number(name, value)

    def entry(self, name: str, item: object) -> str:
        """Return the text of a structured list item."""
        if not isinstance(item, dict):
            return ", ".join(self.named(name, str(x)) for x in item if x) if isinstance(item, list) else str(item)
        values = {key: value for key, value in item.items() if isinstance(value, str | int)}
        lists = {key: value for key, value in item.items() if isinstance(value, list)}
        joined = {key: ", ".join(self.named(key.removesuffix("s"), str(x)) for x in lists[key]) for key in lists}
        head = first_known(self.words, [self.head(name, values)], "", **values, **joined)
        rest = [self.part(key, value, values) for key, value in values.items()]
        return f"{head}: {' '.join(x for x in rest if x)}" if head else " · ".join(x for x in rest if x)

    def head(self, name: str, values: dict[str, str | int]) -> str:
        """Return the label of a row, from `loki-row`, or from `loki-row-one` if its range is a single number."""
        alone = "min" in values and values.get("min") == values.get("max")
        return f"{self.key}-{name}-one" if alone else f"{self.key}-{name}"

    def part(self, key: str, value: str | int, values: dict[str, str | int]) -> str:
        """Return the text of a field inside a list item. A number is shown only if the language files name it."""
        if key in SEATS:
            return self.number(key, value)
        if isinstance(value, str):
            keys = [f"{self.key}-{key}-{value}", f"{key}-{value}", f"card-{value}"]
            return first_known(self.words, keys, plain(value), **values)
        return ""

    def named(self, name: str, value: str) -> str:
        own = [f"{self.key}-{name}-{value}", f"{self.key}-{value}"]
        return first_known(self.words, [*own, *(f"{sort}-{value}" for sort in ("card", "clan", "weapon"))], value)

    def number(self, name: str, value: object) -> str:
        """Return a player's name, or the number itself."""
        return self.names[value] if name in SEATS and isinstance(value, int) else str(value)


def has_content(item: object) -> bool:
    """Is the value anything but empty?"""
    return any(has_content(x) for x in item) if isinstance(item, list) else item is not None
