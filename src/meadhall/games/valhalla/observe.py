"""What a seat may know, packed for learning: bytes of fixed length for a given set of rules."""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.table import Fighter, Player, Valhalla
from meadhall.games.valhalla.terms import BEAST, DIE_CLASSES, EMPTY, MOST_SLOTS, Quantity

MOST_JARLS: Final = 5
COUNTING: Final = list(range(1, 100))
FIGHTER_BYTES: Final = DIE_CLASSES + 12


def observe(g: Valhalla, seat: int) -> bytes:
    """Own cards; the discard pile; every player from here clockwise; the battle; what the expansions add."""
    kinds = len(g.cards.kinds) + 1
    out = [0] * (2 * kinds)
    own = g.players[seat]
    count_cards(g, own.hand.cards, 0, out)
    count_cards(g, own.drawn.cards, 0, out)
    count_cards(g, own.sealed.cards, 0, out)
    count_cards(g, g.discard, kinds, out)
    list_cards(g.cards.dense, g.row, g.seats + 1, out)
    list_cards(COUNTING, own.jarls.cards, MOST_JARLS, out)
    out.append(min(255, glory(g, seat)))
    observe_table(g, seat, out)
    for distance in range(g.seats):
        observe_player(g, g.players[(seat + distance) % g.seats], seat, out)
    observe_battle(g, seat, out)
    for part in g.parts:
        if part is not None:
            part.observe(seat, out)
    return bytes(out)


def count_cards(g: Valhalla, pile: list[int], first: int, out: list[int]) -> None:
    """How many of each design lie in a pile."""
    dense = g.cards.dense
    for kind in pile:
        place = first + dense[kind]
        count = out[place]
        out[place] = count + 1


def list_cards(names: list[int], cards: list[int], most: int, out: list[int]) -> None:
    """The cards of a short row, one number each, nothing as 0."""
    for at in range(most):
        out.append(names[cards[at]] if at < len(cards) else 0)


def observe_table(g: Valhalla, seat: int, out: list[int]) -> None:
    """The deck's size, the supply, whose turn it is, the end."""
    out.append(min(255, len(g.deck.cards)))
    out.append(g.grey)
    out.append(g.armed)
    out.append(g.final_turns + 1)
    out.append((g.active - seat) % g.seats)
    out.append((g.first - seat) % g.seats)
    out.append(1 if g.attacked else 0)
    out.append(1 if g.is_asked(seat) else 0)


def observe_player(g: Valhalla, player: Player, seat: int, out: list[int]) -> None:
    """What lies open before a player, and how many cards are hidden."""
    dense = g.cards.dense
    for slot in range(MOST_SLOTS):
        kind = player.at(slot)
        out.append(0 if kind == EMPTY else dense[kind])
    out.append(player.shields)
    out.append(player.jarl + 1)
    out.append(player.jarl_used)
    out.append(min(255, player.bonus))
    out.append(len(player.hand.cards))
    out.append(len(player.drawn.cards))
    out.append(len(player.valhalla.cards))
    out.append(len(player.coming))
    for distance in range(g.seats):
        out.append(player.captured[(seat + distance) % g.seats])


def observe_battle(g: Valhalla, seat: int, out: list[int]) -> None:
    """The two sides of the battle, attacker first."""
    lent = len(g.rules.reckoners[Quantity.LENDER]) > 0
    if g.fight is None:
        out.extend([0] * (2 * FIGHTER_BYTES + (4 if lent else 2)))
        return
    out.append(g.fight.winner + 1 if g.fight.winner >= 0 else nobody_s_number(g, g.fight.winner))
    out.append(min(255, g.fight.difference))
    observe_fighter(g, g.fight.attacker, seat, out)
    observe_fighter(g, g.fight.defender, seat, out)
    if lent:
        out.extend([g.fight.attacker.used >> MOST_SLOTS, g.fight.defender.used >> MOST_SLOTS])


def nobody_s_number(g: Valhalla, seat: int) -> int:
    """Nobody is 0, a beast comes after all the players."""
    return g.seats + 1 if seat == BEAST else 0


def observe_fighter(g: Valhalla, fighter: Fighter, seat: int, out: list[int]) -> None:
    """Dice, activated warriors, and what else is public of a side."""
    out.extend(fighter.pool)
    out.append((fighter.seat - seat) % g.seats + 1 if fighter.seat >= 0 else nobody_s_number(g, fighter.seat))
    out.append(fighter.used & 255)
    out.append(fighter.applied & 255)
    out.append(len(fighter.tactics))
    out.append(fighter.set_aside)
    out.append(fighter.fewer)
    out.append(fighter.discarded)
    out.append(fighter.held)
    out.append(fighter.free_rerolls)
    out.append(1 if fighter.muted else 0)
    out.append(min(255, fighter.strength))
    out.append(1 if fighter.rolled else 0)
