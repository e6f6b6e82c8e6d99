"""Names the bytes of observations, and lists the answers the rules can need, for learners. (not compiled)"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.core.game import DISTANCE
from meadhall.core.verbs import Verb
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.tactics import PLAY
from meadhall.games.valhalla.terms import DIE_CLASSES, MOST_SLOTS
from meadhall.games.valhalla.turn import ADD, ADD_SECOND, ADD_TWO
from meadhall.games.valhalla.views.layout import MOST_JARLS, BattleAt, FighterAt, PlayerAt, TableAt
from meadhall.games.valhalla.views.observe import layout_of
from meadhall.interface.wire import Feature

TABLE = {  # kinds of the single bytes, by the names of the layout
    "DECK": "count",
    "GREY": "count",
    "ARMED": "category",
    "FINAL_TURNS": "count",
    "ACTIVE": "seat",
    "FIRST": "seat",
    "ATTACKED": "flag",
    "ASKED": "flag",
}
PLAYER = ("SHIELDS", "JARL", "JARL_USED", "BONUS", "HAND", "DRAWN", "VALHALLA", "COMING")
PLAYER_KINDS = {"JARL": "category", "JARL_USED": "bits"}
FIGHTER = ("TACTICS", "SET_ASIDE", "FEWER", "DISCARDED", "HELD", "FREE_REROLLS", "MUTED", "STRENGTH", "ROLLED")


def needed(g: Valhalla, verb: Verb) -> list[int]:
    """Return the arguments a verb can have with the cards and seats in use."""
    known: list[int] = list(range(verb.count))
    if verb.key in (ADD.key, ADD_TWO.key, ADD_SECOND.key):
        known = [kind for kind in g.cards.kinds if g.cards.is_warrior(kind)]
    elif verb.key == PLAY.key:
        known = [kind for kind in g.cards.kinds if g.cards.is_tactic(kind)]
    elif verb.sort == "card":
        known = g.cards.kinds
    elif verb.sort == "jarl":
        known = [jarl.number for jarl in g.cards.jarls]
    elif verb.sort == DISTANCE:
        known = list(range(g.seats))
    elif verb.sort in g.cards.beside:
        known = [card.number for card in g.cards.beside[verb.sort] if card.key]
    return [number for number in known if number < verb.count]


def features(g: Valhalla) -> list[Feature]:
    """Return every feature in the order of the layout."""
    return [*cards(g), *table(g), *players(g), *battle(g), *parts(g)]


def cards(g: Valhalla) -> Iterator[Feature]:
    """The cards that a seat sees one by one."""
    layout, designs = layout_of(g), len(g.cards.kinds)
    yield Feature("own cards", int(layout.own), designs + 1, "count")
    yield Feature("discard pile", int(layout.discard), designs + 1, "count")
    yield Feature("row", int(layout.row), g.seats + 1, "card", designs)
    yield Feature("jarls to choose from", int(layout.jarls), MOST_JARLS, "category", len(g.cards.jarls))
    yield Feature("own glory", int(layout.glory), 1, "number")


def table(g: Valhalla) -> Iterator[Feature]:
    """The deck, the supply and the turn."""
    start = int(layout_of(g).table)
    for name, kind in TABLE.items():
        yield Feature(f"table: {spoken(name)}", start + getattr(TableAt, name), 1, kind, 1 if kind == "flag" else 255)


def players(g: Valhalla) -> Iterator[Feature]:
    """Each player, clockwise from the observer."""
    designs = len(g.cards.kinds)
    for distance in range(g.seats):
        start, who = int(layout_of(g).player(distance)), f"player {distance}"
        yield Feature(f"{who}: squad", start + PlayerAt.SQUAD, MOST_SLOTS, "card", designs)
        for name in PLAYER:
            kind = PLAYER_KINDS.get(name, "count")
            yield Feature(f"{who}: {spoken(name)}", start + getattr(PlayerAt, name), 1, kind)
        yield Feature(f"{who}: captured", start + PlayerAt.CAPTURED, g.seats, "count")


def battle(g: Valhalla) -> Iterator[Feature]:
    """The battle, attacker first."""
    layout = layout_of(g)
    start = int(layout.battle)
    yield Feature("battle: winner", start + BattleAt.WINNER, 1, "seat", g.seats + 1)
    yield Feature("battle: difference", start + BattleAt.DIFFERENCE, 1, "number")
    yield from fighter(g, "attacker", start + BattleAt.ATTACKER)
    yield from fighter(g, "defender", start + BattleAt.DEFENDER)
    if layout.lent:
        yield Feature("battle: lent warriors", start + BattleAt.LENT, 2, "bits")


def fighter(g: Valhalla, side: str, start: int) -> Iterator[Feature]:
    """One side of the battle."""
    yield Feature(f"{side}: dice", start + FighterAt.POOL, DIE_CLASSES, "count")
    yield Feature(f"{side}: seat", start + FighterAt.SEAT, 1, "seat", g.seats + 1)
    yield Feature(f"{side}: activated", start + FighterAt.USED, 1, "bits")
    yield Feature(f"{side}: applied", start + FighterAt.APPLIED, 1, "bits")
    for name in FIGHTER:
        yield Feature(f"{side}: {spoken(name)}", start + getattr(FighterAt, name), 1, "number")


def parts(g: Valhalla) -> Iterator[Feature]:
    """The features that the modules in use add."""
    start = int(layout_of(g).parts)
    for module, part in g.remembering():
        numbers: list[int] = []
        part.observe(0, numbers)
        if numbers:
            yield Feature(f"module {module.key}", start, len(numbers), "number")
        start += len(numbers)


def spoken(name: str) -> str:
    return name.lower().replace("_", " ")
