"""Fights a battle in a sampled world up to the comparison and returns the winner.

After the cards are played, every player makes the choice that can only help to win: Rage saves figures, the strongest
figure is kept, white-disc cards are added, and after a Watch the strongest card is played.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.procedure import Course
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.pillage import Call
from meadhall.games.bloodrage.battles.battle import AddCards, Choose
from meadhall.games.bloodrage.battles.treat import declared
from meadhall.games.bloodrage.death import Deaths
from meadhall.games.bloodrage.odds.hands import Hand, Hands
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import ADD, DECLARE, KINDS, LAY, NONE, PROTECT, SPARE, Courses

NO_CARD: Final = NONE


class FightOdds:
    """A battle before its decision, for one seat. Outcomes are cached."""

    def __init__(self, g: BloodRage, seat: int, rivals: list[int]) -> None:
        self.g = g
        self.seat = seat
        self.rivals = rivals
        self.outcomes: dict[tuple[int, Hand, Hands], bool] = {}

    def won(self, action: int, laid: Hand, hands: Hands) -> bool:
        """Does the seat win with this answer, if the rivals play these cards of these hands?"""
        rest = self.what_matters(action, laid, hands)
        key = (action, laid, rest)
        if key not in self.outcomes:
            self.outcomes[key] = self.fought(action, laid, rest) == self.seat
        return self.outcomes[key]

    def what_matters(self, action: int, laid: Hand, hands: Hands) -> Hands:
        """Return the cards in hand that can still be played: white discs, and after a Watch the strongest."""
        mine = LAY.arg(action) if LAY.has(action) else NO_CARD
        watched = watches(self.g, mine) or any(watches(self.g, card) for card in laid)
        rests = [rest_of(hand, card) for hand, card in zip(hands, laid, strict=True)]
        out = [[card for card in rest if self.g.cards[card].disc] for rest in rests]
        if watched:
            for at, rest in enumerate(rests):
                out[at] = self.after_watch(self.rivals[at], rest)
        return tuple([tuple(rest) for rest in out])

    def after_watch(self, seat: int, rest: list[int]) -> list[int]:
        """Return the cards that may follow a Watch: the strongest and white discs; after another Watch all."""
        if len(rest) == 0:
            return []
        best = strongest_card(self.g, seat, tuple(rest))
        if watches(self.g, best):
            return rest
        discs = [card for card in rest_of(tuple(rest), best) if self.g.cards[card].disc]
        return sorted([*discs, best])

    def fought(self, action: int, laid: Hand, rest: Hands) -> int:
        """Return the winner, or NONE."""
        g = self.g.copy()
        raid = g.battle()
        for seat, card, hand in zip(self.rivals, laid, rest, strict=True):
            g.clans[seat].hand = g.clans[seat].hand.of(list(hand))
            if card != NO_CARD:
                g.clans[seat].to_hand(card)
                give(g, seat, LAY.of(card))
        if action != NO_CARD:
            give(g, self.seat, action)
        while not compared(g):
            if g.pending == 0:
                g.stack[-1].run(g)
            else:
                give(g, g.asked(), readiest(g, g.asked()))
        return raid.winner


def watches(g: BloodRage, card: int) -> bool:
    return card != NO_CARD and g.cards[card].battle_text.watches


def rest_of(hand: Hand, card: int) -> list[int]:
    """Return a hand without the card that was played."""
    out = list(hand)
    if card != NO_CARD:
        out.remove(card)
    return out


def give(g: BloodRage, seat: int, action: int) -> None:
    """Give an answer without running on."""
    g.pending &= ~(1 << seat)
    g.forget()
    g.stack[-1].chosen(g, seat, action)


def compared(g: BloodRage) -> bool:
    """Has the battle been decided (BR-BATTLE-11)?"""
    top = g.stack[-1]
    return isinstance(top, Course) and top.course == Courses.RESOLUTION


# -- the choices after the cards are played


def readiest(g: BloodRage, seat: int) -> int:
    """Return the answer that leaves the seat with the most strength."""
    legal = g.legal(seat)
    top = g.stack[-1]
    if isinstance(top, Deaths):
        return saved(g, top, seat, legal)
    return max(legal, key=lambda action: weight_of(g, seat, action))


def weight_of(g: BloodRage, seat: int, action: int) -> int:
    """Return the strength that an answer keeps or adds."""
    if LAY.has(action):
        return card_strength(g, seat, LAY.arg(action))
    if ADD.has(action):
        return g.cards[ADD.arg(action)].strength
    if DECLARE.has(action):
        return declared(g, seat)
    if SPARE.has(action):
        return g.figures[SPARE.arg(action)].strength(g, seat, g.battle().province)
    return NONE


def card_strength(g: BloodRage, seat: int, card: int) -> int:
    """Return what a card adds when it is played; a Sight alone adds nothing."""
    if g.cards[card].is_quest:
        return declared(g, seat)
    return g.cards[card].strength if g.cards[card].is_battle else 0


def strongest_card(g: BloodRage, seat: int, hand: Hand) -> int:
    return max(hand, key=lambda card: card_strength(g, seat, card))


def saved(g: BloodRage, deaths: Deaths, seat: int, legal: list[int]) -> int:
    """Protect the strongest figures that the Rage is enough for."""
    for action in legal:
        if PROTECT.has(action) and stronger(g, deaths, seat, PROTECT.arg(action)) < g.clans[seat].pool:
            return action
    return PASS


def stronger(g: BloodRage, deaths: Deaths, seat: int, kind: int) -> int:
    """Count the doomed figures that are stronger than this one."""
    mine = g.figures[kind].strength(g, seat, deaths.province)
    doomed = deaths.doomed[seat]
    return sum(doomed[k] for k in range(KINDS) if g.figures[k].strength(g, seat, deaths.province) > mine)


# -- the table before the battle


def before_battle(g: BloodRage, seat: int) -> BloodRage | None:
    """Return a copy of the table if the seat's cards can still decide the battle without further figures, else None."""
    world = g.copy()
    world.live = False
    while world.raid is not None and isinstance(world.stack[-1], Call):
        world.step(world.asked(), world.legal(world.asked())[0])
    if world.raid is None or not world.raid.fights(seat):
        return None
    if isinstance(world.stack[-1], Choose):
        for other in world.raid.participants():
            take_up(world, other)
        return world
    return world if isinstance(world.stack[-1], AddCards) and world.is_asked(seat) else None


def take_up(g: BloodRage, seat: int) -> None:
    """Take a card that was played face down back into the hand, in the copy."""
    clan = g.clans[seat]
    if len(clan.sealed.cards) > 0:
        clan.hand = clan.hand.joined(clan.sealed.cards)
        clan.sealed = clan.sealed.emptied()
        g.ask(seat)
