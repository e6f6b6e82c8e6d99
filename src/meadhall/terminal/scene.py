"""How a game is drawn. This one shows the plain view of any game; a game may bring its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.wire import Option, Subject
from meadhall.words import Words

QUIET = "dim"
STEPS_AHEAD = 3


class Stage(Protocol):
    """A step of a battle, as the views of all games show it."""

    @property
    def rule(self) -> str: ...

    @property
    def state(self) -> str: ...


class Scene:
    """Draws views of a game and names the things in it."""

    first: tuple[str, ...] = ()  # verbs that are listed before the others

    def __init__(self, words: Words, names: list[str], cards: Any) -> None:  # Any: each game has its own catalogue
        self.words = words
        self.names = names  # as the table shows them: "You"
        self.called = names  # as sentences call them: "Player 1"
        self.cards = cards

    def table(self, view: Any) -> RenderableType:  # Any: each game has its own view
        """The whole table for the seat that looks."""
        return Group(*laid_out("", msgspec.to_builtins(view))) if view is not None else Text("")

    def thing(self, view: Any, seat: int, subject: Subject) -> str:  # Any: as above
        """What a thing is called, where the game knows better than its words. `seat` is spoken of."""
        return ""

    def detail(self, option: Option) -> str:
        """What is printed on the card an option is about, in a few words."""
        return ""

    def about(self, option: Option) -> list[str]:
        """What should be known of the thing an option is about, in sentences."""
        return []

    def timeline(self, steps: Sequence[Stage]) -> Text:
        """What is over, what is going on, what comes next."""
        now, after = (self.step_names(steps, state) for state in ("now", "next"))
        text = Text("✓" * sum(1 for step in steps if step.state == "past"), style="green")
        text.append(f" ● {' '.join(now)}", style="bold")
        return text.append("".join(f" → {name}" for name in after[:STEPS_AHEAD]), style=QUIET)

    def step_names(self, steps: Sequence[Stage], state: str) -> list[str]:
        """Each name once: some steps are taken by one side, then by the other."""
        rules = [step.rule for step in steps if step.state == state]
        names = [self.words(f"step-{rule}") if f"step-{rule}" in self.words else rule for rule in rules]
        return list(dict.fromkeys(names))


def laid_out(name: str, value: object) -> list[RenderableType]:
    """Any plain value: its simple fields in a line, a line for each thing of a list, the rest below."""
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return [Text(f"{name}:", style="bold"), *(row_of(item) for item in value if isinstance(item, dict))]
    if not isinstance(value, dict):
        return [Text(f"{name}: {in_short(value)}")]
    simple = [f"{key} {in_short(item)}" for key, item in value.items() if not is_large(item)]
    below = [part for key, item in value.items() if is_large(item) for part in laid_out(key, item)]
    return [Text(" · ".join([f"{name}:"] * bool(name) + simple)), *below]


def row_of(row: dict[str, object]) -> Text:
    """One thing in a line; what it lacks is not mentioned."""
    fields = [f"{key} {in_short(item)}" for key, item in row.items() if not is_empty(item)]
    return Text("  " + " · ".join(fields))


def is_large(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(item, dict) for item in value))


def is_empty(value: object) -> bool:
    return value is None or value is False or value in ("", [], {})


def in_short(value: object) -> str:
    """A value in a few letters."""
    if isinstance(value, dict):
        return " ".join(in_short(item) for item in value.values() if not is_empty(item))
    if isinstance(value, list):
        return ", ".join(in_short(item) for item in value) or "–"
    return "–" if is_empty(value) else "yes" if value is True else str(value)
