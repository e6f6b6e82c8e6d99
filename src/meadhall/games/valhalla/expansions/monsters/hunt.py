"""Monsters of Yggdrasil: hunting, and Fenrir.   (spec: VAL-MONSTER-01…11, VAL-MONSTER-43…54)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.answers import Answers
from meadhall.core.procedure import Choice, Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.expansions.monsters.cards import MonsterCard, all_cards, monster
from meadhall.games.valhalla.expansions.monsters.den import (
    COVER,
    DISPLAYED,
    FED,
    FEED,
    FEED_CARD,
    FENRIR_IN_DECK,
    HUNT,
    HUNTED,
    REVEALED,
    SATED,
    SATED_BY,
    SENT,
    den,
    grip,
)
from meadhall.games.valhalla.expansions.monsters.moves import standing
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, Moment
from meadhall.games.valhalla.turn import warriors_in_hand


class LayOutMonsters(Step[Valhalla]):
    """VAL-MONSTER-02…04: two shuffled monsters are displayed; then the late ones are shuffled into the deck.

    So the first two are never late ones (VAL-MONSTER-05). Fenrir's other card is set aside (VAL-MONSTER-01).
    """

    def run(self, g: Valhalla) -> None:
        part, cards = den(g), in_deck(g)
        early = [card.number for card in cards if not card.late]
        g.chance.shuffle(early)
        part.deck.cards = early[DISPLAYED:] + [card.number for card in cards if card.late]
        g.chance.shuffle(part.deck.cards)
        part.display = early[:DISPLAYED]
        for number in part.display:
            g.tell(REVEALED, g.first, [number])


def in_deck(g: Valhalla) -> list[MonsterCard]:
    """VAL-MONSTER-43: return the monsters of the deck; an option leaves Fenrir out."""
    return [card for card in all_cards(g) if g.on(FENRIR_IN_DECK) or not card.might.roams]


def reveal(g: Valhalla) -> None:
    """VAL-MONSTER-10: add a monster to the display, while there are any (VAL-AMB-157)."""
    part = den(g)
    if len(part.deck.cards) > 0:
        part.display.append(part.deck.cards.pop())
        g.learned += 1
        g.tell(REVEALED, g.active, [part.display[-1]])


# -- hunting


class HuntAfterB(Step[Valhalla]):
    """VAL-TL-44: after phase B the active player may hunt, once (VAL-AMB-156)."""

    def run(self, g: Valhalla) -> None:
        g.call(Hunting(g.active, EMPTY))


class Hunting(Procedure[Valhalla]):
    """VAL-MONSTER-06: catch one displayed monster whose demand is met: first which, then where."""

    prompt: ClassVar[str] = "hunt"
    rule: ClassVar[str] = "VAL-MONSTER-06"

    def __init__(self, seat: int, prey: int) -> None:
        self.seat = seat
        self.prey = prey

    def copy(self) -> Hunting:
        return Hunting(self.seat, self.prey)

    def run(self, g: Valhalla) -> None:
        """Ask only a player who can hunt. Everything about it is public, so nothing is revealed."""
        out = g.fresh_answers()
        self.options(g, self.seat, out)
        if self.prey == EMPTY and len(out) == 1:
            g.done()
        else:
            g.ask_with(self.seat, out)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        if self.prey == EMPTY:
            out.append(PASS)
            out.extend(HUNT.of(number) for number in sorted(den(g).display) if can_hunt(g, self.seat, number))
        elif monster(g, self.prey).might.roams:
            out.extend(FEED.of(slot) for slot in standing(g, self.seat))
        else:
            out.extend(COVER.of(slot) for slot in pairs(g, self.seat, monster(g, self.prey)))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if HUNT.has(action):
            self.prey = HUNT.arg(action)
            return
        g.done()
        if FEED.has(action):
            hunt_fenrir(g, self.seat, self.prey, FEED.arg(action))
        elif COVER.has(action):
            catch(g, self.seat, self.prey, COVER.arg(action))

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("", 0) if self.prey == EMPTY else ("monsters", self.prey)


def can_hunt(g: Valhalla, seat: int, number: int) -> bool:
    """VAL-MONSTER-11: one monster for each squad; Fenrir may always be hunted (VAL-MONSTER-45)."""
    card = monster(g, number)
    return len(pairs(g, seat, card)) > 0 and (card.might.roams or not den(g).holds(seat))


def pairs(g: Valhalla, seat: int, card: MonsterCard) -> list[int]:
    """VAL-MONSTER-07, VAL-MONSTER-08: return the left slots of neighbours with the two colours, in either order."""
    squad = g.players[seat].squad
    return [slot for slot in range(len(squad)) if clans_at(g, seat, slot) == card.colours]


def clans_at(g: Valhalla, seat: int, slot: int) -> list[int]:
    """Return the colours of the warriors in a slot and the next one."""
    kinds = g.players[seat].squad[slot : slot + 2]
    return sorted(g.cards.warrior(kind).clan for kind in kinds if kind != EMPTY)


def catch(g: Valhalla, seat: int, number: int, slot: int) -> None:
    """VAL-MONSTER-09: the monster covers the two warriors who caught it. Both slots are occupied (VAL-AMB-146).

    The two are out of the squad: they do not count, cannot be armed or discarded, and are no neighbours (VAL-AMB-145).
    """
    mine = grip(g, seat)
    mine.monster = number
    mine.slot = slot
    g.cover(seat, slot)
    g.cover(seat, slot + 1)
    den(g).display.remove(number)
    g.tell(HUNTED, seat, [number])
    reveal(g)


# -- Fenrir


def hunt_fenrir(g: Valhalla, seat: int, number: int, slot: int) -> None:
    """VAL-MONSTER-44, VAL-MONSTER-46: the same demand, and one warrior of the squad, any of them (VAL-AMB-158).

    The warrior is the first of the pile (VAL-MONSTER-47); the hunter keeps Fenrir (VAL-MONSTER-48). The squad may be
    empty then (VAL-AMB-163).
    """
    part = den(g)
    part.display.remove(number)
    part.keeper = seat
    g.tell(HUNTED, seat, [number])
    sacrifice(g, seat, slot)
    reveal(g)


def sacrifice(g: Valhalla, seat: int, slot: int) -> None:
    """Move a warrior of the squad to Fenrir's pile; what was on him is lost as if he were discarded."""
    kind = g.players[seat].squad[slot]
    g.happens(Moment.DISMISSED, seat, slot)
    g.vacate(seat, slot)
    feed(g, seat, kind)


def feed(g: Valhalla, seat: int, kind: int) -> None:
    """VAL-MONSTER-54: with the tenth card Fenrir and the pile leave the game."""
    part = den(g)
    part.pile.cards.append(kind)
    g.tell(FED, seat, [kind])
    if len(part.pile.cards) >= SATED_BY:
        part.sated = True
        part.keeper = EMPTY
        g.tell(SATED, seat, [])


class FenrirUpkeep(Step[Valhalla]):
    """VAL-TL-45, VAL-MONSTER-49: the keeper feeds Fenrir at the end of each of their turns, that of the hunt too.

    VAL-AMB-159. In Ragnarök this is skipped (VAL-AMB-118).
    """

    def run(self, g: Valhalla) -> None:
        if den(g).keeper != g.active:
            return
        if len(warriors_in_hand(g, g.active)) > 0:
            g.call(FeedFromHand(g.active))
        else:
            g.show_hand(g.active)


class FeedFromHand(Choice[Valhalla]):
    """VAL-MONSTER-49: discard a warrior from hand; a hand without one has been shown (VAL-AMB-159)."""

    prompt: ClassVar[str] = "feed-card"
    rule: ClassVar[str] = "VAL-MONSTER-49"

    def copy(self) -> FeedFromHand:
        return FeedFromHand(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(FEED_CARD.of(kind) for kind in warriors_in_hand(g, self.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        g.players[self.seat].from_hand(FEED_CARD.arg(action))
        g.learned += 1
        feed(g, self.seat, FEED_CARD.arg(action))


def can_send(g: Valhalla, seat: int) -> bool:
    """VAL-MONSTER-50: before a battle, to an opponent with two ordinary warriors; never straight back (VAL-AMB-160).

    So a squad never becomes empty by it.
    """
    part = den(g)
    return part.keeper == seat != part.received and g.players[g.battle().foe(seat)].size() >= 2


def send_fenrir(g: Valhalla, seat: int) -> None:
    """VAL-MONSTER-53: the receiver keeps Fenrir from now on, whatever the result of the battle."""
    part = den(g)
    part.received = g.battle().foe(seat)
    part.keeper = part.received
    g.tell(SENT, seat, [part.received])
    g.call(FeedFromSquad(part.received))


class FeedFromSquad(Choice[Valhalla]):
    """VAL-MONSTER-51: the receiver sacrifices a warrior of their squad."""

    prompt: ClassVar[str] = "feed-fenrir"
    rule: ClassVar[str] = "VAL-MONSTER-51"

    def copy(self) -> FeedFromSquad:
        return FeedFromSquad(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(FEED.of(slot) for slot in standing(g, self.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        sacrifice(g, self.seat, FEED.arg(action))
