"""Ages, Gods' Gifts and Discard.   (spec: BR-AGE, BR-DRAFT, BR-DISCARD)"""

from __future__ import annotations

import pytest

from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import DRAFT, KEEP, Phase
from meadhall.games.bloodrage.views.view import view
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, CARDS, Table
from tests.rules.bloodrage.test_battle import duel, pillage
from tests.rules.bloodrage.test_setup import new


def draft_first(g: BloodRage) -> None:
    """Take the first card on offer for every player until the draft is over."""
    while g.phase == Phase.GIFTS:
        g.answer(g.asked(), g.legal(g.asked())[0])


def pass_all(g: BloodRage, phase: int) -> None:
    while g.phase == phase and g.pending:
        g.answer(g.asked(), PASS)


def to_age(g: BloodRage, age: int) -> BloodRage:
    """Go on to the draft of an Age; no player acts, and each keeps a first card."""
    while g.age < age:
        draft_first(g)
        pass_all(g, Phase.ACTION)
        while g.phase == Phase.DISCARD and g.pending:
            g.answer(g.asked(), g.legal(g.asked())[1])
    return g


@rule("BR-DRAFT-02", "BR-DRAFT-03", "BR-DRAFT-09", "BR-CARD-07")
@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 2), (4, 2)])
def test_eight_cards_each_and_all_choose_together(seats: int, left: int) -> None:
    g = new(seats)
    assert [len(clan.packet.cards) for clan in g.clans] == [8] * seats
    assert len(g.decks[0].cards) == left
    assert [g.is_asked(seat) for seat in range(seats)] == [True] * seats
    g.answer(seats - 1, g.legal(seats - 1)[0])
    assert view(g, 0).clans[seats - 1].sealed is None


@rule("BR-DRAFT-03", "BR-DRAFT-04", "BR-DRAFT-05", "BR-DRAFT-06", "BR-DRAFT-08")
@pytest.mark.parametrize("seats", [3, 4])
def test_packets_go_to_the_left_until_six_are_picked(seats: int) -> None:
    g = new(seats)
    sizes = []
    for _ in range(6):
        sizes.append(len(g.clans[0].packet.cards))
        before = [clan.packet.cards[:] for clan in g.clans]
        taken = [DRAFT.arg(g.legal(seat)[0]) for seat in range(seats)]
        for seat in reversed(range(seats)):
            g.answer(seat, g.legal(seat)[0])
        for seat in range(seats):
            before[seat].remove(taken[seat])
        if len(sizes) < 6:
            assert [clan.packet.cards for clan in g.clans] == [before[seat - 1] for seat in range(seats)]
    assert sizes == [8, 7, 6, 5, 4, 3]
    assert [len(clan.hand.cards) for clan in g.clans] == [6] * seats
    assert [clan.buried.cards for clan in g.clans] == before, "who chose last from a packet knows what was left"
    assert [clan.packet.cards for clan in g.clans] == [[]] * seats
    assert g.phase == Phase.ACTION


@rule("BR-DRAFT-07")
def test_two_players_pick_two_cards_three_times() -> None:
    g = new(2)
    sizes = []
    while g.phase == Phase.GIFTS:
        sizes.append(len(g.clans[0].packet.cards))
        for seat in (1, 0):
            first = g.legal(seat)[0]
            g.answer(seat, first)
            assert g.is_asked(seat), "a second card belongs to the same choice"
            assert all(action >= first for action in g.legal(seat))
            g.answer(seat, g.legal(seat)[-1])
    assert sizes == [8, 6, 4]
    assert [len(clan.hand.cards) for clan in g.clans] == [6, 6]
    assert [len(clan.buried.cards) for clan in g.clans] == [2, 2]


@rule("BR-DRAFT-07")
def test_any_pair_can_be_picked() -> None:
    g = new(2)
    cards = g.clans[0].packet.cards
    pairs = set()
    for first in g.legal(0):
        twin = g.copy()
        twin.answer(0, first)
        pairs |= {(DRAFT.arg(first), DRAFT.arg(second)) for second in twin.legal(0)}
    assert pairs == {(a, b) for at, a in enumerate(cards) for b in cards[:at] + cards[at + 1 :]}, "in any order"


@rule("BR-DRAFT-10")
def test_a_first_game_has_no_draft_in_age_one() -> None:
    g = new(3, first_game="on")
    assert g.phase == Phase.ACTION
    assert [len(clan.hand.cards) for clan in g.clans] == [8, 8, 8]
    assert [clan.packet.cards for clan in g.clans] == [[]] * 3
    pass_all(g, Phase.ACTION)
    pass_all(g, Phase.DISCARD)
    assert (g.age, g.phase) == (2, Phase.GIFTS)


@rule("BR-DRAFT-01", "BR-DRAFT-08", "BR-AMB-11", "BR-AGE-08")
def test_a_kept_card_is_never_passed_and_makes_a_hand_of_seven() -> None:
    g = to_age(new(3), 2)
    kept = [clan.hand.cards[:] for clan in g.clans]
    assert [len(hand) for hand in kept] == [1, 1, 1]
    assert all(CARDS[hand[0]].age == 1 for hand in kept)
    draft_first(g)
    assert [len(clan.hand.cards) for clan in g.clans] == [7, 7, 7]
    assert all(hand[0] in clan.hand.cards for hand, clan in zip(kept, g.clans, strict=True))


@rule("BR-AGE-01", "BR-AGE-02", "BR-AGE-03", "BR-AGE-04")
def test_three_ages_of_six_phases() -> None:
    g = new(3)
    while not g.over:
        g.answer(g.asked(), g.legal(g.asked())[0])
    events = [
        (event.what.key, event.numbers[0]) for event in g.log or [] if event.what.key in ("age-began", "phase-began")
    ]
    one_age = [("phase-began", phase) for phase in range(6)]
    assert events == [("age-began", 1), *one_age, ("age-began", 2), *one_age, ("age-began", 3), *one_age]


@rule("BR-AGE-05", "BR-AGE-06", "BR-AGE-07")
def test_tokens_turn_back_and_the_first_player_moves_left() -> None:
    table = Table().put("bear", "elvagar", "warrior").begin()
    table.play("bear: pillage elvagar")
    token = table.g.tokens[2]
    assert table.is_pillaged("elvagar")
    table.all_pass().keep_nothing()
    assert table.g.age == 2
    assert not table.is_pillaged("elvagar")
    assert table.g.tokens[2] == token
    assert table.g.first == 1


@rule("BR-AGE-09", "BR-AGE-10", "BR-ACTION-01")
def test_what_stays_and_what_does_not() -> None:
    table = Table("bear wolf").put("bear", "elvagar", "warrior leader").sheet("bear", "lokis-domain")
    table.glory("bear", 7).step("bear", rage=3).begin()
    table.all_pass().keep_nothing()
    draft_first(table.g)
    assert (table.at("bear", "elvagar"), table.clan("bear").glory) == ("warrior leader", 7)
    assert CARD_NAMES.index("lokis-domain") in table.clan("bear").slots
    assert [clan.pool for clan in table.g.clans] == [8, 6]
    assert table.waiting() == ["wolf"], "who passed is back"


@rule("BR-DISCARD-01", "BR-DISCARD-03", "BR-DISCARD-04", "BR-AMB-43")
def test_one_card_is_kept_in_secret() -> None:
    table = Table("bear wolf").hand("bear", "tyrs-bash thors-hammer").hand("wolf", "troll").begin().all_pass()
    assert table.waiting() == ["bear", "wolf"]
    assert table.options("bear") == ["pass", "keep thors-hammer", "keep tyrs-bash"]
    table.play("wolf: keep troll")
    assert view(table.g, 0).clans[1].hand_size == 1, "no seat can tell what was chosen"
    table.play("bear: keep tyrs-bash")
    assert (table.in_hand("bear"), table.in_hand("wolf")) == ("tyrs-bash", "troll")
    assert [len(clan.sealed.cards) for clan in table.g.clans] == [0, 0]
    assert table.clan("bear").buried.cards == [CARD_NAMES.index("thors-hammer")]
    assert table.discards() == ""
    assert [clan.glory for clan in table.g.clans] == [0, 0]
    assert KEEP.rule == "BR-DISCARD-01"


@rule("BR-DISCARD-04", "BR-AMB-51")
def test_no_player_knows_which_known_card_was_kept() -> None:
    table = pillage(duel("", "tyrs-bash").put("bear", "gimle", "leader")).battle("wolf: tyrs-bash")
    assert view(table.g, 0).clans[1].known == ["tyrs-bash"]
    table.all_pass().play("wolf: keep tyrs-bash")
    assert view(table.g, 0).clans[1].known == []


@rule("BR-AMB-43", "BR-DISCARD-01")
def test_nothing_has_to_be_kept() -> None:
    table = Table("bear wolf").hand("bear", "tyrs-bash").begin().all_pass()
    table.play("bear: pass")
    assert table.in_hand("bear") == ""


@rule("BR-AGE-05", "BR-AGE-07")
def test_after_the_last_age_nothing_is_turned_or_passed_on() -> None:
    table = Table("bear wolf", age=3).pillaged("elvagar").begin().all_pass()
    assert table.g.over
    assert table.is_pillaged("elvagar")
    assert table.g.first == 0


@rule("BR-DISCARD-02")
def test_age_three_keeps_nothing() -> None:
    table = Table("bear wolf", age=3).hand("bear", "tyrs-rage-3 frost-giant").begin().all_pass()
    assert table.g.over
    assert table.in_hand("bear") == ""
    assert len(table.clan("bear").buried.cards) == 2
