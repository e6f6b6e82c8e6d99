"""Battle odds: over all hands that the seat must consider, and no others.   (spec: BR-BATTLE)"""

from __future__ import annotations

from itertools import combinations
from math import sqrt

import pytest

from meadhall.core.chance import Chance, seeded
from meadhall.core.events import Event
from meadhall.games.bloodrage.battles.battle import Choose
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.odds.cards import STRONGEST, CardOdds, Lays, battle_odds, pillage_odds
from meadhall.games.bloodrage.odds.fight import before_battle, readiest
from meadhall.games.bloodrage.odds.view import odds_for
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import ADD, LAY, PROVINCES, RESERVE, WARRIOR, Phase
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, Table

BEAR, WOLF = 0, 1


def duel(deck: str, bear: str, wolf: str, figures: str = "warrior warrior", age: int = 1) -> Table:
    """Bear pillages Gimle, where wolf has one Leader. The rest of the deck is short."""
    table = Table("bear wolf", age=age).put("bear", "gimle", figures).put("wolf", "gimle", "leader warrior")
    table.g.decks[age - 1].cards = [CARD_NAMES.index(name) for name in deck.split()]
    return table.hand("bear", bear).hand("wolf", wolf).begin().play("bear: pillage gimle")


def shown(odds: list[CardOdds]) -> dict[str, float]:
    return {CARD_NAMES[LAY.arg(card.action)]: card.chance for card in odds}


# -- against brute force


def hands_of(table: Table) -> list[tuple[int, ...]]:
    """Return every hand that wolf may hold, once for each way to get it."""
    held = table.clan("wolf").hand.cards
    hidden = table.g.decks[table.g.age - 1].cards + held
    return list(combinations(hidden, len(held)))


def wins(g: BloodRage, seat: int, action: int) -> float:
    """Does bear win after this answer if both then play to win? All answers are tried."""
    world = g.copy()
    world.log = []
    world.step(seat, action)
    if any(event.what.key in ("won", "nobody-won") for event in world.log):
        return float(any(event.what.key == "won" and event.seat == BEAR for event in world.log))
    other = world.asked()
    ends = [wins(world, other, answer) for answer in world.legal(other)]
    return max(ends) if other == BEAR else min(ends)


def brute(table: Table, card: str) -> float:
    """Try every hand, every card played from it, and every answer after that."""
    ends: list[float] = []
    for hand in hands_of(table):
        for theirs in hand:
            world = table.g.copy()
            world.clans[WOLF].hand.cards = sorted(hand)
            world.step(WOLF, LAY.of(theirs))
            ends.append(wins(world, BEAR, LAY.of(CARD_NAMES.index(card))))
    return sum(ends) / len(ends)


CASES = [
    duel("odins-smite heimdalls-sight tyrs-smite-1 alfheim-1", "tyrs-bash odins-smite heimdalls-sight", "tyrs-smash-1"),
    duel("odins-tide tyrs-rage-2 manheim-2", "heimdalls-eye odins-tide tyrs-crush-2", "heimdalls-eye valkyrie", age=2),
    duel(
        "thors-primacy lokis-poison tyrs-crush-3",
        "thors-primacy odins-tide heimdalls-gaze",
        "heimdalls-gaze jotunheim-3",
        age=3,
    ),
    duel("odins-tide tyrs-smite-2", "odins-tide tyrs-rage-2", "tyrs-crush-2 heimdalls-eye", "warrior leader", age=2)
    .sheet("bear", "friggas-protection")
    .sheet("wolf", "friggas-protection tyrs-domain")
    .rage("wolf", 1),
]


@rule("BR-BATTLE-07", "BR-BATTLE-09", "BR-BATTLE-11", "BR-FX-27")
@pytest.mark.parametrize("table", CASES)
def test_every_chance_is_that_of_all_hands_played_out(table: Table) -> None:
    odds = battle_odds(table.g, BEAR, [])
    assert len(odds) == len(table.options("bear"))
    for name, chance in shown(odds).items():
        assert abs(chance - brute(table, name)) < 1e-9, name
    assert {card.error for card in odds} == {0.0}


@rule("BR-FX-07")
def test_after_a_watch_everybody_lays_the_strongest_card() -> None:
    """3 + 5 of the bears lose to 4 + 6 alone. Wolf has a 3, and a 6 or a quest: only the played card is swept away."""
    table = duel("tyrs-rage-2", "heimdalls-watch-2 tyrs-smite-2", "tyrs-smash-1 manheim-2", 3 * "warrior ", age=2)
    table.clan("wolf").known = [CARD_NAMES.index("tyrs-smash-1")]
    assert shown(battle_odds(table.g, BEAR, []))["heimdalls-watch-2"] == pytest.approx(3 / 4)


@rule("BR-BATTLE-02")
def test_against_the_strongest_card_no_weak_one_helps() -> None:
    """Every hand of wolf has a 3: 2 + 2 never beats 4 + 3, though it may beat 4 and a quest."""
    table = duel("", "tyrs-bash tyrs-smite-1", "tyrs-smash-1 alfheim-1", "leader")
    assert shown(battle_odds(table.g, BEAR, []))["tyrs-bash"] == pytest.approx(0.5)
    assert shown(battle_odds(table.g, BEAR, [], STRONGEST)) == {"tyrs-bash": 0.0, "tyrs-smite-1": 1.0}


# -- memory


def seen_by(g: BloodRage, seat: int) -> list[Event]:
    return [event for event in g.log or [] if event.seen_by(seat)]


def battles(seats: int, games: int, chance: Chance) -> list[tuple[BloodRage, int]]:
    """Yield positions of random games in which a player is about to play a card."""
    out: list[tuple[BloodRage, int]] = []
    for number in range(games):
        g = GAME.new(GAME.rulebook(GAME.setup(seats)), seeded(f"odds {seats} {number}"), log=True)
        assert isinstance(g, BloodRage)
        while not g.over:
            seat = g.asked()
            if isinstance(g.stack[-1], Choose):
                twin = g.copy()
                twin.log = list(g.log or [])
                out.append((twin, seat))
            legal = g.legal(seat)
            g.step(seat, legal[chance.pick(len(legal))])
    return out


@rule("BR-DRAFT-04", "BR-DRAFT-06", "BR-AMB-10")
@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 3)])
def test_the_true_hands_are_always_among_those_reckoned_with(seats: int, games: int) -> None:
    exact = 0
    for g, seat in battles(seats, games, seeded("true hands")):
        world = before_battle(g, seat)
        assert world is not None
        lays = Lays(world, seat, seen_by(g, seat), STRONGEST)
        true = tuple(tuple(world.clans[rival].hand.cards) for rival in lays.rivals)
        exact += lays.exact
        assert not lays.exact or true in {lay.hands for lay in lays.all}
    assert exact > 10


@rule("BR-DRAFT-07")
def test_of_two_players_each_knows_most_of_the_others_hand() -> None:
    """Two cards are certain, two of four, two of six never seen: ninety hands and not all 924."""
    g = GAME.new(GAME.rulebook(GAME.setup(2)), seeded("ninety"), log=True)
    assert isinstance(g, BloodRage)
    while g.phase == Phase.GIFTS:
        g.step(g.asked(), g.legal(g.asked())[0])
    province = next(place for place in range(1, PROVINCES) if g.live_province[place])
    for seat in (BEAR, WOLF):
        g.move(seat, WARRIOR, RESERVE, province)
    assert pillage_odds(g, BEAR, province, seen_by(g, BEAR))[0].hands == 90
    assert pillage_odds(g, BEAR, province, [])[0].hands == 924


@rule("BR-AMB-10")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_world_a_seat_may_imagine_gives_the_same_odds(seats: int) -> None:
    chance = seeded("worlds")
    for g, seat in battles(seats, 1, chance)[::3]:
        seen = seen_by(g, seat)
        first, second = (battle_odds(g.determinize(seat, chance), seat, seen) for _ in range(2))
        assert [(card.action, card.chance, card.error) for card in first] == [
            (card.action, card.chance, card.error) for card in second
        ]


# -- against play


def test_chances_come_true() -> None:
    """Random drafts, random cards, best play in the fight: the share of battles won equals the stated chance."""
    chance = seeded("come true")
    promised = won = spread = 0.0
    for g, seat in battles(3, 3, chance):
        odds = battle_odds(g, seat, seen_by(g, seat))
        mine = odds[chance.pick(len(odds))]
        won += fought(g, seat, mine.action, chance) == seat
        promised += mine.chance
        spread += mine.chance * (1 - mine.chance) + mine.error**2
    assert spread > 1.5
    assert abs(won - promised) < 4 * sqrt(spread)


def fought(g: BloodRage, seat: int, action: int, chance: Chance) -> int:
    """Return the winner if all players play a random card, and then play to win."""
    world = before_battle(g, seat)
    assert world is not None
    world.log = []
    for other in [other for other in range(g.seats) if world.is_asked(other)]:
        legal = world.legal(other)
        world.step(other, action if other == seat else legal[chance.pick(len(legal))])
    while not any(event.what.key in ("won", "nobody-won") for event in world.log):
        world.step(world.asked(), readiest(world, world.asked()))
    return next((event.seat for event in world.log if event.what.key == "won"), -1)


def test_drawn_hands_agree_with_counted_ones() -> None:
    moments = [(g, seat) for g, seat in battles(2, 4, seeded("drawn")) if g.age > 1]
    for g, seat in moments[:3]:
        seen = seen_by(g, seat)
        pairs = zip(battle_odds(g, seat, seen), battle_odds(g, seat, seen, most=0), strict=True)
        for counted, drawn in pairs:
            assert counted.error == 0.0
            assert abs(drawn.chance - counted.chance) <= 4 * max(drawn.error, 0.002)


# -- for people


@rule("BR-PILLAGE-02")
def test_a_pillage_is_judged_before_it_is_declared() -> None:
    table = Table("bear wolf").put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.put("bear", "utgard", "warrior").hand("bear", "tyrs-bash").hand("wolf", "tyrs-smash-1").begin()
    odds = odds_for(table.g, BEAR, [])
    assert odds is not None
    assert [(line.of, line.subject.key if line.subject else "") for line in odds.chances] == [("win-at", "gimle")]
    assert odds.chances[0].chance == pillage_odds(table.g, BEAR, PROVINCES - 1, [])[0].chance
    assert odds.chances[0].action == table.action("pillage gimle")
    assert odds_for(table.g, WOLF, []) is None


@rule("BR-BATTLE-08", "BR-BATTLE-09")
def test_cards_with_a_white_disc_are_judged_after_the_reveal() -> None:
    """2 + 2 against 4 + 0: with the Eye bear wins, because no other is left in deck or hand."""
    table = duel("", "heimdalls-eye tyrs-bash", "manheim-2 alfheim-2", age=2)
    table.battle("bear: tyrs-bash", "wolf: manheim-2")
    odds = odds_for(table.g, BEAR, [])
    assert odds is not None
    assert [line.of for line in odds.chances] == ["win-so", "win-adding"]
    assert odds.best == odds.chances[1].action == ADD.of(CARD_NAMES.index("heimdalls-eye"))
    assert odds.chances[1].chance == 1.0


def test_who_does_not_fight_gets_no_odds() -> None:
    table = Table("bear wolf serpent").put("bear", "gimle", "warrior").put("wolf", "gimle", "warrior")
    table.hand("bear", "tyrs-bash").hand("wolf", "tyrs-bash").begin().play("bear: pillage gimle")
    assert odds_for(table.g, 2, []) is None
    odds = odds_for(table.g, BEAR, [])
    assert odds is not None
    assert [line.of for line in odds.chances] == ["win-with"]
    assert table.g.phase == Phase.ACTION
