"""The rulebook for people: whole in four languages, with a heading for every question and pictures that exist."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import DataError
from meadhall.core.procedure import Procedure, Window
from meadhall.interface import shelf
from meadhall.text.book import HEADING, anchors, book_folders, lessons, read_book, read_questions, read_toml_file
from meadhall.text.words import LANGUAGES, Words
from tests.house.sources import ROOT

GAMES = ["bloodrage", "valhalla"]
RAID = ROOT / "tests" / "games" / "raid"
HOMES = {**{game: shelf.kit(game).home for game in GAMES}, "raid": RAID}
FOLDERS = [folder for home in HOMES.values() for folder in book_folders(home).values()]
FIGURE = re.compile(r"^!\[[^\]]+\]\(([^)]+)\)$", re.MULTILINE)
MARKS = re.compile(r"^(?:- |\d\. |> )", re.MULTILINE)  # lists and quotations
LINK = re.compile(r"\]\(#([a-z0-9_-]+)\)")


def name_of(folder: Path) -> str:
    return folder.parent.name


def text(folder: Path, language: str) -> str:
    return (folder / f"{language}.md").read_text("utf-8")


def test_every_page_says_the_same_in_every_language() -> None:
    assert FOLDERS
    found = []
    for folder in FOLDERS:
        pages = [text(folder, language) for language in LANGUAGES]
        alike = [{tuple(of(page)) for page in pages} for of in (anchors, FIGURE.findall, MARKS.findall)]
        translated = len({HEADING.sub("", page) for page in pages}) == len(LANGUAGES)
        found += [name_of(folder)] * (max(map(len, alike)) > 1 or not translated)
    assert found == []


def test_pages_use_only_what_the_page_draws() -> None:
    pages = {f"{name_of(folder)} {language}": text(folder, language) for folder in FOLDERS for language in LANGUAGES}
    headings = [(name, line) for name, page in pages.items() for line in page.splitlines() if re.match(r"#+ ", line)]
    assert [f"{name}: {line}" for name, line in headings if not HEADING.match(line)] == []
    foreign = re.compile(r"<[a-z/!]|`|^###|\]\(http", re.MULTILINE)
    assert [f"{name}: {found[0]}" for name, page in pages.items() for found in foreign.finditer(page)] == []


@pytest.mark.parametrize("game", [*GAMES, "raid"])
def test_headings_are_found_by_their_names(game: str) -> None:
    for language in LANGUAGES:
        book = read_book(HOMES[game], language)
        every = [anchor for page in book.pages for anchor in anchors(page.text)]
        assert sorted(every) == sorted(set(every)), "two headings of one name"
        linked = {found for page in book.pages for found in LINK.findall(page.text)}
        assert linked | set(book.questions.values()) <= set(every)


def prompts(game: str) -> set[str]:
    """Every question a person can be asked: of windows by their moment, of procedures by their own name."""
    package = type(shelf.game_named(game)).__module__.rsplit(".", 1)[0]
    kinds = [kind for kind in below(Procedure) if kind.__module__.startswith(package) and kind is not Window]
    moments = {shelf.game_named(game).moment_key(moment) for moment in range(shelf.game_named(game).spans.moments)}
    return {kind.prompt for kind in kinds if kind.prompt} | {key for key in moments if not key.isdecimal()}


Kind = type[Procedure[Any]]  # Any: of whichever game


def below(kind: Kind) -> list[Kind]:
    children: list[Kind] = kind.__subclasses__()
    return [other for child in children for other in [child, *below(child)]]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_heading(game: str) -> None:
    told = read_book(HOMES[game], "en").questions
    assert len(told) > 15
    assert sorted(prompts(game) - told.keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_an_expansion_explains_its_own_questions(game: str) -> None:
    """What an expansion asks is told in its own folder, and no prompt is told twice."""
    every = [prompt for folder in book_folders(HOMES[game]).values() for prompt in read_questions(folder)]
    assert sorted(every) == sorted(set(every))
    assert set(every) <= prompts(game), "explains what nobody asks"


@pytest.mark.parametrize("game", GAMES)
def test_every_expansion_has_pages(game: str) -> None:
    for key in shelf.game_named(game).expansions:
        assert anchors(text(book_folders(HOMES[game])[key], "en"))[0] == key


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_exists(game: str) -> None:
    index = json.loads((ROOT / "web" / "art" / game / "index.json").read_text("utf-8"))
    shelves = index if game == "bloodrage" else {"card": index}
    for folder in book_folders(HOMES[game]).values():
        things = [thing for found in FIGURE.findall(text(folder, "en")) for thing in found.split()]
        for kind, _, name in (thing.partition(":") for thing in things if ":" in thing):
            if kind in shelves:
                assert name in shelves[kind], f"{folder}: {kind}:{name}"
            else:
                assert kind in ("sign", "die", "slot", "map"), f"{folder}: {kind}:{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_calls_a_miss_what_the_dice_call_it(language: str) -> None:
    called = Words(language, "valhalla")("face-x").lower()[:4]  # words are inflected
    caption = re.search(r"!\[([^\]]+)\]\([^)]*die:x\)", text(HOMES["valhalla"] / "book", language))
    assert caption is not None
    assert called in caption.group(1).lower()


def test_a_game_without_pages_has_an_empty_book(tmp_path: Path) -> None:
    assert read_book(tmp_path, "cs").pages == []
    assert lessons(tmp_path) == {}


def test_a_language_without_a_page_is_told_in_english(tmp_path: Path) -> None:
    (tmp_path / "book").mkdir()
    (tmp_path / "book" / "en.md").write_text("# A game {goal}\n")
    assert read_book(tmp_path, "pl").pages[0].text == "# A game {goal}\n"


@pytest.mark.parametrize("wrong", ["begin = [", "players = 2", "players = 'two'"])
def test_a_lesson_that_cannot_be_read_is_named(tmp_path: Path, wrong: str) -> None:
    from meadhall.text.book import Lesson

    file = tmp_path / "lesson.toml"
    file.write_text(wrong)
    with pytest.raises(DataError, match=r"lesson\.toml"):
        read_toml_file(file, Lesson)
