"""The questions for people, with reasons, and the rule against an illegal wish."""

from __future__ import annotations

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import IllegalAnswer
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.game import GAME
from meadhall.interface.people import question_for, refusal
from meadhall.interface.wire import Question, Refusal
from meadhall.law import known_ids
from tests.rule import rule
from tests.rules.valhalla.notation import meant
from tests.rules.valhalla.table import Table

MISSES = "x x x x x x"
ONE_AXE = "axe x x x x x"
DUEL = {0: ["bear-grim"], 1: ["wolf-ulf"]}  # an axe, strength 2, against a sword, strength 2


def asked(table: Table, seat: int = 0) -> Question:
    table.start()
    found = question_for(GAME, table.match, seat)
    assert found is not None
    return found


def refused(table: Table, move: str) -> Refusal | None:
    """Return the refusal that a person gets for this wish."""
    table.start()
    seat, _, answer = move.partition(": ")
    return refusal(GAME, table.match, int(seat), meant(table.match, int(seat), answer)[0])


def in_short(asking: Question) -> list[tuple[str, str, str]]:
    """Return verb, object and rule of every option."""
    return [(o.verb, o.subject.key if o.subject else "", o.rule) for o in asking.options]


# -- questions


@rule("VAL-TURN-05", "VAL-TURN-06")
def test_phase_a_asks_the_active_player_alone_for_one_of_four_actions() -> None:
    table = Table(DUEL, {0: ["wolf-ulf", "wolf-randulf", "fury-2"]})
    asking = asked(table)
    assert (asking.seat, asking.prompt, asking.rule, asking.about) == (0, "phase-a", "VAL-TURN-05", None)
    assert in_short(asking) == [
        ("add-warrior", "wolf-ulf", "VAL-TURN-12"),
        ("add-warrior", "wolf-randulf", "VAL-TURN-12"),
        ("add-two", "wolf-ulf", "VAL-TURN-16"),
        ("attack", "1", "VAL-TURN-20"),
        ("draw", "", "VAL-TURN-25"),
    ]
    assert (asking.optional, asking.default) == (False, None), "passing is no action"
    assert question_for(GAME, table.match, 1) is None


@rule("VAL-TURN-20")
def test_an_attack_names_the_player_and_not_the_distance() -> None:
    table = Table({0: ["wolf-ulf"], 1: ["wolf-randulf"], 2: ["bear-grim"]}, seats=3, turn=2)
    attacks = [o.subject for o in asked(table, 2).options if o.verb == "attack"]
    assert [(who.sort, who.key, who.number) for who in attacks if who] == [("seat", "0", 0), ("seat", "1", 1)]


def test_every_answer_that_means_a_player_counts_from_the_one_who_answers() -> None:
    """So that people see the right player, in expansions too."""
    assert [verb.key for verb in GAME.vocabulary.verbs.values() if verb.sort == "seat"] == []


@rule("VAL-TL-09", "VAL-BATTLE-20")
def test_the_attack_phase_offers_its_moves_with_their_rules_and_an_end() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, dice=ONE_AXE).play("0: attack 1")
    asking = asked(table)
    assert (asking.prompt, asking.rule, asking.about) == ("attack", "VAL-TL-09", None)
    assert in_short(asking) == [
        ("pass", "", "VAL-TL-02"),
        ("discard-for-reroll", "axe-0", "VAL-DICE-09"),
        ("discard-for-reroll", "x-0", "VAL-DICE-09"),
        ("activate", "0", "VAL-BATTLE-11"),
        ("play-tactic", "fury-2", "VAL-BATTLE-08"),
    ]
    assert (asking.optional, asking.default) == (True, PASS), "who is absent passes"


@rule("VAL-AMB-052")
def test_an_ability_is_offered_with_its_card_and_may_be_declined() -> None:
    table = Table({0: ["frost-frosti"], 1: ["wolf-ulf"]}, dice="axe axe x x x x")
    table.play("0: attack 1, activate frost-frosti")
    asking = asked(table)
    assert asking.about is not None
    assert (asking.about.sort, asking.about.key, asking.rule) == ("card", "frost-frosti", "VAL-AMB-052")
    assert [option.verb for option in asking.options] == ["use-ability", "decline-ability"]
    assert (asking.optional, asking.default) == (True, asking.options[1].action)


@rule("VAL-TACTIC-08")
def test_a_price_must_be_paid() -> None:
    table = Table(DUEL, {0: ["heroic-3"]}, dice=ONE_AXE).play("0: attack 1, play heroic-3")
    asking = asked(table)
    assert (asking.prompt, asking.rule) == ("give-up-die", "VAL-TACTIC-08")
    assert [o.subject.key for o in asking.options if o.subject] == ["axe-0", "x-0"]
    assert (asking.optional, asking.default) == (False, None)


@rule("VAL-BATTLE-35")
def test_a_winning_defender_is_asked_whom_to_send_and_may_keep_all() -> None:
    table = Table(DUEL, {1: ["fury-2"]}, dice=[ONE_AXE, "sword x x x x x"])
    table.play("0: attack 1, activate bear-grim, pass", "1: activate wolf-ulf, play fury-2, pass")
    asking = asked(table, 1)
    assert (asking.prompt, asking.rule, asking.optional) == ("choose-sent", "VAL-BATTLE-35", True)
    assert in_short(asking)[1:] == [("send-to-valhalla", "0", "VAL-BATTLE-35")]


def test_every_question_of_a_game_has_options_with_rules_of_the_law() -> None:
    match = GAME.new(GAME.rulebook(GAME.setup(3)), seeded("questions"), log=True)
    luck, known = seeded("answers"), known_ids()
    while not match.over:
        seat = match.asked()
        asking = question_for(GAME, match, seat)
        assert asking is not None
        assert [option.action for option in asking.options] == match.legal(seat)
        assert {asking.rule, *(option.rule for option in asking.options)} <= known
        assert asking.optional == (asking.default is not None)
        match.answer(seat, asking.options[luck.pick(len(asking.options))].action)
    assert question_for(GAME, match, 0) is None


def test_whatever_is_wished_for_in_a_game_is_answered_with_a_rule_of_the_law() -> None:
    match = GAME.new(GAME.rulebook(GAME.setup(3)), seeded("wishes"))
    wishes = [action for action, verb in enumerate(GAME.vocabulary.table) if verb is not None]
    luck, known, explained = seeded("whims"), known_ids(), 0
    while not match.over:
        seat = match.asked()
        for wish in {wishes[luck.pick(len(wishes))] for _ in range(50)}:
            answer = refusal(GAME, match, seat, wish)
            assert (answer is None) == (wish in match.legal(seat))
            assert answer is None or answer.rule in known
            explained += answer is not None
        match.step(seat, match.legal(seat)[luck.pick(len(match.legal(seat)))])
    assert explained > 1000


# -- refusals in phase A


@pytest.mark.parametrize(
    ("table", "move", "law"),
    [
        pytest.param(Table({0: ["bear-grim"], 1: []}), "0: attack 1", "VAL-TURN-21", marks=rule("VAL-TURN-21")),
        pytest.param(Table(DUEL, shields={1: 0}), "0: attack 1", "VAL-TURN-22", marks=rule("VAL-TURN-22")),
        pytest.param(
            Table({1: ["wolf-ulf"]}, {0: ["bear-grim"]}),
            "0: attack 1",
            "VAL-TURN-10",
            marks=rule("VAL-TURN-10"),
        ),
        pytest.param(Table({1: ["wolf-ulf"]}, {0: ["bear-grim"]}), "0: draw", "VAL-TURN-07", marks=rule("VAL-TURN-07")),
        pytest.param(Table(DUEL), "0: attack 0", "VAL-TURN-20", marks=rule("VAL-TURN-20")),
    ],
)
def test_an_action_is_refused_with_the_rule_that_stands_against_it(table: Table, move: str, law: str) -> None:
    refusal = refused(table, move)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (law, "forbidden")


@rule("VAL-TV-12", "VAL-TURN-17")
def test_two_warriors_with_two_symbols_each_may_be_added_only_one_by_one() -> None:
    table = Table(DUEL, {0: ["bear-bjorn", "bear-thorbjorn"]})
    refusal = refused(table, "0: add-two bear-bjorn")
    assert refusal is not None
    assert refusal.rule == "VAL-TURN-17"
    assert table.may("0: add-warrior bear-bjorn")


@rule("VAL-TV-13", "VAL-TURN-19")
def test_two_warriors_for_a_squad_of_three_cost_one_of_the_old_ones_first() -> None:
    three = ["bear-grim", "wolf-randulf", "wolf-hundolf"]
    table = Table({0: three, 1: ["wolf-ulf"]}, {0: ["bear-bjorn", "wolf-ulfljot"]})
    table.play("0: add-two bear-bjorn, add-second wolf-ulfljot")
    assert table.options(0) == [f"dismiss {key}" for key in three]
    table.play("0: dismiss wolf-randulf, place 1, place 3")
    assert table.squad(0) == ["bear-grim", "bear-bjorn", "wolf-hundolf", "wolf-ulfljot"]


# -- refusals in a battle


@pytest.mark.parametrize(
    ("moves", "wish", "law"),
    [
        pytest.param("attack 1", "play fury-3", "VAL-TACTIC-07", marks=rule("VAL-TACTIC-07")),
        pytest.param("attack 1", "play heroic-bow", "VAL-AMB-065", marks=rule("VAL-AMB-065")),
        pytest.param("attack 1", "activate wolf-kveldulf", "VAL-BATTLE-11", marks=rule("VAL-BATTLE-11")),
        pytest.param(
            "attack 1, activate bear-grim", "activate bear-grim", "VAL-BATTLE-18", marks=rule("VAL-BATTLE-18")
        ),
        pytest.param(
            "attack 1, activate bear-grim", "discard-for-reroll axe", "VAL-DICE-14", marks=rule("VAL-DICE-14")
        ),
        pytest.param("attack 1", "attack 1", "VAL-TURN-20", marks=rule("VAL-TURN-06")),
    ],
)
def test_a_wish_in_the_attack_phase_is_refused_with_its_rule(moves: str, wish: str, law: str) -> None:
    squads = {0: ["bear-grim", "wolf-kveldulf"], 1: ["wolf-ulf"]}  # the second needs sword and bow
    table = Table(squads, {0: ["fury-3", "heroic-bow"]}, dice=ONE_AXE).play(f"0: {moves}")
    refusal = refused(table, f"0: {wish}")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (law, "forbidden")


@rule("VAL-BATTLE-07", "VAL-TACTIC-03")
def test_a_tactic_out_of_time_is_refused() -> None:
    table = Table(DUEL, {0: ["fury-2"]}, {0: "egil"})
    outside = refused(table, "0: play fury-2")
    table.play("0: attack 1")
    early = refused(table, "0: play fury-2")
    assert outside is not None
    assert early is not None
    assert (outside.rule, early.rule) == ("VAL-TACTIC-03", "VAL-BATTLE-07")


@rule("VAL-AMB-039")
def test_a_reroll_with_a_single_die_is_refused() -> None:
    table = Table(DUEL, dice=[MISSES, *["x"] * 4, "axe"])
    table.play("0: attack 1", *["0: discard-for-reroll x, pick-die x, roll"] * 5)
    refusal = refused(table, "0: discard-for-reroll axe")
    assert refusal is not None
    assert refusal.rule == "VAL-AMB-039"


def test_a_player_who_is_not_asked_gets_that_reason() -> None:
    refusal = refused(Table(DUEL), "1: draw")
    assert refusal is not None
    assert (refusal.verb, refusal.reason) == ("draw", "not-your-turn")


@rule("VAL-TURN-06")
def test_passing_in_phase_a_is_not_possible() -> None:
    refusal = refused(Table(DUEL), "0: pass")
    assert refusal is not None
    assert refusal.reason == "not-now"


def test_nothing_is_said_against_a_legal_wish() -> None:
    assert refused(Table(DUEL), "0: attack 1") is None


@rule("VAL-TURN-22")
def test_an_illegal_answer_from_outside_changes_nothing_and_names_the_rule() -> None:
    table = Table(DUEL, shields={1: 0})
    table.start()
    before = table.match.observe(0)
    with pytest.raises(IllegalAnswer) as caught:
        table.match.answer(0, meant(table.match, 0, "attack 1")[0])
    assert "VAL-TURN-22" in str(caught.value)
    assert table.match.observe(0) == before
