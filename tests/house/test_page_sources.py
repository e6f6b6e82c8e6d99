"""The sources of the page: the types of what the server sends are generated, not written by hand."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.server.protocol.typescript import files
from tests.house.sources import ROOT

SOURCE = ROOT / "web" / "src"
DECLARED = re.compile(r"\b(?:interface|type|class) (\w*View)\b")
CAST = re.compile(r"\bas (?:unknown as )?(\w*View)\b")
IMPORTED = re.compile(r"import[^;]*;")


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.ts*"))


def test_views_have_the_types_of_the_games_and_no_other() -> None:
    """They are written from the games' structs (`server/protocol/typescript.py`)."""
    written = files(ROOT / "web")
    by_hand = [file for file in sources() if file not in written]
    texts = {file: IMPORTED.sub("", file.read_text(encoding="utf-8")) for file in by_hand}
    assert [f"{file}: {found[0]}" for file, text in texts.items() for found in DECLARED.finditer(text)] == []
    assert [f"{file}: {found[0]}" for file, text in texts.items() for found in CAST.finditer(text)] == []


def test_a_view_written_by_hand_is_noticed() -> None:
    assert DECLARED.search("export interface BattleView {")
    assert CAST.search("const seen = view as RawView;")
    assert not CAST.search(IMPORTED.sub("", "import type { View as OtherView } from './wire';"))
