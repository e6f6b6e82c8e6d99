"""Odds and Glory of Blood Rage for an entered table, compared with the engine at a real one."""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage.actions.pillage import begin_pillage
from meadhall.games.bloodrage.ending import final_scoring
from meadhall.games.bloodrage.odds.cards import ANY, STRONGEST, battle_odds
from meadhall.games.bloodrage.pieces.board import PROVINCE_NAMES
from meadhall.games.bloodrage.pieces.sheet import DOOM_GLORY
from meadhall.games.bloodrage.terms import LAY
from tests.companion.asking import Json, ask
from tests.rule import rule
from tests.rules.bloodrage.table import Table

HAND = "odins-smite friggas-grace"


def laid_out(figures: dict[str, str], hidden: int, province: str) -> Table:
    """Return the same battle in the engine; the rival's hand is any cards of the Age."""
    table = Table("bear wolf", age=1)
    for clan, names in figures.items():
        for name in names.split():
            table.put(clan, table_place(name, province), name)
    table.hand("bear", HAND)
    g = table.g
    deck = g.book.decks[2][0][:]
    for card in g.clans[0].hand.cards:
        deck.remove(card)
    g.clans[1].hand.cards = sorted(deck[:hidden])
    g.decks[0].cards = deck[hidden:]
    return table


def table_place(figure: str, province: str) -> str:
    return "west" if figure == "ship" else province


def chances(found: Json) -> dict[str, float]:
    return {one["subject"]["key"]: one["chance"] for one in found["odds"]["chances"]}


@rule("BR-BATTLE-07")
@pytest.mark.parametrize(("habit", "number"), [("any", ANY), ("strongest", STRONGEST)])
@pytest.mark.parametrize("hidden", [1, 3])
def test_a_battle_has_the_odds_of_the_same_table(hidden: int, habit: str, number: int) -> None:
    table = laid_out({"bear": "warrior warrior leader", "wolf": "warrior warrior troll"}, hidden, "yggdrasil")
    clans = [
        {"warriors": 2, "leader": True, "hand": HAND.split()},
        {"warriors": 2, "monsters": ["troll"], "hidden": hidden},
    ]
    found = ask("bloodrage", "battle", clans=clans, habit=habit)
    begin_pillage(table.g, 0, PROVINCE_NAMES.index("yggdrasil"))
    table.g.run()
    names = table.g.book.names
    expected = {names[LAY.arg(one.action)]: one.chance for one in battle_odds(table.g, 0, [], number)}
    assert chances(found) == {name: pytest.approx(chance, abs=1e-12) for name, chance in expected.items()}
    assert found["strengths"] == [table.strength("bear", "yggdrasil"), table.strength("wolf", "yggdrasil")]


def test_a_known_card_is_reckoned_with() -> None:
    """A rival whose one card is known to all plays that card."""
    mine = {"warriors": 2, "hand": ["tyrs-bash"]}
    weak = ask("bloodrage", "battle", clans=[mine, {"warriors": 2, "hand": ["odins-smite"]}])
    assert chances(weak)["tyrs-bash"] in (0.0, 1.0)


def test_beyond_what_can_be_counted_the_error_is_reported() -> None:
    rival = {"warriors": 1, "hidden": 6}
    found = ask("bloodrage", "battle", clans=[{"warriors": 3, "hand": ["odins-smite"]}, rival, rival, rival])
    assert found["odds"]["chances"][0]["error"] > 0


# -- Glory


@rule("BR-END-02", "BR-STAT-09")
def test_the_end_is_counted_as_at_the_table() -> None:
    table = Table("bear wolf", age=3)
    table.step("bear", rage=4, axes=6, horns=1).glory("bear", 60).glory("wolf", 70)
    final_scoring(table.g)
    clans = [{"glory": 60, "steps": [4, 6, 1]}, {"glory": 70, "steps": [1, 1, 1]}]
    found = ask("bloodrage", "pad", clans=clans, age=3, final=True)["players"]
    assert [one["total"] for one in found] == table.g.scores() == [90, 70]
    assert [one["won"] for one in found] == [True, False]
    stats = [(line["subject"]["key"], line["points"]) for line in found[0]["lines"] if line["of"] == "stat"]
    assert stats == [("rage", 10), ("axes", 20)]


@rule("BR-RAGNAROK-03", "BR-FX-25")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_fallen_of_ragnarok_pay_by_age_and_by_cards(age: int) -> None:
    plain = {"glory": 0, "steps": [1, 1, 1], "fallen": 3}
    found = ask("bloodrage", "pad", clans=[plain, plain], age=age)["players"]
    assert found[0]["total"] == 3 * DOOM_GLORY[age - 1]


@rule("BR-QUEST-11")
def test_quests_pay_what_is_printed() -> None:
    table = Table("bear wolf")
    quest = next(card for card in table.g.cards if card.is_quest and card.age == 1 and 2 in card.copies)
    clans = [{"glory": 1, "steps": [1, 1, 1], "quests": [quest.name]}, {"glory": 1, "steps": [1, 1, 1]}]
    found = ask("bloodrage", "pad", clans=clans, age=1)["players"]
    assert found[0]["total"] == 1 + quest.glory
    assert found[0]["lines"][1]["subject"]["key"] == quest.name


@rule("BR-FX-32")
def test_cards_that_wait_for_the_end_pay_for_figures_on_the_board() -> None:
    table = Table("bear wolf", age=3)
    card = next(one for one in table.g.cards if one.upgrade_text.end_glory > 0 and 2 in one.copies)
    clans = [{"glory": 0, "steps": [1, 1, 1], "upgrades": [card.name], "board": 4}, {"glory": 0, "steps": [1, 1, 1]}]
    found = ask("bloodrage", "pad", clans=clans, age=3, final=True)["players"]
    assert found[0]["total"] == 4 * card.upgrade_text.end_glory
