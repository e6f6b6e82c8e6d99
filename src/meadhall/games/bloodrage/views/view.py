"""The table as one person sees it: everything a page needs to draw, in plain named fields."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.core.procedure import Course
from meadhall.core.verbs import Verb
from meadhall.games.bloodrage.actions.pillage import Call, may_come
from meadhall.games.bloodrage.actions.upgrade import upgrade_cost
from meadhall.games.bloodrage.cards.deck import Card
from meadhall.games.bloodrage.effect import slot_text
from meadhall.games.bloodrage.effects.quest_cards import StrongestIn
from meadhall.games.bloodrage.ending import card_bonus, stat_bonus
from meadhall.games.bloodrage.figures import invade_cost, present, present_kinds, strength_in
from meadhall.games.bloodrage.names import key_of
from meadhall.games.bloodrage.pieces.board import (
    BOARD_MAP,
    COMPASS,
    NEIGHBOURS,
    PLACE_NAMES,
    PROVINCE_NAMES,
    REGIONS,
    SHORES,
)
from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.pieces.raid import Raid
from meadhall.games.bloodrage.pieces.sheet import DOOM_GLORY, STEP_BONUS, TRACKS
from meadhall.games.bloodrage.table import BloodRage, figures_at
from meadhall.games.bloodrage.terms import (
    BOARD,
    CHALLENGE_COST,
    CLAN_NAMES,
    DOMAIN_COST,
    ENTER,
    FIGURE_NAMES,
    FIRST_FJORD,
    FJORDS,
    INVADE,
    JOIN,
    MARCH,
    MARCH_COST,
    MARCH_TO,
    NONE,
    PHASE_NAMES,
    PILLAGE,
    PROVINCES,
    QUEST,
    REGION_NAMES,
    RESERVE,
    RISE_COST,
    SLOT_NAMES,
    SLOTS,
    STAT_NAMES,
    STATS,
    TOKEN_NAMES,
    UPGRADE,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
    YGGDRASIL,
    Phase,
)
from meadhall.games.bloodrage.views.shapes import (
    Catalogue,
    ClanView,
    Face,
    FighterView,
    Figures,
    FjordView,
    HandCard,
    ProvinceView,
    QuestView,
    RaidView,
    SlotView,
    StatView,
    Term,
    Track,
    View,
)
from meadhall.interface.wire import StepView

SPECTATOR: Final = -1


def view(g: BloodRage, seat: int) -> View:
    """Return what the seat sees (BR-AMB-10)."""
    return overlay(g, seat, public_view(g))


def overlay(g: BloodRage, seat: int, public: View) -> View:
    """Return the view of a seat: the public view, which all seats share, with what only this seat may see."""
    if seat == SPECTATOR:
        return public
    clans = [own_clan_view(g, clan) if clan.seat == seat else clan for clan in public.clans]
    more = modules_view(g, seat)
    return msgspec.structs.replace(public, seat=seat, clans=clans, modules=more, barred=barred(g, seat))


def public_view(g: BloodRage) -> View:
    """Return what every player sees."""
    return View(
        game="bloodrage",
        seat=SPECTATOR,
        age=g.age,
        phase=PHASE_NAMES[g.phase],
        first=g.first,
        active=None if g.active == NONE else g.active,
        turn=g.turns,
        doomed=[PROVINCE_NAMES[province] for province in g.doomed],
        provinces=[province_view(g, province) for province in range(PROVINCES)],
        fjords=[fjord_view(g, fjord) for fjord in range(FIRST_FJORD, FIRST_FJORD + FJORDS)],
        clans=[clan_view(g, other) for other in range(g.seats)],
        raid=None if g.raid is None else raid_view(g, g.raid),
        decks=[len(deck.cards) for deck in g.decks],
        discard=names(g, g.discard),
        waiting=[other for other in range(g.seats) if g.is_asked(other)],
        over=g.over,
        winners=g.winners() if g.over else [],
        modules=modules_view(g, SPECTATOR),
        barred={},
    )


def modules_view(g: BloodRage, seat: int) -> dict[str, Any]:  # Any: each expansion has its own fields
    """Return what each expansion shows to the seat."""
    return {module.key: part.show(seat) for module, part in g.remembering()}


def names(g: BloodRage, cards: list[int]) -> list[str]:
    """Return the stable names of cards."""
    return [g.book.names[card] for card in cards]


def province_view(g: BloodRage, province: int) -> ProvinceView:
    """Return the view of one province."""
    printed = BOARD_MAP[province]
    limited = province != YGGDRASIL
    doomed_in = g.doomed.index(province) + 1 if province in g.doomed else 0
    return ProvinceView(
        key=printed.name,
        region=REGION_NAMES[printed.region] if limited else "",
        villages=printed.villages if limited else None,
        empty=g.room(province) if limited else None,
        fjord=COMPASS[printed.fjord - FIRST_FJORD] if limited else "",
        neighbours=[PROVINCE_NAMES[other] for other in NEIGHBOURS[province]],
        live=g.live_province[province],
        token=TOKEN_NAMES[g.tokens[province]] if g.tokens[province] != NONE else "",
        pillaged=g.turned[province],
        doomed_in=doomed_in,
        doom=g.doom == province,
        figures=figures_view(g, province),
        strengths=[strength_in(g, seat, province) for seat in range(g.seats)],
    )


def fjord_view(g: BloodRage, fjord: int) -> FjordView:
    """Return the view of one fjord."""
    return FjordView(
        key=PLACE_NAMES[fjord],
        shores=[PROVINCE_NAMES[province] for province in SHORES[fjord - FIRST_FJORD]],
        open=g.open_fjord(fjord),
        figures=figures_view(g, fjord),
    )


def figures_view(g: BloodRage, place: int, only: int = NONE) -> list[Figures]:
    """Return the figures of all clans in a place, or of one clan."""
    seats = range(g.seats) if only == NONE else [only]
    return [
        Figures(seat, FIGURE_NAMES[kind], g.clans[seat].count(kind, place), g.figures[kind].strength(g, seat, place))
        for seat in seats
        for kind in figures_at(g.clans[seat], place)
    ]


def clan_view(g: BloodRage, who: int) -> ClanView:
    """Return the view of one clan, without what only its owner sees."""
    clan = g.clans[who]
    picking = len(clan.sealed.cards) if g.phase == Phase.GIFTS else 0
    return ClanView(
        seat=who,
        clan=CLAN_NAMES[who],
        glory=clan.glory,
        rage=clan.pool,
        passed=clan.out,
        stats=[stat_view(clan, stat) for stat in range(STATS)],
        slots=[slot_view(g, clan, slot) for slot in range(SLOTS)],
        reserve=figures_view(g, RESERVE, who),
        valhalla=figures_view(g, VALHALLA, who),
        on_board=clan.on_board(),
        hand_size=len(clan.hand.cards) + len(clan.sealed.cards) - picking,
        known=names(g, clan.known),
        packet_size=len(clan.packet.cards),
        picks_size=len(clan.picks.cards) + picking,
        laid=len(clan.sealed.cards) > 0 and g.raid is not None,
        quest_count=len(clan.quests.cards),
        shown=names(g, clan.shown),
        end_bonus=stat_bonus(g, who) + card_bonus(g, who),
        prices={FIGURE_NAMES[kind]: invade_cost(g, who, kind) for kind in figures_at(clan, RESERVE)},
        hand=None,
        packet=None,
        picks=None,
        sealed=None,
        quests=None,
        discarded=None,
    )


def own_clan_view(g: BloodRage, plain: ClanView) -> ClanView:
    """Return the view of a clan for its owner, with hand, packet and quests."""
    clan = g.clans[plain.seat]
    return msgspec.structs.replace(
        plain,
        hand=hand_view(g, plain.seat),
        packet=names(g, clan.packet.cards),
        picks=names(g, clan.picks.cards),
        sealed=names(g, clan.sealed.cards),
        quests=[QuestView(g.book.names[card], fulfilled(g, plain.seat, card)) for card in clan.quests.cards],
        discarded=names(g, clan.buried.cards),
    )


def fulfilled(g: BloodRage, seat: int, card: int) -> bool:
    """Would this quest be fulfilled now?"""
    return g.cards[card].quest_text.fulfilled(g, seat)


def stat_view(clan: Clan, stat: int) -> StatView:
    """Return the view of one stat."""
    step = clan.steps[stat]
    return StatView(key=STAT_NAMES[stat], step=step + 1, value=TRACKS[stat][step], bonus=STEP_BONUS[step])


def slot_view(g: BloodRage, clan: Clan, slot: int) -> SlotView:
    """Return the view of one slot, empty or not."""
    card = clan.slots[slot]
    return SlotView(SLOT_NAMES[slot], g.book.names[card] if card != NONE else "")


def hand_view(g: BloodRage, seat: int) -> list[HandCard]:
    """Return the player's hand."""
    hand = g.clans[seat].hand.cards
    return [HandCard(g.book.names[c], upgrade_cost(g, seat, c) if g.cards[c].is_upgrade else 0) for c in hand]


def raid_view(g: BloodRage, raid: Raid) -> RaidView:
    """Return the view of the pillage, without face-down cards."""
    calling = isinstance(g.stack[-1], Call) if len(g.stack) > 0 else False
    return RaidView(
        province=PROVINCE_NAMES[raid.province],
        pillager=raid.pillager,
        fighters=[fighter_view(g, raid, seat) for seat in raid.participants()],
        may_join=[seat for seat in range(g.seats) if may_come(g, seat)] if calling else [],
        winner=None if raid.winner == NONE else raid.winner,
        success=raid.success,
        steps=timeline(g),
    )


def fighter_view(g: BloodRage, raid: Raid, seat: int) -> FighterView:
    """Return the view of a participant: figures, cards, and their total so far."""
    figures = strength_in(g, seat, raid.province)
    cards = raid.worth[seat] + raid.added[seat]
    return FighterView(
        seat=seat,
        cards=names(g, g.clans[seat].shown),
        silenced=not raid.speaks(seat),
        figures=figures,
        card_strength=cards,
        total=figures + cards,
        terms=figure_terms(g, seat, raid.province) + card_terms(g, raid, seat),
    )


def figure_terms(g: BloodRage, seat: int, province: int) -> list[Term]:
    """Return what each kind adds; Warriors may be stronger together (BR-FX-37, BR-FX-39)."""
    out: list[Term] = []
    for kind in present_kinds(g, seat, province):
        number = present(g, seat, kind, province)
        each = g.figures[kind].strength(g, seat, province)
        value = slot_text(g, seat, WARRIOR_SLOT).warriors(number, each) if kind == WARRIOR else number * each
        out.append(Term("figure", FIGURE_NAMES[kind], number, value))
    return out


def card_terms(g: BloodRage, raid: Raid, seat: int) -> list[Term]:
    """Return what each card adds: the revealed one as the battle counts it, added ones as printed (BR-BATTLE-08)."""
    shown = g.clans[seat].shown
    laid = len(shown) - number_added(g, raid.added[seat], shown)
    worth = [raid.worth[seat] if at < laid else g.cards[card].strength for at, card in enumerate(shown)]
    return [Term("card", g.book.names[card], 1, value) for card, value in zip(shown, worth, strict=True)]


def number_added(g: BloodRage, strength: int, shown: list[int]) -> int:
    """Return how many cards at the end of the row were added: as many as make up this strength, or all."""
    count = 0
    while strength > 0 and count < len(shown):
        count += 1
        strength -= g.cards[shown[-count]].strength
    return count


# What a person may try to click at each question, legal or not.
WISHES: Final = {
    "turn": (INVADE, MARCH, PILLAGE, UPGRADE, QUEST),
    "land": (ENTER,),
    "march": (MARCH_TO,),
    "call": (JOIN,),
}


def barred(g: BloodRage, seat: int) -> dict[str, str]:
    """Return the rule against each thing that a person may click and that is not offered now."""
    if not g.is_asked(seat):
        return {}
    top = g.stack[-1]
    legal = g.legal(seat)
    wishes = [(verb, n) for verb in WISHES.get(top.prompt, ()) for n in wished(g, seat, verb)]
    refused = [(verb, n) for verb, n in wishes if verb.of(n) not in legal]
    return {f"{verb.key} {key_of(g, verb.sort, n)}": g.why_not(seat, verb.of(n)) for verb, n in refused}


def wished(g: BloodRage, seat: int, verb: Verb) -> list[int]:
    """Return the things of a kind that this person sees."""
    clan = g.clans[seat]
    if verb.sort == "card":
        return sorted(set(clan.hand.cards))
    if verb.sort == "figure":
        return sorted({*figures_at(clan, RESERVE), *figures_at(clan, VALHALLA)})
    return list(range(PROVINCES if verb.sort == "province" else BOARD))


def timeline(g: BloodRage) -> list[StepView]:
    """Return the steps of the current course."""
    course = [p for p in g.stack if isinstance(p, Course)][-1]
    now = course.at - 1
    return [
        StepView(step.rule, step.place, "past" if at < now else "now" if at == now else "next")
        for at, step in enumerate(g.rules.courses[course.course])
        if step.lanes & course.lane
    ]


def catalogue(g: BloodRage) -> Catalogue:
    """Return all cards that this many players use, and the tracks."""
    cards = [g.cards[number] for number in g.book.numbers()]
    tracks = [Track(STAT_NAMES[stat], TRACKS[stat], STEP_BONUS) for stat in range(STATS)]
    faces = [face(card, g.seats) for card in cards if in_use(card, g.seats)]
    return Catalogue(faces, tracks, PRICES, DOOM_GLORY, g.book.words)


def in_use(card: Card, seats: int) -> bool:
    """Is this a card of a deck that this many players use, or one outside the decks?"""
    return len(card.copies) == 0 or min(card.copies) <= seats


PRICES: Final = {"march": MARCH_COST, "challenge": CHALLENGE_COST, "rise": RISE_COST, "storm": DOMAIN_COST}


def face(card: Card, seats: int) -> Face:
    """Return the printed values of a card; a region quest names its region."""
    return Face(
        key=card.name,
        age=card.age,
        type=card.type,
        strength=card.strength,
        star=card.star,
        glory=card.glory,
        disc=card.disc,
        god=card.god,
        copies=sum(1 for mark in card.copies if mark <= seats),
        rule=card.effect,
        regions=[name for name, provinces in zip(REGION_NAMES, REGIONS, strict=True) if wants(card, provinces)],
    )


def wants(card: Card, provinces: list[int]) -> bool:
    """Is it a quest for exactly these provinces?"""
    return isinstance(card.quest_text, StrongestIn) and card.quest_text.provinces == provinces
