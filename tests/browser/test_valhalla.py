"""Whole games of Valhalla by mouse, by keyboard, by two people, and over a broken line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Hall, somebody
from tests.browser.hands import asked, choose_one, play, prompt, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def test_a_whole_game_against_a_bot_by_mouse(page: Page) -> None:
    sit_down(page)
    assert play(page, 1500) < 1500
    assert page.locator(".end h1").inner_text() != ""
    assert page.locator(".end tbody tr").count() == 2
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".question.asked")


def test_a_game_by_keyboard_alone(page: Page) -> None:
    page.locator(".game-valhalla button.primary").focus()
    page.keyboard.press("Enter")
    for _ in range(25):
        if not asked(page):
            break
        page.locator(".question-words h2").focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.tagName") == "BUTTON"
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert page.locator(".log-lines p").count() > 5


def test_two_people_by_invite_link(page: Page, browser: Browser) -> None:
    page.locator(".game-valhalla").get_by_role("button", name="Invite").click()
    link = page.locator(".invite-link").input_value()
    other = somebody(browser, "Bo").new_page()
    other.goto(link)
    other.get_by_role("button", name="Sit down").click()
    for person in (page, other):
        person.wait_for_selector(".question.asked")
    choose_one(other)
    choose_one(page)
    page.locator(".log-lines p").nth(2).wait_for()
    assert "Bo" in page.locator(".rivals").inner_text()
    assert "Anna" in other.locator(".rivals").inner_text()
    other.context.close()


def test_a_spectator_sees_no_hand(page: Page, browser: Browser) -> None:
    sit_down(page)
    play(page, 8)
    watcher = somebody(browser, "Cy").new_page()
    watcher.goto(page.url)
    watcher.wait_for_selector(".valhalla")
    assert watcher.locator(".hand").count() == 0
    assert watcher.locator(".question.asked").count() == 0
    assert watcher.locator(".board").count() == 2
    watcher.context.close()


def test_the_page_comes_back_after_the_hall_was_killed(page: Page, hall: Hall) -> None:
    sit_down(page)
    play(page, 10)
    asked(page)
    question, lines = prompt(page), page.locator(".log-lines p").count()
    hall.kill()
    page.wait_for_selector(".mood-lost")
    hall.open_again()
    page.wait_for_selector(".mood-open", state="attached")
    asked(page)
    assert prompt(page) == question
    assert page.locator(".log-lines p").count() == lines
    assert play(page, 5) == 5


def test_an_answer_given_while_the_line_is_down_counts_once(page: Page, hall: Hall) -> None:
    sit_down(page)
    asked(page)
    hall.kill()
    page.wait_for_selector(".mood-lost")
    page.locator(".laid-out .card.glow").first.click()
    hall.open_again()
    page.wait_for_selector(".my-board .jarl-chip")
    assert page.locator(".log-lines p[data-event=jarl-chosen].seat-0").count() == 1
