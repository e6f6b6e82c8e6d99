"""What is published: few dependencies, one compiler everywhere, and a release that is refused until all is well."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.house.sources import ROOT
from tools import pins, release

PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
ENGINE = {"librt", "msgspec", "mypy-extensions"}
ALONE = f"""
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    "Finds no package but ours, the standard library's and those of the engine."
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {["fluent", "rich", "openskill", "numpy", "starlette", "sqlalchemy", "attr", "babel"]}:
            raise ModuleNotFoundError(name, name=name.split(".")[0])

sys.meta_path.insert(0, Nothing())
from meadhall import env
from meadhall.cli.main import main
from meadhall.research.simulate import Request, simulate

state = env.Env("Valhalla-2p-v1").new(seed=7)
while not state.over:
    state.step(state.legal()[-1])
assert simulate(Request("bloodrage", 2, 1, "s", bots=["karl", "jarl"])).games == 1
assert main(["simulate", "valhalla"]) == 2
"""


def test_the_engine_plays_with_three_dependencies_and_names_what_commands_lack() -> None:
    assert {pins.key(name.partition(">")[0]) for name in PROJECT["project"]["dependencies"]} == ENGINE
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "meadhall: this needs rich; pip install 'meadhall[terminal]'\n"


def test_whoever_compiles_uses_the_compiler_that_is_tested() -> None:
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    wanted = pins.pins(ROOT.joinpath("requirements", "dev.txt").read_text("utf-8"))
    builds = pins.pins(ROOT.joinpath("requirements", "wheels.txt").read_text("utf-8"))
    assert f"mypy=={wanted['mypy']}" in hook["dependencies"]
    assert {name: builds[name] for name in builds.keys() & wanted.keys()} == {
        name: wanted[name] for name in builds.keys() & wanted.keys()
    }


def test_citations_name_the_version() -> None:
    version = PROJECT["project"]["version"]
    assert f"\nversion: {version}\n" in ROOT.joinpath("CITATION.cff").read_text("utf-8")
    assert f"version = {{{version}}}" in ROOT.joinpath("docs", "env.md").read_text("utf-8")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of three files that could be published, but for its wheels."""
    for name, text in {
        "pyproject.toml": '[project]\nversion = "1.2.3"\n',
        "src/meadhall/__init__.py": '__version__ = "1.2.3"\n',
        "CHANGELOG.md": "## [Unreleased]\n\n## [1.2.3]\n",
    }.items():
        tmp_path.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
        tmp_path.joinpath(name).write_text(text, encoding="utf-8")
    for name, path in {"ROOT": tmp_path, "DIST": tmp_path / "dist", "PASSED": tmp_path / ".git" / "passed"}.items():
        monkeypatch.setattr(release, name, path)
    who = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
    for command in (["init", "-q"], ["add", "-A"], [*who, "commit", "-qm", "all"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    release.note_passed()
    return tmp_path


def test_a_release_is_refused_for_each_thing_that_is_wrong(project: Path) -> None:
    assert [release.wrong_version(), release.wrong_changelog(), release.wrong_tree(), release.wrong_tests()] == [""] * 4
    assert "make wheels" in release.wrong_wheels()
    project.joinpath("pyproject.toml").write_text('[project]\nversion = "1.3.0"\n', encoding="utf-8")
    assert "1.3.0" in release.wrong_version()
    assert "1.2.3" in release.wrong_changelog()
    assert "pyproject.toml" in release.wrong_tree()
    release.PASSED.unlink()
    release.note_passed()
    assert "not passed" in release.wrong_tests(), "tests with uncommitted changes say nothing about a commit"
