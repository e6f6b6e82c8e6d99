"""What must hold after every step, for the exam: nothing is lost or duplicated."""

from __future__ import annotations

from typing import Final

from meadhall.core.module import NO_OBJECTION, Module
from meadhall.games.bloodrage.pieces.board import VILLAGES
from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    BOARD,
    BOX,
    CLAN_FIGURES,
    FIRST_MONSTER,
    KINDS,
    LEADER,
    NONE,
    PLACES,
    PROVINCES,
    RAGE_STAYS_SINCE,
    WARRIORS_OF_A_CLAN,
)


class Invariants(Module[BloodRage]):
    """Figures, villages, cards, Glory and Rage."""

    def broken(self, g: BloodRage) -> str:
        """Return the rule of the first violation, or NO_OBJECTION."""
        for clan in g.clans:
            rule = broken_clan(g, clan)
            if rule != NO_OBJECTION:
                return rule
        return broken_board(g) or broken_cards(g)


def broken_clan(g: BloodRage, clan: Clan) -> str:
    """Ten figures and the clan's Monsters, each in one place; Glory and Rage are never negative."""
    monsters = [kind for kind in range(FIRST_MONSTER, KINDS) if clan.where[kind] != BOX]
    if sum(clan.warriors) != WARRIORS_OF_A_CLAN or sum(clan.here) != CLAN_FIGURES + len(monsters):
        return "BR-FIG-02"
    if clan.board != sum(clan.here[place] for place in range(BOARD)):
        return "BR-FIG-09"
    if any(clan.here[place] != figures_in(clan, place) for place in range(PLACES)):
        return "BR-FIG-02"
    if sorted(monsters) != sorted(owned_monsters(g, clan)):
        return "BR-UPGRADE-08"
    return "BR-AMB-26" if clan.glory < 0 or clan.pool < 0 else NO_OBJECTION


def figures_in(clan: Clan, place: int) -> int:
    """Count the figures in a place, kind by kind."""
    return clan.warriors[place] + sum(1 for kind in range(LEADER, KINDS) if clan.where[kind] == place)


def owned_monsters(g: BloodRage, clan: Clan) -> list[int]:
    """Return the Monsters whose cards are on the clan sheet."""
    kinds = [g.cards[card].figure for card in clan.slots if card != NONE]
    return [kind for kind in kinds if kind != NONE and g.figures[kind].monster]


def broken_board(g: BloodRage) -> str:
    """No province holds more figures than villages; a destroyed one holds only figures saved there (BR-AMB-34)."""
    for place in range(PLACES):
        if g.crowd[place] != sum(clan.here[place] for clan in g.clans):
            return "BR-FIG-02"
    for province in range(PROVINCES):
        in_ruins = not g.live_province[province] and not g.since(RAGE_STAYS_SINCE)
        if g.crowd[province] > (0 if in_ruins else VILLAGES[province]):
            return "BR-MAP-06"
    return NO_OBJECTION


def broken_cards(g: BloodRage) -> str:
    """Every card is in exactly one place."""
    found = g.discard[:]
    for zone in g.zones():
        found.extend(zone.cards)
    for clan in g.clans:
        found.extend(clan.shown)
        found.extend(card for card in clan.slots if card != NONE)
    decks = [card for deck in g.book.decks[g.seats] for card in deck]
    missing = sorted(found) != sorted(decks + g.extra)
    return "BR-CARD-07" if missing else NO_OBJECTION


MODULE: Final[Invariants] = Invariants("invariants")
