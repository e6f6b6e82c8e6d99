"""A spec: a game with its rules, and the meaning of its actions, observations and returns."""

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

from meadhall.core.chance import FastChance
from meadhall.core.errors import DataError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Setup
from meadhall.core.procedure import Procedure
from meadhall.core.record import action_name
from meadhall.core.rows import QUESTION_BYTES, Codes
from meadhall.core.verbs import PASS, Verb
from meadhall.interface import shelf
from meadhall.interface.packing import MatchPacker, Setting, packer_for, setting_of
from meadhall.interface.wire import Feature

CUT = 20_000  # decisions after which a match is cut off, if the rules alone give no bound
MARK_LETTERS = 16
EXPANSIONS = ".expansions."
BESIDE = "companion"  # the folder of a game's companion tools, whose procedures no match uses


@dataclass(frozen=True)
class Spec:
    """Everything a learner must know before the first match. Plain data; equal specs are equal environments."""

    setting: Setting
    cards_digest: str
    actions: tuple[str, ...]  # the name of each compact action id, such as "attack:1"
    engine_actions: tuple[int, ...]  # the engine's number of each, ascending
    features: tuple[Feature, ...]  # the meaning of the bytes of an observation
    questions: tuple[str, ...]  # all possible questions; the feature "question" is the index here plus one
    together: bool  # all players win or lose together: returns are 1 or -1 for every seat
    longest: int  # the most decisions of a match
    cut: bool  # a match is cut off there; the rules alone would not end it
    name: str = ""  # of a frozen environment

    @property
    def game(self) -> str:
        return self.setting.game

    @property
    def players(self) -> int:
        return self.setting.seats

    @property
    def observation_bytes(self) -> int:
        """Return the length of every observation."""
        return self.features[-1].start + self.features[-1].size

    @cached_property
    def digest(self) -> str:
        """Return a checksum of everything but the name."""
        return mark_of([*self.marks().values()])

    def marks(self) -> dict[str, str]:
        """Return checksums of the parts, so that an error can name what changed."""
        return {
            "rules": mark_of(list(self.setting)),
            "cards": self.cards_digest,
            "actions": mark_of([self.actions, self.engine_actions]),
            "features": mark_of([self.features, self.questions]),
            "ending": mark_of([self.together, self.longest, self.cut]),
        }

    def feature(self, name: str) -> Feature:
        """Return the feature with this name."""
        shelf.check_name("feature", name, [feature.name for feature in self.features])
        return next(feature for feature in self.features if feature.name == name)

    @property
    def kit(self) -> shelf.AnyKit:
        return shelf.kit(self.game)

    @property
    def bench(self) -> MatchPacker:
        """Return the rules, built once in every process."""
        return packer_for(self.setting)

    @cached_property
    def codes(self) -> Codes:
        """Return its numbers in the engine's form."""
        return Codes(list(self.engine_actions), self.bench.game.vocabulary.size, list(self.questions))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the setup and a checksum; the reader rebuilds the rest."""
        return spec_from_pickle, (self.setting, self.name, self.longest, self.digest)


def spec(
    game: str,
    players: int = 2,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    cards: str = shelf.OWN_CARDS,
) -> Spec:
    """Return the environment of a game with these rules. Rules that cannot be played are refused with the reason."""
    title = shelf.game_named(game)
    return spec_of(setting_of(title, shelf.set_up(title, players, list(modules), dict(options or {}), cards=cards)))


@lru_cache(maxsize=64)
def spec_of(setting: Setting) -> Spec:
    """Return the environment of a checked setting."""
    at = packer_for(setting)
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
def spec_from_pickle(setting: Setting, name: str, longest: int, digest: str) -> Spec:
    """Return the spec of a pickle, the same object each time; refused if the rules here differ."""
    found = replace(spec_of(setting), name=name, longest=longest)
    if found.digest != digest:
        raise DataError(
            f"the pickle is of an environment with the digest {digest}",
            right=f"the rules here have the digest {found.digest}",
        )
    return found


def engine_actions(game: Game, match: Match) -> Iterator[int]:
    """Return every action that the rules in use can need: of modules in use, about things in use."""
    rules, pages = match.rules, game.vocabulary.pages
    for verb in game.vocabulary.verbs.values():
        if verb.of() == PASS or rules.owners[verb.page] is not None or rules.has(pages[verb.page].key):
            yield from (verb.of(argument) for argument in needed(game, match, verb))


def needed(game: Game, match: Match, verb: Verb) -> list[int]:
    """Return the arguments that a verb can have."""
    needed = shelf.kit(game.key).needed
    return list(range(verb.count)) if needed is None else needed(match, verb)


def features_of(game: Game, match: Match) -> list[Feature]:
    """Return the features of the game, then the question."""
    size = len(match.observe(0))
    described = shelf.kit(game.key).features
    known = [Feature("everything", 0, size, "number")] if described is None else described(match)
    about = [Feature("question", size, 1, "category"), Feature("question: about", size + 1, QUESTION_BYTES - 1, "bits")]
    return [*known, *about]


def questions_of(game: Game, setup: Setup) -> list[str]:
    """Return the names of the questions that chapters and modules in use can ask."""
    moments = {game.moment_key(moment) for moment in range(game.spans.moments)}
    return sorted({kind.prompt or kind.__name__.lower() for kind in procedures(game, setup)} | moments)


def procedures(game: Game, setup: Setup) -> Iterator[type[Procedure[Match]]]:
    """Return the procedures in the files of a game, without those of unused expansions."""
    package = sys.modules[type(game).__module__.rpartition(".")[0]]
    resting = (*(f"{home}." for home in homes(game, setup) if EXPANSIONS in home), f"{package.__name__}.{BESIDE}.")
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not f"{info.name}.".startswith(resting):
            things = vars(importlib.import_module(info.name)).values()
            yield from (thing for thing in things if isclass(thing) and issubclass(thing, Procedure))


def homes(game: Game, setup: Setup) -> list[str]:
    """Return the packages of the unused expansions."""
    unused = [module for key, module in game.expansions.items() if key not in setup.modules]
    return [type(module).__module__.rpartition(".")[0] for module in unused]


def stand_together(game: Game, setup: Setup) -> bool:
    """Do all players win or lose together?"""
    listed = shelf.kit(game.key).challenges
    return listed is not None and any(challenge.module in setup.modules for challenge in listed(game))


def mark_of(things: object) -> str:
    return hashlib.sha256(msgspec.json.encode(things)).hexdigest()[:MARK_LETTERS]
