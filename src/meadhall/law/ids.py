"""Rule ids in running text: VAL-BATTLE-29, and ranges such as VAL-SETUP-11…14."""

from __future__ import annotations

import re
from collections.abc import Iterator

CITED = re.compile(r"\b([A-Z]+-[A-Z]+-)(\d+)(?:(?:…|\.\.\.?)-?(\d+))?\b")


def chapter_of(rule_id: str) -> str:
    """Return the chapter: VAL-BATTLE-29 belongs to chapter BATTLE."""
    return rule_id.split("-")[1]


def spread(stem: str, first: str, last: str | None) -> list[str]:
    """Write out a range: VAL-SETUP-, 11, 14 → four ids with as many digits as given."""
    end = int(last) if last else int(first)
    return [f"{stem}{number:0{len(first)}d}" for number in range(int(first), end + 1)]


def ids_in(text: str, prefix: str) -> Iterator[str]:
    """Yield every id of one game that the text cites, with ranges written out."""
    for stem, first, last in CITED.findall(text):
        if stem.startswith(prefix + "-"):
            yield from spread(stem, first, last)
