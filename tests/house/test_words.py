"""Four languages say the same things: equal keys, equal variables, nothing missing, nothing unused."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Barrier

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from meadhall.text import bundles
from meadhall.text import words as words_module
from meadhall.text.words import FALLBACK, GAMES, LANGUAGES, PACKAGE, Words, known_language, word_files
from tests.house.sources import ROOT, python_files, short, strings_in, tree_of

OTHERS = [lang for lang in LANGUAGES if lang != FALLBACK]


@cache
def entries(file: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def keys(file: Path) -> list[str]:
    named = (ftl.Message, ftl.Term)
    return [entry.id.name for entry in entries(file) if isinstance(entry, named)]


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The node and all nodes below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(entry: ftl.BaseNode) -> frozenset[str]:
    return frozenset(node.id.name for node in nodes(entry) if isinstance(node, ftl.VariableReference))


def signatures(file: Path) -> dict[str, frozenset[str]]:
    """Key → the variables its message uses."""
    named = (ftl.Message, ftl.Term)
    return {entry.id.name: variables(entry) for entry in entries(file) if isinstance(entry, named)}


def folder_name(file: Path) -> str:
    return file.parent.relative_to(PACKAGE).as_posix()


ENGLISH = word_files(FALLBACK)


def test_every_folder_of_words_has_english() -> None:
    folders = {file.parent for lang in LANGUAGES for file in word_files(lang) if PACKAGE in file.parents}
    assert folders == {file.parent for file in ENGLISH}


def differences(english: Path, other: Path) -> list[str]:
    """Messages of two files that are missing in one, or use other variables."""
    if not other.exists():
        return [f"{short(other)} is missing"]
    ours, theirs = signatures(english), signatures(other)
    broken = [f"{short(other)}: {entry.content}" for entry in entries(other) if isinstance(entry, ftl.Junk)]
    return broken + [f"{short(other)}: {key}" for key in sorted({*ours, *theirs}) if ours.get(key) != theirs.get(key)]


def test_all_languages_have_the_same_keys_and_variables() -> None:
    pairs = [(english, english.with_name(f"{lang}.ftl")) for english in ENGLISH for lang in OTHERS]
    assert len(pairs) > 100
    assert [fault for english, other in pairs for fault in differences(english, other)] == []


PAGE_WORDS = ROOT / "web" / "words"


def test_the_page_says_the_same_in_all_languages() -> None:
    sets = [file.name.removesuffix(f"{FALLBACK}.ftl") for file in sorted(PAGE_WORDS.glob(f"*{FALLBACK}.ftl"))]
    assert len(sets) > 5
    pairs = [
        (PAGE_WORDS / f"{some}{FALLBACK}.ftl", PAGE_WORDS / f"{some}{lang}.ftl") for some in sets for lang in OTHERS
    ]
    assert [fault for english, other in pairs for fault in differences(english, other)] == []


REFUSED = "problem-"  # said by `mishap`, whatever the hall refuses


@pytest.mark.parametrize("room", ["people", "contests", "account", "keeper"])
def test_a_room_of_the_page_says_nothing_without_words(room: str) -> None:
    """What is asked for with `tell` is there; what is put together ends in a dash before the brace."""
    known = set(signatures(PAGE_WORDS / f"{room}.{FALLBACK}.ftl"))
    pages = {file: file.read_text("utf-8") for file in (ROOT / "web" / "src").rglob("*.ts*")}
    fetched = f"words/{room}.{FALLBACK}.ftl"  # by whoever else says something of it
    text = "".join(text for file, text in pages.items() if file.parent.name == room or fetched in text)
    asked = set(re.findall(r"""\btell\(\s*'([a-z-]+)'""", text))
    assert asked
    assert sorted(asked - known) == []
    built = tuple(re.findall(r"""`([a-z]+(?:-[a-z]+)*-)\$\{""", text))
    unused = [key for key in known if f"'{key}'" not in text and not key.startswith((*built, REFUSED))]
    assert unused == []


def test_every_file_of_words_can_be_read() -> None:
    files = [file for lang in LANGUAGES for file in word_files(lang)]
    assert [f"{short(file)}: {it.content}" for file in files for it in entries(file) if isinstance(it, ftl.Junk)] == []


def games() -> list[str]:
    return sorted({file.relative_to(GAMES).parts[0] for file in ENGLISH if GAMES in file.parents})


@pytest.mark.parametrize("game", games())
def test_no_key_is_defined_twice_for_one_game(game: str) -> None:
    every = [key for file in word_files(FALLBACK, game) for key in keys(file)]
    assert sorted({key for key in every if every.count(key) > 1}) == []


def drawn() -> list[str]:
    """The games that have a folder in the page; others are laid out from their structure."""
    return sorted(file.parent.name for file in (ROOT / "web" / "src" / "games").glob("*/event-effects.ts"))


@pytest.mark.parametrize("game", drawn())
def test_the_page_speaks_of_no_event_that_the_game_does_not_know(game: str) -> None:
    manners = (ROOT / "web" / "src" / "games" / game / "event-effects.ts").read_text(encoding="utf-8")
    told = set(re.findall(r"^  '?([a-z-]+)'?: \{", manners, re.MULTILINE))
    known = {key.removeprefix("event-") for file in word_files(FALLBACK, game) for key in keys(file)}
    assert told
    assert sorted(told - known) == []


def asked_keys(tree: ast.AST) -> Iterator[str]:
    """Keys written out in calls such as words("event-rolled") or self.words("event-rolled")."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and callee(node.func).endswith("words"):
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def callee(func: ast.expr) -> str:
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def test_no_message_is_asked_for_that_does_not_exist() -> None:
    known = {key for file in ENGLISH for key in keys(file)}
    asked = {(key, file.name) for file in python_files("") for key in asked_keys(tree_of(file))}
    assert sorted(pair for pair in asked if pair[0] not in known) == []


def built_keys(tree: ast.AST) -> Iterator[str]:
    """Patterns of keys that begin in a known way: f"verb-{name}" → verb-.+ and "verb-" + name → verb-.+"""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            yield "".join(piece(value) for value in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.endswith("-"):
            yield re.escape(node.value) + ".+"


def piece(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else ".+"


def tails(key: str) -> Iterator[str]:
    """What follows a dash: "card-bear-grim-text" names the card "bear-grim"."""
    parts = key.removesuffix("-text").split("-")
    return ("-".join(parts[at:]) for at in range(1, len(parts)))


def used(key: str, literal: set[str], built: re.Pattern[str]) -> bool:
    """Written out in code, put together in code, or the name of something that code or cards speak of."""
    return key in literal or built.fullmatch(key) is not None or any(tail in literal for tail in tails(key))


def referred(file: Path) -> set[str]:
    """Keys used by other messages of the same file."""
    references = (ftl.MessageReference, ftl.TermReference)
    return {node.id.name for entry in entries(file) for node in nodes(entry) if isinstance(node, references)}


def literals() -> set[str]:
    """Strings of the code and the page, and of the card files, whose ids are keys of words as well."""
    in_code = {text for file in python_files("") for text in strings_in(tree_of(file))}
    data = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.toml"))
    page = "\n".join(file.read_text("utf-8") for file in (ROOT / "web" / "src").rglob("*.ts*"))
    return in_code | set(re.findall(r'"([^"\n]+)"', data)) | set(re.findall(r"'([a-z][\w-]+)'", page))


def built_by_the_page() -> set[str]:
    """How keys begin that the page puts together: `br-kind-${face.type}` → br-kind-"""
    pages = (file.read_text("utf-8") for file in (ROOT / "web" / "src").rglob("*.ts*"))
    return {start for text in pages for start in re.findall(r"`([a-z][a-z-]*-)\$\{", text)}


def test_no_message_is_unused() -> None:
    patterns = {pattern for file in python_files("") for pattern in built_keys(tree_of(file))}
    patterns |= {re.escape(start) + ".+" for start in built_by_the_page()}
    built = re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)) or r"(?!)")
    literal = literals()
    unused = [
        f"{folder_name(file)}: {key}"
        for file in ENGLISH
        for known in [literal | referred(file)]
        for key in keys(file)
        if not used(key, known, built)
    ]
    assert unused == []


ENGLISH_WORDS = """
hello = Hello { $name }
only-english = Skål
count = { $n ->
    [one] one axe
   *[other] { $n } axes
}
crew = { greeting } on { -ship(case: "in") }
greeting = All aboard
silence = { "" }
# a ship in two cases
-ship = { $case ->
    [in] board a longship
   *[bare] longship
}
"""


@pytest.fixture
def small_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with words of its own: shared ones, and those of two games."""
    texts = {
        "words/en.ftl": ENGLISH_WORDS,
        "words/pl.ftl": "hello = Witaj, { $name }",
        "games/moor/words/en.ftl": "title = The Moor",
        "games/fjord/words/en.ftl": "title = The Fjord",
    }
    for name, text in texts.items():
        tmp_path.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
        tmp_path.joinpath(name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(words_module, "PACKAGE", tmp_path)
    monkeypatch.setattr(words_module, "GAMES", tmp_path / "games")
    words_module.bundle_of.cache_clear()
    yield
    words_module.bundle_of.cache_clear()


@pytest.mark.usefixtures("small_package")
class TestWords:
    def test_values_are_filled_in_without_invisible_marks(self) -> None:
        assert Words("pl")("hello", name="Anna") == "Witaj, Anna"

    def test_plurals_follow_the_language(self) -> None:
        assert [Words("en")("count", n=n) for n in (1, 3)] == ["one axe", "3 axes"]

    def test_a_message_brings_those_it_refers_to(self) -> None:
        assert Words("en")("crew") == "All aboard on board a longship"
        assert "-ship" not in Words("en")

    def test_nothing_can_be_said_too(self) -> None:
        assert Words("pl")("silence") == ""

    def test_threads_that_ask_at_once_all_hear_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def slowly(text: str) -> object:
            time.sleep(0.05)  # long enough for the other one to ask meanwhile
            return FluentResource(text)

        monkeypatch.setattr(bundles, "FluentResource", slowly)
        assert "crew" in Words("en")  # the bundle is there, and nothing of it is parsed
        begin = Barrier(2)

        def ask(_: int) -> str:
            begin.wait()
            return Words("en")("crew")

        with ThreadPoolExecutor(2) as threads:
            assert set(threads.map(ask, range(2))) == {"All aboard on board a longship"}

    def test_what_a_language_lacks_is_said_in_english(self) -> None:
        assert Words("cs")("only-english") == "Skål"

    def test_what_nobody_says_is_its_key_in_brackets(self) -> None:
        assert Words("pl")("no-such-key") == "[no-such-key]"
        assert "no-such-key" not in Words("pl")

    def test_two_games_may_use_one_key(self) -> None:
        assert Words("en", "moor")("title") == "The Moor"
        assert Words("en", "fjord")("title") == "The Fjord"


@pytest.mark.parametrize(
    ("asked", "spoken"), [("pl_PL.UTF-8", "pl"), ("ru-RU", "ru"), ("CS", "cs"), ("de", "en"), ("", "en")]
)
def test_a_locale_means_its_language(asked: str, spoken: str) -> None:
    assert known_language(asked) == spoken
