"""Games against a beast: the battle.   (spec: VAL-SOLO-28…58, VAL-TL-60…66)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.procedure import Course, Step, Window
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.battle import SEND, WON, ChooseWhom, clean_up, first_roll, participant, sendable
from meadhall.games.valhalla.battles.strength import activated, freeze
from meadhall.games.valhalla.beasts.dread import mill
from meadhall.games.valhalla.beasts.lair import LEVELS, NO_DREAD, Dread, lair, room_for_glory, total_glory
from meadhall.games.valhalla.cards.deck import Ability
from meadhall.games.valhalla.dice import roll_dice
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import BEAST, EMPTY, MOST_SLOTS, Courses, Moment

AGAINST_BEAST: Final = Happening("beast-attacked")
BEAST_ATTACKS: Final = Happening("beast-attacks")
BEAST_WON: Final = Happening("beast-won", "number")
CARD_BEATEN: Final = Happening("beast-card-beaten", "number")
SHIELD_LOST: Final = Happening("beast-shield")
VICTORY: Final = Happening("beast-slain")
DEFEAT: Final = Happening("beast-prevails")

ALL: Final = 99


def face_beast(g: Valhalla, seat: int, attacks: bool) -> None:
    """Start a battle between a player and the beast. The beast rolls no dice (VAL-SOLO-29).

    Until the battle is over, the current card counts, even if it is beaten (VAL-AMB-121).
    """
    den = lair(g)
    den.fought = den.at
    own, beast = participant(g, seat), Fighter(BEAST)
    beast.strength = den.strength()
    g.fight = Battle(own, beast) if attacks else Battle(beast, own)
    g.tell(AGAINST_BEAST if attacks else BEAST_ATTACKS, seat, [])
    g.call(Course(Courses.SOLO_BATTLE))


def hero(g: Valhalla) -> Fighter:
    """Return the side of the player."""
    battle = g.battle()
    return battle.attacker if battle.attacker.seat != BEAST else battle.defender


def attacks(g: Valhalla) -> bool:
    """Does the player attack?"""
    return g.battle().defender.seat == BEAST


def has_won(g: Valhalla) -> bool:
    """Did the player win?"""
    return g.battle().winner != BEAST


def dread_in_battle(g: Valhalla) -> Dread:
    """VAL-SOLO-35: return the ability of the current card, unless it was cancelled."""
    cut = g.fight is not None and g.fight.of(BEAST).muted
    return NO_DREAD if cut else lair(g).dread()


class FrostAlone(Ability):
    """VAL-SOLO-31: an activated Frost Giant gives an extra die, rolled at once.

    Only the first one of a battle does (VAL-SOLO-32, VAL-DIFF-57), or each, as an option.
    """

    def __init__(self, each: bool) -> None:
        self.each = each

    def activated(self, g: Valhalla, seat: int, slot: int) -> None:
        battle = g.battle()
        if battle.frost and not self.each:
            return
        battle.frost = True
        grey = g.take_grey(1)
        if grey > 0:
            g.fighter(seat).applied |= 1 << slot
            roll_dice(g, g.fighter(seat), 0, grey)


# -- the timeline of the battle


class BeastFirst(Step[Valhalla]):
    """VAL-AMB-120: what the beast does before the battle comes first. It cannot be undone (VAL-AMB-130)."""

    def run(self, g: Valhalla) -> None:
        dread_in_battle(g).before(g, hero(g).seat)


class HeroWindow(Step[Valhalla]):
    """A moment around the battle when the player may react; tactics and abilities work as usual (VAL-SOLO-37)."""

    def __init__(self, place: int, rule: str, moment: int) -> None:
        super().__init__(place, rule)
        self.moment = moment

    def run(self, g: Valhalla) -> None:
        g.window(self.moment, hero(g).seat)


class HeroRolls(Step[Valhalla]):
    """VAL-TL-62: the player rolls as in any battle."""

    def run(self, g: Valhalla) -> None:
        first_roll(g, hero(g))


class HeroFights(Step[Valhalla]):
    """VAL-TL-62: reroll for one die each time (VAL-SOLO-38), play tactics, arm, as in any battle."""

    def run(self, g: Valhalla) -> None:
        g.call(Window(Moment.ATTACK if attacks(g) else Moment.DEFENCE, hero(g).seat))


class CompareWithBeast(Step[Valhalla]):
    """VAL-TL-63: an attack needs equal strength (VAL-SOLO-40, VAL-TV-33), a defence needs more (VAL-SOLO-48).

    Without an activated warrior both fail (VAL-AMB-119, VAL-DIFF-61).
    """

    def run(self, g: Valhalla) -> None:
        battle, own, beast = g.battle(), hero(g), g.battle().of(BEAST)
        freeze(g, own)
        enough = own.strength >= beast.strength if attacks(g) else own.strength > beast.strength
        won = enough and activated(g, own) > 0
        battle.winner = own.seat if won else BEAST
        battle.difference = abs(own.strength - beast.strength)
        g.tell(WON if won else BEAST_WON, own.seat, [battle.difference])


class BeastYields(Step[Valhalla]):
    """The dice leave the card after a won attack (VAL-SOLO-41) and any attack of the beast (VAL-SOLO-49).

    After a failed attack they stay (VAL-SOLO-47). A beaten card is set aside (VAL-SOLO-42), the last one
    wins the game (VAL-SOLO-63); in defence none is beaten (VAL-SOLO-51).
    """

    def run(self, g: Valhalla) -> None:
        den = lair(g)
        if has_won(g) or not attacks(g):
            den.covered = 0
        if has_won(g) and attacks(g):
            den.at += 1
            g.tell(CARD_BEATEN, hero(g).seat, [den.at])
            if not den.stands():
                finish(g, won=True)


class ChooseHeroes(Step[Valhalla]):
    """Choose who goes to Valhalla: after a won attack all (VAL-SOLO-43), after a won defence any (VAL-SOLO-50).

    After a defeat at most one (VAL-SOLO-45, VAL-SOLO-52). The cap of the card that is now active always applies
    (VAL-SOLO-57).
    """

    def run(self, g: Valhalla) -> None:
        seat, slots = hero(g).seat, sendable(g, hero(g))
        all_go = has_won(g) and attacks(g)
        if all_go and glory_of(g, seat, slots) <= room_for_glory(g):
            g.battle().sending = slots
        elif all_go and g.since(2):
            g.call(ChooseEntering(seat, lowest=0))
        elif slots != 0:
            g.call(ChooseWithin(seat, most=ALL if has_won(g) else 1, lowest=0))


class ChooseEntering(ChooseWhom):
    """VAL-AMB-124: after a won attack the player chooses who enters, until no further warrior fits under the cap."""

    prompt: ClassVar[str] = "choose-within"
    rule: ClassVar[str] = "VAL-AMB-124"

    def copy(self) -> ChooseEntering:
        return ChooseEntering(self.seat, self.lowest)

    def run(self, g: Valhalla) -> None:
        slots = fitting(g, self.seat)
        if len(slots) > 1:
            g.ask(self.seat)
        elif len(slots) == 1:
            g.battle().sending |= 1 << slots[0]
        else:
            g.done()

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(SEND.of(slot) for slot in fitting(g, self.seat))


def fitting(g: Valhalla, seat: int) -> list[int]:
    """Return the activated warriors that may go and fit under the cap with those already chosen (VAL-SOLO-55)."""
    sending, room = g.battle().sending, room_for_glory(g)
    slots = sendable(g, g.fighter(seat)) & ~sending
    fits = [slot for slot in range(MOST_SLOTS) if slots >> slot & 1]
    return [slot for slot in fits if glory_of(g, seat, sending | 1 << slot) <= room]


def glory_of(g: Valhalla, seat: int, slots: int) -> int:
    """Return the glory of the warriors in these slots."""
    squad = g.players[seat].squad
    kinds = [squad[slot] for slot in range(len(squad)) if slots >> slot & 1 and squad[slot] != EMPTY]
    return sum(g.cards.glory(kind) for kind in kinds)


class ChooseWithin(ChooseWhom):
    """VAL-AMB-124: the player chooses any that fit under the cap (VAL-SOLO-55), in the order of slots, or none.

    After a defeat no more than one (VAL-SOLO-45, VAL-SOLO-52).
    """

    prompt: ClassVar[str] = "choose-within"
    rule: ClassVar[str] = "VAL-SOLO-55"

    def __init__(self, seat: int, most: int, lowest: int) -> None:
        super().__init__(seat, lowest)
        self.most = most

    def copy(self) -> ChooseWithin:
        return ChooseWithin(self.seat, self.most, self.lowest)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)
        if g.battle().sending.bit_count() < self.most:
            out.extend(SEND.of(slot) for slot in fitting(g, self.seat) if slot >= self.lowest)


class SendHeroes(Step[Valhalla]):
    """After a won attack warriors that do not fit under the cap are discarded (VAL-SOLO-56); then the others go."""

    def run(self, g: Valhalla) -> None:
        seat, sending = hero(g).seat, g.battle().sending
        if has_won(g) and attacks(g):
            left = sendable(g, hero(g)) & ~sending
            for slot in range(MOST_SLOTS):
                if left >> slot & 1:
                    g.dismiss(seat, slot)
        g.send(seat, sending)


class PayForDefeat(Step[Valhalla]):
    """Lost defence: a shield (VAL-SOLO-53, VAL-TV-34). Any defeat: cards of the deck (VAL-SOLO-46, VAL-SOLO-54).

    The level sets how many: 2 (VAL-SOLO-64), 4 (VAL-SOLO-65), 6 (VAL-SOLO-66); fewer if the deck ends (VAL-TV-35).
    """

    def run(self, g: Valhalla) -> None:
        if has_won(g):
            return
        if not attacks(g):
            g.players[hero(g).seat].shields -= 1
            g.removed += 1
            g.tell(SHIELD_LOST, hero(g).seat, [])
        mill(g, LEVELS[lair(g).level])


class BeforeMoves(Step[Valhalla]):
    """Record the glory in Valhalla before the player's moves after the battle."""

    def run(self, g: Valhalla) -> None:
        lair(g).before_moves = total_glory(g)


class TrimGlory(Step[Valhalla]):
    """VAL-AMB-127: glory beyond the cap from missions and similar sources is lost, as a number."""

    def run(self, g: Valhalla) -> None:
        den = lair(g)
        den.debts[hero(g).seat] += max(0, total_glory(g) - max(den.cap(), den.before_moves))


class BeastLast(Step[Valhalla]):
    """VAL-AMB-121: the current card acts after the battle."""

    def run(self, g: Valhalla) -> None:
        dread_in_battle(g).after(g, hero(g).seat, not has_won(g))


class ClearUp(Step[Valhalla]):
    """VAL-SOLO-39: dice return, played tactics are discarded."""

    def run(self, g: Valhalla) -> None:
        clean_up(g)
        lair(g).fought = EMPTY


# -- the end


def finish(g: Valhalla, won: bool) -> None:
    """End the game at once: the players have won or lost."""
    if g.fight is not None:
        clean_up(g)
    lair(g).fought = EMPTY
    g.tell(VICTORY if won else DEFEAT, g.active, [])
    g.end_together(won)


def check_over(g: Valhalla) -> None:
    """VAL-TL-66, VAL-AMB-128: checked after a whole step; the last shield comes first (VAL-SOLO-59), then the deck."""
    if lair(g).last or any(player.shields == 0 for player in g.players):
        finish(g, won=False)  # VAL-SOLO-62: a failed last attack
    elif g.ran_out or len(g.deck.cards) == 0:
        deck_is_empty(g)


def deck_is_empty(g: Valhalla) -> None:
    """VAL-SOLO-60: with several cards of the beast left the game is lost; else there is one last attack (VAL-SOLO-61).

    Squad and hand stay as they are: without a warrior there is no attack (VAL-AMB-129). To decline it is to pass in it,
    which loses (VAL-DIFF-60).
    """
    den, seat = lair(g), last_hope(g)
    if den.at + 1 < len(den.stack) or seat == EMPTY:
        finish(g, won=False)
        return
    den.last = True
    face_beast(g, seat, attacks=True)


def last_hope(g: Valhalla) -> int:
    """Return the seat that makes the last attack: the active one or the next with a warrior; EMPTY without one."""
    for distance in range(g.seats):
        seat = (g.active + distance) % g.seats
        if g.squad_size(seat) > 0:
            return seat
    return EMPTY


class CheckOver(Step[Valhalla]):
    """Check whether the game is over, after each step that may end it."""

    def run(self, g: Valhalla) -> None:
        check_over(g)


def battle_steps() -> list[Step[Valhalla]]:
    """Return the steps of chapter 30.7."""
    return [*fight(), *aftermath()]


def fight() -> list[Step[Valhalla]]:
    """VAL-TL-60 to VAL-TL-63: the beast's ability, the player's dice, and the winner."""
    return [
        BeastFirst(600, "VAL-TL-60"),
        HeroWindow(601, "VAL-TL-60", Moment.BEFORE_BATTLE),
        HeroWindow(610, "VAL-TL-61", Moment.POOL),
        HeroRolls(620, "VAL-TL-62"),
        HeroFights(621, "VAL-TL-62"),
        CompareWithBeast(630, "VAL-TL-63"),
    ]


def aftermath() -> list[Step[Valhalla]]:
    """VAL-TL-64 to VAL-TL-66: the results of victory or defeat, and whether the game is over."""
    return [
        BeastYields(640, "VAL-TL-64"),
        ChooseHeroes(641, "VAL-TL-64"),
        SendHeroes(642, "VAL-TL-64"),
        PayForDefeat(643, "VAL-TL-64"),
        BeforeMoves(650, "VAL-TL-65"),
        HeroWindow(651, "VAL-TL-65", Moment.AFTER_BATTLE),
        HeroWindow(652, "VAL-TL-65", Moment.AFTER_BATTLE_JARL),
        TrimGlory(653, "VAL-AMB-127"),
        BeastLast(654, "VAL-TL-65"),
        ClearUp(655, "VAL-TL-65"),
        CheckOver(660, "VAL-TL-66"),
    ]
