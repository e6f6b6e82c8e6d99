"""The host's settings for moderation and backups, and the list of unwelcome words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from meadhall.core.errors import SetupError
from meadhall.server.people import names

MOST_BYTES = 200_000  # largest file of unwelcome words
MOST_WORDS = 5_000
SHORTEST_WORD = 2  # letters of an unwelcome word: a single one would forbid half the names
BETWEEN = re.compile(r"[^\w]+")


class ModerationSettings(msgspec.Struct, frozen=True):
    """Settings from the command line."""

    words: str = ""  # a file with one unwelcome word in each line
    backups: str = ""  # the folder of backups that are made from the page
    news: str = ""  # a file that contains the number of the newest version


class UnwelcomeWords:
    """The host's list of unwelcome words. Whole words are compared, look-alike letters as equal."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = frozenset(look for word in words if len(look := names.looks_of(word)) >= SHORTEST_WORD)

    def matches(self, text: str) -> bool:
        """Does this text contain an unwelcome word?"""
        return bool(self.words) and any(names.looks_of(word) in self.words for word in BETWEEN.split(text) if word)


def read_words(file: str) -> UnwelcomeWords:
    """Read a file with one word in each line; text after # is a comment."""
    if not file:
        return UnwelcomeWords()
    path = Path(file)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise SetupError(f"--unwelcome {file}: too large", right=f"at most {MOST_BYTES:,} bytes")
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        raise SetupError(f"--unwelcome {file}: {error}", right="a text file with one word in each line") from None
    words = [line.partition("#")[0].strip() for line in lines]
    return UnwelcomeWords([word for word in words if word][:MOST_WORDS])
