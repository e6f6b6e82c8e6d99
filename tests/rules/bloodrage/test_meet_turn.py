"""All actions of a turn side by side: each is offered by its module.   (spec: BR-ACTION-12)"""

from __future__ import annotations

from tests.rule import rule
from tests.rules.bloodrage.table import Table


@rule("BR-ACTION-12", "BR-FX-26", "BR-FX-30", "BR-FX-33")
def test_the_five_actions_and_those_of_upgrades_are_offered_side_by_side() -> None:
    table = Table("bear wolf").sheet("bear", "friggas-domain tyrs-challenge friggas-sacrifice")
    table.put("bear", "gimle", "warrior").put("bear", "andlang", "leader").put("bear", "valhalla", "warrior")
    table.hand("bear", "troll alfheim-1").pillaged("andlang").begin()
    offered = {words.partition(" ")[0] for words in table.options("bear")}
    assert offered == {"pass", "invade", "march", "upgrade", "quest", "pillage", "rise", "challenge", "sacrifice"}
