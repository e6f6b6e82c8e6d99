"""The odds for people: whom to attack, the chances in a battle, the next answer."""

from __future__ import annotations

import msgspec

from meadhall.core.chance import seeded
from meadhall.games.valhalla.battles.arming import ACTIVATE
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.odds.battle import UNSEEN, battle_odds
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.turn import ATTACK
from meadhall.interface import shelf
from meadhall.interface.wire import Odds
from tests.rule import rule
from tests.rules.valhalla.table import Table

HANDS = {0: ["push-back"], 1: ["fury-2", "wolf-hundolf"]}


def asked_odds(table: Table, seat: int) -> Odds:
    found = shelf.odds(GAME, table.match, seat)
    assert found is not None
    return found


@rule("VAL-TURN-20")
def test_before_an_attack_every_rival_has_his_chance() -> None:
    table = Table({0: ["wolf-ulf", "bear-grim"], 1: ["bear-bjorn"], 2: ["wolf-ulf"]}, HANDS, seats=3)
    table.start()
    found = asked_odds(table, 0).chances
    assert [(likely.of, likely.action) for likely in found] == [
        ("win-against", ATTACK.of(1)),
        ("win-against", ATTACK.of(2)),
    ]
    assert [likely.chance for likely in found] == [target.chance for target in battle_odds(table.match, 0, UNSEEN)]
    assert shelf.odds(GAME, table.match, 1) is None, "it is not his turn"


@rule("VAL-SETUP-28", "VAL-BATTLE-20")
def test_in_a_battle_the_odds_know_the_next_answer_but_no_hidden_card() -> None:
    table = Table({0: ["wolf-ulf"], 1: ["bear-bjorn"]}, HANDS, dice=["axe sword x x x x"])
    table.play("0: attack 1")
    odds = asked_odds(table, 0)
    assert odds.best in (ACTIVATE.of(0), *table.match.legal(0))
    assert [likely.of for likely in odds.chances] == ["win", "reach"]
    assert odds.chances[1].chance == 1.0, "he can be armed at once"
    for seed in ("one", "two"):
        world = table.match.determinize(0, seeded(seed))
        again = shelf.odds(GAME, world, 0)
        assert msgspec.json.encode(again) == msgspec.json.encode(odds)


def test_a_defender_who_has_enough_keeps_his_cards() -> None:
    hand = {1: ["fury-2", "push-back"]}
    table = Table({0: ["bear-grim"], 1: ["bear-bersi"]}, hand, dice=["axe x x x x x", "sword axe spear axe bow shield"])
    table.play("0: attack 1, activate bear-grim, pass")
    played = []
    while table.match.fight is not None and table.match.is_asked(1):
        best = asked_odds(table, 1).best
        assert best is not None
        played.append(GAME.vocabulary.verb_of(best).key)
        table.match.step(1, best)
        if table.match.fight is None or table.match.fight.defender.frozen:
            break
    assert "play-tactic" not in played
    assert asked_cards(table.match) == 2


def asked_cards(match: Valhalla) -> int:
    """Count the defender's cards, without those drawn after a defeat."""
    return sum(1 for kind in match.players[1].hand.cards if match.cards.is_tactic(kind))


def test_chances_stay_chances() -> None:
    table = Table({0: ["wolf-ulf", "frost-frosti"], 1: ["bear-bjorn"]}, HANDS, dice=["axe sword x x bow bow"])
    table.play("0: attack 1")
    found = asked_odds(table, 0).chances
    reach = [likely.chance for likely in found if likely.of == "reach"]
    assert reach == sorted(reach, reverse=True)
    assert all(0 <= likely.chance <= 1 + 1e-9 for likely in found)


@rule("VAL-BATTLE-22")
def test_strength_without_an_armed_warrior_is_no_strength() -> None:
    squads, hand = {0: ["bear-bersi"], 1: ["bear-bjorn"]}, {0: ["fury-2", "fury-2"]}
    table = Table(squads, hand, {0: "sigurd"}, dice="x x x x x x x x x x")
    table.play("0: attack 1, play fury-2, play fury-2", *["0: discard-for-reroll x, pick-die x, roll"] * 4)
    assert table.dice(0) == ["x", "x"], "he wants three"
    odds = asked_odds(table, 0)
    assert [likely.chance for likely in odds.chances] == [0.0]
    assert odds.best in table.match.legal(0)
