"""Translations of the rules: spec/<language>/<game>.md has one line for each rule.

    ## DICE — Кубики
    - **VAL-DICE-11** `3fa2` — Сброшенный цветной кубик не возвращается к владельцу до конца битвы.

The seal `3fa2` is a checksum of the English sentence, so an outdated translation is found. A new translation has no
seal yet; `meadhall rules words --seal` adds it.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from meadhall.law.spec import LawError, Rule, chapter_names, load_spec, spec_folder, unadorned

ENGLISH = "en"
LINE = re.compile(r"- \*\*([A-Z]+-[A-Z]+-\d+)\*\*(?: `(\w*)`)? — (.*)")
HEADING = re.compile(r"## ([A-Z]+) — (.+)")


class TranslatedRule(NamedTuple):
    """A rule in the reader's language; `lang` is English if there is no current translation."""

    id: str
    chapter: str
    text: str
    lang: str


class Saying(NamedTuple):
    """A translated rule, and the seal of the sentence that it translates."""

    seal: str
    text: str


class Translation(NamedTuple):
    """The rules of one game in one language."""

    chapters: dict[str, str]
    sayings: dict[str, Saying]


def seal(rule: Rule) -> str:
    """Return four digits that change with the text of the rule."""
    return sha256(rule.sentence.encode()).hexdigest()[:4]


def translated_file(game: str, lang: str) -> Path:
    return spec_folder() / lang / f"{game}.md"


def languages() -> list[str]:
    """Return the languages of the translations, without English."""
    return sorted(folder.name for folder in spec_folder().iterdir() if folder.is_dir())


def parse_translation(text: str) -> Translation:
    """Return chapters and rules. A malformed line, or a second one for a rule, is an error."""
    headings = [found for line in text.splitlines() if (found := HEADING.fullmatch(line))]
    sayings: dict[str, Saying] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("-"):
            found = LINE.fullmatch(line)
            if not found or found[1] in sayings:
                raise LawError(f"line {number} is no new rule like `- **VAL-DICE-11** — …`: {line[:40]}")
            sayings[found[1]] = Saying(found[2] or "", found[3].strip())
    return Translation({found[1]: found[2] for found in headings}, sayings)


@cache
def load_translation(game: str, lang: str) -> Translation:
    """Return the translation into this language; an empty one if there is no file."""
    file = translated_file(game, lang)
    return parse_translation(file.read_text(encoding="utf-8") if file.exists() else "")


def missing(game: str, lang: str) -> list[str]:
    """Return the rules without a translation."""
    translated = load_translation(game, lang).sayings
    return [rule_id for rule_id in load_spec(game) if not translated.get(rule_id, Saying("", "")).text]


def stale(game: str, lang: str) -> list[str]:
    """Return the translated rules that have changed since, have no seal, or do not exist any more."""
    rules = load_spec(game)
    translated = load_translation(game, lang).sayings.items()
    return [rule_id for rule_id, said in translated if rule_id not in rules or said.seal != seal(rules[rule_id])]


def law_in(game: str, lang: str) -> list[TranslatedRule]:
    """Return all rules for a reader of this language."""
    return [translated_rule(rule, game, lang) for rule in load_spec(game).values()]


def translated_rule(rule: Rule, game: str, lang: str) -> TranslatedRule:
    """Return a rule in this language, or in English if the translation is missing or outdated."""
    translation = load_translation(game, lang)
    said = translation.sayings.get(rule.id)
    names = chapter_names(game) | translation.chapters
    if said and said.text and said.seal in ("", seal(rule)):
        return TranslatedRule(rule.id, names[rule.chapter], unadorned(said.text), lang)
    return TranslatedRule(rule.id, names[rule.chapter], rule.sentence, ENGLISH)


def set_seals(game: str, lang: str) -> int:
    """Add a seal to every line without one, and return how many there were."""
    file, rules = translated_file(game, lang), load_spec(game)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    sealed = [with_seal(line, rules) for line in lines]
    if sealed != lines:
        file.write_text("\n".join(sealed) + "\n", encoding="utf-8")
        load_translation.cache_clear()
    return sum(before != after for before, after in zip(lines, sealed, strict=True))


def with_seal(line: str, rules: dict[str, Rule]) -> str:
    """Return the line, with a seal if it is a rule without one."""
    found = LINE.fullmatch(line)
    if not found or found[2] or found[1] not in rules:
        return line
    return f"- **{found[1]}** `{seal(rules[found[1]])}` — {found[3]}"
