"""Chapter 30. The timeline of a battle: its steps, their order, its lanes, and how modules add to it."""

from __future__ import annotations

import pytest

from meadhall.core.errors import RulebookError
from meadhall.core.module import Module, Rulebook, Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.battles.battle import SideStep
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import SPANS, VERBS, Courses, Lane
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
ONE_SWORD = "sword x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # an axe, strength 2, against a sword, strength 2


def rules_with(*modules: Module[Valhalla]) -> Rulebook[Valhalla]:
    """Return the base game with these modules."""
    return Rulebook(VERBS, [*GAME.base, *modules], GAME.setup(2), SPANS)


def battle_steps(*modules: Module[Valhalla]) -> list[Step[Valhalla]]:
    return rules_with(*modules).courses[Courses.BATTLE]


def numbers(steps: list[Step[Valhalla]]) -> list[int]:
    """Return the numbers of chapter 30."""
    return [int(step.rule.removeprefix("VAL-TL-")) for step in steps]


class OneStep(Module[Valhalla]):
    """A module with a single step in a battle."""

    def __init__(self, step: Step[Valhalla]) -> None:
        super().__init__("one-step")
        self.step = step

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        return [self.step] if course == Courses.BATTLE else []


class Remark(Step[Valhalla]):
    """Counts how often it is run."""

    def __init__(self, place: int, rule: str, lanes: int = -1, instead: str = "") -> None:
        super().__init__(place, rule, lanes, instead)
        self.walked = 0

    def run(self, g: Valhalla) -> None:
        self.walked += 1


# -- order


@rule("VAL-TL-02", "VAL-TL-03", "VAL-TL-05", "VAL-TL-06", "VAL-TL-07", "VAL-TL-09…13", "VAL-TL-15…18")
@rule("VAL-TL-20", "VAL-TL-21", "VAL-TL-25", "VAL-TL-26", "VAL-TL-33", "VAL-TL-34")
def test_the_course_of_a_base_battle_has_the_steps_of_chapter_30_in_order() -> None:
    steps = battle_steps()
    expected = [2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 15, 16, 17, 18, 20, 21, 25, 25, 26, 26, 33, 34]
    assert numbers(steps) == expected
    places = [10 * number + expected[:at].count(number) for at, number in enumerate(expected)]
    assert [step.place for step in steps] == places, "ten times its number in the law; a second one follows at once"
    sides = [(step.place // 10, step.attacker) for step in steps if isinstance(step, SideStep)]
    attacker, defender = [at for at, first in sides if first], [at for at, first in sides if not first]
    assert (attacker, defender) == ([2, 6, 7, 9, 25, 26], [3, 12, 13, 15, 25, 26])
    both = [first for at, first in sides if at in (25, 26)]
    assert both == [True, False, True, False], "the attacker first, after the battle too"


@rule("VAL-BATTLE-01", "VAL-TL-07", "VAL-TL-13", "VAL-TL-17", "VAL-TL-18", "VAL-TL-21")
def test_a_battle_happens_in_that_order() -> None:
    table = Table(DUEL, dice=[ONE_AXE, ONE_SWORD])
    table.play("0: attack 1, activate bear-grim, pass", "1: activate wolf-ulf, pass")
    events = [(event.what.key, event.seat) for event in table.log() if event.what.key not in ("turn-began", "drew")]
    phases = [(key, seat) for seat in (0, 1) for key in ("rolled", "activated", "strength")]
    assert events == [("attacked", 0), *phases, ("won", 0), ("shield-taken", 0), ("went-to-valhalla", 0)]


@rule("VAL-TL-06", "VAL-TL-07")
@pytest.mark.parametrize(
    ("jarl", "moves", "dice"),
    [("valgard", "", 6), ("egil", ", use-jarl main", 5), ("egil", ", pass", 6), ("beinir", "", 7)],
)
def test_the_attackers_pool_is_six_dice_less_those_set_aside_and_with_extra_ones(
    jarl: str, moves: str, dice: int
) -> None:
    table = Table(DUEL, jarls={0: jarl}, dice="x " * dice).play(f"0: attack 1{moves}")
    assert table.events("rolled", 0) == [[5] * dice], "all at once, and once"


@rule("VAL-TL-12", "VAL-TL-13")
def test_the_defenders_pool_lacks_the_frozen_die_and_the_one_on_his_jarl() -> None:
    table = Table({0: ["frost-frosti"], 1: ["wolf-ulf"]}, jarls={1: "egil"}, dice=["axe axe x x x x", "x x x x"])
    table.play("0: attack 1", "1: use-jarl main", "0: activate frost-frosti, use-ability, pass")
    assert table.events("rolled", 1) == [[5] * 4]


@rule("VAL-TL-26")
def test_after_the_battle_the_attackers_jarl_speaks_before_the_defenders() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf", "wolf-randulf"]}
    table = Table(squads, {0: ["wolf-hundolf"]}, {0: "einar", 1: "esbjorn"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.options(0) == ["pass", "use-jarl second"], "Einar adds a warrior"
    table.play("0: pass")
    assert table.options(1) == ["pass", "use-jarl main"], "Esbjorn draws"


# -- lanes


@rule("VAL-AMB-068", "VAL-TL-10", "VAL-TL-26", "VAL-TL-33", "VAL-TL-34")
def test_without_a_winner_only_the_jarls_the_cleanup_and_the_end_check_follow() -> None:
    assert numbers([step for step in battle_steps() if step.lanes & Lane.NO_WINNER]) == [26, 26, 33, 34]


@rule("VAL-DIFF-15")
def test_if_that_is_no_battle_the_jarls_are_silent_too() -> None:
    assert numbers([step for step in battle_steps() if step.lanes & Lane.NO_BATTLE]) == [33, 34]


@rule("VAL-AMB-068")
@pytest.mark.parametrize(("moves", "walked"), [("pass", [0, 1]), ("activate bear-grim, pass", [1, 1])])
def test_a_step_is_walked_in_its_lanes_only(moves: str, walked: list[int]) -> None:
    fought, always = Remark(220, "fought", Lane.FOUGHT), Remark(221, "always")
    table = Table(DUEL, dice=[ONE_AXE, *([] if moves == "pass" else [MISSES])])
    table.match.rules.courses[Courses.BATTLE] = battle_steps(OneStep(fought), OneStep(always))
    table.play(f"0: attack 1, {moves}")
    table.pass_all()
    assert [fought.walked, always.walked] == walked


# -- modules


def test_a_step_of_a_module_takes_its_place_between_the_others() -> None:
    rules = [step.rule for step in battle_steps(OneStep(Remark(190, "VAL-TL-19")))]
    at = rules.index("VAL-TL-19")
    assert rules[at - 1 : at + 2] == ["VAL-TL-18", "VAL-TL-19", "VAL-TL-20"]


def test_two_claims_on_one_place_are_refused() -> None:
    with pytest.raises(RulebookError, match="VAL-TL-20 and house rule claim place 200"):
        battle_steps(OneStep(Remark(200, "house rule")))


def test_a_step_may_stand_instead_of_another() -> None:
    own = Remark(205, "house rule", instead="VAL-TL-20")
    rules = [step.rule for step in battle_steps(OneStep(own))]
    assert "VAL-TL-20" not in rules
    assert rules[rules.index("house rule") + 1] == "VAL-TL-21"


def test_a_step_instead_of_another_is_walked_in_its_stead() -> None:
    own = Remark(200, "house rule", instead="VAL-TL-20")
    table = Table(DUEL, dice=[ONE_AXE, MISSES])
    table.match.rules.courses[Courses.BATTLE] = battle_steps(OneStep(own))
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert own.walked == 1
    assert table.valhalla(0) == [], "no warrior was chosen"


# -- for people


@rule("VAL-TL-09", "VAL-TL-15")
def test_people_see_where_on_the_timeline_the_battle_is() -> None:
    table = Table(DUEL, dice=[ONE_AXE, MISSES]).play("0: attack 1")
    assert now(table) == ["VAL-TL-09"]
    table.play("0: activate bear-grim, pass")
    assert now(table) == ["VAL-TL-15"]


def now(table: Table) -> list[str]:
    battle = view(table.match, 0).battle
    assert battle is not None
    states = [step.state for step in battle.steps]
    assert states == sorted(states, key=["past", "now", "next"].index)
    return [step.rule for step in battle.steps if step.state == "now"]
