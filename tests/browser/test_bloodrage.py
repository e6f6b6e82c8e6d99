"""Blood Rage on the page: a whole game by mouse, a march of several by one gesture, phones, keyboards and axe."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from meadhall.text.words import Words
from tests.browser.conftest import Hall, page_of
from tests.browser.gallery import Played, measured, open_at, story
from tests.browser.hands import FIND, count, open_table, prompt, words
from tests.exam.setups import NIGHTLY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

RECORDED = Played("bloodrage", 2)
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "thrall"}]

# Elements that were drawn as selected and are not any more.
UNPICKED = """() => {
  window.unpicked = [];
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (/\\bchosen\\b/.test(oldValue ?? '')) window.unpicked.push(target.dataset.card ?? target.className);
  }).observe(document.querySelector('main'), { subtree: true, attributeFilter: ['class'], attributeOldValue: true });
}"""

# Preferred clicks in order.
PANELS = [".age-end .primary", ".raid.decided .icon-button"]
DEEDS = [f".question [data-action={action}].glow" for action in ("pillage", "invade", "upgrade", "quest", "march")]
ON_TURN = [*PANELS, *DEEDS, ".question .option.pass"]
PLACES = ".world .land.glow, .world .water.glow"
ELSE = [
    *PANELS,
    ".question .option.main:enabled",
    ".fan .gift.glow:not(.chosen)",
    ".hand-of-gifts .gift.glow:not(.chosen)",
]
ELSE += [PLACES, ".question .option:enabled:not(.undo):not(.back)"]
LOOK = "document.querySelector('.question')?.dataset.version + document.querySelector('main').innerText"
LOOK += " + document.querySelectorAll('.chosen').length"


def sit_down(page: Page, *seats: str, **more: str) -> dict[str, Any]:
    """Open a table by a request: "me", "open", or the name of a bot."""
    return open_table(page, *seats, game="bloodrage", **more)


def ready(page: Page) -> bool:
    """Wait until this page is the only one asked and idle; False if the game is over."""
    page.wait_for_selector("main[aria-busy=false]:has(.question.asked:not([data-asked*=' '])), .end")
    return page.locator(".end").count() == 0


def click(page: Page, *wishes: str) -> None:
    """Click the first visible element of these, and wait for an effect."""
    any_of_them = ", ".join(f"main[aria-busy=false] {wish}" for wish in ", ".join(wishes).split(", "))
    page.wait_for_selector(any_of_them, state="attached")
    before = page.evaluate(LOOK)
    # Something that is being animated may cover it for a moment.
    point: Any = page.wait_for_function(FIND, arg=list(wishes), polling=40).json_value()
    page.mouse.click(point["x"], point["y"])
    page.wait_for_function(f"before => {LOOK} !== before", arg=before, polling=40)


def step(page: Page) -> None:
    """Make one click: on the player's turn the first possible action."""
    on_turn = page.locator("[data-prompt=turn]:not(:has(.back))").count() > 0
    click(page, *(ON_TURN if on_turn else ELSE))


def play_until(page: Page, selector: str, most: int = 150) -> None:
    """Play until this is visible."""
    for _ in range(most):
        if not ready(page) or page.locator(selector).count() > 0:
            break
        step(page)
    page.wait_for_selector(selector)


def play(page: Page, most: int) -> int:
    """Play for so many clicks or to the end; return the number of clicks."""
    for clicks in range(most):
        if not ready(page):
            return clicks
        step(page)
    return most


def test_a_whole_game_against_a_bot_by_mouse(page: Page) -> None:
    """Plays the first answers and the last Age; the exam plays all of it."""
    sit_down(page, "me", "thrall")
    if not NIGHTLY:
        assert play(page, 16) == 16
        open_at(page, RECORDED, len(story(RECORDED)[0].answers) - 14, AGAINST_A_BOT)
    assert play(page, 600) < 600
    count(page, ".end tfoot td", 2)
    for total in page.locator(".end tfoot td").all():
        assert total.inner_text() == total.get_attribute("data-sum"), "the lines add up to the glory"
    count(page, ".glory-plot .plot-line", 2)


def test_march_of_several_by_one_gesture_and_refusals_with_reasons(page: Page, browser: Browser) -> None:
    other = two_at_a_table(page, browser)
    my_turn(page, other)
    click(page, "[data-action=pillage]")
    assert "You need a figure there" in page.locator(".question-note").inner_text()
    for _ in range(2):
        click(page, "[data-action=invade]")
        click(page, ".question [data-verb=invade]")
        click(page, ".land.glow")
        my_turn(page, other)
    home = page.locator(".piece").first.get_attribute("data-at")
    click(page, "[data-action=march]")
    click(page, f".land.glow[data-place={home}]")
    count(page, ".question .troop.chosen", 2)
    click(page, ".question .option.main")
    click(page, ".land.glow[data-place=yggdrasil]")
    other.locator(".piece[data-at=yggdrasil]").nth(1).wait_for()
    count(page, f".piece[data-at={home}]", 0)
    other.context.close()


def two_at_a_table(page: Page, browser: Browser) -> Page:
    """Two people at one table, the second by invitation link, both after the draft."""
    table = sit_down(page, "me", "open")
    other = page_of(browser, page.url + "/" + table["invite"], [])
    other.get_by_role("button", name="Sit down").click()
    for person in [page, other] * 3:
        person.wait_for_selector("[data-prompt=draft]")
        for _ in range(3):
            step(person)
    return other


def my_turn(page: Page, other: Page) -> None:
    """Wait for this player's turn; the opponent passes when asked, and is not asked again in this Age."""
    passing = ".question.asked .option.pass"
    for _ in range(600):
        if page.locator("main[aria-busy=false] [data-prompt=turn]").count() > 0:
            return
        if other.locator(f"main[aria-busy=false] {passing}").count() > 0:
            click(other, passing)
        page.wait_for_timeout(50)
    pytest.fail(f"no one is asked for a turn: {prompt(page)!r}, {prompt(other)!r}")


LOST = {"number": 10_000, "name": "destroyed", "seat": 0, "hidden": False}
WARRIOR = [{"sort": "figure", "key": "warrior", "number": 0}, {"sort": "place", "key": "gimle", "number": 5}]


class LongLine:
    """A proxy that delays the hall's messages after an answer: then the hall asks nothing more, and a figure is
    lost."""

    def __init__(self, page: Page) -> None:
        self.answers: list[str | bytes] = []
        self.late: list[dict[str, Any]] = []
        page.route_web_socket("**/socket*", self.connect)

    def connect(self, near: WebSocketRoute) -> None:
        """Connect the page and the hall."""
        self.near, self.far = near, near.connect_to_server()
        near.on_message(self.said)
        self.far.on_message(self.heard)

    def said(self, text: str | bytes) -> None:
        """Handle a message of the page."""
        if json.loads(text)["type"] == "answer":
            self.answers.append(text)
        self.far.send(text)

    def heard(self, text: str | bytes) -> None:
        """Handle a message of the hall."""
        if self.answers:
            self.late.append(json.loads(text))
        else:
            self.near.send(text)

    def deliver(self, page: Page) -> None:
        """Deliver all delayed messages once the new table is among them."""
        while not any(message["type"] == "update" for message in self.late):
            page.wait_for_timeout(20)
        for message in self.late:
            if message["type"] == "update":
                message = {**message, "question": None, "lines": [*message["lines"], {**LOST, "subjects": WARRIOR}]}
            self.near.send(json.dumps(message))


def test_a_gesture_is_sent_once_and_ends_where_its_next_question_is_gone_and_losses_are_told(page: Page) -> None:
    line = LongLine(page)
    sit_down(page, "me", "thrall")
    for _ in range(2):
        click(page, ".fan .gift.glow:not(.chosen)")
    page.locator(".question .option.main").dblclick()
    page.wait_for_selector("main[aria-busy=true] .question .option.main:disabled")
    line.deliver(page)
    page.wait_for_selector("main[aria-busy=false] .question:not(.asked)")
    assert len(line.answers) == 1, "the second gift was meant for a question that is gone"
    count(page, ".refusal", 0)
    assert "Warrior" in page.locator(".happened").inner_text()


def test_a_new_packet_is_never_drawn_with_what_was_picked_of_the_one_before(page: Page) -> None:
    """Not for a single frame: cards would be measured with the old selection and animated from a wrong place."""
    sit_down(page, "me", "thrall")
    for _ in range(2):
        click(page, ".fan .gift.glow:not(.chosen)")
    before = page.locator(".fan .gift").count()
    page.evaluate(UNPICKED)
    page.locator(".question .option.main").click()
    count(page, ".fan .gift", before - 2)
    page.wait_for_selector("main[aria-busy=false] [data-prompt=draft]")
    assert page.evaluate("window.unpicked") == []


def test_by_keyboard_alone(page: Page) -> None:
    sit_down(page, "me", "thrall")
    page.wait_for_selector("[data-prompt=draft]")
    assert words(page) == Words("en", "bloodrage")("prompt-draft")
    page.locator(".question-words h2").focus()
    for key in ["ArrowRight", "Enter", "ArrowRight", "Enter"]:
        page.keyboard.press(key)
    count(page, ".fan .chosen", 2)
    while not page.evaluate("document.activeElement.matches('.question .main')"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".hand-of-gifts .gift").nth(1).wait_for()


def test_on_a_phone_the_map_comes_closer_and_my_rage_stays_in_sight(browser: Browser, hall: Hall) -> None:
    page = page_of(browser, hall.address, [], viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(page, "me", "thrall")
    play_until(page, "[data-prompt=turn]")
    assert page.locator(".purse").inner_text() == page.locator(".rage-pips b").inner_text()
    world = page.locator("svg.world")
    whole = world.get_attribute("viewBox")
    page.get_by_role("button", name="Closer").click()
    page.locator(f"svg.world:not([viewBox='{whole}'])").wait_for()
    page.get_by_role("button", name="The whole map").click()
    page.locator(f"svg.world[viewBox='{whole}']").wait_for()
    page.context.close()


def test_a_window_that_becomes_very_wide_shows_land_to_its_edges_at_once(page: Page) -> None:
    sit_down(page, "me", "jarl")
    veil = page.locator(".ground .veil")
    usual = float(veil.get_attribute("width") or 0)
    page.set_viewport_size({"width": 1900, "height": 800})
    page.wait_for_function("usual => document.querySelector('.ground .veil').getAttribute('width') > usual", arg=usual)


def test_who_comes_back_during_a_battle_sees_how_it_ends(page: Page) -> None:
    """Results from before the page was opened are not shown, but this battle is still going on."""
    raid = Played("bloodrage", 3)
    answers = [seat for seat, _ in story(raid)[0].answers]
    laid = story(raid)[1]["lay"]
    last = next(at for at in laid if at + 1 not in laid)  # all others have played their card
    seat = answers[last]
    assert answers[last + 1] == seat, "then it is our turn"
    seats = [{"kind": "me", "name": "Anna"} if at == seat else {"kind": "bot", "bot": "thrall"} for at in range(3)]
    open_at(page, raid, last, seats)
    page.locator(".raid .fighter").first.wait_for()
    play_until(page, ".raid.decided", most=3)


def test_on_a_phone_all_gifts_are_read_to_their_end(browser: Browser, hall: Hall) -> None:
    phone = {"width": 390, "height": 844}
    page = page_of(browser, hall.address, [], viewport=phone, has_touch=True, language="ru")
    sit_down(page, "me", "thrall")
    page.get_by_role("button", name="Карты и правила").click()
    page.locator("dialog .gift.large").nth(40).wait_for(state="attached")
    assert measured(page, "small", "cut", "broken", "wide") == []
    for tab in page.locator("dialog .drawer-tabs button").all():
        box = tab.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390
    page.context.close()
