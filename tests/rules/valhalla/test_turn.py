"""Chapter 3. Turn and actions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.games.valhalla.terms import Courses
from meadhall.games.valhalla.turn import DrawAndKeep
from meadhall.games.valhalla.views.view import view
from tests.rule import rule
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # an axe, strength 2, against a sword, strength 2
FOUR = ["bear-grim", "wolf-ulf", "wolf-randulf", "wolf-hundolf"]
BLANKS = ["fury-2", "fury-3"] * 5


def trio(deck: Sequence[str] = BLANKS, turn: int = 0) -> Table:
    """Three players with a warrior each."""
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["boar-svein"]}
    return Table(squads, seats=3, deck=deck, turn=turn)


# -- the order of turns


@rule("VAL-TURN-01", "VAL-TURN-02", "VAL-TURN-04")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0]), (2, [2, 0, 1, 2])])
def test_turns_pass_clockwise_each_when_phase_b_ends(first: int, order: list[int]) -> None:
    table = trio(["fury-2", "fury-3", "cut-off", "heroic-3"] * 4, turn=first)
    for seat in order:
        assert (table.asked(), table.match.active) == ([seat], seat)
        table.play(f"{seat}: draw, keep fury-2")
        assert table.match.active == seat, "phase B is still to come"
        table.play(f"{seat}: keep cut-off")


@rule("VAL-TURN-01")
def test_after_setup_the_first_player_begins() -> None:
    table = Table(at="setup", seats=3, options={"first_player": "3"})
    table.start()
    while table.match.turns == 0:
        seat = table.asked()[0]
        table.match.step(seat, table.match.legal(seat)[0])
    assert table.asked() == [2]


@rule("VAL-TL-40", "VAL-TL-41", "VAL-TL-43", "VAL-TL-47", "VAL-TURN-03")
def test_a_turn_begins_has_phase_a_and_phase_b_and_ends() -> None:
    steps = [step.rule for step in trio().match.rules.courses[Courses.TURN]]
    assert [rule for rule in steps if rule.startswith("VAL-TL")] == [
        "VAL-TL-40",
        "VAL-TL-41",
        "VAL-TL-43",
        "VAL-TL-47",
    ]
    table = trio()
    table.start()
    assert (len(table.events("turn-began", 0)), table.match.turns) == (1, 1)


@rule("VAL-TURN-03", "VAL-TURN-06")
def test_phase_a_is_exactly_one_action() -> None:
    table = Table(DUEL, {0: ["boar-svein"]}, deck=["fury-2", "fury-3"])
    assert not table.may("0: pass")
    table.play("0: add-warrior boar-svein, place 1")
    assert table.options(0) == ["keep fury-2", "keep fury-3"], "phase B follows at once"


@rule("VAL-TURN-05", "VAL-TURN-11")
def test_there_are_four_actions_all_open_with_a_warrior_in_squad() -> None:
    table = Table(DUEL, {0: ["boar-svein", "wolf-hundolf", "fury-2"]})
    assert table.options(0) == [
        "add-warrior wolf-hundolf",
        "add-warrior boar-svein",
        "add-two wolf-hundolf",
        "attack 1",
        "draw",
    ]


# -- obligations


@rule("VAL-TURN-07", "VAL-TURN-10")
def test_with_an_empty_squad_and_a_warrior_in_hand_one_must_add() -> None:
    table = Table({1: ["wolf-ulf"]}, {0: ["bear-grim", "boar-svein", "fury-2"]})
    assert {option.split()[0] for option in table.options(0)} == {"add-warrior", "add-two"}
    assert table.refuses("0: attack 1") == "VAL-TURN-10"
    assert table.refuses("0: draw") == "VAL-TURN-07"


@rule("VAL-TURN-08", "VAL-AMB-030")
def test_without_any_warrior_the_hand_is_shown_to_everyone_and_cards_are_drawn() -> None:
    table = Table({1: ["wolf-ulf"]}, {0: ["cut-off", "fury-2"]}, deck=["fury-3", "heroic-3"], seats=3)
    assert table.options(0) == ["keep fury-3", "keep heroic-3"], "action 4 was taken"
    assert table.keys([event[0] for event in table.events("showed", 0)]) == ["fury-2", "cut-off"]
    shown = [event for event in table.log() if event.what.key == "showed"]
    assert all(event.seen_by(seat) for event in shown for seat in (-1, 0, 1, 2))


@rule("VAL-TURN-08")
def test_a_warrior_in_hand_keeps_the_hand_secret() -> None:
    table = Table({1: ["wolf-ulf"]}, {0: ["cut-off", "bear-grim"]})
    table.start()
    assert table.events("showed", 0) == []


@rule("VAL-TURN-09")
@pytest.mark.parametrize("kept", ["bear-grim", "fury-3"])
def test_a_warrior_drawn_then_need_not_be_kept(kept: str) -> None:
    table = Table({1: ["wolf-ulf"]}, {0: ["cut-off"]}, deck=["bear-grim", "fury-3"])
    table.play(f"0: keep {kept}")
    assert table.hand(0) == sorted(["cut-off", kept], key=table.match.cards.by_key)


@rule("VAL-TURN-10", "VAL-TURN-08")
def test_an_empty_squad_cannot_attack() -> None:
    table = Table({1: ["wolf-ulf"]}, {0: ["cut-off"]})
    assert not table.may("0: attack 1")


# -- action 1


@rule("VAL-TURN-12", "VAL-TURN-15")
@pytest.mark.parametrize("key", ["bear-ketilbjorn", "frost-bergelmir", "wolf-runolf"])
def test_any_one_warrior_goes_from_hand_into_an_empty_slot_of_choice(key: str) -> None:
    table = Table({0: ["", "bear-grim"]}, {0: [key, "fury-2"]}, deck=["fury-3"] * 2)
    table.play(f"0: add-warrior {key}")
    assert table.options(0) == ["place 0", "place 2", "place 3"]
    table.play("0: place 2")
    assert table.squad(0) == ["", "bear-grim", key, ""]
    assert table.hand(0).count("fury-2") == 1


@rule("VAL-TURN-12")
def test_a_tactic_cannot_be_added() -> None:
    table = Table(DUEL, {0: ["fury-2"]})
    assert not table.may("0: add-warrior fury-2")


@rule("VAL-TURN-13", "VAL-TURN-14", "VAL-AMB-022")
@pytest.mark.parametrize("slot", [0, 3])
def test_a_full_squad_makes_room_by_one_warrior_of_choice(slot: int) -> None:
    table = Table({0: FOUR}, {0: ["boar-svein"]}, deck=["fury-2"] * 2)
    table.play("0: add-warrior boar-svein")
    assert table.options(0) == [f"dismiss {key}" for key in FOUR]
    table.play(f"0: dismiss {FOUR[slot]}")
    assert table.options(0) == [f"place {slot}"], "exactly one goes, and its slot is free"
    table.play(f"0: place {slot}")
    assert table.warriors(0) == [*FOUR[:slot], "boar-svein", *FOUR[slot + 1 :]]
    assert FOUR[slot] in table.discard()


@rule("VAL-AMB-023", "VAL-TURN-14")
def test_no_warrior_is_discarded_without_need() -> None:
    table = Table({0: FOUR[:3], 1: ["boar-svein"]}, {0: ["bear-bera"]})
    assert not any(option.startswith("dismiss") for option in table.options(0))
    table.play("0: add-warrior bear-bera")
    assert table.options(0) == ["place 3"]


# -- action 2


@rule("VAL-TURN-16")
def test_two_warriors_are_added_to_the_squad() -> None:
    table = Table(DUEL, {0: ["wolf-hundolf", "boar-jofur"]}, deck=["fury-2"] * 2)
    table.play("0: add-two wolf-hundolf")
    assert table.options(0) == ["add-second boar-jofur"], "exactly two"
    table.play("0: add-second boar-jofur, place 3, place 1")
    assert table.squad(0) == ["bear-grim", "boar-jofur", "", "wolf-hundolf"]


@rule("VAL-TURN-16")
def test_a_single_warrior_in_hand_makes_no_pair() -> None:
    assert not Table(DUEL, {0: ["wolf-ulf", "fury-2"]}).may("0: add-two wolf-ulf")


@rule("VAL-TURN-17", "VAL-AMB-024", "VAL-TV-12")
@pytest.mark.parametrize(
    ("pair", "legal"),
    [
        (["bear-grim", "wolf-randulf"], True),  # 1 + 1
        (["wolf-randulf", "wolf-randulf"], True),  # twice the same card
        (["bear-grim", "boar-jofur"], True),  # 1 + 2
        (["bear-bjorn", "boar-jofur"], False),  # 2 + 2
        (["bear-grim", "bear-gunnbjorn"], False),  # 1 + 3
        (["bear-grim", "frost-frosti"], True),  # a giant of any two dice
        (["bear-grim", "frost-jokul"], False),  # three of a kind
        (["frost-drifa", "frost-snaer"], False),  # two pairs each
    ],
)
def test_a_pair_has_at_most_three_weapon_symbols(pair: list[str], legal: bool) -> None:
    table = Table({0: ["wolf-hundolf"]}, {0: pair})
    assert table.may(f"0: add-two {pair[0]}") == legal
    assert table.may(f"0: add-warrior {pair[0]}")
    assert table.may(f"0: add-warrior {pair[1]}"), "action 1 is open anyway"


@rule("VAL-TURN-17")
def test_the_second_warrior_must_fit_the_first() -> None:
    table = Table(DUEL, {0: ["bear-bjorn", "wolf-hundolf", "boar-jofur"]})
    table.play("0: add-two bear-bjorn")
    assert table.options(0) == ["add-second wolf-hundolf"]
    assert table.refuses("0: add-second boar-jofur") == "VAL-TURN-17"


@rule("VAL-TURN-18")
def test_strength_plays_no_part_in_it() -> None:
    table = Table(DUEL, {0: ["bear-styrbjorn", "wolf-hundolf"]})
    assert table.may("0: add-two bear-styrbjorn"), "strength 6 and 2, symbols 2 and 1"


@rule("VAL-TURN-19", "VAL-AMB-022", "VAL-TV-13")
@pytest.mark.parametrize(("size", "missing"), [(2, 0), (3, 1), (4, 2)])
def test_as_many_old_warriors_go_first_as_slots_are_missing(size: int, missing: int) -> None:
    table = Table({0: FOUR[:size]}, {0: ["boar-svein", "boar-jofur"]}, deck=["fury-2"] * 2)
    table.play("0: add-two boar-svein, add-second boar-jofur")
    for gone in range(missing):
        assert table.options(0) == [f"dismiss {key}" for key in FOUR[gone:size]], "only the old squad"
        table.play(f"0: dismiss {FOUR[gone]}")
    assert len(table.options(0)) == 4 - size + missing
    assert all(option.startswith("place") for option in table.options(0))
    table.play(f"0: {table.options(0)[0]}")
    table.play(f"0: {table.options(0)[0]}")
    assert sorted(table.warriors(0)) == sorted([*FOUR[missing:size], "boar-svein", "boar-jofur"])


# -- action 3


@rule("VAL-TURN-20")
def test_one_attacks_one_other_player_and_fights_one_battle() -> None:
    table = trio()
    attacks = [option for option in table.options(0) if option.startswith("attack")]
    assert attacks == ["attack 1", "attack 2"]
    table.play("0: attack 2")
    assert table.match.battle().defender.seat == 2
    table.play("0: pass")
    assert (table.match.fight, table.match.active) == (None, 0), "then phase B"
    assert table.options(0) == ["keep fury-2", "keep fury-3"]


@rule("VAL-TURN-20")
def test_the_whole_squad_fights() -> None:
    table = Table({0: FOUR, 1: ["boar-svein"]}, dice="axe sword spear bow x x")
    table.play("0: attack 1")
    assert all(table.may(f"0: activate {key}") for key in FOUR)


@rule("VAL-TURN-21")
def test_a_player_without_warriors_cannot_be_attacked() -> None:
    table = Table({0: ["bear-grim"], 2: ["wolf-ulf"]}, seats=3)
    assert table.refuses("0: attack 1") == "VAL-TURN-21"
    assert table.may("0: attack 2")


@rule("VAL-TURN-22")
def test_a_player_without_own_shields_cannot_be_attacked() -> None:
    squads = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["boar-svein"]}
    table = Table(squads, seats=3, shields={1: 0})
    assert table.refuses("0: attack 1") == "VAL-TURN-22"
    assert table.may("0: attack 2")


@rule("VAL-TURN-23", "VAL-END-05")
def test_a_player_without_own_shields_may_attack() -> None:
    table = Table(DUEL, shields={0: 0}, dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.captured(0) == [0, 1]


@rule("VAL-TURN-24", "VAL-TURN-27")
def test_phase_b_follows_an_attack_too() -> None:
    table = Table(DUEL, deck=["fury-2", "fury-3"], dice=[ONE_AXE, MISSES])
    table.play("0: attack 1, activate bear-grim, pass", "1: pass")
    assert table.asked() == [0]
    assert table.options(0) == ["keep fury-2", "keep fury-3"]


# -- action 4 and phase B


@rule("VAL-TURN-25", "VAL-TURN-29")
@pytest.mark.parametrize(("kept", "thrown"), [("fury-2", "bear-bera"), ("bear-bera", "fury-2")])
def test_action_four_draws_two_keeps_one_and_discards_the_other_face_up(kept: str, thrown: str) -> None:
    table = Table(DUEL, deck=["fury-2", "bear-bera", "cut-off", "push-back"], discard=["fury-3"])
    table.play("0: draw")
    assert (sorted(table.drawn(0)), table.drawn(1)) == (["bear-bera", "fury-2"], [])
    assert view(table.match, 1).players[0].drawn is None
    table.play(f"0: keep {kept}")
    assert table.hand(0) == [kept]
    assert table.discard()[:2] == [thrown, "fury-3"]


@rule("VAL-TURN-26", "VAL-TURN-29")
def test_phase_b_draws_two_keeps_one_and_discards_the_other() -> None:
    deck = ["fury-2", "bear-bera", "cut-off", "push-back"]
    table = Table(DUEL, deck=deck)
    table.play("0: draw, keep fury-2, keep cut-off")
    assert table.hand(0) == ["fury-2", "cut-off"]
    assert table.discard()[:2] == ["push-back", "bear-bera"]


@rule("VAL-TURN-27")
def test_phase_b_cannot_be_skipped() -> None:
    table = Table(DUEL, {0: ["boar-svein"]}, deck=["fury-2", "fury-3"])
    table.play("0: add-warrior boar-svein, place 3")
    assert not table.may("0: pass")
    assert table.asked() == [0]


@rule("VAL-TURN-28", "VAL-AMB-017")
def test_the_last_card_of_the_deck_is_kept() -> None:
    table = Table(DUEL, deck=["fury-2"], deck_ends=True)
    table.play("0: draw")
    assert (table.hand(0), table.asked()) == (["fury-2"], [1]), "phase B found nothing"


@rule("VAL-AMB-017", "VAL-AMB-018", "VAL-END-06")
def test_with_an_empty_deck_drawing_is_legal_and_does_nothing() -> None:
    table = Table(DUEL, {0: ["cut-off"]}, deck_ends=True)
    pile = table.discard()
    table.play("0: draw")
    assert (table.hand(0), table.discard(), table.asked()) == (["cut-off"], pile, [1])


@rule("VAL-AMB-018", "VAL-TURN-08")
def test_without_warriors_and_cards_the_turn_passes_and_nothing_is_stuck() -> None:
    table = Table({1: ["wolf-ulf"]}, {0: ["cut-off"]}, deck_ends=True)
    assert table.asked() == [1]
    assert table.events("showed", 0) == [[table.match.cards.by_key("cut-off")]]


@rule("VAL-AMB-029")
@pytest.mark.parametrize("first", ["cut-off", "push-back"])
def test_two_cards_discarded_at_once_go_in_the_order_their_player_likes(first: str) -> None:
    table = Table(DUEL, deck=["fury-2", "cut-off", "push-back"])
    table.match.stack.append(DrawAndKeep(0, draw=3, keep=1, drawn=False))
    table.play("0: keep fury-2")
    assert table.options(0) == ["drop push-back", "drop cut-off"]
    table.play(f"0: drop {first}")
    assert table.discard()[1] == first


# -- what is public


@rule("VAL-AMB-028")
def test_sizes_squads_shields_and_the_pile_are_public_hands_and_valhallas_are_not() -> None:
    hands, valhalla = {0: ["fury-2", "cut-off"]}, {0: ["bear-bera"]}
    table = Table(DUEL, hands, valhalla=valhalla, discard=["fury-3"], shields={0: 3})
    table.start()
    for seat in (1, -1):
        seen = view(table.match, seat)
        player = seen.players[0]
        assert (player.hand, player.valhalla, player.glory, player.score) == (None, None, None, None)
        assert (player.hand_size, player.valhalla_size, player.shields) == (2, 1, 3)
        assert (seen.deck, seen.discard) == (len(table.match.deck.cards), ["fury-3"])
        assert [slot.card for slot in player.squad if slot is not None] == ["bear-grim"]


@rule("VAL-AMB-028")
def test_everybody_may_look_at_the_own_hand_and_valhalla() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, valhalla={0: ["bear-bera"]})
    table.start()
    own = view(table.match, 0).players[0]
    assert (own.hand, own.valhalla, own.glory) == (["fury-2"], ["bear-bera"], 3)
