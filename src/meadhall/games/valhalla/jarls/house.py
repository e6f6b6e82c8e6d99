"""Chapter 8, continued. The abilities of the Meadhall set's jarls.   (spec: VAL-JARL; docs/cards.md)

The books print none of these. They follow the form of the books: a main ability without a condition (VAL-JARL-01), a
secondary one under a condition (VAL-JARL-02), linked as both (VAL-JARL-03) or as one of the two (VAL-JARL-04).
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.cards import Entry, Field, number, text
from meadhall.core.procedure import Choice, Procedure
from meadhall.games.valhalla.cards.cardset import CLAN, RESULT, ROLE, CardSet, Chapter, amount
from meadhall.games.valhalla.cards.deck import Power
from meadhall.games.valhalla.dice import DIE_TURNED, Reroll, die, face_of, loose_dice, material_of, rollable
from meadhall.games.valhalla.jarls.chapter import BROUGHT_BACK, IN_LOOPS, plays_role, role_of
from meadhall.games.valhalla.jarls.conditions import opponent
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import (
    CLANS,
    DICE_OF_A_FIGHTER,
    DIE_CLASSES,
    EMPTY,
    FACE_COUNT,
    JARL_PAGE,
    WEAPON_COUNT,
    Moment,
    Quantity,
    X,
)
from meadhall.games.valhalla.turn import KEEP

TURN_DIE: Final = JARL_PAGE.verb("turn-die", DIE_CLASSES, "VAL-JARL-01", "die")
TURN_TO: Final = JARL_PAGE.verb("turn-to", FACE_COUNT, "VAL-JARL-01", "face")

NOT_CHOSEN: Final = -1


PARAMETERS: Final = {
    "STRENGTH": [amount(), ROLE, Field("against", "text", needed=False, choices=("any", "unrobbed", "robber"))],
    "CLAN_STRENGTH": [amount(), CLAN],
    "SYMBOL_STRENGTH": [amount(), amount("least"), amount("most")],
    "TACTIC_STRENGTH": [amount(), amount("most")],
    "FREE_REROLL": [amount("dice")],
    "TURN_DIE": [Field("only_x", "yes or no")],
    "TACTIC_CAP": [amount("n", 0), ROLE],
    "FOE_DICE": [amount("n", 1, DICE_OF_A_FIGHTER)],
    "DRAW_MORE": [Field("where", "text", choices=("phase_b", "action_4")), amount("draw", 0), amount("keep", 0)],
    "FROM_PILE": [amount("depth", 1, 99)],
    "DRAW_AFTER_BATTLE": [amount(), RESULT, ROLE],
    "STEAL_AFTER_BATTLE": [RESULT, ROLE],
}


class HouseJarls(Chapter):
    """The abilities of the nineteen jarls of the Meadhall set."""

    def makers(self, book: CardSet) -> None:
        """Add the abilities that the card file names."""
        book.parameters |= PARAMETERS
        self.battle_makers(book)
        self.other_makers(book)

    def battle_makers(self, book: CardSet) -> None:
        book.powers["STRENGTH"] = lambda e: Strength(number(e, "n"), role_of(e), text(e, "against", "any"))
        book.powers["CLAN_STRENGTH"] = lambda e: ClanStrength(number(e, "n"), CLANS.index(text(e, "clan")))
        book.powers["SYMBOL_STRENGTH"] = symbol_strength
        book.powers["TACTIC_STRENGTH"] = lambda e: TacticStrength(number(e, "n"), number(e, "most"))
        book.powers["FREE_REROLL"] = lambda e: FreeReroll(number(e, "dice"))
        book.powers["TURN_DIE"] = lambda e: TurnOne(bool(e["only_x"]))
        book.powers["TACTIC_CAP"] = lambda e: TacticCap(number(e, "n"), role_of(e))
        book.powers["FOE_DICE"] = lambda e: FoeDice(number(e, "n"))

    def other_makers(self, book: CardSet) -> None:
        book.powers["DRAW_MORE"] = lambda e: DrawMore(in_phase_b(e), number(e, "draw"), number(e, "keep"))
        book.powers["FROM_PILE"] = lambda e: FromPile(number(e, "depth"))
        book.powers["DRAW_AFTER_BATTLE"] = lambda e: DrawAfterBattle(number(e, "n"), has_won(e), role_of(e))
        book.powers["STEAL_AFTER_BATTLE"] = lambda e: StealAfterBattle(has_won(e), role_of(e))


def symbol_strength(entry: Entry) -> Power:
    """Return an ability that adds strength for warriors with certain numbers of symbols."""
    return SymbolStrength(number(entry, "n"), number(entry, "least"), number(entry, "most"))


def in_phase_b(entry: Entry) -> bool:
    """Does an ability change the draw of phase B? Otherwise that of action 4."""
    return text(entry, "where") == "phase_b"


def has_won(entry: Entry) -> bool:
    """Does an ability need a victory? Otherwise a defeat."""
    return text(entry, "result") == "won"


# -- abilities that add strength


class Strength(Power):
    """Strength in a role, against certain opponents.

    `against` is "any", "unrobbed" (the owner has captured no shield of theirs) or, for all other values, an opponent
    who has captured a shield of the owner.
    """

    changes: int = 1 << Quantity.STRENGTH

    def __init__(self, n: int, role: str, against: str) -> None:
        self.n = n
        self.role = role
        self.against = against

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        counts = quantity == Quantity.STRENGTH and plays_role(g, seat, self.role) and self.fits(g, seat)
        return value + self.n if counts else value

    def fits(self, g: Valhalla, seat: int) -> bool:
        """Does it count against this opponent?"""
        foe = opponent(g, seat)
        if self.against == "any" or foe < 0:
            return self.against == "any"
        if self.against == "unrobbed":
            return g.players[seat].captured[foe] == 0
        return g.players[foe].captured[seat] > 0


class ClanStrength(Power):
    """Strength for each activated warrior of a clan."""

    changes: int = 1 << Quantity.STRENGTH

    def __init__(self, n: int, clan: int) -> None:
        self.n = n
        self.clan = clan

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        if quantity != Quantity.STRENGTH:
            return value
        clans = [g.warrior(seat, slot).clan for slot in armed_slots(g, seat)]
        return value + self.n * sum(1 for clan in clans if clan == self.clan)


class SymbolStrength(Power):
    """Strength for each activated warrior with certain numbers of symbols: for Frost Giants dice (VAL-AMB-024)."""

    changes: int = 1 << Quantity.STRENGTH

    def __init__(self, n: int, least: int, most: int) -> None:
        self.n = n
        self.least = least
        self.most = most

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        if quantity != Quantity.STRENGTH:
            return value
        symbols = [g.warrior(seat, slot).need.symbols for slot in armed_slots(g, seat)]
        return value + self.n * sum(1 for count in symbols if self.least <= count <= self.most)


def armed_slots(g: Valhalla, seat: int) -> list[int]:
    """Return the slots of the activated warriors who are still in the squad."""
    squad = g.players[seat].squad
    return [slot for slot in range(len(squad)) if squad[slot] != EMPTY and g.fighter(seat).armed(slot)]


class TacticStrength(Power):
    """Strength for each tactic the owner has played in this battle, up to a maximum."""

    changes: int = 1 << Quantity.STRENGTH

    def __init__(self, n: int, most: int) -> None:
        self.n = n
        self.most = most

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        if quantity != Quantity.STRENGTH:
            return value
        return value + self.n * min(self.most, g.fighter(seat).played)


# -- abilities for the player's dice


class FreeReroll(Power):
    """Once a battle, in the player's own phase, reroll up to a number of unassigned dice for free (VAL-DICE-17)."""

    moments: int = IN_LOOPS

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return loose_dice(g.fighter(seat)) > 0

    def use(self, g: Valhalla, seat: int) -> None:
        g.call(Reroll(seat, times=1, free=True, lowest=0, picked=[], most=self.dice))


class TurnOne(Power):
    """Once a battle, in the player's own phase, turn one unassigned die, or only an X, to a weapon of choice."""

    moments: int = IN_LOOPS

    def __init__(self, only_x: bool) -> None:
        self.only_x = only_x

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return len(turnable(g, seat, self.only_x)) > 0

    def use(self, g: Valhalla, seat: int) -> None:
        g.call(TurnDie(seat, self.only_x, NOT_CHOSEN))


def turnable(g: Valhalla, seat: int, only_x: bool) -> list[int]:
    """Return the unassigned dice that may be turned (VAL-DICE-14)."""
    pool = g.fighter(seat).pool
    return [c for c in range(DIE_CLASSES) if pool[c] > 0 and rollable(c) and (face_of(c) == X or not only_x)]


class TurnDie(Choice[Valhalla]):
    """Choose a die, then the weapon it is turned to."""

    prompt: ClassVar[str] = "turn-die"
    rule: ClassVar[str] = "VAL-JARL-01"

    def __init__(self, seat: int, only_x: bool, which: int) -> None:
        super().__init__(seat)
        self.only_x = only_x
        self.which = which

    def copy(self) -> TurnDie:
        return TurnDie(self.seat, self.only_x, self.which)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        if self.which == NOT_CHOSEN:
            for which in turnable(g, self.seat, self.only_x):
                out.append(TURN_DIE.of(which))
        else:
            for face in range(WEAPON_COUNT):
                if face != face_of(self.which):
                    out.append(TURN_TO.of(face))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if TURN_DIE.has(action):
            self.which = TURN_DIE.arg(action)
            return
        face = TURN_TO.arg(action)
        pool = g.fighter(self.seat).pool
        pool[self.which] -= 1
        pool[die(face, material_of(self.which))] += 1
        g.tell(DIE_TURNED, self.seat, [face])
        g.done()


# -- abilities against the opponent


class TacticCap(Power):
    """The opponent plays at most this many tactics in this battle, of any timing."""

    hinders: bool = True

    def __init__(self, n: int, role: str) -> None:
        self.n = n
        self.role = role

    def forbids_foe(self, g: Valhalla, seat: int, kind: int) -> bool:
        return plays_role(g, seat, self.role) and g.fighter(g.battle().foe(seat)).played >= self.n


class FoeDice(Power):
    """The opponent rolls this many coloured dice fewer, down to none (VAL-AMB-064)."""

    hinders: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    def reckon_foe(self, g: Valhalla, quantity: int, seat: int, value: int) -> int:
        return max(0, value - self.n) if quantity == Quantity.DICE else value


# -- abilities for cards


class DrawMore(Power):
    """Draw this many more and keep this many more, in phase B or with action 4."""

    def __init__(self, phase_b: bool, draw: int, keep: int) -> None:
        self.draws = Quantity.PHASE_B_DRAW if phase_b else Quantity.ACTION4_DRAW
        self.keeps = Quantity.PHASE_B_KEEP if phase_b else Quantity.ACTION4_KEEP
        self.changes = 1 << self.draws | 1 << self.keeps
        self.draw = draw
        self.keep = keep

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        if quantity == self.draws:
            return value + self.draw
        return value + self.keep if quantity == self.keeps else value


class FromPile(Power):
    """Instead of phase B take one of the discard pile's top cards; the others stay (VAL-SETUP-26)."""

    moments: int = 1 << Moment.BEFORE_PHASE_B

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return not g.no_phase_b and len(g.discard) > 0

    def use(self, g: Valhalla, seat: int) -> None:
        g.no_phase_b = True
        g.call(TakeFromPile(seat, self.depth))


class TakeFromPile(Procedure[Valhalla]):
    """Take one of the top cards of the discard pile into the hand; of equal ones the uppermost."""

    prompt: ClassVar[str] = "take-from-pile"
    rule: ClassVar[str] = "VAL-JARL-01"

    def __init__(self, seat: int, depth: int) -> None:
        self.seat = seat
        self.depth = depth

    def copy(self) -> TakeFromPile:
        return TakeFromPile(self.seat, self.depth)

    def run(self, g: Valhalla) -> None:
        top = sorted(set(g.discard[-self.depth :]))
        if len(top) == 1:
            self.take(g, top[0])
        else:
            g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for kind in sorted(set(g.discard[-self.depth :])):
            out.append(KEEP.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.take(g, KEEP.arg(action))

    def take(self, g: Valhalla, kind: int) -> None:
        g.players[self.seat].to_hand(g.lift(kind))
        g.tell(BROUGHT_BACK, self.seat, [kind])
        g.done()


class DrawAfterBattle(Power):
    """Draw and keep this many cards after a battle won, or lost, in a role; a battle without a winner is neither."""

    moments: int = 1 << Moment.AFTER_BATTLE_JARL

    def __init__(self, n: int, won: bool, role: str) -> None:
        self.n = n
        self.won = won
        self.role = role

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        return len(g.deck.cards) > 0 and battle_went(g, seat, self.won, self.role)

    def use(self, g: Valhalla, seat: int) -> None:
        for _ in range(self.n):
            g.draw(seat)


class StealAfterBattle(Power):
    """Take a random card from the opponent's hand after a battle won, or lost, in a role (VAL-AMB-077)."""

    moments: int = 1 << Moment.AFTER_BATTLE_JARL

    def __init__(self, won: bool, role: str) -> None:
        self.won = won
        self.role = role

    def usable(self, g: Valhalla, seat: int, moment: int) -> bool:
        foe = opponent(g, seat)
        if foe < 0 or len(g.players[foe].hand.cards) == 0:
            return False
        return battle_went(g, seat, self.won, self.role)

    def use(self, g: Valhalla, seat: int) -> None:
        g.steal(seat, g.battle().foe(seat))


def battle_went(g: Valhalla, seat: int, won: bool, role: str) -> bool:
    """Did the owner win, or lose, the battle in this role?"""
    if not plays_role(g, seat, role):
        return False
    return seat == (g.battle().winner if won else g.battle().loser())
