"""A game with its rules, and what actions, observations and returns mean in it."""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from inspect import isclass

import msgspec

from meadhall import shelf
from meadhall.core.chance import FastChance
from meadhall.core.errors import DataError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Setup
from meadhall.core.procedure import Procedure
from meadhall.core.record import action_name
from meadhall.core.rows import QUESTION_BYTES, Codes
from meadhall.core.verbs import PASS, Verb
from meadhall.packing import Bench, Setting, bench, setting_of
from meadhall.wire import Feature

CUT = 20_000  # decisions after which a match is cut off, where the rules alone prove no bound
MARK_LETTERS = 16
EXPANSIONS = ".expansions."
BESIDE = "companion"  # the folder of a game for those who play with the box: no match asks anything there


@dataclass(frozen=True)
class Spec:
    """Everything a learner must know before the first match. Plain data; equal specs are equal environments."""

    setting: Setting
    cards_digest: str
    actions: tuple[str, ...]  # the name of each compact action id: "attack:1"
    engine_actions: tuple[int, ...]  # the engine's own number of each, ascending
    features: tuple[Feature, ...]  # what the bytes of an observation mean
    questions: tuple[str, ...]  # what can be asked; the feature "question" is one more than its place here
    together: bool  # all win or lose together: returns are 1 or -1 for everybody
    longest: int  # no match has more decisions
    cut: bool  # because it is cut off there; the rules alone would not end it
    name: str = ""  # of a frozen environment

    @property
    def game(self) -> str:
        return self.setting.game

    @property
    def players(self) -> int:
        return self.setting.seats

    @property
    def observation_bytes(self) -> int:
        """The length of every observation."""
        return self.features[-1].start + self.features[-1].size

    @cached_property
    def digest(self) -> str:
        """A checksum of everything but the name."""
        return mark_of([*self.marks().values()])

    def marks(self) -> dict[str, str]:
        """Checksums of the parts, so that a change can be named."""
        return {
            "rules": mark_of(list(self.setting)),
            "cards": self.cards_digest,
            "actions": mark_of([self.actions, self.engine_actions]),
            "features": mark_of([self.features, self.questions]),
            "ending": mark_of([self.together, self.longest, self.cut]),
        }

    def feature(self, name: str) -> Feature:
        """The feature of this name."""
        shelf.check_name("feature", name, [feature.name for feature in self.features])
        return next(feature for feature in self.features if feature.name == name)

    @property
    def kit(self) -> shelf.AnyKit:
        return shelf.kit(self.game)

    @property
    def bench(self) -> Bench:
        """The rules, built once in every process."""
        return bench(self.setting)

    @cached_property
    def codes(self) -> Codes:
        """Its numbers as the engine wants them."""
        return Codes(list(self.engine_actions), self.bench.game.vocabulary.size, list(self.questions))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled are the agreement and a checksum; the other side builds the rest by itself."""
        return again, (self.setting, self.name, self.longest, self.digest)


def spec(
    game: str,
    players: int = 2,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    cards: str = shelf.OWN_CARDS,
) -> Spec:
    """The environment of a game with these rules. Rules that cannot be played are refused with the reason."""
    title = shelf.take(game)
    return spec_of(setting_of(title, shelf.set_up(title, players, list(modules), dict(options or {}), cards=cards)))


@lru_cache(maxsize=64)
def spec_of(setting: Setting) -> Spec:
    """The same for a setting that was checked."""
    at = bench(setting)
    game, match = at.game, at.game.new(at.rules, FastChance(1, 1))
    numbers = sorted(engine_actions(game, match))
    longest = shelf.kit(game.key).longest
    return Spec(
        setting=setting,
        cards_digest=game.cards_digest(at.rules),
        actions=tuple(action_name(game, match, number) for number in numbers),
        engine_actions=tuple(numbers),
        features=tuple(features_of(game, match)),
        questions=tuple(questions_of(game, at.rules.setup)),
        together=stand_together(game, at.rules.setup),
        longest=CUT if longest is None else longest(match),
        cut=longest is None,
    )


@lru_cache(maxsize=64)
def again(setting: Setting, name: str, longest: int, digest: str) -> Spec:
    """A spec out of a pickle, the same object each time; refused where the rules here are others."""
    found = replace(spec_of(setting), name=name, longest=longest)
    if found.digest != digest:
        raise DataError(f"pickled was an environment {digest}", right=f"here it has the digest {found.digest}")
    return found


def engine_actions(game: Game, match: Match) -> Iterator[int]:
    """Every action that the rules in use can ever need: of modules in use, about things in use."""
    rules, pages = match.rules, game.vocabulary.pages
    for verb in game.vocabulary.verbs.values():
        if verb.of() == PASS or rules.owners[verb.page] is not None or rules.has(pages[verb.page].key):
            yield from (verb.of(argument) for argument in needed(game, match, verb))


def needed(game: Game, match: Match, verb: Verb) -> list[int]:
    """The arguments that a verb can have."""
    told = shelf.kit(game.key).needed
    return list(range(verb.count)) if told is None else told(match, verb)


def features_of(game: Game, match: Match) -> list[Feature]:
    """What the game says about its bytes, then the question."""
    size = len(match.observe(0))
    told = shelf.kit(game.key).features
    known = [Feature("everything", 0, size, "number")] if told is None else told(match)
    about = [Feature("question", size, 1, "category"), Feature("question: about", size + 1, QUESTION_BYTES - 1, "bits")]
    return [*known, *about]


def questions_of(game: Game, setup: Setup) -> list[str]:
    """What the chapters and modules in use can ask, by name."""
    moments = {game.moment_key(moment) for moment in range(game.spans.moments)}
    return sorted({kind.prompt or kind.__name__.lower() for kind in procedures(game, setup)} | moments)


def procedures(game: Game, setup: Setup) -> Iterator[type[Procedure[Match]]]:
    """The procedures in the files of a game, but for those of expansions that are not in use."""
    package = sys.modules[type(game).__module__.rpartition(".")[0]]
    resting = (*(f"{home}." for home in homes(game, setup) if EXPANSIONS in home), f"{package.__name__}.{BESIDE}.")
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not f"{info.name}.".startswith(resting):
            things = vars(importlib.import_module(info.name)).values()
            yield from (thing for thing in things if isclass(thing) and issubclass(thing, Procedure))


def homes(game: Game, setup: Setup) -> list[str]:
    """The packages of the expansions that are not in use."""
    unused = [module for key, module in game.expansions.items() if key not in setup.modules]
    return [type(module).__module__.rpartition(".")[0] for module in unused]


def stand_together(game: Game, setup: Setup) -> bool:
    """Do all win or lose together?"""
    listed = shelf.kit(game.key).challenges
    return listed is not None and any(challenge.module in setup.modules for challenge in listed(game))


def mark_of(things: object) -> str:
    return hashlib.sha256(msgspec.json.encode(things)).hexdigest()[:MARK_LETTERS]
