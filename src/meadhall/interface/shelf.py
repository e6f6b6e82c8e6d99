"""Finds the games: built in, in folders that the host names, or in installed packages. Each has a kit. (not compiled)

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

from meadhall import games
from meadhall.core.chance import FastChance, seeded
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Setup
from meadhall.interface.kit import Kit
from meadhall.interface.wire import Odds
from meadhall.text import words

HOUSE = "meadhall.games"
ELSEWHERE = "MEADHALL_GAMES"  # a list of folders with games, separated as in PATH
INSTALLED = "meadhall.games"  # the group of entry points of packages with a game
OWN_CARDS = "meadhall"

AnyKit = Kit[Any, Any]  # Any: each kit has its own types of match and view


def names() -> list[str]:
    """Return the names of all games."""
    return sorted({*builtin_games(), *games_in_folders(), *installed_games()})


@cache
def builtin_games() -> tuple[str, ...]:
    """Return the built-in games: every package in `meadhall.games`."""
    return tuple(info.name for info in pkgutil.iter_modules(games.__path__) if info.ispkg)


def games_in_folders() -> dict[str, Path]:
    """Return the games in folders that the host names."""
    folders = [Path(name).resolve() for name in os.environ.get(ELSEWHERE, "").split(os.pathsep) if name]
    for folder in folders:
        if not folder.joinpath("kit.py").is_file():
            raise SetupError(f"{ELSEWHERE} names {folder}", right="name folders that hold a kit.py")
    return {folder.name: folder for folder in folders}


@cache
def installed_games() -> Mapping[str, importlib.metadata.EntryPoint]:
    """Return the games of installed packages."""
    return {point.name: point for point in importlib.metadata.entry_points(group=INSTALLED)}


@cache
def kit(name: str) -> AnyKit:
    """Return the kit of a game. The error for an unknown name suggests the closest one."""
    check_name("game", name, names())
    if name in builtin_games():
        return kit_of(f"{HOUSE}.{name}")
    found: AnyKit = kit_in(games_in_folders()[name]) if name in games_in_folders() else installed_games()[name].load()
    if found.game.key != name:
        raise SetupError(f"the game {name!r} calls itself {found.game.key!r}", right="folder and game share one name")
    words.add_game_folder(found.game.key, found.home)
    return found


def kit_in(folder: Path) -> AnyKit:
    """Import the kit of a game from a folder."""
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    return kit_of(folder.name)


def kit_of(package: str) -> AnyKit:
    """Return the kit in a built-in package."""
    found: AnyKit = importlib.import_module(f"{package}.kit").KIT
    return found


def game_named(name: str) -> Game:
    """Return the game with this name."""
    return kit(name).game


def card_sets(game: Game) -> list[str]:
    """Return the card sets with a name: the game's own and the host's."""
    named = kit(game.key).card_sets
    return [OWN_CARDS] if named is None else sorted(named(), key=lambda name: (name != OWN_CARDS, name))


def check_cards(game: Game, cards: str) -> None:
    """Read a set as the base game and every expansion would; raise the first error."""
    for modules in [[], *(with_required_modules(game, key) for key in game.expansions)]:
        setup = game.setup(fitting_seats(game, modules), modules, cards=cards)
        game.begin(game.rulebook(setup), FastChance(1, 1))


def with_required_modules(game: Game, *keys: str) -> list[str]:
    """Return these modules and the ones that they require."""
    out = [*keys]
    for key in keys:
        out += [other for other in game.expansions[key].requires_one_of() if other not in out]
    return out


def fitting_seats(game: Game, modules: list[str]) -> int:
    """Return a number of players for which these modules can be played."""
    for seats in reversed(game.tables()):
        with suppress(SetupError):
            game.setup(seats, modules)
            return seats
    return game.most


def odds(game: Game, match: Match, seat: int) -> Odds | None:
    """Return the odds of the seat's current battle, or None.

    They are computed in a sampled world that the seat cannot tell from the real one, and from events it has seen.
    """
    reckon = kit(game.key).odds
    if reckon is None or match.over:
        return None
    seen = [event for event in match.log or [] if event.seen_by(seat)]
    return reckon(match.determinize(seat, seeded("odds")), seat, seen)


def check_name(what: str, name: str, known: Iterable[str]) -> None:
    """Raise SetupError if a name is unknown, and suggest the closest one."""
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
    """Return the checked setup: first the names are checked, then the rules."""
    for key in modules:
        check_name("module", key, game.expansions)
    known = {option.key: option for option in game.options()}
    for key in options:
        check_name("option", key, known)
    if edition:
        check_name("edition", edition, editions(game))
    return game.setup(seats, modules, options, edition, cards)


def editions(game: Game) -> list[str]:
    """Return the printed editions that the options can follow."""
    return sorted({edition for option in game.options() for edition in option.presets})
