"""Games of Valhalla by mouse, by keyboard, by two people, on one device, alone, and over a broken connection."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Hall, new_person, page_of
from tests.browser.eyes import judge
from tests.browser.gallery import Played, open_at, story
from tests.browser.hands import (
    ANYTHING,
    asked,
    choose_one,
    count,
    open_table,
    play,
    play_until,
    prompt,
    sit_down,
    state,
    wait_for_change,
    wishes,
)
from tests.exam.setups import NIGHTLY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

RECORDED = Played("valhalla", 2)
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "thrall"}]


@pytest.mark.parametrize("asks", ["pick-warrior", "attack", "choose-sent", "ragnarok"] if NIGHTLY else ["attack"])
def test_a_game_by_mouse_from_here(page: Page, asks: str) -> None:
    """Some clicks from moments where the layout changes; the exam plays a whole game below."""
    open_at(page, RECORDED, story(RECORDED)[1][asks][0], AGAINST_A_BOT)
    before = int(state(page)["version"])
    play(page, 6)
    assert int(state(page)["version"]) > before


def test_a_whole_game_by_mouse_and_what_one_can_do_afterwards(page: Page) -> None:
    """Plays the last answers; the exam plays all of them."""
    if NIGHTLY:
        open_table(page, "me", "thrall", luck="by mouse")  # always the same game
    else:
        open_at(page, RECORDED, len(story(RECORDED)[0].answers) - 12, AGAINST_A_BOT)
    assert play(page, 1500) < 1500
    count(page, ".end tbody tr", 2)
    page.locator(".glory-lines").first.click()
    page.locator(".glory-lines dl").first.wait_for()
    page.locator(".plot path.line").nth(1).wait_for(state="attached")
    look_back(page)
    page.get_by_role("button", name="Back to the table").click()
    play_on_from(page, 12)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".question.asked")


def look_back(page: Page) -> None:
    """Replay: to the start by the slider, one step, and the same position by its link."""
    page.get_by_role("button", name="Look back").last.click()
    page.locator(".replay input[type=range]").fill("0")
    page.wait_for_function("() => document.querySelector('.replay output').innerText.startsWith('0 ')")
    page.get_by_role("button", name="A step on").click()
    page.wait_for_function("() => document.querySelector('.replay output').innerText.startsWith('1 ')")
    version = page.locator(".question").get_attribute("data-version")
    assert page.locator(".replay a").get_attribute("href") == f"{page.url}/at/{version}"
    assert page.locator(".question.asked").count() == 0


def play_on_from(page: Page, version: int) -> None:
    """Open a position by its link, and a practice table that starts there."""
    table = page.url
    page.goto(f"{table}/at/{version}")
    page.get_by_role("button", name="Try it differently from here").click()
    page.wait_for_function("(before) => !location.href.startsWith(before)", arg=table)
    page.wait_for_selector(".question.asked")
    page.goto(table)


def test_a_game_by_keyboard_alone(page: Page) -> None:
    """Some thirty answers; the exam plays to the end."""
    page.locator(".game-valhalla button.play").focus()
    page.keyboard.press("Enter")
    for _ in range(400 if NIGHTLY else 30):
        if not asked(page):
            break
        press_something(page)
    assert page.locator(".end h1").count() == 1 if NIGHTLY else int(state(page)["version"]) > 15


def press_something(page: Page) -> None:
    """Move from the question to a preferred choice by the arrow keys, and press Enter."""
    before = state(page)
    wished = page.evaluate(WISHED, [*wishes(before), *ANYTHING])
    page.locator(".question-words h2").focus()
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        if page.evaluate("(wish) => document.activeElement.matches(wish)", wished):
            break
    page.keyboard.press("Enter")
    wait_for_change(page, before)


WISHED = "(wishes) => wishes.find((wish) => document.querySelector(wish))"


def test_two_people_by_invite_link_who_talk_and_one_who_watches(page: Page, browser: Browser) -> None:
    page.locator(".game-valhalla").get_by_role("button", name="Invite").click()
    link = page.locator(".invite-link").input_value()
    other = new_person(browser, "Bo").new_page()
    other.goto(link)
    other.get_by_role("button", name="Sit down").click()
    for person in (page, other):
        person.wait_for_selector(".question.asked")
    choose_one(other)
    choose_one(page)
    page.locator(".log-lines p").nth(2).wait_for()
    assert "Bo" in page.locator(".rivals").inner_text()
    assert "Anna" in other.locator(".rivals").inner_text()
    talk(page, other)
    watch(page, browser)
    other.context.close()


def talk(page: Page, other: Page) -> None:
    """A message is received, until its sender is muted."""
    for person in (page, other):
        person.get_by_role("button", name="Talk").click()
    page.get_by_label("Say something").fill("Skål!")
    page.keyboard.press("Enter")
    other.get_by_text("Skål!").wait_for()
    sign = page.locator(".spoken .seat-sign").bounding_box()
    assert sign is not None
    assert abs(sign["width"] - sign["height"]) < 1, "a sign is round"
    other.get_by_role("button", name="Mute Anna").click()
    other.get_by_text("Skål!").wait_for(state="detached")


def watch(page: Page, browser: Browser) -> None:
    """A spectator sees both boards and no hand, is asked nothing, and is shown the delay."""
    watcher = new_person(browser, "Cy").new_page()
    watcher.goto(page.url)
    watcher.wait_for_selector(".valhalla")
    count(watcher, ".board", 2)
    count(watcher, ".hand, .question.asked", 0)
    watcher.get_by_text("3 moves late").wait_for()
    for person in (page, watcher):
        person.locator(".people-count").wait_for()
    judge(watcher, "watching")
    watcher.context.close()


def test_two_people_at_one_device(page: Page) -> None:
    open_table(page, "me", "me")
    page.get_by_role("button", name="Hand over").click()
    count(page, ".valhalla", 0)  # the table is covered
    uncover(page)
    mine = page.locator(".laid-out .card").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    choose_one(page)
    page.get_by_role("button", name="Hand over").click()
    uncover(page)
    theirs = page.locator(".laid-out .card").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert prompt(page) == "keep-jarl"
    assert set(mine).isdisjoint(theirs)


def uncover(page: Page) -> None:
    page.locator(".cover button").click()
    page.wait_for_selector(".question.asked")


def test_alone_against_a_monster(page: Page) -> None:
    panel = page.locator(".game-valhalla")
    panel.get_by_role("button", name="1", exact=True).click()
    panel.locator("button.play").click()
    page.wait_for_selector(".valhalla")
    play_until(page, ".beast-side")
    assert page.locator(".beast-face .socket").count() > 0
    count(page, ".timeline li.now", 1)


def test_expansions_lie_on_the_table(page: Page) -> None:
    open_table(page, "me", "karl", "karl", modules=["loki", "thor", "king", "tyr", "monsters"])
    play_until(page, ".extra.loki")
    for sort in ("loki", "king", "den"):
        page.locator(f".extra.{sort}").first.wait_for()
    assert play(page, 15) > 0


def test_a_new_table_refuses_what_the_rules_forbid(page: Page) -> None:
    page.locator(".game-valhalla").get_by_role("button", name="More choices").click()
    page.locator("label:has(input[value=clash]) .reason .rule").wait_for()
    assert page.locator("input[value=clash]").is_disabled()
    page.locator("input[value=solo]").check()
    count(page, ".seat-choices li", 1)
    page.locator("input[value=solo]").uncheck()
    page.locator("input[value=partnership]:enabled").check()
    count(page, ".seat-choices li", 4)
    page.locator("label:has(input[value=alliance]:disabled) .reason .rule").click()
    page.locator(".rule-words").wait_for()
    page.keyboard.press("Escape")
    page.locator("input[value=loki]:enabled").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".valhalla")


def test_odds_a_hint_and_why_not(page: Page) -> None:
    open_table(page, "me", "karl")
    play_until(page, ".question[data-prompt=phase-a]")
    page.get_by_role("button", name="Hint").click()
    page.locator(".advice").wait_for()
    barred = page.locator(".hand .card.dim")
    if barred.count() > 0:
        barred.last.focus()
        page.keyboard.press("Enter")
        page.locator(".refusal .rule").click()
        page.locator(".rule-words").wait_for()


# -- over a broken connection


@pytest.fixture
def killed(browser: Browser, own_hall: Hall) -> Iterator[tuple[Page, Hall]]:
    """A page at a hall that the test can kill."""
    troubles: list[str] = []
    page = page_of(browser, own_hall.address, troubles)
    yield page, own_hall
    page.context.close()
    assert troubles == []


def test_the_hall_is_killed_in_the_middle_of_a_move(killed: tuple[Page, Hall]) -> None:
    page, hall = killed
    sit_down(page)
    asked(page)
    hall.kill()
    page.wait_for_selector(".mood-lost")
    page.locator(".laid-out .card.glow").first.click()
    hall.open_again()
    page.wait_for_selector(".my-board .jarl-chip")
    count(page, ".log-lines p[data-event=jarl-chosen].seat-0", 1)
    assert play(page, 5) == 5


class Line:
    """A proxy between page and hall. Once cut it passes nothing, because late messages would cause errors in the
    page."""

    def __init__(self, near: WebSocketRoute) -> None:
        self.near, self.far = near, near.connect_to_server()
        self.whole = True
        self.far.on_message(self.heard)

    def heard(self, text: str | bytes) -> None:
        if self.whole:
            self.near.send(text)

    def cut(self) -> None:
        self.whole = False
        self.far.close()
        self.near.close()


def test_the_socket_drops_and_the_page_catches_up(page: Page) -> None:
    lines: list[Line] = []
    page.route_web_socket("**/api/tables/*/socket", lambda near: lines.append(Line(near)))  # not the lobby's
    sit_down(page)
    play(page, 6)
    asked(page)
    question, told = prompt(page), page.locator(".log-lines p").count()
    lines[0].cut()
    page.wait_for_selector(".mood-lost")
    page.wait_for_selector(".mood-open", state="attached")
    asked(page)
    count(page, ".log-lines p", told)
    assert prompt(page) == question
    assert len(lines) == 2
    assert play(page, 3) == 3
