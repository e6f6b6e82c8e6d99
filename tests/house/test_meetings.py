"""Where modules meet: every place is found, and every proof is one."""

from __future__ import annotations

from functools import partial

import pytest

from meadhall.interface import shelf
from meadhall.law.meetings import ModuleMeeting, meetings, meetings_report
from meadhall.law.meetings.find import owners
from meadhall.law.meetings.readers import Plug
from meadhall.law.meetings.register import Register
from meadhall.law.meetings.sources import sources
from tools.forks import Outcome, Task, outcomes, with_tests
from tools.meetings.search import Silence
from tools.meetings.witness import without

STRENGTH = ModuleMeeting(Plug("quantity", "STRENGTH"), "jarls", "thor", False)
TEST = "tests/rules/valhalla/test_meet_strength.py"
NAME = f"{TEST}::test_the_jarl_a_monster_and_a_helper_add_up"


@pytest.mark.parametrize("game", shelf.names())
def test_every_meeting_is_proven_or_excused(game: str) -> None:
    now = meetings_report(game, meetings(shelf.game_named(game)))
    assert now.open == []
    assert now.faults == []


@pytest.mark.parametrize(
    "key",
    [
        "quantity STRENGTH: jarls + thor",  # both declare it
        "quantity BOAR_CLANS: partnership → warriors",  # one asks itself
        "happening SENT: champions → loki",  # one makes it happen through the table
        "permit ABILITY: ",  # nobody changes it, so nobody meets there
        "step VAL-SETUP-07: five_jarls → setup",
        "card Ability.bonus: elves → strength",
        "quantity STRENGTH: coop + solo",  # never on one table
    ],
)
def test_what_is_a_meeting_and_what_is_none(key: str) -> None:
    found = [meeting.key for meeting in meetings(shelf.game_named("valhalla"))]
    none = key in ("permit ABILITY: ", "quantity STRENGTH: coop + solo")
    assert any(one.startswith(key) for one in found) is not none


@pytest.mark.parametrize(
    ("game", "file", "owner"),
    [
        ("valhalla", "expansions/thor/cards", {"thor"}),  # a folder with one module
        ("valhalla", "beasts/dread", {"coop", "solo"}),  # both derive from the one class there
        ("valhalla", "jarls/book", {"jarls-book"}),  # three modules share the folder
        ("valhalla", "jarls/conditions", {"conditions"}),  # and this file is none's
        ("valhalla", "cards/deck", {"deck"}),  # every chapter of cards derives from a class beside it
        ("valhalla", "battles/arming", {"arming"}),  # a chapter among others does not take the folder
        ("bloodrage", "actions/invade", {"invade"}),  # the action stands beside its chapter
        ("bloodrage", "effects/troops", {"cards"}),
    ],
)
def test_whose_a_file_is(game: str, file: str, owner: set[str]) -> None:
    assert owners(shelf.game_named(game))[file] == owner


@pytest.mark.parametrize("game", shelf.names())
def test_what_only_shows_reckons_or_checks_meets_nobody(game: str) -> None:
    names = {source.name for source in sources(game)}
    assert not [name for name in names if name.startswith(("odds/", "views/")) or name == "invariants"]
    assert {"table", "setup"} < names


def said(proven: dict[str, str], excused: dict[str, str]) -> list[str]:
    return meetings_report("valhalla", [STRENGTH], Register(proven, excused)).faults


def test_the_register_says_nothing_wrong() -> None:
    assert said({STRENGTH.key: NAME}, {}) == []
    assert said({STRENGTH.key: f"{TEST}::test_gone"}, {}) == [f"{STRENGTH.key}: there is no test {TEST}::test_gone"]
    assert said({}, {STRENGTH.key: "no matter"}) == [f"{STRENGTH.key}: an excuse is a sentence"]
    assert said({}, {"window MOOT: a + b": "they never talk there"}) == [
        "window MOOT: a + b: there is no such meeting (any more)"
    ]
    assert said({STRENGTH.key: NAME}, {STRENGTH.key: "they never do it"}) == [
        f"{STRENGTH.key}: is proven, so it needs no excuse"
    ]


def test_a_new_meeting_is_open() -> None:
    assert meetings_report("valhalla", [STRENGTH], Register({}, {})).open == [STRENGTH.key]


def tried(found: list[Outcome[Silence]], items: list[pytest.Item]) -> None:
    game = shelf.game_named("valhalla")
    for key in ("jarls", "thor", "king"):
        task = Task(Silence(STRENGTH, key), without(game, STRENGTH, key), [i for i in items if i.nodeid == NAME])
        found.extend(outcomes([task], 1))


def test_a_proof_notices_when_one_of_the_two_is_not_heard() -> None:
    found: list[Outcome[Silence]] = []
    with_tests(partial(tried, found), TEST)
    assert {outcome.what.key: outcome.noticed for outcome in found} == {"jarls": True, "thor": True, "king": False}
