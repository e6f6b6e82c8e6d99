"""Quests: laying and checking them.   (spec: BR-QUEST, BR-FX-31, BR-FX-52…56)"""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.phases.quests import RevealQuests
from meadhall.games.bloodrage.terms import Phase
from meadhall.games.bloodrage.views.view import view
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, CARDS, Table


def judge(table: Table) -> Table:
    """Go on to the end of the Action phase and through the discards."""
    return table.begin().all_pass().keep_nothing()


@rule("BR-QUEST-01", "BR-QUEST-03", "BR-QUEST-04", "BR-QUEST-05", "BR-QUEST-06", "BR-QUEST-07")
def test_quests_are_laid_face_down_for_nothing() -> None:
    table = Table("bear wolf").hand("bear", "alfheim-1 alfheim-1 manheim-1").begin()
    table.play("bear: quest alfheim-1", "wolf: pass", "bear: quest alfheim-1", "bear: quest manheim-1")
    assert table.clan("bear").pool == 6
    assert table.in_hand("bear") == ""
    mine, theirs = view(table.g, 0).clans[0], view(table.g, 1).clans[0]
    assert [quest.card for quest in mine.quests or []] == ["alfheim-1", "alfheim-1", "manheim-1"]
    assert (theirs.quests, theirs.quest_count) == (None, 3)
    assert not any("quest" in words for words in table.options("bear"))
    assert table.why_not("bear", "quest manheim-1") == "BR-QUEST-01", "it lies there already"


@rule("BR-QUEST-01", "BR-QUEST-02")
def test_every_different_quest_in_hand_may_be_laid_and_nothing_else() -> None:
    table = Table("bear wolf").hand("bear", "alfheim-1 alfheim-1 manheim-1 tyrs-bash troll").begin()
    assert [words for words in table.options("bear") if "quest" in words] == ["quest alfheim-1", "quest manheim-1"]
    assert table.why_not("bear", "quest tyrs-bash") == "BR-QUEST-01"
    assert table.why_not("bear", "quest jotunheim-1") == "BR-QUEST-01"


@rule("BR-QUEST-05", "BR-AMB-51")
def test_a_laid_quest_may_be_any_that_was_known() -> None:
    table = Table("bear wolf").hand("bear", "alfheim-1 manheim-1 tyrs-bash")
    table.clan("bear").known = table.clan("bear").hand.cards[:]
    table.begin().play("bear: quest alfheim-1")
    assert view(table.g, 1).clans[0].known == ["tyrs-bash"]


@rule("BR-QUEST-07")
def test_a_laid_quest_is_no_card_for_battle() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.quests("bear", "alfheim-1").hand("bear", "tyrs-bash").begin().play("bear: pillage gimle")
    assert table.options("bear") == ["lay tyrs-bash"]


@rule("BR-QUEST-10")
def test_a_quest_that_was_shown_no_longer_lies_there() -> None:
    table = Table("bear wolf").quests("bear", "alfheim-1").begin()
    RevealQuests(0, "").run(table.g)
    assert (list(table.clan("bear").shown), list(table.clan("bear").quests.cards)) == (
        [CARD_NAMES.index("alfheim-1")],
        [],
    )


@rule("BR-AMB-49", "BR-QUEST-12", "BR-QUEST-13", "BR-MAP-13")
def test_an_impossible_quest_is_a_fine_bluff() -> None:
    table = Table("bear wolf").hand("bear", "alfheim-1").destroyed("andlang", "gimle")
    table.put("bear", "valhalla", "leader").begin().play("bear: quest alfheim-1")
    table.all_pass().keep_nothing()
    assert (table.clan("bear").glory, table.discards()) == (0, "alfheim-1")


@rule("BR-QUEST-10", "BR-QUEST-11", "BR-QUEST-13")
def test_a_fulfilled_quest_pays_glory_and_a_raise_of_choice() -> None:
    table = judge(Table("bear wolf").put("bear", "andlang", "warrior").quests("bear", "alfheim-1"))
    assert table.clan("bear").glory == 5
    assert table.options("bear") == ["raise rage", "raise axes", "raise horns"]
    table.play("bear: raise horns")
    assert table.stat("bear", "horns") == 2
    assert table.discards() == "alfheim-1"
    assert table.clan("bear").shown == []


@rule("BR-QUEST-04", "BR-QUEST-11")
def test_equal_quests_pay_each() -> None:
    table = judge(Table("bear wolf").put("bear", "andlang", "warrior").quests("bear", "alfheim-1 alfheim-1"))
    table.play("bear: raise axes", "bear: raise axes")
    assert (table.clan("bear").glory, table.stat("bear", "axes")) == (10, 3)


@rule("BR-QUEST-14", "BR-QUEST-15")
def test_a_tie_fails() -> None:
    table = Table("bear wolf").put("bear", "andlang", "warrior").put("wolf", "south", "ship")
    table = judge(table.quests("bear", "alfheim-1").put("bear", "andlang", "warrior"))
    assert table.clan("bear").glory == 0


@rule("BR-QUEST-14")
def test_more_than_one_of_two_others_is_not_the_most() -> None:
    table = Table().put("bear", "andlang", "warrior").put("wolf", "andlang", "leader").quests("bear", "alfheim-1")
    assert judge(table).clan("bear").glory == 0


@rule("BR-QUEST-16")
def test_no_clan_is_strongest_in_an_empty_province() -> None:
    table = judge(Table("bear wolf").quests("bear", "alfheim-1"))
    assert table.clan("bear").glory == 0


@rule("BR-QUEST-17", "BR-MAP-10")
def test_one_ship_counts_for_both_provinces() -> None:
    table = Table("bear wolf").put("bear", "south", "ship").quests("bear", "alfheim-1 jotunheim-1")
    judge(table).play("bear: raise rage", "bear: raise rage")
    assert table.clan("bear").glory == 10


@rule("BR-QUEST-18", "BR-FX-52", "BR-FX-53", "BR-FX-54")
@pytest.mark.parametrize(
    ("quest", "province", "glory"),
    [
        ("alfheim-1", "gimle", 5),
        ("alfheim-2", "andlang", 7),
        ("alfheim-3", "gimle", 9),
        ("jotunheim-1", "muspelheim", 5),
        ("jotunheim-2", "horgr", 7),
        ("jotunheim-3", "utgard", 9),
        ("manheim-1", "myrkulor", 5),
        ("manheim-2", "elvagar", 7),
        ("manheim-3", "angerboda", 9),
    ],
)
def test_region_quests(quest: str, province: str, glory: int) -> None:
    table = Table("bear wolf").put("bear", province, "warrior").quests("bear", quest).quests("wolf", quest)
    judge(table).play("bear: raise rage")
    ragnarok = 2 if province == "gimle" else 0
    assert table.clan("bear").glory == glory + ragnarok
    assert table.clan("wolf").glory == 0


@rule("BR-FX-55", "BR-AMB-50")
@pytest.mark.parametrize(("quest", "glory"), [("yggdrasil-1", 6), ("yggdrasil-2", 8), ("yggdrasil-3", 11)])
def test_the_yggdrasil_quest(quest: str, glory: int) -> None:
    table = Table("bear wolf").put("bear", "yggdrasil", "warrior").quests("bear", quest)
    judge(table).play("bear: raise rage")
    assert table.clan("bear").glory == glory


@rule("BR-FX-56", "BR-QUEST-22")
@pytest.mark.parametrize(
    ("quest", "glory"), [("glorious-death-1", 6), ("glorious-death-2", 8), ("glorious-death-3", 11)]
)
def test_glorious_death_counts_the_dead_before_ragnarok(quest: str, glory: int) -> None:
    table = Table("bear wolf").put("bear", "valhalla", "warrior warrior warrior ship").quests("bear", quest)
    table.put("wolf", "valhalla", "warrior warrior warrior").put("wolf", "gimle", "warrior").quests("wolf", quest)
    judge(table).play("bear: raise rage")
    assert table.clan("bear").glory == glory
    assert table.clan("wolf").glory == 2, "the fourth dies too late"


@rule("BR-QUEST-19")
def test_cards_play_no_part_in_a_quest() -> None:
    table = Table("bear wolf").put("bear", "andlang", "warrior").put("wolf", "andlang", "warrior")
    table = judge(table.quests("bear", "alfheim-1").hand("bear", "tyrs-smite-1"))
    assert table.clan("bear").glory == 0


@rule("BR-QUEST-20", "BR-FX-52")
def test_quests_are_judged_before_ragnarok() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").quests("bear", "alfheim-1")
    judge(table).play("bear: raise rage")
    assert table.clan("bear").glory == 5 + 2


@rule("BR-QUEST-21")
def test_a_quest_in_hand_scores_nothing() -> None:
    table = judge(Table("bear wolf").put("bear", "andlang", "warrior").hand("bear", "alfheim-1"))
    assert table.clan("bear").glory == 0


@rule("BR-AMB-45", "BR-AMB-42")
def test_all_are_judged_then_raises_in_order_from_the_first_player() -> None:
    table = (
        Table().put("bear", "andlang", "warrior").put("serpent", "horgr", "warrior").put("wolf", "elvagar", "leader")
    )
    table.quests("bear", "alfheim-1").quests("serpent", "jotunheim-1").quests("wolf", "manheim-1")
    table.g.first = 2
    table.begin("serpent").all_pass()
    assert table.g.phase == Phase.QUEST
    assert [clan.glory for clan in table.g.clans] == [5, 5, 5]
    assert table.waiting() == ["serpent"]
    table.play("serpent: raise rage", "bear: raise rage", "wolf: raise rage")


@rule("BR-FX-31", "BR-AMB-46", "BR-AMB-11")
def test_odins_throne_doubles_every_quest_also_an_old_one() -> None:
    table = Table("bear wolf", age=3).sheet("bear", "odins-throne").put("bear", "andlang", "warrior")
    judge(table.quests("bear", "alfheim-1 alfheim-3"))
    table.play("bear: raise rage", "bear: raise rage")
    assert table.clan("bear").glory == 2 * (5 + 9)
    assert table.stat("bear", "rage") == 3, "one raise each"


@rule("BR-FX-55", "BR-FX-56")
def test_glory_is_printed_on_quests_only() -> None:
    assert all((card.glory > 0) == card.is_quest for card in CARDS)
