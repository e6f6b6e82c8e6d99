"""The guided tours lead somewhere: their files are written down, and the game is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.elsewhere import meadhall_with
from tests.house.sources import ROOT

FILE = re.compile(r"^`(oars/[\w/.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TOURS = ("adding-a-game.md", "adding-an-expansion.md")


@pytest.fixture(scope="module")
def oars(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the tours build."""
    folder = tmp_path_factory.mktemp("tour")
    for tour in TOURS:
        for name, text in FILE.findall((ROOT / "docs" / tour).read_text(encoding="utf-8")):
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    meadhall_with(folder / "oars", "modules", "oars", "--give-ids")
    return folder / "oars"


def test_the_tours_name_all_their_files(oars: Path) -> None:
    found = {str(file.relative_to(oars)) for file in oars.rglob("*") if file.is_file()}
    assert found >= {
        "rules.py",
        "kit.py",
        "words/en.ftl",
        "ids.toml",
        "expansions/wind/wind.py",
        "expansions/wind/words/en.ftl",
    }


def test_the_game_is_played_with_its_expansion(oars: Path) -> None:
    words = ("play", "oars", "--players", "2", "--seed", "5", "--modules", "wind")
    told = meadhall_with(oars, *words, typed="1\n2\n" * 60)
    assert "Row on, or rest?" in told
    assert "The wind helps" in told
    assert "Victory" in told


def test_the_laboratory_plays_it(oars: Path) -> None:
    assert "oars" in meadhall_with(oars, "modules", "oars")
    assert "digest" in meadhall_with(oars, "simulate", "oars", "--players", "3", "--games", "20", "--seed", "1")
