"""Setup: clans, tokens, decks, doom.   (spec: BR-SETUP)"""

from __future__ import annotations

from typing import Final

from meadhall.core.answers import zeros
from meadhall.core.errors import SetupError, Values
from meadhall.core.module import Module, Setup, Switch
from meadhall.core.procedure import Step
from meadhall.games.bloodrage.phases.ragnarok import strike_out
from meadhall.games.bloodrage.pieces.clan import new_clan
from meadhall.games.bloodrage.pieces.sheet import DESTROYED_AT_START, OUTER_TOKENS
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, ALL_STATS_TOKEN, PLACES, PROVINCES, Courses

RANDOM: Final = "random"
FIRST_PLAYER: Final = Switch("first-player", RANDOM, "BR-AMB-02", (RANDOM, "1", "2", "3", "4"), {})


class GatherClans(Step[BloodRage]):
    """BR-SETUP-02: a clan for each seat, all equal.

    Glory is 0, stats are on step 1 (BR-SETUP-05, BR-SETUP-06, BR-SETUP-07). The nine Monsters stay in the box until
    their cards are played (BR-SETUP-21).
    """

    def run(self, g: BloodRage) -> None:
        g.crowd = zeros(PLACES)
        g.fallen = [0] * g.seats
        g.clans = [new_clan(seat) for seat in range(g.seats)]
        for clan in g.clans:
            clan.pool = clan.rage()
            for place, count in enumerate(clan.here):
                g.crowd[place] += count


class LayTokens(Step[BloodRage]):
    """BR-SETUP-08: the green token on Yggdrasil. BR-SETUP-09: the others at random, reward face up."""

    def run(self, g: BloodRage) -> None:
        tokens = OUTER_TOKENS[:]
        g.chance.shuffle(tokens)
        g.tokens = [ALL_STATS_TOKEN, *tokens]
        g.turned = [False] * PROVINCES
        g.live_province = [True] * PROVINCES


class ChooseDoom(Step[BloodRage]):
    """BR-SETUP-10, BR-SETUP-11: three doomed provinces in public order. BR-SETUP-12: Doom lies on the first.

    BR-SETUP-13: some of the others lie destroyed from the start; the other tokens are unused (BR-SETUP-14).
    So 7, 6 or 5 outer provinces are live in the first Age, and one fewer in each later one (BR-SETUP-16).
    """

    def run(self, g: BloodRage) -> None:
        outer = list(range(1, PROVINCES))
        g.chance.shuffle(outer)
        g.doomed = outer[:AGES]
        g.doom = g.doomed[0]
        for province in outer[AGES : AGES + DESTROYED_AT_START[g.seats]]:
            strike_out(g, province)


class ShuffleDecks(Step[BloodRage]):
    """BR-SETUP-20: three decks, one for each Age, each shuffled."""

    def run(self, g: BloodRage) -> None:
        for deck, cards in zip(g.decks, g.book.decks[g.seats], strict=True):
            deck.cards = cards[:]
            g.chance.shuffle(deck.cards)


class ChooseFirstPlayer(Step[BloodRage]):
    """BR-SETUP-23, BR-AMB-02: at random, or as the host chose."""

    def run(self, g: BloodRage) -> None:
        wish = g.rules.setup.value(FIRST_PLAYER)
        g.first = g.chance.pick(g.seats) if wish == RANDOM else int(wish) - 1


class SettingUp(Module[BloodRage]):
    """Chapter 1.1: the table before the first Age (BR-SETUP-22: it begins with the gifts)."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        if course != Courses.SETUP:
            return []
        return [
            GatherClans(10, "BR-SETUP-02"),
            LayTokens(20, "BR-SETUP-09"),
            ChooseDoom(30, "BR-SETUP-11"),
            ShuffleDecks(40, "BR-SETUP-20"),
            ChooseFirstPlayer(50, "BR-SETUP-23"),
        ]

    def choices(self) -> list[Switch]:
        return [FIRST_PLAYER]

    def check(self, setup: Setup) -> None:
        """BR-AMB-02: the host can only name a seat that exists."""
        wish = setup.value(FIRST_PLAYER)
        if wish != RANDOM and int(wish) > setup.seats:
            right = f"random, or 1 to {setup.seats}"
            what = f"player {wish} cannot be first of {setup.seats}"
            values: Values = {"number": int(wish), "seats": setup.seats}
            raise SetupError(what, "", right, "BR-AMB-02", "setup-first", values)


MODULE: Final[SettingUp] = SettingUp("setup")
