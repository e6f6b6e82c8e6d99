"""The texts of battle cards.   (spec: BR-FX-01…15)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.procedure import Procedure
from meadhall.games.bloodrage.cards.cardset import Maker
from meadhall.games.bloodrage.cards.deck import BattleText
from meadhall.games.bloodrage.death import Deaths, doom_warriors
from meadhall.games.bloodrage.effect import pay_for, speak
from meadhall.games.bloodrage.figures import present, present_kinds
from meadhall.games.bloodrage.stats import Raise
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import NONE, SPARE, Permit


class OdinsSmite(BattleText[BloodRage]):
    """BR-FX-01: each opponent loses one Warrior standing in the province, if any (BR-AMB-23)."""

    def before_totals(self, g: BloodRage, seat: int) -> None:
        raid = g.battle()
        deaths = Deaths(raid.province, g.round_from(raid.pillager))
        speak(g, seat)
        for other in raid.participants():
            if other != seat:
                doom_warriors(g, deaths, other, most=self.value)
        g.call(deaths)


class OdinsTide(BattleText[BloodRage]):
    """BR-FX-02: every participant keeps one figure in the area.

    BR-AMB-22: a second Tide does nothing more.
    """

    def before_totals(self, g: BloodRage, seat: int) -> None:
        raid = g.battle()
        if not raid.tide:
            raid.tide = True
            speak(g, seat)
            g.call(Tide(g.seats))


class Tide(Procedure[BloodRage]):
    """BR-AMB-22: the pillager first, then clockwise, in public; ships count. A player with one kind is not asked."""

    prompt: ClassVar[str] = "spare"
    rule: ClassVar[str] = "BR-FX-02"

    def __init__(self, seats: int) -> None:
        self.at = 0
        self.kept = [NONE] * seats  # the kind each participant keeps

    def copy(self) -> Tide:
        twin = Tide(len(self.kept))
        twin.at = self.at
        twin.kept = self.kept[:]
        return twin

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        seats = raid.participants()
        while self.at < len(seats):
            kinds = present_kinds(g, seats[self.at], raid.province)
            if len(kinds) > 1:
                g.ask(seats[self.at])
                return
            self.kept[seats[self.at]] = kinds[0] if len(kinds) == 1 else NONE
            self.at += 1
        g.done()
        g.call(self.drowned(g))

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.extend([SPARE.of(kind) for kind in present_kinds(g, seat, g.battle().province)])

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        self.kept[seat] = SPARE.arg(action)
        self.at += 1

    def drowned(self, g: BloodRage) -> Deaths:
        """Return all figures in the area except those kept."""
        raid = g.battle()
        deaths = Deaths(raid.province, g.round_from(raid.pillager))
        for seat in raid.participants():
            for kind in present_kinds(g, seat, raid.province):
                saved = 1 if self.kept[seat] == kind else 0
                deaths.doom(seat, kind, present(g, seat, kind, raid.province) - saved)
        return deaths

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("place", g.battle().province)


class OdinsJudgement(BattleText[BloodRage]):
    """BR-FX-03: 2 Glory for each figure destroyed in this battle, own ones included, win or lose."""

    def counted(self, g: BloodRage, seat: int) -> None:
        pay_for(g, seat, g.clans[seat].shown[0], self.value * sum(fallen for fallen in g.fallen))


class HeimdallsSight(BattleText[BloodRage]):
    """BR-FX-04: as strong as the best card that an opponent revealed (BR-AMB-20)."""

    sees = True


class HeimdallsEye(BattleText[BloodRage]):
    """BR-FX-05, BR-FX-06: the white disc of Eye and Gaze is printed on them (BR-AMB-50: the Gaze is 3)."""


class HeimdallsWatch(BattleText[BloodRage]):
    """BR-FX-07: all revealed cards are discarded for Glory, and all players choose again."""

    watches = True


class FriggasGrace(BattleText[BloodRage]):
    """BR-FX-08: if the pillage succeeds, raise one further stat, not the one that the token raised."""

    def rewarded(self, g: BloodRage, seat: int) -> None:
        speak(g, seat)
        g.call(Raise(seat, barred=g.tokens[g.battle().province]))  # a token without a stat excludes none


class LokisTrickery(BattleText[BloodRage]):
    """BR-FX-09: a player who loses to a winner takes 1 Rage from that winner."""

    def decided(self, g: BloodRage, seat: int) -> None:
        if g.battle().lost(seat):
            speak(g, seat)
            g.take_rage(seat, g.battle().winner, self.value)


class LokisBackstab(BattleText[BloodRage]):
    """BR-FX-10: the same with 2 Glory. BR-AMB-53: before the winner is paid."""

    robs = True

    def decided(self, g: BloodRage, seat: int) -> None:
        if g.may(Permit.ROB_FIRST, seat):
            rob(g, seat, self.value)


def rob(g: BloodRage, seat: int, glory: int) -> None:
    """BR-FX-10: take Glory from the winner."""
    if g.battle().lost(seat):
        speak(g, seat)
        g.take_glory(seat, g.battle().winner, glory)


class LokisPoison(BattleText[BloodRage]):
    """BR-FX-11: a player who loses to a winner takes the cards that the winner played."""

    poisons = True


class ThorsHammer(BattleText[BloodRage]):
    """BR-FX-12: 3 Glory for a victory."""

    def decided(self, g: BloodRage, seat: int) -> None:
        if g.battle().winner == seat:
            pay_for(g, seat, g.clans[seat].shown[0], self.value)


class ThorsOath(BattleText[BloodRage]):
    """BR-FX-13: one raise for a victory, in time for this battle's Axes (BR-AMB-25)."""

    def decided(self, g: BloodRage, seat: int) -> None:
        if g.battle().winner == seat:
            speak(g, seat)
            g.call(Raise(seat))


class ThorsAscension(BattleText[BloodRage]):
    """BR-FX-14: 3 Rage and 3 Glory for a victory; the pool has no upper end (BR-AMB-04)."""

    def decided(self, g: BloodRage, seat: int) -> None:
        if g.battle().winner == seat:
            speak(g, seat)
            g.gain_rage(seat, self.value)
            g.gain_glory(seat, self.value)


class ThorsPrimacy(BattleText[BloodRage]):
    """BR-FX-15: the opponents' revealed cards lose their text; their printed strength stays."""

    silences = True


BATTLE_CARDS: Final[dict[str, Maker[BattleText[BloodRage]]]] = {
    "BR-FX-01": Maker(OdinsSmite, 1),
    "BR-FX-02": Maker(OdinsTide),
    "BR-FX-03": Maker(OdinsJudgement, 2),
    "BR-FX-04": Maker(HeimdallsSight),
    "BR-FX-05": Maker(HeimdallsEye),
    "BR-FX-06": Maker(HeimdallsEye),
    "BR-FX-07": Maker(HeimdallsWatch),
    "BR-FX-08": Maker(FriggasGrace),
    "BR-FX-09": Maker(LokisTrickery, 1),
    "BR-FX-10": Maker(LokisBackstab, 2),
    "BR-FX-11": Maker(LokisPoison),
    "BR-FX-12": Maker(ThorsHammer, 3),
    "BR-FX-13": Maker(ThorsOath),
    "BR-FX-14": Maker(ThorsAscension, 3),
    "BR-FX-15": Maker(ThorsPrimacy),
}
