"""Each error names its field, in four languages; malformed requests never crash a tool."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import MeadhallError
from meadhall.interface.companion.tools import answered
from meadhall.text.words import LANGUAGES
from tests.companion.asking import Json, refused
from tests.house.sources import PACKAGE, ROOT

WARRIOR: Json = {"clan": "bear", "strength": 3, "weapons": ["axe"]}
SIDE: Json = {"warriors": [WARRIOR], "tactics": [{"kind": "FURY2"}], "dice": 3}
CARD: Json = {"strength": 8, "cap": 6, "symbols": ["axe", "bow"], "ability": "M_PRE_DISCARD"}
TABLE: Json = {"stack": [CARD], "level": 1, "squad": [1, 2], "hand": 3, "deck": 9, "covered": [0]}
CLAN: Json = {"warriors": 1, "hidden": 1}
PAD: Json = {"glory": 5, "steps": [1, 2, 3]}
PLAYER: Json = {"glory": 5, "shields": 4, "captured": [0, 0]}
GOOD: dict[tuple[str, str], Json] = {
    ("valhalla", "battle"): {"role": "attack", "mine": SIDE, "theirs": SIDE, "rolled": ["axe"]},
    ("valhalla", "pad"): {"players": [PLAYER, PLAYER], "modules": []},
    ("valhalla", "beast"): {"table": TABLE, "do": "phase", "faces": ["x"] * 5, "answers": []},
    ("valhalla", "stack"): {"beast": "hel"},
    ("bloodrage", "battle"): {"clans": [CLAN, CLAN], "age": 1, "province": "yggdrasil", "pillager": 0},
    ("bloodrage", "pad"): {"clans": [PAD, PAD], "age": 2, "final": True},
}
NAKED = {"clan": "bear", "strength": 3}
WRONG: list[tuple[str, str, Json, str, str]] = [
    ("valhalla", "battle", {"mine": SIDE | {"warriors": []}}, "mine.warriors", "enter-warriors"),
    ("valhalla", "battle", {"mine": SIDE | {"warriors": [NAKED]}}, "mine.warriors.0.weapons", "enter-weapons"),
    ("valhalla", "battle", {"theirs": None}, "theirs.warriors", "enter-foes"),
    ("valhalla", "battle", {"role": "defend"}, "strength", "enter-strength"),
    ("valhalla", "battle", {"rolled": ["x"] * 4}, "rolled", "enter-dice"),
    (
        "valhalla",
        "battle",
        {"mine": SIDE | {"tactics": [{"kind": "HEROIC4"}]}},
        "mine.tactics.0.weapon",
        "enter-tactic-weapon",
    ),
    (
        "valhalla",
        "battle",
        {"mine": SIDE | {"warriors": [WARRIOR | {"ability": "OWN_COLOUR"}]}},
        "mine.warriors.0.ability_clan",
        "enter-ability-clan",
    ),
    ("valhalla", "battle", {"mine": SIDE | {"dice": 10}}, "mine.dice", "enter-value"),
    ("valhalla", "pad", {"players": [PLAYER | {"captured": [0]}, PLAYER]}, "players.0.captured", "enter-captured"),
    (
        "valhalla",
        "pad",
        {"players": [PLAYER | {"captured": [1, 0]}, PLAYER]},
        "players.0.captured.0",
        "enter-own-shield",
    ),
    ("valhalla", "pad", {"players": [PLAYER | {"captured": [0, 1]}, PLAYER]}, "players.1.shields", "enter-shields"),
    ("valhalla", "beast", {"table": TABLE | {"covered": [5]}}, "table.covered", "enter-covered"),
    ("valhalla", "beast", {"faces": ["x"] * 6}, "faces", "enter-faces"),
    ("valhalla", "beast", {"do": "attack", "table": TABLE | {"squad": []}}, "table.squad", "enter-warriors"),
    ("valhalla", "beast", {"report": {"strength": 1, "armed": [3]}}, "report.armed", "enter-armed"),
    (
        "valhalla",
        "beast",
        {"table": TABLE | {"stack": [CARD | {"clan": "bear"}]}},
        "table.stack.0.clan",
        "enter-ability-clan",
    ),
    ("bloodrage", "battle", {"clans": [{}, CLAN]}, "clans.0.warriors", "enter-figures"),
    ("bloodrage", "battle", {"clans": [CLAN, {}]}, "clans.1.warriors", "enter-rivals"),
    ("bloodrage", "battle", {"clans": [CLAN, CLAN, {}], "pillager": 2}, "pillager", "enter-pillager"),
    ("bloodrage", "battle", {"province": "atlantis"}, "province", "enter-province"),
    (
        "bloodrage",
        "battle",
        {"province": "gimle", "clans": [CLAN | {"warriors": 8}, CLAN]},
        "province",
        "enter-villages",
    ),
    ("bloodrage", "battle", {"clans": [CLAN | {"ship": True}, CLAN]}, "clans.0.ship", "enter-ship"),
    ("bloodrage", "battle", {"clans": [CLAN | {"hand": ["no-card"]}, CLAN]}, "clans.0.hand.0", "enter-card"),
    ("bloodrage", "battle", {"clans": [CLAN | {"hand": ["odins-smite"] * 2}, CLAN]}, "clans.0.hand.1", "enter-copies"),
    (
        "bloodrage",
        "battle",
        {"clans": [CLAN | {"monsters": ["troll", "troll"]}, CLAN]},
        "clans.0.monsters.1",
        "enter-twice",
    ),
    ("bloodrage", "pad", {"clans": [PAD | {"quests": ["odins-smite"]}, PAD]}, "clans.0.quests.0", "enter-quest"),
    ("bloodrage", "pad", {"clans": [PAD | {"steps": [1, 2, 7]}, PAD]}, "clans.0.steps.2", "enter-value"),
]


@pytest.mark.parametrize(("game", "tool", "part", "field", "why"), WRONG)
def test_an_error_names_its_field(game: str, tool: str, part: Json, field: str, why: str) -> None:
    no = refused(game, tool, **GOOD[game, tool] | part)
    assert (no.values["field"], no.why) == (field, why)


@pytest.mark.parametrize(("game", "tool"), GOOD)
def test_what_is_right_is_answered(game: str, tool: str) -> None:
    assert json.loads(answered(game, tool, json.dumps(GOOD[game, tool]).encode()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    """Checks all reasons in the code, not only those of this file."""
    words = (ROOT / "web" / "words" / f"companion.{language}.ftl").read_text("utf-8")
    files = [*PACKAGE.glob("games/*/companion/*.py"), *PACKAGE.glob("interface/companion/*.py")]
    reasons = {part.split('"')[0] for file in files for part in Path(file).read_text("utf-8").split('"enter-')[1:]}
    assert len(reasons) > 20
    assert {reason for reason in reasons if f"\nenter-{reason} = " not in words} == set()


# -- malformed requests

JUNK: list[Any] = [None, -1, 0, 7, 10**9, 1.5, True, "", "x", "bear", "axe", [], {}, [None], {"a": 1}, "я" * 500]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place in a value that holds something."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    here = [(value, key) for key in keys]
    return here + [place for key in keys for place in places(value[key])]


def spoiled(body: Json, luck: random.Random) -> bytes:
    """Return the same request with one or two values replaced."""
    text = json.dumps(body)
    for _ in range(luck.randint(1, 2)):
        value = json.loads(text)  # a copy that shares nothing
        holder, key = luck.choice(places(value))
        if luck.random() < 0.2 and isinstance(holder, dict):
            key = luck.choice(["x", "seed", "hand"])
        holder[key] = luck.choice(JUNK)
        text = json.dumps(value)
    return text.encode()


@pytest.mark.parametrize(("game", "tool"), GOOD)
def test_nonsense_is_refused_or_answered_but_breaks_nothing(game: str, tool: str) -> None:
    luck = random.Random(f"{game} {tool}")
    for _ in range(150):
        with suppress(MeadhallError):
            answered(game, tool, spoiled(GOOD[game, tool], luck))


@pytest.mark.parametrize("text", [b"", b"[]", b"null", b"{", b'"x"', b"\xff", b"[" * 2000, b'{"a":' * 2000])
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(MeadhallError):
        answered("valhalla", "battle", text)
