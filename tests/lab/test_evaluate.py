"""Custom bots in tournaments, and the published deals of a suite."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots.driver import recruit
from meadhall.bots.foreign import enlist
from meadhall.bots.settings import BOTS, STRENGTHS
from meadhall.cli.main import main
from meadhall.core.errors import SetupError
from meadhall.interface import shelf
from meadhall.research.arena import Rules
from meadhall.research.evaluate import OPPONENTS, series_of
from meadhall.research.fingerprint import fingerprint
from meadhall.research.tournament import bouts

CLASS = "class Last:\n    def choose(self, glimpse):\n        return glimpse.legal[-1]\n"
PROGRAM = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][-1]}), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a class and a program, where the commands are run."""
    tmp_path.joinpath("my_bots.py").write_text(CLASS, encoding="utf-8")
    tmp_path.joinpath("last.py").write_text(PROGRAM, encoding="utf-8")
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def report_of(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_class_and_a_program_that_choose_alike_play_alike(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["my_bots:Last", f"run:{sys.executable} {folder / 'last.py'}"]
    words = ("tournament", "bloodrage", "--games", "2", "--seed", "7")
    reports = [report_of(capsys, *words, "--bots", f"thrall,{name}") for name in names]
    scores = [report["scores"][0] for report in reports]
    assert [score["bot"] for score in scores] == names
    assert scores[0]["wins"] == scores[1]["wins"]
    assert [score["failures"] for score in scores] == [0, 0]


NO_BOTS = ["my_bots:Missing", "nowhere:Bot", "my_bots:", "json:JSONDecoder", "run:", "run:./none"]


@pytest.mark.parametrize("name", NO_BOTS)
def test_invalid_bots_are_refused_in_a_sentence(folder: Path, name: str) -> None:
    with pytest.raises(SetupError, match=r"mypkg\.mod:MyBot"):
        enlist(name, shelf.game_named("bloodrage"))


@pytest.mark.parametrize("name", ["my_bots:Last", "run:true"])
def test_a_hall_does_not_start_bot_programs(folder: Path, name: str) -> None:
    with pytest.raises(SetupError, match="no bot"):
        recruit(name, shelf.game_named("bloodrage"))


def test_a_program_that_answers_nonsense_is_answered_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = report_of(capsys, "tournament", "bloodrage", "--games", "2", "--bots", "thrall,run:cat")
    assert report["scores"][0]["failures"] > 0


def test_a_suite_has_the_same_deals_for_every_bot_from_every_seat() -> None:
    mine, theirs = (list(bouts(series_of("Valhalla-3p-v1", bot, 6))) for bot in ("my:Bot", "your:Bot"))
    assert [bout.deal for bout in mine] == [bout.deal for bout in theirs]
    assert len(mine) == 6 * len(OPPONENTS)
    seats = [bout.line_up.index("my:Bot") for bout in mine]
    assert {seats.count(seat) for seat in range(3)} == {2 * len(OPPONENTS)}


def test_an_evaluation_can_be_repeated(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.research.evaluate.OPPONENTS", ("thrall", "karl"))
    words = ("evaluate", "my_bots:Last", "--suite", "BloodRage-2p-v1", "--games", "2")
    first, second = report_of(capsys, *words), report_of(capsys, *words)
    assert first == second
    folder.joinpath("my_bots.py").write_text(f"{CLASS}# changed\n", encoding="utf-8")
    changed = report_of(capsys, *words)
    assert changed["bot_source"] != first["bot_source"]
    assert changed["digest"] == first["digest"], "the test of both is the same"
    assert report_of(capsys, "evaluate", "thrall", *words[2:])["digest"] == first["digest"]
    assert report_of(capsys, *words[:-1], "4")["digest"] != first["digest"]


def test_a_suite_without_opponents_is_refused() -> None:
    with pytest.raises(SetupError, match="has no opponents"):
        series_of("Valhalla-1p-Solo-v1", "karl", 2)


def test_a_fingerprint_tells_rules_and_bots_apart_by_how_they_play(monkeypatch: pytest.MonkeyPatch) -> None:
    look, bots = fingerprint.__wrapped__, ("thrall", "karl")
    plain = look(Rules("valhalla"), 2, bots)
    assert look(Rules("valhalla"), 2, bots) == plain
    assert look(Rules("valhalla", ("loki",)), 2, bots) != plain
    assert look(Rules("valhalla"), 3, bots) != plain
    monkeypatch.setitem(BOTS, "karl", STRENGTHS["thrall"])
    assert look(Rules("valhalla"), 2, bots) != plain
