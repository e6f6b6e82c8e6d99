"""The law is read right: small made-up specs with every fault, and the real one."""

from __future__ import annotations

import argparse
import ast
import json
from pathlib import Path

import pytest

from meadhall import law
from meadhall.law.citations import Citation, cited_by_code, cited_by_data, cited_by_tests
from meadhall.law.excuses import parse_excuses
from meadhall.law.ids import ids_in
from meadhall.law.report import Found, LawReport
from meadhall.law.spec import LawError, load_spec, parse_spec
from tests import rule as rule_module

MOOR = """# The Moor
- **MOOR-BATTLE-01** — Rivals fight.
- **MOOR-BATTLE-02** — Ties go to the attacker, see **bold words** and MOOR-BATTLE-01.
- **MOOR-FX-01** Spear (1) / **MOOR-FX-02** Axe (2): adds 1 / 2.
- **MOOR-TL-09 LOOP** — Repeat any of:
  - a. roll;
  - b. pass.

A line that mentions **MOOR-BATTLE-01** defines nothing.

| ID | Situation | Expected |
|---|---|---|
| **MOOR-TV-01** | 7 against 7 | attacker wins |
"""

CODE = '''
class Tie:
    """MOOR-BATTLE-02: ties."""

    def run(self):
        pass  # MOOR-FX-01
'''

TEST = '''
@rule("MOOR-BATTLE-01", "MOOR-FX-01…02")
def test_tie():
    """MOOR-TL-09 is only mentioned."""
'''


def moor(code: str = "", tests: str = "", **excuses: str) -> LawReport:
    """A report over ids cited by code and by tests."""
    cited = [[Citation(key, "a.py", 1, "f") for key in text.split()] for text in (code, tests)]
    found = Found(code=cited[0], data=[], tests=cited[1])
    excused = {key.replace("_", "-"): why for key, why in excuses.items()}
    return LawReport(parse_spec(MOOR, "MOOR"), found, excused)


class TestSpec:
    def test_lists_tables_names_and_shared_lines_define_rules(self) -> None:
        ids = ["BATTLE-01", "BATTLE-02", "FX-01", "FX-02", "TL-09", "TV-01"]
        assert list(parse_spec(MOOR, "MOOR")) == [f"MOOR-{name}" for name in ids]

    def test_a_rule_keeps_its_sublist(self) -> None:
        assert parse_spec(MOOR, "MOOR")["MOOR-TL-09"].text.endswith("- a. roll;\n  - b. pass.")

    def test_a_row_reads_as_a_sentence(self) -> None:
        text = parse_spec(MOOR, "MOOR")["MOOR-TV-01"].text
        assert text == "**MOOR-TV-01**; Situation: 7 against 7; Expected: attacker wins"

    def test_a_doubled_definition_is_refused(self) -> None:
        with pytest.raises(LawError, match="MOOR-BATTLE-01 is defined twice: in lines 2 and 14"):
            parse_spec(MOOR + "- **MOOR-BATTLE-01** — Again.\n", "MOOR")

    def test_a_foreign_id_is_refused(self) -> None:
        with pytest.raises(LawError, match="line 1 defines FEN-A-01"):
            parse_spec("- **FEN-A-01** — Elsewhere.", "MOOR")

    @pytest.mark.parametrize(
        ("game", "chapter", "defined"),
        [("valhalla", "SETUP", 28), ("valhalla", "TL", 52), ("valhalla", "TV", 40), ("bloodrage", "FX", 58)],
    )
    def test_the_real_spec_is_read_whole(self, game: str, chapter: str, defined: int) -> None:
        assert sum(rule.chapter == chapter for rule in load_spec(game).values()) == defined


class TestIds:
    @pytest.mark.parametrize(
        ("text", "found"),
        [
            ("see MOOR-A-01 and MOOR-B-12.", ["MOOR-A-01", "MOOR-B-12"]),
            ("MOOR-A-09…11", ["MOOR-A-09", "MOOR-A-10", "MOOR-A-11"]),
            ("MOOR-A-09…-10", ["MOOR-A-09", "MOOR-A-10"]),
            ("MOOR-A-001..002", ["MOOR-A-001", "MOOR-A-002"]),
            ("MOOR-A-01...", ["MOOR-A-01"]),
            ("FEN-A-01, MOOR-A, XMOOR-A-01", []),
        ],
    )
    def test_ids_and_ranges_in_text(self, text: str, found: list[str]) -> None:
        assert list(ids_in(text, "MOOR")) == found


class TestCitations:
    @pytest.fixture
    def root(self, tmp_path: Path) -> Path:
        files = {
            "src/meadhall/games/moor/battle.py": CODE,
            "src/meadhall/games/moor/cards/deck.toml": 'rule = "MOOR-FX-02"\n',
            "src/meadhall/games/fen/battle.py": '"""MOOR-TL-09 belongs to another game."""\n',
            "src/meadhall/core/match.py": '"""As MOOR-TV-01 asks."""\n',
            "tests/test_moor.py": TEST,
        }
        for name, text in files.items():
            tmp_path.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
            tmp_path.joinpath(name).write_text(text, encoding="utf-8")
        return tmp_path

    def test_code_of_the_game_and_of_the_core_implements(self, root: Path) -> None:
        places = [f"{found.id} {found}" for found in cited_by_code(root, "moor", "MOOR")]
        assert places == [
            "MOOR-BATTLE-02 src/meadhall/games/moor/battle.py:3 Tie",
            "MOOR-FX-01 src/meadhall/games/moor/battle.py:6 Tie.run",
            "MOOR-TV-01 src/meadhall/core/match.py:1",
        ]

    def test_card_files_cite_but_do_not_implement(self, root: Path) -> None:
        assert [found.id for found in cited_by_data(root, "moor", "MOOR")] == ["MOOR-FX-02"]

    def test_only_the_decorator_proves(self, root: Path) -> None:
        found = cited_by_tests(root, "MOOR")
        assert [citation.id for citation in found] == ["MOOR-BATTLE-01", "MOOR-FX-01", "MOOR-FX-02"]
        assert {citation.scope for citation in found} == {"test_tie"}


class TestReport:
    def test_counts(self) -> None:
        report = moor("MOOR-BATTLE-01 MOOR-BATTLE-02", "MOOR-BATTLE-02", MOOR_FX_01="advice")
        assert report.chapters()["BATTLE"] == {"defined": 2, "implemented": 2, "proven": 1, "excused": 0}
        assert report.chapters()["FX"] == {"defined": 2, "implemented": 0, "proven": 0, "excused": 1}
        assert report.faults() == []
        assert report.missing() == ["MOOR-FX-02", "MOOR-TL-09", "MOOR-TV-01"]

    def test_an_unknown_citation_is_a_fault(self) -> None:
        report = moor("MOOR-BATTLE-77")
        assert report.as_json()["unknown"] == ["MOOR-BATTLE-77"]
        assert report.faults() == ["unknown rule MOOR-BATTLE-77, cited in a.py:1 f"]

    def test_a_test_of_an_unknown_rule_is_a_fault(self) -> None:
        assert moor(tests="MOOR-BATTLE-77").faults()

    def test_an_unknown_excuse_is_a_fault(self) -> None:
        assert moor(MOOR_FX_99="advice").faults() == ["unknown rule MOOR-FX-99, excused in spec/excused.toml"]

    def test_an_excuse_for_an_implemented_rule_is_a_warning(self) -> None:
        report = moor("MOOR-FX-01", MOOR_FX_01="advice")
        assert report.warnings() == ["MOOR-FX-01 is implemented; take it out of spec/excused.toml"]
        assert report.chapters()["FX"]["excused"] == 0

    def test_an_excuse_needs_a_reason(self) -> None:
        with pytest.raises(LawError, match="MOOR-FX-01 has no reason"):
            parse_excuses('[advice]\nMOOR-FX-01 = " "')

    def test_an_excuse_is_given_once(self) -> None:
        with pytest.raises(LawError, match="MOOR-FX-01 is excused twice"):
            parse_excuses('[a]\nMOOR-FX-01 = "x"\n[b]\nMOOR-FX-01 = "x"')


class TestCommands:
    def test_json_has_both_games(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert law.main(["report", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert sorted(found) == ["bloodrage", "valhalla"]
        assert found["valhalla"]["unknown"] == []
        assert set(found["valhalla"]["chapters"]["SETUP"]) == {"defined", "implemented", "proven", "excused"}

    def test_one_game_alone(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert law.main(["report", "--game", "bloodrage", "--json"]) == 0
        assert list(json.loads(capsys.readouterr().out)) == ["bloodrage"]

    def test_show_prints_the_rule(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert law.main(["show", "val-battle-29"]) == 0
        assert "Equal strengths: the attacker wins." in capsys.readouterr().out

    @pytest.mark.parametrize("wrong", ["VAL-BATTLE-99", "FEN-A-01", "nonsense"])
    def test_show_says_if_there_is_no_rule(self, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert law.main(["show", wrong]) == 1
        assert f"there is no rule {wrong.upper()}" in capsys.readouterr().err

    def test_the_command_line_takes_the_commands_in(self) -> None:
        parser = argparse.ArgumentParser()
        law.add_commands(parser.add_subparsers())
        assert parser.parse_args(["rules", "report", "--brief"]).run is not None


def test_a_typing_error_in_rule_fails_at_collection() -> None:
    for wrong in ("VAL-BATTLE-" + "99", "BATTLE-29", ""):
        with pytest.raises(ValueError, match="defines no rule"):
            getattr(rule_module, "rule")(wrong)  # noqa: B009  (so that the law does not take it for a proof)


def test_the_tests_themselves_can_be_parsed() -> None:
    for file in Path(__file__).parents[1].rglob("*.py"):
        ast.parse(file.read_text(encoding="utf-8"))
