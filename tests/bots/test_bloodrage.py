"""Bots at a table of Blood Rage: what they think, that it is sane, and that they peek at nothing."""

from __future__ import annotations

import pytest

from meadhall.bots.bloodrage.look import Look
from meadhall.bots.bloodrage.policy import BLOOD_RAGE_POLICY
from meadhall.bots.bloodrage.values import NAMES, features, values_of
from meadhall.bots.bloodrage.weights import DOUBT, DRAFT, HAND, PLAYED, SIGNS
from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES
from tests.rules.bloodrage.table import CARDS, Table


def begun(seats: int, seed: str) -> BloodRage:
    match = GAME.new(GAME.rulebook(GAME.setup(seats)), seeded(seed))
    assert isinstance(match, BloodRage)
    return match


def quick(table: Table, name: str) -> str:
    """What comes to mind at once, as a sentence."""
    seat = table.seat(name)
    return table.words(BLOOD_RAGE_POLICY.choose(table.g, seat, table.g.legal(seat), seeded("quick")))


# -- nothing hidden


@pytest.mark.parametrize(("name", "every"), [("karl", 5), ("jarl", 17), ("einherjar@12", 43)])
def test_hidden_cards_change_no_answer(name: str, every: int) -> None:
    """At every so many questions of a game: other hands, packets and decks, the same luck in thinking."""
    match, chance, asked = begun(3, "hidden"), seeded("play"), 0
    while not match.over:
        seat = match.asked()
        asked += 1
        if asked % every == 0:
            worlds = [match, *(match.determinize(seat, chance) for _ in range(2))]
            answers = {Driver(GAME, seeded("think")).choose(world, seat, recruit(name, GAME)) for world in worlds}
            assert len(answers) == 1
        match.step(seat, BLOOD_RAGE_POLICY.choose(match, seat, match.legal(seat), chance))
    assert asked > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_by_habit_are_legal_and_judged(seats: int) -> None:
    match, chance = begun(seats, f"habit {seats}"), seeded("habit")
    while not match.over:
        seat = match.asked()
        legal = match.legal(seat)
        weights = BLOOD_RAGE_POLICY.priors(match, seat, legal)
        assert len(weights) == len(legal)
        assert min(weights) > 0
        assert sum(values_of(match)) == pytest.approx(1.0)
        action = BLOOD_RAGE_POLICY.choose(match, seat, legal, chance)
        assert action in legal
        match.step(seat, action)
    assert max(match.scores()) > 25


def test_a_jarl_plays_a_game_without_failing() -> None:
    match, driver = begun(2, "jarl"), Driver(GAME, seeded("jarl"))
    bots = [recruit("jarl@2", GAME), recruit("karl", GAME)]
    while not match.over:
        seat = match.asked()
        match.step(seat, driver.choose(match, seat, bots[seat]))
    assert driver.failures == 0


def test_a_karl_beats_thralls() -> None:
    for number in range(4):
        match, driver = begun(2, f"karl {number}"), Driver(GAME, seeded(f"karl {number}"))
        bots = [recruit("karl" if seat == number % 2 else "thrall", GAME) for seat in range(2)]
        while not match.over:
            seat = match.asked()
            match.step(seat, driver.choose(match, seat, bots[seat]))
        assert match.winners() == [number % 2]


# -- what they think


def test_the_weights_fit_the_signs_and_the_cards() -> None:
    table = Table("bear wolf")
    assert len(features(Look(table.g, 0))) == len(NAMES)
    assert [len(DOUBT), len(SIGNS), len(HAND), len(PLAYED)] == [AGES] * 4
    assert {len(row) for row in SIGNS} == {len(NAMES)}
    assert {len(DRAFT), *(len(row) for row in [*HAND, *PLAYED])} == {len(CARDS)}


def test_more_glory_and_more_rage_are_better() -> None:
    even = values_of(Table("bear wolf").begin().g)
    assert values_of(Table("bear wolf").glory("bear", 10).begin().g)[0] > even[0]
    assert values_of(Table("bear wolf").rage("wolf", 3).begin().g)[0] > even[0]
    assert values_of(Table("bear wolf", age=3).glory("wolf", 30).begin().g)[1] > 0.8


def test_an_empty_province_is_pillaged_at_once() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").begin()
    assert quick(table, "bear") == "pillage gimle"


def test_a_hopeless_pillage_is_not_declared() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").put("wolf", "gimle", "leader warrior warrior warrior")
    assert quick(table.hand("wolf", "tyrs-smite-1").begin(), "bear") != "pillage gimle"


def test_the_last_rage_is_kept_until_the_quest_is_laid() -> None:
    table = Table("bear wolf").put("bear", "horgr", "leader").hand("bear", "jotunheim-1").rage("bear", 1)
    table.pillaged("horgr")
    assert quick(table.begin(), "bear") == "quest jotunheim-1"


def test_the_strongest_figure_is_kept_from_the_tide() -> None:
    table = Table("bear wolf", age=2).put("bear", "gimle", "warrior leader").put("wolf", "gimle", "warrior warrior")
    table.hand("bear", "tyrs-crush-2").hand("wolf", "odins-tide").begin().play("bear: pillage gimle")
    table.battle("bear: tyrs-crush-2", "wolf: odins-tide")
    assert table.prompt() == "spare"
    assert quick(table, "bear") == "spare leader"


def test_a_disc_is_added_only_where_it_turns_the_battle() -> None:
    for wolf, answer in (("tyrs-smash-1", "add heimdalls-eye"), ("alfheim-2", "pass")):
        table = Table("bear wolf", age=2).put("bear", "gimle", "warrior warrior").put("wolf", "gimle", "warrior")
        table.hand("bear", "heimdalls-eye tyrs-bash").hand("wolf", wolf).begin().play("bear: pillage gimle")
        table.battle("bear: tyrs-bash", f"wolf: {wolf}")
        assert quick(table, "bear") == answer
