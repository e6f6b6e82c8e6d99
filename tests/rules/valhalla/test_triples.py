"""Three modules at once: their strength adds up, and muting removes exactly what it names."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from meadhall.games.valhalla.battles.strength import strength
from meadhall.games.valhalla.table import Valhalla
from tests.rule import rule
from tests.rules.valhalla.meet import MANY, aid, fight, hold, tokens
from tests.rules.valhalla.table import Table

SQUADS = {0: ["bear-bjorn", "bear-grim"], 1: ["wolf-ulf"], 2: ["deer-hjort"]}


def say(table: Table) -> None:
    table.match.fighter(0).said = 2


def help_along(table: Table) -> None:
    aid(table, "thor-mjolnir", 2, 0)


def hold_surtur(table: Table) -> None:
    hold(table, "surtur")


def rally(table: Table) -> None:
    tokens(table).rallied[0][0] = 1


def nothing(table: Table) -> None:
    """Do nothing: the deck has forty cards more, and none of them matters."""


GIVES: dict[str, tuple[Callable[[Table], None], int]] = {
    "by_hand": (say, 2),
    "thor": (help_along, 3),
    "monsters": (hold_surtur, 4),
    "champions": (rally, 2),
    "dwarves": (nothing, 0),
    "elves": (nothing, 0),
}
TRIPLES = list(combinations(GIVES, 3))


def met(modules: tuple[str, ...]) -> Valhalla:
    """Seat 0 attacks with one bear of two, and a jarl who gives +1."""
    table = Table(SQUADS, jarls={0: "sigurd"}, modules=list(modules), options=MANY, seats=3)
    match = fight(table)
    for key in modules:
        GIVES[key][0](table)
    return match


@rule("VAL-HAND-06", "VAL-THOR-13", "VAL-MONSTER-12", "VAL-CHAMP-08", "VAL-CHAMP-21")
@pytest.mark.parametrize("modules", TRIPLES, ids="+".join)
def test_what_three_modules_give_is_added_up(modules: tuple[str, ...]) -> None:
    match, gives = met(modules), [GIVES[key][1] for key in modules]
    assert strength(match, 0) == 5 + 1 + sum(gives)
    assert strength(match, 1) == 0, "nothing of it is the other's"
    match.fighter(0).muted = True
    assert strength(match, 0) == 5 + sum(gives), "a muted jarl takes only his own away"
    match.fighter(0).used = 0
    armed = GIVES["champions"][1] if "champions" in modules else 0
    assert strength(match, 0) == sum(gives) - armed, "who is not activated brings neither himself nor his tokens"
