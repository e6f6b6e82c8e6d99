"""Replays every recorded game, answer by answer, to the same end."""

from __future__ import annotations

import base64
import importlib
import io
import json
import lzma
import pkgutil
from pathlib import Path

import pytest

from meadhall import games
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.core.play import random_game
from meadhall.core.record import load
from meadhall.games.valhalla.beasts.dread import FeedWarrior
from meadhall.interface import shelf
from meadhall.interface.packing import Setting, Unpacker, classes_of, packer_for
from tests.exam import kept
from tests.exam.setups import NIGHTLY

PARTS = range(0, kept.PARTS, 1 if NIGHTLY else 6)  # `make exam` replays all games, `make test` every sixth
LEAST_GAMES, LEAST_ANSWERS = 394, 217_000  # the size of the largest replay suite among comparable projects


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("file", kept.files(), ids=lambda file: file.name.partition(".")[0])
def test_a_recorded_game_ends_as_it_did(file: Path, part: int) -> None:
    for line in kept.kept(file)[part :: kept.PARTS]:
        game = shelf.game_named(line["record"]["game"])
        if not game.expansions.keys() >= set(line["record"]["modules"]):
            continue  # the folder of an expansion was removed
        match = load(game, line["record"]).match
        assert match.over
        assert {"record": line["record"], **kept.end_of(game, match)} == line


def test_games_of_every_version_of_the_rules_are_kept() -> None:
    names = {file.name.partition(".")[0] for file in kept.files()}
    games = [shelf.game_named(key) for key in shelf.names()]
    assert {f"{game.key}-{version}" for game in games for version in range(1, game.version + 1)} <= names


def test_more_is_played_again_than_anywhere_else() -> None:
    records = [line["record"] for file in kept.files() for line in kept.kept(file)]
    assert len(records) > LEAST_GAMES
    assert sum(len(record["answers"]) for record in records) > LEAST_ANSWERS


def test_a_match_kept_as_bytes_by_an_earlier_program_goes_on() -> None:
    """Classes and attributes had other names then. It is played on, and so is its copy, to the same end."""
    for kept_match in json.loads(lzma.decompress((kept.HERE / "earlier" / "matches.json.xz").read_bytes())):
        game, seats, modules, options, cards, rules = kept_match["setting"]
        if not shelf.game_named(game).expansions.keys() >= set(modules):
            continue  # the folder of an expansion was removed
        setting = Setting(game, seats, tuple(modules), tuple(tuple(option) for option in options), cards, rules)
        match = packer_for(setting).unpack(base64.b64decode(kept_match["bytes"]))
        twin, seat = match.copy(), match.asked()
        assert (seat, match.legal(seat)) == (kept_match["asked"], kept_match["legal"])
        assert match.scores() == kept_match["scores"]
        ends = [random_game(each, seeded("on")).decisions for each in (match, twin)]
        assert ends[0] == ends[1]
        assert match.scores() == twin.scores()


def renamed() -> list[type]:
    """Return the renamed classes of all games, expansions included."""
    modules = [info.name for info in pkgutil.walk_packages(games.__path__, f"{games.__name__}.")]
    found = [kind for name in modules if importlib.import_module(name) for kind in classes_of(name)]
    return [kind for kind in found if "formerly" in vars(kind)]


def unpacked_class(module: str, name: str) -> object:
    """Return the class for a name in saved bytes."""
    return Unpacker(io.BytesIO(f"c{module}\n{name}\n.".encode()), lambda *_: None).load()


def test_a_class_is_found_by_the_name_that_it_had() -> None:
    assert FeedWarrior in renamed()
    for kind in renamed():
        names = (kind.__name__, vars(kind)["formerly"])
        assert [unpacked_class(kind.__module__, name) for name in names] == [kind, kind]


@pytest.mark.parametrize("name", ["Feeding", "formerly", "FeedWarrior.copy"])
def test_a_name_that_no_class_had_is_refused(name: str) -> None:
    for module in (FeedWarrior.__module__, "meadhall.no_such_module"):
        with pytest.raises(DataError, match="packed bytes name"):
            unpacked_class(module, name)
