"""The rulebook for players, and lessons: plain files in the folder `book` of each game and expansion. (not compiled)

    book/<language>.md     pages, in a small part of Markdown: `# Page {anchor}`, `## Heading {anchor}`, text, pictures
    book/questions.toml    which heading explains which question
    book/lesson.toml       a prepared table, the answers of the lesson, and the steps of the pupil

The files are optional: without them a game or expansion has no pages and no lesson.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from meadhall.core.errors import DataError
from meadhall.text.words import FALLBACK

HEADING: Final = re.compile(r"^#{1,2} (?P<words>.+) \{(?P<anchor>[a-z0-9_-]+)\}$", re.MULTILINE)
T = TypeVar("T")
PUPIL: Final = 0  # the seat of the player in a lesson


class BookPage(Struct, frozen=True):
    """The pages of a game (key "") or of one of its expansions, in one language."""

    key: str
    text: str


class Book(Struct, frozen=True):
    """All pages of a game, and which heading explains which question."""

    pages: list[BookPage]
    questions: dict[str, str]  # prompt → anchor


class PupilStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of the pupil: its position among the answers, the key of its text, and the thing it is about."""

    at: int
    words: str
    point: list[str] = []


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared table.

    `answers` are those of all seats ("0/place:1"); the first `begin` of them are given beforehand.
    """

    players: int
    luck: str
    begin: int
    answers: list[str]
    steps: list[PupilStep]
    modules: list[str] = []
    options: dict[str, str] = {}


def book_folders(home: Path) -> dict[str, Path]:
    """Return the folders with books: the game's own under "", then those of its parts and expansions by name."""
    within = [*sorted(home.glob("*/book")), *sorted(home.glob("expansions/*/book"))]
    folders = {"": home / "book"} | {folder.parent.name: folder for folder in within}
    return {key: folder for key, folder in folders.items() if folder.is_dir()}


def read_book(home: Path, language: str) -> Book:
    """Return a game's rulebook in a language. Missing pages are in English."""
    found = book_folders(home)
    pages = [BookPage(owner(folder), text) for folder in found.values() if (text := read_pages(folder, language))]
    questions = {prompt: anchor for folder in found.values() for prompt, anchor in read_questions(folder).items()}
    return Book(pages, questions)


def owner(folder: Path) -> str:
    """Return the expansion that a folder belongs to; "" for the game and its parts."""
    return folder.parent.name if folder.parent.parent.name == "expansions" else ""


def read_pages(folder: Path, language: str) -> str:
    """Return the pages of one folder; "" if there are none."""
    files = (folder / f"{tongue}.md" for tongue in (language, FALLBACK))
    return next((file.read_text("utf-8") for file in files if file.exists()), "")


def anchors(text: str) -> list[str]:
    """Return the anchors of all headings, in their order."""
    return [found["anchor"] for found in HEADING.finditer(text)]


def read_questions(folder: Path) -> dict[str, str]:
    """Return prompt → anchor, as one folder's questions.toml defines it."""
    file = folder / "questions.toml"
    return read_toml_file(file, dict[str, str]) if file.exists() else {}


@cache
def lessons(home: Path) -> dict[str, Lesson]:
    """Return the lessons of a game and its expansions, read once per process."""
    files = {key: folder / "lesson.toml" for key, folder in book_folders(home).items()}
    return {key: read_toml_file(file, Lesson) for key, file in files.items() if file.exists()}


def read_toml_file(file: Path, kind: type[T]) -> T:
    """Read and check one file of a book."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise DataError(str(wrong), where=str(file), right="see docs/adding-an-expansion.md") from None
