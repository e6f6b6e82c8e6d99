"""Slots that fall empty in a battle: whoever comes there later has not fought."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.valhalla.table import Table


@rule("VAL-BATTLE-16", "VAL-BATTLE-18")
def test_a_warrior_added_after_the_battle_is_not_activated_by_the_dice_of_the_one_who_left() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = Table(squads, {0: ["wolf-randulf"]}, {0: "einar"}, dice="axe x x x x x x x x x x x")
    table.play("0: attack 1, activate bear-grim, pass", "1: pass", "0: use-jarl second")
    assert not table.match.fighter(0).armed(0), "the grim one is in Valhalla"
    table.play("0: add-warrior wolf-randulf, place 0")
    assert table.squad(0)[0] == "wolf-randulf"
    assert table.valhalla(0) == ["bear-grim"]
