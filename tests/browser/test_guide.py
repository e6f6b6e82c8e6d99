"""The guided first games: every step occurs, can be done, and is explained in four languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from meadhall.text.words import LANGUAGES
from tests.browser.conftest import Hall, page_of
from tests.browser.gallery import SEND, measured
from tests.browser.hands import PATIENCE, asked, choose_one, count, open_table
from tests.exam.setups import NIGHTLY
from tests.house.sources import ROOT
from tests.server.halls import Person, open_hall

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

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


# -- the lessons of expansions, played on the page

FOLLOW = """([id, module]) => {
  localStorage.setItem('meadhall.guide', id);
  localStorage.setItem('meadhall.lesson', module);
  location.hash = `#/table/${id}`;
}"""
LIT = "things => things.filter((one) => getComputedStyle(one).outlineStyle === 'solid').length"
IN_SIGHT = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && thing.contains(seen);
}"""


def learn(page: Page, module: str) -> None:
    """Open the table of a lesson at its first step."""
    page.wait_for_selector("main")
    table = page.evaluate(SEND, ["api/lessons/begin", {"game": "valhalla", "module": module, "name": "Anna"}])
    page.evaluate(FOLLOW, [table["id"], module])
    at_step(page, 1).wait_for()
    asked(page)


def at_step(page: Page, step: int) -> Locator:
    """A condition that holds while this step is shown."""
    return page.locator(".guide-foot small").get_by_text(re.compile(rf"^{step}\b"))


def go_on(page: Page, step: int) -> None:
    """Follow the lesson up to this step."""
    asked(page)
    while at_step(page, step).count() == 0:
        choose_one(page)
        asked(page)


def test_a_lesson_lights_one_card_and_shows_the_rows_it_speaks_of(page: Page) -> None:
    learn(page, "loki")
    page.wait_for_function("document.adoptedStyleSheets.some((sheet) => sheet.cssRules.length > 0)")
    assert page.locator("[data-card=frost-snaer]").count() == 2  # one in the hand, one in the battle
    assert page.locator("[data-card=frost-snaer]").evaluate_all(LIT) == 1
    count(page, ".extra.loki li:visible", 0)
    go_on(page, 2)
    count(page, ".extra.loki li:visible", 3)


def test_the_cards_of_the_reserve_lie_on_the_table_and_can_be_taken(page: Page) -> None:
    learn(page, "hand_draft")
    go_on(page, 3)
    count(page, ".reserve .card", 4)
    assert measured(page, "cut", "covered", "wide") == []
    page.locator(".reserve .card.glow").click()
    page.locator(".hand [data-card=deer-hinda]").wait_for()


@pytest.mark.parametrize("module", ["monsters", "hand_draft"])
def test_on_a_phone_a_lesson_brings_what_it_speaks_of_into_sight(browser: Browser, hall: Hall, module: str) -> None:
    phone = {"width": 390, "height": 844}
    page = page_of(browser, hall.address, [], viewport=phone, has_touch=True, language="ru")
    learn(page, module)
    page.wait_for_function(f"() => ({IN_SIGHT})(document.querySelector('.extra .card'))")
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_the_guide_is_beside_the_table(browser: Browser, hall: Hall, width: int, height: int) -> None:
    page = page_of(browser, hall.address, [], viewport={"width": width, "height": height}, language="ru")
    learn(page, "monsters")
    guide, stage = (page.locator(one).bounding_box() for one in (".guide", "main > .stage"))
    assert guide is not None
    assert stage is not None
    assert guide["x"] >= stage["x"] + stage["width"]
    assert measured(page, "small", "cut", "broken", "high") == []  # the monsters it speaks of among them
    page.context.close()


LESSONS = sorted(file.parents[1].name for file in (ROOT / "src/meadhall/games/valhalla").glob("*/*/book/lesson.toml"))


@pytest.mark.parametrize("module", LESSONS if NIGHTLY else ["king"])
def test_every_step_of_a_lesson_can_be_read(browser: Browser, hall: Hall, module: str) -> None:
    """Up to the closing sentence; nothing is too small, cut off or broken."""
    size = {"width": 1440, "height": 900}
    page = page_of(browser, hall.address, [], viewport=size, language=LANGUAGES[LESSONS.index(module) % len(LANGUAGES)])
    learn(page, module)
    wrong: list[str] = []
    while page.locator(".guide-foot small").count() > 0:
        wrong += measured(page, "small", "cut", "broken", "wide")
        choose_one(page)
        asked(page)
    wrong += measured(page, "small", "cut", "broken", "wide")
    assert wrong == []
    if module == "king":  # two cards beside the verdict and the crown
        first, second = (page.locator(".laid-out .card").nth(at).bounding_box() for at in (0, 1))
        assert first is not None
        assert second is not None
        assert second["x"] >= first["x"] + first["width"]
    page.context.close()
