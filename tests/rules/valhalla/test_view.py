"""The view for one person: what is shown, what is hidden, and strength term by term."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from meadhall.core.chance import seeded
from meadhall.games.valhalla.cards.faces import catalogue
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.views.shapes import BattleView, FighterView, PlayerView
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # an axe, strength 2, against a sword, strength 2
SPECTATOR = -1


def seen_by(table: Table, seat: int) -> list[PlayerView]:
    table.start()
    return view(table.match, seat).players


def battle(table: Table) -> BattleView:
    found = view(table.match, SPECTATOR).battle
    assert found is not None
    return found


def sides(match: Valhalla) -> list[FighterView]:
    fight = view(match, SPECTATOR).battle
    return [] if fight is None else [side for side in (fight.attacker, fight.defender) if side is not None]


def random_game(seats: int, seed: str, log: bool = False) -> Iterator[Valhalla]:
    """Play a game with random answers, question by question."""
    match = GAME.new(GAME.rulebook(GAME.setup(seats)), seeded(seed), log=log)
    assert isinstance(match, Valhalla)
    luck = seeded(f"{seed}: answers")
    while not match.over:
        yield match
        seat = match.asked()
        legal = match.legal(seat)
        match.step(seat, legal[luck.pick(len(legal))])
    yield match


# -- what is hidden


@rule("VAL-AMB-028")
def test_a_hand_is_shown_to_its_owner_its_size_to_all() -> None:
    table = Table(DUEL, {0: ["fury-2", "cut-off"], 1: ["push-back"]})
    assert [player.hand for player in seen_by(table, 0)] == [["fury-2", "cut-off"], None]
    assert [player.hand for player in seen_by(table, 1)] == [None, ["push-back"]]
    assert [player.hand for player in seen_by(table, SPECTATOR)] == [None, None]
    assert [player.hand_size for player in seen_by(table, SPECTATOR)] == [2, 1]


@rule("VAL-AMB-028")
def test_cards_just_drawn_are_shown_to_the_player_who_drew_them() -> None:
    table = Table(DUEL, deck=["fury-2", "push-back"]).play("0: draw")
    assert sorted(seen_by(table, 0)[0].drawn or []) == ["fury-2", "push-back"]
    for seat in (1, SPECTATOR):
        assert seen_by(table, seat)[0].drawn is None
        assert seen_by(table, seat)[0].drawn_size == 2


@rule("VAL-BATTLE-38", "VAL-AMB-028")
def test_valhalla_is_a_face_down_pile_that_only_its_owner_may_look_at() -> None:
    table = Table(DUEL, valhalla={0: ["bear-bera", "wolf-runolf"]})
    own = seen_by(table, 0)[0]
    assert (own.valhalla, own.glory) == (["bear-bera", "wolf-runolf"], 3 + 2)
    for seat in (1, SPECTATOR):
        other = seen_by(table, seat)[0]
        assert (other.valhalla, other.glory, other.score) == (None, None, None)
        assert other.valhalla_size == 2


@rule("VAL-SETUP-07", "VAL-SETUP-09", "VAL-AMB-004")
def test_dealt_jarls_are_shown_to_their_owner_and_the_kept_ones_to_all_once_all_have_chosen() -> None:
    table = Table(at="setup")
    assert len(seen_by(table, 0)[0].dealt_jarls or []) == 3
    assert seen_by(table, 1)[0].dealt_jarls is None
    assert seen_by(table, SPECTATOR)[0].dealt_jarls is None
    table.answer(0, table.options(0)[0])
    assert [player.jarl for player in seen_by(table, 1)] == [None, None]
    table.answer(1, table.options(1)[0])
    assert all(player.jarl for player in seen_by(table, SPECTATOR))


@rule("VAL-AMB-028", "VAL-SETUP-25", "VAL-SETUP-27")
def test_deck_size_discard_pile_squads_and_shields_are_public() -> None:
    table = Table(DUEL, discard=["fury-2", "cut-off"], captured={1: {0: 1}})
    table.start()
    seen = view(table.match, SPECTATOR)
    assert seen.deck == 120 - 2 - 2
    assert seen.discard == ["cut-off", "fury-2"], "the top lies at the end"
    assert [[slot.card for slot in player.squad if slot] for player in seen.players] == [
        ["bear-grim"],
        ["wolf-ulf"],
    ]
    assert [(player.shields, player.captured) for player in seen.players] == [(3, [0, 0]), (4, [1, 0])]


def test_when_the_game_is_over_all_is_open() -> None:
    *_, match = random_game(2, "to the end")
    seen = view(match, SPECTATOR)
    assert seen.over
    assert [player.score for player in seen.players] == match.scores()
    assert all(player.valhalla is not None for player in seen.players)
    assert seen.winners == match.winners()


@rule("VAL-AMB-028")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_byte_of_a_view_changes_in_a_sampled_world(seats: int) -> None:
    luck = seeded("other worlds")
    for at, match in enumerate(random_game(seats, f"hiding {seats}")):
        if at % 7 == 0:
            for seat in range(SPECTATOR, seats):
                world = match.determinize(seat, luck)
                assert isinstance(world, Valhalla)
                assert msgspec.json.encode(view(world, seat)) == msgspec.json.encode(view(match, seat))


@rule("VAL-AMB-028")
def test_sampling_a_world_changes_what_is_hidden() -> None:
    table = Table(DUEL, {0: ["fury-2"] * 4, 1: ["push-back"] * 4})
    table.start()
    world = table.match.determinize(0, seeded("another world"))
    assert isinstance(world, Valhalla)
    assert view(world, 1).players[1].hand != ["push-back"] * 4
    assert view(world, 0).players[0].hand == ["fury-2"] * 4


# -- a battle


def test_both_sides_of_a_battle_are_shown_with_dice_and_cards() -> None:
    table = Table(DUEL, {0: ["new-weapons"]}, {1: "valgard"}, dice=[ONE_AXE, "bow bow", "x"])
    table.play("0: attack 1, play new-weapons, discard-for-reroll x, pick-die x, roll, activate bear-grim")
    seen = battle(table)
    assert (seen.attacker.seat, seen.attacker.rolled, seen.attacker.activated) == (0, True, 1)
    dice = [("bow", True), *[("x", False)] * 4]
    assert [(die.face, die.grey) for die in seen.attacker.dice] == dice
    assert (seen.attacker.tactics, seen.attacker.discarded) == (["new-weapons"], 1)
    assert seen.defender is not None
    assert (seen.defender.rolled, seen.defender.dice, seen.winner) == (False, [], None)
    slot = view(table.match, 1).players[0].squad[0]
    assert slot is not None
    assert (slot.card, slot.activated, [die.face for die in slot.dice]) == ("bear-grim", True, ["axe"])


@rule("VAL-TACTIC-14", "VAL-WAR-19", "VAL-JARL-13")
def test_what_happened_to_jarl_and_dice_is_shown() -> None:
    squads = {0: ["frost-frosti"], 1: ["wolf-ulf"]}
    for jarl, cut, set_aside in (("sigurd", True, 0), ("egil", False, 1)):
        table = Table(squads, {0: ["cut-off"]}, {1: jarl}, dice=["axe axe x x x x", "x x x x x"])
        table.play("0: attack 1", *(["1: use-jarl main"] if jarl == "egil" else []))
        table.play("0: play cut-off, activate frost-frosti, use-ability")
        seen = battle(table).defender
        assert seen is not None
        assert (seen.jarl_cut_off, seen.fewer, seen.set_aside) == (cut, 1, set_aside)


@rule("VAL-BATTLE-40")
def test_strength_is_shown_term_by_term() -> None:
    squads = {0: ["boar-galti"], 1: ["wolf-ulf"]}
    table = Table(squads, {0: ["fury-2"]}, {0: "sigurd"}, dice=["spear x x x x x"])
    table.play("0: attack 1, activate boar-galti, play fury-2")
    seen = battle(table).attacker
    terms = [(term.source, term.card, term.value) for term in seen.terms]
    warrior = [("warrior", "boar-galti", 1), ("ability", "boar-galti", 3)]
    assert terms == [*warrior, ("tactic", "fury-2", 2), ("jarls", "", 1)]
    assert seen.strength == 7


@rule("VAL-TACTIC-04")
def test_before_a_warrior_is_activated_nothing_counts() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {0: "sigurd"}, dice=ONE_AXE).play("0: attack 1, play fury-2")
    assert (battle(table).attacker.strength, battle(table).attacker.terms) == (0, [])
    table.play("0: activate bear-grim")
    assert battle(table).attacker.strength == 2 + 2 + 1


@rule("VAL-AMB-057")
def test_after_the_battle_the_strength_that_counted_is_still_shown() -> None:
    table = Table(DUEL, jarls={0: "einar", 1: "esbjorn"}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    seen = battle(table)
    assert (seen.winner, seen.difference, seen.attacker.strength) == (0, 2, 2)
    assert table.valhalla(0) == ["bear-grim"], "though he has left"
    assert [term.value for term in seen.attacker.terms] == [2]


@rule("VAL-BATTLE-40")
@pytest.mark.parametrize("seats", [2, 3])
def test_in_random_battles_the_terms_add_up_to_the_strength(seats: int) -> None:
    shown = 0
    for seed in range(3):
        for match in random_game(seats, f"terms {seats} {seed}", log=True):
            for side in sides(match):
                assert sum(term.value for term in side.terms) == side.strength
                shown += side.strength > 0
    assert shown > 100


@rule("VAL-TL-11", "VAL-TL-16")
def test_the_strength_shown_after_a_phase_is_the_one_that_was_announced() -> None:
    looked = 0
    for match in random_game(3, "announced", log=True):
        seen = view(match, SPECTATOR).battle
        if seen is None or seen.defender is None or seen.winner is None:
            continue
        assert match.log is not None
        announced = [event.numbers[0] for event in match.log if event.what.key == "strength"][-2:]
        assert announced == [seen.attacker.strength, seen.defender.strength]
        assert seen.difference == abs(seen.attacker.strength - seen.defender.strength)
        looked += 1
    assert looked


def test_the_catalogue_shows_what_is_printed_on_every_card() -> None:
    match = Table().match
    seen = catalogue(match)
    assert sum(face.copies for face in seen.cards) == 120
    bera = next(face for face in seen.cards if face.key == "bear-bera")
    assert (bera.clan, bera.strength, bera.glory, bera.symbols) == ("bear", 8, 3, 4)
    assert bera.weapons == ["sword", "axe", "spear", "shield"]
    giant = next(face for face in seen.cards if face.key == "frost-jokul")
    assert (giant.pattern, giant.weapons, giant.symbols, giant.ability) == ("SAME3", [], 3, "FROST")
    assert len(seen.jarls) == 25
