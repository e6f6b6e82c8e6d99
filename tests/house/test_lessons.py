"""Lessons of expansions: each can be played to its end, and says what it means in four languages."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from meadhall.core import record
from meadhall.interface import shelf
from meadhall.text.book import PUPIL, Lesson, lessons
from meadhall.text.words import LANGUAGES, Words
from tests.house.sources import ROOT

ALL = {(game, key): lesson for game in shelf.builtin_games() for key, lesson in lessons(shelf.kit(game).home).items()}
NONE_NEEDED = {  # why a module is learned without a lesson
    "five_jarls": "one choice among five cards",
    "first_game": "nothing to decide",
    "simplified": "nothing to decide",
    "by_hand": "people agree on what a text does",
    "two_ages": "the same actions, one Age less",
}
LONGEST_STEP = 330  # characters: a few sentences, not a page
Case = tuple[str, str]


def played(game: str, lesson: Lesson) -> dict[int, tuple[str, int]]:
    """Plays all answers, and tells of each of the pupil's which name it has and among how many it was chosen."""
    rules = shelf.game_named(game)
    setup = shelf.set_up(rules, lesson.players, lesson.modules, lesson.options)
    table = record.start(rules, setup, lesson.luck, live=lesson.players > 1)
    chosen: dict[int, tuple[str, int]] = {}
    for at, answer in enumerate(lesson.answers):
        seat, _, name = answer.partition("/")
        action = record.named_action(rules, table.match, name)
        if int(seat) == PUPIL:
            chosen[at] = (name, len(table.match.legal(PUPIL)))
        table.answer(int(seat), action)
    assert table.match.is_asked(PUPIL), "the lesson ends where the pupil goes on"
    return chosen


def test_every_expansion_has_a_lesson_or_needs_none() -> None:
    modules = {(game, key) for game in shelf.builtin_games() for key in shelf.game_named(game).expansions}
    assert {key for _, key in modules - ALL.keys()} == set(NONE_NEEDED)
    assert ALL.keys() <= modules


@pytest.mark.parametrize("case", ALL, ids="-".join)
def test_a_lesson_is_played_to_its_end(case: Case) -> None:
    lesson = ALL[case]
    assert case[1] in lesson.modules
    assert 3 <= len(lesson.steps) <= 6
    chosen = played(case[0], lesson)
    steps = [step.at for step in lesson.steps]
    assert steps[0] == lesson.begin
    choices = [at for at, (_, options) in chosen.items() if at >= lesson.begin and options > 1]
    assert sorted({*choices, *steps}) == steps, "the pupil chooses where the lesson says nothing"
    assert set(steps) <= chosen.keys(), "a step is not the pupil's"


def test_every_step_is_explained_in_every_language() -> None:
    found = []
    for (game, key), lesson in ALL.items():
        english = Words("en", game)(f"lesson-{key}-end")
        for language in LANGUAGES:
            words = Words(language, game)
            said = [words(f"lesson-{key}-{step.words}") for step in lesson.steps] + [words(f"lesson-{key}-end")]
            missing = [text for text in said if text.startswith("[")] or len(set(said)) < len(said)
            untranslated = language != "en" and said[-1] == english
            if missing or untranslated or max(map(len, said)) > LONGEST_STEP:
                found.append(f"{game} {key} {language}")
    assert found == []


def pointed() -> Iterator[tuple[str, str]]:
    """Game and thing, for all that lessons and the guides of first games point at."""
    for (game, _), lesson in ALL.items():
        yield from ((game, thing) for step in lesson.steps for thing in step.point)
    for guide in sorted((ROOT / "web" / "src" / "games").glob("*/guide.json")):
        steps = json.loads(guide.read_text("utf-8"))["steps"]
        yield from ((guide.parent.name, thing) for step in steps for thing in step.get("point", []))


@pytest.mark.parametrize("game", shelf.builtin_games())
def test_a_lesson_points_at_what_there_is(game: str) -> None:
    spots = (ROOT / "web" / "src" / "games" / game / "spots.ts").read_text("utf-8")
    index = json.loads((ROOT / "web" / "art" / game / "index.json").read_text("utf-8"))
    for thing in (thing for of, thing in pointed() if of == game):
        kind, _, name = thing.partition(":")
        assert name in index.get("card", index) if name else f"  {kind}: '" in spots, thing
