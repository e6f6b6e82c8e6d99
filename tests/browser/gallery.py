"""Moments of games played from fixed seeds: each is opened on the page with its question, as if it were ours."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall import shelf
from meadhall.core.chance import seeded
from meadhall.core.question import prompt
from meadhall.core.record import Recorded, start

if TYPE_CHECKING:
    from playwright.sync_api import Page

MEASURES = (Path(__file__).parent / "measures.js").read_text("utf-8")
NAMES = ["Anna", "Святополк Добрынин", "Božena Třebízská", "Ketil", "Stanisława Wiśniewska", "Sturla"]  # long ones fit
END = "end"
SEND = """async ([path, wish]) => {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
  return (await fetch(path, sent)).json();
}"""


class Played(NamedTuple):
    """A game of chance, always the same."""

    game: str
    players: int
    modules: str = ""


class Moment(NamedTuple):
    """Somewhere in the middle of a game, where this is asked; or its end."""

    of: Played
    asks: str

    @property
    def name(self) -> str:
        return f"{self.of.game} {self.of.players} {self.asks}"


@cache
def story(of: Played) -> tuple[Recorded, dict[str, list[int]]]:
    """The whole game, everybody answering by chance, and after how many answers each thing was asked."""
    rules = shelf.take(of.game)
    record = start(rules, rules.setup(of.players, of.modules.split()), "gallery", NAMES[: of.players])
    luck = seeded(f"gallery {of}")
    asked: dict[str, list[int]] = {}
    while not record.match.over:
        asked.setdefault(prompt(rules, record.match), []).append(len(record.answers))
        seat = record.match.asked()
        options = record.match.legal(seat)
        record.answer(seat, options[luck.pick(len(options))])
    return record, asked


@cache
def saved(of: Played) -> dict[str, Any]:
    """The game as a file."""
    body: dict[str, Any] = json.loads(story(of)[0].save())
    return body


def show(page: Page, moment: Moment) -> None:
    """The table at this moment; all its seats are ours."""
    page.wait_for_selector("main")
    table = page.evaluate(SEND, ["api/records", saved(moment.of)])
    if moment.asks != END:
        versions = story(moment.of)[1][moment.asks]
        seats = [{"kind": "me", "name": name} for name in NAMES[: moment.of.players]]
        fork = {"version": versions[len(versions) // 2], "seats": seats}
        table = page.evaluate(SEND, [f"api/tables/{table['id']}/fork", fork])
    page.evaluate("(id) => { location.hash = `#/table/${id}`; }", table["id"])
    page.wait_for_selector(f"[data-game={moment.of.game}] :is(main[aria-busy=false] .question.asked, .end-ways)")


# What moves without our doing, added up; where a battle begins or ends the scene is a new one.
WATCH = """() => {
  window.shifted = 0;
  let scene = '';
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      const now = document.querySelector('main').className;
      if (!hadRecentInput && now === scene) window.shifted += value;
      scene = now;
    }
  }).observe({ type: 'layout-shift' });
}"""


def measured(page: Page, *measures: str) -> list[str]:
    """What these measures have against the screen."""
    page.evaluate(f"document.fonts.ready.then(() => {{ {MEASURES} }})")
    return [f"{one}: {wrong}" for one in measures for wrong in page.evaluate(f"measures.{one}()")]
