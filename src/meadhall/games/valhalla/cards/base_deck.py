"""Checks what the books imply about the base deck of any set.   (spec: VAL-DATA-02…09)"""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.cards.cardset import BASE_TACTICS, CardSet, demand
from meadhall.games.valhalla.cards.deck import Need, Tactic, Warrior, labels_of, parts_of
from meadhall.games.valhalla.cards.editions import DECK
from meadhall.games.valhalla.terms import CLANS

# what the base deck must contain (VAL-DATA-02, VAL-DATA-07), and the clans of the abilities (VAL-DATA-06)
BASE_PATTERNS: Final = ("FIXED", "ANY2", "SAME2", "SAME3", "PAIRS2")
CLAN_ABILITIES: Final = {"boar": ["FOE_COLOUR"], "deer": ["OWN_COLOUR", "DIVERSITY"], "frost": ["FROST"]}
ONE_CLAN_ONLY: Final = {"FOE_COLOUR": ("boar", "VAL-WAR-09"), "FROST": ("frost", "VAL-DATA-06")}
LEAST_WARRIORS: Final = 7


def check_base_deck(book: CardSet) -> None:
    """What the books imply about the base deck (VAL-DATA-02…09)."""
    cards = [book.table.cards[kind] for kind in book.table.kinds]
    warriors = [card for card in cards if isinstance(card, Warrior)]
    tactics = [card for card in cards if isinstance(card, Tactic)]
    where = DECK
    _all_there("clan", CLANS, {CLANS[card.clan] for card in warriors}, "VAL-DATA-02")
    _all_there("pattern", BASE_PATTERNS, {card.need.label for card in warriors}, "VAL-DATA-07")
    _all_there("tactic kind", BASE_TACTICS, {label for card in tactics for label in labels_of(card)}, "VAL-DATA-02")
    check_symbols(warriors, where)
    check_glory(warriors, where)
    check_abilities(warriors, where)


def check_symbols(warriors: list[Warrior], where: str) -> None:
    """VAL-DATA-02, VAL-DATA-04: enough warriors; some with one weapon symbol, some with two different ones.

    Warriors with two symbols of any kind, and pairs with too many for action 2, come from the patterns.
    """
    symbols = [card.need.symbols for card in warriors for _ in range(card.copies)]
    enough, rule = len(symbols) >= LEAST_WARRIORS, "VAL-DATA-04"
    demand(enough, f"{len(symbols)} warriors", where, f"there must be {LEAST_WARRIORS}", "VAL-DATA-02")
    demand(1 in symbols, "no warrior has a single weapon symbol", where, "some have", rule)
    mixed = any(is_mixed(card.need) for card in warriors)
    demand(mixed, "no warrior has two different weapons", where, "some have", rule)


def is_mixed(need: Need) -> bool:
    """Does he need different fixed weapons?"""
    return need.label == "FIXED" and sum(1 for count in need.ways[0] if count > 0) > 1


def check_glory(warriors: list[Warrior], where: str) -> None:
    """VAL-DATA-05: warriors worth 1, 2 and 3 exist, so that such bonus glory can be paid."""
    reached = 1
    for card in warriors:
        for _ in range(card.copies):
            reached |= reached << card.glory
    for amount in (1, 2, 3):
        paid, right = reached >> amount & 1 == 1, "bonus glory is paid with such cards"
        demand(paid, f"no warriors add up to glory {amount}", where, right, "VAL-DATA-05")


def check_abilities(warriors: list[Warrior], where: str) -> None:
    """VAL-DATA-06: Boars depend on an enemy colour (VAL-WAR-09), Deer on the own squad, Frost Giants take dice."""
    for card in warriors:
        for key in keys_of(card):
            clan, rule = ONE_CLAN_ONLY.get(key, (CLANS[card.clan], ""))
            place = f"{where}, card {card.key!r}"
            demand(clan == CLANS[card.clan], f"{key} belongs to the {clan} clan", place, "", rule)
    for clan, keys in CLAN_ABILITIES.items():
        has = any(CLANS[card.clan] == clan and key in keys for card in warriors for key in keys_of(card))
        demand(has, f"no {clan} has {' or '.join(keys)}", where, "some have", "VAL-DATA-06")


def keys_of(card: Warrior) -> list[str]:
    """Return the kinds of a warrior's abilities."""
    return [part.key for part in parts_of(card.ability)]


def _all_there(what: str, wanted: tuple[str, ...], found: set[str], rule: str) -> None:
    right = "each occurs in the base deck"
    for name in wanted:
        demand(name in found, f"no card has {what} {name!r}", DECK, right, rule)
