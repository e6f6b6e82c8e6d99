"""Moments of games from fixed seeds, each opened on the page with its question for the player."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.core.chance import seeded
from meadhall.core.game import prompt
from meadhall.core.record import Recorded, start
from meadhall.interface import shelf

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
    """A random game from a fixed seed."""

    game: str
    players: int
    modules: str = ""


class Moment(NamedTuple):
    """A moment of a game: the first question with this prompt, or the end."""

    of: Played
    asks: str

    @property
    def name(self) -> str:
        return f"{self.of.game} {self.of.players} {self.asks}"


@cache
def story(of: Played) -> tuple[Recorded, dict[str, list[int]]]:
    """The whole game with random answers, and after how many answers each prompt came."""
    rules = shelf.game_named(of.game)
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


def handed_in(page: Page, of: Played) -> str:
    """Import the game into this hall."""
    page.wait_for_selector("main")
    return str(page.evaluate(SEND, ["api/records", saved(of)])["id"])


def open_at(page: Page, of: Played, version: int, seats: list[dict[str, str]], record: str = "") -> None:
    """Open a table at the position after so many answers, with these seats."""
    record = record or handed_in(page, of)
    table = page.evaluate(SEND, [f"api/tables/{record}/fork", {"version": version, "seats": seats}])
    assert "id" in table, table
    go_to(page, table["id"])
    page.wait_for_selector(f"[data-game={of.game}] main[aria-busy=false] .question.asked")


def go_to(page: Page, table: str) -> None:
    """Open the address of a table."""
    page.evaluate("(id) => { location.hash = `#/table/${id}`; }", table)


def show(page: Page, moment: Moment) -> None:
    """Show the table at this moment, with all seats of this person."""
    if moment.asks != END:
        versions = story(moment.of)[1][moment.asks]
        seats = [{"kind": "me", "name": name} for name in NAMES[: moment.of.players]]
        open_at(page, moment.of, versions[len(versions) // 2], seats)
    else:
        go_to(page, handed_in(page, moment.of))
        page.wait_for_selector(f"[data-game={moment.of.game}] .end-ways")


# An option has a button, or the thing that it is about can be clicked.
MUTE = """(options) => options
  .filter(({ verb, subject }) => {
    if (document.querySelector(`.question button[data-verb="${verb}"]:enabled`)) return false;
    if (subject?.sort !== 'card') return !document.querySelector('main .glow, button.attack:enabled');
    return !document.querySelector(`main [data-card="${CSS.escape(subject.key)}"].glow`);
  })
  .map(({ verb, subject }) => `${verb} ${subject?.sort} ${subject?.key} ${subject?.number}`)"""


def overheard(page: Page) -> list[dict[str, Any]]:
    """Record the questions that the hall sends to this page."""
    questions: list[dict[str, Any]] = []

    def hear(words: str | bytes) -> None:
        question = json.loads(words).get("question")
        if question:
            questions.append(question)

    page.on("websocket", lambda line: line.on("framereceived", hear))
    return questions


def mute(page: Page, question: dict[str, Any]) -> list[str]:
    """The options of a question that the page offers no way to choose."""
    return list(page.evaluate(MUTE, question["options"]))


# Adds up layout shifts, including those right after a click, of every element that stays.
WATCH = """() => {
  window.shifted = 0;
  window.movers = [];
  const name = ({ nodeName, className }) => `${nodeName.toLowerCase()}.${className}`;
  window.tally = (entries) => {
    for (const { value, sources } of entries) {
      window.shifted += value;
      const nodes = sources.map(({ node }) => (node ? name(node) : 'gone')).join(', ');
      window.movers.push(`${value.toFixed(4)}: ${nodes}`);
    }
  };
  window.watching = new PerformanceObserver((list) => window.tally(list.getEntries()));
  window.watching.observe({ type: 'layout-shift' });
}"""
# After two frames everything is drawn; on a busy machine the browser may report the shifts later.
MOVED = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  window.tally(window.watching.takeRecords());
  done(window.shifted);
})))"""


def moved(page: Page) -> float:
    """The sum of layout shifts since the start."""
    return float(page.evaluate(MOVED))


def movers(page: Page) -> str:
    """The elements that moved most."""
    return "\n".join(sorted(page.evaluate("window.movers"), reverse=True)[:8])


def measured(page: Page, *measures: str) -> list[str]:
    """The findings of these measures on the screen."""
    page.evaluate(f"document.fonts.ready.then(() => {{ {MEASURES} }})")
    return [f"{one}: {wrong}" for one in measures for wrong in page.evaluate(f"measures.{one}()")]
