"""The printed values of the cards in use: everything a page needs to draw them. (not compiled)"""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.core.cards import CardWords
from meadhall.games.valhalla.cards.deck import (
    Ability,
    Card,
    JarlCard,
    Need,
    Tactic,
    ValhallaBonus,
    Warrior,
    labels_of,
    parts_of,
)
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS, WEAPONS


class Trait(msgspec.Struct, frozen=True, kw_only=True):
    """Another ability of a card."""

    kind: str
    clan: str = ""


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """The printed values of a card of the deck."""

    key: str
    sort: str
    glory: int
    copies: int
    source: str
    clan: str = ""
    strength: int = 0
    weapons: list[str] = []
    pattern: str = ""
    symbols: int = 0
    ability: str = ""
    ability_clan: str = ""
    also: list[Trait] = []  # its other abilities
    bonus: str = ""  # what it brings to Valhalla besides its glory
    bonus_clan: str = ""
    kind: str = ""
    timing: str = ""
    side: str = ""


class JarlFace(msgspec.Struct, frozen=True, kw_only=True):
    """The printed values of a jarl."""

    key: str
    main: str
    condition: str
    secondary: str
    link: str
    min_players: int
    first_game: bool
    solo: bool
    source: str


class Catalogue(msgspec.Struct, frozen=True):
    """All cards in use, for drawing."""

    cards: list[Face]
    jarls: list[JarlFace]
    beside: dict[str, list[dict[str, object]]] = {}  # cards that are never in the deck, by module
    words: dict[str, dict[str, str]] = {}  # names and texts of the card set, by key and language; "" is for all others


def catalogue(g: Valhalla) -> Catalogue:
    """Return all cards in use."""
    cards = [face(g.cards.cards[kind]) for kind in g.cards.kinds]
    return Catalogue(cards, [jarl_face(jarl) for jarl in g.cards.jarls], beside(g), words_of(g))


def words_of(g: Valhalla) -> CardWords:
    """Return the words of the card set. A jarl has one text in place of its three parts."""
    out = dict(g.cards.words)
    for key in [f"jarl-{jarl.key}" for jarl in g.cards.jarls if f"jarl-{jarl.key}-text" in out]:
        out |= {f"{key}-main": out[f"{key}-text"], f"{key}-condition": {"": ""}, f"{key}-secondary": {"": ""}}
    return out


def beside(g: Valhalla) -> dict[str, list[dict[str, object]]]:
    """Return the printed values of the cards that are never in the deck."""
    printed = {key: [card.printed() for card in cards] for key, cards in g.cards.beside.items()}
    return {key: faces for key, faces in printed.items() if any(faces)}


def face(card: Card) -> Face:
    """Return the printed values of a card."""
    plain = Face(key=card.key, sort=card.sort, glory=card.glory, copies=card.copies, source=card.source)
    if isinstance(card, Warrior):
        return warrior_face(plain, card)
    if isinstance(card, Tactic):
        also = [Trait(kind=label) for label in labels_of(card)[1:]]
        return msgspec.structs.replace(plain, kind=card.label, timing=card.timing, side=card.side, also=also)
    return plain


def warrior_face(plain: Face, card: Warrior) -> Face:
    """Return the printed values of a warrior."""
    fixed = card.need.label == "FIXED"
    first, *others = parts_of(card.ability)
    return msgspec.structs.replace(
        plain,
        clan=CLANS[card.clan],
        strength=card.strength,
        weapons=fixed_weapons(card.need) if fixed else [],
        pattern="" if fixed else card.need.label,
        symbols=card.need.symbols,
        ability=first.key,
        ability_clan=clan_named(first),
        also=[Trait(kind=part.key, clan=clan_named(part)) for part in others],
        bonus=card.bonus.key,
        bonus_clan=clan_named(card.bonus),
    )


def fixed_weapons(need: Need) -> list[str]:
    """Return the weapons of the only way to arm him."""
    return [weapon for at, weapon in enumerate(WEAPONS) for _ in range(need.ways[0][at])]


def clan_named(effect: Ability | ValhallaBonus) -> str:
    """Return the clan that an ability or a bonus names, or ""."""
    clan: int | None = getattr(effect, "clan", None)
    return "" if clan is None else CLANS[clan]


def jarl_face(jarl: JarlCard) -> JarlFace:
    """Return the printed values of a jarl."""
    entry: dict[str, Any] = jarl.entry
    return JarlFace(
        key=jarl.key,
        main=entry["main"]["kind"],
        condition=entry["condition"]["kind"],
        secondary=entry["secondary"]["kind"],
        link=jarl.link,
        min_players=jarl.min_players,
        first_game=jarl.first_game,
        solo=jarl.solo,
        source=entry["source"],
    )
