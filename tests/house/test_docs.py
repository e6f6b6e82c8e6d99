"""What the documentation shows is true: programs run, commands exist, pages are there."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from meadhall import env
from meadhall.cli.main import COMMANDS, build_parser
from tests.house.sources import ROOT
from tools.site import papers

PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)


def programs(page: str) -> str:
    """All programs of a page, one after the other: later ones use what earlier ones made."""
    return "\n".join(PROGRAM.findall((ROOT / page).read_text("utf-8")))


def test_the_programs_of_the_page_for_programmers_run(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(programs("docs/python.md"), "docs/python.md", "exec"), {})
    scores, deck, *thoughts = capsys.readouterr().out.splitlines()
    assert len(scores.split("] [")) == 2
    assert deck.endswith("[4, 4, 4, 4]")
    assert thoughts


def test_the_programs_of_the_page_for_researchers_run(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(programs("docs/env.md"), "docs/env.md", "exec"), {})
    returns, spec, batch = capsys.readouterr().out.splitlines()
    assert "] [" in returns
    assert "'pass'" in spec
    assert batch.startswith("(8, ")


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/**/*.md")]
CODE = re.compile(r"```\w*\n.*?```|`[^`\n]+`|^ {4}[^\n]+$", re.DOTALL | re.MULTILINE)
BLOCK = re.compile(r"```\w*\n.*?```|^ {4}[^\n]+$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"(?<!from )\bmeadhall ([a-z]+)(?![\w.:/-])")
TARGET = re.compile(r"\bmake ([a-z][a-z-]*)")
LINE = re.compile(r"^(?:    )?(?:\.venv/bin/)?(meadhall [^\n]+)$", re.MULTILINE)


def code(page: Path) -> str:
    """What a page shows as something to type, without prose."""
    return "\n".join(match[0] if "\n" in match[0] else match[0].strip("`") for match in CODE.finditer(text_of(page)))


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def typed(page: Path) -> list[list[str]]:
    """Whole command lines, as a shell would split them."""
    blocks = "\n".join(BLOCK.findall(text_of(page))).replace("\\\n", " ")
    return [shlex.split(line, comments=True)[1:] for line in LINE.findall(blocks)]


def test_commands_in_the_documents_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", text_of(ROOT / "Makefile"), re.MULTILINE))
    for page in PAGES:
        assert set(COMMAND.findall(code(page))) <= set(COMMANDS), page.name
        assert set(TARGET.findall(code(page))) <= targets, page.name


def test_command_lines_in_the_documents_can_be_typed() -> None:
    lines = [(page, words) for page in PAGES for words in typed(page) if not {"|", "…"} & set(words)]
    assert len(lines) > 20
    assert [f"{page.name}: {shlex.join(words)}" for page, words in lines if not is_understood(words)] == []


def is_understood(words: list[str]) -> bool:
    try:
        build_parser(words).parse_args(words)
    except SystemExit:  # argparse ends the program where a word is wrong
        return False
    return True


def test_the_test_itself_knows_wrong_lines() -> None:
    assert not is_understood(["play", "--nonsense"])
    assert COMMAND.findall("meadhall plough, meadhall.env") == ["plough"]


def test_the_site_shows_pages_that_exist() -> None:
    pages = re.findall(r": (\S+\.md)$", text_of(ROOT / "mkdocs.yml"), re.MULTILINE)
    assert len(pages) > 15
    assert [page for page in pages if not (ROOT / page).exists()] == []


def test_no_two_pages_of_the_site_have_one_address() -> None:
    """`hosting.md` and `hosting/README.md` would both be `hosting/`."""
    pages = [page.relative_to(ROOT) for page in papers()]
    addresses = [page.parent if page.stem == "README" else page.with_suffix("") for page in pages]
    assert [str(address) for address, count in Counter(addresses).items() if count > 1] == []


def test_the_site_describes_the_whole_interface() -> None:
    listed = re.search(r"members: \[(.*)\]", text_of(ROOT / "docs/api.md"))
    assert listed is not None
    assert sorted(listed[1].split(", ")) == sorted(env.__all__)


PARTS = re.compile(r"^\*\*(Question|Choice|Reasons|Consequences)\b", re.MULTILINE)


def test_decisions_are_short() -> None:
    """Each is one page with its number and four parts; measurements belong to bench/results."""
    pages = {page: text_of(page) for page in sorted(ROOT.glob("docs/decisions/0*.md"))}
    parts = {page.name: list(dict.fromkeys(PARTS.findall(text))) for page, text in pages.items()}
    assert pages
    assert [page.name for page, text in pages.items() if not text.startswith(f"# {page.name[:4]}. ")] == []
    assert [name for name, found in parts.items() if found != ["Question", "Choice", "Reasons", "Consequences"]] == []
    assert [page.name for page, text in pages.items() if len(text.splitlines()) > 40] == []


def test_decisions_are_few_and_listed() -> None:
    pages = sorted(ROOT.glob("docs/decisions/0*.md"))
    listed = text_of(ROOT / "docs/decisions/README.md")
    assert len(pages) <= 40
    assert [page.name for page in pages if f"]({page.name})" not in listed] == []


REFERENCE = re.compile(r"\b[Dd]ecisions? (?:\n\W*)?(\d{4})\b|docs/decisions/(\d{4})")
PROSE = {".py", ".md", ".ts", ".tsx", ".css", ".ftl"}


def test_references_to_decisions_lead_to_a_page() -> None:
    pages = {page.name[:4] for page in ROOT.glob("docs/decisions/0*.md")}
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout
    files = [ROOT / name for name in listed.split("\0") if Path(name).suffix in PROSE]
    found = [
        f"{file.relative_to(ROOT)}: {first or second}"
        for file in files
        if file.exists()
        for first, second in REFERENCE.findall(text_of(file))
        if (first or second) not in pages
    ]
    assert found == []


def test_the_test_itself_knows_references() -> None:
    number = "99" + "99"  # put together, so that this file passes its own test
    assert REFERENCE.findall(f"decision {number}, docs/decisions/{number}-x.md") == [(number, ""), ("", number)]
