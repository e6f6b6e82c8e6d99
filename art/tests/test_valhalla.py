"""Pictures of Valhalla: every card has one, small, and drawn the same way each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from art.__main__ import ART, games
from art.engine.check import INDEX, faults, near_faults
from art.engine.design import Design
from art.valhalla.cards import own_cards
from art.valhalla.notes import NOTES
from art.valhalla.owners import draw_set

SAMPLE = ("bear-grim", "elf-alfrun", "champ-frost-skadulf", "fury-2", "king-duel", "beast:fenrir:1")


def designs(game: str) -> dict[str, Design]:
    return {design.key: design for design in games()[game]}


@pytest.mark.parametrize("game", sorted(games()))
def test_pictures_are_complete_small_and_unlike(game: str) -> None:
    """The index names what is drawn, every file keeps its budget, no two look alike at 90 pixels."""
    assert faults(games()[game], ART / game) == []


def test_likeness_is_noticed() -> None:
    text = (ART / "valhalla" / "bear-grim.svg").read_text(encoding="utf-8")
    assert near_faults({"one": text, "two": text.replace("#c41", "#c31")})


def test_a_missing_picture_is_noticed(tmp_path: Path) -> None:
    assert "bear-grim" in faults([designs("valhalla")["bear-grim"]], tmp_path)[0]


@pytest.mark.parametrize("key", SAMPLE)
def test_a_picture_is_drawn_the_same_way_each_time(key: str) -> None:
    design = designs("valhalla")[key]
    assert design.svg() == (ART / "valhalla" / design.file).read_text(encoding="utf-8")


def test_an_owners_set_is_drawn_by_the_same_seeds(tmp_path: Path) -> None:
    deck = """
[[warrior]]
id = "one-of-ours"
clan = "wolf"
weapons = ["bow"]
[[tactic]]
id = "never-heard-of"
kind = "NEVER_HEARD_OF"
"""
    (tmp_path / "deck.toml").write_text(deck, encoding="utf-8")
    assert draw_set(tmp_path) == 0
    first = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "art").glob("*")}
    assert set(first) == {"one-of-ours.svg", "never-heard-of.svg", INDEX}
    assert draw_set(tmp_path) == 0
    assert first == {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "art").glob("*")}


def test_a_folder_without_cards_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert draw_set(tmp_path) == 1
    assert "deck.toml" in capsys.readouterr().out


def test_notes_speak_of_cards() -> None:
    assert set(NOTES) <= {card.id for card in own_cards()}
