"""Rule ids in running text: VAL-BATTLE-29, and ranges such as VAL-SETUP-11…14."""

from __future__ import annotations

import re
from collections.abc import Iterator

CITED = re.compile(r"\b([A-Z]+-[A-Z]+-)(\d+)(?:(?:…|\.\.\.?)-?(\d+))?\b")


def chapter_of(rule_id: str) -> str:
    """The middle word: VAL-BATTLE-29 stands in chapter BATTLE."""
    return rule_id.split("-")[1]


def spread(stem: str, first: str, last: str | None) -> list[str]:
    """VAL-SETUP-, 11, 14 → the four ids; the numbers keep the width they are written in."""
    end = int(last) if last else int(first)
    return [f"{stem}{number:0{len(first)}d}" for number in range(int(first), end + 1)]


def ids_in(text: str, prefix: str) -> Iterator[str]:
    """Every id of one game that the text cites, ranges written out."""
    for stem, first, last in CITED.findall(text):
        if stem.startswith(prefix + "-"):
            yield from spread(stem, first, last)
