"""Every design of the base deck in play: armed by exactly its weapons, with the strength of the card file."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.dice import GIVE_UP
from meadhall.games.valhalla.game import GAME
from tests.rule import rule
from tests.rules.valhalla.table import Table

DECK: dict[str, Any] = tomllib.loads((HOME / "meadhall" / "deck.toml").read_text(encoding="utf-8"))
FIXED = [card for card in DECK["warrior"] if "weapons" in card]
HEROIC = [card for card in DECK["tactic"] if card["kind"] == "HEROIC4"]
PLAIN = {"bear": "bear-grim", "wolf": "wolf-ulf", "boar": "boar-galti", "deer": "deer-hrein", "frost": "frost-frosti"}
MISSES = "x x x x x x"


def dice(weapons: list[str]) -> str:
    return " ".join([*weapons, *["x"] * (6 - len(weapons))])


def met(card: dict[str, Any]) -> tuple[list[str], str, int]:
    """Return friends and a foe for which the ability gives its first bonus, and the bonus."""
    ability = card.get("ability", {"kind": ""})
    match ability["kind"]:
        case "FOE_COLOUR":
            return [], PLAIN[ability["clan"]], 3
        case "OWN_COLOUR":
            return [PLAIN[ability["clan"]]], "wolf-ulf", 2
        case "DIVERSITY":
            return [PLAIN[clan] for clan in ("bear", "wolf")], "wolf-ulf", 2
        case _:
            return [], "wolf-ulf", 0


@rule("VAL-BATTLE-11", "VAL-BATTLE-40", "VAL-COMP-06")
@pytest.mark.parametrize("card", FIXED, ids=[card["id"] for card in FIXED])
def test_a_warrior_is_armed_by_its_weapons_and_worth_its_strength(card: dict[str, Any]) -> None:
    friends, foe, bonus = met(card)
    table = Table({0: [card["id"], *friends], 1: [foe]}, dice=[dice(card["weapons"]), MISSES])
    table.play(f"0: attack 1, activate {card['id']}, pass")
    assert table.strength(0) == card["strength"] + bonus


@rule("VAL-BATTLE-11")
@pytest.mark.parametrize("card", FIXED, ids=[card["id"] for card in FIXED])
def test_with_one_weapon_missing_a_warrior_is_not_armed(card: dict[str, Any]) -> None:
    table = Table({0: [card["id"]], 1: ["wolf-ulf"]}, dice=[dice(card["weapons"][1:]), MISSES])
    assert not table.play("0: attack 1").may(f"0: activate {card['id']}")


@rule("VAL-TACTIC-09")
@pytest.mark.parametrize("card", HEROIC, ids=[card["id"] for card in HEROIC])
def test_a_heroic_attack_takes_its_own_weapon(card: dict[str, Any]) -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: [card["id"]]}, dice=[dice(["axe", card["weapon"]]), MISSES])
    table.play(f"0: attack 1, activate bear-grim, play {card['id']}")
    options = table.match.legal(0)
    assert [GAME.key_of(table.match, "die", GIVE_UP.arg(option)) for option in options] == [f"{card['weapon']}-0"]
    table.match.answer(0, options[0])
    table.play("0: pass")
    assert table.strength(0) == 2 + 4
