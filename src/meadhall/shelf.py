"""Finds the games: built in, in folders named by the host, or from installed packages. Each has a kit.
(not compiled)

    MEADHALL_GAMES=~/games/raid meadhall play raid      a game of your own: a folder with a kit.py
    [project.entry-points."meadhall.games"]              the same for a package: raid = "raid.kit:KIT"
"""

from __future__ import annotations

import importlib
import importlib.metadata
import os
import pkgutil
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from meadhall import games, words
from meadhall.core.chance import FastChance, seeded
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Setup
from meadhall.kit import Kit
from meadhall.wire import Odds

HOUSE = "meadhall.games"
ELSEWHERE = "MEADHALL_GAMES"  # folders of games, as PATH lists folders of programs
INSTALLED = "meadhall.games"  # the entry points of packages that bring a game
OWN_CARDS = "meadhall"

AnyKit = Kit[Any, Any]  # Any: on the shelf all games are alike; each kit knows its own table and view


def names() -> list[str]:
    """The games there are."""
    return sorted({*in_the_house(), *elsewhere(), *installed()})


@cache
def in_the_house() -> tuple[str, ...]:
    """Every package of `meadhall.games`."""
    return tuple(info.name for info in pkgutil.iter_modules(games.__path__) if info.ispkg)


def elsewhere() -> dict[str, Path]:
    """Games in folders that the host names."""
    folders = [Path(name).resolve() for name in os.environ.get(ELSEWHERE, "").split(os.pathsep) if name]
    for folder in folders:
        if not folder.joinpath("kit.py").is_file():
            raise SetupError(f"{ELSEWHERE} names {folder}", right="name folders that hold a kit.py")
    return {folder.name: folder for folder in folders}


@cache
def installed() -> Mapping[str, importlib.metadata.EntryPoint]:
    """Games of other packages."""
    return {point.name: point for point in importlib.metadata.entry_points(group=INSTALLED)}


@cache
def kit(name: str) -> AnyKit:
    """The kit of this game; an unknown one is refused with the nearest."""
    check_name("game", name, names())
    if name in in_the_house():
        return kit_of(f"{HOUSE}.{name}")
    found: AnyKit = kit_in(elsewhere()[name]) if name in elsewhere() else installed()[name].load()
    if found.game.key != name:
        raise SetupError(f"the game {name!r} calls itself {found.game.key!r}", right="folder and game share one name")
    words.bring(found.game.key, found.home)
    return found


def kit_in(folder: Path) -> AnyKit:
    """The kit of a game that lies anywhere."""
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    return kit_of(folder.name)


def kit_of(package: str) -> AnyKit:
    """The title page of a package."""
    found: AnyKit = importlib.import_module(f"{package}.kit").KIT
    return found


def take(name: str) -> Game:
    """The game of this name."""
    return kit(name).game


def card_sets(game: Game) -> list[str]:
    """The card sets that go by a name: those that come with the game, and the host's."""
    named = kit(game.key).card_sets
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
        out += [other for other in game.expansions[key].requires_one_of() if other not in out]
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
    reckon = kit(game.key).odds
    if reckon is None or match.over:
        return None
    seen = [event for event in match.log or [] if event.seen_by(seat)]
    return reckon(match.determinize(seat, seeded("odds")), seat, seen)


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
