"""The guided first games: every step is there, can be done, and is explained in four languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from meadhall.words import LANGUAGES
from tests.browser.hands import PATIENCE, open_table
from tests.house.sources import ROOT
from tests.server.halls import Person, open_hall

if TYPE_CHECKING:
    from playwright.sync_api import Page

WEB = ROOT / "web"
GUIDES = sorted((WEB / "src" / "games").glob("*/guide.json"))


def guide_of(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def option_of(question: dict[str, Any], step: dict[str, Any]) -> dict[str, Any]:
    """The answer a step asks for."""
    fitting = [o for o in question["options"] if o["verb"] == step["verb"]]
    named = [o for o in fitting if not step["key"] or (o["subject"] or {}).get("key") == step["key"]]
    assert named, f"{step} is not offered among {[o['verb'] for o in question['options']]}"
    found: dict[str, Any] = named[0]
    return found


@pytest.mark.parametrize("file", GUIDES, ids=lambda file: file.parent.name)
def test_a_guide_can_be_followed_to_its_end(tmp_path: Path, file: Path) -> None:
    guide = guide_of(file)
    wish = {key: guide[key] for key in ("game", "luck", "stack", "modules", "options", "seats")}
    with open_hall(tmp_path) as hall:
        pupil = Person(hall, "Anna")
        table = pupil.post("/api/tables", {**wish, "private": True, "name": "Anna"}).json()
        with pupil.at(table["id"]) as page:
            for step in guide["steps"]:
                update = page.until_alone()
                assert (update["version"], update["question"]["prompt"]) == (step["version"], step["prompt"])
                page.answer(option_of(update["question"], step)["action"])
            assert page.until_alone()["question"]["prompt"] in guide["tips"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", GUIDES, ids=lambda file: file.parent.name)
def test_every_step_is_explained(file: Path, language: str) -> None:
    guide = guide_of(file)
    text = (WEB / "words" / f"guide.{language}.ftl").read_text("utf-8")
    said = set(re.findall(rf"^guide-{guide['game']}-([\w-]+) = \S", text, re.MULTILINE))
    assert said == {step["words"] for step in guide["steps"]} | set(guide["tips"].values())


def test_the_mark_at_a_question_opens_the_page_that_explains_it(page: Page) -> None:
    from playwright.sync_api import expect

    open_table(page, "me", "karl")
    page.wait_for_selector(".question.asked[data-prompt='keep-jarl']")
    page.get_by_role("button", name="Explain this question").click()
    help_sheet = page.get_by_role("dialog", name="Choose your jarl")
    expect(help_sheet).to_contain_text("You see three jarls", timeout=PATIENCE)
    rulebook = help_sheet.get_by_role("link", name="Open the rulebook")
    expect(rulebook).to_have_attribute("href", "#/book/valhalla/jarl", timeout=PATIENCE)
    help_sheet.get_by_role("button", name="Details").click()
    expect(page.locator(".rule-words")).to_contain_text("VAL-SETUP-0", timeout=PATIENCE)
    expect(help_sheet).to_have_count(0, timeout=PATIENCE)
