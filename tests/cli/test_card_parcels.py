"""A card set as a single file: packed for the workshop, and unpacked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meadhall.cli.main import main
from meadhall.core.cards import read_toml


def test_a_set_goes_into_one_file_and_comes_out_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, file, again = tmp_path / "mine", tmp_path / "mine.cards.json", tmp_path / "again"
    assert main(["cards", "new", str(folder), "--game", "bloodrage"]) == 0
    assert main(["cards", "pack", str(folder), str(file), "--game", "bloodrage"]) == 0
    assert main(["cards", "unpack", str(file), str(again)]) == 0
    assert "meadhall cards check" in capsys.readouterr().out
    assert read_toml(again / "cards.toml") == read_toml(folder / "cards.toml")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("a poem", "not a card set"),
        ("[]", "not a card set"),
        (json.dumps({"format": "meadhall-cards", "version": 2}), '"version" 1'),
        (json.dumps({"format": "meadhall-cards", "version": 1, "game": "chess", "files": {}}), "chess"),
        (json.dumps({"format": "meadhall-cards", "version": 1, "game": "bloodrage", "files": [1]}), "no files"),
        (
            json.dumps({"format": "meadhall-cards", "version": 1, "game": "bloodrage", "files": {"../x.toml": {}}}),
            "no file is called",
        ),
    ],
)
def test_other_files_are_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str, said: str
) -> None:
    file = tmp_path / "file"
    file.write_text(body, encoding="utf-8")
    assert main(["cards", "unpack", str(file), str(tmp_path / "there")]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "there").exists()
