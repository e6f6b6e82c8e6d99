"""Plays the beast in a physical solo game: the engine runs its steps on an entered table. (not compiled)

Nothing is kept between two requests. Each one starts from the entered table, plays the same step with the same luck,
and goes as far as the answers and reports in the request allow. No match waits on the server.
"""

from __future__ import annotations

from typing import Final, Literal

from meadhall.core.errors import FieldError
from meadhall.core.events import Event
from meadhall.core.game import prompt
from meadhall.games.valhalla.beasts.battle import check_over, face_beast
from meadhall.games.valhalla.beasts.dread import GIVE_UP_CARD
from meadhall.games.valhalla.beasts.lair import lair, total_glory
from meadhall.games.valhalla.beasts.module import BEAST_ROLLED, BeastMills, BeastPhase
from meadhall.games.valhalla.companion.lair import ALONE, laid_out, table_after
from meadhall.games.valhalla.companion.reported import AwaitReport, Rest
from meadhall.games.valhalla.companion.shapes import BeastAnswer, BeastEntered, BeastEvent
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.sides import Fate
from meadhall.games.valhalla.table import DISCARDED, DISMISSED, WENT_TO_VALHALLA, Valhalla
from meadhall.games.valhalla.terms import EMPTY, Courses
from meadhall.interface.wire import Option, Question, Subject

OVER: Final[dict[int, Literal["", "won", "lost"]]] = {Fate.OPEN: "", Fate.WON: "won", Fate.LOST: "lost"}
CARDS: Final = (DISMISSED, WENT_TO_VALHALLA)  # events whose warriors are shown by their glory
DECIDED: Final = ("won", "beast-won")


def beast(asked: BeastEntered) -> BeastAnswer:
    """Play the step as far as the request allows."""
    g = laid_out(asked)
    begin(g, asked.do)
    answers = [*asked.answers]
    while not rests(g):
        if g.pending == 0:
            g.stack[-1].run(g)
        elif GIVE_UP_CARD.has(g.legal(ALONE)[0]):
            g.step(ALONE, g.legal(ALONE)[0])  # the answer does not matter: only the real table shows which card it is
        elif answers:
            answer(g, answers.pop(0))
        else:
            break
    return progress(g, asked)


def begin(g: Valhalla, do: str) -> None:
    """Start the step that the request names."""
    if do == "attack":
        g.attacked = True
        face_beast(g, ALONE, attacks=True)
    elif do != "check":
        wanted = BeastMills if do == "between" else BeastPhase
        next(step for step in g.rules.courses[Courses.TURN] if isinstance(step, wanted)).run(g)
    if do in ("between", "check"):
        check_over(g)


def rests(g: Valhalla) -> bool:
    """Is the game over, the step done, or do real dice decide next?"""
    return g.over or isinstance(g.stack[-1], Rest | AwaitReport)


def answer(g: Valhalla, action: int) -> None:
    """Give an answer of the player. An illegal one is refused."""
    if action not in g.legal(ALONE):
        raise FieldError("answers", "not one of the choices", why="enter-answer")
    g.step(ALONE, action)


# -- the answer to the request


def progress(g: Valhalla, asked: BeastEntered) -> BeastAnswer:
    """Return what has happened, and what the player must do now."""
    fights = not g.over and isinstance(g.stack[-1], AwaitReport)
    waits = not g.over and not rests(g)
    return BeastAnswer(
        table=table_after(g, asked) if not g.over else asked.table,
        happened=lines_of(g),
        question=question(g) if waits else None,
        fight=fights,
        standing=[slot for slot, kind in enumerate(g.players[ALONE].squad) if kind != EMPTY] if fights else [],
        need=needed(g) if fights else 0,
        over=OVER[g.fate],
    )


def needed(g: Valhalla) -> int:
    """VAL-SOLO-40, VAL-SOLO-48: an equal strength in attack, a higher one in defence; glory counts (VAL-SOLO-28)."""
    attacks = g.battle().attacker.seat == ALONE
    return max(0, lair(g).strength() + (0 if attacks else 1) - total_glory(g))


def question(g: Valhalla) -> Question:
    """Return a question about a choice among warriors."""
    options = [option(g, action) for action in g.legal(ALONE)]
    top = g.stack[-1]
    return Question(
        seat=ALONE, prompt=prompt(GAME, g), rule=top.rule, about=None, options=options, optional=False, default=None
    )


def option(g: Valhalla, action: int) -> Option:
    """Return an option: a warrior by slot and glory, or none."""
    verb = GAME.vocabulary.verb_of(action)
    if verb.sort != "slot":
        return Option(action=action, verb=verb.key, subject=None, rule=verb.rule)
    slot = verb.arg(action)
    worth = g.cards.glory(g.players[ALONE].squad[slot])
    return Option(
        action=action, verb=verb.key, subject=Subject(sort="slot", key=str(worth), number=slot), rule=verb.rule
    )


def lines_of(g: Valhalla) -> list[BeastEvent]:
    """Return the log as the companion words it; cards are only counted."""
    out: list[BeastEvent] = []
    decided = False
    for event in g.log or []:
        decided = decided or event.what.key in DECIDED
        out.append(line_of(g, event, decided))
    return out


def line_of(g: Valhalla, event: Event, decided: bool) -> BeastEvent:
    """Return one event. After the battle a card is lost at random, before it by choice (VAL-SOLO-75, VAL-SOLO-77)."""
    key, numbers = event.what.key, event.numbers
    if event.what is DISCARDED:
        return BeastEvent("card-by-lot" if decided else "card-of-choice", 1)
    if event.what in CARDS:
        return BeastEvent(key, sum(g.cards.glory(kind) for kind in numbers))
    if event.what is BEAST_ROLLED:
        return BeastEvent(key, len(numbers), [face(g, number) for number in numbers])
    return BeastEvent(key, numbers[0] if numbers else 0)


def face(g: Valhalla, number: int) -> Subject:
    return Subject(sort="face", key=GAME.key_of(g, "face", number), number=number)
