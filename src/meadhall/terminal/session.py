"""One game at one keyboard: bots answer at once, people are shown the table and asked."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from meadhall import people, shelf
from meadhall.bots.base import Bot
from meadhall.bots.driver import Driver, in_company, recruit
from meadhall.core.chance import Chance, seeded
from meadhall.core.fair import LiveChance
from meadhall.core.record import Recorded
from meadhall.terminal import files
from meadhall.terminal.phrases import Phrases
from meadhall.terminal.reader import Reader
from meadhall.terminal.scene import scene_for
from meadhall.terminal.seating import Seating
from meadhall.terminal.talk import Outcome, Talk, numbered
from meadhall.wire import Question
from meadhall.words import Words

PATIENCE_S = 1.0  # seconds that people wait for a bot
NEWS = 25  # lines of the log that are told at once
SPECTATOR = -1
CLEAR_ABOVE = "\x1b[3J"  # what a terminal understands as: forget the lines scrolled away


class Session:
    """A recorded game, who sits at it, and the screen."""

    def __init__(
        self, saved: Recorded, seating: Seating, luck: Chance, words: Words, console: Console, reader: Reader
    ) -> None:
        self.words = words
        self.console = console
        self.reader = reader
        self.luck = luck
        self.sit_down(saved, seating)

    def sit_down(self, saved: Recorded, seating: Seating) -> None:
        """Begin or go on with a game."""
        self.saved = saved
        self.game = saved.game
        self.seating = seating
        self.bots = [self._recruited(name) for name in seating.bots]
        self.driver = Driver(self.game, self.luck)
        self.scene = scene_for(saved, seating, self.words)
        self.read = [0] * saved.match.seats  # lines of the log that each seat has read
        self.screen_of = SPECTATOR  # whose cards are on the screen
        self.choices: list[int] = []  # answers that a person gave by choice: where undo may go back to

    # -- the loop

    def _recruited(self, name: str) -> Bot | None:
        """A bot that does not keep people waiting; None for a person."""
        return recruit(in_company(name, PATIENCE_S), self.game) if name else None

    def play(self) -> int:
        """Until the game is over or nobody goes on; the exit code."""
        try:
            while not self.saved.match.over:
                if not self.go_on():
                    return self.leave()
        except KeyboardInterrupt:
            self.leave()
            return 130
        self.show_end()
        return 0

    def go_on(self) -> bool:
        """One answer. False when the person leaves."""
        seat = self.next_seat()
        bot = self.bots[seat]
        if bot is not None:
            self.driver.chance = self.thoughts(seat)
            self.saved.answer(seat, self.driver.choose(self.saved.match, seat, bot))
            return True
        legal = self.saved.match.legal(seat)
        if len(legal) == 1 and not self.saved.live:
            self.saved.answer(seat, legal[0])
            return True
        return self.hand_over(seat) and self.ask(seat)

    def thoughts(self, seat: int) -> Chance:
        """Luck for who thinks now: in the same place the same, so that nobody takes back until a bot errs."""
        chance = self.saved.match.chance
        if isinstance(chance, LiveChance):
            return seeded(chance.aside(f"{seat} {len(self.saved.answers)} {chance.drawn}"))
        return self.luck.fork()

    def next_seat(self) -> int:
        """Where several are asked at once, bots answer first."""
        asked = [seat for seat in range(self.saved.match.seats) if self.saved.match.is_asked(seat)]
        return min(asked, key=lambda seat: self.bots[seat] is None)

    def hand_over(self, seat: int) -> bool:
        """Before another person's cards are shown, the screen is cleared and the keyboard changes hands."""
        if len(self.seating.people()) > 1 and self.screen_of != seat:
            self.forget()
            name = self.scene.names[seat]
            self.console.print(Text(self.words("terminal-hand-over", who=name), style="bold"))
            if self.reader.line(self.words("terminal-press-enter")) is None:
                return False
        self.screen_of = seat
        return True

    def ask(self, seat: int) -> bool:
        """Show the table and the question, and talk until there is an answer."""
        self.show(seat)
        talk = Talk(self, seat)
        while True:
            line = self.reader.line("> ")
            if line is None:
                return False
            outcome = talk.hear(line.strip())
            if outcome is not Outcome.AGAIN:
                return outcome is Outcome.ANSWERED

    def choose(self, seat: int, action: int) -> None:
        """A person has chosen."""
        self.choices.append(len(self.saved.answers))
        self.saved.answer(seat, action)

    # -- showing

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print(Rule())

    def forget(self) -> None:
        """Clear the screen and what lies above it: nobody shall scroll up to another hand."""
        self.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_ABOVE)

    def phrases(self, seat: int) -> Phrases:
        """How to speak to this seat now."""
        view = shelf.kit(self.game.key).view
        return Phrases(self.words, self.scene, seat, view(self.saved.match, seat) if view else None)

    def show(self, seat: int) -> None:
        """The table, what has happened, the question."""
        phrases = self.phrases(seat)
        self.clear()
        self.console.print(self.scene.table(phrases.view))
        self.tell_news(seat, phrases)
        self.show_question(seat, phrases)

    def tell_news(self, seat: int, phrases: Phrases) -> None:
        """What has happened since this seat last looked."""
        lines = people.log(self.game, self.saved.match, seat, self.read[seat])
        self.read[seat] += len(lines)
        for sentence in phrases.story(lines)[-NEWS:]:
            self.console.print(Text(f"  {sentence}", style="italic"))

    def question(self, seat: int) -> Question:
        question = people.question(self.game, self.saved.match, seat)
        assert question is not None
        return question

    def show_question(self, seat: int, phrases: Phrases) -> None:
        """The question as a sentence with its rule, and its options by number."""
        question = self.question(seat)
        who = f"{self.scene.names[seat]}: " if len(self.seating.people()) > 1 else ""
        sentence = Text(f"{who}{phrases.prompt(question)}", style="bold")
        sentence.append(f"  {question.rule}", style="dim")
        self.console.print(sentence)
        self.console.print(self.option_list(question, phrases))
        self.console.print(Text(self.words("terminal-footer"), style="dim"))

    def option_list(self, question: Question, phrases: Phrases) -> Table:
        """Options by number, a little apart where the verb changes."""
        grid = Table.grid(padding=(0, 1))
        before = ""
        for number, option in numbered(question, self.scene.first).items():
            if before not in ("", option.verb) and many(question):
                grid.add_row()
            before = option.verb
            label = phrases.option(option, question.prompt)
            grid.add_row(Text(f"{number:>3}", style="bold"), Text(label), Text(self.scene.detail(option), style="dim"))
        return grid

    # -- leaving

    def leave(self) -> int:
        """A polite goodbye that says how to go on."""
        kept = files.keep_last(self.saved)
        how = f"meadhall play {self.game.key} --load {files.LAST}"
        self.console.print(self.words("terminal-left", how=how) if kept else self.words("terminal-left-unsaved"))
        return 0

    def show_end(self) -> None:
        """The final table and who won."""
        phrases = self.phrases(SPECTATOR)
        self.clear()
        self.console.print(self.scene.table(phrases.view))
        if self.screen_of != SPECTATOR:
            self.tell_news(self.screen_of, self.phrases(self.screen_of))
        names = [self.scene.names[seat] for seat in self.saved.match.winners()]
        scores = ", ".join(f"{n} {p}" for n, p in zip(self.scene.names, self.saved.match.scores(), strict=True))
        won = self.words("terminal-winners", names=", ".join(names)) if names else self.words("terminal-all-lost")
        self.console.print(Text(won, style="bold green" if names else "bold red"))
        self.console.print(self.words("terminal-scores", scores=scores))


def many(question: Question) -> bool:
    """Enough options to be worth some air."""
    return len(question.options) > 4
