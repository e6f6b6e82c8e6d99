"""Chapter 14. Valkyries: warriors who enter Valhalla in certain groups give bonus glory."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from meadhall.core.errors import DataError
from meadhall.core.module import Setup
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import NO_BONUS, Warrior
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.cards.faces import catalogue
from meadhall.games.valhalla.expansions.valkyries.valkyries import FILE, MODULE
from meadhall.games.valhalla.expansions.valkyries.valkyries import HOME as AT_HOME
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.views.shapes import BattleView
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.meet import cards_of
from tests.rules.valhalla.table import Cards, Table

MISSES = "x x x x x x"
PILE = ("bear-bodvar", "bear-asbera", "bear-grim", "wolf-ulf")  # 3, 2, 1 and 1 glory to pay with


def valk_table(
    squads: Cards,
    hands: Cards | None = None,
    dice: list[str] | None = None,
    *,
    jarls: dict[int, str] | None = None,
    deck: tuple[str, ...] = (),
) -> Table:
    """Return a table before seat 0 attacks seat 1; the discard pile can pay any bonus."""
    return Table(squads, hands or {}, jarls, deck=deck, discard=PILE, dice=dice or (), modules=["valkyries"])


def last_march(squad: list[str], dice: str, *moves: str) -> Table:
    """Run seat 0's Ragnarök with these warriors."""
    table = Table({0: squad}, dice=dice, discard=PILE, modules=["valkyries"], at="ragnarok")
    return table.play(*[f"0: {move}" for move in moves])


# -- the set


@rule("VAL-VALK-01", "VAL-VALK-02", "VAL-COMP-17")
def test_forty_cards_join_the_deck_and_phase_b_draws_three() -> None:
    assert sum(card.copies for card in cards_of(MODULE)) == 40
    table = valk_table({0: ["bear-grim"], 1: ["wolf-ulf"]}, deck=("fury-2", "fury-3", "cut-off"))
    table.play("0: draw, keep fury-2")
    assert len(table.drawn(0)) == 3


@rule("VAL-VALK-03", "VAL-DATA-13")
def test_most_warriors_carry_a_bonus_but_not_all() -> None:
    warriors = [card for card in cards_of(MODULE) if isinstance(card, Warrior)]
    blessed = [card for card in warriors if card.bonus is not NO_BONUS]
    assert len(warriors) / 2 < len(blessed) < len(warriors)
    assert {card.bonus.key for card in blessed} == {"GROUP", "COLOUR", "ALONE"}
    assert {card.sort for card in cards_of(MODULE)} == {"warrior", "tactic"}


DESIGNS = [  # who, what arms her, what is printed
    ("valk-hild", "axe", 1, 1, "GROUP"),
    ("valk-gunn", "sword axe", 4, 1, "ALONE"),
    ("valk-skeggjold", "axe axe", 5, 1, "COLOUR wolf"),
    ("valk-thrud", "sword axe spear", 7, 1, "ALONE"),
    ("valk-geirskogul", "axe axe spear", 7, 2, ""),
    ("valk-hrist", "sword", 1, 1, "GROUP"),
    ("valk-mist", "bow", 1, 1, "COLOUR deer"),
    ("valk-svipul", "spear bow", 2, 2, "GROUP"),
    ("valk-kara", "sword shield", 4, 1, "COLOUR boar"),
    ("valk-olrun", "sword spear bow", 5, 2, "GROUP"),
    ("valk-goll", "shield", 1, 1, "COLOUR bear"),
    ("valk-herfjotur", "spear shield", 2, 1, "ALONE"),
    ("valk-sanngrid", "sword shield", 4, 1, ""),
    ("valk-hlokk", "spear spear", 5, 1, "COLOUR wolf"),
    ("valk-randgrid", "axe shield bow", 5, 2, "GROUP"),
    ("valk-eir", "bow", 1, 1, "ALONE"),
    ("valk-svava", "shield bow", 2, 2, "COLOUR bear"),
    ("valk-radgrid", "sword spear", 4, 1, ""),
    ("valk-sigrun", "bow bow", 3, 2, "ALONE"),
    ("valk-reginleif", "sword spear bow", 3, 2, "GROUP"),
    ("valk-hervor", "bow bow", 2, 1, "GROUP"),
    ("valk-skogul", "sword spear bow", 5, 1, ""),
    ("valk-gondul", "sword axe shield", 2, 2, "GROUP"),
    ("valk-brynhild", "sword axe spear bow", 5, 2, "ALONE"),
    ("valk-skuld", "axe spear shield bow", 7, 1, "COLOUR frost"),
]


@rule("VAL-VALK-04", "VAL-AMB-116")
@pytest.mark.parametrize(("who", "weapons", "strength", "worth", "bonus"), DESIGNS)
def test_each_warrior_is_armed_and_counted_as_printed(
    who: str, weapons: str, strength: int, worth: int, bonus: str
) -> None:
    spare = " x" * (6 - len(weapons.split()))
    table = valk_table({0: [who], 1: ["deer-hjalmar"]}, dice=[weapons + spare, MISSES])
    table.play("0: attack 1", f"0: activate {who}")
    if table.options(0) == ["use-ability", "decline-ability"]:
        table.play("0: decline-ability")
    table.play("0: pass", "1: pass")
    assert table.strength(0) == strength
    assert table.valhalla(0)[0] == who
    assert table.match.cards.glory(table.match.cards.by_key(who)) == worth
    assert [due for _, due in table.events("valk-bonus", 0)] == [3] * (bonus == "ALONE")
    face = next(card for card in catalogue(table.match).cards if card.key == who)
    assert f"{face.bonus} {face.bonus_clan}".strip() == bonus


def test_every_warrior_of_the_set_is_in_that_table() -> None:
    warriors = {card.key for card in cards_of(MODULE) if isinstance(card, Warrior)}
    assert warriors == {design[0] for design in DESIGNS}


# -- bonuses


@rule("VAL-VALK-06", "VAL-TV-25", "VAL-TL-22", "VAL-TL-51")
def test_group_one_glory_for_each_other_warrior() -> None:
    squad = ["valk-hrist", "bear-grim", "wolf-ulf"]
    table = last_march(squad, "sword sword axe x x x", *(f"activate {who}" for who in squad), "pass")
    assert table.options(0) == ["take-for-glory bear-grim", "take-for-glory bear-asbera"]
    table.play("0: take-for-glory bear-asbera")
    assert table.valhalla(0) == [*squad, "bear-asbera"]
    assert glory(table.match, 0) == 3 + 2
    alone = last_march(["valk-hrist"], "sword x x x x x", "activate valk-hrist", "pass")
    assert (glory(alone.match, 0), alone.events("valk-bonus", 0)) == (1, [])


@rule("VAL-VALK-07", "VAL-VALK-08")
@pytest.mark.parametrize(
    ("others", "dice", "bonus"),
    [
        (["boar-svein"], "sword shield sword x x x", 2),
        (["boar-svein", "boar-galti"], "sword shield sword spear x x", 2),
        (["bear-grim"], "sword shield axe x x x", 0),
    ],
)
def test_colour_two_glory_once_if_another_of_the_colour_goes_too(others: list[str], dice: str, bonus: int) -> None:
    squad = ["valk-kara", *others]
    table = Table({0: squad}, dice=dice, modules=["valkyries"], at="ragnarok")
    table.play(*(f"0: activate {who}" for who in squad), "0: pass")
    assert [numbers[1] for numbers in table.events("valk-bonus", 0)] == [bonus] * (bonus > 0)


@rule("VAL-AMB-085")
@pytest.mark.parametrize(("others", "bonus"), [([], 0), (["frost-frosti"], 2)])
def test_a_warrior_of_the_colour_she_wants_does_not_count_herself(others: list[str], bonus: int) -> None:
    dice = "axe spear shield bow axe axe"
    table = Table({0: ["valk-skuld", *others]}, dice=dice, modules=["valkyries"], at="ragnarok")
    table.play("0: activate valk-skuld")
    table.play("0: activate frost-frosti" if others else "0: pass")
    assert [numbers[1] for numbers in table.events("valk-bonus", 0)] == [bonus] * (bonus > 0)


@rule("VAL-VALK-09", "VAL-TV-26")
def test_alone_gives_three_glory_if_no_other_warrior_goes() -> None:
    table = last_march(["valk-eir", "bear-grim"], "bow axe x x x x", "activate valk-eir", "pass")
    assert table.options(0) == ["take-for-glory bear-grim", "take-for-glory bear-asbera", "take-for-glory bear-bodvar"]
    table.play("0: take-for-glory bear-bodvar")
    assert glory(table.match, 0) == 1 + 3
    both = last_march(["valk-eir", "bear-grim"], "bow axe x x x x", "activate valk-eir, activate bear-grim", "pass")
    assert (glory(both.match, 0), both.events("valk-bonus", 0)) == (1 + 1, []), "in company she brings nothing"


@rule("VAL-VALK-05")
def test_warriors_of_the_opponent_do_not_count() -> None:
    squads = {0: ["valk-hrist"], 1: ["bear-grim"]}
    table = valk_table(squads, {1: ["valk-road"]}, ["sword x x x x x", "axe x x x x x"])
    table.play("0: attack 1, activate valk-hrist, pass", "1: activate bear-grim, play valk-road, pass")
    table.play("1: send-to-valhalla bear-grim")
    assert (table.valhalla(0), table.valhalla(1)) == (["valk-hrist"], ["bear-grim"])
    assert table.events("valk-bonus", 0) == []
    table.ends_quietly()


@rule("VAL-VALK-04", "VAL-AMB-084")
def test_cards_that_pay_a_bonus_trigger_nothing_themselves() -> None:
    table = Table({0: ["valk-hrist", "bear-grim"]}, discard=["valk-eir"], dice="sword axe x x x x",
                  modules=["valkyries"], at="ragnarok")  # fmt: skip
    table.play("0: activate valk-hrist, activate bear-grim, pass")
    assert table.valhalla(0) == ["valk-hrist", "bear-grim", "valk-eir"]
    assert glory(table.match, 0) == 3


@rule("VAL-VALK-04")
def test_two_bonuses_of_one_group_are_both_paid() -> None:
    squad = ["valk-hild", "valk-hrist"]
    table = last_march(squad, "sword axe x x x x", "activate valk-hild, activate valk-hrist", "pass")
    table.play("0: take-for-glory bear-grim")
    assert glory(table.match, 0) == 4
    assert len(table.events("valk-bonus", 0)) == 2


# -- giants


@rule("VAL-VALK-10", "VAL-WAR-06")
@pytest.mark.parametrize(
    ("dice", "armed"), [("sword axe bow x x x", True), ("sword sword axe axe x x", False), ("sword axe x x x x", False)]
)
def test_giants_want_weapons_that_all_differ_and_x_is_none(dice: str, armed: bool) -> None:
    table = valk_table({0: ["valk-skogul"], 1: ["wolf-ulf"]}, dice=[dice])
    assert table.play("0: attack 1").may("0: activate valk-skogul") == armed


@rule("VAL-AMB-024")
def test_a_giant_of_different_weapons_shows_as_many_symbols_as_dice() -> None:
    table = valk_table({0: ["wolf-ulf"]}, {0: ["valk-skogul", "bear-grim"]})
    assert table.refuses("0: add-two valk-skogul") == "VAL-TURN-17"


# -- Weapon Supply


@rule("VAL-VALK-11", "VAL-VALK-12")
@pytest.mark.parametrize(
    ("weapon", "warrior"),
    [
        ("sword", "wolf-ulf"),
        ("axe", "bear-grim"),
        ("spear", "wolf-randulf"),
        ("shield", "wolf-ulfljot"),
        ("bow", "bear-hallbera"),
    ],
)
def test_each_supply_counts_as_a_die_with_its_weapon(weapon: str, warrior: str) -> None:
    card = f"valk-supply-{weapon}"
    table = valk_table({0: [warrior], 1: ["deer-hjalmar"]}, {0: [card]}, [MISSES, MISSES])
    table.play("0: attack 1")
    assert not table.may(f"0: activate {warrior}")
    table.play(f"0: play {card}")
    assert f"card-{weapon}" in table.dice(0)
    table.play(f"0: activate {warrior}, pass", "1: pass")
    assert table.discard()[0] == card
    table.ends_quietly()


@rule("VAL-VALK-12", "VAL-AMB-046")
def test_a_supply_can_pay_for_a_tactic_but_not_for_a_reroll() -> None:
    hands = {0: ["valk-supply-axe", "heroic-axe"]}
    table = valk_table({0: ["wolf-ulf"], 1: ["deer-hjalmar"]}, hands, ["sword x x x x x", MISSES])
    table.play("0: attack 1, play valk-supply-axe")
    assert not table.may("0: discard-for-reroll card-axe")
    table.play("0: activate wolf-ulf, play heroic-axe, give-up-die card-axe, pass", "1: pass")
    assert table.strength(0) == 2 + 4


# -- Road to Valhalla


def on_the_road(attack: str, defence: str, roads: int = 1) -> Table:
    """Seat 0 attacks with two bears of 2 and 5; seat 1 has the road, and Gunn to answer with."""
    squads = {0: ["bear-grim", "bear-bjorn"], 1: ["valk-gunn"]}
    return valk_table(squads, {1: ["valk-road"] * roads}, [attack, defence]).play("0: attack 1")


@rule("VAL-VALK-13")
def test_only_the_defender_plays_the_road() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = valk_table(squads, {0: ["valk-road"], 1: ["valk-road"]}, ["axe x x x x x", MISSES])
    table.play("0: attack 1")
    assert not table.may("0: play valk-road")
    table.play("0: activate bear-grim, pass")
    assert table.may("1: play valk-road")


@rule("VAL-VALK-14", "VAL-AMB-086", "VAL-TL-15")
def test_the_attacker_picks_the_warrior_whose_strength_stops_counting() -> None:
    table = on_the_road("axe sword axe x x x", "sword axe x x x x")
    table.play("0: activate bear-grim, activate bear-bjorn, pass", "1: play valk-road")
    assert table.options(0) == ["take-the-road bear-grim", "take-the-road bear-bjorn"]
    table.play("0: take-the-road bear-bjorn")
    assert table.match.battle().attacker.strength == 2
    shown = view(table.match, 1).battle
    assert isinstance(shown, BattleView)
    assert (shown.attacker.strength, sum(term.value for term in shown.attacker.terms)) == (2, 2)
    assert shown.attacker.activated == 2
    assert table.part("valkyries").show(0) == {"road": [1], "mission": False}
    table.play("1: activate valk-gunn, pass")
    assert table.match.battle().winner == 1


@rule("VAL-VALK-15")
def test_the_battle_goes_on_without_the_only_activated_warrior() -> None:
    table = on_the_road("axe x x x x x", MISSES)
    table.play("0: activate bear-grim, pass", "1: play valk-road")
    assert table.match.battle().attacker.strength == 0
    table.play("1: pass")
    assert table.captured(0)[1] == 1, "there is no defence: the attacker wins with nothing"
    assert table.valhalla(0) == ["bear-grim"]
    table.ends_quietly()


@rule("VAL-VALK-16", "VAL-TL-20")
def test_the_one_on_the_road_goes_to_valhalla_though_the_battle_is_lost() -> None:
    table = on_the_road("axe sword axe x x x", "sword axe x x x x")
    table.play("0: activate bear-grim, activate bear-bjorn, pass", "1: play valk-road")
    table.play("0: take-the-road bear-bjorn", "1: activate valk-gunn, pass, pass")
    assert (table.valhalla(0), table.valhalla(1)) == (["bear-bjorn"], [])
    assert (table.warriors(0), table.shields(1)) == (["bear-grim"], 4)
    table.ends_quietly()


@rule("VAL-VALK-16", "VAL-AMB-088")
def test_with_a_won_attack_he_goes_in_one_group_with_the_others() -> None:
    squads = {0: ["valk-hild", "bear-bjorn"], 1: ["wolf-ulf"]}
    table = valk_table(squads, {1: ["valk-road"]}, ["axe sword axe x x x", MISSES])
    table.play("0: attack 1, activate valk-hild, activate bear-bjorn, pass")
    table.play("1: play valk-road", "0: take-the-road bear-bjorn", "1: pass")
    assert table.events("valk-bonus", 0)[0][1] == 1, "she had company"


@rule("VAL-AMB-087")
def test_each_road_takes_another_warrior_and_needs_one() -> None:
    table = on_the_road("axe sword axe x x x", MISSES, roads=3)
    table.play("0: activate bear-grim, activate bear-bjorn, pass", "1: play valk-road")
    table.play("0: take-the-road bear-grim", "1: play valk-road")
    assert table.match.battle().attacker.strength == 0
    assert table.refuses("1: play valk-road") == "VAL-AMB-087"


@rule("VAL-AMB-111", "VAL-VALK-14")
@pytest.mark.parametrize(
    ("module", "chosen"),
    [("alliance", ["take-the-road bear-grim", "take-the-road-lent wolf-ulf"]), ("partnership", [])],
)
def test_an_allys_warrior_may_take_the_road_a_partners_never(module: str, chosen: list[str]) -> None:
    if module not in GAME.expansions:
        pytest.skip("it was taken out")
    squads = {0: ["bear-grim"], 1: ["deer-hjalmar"], 2: ["wolf-ulf"]}
    dice = ["axe sword x x x x", MISSES]
    table = Table(squads, {1: ["valk-road"]}, dice=dice, modules=["valkyries", module], seats=4)
    table.play("0: attack 1, activate bear-grim, activate-lent wolf-ulf, pass", "1: play valk-road")
    assert table.options(0) == chosen
    if chosen:
        table.play("0: take-the-road-lent wolf-ulf")
        assert table.match.battle().attacker.strength == 2
    table.play("1: pass")
    assert table.valhalla(0) == ["bear-grim"]
    assert table.valhalla(2) == (["wolf-ulf"] if chosen else [])


# -- missions


def won(mission: str, attack: str = "axe sword axe x x x", jarls: dict[int, str] | None = None) -> Table:
    """Seat 0 will win an attack with some of three warriors and holds missions."""
    squads = {0: ["bear-grim", "bear-bjorn", "wolf-ulf"], 1: ["deer-hjalmar"]}
    return valk_table(squads, {0: mission.split()}, [attack, MISSES], jarls=jarls)


@rule("VAL-VALK-17", "VAL-VALK-19", "VAL-VALK-23", "VAL-VALK-24")
def test_three_activated_warriors_fulfil_the_muster() -> None:
    table = won("valk-mission-muster", "axe sword axe sword x x")
    table.play("0: attack 1, activate bear-grim, activate bear-bjorn, activate wolf-ulf, pass", "1: pass")
    assert table.options(0) == ["pass", "play-tactic valk-mission-muster"]
    before = glory(table.match, 0)
    table.play("0: play valk-mission-muster")
    assert table.valhalla(0)[-1] == "valk-mission-muster"
    assert glory(table.match, 0) == before + 2
    table.ends_quietly()


@rule("VAL-VALK-23")
def test_two_are_no_muster() -> None:
    table = won("valk-mission-muster")
    table.play("0: attack 1, activate bear-grim, activate bear-bjorn, pass", "1: pass")
    assert table.match.fight is None, "the winner was not asked"
    assert table.hand(0) == ["valk-mission-muster"]


@rule("VAL-AMB-086", "VAL-VALK-23")
def test_a_warrior_on_the_road_still_counts_for_the_muster() -> None:
    squads = {0: ["bear-grim", "bear-bjorn", "wolf-ulf"], 1: ["deer-hjalmar"]}
    hands = {0: ["valk-mission-muster"], 1: ["valk-road"]}
    table = valk_table(squads, hands, ["axe sword axe sword x x", MISSES])
    table.play("0: attack 1, activate bear-grim, activate bear-bjorn, activate wolf-ulf, pass", "1: play valk-road")
    table.play("0: take-the-road bear-grim", "1: pass")
    assert table.may("0: play valk-mission-muster")


@rule("VAL-VALK-22")
@pytest.mark.parametrize(
    ("attackers", "met"),
    [(["bear-grim", "bear-bjorn"], True), (["bear-bjorn"], True), (["bear-grim", "wolf-ulf"], False)],
)
def test_the_crushing_blow_needs_a_lead_of_five(attackers: list[str], met: bool) -> None:
    table = won("valk-mission-crush")
    table.play("0: attack 1", *(f"0: activate {who}" for who in attackers), "0: pass", "1: pass")
    assert table.may("0: play valk-mission-crush") == met


@rule("VAL-VALK-20")
def test_a_basic_reroll_spoils_the_steady_hand() -> None:
    steady = won("valk-mission-steady").play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert steady.may("0: play valk-mission-steady")
    shaky = won("valk-mission-steady", "axe x x x x x x")
    shaky.play("0: attack 1, discard-for-reroll x, pick-die x, roll, activate bear-grim, pass", "1: pass")
    assert shaky.match.fight is None
    assert shaky.hand(0) == ["valk-mission-steady"]


@rule("VAL-VALK-21", "VAL-DIFF-37")
def test_rerolls_that_cards_grant_do_not_spoil_it() -> None:
    table = won("valk-mission-steady push-back", "axe x x x x x x")
    table.play("0: attack 1, play push-back, pick-die x, roll, pass, activate bear-grim, pass", "1: pass")
    assert table.may("0: play valk-mission-steady")


@rule("VAL-VALK-21", "VAL-DIFF-37")
def test_nor_do_those_of_a_jarl() -> None:
    table = won("valk-mission-steady", "axe x x x x x x", jarls={0: "sigvard"})
    table.play("0: attack 1, use-jarl main, pick-die x, roll, activate bear-grim, pass", "1: pass")
    assert table.may("0: play valk-mission-steady")


@rule("VAL-VALK-18", "VAL-DIFF-38")
def test_one_mission_after_each_battle() -> None:
    table = won("valk-mission-steady valk-mission-crush")
    table.play("0: attack 1, activate bear-grim, activate bear-bjorn, pass", "1: pass")
    table.play("0: play valk-mission-steady")
    assert table.match.fight is None
    assert table.hand(0) == ["valk-mission-crush"]
    assert table.part("valkyries").show(0)["mission"] is False, "the next battle may have its own"


@rule("VAL-VALK-17")
def test_the_loser_plays_no_mission() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = valk_table(squads, {1: ["valk-mission-steady"]}, ["axe x x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.hand(1) == ["valk-mission-steady"]
    table.ends_quietly()


@rule("VAL-VALK-17", "VAL-AMB-068")
def test_without_a_winner_there_is_no_mission() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = valk_table(squads, {0: ["valk-mission-steady"]}, [MISSES])
    table.play("0: attack 1, pass")
    assert table.hand(0) == ["valk-mission-steady"]
    table.ends_quietly()


@rule("VAL-AMB-089", "VAL-VALK-24")
def test_a_ban_on_tactics_bans_missions() -> None:
    hands = {0: ["fury-2", "valk-mission-crush"], 1: ["bear-bera", "bear-bersi", "bear-bjorn"]}
    squads = {0: ["bear-bjorn"], 1: ["deer-hjalmar"]}
    banned = valk_table(squads, hands, ["axe sword x x x x", MISSES], jarls={1: "hakon"})
    banned.play("0: attack 1, activate bear-bjorn, play fury-2, pass", "1: pass")
    assert banned.match.fight is None, "Hakon's opponent plays one tactic, no more"
    assert banned.hand(0) == ["valk-mission-crush"]


# -- card files


@pytest.mark.parametrize(
    ("old", "new", "law"),
    [
        ("glory = 2\ncopies = 2\nsource = \"house\"\n\n[[tactic]]\nid = \"valk-mission-crush\"",
         "glory = 1\ncopies = 2\nsource = \"house\"\n\n[[tactic]]\nid = \"valk-mission-crush\"", "VAL-VALK-19"),
        ("valhalla_bonus", "# valhalla_bonus", "VAL-VALK-03"),
        ("DISTINCT", "SAME2\" # ", "VAL-VALK-10"),
        ("copies = 3", "copies = 4", "40"),
        ("kind = \"ALONE\"", "kind = \"ALL\"", "bonus 'ALL' is unknown"),
        ("kind = \"COLOUR\", clan = \"wolf\"", "kind = \"COLOUR\", clan = \"owl\"", "'owl' is unknown"),
        ("kind = \"COLOUR\", clan = \"wolf\"", "kind = \"COLOUR\"", "'clan' is missing"),
    ],
)  # fmt: skip
@rule("VAL-DATA-13", "VAL-DATA-23")
def test_a_file_that_breaks_the_frame_is_refused(tmp_path: Path, old: str, new: str, law: str) -> None:
    shutil.copytree(HOME / "meadhall", tmp_path / "own")
    text = (Path(AT_HOME) / FILE).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "own" / FILE).write_text(text.replace(old, new), encoding="utf-8")
    setup = Setup(2, ["valkyries"], {}, str(tmp_path / "own"), GAME.version)
    book = CardSet(setup)
    for module in [*GAME.base, MODULE]:
        getattr(module, "makers", lambda book: None)(book)
    with pytest.raises(DataError, match=law):
        MODULE.cards(book)
