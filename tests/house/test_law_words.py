"""The law is told in four languages: every rule, none left behind, none about rules that do not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall import law
from meadhall.law import translations
from meadhall.law.ids import ids_in
from meadhall.law.spec import LawError, Rule, chapter_names, load_spec, parse_spec, prefixes
from meadhall.law.translations import Saying, missing, parse_translation, seal, stale, translated_rule, with_seal
from meadhall.text.words import FALLBACK, LANGUAGES

OTHERS = [lang for lang in LANGUAGES if lang != FALLBACK]
EVERY = [pytest.param(game, lang, id=f"{game}-{lang}") for game in prefixes() for lang in OTHERS]
RULE = Rule("MOOR-FX-01", "**MOOR-FX-01 TIE** — *Rivals* fight (2\\*). [RU Battles; PL Battles] (advice)", 1)


class TestEnglish:
    def test_a_sentence_has_neither_id_nor_sources_nor_marks(self) -> None:
        assert RULE.sentence == "TIE — Rivals fight (2*). (advice)"

    def test_a_row_of_a_table_loses_its_column_of_sources(self) -> None:
        text = "# Moor\n| ID | Bonus | Source |\n|---|---|---|\n| **MOOR-FX-02** | 1 card | RU Loki |\n"
        assert parse_spec(text, "MOOR")["MOOR-FX-02"].sentence == "Bonus: 1 card"

    @pytest.mark.parametrize("game", prefixes())
    def test_every_chapter_has_a_name(self, game: str) -> None:
        assert {rule.chapter for rule in load_spec(game).values()} <= chapter_names(game).keys()


class TestTranslation:
    def test_lines_are_read_with_and_without_a_seal(self) -> None:
        read = parse_translation("## FX — Karty\n- **MOOR-FX-01** `3fa2` — Walka.\n- **MOOR-FX-02** — Remis.\n")
        assert read.chapters == {"FX": "Karty"}
        assert read.sayings == {"MOOR-FX-01": Saying("3fa2", "Walka."), "MOOR-FX-02": Saying("", "Remis.")}

    @pytest.mark.parametrize("second", ["- **MOOR-FX-01** — Znowu.", "- MOOR-FX-02 Remis."])
    def test_a_line_that_is_no_new_rule_is_refused(self, second: str) -> None:
        with pytest.raises(LawError, match="line 2 is no new rule"):
            parse_translation(f"- **MOOR-FX-01** — Walka.\n{second}\n")

    def test_a_seal_breaks_when_the_rule_says_something_else(self) -> None:
        assert seal(RULE._replace(text=RULE.text.replace("fight", "feast"))) != seal(RULE)
        assert seal(RULE._replace(text=RULE.text.replace("PL Battles", "PL Duels"))) == seal(RULE)

    def test_only_a_line_without_a_seal_is_sealed(self) -> None:
        rules = {RULE.id: RULE}
        assert with_seal("- **MOOR-FX-01** — Walka.", rules) == f"- **MOOR-FX-01** `{seal(RULE)}` — Walka."
        for line in ("- **MOOR-FX-01** `0000` — Walka.", "- **MOOR-FX-09** — Nic.", "## FX — Karty"):
            assert with_seal(line, rules) == line

    def test_what_was_left_behind_is_told_in_english(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        rule = load_spec("valhalla")["VAL-DICE-11"]
        (tmp_path / "pl").mkdir()
        monkeypatch.setattr(translations, "spec_folder", lambda: tmp_path)
        told = {}
        for mark in (seal(rule), "0000"):
            translations.load_translation.cache_clear()
            (tmp_path / "pl" / "valhalla.md").write_text(f"- **{rule.id}** `{mark}` — Kość odpada.\n", "utf-8")
            told[mark] = (translated_rule(rule, "valhalla", "pl").text, stale("valhalla", "pl"))
        translations.load_translation.cache_clear()
        assert told == {seal(rule): ("Kość odpada.", []), "0000": (rule.sentence, [rule.id])}


class TestTheLaw:
    def test_it_is_told_in_every_language_of_the_house(self) -> None:
        assert translations.languages() == sorted(OTHERS)

    @pytest.mark.parametrize(("game", "lang"), EVERY)
    def test_nothing_is_missing_or_left_behind(self, game: str, lang: str) -> None:
        assert (missing(game, lang), stale(game, lang)) == ([], [])

    @pytest.mark.parametrize(("game", "lang"), EVERY)
    def test_it_stands_in_the_order_of_the_english_law(self, game: str, lang: str) -> None:
        assert list(translations.load_translation(game, lang).sayings) == list(load_spec(game))

    @pytest.mark.parametrize(("game", "lang"), EVERY)
    def test_chapters_have_names_and_no_sentence_stayed_english(self, game: str, lang: str) -> None:
        english = load_spec(game)
        assert translations.load_translation(game, lang).chapters.keys() == chapter_names(game).keys()
        assert [told.id for told in law.law_in(game, lang) if told.text == english[told.id].sentence] == []

    @pytest.mark.parametrize(("game", "lang"), EVERY)
    def test_it_names_only_rules_that_exist(self, game: str, lang: str) -> None:
        named = {rule_id for told in law.law_in(game, lang) for rule_id in ids_in(told.text, prefixes()[game])}
        assert named <= load_spec(game).keys()

    @pytest.mark.parametrize(("game", "lang"), EVERY)
    def test_no_sources_and_no_marks_are_left(self, game: str, lang: str) -> None:
        odd = re.compile(r"\[(?:RU|PL|CZ|S|C|der)\b|\*\*|`|→(?:AMB|DIFF)")
        assert [told.id for told in law.law_in(game, lang) if odd.search(told.text)] == []
