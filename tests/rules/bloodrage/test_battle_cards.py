"""The texts of battle cards.   (spec: BR-FX-01…15, BR-AMB-19…28)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.views.view import view
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, Table
from tests.rules.bloodrage.test_battle import duel, pillage


@rule("BR-BATTLE-05")
@pytest.mark.parametrize(
    ("card", "strength"),
    [("tyrs-bash", 2), ("tyrs-smash-1", 3), ("tyrs-crush-1", 4), ("tyrs-smite-1", 5), ("tyrs-rage-2", 6)],
)
def test_tyrs_plain_cards(card: str, strength: int) -> None:
    table = pillage(duel(card)).battle(f"bear: {card}")
    assert table.events("total") == [[2 + strength], [2]]


@rule("BR-FX-01", "BR-AMB-23")
def test_odins_smite_takes_a_warrior_of_each_opponent() -> None:
    table = duel("odins-smite").put("wolf", "west", "ship")
    table.put("wolf", "gimle", "dwarf-chieftain")
    pillage(table).battle("bear: odins-smite")
    assert table.events("total") == [[3], [5]]
    assert table.at("bear", "valhalla") == "warrior warrior"
    assert table.at("wolf", "gimle") == "warrior dwarf-chieftain", "ships and Monsters are safe"


@rule("BR-FX-01", "BR-AMB-23")
def test_odins_smite_spares_who_has_no_warrior() -> None:
    table = (
        Table("bear wolf").put("bear", "gimle", "warrior").put("wolf", "gimle", "leader").hand("bear", "odins-smite")
    )
    pillage(table).battle("bear: odins-smite")
    assert table.events("total") == [[2], [3]]


@rule("BR-FX-02", "BR-AMB-22")
def test_odins_tide_leaves_each_one_figure_of_choice() -> None:
    table = duel("odins-tide", "tyrs-bash", 2).put("wolf", "west", "ship").put("bear", "gimle", "leader")
    pillage(table).battle("bear: odins-tide", "wolf: tyrs-bash")
    assert table.options("bear") == ["spare warrior", "spare leader"]
    table.play("bear: spare leader")
    assert table.options("wolf") == ["spare warrior", "spare ship"]
    table.play("wolf: spare ship")
    assert table.events("total") == [[4], [4]]
    assert table.at("bear", "valhalla") == "warrior warrior leader", "the tie took the rest"


@rule("BR-AMB-22")
def test_a_second_tide_does_nothing_and_a_lone_kind_is_not_asked() -> None:
    table = pillage(duel("odins-tide", "odins-tide", 2)).battle("bear: odins-tide", "wolf: odins-tide")
    assert table.events("total") == [[2], [2]]
    assert table.waiting() == ["wolf"], "no player had to choose"


@rule("BR-FX-03")
def test_odins_judgement_pays_for_all_the_dead_win_or_lose() -> None:
    table = duel("", "odins-judgement", 3).put("bear", "gimle", "leader troll").put("wolf", "gimle", "dwarf-chieftain")
    pillage(table).battle("wolf: odins-judgement")
    assert table.events("total") == [[7], [6]]
    assert table.clan("wolf").glory == 2 * 3


@rule("BR-FX-04", "BR-AMB-20")
def test_heimdalls_sight_equals_the_best_enemy_card() -> None:
    table = pillage(duel("heimdalls-sight", "tyrs-crush-1")).battle("bear: heimdalls-sight", "wolf: tyrs-crush-1")
    assert table.events("total") == [[6], [6]]


@rule("BR-AMB-20")
def test_later_cards_do_not_raise_a_sight() -> None:
    table = pillage(duel("heimdalls-sight", "tyrs-bash heimdalls-eye", 2))
    table.battle("bear: heimdalls-sight", "wolf: tyrs-bash").play("wolf: add heimdalls-eye")
    assert table.events("total") == [[4], [6]]


@rule("BR-AMB-20", "BR-FX-22", "BR-AMB-29")
def test_sight_counts_declared_quests_and_nothing_else_of_them() -> None:
    table = duel("heimdalls-sight", "alfheim-1").sheet("wolf", "tyrs-domain")
    pillage(table).battle("bear: heimdalls-sight", "wolf: alfheim-1").play("wolf: declare")
    assert table.events("total") == [[5], [5]]
    table = pillage(duel("heimdalls-sight", "heimdalls-sight")).battle("bear: heimdalls-sight", "wolf: heimdalls-sight")
    assert table.events("total") == [[2], [2]]


@rule("BR-FX-07", "BR-AMB-21")
def test_heimdalls_watch_sweeps_the_cards_and_all_choose_again() -> None:
    table = pillage(duel("heimdalls-watch-2 tyrs-bash", "tyrs-rage-2 tyrs-crush-2", 2))
    table.battle("bear: heimdalls-watch-2", "wolf: tyrs-rage-2")
    assert table.clan("bear").glory == 6
    assert table.discards() == "heimdalls-watch-2 tyrs-rage-2"
    assert table.waiting() == ["bear", "wolf"]
    table.battle("bear: tyrs-bash", "wolf: tyrs-crush-2")
    assert table.events("total") == [[4], [6]]
    assert table.in_hand("bear") == "tyrs-bash", "what the Watch swept is lost even to a loser"


@rule("BR-AMB-21")
def test_with_two_watches_the_first_in_order_resolves() -> None:
    table = pillage(duel("heimdalls-watch-2", "heimdalls-watch-3", 3).hand("bear", "tyrs-bash"))
    table.battle("bear: heimdalls-watch-2", "wolf: heimdalls-watch-3")
    assert table.waiting() == ["bear"]
    table.battle("bear: tyrs-bash")
    assert table.discards() == "heimdalls-watch-2 heimdalls-watch-3 tyrs-bash"


@rule("BR-AMB-21", "BR-BATTLE-03")
def test_a_watch_with_no_cards_left_goes_on_without() -> None:
    table = pillage(duel("heimdalls-watch-2", "tyrs-bash", 2)).battle("bear: heimdalls-watch-2", "wolf: tyrs-bash")
    assert table.clan("bear").glory == 2
    assert table.events("total") == [[2], [2]]


@rule("BR-AMB-21", "BR-AMB-20")
def test_a_watch_counts_sight_and_declared_quests() -> None:
    table = (
        Table(age=2).put("bear", "gimle", "warrior").put("wolf", "gimle", "warrior").put("serpent", "gimle", "leader")
    )
    table.hand("bear", "heimdalls-watch-2").hand("wolf", "heimdalls-sight").hand("serpent", "tyrs-crush-2")
    pillage(table).battle("bear: heimdalls-watch-2", "wolf: heimdalls-sight", "serpent: tyrs-crush-2")
    assert table.clan("bear").glory == 8


@rule("BR-AMB-29", "BR-AMB-21")
@pytest.mark.parametrize(("answer", "glory"), [("pass", 0), ("declare", 3)])
def test_a_watch_counts_a_quest_only_if_it_was_declared(answer: str, glory: int) -> None:
    table = duel("heimdalls-watch-2", "alfheim-1", 2).sheet("wolf", "tyrs-domain")
    pillage(table).battle("bear: heimdalls-watch-2", "wolf: alfheim-1").play(f"wolf: {answer}")
    assert table.clan("bear").glory == glory


@rule("BR-AMB-29", "BR-AMB-19")
def test_a_watch_that_primacy_strikes_out_is_no_reason_to_hold_back() -> None:
    table = (
        Table(age=3).put("bear", "gimle", "warrior").put("wolf", "gimle", "leader").put("serpent", "gimle", "warrior")
    )
    table.hand("bear", "heimdalls-watch-3").hand("wolf", "manheim-3").hand("serpent", "thors-primacy")
    table.sheet("wolf", "tyrs-wrath")
    pillage(table).battle("bear: heimdalls-watch-3", "wolf: manheim-3", "serpent: thors-primacy")
    table.play("wolf: declare")
    assert table.events("total") == [[1], [8], [4]]


@rule("BR-FX-08")
def test_friggas_grace_raises_another_stat() -> None:
    table = duel("friggas-grace").token("gimle", "axes")
    pillage(table).battle("bear: friggas-grace")
    assert table.options("bear") == ["raise rage", "raise horns"]
    table.play("bear: raise horns")
    assert [table.stat("bear", stat) for stat in ("rage", "axes", "horns")] == [1, 2, 2]
    assert table.prompt() == "turn", "one stat, not two"


@rule("BR-FX-08", "BR-AMB-48")
def test_friggas_grace_is_free_after_glory_and_needs_its_owners_pillage() -> None:
    table = duel("friggas-grace").token("gimle", "glory")
    pillage(table).battle("bear: friggas-grace")
    assert table.options("bear") == ["raise rage", "raise axes", "raise horns"]
    table = duel("", "friggas-grace")
    pillage(table).battle("wolf: friggas-grace")
    assert table.waiting() == ["wolf"]
    assert table.prompt() == "turn"


@rule("BR-FX-09", "BR-BATTLE-23", "BR-AMB-26", "BR-AMB-28")
def test_lokis_trickery_steals_before_the_winner_can_spend() -> None:
    table = duel("tyrs-rage-2", "lokis-trickery", 2).sheet("bear", "tyrs-prowess").rage("bear", 1)
    pillage(table).battle("bear: tyrs-rage-2", "wolf: lokis-trickery")
    assert [clan.pool for clan in table.g.clans] == [0, 7]
    assert table.discards() == "tyrs-rage-2", "nothing was left to buy it back"


@rule("BR-AMB-26")
def test_there_is_nothing_to_steal_from_a_tie_or_an_empty_pool() -> None:
    table = pillage(duel("lokis-trickery", "lokis-trickery")).battle("bear: lokis-trickery", "wolf: lokis-trickery")
    assert [clan.pool for clan in table.g.clans] == [6, 6]
    table = duel("lokis-trickery", "tyrs-bash").rage("wolf", 0)
    pillage(table).battle("bear: lokis-trickery", "wolf: tyrs-bash")
    assert [clan.pool for clan in table.g.clans] == [6, 0]


@rule("BR-FX-10", "BR-AMB-26", "BR-AMB-44")
def test_lokis_backstab_takes_up_to_two_glory() -> None:
    table = duel("lokis-backstab", "tyrs-bash", 2).glory("wolf", 1)
    pillage(table).battle("bear: lokis-backstab", "wolf: tyrs-bash")
    assert [clan.glory for clan in table.g.clans] == [1, 3]


@rule("BR-FX-11", "BR-BATTLE-24", "BR-AMB-27", "BR-AMB-51")
def test_lokis_poison_takes_the_winners_cards_before_prowess() -> None:
    table = duel("tyrs-rage-3 heimdalls-eye", "lokis-poison", 3).sheet("bear", "tyrs-prowess")
    pillage(table).battle("bear: tyrs-rage-3", "wolf: lokis-poison").play("bear: add heimdalls-eye")
    assert table.in_hand("wolf") == "heimdalls-eye tyrs-rage-3 lokis-poison"
    assert view(table.g, 0).clans[1].known == table.in_hand("wolf").split()
    assert table.in_hand("bear") == ""
    assert table.prompt() == "turn"


@rule("BR-FX-11", "BR-BATTLE-14")
def test_in_a_tie_there_is_no_winner_to_poison() -> None:
    table = duel("lokis-poison heimdalls-eye", "tyrs-bash", 3)
    pillage(table).battle("bear: lokis-poison", "wolf: tyrs-bash").play("bear: add heimdalls-eye")
    assert (table.in_hand("bear"), table.in_hand("wolf")) == ("heimdalls-eye lokis-poison", "tyrs-bash")


@rule("BR-FX-12")
def test_thors_hammer() -> None:
    table = pillage(duel("thors-hammer")).battle("bear: thors-hammer")
    assert table.clan("bear").glory == 3 + 3
    table = pillage(duel("thors-hammer", "tyrs-bash")).battle("bear: thors-hammer", "wolf: tyrs-bash")
    assert table.clan("bear").glory == 0


@rule("BR-FX-13", "BR-AMB-25")
def test_thors_oath_raises_in_time_for_the_battle_glory() -> None:
    table = pillage(duel("thors-oath", "", 2)).battle("bear: thors-oath").play("bear: raise axes")
    assert table.clan("bear").glory == 4


@rule("BR-FX-14", "BR-AMB-04")
def test_thors_ascension() -> None:
    table = pillage(duel("thors-ascension", "", 3)).battle("bear: thors-ascension")
    assert (table.clan("bear").pool, table.clan("bear").glory) == (9, 6)


@rule("BR-FX-15", "BR-AMB-19", "BR-BATTLE-21")
def test_thors_primacy_strikes_out_texts_but_not_strength() -> None:
    table = pillage(duel("thors-primacy", "odins-judgement", 3)).battle("bear: thors-primacy", "wolf: odins-judgement")
    assert table.events("total") == [[5], [4]]
    assert table.clan("wolf").glory == 0


@rule("BR-AMB-19")
def test_a_cancelled_sight_is_nothing_and_two_primacies_cancel_each_other() -> None:
    table = pillage(duel("thors-primacy", "heimdalls-sight", 3)).battle("bear: thors-primacy", "wolf: heimdalls-sight")
    assert table.events("total") == [[5], [2]]
    table = pillage(duel("thors-primacy", "thors-primacy", 3)).battle("bear: thors-primacy", "wolf: thors-primacy")
    assert table.events("total") == [[5], [5]]


@rule("BR-AMB-19")
def test_primacy_does_not_touch_added_cards_or_clan_sheets() -> None:
    table = duel("thors-primacy", "alfheim-1 heimdalls-gaze", 3).sheet("wolf", "tyrs-domain")
    pillage(table).battle("bear: thors-primacy", "wolf: alfheim-1")
    table.play("wolf: declare", "wolf: add heimdalls-gaze")
    assert table.events("total") == [[5], [8]]


@rule("BR-BATTLE-21", "BR-AMB-19")
def test_primacy_comes_before_watch() -> None:
    table = pillage(duel("heimdalls-watch-3", "thors-primacy", 3)).battle(
        "bear: heimdalls-watch-3", "wolf: thors-primacy"
    )
    assert table.clan("bear").glory == 0
    assert table.events("total") == [[2], [5]]


@rule("BR-BATTLE-22")
def test_the_log_names_the_cards_that_act() -> None:
    table = duel("odins-smite", "lokis-trickery").sheet("wolf", "lokis-dragons").put("wolf", "west", "ship")
    table.put("bear", "gimle", "leader")
    pillage(table).battle("bear: odins-smite", "wolf: lokis-trickery")
    acted = [CARD_NAMES[numbers[0]] for numbers in table.events("spoke")]
    assert acted == ["odins-smite", "lokis-dragons", "lokis-trickery"]
