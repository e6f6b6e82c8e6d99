"""Modules are what a chapter, an expansion or a house rule plugs in. A rulebook is a checked set of modules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.errors import RulebookError, SetupError, Values
from meadhall.core.procedure import G, Step
from meadhall.core.verbs import Page, Vocabulary

if TYPE_CHECKING:
    from meadhall.core.zones import Zone

NO_OBJECTION: Final = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A module's state in one match. It is copied, saved and shown with the match."""

    def copy(self) -> Part:
        """Return an equal part that shares nothing."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Return the zones of this part."""
        return []

    def card_count(self) -> int:
        """Return how many cards of the common stock lie here; the exam counts them."""
        return sum(len(zone.cards) for zone in self.zones())

    def show(self, seat: int) -> Mapping[str, object]:
        """Return what people at this seat may see of it, in plain named fields; -1 is a spectator."""
        return {}

    def imagined(self, hidden: list[Zone]) -> None:
        """Swap hidden cards that were dealt to places where, as every player knows, they cannot be."""

    def observe(self, seat: int, out: list[int]) -> None:
        """Write what the seat may know of this part as numbers below 256; the count is always the same."""


class Switch:
    """An option of the rules, with the rule that offers it. `presets` gives its value in an edition."""

    def __init__(self, key: str, default: str, rule: str, values: tuple[str, ...], presets: dict[str, str]) -> None:
        self.key = key
        self.default = default
        self.rule = rule
        self.values = values
        self.presets = presets

    def refusal(self, value: str) -> SetupError:
        """Return the error for a value that this option cannot have."""
        known = ", ".join(self.values)
        wish: Values = {"option": self.key, "value": value, "known": known}
        what = f"option {self.key} cannot be {value!r}"
        return SetupError(what, "", f"it takes {known}", self.rule, "setup-option", wish)


def switch(key: str, default: bool, rule: str, presets: dict[str, str] | None = None) -> Switch:
    """Return an option that is on or off."""
    return Switch(key, "on" if default else "off", rule, ("off", "on"), presets or {})


class Setup:
    """What the players agreed on before the game. The rulebook depends on nothing else."""

    def __init__(self, seats: int, modules: list[str], options: dict[str, str], cards: str, rules: int) -> None:
        self.seats = seats
        self.modules = modules
        self.options = options
        self.cards = cards
        self.rules = rules  # the version of the rules when the game began; the game keeps it to the end

    def on(self, option: Switch) -> bool:
        """Is this option on?"""
        return self.value(option) == "on"

    def value(self, option: Switch) -> str:
        """Return the chosen value of an option."""
        return self.options.get(option.key, option.default)


class Players:
    """How many can play, and the rule that says so."""

    def __init__(self, least: int, most: int, rule: str) -> None:
        self.least = least
        self.most = most
        self.rule = rule

    def refusal(self, game: str, seats: int) -> SetupError:
        """Return the error for a number of players that cannot play."""
        exact = self.least == self.most
        right = f"{self.least} can play" if exact else f"{self.least} to {self.most} can play"
        why = "setup-seats-exact" if exact else "setup-seats"
        wish: Values = {"seats": seats, "least": self.least, "most": self.most}
        return SetupError(f"{game} with {seats} players", "", right, self.rule, why, wish)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(Generic[G]):
    """A chapter of the base game, an expansion, a variant or a house rule.

    These are all plug points: steps of a timeline, offers in a window, quantities, permits, reactions, cards, and a
    part, which is its state in a match.
    """

    def __init__(self, key: str, page: Page | None = None) -> None:
        self.key = key
        self.page = page

    def check(self, setup: Setup) -> None:
        """Refuse a combination that the rules forbid, naming the rule."""

    def players(self) -> Players | None:
        """Return how many can play with it, if the game's own numbers do not apply."""
        return None

    def requires_one_of(self) -> list[str]:
        """Return the keys of modules of which it needs one; an empty list if it can be used alone."""
        return []

    def called_for(self, files: list[Path]) -> bool:
        """Do the files of a card set need this module, so that it is used without being chosen?"""
        return False

    def choices(self) -> list[Switch]:
        """Return the options this module brings."""
        return []

    def part(self, g: G) -> Part | None:
        """Return its state at the start of a match, or None if it has none."""
        return None

    def steps(self, course: int, setup: Setup) -> list[Step[G]]:
        """Return its steps in a timeline."""
        return []

    def windows(self) -> list[int]:
        """Return the moments at which it may offer something."""
        return []

    def offers(self, g: G, moment: int, seat: int, out: Answers) -> None:
        """Append what the seat may do now, ascending."""

    def taken(self, g: G, moment: int, seat: int, action: int) -> None:
        """Carry out an offer."""

    def might(self, g: G, moment: int, seat: int) -> bool:
        """Could the seat get an offer, as far as the other seats can tell?"""
        return True

    def quantities(self) -> list[int]:
        """Return the quantities it may change."""
        return []

    def reckon(self, g: G, quantity: int, seat: int, value: int, about: int) -> int:
        """Return the value of a quantity after this module's change."""
        return value

    def permits(self) -> list[int]:
        """Return the permits it may deny."""
        return []

    def forbids(self, g: G, permit: int, seat: int, about: int) -> str:
        """Return the rule that forbids it, or NO_OBJECTION."""
        return NO_OBJECTION

    def reactions(self) -> list[int]:
        """Return the events to which it reacts without a question."""
        return []

    def happened(self, g: G, moment: int, seat: int, about: int) -> None:
        """React to an event."""

    def why_not(self, g: G, seat: int, action: int) -> str:
        """Return the rule that forbids an answer of this module's page, for people."""
        return NO_OBJECTION

    def broken(self, g: G) -> str:
        """Return the rule of an invariant that does not hold, or NO_OBJECTION; for the exam."""
        return NO_OBJECTION


class Spans:
    """How many courses, moments, quantities and permits a game has."""

    def __init__(self, courses: int, moments: int, quantities: int, permits: int, pools: int) -> None:
        self.courses = courses
        self.moments = moments
        self.quantities = quantities
        self.permits = permits
        self.pools = pools


class Rulebook(Generic[G]):
    """The modules in use, merged and checked. It never changes."""

    def __init__(self, vocabulary: Vocabulary, modules: list[Module[G]], setup: Setup, spans: Spans) -> None:
        self.vocabulary = vocabulary
        self.modules = modules
        self.setup = setup
        self.spans = spans
        self.courses = [_timeline(modules, course, setup) for course in range(spans.courses)]
        self.windows = [_offering(modules, moment) for moment in range(spans.moments)]
        self.reactors = [[m for m in modules if moment in m.reactions()] for moment in range(spans.moments)]
        self.reckoners = [[m for m in modules if q in m.quantities()] for q in range(spans.quantities)]
        self.guards = [[m for m in modules if permit in m.permits()] for permit in range(spans.permits)]
        self.owners = [_owner(modules, number) for number in range(len(vocabulary.pages))]
        self.slots = {module.key: slot for slot, module in enumerate(modules)}
        self.blank = bytes(vocabulary.size)  # a mask of actions with none of them legal
        # all actions as objects, so that no new object is made for an answer
        self.numbers: list[object] = list(range(vocabulary.size))

    def owner(self, action: int) -> Module[G]:
        """Return the module that owns the verb of an action."""
        owner = self.owners[self.vocabulary.verb_of(action).page]
        if owner is None:
            raise RulebookError(f"no module in use owns action {action}")
        return owner

    def has(self, key: str) -> bool:
        """Is this module in use?"""
        return key in self.slots


def _timeline(modules: list[Module[Any]], course: int, setup: Setup) -> list[Step[Any]]:
    """Return the steps of a course in order, without replaced ones. Two steps at one place are refused."""
    steps = [step for module in modules for step in module.steps(course, setup)]
    replaced = {step.instead for step in steps if step.instead}
    steps = sorted((s for s in steps if s.instead or s.rule not in replaced), key=_place)
    for before, after in pairwise(steps):
        if before.place == after.place:
            raise RulebookError(f"{before.rule} and {after.rule} claim place {after.place} of course {course}")
    return steps


def refuse_rivals(modules: list[Module[Any]], course: int, setup: Setup) -> None:
    """Refuse two modules that replace the same step."""
    claims: dict[str, str] = {}
    for module in modules:
        for step in module.steps(course, setup):
            other = claims.setdefault(step.instead, module.key) if step.instead else module.key
            if other != module.key:
                what = f"{other} and {module.key} both replace {step.instead}"
                both: Values = {"one": other, "other": module.key}
                raise SetupError(what, "", "choose one of them", step.rule, "setup-rivals", both)


def _offering(modules: list[Module[Any]], moment: int) -> list[Module[Any]]:
    """Return the modules with offers at this moment by their pages, so that a window's options are ascending."""
    return sorted((module for module in modules if moment in module.windows()), key=_start)


def _start(module: Module[Any]) -> int:
    return 0 if module.page is None else module.page.ids.first


def _place(step: Step[Any]) -> int:
    return step.place


def _owner(modules: list[Module[Any]], number: int) -> Module[Any] | None:
    for module in modules:
        if module.page is not None and module.page.number == number:
            return module
    return None


def settle_options(modules: list[Module[Any]], wishes: dict[str, str], edition: str) -> dict[str, str]:
    """Return the value of every option of these modules: the chosen one, else the edition's, else the default."""
    known = {option.key: option for module in modules for option in module.choices()}
    for key, value in wishes.items():
        if key not in known:
            raise SetupError(f"no option is named {key!r}", right="known here: " + ", ".join(sorted(known)))
        if value not in known[key].values:
            raise known[key].refusal(value)
    editions = sorted({name for option in known.values() for name in option.presets})
    if edition != "" and edition not in editions:
        right = "known here: " + (", ".join(editions) or "none")
        raise SetupError(f"no edition is named {edition!r}", right=right)
    settled = {key: option.presets.get(edition, option.default) for key, option in known.items()}
    return settled | wishes
