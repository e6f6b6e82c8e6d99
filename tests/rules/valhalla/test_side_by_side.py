"""Abilities of the Dwarves beside others on one warrior of an owner's set (VAL-DATA-26)."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.games.valhalla.battles.strength import strength
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.dwarves.abilities import holders
from meadhall.games.valhalla.game import GAME
from meadhall.interface import people
from tests.rule import rule
from tests.rules.valhalla.table import Table
from tests.rules.valhalla.test_by_hand import SAYS, with_lines
from tests.rules.valhalla.test_by_hand_refused import refused_with

BESIDE = {
    "frost-frosti": 'also = [{ kind = "DISARM" }, { kind = "HOLD_BACK" }]\n' + SAYS,
    "boar-galti": 'also = [{ kind = "BLOCK" }, { kind = "SACRIFICE" }]\n' + SAYS,
}
ARMED = "axe axe axe spear spear spear"


@pytest.fixture(scope="module")
def forge(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Write the game's own cards; two warriors also have dwarf abilities."""
    folder = tmp_path_factory.mktemp("forge")
    deck = (HOME / "meadhall" / "deck.toml").read_text()
    for key, lines in BESIDE.items():
        deck = with_lines(deck, key, lines)
    (folder / "deck.toml").write_text(deck)
    (folder / "jarls.toml").write_text((HOME / "meadhall" / "jarls.toml").read_text())
    return str(folder)


def activated(forge: str, warrior: str, **more: object) -> Table:
    """Seat 0 attacks with this warrior; seat 1 has two, and a tactic in hand."""
    squads, hands = {0: [warrior], 1: ["wolf-ulf", "bear-grim"]}, {0: ["bear-bera"], 1: ["fury-2"]}
    table = Table(squads, hands, cards=forge, modules=["dwarves"], dice=ARMED, **more)  # type: ignore[arg-type]
    table.play("0: attack 1", f"0: activate {warrior}")
    while people.prompt(GAME, table.match) == "arm-with":
        table.match.step(0, table.match.legal(0)[0])
    return table


@rule("VAL-DATA-26", "VAL-AMB-052", "VAL-WAR-19", "VAL-DWARF-15")
@pytest.mark.parametrize(("frost", "disarm"), [(True, False), (False, True), (True, True), (False, False)])
def test_two_that_ask_before_they_act_are_each_used_or_let_be(forge: str, frost: bool, disarm: bool) -> None:
    table = activated(forge, "frost-frosti")
    for use in (frost, disarm):
        assert people.prompt(GAME, table.match) == "use-ability"
        table.play("0: use-ability" if use else "0: decline-ability")
    assert table.match.battle().defender.fewer == int(frost)
    assert (people.prompt(GAME, table.match) == "dwarf-disarm") is disarm


@rule("VAL-DATA-26", "VAL-DWARF-12", "VAL-DWARF-13")
def test_holding_back_works_beside_another_ability(forge: str) -> None:
    table = activated(forge, "frost-frosti")
    assert (holders(table.match, 0), holders(table.match, 1)) == (1, 0)


@rule("VAL-DATA-26", "VAL-DWARF-10", "VAL-DWARF-17", "VAL-WAR-09")
def test_one_blocks_gives_up_a_card_and_hates_a_clan(forge: str) -> None:
    table = activated(forge, "boar-galti")
    before = strength(table.match, 0)
    assert people.prompt(GAME, table.match) == "dwarf-block", "in the order they are named"
    table.play("0: block wolf-ulf")
    assert people.prompt(GAME, table.match) == "dwarf-sacrifice"
    table.play("0: sacrifice bear-bera")
    assert strength(table.match, 0) == before + 3


@rule("VAL-DATA-26")
def test_what_changes_how_a_warrior_is_armed_stands_alone(tmp_path: Path) -> None:
    """The refusal names the abilities that can be combined."""
    lines = 'ability = { kind = "FROST" }\nalso = [{ kind = "RIGHT_WEAPON_SAVE", weapon = "axe" }]\n' + SAYS
    error = refused_with(tmp_path, "deck.toml", "bear-grim", lines, ["elves", "dwarves"])
    assert "'RIGHT_WEAPON_SAVE' cannot stand beside another ability" in error
    assert "those that can: BLOCK, DISARM, DIVERSITY, FOE_COLOUR, FROST, HOLD_BACK, LEFT_COLOUR" in error
