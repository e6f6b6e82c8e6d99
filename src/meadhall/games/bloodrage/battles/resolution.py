"""Resolution of a pillage: destroyed figures, Glory, reward, cards.

(spec: BR-BATTLE-13 and on, BR-PILLAGE-30 and on, R1 to R9)
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.invade import Avenge
from meadhall.games.bloodrage.battles.battle import Texts
from meadhall.games.bloodrage.death import Deaths
from meadhall.games.bloodrage.effect import has, pay_for, speak, speak_for, spoken, upgrade_cards
from meadhall.games.bloodrage.figures import present_kinds
from meadhall.games.bloodrage.happenings import FIGURE_SPOKE, NO_WINNER, PILLAGED, SPOKE, TOOK_BACK, WON
from meadhall.games.bloodrage.pieces.sheet import TOKEN_GLORY
from meadhall.games.bloodrage.stats import raise_all, raise_stat
from meadhall.games.bloodrage.table import BloodRage, replaced
from meadhall.games.bloodrage.terms import (
    GLORY_TOKEN,
    LEADER,
    LEADER_SLOT,
    NONE,
    PROWESS_COST,
    RECLAIM,
    STATS,
    Courses,
    Lane,
    Moment,
    UpgradePower,
)


class PillageResult(Step[BloodRage]):
    """R1: the pillage succeeds if the pillager won (BR-BATTLE-17), otherwise it fails for all (BR-BATTLE-18)."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        raid.success = raid.winner == raid.pillager
        if raid.winner == NONE:
            g.tell(NO_WINNER, raid.pillager, [raid.province])
        else:
            g.tell(WON, raid.winner, [raid.province])


class LosersFall(Step[BloodRage]):
    """R2: the losers' figures in the area are destroyed, ships too (BR-BATTLE-15); the winner's stay (BR-BATTLE-16)."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        deaths = Deaths(raid.province, g.round_from(raid.pillager))
        for seat in raid.losers():
            deaths.doom_all(g, seat)
        g.call(deaths)


class Count(Step[BloodRage]):
    """R3: Glory for the figures destroyed in this battle, at any of its steps (BR-BATTLE-25).

    The revealed card pays (BR-FX-03), upgrades (BR-FX-20), and figures that were there at the start (BR-FX-47).
    """

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        for seat in raid.participants():
            spoken(g, seat).counted(g, seat)
            fallen = sum(g.fallen) - g.fallen[seat]  # figures of other clans destroyed in this battle
            for card in upgrade_cards(g, seat):
                pay_for(g, seat, card, g.cards[card].upgrade_text.battle_glory(fallen))
            for kind in raid.present[seat]:
                figure_earns(g, seat, kind, g.figures[kind].bounty * fallen)


def figure_earns(g: BloodRage, seat: int, kind: int, glory: int) -> None:
    """Pay the Glory that a figure earns, if any; the log names the figure."""
    if glory > 0:
        g.tell(FIGURE_SPOKE, seat, [kind])
        g.gain_glory(seat, glory)


class IfTexts(Step[BloodRage]):
    """R4: "if you win" and "if you lose"."""

    def run(self, g: BloodRage) -> None:
        g.call(Decided())


class Decided(Texts):
    """The pillager's card first, then clockwise (BR-BATTLE-22).

    Cards that take Glory act before Tyr's Prowess (BR-BATTLE-23, BR-AMB-28).
    """

    def copy(self) -> Decided:
        return Decided(self.at)

    def act(self, g: BloodRage, seat: int) -> None:
        spoken(g, seat).decided(g, seat)


class Reward(Step[BloodRage]):
    """R5: the token rewards the player who declared the pillage (BR-PILLAGE-37), even without a battle (BR-PILLAGE-21).

    With a Frost Giant there it pays twice (BR-FX-50).
    """

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        if raid.success:
            g.tell(PILLAGED, raid.pillager, [raid.province, g.tokens[raid.province]])
            pay_token(g, raid.pillager, g.tokens[raid.province])
            doubling = [k for k in present_kinds(g, raid.pillager, raid.province) if g.figures[k].doubles]
            if len(doubling) > 0:
                g.tell(FIGURE_SPOKE, raid.pillager, [doubling[0]])
                pay_token(g, raid.pillager, g.tokens[raid.province])


def pay_token(g: BloodRage, seat: int, token: int) -> None:
    """BR-PILLAGE-30, BR-PILLAGE-31, BR-PILLAGE-32: a stat. BR-PILLAGE-33: 5 Glory.

    BR-PILLAGE-34: all three stats.
    """
    if token < STATS:
        raise_stat(g, seat, token)
    elif token == GLORY_TOKEN:
        g.gain_glory(seat, TOKEN_GLORY)
    else:
        raise_all(g, seat)


class TurnToken(Step[BloodRage]):
    """R5: the token is turned after a success (BR-PILLAGE-35) and stays as it is after a failure (BR-PILLAGE-36).

    Modules that reward a successful pillage react (BR-PILLAGE-38).
    """

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        if raid.success:
            g.turned = replaced(g.turned, raid.province, True)
            g.happens(Moment.PILLAGED, raid.pillager, raid.province)


class RewardText(Step[BloodRage]):
    """R5: "if your pillage succeeds" on the pillager's card; without a battle there is no card (BR-AMB-48)."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        if raid.success:
            spoken(g, raid.pillager).rewarded(g, raid.pillager)


class LeaderText(Step[BloodRage]):
    """R5: the leader upgrade (BR-FX-34…36), if the Leader is alive in the province (BR-AMB-52)."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        card = g.clans[raid.pillager].slots[LEADER_SLOT]
        if raid.success and card != NONE and g.clans[raid.pillager].where[LEADER] == raid.province:
            if g.cards[card].effect != "" and not g.cards[card].upgrade_text.silent:
                g.tell(SPOKE, raid.pillager, [card])
            g.cards[card].upgrade_text.pillaged(g, raid.pillager)


class BattleGlory(Step[BloodRage]):
    """R6: Axes pay the winner (BR-BATTLE-19), raises of this battle included (BR-STAT-06, BR-AMB-25).

    Without a winner no player is paid (BR-BATTLE-20).
    """

    def run(self, g: BloodRage) -> None:
        winner = g.battle().winner
        if winner != NONE:
            g.gain_glory(winner, g.clans[winner].axes())


class Poison(Step[BloodRage]):
    """R7: Loki's Poison (BR-FX-11) acts before the winner can buy the cards back (BR-BATTLE-24, BR-AMB-27).

    In a tie it has no winner to take from (BR-BATTLE-14).
    """

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        poisoners = [seat for seat in raid.losers() if spoken(g, seat).poisons]
        if raid.winner != NONE and len(poisoners) > 0:
            speak(g, poisoners[0])
            hand_over(g, raid.winner, poisoners[0])


class LosersCards(Step[BloodRage]):
    """R7: losers take all their cards back (BR-BATTLE-14), quests and upgrades too; these are now known (BR-AMB-51)."""

    def run(self, g: BloodRage) -> None:
        for seat in g.battle().losers():
            hand_over(g, seat, seat)


def hand_over(g: BloodRage, owner: int, taker: int) -> None:
    """Move all cards that a participant played to a hand."""
    for card in g.clans[owner].shown:
        g.take_back(taker, card)
        g.tell(TOOK_BACK, taker, [card])
    g.clans[owner].shown = []


class Prowess(Step[BloodRage]):
    """R7: Tyr's Prowess buys cards back."""

    def run(self, g: BloodRage) -> None:
        winner = g.battle().winner
        if winner != NONE and has(g, winner, UpgradePower.RECLAIM):
            g.call(Reclaim(winner))


class Reclaim(Procedure[BloodRage]):
    """BR-FX-28: 1 Rage for each card the winner takes back, in any order."""

    prompt: ClassVar[str] = "reclaim"
    rule: ClassVar[str] = "BR-FX-28"

    def __init__(self, seat: int, lowest: int = 0) -> None:
        self.seat = seat
        self.lowest = lowest

    def copy(self) -> Reclaim:
        return Reclaim(self.seat, self.lowest)

    def run(self, g: BloodRage) -> None:
        g.ask_unless_idle(self.seat)

    def open(self, g: BloodRage) -> list[int]:
        """Return the cards on the table that the winner can pay for."""
        clan = g.clans[self.seat]
        if clan.pool < PROWESS_COST:
            return []
        return [RECLAIM.of(card) for card in sorted(set(clan.shown)) if card >= self.lowest]

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.append(PASS)
        out.extend(self.open(g))

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        if action == PASS:
            g.done()
            return
        card = RECLAIM.arg(action)
        self.lowest = g.lowest_after(card)
        speak_for(g, seat, UpgradePower.RECLAIM)
        g.pay(seat, PROWESS_COST)
        g.clans[seat].shown.remove(card)
        g.take_back(seat, card)
        g.tell(TOOK_BACK, seat, [card])


class WinnersCards(Step[BloodRage]):
    """R7: the winner discards every card left on the table, whatever its type (BR-BATTLE-13)."""

    def run(self, g: BloodRage) -> None:
        winner = g.battle().winner
        if winner != NONE:
            for card in g.clans[winner].shown:
                g.throw(winner, card)
            g.clans[winner].shown = []


class Aftermath(Step[BloodRage]):
    """R8: Loki's Blessing, losers in order (BR-AMB-31)."""

    def run(self, g: BloodRage) -> None:
        g.call(Avengers())


class Avengers(Texts):
    """BR-FX-24: after a lost battle, ties included, once for each loser with this upgrade."""

    def copy(self) -> Avengers:
        return Avengers(self.at)

    def act(self, g: BloodRage, seat: int) -> None:
        raid = g.battle()
        if seat != raid.winner and has(g, seat, UpgradePower.AVENGE):
            g.call(Avenge(seat, raid.province))


class End(Step[BloodRage]):
    """R9: the battle is over."""

    def run(self, g: BloodRage) -> None:
        g.raid = None


def outcome() -> list[Step[BloodRage]]:
    """Return the steps R1 to R4: the winner, the destroyed figures, and the texts that depend on them."""
    return [
        PillageResult(10, "BR-BATTLE-17", Lane.FOUGHT),
        LosersFall(20, "BR-BATTLE-15", Lane.FOUGHT),
        Count(30, "BR-BATTLE-25", Lane.FOUGHT),
        IfTexts(40, "BR-BATTLE-22", Lane.FOUGHT),
    ]


def spoils() -> list[Step[BloodRage]]:
    """Return the steps R5 and R6: the reward of the pillage, and Glory for the battle."""
    return [
        Reward(50, "BR-PILLAGE-37"),
        TurnToken(52, "BR-PILLAGE-35"),
        RewardText(54, "BR-FX-08", Lane.FOUGHT),
        LeaderText(56, "BR-PILLAGE-38"),
        BattleGlory(60, "BR-BATTLE-19", Lane.FOUGHT),
    ]


def clean_up() -> list[Step[BloodRage]]:
    """Return the steps R7 to R9: where the revealed cards go, and the end."""
    return [
        Poison(70, "BR-FX-11", Lane.FOUGHT),
        LosersCards(72, "BR-BATTLE-14", Lane.FOUGHT),
        Prowess(74, "BR-FX-28", Lane.FOUGHT),
        WinnersCards(76, "BR-BATTLE-13", Lane.FOUGHT),
        Aftermath(80, "BR-FX-24", Lane.FOUGHT),
        End(90, "BR-PILLAGE-03"),
    ]


class Resolution(Module[BloodRage]):
    """Chapters 1.13 and 1.14: the outcome of a pillage."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [*outcome(), *spoils(), *clean_up()] if course == Courses.RESOLUTION else []


MODULE: Final[Resolution] = Resolution("resolution")
