"""A game's kit: one typed object with everything that other packages need from the game. (not compiled)

Only `game` and `home` are required. Bots and terminal lie outside the games, so a kit names theirs in functions that
import them on first use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from meadhall.core.events import Event
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.verbs import Verb
from meadhall.interface.forms import CardForms
from meadhall.interface.wire import Bar, Challenge, Dealt, Facts, Feature, Odds, Subject

if TYPE_CHECKING:
    from meadhall.bots.policy import Policy
    from meadhall.cli.terminal.desk import CardDesk

G = TypeVar("G", bound=Match)  # the game's own table
V = TypeVar("V")  # its view


@dataclass(frozen=True)
class Tool:
    """A companion tool for people who play with the physical box: a form and its calculation. It needs no table."""

    asks: type  # a struct; invalid values are reported at their field
    answers: type
    answer: Callable[[Any], object]  # Any: what `asks` says. Raises MeadhallError


class Chronicle(Protocol):
    """Collects the facts of one match for simulations."""

    def __init__(self, match: Any) -> None: ...  # Any: a table of the game
    def by_lot(self, action: int) -> bool:
        """Return the answers that are random in a series about balance."""

    def answered(self, seat: int, legal: list[int], action: int) -> None:
        """Called before every answer."""

    def facts(self) -> Facts:
        """Return the facts. Called after the end of the match."""


@dataclass(frozen=True)
class Law:
    """The rules of a game: the prefix of their ids, and the folder of its spec."""

    prefix: str
    folder: Path | None = None  # None: the project's own spec/


@dataclass(frozen=True)
class BattleEvents:
    """The keys of the log events with which a battle begins and ends."""

    begins: str
    won: str  # the event's seat has won
    unwon: tuple[str, ...] = ()  # no seat has won, or the game itself


@dataclass(frozen=True, kw_only=True)
class Kit(Generic[G, V]):
    """Everything that other packages need from one game."""

    game: Game
    home: Path  # the game's folder, which contains its language files
    law: Law | None = None
    view: Callable[[G, int], V] | None = None
    overlay: Callable[[G, int, V], V] | None = None  # adds what only this seat may see to a public view
    catalogue: Callable[[G], object] | None = None  # the printed text of the cards
    word_key: Callable[[V, int, Subject], str] | None = None  # the message key of a thing; "": the thing's own key
    fights: Callable[[G, int], bool] | None = None  # is the seat in a battle, as all players can see?
    odds: Callable[[Match, int, list[Event]], Odds | None] | None = None
    battles: BattleEvents | None = None  # the events of battles
    card_sets: Callable[[], Mapping[str, Path]] | None = None
    chronicle: type[Chronicle] | None = None
    bars: Mapping[str, Bar] = field(default_factory=dict)  # the range in which a balance figure should lie
    challenges: Callable[[Game], list[Challenge]] | None = None  # challenges that all players win or lose together
    features: Callable[[G], list[Feature]] | None = None  # what the bytes of an observation mean
    needed: Callable[[G, Verb], list[int]] | None = None  # arguments that a verb can have under the rules in use
    longest: Callable[[G], int] | None = None  # upper bound of decisions in a match, if the rules give one
    picks: Callable[[G, int], dict[str, str]] | None = None  # what a seat played with: kind and message key
    deeds: Mapping[str, Callable[[G, list[Event], int], bool]] = field(default_factory=dict)  # achievements of a seat
    policy: Callable[[], Policy] | None = None  # the policy of the bots
    value: Path | None = None  # weights of the value network
    calibration: Path | None = None  # calibration of winning chances
    puzzles: Path | None = None  # positions with one best answer
    card_desk: Callable[[], CardDesk] | None = None  # commands of `meadhall cards`
    companion: Callable[[], Mapping[str, Tool]] | None = None  # tools for players with the physical box, by key
    dealt: Callable[[G], list[Dealt]] | None = None  # what setup deals, for tables that are dealt by hand
    card_forms: Callable[[], CardForms] | None = None  # input forms for card sets
    card_files: Callable[[str], Mapping[str, Path]] | None = None  # files of a card set, or the game's
