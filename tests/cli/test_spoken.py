"""Everything that a game asks, offers or reports has words in the four languages."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from itertools import combinations
from types import ModuleType

import pytest

import meadhall.games.bloodrage as bloodrage
import meadhall.games.valhalla as valhalla
from meadhall.cli.commands.modules import why_refused
from meadhall.cli.terminal.phrases import setup_trouble
from meadhall.core.errors import SetupError
from meadhall.core.events import Happening
from meadhall.core.procedure import Procedure, Window
from meadhall.games.valhalla.terms import WINDOWS
from meadhall.interface import shelf
from meadhall.text.words import LANGUAGES, Words

SETS = ["dwarves", "valkyries"]
GAME = shelf.game_named("valhalla")


def modules(game: ModuleType = valhalla) -> Iterator[object]:
    for info in pkgutil.walk_packages(game.__path__, f"{game.__name__}."):
        yield importlib.import_module(info.name)


def happenings() -> set[str]:
    return {thing.key for module in modules() for thing in vars(module).values() if isinstance(thing, Happening)}


def prompts(game: ModuleType = valhalla) -> set[str]:
    found = [thing for module in modules(game) for thing in vars(module).values() if isinstance(thing, type)]
    asking = [kind for kind in found if issubclass(kind, Procedure) and kind is not Window and kind.prompt]
    return {kind.prompt for kind in asking} | {key for key, _ in WINDOWS.values() if game is valhalla}


def said(lang: str, *keys: str, game: str = "valhalla") -> bool:
    """Whether the language itself has words for one of these keys, without the fallback to English."""
    bundle = next(Words(lang, game).bundles())
    return any(bundle.has_message(key) for key in keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_words(lang: str) -> None:
    assert [key for key in GAME.vocabulary.verbs if not said(lang, f"verb-{key}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words_for_the_one_asked_and_for_those_who_wait(lang: str) -> None:
    for sort in ("prompt", "wait"):
        assert [key for key in sorted(prompts()) if not said(lang, f"{sort}-{key}")] == []
        asked = sorted(prompts(bloodrage))
        assert [key for key in asked if not said(lang, f"{sort}-{key}", game="bloodrage")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang: str) -> None:
    assert [key for key in sorted(happenings()) if not said(lang, f"event-{key}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_passing_is_named_after_what_it_ends(lang: str) -> None:
    moments = [key for key, _ in WINDOWS.values()]
    assert [key for key in moments if not said(lang, f"verb-{key}-pass")] == []


def steps_with(modules: list[str]) -> set[str]:
    """The rule ids of all steps in some legal table with these modules."""
    modules = shelf.with_required_modules(GAME, *modules)
    seats = next(seats for seats in reversed(GAME.tables()) if not why_refused(GAME, seats, modules))
    courses = GAME.rulebook(GAME.setup(seats, modules)).courses
    return {step.rule for course in courses for step in course}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_timeline_has_a_short_name(lang: str) -> None:
    steps = {rule for key in ["", *GAME.expansions] for rule in steps_with([key] if key else [])}
    assert [rule for rule in sorted(steps) if not said(lang, f"step-{rule}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_refusal_has_words(lang: str) -> None:
    for reason in ("not-your-turn", "not-now", "forbidden"):
        assert said(lang, f"refusal-{reason}")


def refusals() -> dict[str, SetupError]:
    """The refusals for every pair of modules, for tables of every size, and for a player who does not exist."""
    pairs = [[], *([key] for key in GAME.expansions), *(list(two) for two in combinations(GAME.expansions, 2))]
    wishes: list[tuple[int, list[str], dict[str, str]]] = [
        (seats, modules, {}) for seats in range(8) for modules in pairs
    ]
    wishes += [(3, [], {"first_player": "6"}), (3, [], {"first_player": "nobody"}), (6, ["elves", *SETS], {})]
    found = {}
    for seats, modules, options in wishes:
        try:
            GAME.setup(seats, modules, options)
        except SetupError as no:
            found[no.why] = no
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refused_setup_has_words(lang: str) -> None:
    words, found = Words(lang, "valhalla"), refusals()
    assert len(found) >= 8
    assert [why for why in found if not said(lang, why)] == []
    for no in found.values():
        assert "$" not in setup_trouble(no, words)  # a missing value is shown as its name
    rivals = setup_trouble(found["setup-rivals"], words)
    assert words("expansion-" + str(found["setup-rivals"].values["one"])) in rivals
