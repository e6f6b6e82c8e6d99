"""The log says which card or figure paid what, and the strength of each card.   (spec: BR-FX, BR-BATTLE)"""

from __future__ import annotations

from meadhall.games.bloodrage.terms import FIGURE_NAMES
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, Table
from tests.rules.bloodrage.test_battle import duel, pillage


def logged(table: Table, *keys: str) -> list[str]:
    """Return the events of these kinds in order: names of cards and figures, numbers."""
    out = []
    for event in table.g.log or []:
        if event.what.key in keys:
            names = {"card": CARD_NAMES, "figure": list(FIGURE_NAMES)}
            sorts = zip(event.what.sorts, event.numbers, strict=True)
            out.append(" ".join(names[sort][n] if sort in names else str(n) for sort, n in sorts))
    return out


@rule("BR-FX-47")
def test_the_valkyrie_is_named_with_her_glory() -> None:
    table = Table("bear wolf", age=2).put("bear", "gimle", "valkyrie leader").put("wolf", "gimle", "warrior warrior")
    pillage(table.sheet("bear", "valkyrie"))
    assert logged(table, "figure-spoke", "gained-glory")[:2] == ["valkyrie", "4"]


@rule("BR-FX-47")
def test_a_valkyrie_who_earned_nothing_is_not_named() -> None:
    table = Table("bear wolf", age=2).put("bear", "west", "ship").put("bear", "gimle", "valkyrie")
    table.put("wolf", "gimle", "leader warrior warrior").sheet("bear", "valkyrie")
    assert logged(pillage(table), "figure-spoke") == []


@rule("BR-FX-50")
def test_the_frost_giant_is_named_between_the_two_rewards() -> None:
    table = Table("bear wolf", age=3).put("bear", "gimle", "frost-giant").sheet("bear", "frost-giant")
    pillage(table.token("gimle", "rage"))
    assert logged(table, "raised", "figure-spoke") == ["0 2", "frost-giant", "0 3"]


@rule("BR-FX-35", "BR-FX-36")
def test_the_lords_are_named_before_their_raises() -> None:
    table = Table("bear wolf", age=3).put("bear", "gimle", "leader").sheet("bear", "lord-of-spears")
    assert logged(pillage(table), "spoke", "raised") == ["0 2", "lord-of-spears", "0 3", "1 2", "2 2"]


@rule("BR-FX-21", "BR-FX-24", "BR-FX-29", "BR-FX-26", "BR-FX-30", "BR-FX-33")
def test_invasions_and_actions_name_the_upgrade_that_allows_them() -> None:
    table = Table("bear wolf").sheet("bear", "friggas-succor thors-domain friggas-domain").begin()
    table.play("bear: invade leader", "bear: enter gimle", "bear: follow", "bear: storm")
    assert logged(table, "spoke", "paid") == ["friggas-succor", "thors-domain", "2"]
    table = duel().sheet("bear", "lokis-blessing")
    assert logged(pillage(table).play("bear: avenge"), "spoke") == ["lokis-blessing"]
    table = Table("bear wolf").sheet("bear", "friggas-domain").put("bear", "valhalla", "leader").begin()
    assert logged(table.play("bear: rise leader"), "spoke", "paid") == ["friggas-domain", "1"]
    table = Table("bear wolf").sheet("bear", "tyrs-challenge").put("bear", "gimle", "leader").pillaged("gimle").begin()
    assert logged(table.play("bear: challenge gimle"), "spoke", "paid") == ["tyrs-challenge", "2"]
    table = Table("bear wolf").sheet("bear", "friggas-sacrifice").put("bear", "gimle", "leader warrior").begin()
    assert logged(table.play("bear: sacrifice"), "spoke") == ["friggas-sacrifice"]


@rule("BR-FX-27", "BR-FX-28")
def test_rage_paid_names_what_it_buys() -> None:
    table = duel("tyrs-smash-1").sheet("bear", "tyrs-prowess").sheet("wolf", "friggas-protection")
    pillage(table).battle("bear: tyrs-smash-1").play("wolf: protect warrior", "wolf: pass")
    table.play("bear: reclaim tyrs-smash-1")
    assert logged(table, "spoke", "paid") == ["friggas-protection", "1", "tyrs-prowess", "1"]


@rule("BR-BATTLE-05", "BR-BATTLE-06", "BR-BATTLE-08", "BR-FX-04", "BR-FX-22")
def test_the_log_says_what_every_card_was_worth() -> None:
    table = Table(age=3).put("bear", "gimle", "leader").put("wolf", "gimle", "leader").put("serpent", "gimle", "leader")
    table.hand("bear", "heimdalls-sight heimdalls-gaze").hand("wolf", "alfheim-1").hand("serpent", "troll")
    table.sheet("wolf", "tyrs-wrath")
    pillage(table).battle("bear: heimdalls-sight", "wolf: alfheim-1", "serpent: troll").play("wolf: declare")
    table.play("bear: add heimdalls-gaze")
    worth = logged(table, "revealed", "counted", "added")
    assert worth[:3] == ["heimdalls-sight 0", "alfheim-1 0", "troll 0"]
    assert worth[3:] == ["alfheim-1 5", "heimdalls-sight 5", "heimdalls-gaze 3"]
