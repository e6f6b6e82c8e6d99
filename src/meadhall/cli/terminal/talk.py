"""Interprets what a person types at a question: a number, part of an option's text, or a command."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from enum import Enum
from pathlib import Path

from rich.text import Text

from meadhall.bots.driver import advice
from meadhall.cli.terminal import files
from meadhall.cli.terminal.chances import chances, estimate_lines
from meadhall.cli.terminal.naming import plain
from meadhall.cli.terminal.phrases import rule_text
from meadhall.cli.terminal.screen import Screen, number_options
from meadhall.cli.terminal.seating import saved_seating
from meadhall.core.errors import MeadhallError, SetupError
from meadhall.core.verbs import Verb
from meadhall.interface import people, shelf
from meadhall.interface.wire import Option, Subject

LOG_LINES = 30
GUESSES = ("ahead", "tree")  # reasons of estimates that are winning chances


class Outcome(Enum):
    """The result of a line."""

    AGAIN = 0  # the question is still open
    ANSWERED = 1  # an answer was given
    LEAVE = 2


class Talk:
    """The dialogue at one question."""

    def __init__(self, session: Screen, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words
        self.question = session.question(seat)
        self.options = number_options(self.question)
        self.phrases = session.phrases(seat)
        self.commands = self._commands()

    def _commands(self) -> dict[str, Callable[[str], Outcome]]:
        return {
            "?": self.explain,
            "help": self.help,
            "why": self.why,
            "rule": self.rule,
            "log": self.log,
            "table": self.table,
            "hint": self.hint,
            "odds": self.odds,
            "undo": self.undo,
            "undo!": self.undo_anyway,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }

    def hear(self, line: str) -> Outcome:
        """Handle one line."""
        word, _, rest = line.partition(" ")
        if word.startswith("?") and word != "?":
            word, rest = "?", word[1:]
        try:
            if word.isascii() and word.isdigit():
                return self.take(int(word))
            if word.lower() in self.commands:
                return self.commands[word.lower()](rest.strip())
            return self.by_words(line)
        except MeadhallError as error:
            return self.say(str(error), "red")

    def say(self, text: str, style: str = "") -> Outcome:
        self.session.console.print(Text(text, style=style))
        return Outcome.AGAIN

    # -- answering

    def take(self, number: int) -> Outcome:
        """Choose an option by its number."""
        if number not in self.options:
            last = max(self.options)
            return self.say(self.words("terminal-no-such-number", n=number, last=last), "red")
        self.session.choose(self.seat, self.options[number].action)
        return Outcome.ANSWERED

    def by_words(self, line: str) -> Outcome:
        """Choose the only option whose text contains these words."""
        if line == "":
            return self.take(next(iter(self.options))) if len(self.options) == 1 else self.table("")
        found = [n for n, option in self.options.items() if line.lower() in self.label(option).lower()]
        if len(found) == 1:
            return self.take(found[0])
        near = get_close_matches(line.split()[0], list(self.commands), n=1)
        if near:
            return self.say(self.words("terminal-did-you-mean", word=near[0]), "red")
        return self.say(self.words("terminal-not-understood", many="yes" if found else "no"), "red")

    def label(self, option: Option) -> str:
        return self.phrases.option(option, self.question.prompt)

    # -- asking back

    def explain(self, rest: str) -> Outcome:
        """Explain the question (`?`) or an option (`? 3`)."""
        if rest == "":
            self.say(rule_text(self.words, self.question.rule))
            return self.help("")
        if not (rest.isascii() and rest.isdigit() and int(rest) in self.options):
            return self.say(self.words("terminal-no-such-number", n=rest, last=max(self.options)), "red")
        option = self.options[int(rest)]
        self.say(self.label(option), "bold")
        for line in [*self.session.scene.about(option), rule_text(self.words, option.rule)]:
            self.say(line)
        return Outcome.AGAIN

    def help(self, rest: str) -> Outcome:
        """Print all commands."""
        return self.say(self.words("terminal-help"))

    def rule(self, rest: str) -> Outcome:
        """Print the text of a rule: `rule VAL-BATTLE-29`."""
        return self.say(rule_text(self.words, rest.upper() or self.question.rule))

    def why(self, rest: str) -> Outcome:
        """Print why an action is not legal: `why attack 2`."""
        verb_name, _, about = rest.partition(" ")
        if verb_name == "":
            return self.say(self.words("terminal-why-how"))
        action = self.wish(self.verb(verb_name.lower()), about.strip())
        refusal = people.refusal(self.session.game, self.session.saved.match, self.seat, action)
        if refusal is None:
            return self.say(self.words("terminal-why-not-refused"), "green")
        self.say(f"{self.phrases.refusal(refusal)}  {refusal.rule}", "red")
        return self.say(rule_text(self.words, refusal.rule))

    def verb(self, name: str) -> Verb:
        """Return the verb with this name, or the closest one."""
        verbs = self.session.game.vocabulary.verbs
        found = [key for key in verbs if key.startswith(name)] or get_close_matches(name, list(verbs), n=1, cutoff=0.75)
        if not found:
            raise SetupError(f"no verb {name!r}", right="for example: attack, add-warrior, activate, play-tactic")
        return verbs[name if name in verbs else found[0]]

    def wish(self, verb: Verb, about: str) -> int:
        """Return the action that the words name. Things can be given by their number (from 1), key or name."""
        if verb.count == 1:
            return verb.of()
        things = {key.lower(): number for number in range(verb.count) for key in self.calls(verb, number)}
        meant = nearest_name(about.lower(), list(things))
        if meant == "":
            raise SetupError(f"{verb.key} what?", right=f"say it with a {verb.sort}: why {verb.key} NAME")
        return verb.of(things[meant])

    def calls(self, verb: Verb, number: int) -> list[str]:
        """Return all names that a thing answers to."""
        session = self.session
        if verb.sort in ("distance", "seat"):
            seat = (self.seat + number) % len(session.scene.names) if verb.sort == "distance" else number
            return [str(seat + 1), *session.scene.names[seat : seat + 1]] if number < len(session.scene.names) else []
        key = session.game.key_of(session.saved.match, verb.sort, number)
        subject = Subject(sort=verb.sort, key=key, number=number)
        return [str(number + 1), self.phrases.thing(subject, self.seat)] if verb.sort == "slot" else self.named(subject)

    def named(self, subject: Subject) -> list[str]:
        return [subject.key, self.phrases.thing(subject, self.seat)] if subject.key else []

    # -- looking

    def log(self, rest: str) -> Outcome:
        """Print the last log lines (`log`), or all of them (`log all`)."""
        session = self.session
        lines = people.log(session.game, session.saved.match, self.seat)
        sentences = self.phrases.story(lines)
        for sentence in sentences if rest == "all" else sentences[-LOG_LINES:]:
            self.say(f"  {sentence}")
        return Outcome.AGAIN

    def table(self, rest: str) -> Outcome:
        """Print the table again."""
        self.session.show(self.seat)
        return Outcome.AGAIN

    def hint(self, rest: str) -> Outcome:
        """Print the answer that a jarl would give and its estimates of the others."""
        session = self.session
        found = advice(session.game, session.saved.match, self.seat, session.thoughts(self.seat))
        numbers = {option.action: number for number, option in self.options.items()}
        best = numbers[found[0].action]
        percent, visits = round(100 * found[0].value), found[0].visits
        why = self.words(f"reason-{found[0].reason}", percent=percent, visits=visits)
        self.say(f"{self.words('terminal-hint', n=best, what=self.label(self.options[best]))} ({why})", "green")
        guesses = [guess for guess in found if guess.reason in GUESSES]
        if len(guesses) > 1:
            self.say(self.words("terminal-hint-guess"), "dim")
            session.console.print(
                estimate_lines([(self.label(self.options[numbers[it.action]]), it.value) for it in guesses])
            )
        return Outcome.AGAIN

    def odds(self, rest: str) -> Outcome:
        """Print the odds of the current battle."""
        session = self.session
        odds = shelf.odds(session.game, session.saved.match, self.seat)
        if odds is None:
            return self.say(self.words("terminal-odds-none"))
        session.console.print(chances(odds, self.phrases))
        number = next((n for n, option in self.options.items() if option.action == odds.best), None)
        if number is not None:
            self.say(self.words("terminal-odds-best", n=number, what=self.label(self.options[number])), "green")
        return self.say(self.words(f"odds-supposing-{odds.supposing}"), "dim")

    # -- going back, saving, leaving

    def undo(self, rest: str) -> Outcome:
        """Undo the last choice, unless a player has learned something since."""
        saved, choices = self.session.saved, self.session.choices
        if not choices:
            return self.say(self.words("terminal-nothing-to-undo"), "red")
        if not self.free_since(choices[-1]):
            alone = "yes" if len(self.session.seating.people()) == 1 else "no"
            return self.say(self.words("terminal-undo-not-free", alone=alone), "red")
        saved.rewind(choices.pop())
        return self.gone_back()

    def free_since(self, count: int) -> bool:
        """Are all answers since then by this player, and did no player learn anything from them?"""
        saved = self.session.saved
        mark = saved.marks[count]
        ours = all(seat == self.seat for seat, _ in saved.answers[count:])
        return ours and mark.learned == saved.match.learned and mark.luck == len(saved.luck)

    def undo_anyway(self, rest: str) -> Outcome:
        """Undo any choice. Only for a single person among bots; the same luck comes again."""
        if len(self.session.seating.people()) > 1:
            return self.say(self.words("terminal-undo-not-free", alone="no"), "red")
        if not self.session.choices:
            return self.say(self.words("terminal-nothing-to-undo"), "red")
        self.session.saved.rewind(self.session.choices.pop())
        return self.gone_back()

    def gone_back(self) -> Outcome:
        """Update the screen after an undo, because the log is shorter."""
        session = self.session
        lines = len(session.saved.match.log or [])
        session.read = [min(read, lines) for read in session.read]
        return Outcome.ANSWERED

    def save(self, rest: str) -> Outcome:
        """Save the game: `save FILE`."""
        path = Path(rest or f"{self.session.game.key}.json").expanduser()
        files.write_game(self.session.saved, path)
        how = f"meadhall play {self.session.game.key} --load {path}"
        return self.say(self.words("terminal-saved", file=str(path), how=how), "green")

    def load(self, rest: str) -> Outcome:
        """Replace this game with a saved one: `load FILE`."""
        if rest == "":
            return self.say(self.words("terminal-load-what"), "red")
        saved = files.read_game(rest if rest == files.LAST else str(Path(rest).expanduser()))
        if saved.game.key != self.session.game.key:
            raise SetupError(f"this is a game of {plain(saved.game.key)}", right="leave this one first")
        self.session.sit_down(saved, saved_seating(saved.header["seats"]))
        return Outcome.ANSWERED

    def quit(self, rest: str) -> Outcome:
        return Outcome.LEAVE


def nearest_name(name: str, known: list[str]) -> str:
    """Return the given name, else the first that contains it, else the most similar one; "" if there is none."""
    if name in known or name == "":
        return name
    holding = [one for one in known if name in one] or get_close_matches(name, known, n=1)
    return holding[0] if holding else ""
