"""Replay: rebuilds any version of a game from the nearest cached position."""

from __future__ import annotations

from collections import OrderedDict

from meadhall.server.protocol.requests import StoryPoint
from meadhall.server.storage.rows import Row, SavedAnswer
from meadhall.server.tables.position import Position

EVERY = 32  # answers between two cached positions
KEPT_PLACES = 64  # cached positions of one table


def path_to(rows: list[Row], version: int) -> list[Row]:
    """The answers that stand at a version, without undone ones."""
    path: list[Row] = []
    for row in rows:
        if row.version > version:
            break
        if row.kind == "undo":
            del path[-row.taken_back :]
        else:
            path.append(row)
    return path


class ReplayCache:
    """Cached positions of one game, by the version of the answer that led to them."""

    def __init__(self, first: Position) -> None:
        self.first = first.lucky(first.given.state)  # a copy, because the cache is used in another thread
        self.kept: OrderedDict[int, Position] = OrderedDict()
        self.rows: list[Row] = []
        self.chapters: list[StoryPoint] = []

    @property
    def version(self) -> int:
        """The last version among the loaded rows."""
        return self.rows[-1].version if self.rows else 0

    def at(self, version: int) -> Position:
        """The position at a version."""
        path = path_to(self.rows, version)
        known = self._known(path)
        position = self.kept[path[known - 1].version] if known else self.first
        for at in range(known, len(path)):
            position = self._after(position, path[at], at + 1 == len(path) or (at + 1) % EVERY == 0)
        return position

    def _known(self, path: list[Row]) -> int:
        """How many answers of the path the nearest cached position covers."""
        return next((at for at in range(len(path), 0, -1) if path[at - 1].version in self.kept), 0)

    def _after(self, position: Position, row: Row, keep: bool) -> Position:
        after = position.replayed(row.seat, SavedAnswer(row.action, row.luck, row.state))
        if keep:
            self.kept[row.version] = after
            if len(self.kept) > KEPT_PLACES:
                self.kept.popitem(last=False)
        return after

    def story(self, version: int) -> list[StoryPoint]:
        """For each version up to this one: who answered, the length of the log and the points."""
        path = path_to(self.rows, version)
        if not self.chapters:
            self.chapters = [chapter(self.first, 0, -1)]
        same = 0
        while same < len(path) and same + 1 < len(self.chapters) and _same(path[same], self.chapters[same + 1]):
            same += 1
        if same < len(path):
            self._extend_story(path, same)
        return self.chapters[: len(path) + 1]

    def _extend_story(self, path: list[Row], told: int) -> None:
        del self.chapters[told + 1 :]
        position = self.at(path[told - 1].version) if told else self.first
        for at in range(told, len(path)):
            position = self._after(position, path[at], (at + 1) % EVERY == 0)
            self.chapters.append(chapter(position, path[at].version, path[at].seat))


def _same(row: Row, chapter: StoryPoint) -> bool:
    return row.version == chapter.version


def chapter(position: Position, version: int, seat: int) -> StoryPoint:
    """The story point of one version."""
    return StoryPoint(version, seat, position.lines, position.scores())
