"""The repository stands on its own: no paths of one machine, no package hosts, and the documents agree."""

from __future__ import annotations

import re
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import meadhall
from tests.house.sources import ROOT

# Put together from pieces, so that this file passes its own test.
FOLDERS = ("work", "root", "home", "opt", "t" + "mp", "mnt")
MACHINE_PATHS = [rf"(?<![\w.~/:-])/{folder}/\w" for folder in FOLDERS]
HOSTS = ("pypi." + "org", "python" + "hosted", "npm" + "js.", "yarn" + "pkg.")
FORBIDDEN = re.compile("|".join([*MACHINE_PATHS, *map(re.escape, HOSTS)]))
CLUES = (*(f"/{folder}/" for folder in FOLDERS), *HOSTS)  # looked for first: ten times as fast as the pattern
LINK = re.compile(r"\]\(([^)#:]+)\)")
PAPERS = ("docs", "bench", "tools", "tests", "src", "examples", "web/src", "web/test")
PINNED = re.compile(r"([A-Za-z0-9._-]+)==([^\s;]+)")


def tracked_texts() -> list[tuple[str, str]]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True)
    files = [ROOT / name for name in names.stdout.split("\0") if name]
    return [(file.name, text) for file in files if (text := text_of(file)) is not None]


def text_of(file: Path) -> str | None:
    """None for pictures, sounds and other binary files, and for files deleted but not yet committed."""
    try:
        return file.read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return None


def forbidden(text: str) -> list[str]:
    if not any(clue in text for clue in CLUES):
        return []
    return [match.group() for match in FORBIDDEN.finditer(text)]


def test_no_path_of_one_machine_and_no_package_host() -> None:
    found = [f"{name}: {what}" for name, text in tracked_texts() for what in forbidden(text)]
    assert found == []


@pytest.mark.parametrize("line", ["see /work" + "/x", "'/t" + "mp/y'", "https://pypi." + "org/simple"])
def test_the_test_itself_knows_wrong(line: str) -> None:
    assert forbidden(line)


@pytest.mark.parametrize("line", ["#!/usr/bin/env python", "docs/tmp/x", "https://a.test/home/b", "~/opt/x"])
def test_the_test_itself_knows_right(line: str) -> None:
    assert not forbidden(line)


def requirement_lines() -> list[str]:
    texts = [file.read_text(encoding="utf-8") for file in sorted(ROOT.glob("requirements/*.txt"))]
    lines = [line.strip().removesuffix("\\").strip() for text in texts for line in text.splitlines()]
    return [line for line in lines if line and not line.startswith(("#", "-r ", "--hash=sha256:"))]


def test_requirements_hold_pins_and_nothing_else() -> None:
    assert [line for line in requirement_lines() if not PINNED.fullmatch(line.split(";")[0].strip())] == []


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_everything_installed_is_pinned() -> None:
    """A package that came along unpinned could be another one tomorrow."""
    pinned = {normal(line.split("==")[0]) for line in requirement_lines()}
    installed = {normal(found.metadata["Name"]) for found in metadata.distributions()}
    assert installed - pinned - {"pip", "meadhall"} == set()


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert meadhall.__version__ == project["version"]


def test_the_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


def test_links_between_the_papers_lead_somewhere() -> None:
    papers = [*ROOT.glob("*.md"), *(file for folder in PAPERS for file in ROOT.glob(f"{folder}/**/*.md"))]
    links = [(paper, link) for paper in papers for link in LINK.findall(paper.read_text("utf-8"))]
    assert [f"{paper.relative_to(ROOT)}: {link}" for paper, link in links if not (paper.parent / link).exists()] == []


def test_every_command_of_the_makefile_says_what_it_does() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    assert phony is not None
    explained = re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE)
    assert sorted(phony.group(1).split()) == sorted(explained)


def test_tests_run_their_loops_aside() -> None:
    """A browser test leaves a loop running in its thread; what follows there must not start another."""
    own = ROOT / "tests" / "server" / "loops.py"
    call = re.compile(r"\basyncio\.(?:run|Runner)\(")
    tests = [file for file in ROOT.glob("tests/**/*.py") if file != own]
    assert [str(file.relative_to(ROOT)) for file in tests if call.search(file.read_text(encoding="utf-8"))] == []
