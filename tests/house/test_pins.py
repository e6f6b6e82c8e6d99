"""The tool that writes hashes behind pins: it changes nothing else, and finds what has none."""

from __future__ import annotations

from pathlib import Path

from tools import pins

TEXT = """# words
-r play.txt

fluent.runtime==0.4.0
uvloop==0.23.0; sys_platform != "win32"
"""
KNOWN = {"fluent-runtime": ["--hash=sha256:" + "a" * 64], "uvloop": ["--hash=sha256:" + "b" * 64] * 2}


def test_hashes_are_written_behind_their_pins_and_found_again() -> None:
    once = pins.with_hashes(TEXT, KNOWN)
    assert pins.hashes(once) == KNOWN
    assert pins.pins(once) == {"fluent-runtime": "0.4.0", "uvloop": "0.23.0"}
    assert pins.with_hashes(once, KNOWN) == once, "however often"
    assert once.startswith("# words\n-r play.txt\n\nfluent.runtime==0.4.0 \\\n    --hash=")
    assert 'uvloop==0.23.0; sys_platform != "win32" \\\n' in once


def test_a_pin_without_hashes_is_found() -> None:
    assert pins.hashes(TEXT) == {"fluent-runtime": [], "uvloop": []}


def test_every_pin_of_ours_has_the_hashes_of_all_its_files() -> None:
    for file in pins.FOLDER.glob("*.txt"):
        assert pins.narrow(file) == [], f"{file.name}: run `python tools/pins.py`"


def test_a_pin_with_the_hash_of_one_file_is_found(tmp_path: Path) -> None:
    """It installs on one kind of machine and is refused on every other."""
    for name, expected in (("dev.txt", ["fluent-runtime"]), ("pocket.txt", [])):
        file = tmp_path / name
        file.write_text(pins.with_hashes(TEXT, KNOWN), "utf-8")
        assert pins.narrow(file) == expected
