"""Champions of Midgard: the two tactics of the set.   (spec: VAL-CHAMP-20…26)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import switch
from meadhall.core.procedure import Choice
from meadhall.games.valhalla.cards.deck import Effect
from meadhall.games.valhalla.expansions.champions.tokens import add_token, champion, champions_of, tokens
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, MOST_SLOTS, VERBS

PAGE: Final = VERBS.page("champions")

RALLY: Final = PAGE.verb("rally-to", MOST_SLOTS, "VAL-CHAMP-20", "slot")
MARK: Final = PAGE.verb("mark", MOST_SLOTS, "VAL-CHAMP-25", "slot")

RALLIED_TO: Final = Happening("champ-rallied", "card", "number")
MARKED: Final = Happening("champ-marked", "card")

RALLY_INCLUDES_CHOSEN: Final = switch("rally_includes_chosen", False, "VAL-AMB-140")


class ClanRally(Effect):
    """VAL-CHAMP-20: choose a champion; his clan in the player's squad gets tokens.

    VAL-CHAMP-23: without a champion the card may be played without effect.
    """

    def play(self, g: Valhalla, seat: int) -> None:
        found = champions_of(g, seat)
        if len(found) == 1:
            rally(g, seat, found[0])
        elif found:
            g.call(ChooseChampion(seat))


class ChooseChampion(Choice[Valhalla]):
    """VAL-CHAMP-20: choose one of the player's own champions."""

    prompt: ClassVar[str] = "rally-to"
    rule: ClassVar[str] = "VAL-CHAMP-20"

    def copy(self) -> ChooseChampion:
        return ChooseChampion(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(RALLY.of(slot) for slot in champions_of(g, self.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        rally(g, self.seat, RALLY.arg(action))


def rally(g: Valhalla, seat: int, chosen: int) -> None:
    """Each warrior of the champion's clan gets a token, which stays (VAL-CHAMP-21) and adds up (VAL-AMB-141).

    Other champions get none (VAL-CHAMP-22). The chosen one gets none either, unless the option says so (VAL-AMB-140).
    """
    part, called = tokens(g), 0
    for slot in kin(g, seat, g.warrior(seat, chosen).clan):
        if champion(g, seat, slot) is None:
            part.rallied[seat][slot] += 1
            called += 1
    if g.on(RALLY_INCLUDES_CHOSEN):
        add_token(part.rallied, part, seat, chosen)
    g.tell(RALLIED_TO, seat, [g.players[seat].squad[chosen], called])


def kin(g: Valhalla, seat: int, clan: int) -> list[int]:
    """Return the slots of a squad with warriors of a clan."""
    squad = g.players[seat].squad
    return [slot for slot, kind in enumerate(squad) if kind != EMPTY and g.cards.warrior(kind).clan == clan]


class MarkOfVengeance(Effect):
    """VAL-CHAMP-24: played after a battle, won or lost, by either participant (VAL-AMB-144)."""

    limit: str = "VAL-CHAMP-25"

    def playable(self, g: Valhalla, seat: int) -> bool:
        return len(unmarked(g, seat)) > 0

    def play(self, g: Valhalla, seat: int) -> None:
        g.call(ChooseMarked(seat))


def unmarked(g: Valhalla, seat: int) -> list[int]:
    """VAL-CHAMP-25: return the warriors without a token; a champion may be among them (VAL-AMB-144)."""
    squad = g.players[seat].squad
    return [slot for slot, kind in enumerate(squad) if kind != EMPTY and tokens(g).bare(seat, slot)]


class ChooseMarked(Choice[Valhalla]):
    """VAL-CHAMP-25: a warrior without a token gets a vengeance token of the last opponent."""

    prompt: ClassVar[str] = "mark"
    rule: ClassVar[str] = "VAL-CHAMP-25"

    def copy(self) -> ChooseMarked:
        return ChooseMarked(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(MARK.of(slot) for slot in unmarked(g, self.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        slot = MARK.arg(action)
        tokens(g).marks[self.seat][slot] = g.battle().foe(self.seat)
        g.tell(MARKED, self.seat, [g.players[self.seat].squad[slot]])
