"""The sources of the page: lines that fit, and types of what the hall sends that nobody writes by hand."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.server.contract.typescript import files
from tests.house.sources import ROOT

SOURCE = ROOT / "web" / "src"
LONGEST_LINE = 120  # characters, as biome has it; it breaks no strings
DECLARED = re.compile(r"\b(?:interface|type|class) (\w*View)\b")
CAST = re.compile(r"\bas (?:unknown as )?(\w*View)\b")
SEARCHES = re.compile(r"[^{};]*:has\([^{]*")
AT_TABLES = ("ask", "games", "log", "table", "ui")
LEAF = ".setting:has("  # a line of a form, with nothing but its field in it
IMPORTED = re.compile(r"import[^;]*;")


def sources() -> list[Path]:
    return [*sorted(SOURCE.rglob("*.ts*")), *sorted(SOURCE.rglob("*.css"))]


def test_every_line_fits() -> None:
    lines = [(file, line) for file in sources() for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 1000
    assert [f"{file}: {line}" for file, line in lines if len(line) > LONGEST_LINE] == []


def test_views_have_the_types_of_the_games_and_no_other() -> None:
    """They are written from the games' structs (`server/contract/typescript.py`)."""
    written = files(ROOT / "web")
    by_hand = [file for file in sources() if file not in written]
    texts = {file: IMPORTED.sub("", file.read_text(encoding="utf-8")) for file in by_hand}
    assert [f"{file}: {found[0]}" for file, text in texts.items() for found in DECLARED.finditer(text)] == []
    assert [f"{file}: {found[0]}" for file, text in texts.items() for found in CAST.finditer(text)] == []


def test_a_view_written_by_hand_is_noticed() -> None:
    assert DECLARED.search("export interface BattleView {")
    assert CAST.search("const seen = view as RawView;")
    assert not CAST.search(IMPORTED.sub("", "import type { View as OtherView } from './wire';"))


def searching(style: str) -> list[str]:
    """Selectors that search what lies in an element: each thing that comes or goes in it has all of it styled anew."""
    bare = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    return [found[0].strip() for found in SEARCHES.finditer(bare) if LEAF not in found[0]]


def test_no_style_of_a_table_searches_in_it() -> None:
    """Classes say how a table is laid out: a click that had 400 elements styled costs a frame (decision 0123)."""
    styles = [file for folder in AT_TABLES for file in sorted((SOURCE / folder).rglob("*.css"))]
    assert len(styles) > 20
    assert [(file.name, found) for file in styles for found in searching(file.read_text(encoding="utf-8"))] == []


def test_the_wood_is_never_drawn_anew() -> None:
    """Chromium takes a picture for another one if the declaration that names it holds a variable (decision 0123)."""
    style = (SOURCE / "ui" / "style" / "carving.css").read_text(encoding="utf-8")
    found = re.search(r"\.wood > i \{([^}]*)\}", style)
    assert found
    named = [line for line in found[1].split(";") if "url(" in line]
    assert len(named) == 1
    assert "var(" not in named[0]


def test_a_style_that_searches_is_noticed() -> None:
    assert searching("/* no :has() */ .hearth:not(:has(.laid-out)) .piles { top: 0; }")
    assert not searching("/* :has( */ .hearth.offering .piles { top: 0; } .setting:has([type='checkbox']) { gap: 0; }")
