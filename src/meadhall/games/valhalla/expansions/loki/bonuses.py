"""Loki's Trickery: the bonuses in the rows of a card.   (spec: VAL-LOKI-16…28, VAL-AMB-072…080)

Each kind of bonus is a small object without state; the card file names it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.procedure import Choice, Procedure
from meadhall.games.valhalla.battles.battle import sendable, take_shield
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import KINDS, MOST_SEATS, MOST_SLOTS, VERBS

# The first 1088 ids of the expansions: rows, slots, seats, and two verbs about cards.
PAGE: Final = VERBS.page("loki")

MOST_ROWS: Final = 8

TAKE_ROW: Final = PAGE.verb("loki-row", MOST_ROWS + 1, "VAL-LOKI-06", "row")  # counted from 1, as on the card
SEND_OFF: Final = PAGE.verb("loki-send", MOST_SLOTS, "VAL-TL-32", "slot")
STEAL_FROM: Final = PAGE.verb("loki-steal-from", MOST_SEATS, "VAL-AMB-075", "distance")
TAKE_TACTIC: Final = PAGE.verb("loki-take-tactic", KINDS, "VAL-AMB-076", "card")
PUT_BACK: Final = PAGE.verb("loki-put-back", KINDS, "VAL-LOKI-28", "card")

SHIELD_KEPT: Final = Happening("loki-shield-kept")
TACTIC_TAKEN: Final = Happening("loki-tactic-taken", "card")
CARD_PUT_BACK: Final = Happening("loki-put-back")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonus:
    """A bonus for the loser. This base class does nothing."""

    keeps_shield: bool = False

    def in_vain(self, g: Valhalla, loser: int) -> str:
        """Return the rule by which it would have no effect now, or ""; a row without effect cannot be taken."""
        return ""

    def take(self, g: Valhalla, loser: int) -> None:
        """VAL-TL-31: act when the loser has taken it."""

    def send(self, g: Valhalla, loser: int) -> None:
        """VAL-TL-32: send warriors to Valhalla."""


# -- warriors of the loser who go to Valhalla


class SendAll(Bonus):
    """VAL-LOKI-16: all own activated warriors, as a separate group; those held back stay (VAL-AMB-079)."""

    def in_vain(self, g: Valhalla, loser: int) -> str:
        return "" if len(ready_to_go(g, loser)) > 0 else "VAL-AMB-079"

    def send(self, g: Valhalla, loser: int) -> None:
        g.send(loser, sendable(g, g.fighter(loser)))


class SendOne(SendAll):
    """VAL-LOKI-17, VAL-LOKI-19, VAL-LOKI-26: one of them, chosen by the loser (VAL-TV-28)."""

    def send(self, g: Valhalla, loser: int) -> None:
        g.call(PickSent(loser))


def ready_to_go(g: Valhalla, seat: int) -> list[int]:
    """Return the slots of the activated warriors who may go."""
    slots = sendable(g, g.fighter(seat))
    return [slot for slot in range(MOST_SLOTS) if slots >> slot & 1]


class PickSent(Choice[Valhalla]):
    """VAL-TL-32: the loser chooses the warrior."""

    prompt: ClassVar[str] = "loki-send"
    rule: ClassVar[str] = "VAL-TL-32"

    def copy(self) -> PickSent:
        return PickSent(self.seat)

    def run(self, g: Valhalla) -> None:
        slots = ready_to_go(g, self.seat)
        if len(slots) == 1:
            self.send(g, slots[0])
        else:
            g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for slot in ready_to_go(g, self.seat):
            out.append(SEND_OFF.of(slot))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.send(g, SEND_OFF.arg(action))

    def send(self, g: Valhalla, slot: int) -> None:
        g.done()
        g.send(self.seat, 1 << slot)


# -- cards from other hands


class StealFromWinner(Bonus):
    """VAL-LOKI-18, VAL-LOKI-21: a random card of the winner's hand, of any kind (VAL-AMB-077)."""

    def in_vain(self, g: Valhalla, loser: int) -> str:
        """VAL-AMB-074: an empty hand gives nothing."""
        return "" if len(g.players[g.battle().winner].hand.cards) > 0 else "VAL-AMB-074"

    def take(self, g: Valhalla, loser: int) -> None:
        g.steal(loser, g.battle().winner)


class StealFromAny(Bonus):
    """VAL-LOKI-20: a random card from the hand of any one other player, named by the loser (VAL-AMB-075)."""

    def in_vain(self, g: Valhalla, loser: int) -> str:
        return "" if len(victims(g, loser)) > 0 else "VAL-AMB-074"

    def take(self, g: Valhalla, loser: int) -> None:
        g.call(PickVictim(loser))


def victims(g: Valhalla, seat: int) -> list[int]:
    """Return the distances of the other players with cards in hand."""
    others = range(1, g.seats)
    return [distance for distance in others if len(g.players[(seat + distance) % g.seats].hand.cards) > 0]


class PickVictim(Choice[Valhalla]):
    """VAL-AMB-075: choose one other player."""

    prompt: ClassVar[str] = "loki-steal-from"
    rule: ClassVar[str] = "VAL-AMB-075"

    def copy(self) -> PickVictim:
        return PickVictim(self.seat)

    def run(self, g: Valhalla) -> None:
        distances = victims(g, self.seat)
        if len(distances) == 1:
            self.steal(g, distances[0])
        else:
            g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for distance in victims(g, self.seat):
            out.append(STEAL_FROM.of(distance))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.steal(g, STEAL_FROM.arg(action))

    def steal(self, g: Valhalla, distance: int) -> None:
        g.done()
        g.steal(self.seat, (self.seat + distance) % g.seats)


# -- shields


class KeepShield(Bonus):
    """VAL-LOKI-22: the losing defender keeps the shield; it never moves (VAL-AMB-072, VAL-TV-30)."""

    keeps_shield: bool = True

    def in_vain(self, g: Valhalla, loser: int) -> str:
        """VAL-LOKI-30: it applies only to a losing defender."""
        return "" if loser == g.battle().defender.seat and g.players[loser].shields > 0 else "VAL-LOKI-30"

    def take(self, g: Valhalla, loser: int) -> None:
        g.tell(SHIELD_KEPT, loser, [])


class TakeShieldAnyway(Bonus):
    """VAL-LOKI-23: the beaten attacker takes one of the defender's own shields (VAL-TV-29)."""

    def in_vain(self, g: Valhalla, loser: int) -> str:
        """VAL-LOKI-31: it applies only to a losing attacker, and only if there is a shield (VAL-AMB-073)."""
        if loser != g.battle().attacker.seat:
            return "VAL-LOKI-31"
        return "" if g.players[g.battle().winner].shields > 0 else "VAL-AMB-073"

    def take(self, g: Valhalla, loser: int) -> None:
        take_shield(g, loser, g.battle().winner)


# -- tactics of this battle


class TakeTactic(Bonus):
    """VAL-LOKI-24, VAL-LOKI-25: a tactic played in this battle, chosen by the loser or the winner."""

    def __init__(self, winner_picks: bool) -> None:
        self.winner_picks = winner_picks

    def in_vain(self, g: Valhalla, loser: int) -> str:
        return "" if len(tactics_left(g)) > 0 else "VAL-AMB-076"

    def take(self, g: Valhalla, loser: int) -> None:
        g.call(PickTactic(g.battle().winner if self.winner_picks else loser, loser))


def tactics_left(g: Valhalla) -> list[int]:
    """VAL-AMB-076: return the tactics of both sides still on the table, or being discarded, ascending."""
    battle = g.battle()
    dropped = [kind for kind in battle.dropped if kind in g.discard]
    return sorted(set(battle.attacker.tactics + battle.defender.tactics + dropped))


class PickTactic(Procedure[Valhalla]):
    """VAL-AMB-076: one of them goes to the loser's hand."""

    prompt: ClassVar[str] = "loki-take-tactic"
    rule: ClassVar[str] = "VAL-AMB-076"

    def __init__(self, chooser: int, taker: int) -> None:
        self.chooser = chooser
        self.taker = taker

    def copy(self) -> PickTactic:
        return PickTactic(self.chooser, self.taker)

    def run(self, g: Valhalla) -> None:
        kinds = tactics_left(g)
        if len(kinds) == 1:
            self.take(g, kinds[0])
        else:
            g.ask(self.chooser)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for kind in tactics_left(g):
            out.append(TAKE_TACTIC.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.take(g, TAKE_TACTIC.arg(action))

    def take(self, g: Valhalla, kind: int) -> None:
        g.done()
        pick_up(g, kind)
        g.players[self.taker].to_hand(kind)
        g.tell(TACTIC_TAKEN, self.taker, [kind])


def pick_up(g: Valhalla, kind: int) -> None:
    """Take a tactic from the table, or from the pile it was just discarded to."""
    battle = g.battle()
    if kind in battle.attacker.tactics:
        battle.attacker.tactics.remove(kind)
    elif kind in battle.defender.tactics:
        battle.defender.tactics.remove(kind)
    else:
        battle.dropped.remove(kind)
        g.lift(kind)


# -- cards of the deck


class DrawOne(Bonus):
    """VAL-LOKI-27: one card from the deck."""

    def in_vain(self, g: Valhalla, loser: int) -> str:
        """VAL-AMB-080: an empty deck gives nothing, and then no card is put back."""
        return "" if len(g.deck.cards) > 0 else "VAL-AMB-080"

    def take(self, g: Valhalla, loser: int) -> None:
        g.draw(loser)


class DrawAndPutBack(DrawOne):
    """VAL-LOKI-28: one card from the deck, then any hand card face down on top of it."""

    def take(self, g: Valhalla, loser: int) -> None:
        g.draw(loser)
        g.call(PutBack(loser))


class PutBack(Choice[Valhalla]):
    """VAL-LOKI-28: one hand card goes face down on top of the deck; only its owner knows it."""

    prompt: ClassVar[str] = "loki-put-back"
    rule: ClassVar[str] = "VAL-LOKI-28"

    def copy(self) -> PutBack:
        return PutBack(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for kind in sorted(set(g.players[self.seat].hand.cards)):
            out.append(PUT_BACK.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        kind = PUT_BACK.arg(action)
        g.players[seat].from_hand(kind)
        g.deck.cards.append(kind)
        g.tell(CARD_PUT_BACK, seat, [])
        g.done()


# -- glory


class Glory(Bonus):
    """VAL-LOKI-12: bonus glory, paid from the discard pile (VAL-EXP-16, VAL-DIFF-29)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def take(self, g: Valhalla, loser: int) -> None:
        g.call(BonusGlory(loser, self.amount))


NO_BONUS: Final = Bonus()
BONUSES: Final[dict[str, Callable[[int], Bonus]]] = {  # by name in the card file; the argument is its `n`
    "SEND_ALL": lambda n: SendAll(),
    "SEND_ONE": lambda n: SendOne(),
    "STEAL_WINNER": lambda n: StealFromWinner(),
    "STEAL_ANY": lambda n: StealFromAny(),
    "KEEP_SHIELD": lambda n: KeepShield(),
    "TAKE_SHIELD": lambda n: TakeShieldAnyway(),
    "TAKE_TACTIC": lambda n: TakeTactic(winner_picks=False),
    "TAKE_TACTIC_WINNER_CHOOSES": lambda n: TakeTactic(winner_picks=True),
    "DRAW": lambda n: DrawOne(),
    "DRAW_PUT_BACK": lambda n: DrawAndPutBack(),
    "GLORY": lambda n: Glory(n),
}
