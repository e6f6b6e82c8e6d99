"""A seat at a table of bots, played in text: sit down, see, ask for a rule, answer."""

from __future__ import annotations

from meadhall import env
from meadhall.bots.settings import BOTS
from meadhall.core.errors import IllegalAnswer
from meadhall.env.adapters.opponents import Opponents, seat_bots
from meadhall.env.adapters.text import Teller
from meadhall.interface import shelf


class Chair:
    """One match at a time; bots answer at once."""

    def __init__(self) -> None:
        self.state: env.State | None = None

    def sit_down(self, environment: str, seat: int = 0, bots: str = "karl", seed: int = 0) -> str:
        """Begin a match. Return a digest of its rules and the first question. Only Meadhall's own bots may be named."""
        shelf.check_name("bot", bots, BOTS)
        world = env.Env(environment, history=True)
        self.opponents = Opponents(world.spec, seat_bots(world.spec, seat, bots), seed)
        self.teller = Teller(world.spec, seat)
        self.state = world.new(seed)
        self.opponents.play(self.state)
        return f"{self.teller.rules()}\n\n{self.see()}"

    def see(self) -> str:
        """Return the table and the question; at the end, the result."""
        state = self.at_table()
        return self.ending(state) if state.over else self.teller.prompt(state)

    def rule(self, rule: str) -> str:
        """Return the text of a rule."""
        self.at_table()
        return self.teller.rule(rule)

    def answer(self, number: int) -> str:
        """Answer by number. Return the events and the next question."""
        state = self.at_table()
        legal = state.legal()
        if not 1 <= number <= len(legal):
            right = f"1 to {len(legal)}" if legal else "the match is over: sit down again"
            raise IllegalAnswer(f"there is no answer {number}", right=right)
        state.step(legal[number - 1])
        self.opponents.play(state)
        return self.see()

    def at_table(self) -> env.State:
        if self.state is None:
            raise IllegalAnswer("there is no match", right="sit down first")
        return self.state

    def ending(self, state: env.State) -> str:
        """Return the points and the winner."""
        won = state.returns()[self.teller.seat]
        how = "You won." if won > 0 else "You lost." if won < 0 else "There is no winner."
        points = ", ".join(f"player {seat + 1} {score}" for seat, score in enumerate(state.scores()))
        return f"The match is over. {how} Points: {points}."
