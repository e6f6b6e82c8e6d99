"""Games against a beast: setup.   (spec: VAL-SOLO-03…18)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import Switch
from meadhall.core.procedure import Choice, Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.core.zones import Sight, Zone
from meadhall.games.valhalla.beasts.cards import BESIDE
from meadhall.games.valhalla.beasts.dread import PAGE
from meadhall.games.valhalla.beasts.lair import BEASTS, LEVELS, Beast, lair
from meadhall.games.valhalla.setup import shuffle_in
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import KINDS

CHOOSE_BEAST: Final = PAGE.verb("choose-beast", len(BEASTS), "VAL-SOLO-03", BESIDE)
CHOOSE_LEVEL: Final = PAGE.verb("choose-level", len(LEVELS), "VAL-SOLO-10", "number")
EXCHANGE: Final = PAGE.verb("exchange", KINDS, "VAL-SOLO-15", "card")

BEAST_CHOSEN: Final = Happening("beast-chosen", BESIDE)
LEVEL_CHOSEN: Final = Happening("beast-level", "number")

CHOOSE: Final = "choose"
STARTING_CARDS: Final = 6
HOST: Final = 0  # the player in the first seat decides


def beast_option(key: str) -> Switch:
    """Return the option for the beast. It is asked at the table if it was not agreed before."""
    return Switch(key, CHOOSE, "VAL-SOLO-03", (CHOOSE, *BEASTS), {})


def level_option(key: str) -> Switch:
    """Return the option for the level. It is asked at the table if it was not agreed before."""
    return Switch(key, CHOOSE, "VAL-SOLO-10", (CHOOSE, "1", "2", "3"), {})


def beast_at(g: Valhalla, number: int) -> Beast:
    """Return the beast with this number."""
    beast = g.cards.beside[BESIDE][number]
    assert isinstance(beast, Beast)
    return beast


def lay_out(g: Valhalla, number: int) -> None:
    """VAL-SOLO-04: lay its six cards out face up, the weakest on top; the +40 side if a set is used (VAL-SOLO-69)."""
    den, beast = lair(g), beast_at(g, number)
    den.beast = number
    den.key = beast.key
    den.stack = beast.plus40 if den.plus40 else beast.normal
    g.tell(BEAST_CHOSEN, HOST, [number])


class Agreement(Step[Valhalla]):
    """A setting that may have been agreed on before the game; otherwise a player is asked now."""

    def __init__(self, place: int, rule: str, option: Switch) -> None:
        super().__init__(place, rule)
        self.option = option

    def run(self, g: Valhalla) -> None:
        agreed = g.rules.setup.value(self.option)
        if agreed == CHOOSE:
            self.ask(g)
        else:
            self.settle(g, agreed)

    def ask(self, g: Valhalla) -> None:
        """Ask a player to choose."""
        raise NotImplementedError

    def settle(self, g: Valhalla, agreed: str) -> None:
        """Apply the setting that was agreed on."""
        raise NotImplementedError


class ChooseFoe(Agreement):
    """VAL-SOLO-03: one of the four beasts; before the game the whole stack may be looked at (VAL-SOLO-07)."""

    def ask(self, g: Valhalla) -> None:
        g.call(ChooseBeast(HOST))

    def settle(self, g: Valhalla, agreed: str) -> None:
        lay_out(g, BEASTS.index(agreed))


class ChooseBeast(Choice[Valhalla]):
    """Ask for the beast."""

    prompt: ClassVar[str] = "choose-beast"
    rule: ClassVar[str] = "VAL-SOLO-03"

    def copy(self) -> ChooseBeast:
        return ChooseBeast(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(CHOOSE_BEAST.of(number) for number in range(len(BEASTS)))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        lay_out(g, CHOOSE_BEAST.arg(action))


class SetLevel(Agreement):
    """VAL-SOLO-10: level I, II or III, for the whole game."""

    def ask(self, g: Valhalla) -> None:
        g.call(ChooseLevel(HOST))

    def settle(self, g: Valhalla, agreed: str) -> None:
        set_level(g, int(agreed))


def set_level(g: Valhalla, level: int) -> None:
    """Set the level. It never changes afterwards."""
    lair(g).level = level
    g.tell(LEVEL_CHOSEN, HOST, [level])


class ChooseLevel(Choice[Valhalla]):
    """Ask for the level."""

    prompt: ClassVar[str] = "choose-level"
    rule: ClassVar[str] = "VAL-SOLO-10"

    def copy(self) -> ChooseLevel:
        return ChooseLevel(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(CHOOSE_LEVEL.of(level) for level in range(1, len(LEVELS)))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        set_level(g, CHOOSE_LEVEL.arg(action))


class DrawSix(Step[Valhalla]):
    """VAL-SOLO-14: draw six cards and keep all. The squad is empty (VAL-SOLO-17), Valhalla is face up (VAL-SOLO-58)."""

    def run(self, g: Valhalla) -> None:
        for seat, player in enumerate(g.players):
            player.valhalla = Zone(player.valhalla.cards, seat, Sight.ALL)
            for _ in range(STARTING_CARDS):
                g.draw(seat)


class MayExchange(Step[Valhalla]):
    """VAL-SOLO-15: once, before play, any of the cards may be exchanged."""

    def run(self, g: Valhalla) -> None:
        g.call(Exchange())


class Exchange(Procedure[Valhalla]):
    """VAL-SOLO-15: set cards aside, draw as many, then shuffle the first ones into the deck; once (VAL-SOLO-16)."""

    prompt: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "VAL-SOLO-15"

    def __init__(self, asked: bool = False) -> None:
        self.asked = asked

    def copy(self) -> Exchange:
        return Exchange(self.asked)

    def run(self, g: Valhalla) -> None:
        if not self.asked:
            self.asked = True
            g.ask_all(list(range(g.seats)))
        else:
            g.done()
            self.draw_as_many(g)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        """Offer the cards in ascending order, so that each set of cards can be chosen in one way only."""
        player = g.players[seat]
        lowest = player.sealed.cards[-1] if len(player.sealed.cards) > 0 else 0
        out.append(PASS)
        out.extend(EXCHANGE.of(kind) for kind in sorted(set(player.hand.cards)) if kind >= lowest)

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if action != PASS:
            player = g.players[seat]
            player.from_hand(EXCHANGE.arg(action))
            player.sealed = player.sealed.on_top(EXCHANGE.arg(action))
            g.ask(seat)

    def draw_as_many(self, g: Valhalla) -> None:
        aside: list[int] = []
        for seat, player in enumerate(g.players):
            for _ in range(len(player.sealed.cards)):
                g.draw(seat)
            aside.extend(player.sealed.cards)
            player.sealed = player.sealed.emptied()
        shuffle_in(g, aside)


class WakeBeast(Step[Valhalla]):
    """VAL-SOLO-05: the top card is active; from now on only the one below it may be looked at (VAL-SOLO-08)."""

    def run(self, g: Valhalla) -> None:
        lair(g).begun = True


def setup_steps(beast: Switch, level: Switch) -> list[Step[Valhalla]]:
    """Return the steps that replace the starting squad and hand of other games."""
    return [
        ChooseFoe(35, "VAL-SOLO-03", beast),
        SetLevel(36, "VAL-SOLO-10", level),
        replacing(DrawSix(70, "VAL-SOLO-14"), "VAL-SETUP-13"),
        replacing(MayExchange(80, "VAL-SOLO-15"), "VAL-SETUP-15"),
        replacing(WakeBeast(90, "VAL-SOLO-05"), "VAL-SETUP-19"),
    ]


def replacing(step: Step[Valhalla], rule: str) -> Step[Valhalla]:
    """Return a copy of the step that replaces another one."""
    step.instead = rule
    return step
