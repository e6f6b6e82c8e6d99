"""The built page: up to date with its sources, small, and consistent with the server."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.protocol.typescript import files
from meadhall.server.web.page import PageFiles, digest_of
from tests.house.sources import ROOT
from tests.server.halls import open_hall

WEB = ROOT / "web"
STATIC = ROOT / "src" / "meadhall" / "server" / "static"
SOURCES = (".ts", ".tsx", ".css", ".svg", ".ftl", ".html", ".mjs", ".json")
NOT_IN_IT = ("node_modules", "out", "test", "biome.json")  # files that are not sources of the page
LANGUAGES = ("en", "ru", "pl", "cs")
LARGEST = 250_000  # bytes of a first load, compressed
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STATIC / "manifest.json").read_text("utf-8"))
    return found


def sources() -> list[str]:
    files = [file.relative_to(WEB) for file in WEB.rglob("*") if file.suffix in SOURCES and file.is_file()]
    return sorted(str(file.as_posix()) for file in files if file.parts[0] not in NOT_IN_IT)


def test_the_page_was_built_from_these_sources() -> None:
    lines = [f"{name} {digest((WEB / name).read_bytes())}\n" for name in sources()]
    assert manifest()["source"] == digest("".join(lines).encode()), "run `make web` and commit what it built"


def test_the_built_files_are_those_of_the_manifest() -> None:
    found = {file.name: digest(file.read_bytes()) for file in STATIC.iterdir() if file.name != "manifest.json"}
    assert found == manifest()["files"]


@pytest.mark.needs("page-tools")
def test_building_again_gives_the_same_bytes() -> None:
    done = subprocess.run(["node", "build.mjs", "--check"], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_types_of_the_page_are_those_of_the_hall() -> None:
    wrong = [str(file.relative_to(WEB)) for file, text in files(WEB).items() if file.read_text("utf-8") != text]
    assert wrong == [], "run `make web`"


def test_the_page_writes_no_type_of_a_view_itself() -> None:
    texts = {file: file.read_text("utf-8") for file in (WEB / "src").rglob("*.ts*")}
    assert [file.name for file, text in texts.items() if re.search(r"\bview as \w|interface Raw", text)] == []


def test_a_first_load_is_small() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    named = [STATIC / name for name in re.findall(r'(?:href|src)="\./([^"]+)"', page)]
    words = list(STATIC.glob("words-*.js"))
    largest_words = max((len(gzip.compress(file.read_bytes())) for file in words), default=0)
    size = len(gzip.compress(page.encode())) + largest_words
    for file in named:
        size += len(file.read_bytes() if file.suffix == ".woff2" else gzip.compress(file.read_bytes()))
    assert size <= LARGEST


def test_no_address_of_a_package_host_is_in_the_lock_file() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word_of_the_page(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for key, variables in english.items():
        assert other[key] <= variables, f"{language}: {key} uses unknown {other[key] - variables}"


def messages(language: str) -> dict[str, set[str]]:
    """The keys of the word files, and the variables each one uses."""
    files = [WEB / "words" / f"{language}.ftl", *sorted(WEB.glob(f"words/*.{language}.ftl"))]
    return {key: said for file in files for key, said in messages_in(file.read_text("utf-8")).items()}


def messages_in(text: str) -> dict[str, set[str]]:
    """The message keys of one file, with the variables that each one uses."""
    found = {match.group(1): match.start() for match in KEY.finditer(text)}
    ends = [*list(found.values())[1:], len(text)]
    return {key: set(VARIABLE.findall(text[at:end])) for (key, at), end in zip(found.items(), ends, strict=True)}


UNSEEN = {"foreign-page", "json-only", "no-number", "no-such-words"}  # sent to programs, not to people


def reasons() -> set[str]:
    """All keys of refusals and faults of the hall."""
    text = "".join(file.read_text("utf-8") for file in STATIC.parent.rglob("*.py"))
    found = re.findall(r'UnwelcomeError\(\d+, "([\w-]+)"\)|Fault\("([\w-]+)"\)|\.trouble = "([\w-]+)"', text)
    return {reason for hit in found for reason in hit if reason} - UNSEEN


def test_the_page_has_words_for_every_refusal() -> None:
    assert len(reasons()) > 15
    assert sorted(reason for reason in reasons() if f"problem-{reason}" not in messages("en")) == []


def test_the_page_is_served_with_a_strict_policy(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        page = hall.get("/")
        assert "<title>Meadhall</title>" in page.text
        policy = page.headers["content-security-policy"]
        assert {"default-src 'self'", "frame-ancestors 'none'"} <= {*policy.split("; ")}
        assert page.headers["cache-control"] == "no-cache"
        script = re.search(r'src="\./(\w+/app\.js)"', page.text)
        assert script is not None
        file = hall.get(f"/{script.group(1)}")
        assert "immutable" in file.headers["cache-control"]
        assert "etag" in file.headers
        assert "last-modified" not in file.headers
        assert file.headers["content-security-policy"] == "default-src 'self'"
        again = hall.get(f"/{script.group(1).replace('app.js', 'index.html')}")
        assert (again.status_code, again.headers["content-security-policy"]) == (200, policy)


def test_files_of_another_build_are_not_served_under_its_name(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        for path in ("/app.js", "/000000000000/app.js", "/000000000000", "/manifest.json"):
            assert hall.get(path).status_code == 404


def test_a_mistyped_address_answers_people_in_words_and_programs_with_data(tmp_path: Path) -> None:
    browser = {"accept": "text/html,application/xhtml+xml", "accept-language": "pl-PL,pl;q=0.9"}
    with open_hall(tmp_path) as hall:
        lost = hall.get("/tables/<b>nowhere", headers=browser)
        assert (lost.status_code, lost.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert '<html lang="pl"' in lost.text
        assert "Nic tu nie ma." in lost.text
        assert "nowhere" not in lost.text
        style = re.search(r'href="(/\w+/app.css)"', lost.text)
        assert style is not None
        assert hall.get(style.group(1)).status_code == 200
        assert hall.get("/nowhere").json()["reason"] == "http"
        assert hall.get("/api/nowhere", headers=browser).json()["reason"] == "http"


def test_a_changed_build_has_another_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="./app.js"></script>')
    for content in ("{}", '{"files": {}}'):
        (tmp_path / "manifest.json").write_text(content)
        page = PageFiles(tmp_path)
        assert page.first == f'<script src="./{page.build}/app.js"></script>'
    assert digest_of(tmp_path) != digest_of(STATIC)


def test_the_law_is_told_in_the_language_of_the_page(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        told = {lang: hall.get(f"/api/rules?game=valhalla&language={lang}").json() for lang in LANGUAGES}
        for lang, rules in told.items():
            assert {rule["lang"] for rule in rules} == {lang}
            assert [rule["id"] for rule in rules] == [rule["id"] for rule in told["en"]]
        assert hall.get("/api/rules?game=valhalla").json() == told["en"]
        assert hall.get("/api/rules?game=valhalla&language=tlh").json()["reason"] == "no-such-words"
