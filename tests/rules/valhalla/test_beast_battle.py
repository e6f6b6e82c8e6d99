"""Chapters 22 and 30.7: the steps of a battle against a beast, and what each outcome changes."""

from __future__ import annotations

import pytest

from meadhall.core.chance import seeded
from meadhall.core.procedure import Window
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.battle import SEND
from meadhall.games.valhalla.beasts.battle import (
    BeastLast,
    ChooseEntering,
    ChooseHeroes,
    ChooseWithin,
    ClearUp,
    CompareWithBeast,
    FrostAlone,
    HeroFights,
    HeroRolls,
    PayForDefeat,
    SendHeroes,
    TrimGlory,
    check_over,
    face_beast,
)
from meadhall.games.valhalla.beasts.dread import make
from meadhall.games.valhalla.beasts.lair import Dread, lair, room_for_glory
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import BEAST, EMPTY, Moment, Permit
from tests.rule import rule
from tests.rules.valhalla.meet import against_beast, beast, met_beast, offered
from tests.rules.valhalla.table import Table

WAYS = ["solo", "coop"]
SIDES = [True, False]


def capped(match: Valhalla, cap: int) -> Valhalla:
    """Let this much glory into Valhalla, without regard to the number of players."""
    den = lair(match)
    den.stack = [beast() for _ in den.stack]
    den.active().cap = cap - den.extra_cap
    return match


@rule("VAL-SOLO-43", "VAL-SOLO-57", "VAL-SOLO-55")
@pytest.mark.parametrize("way", WAYS)
def test_after_a_won_attack_all_go_unasked_if_the_cap_has_room_for_just_them(way: str) -> None:
    match = capped(met_beast(way, attacks=True, won=True), 2)
    before = len(match.stack)
    ChooseHeroes(0, "").run(match)
    assert (match.battle().sending, len(match.stack)) == (0b11, before)


@rule("VAL-SOLO-43", "VAL-SOLO-57", "VAL-AMB-124")
@pytest.mark.parametrize(("rules", "asked"), [(1, ChooseWithin), (2, ChooseEntering), (3, ChooseEntering)])
def test_since_the_second_version_who_does_not_fit_is_left_out_by_choice(rules: int, asked: type) -> None:
    match = capped(met_beast("solo", attacks=True, won=True, rules=rules), 1)
    ChooseHeroes(0, "").run(match)
    assert type(match.stack[-1]) is asked


@rule("VAL-SOLO-45", "VAL-SOLO-52")
@pytest.mark.parametrize("attacks", SIDES)
@pytest.mark.parametrize("slot", [0, 1])
def test_after_a_defeat_an_only_activated_warrior_may_go_wherever_he_stands(attacks: bool, slot: int) -> None:
    match = met_beast("solo", attacks, won=False, used=1 << slot)
    ChooseHeroes(0, "").run(match)
    assert offered(match) == [PASS, SEND.of(slot)]


@rule("VAL-SOLO-56")
@pytest.mark.parametrize(("attacks", "won", "left"), [(True, True, 0), (True, False, 2), (False, True, 2)])
def test_only_a_won_attack_discards_those_who_do_not_enter(attacks: bool, won: bool, left: int) -> None:
    match = met_beast("solo", attacks, won)
    SendHeroes(0, "").run(match)
    assert match.players[0].size() == left


@rule("VAL-SOLO-53", "VAL-SOLO-46", "VAL-SOLO-54", "VAL-TV-34")
@pytest.mark.parametrize(
    ("attacks", "won", "shields", "cards"),
    [(True, True, 4, 0), (True, False, 4, 4), (False, True, 4, 0), (False, False, 3, 4)],
)
def test_what_a_battle_costs(attacks: bool, won: bool, shields: int, cards: int) -> None:
    match = met_beast("solo", attacks, won)
    lair(match).level = 2
    deck = len(match.deck.cards)
    PayForDefeat(0, "").run(match)
    assert (match.players[0].shields, deck - len(match.deck.cards)) == (shields, cards)


@rule("VAL-TL-63", "VAL-SOLO-40", "VAL-SOLO-48")
@pytest.mark.parametrize("attacks", SIDES)
@pytest.mark.parametrize(("strength", "difference"), [(4, 1), (6, 1), (8, 3)])
def test_the_strengths_are_compared(attacks: bool, strength: int, difference: int) -> None:
    match = met_beast("solo", attacks, won=False, used=0b01)  # Bjorn alone, as strong as five
    match.battle().of(BEAST).strength = strength
    CompareWithBeast(0, "").run(match)
    assert (match.battle().winner, match.battle().difference) == (0 if strength < 5 else BEAST, difference)


@rule("VAL-AMB-119", "VAL-DIFF-61")
@pytest.mark.parametrize("attacks", SIDES)
def test_without_an_activated_warrior_even_nothing_is_not_beaten(attacks: bool) -> None:
    match = met_beast("solo", attacks, won=True, used=0)
    match.battle().of(BEAST).strength = 0
    CompareWithBeast(0, "").run(match)
    assert match.battle().winner == BEAST


@rule("VAL-SOLO-31", "VAL-SOLO-32", "VAL-DIFF-12")
@pytest.mark.parametrize(
    ("each", "before", "grey", "dice"),
    [(False, False, 3, 1), (False, True, 3, 0), (True, True, 3, 1), (False, False, 0, 0)],
)
def test_a_frost_giant_who_gave_a_die_has_done_something(each: bool, before: bool, grey: int, dice: int) -> None:
    match = met_beast("solo", True, won=False, dice="axe")
    match.battle().frost, match.grey, match.fighter(0).applied = before, grey, 0b10
    FrostAlone(each).activated(match, 0, 2)
    assert (sum(match.fighter(0).pool), match.fighter(0).applied) == (dice, 0b110 if dice else 0b10)


@rule("VAL-SOLO-44", "VAL-SOLO-20")
def test_who_attacks_the_beast_has_attacked_in_this_turn() -> None:
    table = against_beast("solo", ["wolf-ulf"], beast())
    assert table.play("0: attack-beast").match.attacked


@rule("VAL-TL-62", "VAL-SOLO-37")
@pytest.mark.parametrize(("attacks", "moment"), [(True, Moment.ATTACK), (False, Moment.DEFENCE)])
def test_the_player_fights_as_attacker_or_as_defender(attacks: bool, moment: int) -> None:
    match = met_beast("solo", attacks, won=False)
    match.chance = seeded("roll")
    HeroRolls(0, "").run(match)
    assert sum(match.fighter(0).pool) == 6
    HeroFights(0, "").run(match)
    window = match.stack[-1]
    assert isinstance(window, Window)
    assert (window.moment, window.seat) == (moment, 0)


@rule("VAL-SOLO-37", "VAL-TL-60")
def test_the_jarl_acts_before_the_battle_as_usual() -> None:
    table = against_beast("solo", ["wolf-ulf"], beast(), jarls={0: "egil"}).play("0: attack-beast")
    assert not table.match.fighter(0).rolled
    assert table.may("0: use-jarl main")


@rule("VAL-AMB-121", "VAL-SOLO-83", "VAL-SOLO-85")
@pytest.mark.parametrize("won", SIDES)
@pytest.mark.parametrize(("kind", "always"), [("M_LOSS_GLORY", False), ("M_EVERY_GLORY", True)])
def test_what_the_card_does_after_the_battle_may_hang_on_its_outcome(won: bool, kind: str, always: bool) -> None:
    match = met_beast("solo", True, won, card=beast(dread=make(kind, EMPTY)), valhalla={0: ["wolf-ulf"]})
    BeastLast(0, "").run(match)
    match.run()
    assert glory(match, 0) == (0 if always or not won else 1)


@rule("VAL-SOLO-39", "VAL-AMB-121")
@pytest.mark.parametrize("way", WAYS)
def test_the_card_that_was_fought_counts_until_the_battle_is_cleared_up(way: str) -> None:
    match = against_beast(way, ["bear-bjorn"], beast()).match
    den = lair(match)
    first, second = den.stack[0], den.stack[1]
    face_beast(match, 0, attacks=True)
    den.at = 1
    assert (den.card(), den.active()) == (first, second)
    ClearUp(0, "").run(match)
    assert (den.card(), match.fight) == (second, None)


@rule("VAL-AMB-127")
@pytest.mark.parametrize(("cap", "before", "kept"), [(3, 0, 3), (2, 0, 2), (2, 3, 3), (1, 2, 2), (4, 0, 3)])
def test_what_came_beyond_the_cap_is_lost_and_no_more(cap: int, before: int, kept: int) -> None:
    match = capped(met_beast("solo", True, won=False, valhalla={0: ["bear-bodvar"]}), cap)  # worth three
    lair(match).before_moves = before
    TrimGlory(0, "").run(match)
    assert glory(match, 0) == kept


@rule("VAL-AMB-125")
@pytest.mark.parametrize(("cap", "room"), [(2, 0), (3, 0), (4, 1)])
def test_the_room_under_the_cap(cap: int, room: int) -> None:
    match = against_beast("solo", [], beast(), valhalla={0: ["bear-bodvar"]}).match  # worth three
    assert room_for_glory(capped(match, cap)) == room


@rule("VAL-TL-66", "VAL-AMB-128", "VAL-SOLO-59", "VAL-SOLO-60")
@pytest.mark.parametrize(
    ("shields", "deck", "ran_out", "over"),
    [((3, 3), 1, False, False), ((3, 0), 1, False, True), ((3, 3), 0, False, True), ((3, 3), 1, True, True)],
)
def test_what_ends_the_game(shields: tuple[int, int], deck: int, ran_out: bool, over: bool) -> None:
    match = against_beast("coop", ["wolf-ulf"], beast()).match
    for player, own in zip(match.players, shields, strict=True):
        player.shields = own
    del match.deck.cards[deck:]
    match.ran_out = ran_out
    check_over(match)
    assert (match.over, match.lost_together()) == (over, over)


class Watcher(Dread):
    """Forbids the fighter all tactics and jarls."""

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        return "VAL-SOLO-80"


@rule("VAL-SOLO-02", "VAL-SOLO-60")
def test_the_card_binds_those_who_fight_it_and_while_they_fight() -> None:
    match = against_beast("coop", ["wolf-ulf"], beast(dread=Watcher())).match
    assert match.may(Permit.TACTIC, 0)
    assert match.objection(Permit.FINAL_ROUND, 0) == "VAL-SOLO-60"
    match.fight = Battle(Fighter(0), Fighter(BEAST))
    assert [match.objection(Permit.TACTIC, seat) for seat in (0, 1)] == ["VAL-SOLO-80", ""]


@rule("VAL-SOLO-08", "VAL-SOLO-07")
@pytest.mark.parametrize(("at", "below"), [(0, 4), (1, 6), (2, None)])
def test_who_looks_sees_the_active_card_the_next_and_the_dice(at: int, below: int | None) -> None:
    den = lair(against_beast("solo", [], beast()).match)
    den.stack, den.at, den.covered = [beast(strength=n) for n in (2, 4, 6)], at, 0b100101
    shown = den.show(0)
    card, under = shown["card"], shown["below"]
    assert card is not None
    assert (card["strength"], under and under["strength"], shown["left"]) == (2 + 2 * at, below, 6 - at)
    assert shown["covered"] == [0, 2, 5]
    den.at = 3
    assert (den.show(0)["card"], den.show(0)["below"], den.show(0)["covered"]) == (None, None, [])


@rule("VAL-SOLO-29", "VAL-SOLO-55")
def test_players_may_add_to_strength_and_cap() -> None:
    den = lair(against_beast("solo", [], beast(strength=7)).match)
    den.extra_strength, den.extra_cap = 2, 3
    assert (den.strength(), den.cap()) == (9, 12)


@rule("VAL-INV-10")
@pytest.mark.parametrize(
    ("caps", "at", "extra", "begun", "broken"),
    [
        ((3, 1), 0, 0, True, False),
        ((2, 1), 0, 0, True, True),
        ((2, 1), 0, 1, True, False),
        ((3, 1), 1, 0, True, False),
        ((1, 3), 0, 0, True, True),
        ((2, 1), 0, 0, False, False),
        ((2, 1), 2, 0, True, False),
    ],
)
def test_a_valhalla_above_every_cap_so_far_is_noticed(
    caps: tuple[int, int], at: int, extra: int, begun: bool, broken: bool
) -> None:
    table = against_beast("solo", [], beast(), valhalla={0: ["bear-bodvar"]})  # worth three
    den = lair(table.match)
    den.stack, den.at, den.extra_cap, den.begun = [beast(), beast()], at, extra, begun
    for card, cap in zip(den.stack, caps, strict=True):
        card.cap = cap
    assert said(table) == ("VAL-INV-10" if broken else "")
    table.match.fight = Battle(Fighter(0), Fighter(BEAST))
    assert said(table) == "", "while they fight it may be"


def said(table: Table) -> str:
    """Return what the way of playing finds broken."""
    match = table.match
    return next(module for module in match.rules.modules if module.key == "solo").broken(match)
