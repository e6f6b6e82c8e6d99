"""Errors for people. Each says what is wrong, where, and what would be right."""

from __future__ import annotations

Values = dict[str, str | int]


class MeadhallError(Exception):
    """A request that cannot be carried out.

    `why` is the key of a message that explains it in every language, with these values. A value that is the key of a
    module or an option is shown by its name.
    """

    def __init__(
        self,
        what: str,
        where: str = "",
        right: str = "",
        rule: str = "",
        why: str = "",
        values: Values | None = None,
    ) -> None:
        super().__init__(_sentence(what, where, right, rule))
        self.what = what
        self.where = where
        self.right = right
        self.rule = rule
        self.why = why
        self.values: Values = values or {}


class DataError(MeadhallError):
    """A card file, a word file or a saved game is invalid."""


class SetupError(MeadhallError):
    """A game cannot be set up like this: the players, modules or options contradict a rule."""


class IllegalAnswer(MeadhallError):
    """An answer that is not legal now: out of turn, not offered, or given after the end."""


class RecordError(DataError):
    """A saved game cannot be read, or its replay fails."""


class FieldError(MeadhallError):
    """A value entered in a form is not allowed. `field` is a path such as "attacker.warriors.0", also in `values`."""

    def __init__(self, field: str, what: str, right: str = "", rule: str = "", why: str = "", n: int = 0) -> None:
        super().__init__(what, field, right, rule, why, {"field": field, "n": n})


class RulebookError(Exception):
    """A module contradicts another one. The rulebook finds this mistake of a module's author when it is built."""


def _sentence(what: str, where: str, right: str, rule: str) -> str:
    place = f"{where}: " if where else ""
    hint = f"; {right}" if right else ""
    law = f" [{rule}]" if rule else ""
    return f"{place}{what}{hint}{law}"
