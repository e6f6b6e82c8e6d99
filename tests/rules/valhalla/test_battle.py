"""Chapter 5. Battle: its phases, what an attack and a defence need, the comparison, and the results."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.battles.strength import freeze, warrior_strength
from meadhall.games.valhalla.game import GAME
from meadhall.interface.people import prompt
from tests.rule import rule
from tests.rules.valhalla.meet import fight
from tests.rules.valhalla.plugs import block, print_symbols, weaken, weaken_warriors
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
ONE_SWORD = "sword x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # axe, strength 2, against sword, strength 2


# -- structure


@rule("VAL-BATTLE-01", "VAL-TL-01")
def test_a_battle_runs_before_attack_defence_and_after() -> None:
    table = Table(DUEL, jarls={0: "egil", 1: "esbjorn"}, dice=[ONE_AXE, ONE_SWORD])
    table.play("0: attack 1")
    asked = []
    for move in ("0: pass", "0: activate bear-grim, pass", "1: pass", "1: pass"):
        asked.append((table.asked(), prompt(GAME, table.match)))
        table.play(move)
    assert asked == [([0], "before-battle"), ([0], "attack"), ([1], "defence"), ([1], "after-battle-jarl")]
    table.ends_quietly()


@rule("VAL-TL-01")
def test_hands_and_squads_are_counted_when_the_attack_is_declared() -> None:
    squads = {0: ["bear-grim", "wolf-ulf"], 1: ["wolf-randulf"]}
    table = Table(squads, {0: ["fury-2"], 1: ["fury-2", "wolf-hundolf"]}, {1: "solveig"})
    table.play("0: attack 1", "1: use-jarl main, add-warrior wolf-hundolf, place 1")
    fighters = [table.match.fighter(seat) for seat in (0, 1)]
    assert [(f.hand_before, f.squad_before) for f in fighters] == [(1, 2), (2, 1)]


@rule("VAL-BATTLE-02", "VAL-BATTLE-07")
def test_before_the_battle_only_what_is_marked_so_may_be_used() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {0: "egil"})
    table.play("0: attack 1")
    assert table.options(0) == ["pass", "use-jarl main"]
    assert table.refuses("0: play fury-2") == "VAL-BATTLE-07"


@rule("VAL-BATTLE-03", "VAL-TACTIC-01")
def test_before_the_battle_any_number_of_before_battle_tactics_may_be_played() -> None:
    table = Table(DUEL, {0: ["fury-2", "fury-2"]}, dice=[ONE_AXE, MISSES])
    print_symbols(table, "fury-2", "before")
    table.play("0: attack 1, play fury-2, play fury-2")
    assert table.match.fighter(0).rolled, "only then the dice are rolled"
    table.play("0: activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 2 + 2 + 2


@rule("VAL-BATTLE-04", "VAL-AMB-049", "VAL-DIFF-17", "VAL-TL-02", "VAL-TL-03")
def test_the_attacker_uses_tactics_and_abilities_first_and_cannot_react_to_the_defenders() -> None:
    table = Table(DUEL, {0: ["fury-2"], 1: ["fury-2"]}, {0: "egil", 1: "egil"})
    print_symbols(table, "fury-2", "before")
    table.play("0: attack 1")
    assert table.asked() == [0]
    table.play("0: play fury-2, pass")
    assert table.options(1) == ["pass", "play-tactic fury-2", "use-jarl main"]
    table.play("1: use-jarl main, pass")
    assert table.asked() == [0]
    assert not table.may("0: use-jarl main"), "his moment is over"
    assert len(table.dice(0)) == 6


@rule("VAL-AMB-051", "VAL-TL-05")
@pytest.mark.parametrize("emptied", [0, 1])
def test_a_squad_emptied_before_the_battle_leaves_no_winner_and_the_action_is_spent(emptied: int) -> None:
    table = Table(DUEL, jarls={1: "egil"})
    table.play("0: attack 1")
    table.match.dismiss(emptied, 0)
    table.play("1: pass")
    assert table.events("no-winner", 0) == [[]]
    assert not table.match.fight, "no player rolled a die"
    assert table.drawn(0), "phase B follows"
    table.ends_quietly()


# -- the attack phase


@rule("VAL-BATTLE-06", "VAL-BATTLE-13", "VAL-BATTLE-08", "VAL-TL-09")
def test_rerolls_tactics_and_arming_come_in_any_order_and_as_often_as_one_likes() -> None:
    squads = {0: ["bear-grim", "wolf-ulf"], 1: ["wolf-randulf", "wolf-ulfljot", "wolf-hundolf"]}
    hands = {0: ["fury-2", "fury-2", "fury-3", "heroic-3"]}
    table = Table(squads, hands, dice=[ONE_SWORD, "x", "axe", MISSES])
    table.play("0: attack 1, activate wolf-ulf, play fury-2, discard-for-reroll x, pick-die x, roll")
    table.play("0: play heroic-3, give-up-die x, discard-for-reroll x, pick-die x, roll, play fury-3")
    table.play("0: activate bear-grim, play fury-2", "1: pass")
    assert table.strength(0) == 2 + 2 + 2 + 3 + 3 + 2
    table.ends_quietly()


@rule("VAL-BATTLE-09", "VAL-BATTLE-20", "VAL-TL-15")
def test_having_ended_the_attack_phase_the_attacker_plays_no_more_tactics() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, dice=[ONE_AXE, ONE_SWORD])
    table.play("0: attack 1, activate bear-grim")
    assert table.events("strength", 0) == [], "the phase goes on until he ends it"
    table.play("0: pass")
    assert table.events("strength", 0) == [[2]]
    assert table.asked() == [1]
    table.play("1: activate wolf-ulf, pass")
    assert table.events("strength", 0) == [[2]]
    assert table.hand(0) == ["fury-2"]


@rule("VAL-BATTLE-10", "VAL-BATTLE-07")
def test_the_defender_plays_default_tactics_in_his_own_phase_only() -> None:
    table = Table(DUEL, {1: ["fury-2"]}, dice=[ONE_AXE, ONE_SWORD])
    table.play("0: attack 1")
    assert table.asked() == [0]
    assert table.refuses("1: play fury-2") == "VAL-BATTLE-07"
    table.play("0: activate bear-grim, pass", "1: play fury-2, activate wolf-ulf, pass")
    assert table.strength(1) == 2 + 2


@rule("VAL-BATTLE-11", "VAL-BATTLE-42", "VAL-DIFF-13", "VAL-BATTLE-41")
def test_a_warrior_with_only_some_of_its_weapons_is_not_activated_and_adds_nothing() -> None:
    squads = {0: ["bear-bjorn", "bear-grim"], 1: ["wolf-ulf"]}  # sword and axe, an axe
    table = Table(squads, dice=["axe axe x x x x", MISSES])
    table.play("0: attack 1")
    assert table.refuses("0: activate bear-bjorn") == "VAL-BATTLE-11"
    table.play("0: activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 2
    assert table.warriors(0) == ["bear-bjorn"]


@rule("VAL-BATTLE-11")
def test_a_warrior_is_activated_when_every_weapon_is_covered() -> None:
    table = Table({0: ["bear-bjorn"], 1: ["wolf-ulf"]}, dice=["sword axe x x x x", MISSES])
    table.play("0: attack 1, activate bear-bjorn")
    assert table.dice(0) == ["x"] * 4
    table.play("0: pass", "1: pass")
    assert table.strength(0) == 5


@rule("VAL-BATTLE-12")
def test_one_die_covers_one_requirement_of_one_warrior() -> None:
    squads = {0: ["bear-grim", "wolf-ulfhild", "bear-styrbjorn"], 1: ["wolf-ulf"]}  # axe, axe, two axes
    table = Table(squads, dice=ONE_AXE)
    table.play("0: attack 1")
    assert not table.may("0: activate bear-styrbjorn")
    table.play("0: activate bear-grim")
    assert not table.may("0: activate wolf-ulfhild")


@rule("VAL-BATTLE-12")
def test_a_die_that_fits_several_sets_is_offered_once() -> None:
    table = Table({0: ["frost-frosti"], 1: ["wolf-ulf"]}, dice=["axe sword bow x x x", MISSES])  # any two weapons
    table.play("0: attack 1, activate frost-frosti")
    assert table.options(0) == ["arm-with sword", "arm-with axe"], "a set is named in order, so the bow comes last"


@rule("VAL-BATTLE-14", "VAL-AMB-054", "VAL-BATTLE-21")
def test_the_attacker_may_end_with_all_dice_and_no_warrior_activated() -> None:
    table = Table(DUEL, dice="axe axe axe axe axe axe")
    table.play("0: attack 1, pass")
    assert table.events("no-winner", 0) == [[]]
    assert table.warriors(0) == ["bear-grim"]
    table.ends_quietly()


@rule("VAL-BATTLE-15", "VAL-DIFF-13")
def test_dice_are_committed_only_when_the_set_is_complete() -> None:
    table = Table({0: ["bear-bjorn"], 1: ["wolf-ulf"]}, {0: ["new-weapons"]}, dice=["sword axe x x x x", "axe x"])
    table.play("0: attack 1, play new-weapons, keep-die axe, activate bear-bjorn")
    assert table.options(0) == ["arm-with axe", "arm-with grey-axe"], "the sword was no question"
    assert table.dice(0) == ["sword", "axe", "grey-axe", *["x"] * 4], "all still unassigned"
    table.play("0: arm-with grey-axe")
    assert table.dice(0) == ["axe", *["x"] * 4]


@rule("VAL-BATTLE-15")
def test_dice_that_would_half_arm_a_warrior_may_still_be_rerolled() -> None:
    table = Table({0: ["bear-bjorn"], 1: ["wolf-ulf"]}, dice=[ONE_SWORD, "bow"])
    table.play("0: attack 1, discard-for-reroll x, pick-die sword, roll")
    assert table.dice(0) == ["bow", *["x"] * 4]


@rule("VAL-BATTLE-16", "VAL-DIFF-12")
@pytest.mark.parametrize("allowed", ["off", "on"])
def test_dice_stay_on_an_activated_warrior_unless_the_option_lets_them_be_taken_back(allowed: str) -> None:
    options = {"allow_takeback_before_ability": allowed}
    table = Table(DUEL, options=options, dice=ONE_AXE)
    table.play("0: attack 1, activate bear-grim")
    assert table.dice(0) == ["x"] * 5
    assert table.may("0: take-back bear-grim") == (allowed == "on")


@rule("VAL-DIFF-12")
@pytest.mark.parametrize(("edition", "allowed"), [("RU", True), ("PL", False)])
def test_the_russian_book_lets_dice_be_taken_back(edition: str, allowed: bool) -> None:
    table = Table(DUEL, edition=edition, dice=ONE_AXE).play("0: attack 1, activate bear-grim")
    assert table.may("0: take-back bear-grim") == allowed


@rule("VAL-DIFF-12")
def test_as_an_option_dice_taken_back_may_arm_another() -> None:
    squads = {0: ["bear-grim", "wolf-ulfhild"], 1: ["wolf-ulf"]}
    table = Table(squads, options={"allow_takeback_before_ability": "on"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, take-back bear-grim")
    assert table.dice(0) == ["axe", *["x"] * 5]
    table.play("0: activate wolf-ulfhild, pass", "1: pass")
    assert table.valhalla(0) == ["wolf-ulfhild"]
    assert table.warriors(0) == ["bear-grim"]


@rule("VAL-DIFF-12")
@pytest.mark.parametrize(("answer", "allowed"), [("use-ability", False), ("decline-ability", True)])
def test_as_an_option_dice_come_back_only_while_the_ability_is_unused(answer: str, allowed: bool) -> None:
    squads = {0: ["frost-frosti"], 1: ["wolf-ulf"]}
    table = Table(squads, options={"allow_takeback_before_ability": "on"}, dice="axe axe x x x x")
    table.play(f"0: attack 1, activate frost-frosti, {answer}")
    assert table.may("0: take-back frost-frosti") == allowed


@rule("VAL-BATTLE-17")
def test_only_warriors_of_the_own_squad_can_be_activated() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf", "wolf-ulfhild"]}, dice=["axe axe sword x x x", MISSES])
    table.play("0: attack 1")
    assert [o for o in table.options(0) if o.startswith("activate")] == ["activate bear-grim"]


@rule("VAL-BATTLE-18")
def test_a_warrior_is_activated_once_per_battle() -> None:
    table = Table(DUEL, dice=["axe axe x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim")
    assert table.refuses("0: activate bear-grim") == "VAL-BATTLE-18"


@rule("VAL-BATTLE-21", "VAL-BATTLE-22", "VAL-BATTLE-23", "VAL-BATTLE-24", "VAL-TV-08", "VAL-TL-10")
def test_fury_without_an_activated_warrior_is_no_attack_but_the_card_is_spent() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, dice=ONE_AXE)
    table.play("0: attack 1, play fury-2, pass")
    assert table.events("no-winner", 0) == [[]]
    assert table.events("rolled", 1) == [], "the defence phase is skipped"
    assert table.discard() == ["fury-2"]
    assert (table.shields(1), table.captured(0)) == (4, [0, 0])
    assert (table.warriors(0), table.valhalla(0)) == (["bear-grim"], [])
    table.ends_quietly()


@rule("VAL-AMB-069", "VAL-AMB-068", "VAL-TURN-24")
def test_an_attack_without_a_winner_uses_up_phase_a_and_leaves_a_clean_table() -> None:
    table = Table(DUEL, {0: ["new-weapons"]}, deck=["fury-2", "fury-3"], dice=[MISSES, "x x"])
    table.play("0: attack 1, play new-weapons, pass")
    assert table.options(0) == ["keep fury-2", "keep fury-3"]
    assert (table.match.grey, table.match.fight) == (3, None)


@rule("VAL-DIFF-15", "VAL-AMB-068")
@pytest.mark.parametrize("is_battle", ["on", "off"])
def test_without_a_winner_there_was_a_battle_unless_the_option_says_none_took_place(is_battle: str) -> None:
    options = {"no_winner_is_battle": is_battle}
    table = Table(DUEL, {0: ["fury-2", "heroic-3"]}, {0: "ulfar"}, options=options, dice=MISSES)
    table.play("0: attack 1, play fury-2, play heroic-3, give-up-die x, pass")
    assert table.may("0: use-jarl second") == (is_battle == "on"), "after a battle Ulfar may act"
    table.pass_all()
    assert table.discard()[:2] == ["heroic-3", "fury-2"], "the tactics are spent either way"
    table.ends_quietly()


# -- the defence phase


@rule("VAL-BATTLE-26", "VAL-BATTLE-27", "VAL-TV-09", "VAL-AMB-056", "VAL-TL-16")
def test_fury_without_an_activated_warrior_is_no_defence() -> None:
    squads = {0: ["bear-gunnbjorn", "wolf-randulf"], 1: ["wolf-ulf"]}
    table = Table(squads, {1: ["fury-2", "fury-3"]}, dice=["sword axe shield x x x", MISSES])
    table.play("0: attack 1, activate bear-gunnbjorn, pass", "1: play fury-2, play fury-3, pass")
    assert table.strength(1) == 0
    assert table.events("won", 0) == [[7]], "the difference is the whole attack"


@rule("VAL-BATTLE-27", "VAL-DIFF-16")
def test_the_jarl_alone_is_no_defence_either() -> None:
    table = Table({0: ["wolf-gunnolf"], 1: ["wolf-ulf"]}, jarls={1: "valgard"}, dice=[ONE_SWORD, MISSES])
    table.play("0: attack 1, activate wolf-gunnolf, pass", "1: pass")
    assert table.strength(1) == 0, "though Valgard adds 2 to a defence"
    assert table.events("won", 0) == [[1]]


@rule("VAL-AMB-055", "VAL-BATTLE-26", "VAL-BATTLE-14")
def test_a_defender_may_leave_his_warriors_be_and_then_the_attacker_wins() -> None:
    table = Table({0: ["wolf-gunnolf"], 1: ["wolf-ulf"]}, dice=[ONE_SWORD, ONE_SWORD])
    table.play("0: attack 1, activate wolf-gunnolf, pass", "1: pass")
    assert table.captured(0) == [0, 1]


@rule("VAL-BATTLE-25")
def test_the_defender_rerolls_plays_and_arms_like_the_attacker() -> None:
    table = Table(DUEL, {1: ["heroic-3"]}, dice=[ONE_AXE, MISSES, "sword"])
    table.play("0: attack 1, activate bear-grim, pass", "1: discard-for-reroll x, pick-die x, roll")
    table.play("1: play heroic-3, give-up-die x, activate wolf-ulf, pass")
    assert table.events("won", 1) == [[3]]


# -- comparison and outcome

SEVENS = {0: ["bear-gunnbjorn"], 1: ["bear-ketilbjorn"]}  # sword axe shield; two axes, sword, spear


@rule("VAL-BATTLE-29", "VAL-TV-07", "VAL-TL-17")
def test_of_equal_strengths_the_attacker_wins_by_nothing() -> None:
    table = Table(SEVENS, dice=["sword axe shield x x x", "axe axe sword spear x x"])
    table.play("0: attack 1, activate bear-gunnbjorn, pass", "1: activate bear-ketilbjorn, pass")
    assert (table.strength(0), table.strength(1)) == (7, 7)
    assert table.events("won", 0) == [[0]]
    assert table.captured(0) == [0, 1]


@rule("VAL-BATTLE-28", "VAL-TL-17")
@pytest.mark.parametrize(("fury", "winner"), [(0, 0), (1, 1)])
def test_the_higher_strength_wins(fury: int, winner: int) -> None:
    table = Table(DUEL, {fury: ["fury-2"]}, dice=[ONE_AXE, ONE_SWORD])
    boost = "play fury-2, "
    table.play(f"0: attack 1, activate bear-grim, {boost if fury == 0 else ''}pass")
    table.play(f"1: activate wolf-ulf, {boost if fury == 1 else ''}pass")
    assert table.events("won", winner) == [[2]]


@rule("VAL-BATTLE-30", "VAL-AMB-067", "VAL-INV-06", "VAL-TL-18")
def test_a_winning_attacker_takes_one_own_shield_of_the_defender_without_a_question() -> None:
    table = Table(DUEL, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert (table.shields(1), table.captured(0)) == (3, [0, 1])
    assert (table.shields(0), table.captured(1)) == (4, [0, 0])
    table.ends_quietly()


@rule("VAL-BATTLE-31", "VAL-TURN-22")
def test_captured_shields_are_never_lost_again() -> None:
    squads = {0: ["bear-grim", "wolf-randulf"], 1: ["wolf-ulf"]}
    table = Table(squads, captured={1: {0: 2}}, shields={1: 1}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert (table.shields(1), table.captured(1)) == (0, [2, 0])
    table.play(f"0: keep {table.drawn(0)[0]}", "1: draw")
    table.play(f"1: keep {table.drawn(1)[0]}").play(f"1: keep {table.drawn(1)[0]}")
    assert table.refuses("0: attack 1") == "VAL-TURN-22", "with captured ones only, there is nothing to take"


@rule("VAL-BATTLE-32", "VAL-BATTLE-33", "VAL-TL-20", "VAL-TL-21")
def test_all_activated_warriors_of_a_winning_attacker_go_to_valhalla_the_others_stay() -> None:
    squads = {0: ["bear-grim", "wolf-randulf", "wolf-ulf"], 1: ["wolf-hundolf"]}
    table = Table(squads, dice=["axe sword x x x x", MISSES])
    table.play("0: attack 1, activate wolf-ulf, activate bear-grim, pass", "1: pass")
    assert sorted(table.valhalla(0)) == ["bear-grim", "wolf-ulf"]
    assert table.squad(0) == ["", "wolf-randulf", "", ""]
    table.ends_quietly()


@rule("VAL-BATTLE-36")
def test_the_warriors_of_a_losing_defender_stay_in_the_squad() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, dice=[ONE_AXE, ONE_SWORD])
    table.play("0: attack 1, activate bear-grim, play fury-2, pass", "1: activate wolf-ulf, pass")
    assert (table.warriors(1), table.valhalla(1)) == (["wolf-ulf"], [])


WALL = {0: ["wolf-gunnolf"], 1: ["bear-grim", "wolf-randulf", "wolf-hundolf"]}  # 1 against axe, spear, bow
STAND = ("0: attack 1, activate wolf-gunnolf, pass", "1: activate bear-grim, activate wolf-randulf, pass")


@rule("VAL-BATTLE-34", "VAL-BATTLE-36", "VAL-TL-18")
def test_when_the_defender_wins_no_shield_moves_and_the_attackers_warriors_stay() -> None:
    table = Table(WALL, dice=[ONE_SWORD, "axe spear x x x x"]).play(*STAND, "1: pass")
    assert [table.shields(seat) for seat in (0, 1)] == [4, 4]
    assert [table.captured(seat) for seat in (0, 1)] == [[0, 0], [0, 0]]
    assert (table.warriors(0), table.valhalla(0)) == (["wolf-gunnolf"], [])


@rule("VAL-BATTLE-35", "VAL-BATTLE-37", "VAL-TL-20")
@pytest.mark.parametrize(
    ("moves", "sent"),
    [
        ("1: pass", []),
        ("1: send bear-grim, pass", ["bear-grim"]),
        ("1: send wolf-randulf", ["wolf-randulf"]),
        ("1: send bear-grim, send wolf-randulf", ["bear-grim", "wolf-randulf"]),
    ],
)
def test_a_winning_defender_sends_whom_he_likes_of_those_he_activated(moves: str, sent: list[str]) -> None:
    table = Table(WALL, dice=[ONE_SWORD, "axe spear x x x x"]).play(*STAND)
    assert table.options(1) == ["pass", "send-to-valhalla bear-grim", "send-to-valhalla wolf-randulf"]
    table.play(moves)
    assert table.valhalla(1) == sent
    assert table.squad(1) == ["" if key in sent else key for key in [*WALL[1], ""]], "each in its slot"
    table.ends_quietly()


@rule("VAL-BATTLE-39", "VAL-AMB-070", "VAL-TL-33")
def test_played_tactics_lie_on_the_table_until_the_battle_ends_then_the_attackers_go_first() -> None:
    hands = {0: ["heroic-3", "fury-2"], 1: ["fury-2", "heroic-3"]}
    table = Table(DUEL, hands, discard=["cut-off"], dice=[ONE_AXE, ONE_SWORD])
    table.play("0: attack 1, activate bear-grim, play heroic-3, give-up-die x, play fury-2, pass")
    table.play("1: activate wolf-ulf, play fury-2, play heroic-3, give-up-die x")
    assert table.discard() == ["cut-off"]
    table.play("1: pass")
    assert table.discard() == ["heroic-3", "fury-2", "fury-2", "heroic-3", "cut-off"], "from the top"


@rule("VAL-TL-34", "VAL-END-01")
@pytest.mark.parametrize(("own", "armed"), [(2, 0), (1, 1)])
def test_at_the_end_of_the_battle_a_lost_last_shield_arms_the_final_round(own: int, armed: int) -> None:
    table = Table(DUEL, shields={1: own}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass")
    assert table.match.armed == 0
    table.play("1: pass")
    assert table.match.armed == armed


# -- strength


@rule("VAL-BATTLE-40", "VAL-TL-11")
def test_strength_is_warriors_with_bonuses_and_tactics_and_the_jarl() -> None:
    squads = {0: ["boar-galti", "bear-grim"], 1: ["wolf-ulf", "wolf-hundolf", "wolf-ulfljot"]}
    table = Table(squads, {0: ["fury-2", "fury-3"]}, {0: "valgard"}, shields={0: 2}, dice=["spear axe x x x x"])
    table.play("0: attack 1, activate boar-galti, activate bear-grim, play fury-2, play fury-3, pass")
    assert table.strength(0) == (1 + 3) + 2 + 2 + 3 + 1


@rule("VAL-BATTLE-41")
def test_a_warrior_who_is_not_armed_adds_nothing() -> None:
    squads = {0: ["bear-grim", "bear-bera"], 1: ["wolf-ulf"]}
    table = Table(squads, dice=["axe sword spear x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 2


@rule("VAL-BATTLE-41", "VAL-BATTLE-42")
def test_only_who_is_armed_and_still_there_adds_his_strength() -> None:
    table = Table({0: ["bear-grim", "bear-bera"], 1: ["wolf-ulf"]})
    match = fight(table, armed=(0, 2))
    assert [warrior_strength(match, 0, slot) for slot in range(3)] == [2, 0, 0]


@rule("VAL-AMB-057", "VAL-TACTIC-04")
def test_what_is_remembered_of_who_is_not_armed_is_nothing() -> None:
    match = fight(Table({0: ["bear-grim", "bear-bera"], 1: ["wolf-ulf"]}))
    freeze(match, match.fighter(0))
    assert list(match.fighter(0).added) == [2, *[0] * (len(match.fighter(0).added) - 1)]


@rule("VAL-AMB-057", "VAL-WAR-08")
def test_bonuses_are_counted_on_the_squads_at_the_end_of_the_phase() -> None:
    squads = {0: ["boar-galti"], 1: ["wolf-ulf", "bear-grim"]}  # +3 against wolves
    table = Table(squads, dice=["spear x x x x x", MISSES])
    table.play("0: attack 1, activate boar-galti")
    table.match.dismiss(1, 0)
    table.play("0: pass")
    assert table.strength(0) == 1


@rule("VAL-AMB-057", "VAL-TL-11")
def test_later_changes_do_not_reopen_the_attackers_total() -> None:
    squads = {0: ["boar-galti"], 1: ["wolf-ulf", "bear-grim"]}
    table = Table(squads, dice=["spear x x x x x", MISSES])
    table.play("0: attack 1, activate boar-galti, pass")
    table.match.dismiss(1, 0)
    table.play("1: pass")
    assert table.events("strength", 0) == [[4]]
    assert table.events("won", 0) == [[4]]


@rule("VAL-AMB-066")
def test_a_warrior_contributes_at_least_nothing() -> None:
    table = Table({0: ["wolf-gunnolf", "bear-gunnbjorn"], 1: ["wolf-ulf"]}, dice=["sword sword axe shield x x"])
    weaken_warriors(table, 0, 3)
    table.play("0: attack 1, activate wolf-gunnolf, activate bear-gunnbjorn, pass")
    assert table.strength(0) == 0 + 4


@rule("VAL-AMB-066")
def test_battle_strength_is_at_least_nothing() -> None:
    table = Table(DUEL, dice=[ONE_AXE, MISSES])
    weaken(table, 0, 5)
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 0
    assert table.events("won", 0) == [[0]]


@rule("VAL-AMB-060")
def test_a_warrior_who_cannot_be_used_still_counts_for_colours_and_size() -> None:
    squads = {0: ["boar-galti"], 1: ["wolf-ulf", "bear-grim"]}
    table = Table(squads, {0: ["fury-3"]}, dice=["spear x x x x x", "sword axe x x x x"])
    block(table, 1, 0)
    table.play("0: attack 1, activate boar-galti, play fury-3, pass")
    assert table.strength(0) == 1 + 3 + 3
    assert table.refuses("1: activate wolf-ulf") == "VAL-DWARF-10"
    assert table.may("1: activate bear-grim")
