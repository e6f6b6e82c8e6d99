"""What a seat may know, packed for learning: bytes of fixed length for a given set of rules."""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.table import Fighter, Player, Valhalla
from meadhall.games.valhalla.terms import DIE_CLASSES, EMPTY, MOST_SLOTS

FIGHTER_BYTES: Final = DIE_CLASSES + 12


def observe(g: Valhalla, seat: int) -> bytes:
    """Own hand, drawn and dealt cards; the discard pile; every player from here clockwise; the battle."""
    out: list[int] = []
    kinds = len(g.cards.kinds) + 1
    own = g.players[seat] if len(g.players) > 0 else Player(seat)
    count_cards(g, [own.hand.cards, own.drawn.cards, own.sealed.cards], kinds, out)
    count_cards(g, [g.discard], kinds, out)
    count_cards(g, [own.valhalla.cards, g.row], kinds, out)
    count_jarls(g, own, out)
    observe_table(g, seat, out)
    for distance in range(g.seats):
        observe_player(g, (seat + distance) % g.seats, seat, out)
    observe_battle(g, seat, out)
    for part in g.parts:
        if part is not None:
            part.observe(seat, out)
    return bytes(out)


def count_cards(g: Valhalla, piles: list[list[int]], kinds: int, out: list[int]) -> None:
    """How many of each design."""
    first = len(out)
    out.extend([0] * kinds)
    dense = g.cards.dense
    for pile in piles:
        for kind in pile:
            out[first + dense[kind]] += 1


def count_jarls(g: Valhalla, own: Player, out: list[int]) -> None:
    """The jarls dealt to us: 1, and 2 for the one we have chosen."""
    first = len(out)
    out.extend([0] * (len(g.cards.jarls) + 1))
    for jarl in own.jarls.cards:
        out[first + jarl] += 1


def observe_table(g: Valhalla, seat: int, out: list[int]) -> None:
    """The deck's size, the supply, whose turn it is, the end."""
    out.extend([min(255, len(g.deck.cards)), g.grey, g.armed, g.final_turns + 1])
    out.extend([(g.active - seat) % g.seats, (g.first - seat) % g.seats, 1 if g.attacked else 0])
    out.append(1 if g.is_asked(seat) else 0)


def observe_player(g: Valhalla, who: int, seat: int, out: list[int]) -> None:
    """What lies open before a player, and how many cards are hidden."""
    if len(g.players) == 0:
        out.extend([0] * (MOST_SLOTS + 8 + g.seats))
        return
    player = g.players[who]
    dense = g.cards.dense
    out.extend([dense[kind] if kind != EMPTY else 0 for kind in player.squad])
    out.extend([0] * (MOST_SLOTS - len(player.squad)))
    out.extend([player.shields, player.jarl + 1, player.jarl_used, min(255, player.bonus)])
    out.extend([len(player.hand.cards), len(player.drawn.cards), len(player.valhalla.cards), len(player.coming)])
    for distance in range(g.seats):
        out.append(player.captured[(seat + distance) % g.seats])


def observe_battle(g: Valhalla, seat: int, out: list[int]) -> None:
    """The two sides of the battle, attacker first."""
    if g.fight is None:
        out.extend([0] * (2 * FIGHTER_BYTES + 2))
        return
    out.extend([g.fight.winner + 1, g.fight.difference])
    for fighter in (g.fight.attacker, g.fight.defender):
        observe_fighter(g, fighter, seat, out)


def observe_fighter(g: Valhalla, fighter: Fighter, seat: int, out: list[int]) -> None:
    out.extend(fighter.pool)
    out.append((fighter.seat - seat) % g.seats + 1 if fighter.seat != EMPTY else 0)
    out.extend([fighter.used, fighter.applied, len(fighter.tactics), fighter.set_aside, fighter.fewer])
    out.extend([fighter.discarded, fighter.held, fighter.free_rerolls, 1 if fighter.muted else 0])
    out.extend([min(255, fighter.strength), 1 if fighter.rolled else 0])
