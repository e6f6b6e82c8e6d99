"""Formats the results of simulations as table rows, plots and Markdown."""

from __future__ import annotations

from pathlib import Path

from meadhall.interface.wire import Bar
from meadhall.research import balance, beasts
from meadhall.research.pages import picture, table
from meadhall.research.plots import Dot, Plot
from meadhall.research.stats import Interval
from meadhall.text.words import Words

SORTS = {
    "hero": "win share",
    "hero-by-places": "strength by all places",
    "order": "place in turn order",
    "ended-by": "ended by",
    "kept": "kept when drawn",
}
FOLDED = ("hero", "hero-by-places", "kept")  # long lists: shown for all numbers of players together
BALANCE_HEAD = ["figure", "of", "players", "value", "95 %", "bar", ""]
TRIAL_HEAD = ["players", "foe", "level", "games", "won", "95 %", "goal"]

# -- balance


def fold_lines(lines: list[balance.BalanceLine]) -> list[balance.BalanceLine]:
    """Keep heroes and cards for all numbers of players together, and other figures for each number."""
    return [line for line in lines if (line.players == balance.ALL) == (line.sort in FOLDED)]


def balance_rows(lines: list[balance.BalanceLine], words: Words) -> list[list[str]]:
    """Return a table row for each figure, with figures of one kind together."""
    return [balance_row(line, words) for line in sorted(lines, key=lambda line: line.sort)]


def balance_row(line: balance.BalanceLine, words: Words) -> list[str]:
    players = str(line.players or "all")
    return [
        kind(line.sort),
        display_name(line, words),
        players,
        number(line),
        spread(line.figure, line.share),
        bar_of(line),
        line.verdict(),
    ]


def kind(sort: str) -> str:
    return SORTS.get(sort, sort.replace("-", " "))


def display_name(line: balance.BalanceLine, words: Words) -> str:
    """Return the name of a jarl or a card."""
    keys = [f"jarl-{line.about}", f"card-{line.about}", f"clan-{line.about}"]
    return next((words(key) for key in keys if line.about and key in words), line.about)


def number(line: balance.BalanceLine) -> str:
    sign = "+" if line.sort == "order" else ""
    return f"{100 * line.figure.value:{sign}.1f} %" if line.share else f"{line.figure.value:.1f}"


def spread(some: Interval | Bar, share: bool, places: int = 1) -> str:
    """Format an interval as from – to."""
    scale = 100 if share else 1
    return f"{scale * some.low:.{places}f} – {scale * some.high:.{places}f}"


def bar_of(line: balance.BalanceLine) -> str:
    if line.bar is None:
        return ""
    endless = not line.share and line.bar.high >= balance.ENDLESS
    return f"≥ {line.bar.low:g}" if endless else spread(line.bar, line.share, 0)


def balance_plots(lines: list[balance.BalanceLine], words: Words) -> dict[str, Plot]:
    """Return a plot for each kind of figure."""
    out: dict[str, Plot] = {}
    for sort in dict.fromkeys(line.sort for line in lines):
        some = [line for line in fold_lines(lines) if line.sort == sort]
        bar = some[0].bar
        band = (bar.low, bar.high) if bar is not None else None
        dots = [Dot(label(line, words), line.figure) for line in some]
        out[sort] = Plot(kind(sort).capitalize(), dots, band, some[0].share)
    return out


def label(line: balance.BalanceLine, words: Words) -> str:
    name = display_name(line, words)
    return f"{name} ({line.players})" if name and line.players else name or f"{line.players} players"


def balance_page(games: int, lines: list[balance.BalanceLine], words: Words, plots: dict[str, Path], page: Path) -> str:
    """Return all figures as Markdown: by number of players, heroes, and the cards outside their bar."""
    shown = fold_lines(lines)
    cards = [line for line in shown if line.sort == "kept" and line.verdict() in ("missed", "open")]
    pictures = {sort: picture(kind(sort), file, page) for sort, file in plots.items()}
    parts = [f"{games:,} games.", "### By number of players", by_players(shown, words)]
    parts += [pictures[sort] for sort in dict.fromkeys(line.sort for line in shown) if sort in pictures.keys() - FOLDED]
    parts += ["### Win shares", pictures.get("hero", ""), hero_table(shown, words)]
    parts += ["### Cards kept too often or too seldom", card_table(cards, words)]
    return "\n".join(part.strip() + "\n" for part in parts if part)


def by_players(lines: list[balance.BalanceLine], words: Words) -> str:
    """Return a table with a row for each figure and a column for each number of players."""
    some = sorted((line for line in lines if line.sort not in FOLDED), key=lambda line: line.sort)
    counts = sorted({line.players for line in some})
    rows: dict[tuple[str, str], dict[int, balance.BalanceLine]] = {}
    for line in some:
        rows.setdefault((line.sort, line.about), {})[line.players] = line
    head = ["figure", "bar", *(f"{players} players" for players in counts)]
    return table(head, [figure_row(found, counts, words) for found in rows.values()])


def figure_row(found: dict[int, balance.BalanceLine], counts: list[int], words: Words) -> list[str]:
    first = next(iter(found.values()))
    name = f"{kind(first.sort)} {display_name(first, words)}".strip()
    return [name, bar_of(first), *(cell(found[players]) if players in found else "" for players in counts)]


def cell(line: balance.BalanceLine) -> str:
    return f"{number(line)} ({spread(line.figure, line.share)}) {line.verdict()}".strip()


def hero_table(lines: list[balance.BalanceLine], words: Words) -> str:
    """Return a table of heroes by victories, the weakest first, and by final places."""
    places = {line.about: line for line in lines if line.sort == "hero-by-places"}
    heroes = [line for line in lines if line.sort == "hero"]
    rows = [
        [*cells_of(line, words), *cells_of(places[line.about], words)[1:3], str(line.figure.cases)] for line in heroes
    ]
    return table(["of", "win share", "95 %", bar_of(heroes[0]), kind("hero-by-places"), "95 %", "games"], rows)


def card_table(lines: list[balance.BalanceLine], words: Words) -> str:
    head = ["of", kind("kept"), "95 %", bar_of(lines[0]) if lines else ""]
    return table(head, [cells_of(line, words) for line in lines])


def cells_of(line: balance.BalanceLine, words: Words) -> list[str]:
    return [display_name(line, words), number(line), spread(line.figure, line.share), line.verdict()]


# -- against a beast


def trial_rows(found: list[beasts.Trial]) -> list[list[str]]:
    """Return a table row for each foe and level."""
    return [
        [
            str(trial.players),
            trial.foe,
            trial.level,
            f"{trial.won.cases:,}",
            f"{100 * trial.won.value:.0f} %",
            spread(trial.won, True, 0),
            spread(trial.bar, True, 0) if trial.bar else "",
        ]
        for trial in found
    ]


def trial_plot(found: list[beasts.Trial]) -> Plot:
    dots = [Dot(f"{trial.foe} {trial.level} ({trial.players})", trial.won) for trial in found]
    return Plot("Games won against a foe, by level", dots)


def trial_page(found: list[beasts.Trial]) -> str:
    """Return a Markdown table with foes in rows and levels in columns."""
    levels = list(dict.fromkeys(trial.level for trial in found))
    keys = dict.fromkeys((trial.players, trial.foe) for trial in found)
    rows = []
    for players, foe in keys:
        mine = [trial for trial in found if (trial.players, trial.foe) == (players, foe)]
        cells = [f"{100 * trial.won.value:.0f} % ({spread(trial.won, True, 0)})" for trial in mine]
        rows.append([str(players), foe, str(mine[0].won.cases), *cells])
    return table(["players", "foe", "games each", *(f"level {level}" for level in levels)], rows)
