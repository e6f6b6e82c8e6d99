"""Which tests run when: near ones in `make quick`, all in `make test`, what is slow in `make exam`."""

from __future__ import annotations

import ast
import itertools
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sources import ROOT
from tools import quick, stages


def pytest_runs(target: str) -> list[list[str]]:
    """Return the arguments of each pytest that a target of the Makefile would start."""
    programs = Path(sys.executable).parent
    command = ["make", "-n", target, f"BIN={programs}", f"FAST={programs}"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    lines = [shlex.split(line, comments=True) for line in printed.splitlines() if " -m pytest " in line]
    return [line[line.index("pytest") + 1 :] for line in lines if "--collect-only" not in line]


def files_of(arguments: list[str]) -> set[str]:
    """Return the test files that pytest runs with these arguments."""
    ignored = {after for word, after in itertools.pairwise(arguments) if word == "--ignore"}
    wanted = [word for word in arguments if word.startswith("tests") and word not in ignored]
    found = {file for word in wanted for file in under(word)}
    return found - {file for word in ignored for file in under(word)}


def under(name: str) -> set[str]:
    path = ROOT / name
    files = [path] if path.is_file() else path.rglob("test_*.py")
    return {file.relative_to(ROOT).as_posix() for file in files}


def files_run_by(target: str) -> set[str]:
    return {file for arguments in pytest_runs(target) for file in files_of(arguments)}


def test_every_file_is_part_of_make_test() -> None:
    assert under("tests") - files_run_by("test") == set()


def test_every_file_with_a_nightly_part_is_part_of_make_exam() -> None:
    nightly = {name for name in under("tests") if "NIGHTLY" in (ROOT / name).read_text(encoding="utf-8")}
    assert len(nightly - {"tests/house/test_quick.py"}) > 15
    assert nightly - files_run_by("exam") == set()


def test_the_exam_runs_every_night() -> None:
    workflow = (ROOT / ".github/workflows/exam.yml").read_text(encoding="utf-8")
    assert "schedule:" in workflow
    assert "make exam" in workflow


def test_mutants_and_meetings_are_sampled_by_day_and_complete_at_night() -> None:
    day, night = (
        subprocess.run(["make", "-n", name], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in ("test", "exam")
    )
    assert "tools.mutants --sample 30" in day
    assert "tools.meetings --sample 40" in day
    assert "tools.mutants --sample 0" in night
    assert "tools.meetings \n" in night


def test_the_golden_games_run_on_both_engines() -> None:
    runs = [files_of(arguments) for arguments in pytest_runs("test")]
    assert sum("tests/exam/test_golden.py" in files for files in runs) == 2


class TestImports:
    def test_names_that_may_be_modules(self) -> None:
        tree = ast.parse("import a.b\nfrom c import d\nfrom . import e\nfrom ..f import g")
        names = set(quick.imported(tree, ["p", "q"]))
        assert {"a.b", "c", "c.d", "p.q.e", "p.f", "p.f.g"} <= names

    def test_a_near_test_comes_before_a_far_one(self) -> None:
        graph = {
            "src/a.py": {"src/b.py", "tests/test_near.py"},
            "src/b.py": {"tests/test_far.py", "tests/browser/test_page.py"},
        }
        reached = quick.by_distance(["src/a.py"], graph)
        assert reached.index("tests/test_near.py") < reached.index("tests/test_far.py")

    def test_slow_folders_wait_unless_they_changed(self) -> None:
        assert quick.waits("tests/browser/test_looks.py", ["src/meadhall/core/match.py"])
        assert not quick.waits("tests/browser/test_looks.py", ["tests/browser/eyes.py"])
        assert not quick.waits("tests/rules/valhalla/test_battle.py", [])

    def test_the_tests_of_a_module_are_found(self) -> None:
        near = quick.reached_tests(["tools/needs.py"], quick.importers())
        assert "tests/house/test_tools.py" in near


def test_the_tests_that_prove_a_rule_are_named_as_pytest_names_them() -> None:
    names = quick.proofs({"VAL-BATTLE-29"})
    assert names
    assert all((ROOT / name.partition("::")[0]).is_file() and "::test_" in name for name in names)


def test_stages_are_noted_and_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stages, "STAGES", tmp_path / "stages.jsonl")
    monkeypatch.setattr(stages, "LOOPS", 1000)
    assert stages.main(["clear"]) == 0
    assert stages.main(["run", "nothing", "true"]) == 0
    assert stages.main(["run", "broken", "false"]) == 1
    assert stages.main(["report"]) == 0
    printed = capsys.readouterr().out
    assert "nothing" in printed
    assert "failed" in next(line for line in printed.splitlines() if line.startswith("broken"))
    assert "million loops per second" in printed
