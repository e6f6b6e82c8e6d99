"""Positions in which two modules interact: a battle that has begun, with tokens and cards on its warriors."""

from __future__ import annotations

from typing import TypeVar

from meadhall.core.answers import no_answers
from meadhall.core.module import Part
from meadhall.games.valhalla.beasts.lair import BeastCard, Dread, lair
from meadhall.games.valhalla.beasts.setup import lay_out
from meadhall.games.valhalla.cards.deck import Card
from meadhall.games.valhalla.expansions.champions.tokens import Tokens
from meadhall.games.valhalla.expansions.dwarves.forge import Forge
from meadhall.games.valhalla.expansions.monsters.den import Den, Grip
from meadhall.games.valhalla.expansions.thor.thor import Helpers
from meadhall.games.valhalla.expansions.tyr.tyr import Tucked
from meadhall.games.valhalla.expansions.valkyries.ride import Ride
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.shared.sets import DeckSet
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import BEAST, CLANS, EMPTY, WEAPONS
from tests.rules.valhalla.table import Cards, Table

Kept = TypeVar("Kept", bound=Part)
MANY = {"allow_many_sets": "on"}
BOWS = [WEAPONS.index("bow")] * 6


def part(table: Table, key: str, kind: type[Kept]) -> Kept:
    """Return a module's part."""
    found = table.part(key)
    assert isinstance(found, kind)
    return found


def cards_of(module: DeckSet) -> list[Card]:
    """Return the cards that a set adds."""
    book = Table(modules=[module.key]).match.cards
    return [book.cards[kind] for kind in book.kinds if module.owns(kind)]


def tokens(table: Table) -> Tokens:
    return part(table, "champions", Tokens)


def tucked(table: Table) -> Tucked:
    return part(table, "tyr", Tucked)


def forge(table: Table) -> Forge:
    return part(table, "dwarves", Forge)


def ride(table: Table) -> Ride:
    return part(table, "valkyries", Ride)


def helpers(table: Table) -> Helpers:
    return part(table, "thor", Helpers)


def den(table: Table) -> Den:
    return part(table, "monsters", Den)


def fight(table: Table, attacker: int = 0, defender: int = 1, armed: tuple[int, ...] = (0,)) -> Valhalla:
    """Start a battle between these two; the attacker's warriors in these slots are activated."""
    battle = Battle(Fighter(attacker), Fighter(defender))
    battle.attacker.used = sum(1 << slot for slot in armed)
    table.match.fight = battle
    return table.match


def tuck(table: Table, key: str, seat: int = 0, slot: int = 0) -> int:
    """Put a Tyr card under a warrior."""
    kind = table.match.cards.by_key(key)
    table.match.deck.cards.remove(kind)
    tucked(table).under[seat][slot] = kind
    return kind


def aid(table: Table, key: str, helper: int, aided: int) -> None:
    """Put a helper's Thor card into play."""
    kind = table.match.cards.by_key(key)
    table.match.deck.cards.remove(kind)
    helpers(table).cards[helper] = kind
    helpers(table).aided[helper] = aided


def hold(table: Table, key: str, seat: int = 0) -> None:
    """Give a monster to a player; it covers no warriors."""
    den(table).grips[seat] = Grip(GAME.number_of(table.match, "monsters", key), EMPTY)


def beast(clans: tuple[str, ...] = (), dread: Dread | None = None, strength: int = 9) -> BeastCard:
    return BeastCard(strength, 9, [CLANS.index(clan) for clan in clans], BOWS, dread or Dread(), EMPTY)


def against_beast(
    way: str,
    squad: list[str],
    card: BeastCard,
    modules: tuple[str, ...] = (),
    hands: Cards | None = None,
    **more: object,
) -> Table:
    """Return a table with `solo` or `coop` in which seat 0 faces this card."""
    seats = 1 if way == "solo" else 2
    table = Table({0: squad}, hands or {}, seats=seats, modules=[way, *modules], **more)  # type: ignore[arg-type]
    lay_out(table.match, 0)
    found = lair(table.match)
    found.stack, found.at, found.level, found.begun = [card, beast(), beast()], 0, 1, True
    return table


def facing(table: Table, armed: tuple[int, ...] = (0,)) -> Valhalla:
    """Seat 0 attacks the beast."""
    return fight(table, 0, BEAST, armed)


def met_beast(
    way: str, attacks: bool, won: bool, used: int = 0b11, card: BeastCard | None = None, **more: object
) -> Valhalla:
    """Return a match in which a squad of two and a beast have fought; those in these slots were activated."""
    table = against_beast(way, ["bear-bjorn", "bear-grim"], card or beast(), **more)  # type: ignore[arg-type]
    match, own, other = table.match, Fighter(0), Fighter(BEAST)
    own.used = used
    match.fight = Battle(own, other) if attacks else Battle(other, own)
    match.fight.winner = 0 if won else BEAST
    return match


def offered(match: Valhalla) -> list[int]:
    """Return what seat 0 may answer to the procedure on top."""
    out = no_answers()
    match.stack[-1].options(match, 0, out)
    return list(out)
