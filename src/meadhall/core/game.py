"""The description of a game: its seats, its modules, and how a match begins."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from meadhall.core.cards import keep_bounded
from meadhall.core.chance import Chance
from meadhall.core.errors import DataError, SetupError
from meadhall.core.events import Event
from meadhall.core.match import NO_PARTS, Match
from meadhall.core.module import Module, Part, Players, Rulebook, Setup, Spans, Switch, refuse_rivals, settle_options
from meadhall.core.procedure import Window
from meadhall.core.verbs import Vocabulary

# a kind of verb: it counts seats clockwise from the answering seat, but people want to read a player's name
DISTANCE: Final = "distance"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What the rest of Meadhall knows about a game."""

    def __init__(self, key: str, version: int, least: int, most: int, vocabulary: Vocabulary, spans: Spans) -> None:
        self.key = key
        self.version = version  # of the rules; raised by every change that alters games
        self.least = least
        self.most = most
        self.vocabulary = vocabulary
        self.spans = spans
        self.base: list[Module[Any]] = []  # Any: modules of this game, whichever it is
        self.expansions: dict[str, Module[Any]] = {}
        self.refusals = ["pass"]  # verbs with which a player declines
        self.callings: dict[str, list[str]] = {}  # by card set: the expansions that it needs

    # -- every game implements these

    def begin(self, rules: Rulebook[Any], chance: Chance) -> Match:
        """Return a match before its first procedure."""
        raise NotImplementedError

    def key_of(self, match: Match, sort: str, number: int) -> str:
        """Return the stable name of the thing that a verb or an event refers to; saved games and messages use it."""
        return str(number)

    def number_of(self, match: Match, sort: str, key: str) -> int:
        """Return the number behind a stable name."""
        return int(key)

    def spoken(self, match: Match, seat: int, sort: str, number: int) -> tuple[str, int]:
        """Return the name for people of what a seat's answer is about, such as a player instead of a distance."""
        return ("seat", (seat + number) % match.seats) if sort == DISTANCE else (sort, number)

    def moment_rule(self, moment: int) -> str:
        """Return the rule that opens a window at this moment."""
        return ""

    def moment_key(self, moment: int) -> str:
        """Return the name of a moment, for messages and timelines."""
        return str(moment)

    def ended_by(self, match: Match) -> str:
        """Return a key for what ended a finished match; "end" if the game has only one way to end."""
        return "end"

    def cards_digest(self, rules: Rulebook[Any]) -> str:
        """Return a checksum of the cards in use."""
        raise NotImplementedError

    def card_files(self, cards: str) -> list[Path]:
        """Return the files of a player's own card set; an empty list for a set of the game. Raises DataError."""
        return []

    def called_for(self, cards: str) -> list[str]:
        """Return the expansions that a card set needs. The files are read once."""
        if cards not in self.callings:
            try:
                files = self.card_files(cards)
                called = [module.key for module in self.expansions.values() if module.called_for(files)]
                keep_bounded(self.callings, cards, called)
            except DataError:  # the code that loads the cards reports this error
                return []
        return self.callings[cards]

    def older_cards(self, cards: str) -> list[str]:
        """Return the names of earlier versions of a card set. Games begun with them keep them."""
        return []

    # -- setting up

    def discover(self, package: str) -> None:
        """Find the expansions: every package in this folder that has a MODULE."""
        found = importlib.import_module(package)
        for info in sorted(pkgutil.iter_modules(found.__path__), key=_name):
            module: Module[Any] = importlib.import_module(f"{package}.{info.name}").MODULE
            self.expansions[module.key] = module

    def setup(
        self,
        seats: int,
        modules: list[str] | None = None,
        options: dict[str, str] | None = None,
        edition: str = "",
        cards: str = "meadhall",
        rules: int = 0,
    ) -> Setup:
        """Return a checked setup; `rules` defaults to today's version. An error names the rule that forbids it."""
        chosen = sorted({*(modules or []), *self.called_for(cards)})
        self.check_modules(chosen)
        used = self.base + [self.expansions[key] for key in chosen]
        self.check_seats(seats, used)
        setup = Setup(seats, chosen, settle_options(used, options or {}, edition), cards, rules or self.version)
        for module in used:
            module.check(setup)
        for course in range(self.spans.courses):
            refuse_rivals(used, course, setup)
        return setup

    def check_modules(self, chosen: list[str]) -> None:
        """Check that each of these expansions exists."""
        for key in chosen:
            if key not in self.expansions:
                known = ", ".join(self.expansions) or "none"
                raise SetupError(f"{self.key} has no module {key!r}", right=f"known: {known}")

    def check_seats(self, seats: int, modules: list[Module[Any]]) -> None:
        """Check that the game allows this number of players, or a module that sets its own limits."""
        spans = [span for module in modules if (span := module.players()) is not None]
        for span in spans or [Players(self.least, self.most, "")]:
            if not span.least <= seats <= span.most:
                raise span.refusal(self.key, seats)

    def tables(self) -> range:
        """Return every number of players that the game allows, with or without modules."""
        spans = [span for module in self.expansions.values() if (span := module.players()) is not None]
        least, most = min([self.least, *(s.least for s in spans)]), max([self.most, *(s.most for s in spans)])
        return range(least, most + 1)

    def rulebook(self, setup: Setup) -> Rulebook[Any]:
        """Return the rulebook of a setup."""
        self.vocabulary.ranges.check(self.key)
        modules = self.base + [self.expansions[key] for key in setup.modules]
        return Rulebook(self.vocabulary, modules, setup, self.spans)

    def options(self) -> list[Switch]:
        """Return every option of the game and its expansions."""
        modules = self.base + list(self.expansions.values())
        return [option for module in modules for option in module.choices()]

    def new(self, rules: Rulebook[Any], chance: Chance, live: bool = False, log: bool = False) -> Match:
        """Return a match that has run to its first question."""
        match = self.begin(rules, chance)
        match.live = live
        events: list[Event] = []
        match.log = events if log else None
        match.parts = parts_of(match)
        match.run()
        return match


def parts_of(match: Match) -> list[Part | None]:
    """Return the parts of the modules in a match; an empty list if no module has one."""
    parts = [module.part(match) for module in match.rules.modules]
    for part in parts:
        if part is not None:
            return parts
    return NO_PARTS


def prompt(game: Game, match: Match) -> str:
    """Return the key of the sentence that asks the current question."""
    top = match.stack[-1]
    if isinstance(top, Window):
        return game.moment_key(top.moment)
    return type(top).prompt or type(top).__name__.lower()


def _name(info: pkgutil.ModuleInfo) -> str:
    return info.name
