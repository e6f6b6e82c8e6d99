"""Each move of the table alone: cards, shields and dice."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.answers import no_answers
from meadhall.core.module import Module
from meadhall.games.valhalla.battles.arming import commit
from meadhall.games.valhalla.battles.battle import GatherPool, clean_up, sendable, take_shield
from meadhall.games.valhalla.battles.strength import with_cards
from meadhall.games.valhalla.dice import die
from meadhall.games.valhalla.sides import BESIDE
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.tactics import CutOff, PushBack, lay_down
from meadhall.games.valhalla.terms import (
    ALL_SLOTS,
    COLOURED,
    DIE_CLASSES,
    FACES,
    MOST_SLOTS,
    SPARED_BITS,
    STAND_IN,
    Moment,
    Quantity,
)
from meadhall.games.valhalla.warriors import USE_ABILITY, MayUse, Warriors
from tests.rule import rule
from tests.rules.valhalla.meet import fight
from tests.rules.valhalla.table import Table

AXE = die(FACES.index("axe"), COLOURED)
SQUADS = {0: ["bear-grim", "wolf-ulf", "wolf-randulf"], 1: ["bear-bersi", "wolf-hundolf"]}


def war(armed: tuple[int, ...] = (), **more: object) -> tuple[Table, Valhalla]:
    table = Table(SQUADS, **more)  # type: ignore[arg-type]
    return table, fight(table, armed=armed)


# -- warriors


class Groups(Module[Valhalla]):
    """Records whose groups have gone to Valhalla."""

    def __init__(self) -> None:
        super().__init__("groups")
        self.seen: list[list[int]] = []

    def happened(self, g: Valhalla, moment: int, seat: int, about: int) -> None:
        self.seen.append(g.group[:])


@rule("VAL-TL-21")
@pytest.mark.parametrize(
    ("slots", "gone"), [(0b101, ["bear-grim", "wolf-randulf"]), (0b010, ["wolf-ulf"]), (0, []), (0b1000, [])]
)
def test_those_who_are_sent_go_as_one_group(slots: int, gone: list[str]) -> None:
    table, match = war()
    groups = Groups()
    match.rules.reactors[Moment.GROUP_SENT].append(groups)
    match.group = [1]
    match.send(0, slots)
    assert table.valhalla(0) == gone
    assert groups.seen == ([[match.cards.by_key(key) for key in gone]] if gone else [])


@rule("VAL-BATTLE-33")
@pytest.mark.parametrize(
    ("armed", "own"), [((0, 2), 0b101), ((1, MOST_SLOTS), 0b010), ((MOST_SLOTS - 1,), 1 << MOST_SLOTS - 1)]
)
def test_of_those_who_fought_the_own_ones_are_sent(armed: tuple[int, ...], own: int) -> None:
    _, match = war(armed)
    assert sendable(match, match.fighter(0)) == own


@rule("VAL-BATTLE-16")
def test_dice_of_one_who_leaves_stay_beside_the_squad_and_his_successor_is_not_activated() -> None:
    fighter = Fighter(0)
    fighter.used = fighter.applied = 0b1110
    fighter.placed = [2 * DIE_CLASSES + AXE, 1 * DIE_CLASSES + AXE + 3]
    fighter.vacate(2)
    assert (fighter.used, fighter.applied) == (0b1010, 0b1010)
    assert fighter.placed == [BESIDE * DIE_CLASSES + AXE, 1 * DIE_CLASSES + AXE + 3]
    assert BESIDE == ALL_SLOTS, "no slot at all"


@rule("VAL-BATTLE-16", "VAL-BATTLE-18")
@pytest.mark.parametrize("slot", [0, 2])
def test_an_armed_warrior_keeps_his_dice(slot: int) -> None:
    _, match = war()
    match.fighter(0).pool[AXE] = 2
    commit(match, 0, slot, [AXE])
    fighter = match.fighter(0)
    assert (fighter.used, fighter.pool[AXE], fighter.placed) == (1 << slot, 1, [slot * DIE_CLASSES + AXE])


class Spares(Module[Valhalla]):
    """Every warrior needs one axe less."""

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return 1 << SPARED_BITS * FACES.index("axe")


@rule("VAL-BATTLE-16")
def test_a_weapon_that_is_spared_takes_the_place_of_one_die_only() -> None:
    _, match = war()
    match.rules.reckoners[Quantity.SPARED].append(Spares("spares"))
    stand_in = die(FACES.index("axe"), STAND_IN)
    match.fighter(0).pool[AXE] = match.fighter(0).pool[stand_in] = 1
    commit(match, 0, 1, [AXE, stand_in, stand_in])
    assert (match.fighter(0).pool[AXE], match.fighter(0).pool[stand_in]) == (0, 0)
    assert match.fighter(0).placed == [DIE_CLASSES + AXE, DIE_CLASSES + stand_in]


@rule("VAL-COMP-10", "VAL-SETUP-05")
def test_a_squad_is_counted_without_its_gaps_and_covered_warriors_keep_their_slots() -> None:
    match = Table({0: ["bear-grim", "", "wolf-ulf", "wolf-randulf"]}).match
    player = match.players[0]
    assert (player.size(), player.slots_taken()) == (3, 3)
    match.cover(0, 2)
    match.cover(0, 3)
    assert (player.size(), player.slots_taken()) == (1, 3)


@rule("VAL-AMB-052", "VAL-DIFF-12")
@pytest.mark.parametrize("slot", [0, 2])
def test_who_uses_his_ability_has_done_something(slot: int) -> None:
    _, match = war()
    match.fighter(0).applied = 0b010
    match.stack.append(MayUse(0, slot))
    match.stack[-1].chosen(match, 0, USE_ABILITY.of())
    assert match.fighter(0).applied == 0b010 | 1 << slot


@rule("VAL-BATTLE-13", "VAL-BATTLE-17")
@pytest.mark.parametrize(("used", "left"), [(0b000, [0, 1, 2]), (0b001, [1, 2]), (0b010, [0, 2]), (0b110, [0])])
def test_a_warrior_who_is_not_activated_yet_may_be(used: int, left: list[int]) -> None:
    _, match = war()
    fighter = match.fighter(0)
    fighter.pool = vec[i64]([3] * DIE_CLASSES)
    fighter.used = used
    out = no_answers()
    next(module for module in match.rules.modules if isinstance(module, Warriors)).offers(match, Moment.ATTACK, 0, out)
    assert [match.rules.vocabulary.verb_of(action).arg(action) for action in out] == left


# -- shields


@rule("VAL-BATTLE-31", "VAL-AMB-067")
@pytest.mark.parametrize(("shields", "left", "taken"), [(4, 3, 1), (1, 0, 1), (0, 0, 0)])
def test_a_shield_is_captured_while_there_is_one(shields: int, left: int, taken: int) -> None:
    _, match = war()
    match.players[1].shields, match.players[0].captured = shields, [0, 0]
    take_shield(match, 0, 1)
    assert (match.players[1].shields, match.players[0].captured) == (left, [0, taken])
    assert match.battle().shield_moved == (taken == 1)


# -- the deck and hands


@rule("VAL-TURN-28", "VAL-END-06", "VAL-DIFF-24")
@pytest.mark.parametrize(("deck", "drawn", "ran_out"), [([], False, False), ([7], True, True), ([8, 7], True, False)])
def test_a_card_is_drawn_if_there_is_one(deck: list[int], drawn: bool, ran_out: bool) -> None:
    _, match = war()
    match.deck.cards = deck
    assert match.draw(0) == drawn
    assert (match.players[0].hand.cards, match.ran_out) == ([7] if drawn else [], ran_out)


@rule("VAL-AMB-020", "VAL-AMB-021")
@pytest.mark.parametrize(
    ("deck", "ran_out", "shields", "armed"),
    [([7], False, 4, 0), ([7], True, 4, 2), ([], False, 4, 2), ([7], False, 0, 1), ([], True, 0, 1)],
)
def test_what_arms_the_final_round(deck: list[int], ran_out: bool, shields: int, armed: int) -> None:
    _, match = war()
    match.deck.cards, match.ran_out, match.players[1].shields = deck, ran_out, shields
    match.check_end()
    assert match.armed == armed


@rule("VAL-AMB-077")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_random_card_is_stolen_if_there_is_one(cards: int) -> None:
    _, match = war(hands={1: ["fury-2", "fury-3"][:cards]}, dice=[0])
    match.steal(0, 1)
    assert [len(player.hand.cards) for player in match.players] == [min(1, cards), max(0, cards - 1)]


# -- tactics


@rule("VAL-BATTLE-39", "VAL-AMB-033")
def test_a_tactic_lies_on_the_table_until_the_battle_is_over_and_is_counted() -> None:
    table, match = war()
    kinds = [match.cards.by_key(key) for key in ("fury-2", "fury-3")]
    for kind in kinds:
        lay_down(match, 0, kind)
    assert (match.fighter(0).tactics, match.fighter(0).played) == (kinds, 2)
    clean_up(match)
    assert table.discard()[:2] == ["fury-3", "fury-2"]


@rule("VAL-AMB-066", "VAL-BATTLE-40")
def test_tactics_add_to_the_strength_of_warriors() -> None:
    _, match = war()
    match.fighter(0).tactics = [match.cards.by_key("fury-2")]
    assert with_cards(match, 0, 3) == 5


@rule("VAL-TACTIC-11", "VAL-DIFF-21", "VAL-AMB-044")
@pytest.mark.parametrize(("dice", "playable"), [(0, False), (1, True)])
def test_push_back_needs_a_die(dice: int, playable: bool) -> None:
    _, match = war()
    match.fighter(0).pool[0] = dice
    assert PushBack().playable(match, 0) == playable
    PushBack().play(match, 0)
    top = match.stack[-1]
    assert (getattr(top, "times", 0), getattr(top, "lowest", 1)) == (2, 0), "any dice, twice"


@rule("VAL-TACTIC-13", "VAL-TACTIC-14")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_leader_is_cut_off_wherever_he_sits(attacker: int) -> None:
    table = Table(SQUADS)
    match = fight(table, attacker, 1 - attacker)
    CutOff().play(match, attacker)
    assert [match.fighter(seat).muted for seat in (attacker, 1 - attacker)] == [False, True]
    assert table.events("cut-off", attacker) == [[1 - attacker]]


@rule("VAL-TL-06", "VAL-TL-12")
def test_before_the_first_roll_one_may_change_his_dice() -> None:
    """Beinir gives a defender a die for a card."""
    _, match = war(hands={1: ["fury-3"]}, jarls={1: "beinir"})
    GatherPool(0, "", attacker=False).run(match)
    assert match.asked() == 1


# -- hidden information and invariants


@rule("VAL-AMB-028")
def test_what_modules_hide_is_hidden_like_everything_else() -> None:
    match = Table(SQUADS, modules=["tyr"]).match
    hidden = [zone for part in match.parts if part is not None for zone in part.zones()]
    assert hidden
    assert all(zone in match.zones() for zone in hidden)


@rule("VAL-INV-12")
@pytest.mark.parametrize(("modules", "broken"), [([], "VAL-INV-12"), (["tyr"], "")])
def test_an_activated_warrior_without_weapons_is_noticed_unless_they_can_be_spared(
    modules: list[str], broken: str
) -> None:
    _, match = war(armed=(0,), modules=modules)
    warriors = next(module for module in match.rules.modules if isinstance(module, Warriors))
    assert warriors.broken(match) == broken
