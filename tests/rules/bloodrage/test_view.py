"""What each seat sees, what it cannot know, and games to the end.   (spec: BR-AMB-10, section 4)"""

from __future__ import annotations

import msgspec
import pytest

from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.battles.battle import Choose
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import PROVINCES, Phase
from meadhall.games.bloodrage.views.shapes import View
from meadhall.games.bloodrage.views.view import catalogue, view
from meadhall.interface import people
from tests.house.sources import ROOT
from tests.rule import rule
from tests.rules.bloodrage.table import CARD_NAMES, CARDS, Table
from tests.rules.bloodrage.test_battle import duel, pillage
from tests.rules.bloodrage.test_setup import new


def encoded(match: Match, seat: int) -> bytes:
    assert isinstance(match, BloodRage)
    return msgspec.json.encode(view(match, seat))


def some_answer(match: Match, seat: int, luck: Chance) -> int:
    """Give a random answer; mostly not a pass."""
    options = match.legal(seat)
    if options[0] == PASS and len(options) > 1 and luck.pick(4) > 0:
        return options[1 + luck.pick(len(options) - 1)]
    return options[luck.pick(len(options))]


def asked_seats(match: Match) -> list[int]:
    return [seat for seat in range(match.seats) if match.is_asked(seat)]


@rule("BR-AMB-10", "BR-CARD-03", "BR-DRAFT-09", "BR-QUEST-05")
def test_hands_packets_and_quests_are_for_their_owner_alone() -> None:
    g = new(3)
    mine, theirs = view(g, 0).clans[0], view(g, 0).clans[1]
    assert len(mine.packet or []) == 8
    assert (theirs.packet, theirs.packet_size) == (None, 8)
    assert (theirs.hand, theirs.picks, theirs.sealed, theirs.quests, theirs.discarded) == (None,) * 5
    for clan in view(g, -1).clans:
        assert (clan.hand, clan.packet, clan.picks, clan.quests) == (None,) * 4


@rule("BR-AMB-10")
def test_the_board_is_public() -> None:
    table = duel().put("bear", "west", "ship").sheet("bear", "brothers-in-arms").quests("wolf", "alfheim-1")
    table.hand("wolf", "tyrs-bash").begin()
    seen = view(table.g, -1)
    gimle = next(province for province in seen.provinces if province.key == "gimle")
    assert gimle.strengths == [5, 2]
    assert (gimle.villages, gimle.empty, gimle.token, gimle.doomed_in, gimle.doom) == (5, 1, "rage", 1, True)
    assert [(f.seat, f.kind, f.number) for f in gimle.figures] == [(0, "warrior", 2), (1, "warrior", 2)]
    assert seen.doomed == ["gimle", "utgard", "horgr"]
    assert (seen.clans[1].hand_size, seen.clans[1].quest_count, seen.clans[1].rage) == (1, 1, 6)
    assert seen.clans[0].slots[0].card == "brothers-in-arms"
    assert sum(card.copies for card in catalogue(table.g).cards) == 60


@rule("BR-BATTLE-07", "BR-BATTLE-08", "BR-FX-37")
def test_a_strength_is_shown_term_by_term() -> None:
    table = duel("tyrs-smash-2 heimdalls-eye", "tyrs-bash heimdalls-eye", age=2).sheet("bear", "brothers-in-arms")
    pillage(table.put("bear", "west", "ship")).play("wolf: lay tyrs-bash", "bear: lay tyrs-smash-2")
    table.play("bear: add heimdalls-eye")
    raid = view(table.g, -1).raid
    assert raid is not None
    bear = raid.fighters[0]
    shown = [(term.key, term.number, term.value) for term in bear.terms]
    assert shown == [("warrior", 2, 3), ("ship", 1, 2), ("tyrs-smash-2", 1, 3), ("heimdalls-eye", 1, 2)]
    assert sum(value for _, _, value in shown) == bear.total == 10


@rule("BR-ACTION-04", "BR-PILLAGE-35", "BR-MAP-13", "BR-FIG-04")
def test_the_asked_seat_sees_why_something_cannot_be_done() -> None:
    table = duel("troll").put("bear", "west", "ship").rage("bear", 1).pillaged("myrkulor").destroyed("horgr").begin()
    barred = view(table.g, 0).barred
    assert (barred["upgrade troll"], barred["pillage myrkulor"]) == ("BR-ACTION-04", "BR-PILLAGE-35")
    assert (barred["pillage horgr"], barred["march utgard"]) == ("BR-MAP-13", "BR-MARCH-02")
    assert "pillage gimle" not in barred, "that is allowed"
    assert view(table.g, 1).barred == {}, "the Wolf is not asked"
    table = Table("bear wolf").put("bear", "reserve", "ship").begin().play("bear: invade ship")
    assert view(table.g, 0).barred["enter gimle"] == "BR-FIG-04"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_reason_has_a_sentence_on_the_page(seats: int) -> None:
    sentences = (ROOT / "web" / "words" / "en.ftl").read_text("utf-8")
    g, luck, rules = new(seats, "why"), seeded("why"), set[str]()
    while not g.over:
        seat = asked_seats(g)[0]
        rules |= set(view(g, seat).barred.values())
        g.answer(seat, some_answer(g, seat, luck))
    assert len(rules) > 8
    assert sorted(rule for rule in rules if f"blood-why-{rule} =" not in sentences) == []


@rule("BR-AMB-10", "BR-AMB-51")
def test_cards_revealed_in_battle_are_public_and_so_is_where_they_went() -> None:
    table = pillage(duel("tyrs-smash-1", "tyrs-bash")).battle("bear: tyrs-smash-1", "wolf: tyrs-bash")
    seen = view(table.g, -1)
    assert seen.discard == ["tyrs-smash-1"]
    assert seen.clans[1].known == ["tyrs-bash"]
    world = table.g.determinize(0, seeded("other"))
    assert CARD_NAMES[world.clans[1].hand.cards[0]] == "tyrs-bash", "a known card stays where it is"


@rule("BR-AMB-10")
def test_a_face_down_card_may_be_any_card_of_the_hand_to_the_others() -> None:
    table = pillage(duel("tyrs-bash", "tyrs-smash-1 tyrs-smite-1")).play("wolf: lay tyrs-smite-1")
    laid = {table.g.determinize(0, seeded(str(n))).clans[1].sealed.cards[0] for n in range(40)}
    assert len(laid) > 1
    assert table.g.determinize(1, seeded("me")).clans[1].sealed.cards == table.g.clans[1].sealed.cards


@rule("BR-AMB-10", "BR-AMB-51")
def test_a_known_card_stays_with_its_clan_though_it_may_lie_face_down() -> None:
    table = duel("tyrs-bash", "tyrs-smash-1 tyrs-smite-1").hand("bear", "troll")
    table.g.clans[1].known = [CARD_NAMES.index("tyrs-smite-1")]
    pillage(table).play("wolf: lay tyrs-smite-1")
    for seed in range(20):
        wolf = table.g.determinize(0, seeded(str(seed))).clans[1]
        assert CARD_NAMES.index("tyrs-smite-1") in wolf.hand.cards + wolf.sealed.cards


@rule("BR-AMB-10", "BR-AMB-51")
@pytest.mark.parametrize("name", ["bear", "wolf"])
def test_a_known_card_stays_in_the_hand_in_every_world(name: str) -> None:
    table = Table("bear wolf").hand(name, "tyrs-smash-1 tyrs-smite-1").begin()
    table.clan(name).known = [CARD_NAMES.index("tyrs-smite-1")]
    owner = table.seat(name)
    for seed in range(20):
        assert table.clan(name).known[0] in table.g.determinize(1 - owner, seeded(str(seed))).clans[owner].hand.cards


@rule("BR-AMB-10")
def test_imagined_hands_lie_in_order_and_imagined_decks_do_not() -> None:
    """Equal hands are equal lists; a sorted deck would reveal the next card."""
    g = new(3)
    world = g.determinize(2, seeded("other"))
    for clan in world.clans[:2]:
        assert clan.packet.cards == sorted(clan.packet.cards)
    assert all(deck.cards != sorted(deck.cards) for deck in world.decks)


@rule("BR-AMB-10", "BR-QUEST-01", "BR-QUEST-05")
@pytest.mark.parametrize("name", ["bear", "wolf"])
def test_a_laid_quest_may_be_any_quest_to_the_others(name: str) -> None:
    table = Table("bear wolf").quests(name, "alfheim-1").hand(name, "manheim-1 tyrs-bash troll").begin()
    owner = table.seat(name)
    worlds = [table.g.determinize(1 - owner, seeded(str(n))) for n in range(20)]
    laid = {card for world in worlds for card in world.clans[owner].quests.cards}
    assert len(laid) > 1
    assert all(CARDS[card].is_quest for card in laid)


@rule("BR-AMB-10", "BR-QUEST-01")
def test_hands_and_laid_quests_keep_their_number_in_every_imagined_world() -> None:
    table = Table("bear wolf").quests("wolf", "alfheim-1").hand("wolf", "manheim-1 tyrs-bash troll").begin()
    world = table.g.determinize(0, seeded("number")).clans[1]
    assert (len(world.quests.cards), len(world.hand.cards)) == (1, 3)


@rule("BR-AMB-10")
def test_a_sampled_world_does_not_depend_on_where_the_cards_really_are() -> None:
    g = new(2)
    twin = g.copy()
    packet, deck = twin.clans[1].packet.cards, twin.decks[0].cards
    packet[0], deck[0] = deck[0], packet[0]
    one, other = g.determinize(0, seeded("same")), twin.determinize(0, seeded("same"))
    assert sorted(packet) != g.clans[1].packet.cards
    assert one.clans[1].packet.cards == other.clans[1].packet.cards
    assert one.decks[0].cards == other.decks[0].cards


@rule("BR-AMB-10")
def test_the_backs_of_cards_are_respected() -> None:
    g = new(3)
    world = g.determinize(0, seeded("other"))
    assert all(CARDS[card].age == 1 for clan in world.clans for card in clan.packet.cards)
    assert all(CARDS[card].age == age + 1 for age in range(3) for card in world.decks[age].cards)
    assert world.clans[0].packet.cards == g.clans[0].packet.cards
    assert world.clans[1].packet.cards != g.clans[1].packet.cards
    assert world.clans[1].packet.cards != g.determinize(0, seeded("another")).clans[1].packet.cards


@rule("BR-AMB-10", "BR-DISCARD-04")
def test_private_events_stay_private() -> None:
    table = Table("bear wolf").hand("bear", "alfheim-1").begin().play("bear: quest alfheim-1")
    mine = [line.subjects for line in people.log(GAME, table.g, 0) if line.name == "quest-was"]
    theirs = [line for line in people.log(GAME, table.g, 1) if line.name == "quest-was"]
    assert mine[0][0].key == "alfheim-1"
    assert theirs[0].hidden
    assert theirs[0].subjects == []


def seats_of(g: BloodRage, *keys: str) -> list[int]:
    """Return the seats of these events, in order."""
    return [event.seat for event in g.log or [] if event.what.key in keys]


def within_horns(g: BloodRage, before: int) -> bool:
    """A clan that has just invaded is not above Horns."""
    invaders = seats_of(g, "invaded", "rose")[before:]
    return all(g.clans[seat].on_board() <= g.clans[seat].horns() for seat in invaders)


@rule("BR-FIG-02", "BR-MAP-06", "BR-CARD-07", "BR-AMB-05", "BR-AMB-26", "BR-AMB-44", "BR-PILLAGE-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_nothing_is_lost(seats: int) -> None:
    for seed in range(4):
        g = new(seats, f"game {seed}")
        luck = seeded(f"answers {seed}")
        turned = [False] * PROVINCES
        while not g.over:
            waiting = asked_seats(g)
            seat = waiting[luck.pick(len(waiting))]
            invasions = len(seats_of(g, "invaded", "rose"))
            g.answer(seat, some_answer(g, seat, luck))
            assert within_horns(g, invasions)
            assert not isinstance(g.stack[-1] if g.stack else None, Choose) or len(g.battle().fighters) > 1
            assert [module.broken(g) for module in g.rules.modules if module.broken(g)] == []
            if g.phase == Phase.ACTION:
                assert all(g.turned[p] or not turned[p] for p in range(PROVINCES))
            turned = g.turned[:] if g.phase == Phase.ACTION else [False] * PROVINCES
        assert g.winners()


@rule("BR-AMB-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_can_tell_a_sampled_world_from_the_real_one(seats: int) -> None:
    g = new(seats, "law")
    luck = seeded("law")
    steps = 0
    while not g.over:
        steps += 1
        for seat in range(seats if steps % 4 == 0 else 0):
            world = g.determinize(seat, luck)
            assert world.observe(seat) == g.observe(seat)
            assert encoded(world, seat) == encoded(g, seat)
            assert all(world.legal(other) for other in asked_seats(g))
            assert not g.is_asked(seat) or world.legal(seat) == g.legal(seat)
        seat = asked_seats(g)[-1]
        g.answer(seat, some_answer(g, seat, luck))


def test_observations_have_one_length() -> None:
    lengths = {len(new(seats).observe(seat)) for seats in (2, 3, 4) for seat in range(seats)}
    assert len(lengths) == 1


def test_a_view_can_be_sent_and_read_back() -> None:
    g = new(4)
    assert msgspec.json.decode(encoded(g, 0), type=View) == view(g, 0)


def test_a_question_for_people_names_verb_thing_and_rule() -> None:
    table = Table("bear wolf").put("bear", "gimle", "warrior").begin()
    asked = people.question_for(GAME, table.g, 0)
    assert asked is not None
    assert (asked.prompt, asked.rule, asked.optional) == ("turn", "BR-ACTION-03", True)
    found = next(option for option in asked.options if option.verb == "pillage")
    assert found.subject is not None
    assert (found.subject.key, found.rule) == ("gimle", "BR-PILLAGE-02")


@rule("BR-ACTION-08")
def test_a_live_table_asks_everybody_who_might_hold_a_white_disc() -> None:
    table = duel("tyrs-bash tyrs-smash-2", "tyrs-bash tyrs-smash-2", age=2)
    table.g.live = True
    pillage(table).battle("bear: tyrs-bash", "wolf: tyrs-bash")
    assert table.options("bear") == ["pass"]
    table.play("bear: pass", "wolf: pass")
    assert table.prompt() == "turn"
