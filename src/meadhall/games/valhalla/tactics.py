"""Chapter 7. Tactics of the base deck, and when they may be played.   (spec: VAL-TACTIC)"""

from __future__ import annotations

from typing import Final

from meadhall.core.answers import Answers
from meadhall.core.cards import text
from meadhall.core.events import Happening
from meadhall.core.module import Switch
from meadhall.core.procedure import Window
from meadhall.games.valhalla.cards.cardset import BASE_TACTICS, WEAPON, CardSet, Chapter
from meadhall.games.valhalla.cards.deck import Effect, Tactic
from meadhall.games.valhalla.dice import (
    ANY_FACE,
    ROLLED,
    X_COLOURED,
    X_GREY,
    GiveUp,
    KeepOne,
    Reroll,
    TurnX,
    can_pay,
    has_loose,
    roll,
)
from meadhall.games.valhalla.jarls.chapter import jarl_of
from meadhall.games.valhalla.options import PUSH_BACK_BANKED
from meadhall.games.valhalla.table import Battle, Valhalla
from meadhall.games.valhalla.terms import EMPTY, KINDS, LOOPS, TACTIC_PAGE, WEAPONS, Moment, Permit

PLAY: Final = TACTIC_PAGE.verb("play-tactic", KINDS, "VAL-BATTLE-08", "card")

PLAYED: Final = Happening("played", "card")
CUT: Final = Happening("cut-off", "seat")


class Fury(Effect):
    """VAL-TACTIC-05, VAL-TACTIC-06: a fixed battle strength."""

    def __init__(self, plus: int) -> None:
        self.plus = plus

    def strength(self, g: Valhalla, seat: int) -> int:
        return self.plus


class FuryOfTheFew(Fury):
    """VAL-TACTIC-07: playable only while your squad has fewer warriors than the opponent's."""

    limit: str = "VAL-TACTIC-07"

    def playable(self, g: Valhalla, seat: int) -> bool:
        foe = g.battle().foe(seat)
        return foe != EMPTY and g.squad_size(seat) < g.squad_size(foe)


class HeroicAttack(Fury):
    """VAL-TACTIC-08: strength for an unassigned die, or for one with a certain face (VAL-TACTIC-09)."""

    limit: str = "VAL-AMB-065"

    def __init__(self, plus: int, face: int) -> None:
        super().__init__(plus)
        self.face = face

    def playable(self, g: Valhalla, seat: int) -> bool:
        """VAL-AMB-065: not without a suitable die."""
        return can_pay(g.fighter(seat), self.face)

    def play(self, g: Valhalla, seat: int) -> None:
        g.call(GiveUp(seat, self.face))


class NewWeapons(Effect):
    """VAL-TACTIC-10: roll two grey dice, keep one of them."""

    limit: str = "VAL-AMB-043"

    def playable(self, g: Valhalla, seat: int) -> bool:
        """VAL-AMB-043: with one grey die it works partially (VAL-TV-10), with none it cannot be played."""
        return g.grey > 0

    def play(self, g: Valhalla, seat: int) -> None:
        fighter = g.fighter(seat)
        fighter.offered = [roll(g) for _ in range(g.take_grey(2))]
        g.tell(ROLLED, seat, fighter.offered[:])
        g.call(KeepOne(seat))


class PushBack(Effect):
    """VAL-TACTIC-11: up to two free rerolls (VAL-DIFF-21), in a row (VAL-AMB-044, with its option)."""

    limit: str = "VAL-DICE-14"

    def playable(self, g: Valhalla, seat: int) -> bool:
        return has_loose(g.fighter(seat), 1)

    def play(self, g: Valhalla, seat: int) -> None:
        if g.on(PUSH_BACK_BANKED):
            g.fighter(seat).free_rerolls += 2
        else:
            g.call(Reroll(seat, times=2, free=True, lowest=0, picked=[]))


class WeaponSwap(Effect):
    """VAL-TACTIC-12: turn any number of your X dice."""

    limit: str = "VAL-TACTIC-12"

    def playable(self, g: Valhalla, seat: int) -> bool:
        pool = g.fighter(seat).pool
        return pool[X_COLOURED] > 0 or pool[X_GREY] > 0

    def play(self, g: Valhalla, seat: int) -> None:
        g.call(TurnX(seat, lowest=0))


class CutOff(Effect):
    """VAL-TACTIC-13: in the attack phase; the defender's jarl does nothing in this battle (VAL-TACTIC-14).

    A jarl who acts before or outside battles is not affected (VAL-TACTIC-15, VAL-AMB-172).
    """

    limit: str = "VAL-TACTIC-13"

    def play(self, g: Valhalla, seat: int) -> None:
        foe = g.battle().foe(seat)
        jarl = jarl_of(g, foe)
        if foe == EMPTY or (jarl is not None and jarl.immune and g.since(2)):
            return
        g.fighter(foe).muted = True
        if foe >= 0:
            g.tell(CUT, seat, [foe])


class Tactics(Chapter):
    """Playing tactics from hand, any number of them (VAL-BATTLE-03, VAL-BATTLE-08).

    Only participants play (VAL-TACTIC-03), each in their own windows: so the attacker plays none after the attack phase
    (VAL-BATTLE-09), and in it the defender plays none of default timing (VAL-BATTLE-07, VAL-BATTLE-10).
    """

    def choices(self) -> list[Switch]:
        return [PUSH_BACK_BANKED]

    def makers(self, book: CardSet) -> None:
        """Add the eight kinds (VAL-DIFF-23, VAL-TACTIC-05…13).

        Either side may play any of them except Cut Off the Leader (VAL-TACTIC-16).
        """
        book.parameters["HEROIC4"] = [WEAPON]
        book.combining |= set(BASE_TACTICS)
        book.effects["FURY2"] = lambda entry: Fury(2)
        book.effects["FURY3"] = lambda entry: FuryOfTheFew(3)
        book.effects["HEROIC3"] = lambda entry: HeroicAttack(3, ANY_FACE)
        book.effects["HEROIC4"] = lambda entry: HeroicAttack(4, WEAPONS.index(text(entry, "weapon")))
        book.effects["NEW_WEAPONS"] = lambda entry: NewWeapons()
        book.effects["PUSH_BACK"] = lambda entry: PushBack()
        book.effects["WEAPON_SWAP"] = lambda entry: WeaponSwap()
        book.effects["CUT_OFF"] = lambda entry: CutOff()

    def windows(self) -> list[int]:
        return [*LOOPS, Moment.BEFORE_BATTLE, Moment.BEFORE_RAGNAROK, Moment.AFTER_BATTLE]

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        if not g.cards.moments >> moment & 1:
            return
        tactics, last = g.cards.tactics, EMPTY
        for kind in g.players[seat].hand.cards:
            if kind != last and tactics[kind].moments >> moment & 1 and playable(g, moment, seat, kind):
                out.append(PLAY.of(kind))
            last = kind

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        play_tactic(g, seat, PLAY.arg(action))

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        """A player with cards might hold a fitting tactic, if the game has one."""
        return len(g.players[seat].hand.cards) > 0 and g.cards.moments >> moment & 1 == 1

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        """Return the rule against it: a wrong moment, a ban, or something that the card needs is missing."""
        kind = PLAY.arg(action)
        if g.fight is None or not g.fight.fights(seat):
            return "VAL-TACTIC-03"
        if kind not in g.players[seat].hand.cards or not g.cards.is_tactic(kind):
            return ""
        card = g.cards.tactics[kind]
        return untimely(g, seat, card) or g.objection(Permit.TACTIC, seat, kind) or card.effect.limit


def playable(g: Valhalla, moment: int, seat: int, kind: int) -> bool:
    """May a tactic be played now, from any place?"""
    card = g.cards.tactics[kind]
    if not card.moments >> moment & 1 or (card.timing != "default" and not suits(card, g.battle(), seat)):
        return False
    return card.effect.playable(g, seat) and g.may(Permit.TACTIC, seat, kind)


def suits(card: Tactic, battle: Battle, seat: int) -> bool:
    """VAL-TACTIC-01: before and after a battle too a symbol may require a side, or a result."""
    if card.side != "any" and (card.side == "attacker") != (seat == battle.attacker.seat):
        return False
    if card.timing == "after_win":
        return battle.winner == seat
    return card.timing != "after_loss" or battle.loser() == seat


def untimely(g: Valhalla, seat: int, card: Tactic) -> str:
    """Return the rule by which this is not the moment of a tactic, for people."""
    top = g.stack[-1]
    if isinstance(top, Window) and top.seat == seat and card.fits(top.moment):
        return "" if card.timing == "default" or suits(card, g.battle(), seat) else "VAL-TACTIC-01"
    if card.timing != "default":
        return "VAL-TACTIC-01"
    side = Moment.ATTACK if seat == g.battle().attacker.seat else Moment.DEFENCE
    return "VAL-BATTLE-07" if card.fits(side) else card.effect.limit or "VAL-TACTIC-01"


def play_tactic(g: Valhalla, seat: int, kind: int) -> None:
    """Play a tactic from hand onto the table."""
    g.players[seat].from_hand(kind)
    g.learned += 1
    lay_down(g, seat, kind)


def lay_down(g: Valhalla, seat: int, kind: int) -> None:
    """Resolve a tactic at once; it is discarded after the battle (VAL-BATTLE-39)."""
    fighter = g.fighter(seat)
    fighter.tactics.append(kind)
    fighter.played += 1
    g.tell_one(PLAYED, seat, kind)
    g.cards.tactics[kind].effect.play(g, seat)


def tactic_strength(g: Valhalla, seat: int) -> int:
    """Return the strength of the tactics on the table."""
    total = 0
    for kind in g.fighter(seat).tactics:
        total += g.cards.tactics[kind].effect.strength(g, seat)
    return total
