"""The games on the shelf: every package of `meadhall.games` with a title page. (not compiled)"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Protocol, cast

from meadhall.core.chance import FastChance, seeded
from meadhall.core.errors import SetupError
from meadhall.core.events import Event
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Setup
from meadhall.wire import Bar, Challenge, Facts, Odds

GAMES = Path(__file__).resolve().parent / "games"

OWN_CARDS = "meadhall"

Viewer = Callable[[Match, int], object]
Overlay = Callable[[Match, int, object], object]
Catalogue = Callable[[Match], object]
Fights = Callable[[Match, int], bool]
Oddsmaker = Callable[[Match, int, list[Event]], Odds | None]


def names() -> list[str]:
    """The games there are. A title page may be compiled."""
    pages = [page for page in GAMES.glob("*/game.*") if page.suffix in (".py", ".so", ".pyd")]
    return sorted({page.parent.name for page in pages})


def take(name: str) -> Game:
    """The game of this name; an unknown one is refused with the nearest."""
    check_name("game", name, names())
    game: Game = importlib.import_module(f"meadhall.games.{name}.game").GAME
    return game


def viewer(game: Game) -> Viewer | None:
    """How the game shows itself to a seat, if it can."""
    return cast("Viewer | None", from_page(game, "view", "view"))


def overlay(game: Game) -> Overlay | None:
    """How a seat's own things are laid over what everybody sees, if the game can do that by itself."""
    return cast("Overlay | None", from_page(game, "view", "overlay"))


def catalogue(game: Game) -> Catalogue | None:
    """How the game lists its cards, if it can."""
    return cast("Catalogue | None", from_page(game, "view", "catalogue"))


def fights(game: Game) -> Fights | None:
    """How the game tells whether a seat fights now, if it can."""
    return cast("Fights | None", from_page(game, "fights", "fights"))


def card_sets(game: Game) -> list[str]:
    """The card sets that go by a name: those that come with the game, and the host's."""
    named = cast("Callable[[], dict[str, Path]] | None", from_page(game, "editions", "card_sets"))
    return [OWN_CARDS] if named is None else sorted(named(), key=lambda name: (name != OWN_CARDS, name))


def check_cards(game: Game, cards: str) -> None:
    """Read a set as the base game and every expansion need it; the first mistake is told."""
    for modules in [[], *(with_company(game, key) for key in game.expansions)]:
        setup = game.setup(fitting_seats(game, modules), modules, cards=cards)
        game.begin(game.rulebook(setup), FastChance(1, 1))


def with_company(game: Game, *keys: str) -> list[str]:
    """These modules, and those that they cannot do without."""
    out = [*keys]
    for key in keys:
        out += [other for other in game.expansions[key].company() if other not in out]
    return out


def fitting_seats(game: Game, modules: list[str]) -> int:
    """A number of players for which these modules can be played."""
    for seats in reversed(game.tables()):
        with suppress(SetupError):
            game.setup(seats, modules)
            return seats
    return game.most


def odds(game: Game, match: Match, seat: int) -> Odds | None:
    """What a seat may expect of the battle at hand, or None.

    Reckoned in a world that it cannot tell from the real one, and from the events it has seen.
    """
    reckon = cast("Oddsmaker | None", from_page(game, "odds_view", "odds_for"))
    if reckon is None or match.over:
        return None
    seen = [event for event in match.log or [] if event.seen_by(seat)]
    return reckon(match.determinize(seat, seeded("odds")), seat, seen)


def chronicler(game: Game) -> type[Chronicle] | None:
    """How the laboratory follows a match of this game, if it can: the page `chronicle.py`."""
    return cast("type[Chronicle] | None", from_page(game, "chronicle", "Chronicle"))


def bars(game: Game) -> dict[str, Bar]:
    """What the balance of the game's own cards should be like."""
    return cast("dict[str, Bar] | None", from_page(game, "chronicle", "BARS")) or {}


def challenges(game: Game) -> list[Challenge]:
    """The ways of playing in which all win or lose together."""
    find = cast("Callable[[Game], list[Challenge]] | None", from_page(game, "chronicle", "challenges"))
    return find(game) if find is not None else []


class Chronicle(Protocol):
    """Follows one match."""

    def __init__(self, match: Match) -> None: ...
    def by_lot(self, action: int) -> bool:
        """Which answers chance gives in a series about balance."""

    def answered(self, seat: int, legal: list[int], action: int) -> None:
        """Told before every answer."""

    def facts(self) -> Facts:
        """After the end."""


def from_page(game: Game, page: str, name: str) -> object:
    """A function of one of the game's modules, if there is one."""
    place = f"meadhall.games.{game.key}.{page}"
    if importlib.util.find_spec(place) is None:
        return None
    return getattr(importlib.import_module(place), name, None)


def check_name(what: str, name: str, known: Iterable[str]) -> None:
    """Refuse a name that is not known, and say which one was probably meant."""
    if name in (names := list(known)):
        return
    near = get_close_matches(name, names, n=1, cutoff=0.5)
    right = f"did you mean {near[0]!r}?" if near else "known: " + (", ".join(names) or "none")
    raise SetupError(f"there is no {what} {name!r}", right=right)


def set_up(
    game: Game,
    seats: int,
    modules: list[str],
    options: dict[str, str],
    edition: str = "",
    cards: str = OWN_CARDS,
) -> Setup:
    """What was agreed on, checked: first the names, then what the rules say about them."""
    for key in modules:
        check_name("module", key, game.expansions)
    known = {option.key: option for option in game.options()}
    for key in options:
        check_name("option", key, known)
    if edition:
        check_name("edition", edition, editions(game))
    return game.setup(seats, modules, options, edition, cards)


def editions(game: Game) -> list[str]:
    """The printed editions whose rules the options can follow."""
    return sorted({edition for option in game.options() for edition in option.presets})
