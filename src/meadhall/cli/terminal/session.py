"""The loop of a game in the terminal: bots answer at once, people are shown the table and asked."""

from __future__ import annotations

from rich.text import Text

from meadhall.cli.terminal import files
from meadhall.cli.terminal.scene import SPECTATOR
from meadhall.cli.terminal.screen import Screen
from meadhall.cli.terminal.talk import Outcome, Talk


class TerminalSession(Screen):
    """Plays a game on the screen until it ends or a person leaves."""

    def play(self) -> int:
        """Play until the game is over or a person leaves. Return the exit code."""
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
        """Get one answer and apply it. Return False if the person leaves."""
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

    def hand_over(self, seat: int) -> bool:
        """Clear the screen and wait for a key before another person's cards are shown."""
        if len(self.seating.people()) > 1 and self.screen_of != seat:
            self.forget()
            name = self.scene.names[seat]
            self.console.print(Text(self.words("terminal-hand-over", who=name), style="bold"))
            if self.reader.line(self.words("terminal-press-enter")) is None:
                return False
        self.screen_of = seat
        return True

    def ask(self, seat: int) -> bool:
        """Show the table and the question, and read lines until one is an answer."""
        self.show(seat)
        talk = Talk(self, seat)
        while True:
            line = self.reader.line("> ")
            if line is None:
                return False
            outcome = talk.hear(line.strip())
            if outcome is not Outcome.AGAIN:
                return outcome is Outcome.ANSWERED

    def leave(self) -> int:
        """Print how to continue the game later."""
        kept = files.save_last(self.saved)
        how = f"meadhall play {self.game.key} --load {files.LAST}"
        self.console.print(self.words("terminal-left", how=how) if kept else self.words("terminal-left-unsaved"))
        return 0

    def show_end(self) -> None:
        """Show the final table and the winner."""
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
