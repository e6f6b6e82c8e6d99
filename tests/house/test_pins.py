"""The tool that writes hashes behind pins: it changes nothing else, and finds what has none."""

from __future__ import annotations

from tools import pins

TEXT = """# words
-r play.txt

fluent.runtime==0.4.0
uvloop==0.23.0; sys_platform != "win32"
"""
KNOWN = {"fluent-runtime": ["--hash=sha256:" + "a" * 64], "uvloop": ["--hash=sha256:" + "b" * 64] * 2}


def test_hashes_are_written_behind_their_pins_and_found_again() -> None:
    once = pins.written(TEXT, KNOWN)
    assert pins.hashes(once) == KNOWN
    assert pins.pins(once) == {"fluent-runtime": "0.4.0", "uvloop": "0.23.0"}
    assert pins.written(once, KNOWN) == once, "however often"
    assert once.startswith("# words\n-r play.txt\n\nfluent.runtime==0.4.0 \\\n    --hash=")
    assert 'uvloop==0.23.0; sys_platform != "win32" \\\n' in once


def test_a_pin_without_hashes_is_found() -> None:
    assert pins.hashes(TEXT) == {"fluent-runtime": [], "uvloop": []}


def test_every_pin_of_ours_has_hashes() -> None:
    for file in pins.FOLDER.glob("*.txt"):
        bare = [name for name, found in pins.hashes(file.read_text("utf-8")).items() if not found]
        assert bare == [], f"{file.name}: run `python tools/pins.py`"
