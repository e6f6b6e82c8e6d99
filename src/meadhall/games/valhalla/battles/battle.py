"""Chapter 5. Battle, in the order of chapter 30.   (spec: VAL-BATTLE, chapters 30.1 to 30.4)

Before the battle, the attack phase, the defence phase, the comparison, after the battle (VAL-BATTLE-01).
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import Module, Setup, Switch
from meadhall.core.procedure import Course, Procedure, Step, Window
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.strength import activated, freeze
from meadhall.games.valhalla.dice import die, grey_dice, roll_dice
from meadhall.games.valhalla.options import NO_WINNER_IS_BATTLE, RETURN_UNUSED_GREY
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import (
    ALL_SLOTS,
    BATTLE_PAGE,
    DICE_OF_A_FIGHTER,
    FACE_COUNT,
    GREY,
    LENT_SLOT,
    MOST_SLOTS,
    SHIELDS_OF_A_PLAYER,
    Courses,
    Lane,
    Moment,
    Permit,
    Quantity,
)

SEND: Final = BATTLE_PAGE.verb("send-to-valhalla", MOST_SLOTS, "VAL-BATTLE-35", "slot")
SEND_LENT: Final = BATTLE_PAGE.verb("send-lent", MOST_SLOTS, "VAL-BATTLE-35", LENT_SLOT)

ATTACKED: Final = Happening("attacked", "seat")
NO_WINNER: Final = Happening("no-winner")
WON: Final = Happening("won", "number")
SHIELD_TAKEN: Final = Happening("shield-taken", "seat")


def declare(g: Valhalla, attacker: int, defender: int) -> None:
    """VAL-TL-01: start the battle."""
    g.fight = Battle(participant(g, attacker), participant(g, defender))
    g.tell(ATTACKED, attacker, [defender])
    g.call(Course(Courses.BATTLE, Lane.FOUGHT))


def participant(g: Valhalla, seat: int) -> Fighter:
    """Return one side of a new battle, with the sizes of hand and squad; its jarl has not acted yet."""
    player, fighter = g.players[seat], Fighter(seat)
    player.jarl_used = 0
    fighter.hand_before = len(player.hand.cards)
    fighter.squad_before = g.squad_size(seat)
    return fighter


def no_winner(g: Valhalla) -> None:
    """No shield moves, no warrior goes to Valhalla (VAL-BATTLE-23), the action is spent (VAL-AMB-069).

    The rest of chapter 30.4 follows (VAL-AMB-068).
    """
    g.tell(NO_WINNER, g.battle().attacker.seat, [])
    course = g.stack[-1]
    assert isinstance(course, Course)
    course.lane = Lane.NO_WINNER if g.on(NO_WINNER_IS_BATTLE) else Lane.NO_BATTLE


class SideStep(Step[Valhalla]):
    """A step that the attacker and the defender each have."""

    def __init__(self, place: int, rule: str, attacker: bool, lanes: int = Lane.FOUGHT) -> None:
        super().__init__(place, rule, lanes)
        self.attacker = attacker

    def fighter(self, g: Valhalla) -> Fighter:
        battle = g.battle()
        return battle.attacker if self.attacker else battle.defender


class BeforeBattle(SideStep):
    """VAL-BATTLE-02: before-battle tactics and abilities (VAL-DIFF-17).

    The attacker uses all of theirs, then the defender (VAL-BATTLE-04); the attacker gets no second turn (VAL-AMB-049).
    """

    def run(self, g: Valhalla) -> None:
        g.window(Moment.BEFORE_BATTLE, self.fighter(g).seat)


class Recheck(Step[Valhalla]):
    """VAL-TL-05: if a squad lost its last warrior before the battle, there is no winner (VAL-AMB-051)."""

    def run(self, g: Valhalla) -> None:
        battle = g.battle()
        if g.squad_size(battle.attacker.seat) == 0 or g.squad_size(battle.defender.seat) == 0:
            no_winner(g)


class GatherPool(SideStep):
    """VAL-TL-06, VAL-TL-12: last changes to the dice before the first roll."""

    def run(self, g: Valhalla) -> None:
        g.window(Moment.POOL, self.fighter(g).seat)


class FirstRoll(SideStep):
    """VAL-BATTLE-05, VAL-BATTLE-25: each phase begins with a roll of six dice.

    They are coloured (VAL-DICE-01), each side has a set (VAL-DICE-02).
    """

    def run(self, g: Valhalla) -> None:
        first_roll(g, self.fighter(g))


def first_roll(g: Valhalla, fighter: Fighter) -> None:
    """Extra dice gained before are rolled too (VAL-AMB-041); a pool cannot have fewer than 0 dice (VAL-AMB-064)."""
    coloured = g.reckon(Quantity.DICE, fighter.seat, DICE_OF_A_FIGHTER) - fighter.set_aside - fighter.fewer
    grey = fighter.held + g.take_grey(g.reckon(Quantity.EXTRA_DICE, fighter.seat, 0))
    fighter.held = 0
    fighter.rolled = True
    roll_dice(g, fighter, max(0, coloured), grey)


class Loop(SideStep):
    """VAL-BATTLE-06: reroll, play tactics and arm, in any order, until the player ends the phase (VAL-BATTLE-20)."""

    def run(self, g: Valhalla) -> None:
        g.call(Window(Moment.ATTACK if self.attacker else Moment.DEFENCE, self.fighter(g).seat))


class CheckAttack(Step[Valhalla]):
    """VAL-BATTLE-21: without an activated warrior, by choice or not (VAL-AMB-054), there is no winner.

    Tactics alone are no attack (VAL-BATTLE-22, VAL-TV-08).
    """

    def run(self, g: Valhalla) -> None:
        if activated(g, g.battle().attacker) == 0:
            no_winner(g)


class FreezeAttack(Step[Valhalla]):
    """VAL-TL-11: the attack strength is final (VAL-AMB-057).

    Unused dice stay with the attacker (VAL-DICE-16), so the defender may find no grey ones (VAL-DICE-08).
    """

    def run(self, g: Valhalla) -> None:
        freeze(g, g.battle().attacker)
        if g.on(RETURN_UNUSED_GREY):
            return_grey(g, g.battle().attacker)


def return_grey(g: Valhalla, fighter: Fighter) -> None:
    """Return unused grey dice to the supply at once (VAL-DIFF-14, option)."""
    for face in range(FACE_COUNT):
        g.grey += fighter.pool[die(face, GREY)]
        fighter.pool[die(face, GREY)] = 0


class FreezeDefence(Step[Valhalla]):
    """VAL-TL-16: without an activated warrior there is no defence (VAL-BATTLE-26).

    Tactics or the jarl alone are no defence (VAL-BATTLE-27, VAL-DIFF-16, VAL-TV-09).
    """

    def run(self, g: Valhalla) -> None:
        freeze(g, g.battle().defender)


class Compare(Step[Valhalla]):
    """VAL-BATTLE-28: the higher strength wins; with equal strengths the attacker (VAL-BATTLE-29, VAL-TV-07)."""

    def run(self, g: Valhalla) -> None:
        battle = g.battle()
        attack, defence = battle.attacker.strength, battle.defender.strength
        battle.winner = battle.attacker.seat if attack >= defence else battle.defender.seat
        battle.difference = abs(attack - defence)
        g.tell(WON, battle.winner, [battle.difference])


class TakeShield(Step[Valhalla]):
    """VAL-BATTLE-30: a winning attacker takes one own shield of the defender.

    If the defender wins, none moves (VAL-BATTLE-34).
    """

    def run(self, g: Valhalla) -> None:
        battle = g.battle()
        if battle.winner == battle.attacker.seat and g.may(Permit.SHIELD, battle.winner):
            take_shield(g, battle.attacker.seat, battle.defender.seat)


def take_shield(g: Valhalla, taker: int, loser: int) -> None:
    """An own shield is captured permanently (VAL-BATTLE-31). Own shields are all alike (VAL-AMB-067)."""
    if g.players[loser].shields > 0:
        g.players[loser].shields -= 1
        g.players[taker].capture(loser)
        g.battle().shield_moved = True
        g.tell(SHIELD_TAKEN, taker, [loser])


class ChooseSent(Step[Valhalla]):
    """VAL-TL-20: a winning attacker sends all warriors (VAL-BATTLE-32), a winning defender any of them.

    The loser sends none (VAL-BATTLE-36).
    """

    def run(self, g: Valhalla) -> None:
        battle = g.battle()
        if battle.winner == battle.attacker.seat:
            battle.sending = going(g, battle.attacker)
        elif going(g, battle.defender) != 0:
            g.call(ChooseWhom(battle.defender.seat, lowest=0))


def sendable(g: Valhalla, fighter: Fighter) -> int:
    """Return the player's activated warriors that may go. Others stay in the squad (VAL-BATTLE-33)."""
    return going(g, fighter) & (1 << MOST_SLOTS) - 1


def going(g: Valhalla, fighter: Fighter) -> int:
    """Return all activated warriors that may go, those of an allied squad included."""
    slots = 0
    for slot in fighter.armed_slots():
        if g.may(Permit.VALHALLA, fighter.seat, slot):
            slots |= 1 << slot
    return slots


class ChooseWhom(Procedure[Valhalla]):
    """VAL-BATTLE-35: any subset of the activated warriors; the others keep their slots (VAL-BATTLE-37)."""

    prompt: ClassVar[str] = "choose-sent"
    rule: ClassVar[str] = "VAL-BATTLE-35"

    def __init__(self, seat: int, lowest: int) -> None:
        self.seat = seat
        self.lowest = lowest

    def copy(self) -> ChooseWhom:
        return ChooseWhom(self.seat, self.lowest)

    def run(self, g: Valhalla) -> None:
        g.ask_unless_idle(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)
        slots = going(g, g.fighter(self.seat))
        for slot in range(self.lowest, ALL_SLOTS):
            if slots >> slot & 1:
                out.append(SEND.of(slot))  # warriors of an allied squad have the ids that follow

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if action == PASS:
            g.done()
        else:
            g.battle().sending |= 1 << SEND.arg(action)
            self.lowest = SEND.arg(action) + 1


class SendThem(Step[Valhalla]):
    """VAL-TL-21: the chosen warriors go to Valhalla together."""

    def run(self, g: Valhalla) -> None:
        battle = g.battle()
        g.send(battle.winner, battle.sending)


class AfterBattle(SideStep):
    """VAL-TL-25: after-battle tactics, the attacker's first."""

    def run(self, g: Valhalla) -> None:
        g.window(Moment.AFTER_BATTLE, self.fighter(g).seat)


class AfterBattleJarl(SideStep):
    """VAL-TL-26: after-battle abilities of jarls, the attacker's first."""

    def run(self, g: Valhalla) -> None:
        g.window(Moment.AFTER_BATTLE_JARL, self.fighter(g).seat)


class CleanUp(Step[Valhalla]):
    """VAL-TL-33: dice return (VAL-DICE-15), played tactics are discarded, also a loser's (VAL-BATTLE-24).

    The attacker's go first, each player's in order of play (VAL-AMB-070).
    """

    def run(self, g: Valhalla) -> None:
        clean_up(g)


def clean_up(g: Valhalla) -> None:
    """Clear the table for the next battle. Modules first put away what they used in this one."""
    battle = g.battle()
    g.happens(Moment.BATTLE_ENDS, battle.attacker.seat)
    for fighter in (battle.attacker, battle.defender):
        for kind in fighter.tactics:
            g.lay(kind)
        g.grey += grey_dice(fighter)
        if fighter.seat >= 0:
            g.players[fighter.seat].jarl_used = 0
    g.fight = None


class EndCheck(Step[Valhalla]):
    """VAL-TL-34: the loss of a last shield or an empty deck starts the final round."""

    def run(self, g: Valhalla) -> None:
        g.check_end()


def attack() -> list[Step[Valhalla]]:
    """VAL-TL-02 to VAL-TL-11: tactics before the battle, then the attacker's phase."""
    return [
        BeforeBattle(20, "VAL-TL-02", attacker=True),
        BeforeBattle(30, "VAL-TL-03", attacker=False),
        Recheck(50, "VAL-TL-05", Lane.FOUGHT),
        GatherPool(60, "VAL-TL-06", attacker=True),
        FirstRoll(70, "VAL-TL-07", attacker=True),
        Loop(90, "VAL-TL-09", attacker=True),
        CheckAttack(100, "VAL-TL-10", Lane.FOUGHT),
        FreezeAttack(110, "VAL-TL-11", Lane.FOUGHT),
    ]


def defence() -> list[Step[Valhalla]]:
    """VAL-TL-12 to VAL-TL-17: the defender's phase, and who has won."""
    return [
        GatherPool(120, "VAL-TL-12", attacker=False),
        FirstRoll(130, "VAL-TL-13", attacker=False),
        Loop(150, "VAL-TL-15", attacker=False),
        FreezeDefence(160, "VAL-TL-16", Lane.FOUGHT),
        Compare(170, "VAL-TL-17", Lane.FOUGHT),
    ]


def aftermath() -> list[Step[Valhalla]]:
    """VAL-TL-18 to VAL-TL-34: the shield, warriors sent to Valhalla, and the end of the battle."""
    with_or_without_winner = Lane.FOUGHT | Lane.NO_WINNER
    return [
        TakeShield(180, "VAL-TL-18", Lane.FOUGHT),
        ChooseSent(200, "VAL-TL-20", Lane.FOUGHT),
        SendThem(210, "VAL-TL-21", Lane.FOUGHT),
        AfterBattle(250, "VAL-TL-25", attacker=True),
        AfterBattle(251, "VAL-TL-25", attacker=False),
        AfterBattleJarl(260, "VAL-TL-26", attacker=True, lanes=with_or_without_winner),
        AfterBattleJarl(261, "VAL-TL-26", attacker=False, lanes=with_or_without_winner),
        CleanUp(330, "VAL-TL-33"),
        EndCheck(340, "VAL-TL-34"),
    ]


class Battles(Module[Valhalla]):
    """The timeline of a battle."""

    def choices(self) -> list[Switch]:
        return [NO_WINNER_IS_BATTLE, RETURN_UNUSED_GREY]

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        return [*attack(), *defence(), *aftermath()] if course == Courses.BATTLE else []

    def broken(self, g: Valhalla) -> str:
        """VAL-INV-02: own, captured and removed shields together are four for each player."""
        shields = sum(player.shields + player.trophies() for player in g.players) + g.removed
        return "" if shields == SHIELDS_OF_A_PLAYER * g.seats else "VAL-INV-02"
