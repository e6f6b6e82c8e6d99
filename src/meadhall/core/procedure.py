"""Procedures: unfinished rules on the stack. Courses: timelines of steps. Windows: moments to react."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.verbs import PASS

if TYPE_CHECKING:
    from meadhall.core.match import Match

G = TypeVar("G", bound="Match")

MAIN: Final = 1  # the lane a course starts in
EVERY_LANE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Generic[G]):
    """An unfinished rule. It holds small numbers only, never a card that is hidden from a seat."""

    prompt: ClassVar[str] = ""  # key of the words for people
    rule: ClassVar[str] = ""
    # only people can judge the question, such as one about a card's text; programs give the first answer
    for_people: ClassVar[bool] = False

    def run(self, g: G) -> None:
        """Continue: ask a seat, call another procedure, or end."""
        raise NotImplementedError

    def options(self, g: G, seat: int, out: Answers) -> None:
        """Append the legal answers of a seat that is asked, ascending."""
        raise NotImplementedError

    def chosen(self, g: G, seat: int, action: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def copy(self) -> Procedure[G]:
        """Return an equal procedure that shares nothing."""
        raise NotImplementedError

    def about(self, g: G) -> tuple[str, int]:
        """Return the kind and number of the thing that the question is about, for people."""
        return ("", 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Procedure[G]):
    """The simplest procedure: one seat is asked. Some ask only if there is more than one choice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: G) -> None:
        g.ask(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One place of a timeline. `lanes` are the lanes of its course on which it is run."""

    def __init__(self, place: int, rule: str, lanes: int = EVERY_LANE, instead: str = "") -> None:
        self.place = place
        self.rule = rule
        self.lanes = lanes
        self.instead = instead  # the rule whose step this one replaces

    def run(self, g: G) -> None:
        """Carry out the step: at most one call or question."""
        raise NotImplementedError


@mypyc_attr(free_list_len=1)
class Course(Procedure[Any]):  # Any: a course serves every game
    """Runs the steps of a timeline in the order that the modules in use give."""

    def __init__(self, course: int, lane: int = MAIN, at: int = 0) -> None:
        self.course = course
        self.lane = lane
        self.at = at

    def copy(self) -> Course:
        return Course(self.course, self.lane, self.at)

    def run(self, g: Match) -> None:
        """Run one step after the other until a seat is asked or a procedure is called."""
        steps, stack = g.rules.courses[self.course], g.stack
        depth, count = len(stack), len(steps)
        while self.at < count:
            step = steps[self.at]
            self.at += 1
            if step.lanes & self.lane:
                step.run(g)
                if g.pending or len(stack) != depth:
                    return
        g.done()


@mypyc_attr(free_list_len=1)
class Window(Procedure[Any]):  # Any: a window serves every game
    """A moment when a seat may react repeatedly, until it passes."""

    prompt: ClassVar[str] = "window"

    def __init__(self, moment: int, seat: int) -> None:
        self.moment = moment
        self.seat = seat

    def copy(self) -> Window:
        return Window(self.moment, self.seat)

    def run(self, g: Match) -> None:
        """Ask the seat if it can react.

        On a live table every seat that might react is asked: to skip one would reveal its hand.
        """
        out = g.fresh_answers()
        self.options(g, self.seat, out)
        if len(out) > 1 or (g.live and self.might(g)):
            g.ask_with(self.seat, out)
        else:
            g.done()

    def might(self, g: Match) -> bool:
        """Could this seat react, as far as the other seats can tell?"""
        return any(module.might(g, self.moment, self.seat) for module in g.rules.windows[self.moment])

    def options(self, g: Match, seat: int, out: Answers) -> None:
        out.append(PASS)
        for module in g.rules.windows[self.moment]:
            module.offers(g, self.moment, self.seat, out)

    def chosen(self, g: Match, seat: int, action: int) -> None:
        if action == PASS:
            g.done()
        else:
            g.rules.owner(action).taken(g, self.moment, self.seat, action)

    def about(self, g: Match) -> tuple[str, int]:
        return ("moment", self.moment)
