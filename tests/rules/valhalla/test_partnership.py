"""Chapter 18. Partnership of Jarls: partners help each other in battle; a single player wins.

What both ways to play in pairs share is tested for both of them here.
"""

from __future__ import annotations

import pytest

from meadhall.core.errors import SetupError
from meadhall.core.procedure import Course
from meadhall.games.valhalla.game import GAME, WholeGame
from meadhall.games.valhalla.scoring import ranking, score, winners
from meadhall.games.valhalla.terms import EMPTY, Courses
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.plugs import block
from tests.rules.valhalla.table import Cards, Table

WAYS = [way for way in ("partnership", "alliance") if way in GAME.expansions]
both_ways = pytest.mark.parametrize("way", WAYS)
MISSES = "x x x x x x"


def pair_table(
    way: str,
    squads: Cards,
    dice: str | list[str | int] = "",
    *,
    hands: Cards | None = None,
    jarls: dict[int, str] | None = None,
    seats: int = 4,
    at: str = "turn",
    shields: dict[int, int] | None = None,
    captured: dict[int, dict[int, int]] | None = None,
    options: dict[str, str] | None = None,
) -> Table:
    """Return a table on which seats 0 and 2 are partners, and 1 and 3."""
    return Table(
        squads,
        hands or {},
        jarls,
        dice=dice,
        seats=seats,
        modules=[way],
        at=at,
        shields=shields,
        captured=captured,
        options=options,
    )


def the_end(table: Table) -> Table:
    """Go on after the last Ragnarök to the end of the game."""
    table.match.stack = [WholeGame(4), Course(Courses.ENDING)]
    table.start()
    assert table.match.over
    return table


# -- pairs


@rule("VAL-PARTNER-01", "VAL-ALLY-01", "VAL-EXP-02")
@both_ways
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_four_or_six_can_play(way: str, seats: int) -> None:
    if seats in (4, 6):
        assert GAME.setup(seats, [way]).seats == seats
    else:
        wanted = {"partnership": "VAL-PARTNER-01", "alliance": "VAL-ALLY-01"}[way]
        with pytest.raises(SetupError, match=wanted):
            GAME.setup(seats, [way])


@rule("VAL-AMB-112")
@pytest.mark.skipif(len(WAYS) < 2, reason="one of them was taken out")
def test_one_way_at_a_time() -> None:
    with pytest.raises(SetupError, match="VAL-AMB-112"):
        GAME.setup(4, [*WAYS])


@rule("VAL-AMB-112")
@both_ways
@pytest.mark.skipif("king" not in GAME.expansions, reason="there is no king")
def test_a_king_may_reign_over_pairs(way: str) -> None:
    assert GAME.setup(6, [way, "king"]).modules == sorted([way, "king"])


@rule("VAL-PARTNER-02", "VAL-PARTNER-03", "VAL-ALLY-01", "VAL-COMP-23")
@both_ways
@pytest.mark.parametrize(("seats", "companions"), [(4, [2, 3, 0, 1]), (6, [3, 4, 5, 0, 1, 2])])
def test_companions_sit_opposite_each_other_for_all_to_see(way: str, seats: int, companions: list[int]) -> None:
    table = Table(modules=[way], seats=seats)
    table.start()
    assert view(table.match, -1).modules[way] == {"companions": companions}


@rule("VAL-PARTNER-04", "VAL-ALLY-02", "VAL-DIFF-51")
@both_ways
def test_a_player_cannot_attack_the_companion(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["wolf-randulf"], 3: ["boar-svein"]}
    table = pair_table(way, squads)
    assert [option for option in table.options(0) if "attack" in option] == ["attack 1", "attack 3"]
    wanted = {"partnership": "VAL-PARTNER-04", "alliance": "VAL-ALLY-02"}[way]
    assert table.refuses("0: attack 2") == wanted


@rule("VAL-PARTNER-10", "VAL-ALLY-09")
@both_ways
def test_a_player_without_warriors_cannot_be_attacked_whatever_the_companion_has(way: str) -> None:
    table = pair_table(way, {0: ["bear-grim"], 3: ["boar-svein", "wolf-ulf"]})
    assert table.refuses("0: attack 1") == "VAL-TURN-21"


# -- warriors who help


@rule("VAL-PARTNER-07", "VAL-ALLY-05", "VAL-AMB-104", "VAL-AMB-105")
@both_ways
def test_an_attacker_activates_warriors_of_his_companion(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["", "wolf-ulf"]}
    table = pair_table(way, squads, ["sword x x x x x", MISSES]).play("0: attack 1")
    assert "activate-lent wolf-ulf" in table.options(0)
    table.play("0: activate-lent wolf-ulf, pass")
    assert table.asked() == [1], "his companion's warrior is enough to attack"
    table.play("1: pass")
    assert table.strength(0) == 2
    assert table.captured(0)[1] == 1


@rule("VAL-PARTNER-07", "VAL-ALLY-05")
@both_ways
def test_so_does_a_defender(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 3: ["bear-bjorn"]}
    table = pair_table(way, squads, ["axe x x x x x", "sword axe x x x x"])
    table.play("0: attack 1, activate bear-grim, pass", "1: activate-lent bear-bjorn, pass")
    assert (table.strength(0), table.strength(1)) == (2, 5)


@rule("VAL-PARTNER-07", "VAL-ALLY-05")
@both_ways
def test_each_of_them_once_and_with_the_fighters_dice(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}
    table = pair_table(way, squads, ["sword sword x x x x"]).play("0: attack 1, activate-lent wolf-ulf")
    assert table.dice(0) == ["sword", "x", "x", "x", "x"]
    assert table.refuses("0: activate-lent wolf-ulf") == "VAL-BATTLE-18"
    slot = view(table.match, 3).players[2].squad[0]
    assert slot is not None
    assert slot.activated
    assert [die.face for die in slot.dice] == ["sword"]


@rule("VAL-BATTLE-17")
def test_without_companions_no_other_squad_helps() -> None:
    table = Table({0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["wolf-randulf"]}, seats=3, dice="spear x x x x x")
    assert table.play("0: attack 1").refuses("0: activate-lent 0") == "VAL-BATTLE-17"


@rule("VAL-AMB-105")
@both_ways
def test_their_abilities_work_for_the_fighter(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["frost-frosti"]}
    table = pair_table(way, squads, ["bow bow x x x x", "x x x x x"])
    table.play("0: attack 1, activate-lent frost-frosti, use-ability, pass")
    assert len(table.dice(1)) == 5


@rule("VAL-AMB-105")
@both_ways
@pytest.mark.skipif("tyr" not in GAME.expansions, reason="there are no cards of Tyr")
def test_what_lies_under_them_works_for_the_fighter(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}
    table = Table(squads, seats=4, modules=[way, "tyr"], dice=["sword x x x x x", MISSES])
    kind = table.match.cards.by_key("tyr-oath")
    table.match.deck.cards.remove(kind)
    getattr(table.part("tyr"), "under")[2][0] = kind  # noqa: B009
    table.play("0: attack 1, activate-lent wolf-ulf, pass", "1: pass")
    assert table.strength(0) == 4


@rule("VAL-AMB-106")
@both_ways
def test_a_block_bars_only_the_slot_it_names(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulfhild"]}
    table = pair_table(way, squads, "axe axe x x x x")
    block(table, 0, 0)
    table.play("0: attack 1")
    assert not table.may("0: activate bear-grim")
    assert table.may("0: activate-lent wolf-ulfhild")


@rule("VAL-AMB-108")
@both_ways
def test_in_ragnarok_no_other_squad_helps(way: str) -> None:
    table = pair_table(way, {0: ["bear-grim"], 2: ["wolf-ulf"]}, "sword axe x x x x", at="ragnarok")
    assert not any("lent" in option for option in table.options(0))


@rule("VAL-DIFF-12")
@both_ways
def test_their_dice_too_may_be_taken_back_where_that_is_allowed(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}
    options = {"allow_takeback_before_ability": "on"}
    table = pair_table(way, squads, "sword x x x x x", options=options)
    table.play("0: attack 1, activate-lent wolf-ulf, take-back-lent wolf-ulf")
    assert len(table.dice(0)) == 6
    assert table.match.fighter(0).used == 0


# -- what counts squads


@rule("VAL-PARTNER-05", "VAL-ALLY-03")
@both_ways
def test_deer_count_the_companions_squad_as_their_own(way: str) -> None:
    squads = {0: ["deer-hjort"], 1: ["bear-bjorn"], 2: ["wolf-ulf", "wolf-randulf"]}  # 1, beside wolves
    table = pair_table(way, squads, ["bow x x x x x", MISSES])
    table.play("0: attack 1, activate deer-hjort, pass", "1: pass")
    assert table.strength(0) == 1 + 5


@rule("VAL-PARTNER-05", "VAL-ALLY-03", "VAL-AMB-105")
@both_ways
def test_a_deer_who_fights_along_does_not_count_itself(way: str) -> None:
    squads = {0: ["deer-hinda"], 1: ["bear-bjorn"], 2: ["deer-dain"]}  # dain looks for other deer
    table = pair_table(way, squads, ["axe x x x x x", MISSES])
    table.play("0: attack 1, activate-lent deer-dain, pass", "1: pass")
    assert table.strength(0) == 1 + 2


@rule("VAL-PARTNER-05", "VAL-ALLY-03")
@both_ways
def test_diversity_counts_the_clans_of_both_squads(way: str) -> None:
    squads = {0: ["deer-astrid"], 1: ["bear-bjorn"], 2: ["bear-grim", "wolf-ulf", "boar-svein"]}
    table = pair_table(way, squads, ["spear bow x x x x", MISSES])
    table.play("0: attack 1, activate deer-astrid, pass", "1: pass")
    assert table.strength(0) == 3 + 5


@rule("VAL-PARTNER-06", "VAL-ALLY-04", "VAL-DIFF-50")
@both_ways
def test_boars_hunt_in_the_squad_of_the_opponents_companion_not_of_their_own(way: str) -> None:
    for wolf_at, strength in ((3, 4), (2, 1)):
        squads = {0: ["boar-galti"], 1: ["bear-bjorn"], wolf_at: ["wolf-ulf"]}  # 1, against wolves
        table = pair_table(way, squads, ["spear x x x x x", MISSES])
        table.play("0: attack 1, activate boar-galti, pass", "1: pass")
        assert table.strength(0) == strength


@rule("VAL-PARTNER-09", "VAL-ALLY-08")
@both_ways
def test_tactics_and_jarls_look_at_the_own_squad_alone(way: str) -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn", "wolf-ulf"], 2: ["bear-hallbera", "wolf-randulf"]}
    table = pair_table(way, squads, ["axe bow x x x x", MISSES], hands={0: ["fury-3"]}, jarls={0: "bernhard"})
    table.play("0: attack 1, play fury-3, activate bear-grim, activate-lent bear-hallbera, pass", "1: pass")
    assert table.strength(0) == 3 + 2 + 2 + 3, "one against two; of the bears only his own gains three points"


# -- after the battle, and the end: Partnership


@rule("VAL-PARTNER-08")
def test_a_partners_warriors_never_go_to_valhalla() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}
    table = pair_table("partnership", squads, ["sword axe x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, activate-lent wolf-ulf, pass", "1: pass")
    assert (table.valhalla(0), table.valhalla(2)) == (["bear-grim"], [])
    assert table.warriors(2) == ["wolf-ulf"]
    table.ends_quietly()


@rule("VAL-PARTNER-08", "VAL-AMB-111")
def test_a_winning_defender_cannot_choose_them() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 3: ["bear-bjorn"]}
    table = pair_table("partnership", squads, ["axe x x x x x", "sword axe x x x x"])
    table.play("0: attack 1, activate bear-grim, pass", "1: activate-lent bear-bjorn, pass")
    assert table.match.fight is None, "he was not asked"
    assert table.warriors(3) == ["bear-bjorn"]


@rule("VAL-PARTNER-11", "VAL-TL-52", "VAL-AMB-109")
def test_at_the_end_partners_give_each_other_a_shield_at_once() -> None:
    table = the_end(pair_table("partnership", {}, shields={0: 1, 1: 4, 2: 1, 3: 2}))
    assert [table.shields(seat) for seat in range(4)] == [0, 3, 0, 1]
    assert (table.captured(0)[2], table.captured(2)[0]) == (1, 1)
    assert table.events("shield-given", 0) == [[2]]


@rule("VAL-TV-38", "VAL-PARTNER-11")
def test_a_player_with_none_left_gives_none() -> None:
    table = the_end(pair_table("partnership", {}, shields={0: 1, 2: 0}))
    assert (table.shields(0), table.captured(2)[0]) == (0, 1)
    assert table.captured(0)[2] == 0


@rule("VAL-PARTNER-12", "VAL-AMB-109")
def test_the_gift_counts_as_captured_in_sets_and_in_ties() -> None:
    before = pair_table("partnership", {}, captured={0: {1: 1, 3: 1}})
    points = score(before.match, 0)
    after = the_end(before)
    assert score(after.match, 0) == points - 2 + 2 + 3, "an own one less, a captured one more, and a set"
    assert ranking(after.match, 0)[1] == 3


@rule("VAL-PARTNER-13", "VAL-PARTNER-14")
def test_each_scores_alone_and_one_player_wins() -> None:
    table = pair_table("partnership", {}, captured={0: {1: 2}})
    assert winners(the_end(table).match) == [0]
    assert score(table.match, 0) != score(table.match, 2)


@rule("VAL-PARTNER-14")
def test_a_shield_is_taken_from_the_one_who_was_attacked() -> None:
    squads = {0: ["bear-grim"], 1: ["bear-bjorn"], 3: ["wolf-ulf"]}
    table = pair_table("partnership", squads, ["axe x x x x x", MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert [table.shields(seat) for seat in range(4)] == [4, 3, 4, 4]
    assert table.match.lender(0) == EMPTY, "after the battle everybody is alone again"
