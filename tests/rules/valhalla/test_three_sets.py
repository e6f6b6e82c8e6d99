"""Three sets at one table, from the declaration of a battle to its end: cases derived from the books, not the code."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.valhalla.scoring import glory
from tests.rule import rule
from tests.rules.valhalla.meet import MANY, den, hold, tokens, tuck
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"


def met(modules: str, squads: dict[int, list[str]], dice: str = "", seats: int = 3, **more: Any) -> Table:
    """Seat 0 will attack seat 1; seat 2 does not take part."""
    options = {**MANY, **more.pop("options", {})}
    return Table(squads, modules=modules.split(), options=options, dice=dice, seats=seats, **more)


# -- Loki and Thor, with what others take from the table


@rule("VAL-LOKI-24", "VAL-ELF-15", "VAL-AMB-076", "VAL-ELF-16")
def test_captured_tactics_are_gone_when_the_loser_looks_for_a_tactic() -> None:
    """The attacker captures what the defender played and loses by 2: only the capturing card is left on the table."""
    hands = {0: ["elf-captured-tactics"], 1: ["fury-2", "heroic-3"]}
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["wolf-randulf"]}
    table = met("elves loki", squads, "axe x x x x x sword bow x x x x", hands=hands, options={"loki_card": "l3"})
    table.play("0: attack 1, activate bear-grim, play elf-captured-tactics, pass")
    table.play("1: activate wolf-ulf, play fury-2, pass, pass")
    assert table.hand(0) == ["fury-2"], "taken before Loki is asked"
    table.play("0: loki-row 3")
    assert table.hand(0) == ["fury-2", "elf-captured-tactics"]


@rule("VAL-THOR-16", "VAL-LOKI-25", "VAL-THOR-17", "VAL-DIFF-31")
def test_the_winner_may_choose_the_helpers_lost_card_for_the_loser() -> None:
    """Seat 2 helps the attacker, who loses by 4: the Thor card counts as a tactic being discarded."""
    squads = {0: ["bear-grim"], 1: ["bear-bjorn", "wolf-ulf"], 2: ["wolf-randulf"]}
    hands = {1: ["fury-2"], 2: ["thor-thunder"]}
    dice = "axe x x x x x sword sword axe x x x"
    table = met("thor loki", squads, dice, hands=hands, options={"loki_card": "l3"})
    table.play("0: attack 1", "2: aid-with thor-thunder", "0: activate bear-grim, pass")
    table.play("1: activate bear-bjorn, activate wolf-ulf, play fury-2, pass, pass", "0: loki-row 4")
    assert table.options(1) == ["loki-take-tactic fury-2", "loki-take-tactic thor-thunder"]
    table.play("1: loki-take-tactic thor-thunder")
    assert table.hand(0) == ["thor-thunder"]
    assert "thor-thunder" not in table.valhalla(2)


@rule("VAL-THOR-12", "VAL-AMB-077", "VAL-TYR-05", "VAL-TYR-01")
def test_a_card_of_tyrs_may_be_stolen_but_is_no_tactic_to_be_laid_down() -> None:
    """A dwarf's DISARM finds no tactic in a hand with only a Tyr card; Thor's helper steals it all the same."""
    squads = {0: ["dwarf-lit"], 1: ["wolf-ulf", "wolf-hundolf"]}
    hands = {1: ["tyr-oath", "tyr-bane-bear"], 2: ["thor-thjalfi"]}
    table = met("thor tyr dwarves", squads, hands=hands)
    table.match.chance.script = [0, 0, 5, 5, 5, 5, 5]
    table.play("0: attack 1", "2: aid-with thor-thjalfi")
    assert len(table.hand(0)) == len(table.hand(1)) == 1
    table.play("0: activate dwarf-lit, use-ability")
    assert len(table.hand(1)) == 1, "shown, not laid down"


@rule("VAL-LOKI-16", "VAL-PARTNER-08", "VAL-TYR-15")
def test_loki_sends_the_losers_own_and_leaves_the_partners_at_home() -> None:
    """Seat 0 loses by 1 with a warrior of their own, who has a Tyr card, and one of the partner."""
    squads = {0: ["bear-grim"], 1: ["bear-bjorn", "bear-hallbera"], 2: ["wolf-ulf"], 3: ["wolf-randulf"]}
    dice = "axe sword x x x x sword axe bow x x x"
    table = met("partnership loki tyr", squads, dice, seats=4, options={"loki_card": "l1"})
    tuck(table, "tyr-oath")
    table.play("0: attack 1, activate bear-grim, activate-lent wolf-ulf, pass")
    table.play("1: activate bear-bjorn, activate bear-hallbera, pass, pass", "0: loki-row 1")
    assert table.strength(0) == 2 + 2 + 2
    assert table.valhalla(0) == ["bear-grim"]
    assert table.warriors(2) == ["wolf-ulf"]
    assert table.discard()[0] == "tyr-oath"


@rule("VAL-LOKI-17", "VAL-DWARF-13", "VAL-AMB-090", "VAL-VALK-09")
def test_who_is_held_back_does_not_go_by_loki_and_the_other_goes_alone() -> None:
    """The winner's dwarf holds back one of two; Loki sends the Valkyrie, who goes alone: 3 glory."""
    squads = {0: ["valk-gunn", "bear-grim"], 1: ["dwarf-durin"]}
    dice = "sword axe axe x x x sword axe spear x x x"
    table = met("loki valkyries dwarves", squads, dice, discard=["bear-bodvar"], options={"loki_card": "l1"})
    table.play("0: attack 1, activate valk-gunn, activate bear-grim, pass", "1: activate dwarf-durin, pass")
    table.play("1: hold-back bear-grim, pass", "0: loki-row 1")
    assert table.valhalla(0) == ["valk-gunn", "bear-bodvar"]
    assert table.warriors(0) == ["bear-grim"]


@rule("VAL-KING-04", "VAL-LOKI-22", "VAL-TL-28", "VAL-TL-31")
def test_a_beaten_king_keeps_his_shield_by_loki_and_loses_his_crown() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = met("king loki", squads, "axe x x x x x sword x x x x x", options={"loki_card": "l3"})
    part(table).give(0, 1)
    table.play("0: attack 1, activate bear-grim, pass", "1: activate wolf-ulf, pass, loki-row 1")
    assert (table.shields(1), part(table).kings) == (4, [0])


def part(table: Table) -> Any:  # the crowns of the king's module
    return table.part("king")


@rule("VAL-KING-10", "VAL-THOR-14", "VAL-DICE-07", "VAL-AMB-042")
def test_thors_die_is_held_before_the_kings_attacker_takes_his() -> None:
    """There are three grey dice: the helper gives one to the defender first, so only two are left for the attacker."""
    squads = {0: ["bear-grim", "bear-bjorn"], 1: ["wolf-ulf"], 2: ["wolf-randulf"]}
    dice = "x x x x x x axe sword sword x x x x x bow"
    table = met("king thor", squads, dice, hands={2: ["thor-tanngrisnir"]})
    part(table).give(0, 1)
    part(table).levels = [3]
    table.play("0: attack 1", "2: aid-with thor-tanngrisnir")
    assert table.match.grey == 0
    assert [die for die in table.dice(0) if die.startswith("grey")] == ["grey-sword", "grey-axe"]
    table.play("0: activate bear-grim, pass")
    assert [die for die in table.dice(1) if die.startswith("grey")] == ["grey-bow"]


# -- monsters among others


@rule("VAL-MONSTER-22", "VAL-TYR-16", "VAL-AMB-142", "VAL-CHAMP-05")
def test_whom_nidhogg_drives_home_takes_tyrs_card_and_leaves_his_tokens() -> None:
    squads = {0: ["bear-grim"], 1: ["champ-wolf-ketil", "wolf-ulf"]}
    table = met("monsters tyr champions", squads)
    hold(table, "nidhogg")
    tuck(table, "tyr-oath", 1, 0)
    tokens(table).grown[1][0] = 2
    table.play("0: attack 1, unleash", "1: yield-warrior champ-wolf-ketil")
    assert table.hand(1) == ["champ-wolf-ketil", "tyr-oath"]
    assert tokens(table).bare(1, 0)


@rule("VAL-MONSTER-26", "VAL-AMB-143", "VAL-CHAMP-19", "VAL-TYR-11")
def test_a_lured_avenger_with_tyrs_card_hates_whom_he_hated() -> None:
    """Seat 1's champion has a token against seat 2; taken by seat 0 he adds his own 1 and the Tyr card's 2."""
    squads = {0: ["bear-grim"], 1: ["champ-boar-mord", "wolf-ulf", "wolf-hundolf"], 2: ["wolf-randulf"]}
    table = met("monsters tyr champions", squads, "bow x x x x x " + MISSES)
    hold(table, "huldra")
    tuck(table, "tyr-oath", 1, 0)
    tokens(table).marks[1][0] = 2
    table.play("0: attack 1, lure champ-boar-mord, stand-in-slot 1, activate champ-boar-mord, pass", "1: pass")
    assert table.strength(0) == 1 + 2
    assert table.valhalla(0) == ["champ-boar-mord"]
    assert "tyr-oath" in table.discard()


@rule("VAL-MONSTER-34", "VAL-DWARF-15", "VAL-VALK-24", "VAL-AMB-089")
def test_who_may_play_no_tactics_still_lays_one_down_and_fulfils_no_mission() -> None:
    """Veðrfölnir bans seat 1's tactics: DISARM still takes one, and after a won defence no mission is played."""
    squads = {0: ["dwarf-lit"], 1: ["bear-bjorn"]}
    hands = {1: ["fury-2", "valk-mission-steady"]}
    table = met("monsters dwarves valkyries", squads, "sword x x x x x sword axe x x x x", hands=hands)
    hold(table, "vedrfolnir")
    table.play("0: attack 1, activate dwarf-lit, use-ability", "1: lay-down-tactic fury-2", "0: pass")
    assert table.refuses("1: play valk-mission-steady") == "VAL-TACTIC-01"
    table.play("1: activate bear-bjorn, pass, pass")
    assert table.hand(1) == ["valk-mission-steady"], "5 beat 3, without a reroll"


@rule("VAL-MONSTER-36", "VAL-KING-10")
def test_jormungand_stirs_the_dice_that_the_crown_gave() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = met("monsters king", squads, "axe x x x x x axe sword")
    hold(table, "jormungand", 1)
    part(table).give(0, 1)
    part(table).levels = [1]
    table.play("0: attack 1")
    assert "pick-die grey-axe" in table.options(1)
    table.play("1: pick-die grey-axe, roll")
    assert "grey-sword" in table.dice(0)


@rule("VAL-MONSTER-32", "VAL-DWARF-10", "VAL-AMB-060", "VAL-CHAMP-25")
def test_gullinbursti_counts_the_blocked_too_and_no_mark_falls_on_him() -> None:
    squads = {0: ["dwarf-brokk"], 1: ["wolf-ulf", "wolf-hundolf", "bear-hallbera"]}
    table = met("monsters dwarves champions", squads, "axe x x x x x " + MISSES, hands={0: ["champ-mark"]})
    hold(table, "gullinbursti")
    table.play("0: attack 1, activate dwarf-brokk, block wolf-ulf, pass", "1: pass")
    assert table.strength(0) == 1 + 2 * 3
    assert not table.may("0: play champ-mark"), "the dwarf is in Valhalla, and a monster is no warrior to mark"


@rule("VAL-MONSTER-37", "VAL-VALK-06", "VAL-VALK-04")
def test_who_comes_back_by_hel_brings_her_bonus_once_more() -> None:
    """A Valkyrie returns from Valhalla, fights and goes there again with a wolf: 1 glory for him."""
    squads = {0: ["wolf-ulf"], 1: ["wolf-randulf"]}
    table = met(
        "monsters valkyries",
        squads,
        f"axe sword x x x x {MISSES}",
        valhalla={0: ["valk-hild"]},
        discard=["bear-hallbera", "wolf-hundolf", "wolf-ulfhild"],
    )
    hold(table, "hel")
    table.play("0: attack 1, monster-card valk-hild, exchange-for wolf-hundolf, stand-in-slot 1")
    table.play("0: activate wolf-ulf, activate valk-hild, pass", "1: pass")
    assert sorted(table.valhalla(0)[:3]) == ["valk-hild", "wolf-hundolf", "wolf-ulf"]
    table.play("0: take-for-glory bear-hallbera")
    assert len(table.valhalla(0)) == 5, "one for the wolf beside her, one for the monster that leaves"


@rule("VAL-AMB-177", "VAL-MONSTER-28", "VAL-VALK-04")
def test_draugrs_gifts_bring_no_bonus_and_count_for_no_valkyrie() -> None:
    """Two Valkyries from hand, and a third who goes after the battle: the third goes alone."""
    squads = {0: ["valk-gunn"], 1: ["wolf-randulf"]}
    hands = {0: ["valk-hild", "valk-eir"]}
    table = met(
        "monsters valkyries", squads, f"axe sword x x x x {MISSES}", hands=hands, discard=["bear-bodvar", "bear-grim"]
    )
    hold(table, "draugr")
    table.play("0: attack 1, monster-card valk-hild, monster-card valk-eir, activate valk-gunn, pass")
    assert table.valhalla(0) == ["valk-hild", "valk-eir"]
    table.play("1: pass")
    assert table.strength(0) == 4 + 2
    assert table.valhalla(0) == ["valk-hild", "valk-eir", "valk-gunn", "bear-bodvar", "bear-grim"], (
        "3, and 1 for Draugr"
    )


@rule("VAL-MONSTER-51", "VAL-TYR-14", "VAL-CHAMP-05", "VAL-MONSTER-52")
def test_whom_fenrir_eats_loses_tyrs_card_to_the_pile_and_his_owner_the_tactics() -> None:
    squads = {0: ["bear-grim"], 1: ["champ-wolf-ketil", "wolf-ulf"]}
    table = met("monsters tyr champions", squads, "axe x x x x x sword x x x x x", hands={1: ["fury-2"]})
    den(table).keeper = 0
    tuck(table, "tyr-oath", 1, 0)
    table.play("0: attack 1, send-fenrir", "1: feed-fenrir champ-wolf-ketil")
    assert table.discard()[0] == "tyr-oath"
    table.play("0: activate bear-grim, pass")
    assert table.refuses("1: play fury-2") == "VAL-MONSTER-52"
    assert den(table).keeper == 1


@rule("VAL-MONSTER-41", "VAL-ELF-14", "VAL-MONSTER-42", "VAL-ELF-15")
def test_garmr_fetches_the_capturing_card_and_it_works() -> None:
    """Garmr fetches Captured Tactics from the pile. Played, it captures; afterwards it is on the pile again."""
    squads = {0: ["bear-bjorn"], 1: ["wolf-ulf"]}
    table = met(
        "monsters elves",
        squads,
        "sword axe x x x x sword x x x x x",
        hands={1: ["fury-2"]},
        discard=["bear-hallbera", "elf-captured-tactics", "wolf-hundolf"],
    )
    hold(table, "garmr")
    table.play("0: attack 1, unleash, monster-card elf-captured-tactics, activate bear-bjorn, pass")
    table.play("1: activate wolf-ulf, play fury-2, pass", "0: take-for-glory bear-hallbera")
    assert table.hand(0) == ["fury-2"]
    assert table.discard() == ["elf-captured-tactics", "wolf-hundolf"]


@rule("VAL-MONSTER-30", "VAL-VALK-12", "VAL-TACTIC-09")
def test_a_supplied_weapon_on_the_troll_pays_nothing_else() -> None:
    squads = {0: ["wolf-ulf"], 1: ["wolf-randulf"]}
    hands = {0: ["valk-supply-bow", "heroic-bow"]}
    table = met("monsters valkyries", squads, f"sword sword x x x x {MISSES}", hands=hands)
    hold(table, "troll")
    table.play("0: attack 1, play valk-supply-bow")
    assert table.may("0: play heroic-bow")
    table.play("0: load-troll card-bow")
    assert table.refuses("0: play heroic-bow") == "VAL-AMB-065"
    table.play("0: load-troll sword, activate wolf-ulf, pass", "1: pass")
    assert table.strength(0) == 3 + 3 + 2


# -- sets of warriors combined


@rule("VAL-VALK-14", "VAL-CHAMP-12", "VAL-TYR-11", "VAL-AMB-057")
def test_the_road_takes_off_tokens_and_tyrs_card_as_well() -> None:
    """A champion of 3 with two tokens of 2 and a Tyr card of 2 added 9; on the road he subtracts 9, and goes."""
    squads = {0: ["champ-bear-beigad", "bear-grim"], 1: ["bear-bjorn"]}
    dice = "axe axe axe x x x sword axe x x x x"
    table = met("valkyries champions tyr", squads, dice, hands={1: ["valk-road"]})
    tokens(table).grown[0][0] = 2
    tuck(table, "tyr-oath")
    table.play("0: attack 1, activate champ-bear-beigad, activate bear-grim, pass")
    assert table.strength(0) == 9 + 2
    table.play("1: play valk-road", "0: take-the-road champ-bear-beigad", "1: activate bear-bjorn, pass, pass")
    assert table.valhalla(0) == ["champ-bear-beigad"]
    assert table.warriors(0) == ["bear-grim"], "2 against 5: he has lost and stays"


@rule("VAL-ELF-12", "VAL-ELF-13", "VAL-VALK-20", "VAL-DWARF-17")
def test_captured_dice_spoil_no_mission_and_pay_for_no_sacrifice() -> None:
    """The defender rolls the die that the attacker discarded. That is no reroll, so the mission counts."""
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"]}
    hands = {1: ["elf-captured-dice", "valk-mission-steady"]}
    dice = "axe x x x x x x sword axe x x x x axe"
    table = met("elves valkyries dwarves", squads, dice, hands=hands)
    table.play("0: attack 1, discard-for-reroll x, pick-die x, roll, activate bear-grim, pass")
    table.play("1: play elf-captured-dice")
    assert table.dice(1).count("axe") == 2
    table.play("1: activate bear-bjorn, pass, pass, play valk-mission-steady")
    assert table.valhalla(1) == ["valk-mission-steady"]


@rule("VAL-ELF-10", "VAL-TYR-13", "VAL-AMB-097", "VAL-DWARF-09")
def test_an_elf_spared_both_weapons_is_activated_without_a_die() -> None:
    """Sword and spear: the warrior to the right spares the sword, the Tyr card the spear."""
    squads = {0: ["elf-hjuki", "dwarf-lit"], 1: ["wolf-randulf"]}
    table = met("elves tyr dwarves", squads, f"{MISSES} {MISSES}")
    tuck(table, "tyr-gift-spear")
    table.play("0: attack 1, activate elf-hjuki, pass", "1: pass")
    assert table.strength(0) == 4
    assert table.valhalla(0) == ["elf-hjuki"]


@rule("VAL-ELF-08", "VAL-ELF-09", "VAL-TYR-13", "VAL-CHAMP-04")
def test_an_x_and_tyrs_gift_arm_an_elf_beside_a_champion() -> None:
    """Sword, axe, shield: Tyr spares the axe, and beside a wolf an X replaces one more; the third needs its die."""
    squads = {0: ["elf-thoralf", "champ-wolf-ketil"], 1: ["wolf-randulf"]}
    table = met("elves tyr champions", squads, "shield x x x x x")
    tuck(table, "tyr-gift-axe")
    table.play("0: attack 1, activate elf-thoralf")
    assert table.dice(0).count("x") == 4, "the X, the shield and Tyr's axe lie on him"
    assert table.dice(0).count("shield") == 0


@rule("VAL-CHAMP-20", "VAL-CHAMP-22", "VAL-ELF-05", "VAL-WAR-13")
def test_a_rally_reaches_elves_and_dwarves_of_the_clan_and_no_other_champion() -> None:
    squads = {0: ["champ-wolf-ketil", "elf-alfrun", "dwarf-lit", "champ-wolf-skoll"], 1: ["wolf-randulf"]}
    table = met("champions elves dwarves", squads, "sword x x x x x", hands={0: ["champ-clan-rally"]})
    table.play("0: attack 1, play champ-clan-rally, rally-to champ-wolf-ketil")
    assert tokens(table).rallied[0][:4] == [0, 1, 1, 0]


@rule("VAL-CHAMP-24", "VAL-LOKI-11", "VAL-TL-25", "VAL-CHAMP-26")
def test_a_mark_is_laid_before_loki_sends_the_marked_one_away() -> None:
    """The loser marks a warrior, then Loki sends him: the token returns to the supply."""
    squads = {0: ["bear-grim"], 1: ["bear-hallbera", "wolf-ulf"]}
    dice = "axe x x x x x bow x x x x x"
    table = met("champions loki", squads, dice, hands={1: ["champ-mark"]}, options={"loki_card": "l1"})
    table.play("0: attack 1, activate bear-grim, pass", "1: activate bear-hallbera, pass")
    table.play("1: play champ-mark, mark bear-hallbera")
    assert tokens(table).marks[1][0] == 0
    table.play("1: loki-row 1")
    assert table.valhalla(1) == ["bear-hallbera"]
    assert tokens(table).bare(1, 0)


@rule("VAL-DWARF-04", "VAL-TYR-05", "VAL-AMB-095", "VAL-ELF-03")
def test_who_answers_the_call_takes_tyrs_card_and_stands_where_an_elf_needs_him() -> None:
    """Called into the slot left of the elf, a deer gives her +2 at once; the Tyr card is under him."""
    squads = {0: ["", "elf-skirnir"], 1: ["wolf-randulf"]}
    hands = {0: ["dwarf-call-to-arms", "tyr-oath"]}
    table = met("dwarves tyr elves", squads, f"axe x x x x x {MISSES}", hands=hands, discard=["fury-2", "deer-hjort"])
    table.play("0: attack 1, play dwarf-call-to-arms, place 0, tuck tyr-oath, activate elf-skirnir, pass", "1: pass")
    assert table.strength(0) == 1 + 2
    assert table.warriors(0) == ["deer-hjort"]


@rule("VAL-DWARF-18", "VAL-ELF-15", "VAL-AMB-138")
def test_a_card_given_up_for_a_dwarf_is_no_tactic_to_be_captured() -> None:
    """The defender sacrifices a tactic for SACRIFICE: it is face down and was not played."""
    squads = {0: ["bear-bjorn"], 1: ["dwarf-galar"]}
    hands = {0: ["elf-captured-tactics"], 1: ["fury-2", "heroic-3"]}
    table = met("elves dwarves", squads, "sword axe x x x x shield x x x x x", hands=hands)
    table.play("0: attack 1, play elf-captured-tactics, activate bear-bjorn, pass")
    table.play("1: activate dwarf-galar, sacrifice fury-2, play heroic-3, give-up-die x, pass, pass")
    assert table.hand(0) == ["heroic-3"]
    assert "fury-2" in table.discard()


@rule("VAL-DWARF-13", "VAL-ALLY-06", "VAL-VALK-07")
def test_an_allys_warrior_who_is_held_back_is_no_company_for_a_valkyrie() -> None:
    """The winner sends a Valkyrie; the ally's wolf, who would bring her bonus, is held back."""
    squads = {0: ["valk-skeggjold"], 1: ["dwarf-jari"], 2: ["wolf-ulf"], 3: ["wolf-randulf"]}
    dice = "axe axe sword x x x bow x x x x x"
    table = met("alliance dwarves valkyries", squads, dice, seats=4, discard=["bear-asbera"])
    table.play("0: attack 1, activate valk-skeggjold, activate-lent wolf-ulf, pass", "1: activate dwarf-jari, pass")
    table.play("1: hold-back wolf-ulf")
    assert table.valhalla(0) == ["valk-skeggjold"]
    assert table.warriors(2) == ["wolf-ulf"]


@rule("VAL-PARTNER-05", "VAL-ELF-07", "VAL-AMB-107", "VAL-CHAMP-07")
def test_a_partners_champion_gets_no_token_for_a_battle_that_is_not_his_owners() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-randulf"], 2: ["champ-wolf-ketil"], 3: ["bear-hallbera"]}
    table = met("partnership champions", squads, f"axe sword x x x x {MISSES}", seats=4)
    table.play("0: attack 1, activate bear-grim, activate-lent champ-wolf-ketil, pass", "1: pass")
    assert table.warriors(2) == ["champ-wolf-ketil"]
    assert tokens(table).bare(2, 0)


# -- Ragnarök


@rule("VAL-AMB-117", "VAL-MONSTER-37", "VAL-VALK-09", "VAL-RAG-03")
def test_in_ragnarok_hel_calls_back_one_who_goes_alone_again() -> None:
    table = met(
        "monsters valkyries",
        {0: ["bear-grim"]},
        "bow x x x x x",
        at="ragnarok",
        valhalla={0: ["valk-eir"]},
        discard=["wolf-hundolf", "bear-bodvar", "wolf-ulfhild"],
    )
    hold(table, "hel")
    table.play("0: monster-card valk-eir, exchange-for wolf-hundolf, stand-in-slot 1, activate valk-eir, pass")
    assert sorted(table.valhalla(0))[:3] == ["bear-bodvar", "valk-eir", "wolf-hundolf"], "3 for going alone"
    assert glory(table.match, 0) == 1 + 1 + 3 + 1


@rule("VAL-AMB-114", "VAL-DWARF-04", "VAL-TYR-10", "VAL-RAG-04")
def test_before_ragnarok_a_warrior_is_called_with_tyrs_gift_and_goes_with_it() -> None:
    """The called warrior needs only an axe, which the Tyr card spares; the card is discarded when he goes."""
    hands = {0: ["dwarf-call-to-arms", "tyr-gift-axe"]}
    table = met("dwarves tyr", {}, MISSES, at="ragnarok", hands=hands, discard=["bear-grim"])
    table.play("0: play dwarf-call-to-arms, place 0, tuck tyr-gift-axe, activate bear-grim, pass")
    assert table.valhalla(0) == ["bear-grim"]
    assert "tyr-gift-axe" in table.discard()


@rule("VAL-AMB-116", "VAL-KING-12", "VAL-AMB-101", "VAL-CHAMP-09")
def test_in_ragnarok_champions_gather_nothing_and_kings_lend_no_dice() -> None:
    table = met("king champions", {0: ["champ-wolf-ketil", "bear-grim"]}, "axe x x x x x", at="ragnarok")
    part(table).give(0, 1)
    part(table).levels = [3]
    table.start()
    assert len(table.dice(0)) == 6
    table.play("0: activate bear-grim")
    assert tokens(table).bare(0, 0)


# -- Clash


@rule("VAL-CLASH-19", "VAL-JARL-07", "VAL-AMB-032", "VAL-CLASH-18")
def test_in_a_clash_brinjar_draws_his_further_card_from_the_common_deck() -> None:
    """One card of the common deck, one of each private one, and one more of the common deck; two of four are kept."""
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"]}
    table = met("clash elves dwarves", squads, MISSES, seats=2, jarls={0: "brinjar"})
    worlds: Any = table.part("clash")
    sets: dict[str, list[int]] = {"elf": [], "dwarf": []}
    for kind in table.match.deck.cards[:]:
        for name, cards in sets.items():
            if table.keys([kind])[0].startswith(f"{name}-"):
                table.match.deck.cards.remove(kind)
                cards.append(kind)
    for seat, cards in enumerate(sets.values()):
        worlds.decks[seat].cards = cards
        worlds.picked[seat] = next(n for n, first in enumerate(worlds.firsts) if first <= cards[0] < first + 40)
    table.play("0: attack 1, pass, use-jarl main")
    drawn = table.drawn(0)
    assert len(drawn) == 4
    assert [sum(card.startswith(f"{name}-") for card in drawn) for name in sets] == [1, 1]
    table.play(f"0: keep {drawn[0]}", f"0: keep {drawn[1]}")
    assert len(table.hand(0)) == 2


@rule("VAL-CLASH-24", "VAL-LOKI-29", "VAL-AMB-169", "VAL-TYR-02")
@pytest.mark.parametrize(("loki", "discarded"), [("l1", 40), ("l4", 30)])
def test_in_a_clash_loki_and_tyr_change_the_common_deck_alone(loki: str, discarded: int) -> None:
    table = met("clash elves dwarves loki tyr", {}, seats=2, at="setup", options={"loki_card": loki})
    table.start()
    while not table.discard():
        seat = table.match.asked()
        table.match.step(seat, table.match.legal(seat)[0])
    worlds: Any = table.part("clash")
    assert len(table.discard()) == discarded
    assert [len(deck.cards) for deck in worlds.decks] == [40, 40]
    common = table.match.deck.cards + table.match.discard + table.match.row
    assert len([kind for kind in common if table.keys([kind])[0].startswith("tyr-")]) == 14
