"""How a screen is looked at: by axe in both lights, by a screen reader, and whether it is too wide."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.hands import PATIENCE
from tests.house.sources import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = Path(__file__).parent / "screens"  # what a screen reader hears there: roles and names, not every number

# Everything in this light; in the other one only colours can be different.
JUDGE = """async () => {
  const found = async (light, rules) => {
    document.documentElement.dataset.theme = light;
    const said = await axe.run(document, { resultTypes: ['violations'], ...rules });
    const where = (one) => one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' ');
    const serious = said.violations.filter((one) => ['serious', 'critical'].includes(one.impact));
    return serious.map((one) => `${light}: ${one.id}: ${where(one)}`);
  };
  const light = document.documentElement.dataset.theme;
  const other = light === 'dark' ? 'light' : 'dark';
  const wrong = await found(other, { runOnly: ['color-contrast'] });
  return [...wrong, ...await found(light, {})];
}"""


def judge(page: Page, screen: str) -> None:
    """Axe has no serious or critical findings, in the dark and in the light."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    wrong = page.evaluate(JUDGE)
    assert wrong == [], f"{screen}: {wrong}"


# Only what can be hard to see.
PALE = """async () => {
  const found = [];
  const light = document.documentElement.dataset.theme;
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    const said = await axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast'] });
    const nodes = said.violations.flatMap((wrong) => wrong.nodes);
    found.push(...nodes.map((one) => `${theme}: ${one.html.slice(0, 160)}`));
  }
  document.documentElement.dataset.theme = light;
  return found;
}"""


def pale(page: Page) -> list[str]:
    """Words with too little contrast, in either light."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(PALE)
    return [f"pale: {one}" for one in found]


def heard(page: Page, screen: str, part: str = "body") -> None:
    """A screen reader hears at least what is written down for this screen."""
    from playwright.sync_api import expect

    written = (SCREENS / f"{screen}.yaml").read_text("utf-8")
    expect(page.locator(part)).to_match_aria_snapshot(written, timeout=PATIENCE)


def fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} pixels too wide"


def faces_fill(page: Page) -> None:
    """What is printed on a card is as wide and as high as the card."""
    wrong = page.evaluate(
        """() => [...document.querySelectorAll('.card:has(.face)')].map((card) => [card, card.querySelector('.face')])
            .map(([card, face]) => [card.offsetWidth, card.offsetHeight, face.getBoundingClientRect()])
            .map(([wide, high, face]) => [wide, Math.abs(wide - face.width), Math.abs(high - face.height)])
            .filter(([wide, across, down]) => wide > 0 && Math.max(across, down) > 2)"""
    )
    assert wrong == [], f"cards and faces that differ: {wrong}"


def look(page: Page, screen: str, part: str = "body") -> None:
    """All of it; the screen is named after what it shows."""
    fits(page)
    judge(page, screen)
    heard(page, screen, part)
