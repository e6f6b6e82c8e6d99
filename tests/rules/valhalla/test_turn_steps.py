"""Chapters 2, 3, 6, 9 and 10. Single steps of setup, turn and ending."""

from __future__ import annotations

import pytest

from meadhall.core.answers import Answers, no_answers
from meadhall.core.module import Module
from meadhall.games.valhalla.expansions.first_game.first_game import DealFirstJarls
from meadhall.games.valhalla.expansions.simplified.simplified import NoJarls
from meadhall.games.valhalla.expansions.solo.solo import FreeChoice
from meadhall.games.valhalla.needs import any_two, same, two_pairs
from meadhall.games.valhalla.ragnarok import Ragnarok, RagnarokPool
from meadhall.games.valhalla.scoring import TABLES, glory, shield_points, winners
from meadhall.games.valhalla.setup import DrawHands, FindFirstPlayer, RevealWarriors, TakeBoards, ThrowAway
from meadhall.games.valhalla.shared.pairs import Pairs
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BEAST, CLANS, EMPTY, MOST_SLOTS, Moment, Quantity
from meadhall.games.valhalla.turn import ATTACK, BeginTurn, DrawAndKeep, EndTurn, Turns, offer_attacks, with_partners
from meadhall.games.valhalla.warriors import TAKE_BACK, Warriors, squad_clans
from tests.rule import rule
from tests.rules.valhalla.meet import against_beast, beast, fight
from tests.rules.valhalla.table import Table

SQUADS = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["bear-bersi"]}


class Says(Module[Valhalla]):
    """Sets one quantity to the value that a test needs."""

    def __init__(self, value: int) -> None:
        super().__init__("says")
        self.value = value

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return self.value


# -- phase A: one action of four


@rule("VAL-TURN-05", "VAL-TURN-06", "VAL-TURN-11")
@pytest.mark.parametrize("turn", [0, 2])
@pytest.mark.parametrize("other", [1, 2])
def test_an_attack_is_an_action_against_whom_one_names(turn: int, other: int) -> None:
    defender = (turn + other) % 3
    table = Table(SQUADS, seats=3, turn=turn).play(f"{turn}: attack {defender}")
    battle = table.match.battle()
    assert (battle.attacker.seat, battle.defender.seat, table.match.attacked) == (turn, defender, True)


@rule("VAL-TURN-05", "VAL-TURN-06", "VAL-TURN-25")
def test_so_is_drawing_and_after_it_comes_phase_b() -> None:
    table = Table(SQUADS, seats=3, deck=["fury-2", "fury-3", "cut-off", "heroic-3"]).play("0: draw")
    assert (table.options(0), table.match.attacked) == (["keep fury-2", "keep fury-3"], False)
    table.play("0: keep fury-2")
    assert table.options(0) == ["keep heroic-3", "keep cut-off"]


@rule("VAL-TURN-05", "VAL-TURN-06", "VAL-TURN-16")
def test_so_is_adding_two() -> None:
    table = Table(SQUADS, {0: ["wolf-randulf", "wolf-hundolf"]}, seats=3).play("0: add-two wolf-randulf")
    assert table.options(0) == ["add-second wolf-hundolf"]
    table.play("0: add-second wolf-hundolf, place 1, place 2")
    assert table.squad(0)[:3] == ["bear-grim", "wolf-randulf", "wolf-hundolf"]
    assert table.options(0)[0].startswith("keep"), "phase B"


@rule("VAL-TURN-05", "VAL-TURN-11")
def test_so_are_those_that_a_module_offers() -> None:
    table = against_beast("solo", ["bear-grim"], beast())
    assert "attack-beast" in table.options(0)
    assert table.play("0: attack-beast").match.battle().defender.seat == BEAST


@rule("VAL-TURN-08", "VAL-TURN-05", "VAL-TURN-06")
def test_without_any_warrior_the_hand_is_shown_and_two_cards_are_drawn_once() -> None:
    table = Table({1: ["wolf-ulf"]}, {0: ["fury-2"]}, deck=["bear-grim", "fury-3", "cut-off", "heroic-3"])
    assert table.options(0) == ["keep bear-grim", "keep fury-3"]
    assert table.events("showed", 0) == [[table.match.cards.by_key("fury-2")]]
    table.play("0: keep bear-grim")
    assert table.options(0) == ["keep heroic-3", "keep cut-off"], "phase B, not phase A again"


@rule("VAL-TURN-05", "VAL-TURN-07", "VAL-TURN-11")
def test_with_an_empty_squad_there_is_nothing_but_adding() -> None:
    assert Table({1: ["wolf-ulf"]}, {0: ["bear-grim", "fury-2"]}).options(0) == ["add-warrior bear-grim"]


@rule("VAL-TURN-20", "VAL-TURN-21", "VAL-TURN-22")
@pytest.mark.parametrize("seat", [0, 1])
def test_whom_one_may_attack(seat: int) -> None:
    match = Table({seat: ["bear-grim"], (seat + 2) % 4: ["wolf-ulf"], (seat + 3) % 4: ["bear-bersi"]}, seats=4).match
    out = no_answers()
    offer_attacks(match, seat, out)
    assert list(out) == [ATTACK.of(2), ATTACK.of(3)], "the left neighbour has no squad"


@rule("VAL-TURN-17", "VAL-TURN-18")
@pytest.mark.parametrize(
    ("limit", "hand", "able"),
    [
        (3, ["bear-grim", "bear-bjorn"], ["bear-grim"]),
        (2, ["bear-grim", "bear-bjorn"], []),
        (2, ["bear-grim", "bear-grim"], ["bear-grim"]),
        (1, ["bear-grim", "bear-grim"], []),
        (4, ["bear-grim", "bear-bjorn", "bear-styrbjorn"], ["bear-grim", "bear-bjorn"]),
        (5, ["boar-galti", "boar-galti"], ["boar-galti"]),
    ],
)
def test_who_can_be_added_together_with_another(limit: int, hand: list[str], able: list[str]) -> None:
    """Grim shows one weapon, the other card two."""
    table = Table({}, {0: hand})
    table.match.rules.reckoners[Quantity.SYMBOL_LIMIT].append(Says(limit))
    warriors = sorted(set(table.match.players[0].hand.cards))
    assert table.keys(with_partners(table.match, 0, warriors)) == able


@rule("VAL-TURN-17")
@pytest.mark.parametrize(("limit", "fits"), [(5, False), (6, True)])
def test_two_alike_need_twice_their_symbols(limit: int, fits: bool) -> None:
    table = Table({})
    cards = table.match.cards
    three = next(kind for kind in cards.kinds if cards.is_warrior(kind) and cards.warrior(kind).need.symbols == 3)
    table.match.players[0].hand.cards = [three, three]
    table.match.rules.reckoners[Quantity.SYMBOL_LIMIT].append(Says(limit))
    assert with_partners(table.match, 0, [three]) == ([three] if fits else [])


# -- drawing


@rule("VAL-TURN-25", "VAL-TURN-26", "VAL-AMB-017", "VAL-AMB-029")
@pytest.mark.parametrize(
    ("drawn", "keep", "asks", "hand", "discard"),
    [
        ([5, 6], 1, True, [], []),
        ([5], 1, False, [5], []),
        ([5, 5], 0, False, [], [5, 5]),
        ([5, 6], 0, True, [], []),
        ([], 1, False, [], []),
        ([5, 5], 1, True, [], []),
    ],
)
def test_who_draws_chooses_where_there_is_a_choice(
    drawn: list[int], keep: int, asks: bool, hand: list[int], discard: list[int]
) -> None:
    match = Table({0: ["wolf-ulf"]}).match
    match.players[0].drawn.cards = drawn
    procedure = DrawAndKeep(0, 2, keep, drawn=True)
    match.stack.append(procedure)
    while procedure in match.stack and match.asked() == EMPTY:
        procedure.run(match)
    assert (match.asked() == 0) == asks
    assert (match.players[0].hand.cards, match.discard) == (hand, discard)


@rule("VAL-TURN-25", "VAL-TURN-26", "VAL-END-03")
def test_when_the_deck_ends_with_a_draw_the_end_is_armed() -> None:
    match = Table({0: ["wolf-ulf"]}).match
    match.deck.cards = []
    procedure = DrawAndKeep(0, 2, 1, drawn=False)
    match.stack.append(procedure)
    procedure.run(match)
    assert match.armed == 2


# -- the turn


@rule("VAL-TURN-03")
def test_a_new_turn_knows_nothing_of_the_last_one() -> None:
    match = Table(SQUADS, seats=3).match
    match.attacked = match.no_phase_b = True
    match.players[0].jarl_used = 3
    before = match.turns
    BeginTurn(0, "").run(match)
    assert (match.attacked, match.no_phase_b, match.players[0].jarl_used, match.turns) == (False, False, 0, before + 1)


@rule("VAL-TL-47", "VAL-END-03", "VAL-END-04")
@pytest.mark.parametrize(("deck", "final", "left"), [([1], EMPTY, EMPTY), ([], EMPTY, 3), ([], 3, 2), ([], 1, 0)])
def test_after_a_turn_the_final_round_is_begun_or_goes_on(deck: list[int], final: int, left: int) -> None:
    match = Table(SQUADS, seats=3).match
    match.deck.cards, match.final_turns = deck, final
    EndTurn(0, "").run(match)
    assert match.final_turns == left


@rule("VAL-TURN-01", "VAL-TURN-02", "VAL-TURN-04")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_pass_clockwise_from_the_first_player(first: int) -> None:
    match = Table(SQUADS, seats=3, turn=first).match
    turns = Turns()
    active = []
    for _ in range(4):
        turns.run(match)
        active.append(match.active)
    assert active == [(first + at) % 3 for at in range(4)]


@rule("VAL-RAG-09", "VAL-TL-50", "VAL-AMB-113")
@pytest.mark.parametrize(("option", "order"), [("on", [1, 2, 0]), ("off", [0, 1, 2])])
def test_ragnarok_goes_round_from_the_first_player_or_goes_on(option: str, order: list[int]) -> None:
    match = Table(SQUADS, seats=3, options={"ragnarok_first_player": option}).match
    match.first, match.active = 1, 2
    ragnarok = Ragnarok()
    found = []
    for _ in range(3):
        ragnarok.run(match)
        found.append(match.active)
    assert found == order


# -- setup


@rule("VAL-SETUP-10", "VAL-AMB-003")
@pytest.mark.parametrize(("named", "luck", "first"), [("3", [], 2), ("random", [1], 1)])
def test_the_first_player_is_named_or_found_and_has_the_first_turn(named: str, luck: list[int], first: int) -> None:
    match = Table(SQUADS, seats=3, options={"first_player": named}, dice=luck).match
    match.active = 0
    FindFirstPlayer(0, "").run(match)
    assert (match.first, match.active) == (first, first)


@rule("VAL-SETUP-05", "VAL-COMP-11")
def test_a_board_has_four_own_shields_and_none_of_others() -> None:
    match = Table(seats=3).match
    TakeBoards(0, "").run(match)
    assert [(player.shields, player.captured) for player in match.players] == [(4, [0, 0, 0])] * 3


@rule("VAL-SETUP-13", "VAL-SETUP-14")
def test_the_last_card_of_the_deck_may_be_the_warrior_that_was_missing() -> None:
    match = Table(seats=2).match
    grim, ulf, fury = (match.cards.by_key(key) for key in ("bear-grim", "wolf-ulf", "fury-2"))
    match.deck.cards = [grim, fury, ulf, grim]
    RevealWarriors(0, "").run(match)
    assert (match.row, match.deck.cards) == ([grim, grim, ulf], [fury]), "in ascending order"


@rule("VAL-SETUP-19", "VAL-SETUP-20")
@pytest.mark.parametrize("first", [0, 2])
def test_seven_cards_each_from_the_first_player_clockwise_then_two_go(first: int) -> None:
    match = Table(seats=3, turn=first).match
    match.deck.cards = list(range(21))[::-1]
    DrawHands(0, "").run(match)
    assert [match.players[(first + at) % 3].hand.cards for at in range(3)] == [
        list(range(7 * at, 7 * at + 7)) for at in range(3)
    ]
    top = match.stack[-1]
    assert isinstance(top, ThrowAway)
    assert top.count == 2


@rule("VAL-SETUP-20", "VAL-SETUP-21")
@pytest.mark.parametrize(("count", "asks"), [(0, False), (1, True), (2, True)])
def test_cards_are_thrown_away_if_any_must_be(count: int, asks: bool) -> None:
    match = Table({}, {0: ["fury-2"], 1: ["fury-3"]}).match
    procedure = ThrowAway(count)
    match.stack.append(procedure)
    procedure.run(match)
    assert (match.is_asked(0), match.is_asked(1)) == (asks, asks)


@rule("VAL-VAR-01", "VAL-AMB-006", "VAL-SOLO-12", "VAL-JARL-25", "VAL-VAR-02")
def test_unused_jarls_are_in_the_box() -> None:
    match = Table(seats=2).match
    DealFirstJarls(0, "").run(match)
    fit = {jarl.number for jarl in match.cards.jarls if jarl.min_players <= 2}
    assert sorted(match.jarl_box.cards) == sorted(fit - {player.jarl for player in match.players})
    NoJarls(0, "").run(match)
    assert match.jarl_box.cards == []
    alone = Table(seats=1, modules=["solo"]).match
    FreeChoice(0, "").run(alone)
    assert alone.jarl_box.cards == [jarl.number for jarl in alone.cards.jarls if not jarl.solo]


# -- scoring


@rule("VAL-SCORE-02", "VAL-SCORE-09")
def test_bonus_glory_counts_and_sets_are_points() -> None:
    match = Table(valhalla={0: ["wolf-ulf"]}).match
    match.players[0].bonus = 3
    assert glory(match, 0) == 1 + 3
    assert shield_points([0, 1, 1], 2, TABLES[3]) == 2 * 2 + 2 * 2 + 2


@rule("VAL-SCORE-14")
@pytest.mark.parametrize(("won", "found"), [(True, [0, 1, 2]), (False, [])])
def test_those_who_stand_together_win_or_lose_together(won: bool, found: list[int]) -> None:
    match = Table(SQUADS, seats=3).match
    match.end_together(won)
    assert winners(match) == found


# -- what counts, and what arms


@rule("VAL-COMP-05", "VAL-AMB-060")
def test_a_bit_for_each_clan_of_a_squad() -> None:
    match = Table({0: ["wolf-ulf", "", "wolf-randulf", "deer-dain"], 1: ["bear-grim"]}).match
    bits = [1 << CLANS.index(clan) for clan in ("wolf", "deer", "bear")]
    assert [squad_clans(match, seat) for seat in (0, 1)] == [bits[0] | bits[1], bits[2]]


@rule("VAL-WAR-02", "VAL-WAR-03", "VAL-WAR-04", "VAL-WAR-05", "VAL-AMB-063")
def test_the_patterns_of_frost_giants() -> None:
    assert {tuple(sorted(way, reverse=True)[:2]) for way in any_two().ways} == {(2, 0), (1, 1)}
    assert [(len(need.ways), need.symbols) for need in (any_two(), same(2), same(3))] == [(15, 2), (5, 2), (5, 3)]
    assert [sum(way) for way in same(3).ways] == [3] * 5
    for must_differ, ways in ((True, 10), (False, 15)):
        need = two_pairs(must_differ)
        assert (len(need.ways), need.symbols) == (ways, 4)
        assert [4 in way for way in need.ways].count(True) == ways - 10


@rule("VAL-BATTLE-13", "VAL-BATTLE-14", "VAL-DIFF-12")
@pytest.mark.parametrize(
    ("used", "applied", "option", "back"),
    [
        (0b01, 0, "on", [0]),
        (0b11, 0b01, "on", [1]),
        (0b01, 0, "off", []),
        (0, 0, "on", []),
        (1 << MOST_SLOTS, 0, "on", []),
    ],
)
def test_who_is_activated_and_has_done_nothing_can_be_taken_back(
    used: int, applied: int, option: str, back: list[int]
) -> None:
    table = Table(
        {0: ["bear-grim", "wolf-randulf"], 1: ["wolf-ulf"]}, options={"allow_takeback_before_ability": option}
    )
    match = fight(table, armed=())
    match.fighter(0).used, match.fighter(0).applied = used, applied
    out = no_answers()
    next(module for module in match.rules.modules if isinstance(module, Warriors)).offers(match, Moment.ATTACK, 0, out)
    assert list(out) == [TAKE_BACK.of(slot) for slot in back]


@rule("VAL-PARTNER-05", "VAL-PARTNER-06", "VAL-ALLY-03", "VAL-ALLY-04", "VAL-DIFF-50")
@pytest.mark.parametrize("foe", [0, 1, 2, 3])
def test_boars_hunt_in_both_squads_of_the_other_side(foe: int) -> None:
    squads = {seat: [key] for seat, key in enumerate(("bear-grim", "wolf-ulf", "deer-dain", "frost-kari"))}
    match = fight(Table(squads, seats=4, modules=["partnership"]), (foe + 1) % 4, foe)
    pairs = next(module for module in match.rules.modules if isinstance(module, Pairs))
    companion = squad_clans(match, (foe + 2) % 4)
    assert pairs.clans_beside(match, foe) == companion
    assert pairs.clans_beside(match, EMPTY) == 0
    assert pairs.reckon(match, Quantity.BOAR_CLANS, (foe + 1) % 4, 1 << 6, 0) == 1 << 6 | companion


@rule("VAL-RAG-01")
def test_in_ragnarok_too_dice_may_be_changed_before_the_roll() -> None:
    opened: list[int] = []
    match = Table(SQUADS, {0: ["fury-2"]}, seats=3).match
    match.rules.windows[Moment.POOL].append(Notes(opened))
    RagnarokPool(0, "").run(match)
    assert opened == [0]


class Notes(Module[Valhalla]):
    """Records for which seats a window was opened."""

    def __init__(self, opened: list[int]) -> None:
        super().__init__("notes")
        self.opened = opened

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        self.opened.append(seat)
        return False

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        self.opened.append(seat)
