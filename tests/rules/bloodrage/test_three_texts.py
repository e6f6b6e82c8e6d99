"""Three card texts at one moment: cases derived from the book and the printed cards, not from the code."""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.terms import BOX, FIGURE_NAMES, RESERVE, Phase
from tests.rule import rule
from tests.rules.bloodrage.table import Table
from tests.rules.bloodrage.test_battle import pillage

ALL = ["yggdrasil", "myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle"]


def duel(age: int = 1) -> Table:
    """Bear and Wolf have a Leader each in Gimle."""
    return Table("bear wolf", age=age).put("bear", "gimle", "leader").put("wolf", "gimle", "leader")


# -- destruction, and what prevents it


@rule("BR-FX-27", "BR-FX-51", "BR-FX-42", "BR-AMB-42")
@pytest.mark.parametrize(
    "saves", [["protect ship", "retreat", "protect warrior"], ["retreat", "protect warrior", "protect ship"]]
)
def test_ship_witch_and_warrior_are_saved_in_any_order(saves: list[str]) -> None:
    table = Table("bear wolf", age=3).put("bear", "gimle", "warrior volur-witch").put("bear", "west", "ship")
    table.sheet("bear", "friggas-protection eternal-dragons volur-witch").put("wolf", "gimle", "leader")
    table.hand("wolf", "tyrs-rage-3").sheet("wolf", "lord-of-spears")
    pillage(table).battle("wolf: tyrs-rage-3").play(*(f"bear: {save}" for save in saves))
    assert (table.at("bear", "gimle"), table.at("bear", "west")) == ("warrior", "ship")
    assert table.at("bear", "yggdrasil") == "volur-witch"
    assert (table.clan("bear").glory, table.clan("bear").pool) == (0, 4), "a ship that is saved pays no Dragons"


@rule("BR-FX-27", "BR-FX-03", "BR-FX-20", "BR-FIG-11")
def test_who_is_protected_counts_for_no_judgement_and_no_glory() -> None:
    """Two of three Warriors are saved: one fallen figure pays 2 by Judgement, and Thor's Glory nothing."""
    table = Table("bear wolf", age=3).put("bear", "gimle", "warrior warrior warrior").put("wolf", "gimle", "leader")
    table.sheet("bear", "friggas-protection").sheet("wolf", "thors-glory").hand("wolf", "odins-judgement")
    pillage(table).battle("wolf: odins-judgement").play("bear: protect warrior", "bear: protect warrior", "bear: pass")
    assert table.clan("wolf").glory == 2 + 3, "Judgement for one, and the Axes"


@rule("BR-FX-02", "BR-FX-27", "BR-BATTLE-07", "BR-AMB-22")
def test_after_the_tide_the_protected_still_fight() -> None:
    """Of three Warriors one is kept and one protected; with the card 3 against the Leader's 3."""
    table = Table("bear wolf", age=2).put("bear", "gimle", "warrior warrior warrior").put("wolf", "gimle", "leader")
    table.sheet("bear", "friggas-protection").rage("bear", 1).hand("bear", "odins-tide")
    pillage(table).battle("bear: odins-tide").play("bear: protect warrior")
    assert table.events("total") == [[3], [3]]
    assert table.clan("bear").glory == table.clan("wolf").glory == 0


@rule("BR-FX-43", "BR-FX-27", "BR-AMB-34", "BR-AMB-41")
def test_whom_the_troll_would_slay_may_be_protected_on_anothers_turn() -> None:
    table = Table("bear wolf").put("wolf", "gimle", "warrior warrior leader").sheet("wolf", "friggas-protection")
    table.hand("bear", "troll").begin().play("bear: upgrade troll", "bear: slot monster-1", "bear: invade troll")
    table.play("bear: enter gimle", "wolf: protect warrior", "wolf: pass")
    assert table.at("wolf", "gimle") == "warrior leader"
    assert table.at("wolf", "valhalla") == "warrior"
    assert table.clan("wolf").pool == 5


@rule("BR-FX-49", "BR-FX-41", "BR-FX-46", "BR-AMB-38")
def test_the_fire_giant_burns_a_ship_and_spares_the_serpent() -> None:
    table = Table("bear wolf", age=2).put("wolf", "west", "ship sea-serpent").put("wolf", "gimle", "warrior valkyrie")
    table.sheet("wolf", "fire-dragons sea-serpent valkyrie").hand("bear", "fire-giant").rage("bear", 6).begin()
    table.play("bear: upgrade fire-giant", "bear: slot monster-1", "bear: invade fire-giant", "bear: enter gimle")
    assert (table.at("wolf", "west"), table.at("wolf", "gimle")) == ("sea-serpent", "valkyrie")
    assert table.clan("wolf").glory == 8


@rule("BR-FX-33", "BR-FX-40", "BR-FX-51", "BR-AMB-36")
def test_a_sacrifice_asks_no_witch_and_pays_for_both_ships() -> None:
    table = Table("bear wolf", age=3).put("bear", "west", "ship sea-serpent").put("bear", "gimle", "volur-witch")
    table.sheet("bear", "friggas-sacrifice lokis-dragons sea-serpent volur-witch friggas-protection").begin()
    table.play("bear: sacrifice", "bear: offer-at west", "bear: offer sea-serpent", "bear: offer-at west")
    assert table.clan("bear").glory == 4 + 4
    assert table.prompt() == "raise", "nothing stands in for the cost"
    table.play("bear: raise horns")
    assert (table.stat("bear", "horns"), table.clan("bear").pool) == (2, 6)


# -- Ragnarök


@rule("BR-AMB-34", "BR-ACTION-14", "BR-FX-27", "BR-RAGNAROK-03", "BR-FX-25")
def test_rage_left_when_all_was_pillaged_protects_at_ragnarok() -> None:
    """Two figures are in the doomed province, one is saved: 3 Glory for the other, doubled by Odin's Inspiration."""
    table = Table("bear wolf", age=2).put("bear", "utgard", "warrior leader").pillaged(*ALL)
    table.sheet("bear", "friggas-protection odins-inspiration").rage("bear", 1).begin()
    assert table.g.phase == Phase.RAGNAROK
    table.play("bear: protect leader")
    assert table.clan("bear").glory == 2 * 3
    assert table.at("bear", "utgard") == "leader"
    assert not table.g.live_province[6]


@rule("BR-ACTION-09", "BR-AMB-12", "BR-AMB-34")
def test_who_passed_has_no_rage_left_for_ragnarok() -> None:
    table = Table("bear wolf", age=2).put("bear", "utgard", "warrior").sheet("bear", "friggas-protection")
    table.begin().all_pass().keep_nothing()
    assert table.at("bear", "utgard") == ""


@rule("BR-AMB-40", "BR-AMB-47", "BR-FX-40", "BR-FX-16")
def test_at_ragnarok_the_witch_flees_the_ship_pays_and_loki_counts_the_dead() -> None:
    table = Table("bear wolf").put("bear", "gimle", "volur-witch warrior").put("bear", "west", "ship")
    table.sheet("bear", "volur-witch lokis-dragons lokis-domain odins-inspiration").begin().all_pass().keep_nothing()
    table.play("bear: retreat")
    assert table.at("bear", "yggdrasil") == "volur-witch"
    doom, dragons, loki = 2 * 2 * 2, 4, 2 * 1
    assert table.clan("bear").glory == doom + dragons + loki


@rule("BR-AMB-34", "BR-MARCH-03", "BR-MAP-13", "BR-FX-32")
def test_figures_in_a_destroyed_province_may_leave_and_none_may_enter() -> None:
    table = Table("bear wolf", age=3).put("bear", "gimle", "warrior").destroyed("gimle").begin()
    assert not table.may("bear", "pillage gimle")
    table.play("bear: march gimle", "bear: march-to elvagar", "bear: take warrior")
    assert table.at("bear", "elvagar") == "warrior"
    table.put("wolf", "elvagar", "warrior").play("wolf: march elvagar")
    assert not table.may("wolf", "march-to gimle")


# -- invading


@rule("BR-FX-30", "BR-FX-21", "BR-FX-29", "BR-AMB-32")
def test_a_figure_from_valhalla_is_followed_and_then_the_province_is_stormed() -> None:
    """1 Rage for the Leader from Valhalla, nothing for the Warrior, 2 for the pillage: all in one action."""
    table = Table("bear wolf", age=3).put("bear", "valhalla", "leader").token("gimle", "glory")
    table.sheet("bear", "friggas-domain friggas-succor thors-domain").begin()
    table.play("bear: rise leader", "bear: enter gimle", "bear: follow", "bear: storm")
    assert table.clan("bear").glory == 5
    assert (table.at("bear", "gimle"), table.clan("bear").pool) == ("warrior leader", 6 - 1 - 2)
    assert table.waiting() == ["wolf"]


@rule("BR-AMB-35", "BR-FX-44", "BR-FX-03", "BR-FIG-03")
@pytest.mark.parametrize("figure", ["leader", "dwarf-chieftain"])
def test_out_of_valhalla_everybody_costs_one(figure: str) -> None:
    table = Table("bear wolf", age=3).put("bear", "valhalla", figure).rage("bear", 1)
    table.sheet("bear", "friggas-domain dwarf-chieftain").begin().play(f"bear: rise {figure}", "bear: enter elvagar")
    assert table.clan("bear").pool == 0


@rule("BR-FX-48", "BR-FX-29", "BR-FX-21", "BR-PILLAGE-34")
def test_the_dark_elf_storms_yggdrasil_and_no_warrior_follows_him_there() -> None:
    table = Table("bear wolf", age=2).hand("bear", "dark-elf").sheet("bear", "friggas-succor thors-domain").begin()
    table.play("bear: upgrade dark-elf", "bear: slot monster-1", "bear: invade dark-elf", "bear: enter yggdrasil")
    assert table.prompt() == "storm"
    table.play("bear: storm")
    assert [table.stat("bear", stat) for stat in ("rage", "axes", "horns")] == [2, 2, 2]
    assert table.clan("bear").pool == 6 - 1 - 2


@rule("BR-INVADE-06", "BR-FX-21", "BR-FX-24", "BR-AMB-05")
def test_horns_close_succor_and_blessing_alike() -> None:
    """Horns are four: with three figures on the board one more may come, and no Warrior follows."""
    table = Table("bear wolf").put("bear", "elvagar", "warrior warrior").put("bear", "west", "ship")
    table.sheet("bear", "friggas-succor lokis-blessing").begin().play("bear: invade leader", "bear: enter gimle")
    assert table.waiting() == ["wolf"]


@rule("BR-UPGRADE-13", "BR-AMB-06", "BR-INVADE-06", "BR-UPGRADE-09")
def test_a_replaced_monster_makes_room_for_the_new_one() -> None:
    """Horns are full; the Troll goes to the box without being destroyed, and the Dark Elf takes the free place."""
    table = Table("bear wolf", age=2).put("bear", "elvagar", "warrior warrior leader troll")
    table.sheet("bear", "troll").hand("bear", "dark-elf").begin()
    table.play("bear: upgrade dark-elf", "bear: slot monster-1", "bear: invade dark-elf", "bear: enter elvagar")
    assert table.at("bear", "elvagar") == "warrior warrior leader dark-elf"
    assert table.at("bear", "valhalla") == ""


@rule("BR-AMB-38", "BR-UPGRADE-07", "BR-FX-41")
def test_a_ship_upgrade_brings_the_serpent_if_the_ship_is_away() -> None:
    table = Table("bear wolf", age=2).put("bear", "north", "ship").hand("bear", "fire-dragons")
    table.g.move(0, FIGURE_NAMES.index("sea-serpent"), BOX, RESERVE)
    table.sheet("bear", "sea-serpent").begin().play("bear: upgrade fire-dragons")
    assert table.options("bear") == ["pass", "invade sea-serpent"]


# -- battle


@rule("BR-FX-15", "BR-FX-23", "BR-AMB-19", "BR-AMB-29")
def test_primacy_leaves_a_declared_quest_its_five() -> None:
    table = duel(age=3).sheet("wolf", "tyrs-domain tyrs-wrath").hand("wolf", "manheim-1").hand("bear", "thors-primacy")
    pillage(table).battle("bear: thors-primacy", "wolf: manheim-1").play("wolf: declare")
    assert table.events("total") == [[3 + 3], [3 + 5]]
    assert table.in_hand("bear") == "thors-primacy"
    assert table.discards() == "manheim-1", "the winner discards it, quest or not"


@rule("BR-FX-04", "BR-FX-22", "BR-AMB-20")
@pytest.mark.parametrize(("answer", "sight"), [("declare", 3), ("pass", 0)])
def test_sight_sees_a_quest_only_if_it_was_declared(answer: str, sight: int) -> None:
    table = duel().sheet("wolf", "tyrs-domain").hand("wolf", "alfheim-1").hand("bear", "heimdalls-sight")
    pillage(table).battle("bear: heimdalls-sight", "wolf: alfheim-1").play(f"wolf: {answer}")
    assert table.events("total")[0] == [3 + sight]


@rule("BR-FX-07", "BR-FX-04", "BR-FX-22", "BR-AMB-21")
def test_a_watch_counts_sight_and_declared_quest_and_sweeps_both() -> None:
    table = Table(age=3)
    for clan in ("bear", "wolf", "serpent"):
        table.put(clan, "gimle", "warrior")
    table.sheet("serpent", "tyrs-domain").hand("bear", "heimdalls-watch-3 tyrs-bash")
    table.hand("wolf", "heimdalls-sight").hand("serpent", "manheim-1 tyrs-smash-1")
    pillage(table).battle("bear: heimdalls-watch-3", "wolf: heimdalls-sight", "serpent: manheim-1")
    table.play("serpent: declare")
    assert table.clan("bear").glory == 3 + 3
    assert table.waiting() == ["bear", "serpent"], "the Wolf has no card left"
    table.battle("bear: tyrs-bash", "serpent: tyrs-smash-1")
    assert table.events("total") == [[1 + 2], [1], [1 + 3]]


@rule("BR-FX-11", "BR-FX-28", "BR-FX-09", "BR-BATTLE-23", "BR-BATTLE-24")
def test_trickery_and_poison_come_before_prowess() -> None:
    """The winner's only Rage is stolen and the cards are taken: there is nothing left to buy."""
    table = Table(age=3)
    for clan in ("wolf", "serpent"):
        table.put(clan, "gimle", "warrior")
    table.put("bear", "gimle", "leader").sheet("bear", "tyrs-prowess").rage("bear", 1)
    table.hand("bear", "tyrs-rage-3 heimdalls-gaze").hand("wolf", "lokis-trickery").hand("serpent", "lokis-poison")
    pillage(table).battle("bear: tyrs-rage-3", "wolf: lokis-trickery", "serpent: lokis-poison")
    table.play("bear: add heimdalls-gaze")
    assert (table.clan("bear").pool, table.clan("wolf").pool) == (0, 7)
    assert sorted(table.in_hand("serpent").split()) == ["heimdalls-gaze", "lokis-poison", "tyrs-rage-3"]
    assert table.in_hand("bear") == ""


@rule("BR-FX-09", "BR-AMB-12", "BR-ACTION-10", "BR-ACTION-13")
@pytest.mark.parametrize(("passed", "waits"), [(False, True), (True, False)])
def test_stolen_rage_brings_back_who_ran_dry_and_not_who_passed(passed: bool, waits: bool) -> None:
    table = duel().hand("wolf", "lokis-trickery").hand("bear", "tyrs-smite-1").rage("wolf", 0)
    table.clan("wolf").out = passed
    pillage(table).battle("bear: tyrs-smite-1", "wolf: lokis-trickery")
    assert table.clan("wolf").pool == 1
    assert (table.waiting() == ["wolf"]) is waits


@rule("BR-FX-50", "BR-FX-08", "BR-FX-36", "BR-AMB-25")
def test_giant_grace_and_spears_are_all_paid_before_the_axes() -> None:
    """Axes 3; the token and its double make two steps, the Lord a third: the battle pays the fourth value."""
    table = Table("bear wolf", age=3).token("gimle", "axes").put("bear", "gimle", "leader frost-giant")
    table.put("wolf", "gimle", "warrior").sheet("bear", "frost-giant lord-of-spears").hand("bear", "friggas-grace")
    pillage(table).battle("bear: friggas-grace")
    assert table.options("bear") == ["raise rage", "raise horns"], "not the stat of the token"
    table.play("bear: raise horns")
    assert [table.stat("bear", stat) for stat in ("rage", "axes", "horns")] == [2, 4, 3]
    assert table.clan("bear").glory == table.clan("bear").axes()


@rule("BR-AMB-52", "BR-FX-01", "BR-FX-34", "BR-BATTLE-10")
def test_a_winner_without_figures_pillages_and_his_leader_elsewhere_does_nothing() -> None:
    """Smite destroys the Bear's only Warrior; the 5 of the Bear still beats 1 + 1, so the Bear gets the reward."""
    table = Table("bear wolf").put("bear", "gimle", "warrior").put("bear", "elvagar", "leader").token("gimle", "glory")
    table.put("wolf", "gimle", "warrior").sheet("bear", "lord-of-hammers").hand("bear", "tyrs-smite-1")
    pillage(table.hand("wolf", "odins-smite")).battle("bear: tyrs-smite-1", "wolf: odins-smite")
    assert table.clan("bear").glory == 5 + 3
    assert table.at("bear", "valhalla") == "warrior"
    assert table.is_pillaged("gimle")


@rule("BR-FX-47", "BR-FX-20", "BR-FX-01", "BR-AMB-37")
def test_a_slain_valkyrie_pays_for_all_who_fell_with_her() -> None:
    """She and her Warrior lose to two Warriors, of whom Smite had destroyed one: 2 Glory for that one, and no more."""
    table = Table("bear wolf", age=2).put("bear", "gimle", "valkyrie").put("wolf", "gimle", "warrior warrior leader")
    table.sheet("bear", "valkyrie thors-glory").hand("bear", "odins-smite")
    pillage(table).battle("bear: odins-smite")
    assert table.clan("bear").glory == 2
    assert table.at("bear", "valhalla") == "valkyrie"


@rule("BR-FX-26", "BR-FX-50", "BR-AMB-33", "BR-PILLAGE-35")
def test_a_challenge_pays_the_token_twice_with_a_giant_and_leaves_it_turned() -> None:
    table = Table("bear wolf", age=3).put("bear", "gimle", "frost-giant").token("gimle", "glory").pillaged("gimle")
    table.sheet("bear", "frost-giant tyrs-challenge").begin().play("bear: challenge gimle")
    assert (table.clan("bear").glory, table.clan("bear").pool) == (10, 4)
    assert table.is_pillaged("gimle")


@rule("BR-PILLAGE-12", "BR-PILLAGE-14", "BR-PILLAGE-17", "BR-FX-43")
def test_a_troll_who_answers_the_call_destroys_no_figure() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("wolf", "yggdrasil", "troll").sheet("wolf", "troll")
    table.put("wolf", "gimle", "warrior").rage("wolf", 0).put("bear", "gimle", "warrior").hand("bear", "tyrs-bash")
    pillage(table).play("wolf: join yggdrasil")
    assert table.at("bear", "gimle") == "warrior leader"
    assert table.at("wolf", "gimle") == "warrior troll"


@rule("BR-QUEST-14", "BR-QUEST-17", "BR-FX-37", "BR-FX-31", "BR-FX-48")
def test_quests_count_pairs_ships_and_the_elf_where_they_stand() -> None:
    """Two Brothers in Arms are 3, the ship 2: 5 beat a Leader and a Warrior in Elvagar; the throne doubles 5."""
    table = Table("bear wolf").put("bear", "elvagar", "warrior warrior").put("bear", "north", "ship")
    table.put("wolf", "elvagar", "leader warrior").sheet("bear", "brothers-in-arms odins-throne")
    table.quests("bear", "manheim-1").begin().all_pass().keep_nothing().play("bear: raise rage")
    assert table.clan("bear").glory == 10


@rule("BR-QUEST-15", "BR-QUEST-04", "BR-FX-55", "BR-FX-48")
def test_two_equal_quests_fail_together_on_a_tie_with_the_elf() -> None:
    table = Table("bear wolf", age=2).put("bear", "yggdrasil", "dark-elf").put("wolf", "yggdrasil", "leader")
    table.sheet("bear", "dark-elf").quests("bear", "yggdrasil-1 yggdrasil-2").begin().all_pass().keep_nothing()
    assert table.clan("bear").glory == 0


@rule("BR-FX-24", "BR-FX-21", "BR-BATTLE-12", "BR-AMB-31")
def test_after_a_tie_both_losers_come_back_the_pillager_first() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").put("wolf", "gimle", "warrior")
    table.sheet("bear", "lokis-blessing friggas-succor").sheet("wolf", "lokis-blessing")
    pillage(table).play("bear: avenge", "bear: follow", "wolf: avenge")
    assert (table.at("bear", "gimle"), table.at("wolf", "gimle")) == ("warrior warrior", "warrior")


@rule("BR-FX-32", "BR-END-02", "BR-VALHALLA-03", "BR-FX-18")
def test_at_the_end_the_released_pay_before_the_board_is_counted() -> None:
    """Age 3: a ship in Valhalla is released for 3; a Leader on the board pays 3; no stat is high enough to pay."""
    table = Table("bear wolf", age=3).put("bear", "valhalla", "ship").put("bear", "elvagar", "leader")
    table.sheet("bear", "lokis-wrath thors-conquest").begin().all_pass()
    assert table.g.over
    assert table.clan("bear").glory == 3 + 3
