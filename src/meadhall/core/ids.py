"""Ranges of ids: assigned once, kept in the `ids.toml` of their owner, never reused.

A chapter or expansion asks for a range by its key. `meadhall modules GAME --give-ids` assigns missing ranges and writes
them down: an expansion's range in its own folder, all others in the game's. Until then a range is provisional and no
match can begin, because the ids in a saved game could change their meaning.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, read_toml
from meadhall.core.errors import DataError, RulebookError

FILE: Final = "ids.toml"
ACTIONS: Final = "actions"
CARDS: Final = "cards"
EVERY_GAME: Final = "core"  # it has one action in every game: to pass
HEAD: Final = "# Ids given out for good: saved games name them. `meadhall modules GAME --give-ids` adds those missing."
ROOM: Final = 4096  # ids that an open range may hold until it is assigned


class Range:
    """The ids that belong to a key: `count` of them, starting with `first`."""

    def __init__(self, sort: str, key: str, first: int, count: int) -> None:
        self.sort = sort
        self.key = key
        self.first = first
        self.count = count

    @property
    def end(self) -> int:
        """Return the first id after the range."""
        return self.first + self.count

    def meets(self, other: Range) -> bool:
        """Do the two ranges share an id?"""
        return self.sort == other.sort and self.first < other.end and other.first < self.end


class Ranges:
    """All ranges of the game in whose folder `file` lies, and of its expansions.

    cards: how many card numbers there are.
    """

    def __init__(self, file: str, cards: int = 0) -> None:
        self.home = Path(file).parent
        self.below = {CARDS: cards}
        self.given = [Range(ACTIONS, EVERY_GAME, 0, 1)]
        self.open: list[Range] = []  # requested and not assigned yet
        for found in sorted(self.home.rglob(FILE)):
            self._read(found)

    def _read(self, file: Path) -> None:
        for sort, table in read_toml(file).items():
            if not isinstance(table, dict):
                raise DataError(f"{sort!r} is not a table of ranges", str(file), f"[{ACTIONS}] or [{CARDS}]")
            for key, entry in table.items():
                if self.folder_of(key) != file.parent:
                    raise DataError(f"{key!r} is in the wrong file", str(file), f"it belongs in {self.folder_of(key)}")
                self._enter(_range(sort, key, entry, str(file)), str(file))

    def _enter(self, fresh: Range, file: str) -> None:
        """Add a range. A range that overlaps with another one is refused."""
        for other in self.given:
            if fresh.meets(other):
                free = f"the next {fresh.count} that are free begin at {self.next_free(fresh.sort)}"
                raise DataError(f"{fresh.key!r} and {other.key!r} have the same {fresh.sort}", file, free)
        self.given.append(fresh)

    def folder_of(self, key: str) -> Path:
        """Return the folder of the file for a key: that of the expansion it begins with ("tyr", "tyr-2"), or the
        game's.
        """
        folder = self.home / "expansions" / key.partition("-")[0]
        return folder if folder.is_dir() else self.home

    def claim(self, sort: str, key: str, count: int = 0) -> Range:
        """Return the range of a key. `count` is the least number of ids, if the caller knows it."""
        for found in self.given:
            if found.sort == sort and found.key == key:
                return self._large_enough(found, count)
        fresh = Range(sort, key, self.next_free(sort), count or ROOM)
        self.open.append(fresh)
        return fresh

    def cards(self, key: str, count: int) -> int:
        """Return the first of `count` card numbers for an expansion."""
        return self.claim(CARDS, key, count).first

    def _large_enough(self, found: Range, count: int) -> Range:
        if count > found.count:
            more = f"ask for a second one, for example {found.key + '-2'!r}"
            raise RulebookError(f"{found.key!r} has {found.count} {found.sort} and needs {count}; {more}")
        return found

    def next_free(self, sort: str) -> int:
        """Return the first id after all listed ones."""
        return max([one.end for one in self.given + self.open if one.sort == sort], default=0)

    def give(self, fresh: Range, count: int) -> Path:
        """Assign an open range and write it into its file; return the file."""
        given = Range(fresh.sort, fresh.key, _end_of(self.given, fresh.sort), count)
        most = self.below.get(fresh.sort, given.end)
        if given.end > most:
            raise RulebookError(f"{fresh.key!r} wants {fresh.sort} {given.first} to {given.end - 1}: there are {most}")
        self.open.remove(fresh)
        self.given.append(given)
        file = self.folder_of(fresh.key) / FILE
        file.write_text(self._written(file.parent), encoding="utf-8")
        return file

    def _written(self, folder: Path) -> str:
        """Return the text of a folder's file: its ranges, sorted by number."""
        ours = [one for one in self.given if one.key != EVERY_GAME and self.folder_of(one.key) == folder]
        kept = sorted(ours, key=_first)
        out = [HEAD]
        for sort in sorted({one.sort for one in kept}):
            out += ["", f"[{sort}]"]
            out += [f"{one.key} = {{ first = {one.first}, count = {one.count} }}" for one in kept if one.sort == sort]
        return "\n".join(out) + "\n"

    def check(self, game: str) -> None:
        """Refuse to play while a range has not been assigned."""
        for fresh in self.open:
            right = f"`meadhall modules {game} --give-ids` gives it some, from {_end_of(self.given, fresh.sort)} on"
            raise RulebookError(f"{fresh.key!r} has no {fresh.sort} yet; {right}")


def _range(sort: str, key: str, entry: object, file: str) -> Range:
    numbers: Entry = entry if isinstance(entry, dict) else {}
    first, count = numbers.get("first"), numbers.get("count")
    if not isinstance(first, int) or not isinstance(count, int) or first < 0 or count < 1:
        raise DataError(f"{key!r} is not a range", file, "{ first = 16, count = 8 }")
    return Range(sort, key, first, count)


def _end_of(given: list[Range], sort: str) -> int:
    return max([one.end for one in given if one.sort == sort], default=0)


def _first(one: Range) -> int:
    return one.first
