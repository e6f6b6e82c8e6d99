"""Chapter 6. Warriors: what arms Frost Giants, and the abilities of the clans."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.cards.faces import Face, catalogue
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"


def attack(squad: list[str], foe: list[str], dice: str, jarl: str = "", option: str = "") -> Table:
    """Seat 0 attacks seat 1 with these dice; after them there are only misses."""
    jarls, options = {0: jarl} if jarl else {}, {option: "on"} if option else {}
    table = Table({0: squad, 1: foe}, jarls=jarls, options=options, dice=[dice, MISSES])
    return table.play("0: attack 1")


def strength_of(warrior: str, others: list[str], foe: list[str], dice: str, jarl: str = "") -> int:
    """Return the strength of an attack in which only this warrior is activated."""
    return attack([warrior, *others], foe, dice, jarl).play("0: activate 0, pass").strength(0)


def faces() -> list[Face]:
    return [face for face in catalogue(Table().match).cards if face.sort == "warrior"]


# -- what arms Frost Giants

ANY2, SAME2, SAME3, PAIRS2 = "frost-frosti", "frost-drifa", "frost-jokul", "frost-bergelmir"


@pytest.mark.parametrize(
    ("giant", "dice", "armed"),
    [
        pytest.param(ANY2, "sword bow x x x x", True, marks=rule("VAL-WAR-01", "VAL-WAR-02")),
        pytest.param(ANY2, "spear spear x x x x", True, marks=rule("VAL-WAR-02")),
        pytest.param(ANY2, "spear x x x x x", False, marks=rule("VAL-WAR-02")),
        pytest.param(SAME2, "shield shield x x x x", True, marks=rule("VAL-WAR-01", "VAL-WAR-03")),
        pytest.param(SAME2, "sword axe spear shield bow x", False, marks=rule("VAL-WAR-03")),
        pytest.param(SAME3, "axe axe axe x x x", True, marks=rule("VAL-WAR-01", "VAL-WAR-04")),
        pytest.param(SAME3, "axe axe bow bow x x", False, marks=rule("VAL-WAR-04")),
        pytest.param(SAME3, "axe axe x x x x", False, marks=rule("VAL-TV-23", "VAL-DICE-13")),
        pytest.param(PAIRS2, "axe axe bow bow x x", True, marks=rule("VAL-WAR-01", "VAL-WAR-05")),
        pytest.param(PAIRS2, "axe axe axe bow x x", False, marks=rule("VAL-WAR-05")),
        pytest.param(PAIRS2, "bow bow bow bow x x", True, marks=rule("VAL-TV-24", "VAL-AMB-063")),
    ],
)
def test_frost_giants_are_armed_by_a_pattern_of_any_weapons(giant: str, dice: str, armed: bool) -> None:
    assert attack([giant], ["wolf-ulf"], dice).may(f"0: activate {giant}") == armed


@rule("VAL-AMB-063")
@pytest.mark.parametrize(("dice", "armed"), [("bow bow bow bow x x", False), ("bow bow axe axe x x", True)])
def test_as_an_option_the_two_pairs_must_differ(dice: str, armed: bool) -> None:
    table = attack([PAIRS2], ["wolf-ulf"], dice, option="pairs_must_differ")
    assert table.may(f"0: activate {PAIRS2}") == armed


@rule("VAL-INV-12", "VAL-BATTLE-16")
@pytest.mark.parametrize(("giant", "needed"), [(ANY2, 2), (SAME2, 2), (SAME3, 3), (PAIRS2, 4)])
def test_a_giant_takes_as_many_dice_as_it_requires(giant: str, needed: int) -> None:
    table = attack([giant], ["wolf-ulf"], "bow bow bow bow bow bow")
    table.play(f"0: activate {giant}, use-ability")
    assert table.dice(0) == ["bow"] * (6 - needed)


@rule("VAL-WAR-03", "VAL-BATTLE-15")
def test_where_several_sets_would_do_the_player_picks_the_dice() -> None:
    table = attack([SAME2], ["wolf-ulf"], "sword sword bow bow x x").play(f"0: activate {SAME2}")
    assert table.options(0) == ["arm-with sword", "arm-with bow"]
    table.play("0: arm-with bow, decline-ability")
    assert table.dice(0) == ["sword", "sword", "x", "x"]


# -- Boars: FOE_COLOUR


@rule("VAL-WAR-07", "VAL-WAR-08")
@pytest.mark.parametrize(("foe", "strength"), [("wolf-ulf", 1 + 3), ("bear-grim", 1)])
def test_galti_gets_3_if_the_opponents_squad_holds_a_wolf_activated_or_not(foe: str, strength: int) -> None:
    assert strength_of("boar-galti", [], [foe], "spear x x x x x") == strength


@rule("VAL-WAR-07")
def test_the_own_wolves_give_galti_nothing() -> None:
    assert strength_of("boar-galti", ["wolf-ulf"], ["bear-grim"], "spear x x x x x") == 1


@rule("VAL-WAR-10")
def test_galti_gets_3_once_however_many_wolves_there_are() -> None:
    foes = ["wolf-ulf", "wolf-ulf", "wolf-randulf"]
    assert strength_of("boar-galti", [], foes, "spear x x x x x") == 1 + 3


@rule("VAL-WAR-07", "VAL-WAR-08")
def test_a_defending_boar_looks_at_the_attackers_squad() -> None:
    table = Table({0: ["wolf-ulf"], 1: ["boar-galti"]}, dice="sword x x x x x spear x x x x x")
    table.play("0: attack 1, activate wolf-ulf, pass", "1: activate boar-galti, pass")
    assert table.strength(1) == 1 + 3


@rule("VAL-WAR-09")
def test_foe_colour_belongs_to_the_boars() -> None:
    assert {face.clan for face in faces() if face.ability == "FOE_COLOUR"} == {"boar"}


@rule("VAL-BATTLE-19", "VAL-BATTLE-41")
def test_the_ability_of_a_warrior_who_is_not_activated_does_nothing() -> None:
    table = attack(["boar-galti", "bear-grim"], ["wolf-ulf"], "axe x x x x x")
    assert table.play("0: activate bear-grim, pass").strength(0) == 2


# -- Deer: OWN_COLOUR and DIVERSITY

BOARS = ["boar-svein", "boar-thrand", "boar-purka"]


@rule("VAL-WAR-11", "VAL-WAR-12", "VAL-WAR-13")
@pytest.mark.parametrize(
    ("boars", "bonus"),
    [(0, 0), (1, 2), (2, 5), pytest.param(3, 5, marks=rule("VAL-TV-21", "VAL-AMB-061"))],
)
def test_elgi_gets_2_with_one_own_boar_and_5_with_two_or_more(boars: int, bonus: int) -> None:
    assert strength_of("deer-elgi", BOARS[:boars], ["wolf-ulf"], "sword x x x x x") == 1 + bonus


@rule("VAL-WAR-11")
def test_boars_in_the_opponents_squad_give_elgi_nothing() -> None:
    assert strength_of("deer-elgi", [], BOARS, "sword x x x x x") == 1


@rule("VAL-AMB-061")
@pytest.mark.parametrize(("others", "bonus"), [([], 0), (["deer-elgi"], 2), (["deer-elgi", "deer-hjort"], 5)])
def test_a_deer_that_names_its_own_colour_does_not_count_itself(others: list[str], bonus: int) -> None:
    assert strength_of("deer-dain", others, ["wolf-ulf"], "axe x x x x x") == 1 + bonus


@rule("VAL-WAR-14", "VAL-WAR-15", "VAL-WAR-16", "VAL-WAR-17", "VAL-DIFF-22")
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        (["bear-grim", "bear-hallbera"], 0),
        (["bear-grim", "wolf-ulf"], 2),
        pytest.param(["bear-grim", "wolf-ulf", "deer-elgi"], 2, marks=rule("VAL-TV-20")),
        (["bear-grim", "wolf-ulf", "boar-svein"], 5),
    ],
)
def test_durathror_gets_2_for_three_clans_and_5_for_four_his_own_included(others: list[str], bonus: int) -> None:
    assert strength_of("deer-durathror", others, ["wolf-randulf"], "sword axe x x x x") == 3 + bonus


@rule("VAL-AMB-062")
def test_five_clans_under_hod_give_no_more_than_four() -> None:
    others = ["bear-grim", "wolf-ulf", "boar-svein", "frost-frosti"]
    assert strength_of("deer-durathror", others, ["wolf-randulf"], "sword axe x x x x", "hod") == 3 + 5


@rule("VAL-WAR-18")
def test_the_deer_have_the_abilities_that_look_at_the_own_squad() -> None:
    looking = {face.clan for face in faces() if face.ability in ("OWN_COLOUR", "DIVERSITY")}
    assert looking == {"deer"}


# -- Frost Giants: FROST

GIANTS = {0: [ANY2, SAME2], 1: ["wolf-ulf"]}


@rule("VAL-WAR-19", "VAL-WAR-23", "VAL-BATTLE-19", "VAL-TL-12")
def test_a_giant_of_the_attacker_takes_a_die_from_the_defender_when_activated() -> None:
    table = Table(GIANTS, dice=["sword bow x x x x", "x x x x x"]).play(f"0: attack 1, activate {ANY2}")
    assert table.options(0) == ["use-ability", "decline-ability"], "at once, before anything else"
    table.play("0: use-ability, pass")
    assert table.dice(1) == ["x"] * 5
    table.play("1: pass").ends_quietly()


@rule("VAL-WAR-20", "VAL-WAR-22", "VAL-TV-22")
def test_a_second_giant_only_adds_its_strength() -> None:
    table = Table(GIANTS, dice=["axe axe bow bow x x", "x x x x x"])
    table.play(f"0: attack 1, activate {SAME2}, arm-with axe, use-ability, activate {ANY2}, pass")
    assert table.strength(0) == 3 + 2
    assert len(table.dice(1)) == 5


@rule("VAL-WAR-21")
def test_a_giant_of_the_defender_only_adds_its_strength() -> None:
    squads = {0: ["bear-grim"], 1: [ANY2]}
    table = Table(squads, dice=["axe x x x x x", "sword bow x x x x"])
    table.play("0: attack 1, activate bear-grim, pass", f"1: activate {ANY2}")
    assert "use-ability" not in table.options(1)
    assert table.dice(0) == ["x"] * 5
    assert table.play("1: pass").strength(1) == 2


@rule("VAL-AMB-052", "VAL-AMB-053")
def test_frost_may_be_declined_and_is_not_kept_for_later() -> None:
    table = Table(GIANTS, dice=["axe axe x x x x", MISSES])
    table.play(f"0: attack 1, activate {ANY2}, decline-ability")
    assert table.options(0) == ["pass", "discard-for-reroll x"]
    table.play("0: pass")
    assert len(table.dice(1)) == 6
    assert table.strength(0) == 2, "its strength counts all the same"


@rule("VAL-AMB-052", "VAL-WAR-20")
def test_after_a_declined_frost_the_next_giant_may_use_his() -> None:
    table = Table(GIANTS, dice=["axe axe bow bow x x", "x x x x x"])
    table.play(f"0: attack 1, activate {SAME2}, arm-with axe, decline-ability, activate {ANY2}, use-ability, pass")
    assert len(table.dice(1)) == 5


@rule("VAL-AMB-064")
def test_frost_takes_a_coloured_die_not_a_grey_one() -> None:
    squads = {0: [ANY2], 1: ["bear-asbera", "wolf-ulf", "wolf-randulf", "wolf-hundolf"]}
    table = Table(squads, jarls={1: "bernhard"}, dice=["sword bow x x x x", "x x x x x bow"])
    table.play(f"0: attack 1, activate {ANY2}, use-ability, pass")
    assert table.dice(1) == ["grey-bow", *["x"] * 5]


@rule("VAL-AMB-064")
def test_a_pool_of_no_dice_cannot_shrink() -> None:
    table = Table(GIANTS, dice="sword bow x x x x").play(f"0: attack 1, activate {ANY2}")
    table.match.fighter(1).set_aside = 6
    table.play("0: use-ability, pass")
    assert table.events("rolled", 1) == [[]]
    table.ends_quietly()
