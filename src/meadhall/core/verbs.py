"""Verbs: runs of action ids with a name and a rule. An id means the same in every match of a game."""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import RulebookError
from meadhall.core.ids import ACTIONS, EVERY_GAME, Range, Ranges

PASS: Final = 0  # in every game


class Verb:
    """One kind of answer. Its argument is the thing that the answer is about."""

    def __init__(self, key: str, first: int, count: int, rule: str, sort: str, page: int) -> None:
        self.key = key
        self.first = first
        self.count = count
        self.end = first + count  # the first id after this verb
        self.rule = rule
        self.sort = sort
        self.page = page

    def of(self, argument: int = 0) -> int:
        """Return the action id for this argument."""
        return self.first + argument

    def has(self, action: int) -> bool:
        """Does this action belong to the verb?"""
        return self.first <= action < self.end

    def arg(self, action: int) -> int:
        """Return the argument of an action of this verb."""
        return action - self.first


class Page:
    """The ids that one chapter or expansion may use, taken in order."""

    def __init__(self, vocabulary: Vocabulary, number: int, ids: Range) -> None:
        self.vocabulary = vocabulary
        self.key = ids.key
        self.number = number
        self.ids = ids
        self.taken = 0

    def verb(self, key: str, count: int, rule: str, sort: str = "") -> Verb:
        """Take the next ids for a verb. Append new calls only: their order must never change."""
        if self.taken + count > self.ids.count:
            more = f"begin a second page, for example {self.key + '-2'!r}"
            raise RulebookError(f"page {self.key!r} is full: {key!r} needs {count} ids; {more}")
        verb = Verb(key, self.ids.first + self.taken, count, rule, sort, self.number)
        self.taken += count
        self.vocabulary.enter(verb)
        return verb


class Vocabulary:
    """All verbs of a game and of every expansion, in use or not."""

    def __init__(self, pass_rule: str, ranges: Ranges) -> None:
        self.ranges = ranges
        self.pages: list[Page] = []
        self.verbs: dict[str, Verb] = {}
        self.table: list[Verb | None] = []
        self.page(EVERY_GAME).verb("pass", 1, pass_rule)

    def page(self, key: str) -> Page:
        """Return the ids assigned to this key. `meadhall modules GAME --give-ids` assigns them once."""
        if any(page.key == key for page in self.pages):
            raise RulebookError(f"two pages are named {key!r}")
        page = Page(self, len(self.pages), self.ranges.claim(ACTIONS, key))
        self.pages.append(page)
        return page

    def enter(self, verb: Verb) -> None:
        """Add a verb under its name and its ids."""
        if verb.key in self.verbs:
            raise RulebookError(f"two verbs are named {verb.key!r}")
        self.verbs[verb.key] = verb
        while len(self.table) < verb.first + verb.count:
            self.table.append(None)
        for action in range(verb.first, verb.first + verb.count):
            self.table[action] = verb

    def verb_of(self, action: int) -> Verb:
        """Return the verb an action belongs to."""
        verb = self.table[action] if 0 <= action < len(self.table) else None
        if verb is None:
            raise RulebookError(f"no verb has action {action}")
        return verb

    @property
    def size(self) -> int:
        """One more than the highest action id: the length of an action mask."""
        return len(self.table)
