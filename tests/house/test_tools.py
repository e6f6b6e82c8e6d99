"""The tools that build and equip: which modules are compiled, what happens when something is missing."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.house.sources import ROOT
from tools import leaderboard, needs, prose
from tools.compile import compiled_modules
from tools.needs import Need

FILES = {
    "core/__init__.py": '"""The core."""\n',
    "core/match.py": '"""A match."""\nX = 1\n',
    "core/plain.py": '"""Plain on purpose. (not compiled)"""\nX = 1\n',
    "core/late.py": '"""A module.\n\nIts friend is plain (not compiled).\n"""\nX = 1\n',
    "games/moor/__init__.py": '"""The Moor."""\nGAME = 1\n',
    "games/moor/shapes.py": '"""What people see. (not compiled)"""\nX = 1\n',
    "games/moor/view.py": '"""What people see."""\nX = 1\n',
    "games/moor/expansions/night/cards.py": "X = 1\n",
    "games/moor/words/en.ftl": "title = The Moor\n",
    "bots/tree.py": "X = 1\n",
    "lab/plots.py": "X = 1\n",
}


def test_core_games_and_bots_are_compiled_except_marked_modules(tmp_path: Path) -> None:
    for name, text in FILES.items():
        file = tmp_path / "src" / "meadhall" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert compiled_modules(tmp_path) == [
        "src/meadhall/core/late.py",
        "src/meadhall/core/match.py",
        "src/meadhall/games/moor/__init__.py",
        "src/meadhall/games/moor/expansions/night/cards.py",
        "src/meadhall/games/moor/view.py",
        "src/meadhall/bots/tree.py",
    ]


@pytest.fixture
def no_forge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a compiler, on which nothing may be installed."""
    forge = Need("swords", lambda: False, ("forge", "anvil"))
    monkeypatch.setattr(needs, "NEEDS", {"forge": forge, "fire": Need("warmth", lambda: True, ("wood",))})
    monkeypatch.setattr(needs, "allowed_prefix", lambda: None)
    monkeypatch.setenv("CI", "")


@pytest.mark.usefixtures("no_forge")
class TestNeeds:
    def test_what_is_left_out_is_named_with_the_command_that_adds_it(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert needs.main(["left-out"]) == 0
        said = capsys.readouterr().out
        assert "left out, because forge is missing: swords" in said
        assert "to add: sudo apt-get install anvil forge" in said

    def test_a_missing_need_stops_nobody_at_home(self) -> None:
        assert needs.main(["get", "forge", "fire"]) == 0

    def test_with_ci_nothing_is_left_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("CI", "true")
        assert needs.main(["get", "forge"]) == 1
        assert needs.main(["left-out", "forge"]) == 1
        assert needs.main(["get", "fire"]) == 0

    def test_has_answers_with_the_exit_code(self) -> None:
        assert [needs.main(["has", name]) for name in ("forge", "fire")] == [1, 0]

    def test_an_unknown_need_is_refused(self) -> None:
        assert needs.main(["has", "sauna"]) == 2


class TestLeaderboard:
    ROWS = [
        f"| S | karl | {other} | 40 | 9 % | 1 – 2 | 50 % | new |\n" for other in ("thrall", "jarl@1000", "einherjar@40")
    ]
    PAGE = "# Board\n\n| suite | bot |\n|---|---|\n" + "".join(ROWS)

    def test_rows_with_the_digest_of_today_stay(self) -> None:
        assert leaderboard.current_rows(self.PAGE, "S", "karl", "new") == "".join(self.ROWS)

    @pytest.mark.parametrize(
        ("suite", "bot", "digest"), [("S", "karl", "newer"), ("T", "karl", "new"), ("S", "jarl", "new")]
    )
    def test_other_rows_are_played(self, suite: str, bot: str, digest: str) -> None:
        assert leaderboard.current_rows(self.PAGE, suite, bot, digest) == ""

    def test_a_bot_with_a_missing_row_plays_all_of_them(self) -> None:
        assert leaderboard.current_rows(self.PAGE.replace(self.ROWS[1], ""), "S", "karl", "new") == ""

    def test_what_stands_above_the_table_stays(self) -> None:
        assert leaderboard.with_rows(self.PAGE, "| new |\n") == self.PAGE.replace("".join(self.ROWS), "| new |\n")


class TestProse:
    @pytest.mark.parametrize(
        ("message", "wrong"),
        [
            ("Fix a short one", ""),
            ("F" + "x" * 71, ""),
            ("Ж" * 72, ""),
            ("Fix a short one\n\nIt says why.", ""),
            ("Blood Rage: clear the selection after each answer", ""),
            ("Pass the seat to the bot", ""),
            ("", ""),
            ("x" * 73, "73 characters"),
            ("Fix a short one\nthat goes on", "no empty line"),
            ("A comment within its line", "begin with a verb"),
            ("Fixed the log", "begin with a verb"),
            ("Tests wait for the value", "begin with a verb"),
            ("Sign in who" + "ever asks", "'who" + "ever' is not plain"),
        ],
    )
    def test_a_commit_can_be_read_in_a_list(self, message: str, wrong: str) -> None:
        assert prose.wrong(message).startswith(wrong)
        assert bool(prose.wrong(message)) == bool(wrong)

    def test_the_newest_commit_is_checked_and_a_merge_is_not(self, tmp_path: Path) -> None:
        assert prose.newest(tmp_path) == ""  # no history

        def git(*words: str) -> None:
            author = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
            subprocess.run(["git", *author, *words], cwd=tmp_path, check=True, capture_output=True)

        git("init", "-q", "-b", "one")
        git("commit", "-q", "--allow-empty", "-m", "First")
        assert prose.newest(tmp_path) == "First"
        git("switch", "-q", "-c", "two")
        git("commit", "-q", "--allow-empty", "-m", "Second\n\nWhy.")
        assert prose.newest(tmp_path) == "Second\n\nWhy."
        git("switch", "-q", "one")
        git("merge", "-q", "--no-ff", "two", "-m", "A merge")
        assert prose.newest(tmp_path) == ""

    @pytest.mark.parametrize(
        ("name", "text", "expected"),
        [
            ("a.py", '"""Plain.\n\nA word some' + 'body wrote."""\n', [(3, "some" + "body")]),
            ("a.py", "x = 1  # as\n# ever\n", []),
            ("a.py", "x = 'no" + "body'\n", []),
            ("a.py", "def to" + "ld() -> None: ...\n", [(1, "to" + "ld")]),
            ("a.py", "agreed = he" + "ed_all = 1\n", [(1, "he" + "ed_all")]),
            ("a.md", "Plain.\n\nAs\never `no" + "body`.\n", [(3, "As ever")]),
            ("a.ts", "const a = 'a" + "new';\n/* drawn\n a" + "new */\n", [(3, "a" + "new")]),
            ("a.css", "a { color: red; } /* of its " + "own */\n", [(1, "of its " + "own")]),
        ],
    )
    def test_every_word_is_found_with_its_line(self, name: str, text: str, expected: list[tuple[int, str]]) -> None:
        assert [(found.line, found.word) for found in prose.findings(name, text)] == expected

    def test_clean_places_exist(self) -> None:
        assert [place for place in prose.CLEAN if not (ROOT / place).exists()] == []
