"""The environments under test: every game, every number of players, many modules, and a game of another package."""

from __future__ import annotations

import pytest

from meadhall.env import Spec, spec
from meadhall.interface import shelf
from tests.house.sources import ROOT

RAID = ROOT / "tests" / "games" / "raid"
MIXES = [
    ("valhalla", 2, ""),
    ("valhalla", 3, "loki"),
    ("valhalla", 4, "loki,thor,tyr"),
    ("valhalla", 5, "dwarves,elves"),
    ("valhalla", 6, "champions,valkyries"),
    ("valhalla", 2, "monsters"),
    ("valhalla", 1, "solo"),
    ("valhalla", 2, "coop"),
    ("valhalla", 2, "hand_draft,king"),
    ("valhalla", 2, "clash,dwarves,elves"),
    ("valhalla", 4, "partnership"),
    ("bloodrage", 2, ""),
    ("bloodrage", 3, ""),
    ("bloodrage", 4, ""),
    ("raid", 3, ""),
    ("raid", 4, "mead"),
]
NAMES = [f"{game}-{players}-{modules or 'base'}" for game, players, modules in MIXES]


@pytest.fixture(params=MIXES, ids=NAMES)
def mix(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Spec:
    """Return each environment in turn."""
    monkeypatch.setenv(shelf.ELSEWHERE, str(RAID))
    game, players, modules = request.param
    return spec(game, players, modules.split(",") if modules else [])
