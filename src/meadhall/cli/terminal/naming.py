"""Finds the words for a key: the first message that exists, or else the key in readable form."""

from __future__ import annotations

import re

from meadhall.text.words import Words


def first_known(words: Words, keys: list[str], otherwise: str, **values: str | int) -> str:
    """Return the first of these messages that exists."""
    return next((words(key, **values) for key in keys if key in words), otherwise)


def plain(key: str) -> str:
    """Return a key without words as readable text."""
    text = re.sub(r"[-_.]+", " ", key).strip()
    return text[:1].upper() + text[1:]
