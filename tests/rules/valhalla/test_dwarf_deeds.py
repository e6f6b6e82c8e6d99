"""Chapter 15. What each dwarf does, in any slot and with any neighbours."""

from __future__ import annotations

import pytest

from meadhall.core.verbs import PASS
from meadhall.games.valhalla.expansions.dwarves.abilities import (
    Block,
    Disarm,
    DwarfSacrifice,
    LayDown,
    NameHeldBack,
    PickBlocked,
    Sacrifice,
    blockable,
    give_up,
    hold_back,
    turn_up,
)
from meadhall.games.valhalla.expansions.dwarves.dwarves import MODULE, HoldThemBack
from meadhall.games.valhalla.expansions.dwarves.forge import BLOCK, HOLD_BACK, SACRIFICE
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import BEAST, EMPTY, Courses
from tests.rule import rule
from tests.rules.valhalla.meet import fight, forge
from tests.rules.valhalla.table import Cards, Table

THREE = ["bear-grim", "wolf-ulf", "wolf-randulf"]
OTHERS = ["wolf-ulf", "wolf-hundolf", "bear-bersi"]


def war(
    squads: Cards | None = None, hands: Cards | None = None, attacker: int = 0, armed: tuple[int, ...] = ()
) -> tuple[Table, Valhalla]:
    """Return a battle between seats 0 and 1."""
    table = Table(squads or {0: THREE, 1: OTHERS}, hands or {}, modules=["dwarves"])
    return table, fight(table, attacker, 1 - attacker, armed)


def begun(match: Valhalla, before: int) -> list[str]:
    """Return the procedures that have begun since then."""
    return [type(procedure).__name__ for procedure in match.stack[before:]]


# -- block


@rule("VAL-DWARF-11", "VAL-AMB-091")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("squad", "blocked", "left"),
    [(THREE, 0, [0, 1, 2]), (["bear-grim", "", "wolf-ulf"], 0, [0, 2]), (THREE, 0b010, [0, 2]), (THREE, 0b101, [1])],
)
def test_who_can_still_be_blocked(seat: int, squad: list[str], blocked: int, left: list[int]) -> None:
    table, match = war({seat: squad, 1 - seat: ["bear-bersi"]})
    forge(table).blocked[seat] = blocked
    assert blockable(match, seat) == left
    assert blockable(match, EMPTY) == blockable(match, BEAST) == []


@rule("VAL-DWARF-09", "VAL-DWARF-11")
@pytest.mark.parametrize(
    ("seat", "defenders", "asked"), [(0, OTHERS[:2], True), (0, OTHERS[:1], False), (1, OTHERS, False)]
)
def test_an_attacker_blocks_if_two_stand_against_him(seat: int, defenders: list[str], asked: bool) -> None:
    _, match = war({0: THREE, 1: defenders})
    before = len(match.stack)
    Block().activated(match, seat, 0)
    assert begun(match, before) == (["PickBlocked"] if asked else [])


@rule("VAL-DWARF-10", "VAL-DIFF-12")
@pytest.mark.parametrize(("answer", "applied", "blocked"), [(BLOCK.of(1), 0b100, 0b010), (PASS, 0, 0)])
def test_a_dwarf_who_has_blocked_counts_as_used(answer: int, applied: int, blocked: int) -> None:
    table, match = war()
    match.stack.append(PickBlocked(0, slot=2))
    match.stack[-1].chosen(match, 0, answer)
    assert (match.fighter(0).applied, forge(table).blocked) == (applied, [0, blocked])


# -- hold back


def naming(match: Valhalla, seat: int, left: int = 1) -> NameHeldBack:
    """A dwarf's owner is about to name a warrior."""
    procedure = NameHeldBack(seat, left, after_choice=False)
    match.stack.append(procedure)
    return procedure


@rule("VAL-DWARF-13", "VAL-AMB-106")
@pytest.mark.parametrize("attacker", [0, 1])
def test_any_activated_opponent_can_be_held_back_wherever_he_sits(attacker: int) -> None:
    _, match = war(attacker=attacker, armed=(0, 2))
    assert naming(match, 1 - attacker).in_reach(match) == [0, 2]
    match.battle().of(attacker).seat = BEAST
    assert naming(match, 1 - attacker).in_reach(match) == []


@rule("VAL-DWARF-13")
@pytest.mark.parametrize(("left", "armed", "asks"), [(1, (1,), True), (0, (1,), False), (1, (), False)])
def test_the_owner_is_asked_while_there_is_a_dwarf_and_a_warrior_to_hold(
    left: int, armed: tuple[int, ...], asks: bool
) -> None:
    _, match = war(armed=armed)
    procedure = naming(match, 1, left)
    procedure.run(match)
    assert (procedure in match.stack) == asks


@rule("VAL-DWARF-13", "VAL-AMB-090")
@pytest.mark.parametrize(("answer", "goes_on"), [(PASS, False), (HOLD_BACK.of(1), True)])
def test_a_player_who_names_no_warrior_is_not_asked_for_the_next_dwarf(answer: int, goes_on: bool) -> None:
    _, match = war(armed=(1, 2))
    procedure = naming(match, 1, left=2)
    procedure.chosen(match, 1, answer)
    assert (procedure in match.stack, procedure.left) == (goes_on, 1)


@rule("VAL-DWARF-13")
@pytest.mark.parametrize(("winner", "sending"), [(0, 0b101), (1, 0b111)])
def test_who_is_held_back_does_not_go_with_the_others(winner: int, sending: int) -> None:
    table, match = war(armed=(0, 1, 2))
    match.battle().winner, match.battle().sending = winner, 0b111
    hold_back(match, 0, 1)
    assert (forge(table).barred, match.battle().sending) == ([0b010, 0], sending)


@rule("VAL-TL-19")
def test_without_such_a_dwarf_no_player_is_asked() -> None:
    _, match = war(armed=(0, 1))
    before = len(match.stack)
    HoldThemBack(0, "", attacker=True).run(match)
    assert begun(match, before) == []


@rule("VAL-TL-19", "VAL-DWARF-14", "VAL-DIFF-39")
@pytest.mark.parametrize(("after", "rule_before"), [("off", "VAL-TL-18"), ("on", "VAL-TL-20")])
def test_the_attacker_names_first_before_or_after_the_choice(after: str, rule_before: str) -> None:
    steps = GAME.rulebook(GAME.setup(2, ["dwarves"], {"hold_back_after_choice": after})).courses[Courses.BATTLE]
    at = [number for number, step in enumerate(steps) if isinstance(step, HoldThemBack)]
    assert [isinstance(step, HoldThemBack) and step.attacker for step in (steps[at[0]], steps[at[1]])] == [True, False]
    assert (at[1] - at[0], steps[at[0] - 1].rule) == (1, rule_before)


# -- disarm


@rule("VAL-DWARF-15", "VAL-AMB-052", "VAL-AMB-116")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("hand", "asked"), [([], False), (["bear-bjorn"], True), (["fury-2", "fury-3"], True)])
def test_a_dwarf_disarms_who_has_cards(seat: int, hand: list[str], asked: bool) -> None:
    _, match = war(hands={1 - seat: hand, seat: ["cut-off"]}, attacker=seat)
    before = len(match.stack)
    Disarm().activated(match, seat, 0)
    assert begun(match, before) == (["MayUse"] if asked else [])


@rule("VAL-AMB-116")
@pytest.mark.parametrize("ability", [Disarm(), Sacrifice()])
def test_in_ragnarok_he_asks_nothing(ability: Disarm | Sacrifice) -> None:
    _, match = war(hands={0: ["fury-2"], 1: ["fury-2"]})
    match.fight = Battle(Fighter(0), Fighter(EMPTY))
    before = len(match.stack)
    ability.activated(match, 0, 0)
    assert begun(match, before) == []


@rule("VAL-DWARF-15", "VAL-DWARF-16")
@pytest.mark.parametrize(("hand", "lays_down"), [(["bear-bjorn"], False), (["bear-bjorn", "fury-2"], True)])
def test_an_only_tactic_is_laid_down_without_one_the_hand_is_shown(hand: list[str], lays_down: bool) -> None:
    table, match = war(hands={1: hand})
    before = len(match.stack)
    Disarm().used(match, 0, 0)
    assert begun(match, before) == ([LayDown.__name__] if lays_down else [])
    assert len(table.events("showed", 1)) == (0 if lays_down else 1)


# -- sacrifice


@rule("VAL-DWARF-17")
@pytest.mark.parametrize(("hand", "asked"), [([], False), (["fury-2"], True)])
def test_who_has_a_card_may_give_it_up(hand: list[str], asked: bool) -> None:
    _, match = war(hands={0: hand})
    before = len(match.stack)
    Sacrifice().activated(match, 0, 1)
    assert begun(match, before) == ([DwarfSacrifice.__name__] if asked else [])


@rule("VAL-DWARF-17", "VAL-DWARF-18", "VAL-DIFF-40", "VAL-DIFF-12")
@pytest.mark.parametrize("slot", [0, 1, 2])
@pytest.mark.parametrize("gives", [True, False])
def test_the_one_for_whom_a_card_was_given_up_is_three_stronger(slot: int, gives: bool) -> None:
    table, match = war(hands={0: ["fury-2"]})
    kind = match.cards.by_key("fury-2")
    match.stack.append(DwarfSacrifice(0, slot))
    match.stack[-1].chosen(match, 0, SACRIFICE.of(kind) if gives else PASS)
    assert [Sacrifice().bonus(match, 0, each) for each in range(3)] == [
        3 if gives and each == slot else 0 for each in range(3)
    ]
    assert match.fighter(0).applied == (1 << slot if gives else 0)
    assert forge(table).below[0].cards == ([kind] if gives else [])


@rule("VAL-DWARF-18", "VAL-TL-33")
def test_cards_given_up_are_discarded_among_the_tactics_in_order_of_play() -> None:
    table, match = war(hands={0: ["bear-bjorn", "bear-bera", "bear-bodvar"]})
    kinds = {key: match.cards.by_key(key) for key in ("bear-bjorn", "bear-bera", "bear-bodvar", "fury-2", "fury-3")}
    order = ["bear-bjorn", "fury-2", "bear-bera", "bear-bodvar", "fury-3"]
    for key in order:
        if key.startswith("bear"):
            give_up(match, 0, 0, kinds[key])
        else:
            match.fighter(0).tactics.append(kinds[key])
    turn_up(match, 0)
    assert table.keys(match.fighter(0).tactics) == order
    assert (forge(table).below[0].cards, forge(table).after[0]) == ([], [])


# -- the end of the battle


@rule("VAL-DWARF-18")
def test_a_card_that_still_lies_by_a_dwarf_is_noticed() -> None:
    table, match = war()
    forge(table).below[1].cards = [1]
    match.fight = None
    assert MODULE.broken(match) == "VAL-DWARF-18"


@rule("VAL-TL-33", "VAL-DWARF-18")
@pytest.mark.parametrize("mask", ["blocked", "barred", "given"])
def test_what_dwarves_did_ends_with_the_battle(mask: str) -> None:
    table, match = war()
    part = forge(table)
    getattr(part, mask)[1] = 0b110
    assert MODULE.broken(match) == ""
    match.fight = None
    assert MODULE.broken(match) == "VAL-DWARF-18"
    part.forget()
    assert (MODULE.broken(match), part.blocked, part.barred, part.given) == ("", [0, 0], [0, 0], [0, 0])
