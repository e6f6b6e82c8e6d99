"""Expansion: Monsters of Yggdrasil. Two adjacent warriors may catch a monster.   (spec: VAL-MONSTER)

Two monsters are displayed. After phase B a player with two neighbours of the right colours may put one on them. It
fights in its owner's next battle without dice, and then leaves the game for a point of glory. Fenrir moves between
players.
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import Part, Setup, Switch
from meadhall.core.procedure import Procedure, Step
from meadhall.games.valhalla.battles.battle import SideStep
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.dice import loose_dice
from meadhall.games.valhalla.expansions.monsters.cards import held, read_cards
from meadhall.games.valhalla.expansions.monsters.den import (
    FENRIR_IN_DECK,
    FREE_CAPTORS,
    IS_NOT_MINIMUM,
    KEY,
    LEFT,
    PAGE,
    SEND_FENRIR,
    Den,
    Grip,
    den,
    grip,
)
from meadhall.games.valhalla.expansions.monsters.hunt import (
    FenrirUpkeep,
    HuntAfterB,
    LayOutMonsters,
    can_send,
    send_fenrir,
)
from meadhall.games.valhalla.expansions.monsters.moves import Settle, StirDice
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS, EMPTY, LOOPS, Courses, Lane, Moment, Permit, Quantity

GLORY_OF_A_MONSTER: Final = 1


# -- in battle


class Stir(SideStep):
    """VAL-TL-08, VAL-TL-14: after a player's first roll the opponent may make dice roll again."""

    def run(self, g: Valhalla) -> None:
        roller = self.fighter(g)
        owner = g.battle().foe(roller.seat)
        card = held(g, owner)
        if card is not None and card.might.stirs and loose_dice(roller) > 0:
            g.call(StirDice(owner, roller.seat, times=1, lowest=0, picked=[]))


# -- after battle


class MonstersLeave(Step[Valhalla]):
    """VAL-TL-29: monsters that were used leave, the attacker's first."""

    def run(self, g: Valhalla) -> None:
        g.call(Leave(g.battle().participants()))


class Leave(Procedure[Valhalla]):
    """VAL-MONSTER-19: a monster that fought leaves the game, whatever the result; never to Valhalla (VAL-AMB-149).

    Its owner gains a point of glory (VAL-MONSTER-20). Without a winner it leaves only if it was activated or used an
    ability (VAL-AMB-068): it stays in a defence that never began.
    """

    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = "VAL-MONSTER-19"

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def copy(self) -> Leave:
        return Leave(self.seats[:])

    def run(self, g: Valhalla) -> None:
        if len(self.seats) == 0:
            g.done()
            return
        seat = self.seats.pop(0)
        if den(g).holds(seat) and (grip(g, seat).used or g.fighter(seat).rolled):
            go_home(g, seat)
            g.call(BonusGlory(seat, GLORY_OF_A_MONSTER))


def go_home(g: Valhalla, seat: int) -> None:
    """Remove the monster; the two warriors it covered are back in their slots (VAL-AMB-145)."""
    mine = grip(g, seat)
    g.tell(LEFT, seat, [mine.monster])
    free_captors(g, seat)
    mine.monster = EMPTY


def free_captors(g: Valhalla, seat: int) -> None:
    """Put the two covered warriors back into the squad."""
    mine = grip(g, seat)
    if mine.slot != EMPTY:
        g.uncover(seat, mine.slot)
        g.uncover(seat, mine.slot + 1)
        mine.slot = EMPTY


class GuestsStay(Step[Valhalla]):
    """VAL-MONSTER-27: a warrior who joined in the battle stays if a slot is free, else he is discarded."""

    def run(self, g: Valhalla) -> None:
        g.call(Settle(g.battle().participants()))


class GarmrReturns(Step[Valhalla]):
    """VAL-TL-30: tactics that Garmr fetched return to the pile."""

    def run(self, g: Valhalla) -> None:
        for seat in g.battle().participants():
            give_back(g, seat)


def give_back(g: Valhalla, seat: int) -> None:
    """VAL-MONSTER-42: used or not, except those that a player took from the table meanwhile."""
    mine, tactics = grip(g, seat), g.fighter(seat).tactics
    for kind in mine.borrowed:
        if kind in tactics:
            tactics.remove(kind)
            g.lay(kind)
    for kind in mine.found:
        g.lay(kind)
    mine.borrowed = []
    mine.found = []


# -- Ragnarök


class CaptorsFirst(Step[Valhalla]):
    """VAL-AMB-117, option: in Ragnarök the covered warriors may be armed, because the monster releases them at once."""

    def run(self, g: Valhalla) -> None:
        if g.on(FREE_CAPTORS):
            free_captors(g, g.active)


class LastFight(Step[Valhalla]):
    """VAL-AMB-117: a monster counts as in a battle, leaves with a point of glory, and its captors are discarded."""

    def run(self, g: Valhalla) -> None:
        give_back(g, g.active)
        g.call(Leave([g.active]))


class MonstersOfYggdrasil(Chapter):
    """The module, with its steps in setup, turn, battle and Ragnarök."""

    def choices(self) -> list[Switch]:
        return [IS_NOT_MINIMUM, FREE_CAPTORS, FENRIR_IN_DECK]

    def cards(self, book: CardSet) -> None:
        book.table.beside[KEY] = read_cards(book)

    def part(self, g: Valhalla) -> Part | None:
        names = tuple(card.key for card in g.cards.beside[KEY])
        titles = {kind: g.cards.cards[kind].key for kind in g.cards.kinds if g.cards.is_tactic(kind)}
        return Den(names, titles, [Grip(EMPTY, EMPTY) for _ in range(g.seats)])

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        fought_or_not = Lane.FOUGHT | Lane.NO_WINNER
        match course:
            case Courses.SETUP:
                return [LayOutMonsters(35, "VAL-MONSTER-03")]
            case Courses.TURN:
                return [HuntAfterB(440, "VAL-TL-44"), FenrirUpkeep(450, "VAL-TL-45")]
            case Courses.BATTLE:
                stirred = [Stir(80, "VAL-TL-08", attacker=True), Stir(140, "VAL-TL-14", attacker=False)]
                leave = [MonstersLeave(290, "VAL-TL-29", fought_or_not), GuestsStay(295, "VAL-MONSTER-27")]
                return [*stirred, *leave, GarmrReturns(300, "VAL-TL-30")]
            case Courses.RAGNAROK:
                return [CaptorsFirst(5105, "VAL-AMB-117"), LastFight(5155, "VAL-AMB-117")]
            case _:
                return []

    # -- what owners may do with a monster

    def windows(self) -> list[int]:
        return [Moment.BEFORE_BATTLE, *LOOPS, Moment.AFTER_BATTLE]

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        """VAL-TL-02: before a battle Fenrir may be sent, and some monsters act, the attacker's first (VAL-AMB-151)."""
        if moment == Moment.BEFORE_BATTLE and can_send(g, seat):
            out.append(SEND_FENRIR.of())
        card = held(g, seat)
        if card is not None:
            card.might.offers(g, moment, seat, out)

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        card = held(g, seat)
        if card is not None and card.might.might(g, moment, seat):
            return True
        return moment == Moment.BEFORE_BATTLE and can_send(g, seat)

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        if SEND_FENRIR.has(action):
            send_fenrir(g, seat)
            return
        card = held(g, seat)
        assert card is not None
        card.might.taken(g, seat, action)

    def permits(self) -> list[int]:
        return [Permit.TACTIC]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """VAL-MONSTER-34, VAL-MONSTER-52: from then on no tactics of any timing (VAL-AMB-162).

        Helpers are not participants, so they may still play tactics (VAL-AMB-161).
        """
        if g.fight is None or not g.fight.fights(seat):
            return ""
        if den(g).received == seat:
            return "VAL-MONSTER-52"
        card = held(g, g.fight.foe(seat))
        return "VAL-MONSTER-34" if card is not None and card.might.bans else ""

    # -- how a monster counts

    def quantities(self) -> list[int]:
        for_cards = [Quantity.SQUAD_SIZE, Quantity.OWN_ACTIVATED]
        return [*for_cards, Quantity.STRENGTH, Quantity.ACTIVATED, Quantity.DEER_CLANS]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-MONSTER-12: for tactics and jarls it is a warrior.

        VAL-MONSTER-13: a squad of only a monster may be attacked, and a king's squad is not empty with it
        (VAL-AMB-102). Its clan is no colour of the squad (VAL-AMB-147): no warrior's ability sees it, except a Deer's
        in games before version 2. It is in no slot, so nothing can remove or block it (VAL-MONSTER-14); everything else
        works (VAL-MONSTER-15).
        """
        card = held(g, seat)
        if card is None:
            return value
        match quantity:
            case Quantity.STRENGTH:
                return value + card.strength + card.might.strength(g, seat)
            case Quantity.SQUAD_SIZE | Quantity.OWN_ACTIVATED:
                return value + 1
            case Quantity.ACTIVATED:
                return counted_active(g, value)
            case _:
                return value if g.since(2) else value | 1 << len(CLANS)

    def reactions(self) -> list[int]:
        return [Moment.BATTLE_ENDS]

    def happened(self, g: Valhalla, moment: int, seat: int, about: int) -> None:
        for fighter in g.battle().participants():
            den(g).forget(fighter)

    def broken(self, g: Valhalla) -> str:
        """VAL-MONSTER-09: the covered warriors are exactly those under a monster."""
        for seat, player in enumerate(g.players):
            left = grip(g, seat).slot
            covered = [slot for slot, kind in enumerate(player.covered) if kind != EMPTY]
            if covered != ([left, left + 1] if left != EMPTY else []):
                return "VAL-MONSTER-09"
        return ""


def counted_active(g: Valhalla, others: int) -> int:
    """VAL-MONSTER-16: a monster is activated without dice; it counts like any warrior (VAL-AMB-148).

    With the option it is not enough as the one warrior that a battle needs.
    """
    return others if g.on(IS_NOT_MINIMUM) and others == 0 else others + 1


MODULE: Final = MonstersOfYggdrasil(KEY, PAGE)
