"""What the host wants of order: who keeps it, who owns the hall, which words are not welcome."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from meadhall.core.errors import SetupError
from meadhall.server.people import names

MOST_BYTES = 200_000  # of a file of words
MOST_WORDS = 5_000
SHORTEST_WORD = 2  # letters of an unwelcome word: a single one would forbid half the names
BETWEEN = re.compile(r"[^\w]+")


class OrderWishes(msgspec.Struct, frozen=True):
    """From the command line."""

    words: str = ""  # a file with one unwelcome word in each line
    backups: str = ""  # the folder of backups that are made from the page
    news: str = ""  # a file that names the newest version there is


class Unwelcome:
    """The host's list of words. It is matched word by word, however the letters are drawn; it judges nothing else."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = frozenset(look for word in words if len(look := names.looks_of(word)) >= SHORTEST_WORD)

    def stands_in(self, text: str) -> bool:
        """Is one of them in this text?"""
        return bool(self.words) and any(names.looks_of(word) in self.words for word in BETWEEN.split(text) if word)


def read_words(file: str) -> Unwelcome:
    """One word in each line; what follows # is a note."""
    if not file:
        return Unwelcome()
    path = Path(file)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise SetupError(f"--unwelcome {file}: too large", right=f"at most {MOST_BYTES:,} bytes")
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        raise SetupError(f"--unwelcome {file}: {error}", right="a text file with one word in each line") from None
    words = [line.partition("#")[0].strip() for line in lines]
    return Unwelcome([word for word in words if word][:MOST_WORDS])
