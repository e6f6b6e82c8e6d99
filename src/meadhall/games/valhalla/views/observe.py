"""Packs what a seat may know into bytes for learning, of fixed length for a setup (see layout.py).

A value that takes work is computed before it is written: the compiler evaluates the right side of `out[…] =` twice.
"""

from __future__ import annotations

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.games.valhalla.players import NONE_COVERED
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.table import Battle, Fighter, Player, Valhalla
from meadhall.games.valhalla.terms import BEAST, EMPTY, MOST_SLOTS, Quantity
from meadhall.games.valhalla.views.layout import BattleAt, FighterAt, Layout, PlayerAt, TableAt


def observe(g: Valhalla, seat: int, out: BytesWriter) -> None:
    """Write own cards, the discard pile, every player clockwise, the battle, and what the expansions add."""
    layout = layout_of(g)
    start: i64 = len(out)
    out.write(layout.blank)
    observe_cards(g, g.players[seat], layout, start, out)
    points = min(255, glory(g, seat))
    out[start + layout.glory] = points
    observe_table(g, seat, start + layout.table, out)
    for distance in range(g.seats):
        observe_player(g, g.players[(seat + distance) % g.seats], seat, start + layout.player(distance), out)
    if g.fight is not None:
        observe_battle(g, g.fight, seat, layout.lent, start + layout.battle, out)
    observe_parts(g, seat, out)


def observe_cards(g: Valhalla, own: Player, layout: Layout, start: i64, out: BytesWriter) -> None:
    """Write the cards that this seat sees one by one."""
    dense = g.cards.dense
    count_cards(dense, own.hand.cards, start + layout.own, out)
    count_cards(dense, own.drawn.cards, start + layout.own, out)
    count_cards(dense, own.sealed.cards, start + layout.own, out)
    observe_pile(g.cards.numbers, g.lying, start + layout.discard, out)
    for place, kind in enumerate(g.row):
        card = int(dense[kind])
        out[start + layout.row + place] = card
    for place, jarl in enumerate(own.jarls.cards):
        out[start + layout.jarls + place] = jarl + 1


def count_cards(dense: vec[i64], pile: list[int], first: i64, out: BytesWriter) -> None:
    """Write how many of each design are in a pile."""
    for kind in pile:
        number: i64 = kind
        at = first + dense[number]
        more = out[at] + 1
        out[at] = more


def observe_pile(kinds: vec[i64], lying: vec[u8], at: i64, out: BytesWriter) -> None:
    """Write how many of each design are on the discard pile; the first number stands for no design."""
    for kind in kinds:
        at += 1
        count = lying[kind]
        out[at] = count


def observe_table(g: Valhalla, seat: int, at: i64, out: BytesWriter) -> None:
    """Write the deck's size, the supply, the active seat, and the end."""
    active, first, asked = (g.active - seat) % g.seats, (g.first - seat) % g.seats, g.is_asked(seat)
    out[at + TableAt.DECK] = min(255, len(g.deck.cards))
    out[at + TableAt.GREY] = g.grey
    out[at + TableAt.ARMED] = g.armed
    out[at + TableAt.FINAL_TURNS] = g.final_turns + 1
    out[at + TableAt.ACTIVE] = active
    out[at + TableAt.FIRST] = first
    out[at + TableAt.ATTACKED] = 1 if g.attacked else 0
    out[at + TableAt.ASKED] = 1 if asked else 0


def observe_player(g: Valhalla, player: Player, seat: int, at: i64, out: BytesWriter) -> None:
    """Write a player's public cards, and how many cards are hidden."""
    dense = g.cards.dense
    hand, drawn, valhalla = len(player.hand.cards), len(player.drawn.cards), len(player.valhalla.cards)
    if player.covered is not NONE_COVERED:
        observe_slots(dense, player.covered, at + PlayerAt.SQUAD, out)
    observe_slots(dense, player.squad, at + PlayerAt.SQUAD, out)
    out[at + PlayerAt.SHIELDS] = player.shields
    out[at + PlayerAt.JARL] = player.jarl + 1
    out[at + PlayerAt.JARL_USED] = player.jarl_used
    out[at + PlayerAt.BONUS] = min(255, player.bonus)
    out[at + PlayerAt.HAND] = hand
    out[at + PlayerAt.DRAWN] = drawn
    out[at + PlayerAt.VALHALLA] = valhalla
    out[at + PlayerAt.COMING] = len(player.coming)
    observe_captured(player.captured, seat, at + PlayerAt.CAPTURED, out)


def observe_captured(captured: list[int], seat: int, at: i64, out: BytesWriter) -> None:
    """Write the captured shields of each seat, clockwise from the observer."""
    for other in range(seat, len(captured)):
        shields = captured[other]
        out[at] = shields
        at += 1
    for other in range(seat):
        shields = captured[other]
        out[at] = shields
        at += 1


def observe_slots(dense: vec[i64], slots: list[int], at: i64, out: BytesWriter) -> None:
    """Write the warrior in each slot."""
    for kind in slots:
        if kind != EMPTY:
            number: i64 = kind
            card = int(dense[number])
            out[at] = card
        at += 1


def observe_battle(g: Valhalla, fight: Battle, seat: int, lent: bool, at: i64, out: BytesWriter) -> None:
    """Write the two sides of the battle, attacker first."""
    winner = fight.winner + 1 if fight.winner >= 0 else other_number(g, fight.winner)
    out[at + BattleAt.WINNER] = winner
    out[at + BattleAt.DIFFERENCE] = min(255, fight.difference)
    observe_fighter(g, fight.attacker, seat, at + BattleAt.ATTACKER, out)
    observe_fighter(g, fight.defender, seat, at + BattleAt.DEFENDER, out)
    if lent:
        out[at + BattleAt.LENT] = fight.attacker.used >> MOST_SLOTS
        out[at + BattleAt.LENT + 1] = fight.defender.used >> MOST_SLOTS


def other_number(g: Valhalla, seat: int) -> int:
    """Return the number of a seat: 0 for none; a beast comes after all players."""
    return g.seats + 1 if seat == BEAST else 0


def observe_fighter(g: Valhalla, fighter: Fighter, seat: int, at: i64, out: BytesWriter) -> None:
    """Write dice, activated warriors, and what else is public of a side."""
    who = fighter.seat
    side = (who - seat) % g.seats + 1 if who >= 0 else other_number(g, who)
    place: i64 = at + FighterAt.POOL
    for dice in fighter.pool:
        out[place] = u8(dice)
        place += 1
    out[at + FighterAt.SEAT] = side
    out[at + FighterAt.USED] = fighter.used & 255
    out[at + FighterAt.APPLIED] = fighter.applied & 255
    out[at + FighterAt.TACTICS] = len(fighter.tactics)
    out[at + FighterAt.SET_ASIDE] = fighter.set_aside
    out[at + FighterAt.FEWER] = fighter.fewer
    out[at + FighterAt.DISCARDED] = fighter.discarded
    out[at + FighterAt.HELD] = fighter.held
    out[at + FighterAt.FREE_REROLLS] = fighter.free_rerolls
    out[at + FighterAt.MUTED] = 1 if fighter.muted else 0
    out[at + FighterAt.STRENGTH] = min(255, fighter.strength)
    out[at + FighterAt.ROLLED] = 1 if fighter.rolled else 0


def observe_parts(g: Valhalla, seat: int, out: BytesWriter) -> None:
    """Write what the expansions add, one after the other."""
    if len(g.parts) == 0:
        return
    numbers: list[int] = []
    for part in g.parts:
        if part is not None:
            part.observe(seat, numbers)
    if len(numbers) > 0:
        out.write(bytes(numbers))


def layout_of(g: Valhalla) -> Layout:
    """Return the layout for the rules of a match, computed once."""
    layout = g.cards.layouts.get(g.seats)
    if layout is None:
        lent = len(g.rules.reckoners[Quantity.LENDER]) > 0
        layout = g.cards.layouts[g.seats] = Layout(len(g.cards.kinds), g.seats, lent)
    return layout
