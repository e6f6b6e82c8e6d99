"""Computes the odds of a battle on a physical table with the engine's odds (decision 0070). (not compiled)"""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import FieldError
from meadhall.games.valhalla.battles.battle import participant
from meadhall.games.valhalla.companion.entered import EnteredTable
from meadhall.games.valhalla.companion.reported import ReportedStrength
from meadhall.games.valhalla.companion.shapes import BattleAnswer, BattleEntered, DiceAdvice, SideEntered
from meadhall.games.valhalla.dice import die
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.odds.battle import OPEN, UNSEEN, Aim, aim_of, side_of
from meadhall.games.valhalla.odds.choice import Chooser, DiceMove
from meadhall.games.valhalla.odds.view import reached, won
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import BEAST, COLOURED, DICE_OF_A_FIGHTER, FACES
from meadhall.interface.wire import Odds

MINE: Final = 0
THEIRS: Final = 1
MOVES: Final = {
    DiceMove.FINISH: "finish",
    DiceMove.REROLL: "reroll",
    DiceMove.FREE: "free",
    DiceMove.PUSH: "push",
    DiceMove.NEW: "new",
}


def battle_odds(asked: BattleEntered) -> BattleAnswer:
    """Return the chance to win, to reach each strength, and what to do with dice already rolled."""
    check(asked)
    g = laid_out(asked)
    hidden = UNSEEN if asked.theirs is not None and asked.theirs.hidden else OPEN
    aim = aim_of(g, MINE, hidden)
    hand = g.players[MINE].hand.cards
    chance = aim.goal(side_of(g, MINE, hand)).value()
    supposing = "unseen" if hidden == UNSEEN else "entered"
    odds = Odds(chances=[won(chance), *reached(g, MINE)], best=None, supposing=supposing)
    return BattleAnswer(odds, advice(g, aim) if asked.rolled else None)


def check(asked: BattleEntered) -> None:
    """Check that both sides have warriors."""
    if not asked.mine.warriors:
        raise FieldError("mine.warriors", "no warrior can fight", "enter a warrior", "VAL-TURN-10", "enter-warriors")
    if asked.role == "attack" and (asked.theirs is None or not asked.theirs.warriors):
        raise FieldError("theirs.warriors", "no warrior to attack", "enter a warrior", "VAL-TURN-21", "enter-foes")
    if asked.role != "attack" and asked.strength == 0:
        raise FieldError("strength", "how strong is it?", "enter its strength", why="enter-strength")
    if len(asked.rolled) > asked.mine.dice:
        right = f"at most {asked.mine.dice}"
        raise FieldError("rolled", "more dice than you have", right, why="enter-dice", n=asked.mine.dice)


def laid_out(asked: BattleEntered) -> Valhalla:
    """Return the battle as entered."""
    theirs = asked.theirs or SideEntered([])
    made = EnteredTable(GAME.setup(2), ReportedStrength([asked.mine.plus, theirs.plus]))
    g = made.g
    for seat, side, field in ((MINE, asked.mine, "mine"), (THEIRS, theirs, "theirs")):
        g.players[seat].squad = made.warriors(side.warriors, f"{field}.warriors")
        g.players[seat].hand = g.players[seat].hand.of(made.tactics(side.tactics, f"{field}.tactics"))
    hide(made, theirs.hidden)
    g.fight = declared(g, asked)
    roll(g, asked)
    return g


def hide(made: EnteredTable, hidden: int) -> None:
    """Fill a hand with unseen cards: any of a deck with as many tactics as the printed one."""
    if hidden:
        kinds = made.printed.kinds
        deck = [kind for kind in kinds for _ in range(made.printed.cards[kind].copies)]
        made.g.players[THEIRS].hand = made.g.players[THEIRS].hand.of(deck[:hidden])
        made.g.deck.cards = deck[hidden:]


def declared(g: Valhalla, asked: BattleEntered) -> Battle:
    """Declare the attack. An attack already made is entered as its strength only."""
    mine, other = participant(g, MINE), Fighter(BEAST)
    mine.fewer = DICE_OF_A_FIGHTER - asked.mine.dice
    if asked.role == "attack":
        other = participant(g, THEIRS)
        other.fewer = DICE_OF_A_FIGHTER - (asked.theirs.dice if asked.theirs else 0)
    other.strength = asked.strength
    return Battle(other, mine) if asked.role == "defend" else Battle(mine, other)


def roll(g: Valhalla, asked: BattleEntered) -> None:
    """Set the player's dice, if they are rolled already."""
    mine = g.fighter(MINE)
    mine.rolled = bool(asked.rolled)
    for face in asked.rolled:
        mine.pool[die(FACES.index(face), COLOURED)] += 1


def advice(g: Valhalla, aim: Aim) -> DiceAdvice:
    """Return the best use of the dice on the table."""
    move = Chooser(aim.goal(side_of(g, MINE, g.players[MINE].hand.cards))).best(pending=False)
    faces = [face for at, face in enumerate(FACES) for _ in range(move.keep[at] if move.keep else 0)]
    return DiceAdvice(MOVES[move.kind], faces)
