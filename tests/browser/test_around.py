"""Functions around a table: find it, run out of time, undo, leave, return, enlarge cards, check the luck."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import Hall, page_of
from tests.browser.hands import asked, choose_one, count, open_table, play, play_until, prompt, state, wait_for_change

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FIVE_SECONDS = {"kind": "total", "seconds": 5}
TALLY = {"game": "valhalla", "players": 2, "against": "bots", "games": 3, "won": 2, "shared": 1}
RECORD = {"tallies": [{**TALLY, "points": 21.3, "best": 31, "place": 1.5}], "longest": 2}
MINUTES = 120_000  # milliseconds that two bots may take for a whole game on a busy machine


def test_out_of_time_a_bot_plays_on_and_afterwards_the_luck_is_checked(page: Page) -> None:
    open_table(page, "me", "thrall", luck="", clock=FIVE_SECONDS, modules=["simplified"])
    page.locator(".clocks time").nth(1).wait_for()
    page.route("**/api/statistics", lambda route: route.fulfill(json=RECORD))
    page.locator(".end-ways").wait_for(timeout=MINUTES)  # bots pause while no one watches, so a spectator does
    page.evaluate("location.hash = '#/'")
    page.get_by_role("row", name="2 players, against bots 1 victory shared 3 2 21.3 1.5 31").wait_for()
    page.locator(".table-list small").get_by_text(re.compile(r"\d.* · (won|lost)")).wait_for()  # when, and how it ended
    page.get_by_role("link", name="look again").first.click()
    page.locator(".clocks time").get_by_text("0:00").wait_for()
    page.get_by_role("button", name="Check the luck").click()
    page.locator(".proof.good li").nth(2).wait_for()
    with page.expect_download() as file:
        page.get_by_role("link", name="Save the record").click()
    saved = json.loads(Path(file.value.path()).read_text("utf-8"))
    assert (saved["game"], saved["seats"]) == ("valhalla", ["Anna", "thrall"])
    assert saved["promise"]["commitment"]


def test_public_table_undo_by_consent_and_leaving(page: Page, browser: Browser) -> None:
    table = open_table(page, "me", "open")
    other = page_of(browser, page.url.partition("#")[0], [], name="Bo")
    other.locator(f"a[href='#/table/{table['id']}']").click()
    other.get_by_role("button", name="Sit down").click()
    for person in (page, other):
        person.wait_for_selector("[data-prompt=keep-jarl]")
        choose_one(person)
    agree_to_take_back(page, other)
    look_on(page, browser, table["id"])
    leave_and_return(page, other, table["id"])
    other.context.close()


def agree_to_take_back(page: Page, other: Page) -> None:
    """An answer with public consequences is undone only if the other player agrees."""
    page.wait_for_selector(".question:not([data-prompt=keep-jarl]):not([data-asked*=' '])")
    page.get_by_role("button", name="Ask to take back").click()
    page.get_by_text("The others are being asked").wait_for()
    other.get_by_text("Anna asks to take the last move back").wait_for()
    other.get_by_role("button", name="Agree").click()
    page.wait_for_selector(".question.asked[data-prompt=keep-jarl]")
    for person in (page, other):
        count(person, ".wish", 0)


def look_on(page: Page, browser: Browser, table: str) -> None:
    """Any visitor may watch a public game, and is asked nothing."""
    watcher = page_of(browser, page.url.partition("#")[0], [], name="Cy")
    link = watcher.locator(f".lobby .table-list:has(h3:text('watch')) a[href='#/table/{table}']")
    link.press("Enter")  # by key: other games that begin or end meanwhile move the list under a mouse
    watcher.wait_for_selector(".valhalla .board")
    assert watcher.locator(".hand, .question.asked").count() == 0
    page.locator(".people-count").wait_for()
    watcher.context.close()


def leave_and_return(page: Page, other: Page, table: str) -> None:
    """A bot substitutes the player who left, until they return."""
    people(other).get_by_role("button", name="Leave the table").click()
    other.wait_for_selector(".hall")
    people(page).get_by_text("a bot plays on").wait_for()
    page.keyboard.press("Escape")
    play(page, 3)
    # in the list of the player's own games
    other.locator(f".table-list:not(.lobby *) a[href='#/table/{table}']").click()
    people(other).get_by_role("button", name="I am back").click()
    people(page).get_by_text("a bot plays on").wait_for(state="detached")


def people(page: Page) -> Page:
    """The page with the list of players open."""
    page.get_by_role("button", name="People at the table").click()
    page.get_by_role("dialog").wait_for()
    return page


def test_automatic_answers_and_their_withdrawal(page: Page) -> None:
    open_table(page, "me", "karl", luck="two")
    take_back(page)
    play_until(page, ".standing select")
    never = prompt(page)
    before = state(page)
    page.locator(".standing select").select_option("never")
    wait_for_change(page, before)
    for _ in range(8):
        assert asked(page)
        assert prompt(page) != never
        choose_one(page)
    people(page).get_by_role("button", name="ask me again").click()
    page.get_by_role("button", name="ask me again").wait_for(state="detached")


def take_back(page: Page) -> None:
    """An answer that revealed nothing can be undone without consent."""
    undo = page.locator(".undo:not(.asking)").and_(page.get_by_role("button", name="Take back", exact=True))
    before = ""
    while asked(page) and undo.count() == 0:
        before = prompt(page)
        choose_one(page)
    now = state(page)
    undo.click()
    wait_for_change(page, now)
    assert prompt(page) == before


def test_a_card_that_moves_under_a_resting_mouse_is_not_enlarged(page: Page) -> None:
    open_table(page, "me", "thrall")
    box = page.locator(".laid-out .card").first.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] - 3, middle)
    page.mouse.down()  # on another element
    page.mouse.up()
    page.mouse.move(box["x"] + 4, middle)  # a resting hand still moves the mouse a little
    page.wait_for_timeout(300)
    assert page.locator(".preview").count() == 0
    page.mouse.move(box["x"] + 40, middle)
    page.locator(".preview").wait_for()


def test_a_closer_look_at_a_card_by_mouse_and_by_finger(browser: Browser, hall: Hall) -> None:
    page = page_of(browser, hall.address, [], has_touch=True)
    open_table(page, "me", "thrall")
    card = page.locator(".laid-out .card").first
    card.hover()
    page.locator(".preview").wait_for()
    page.mouse.move(1, 1)
    page.locator(".preview").wait_for(state="detached")
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    spot = [{"x": box["x"] + 40, "y": box["y"] + 40}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    page.locator("dialog.peek .peek-words").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("button", name="Close").click()
    page.locator("dialog.peek").wait_for(state="detached")
    assert prompt(page) == "keep-jarl", "looking is not choosing"
    page.context.close()


COUNTED = """const make = AudioContext.prototype.createOscillator; window.tones = 0;
AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };"""


def test_sound_can_be_switched_on_and_off(page: Page) -> None:
    page.add_init_script(COUNTED)
    page.reload()
    while page.evaluate("window.tones") == 0:  # a browser starts its audio with a delay
        for words in ("on", "off"):
            page.get_by_role("button", name=f"Turn sound {words}").click()
    heard = page.evaluate("window.tones")
    open_table(page, "me", "thrall")
    play(page, 4)
    assert page.evaluate("window.tones") == heard
    page.get_by_role("button", name="Turn sound on").click()
    play(page, 4)
    assert page.evaluate("window.tones") > heard


def test_quick_answers_are_never_refused(page: Page) -> None:
    """Opponents' moves are shown at their pace; a player who is asked need not wait for that."""
    page.add_init_script("localStorage.setItem('meadhall.speed', '4')")
    page.reload()
    open_table(page, "me", "thrall")
    for _ in range(9):
        assert asked(page)
        choose_one(page)
        assert page.locator(".refusal").count() == 0
