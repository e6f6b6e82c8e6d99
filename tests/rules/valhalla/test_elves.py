"""Chapter 25. Elves of Álfheim: their abilities depend on their neighbours."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from meadhall.core.errors import DataError
from meadhall.core.module import Setup
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import Warrior
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.elves.elves import FILE, MODULE
from meadhall.games.valhalla.expansions.elves.elves import HOME as AT_HOME
from meadhall.games.valhalla.expansions.elves.neighbours import LeftWeapons
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.terms import WEAPONS
from tests.rule import rule
from tests.rules.valhalla.meet import cards_of
from tests.rules.valhalla.table import Cards, Table

MISSES = "x x x x x x"


def elf_table(
    squads: Cards,
    hands: Cards | None = None,
    dice: list[str] | None = None,
    *,
    jarls: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
    discard: tuple[str, ...] = (),
    modules: tuple[str, ...] = (),
    seats: int = 2,
) -> Table:
    """Seat 0 is about to attack seat 1."""
    used = ["elves", *modules]
    return Table(
        squads, hands or {}, jarls, discard=discard, dice=dice or (), options=options, modules=used, seats=seats
    )


def attack_of(squad: list[str], dice: str, *moves: str) -> int:
    """Return the strength of an attack with this squad, from the leftmost slot on."""
    table = elf_table({0: squad, 1: ["deer-hjalmar"]}, dice=[dice, MISSES]).play("0: attack 1")
    table.play(*(f"0: {move}" for move in moves), "0: pass", "1: pass")
    return table.strength(0)


# -- the set


@rule("VAL-ELF-01", "VAL-ELF-02", "VAL-COMP-25")
def test_forty_cards_join_the_deck_and_phase_b_draws_three() -> None:
    assert sum(card.copies for card in cards_of(MODULE)) == 40
    table = Table({0: ["bear-grim"]}, deck=["fury-2", "fury-3", "cut-off"], modules=["elves"])
    table.play("0: draw, keep fury-2")
    assert len(table.drawn(0)) == 3


DESIGNS = [  # who, what arms him, what is printed, and a neighbour who suits him
    ("elf-skirnir", "axe", 1, 1, "LEFT_COLOUR", "deer-hjort"),
    ("elf-alvar", "sword axe", 4, 1, "LEFT_WEAPONS", "wolf-randulf"),
    ("elf-volund", "axe axe", 5, 1, "RIGHT_WEAPON_SAVE", "bear-grim"),
    ("elf-thoralf", "sword axe shield", 7, 1, "RIGHT_CLAN_X", "wolf-ulf"),
    ("elf-grimalf", "axe axe spear", 8, 1, "LEFT_WEAPONS", "bear-gunnbjorn"),
    ("elf-alfrun", "sword", 1, 1, "LEFT_COLOUR", "bear-grim"),
    ("elf-finnalf", "bow", 1, 1, "LEFT_WEAPONS", "bear-hallbera"),
    ("elf-vidalf", "sword bow", 3, 2, "LEFT_COLOUR", "boar-svein"),
    ("elf-hladgud", "spear shield", 4, 1, "RIGHT_WEAPON_SAVE", "wolf-randulf"),
    ("elf-slagfid", "sword spear bow", 4, 3, "RIGHT_CLAN_X", "deer-hjort"),
    ("elf-byggvir", "shield", 1, 1, "LEFT_COLOUR", "wolf-ulf"),
    ("elf-beyla", "spear", 1, 1, "LEFT_WEAPONS", "wolf-ulf"),
    ("elf-hjuki", "sword spear", 4, 1, "RIGHT_WEAPON_SAVE", "wolf-ulf"),
    ("elf-steinalf", "axe shield", 3, 2, "RIGHT_CLAN_X", "frost-frosti"),
    ("elf-eyalf", "spear spear", 4, 2, "LEFT_WEAPONS", "bear-gunnbjorn"),
    ("elf-alfgeir", "sword shield bow", 7, 1, "LEFT_COLOUR", "deer-hjort"),
    ("elf-birta", "bow", 1, 1, "LEFT_COLOUR", "frost-frosti"),
    ("elf-dagny", "axe bow", 3, 2, "LEFT_WEAPONS", "bear-bersi"),
    ("elf-svanhvit", "shield bow", 3, 2, "RIGHT_CLAN_X", "boar-svein"),
    ("elf-alfhild", "bow bow", 3, 2, "RIGHT_WEAPON_SAVE", "bear-hallbera"),
    ("elf-delling", "sword spear bow", 4, 3, "LEFT_COLOUR", "bear-grim"),
    ("elf-alfdis", "sword spear shield bow", 8, 2, "RIGHT_CLAN_X", "wolf-ulf"),
    ("elf-hrafnalf", "sword bow", 2, 1, "LEFT_COLOUR", "frost-frosti"),
    ("elf-glaer", "bow bow", 3, 1, "RIGHT_CLAN_X", "bear-grim"),
    ("elf-ingun", "axe axe", 2, 2, "LEFT_WEAPONS", "bear-grim"),
    ("elf-idun", "bow bow bow", 4, 3, "LEFT_COLOUR", "wolf-ulf"),
    ("elf-bil", "sword axe spear bow", 6, 3, "RIGHT_WEAPON_SAVE", "wolf-randulf"),
]
PLUS = {"LEFT_COLOUR": 2, "LEFT_WEAPONS": 3, "RIGHT_CLAN_X": 0, "RIGHT_WEAPON_SAVE": 0}


@rule("VAL-ELF-03", "VAL-ELF-04", "VAL-ELF-06", "VAL-ELF-08", "VAL-ELF-10", "VAL-DATA-19")
@pytest.mark.parametrize(("who", "weapons", "strength", "worth", "ability", "friend"), DESIGNS)
def test_each_elf_is_armed_as_printed_and_helped_by_a_neighbour(
    who: str, weapons: str, strength: int, worth: int, ability: str, friend: str
) -> None:
    dice = weapons + " x" * (6 - len(weapons.split()))
    assert attack_of([who], dice, f"activate {who}") == strength
    squad = [friend, who] if ability.startswith("LEFT") else [who, friend]
    table = elf_table({0: squad, 1: ["deer-hjalmar"]}, dice=[dice, MISSES]).play("0: attack 1")
    table.play(f"0: activate {who}")
    while not table.may("0: pass"):
        table.answer(0, table.options(0)[0])
    table.play("0: pass", "1: pass")
    assert table.strength(0) == strength + PLUS[ability]
    card = next(card for card in cards_of(MODULE) if card.key == who)
    assert isinstance(card, Warrior)
    assert (card.glory, card.ability.key) == (worth, ability)


def test_every_elf_of_the_set_is_in_that_table() -> None:
    warriors = {card.key for card in cards_of(MODULE) if isinstance(card, Warrior)}
    assert warriors == {design[0] for design in DESIGNS}


# -- to the left


@rule("VAL-ELF-04", "VAL-ELF-03", "VAL-AMB-134", "VAL-AMB-135")
@pytest.mark.parametrize(
    ("squad", "strength"),
    [
        (["bear-grim", "elf-alfrun"], 3),
        (["elf-alfrun", "bear-grim"], 1),
        (["bear-grim", "", "elf-alfrun"], 1),
        (["bear-grim", "wolf-ulf", "elf-alfrun"], 1),
        (["wolf-ulf", "elf-alfrun"], 1),
        (["", "elf-alfrun"], 1),
    ],
)
def test_the_colour_must_stand_directly_to_the_left(squad: list[str], strength: int) -> None:
    assert attack_of(squad, "sword x x x x x", "activate elf-alfrun") == strength


@rule("VAL-ELF-05", "VAL-ELF-07")
def test_the_neighbour_may_be_activated_or_not() -> None:
    both = attack_of(["bear-grim", "elf-alfrun"], "sword axe x x x x", "activate bear-grim", "activate elf-alfrun")
    assert both == 2 + 1 + 2
    armed = attack_of(["wolf-ulf", "elf-beyla"], "sword spear x x x x", "activate wolf-ulf", "activate elf-beyla")
    assert armed == 2 + 1 + 3


@rule("VAL-ELF-06", "VAL-AMB-136")
@pytest.mark.parametrize(
    ("neighbour", "plus"),  # sword, axe and shield; axe; shield; any two
    [("bear-gunnbjorn", 3), ("bear-grim", 0), ("wolf-ulfljot", 0), ("frost-frosti", 0)],
)
def test_all_the_shown_weapons_are_needed_and_patterns_show_none(neighbour: str, plus: int) -> None:
    assert attack_of([neighbour, "elf-eyalf"], "spear spear x x x x", "activate elf-eyalf") == 4 + plus


@rule("VAL-AMB-136")
@pytest.mark.parametrize(("neighbour", "plus"), [("bear-styrbjorn", 3), ("bear-bjorn", 0)])  # axe axe; sword axe
def test_a_weapon_shown_twice_is_needed_twice(neighbour: str, plus: int) -> None:
    table = elf_table({0: [neighbour, "elf-eyalf"]})
    axe = WEAPONS.index("axe")
    assert LeftWeapons([axe, axe]).bonus(table.match, 0, 1) == plus


@rule("VAL-AMB-026")
def test_the_slots_of_a_larger_squad_follow_on_the_right() -> None:
    squads = {0: ["", "", "", "", "bear-grim", "elf-alfrun"], 1: ["deer-hjalmar"]}
    table = elf_table(squads, dice=["sword x x x x x", MISSES], jarls={0: "hod"})
    table.play("0: attack 1, activate elf-alfrun, pass", "1: pass")
    assert table.strength(0) == 1 + 2


# -- to the right


@rule("VAL-ELF-08", "VAL-ELF-11", "VAL-AMB-133")
@pytest.mark.parametrize(
    ("squad", "dice", "able"),
    [
        (["elf-steinalf", "frost-frosti"], "axe x x x x x", True),
        (["elf-steinalf", "frost-frosti"], "shield x x x x x", True),
        (["elf-steinalf", "frost-frosti"], MISSES, False),
        (["elf-steinalf", "frost-frosti"], "axe sword sword bow bow bow", False),
        (["elf-steinalf", "wolf-ulf"], "axe x x x x x", False),
        (["frost-frosti", "elf-steinalf"], "axe x x x x x", False),
        (["elf-steinalf", "", "frost-frosti"], "axe x x x x x", False),
    ],
)
def test_beside_the_clan_one_x_stands_for_one_weapon(squad: list[str], dice: str, able: bool) -> None:
    table = elf_table({0: squad, 1: ["wolf-ulf"]}, dice=[dice]).play("0: attack 1")
    assert table.may("0: activate elf-steinalf") == able


@rule("VAL-ELF-09")
@pytest.mark.parametrize(
    ("picks", "left"),
    [("axe shield", ["x", "x", "x", "x"]), ("axe x", ["shield", "x", "x", "x"]), ("shield x", ["axe", "x", "x", "x"])],
)
def test_the_player_picks_the_weapon_it_replaces_or_uses_none(picks: str, left: list[str]) -> None:
    table = elf_table({0: ["elf-steinalf", "frost-frosti"], 1: ["wolf-ulf"]}, dice=["axe shield x x x x"])
    table.play("0: attack 1, activate elf-steinalf")
    assert table.options(0) == ["arm-with axe", "arm-with shield"]
    for pick in picks.split():
        if not table.may("0: pass"):
            table.play(f"0: arm-with {pick}")
    assert table.dice(0) == left


@rule("VAL-ELF-10", "VAL-ELF-11", "VAL-TV-40")
@pytest.mark.parametrize(
    ("squad", "dice", "able"),
    [
        (["elf-hjuki", "wolf-ulf"], "spear x x x x x", True),
        (["elf-hjuki", "wolf-ulf"], "sword x x x x x", False),
        (["elf-hjuki", "bear-grim"], "spear x x x x x", False),
        (["wolf-ulf", "elf-hjuki"], "spear x x x x x", False),
        (["elf-hjuki", "frost-frosti"], "spear x x x x x", False),
    ],
)
def test_a_neighbour_with_the_weapon_spares_the_die(squad: list[str], dice: str, able: bool) -> None:
    table = elf_table({0: squad, 1: ["deer-hjalmar"]}, dice=[dice, MISSES]).play("0: attack 1")
    assert table.may("0: activate elf-hjuki") == able
    if able:
        table.play("0: activate elf-hjuki")
        assert table.dice(0) == ["x"] * 5
        table.play("0: pass", "1: pass")
        assert table.strength(0) == 4


@rule("VAL-ELF-10")
def test_only_one_such_die_is_spared() -> None:
    table = elf_table({0: ["elf-volund", "bear-grim"], 1: ["wolf-ulf"]}, dice=["axe x x x x x"]).play("0: attack 1")
    assert table.may("0: activate elf-volund")
    none = elf_table({0: ["elf-volund", "bear-grim"], 1: ["wolf-ulf"]}, dice=[MISSES]).play("0: attack 1")
    assert not none.may("0: activate elf-volund")


# -- Gathered from the Field: captured dice


@rule("VAL-ELF-12", "VAL-AMB-137", "VAL-TL-15")
def test_the_defender_rolls_the_dice_the_attacker_discarded() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    hands = {0: ["heroic-3"], 1: ["elf-captured-dice"]}
    table = elf_table(squads, hands, ["axe x x x x x", "x", MISSES, "sword bow"])
    table.play("0: attack 1, discard-for-reroll x, pick-die x, roll, play heroic-3, give-up-die x")
    table.play("0: activate bear-grim, pass", "1: play elf-captured-dice")
    assert table.dice(1) == ["sword", "bow", *["x"] * 6], "one paid a reroll, one a tactic"
    table.play("1: activate wolf-ulf, pass")
    assert table.discard() == ["elf-captured-dice", "heroic-3"]
    table.ends_quietly()


@rule("VAL-ELF-13")
def test_grey_dice_are_not_captured() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    hands = {0: ["heroic-3", "new-weapons"], 1: ["elf-captured-dice"]}
    table = elf_table(squads, hands, ["axe x x x x x", "bow sword", MISSES])
    table.play("0: attack 1, activate bear-grim, play new-weapons, keep-die bow, play heroic-3, give-up-die grey-bow")
    table.play("0: pass")
    assert table.refuses("1: play elf-captured-dice") == "VAL-AMB-137"


@rule("VAL-AMB-137")
def test_nor_are_dice_lost_to_frost_or_set_aside() -> None:
    squads = {0: ["frost-frosti"], 1: ["wolf-ulf"]}
    table = elf_table(squads, {1: ["elf-captured-dice"]}, ["axe axe x x x", "x x x x x"], jarls={0: "egil"})
    table.play("0: attack 1, use-jarl main, activate frost-frosti, use-ability, pass")
    assert not table.may("1: play elf-captured-dice")


@rule("VAL-ELF-12")
def test_the_attacker_captures_no_dice_and_no_die_is_captured_twice() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    hands = {0: ["elf-captured-dice"], 1: ["elf-captured-dice", "elf-captured-dice"]}
    table = elf_table(squads, hands, ["axe x x x x x", "x", MISSES, "sword"])
    table.play("0: attack 1, discard-for-reroll x, pick-die x, roll")
    assert not table.may("0: play elf-captured-dice")
    table.play("0: activate bear-grim, pass", "1: play elf-captured-dice")
    assert not table.may("1: play elf-captured-dice")


# -- Stolen Runes: captured tactics


@rule("VAL-ELF-14", "VAL-ELF-15", "VAL-TL-24")
def test_the_attacker_takes_all_tactics_the_defender_played() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    hands = {0: ["elf-captured-tactics"], 1: ["fury-2", "push-back"]}
    table = elf_table(squads, hands, ["axe x x x x x", "sword x x x x x"])
    table.play("0: attack 1, activate bear-grim, play elf-captured-tactics, pass")
    table.play("1: play push-back, pass, activate wolf-ulf, play fury-2, pass, pass")
    assert table.shields(1) == 4, "the attacker lost, and takes them all the same"
    assert table.hand(0) == ["fury-2", "push-back"]
    assert table.discard() == ["elf-captured-tactics"]
    table.ends_quietly()


@rule("VAL-ELF-14")
def test_the_defender_cannot_play_it_and_without_it_nothing_is_taken() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = elf_table(squads, {1: ["elf-captured-tactics", "fury-2"]}, ["axe x x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, pass")
    assert not table.may("1: play elf-captured-tactics")
    table.play("1: play fury-2, pass")
    assert (table.hand(0), table.discard()) == ([], ["fury-2"])


@rule("VAL-ELF-16")
def test_it_comes_before_jarls() -> None:
    squads, hands = {0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: ["elf-captured-tactics"], 1: ["fury-2", "push-back"]}
    table = elf_table(squads, hands, ["axe x x x x x", "sword x x x x x"], jarls={1: "ulfar"})
    table.play("0: attack 1, activate bear-grim, play elf-captured-tactics, pass")
    table.play("1: play push-back, pass, activate wolf-ulf, play fury-2, pass, pass")
    assert table.hand(0) == ["fury-2", "push-back"], "nothing is left for Ulfar to take back"
    table.ends_quietly()


@rule("VAL-ELF-16", "VAL-AMB-076")
@pytest.mark.skipif("loki" not in GAME.expansions, reason="it was taken out")
def test_and_before_tricks() -> None:
    squads, hands = {0: ["bear-bjorn"], 1: ["wolf-ulf"]}, {0: ["elf-captured-tactics"], 1: ["fury-2"]}
    dice = ["sword axe x x x x", "sword x x x x x"]
    table = elf_table(squads, hands, dice, options={"loki_card": "l3"}, modules=("loki",))
    table.play("0: attack 1, activate bear-bjorn, play elf-captured-tactics, pass")
    table.play("1: activate wolf-ulf, play fury-2, pass")
    table.play("1: loki-row 3")
    assert (table.hand(0), table.hand(1)) == (["fury-2"], ["elf-captured-tactics"]), "no other one lay there"


@rule("VAL-AMB-138")
@pytest.mark.skipif("dwarves" not in GAME.expansions, reason="it was taken out")
def test_tactics_from_before_the_battle_are_taken_too() -> None:
    squads, hands = {0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: ["elf-captured-tactics"], 1: ["dwarf-call-to-arms"]}
    dice = ["axe x x x x x", MISSES]
    table = elf_table(squads, hands, dice, discard=("bear-bjorn",), modules=("dwarves",))
    table.play("0: attack 1", "1: play dwarf-call-to-arms, place 1")
    table.play("0: activate bear-grim, play elf-captured-tactics, pass", "1: pass")
    assert table.hand(0) == ["dwarf-call-to-arms"]


@rule("VAL-AMB-138")
@pytest.mark.skipif("valkyries" not in GAME.expansions, reason="it was taken out")
def test_a_mission_that_is_still_in_hand_is_safe() -> None:
    squads, hands = {0: ["bear-grim"], 1: ["bear-bjorn"]}, {0: ["elf-captured-tactics"], 1: ["valk-mission-steady"]}
    dice = ["axe x x x x x", "sword axe x x x x"]
    table = elf_table(squads, hands, dice, modules=("valkyries",))
    table.play("0: attack 1, activate bear-grim, play elf-captured-tactics, pass", "1: activate bear-bjorn, pass, pass")
    assert table.may("1: play valk-mission-steady")


# -- with others


@rule("VAL-AMB-107")
@pytest.mark.skipif("alliance" not in GAME.expansions, reason="it was taken out")
def test_boards_of_allies_are_not_one_row() -> None:
    squads = {0: ["elf-alfrun"], 1: ["deer-hjalmar"], 2: ["elf-alfrun", "", "", "bear-grim"]}
    table = elf_table(squads, dice=["sword sword x x x x", MISSES], modules=("alliance",), seats=4)
    table.play("0: attack 1, activate elf-alfrun, activate-lent elf-alfrun, pass", "1: pass")
    assert table.strength(0) == 1 + 1, "neither has a left neighbour"


@rule("VAL-AMB-107")
@pytest.mark.skipif("alliance" not in GAME.expansions, reason="it was taken out")
def test_an_allys_elf_has_his_neighbours_on_his_own_board() -> None:
    squads = {0: ["wolf-ulf"], 1: ["deer-hjalmar"], 2: ["bear-grim", "elf-alfrun"]}
    table = elf_table(squads, dice=["sword x x x x x", MISSES], modules=("alliance",), seats=4)
    table.play("0: attack 1, activate-lent elf-alfrun, pass", "1: pass")
    assert table.strength(0) == 1 + 2


# -- card files


@rule("VAL-DATA-19")
@pytest.mark.parametrize(
    ("old", "new", "law"),
    [
        ('kind = "LEFT_COLOUR"', 'kind = "OWN_COLOUR"', "LEFT_COLOUR.*VAL-DATA-19"),
        ('kind = "CAPTURED_DICE"', 'kind = "FURY2"', "CAPTURED_DICE.*VAL-DATA-19"),
        ('side = "attacker"', 'side = "any"', "VAL-ELF-14"),
        ('weapons = ["shield", "axe"] }', "weapons = [] }", "at least 1 is needed"),
        ('weapon = "bow" }', 'weapon = "club" }', "'club' is unknown"),
    ],
)
def test_a_file_that_breaks_the_frame_is_refused(tmp_path: Path, old: str, new: str, law: str) -> None:
    shutil.copytree(HOME / "meadhall", tmp_path / "own")
    text = (Path(AT_HOME) / FILE).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "own" / FILE).write_text(text.replace(old, new), encoding="utf-8")
    book = CardSet(Setup(2, ["elves"], {}, str(tmp_path / "own"), GAME.version))
    for module in [*GAME.base, MODULE]:
        getattr(module, "makers", lambda book: None)(book)
    with pytest.raises(DataError, match=law):
        MODULE.cards(book)
