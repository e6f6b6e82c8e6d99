"""Chapter 13. Which helpers are asked, whom they may aid, and what happens to the card."""

from __future__ import annotations

import pytest

from meadhall.core.answers import no_answers
from meadhall.core.errors import SetupError
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.expansions.thor.cards import FIRST_KIND, read_card
from meadhall.games.valhalla.expansions.thor.thor import (
    AID,
    WHOM,
    AskHelpers,
    HelpersFate,
    aid,
    settle,
    thor,
    who_may_be_aided,
)
from meadhall.games.valhalla.expansions.thor.thor import helpers as those_who_help
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY
from tests.rule import rule
from tests.rules.valhalla.meet import fight
from tests.rules.valhalla.table import Cards, Table

MJOLNIR, DRAW = "thor-mjolnir", "thor-bilskirnir"  # strength and a card, for fewer or as many warriors
EVEN = {0: ["bear-grim"], 1: ["wolf-ulf"], 2: ["bear-bersi"], 3: ["wolf-hundolf"]}
UNEVEN = EVEN | {1: ["wolf-ulf", "wolf-randulf"]}


def war(
    hands: Cards | None = None, squads: Cards = EVEN, attacker: int = 0, defender: int = 1, **more: object
) -> Valhalla:
    table = Table(squads, hands or {}, seats=4, modules=["thor"], **more)  # type: ignore[arg-type]
    return fight(table, attacker, defender)


@rule("VAL-THOR-03", "VAL-THOR-09")
@pytest.mark.parametrize(
    ("attacker", "defender", "order"), [(0, 1, [2, 3]), (0, 3, [1, 2]), (3, 1, [0, 2]), (2, 3, [0, 1]), (1, 3, [2, 0])]
)
def test_those_who_do_not_fight_help_clockwise_from_the_attackers_left(
    attacker: int, defender: int, order: list[int]
) -> None:
    assert those_who_help(war(attacker=attacker, defender=defender)) == order


@rule("VAL-THOR-05", "VAL-THOR-06", "VAL-THOR-07")
@pytest.mark.parametrize(
    ("squads", "helper", "able"), [(EVEN, 2, [0, 1]), (EVEN, 3, [0, 1]), (UNEVEN, 2, [0]), (UNEVEN, 3, [0])]
)
def test_whom_a_card_can_aid(squads: Cards, helper: int, able: list[int]) -> None:
    match = war(squads=squads)
    assert who_may_be_aided(match, match.cards.by_key(MJOLNIR), helper) == able


@rule("VAL-THOR-05")
def test_clockwise_from_the_helper() -> None:
    match = war(attacker=0, defender=2)
    assert who_may_be_aided(match, match.cards.by_key(MJOLNIR), 1) == [2, 0]


def asking(match: Valhalla, at: int = 0) -> AskHelpers:
    procedure = AskHelpers(at)
    match.stack.append(procedure)
    return procedure


@rule("VAL-THOR-02", "VAL-THOR-08", "VAL-THOR-09")
@pytest.mark.parametrize(
    ("hands", "live", "asked"),
    [
        ({2: [MJOLNIR]}, False, 2),
        ({3: [MJOLNIR]}, False, 3),
        ({2: ["fury-2"], 3: ["fury-2"]}, False, EMPTY),
        ({}, True, EMPTY),
        ({3: ["fury-2"]}, True, 3),
        ({2: ["fury-2"], 3: ["fury-2"]}, True, 2),
    ],
)
def test_a_live_table_asks_every_helper_with_cards(hands: Cards, live: bool, asked: int) -> None:
    """To skip a helper would reveal a hand."""
    match = war(hands, live=live)
    procedure = asking(match)
    while procedure in match.stack and match.asked() == EMPTY:
        procedure.run(match)
    assert match.asked() == asked


@rule("VAL-THOR-02", "VAL-THOR-08", "VAL-THOR-05")
@pytest.mark.parametrize(
    ("squads", "hand", "played", "options"),
    [
        (EVEN, [MJOLNIR, "fury-2"], False, [PASS, AID]),
        (EVEN, ["fury-2"], False, [PASS]),
        (EVEN, [DRAW], True, [WHOM.of(2), WHOM.of(3)]),
    ],
)
def test_a_helper_plays_one_card_or_says_for_whom(
    squads: Cards, hand: list[str], played: bool, options: list[object]
) -> None:
    match = war({2: hand}, squads)
    mjolnir, out = match.cards.by_key(MJOLNIR), no_answers()
    if played:
        match.deck.cards.remove(mjolnir)
        thor(match).cards[2] = mjolnir
    asking(match).options(match, 2, out)
    assert list(out) == [AID.of(mjolnir) if option is AID else option for option in options]


@rule("VAL-THOR-02", "VAL-THOR-05")
def test_a_card_that_helps_no_participant_is_not_offered() -> None:
    match = war({2: [MJOLNIR]}, EVEN)
    for seat in (0, 1):
        match.players[seat].squad = [EMPTY] * 4
    match.players[0].squad[0] = match.cards.by_key("bear-grim")
    out = no_answers()
    asking(match).options(match, 2, out)
    assert list(out) == [PASS, AID.of(match.cards.by_key(MJOLNIR))], "seat 1 has fewer"
    match.fight = None
    fight_outsider(match)
    out = no_answers()
    asking(match).options(match, 2, out)
    assert list(out) == [PASS]


def fight_outsider(match: Valhalla) -> None:
    """Seat 0 fights an opponent who is no player."""
    match.fight = war().battle()
    match.fight.defender.seat = EMPTY


@rule("VAL-THOR-02", "VAL-THOR-04", "VAL-THOR-08")
@pytest.mark.parametrize(
    ("squads", "named", "aided", "at"), [(UNEVEN, 0, 0, 1), (EVEN, 0, EMPTY, 0), (EVEN, 3, 1, 1), (EVEN, 2, 0, 1)]
)
def test_he_names_whom_he_aids_if_two_can_be_aided(squads: Cards, named: int, aided: int, at: int) -> None:
    match = war({2: [MJOLNIR]}, squads)
    procedure = asking(match)
    procedure.chosen(match, 2, AID.of(match.cards.by_key(MJOLNIR)))
    if named:
        procedure.chosen(match, 2, WHOM.of(named))
    assert (thor(match).aided[2], procedure.at) == (aided, at)


@rule("VAL-THOR-04", "VAL-THOR-10")
def test_what_works_before_the_battle_works_at_once() -> None:
    match = war({2: [DRAW]})
    part, kind = thor(match), match.cards.by_key(DRAW)
    match.players[2].hand.cards = []
    part.cards[2] = kind
    aid(match, 2, 1)
    assert (part.aided[2], len(match.players[1].hand.cards)) == (1, 1)


@rule("VAL-TL-23", "VAL-THOR-15", "VAL-THOR-16")
@pytest.mark.parametrize(("aided", "rewarded"), [(0, True), (1, False)])
def test_after_the_battle_no_card_stays_in_play(aided: int, rewarded: bool) -> None:
    match = war({2: [MJOLNIR]})
    kind = match.cards.by_key(MJOLNIR)
    match.players[2].hand.cards = []
    thor(match).cards[2], thor(match).aided[2], match.battle().winner = kind, aided, 0
    HelpersFate(0, "").run(match)
    assert (thor(match).cards, thor(match).aided) == ([EMPTY] * 4, [EMPTY] * 4)
    assert (kind in match.players[2].valhalla.cards, kind in match.discard) == (rewarded, not rewarded)


@rule("VAL-THOR-16", "VAL-AMB-081", "VAL-AMB-076")
@pytest.mark.parametrize(("option", "taken"), [("on", True), ("off", False)])
def test_a_discarded_card_is_a_tactic_of_this_battle_if_it_counts_as_one(option: str, taken: bool) -> None:
    match = war({2: [MJOLNIR]}, options={"thor_is_tactic": option})
    kind = match.cards.by_key(MJOLNIR)
    settle(match, 2, kind, won=False)
    assert (match.discard[-1], match.battle().dropped) == (kind, [kind] if taken else [])


@rule("VAL-AMB-016")
@pytest.mark.parametrize(("seats", "fits"), [(2, False), (3, True), (6, True)])
def test_three_players_are_enough(seats: int, fits: bool) -> None:
    if fits:
        assert GAME.setup(seats, ["thor"]).seats == seats
    else:
        with pytest.raises(SetupError, match="VAL-AMB-016"):
            GAME.setup(seats, ["thor"])


@rule("VAL-DATA-12")
@pytest.mark.parametrize(("requirement", "or_equal"), [("FEWER", False), ("FEWER_OR_EQUAL", True)])
def test_a_card_says_whether_as_many_warriors_are_few_enough(requirement: str, or_equal: bool) -> None:
    entry = {"id": "x", "requirement": requirement, "effect": "DIE", "glory": 1, "copies": 1, "source": "house"}
    card = read_card(3, entry, "here")
    assert (card.or_equal, card.kind) == (or_equal, FIRST_KIND + 3)
