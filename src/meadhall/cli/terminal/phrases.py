"""Questions, options, refusals and log lines as sentences."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

from meadhall.cli.terminal.naming import first_known, plain
from meadhall.cli.terminal.scene import Scene
from meadhall.core.errors import MeadhallError
from meadhall.interface.wire import LogLine, Option, Question, Refusal, Subject
from meadhall.law import load_spec, prefixes, translated_rule
from meadhall.text.words import Words

OWN_WORDS = {"die": "die-", "turn": "turn-", "ability": "ability-", "jarl": "jarl-"}


class Phrases:
    """Writes sentences for one seat about what its view shows; seat -1 is a spectator."""

    def __init__(self, words: Words, scene: Scene, seat: int, view: Any) -> None:  # Any: each game has its own view
        self.words = words
        self.scene = scene
        self.seat = seat
        self.view = view

    def name(self, seat: int) -> str:
        """Return the name of a player as sentences use it."""
        names = self.scene.called
        return names[seat] if 0 <= seat < len(names) else self.words("terminal-nobody")

    def thing(self, subject: Subject | None, seat: int) -> str:
        """Return the name of a thing. Slots and jarls belong to the seat that the sentence is about."""
        if subject is None:
            return ""
        if subject.sort == "seat":
            return self.name(subject.number)
        return self.scene.thing(self.view, seat, subject) or self.plain_thing(subject)

    def plain_thing(self, subject: Subject) -> str:
        """Return the name of a thing from the language files alone, as the page does."""
        if subject.sort == "slot":
            return self.words("slot-name", number=subject.number + 1)
        if subject.sort == "number":
            return str(subject.number)
        own = OWN_WORDS.get(subject.sort, f"{subject.sort}-")
        keys = [f"{prefix}{subject.key}" for prefix in (own, "card-", "weapon-", "face-")]
        return first_known(self.words, keys, plain(subject.key))

    # -- asking

    def prompt(self, question: Question) -> str:
        """Return the question as a sentence. Some questions have a shorter text if all options have the same verb."""
        key = question.prompt
        verbs = {option.verb for option in question.options}
        keys = [f"prompt-{key}-{verb}" for verb in verbs if len(verbs) == 1] + [f"prompt-{key}"]
        return first_known(self.words, keys, plain(key), thing=self.thing(question.about, question.seat))

    def option(self, option: Option, prompt: str) -> str:
        """Return an answer as text. Passing is named after the phase it ends."""
        verb = option.verb
        keys = [f"verb-{prompt}-{verb}", f"verb-{verb}"]
        thing = self.thing(option.subject, self.seat)
        return first_known(self.words, keys, f"{plain(option.verb)} {thing}".strip(), thing=thing)

    def refusal(self, refusal: Refusal) -> str:
        """Return why an action is not legal."""
        return first_known(self.words, [f"refusal-{refusal.reason}"], plain(refusal.reason))

    # -- telling

    def story(self, lines: list[LogLine]) -> list[str]:
        """Return what happened, one sentence for each event."""
        return count_repeats([self.line(line) for line in join_card_moves(lines)])

    def line(self, line: LogLine) -> str:
        """Return the sentence for one log line."""
        things = [self.thing(subject, line.seat) for subject in line.subjects]
        values: dict[str, str | int] = {
            "who": self.name(line.seat),
            "me": "yes" if line.seat == self.seat else "no",
            "you": "yes" if any(s.sort == "seat" and s.number == self.seat for s in line.subjects) else "no",
            "count": len(things),
            "number": line.subjects[0].number if line.subjects else 0,
            "what": ", ".join(things),
        }
        values |= {f"what{at}": thing for at, thing in enumerate(things, 1)}
        keys = [f"event-{line.name}-hidden"] * line.hidden + [f"event-{line.name}"]
        return first_known(self.words, keys, f"{values['who']}: {plain(line.name)} {values['what']}", **values)


def join_card_moves(lines: list[LogLine]) -> list[LogLine]:
    """Join consecutive card moves into one sentence."""
    out: list[LogLine] = []
    for line in lines:
        if out and continues(out[-1], line):
            out[-1] = msgspec.structs.replace(out[-1], subjects=out[-1].subjects + line.subjects)
        else:
            out.append(line)
    return out


def continues(before: LogLine, line: LogLine) -> bool:
    """Does this line differ from the previous one only in the card?"""
    same = (before.name, before.seat, before.hidden) == (line.name, line.seat, line.hidden)
    return same and len(line.subjects) == 1 and line.subjects[0].sort == "card"


def count_repeats(sentences: list[str]) -> list[str]:
    """Join equal consecutive sentences into one with a count."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [sentence if count == 1 else f"{sentence} ×{count}" for sentence, count in runs]


def setup_trouble(no: MeadhallError, words: Words) -> str:
    """Return why a setup is refused."""
    values = {key: translate_keys(words, value) for key, value in no.values.items()}
    return first_known(words, [no.why], no.what, **values)


def translate_keys(words: Words, value: str | int) -> str | int:
    """Replace the keys of modules and options by their names."""
    if isinstance(value, int):
        return value
    keys = value.split(", ")
    return ", ".join(first_known(words, [f"expansion-{key}", f"option-{key}"], key) for key in keys)


def rule_text(words: Words, rule: str) -> str:
    """Return the text of a rule."""
    game = words.game or ""
    rules = load_spec(game) if game in prefixes() else {}
    return f"{rule} — {translated_rule(rules[rule], game, words.lang).text}" if rule in rules else rule
