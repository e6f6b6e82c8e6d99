"""Running tests in forked children: what happens when they cannot even be collected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.forks import with_tests


def test_a_file_that_cannot_be_imported_is_named_and_nothing_is_tried(tmp_path: Path) -> None:
    (tmp_path / "test_whole.py").write_text("def test_nothing() -> None: ...\n", encoding="utf-8")
    (tmp_path / "test_lost.py").write_text("import a_module_that_nobody_wrote\n", encoding="utf-8")
    tried: list[pytest.Item] = []
    with pytest.raises(SystemExit) as refusal:
        with_tests(tried.extend, str(tmp_path))
    assert "test_lost.py: ModuleNotFoundError: No module named 'a_module_that_nobody_wrote'" in str(refusal.value)
    assert "test_whole" not in str(refusal.value)
    assert tried == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="nowhere"):
        with_tests(lambda items: None, str(tmp_path / "nowhere"))
