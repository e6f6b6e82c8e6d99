"""The law in other languages: spec/<language>/<game>.md translates every rule, one line each.

    ## DICE — Кубики
    - **VAL-DICE-11** `3fa2` — Сброшенный цветной кубик не возвращается к владельцу до конца битвы.

The seal `3fa2` is a checksum of the English sentence, so an outdated translation is found.
A new translation has no seal yet; `meadhall rules words --seal` sets it.
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
    """A rule as it is told to a reader; `lang` is English where the reader's language lacks it."""

    id: str
    chapter: str
    text: str
    lang: str


class Saying(NamedTuple):
    """A rule in another language, and the seal of the sentence that it translates."""

    seal: str
    text: str


class Translation(NamedTuple):
    """The law of one game in one language."""

    chapters: dict[str, str]
    sayings: dict[str, Saying]


def seal(rule: Rule) -> str:
    """Four digits that change when the rule says something else."""
    return sha256(rule.sentence.encode()).hexdigest()[:4]


def translated_file(game: str, lang: str) -> Path:
    return spec_folder() / lang / f"{game}.md"


def languages() -> list[str]:
    """The languages besides English that speak of the law."""
    return sorted(folder.name for folder in spec_folder().iterdir() if folder.is_dir())


def parse_translation(text: str) -> Translation:
    """Chapters and rules; a line that looks like a rule and is none, or one told twice, is an error."""
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
    """What this language says; nothing if it has no file."""
    file = translated_file(game, lang)
    return parse_translation(file.read_text(encoding="utf-8") if file.exists() else "")


def missing(game: str, lang: str) -> list[str]:
    """The rules that this language does not tell."""
    told = load_translation(game, lang).sayings
    return [rule_id for rule_id in load_spec(game) if not told.get(rule_id, Saying("", "")).text]


def stale(game: str, lang: str) -> list[str]:
    """The rules that it tells as they no longer are, or without a seal, or that no longer exist."""
    rules = load_spec(game)
    told = load_translation(game, lang).sayings.items()
    return [rule_id for rule_id, said in told if rule_id not in rules or said.seal != seal(rules[rule_id])]


def law_in(game: str, lang: str) -> list[TranslatedRule]:
    """The whole law for a reader of this language."""
    return [tell(rule, game, lang) for rule in load_spec(game).values()]


def tell(rule: Rule, game: str, lang: str) -> TranslatedRule:
    """A rule in this language, or in English where it is not translated as it is now."""
    translation = load_translation(game, lang)
    said = translation.sayings.get(rule.id)
    names = chapter_names(game) | translation.chapters
    if said and said.text and said.seal in ("", seal(rule)):
        return TranslatedRule(rule.id, names[rule.chapter], unadorned(said.text), lang)
    return TranslatedRule(rule.id, names[rule.chapter], rule.sentence, ENGLISH)


def set_seals(game: str, lang: str) -> int:
    """Seal every line that has no seal yet, and say how many there were."""
    file, rules = translated_file(game, lang), load_spec(game)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    sealed = [with_seal(line, rules) for line in lines]
    if sealed != lines:
        file.write_text("\n".join(sealed) + "\n", encoding="utf-8")
        load_translation.cache_clear()
    return sum(before != after for before, after in zip(lines, sealed, strict=True))


def with_seal(line: str, rules: dict[str, Rule]) -> str:
    """The line, sealed if it tells a rule and has no seal."""
    found = LINE.fullmatch(line)
    if not found or found[2] or found[1] not in rules:
        return line
    return f"- **{found[1]}** `{seal(rules[found[1]])}` — {found[3]}"
