"""Text for language models: the table in a few words, the question, and answers as numbered sentences."""

from __future__ import annotations

import msgspec

from meadhall.cli.terminal.phrases import Phrases, rule_text
from meadhall.cli.terminal.scene import Scene
from meadhall.core.events import EVERYBODY, Event
from meadhall.env import Happened, Spec, State
from meadhall.interface import people
from meadhall.interface.packing import event_kinds
from meadhall.interface.wire import LogLine, Question
from meadhall.law import load_spec, prefixes, translated_rule
from meadhall.text.words import Words

NEWS = 12  # the most recent events that are described
SKIPPED = ("timeline", "steps", "rule", "barred")  # parts of the view that the question and its answers repeat


class Teller:
    """Describes a match for one seat. The match must be begun with history=True."""

    def __init__(self, spec: Spec, seat: int, lang: str = "en") -> None:
        self.spec = spec
        self.seat = seat
        self.game = spec.bench.game
        self.words = Words(lang, spec.game)
        self.described = 0  # entries of the history that were described already

    def prompt(self, state: State) -> str:
        """Return everything the seat needs for its answer."""
        question = self.question(state)
        parts = [self.table(state), self.news(state), self.asked(state, question)]
        return "\n".join(part for part in parts if part)

    def table(self, state: State) -> str:
        """Return what the seat sees, without empty fields."""
        return "\n".join(lines_of(msgspec.to_builtins(self.view(state))))

    def news(self, state: State) -> str:
        """Return what has happened since the last question."""
        past = state.history(self.seat)
        new = [it for it in past[self.described :] if isinstance(it, Happened)]
        self.described = len(past)
        story = self.phrases(state).story([self.line(state, it) for it in new])
        return "\n".join(f"- {sentence}" for sentence in story[-NEWS:])

    def asked(self, state: State, question: Question) -> str:
        """Return the question with its rule, and the numbered answers."""
        phrases = self.phrases(state)
        head = f"{phrases.prompt(question)} [{question.rule}]"
        return "\n".join([head, *(f"{number}. {text}" for number, text in enumerate(self.answers(state, question), 1))])

    def answers(self, state: State, question: Question) -> list[str]:
        """Return the legal answers as sentences, in the order of `State.legal`."""
        phrases = self.phrases(state)
        return [phrases.option(option, question.prompt) for option in question.options]

    def question(self, state: State) -> Question:
        """Return the question of the seat."""
        found = people.question_for(self.game, state.match, self.seat)
        assert found is not None, "the seat is not asked"
        return found

    def rule(self, name: str) -> str:
        """Return the text of a rule."""
        return rule_text(self.words, name.strip().upper())

    def rules(self) -> str:
        """Return a digest of the rules in use: every kind of answer with the rule that allows it."""
        verbs = dict.fromkeys(name.partition(":")[0] for name in self.spec.actions)
        law = load_spec(self.spec.game) if self.spec.game in prefixes() else {}
        named = {verb: self.game.vocabulary.verbs[verb].rule for verb in verbs}
        texts = {
            rule: translated_rule(law[rule], self.spec.game, self.words.lang).text
            for rule in named.values()
            if rule in law
        }
        return "\n".join(f"{verb} [{rule}]: {texts[rule]}" for verb, rule in named.items() if rule in texts)

    def view(self, state: State) -> object:
        look = self.spec.kit.view
        return None if look is None else look(state.match, self.seat)

    def phrases(self, state: State) -> Phrases:
        """Return the phrases for this seat now."""
        listed = self.spec.kit.catalogue
        names = [self.words("terminal-seat", n=seat + 1) for seat in range(self.spec.players)]
        scene = Scene(self.words, names, listed(state.match) if listed else None, self.spec.kit.word_key)
        return Phrases(self.words, scene, self.seat, self.view(state))

    def line(self, state: State, it: Happened) -> LogLine:
        seen = 0 if it.numbers is None else EVERYBODY
        event = Event(event_kinds(self.spec.game)[it.what], it.seat, list(it.numbers or ()), seen)
        return people.log_line(self.game, state.match, 0, event, self.seat)


def lines_of(view: object) -> list[str]:
    """Return a view as lines: simple fields in one, then a line for each item of a list."""
    if not isinstance(view, dict):
        return []
    simple = [f"{key} {short(value)}" for key, value in view.items() if not nested(value) and says(key, value)]
    out = [" · ".join(simple)]
    for key, value in view.items():
        if nested(value) and says(key, value):
            out += [f"{key}: {short(one)}" for one in (value if isinstance(value, list) else [value])]
    return out


def short(value: object) -> str:
    """Return a value in as few letters as possible."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {short(one)}" for key, one in value.items() if says(key, one))
    if isinstance(value, list):
        return "[" + ", ".join(f"({short(one)})" if isinstance(one, dict) else short(one) for one in value) + "]"
    return "yes" if value is True else str(value)


def says(key: str, value: object) -> bool:
    """Is the field worth printing?"""
    if key == "seat":
        return True
    return key not in SKIPPED and value not in (None, False, "", 0, -1, [], {})


def nested(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict) for one in value))
