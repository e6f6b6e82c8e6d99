"""Chapter 8. The six jarls of the books, and the rules for all jarls."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.cards.deck import JarlCard
from meadhall.games.valhalla.game import read_cards
from meadhall.games.valhalla.jarls.book import DiscardCard
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # an axe, strength 2, against a sword, strength 2


def jarl(key: str) -> JarlCard:
    return next(card for card in Table().match.cards.jarls if card.key == key)


# -- all jarls


@rule("VAL-JARL-01", "VAL-JARL-02", "VAL-JARL-08")
def test_the_main_ability_needs_no_condition_the_secondary_one_does() -> None:
    for shields, abilities in ((3, ["main"]), (2, ["main", "second"]), (1, ["main", "second"])):
        table = Table(DUEL, jarls={0: "brinjar"}, shields={0: shields}, dice=MISSES)
        table.play("0: attack 1, pass")
        assert table.options(0) == ["pass", *(f"use-jarl {name}" for name in abilities)]


@rule("VAL-JARL-03", "VAL-JARL-15")
def test_abilities_linked_as_both_work_together() -> None:
    table = Table(DUEL, jarls={0: "egil"}, dice=["axe x x x x", MISSES])
    table.play("0: attack 1, use-jarl main, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 2 + 2 + 2


@rule("VAL-JARL-04", "VAL-JARL-24")
def test_of_abilities_linked_as_one_of_the_other_is_ruled_out() -> None:
    hands = {0: ["wolf-randulf", "wolf-hundolf"]}
    table = Table(DUEL, hands, {0: "solveig"})
    table.play("0: attack 1")
    assert table.options(0) == ["pass", "use-jarl main", "use-jarl second"]
    table.play("0: use-jarl main, add-warrior wolf-randulf, place 1")
    assert len(table.warriors(0)) == 2, "with two in squad the second ability would do"
    assert "use-jarl second" not in table.options(0)
    assert table.match.fighter(0).rolled, "nothing was left to do before the battle"


@rule("VAL-AMB-031", "VAL-JARL-09", "VAL-JARL-12", "VAL-JARL-15", "VAL-JARL-18", "VAL-JARL-21", "VAL-JARL-24")
def test_the_link_symbols_are_read_as_the_law_reads_them() -> None:
    links = {key: jarl(key).link for key in ("brinjar", "ulfar", "egil", "beinir", "hod", "solveig")}
    one_of = [key for key, link in links.items() if link == "ONE_OF"]
    assert one_of == ["brinjar", "solveig"]
    assert set(links.values()) == {"ONE_OF", "BOTH"}


@rule("VAL-JARL-05")
def test_a_jarl_stays_with_its_player_for_the_whole_game() -> None:
    table = Table(DUEL, jarls={0: "egil", 1: "hod"})
    before = [player.jarl for player in table.match.players]
    table.play_out()
    assert [player.jarl for player in table.match.players] == before


@rule("VAL-JARL-06", "VAL-RAG-07")
def test_in_ragnarok_jarls_help_everybody_as_an_attacker() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"]}, jarls={0: "beinir", 1: "beinir"}, at="ragnarok")
    assert table.asked() == [0]
    assert len(table.dice(0)) == 7
    table.play("0: pass")
    assert len(table.dice(1)) == 7


@rule("VAL-JARL-06", "VAL-AMB-114")
def test_before_her_ragnarok_solveig_adds_a_warrior_unless_the_option_is_off() -> None:
    hands = {0: ["wolf-randulf"]}
    table = Table(DUEL, hands, {0: "solveig"}, at="ragnarok")
    table.play("0: use-jarl main, add-warrior wolf-randulf, place 1")
    assert table.warriors(0) == ["bear-grim", "wolf-randulf"]
    table = Table(DUEL, hands, {0: "solveig"}, at="ragnarok", options={"ragnarok_prebattle": "off"})
    assert not table.may("0: use-jarl main")
    assert table.match.fighter(0).rolled


@rule("VAL-JARL-25")
def test_seventeen_jarls_are_fit_for_solo() -> None:
    names = "agnar aslaug beinir bernhard egil einar esbjorn hod ottar sigurd sigvard solveig styr thord"
    solo = sorted(card.key for card in Table().match.cards.jarls if card.solo)
    assert solo == [*names.split(), "valgard", "villsvin", "vingor"]


@rule("VAL-JARL-26", "VAL-COMP-08")
def test_brinjar_and_ulfar_are_two_of_25_jarls_and_not_for_solo() -> None:
    assert len(Table().match.cards.jarls) == 25
    assert not jarl("brinjar").solo
    assert not jarl("ulfar").solo


@rule("VAL-JARL-27", "VAL-SETUP-06")
def test_jarls_marked_3_plus_are_barred_from_a_game_for_two() -> None:
    marked = {card.number for card in Table().match.cards.jarls if card.min_players == 3}
    assert marked
    for seats, present in ((2, set()), (3, marked)):
        table = Table(seats=seats, at="setup")
        assert table.asked() == list(range(seats))
        dealt = [player.jarls.cards for player in table.match.players]
        seen = {number for cards in [*dealt, table.match.jarl_box.cards] for number in cards}
        assert seen & marked == present


@rule("VAL-JARL-27")
def test_some_jarls_carry_the_symbol_of_the_first_game() -> None:
    marks = {card.first_game for card in Table().match.cards.jarls}
    assert marks == {True, False}


# -- Brinjar


@rule("VAL-JARL-07", "VAL-AMB-032")
def test_brinjar_draws_three_and_keeps_two_after_an_attack() -> None:
    table = Table(DUEL, jarls={0: "brinjar"}, deck=["fury-2", "heroic-3", "push-back"], dice=MISSES)
    table.play("0: attack 1, pass, use-jarl main, keep fury-2, keep push-back")
    assert table.hand(0) == ["fury-2", "push-back"]
    assert table.discard()[0] == "heroic-3"
    assert table.asked() == [1]


@rule("VAL-JARL-07")
def test_brinjar_may_let_the_extra_card_be() -> None:
    table = Table(DUEL, jarls={0: "brinjar"}, deck=["fury-2", "heroic-3", "push-back"], dice=MISSES)
    table.play("0: attack 1, pass, pass")
    assert table.drawn(0) == ["fury-2", "heroic-3"]


@rule("VAL-JARL-07")
def test_brinjar_gains_nothing_without_an_attack() -> None:
    table = Table(DUEL, jarls={0: "brinjar"}, deck=["fury-2", "heroic-3", "push-back", "weapon-swap"])
    table.play("0: draw, keep fury-2")
    assert table.drawn(0) == ["push-back", "weapon-swap"]


@rule("VAL-JARL-09", "VAL-AMB-032")
def test_brinjar_takes_phase_a_again_in_place_of_phase_b_once_a_turn() -> None:
    table = Table(DUEL, jarls={0: "brinjar"}, shields={0: 2}, deck=["fury-2", "heroic-3"], dice=MISSES)
    table.play("0: attack 1, pass, use-jarl second, draw, keep fury-2")
    assert table.hand(0) == ["fury-2"], "two were drawn by action 4, none in phase B"
    assert table.asked() == [1], "neither the main ability nor a third phase A was left"
    table.ends_quietly()


@rule("VAL-JARL-09", "VAL-AMB-032")
def test_brinjars_second_attack_of_a_turn_brings_nothing_more() -> None:
    table = Table(DUEL, jarls={0: "brinjar"}, shields={0: 2}, dice=[MISSES, MISSES])
    table.play("0: attack 1, pass, use-jarl second, attack 1, pass")
    assert table.asked() == [1]
    assert table.hand(0) == []


@rule("VAL-AMB-032", "VAL-TURN-07")
def test_brinjars_second_phase_a_has_its_obligations_too() -> None:
    table = Table(DUEL, {0: ["wolf-ulf"]}, {0: "brinjar"}, shields={0: 2}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass", "0: use-jarl second")
    assert table.warriors(0) == [], "the winner's only warrior is in Valhalla"
    assert table.options(0) == ["add-warrior wolf-ulf"]


# -- Ulfar

TWO_TACTICS = "0: attack 1, play fury-2, play heroic-3, give-up-die x, activate bear-grim, pass"


@rule("VAL-JARL-10", "VAL-JARL-11", "VAL-AMB-036")
def test_ulfar_gets_one_of_two_tactics_back_and_the_opponent_chooses() -> None:
    hands = {0: ["fury-2", "heroic-3", "push-back", "wolf-ulf"]}
    table = Table(DUEL, hands, {0: "ulfar"}, dice=[ONE_AXE, MISSES])
    table.play(TWO_TACTICS, "1: pass")
    assert table.options(0) == ["pass", "use-jarl main"], "with four cards before the battle"
    table.play("0: use-jarl main")
    assert table.options(1) == ["bring-back fury-2", "bring-back heroic-3"]
    table.play("1: bring-back heroic-3")
    assert table.hand(0) == ["wolf-ulf", "heroic-3", "push-back"]
    assert table.discard()[0] == "fury-2"
    table.ends_quietly()


@rule("VAL-JARL-10")
def test_a_single_tactic_does_not_come_back_to_ulfar() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {0: "ulfar"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, play fury-2, activate bear-grim, pass", "1: pass")
    assert table.discard()[0] == "fury-2"
    table.ends_quietly()


@rule("VAL-JARL-11", "VAL-JARL-12")
def test_with_three_cards_before_the_battle_ulfar_chooses_himself_and_gets_only_one() -> None:
    table = Table(DUEL, {0: ["fury-2", "heroic-3", "push-back"]}, {0: "ulfar"}, dice=[ONE_AXE, MISSES])
    table.play(TWO_TACTICS, "1: pass", "0: use-jarl second")
    assert table.options(0) == ["bring-back fury-2", "bring-back heroic-3"]
    table.play("0: bring-back fury-2")
    assert table.hand(0) == ["fury-2", "push-back"]
    table.ends_quietly()


@rule("VAL-AMB-036", "VAL-AMB-068")
def test_ulfar_gets_a_tactic_back_from_a_battle_without_a_winner_too() -> None:
    table = Table(DUEL, {0: ["fury-2", "heroic-3"]}, {0: "ulfar"}, dice=MISSES)
    table.play("0: attack 1, play fury-2, play heroic-3, give-up-die x, pass, use-jarl second")
    table.play("0: bring-back heroic-3")
    assert table.hand(0) == ["heroic-3"]


# -- Egil


@rule("VAL-JARL-13", "VAL-JARL-14", "VAL-AMB-033")
def test_egils_die_adds_two_when_he_used_a_tactic() -> None:
    table = Table(DUEL, {0: ["heroic-3"]}, {0: "egil"}, dice=["axe x x x x", MISSES])
    table.play("0: attack 1, use-jarl main")
    assert len(table.dice(0)) == 5, "the die on the jarl is not rolled"
    table.play("0: play heroic-3, give-up-die x, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 2 + 3 + 2
    table.ends_quietly()


@rule("VAL-JARL-14", "VAL-JARL-15", "VAL-AMB-033")
def test_without_tactics_egils_die_adds_four_whatever_the_opponent_plays() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {1: "egil"}, dice=[ONE_AXE, "sword x x x x"])
    table.play("0: attack 1", "1: use-jarl main", "0: play fury-2, activate bear-grim, pass")
    table.play("1: activate wolf-ulf, pass")
    assert table.strength(1) == 2 + 4


@rule("VAL-JARL-13", "VAL-AMB-033")
def test_egil_sets_one_die_aside_for_a_battle_or_none() -> None:
    table = Table(DUEL, jarls={0: "egil"}, dice=["axe x x x x"])
    table.play("0: attack 1, use-jarl main")
    assert "use-jarl main" not in table.options(0)
    table = Table(DUEL, jarls={0: "egil"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, pass, activate bear-grim, pass", "1: pass")
    assert table.strength(0) == 2


# -- Beinir


@rule("VAL-JARL-16", "VAL-AMB-034", "VAL-AMB-041")
def test_beinir_attacks_with_a_grey_die_in_the_first_roll() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {0: "beinir"}, dice="x x x x x x axe")
    table.play("0: attack 1")
    assert table.hand(0) == ["fury-2"], "there is nothing to pay as attacker"
    assert table.dice(0) == ["grey-axe", *["x"] * 6]
    assert table.match.grey == 2


@rule("VAL-JARL-16", "VAL-JARL-18")
def test_beinir_defends_with_six_dice_unless_he_pays() -> None:
    table = Table(DUEL, {1: ["fury-2"]}, {1: "beinir"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.dice(1) == ["x"] * 6
    assert table.hand(1) == ["fury-2"]


@rule("VAL-JARL-17", "VAL-JARL-18", "VAL-AMB-034")
def test_beinir_pays_a_card_for_a_die_in_defence_right_before_the_roll() -> None:
    table = Table(DUEL, {1: ["fury-2", "push-back"]}, {1: "beinir"}, dice=[ONE_AXE, MISSES, "sword"])
    table.play("0: attack 1, activate bear-grim, pass", "1: use-jarl second, pay-card push-back")
    assert table.discard()[0] == "push-back"
    assert table.dice(1) == ["grey-sword", *["x"] * 6]


@rule("VAL-AMB-034", "VAL-DICE-08", "VAL-DICE-16")
def test_beinir_may_not_pay_when_the_supply_is_empty() -> None:
    hands = {0: ["new-weapons"] * 3, 1: ["fury-2"]}
    table = Table(DUEL, hands, {1: "beinir"}, dice=[ONE_AXE, "x x", "x x", "x", MISSES])
    table.play("0: attack 1", *["0: play new-weapons"] * 3, "0: activate bear-grim, pass")
    assert table.match.grey == 0
    assert table.dice(1) == ["x"] * 6, "the roll came at once"


@rule("VAL-JARL-17")
def test_beinir_cannot_pay_with_an_empty_hand() -> None:
    table = Table(DUEL, jarls={1: "beinir"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass")
    assert table.dice(1) == ["x"] * 6


# -- Höd

FOUR = ["bear-grim", "wolf-ulf", "wolf-randulf", "wolf-hundolf"]


@rule("VAL-JARL-19", "VAL-AMB-026")
def test_hod_leads_six_warriors_the_last_two_on_the_right() -> None:
    table = Table({0: FOUR}, {0: ["bear-bera", "boar-svein"]}, {0: "hod"}, deck=["fury-2", "fury-2"])
    table.play("0: add-warrior bear-bera")
    assert table.options(0) == ["place 4", "place 5"]
    table.play("0: place 5")
    assert table.squad(0) == [*FOUR, "", "bear-bera"]


@rule("VAL-JARL-19", "VAL-TURN-13", "VAL-TURN-14")
def test_hods_squad_is_full_with_six() -> None:
    six = [*FOUR, "wolf-ulfrun", "wolf-runolf"]
    table = Table({0: six}, {0: ["bear-bera"]}, {0: "hod"})
    table.play("0: add-warrior bear-bera")
    assert table.options(0) == [f"dismiss {key}" for key in six]


HEAVY = {0: ["bear-bera", "bear-ketilbjorn"]}  # four symbols each


@rule("VAL-JARL-20", "VAL-JARL-21", "VAL-AMB-037")
@pytest.mark.parametrize(("warriors", "allowed"), [(1, True), (2, True), (3, False)])
def test_with_two_warriors_or_fewer_hod_adds_any_two(warriors: int, allowed: bool) -> None:
    table = Table({0: FOUR[:warriors]}, HEAVY, {0: "hod"})
    assert table.may("0: add-two bear-bera") == allowed


@rule("VAL-JARL-21", "VAL-AMB-037")
def test_hods_condition_is_tested_when_the_action_is_chosen() -> None:
    table = Table({0: FOUR[:2]}, HEAVY, {0: "hod"})
    table.play("0: add-two bear-bera, add-second bear-ketilbjorn, place 2, place 3")
    assert table.warriors(0) == [*FOUR[:2], "bear-bera", "bear-ketilbjorn"]


# -- Solveig


@rule("VAL-JARL-22", "VAL-AMB-035")
def test_solveig_with_one_warrior_adds_one_from_hand_before_the_battle() -> None:
    hands = {0: ["wolf-randulf", "fury-2", "push-back"]}
    table = Table(DUEL, hands, {0: "solveig"}, dice=["axe spear x x x x", MISSES])
    table.play("0: attack 1, use-jarl main, add-warrior wolf-randulf, place 3")
    table.play("0: activate bear-grim, activate wolf-randulf, pass", "1: pass")
    assert table.strength(0) == 2 + 2
    table.ends_quietly()


@rule("VAL-JARL-22", "VAL-JARL-23")
@pytest.mark.parametrize(
    ("warriors", "cards", "offered"),
    [
        (1, 3, ["main"]),
        (1, 2, ["main", "second"]),
        (2, 3, []),
        (2, 2, ["second"]),
        (3, 2, []),
    ],
)
def test_solveig_adds_by_the_size_of_squad_and_hand(warriors: int, cards: int, offered: list[str]) -> None:
    squads = {0: FOUR[:warriors], 1: ["boar-svein"]}
    hands = {0: ["wolf-ulfrun", "fury-2", "push-back"][:cards]}
    table = Table(squads, hands, {0: "solveig"})
    table.play("0: attack 1")
    assert [name for name in ("main", "second") if table.may(f"0: use-jarl {name}")] == offered


@rule("VAL-JARL-22", "VAL-AMB-035")
def test_solveig_needs_a_warrior_in_hand() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {0: "solveig"}).play("0: attack 1")
    assert table.match.fighter(0).rolled


@rule("VAL-JARL-22")
def test_among_people_solveigs_silence_does_not_betray_her_hand() -> None:
    both = ["pass", "use-jarl main", "use-jarl second"]
    for hand, offered in ((["wolf-randulf"], both), (["fury-2"], ["pass"])):
        table = Table(DUEL, {0: hand}, {0: "solveig"}, live=True).play("0: attack 1")
        assert table.options(0) == offered
    table = Table(DUEL, {0: ["fury-2"]}, {0: "egil"}, live=True).play("0: attack 1, use-jarl main")
    assert table.match.fighter(0).rolled, "what is public needs no question"


@rule("VAL-JARL-22", "VAL-BATTLE-04")
def test_solveig_defends_with_the_added_warrior_too() -> None:
    hands = {1: ["wolf-randulf"]}
    table = Table(DUEL, hands, {1: "solveig"}, dice=[ONE_AXE, "sword spear x x x x"])
    table.play("0: attack 1", "1: use-jarl main, add-warrior wolf-randulf, place 1")
    table.play("0: activate bear-grim, pass", "1: activate wolf-ulf, activate wolf-randulf, pass")
    assert table.strength(1) == 2 + 2


# -- Cut Off the Leader against jarls


@rule("VAL-TACTIC-14")
def test_cut_off_keeps_beinir_from_paying_for_a_die() -> None:
    table = Table(DUEL, {0: ["cut-off"], 1: ["fury-2"]}, {1: "beinir"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, play cut-off, activate bear-grim, pass")
    assert table.dice(1) == ["x"] * 6


@rule("VAL-JARL-17")
@pytest.mark.parametrize(("rules", "hand", "left"), [(2, 3, 1), (2, 1, None), (1, 3, 2), (1, 1, 0)])
def test_a_price_of_two_cards_is_two_cards(rules: int, hand: int, left: int | None) -> None:
    """A set in which Beinir pays two cards; games by older rules took one."""
    table = Table(DUEL, {1: ["fury-2"] * hand}, {1: "beinir"}, dice=[ONE_AXE, "x x x x x x x"], rules=rules)
    table.match.cards = read_cards(table.match.rules.setup, table.match.rules)
    next(jarl for jarl in table.match.cards.jarls if jarl.key == "beinir").condition = DiscardCard(2)
    table.play("0: attack 1, activate bear-grim, pass")
    assert table.may("1: use-jarl second") == (left is not None)
    if left is not None:
        table.play("1: use-jarl second")
        while table.may("1: pay-card fury-2"):
            table.play("1: pay-card fury-2")
        assert len(table.hand(1)) == left


@rule("VAL-AMB-038")
@pytest.mark.parametrize("spared", ["off", "on"])
def test_cut_off_stops_abilities_after_the_battle_unless_the_option_spares_them(spared: str) -> None:
    hands = {0: ["cut-off"], 1: ["fury-2", "heroic-3"]}
    options = {"cut_off_spares_after_battle": spared}
    table = Table(DUEL, hands, {1: "ulfar"}, options=options, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, play cut-off, activate bear-grim, pass")
    table.play("1: play fury-2, play heroic-3, give-up-die x, pass")
    assert table.may("1: use-jarl second") == (spared == "on")


@rule("VAL-TACTIC-15")
def test_cut_off_does_not_reach_beyond_the_battle() -> None:
    six = [*FOUR, "wolf-ulfrun", "wolf-runolf"]
    table = Table({0: ["bear-grim"], 1: six}, {0: ["cut-off"]}, {1: "hod"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, play cut-off, activate bear-grim, pass", "1: pass")
    assert len(table.warriors(1)) == 6
    table.ends_quietly()
