"""Modules that interact in a window: all their offers appear side by side."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.valhalla.meet import hold
from tests.rules.valhalla.table import Table

ROLL = "sword axe spear x x x"
SQUADS = {0: ["bear-bjorn"], 1: ["bear-styrbjorn"]}


def verbs(table: Table, seat: int) -> set[str]:
    """Return the verbs that the seat may use, without their arguments."""
    return {option.split()[0] for option in table.options(seat)}


def draugr_table(seat: int, at: str = "turn") -> Table:
    """Return a seat with all five: loose dice, a warrior to arm, a tactic, a jarl, and a Draugr."""
    hands = {seat: ["fury-2", "wolf-ulf"]}
    table = Table(SQUADS, hands, {seat: "sigvard"}, dice=[ROLL, "axe axe x x x x"], modules=["monsters"], at=at)
    hold(table, "draugr", seat)
    return table


FIVE = {"pass", "discard-for-reroll", "activate", "play-tactic", "use-jarl", "monster-card"}


@rule("VAL-TL-09", "VAL-BATTLE-06", "VAL-MONSTER-28")
def test_the_attacker_chooses_among_dice_warriors_tactics_jarl_and_monster() -> None:
    table = draugr_table(0).play("0: attack 1")
    assert verbs(table, 0) == FIVE


@rule("VAL-TL-15", "VAL-BATTLE-06", "VAL-MONSTER-28")
def test_so_does_the_defender() -> None:
    table = draugr_table(1).play("0: attack 1, activate bear-bjorn, pass")
    assert verbs(table, 1) == FIVE


@rule("VAL-TL-51", "VAL-MONSTER-28", "VAL-AMB-117")
def test_and_everybody_in_ragnarok() -> None:
    table = draugr_table(0, at="ragnarok")
    assert verbs(table, 0) == FIVE


@rule("VAL-BATTLE-02", "VAL-AMB-151")
def test_before_the_battle_tactic_jarl_and_monster_stand_side_by_side() -> None:
    squads = {0: ["bear-bjorn"], 1: ["bear-styrbjorn", "wolf-ulf"]}
    hands = {0: ["dwarf-call-to-arms", "wolf-gunnolf"]}
    table = Table(squads, hands, {0: "solveig"}, discard=["bear-grim"], modules=["monsters", "dwarves"])
    hold(table, "surtur")
    table.play("0: attack 1")
    assert verbs(table, 0) == {"pass", "play-tactic", "use-jarl", "unleash"}


@rule("VAL-AMB-114", "VAL-TL-50")
def test_before_ragnarok_tactic_and_jarl_stand_side_by_side() -> None:
    hands = {0: ["dwarf-call-to-arms", "wolf-gunnolf"]}
    table = Table(SQUADS, hands, {0: "solveig"}, discard=["bear-grim"], modules=["dwarves"], at="ragnarok")
    assert verbs(table, 0) == {"pass", "play-tactic", "use-jarl"}


@rule("VAL-TL-25", "VAL-MONSTER-41")
def test_after_the_battle_a_fetched_tactic_is_played_like_one_from_hand() -> None:
    squads = {0: ["champ-wolf-ketil", "bear-bjorn"], 1: ["champ-wolf-bork"]}
    luck = ["sword x x x x x", "x x x x x x"]
    modules = ["champions", "monsters"]
    table = Table(squads, {0: ["champ-mark"]}, discard=["champ-mark"], dice=luck, modules=modules)
    hold(table, "garmr")
    table.play("0: attack 1, activate champ-wolf-ketil, unleash, pass", "1: pass")
    assert verbs(table, 0) >= {"pass", "play-tactic", "monster-card"}
