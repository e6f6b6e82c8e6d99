"""Warriors beside a board in a battle, and their effect on other sets: played from the declaration on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.games.valhalla.expansions.monsters.den import Grip
from meadhall.games.valhalla.expansions.monsters.moves import FindRoom
from meadhall.games.valhalla.game import GAME
from tests.rule import rule
from tests.rules.valhalla.meet import MANY, den, fight, forge, tokens, tuck, tucked
from tests.rules.valhalla.table import Table


def catch(table: Table, key: str, seat: int, slot: int) -> None:
    """Put a monster on the warriors in this slot and the next."""
    den(table).grips[seat] = Grip(GAME.number_of(table.match, "monsters", key), slot)
    table.match.cover(seat, slot)
    table.match.cover(seat, slot + 1)


def lured(modules: Sequence[str], **more: Any) -> Table:
    """Seat 0's board is full, Huldra is on two of the four; it attacks three warriors and may take the boar."""
    mine, other = ["wolf-randulf", "deer-hinda", "wolf-ulf", "bear-grim"], ["boar-svein", "bear-hallbera", "bear-bersi"]
    options = {**MANY, **({"loki_card": "l1"} if "loki" in modules else {})}
    table = Table({0: mine, 1: other}, modules=["monsters", *modules], options=options, **more)
    catch(table, "huldra", 0, 0)
    return table


@rule("VAL-MONSTER-26", "VAL-AMB-092", "VAL-AMB-175", "VAL-DWARF-04")
def test_a_guest_takes_no_slot_so_call_to_arms_costs_one_warrior() -> None:
    table = lured(["dwarves"], hands={0: ["dwarf-call-to-arms"]}, discard=["wolf-gunnolf"])
    table.play("0: attack 1, lure boar-svein")
    assert table.warriors(0) == ["wolf-ulf", "bear-grim", "boar-svein"]
    table.play("0: play dwarf-call-to-arms")
    assert table.options(0) == ["dismiss wolf-ulf", "dismiss bear-grim"], "the guest stands in no slot"
    table.play("0: dismiss bear-grim, place 3")
    assert table.warriors(0) == ["wolf-ulf", "wolf-gunnolf", "boar-svein"]


def tricked(held: bool = False, **more: Any) -> Table:
    """Seat 0 attacks with the boar it took and a wolf; the wolf takes the road, and seat 1 wins by 2 (Loki: send one).

    A dwarf may have held back the boar.
    """
    hands = {1: ["valk-road", "fury-2", "push-back"]}
    table = lured(["loki", "valkyries", "dwarves"], hands=hands, dice="sword sword x x x x bow bow x x x x", **more)
    table.play("0: attack 1, lure boar-svein, activate wolf-ulf, activate boar-svein, pass")
    table.play("1: play valk-road", "0: take-the-road wolf-ulf", "1: play fury-2, activate bear-hallbera")
    forge(table).barred[0] = (1 << 4) * held
    return table.play("1: pass, pass")


@rule("VAL-MONSTER-27", "VAL-LOKI-17", "VAL-VALK-16", "VAL-AMB-176")
def test_a_guest_who_fought_may_still_go_by_loki_from_the_slot_he_takes() -> None:
    table = tricked()
    assert table.squad(0)[:4] == ["wolf-randulf", "deer-hinda", "boar-svein", "bear-grim"], "he has the wolf's slot"
    assert "loki-row 2" in table.options(0)
    table.play("0: loki-row 2")
    assert table.valhalla(0)[-1] == "boar-svein"


@rule("VAL-AMB-176", "VAL-DWARF-13", "VAL-AMB-079")
def test_a_guest_who_was_held_back_is_held_back_in_the_slot_he_takes() -> None:
    table = tricked(held=True)
    assert table.squad(0)[2] == "boar-svein"
    assert forge(table).barred[0] == 1 << 2
    assert "loki-row 2" not in table.options(0), "no warrior is left for Loki to send"


@rule("VAL-AMB-175", "VAL-AMB-176")
def test_in_games_begun_earlier_a_guest_takes_room_and_forgets_that_he_fought() -> None:
    table = lured(["dwarves"], hands={0: ["dwarf-call-to-arms"]}, discard=["wolf-gunnolf"], rules=2)
    table.play("0: attack 1, lure boar-svein, play dwarf-call-to-arms, dismiss boar-svein")
    assert table.options(0) == ["dismiss wolf-ulf", "dismiss bear-grim"], "two have to go"
    assert "loki-row 2" not in tricked(rules=2).options(0)


@rule("VAL-AMB-176", "VAL-AMB-143", "VAL-CHAMP-05", "VAL-TYR-07")
def test_a_guest_who_takes_a_slot_brings_tokens_card_and_bar_along() -> None:
    squad = ["bear-grim", "", "wolf-ulf", "wolf-randulf", "champ-wolf-ketil"]
    table = Table({0: squad, 1: ["bear-bjorn"]}, modules=["champions", "dwarves", "monsters", "tyr"], options=MANY)
    match = fight(table, armed=(4,))
    tokens(table).grown[0][4] = 2
    tuck(table, "tyr-oath", slot=4)
    forge(table).barred[0] = forge(table).blocked[0] = 1 << 4
    match.call(FindRoom(0, 0, 4))
    match.run()
    assert table.squad(0)[1] == "champ-wolf-ketil"
    assert match.fighter(0).armed_slots() == [1]
    assert (tokens(table).grown[0][1], table.keys([tucked(table).under[0][1]])) == (2, ["tyr-oath"])
    assert forge(table).barred[0] == forge(table).blocked[0] == 1 << 1


@rule("VAL-AMB-175")
@pytest.mark.parametrize(("rules", "limit", "taken"), [(3, 3, 4), (3, 4, 4), (3, 5, 5), (2, 4, 5)])
def test_a_guest_beside_the_board_takes_none_of_its_slots(rules: int, limit: int, taken: int) -> None:
    """A lower limit removes no slot of the board, a higher one makes the board larger."""
    squad = ["bear-grim", "wolf-ulf", "wolf-randulf", "deer-hjort", "boar-svein"]
    table = Table({0: squad, 1: ["bear-bjorn"]}, modules=["monsters"], options=MANY, rules=rules)
    assert fight(table).slots_taken(0, limit) == taken


@rule("VAL-AMB-175")
def test_on_a_larger_board_the_fifth_can_make_room() -> None:
    squad = ["bear-grim", "wolf-ulf", "wolf-randulf", "deer-hjort", "boar-svein"]
    table = Table({0: squad, 1: ["bear-bjorn"]}, jarls={0: "hod"}, modules=["monsters"], options=MANY)
    match = fight(table)
    assert match.squad_limit(0) > 4
    assert match.in_slots(0) == [0, 1, 2, 3, 4]
