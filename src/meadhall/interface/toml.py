"""Writes card files as TOML. (not compiled)"""

from __future__ import annotations

import json
from collections.abc import Mapping

from meadhall.core.errors import DataError

DEEPEST = 6  # nesting depth; a card needs four
MOST_DIGITS = 1 << 63


def to_toml(content: Mapping[str, object]) -> str:
    """Return the text of a file: plain values first, then each list of tables."""
    plain = {key: value for key, value in content.items() if not is_tables(value)}
    lines = [f"{format_key(key)} = {format_value(value)}" for key, value in plain.items()]
    for key, value in content.items():
        if isinstance(value, list) and key not in plain:
            lines += [line for table in value for line in ("", f"[[{format_key(key)}]]", *entries(table))]
    return "\n".join([*lines, ""])


def is_tables(value: object) -> bool:
    """Is it a list of tables? Such a list has a heading for each table."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def entries(table: Mapping[str, object]) -> list[str]:
    return [f"{format_key(key)} = {format_value(value)}" for key, value in table.items() if value is not None]


def format_key(key: str) -> str:
    """Return a key, in quotes if necessary."""
    bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if bare else format_text(key)


def format_value(value: object, depth: int = 0) -> str:
    """Return a value on one line."""
    if depth > DEEPEST:
        raise DataError("tables too deep within each other", right="a card needs two levels")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return format_text(value)
    if isinstance(value, list):
        return f"[{', '.join(format_value(one, depth + 1) for one in value)}]"
    if isinstance(value, dict):
        inside = (
            f"{format_key(key)} = {format_value(one, depth + 1)}" for key, one in value.items() if one is not None
        )
        return f"{{ {', '.join(inside)} }}"
    return format_number(value)


def format_number(value: object) -> str:
    """Return a number in TOML's syntax."""
    if isinstance(value, int) and -MOST_DIGITS <= value < MOST_DIGITS:
        return str(value)
    if isinstance(value, float) and value - value == 0:
        return repr(value)
    raise DataError("a value that no card has", right="numbers, texts, yes or no, lists and tables")


def format_text(text: str) -> str:
    """Return a text in quotes."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise DataError("an invalid character", right="valid Unicode text") from None
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
