"""Chapter 8, continued. The nineteen jarls of the Meadhall set: at least one sentence for each."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
ONE_SWORD = "sword x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # an axe, strength 2, against a sword, strength 2
OUTNUMBERED = {0: ["bear-grim"], 1: ["wolf-ulf", "wolf-randulf"]}
ATTACK = "0: attack 1, activate bear-grim, pass"


def attack_strength(table: Table) -> int:
    """Seat 0 attacks with one axe, seat 1 misses."""
    return table.play(ATTACK, "1: pass").strength(0)


def defence_strength(table: Table) -> int:
    """Seat 0 attacks with one axe, seat 1 defends with one sword."""
    return table.play(ATTACK, "1: activate wolf-ulf, pass").strength(1)


# -- Sigurd: strong in every battle, and stronger when outnumbered


@rule("VAL-JARL-01", "VAL-JARL-02", "VAL-JARL-03")
def test_sigurd_is_stronger_and_stronger_still_when_outnumbered() -> None:
    assert attack_strength(Table(DUEL, jarls={0: "sigurd"}, dice=[ONE_AXE, MISSES])) == 2 + 1
    assert attack_strength(Table(OUTNUMBERED, jarls={0: "sigurd"}, dice=[ONE_AXE, MISSES])) == 2 + 1 + 1


@rule("VAL-JARL-01", "VAL-BATTLE-27")
def test_sigurd_is_as_strong_in_defence_but_only_with_a_warrior() -> None:
    assert defence_strength(Table(DUEL, jarls={1: "sigurd"}, dice=[ONE_AXE, ONE_SWORD])) == 2 + 1
    many = {0: ["bear-grim", "boar-svein"], 1: ["wolf-ulf"]}
    assert defence_strength(Table(many, jarls={1: "sigurd"}, dice=[ONE_AXE, ONE_SWORD])) == 2 + 1 + 1
    assert Table(many, jarls={1: "sigurd"}, dice=[ONE_AXE, MISSES]).play(ATTACK, "1: pass").strength(1) == 0


# -- Sigvard: steady hands, steadier without tricks


@rule("VAL-DICE-17", "VAL-JARL-01")
def test_sigvard_rolls_three_dice_again_at_no_cost() -> None:
    table = Table(DUEL, jarls={0: "sigvard"}, dice=[MISSES, "axe bow bow"])
    table.play("0: attack 1, use-jarl main, pick-die x, pick-die x, pick-die x")
    assert table.options(0) == ["roll"], "three are enough"
    table.play("0: roll")
    assert table.dice(0) == ["axe", "bow", "bow", "x", "x", "x"]


@rule("VAL-JARL-02", "VAL-JARL-04")
def test_sigvard_rolls_any_dice_again_if_he_has_played_no_tactic_once_a_battle() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {0: "sigvard"}, dice=[MISSES, "axe axe bow"])
    table.play("0: attack 1, use-jarl second, pick-die x, pick-die x, pick-die x, roll")
    assert table.dice(0) == ["axe", "axe", "bow", "x", "x", "x"]
    assert not table.may("0: use-jarl main")
    table = Table(DUEL, {0: ["fury-2"]}, {0: "sigvard"}, dice=MISSES).play("0: attack 1, play fury-2")
    assert [name for name in table.options(0) if name.startswith("use-jarl")] == ["use-jarl main"]


@rule("VAL-DICE-14")
def test_sigvard_and_styr_touch_only_unassigned_dice() -> None:
    squads = {0: ["bear-bera", "wolf-kveldulf"], 1: ["wolf-ulf"]}
    for jarl in ("sigvard", "styr"):
        table = Table(squads, jarls={0: jarl}, dice="sword axe spear shield sword bow")
        table.play("0: attack 1, activate bear-bera, activate wolf-kveldulf")
        assert table.asked() == [1], "all dice lie on warriors"


# -- Agnar: a few mighty warriors

AGNAR = {0: "agnar"}


@rule("VAL-JARL-01", "VAL-AMB-024")
def test_agnar_strengthens_warriors_of_three_symbols_and_giants_of_three_dice() -> None:
    squads = {0: ["bear-gunnbjorn", "frost-jokul", "bear-grim"], 1: ["wolf-ulf"]}
    table = Table(squads, jarls=AGNAR, dice=["sword axe shield bow bow bow", MISSES])
    table.play("0: attack 1, activate bear-gunnbjorn, activate frost-jokul, decline-ability", "1: pass")
    assert table.strength(0) == (7 + 1) + (5 + 1)
    assert attack_strength(Table(DUEL, jarls=AGNAR, dice=[ONE_AXE, MISSES])) == 2, "one symbol only"


@rule("VAL-JARL-02")
@pytest.mark.parametrize(("warriors", "dice"), [(1, 7), (2, 7), (3, 6)])
def test_agnar_attacks_with_a_die_more_with_two_warriors_or_fewer(warriors: int, dice: int) -> None:
    squads = {0: ["bear-grim", "boar-svein", "wolf-randulf"][:warriors], 1: ["wolf-ulf"]}
    table = Table(squads, jarls={0: "agnar", 1: "agnar"}, dice=["axe" + " x" * (dice - 1)]).play("0: attack 1")
    assert len(table.dice(0)) == dice
    assert len(table.play("0: activate bear-grim, pass").dice(1)) == 6, "not in defence"


# -- Villsvin: leads boars against the many


@rule("VAL-JARL-01")
def test_villsvin_strengthens_every_activated_boar() -> None:
    squads = {0: ["boar-svein", "boar-thrand", "boar-purka"], 1: ["wolf-ulf"]}
    table = Table(squads, jarls={0: "villsvin"}, dice=["sword axe x x x x", MISSES])
    table.play("0: attack 1, activate boar-svein, activate boar-thrand, pass", "1: pass")
    assert table.strength(0) == (2 + 2) + (1 + 2)


@rule("VAL-JARL-02")
def test_villsvin_fights_the_many_with_a_die_more() -> None:
    assert len(Table(OUTNUMBERED, jarls={0: "villsvin"}).play("0: attack 1").dice(0)) == 7
    assert len(Table(DUEL, jarls={0: "villsvin"}).play("0: attack 1").dice(0)) == 6
    many = {0: ["bear-grim", "boar-svein"], 1: ["wolf-ulf"]}
    assert len(Table(many, jarls={1: "villsvin"}, dice=[ONE_AXE]).play(ATTACK).dice(1)) == 7


# -- Valgard: a wall that pushes back when it cracks


@rule("VAL-JARL-01", "VAL-JARL-02")
@pytest.mark.parametrize(("shields", "plus"), [(3, 0), (2, 1), (1, 1)])
def test_valgard_defends_stronger_and_attacks_stronger_with_few_shields(shields: int, plus: int) -> None:
    defender = Table(DUEL, jarls={1: "valgard"}, shields={1: shields}, dice=[ONE_AXE, ONE_SWORD])
    assert defence_strength(defender) == 2 + 2
    attacker = Table(DUEL, jarls={0: "valgard"}, shields={0: shields}, dice=[ONE_AXE, MISSES])
    assert attack_strength(attacker) == 2 + plus


# -- Styr: turns a failed die into a weapon


@rule("VAL-JARL-01", "VAL-DICE-14")
def test_styr_turns_one_x_to_a_weapon_once_a_battle() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {0: "styr"}, dice="sword x x x x x")
    table.play("0: attack 1, use-jarl main")
    assert table.options(0) == ["turn-die x"]
    table.play("0: turn-die x, turn-to axe")
    assert table.dice(0) == ["sword", "axe", "x", "x", "x", "x"]
    assert not table.may("0: use-jarl main")
    assert not table.may("0: use-jarl second"), "one of the two (VAL-JARL-04)"


@rule("VAL-JARL-02", "VAL-JARL-04")
def test_styr_turns_any_die_for_a_card() -> None:
    table = Table(DUEL, {0: ["fury-2", "push-back"]}, {0: "styr"}, dice="sword sword x x x x")
    table.play("0: attack 1, use-jarl second, pay-card push-back, turn-die sword")
    assert table.options(0) == ["turn-to axe", "turn-to spear", "turn-to shield", "turn-to bow"]
    table.play("0: turn-to axe")
    assert table.dice(0) == ["sword", "axe", "x", "x", "x", "x"]
    assert table.hand(0) == ["fury-2"]
    assert table.discard()[0] == "push-back"


@rule("VAL-JARL-01")
def test_styr_needs_an_x_or_a_card() -> None:
    table = Table(DUEL, jarls={0: "styr"}, dice="sword sword bow bow bow bow").play("0: attack 1")
    assert not table.may("0: use-jarl main")
    assert not table.may("0: use-jarl second")


# -- Vingor: sees far, gathers when in need

THREE_ON_TOP = ["fury-2", "heroic-3", "push-back"]


@rule("VAL-JARL-01", "VAL-TURN-26")
def test_vingor_draws_three_in_phase_b_and_keeps_one() -> None:
    hands = {0: ["wolf-randulf", "boar-svein", "wolf-hundolf", "wolf-ulfrun", "wolf-ulfhild", "cut-off"]}
    table = Table({0: ["bear-grim"]}, hands, {0: "vingor"}, deck=THREE_ON_TOP)
    table.play("0: add-warrior wolf-randulf, place 1")
    assert table.drawn(0) == THREE_ON_TOP
    table.play("0: keep fury-2, drop heroic-3")
    assert "fury-2" in table.hand(0)
    assert table.discard()[:2] == ["push-back", "heroic-3"]


@rule("VAL-JARL-02")
def test_vingor_keeps_two_when_four_cards_or_fewer_are_in_hand() -> None:
    hands = {0: ["wolf-randulf", "boar-svein", "wolf-hundolf", "wolf-ulfrun"]}
    table = Table({0: ["bear-grim"]}, hands, {0: "vingor"}, deck=THREE_ON_TOP)
    table.play("0: add-warrior wolf-randulf, place 1, keep fury-2, keep push-back")
    assert table.hand(0) == ["wolf-hundolf", "wolf-ulfrun", "boar-svein", "fury-2", "push-back"]
    table.ends_quietly()


# -- Aslaug: a ruse cuts deep, and victory brings the next


@rule("VAL-JARL-01", "VAL-JARL-03")
@pytest.mark.parametrize(("tactics", "strength"), [(0, 2), (1, 2 + 2 + 2), (3, 2 + 6 + 2)])
def test_aslaug_gains_by_a_tactic_however_many_she_plays(tactics: int, strength: int) -> None:
    table = Table(DUEL, {0: ["fury-2"] * 3}, {0: "aslaug"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1", *["0: play fury-2"] * tactics, "0: activate bear-grim, pass", "1: pass")
    assert table.strength(0) == strength


@rule("VAL-JARL-02", "VAL-TL-26")
@pytest.mark.parametrize(("cards", "offered"), [(5, True), (6, False)])
def test_aslaug_draws_after_a_victory_if_she_had_five_cards_or_fewer(cards: int, offered: bool) -> None:
    hand = ["push-back"] * 4 + ["weapon-swap"] * (cards - 4)
    table = Table(DUEL, {0: hand}, {0: "aslaug"}, dice=[ONE_AXE, MISSES]).play(ATTACK, "1: pass")
    assert table.may("0: use-jarl second") == offered


# -- Einar: never short of men


@rule("VAL-JARL-01", "VAL-TURN-17")
def test_einar_adds_two_warriors_of_five_symbols_together() -> None:
    hands = {0: ["bear-bjorn", "bear-gunnbjorn", "bear-bera"]}
    table = Table({0: ["bear-grim"]}, hands, {0: "einar"}).play("0: add-two bear-bjorn")
    assert table.options(0) == ["add-second bear-gunnbjorn"], "six symbols are too many"


@rule("VAL-JARL-02", "VAL-TL-26")
def test_einar_without_a_warrior_adds_one_after_the_battle() -> None:
    table = Table(DUEL, {0: ["wolf-randulf"]}, {0: "einar"}, dice=[ONE_AXE, MISSES])
    table.play(ATTACK, "1: pass", "0: use-jarl second, add-warrior wolf-randulf, place 2")
    assert table.squad(0) == ["", "", "wolf-randulf", ""]
    table.ends_quietly()
    big = {0: ["bear-grim", "boar-svein"], 1: ["wolf-ulf"]}
    table = Table(big, {0: ["wolf-randulf"]}, {0: "einar"}, dice=[ONE_AXE, MISSES]).play(ATTACK, "1: pass")
    table.ends_quietly()


# -- Thord: the swarm


@rule("VAL-JARL-01", "VAL-JARL-02")
def test_thord_strengthens_warriors_of_one_symbol_and_two_warriors_attack_with_a_die_more() -> None:
    squads = {0: ["bear-grim", "bear-styrbjorn"], 1: ["wolf-ulf", "wolf-randulf"]}
    table = Table(squads, jarls={0: "thord", 1: "thord"}, dice=["axe sword axe axe x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, activate bear-styrbjorn, pass", "1: pass")
    assert table.strength(0) == (2 + 2) + 6
    assert len(Table(DUEL, jarls={0: "thord"}).play("0: attack 1").dice(0)) == 6, "one warrior is too few"


# -- Ottar: lives on what others throw away, and fights best with little

PILE = ["fury-2", "heroic-3", "push-back", "weapon-swap", "new-weapons", "cut-off"]


@rule("VAL-JARL-01", "VAL-SETUP-26")
def test_ottar_takes_one_of_the_top_five_of_the_discard_pile_in_place_of_phase_b() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]}, {0: ["wolf-randulf"]}, {0: "ottar"}, discard=PILE)
    size = len(table.match.deck.cards)
    table.play("0: add-warrior wolf-randulf, place 1")
    assert table.options(0) == ["pass", "use-jarl main"]
    table.play("0: use-jarl main")
    assert sorted(table.options(0)) == sorted(f"keep {card}" for card in PILE[:5])
    table.play("0: keep heroic-3")
    assert table.hand(0) == ["heroic-3"]
    assert table.discard() == ["fury-2", *PILE[2:]], "the others keep their order"
    assert len(table.match.deck.cards) == size
    assert table.asked() == [1]


@rule("VAL-JARL-02")
@pytest.mark.parametrize(("cards", "plus"), [(3, 2), (4, 0)])
def test_ottar_is_stronger_if_he_held_three_cards_or_fewer_before_the_battle(cards: int, plus: int) -> None:
    table = Table(DUEL, {0: ["push-back"] * cards}, {0: "ottar"}, dice=[ONE_AXE, MISSES])
    assert attack_strength(table) == 2 + plus


@rule("VAL-JARL-01")
def test_ottar_draws_like_anybody_when_the_pile_is_empty_or_he_wishes_to() -> None:
    table = Table(DUEL, {0: ["wolf-randulf"]}, {0: "ottar"}, deck=["fury-2", "heroic-3"])
    table.play("0: add-warrior wolf-randulf, place 1")
    assert table.drawn(0) == ["fury-2", "heroic-3"]
    table = Table(DUEL, {0: ["wolf-randulf"]}, {0: "ottar"}, deck=["fury-2", "heroic-3"], discard=["cut-off"])
    table.play("0: add-warrior wolf-randulf, place 1, pass")
    assert table.drawn(0) == ["fury-2", "heroic-3"]


@rule("VAL-JARL-01")
def test_ottar_takes_nothing_in_a_battle() -> None:
    table = Table(DUEL, jarls={0: "ottar"}, discard=PILE).play("0: attack 1")
    assert not table.may("0: use-jarl main")


# -- Esbjorn: learns from defeat


@rule("VAL-JARL-01", "VAL-TL-26")
def test_esbjorn_draws_a_card_after_a_defeat() -> None:
    table = Table(DUEL, jarls={1: "esbjorn"}, deck=["fury-2"], dice=[ONE_AXE, MISSES])
    table.play(ATTACK, "1: pass, use-jarl main")
    assert table.hand(1) == ["fury-2"]
    table.ends_quietly()


@rule("VAL-JARL-01", "VAL-END-06")
def test_esbjorn_is_not_asked_when_the_deck_is_empty() -> None:
    table = Table(DUEL, jarls={1: "esbjorn"}, deck_ends=True, dice=[ONE_AXE, MISSES])
    table.play(ATTACK, "1: pass")
    table.ends_quietly()


@rule("VAL-JARL-01", "VAL-BATTLE-23")
def test_esbjorn_learns_nothing_from_a_victory_or_a_battle_without_a_winner() -> None:
    table = Table(DUEL, jarls={0: "esbjorn"}, dice=[ONE_AXE, MISSES]).play(ATTACK, "1: pass")
    table.ends_quietly()
    table = Table(DUEL, jarls={0: "esbjorn"}, dice=MISSES).play("0: attack 1, pass")
    table.ends_quietly()


@rule("VAL-JARL-02")
@pytest.mark.parametrize(("shields", "plus"), [(4, 0), (3, 1)])
def test_esbjorn_is_stronger_with_three_shields_or_fewer(shields: int, plus: int) -> None:
    table = Table(DUEL, jarls={0: "esbjorn"}, shields={0: shields}, dice=[ONE_AXE, MISSES])
    assert attack_strength(table) == 2 + plus


# -- Bernhard: bears need no ruse, they stand firm without


@rule("VAL-JARL-01", "VAL-JARL-03")
def test_bernhards_bears_gain_three_each() -> None:
    squads = {0: ["bear-grim", "bear-hallbera", "boar-svein"], 1: ["wolf-ulf"]}
    table = Table(squads, jarls={0: "bernhard"}, dice=["axe bow sword x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, activate bear-hallbera, activate boar-svein, pass", "1: pass")
    assert table.strength(0) == (2 + 3) + (2 + 3) + 2


@rule("VAL-JARL-02")
def test_bernhard_defends_with_a_die_more() -> None:
    table = Table(DUEL, jarls={0: "bernhard", 1: "bernhard"}, dice=[ONE_AXE]).play("0: attack 1")
    assert len(table.dice(0)) == 6
    assert len(table.play("0: activate bear-grim, pass").dice(1)) == 7


# -- Ylva: who fights her is robbed, even if he wins


@rule("VAL-JARL-01", "VAL-AMB-077")
def test_ylva_steals_a_card_after_a_victory() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"]}
    table = Table(squads, {0: ["fury-2", "push-back"]}, {1: "ylva"}, dice=[ONE_AXE, "sword axe x x x x", 1])
    table.play(ATTACK, "1: activate bear-bjorn, pass, pass, use-jarl main")
    assert table.hand(1) == ["push-back"]
    assert table.hand(0) == ["fury-2"]
    table.ends_quietly()


@rule("VAL-JARL-01")
def test_ylva_steals_nothing_from_an_empty_hand() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"]}
    table = Table(squads, jarls={1: "ylva"}, dice=[ONE_AXE, "sword axe x x x x"])
    table.play(ATTACK, "1: activate bear-bjorn, pass, pass").ends_quietly()


@rule("VAL-JARL-02")
@pytest.mark.parametrize(("cards", "offered"), [(2, True), (3, False)])
def test_ylva_steals_after_a_defeat_if_she_had_two_cards_or_fewer(cards: int, offered: bool) -> None:
    hands = {0: ["fury-2"], 1: ["push-back"] * cards}
    table = Table(DUEL, hands, {1: "ylva"}, dice=[ONE_AXE, MISSES]).play(ATTACK, "1: pass")
    assert table.may("1: use-jarl second") == offered
    assert not table.may("1: use-jarl main"), "that is for victories"


# -- Hakon: an honest fight, with few ruses


@rule("VAL-JARL-01")
def test_hakons_opponent_plays_one_tactic_at_most() -> None:
    table = Table(DUEL, {0: ["push-back"] * 2, 1: ["fury-2"] * 2}, {0: "hakon"}, dice=[ONE_AXE, MISSES])
    table.play(ATTACK, "1: play fury-2")
    assert table.hand(1) == ["fury-2"]
    assert table.refuses("1: play fury-2") == "VAL-JARL-01"


@rule("VAL-JARL-02", "VAL-JARL-04")
@pytest.mark.parametrize(("cards", "allowed"), [(1, False), (2, True)])
def test_who_fights_hakon_with_more_cards_plays_none(cards: int, allowed: bool) -> None:
    hands = {0: ["fury-2"] * 2, 1: ["push-back"] * cards}
    table = Table(DUEL, hands, {1: "hakon"}).play("0: attack 1")
    assert table.may("0: play fury-2") == allowed
    table = Table(DUEL, {0: hands[1], 1: hands[0]}, {0: "hakon"}, dice=[ONE_AXE, MISSES]).play(ATTACK)
    assert table.may("1: play fury-2") == allowed


@rule("VAL-JARL-01")
def test_hakon_himself_plays_as_many_as_he_likes() -> None:
    table = Table(DUEL, {0: ["fury-2"] * 3}, {0: "hakon"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, play fury-2, play fury-2, play fury-2, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 2 + 6


@rule("VAL-TACTIC-14")
def test_cut_off_lifts_hakons_limit_on_further_tactics() -> None:
    hands = {0: ["cut-off", "fury-2", "fury-2"], 1: ["push-back"] * 3}
    table = Table(DUEL, hands, {1: "hakon"}).play("0: attack 1, play cut-off, play fury-2, play fury-2")
    assert table.hand(0) == []


# -- Gudrun: her stare unnerves the stronger, and she pays back


@rule("VAL-JARL-01")
def test_gudrun_is_stronger_against_a_robber() -> None:
    for captured, plus in (({}, 0), ({0: {1: 1}}, 2)):
        table = Table(DUEL, jarls={1: "gudrun"}, captured=captured, dice=[ONE_AXE, ONE_SWORD])
        assert defence_strength(table) == 2 + plus
    assert attack_strength(Table(DUEL, jarls={0: "gudrun"}, captured={1: {0: 1}}, dice=[ONE_AXE, MISSES])) == 2 + 2


@rule("VAL-JARL-02")
def test_a_larger_squad_against_gudrun_rolls_one_die_fewer() -> None:
    table = Table(OUTNUMBERED, jarls={0: "gudrun"}, dice=[ONE_AXE, "x x x x x"]).play(ATTACK)
    assert table.dice(1) == ["x"] * 5
    many = {0: ["bear-grim", "boar-svein"], 1: ["wolf-ulf"]}
    assert len(Table(many, jarls={1: "gudrun"}).play("0: attack 1").dice(0)) == 5
    assert len(Table(DUEL, jarls={1: "gudrun"}).play("0: attack 1").dice(0)) == 6


# -- Torstein: seeks ever new shores


@rule("VAL-JARL-01")
def test_torstein_is_stronger_against_those_he_has_not_robbed_yet() -> None:
    for captured, plus in (({}, 2), ({0: {2: 1}}, 2), ({0: {1: 1}}, 0)):
        table = Table(DUEL, jarls={0: "torstein"}, captured=captured, seats=3, dice=[ONE_AXE, MISSES])
        assert attack_strength(table) == 2 + plus


@rule("VAL-JARL-02")
def test_torstein_draws_after_a_won_attack_with_shields_of_two_colours() -> None:
    for captured, offered in (({}, False), ({0: {2: 1}}, True)):
        table = Table(DUEL, jarls={0: "torstein"}, captured=captured, seats=3, deck=["fury-2"], dice=[ONE_AXE, MISSES])
        table.play(ATTACK, "1: pass")
        assert table.may("0: use-jarl second") == offered, "the shield just taken counts"
    table.play("0: use-jarl second")
    assert table.hand(0) == ["fury-2"]


# -- Ragnhild: forgets nothing


@rule("VAL-JARL-01", "VAL-JARL-02")
def test_ragnhild_strikes_harder_at_those_who_robbed_her_and_with_a_die_more_once_robbed_twice() -> None:
    for captured, plus, dice in (({2: {0: 1}}, 0, 6), ({2: {0: 2}}, 0, 7), ({1: {0: 2}}, 3, 7)):
        luck = ["axe" + " x" * (dice - 1), MISSES]
        table = Table(DUEL, jarls={0: "ragnhild"}, captured=captured, seats=3, dice=luck)
        assert len(table.play("0: attack 1").dice(0)) == dice
        assert table.play("0: activate bear-grim, pass", "1: pass").strength(0) == 2 + plus


# -- Halvdan: a full store makes bold


@rule("VAL-JARL-01", "VAL-TURN-25")
def test_halvdan_draws_three_and_keeps_two_with_action_4_but_not_in_phase_b() -> None:
    table = Table(DUEL, jarls={0: "halvdan"}, deck=[*THREE_ON_TOP, "weapon-swap", "new-weapons"])
    table.play("0: draw, keep fury-2, keep push-back")
    assert table.hand(0) == ["fury-2", "push-back"]
    assert table.discard()[0] == "heroic-3"
    assert table.drawn(0) == ["new-weapons", "weapon-swap"]


@rule("VAL-JARL-02")
@pytest.mark.parametrize(("cards", "plus"), [(3, 0), (4, 2)])
def test_halvdan_attacks_harder_if_he_held_four_cards_before_the_battle(cards: int, plus: int) -> None:
    table = Table(DUEL, {0: ["push-back"] * cards}, {0: "halvdan"}, dice=[ONE_AXE, MISSES])
    assert attack_strength(table) == 2 + plus
    defender = Table(DUEL, {1: ["push-back"] * cards}, {1: "halvdan"}, dice=[ONE_AXE, ONE_SWORD])
    assert defence_strength(defender) == 2


# -- in Ragnarök there is no opponent


@rule("VAL-RAG-07", "VAL-RAG-08")
@pytest.mark.parametrize("jarl", ["sigurd", "villsvin", "gudrun", "hakon", "ylva", "torstein", "ragnhild"])
def test_abilities_that_need_an_opponent_do_nothing_in_ragnarok(jarl: str) -> None:
    table = Table(DUEL, {0: ["fury-2"] * 2}, {0: jarl, 1: jarl}, seats=3, at="ragnarok", dice=ONE_AXE)
    table.play("0: play fury-2, play fury-2, activate bear-grim, pass")
    assert table.valhalla(0) == ["bear-grim"]
    assert len(table.dice(1)) == 6
