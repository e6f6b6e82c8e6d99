"""Plays like a person in the browser: finds highlighted things, and clicks them at a visible point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 60_000  # milliseconds until anything is visible, on the slowest machine
EACH = 40  # milliseconds between two polls

# Preferred choices in order; any other highlighted thing comes after these.
WISHES = [
    "button.attack:enabled",
    ".battle .card.glow:not(.chosen)",
    ".question [data-verb=use-ability]:enabled",
    ".question .option.main:enabled",
]
WITH_A_CARD = [".question .option:enabled:not(.undo, .back)"]
AT_REROLLS = [".question .option.main:enabled", ".battle .die.glow:not(.chosen)"]
ANYTHING = [
    "main button.glow:enabled:not(.chosen)",
    ".question .option:enabled:not(.undo, .back)",
    "button.attack:enabled",
]

# The first visible element of these, and a point of it that nothing covers.
FIND = """(wishes) => {
  const open = (thing) => {
    const box = thing.getBoundingClientRect();
    const parts = [0.5, 0.1, 0.9, 0.3, 0.7]; // a province is no rectangle
    for (const [across, down] of parts.flatMap((down) => parts.map((across) => [across, down]))) {
      const point = { x: box.left + box.width * across, y: box.top + box.height * down };
      const top = document.elementFromPoint(point.x, point.y);
      if (top && (top === thing || thing.contains(top))) return point;
    }
    return null;
  };
  for (const wish of wishes) for (const thing of document.querySelectorAll(wish)) {
    thing.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const point = open(thing);
    if (point) return point;
  }
  return null;
}"""
STATE = """() => {
  const things = [...document.querySelectorAll('.hand .card, .laid-out .card, .squad .card, .die')];
  const card = document.querySelector('.hand .chosen, .laid-out .chosen') !== null;
  const question = document.querySelector('.question');
  const over = document.querySelector('.end, .cover') !== null;
  return { over, asked: question?.classList.contains('asked') ?? false, version: question?.dataset.version ?? '',
           prompt: question?.dataset.prompt ?? '', card,
           chosen: things.map((thing) => Number(thing.matches('.chosen'))).join('') };
}"""

CHANGED = f"""(before) => {{
  const now = ({STATE})();
  return now.over || now.version !== before.version || now.chosen !== before.chosen;
}}"""


def sit_down(page: Page, players: int = 2) -> None:
    """Open a game against bots by two clicks on the first page."""
    panel = page.locator(".game-valhalla")
    panel.get_by_role("button", name=str(players), exact=True).click()
    panel.locator("button.play").click()
    page.wait_for_selector(".valhalla")


OPEN = """async (wish) => {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
  return (await fetch('api/tables', sent)).json();
}"""


def open_table(page: Page, *seats: str, **more: Any) -> dict[str, Any]:
    """Open a table by a request: "me", "open", or the name of a bot."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    page.wait_for_selector("main")  # the guest session has started
    table: dict[str, Any] = page.evaluate(OPEN, {"game": "valhalla", "seats": wishes, "name": "Anna", **more})
    assert "id" in table, table
    page.goto(f"{page.url.partition('#')[0]}#/table/{table['id']}")
    page.wait_for_selector(f"[data-game={table['game']}] :is(main[aria-busy], .gathering)")
    return table


def state(page: Page) -> dict[str, Any]:
    """What the page shows now."""
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def asked(page: Page) -> bool:
    """Wait until this page is the only one asked; False if the game is over or the table covered. Bots that are asked
    at the same time answer first, so that a game is always the same."""
    page.wait_for_selector("main[aria-busy=false] .question.asked:not([data-asked*=' ']) h2, .end, .cover")
    return not state(page)["over"]


def until(page: Page, promised: str, arg: object = None, patience: int = PATIENCE) -> None:
    """Wait until an async condition holds: `wait_for_function` takes a Promise itself for true."""
    for _ in range(patience // EACH):
        if page.evaluate(promised, arg):
            return
        page.wait_for_timeout(EACH)
    raise TimeoutError(f"not so after {patience} ms: {promised}")


def prompt(page: Page) -> str:
    """The key of the question."""
    return str(state(page)["prompt"])


def words(page: Page) -> str:
    """The question as a sentence."""
    return page.locator(".question-words h2").inner_text()


def count(page: Page, selector: str, times: int) -> None:
    """Wait until this many of these are visible."""
    from playwright.sync_api import expect

    expect(page.locator(selector)).to_have_count(times, timeout=PATIENCE)


def wishes(now: dict[str, Any]) -> list[str]:
    """The preferred choices now; a selected card is played."""
    if now["card"]:
        return WITH_A_CARD
    return AT_REROLLS if now["prompt"] == "reroll" else WISHES


def choose_one(page: Page) -> None:
    """Click the first preferred thing, else any highlighted thing; there always is one."""
    before = state(page)
    point = page.wait_for_function(FIND, arg=[*wishes(before), *ANYTHING]).json_value()
    page.mouse.click(point["x"], point["y"])
    page.mouse.move(0, 0)
    wait_for_change(page, before)


def wait_for_change(page: Page, before: dict[str, Any]) -> None:
    """Wait until the table changes or something is selected."""
    page.wait_for_function(CHANGED, arg=before)


def play(page: Page, most: int) -> int:
    """Play for so many clicks or to the end; return the number of clicks."""
    for clicks in range(most):
        if not asked(page):
            return clicks
        choose_one(page)
    return most


def play_until(page: Page, selector: str, most: int = 120) -> None:
    """Play until this is visible."""
    for _ in range(most):
        if not asked(page) or page.locator(selector).count() > 0:
            break
        choose_one(page)
    page.wait_for_selector(selector)
