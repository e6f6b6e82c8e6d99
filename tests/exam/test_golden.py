"""Ids never change; the same seed gives the same game on every engine."""

from __future__ import annotations

import pytest

from tests.exam import golden
from tests.exam.setups import Case, games

AGAIN = "if this is meant: `make golden`, and raise the version of the rules or of the card set"
VERBS = golden.read("verbs.json")
SUMS = golden.read("games.json")


@pytest.mark.parametrize("game", [game for game, _ in games()], ids=lambda game: game.key)
def test_every_action_id_means_what_it_always_meant(game: object) -> None:
    now = golden.verbs()[game.key]  # type: ignore[attr-defined]
    then = VERBS[game.key]  # type: ignore[attr-defined]
    assert isinstance(then, dict)
    changed = {key: then[key] for key in then if key in now and list(now[key]) != list(then[key])}
    assert not changed, "verbs are append-only"
    assert not set(now) - set(then), AGAIN


@pytest.mark.parametrize("case", golden.golden_cases(), ids=str)
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    assert golden.checksum(case) == SUMS.get(str(case)), AGAIN
