"""Shows the table of any game as text: simple fields in one line, one line for each item of a list, then the cards.

Names of fields and things come from the game's language files. This module knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.cli.terminal.expansions import PartPrinter
from meadhall.cli.terminal.naming import first_known, plain
from meadhall.cli.terminal.seating import Seating
from meadhall.core.record import Recorded
from meadhall.interface import shelf
from meadhall.interface.wire import Option, Subject
from meadhall.text.words import Words

QUIET = "dim"
STEPS_AHEAD = 3
SPECTATOR = -1
SEATS = {"seat", "active", "first", "pillager", "winner", "winners", "waiting", "may_join"}  # fields that hold players
PILES = {"discard", "discarded"}  # only the top card of these is shown
NOT_SHOWN = {"game", "place", "sort", "neighbours", "barred"}  # the question, its options and refusals already say this
NOT_PRINTED = {"key", "copies", "source", "rule", "god"}  # fields of a card that are not printed on it
SAID_BY_TEXT = {"ability", "ability_clan", "also", "kind", "timing", "side"}  # the text of the card says these
# Prefixes of the message keys for things.
SORTS = ("card", "clan", "weapon", "face", "figure", "province", "place", "jarl", "token", "sheet", "br-slot")

Fields = dict[str, Any]  # Any: a field of a view holds whatever the game has put there
WordKey = Callable[[Any, int, Subject], str]  # Any: each game has its own view


class Scene:
    """Formats views of one game and names the things in them."""

    def __init__(self, words: Words, names: list[str], catalogue: object, word_key: WordKey | None = None) -> None:
        self.words = words
        self.names = names  # in the table: "You"
        self.called = names  # in sentences: "Player 1"
        self.cards = printed_cards(catalogue)
        self.word_key = word_key  # the game's own message keys for things on the table

    # -- the table

    def table(self, view: object) -> RenderableType:
        """Return the whole table as the seat of this view sees it."""
        if view is None:
            return Text("")
        fields: Fields = msgspec.to_builtins(view)
        modules = fields.pop("modules", {})
        fields.pop("seat", None)  # the seat whose view this is
        shown = [PartPrinter(key, self.words, self.names).text(part) for key, part in modules.items()]
        return Group(*self.block("", fields), *(text for text in shown if text is not None), *self.card_list(fields))

    def block(self, name: str, fields: Fields) -> Iterator[RenderableType]:
        """Return the simple fields of a thing in one line, then its lists and nested parts."""
        head = [self.label(name)] if name else []
        yield Text(" · ".join([*head, *self.said(fields)]), style="bold" if not name else "")
        for key, value in fields.items():
            if key in NOT_SHOWN:
                continue
            if isinstance(value, dict) and value:
                yield from self.block(key, value)
            elif is_list_of_things(value):
                yield from self.rows(key, value)

    def rows(self, name: str, things: list[Any]) -> Iterator[RenderableType]:
        """Return one line for each item. Dice and other small things share one line; steps become a timeline."""
        if name == "steps":
            yield self.timeline(things)
        elif all(isinstance(thing, dict) and len(thing) <= 3 for thing in things):
            yield Text(f"{self.label(name)}: {', '.join(self.short(thing) for thing in things)}")
        else:
            yield Text(f"{self.label(name)}:", style="bold")
            yield from (Text("  " + " · ".join(self.said(thing, nested=True))) for thing in things if thing)

    def said(self, fields: Fields, nested: bool = False) -> list[str]:
        """Format a count as "hand 5" or "deck 40"; empty or zero values give ""."""
        wanted = {key: value for key, value in fields.items() if key not in NOT_SHOWN and not is_empty(key, value)}
        plain_ones = wanted.items() if nested else ((key, it) for key, it in wanted.items() if not has_parts(it))
        return [self.field(key, value) for key, value in plain_ones]

    def field(self, name: str, value: object) -> str:
        if value is True:
            return self.label(name)
        if name in PILES and isinstance(value, list):
            return f"{self.label(name)} {len(value)} ({self.value('card', value[-1])})"
        if name in ("key", "card", "face") and isinstance(value, str):
            return self.value(name, value)
        return f"{self.label(name)} {self.value(name, value)}"

    def label(self, name: str) -> str:
        """Return the label of a field. Some fields are named after figures."""
        return first_known(self.words, [f"field-{name.replace('_', '-')}", f"figure-{name}"], plain(name).lower())

    def value(self, name: str, value: object) -> str:
        """Format the value of a field briefly, with players and things by name."""
        if isinstance(value, list):
            return ", ".join(self.value(name, one) for one in value)
        if isinstance(value, dict):
            return self.short(value)
        if name in SEATS and isinstance(value, int) and not isinstance(value, bool):
            return self.names[value] if 0 <= value < len(self.names) else "–"
        if isinstance(value, str):
            keys = [f"{name.removesuffix('s')}-{value}", *(f"{sort}-{value}" for sort in SORTS)]
            return first_known(self.words, keys, value)
        return "✓" if value is True else "–" if value is False or value is None else str(value)

    def short(self, thing: Fields) -> str:
        """Format a small thing briefly: its name and players first, then numbers with their labels."""
        parts = [(key, value) for key, value in thing.items() if not is_empty(key, value)]
        named = [self.value(key, value) for key, value in parts if key in SEATS or isinstance(value, str | list)]
        counted = [self.field(key, it) for key, it in parts if key not in SEATS and not isinstance(it, str | list)]
        return " ".join([*named, f"({', '.join(counted)})"] if counted else named)

    # -- battles

    def timeline(self, steps: list[Fields]) -> Text:
        """Format the steps of a battle: the number of finished ones, the current one and the next ones."""
        text = Text("✓" * sum(1 for step in steps if step["state"] == "past"), style="green")
        text.append(f" ● {' '.join(self.step_names(steps, 'now'))}", style="bold")
        ahead = self.step_names(steps, "next")[:STEPS_AHEAD]
        return text.append("".join(f" → {name}" for name in ahead), style=QUIET)

    def step_names(self, steps: list[Fields], state: str) -> list[str]:
        """Return each step name once; some steps are taken by both sides in turn."""
        rules = [step["rule"] for step in steps if step["state"] == state]
        return list(dict.fromkeys(first_known(self.words, [f"step-{rule}"], rule) for rule in rules))

    # -- cards

    def card_list(self, fields: Fields) -> list[RenderableType]:
        """Return every card that is visible on the table with its printed text."""
        seen = dict.fromkeys(key for key in strings_in(fields) if key in self.cards)
        grid = Table.grid(padding=(0, 2))
        for key in seen:
            grid.add_row(Text(self.card_name(key)), Text(self.printed(key), style=QUIET))
        return [grid] if seen else []

    def card_name(self, key: str) -> str:
        return first_known(self.words, [f"card-{key}", f"jarl-{key}"], plain(key))

    def printed(self, key: str) -> str:
        """Return what is printed on a card: its numbers and its text."""
        face = {name: value for name, value in self.cards.get(key, {}).items() if name not in NOT_PRINTED}
        if f"jarl-{key}-main" in self.words:
            return " · ".join(self.abilities(key, str(face.get("link"))))
        text = [self.words(message) for message in [f"card-{key}-text"] if message in self.words]
        if text:
            face = {name: value for name, value in face.items() if name not in SAID_BY_TEXT}
        return " · ".join([*self.said(face, nested=True), *text])

    def abilities(self, key: str, link: str) -> list[str]:
        """Return the abilities of a leader's card, with the condition of the second and whether both may be used."""
        parts = [self.words(f"jarl-{key}-main")]
        if condition := first_known(self.words, [f"jarl-{key}-condition"], ""):
            parts.append(f"[{condition}] {self.words(f'jarl-{key}-secondary')}")
        return [*parts, *(self.words(words) for words in [f"jarl-link-{link}"] if words in self.words)]

    # -- sentences

    def thing(self, view: object, seat: int, subject: Subject) -> str:
        """Return the name of a thing that depends on the view, such as the warrior in a slot.

        "" if its key is enough.
        """
        key = self.word_key(view, seat, subject) if self.word_key and view is not None else ""
        return self.words(key).removesuffix(".") if key else ""

    def detail(self, option: Option) -> str:
        """Return the printed text of the card that an option is about."""
        return self.printed(option.subject.key) if option.subject and option.subject.key in self.cards else ""

    def about(self, option: Option) -> list[str]:
        """Return the same text as a sentence, for the explanation of an option."""
        detail = self.detail(option)
        return [f"{self.card_name(option.subject.key)}: {detail}"] if option.subject and detail else []


def scene_for(saved: Recorded, seating: Seating, words: Words, lone: int | None = None) -> Scene:
    """Return the scene of a game and its players. A single person (`lone`) without a name is called "you"."""
    kit = shelf.kit(saved.game.key)
    cards = kit.catalogue(saved.match) if kit.catalogue else None
    words.learn(getattr(cards, "words", {}))
    scene = Scene(words, seating.spoken(words, lone), cards, kit.word_key)
    scene.called = seating.spoken(words, lone=SPECTATOR)
    return scene


def printed_cards(catalogue: object) -> dict[str, Fields]:
    """Return the cards and jarls in a game's catalogue by key."""
    lists: Fields = msgspec.to_builtins(catalogue) if catalogue is not None else {}
    return {thing["key"]: thing for name in ("cards", "jarls") for thing in lists.get(name, [])}


def strings_in(value: object, name: str = "") -> Iterator[str]:
    """Yield all strings in a view, except those in piles."""
    if name in PILES:
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from strings_in(part, key)
    elif isinstance(value, list):
        for part in value:
            yield from strings_in(part)


def has_parts(value: object) -> bool:
    return isinstance(value, dict) or is_list_of_things(value)


def is_list_of_things(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict) for one in value)


def is_empty(name: str, value: object) -> bool:
    """Is the value empty? A zero counts as empty, but seat 0 is a player."""
    if name in SEATS:
        return value is None or value is False or value == []
    return not any(value) if isinstance(value, list) else not value
