"""`meadhall review`: a finished game in words and as JSON; everything else gets one clear error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meadhall.cli.commands import review as command
from meadhall.core.record import Recorded
from meadhall.interface import people
from meadhall.interface.wire import Subject
from meadhall.research.review.shapes import Decision, Fight, Ledger, Point, Reason, Review
from tests.cli.conftest import Command

REASONS = ("battle", "unlikely", "chance", "points", "rival", "position")
AT = 60  # answers before the decision that the review describes


def told(saved: Recorded) -> Review:
    """A review that uses every kind of statement."""
    then = saved.at(AT).match
    seat = then.asked()
    option = people.option(saved.game, then, then.legal(seat)[0], seat)
    made = Decision(
        at=AT, seat=seat, prompt=people.prompt(saved.game, then), chosen=option, better=option, chance=0.3, best=0.45,
        error=0.02, open_chance=0.2, open_best=0.6, secret=True,
        why=[Reason(of=of, chosen=0.25, better=0.5) for of in REASONS],
    )  # fmt: skip
    rival = Subject(sort="seat", key="1", number=1)
    fights = [Fight(at=9, seat=0, subject=rival, chance=0.3, won=won, upset=True) for won in (True, False)]
    ledger = Ledger(
        deal=0.02, luck=-0.1, own=0.0, others=0.2, error=0.04, lost=0.2, battles_won=1, battles_expected=0.6
    )
    return Review(
        game=saved.game.key, names=["Anna", "Orm", ""], answers=len(saved.answers), winners=saved.match.winners(),
        scores=saved.match.scores(), learned=False, calibrated=False, course=[Point(0, [0.3, 0.3, 0.4])],
        decisions=[made], fights=fights, ledgers=[ledger] * 3,
    )  # fmt: skip


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch, played: Recorded) -> None:
    monkeypatch.setattr(command, "with_progress", lambda saved: told(played))


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("lang", ["en", "ru", "pl", "cs"])
def test_the_review_is_told_in_words(meadhall: Command, saved_file: Path, played: Recorded, lang: str) -> None:
    said = meadhall("review", saved_file, "--lang", lang)
    assert said.code == 0
    assert "[" not in said.out, "words are missing"
    assert said.out.count("★") == len(played.match.winners())
    for figure in ("+2", "−10", "±0", "+20", "30", "45", "0.6", "Anna"):
        assert figure in said.out


@pytest.mark.usefixtures("looked_at")
def test_the_review_as_json(meadhall: Command, saved_file: Path, played: Recorded) -> None:
    said = json.loads(meadhall("review", saved_file, "--json").out)
    assert said["answers"] == len(played.answers)
    assert [made["at"] for made in said["decisions"]] == [AT]


def test_a_game_that_goes_on_is_refused(meadhall: Command, tmp_path: Path, played: Recorded) -> None:
    path = tmp_path / "going.json"
    path.write_text(played.at(20).save(), encoding="utf-8")
    said = meadhall("review", path)
    assert (said.code, said.out) == (2, "")
    assert "not over after 20 answers" in said.err


@pytest.mark.parametrize("text", ["", "{}", '{"format": "meadhall-notes"}', "\x00"])
def test_a_file_that_is_no_game_is_refused(meadhall: Command, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    said = meadhall("review", path)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "not a saved game" in said.err
