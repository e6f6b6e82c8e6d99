"""The trainer: run files, and a short run of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.bots.bloodrage.weights import SIGNS
from meadhall.bots.learned.files import TASTE_FILE, read_taste
from meadhall.core.errors import DataError
from meadhall.interface import shelf
from meadhall.research.learning import policy_fit
from meadhall.research.learning.run import PolicyTraining, Run, read_run, train
from meadhall.research.learning.students import STUDENTS


def nothing(line: str) -> None:
    """Report to no one."""


@pytest.mark.parametrize("file", sorted(Path("docs/learning").glob("*.toml")), ids=lambda file: file.stem)
def test_the_published_runs_can_be_read(file: Path) -> None:
    run = read_run(file)
    assert [bool(run.parts), run.policy is not None, run.features is not None].count(True) == 1


@pytest.mark.parametrize("text", ["", "[policy]\nplayers = 2\n[[parts]]\nplayers = 2\ngames = 1\n"])
def test_a_run_trains_one_kind_of_weights(text: str, tmp_path: Path) -> None:
    file = tmp_path / "run.toml"
    file.write_text(f'game = "valhalla"\nseed = "x"\n{text}', encoding="utf-8")
    with pytest.raises(DataError, match="nothing to learn, or too much"):
        read_run(file)


@pytest.mark.parametrize("key", STUDENTS)
def test_weights_survive_the_way_into_a_vector_and_back(key: str) -> None:
    student = STUDENTS[key](2)
    first = student.first()
    vector = student.vector(first)
    assert len(vector.names()) == len(vector.row(first))
    again = vector.weights(first, vector.row(first))
    assert again.keys() == first.keys()
    for name, numbers in first.items():
        assert again[name] == pytest.approx(numbers)


def test_a_short_run_improves_weights_that_bots_can_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy_fit, "PORTION", 2)
    run = Run("valhalla", "short", policy=PolicyTraining(players=2, seconds=2.0, generations=1))
    assert train(run, tmp_path, 1, nothing) == tmp_path / TASTE_FILE
    made = read_taste(tmp_path / TASTE_FILE)
    game = shelf.game_named("valhalla")
    assert made.cards == game.cards_digest(game.rulebook(game.setup(2)))
    assert made.tables[2].keys() == STUDENTS["valhalla"](2).first().keys()


def test_feature_weights_are_fitted_to_games(tmp_path: Path) -> None:
    file = tmp_path / "run.toml"
    text = 'game = "bloodrage"\nseed = "few"\n[features]\nplayers = [2]\ngames = 11\nbots = ["quick"]\n'
    file.write_text(text, encoding="utf-8")
    made = train(read_run(file), tmp_path, 1, nothing)
    assert made is not None
    names: dict[str, object] = {}
    exec(made.read_text(encoding="utf-8"), names)
    fitted = names["SIGNS"]
    assert isinstance(fitted, list)
    assert [len(row) for row in fitted] == [len(row) for row in SIGNS]
    assert fitted != SIGNS
