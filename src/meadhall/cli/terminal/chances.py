"""Battle odds as text bars."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from meadhall.cli.terminal.phrases import Phrases
from meadhall.interface.wire import Likely, Odds

WIDTH = 20  # characters of a bar
MOST_LINES = 12  # lines of one kind


def chances(odds: Odds, phrases: Phrases) -> Table:
    """Return a line for each chance. A long list is cut to the chances that are least certain."""
    grid = Table.grid(padding=(0, 2))
    for likely in least_certain(odds.chances):
        thing = phrases.thing(likely.subject, phrases.seat)
        name = Text(phrases.words(f"odds-{likely.of}", thing=thing))
        grid.add_row(name, bar(likely.chance), Text(percent(likely), style="bold"))
    return grid


def estimate_lines(answers: list[tuple[str, float]]) -> Table:
    """Return a line for each answer with a bot's estimate of the chance to win, the best first."""
    grid = Table.grid(padding=(0, 2))
    for label, value in answers[:MOST_LINES]:
        grid.add_row(Text(label), bar(value), Text(f"{100 * value:.0f} %", style="bold"))
    return grid


def bar(share: float) -> Text:
    filled = round(share * WIDTH)
    return Text("█" * filled, style="green").append("░" * (WIDTH - filled), style="dim")


def least_certain(chances: list[Likely]) -> list[Likely]:
    """Cut a list of chances to the least certain ones, so that it fits on a screen."""
    kept = sorted(chances, key=lambda likely: (likely.of == "reach", abs(likely.chance - 0.5)))[:MOST_LINES]
    return [likely for likely in chances if likely in kept]


def percent(likely: Likely) -> str:
    """Format a chance as "71 %", with the error if it was sampled."""
    share = 100 * likely.chance
    text = "< 1 %" if 0 < share < 1 else "> 99 %" if 99 < share < 100 else f"{share:.0f} %"
    return f"{text} ± {100 * likely.error:.0f}" if likely.error else text
