"""Builds the table of a solo game from entered values, and reads it back after the step. (not compiled)

Warriors are entered by their glory; hands, decks and Valhalla by numbers. The beast depends on nothing else. Dice,
tactics and jarls are used at the real table, and the result is reported.
"""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.core.cards import Entry
from meadhall.core.chance import seeded
from meadhall.core.errors import FieldError
from meadhall.games.valhalla.beasts.cards import read_card
from meadhall.games.valhalla.beasts.lair import BEASTS, STACK, BeastCard, Lair, lair
from meadhall.games.valhalla.beasts.module import AgainstBeast
from meadhall.games.valhalla.beasts.setup import beast_at
from meadhall.games.valhalla.companion.entered import EnteredTable
from meadhall.games.valhalla.companion.reported import ReportedStrength, Rest
from meadhall.games.valhalla.companion.shapes import (
    BeastCardEntered,
    BeastEntered,
    BeastTable,
    StackAnswer,
    StackEntered,
)
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, FACES, SLOTS

ALONE: Final = 0


def laid_out(asked: BeastEntered) -> Valhalla:
    """Return the table as entered, before the step."""
    table = asked.table
    check(asked)
    made = EnteredTable(GAME.setup(1, [alone_against_beast()]), ReportedStrength([0], asked.report), seeded(asked.seed))
    g, player = made.g, made.g.players[ALONE]
    blank = made.worth(0, "table.deck")
    squad = [made.worth(glory, f"table.squad.{at}") for at, glory in enumerate(table.squad)]
    player.squad = squad + [EMPTY] * (SLOTS - len(squad))
    player.hand, g.deck.cards = player.hand.of([blank] * table.hand), [blank] * table.deck
    player.shields, player.bonus = table.shields, table.glory
    g.chance.script = [made.cards.faces.index(FACES.index(face)) for face in asked.faces]
    fill(lair(g), table)
    g.stack = [Rest()]
    return g


def alone_against_beast() -> str:
    """Return the key of the module for solo play against a beast."""
    ways = [module for module in GAME.expansions.values() if isinstance(module, AgainstBeast)]
    spans = [(way.key, span) for way in ways if (span := way.players()) is not None]
    return next(key for key, span in spans if span.most == 1)


def check(asked: BeastEntered) -> None:
    """Check that the values agree: dice on existing symbols, enough dice beside the card, a squad that can fight."""
    table, active = asked.table, asked.table.stack[0]
    for place in table.covered:
        if place >= len(active.symbols):
            raise FieldError("table.covered", "a die on no symbol", rule="VAL-SOLO-24", why="enter-covered")
    loose = 6 - len(set(table.covered))
    if asked.do == "phase" and asked.faces and len(asked.faces) != loose:
        raise FieldError("faces", f"{loose} dice lie beside it", rule="VAL-SOLO-23", why="enter-faces", n=loose)
    if asked.do == "attack" and not table.squad:
        raise FieldError("table.squad", "no warrior can fight", "add a warrior first", "VAL-SOLO-21", "enter-warriors")
    if asked.report is not None and any(slot >= len(table.squad) for slot in asked.report.armed):
        raise FieldError("report.armed", "no warrior is in that slot", why="enter-armed")


def fill(den: Lair, table: BeastTable) -> None:
    """Set the beast's cards, its dice and the level. Beaten cards must be there too."""
    cards = [card_of(card, f"table.stack.{at}") for at, card in enumerate(table.stack)]
    den.at = STACK - len(cards)
    den.stack = [cards[0]] * den.at + cards
    den.level = table.level
    den.begun = True
    den.ignore = table.ignore
    den.covered = sum(1 << place for place in set(table.covered))


def card_of(card: BeastCardEntered, field: str) -> BeastCard:
    """Return a card as printed, read like those of card files."""
    if (card.ability == "M_CLAN_MUTE") != bool(card.clan):
        what = "this ability names a clan, others do not"
        raise FieldError(f"{field}.clan", what, rule="VAL-SOLO-74", why="enter-ability-clan")
    entry: Entry = {"strength": card.strength, "cap": card.cap, "clans": [*card.clans], "symbols": [*card.symbols]}
    if card.ability:
        entry["ability"] = {"kind": card.ability} | ({"clan": card.clan} if card.clan else {})
    return read_card(entry, field)


def stack_of(asked: StackEntered) -> StackAnswer:
    """Return the cards of a beast in the game's own set, for players who want to use those."""
    made = EnteredTable(GAME.setup(1, [alone_against_beast()]), ReportedStrength([0]))
    beast = beast_at(made.g, BEASTS.index(asked.beast))
    return StackAnswer([shown(card) for card in (beast.plus40 if asked.plus40 else beast.normal)])


# -- reading the table back


def table_after(g: Valhalla, asked: BeastEntered) -> BeastTable:
    """Return the table after the step, in the same numbers."""
    den, player, before = lair(g), g.players[ALONE], asked.table
    gone = den.at - (STACK - len(before.stack))
    return BeastTable(
        stack=[shown(card) for card in den.stack[den.at :]] or [shown(den.stack[-1])],
        level=before.level,
        squad=[g.cards.glory(kind) for kind in player.squad if kind != EMPTY],
        hand=len(player.hand.cards),
        deck=len(g.deck.cards),
        shields=max(1, player.shields),
        glory=glory(g, ALONE),
        covered=[] if gone else [place for place in range(len(den.active().symbols)) if den.covered >> place & 1],
        ignore=before.ignore,
    )


def shown(card: BeastCard) -> BeastCardEntered:
    """Return a card as it is entered; its symbols are in the order of the rules."""
    face = card.show(0, 0)
    entered = {"strength": face["strength"], "cap": face["cap"], "symbols": face["symbols"], "clans": face["clans"]}
    return msgspec.convert(entered | {"ability": face["ability"], "clan": face["ability_clan"]}, BeastCardEntered)
