"""Names the bytes of observations, and lists the answers the rules can need, for learners. (not compiled)"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.core.verbs import Verb
from meadhall.games.bloodrage.names import names_of
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, CARD_IDS, KINDS, MOST_SEATS, PLACES, PROVINCES, SLOTS, STATS
from meadhall.games.bloodrage.views.layout import OPEN_CARDS, At, ClanAt, RaidAt, TableAt, clan_at
from meadhall.interface.wire import Feature

SINGLE = ("GLORY", "GLORY_BYTES", "POOL", "OUT", "HAND", "QUESTS", "PACKET", "PICKS", "BURIED")
PILES = ("HAND", "PACKET", "PICKS", "QUESTS", "BURIED", "DISCARD")


def needed(g: BloodRage, verb: Verb) -> list[int]:
    """Return the arguments that a verb can have. Some ids are reserved for later cards and figures."""
    names = names_of(g, verb.sort)
    return [number for number, name in enumerate(names[: verb.count]) if name] or list(range(verb.count))


def features(g: BloodRage) -> list[Feature]:
    """Return every feature in the order of the layout."""
    clans = [feature for distance in range(MOST_SEATS) for feature in clan(distance, len(g.book.names))]
    piles = [Feature(f"own {name.lower()}", getattr(At, name), CARD_IDS, "count") for name in PILES[:-1]]
    return [*table(), *clans, *raid(), *piles, Feature("discard pile", At.DISCARD, CARD_IDS, "count")]


def table() -> Iterator[Feature]:
    """The board, the Age and the turn."""
    yield Feature("age", TableAt.AGE, 1, "number", AGES)
    yield Feature("phase", TableAt.PHASE, 1, "category")
    yield Feature("first player", TableAt.FIRST, 1, "seat", MOST_SEATS)
    yield Feature("active player", TableAt.ACTIVE, 1, "seat", MOST_SEATS)
    yield Feature("about", TableAt.ABOUT, 1, "category")
    yield Feature("doom", TableAt.DOOM, 1, "category", PROVINCES)
    yield Feature("doomed", TableAt.DOOMED, AGES, "category", PROVINCES)
    yield Feature("tokens", TableAt.TOKENS, 2 * PROVINCES, "category")


def clan(distance: int, cards: int) -> Iterator[Feature]:
    """A clan, clockwise from the observer."""
    start, who = int(clan_at(distance)), f"clan {distance}"
    for name in SINGLE:
        yield Feature(f"{who}: {name.lower().replace('_', ' ')}", start + getattr(ClanAt, name), 1, "number")
    yield Feature(f"{who}: stats", start + ClanAt.STEPS, STATS, "number")
    yield Feature(f"{who}: warriors", start + ClanAt.WARRIORS, PLACES, "count")
    yield Feature(f"{who}: upgrades", start + ClanAt.UPGRADES, SLOTS, "card", cards)
    yield Feature(f"{who}: figures", start + ClanAt.WHERE, KINDS, "category", PLACES)
    yield Feature(f"{who}: open cards", start + ClanAt.SHOWN, OPEN_CARDS, "card", cards)
    yield Feature(f"{who}: known cards", start + ClanAt.KNOWN, OPEN_CARDS, "card", cards)


def raid() -> Iterator[Feature]:
    """The pillage in progress."""
    yield Feature("pillage: province", At.RAID + RaidAt.PROVINCE, 1, "category", PROVINCES)
    yield Feature("pillage: pillager", At.RAID + RaidAt.PILLAGER, 1, "seat", MOST_SEATS)
    yield Feature("pillage: winner", At.RAID + RaidAt.WINNER, 1, "seat", MOST_SEATS)
    yield Feature("pillage: success", At.RAID + RaidAt.SUCCESS, 1, "flag", 1)
    yield Feature("pillage: sides", At.RAID + RaidAt.SIDES, RaidAt.SIDE_BYTES * MOST_SEATS, "number")
