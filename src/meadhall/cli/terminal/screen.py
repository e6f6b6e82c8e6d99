"""Draws a game on the screen: the table, what has happened, the question and its numbered options."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from meadhall.bots.base import Bot
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.settings import with_time_limit
from meadhall.cli.terminal.phrases import Phrases
from meadhall.cli.terminal.reader import Reader
from meadhall.cli.terminal.scene import SPECTATOR, scene_for
from meadhall.cli.terminal.seating import Seating
from meadhall.core.chance import Chance, seeded
from meadhall.core.fair import LiveChance
from meadhall.core.record import Recorded
from meadhall.interface import people, shelf
from meadhall.interface.wire import Option, Question
from meadhall.text.words import Words

BOT_TIME_LIMIT_S = 1.0  # seconds that a person waits for a bot
MOST_NEWS = 25  # the most log lines shown at once
CLEAR_ABOVE = "\x1b[3J"  # the escape sequence that clears the scrollback


class Screen:
    """A recorded game, its players and the screen."""

    def __init__(
        self, saved: Recorded, seating: Seating, luck: Chance, words: Words, console: Console, reader: Reader
    ) -> None:
        self.words = words
        self.console = console
        self.reader = reader
        self.luck = luck
        self.sit_down(saved, seating)

    def sit_down(self, saved: Recorded, seating: Seating) -> None:
        """Start or continue a game."""
        self.saved = saved
        self.game = saved.game
        self.seating = seating
        self.bots = [self._recruited(name) for name in seating.bots]
        self.driver = Driver(self.game, self.luck)
        self.scene = scene_for(saved, seating, self.words)
        self.read = [0] * saved.match.seats  # number of log lines that each seat has read
        self.screen_of = SPECTATOR  # the seat whose cards are on the screen
        self.choices: list[int] = []  # indexes of answers that a person chose freely; undo goes back to one of them

    def _recruited(self, name: str) -> Bot | None:
        """Return the bot of a seat, with a time limit, or None for a person."""
        return recruit(with_time_limit(name, BOT_TIME_LIMIT_S), self.game) if name else None

    def thoughts(self, seat: int) -> Chance:
        """Return a bot's random generator.

        It depends on the position only, so that undo does not change the bot's answer.
        """
        chance = self.saved.match.chance
        if isinstance(chance, LiveChance):
            return seeded(chance.aside(f"{seat} {len(self.saved.answers)} {chance.drawn}"))
        return self.luck.fork()

    def next_seat(self) -> int:
        """Return the seat to ask next. If several seats are asked at once, bots answer first."""
        asked = [seat for seat in range(self.saved.match.seats) if self.saved.match.is_asked(seat)]
        return min(asked, key=lambda seat: self.bots[seat] is None)

    def choose(self, seat: int, action: int) -> None:
        """Record the answer of a person."""
        self.choices.append(len(self.saved.answers))
        self.saved.answer(seat, action)

    # -- showing

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print(Rule())

    def forget(self) -> None:
        """Clear the screen and the scrollback, so that the next player cannot scroll up to another hand."""
        self.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_ABOVE)

    def phrases(self, seat: int) -> Phrases:
        """Return the phrases for this seat now."""
        view = shelf.kit(self.game.key).view
        return Phrases(self.words, self.scene, seat, view(self.saved.match, seat) if view else None)

    def show(self, seat: int) -> None:
        """Show the table, the news and the question."""
        phrases = self.phrases(seat)
        self.clear()
        self.console.print(self.scene.table(phrases.view))
        self.tell_news(seat, phrases)
        self.show_question(seat, phrases)

    def tell_news(self, seat: int, phrases: Phrases) -> None:
        """Print what has happened since this seat last looked."""
        lines = people.log(self.game, self.saved.match, seat, self.read[seat])
        self.read[seat] += len(lines)
        for sentence in phrases.story(lines)[-MOST_NEWS:]:
            self.console.print(Text(f"  {sentence}", style="italic"))

    def question(self, seat: int) -> Question:
        question = people.question_for(self.game, self.saved.match, seat)
        assert question is not None
        return question

    def show_question(self, seat: int, phrases: Phrases) -> None:
        """Print the question with its rule and its numbered options."""
        question = self.question(seat)
        who = f"{self.scene.names[seat]}: " if len(self.seating.people()) > 1 else ""
        sentence = Text(f"{who}{phrases.prompt(question)}", style="bold")
        sentence.append(f"  {question.rule}", style="dim")
        self.console.print(sentence)
        self.console.print(self.option_list(question, phrases))
        self.console.print(Text(self.words("terminal-footer"), style="dim"))

    def option_list(self, question: Question, phrases: Phrases) -> Table:
        """Return the numbered options, with a gap where the verb changes."""
        grid = Table.grid(padding=(0, 1))
        before = ""
        for number, option in number_options(question).items():
            if before not in ("", option.verb) and are_many(question):
                grid.add_row()
            before = option.verb
            label = phrases.option(option, question.prompt)
            grid.add_row(Text(f"{number:>3}", style="bold"), Text(label), Text(self.scene.detail(option), style="dim"))
        return grid


def number_options(question: Question) -> dict[int, Option]:
    """Pair options with the number to type: 0 for the refusal, the others count from 1."""
    refusals = [option for option in question.options if option.action == question.default]
    others = [option for option in question.options if option not in refusals]
    return dict(enumerate(others, 1)) | dict(enumerate(refusals))


def are_many(question: Question) -> bool:
    """Are there enough options to separate them with blank lines?"""
    return len(question.options) > 4
