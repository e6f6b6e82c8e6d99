"""What things are worth in Blood Rage, in Glory: cards, stats, rewards, places. (not compiled)"""

from __future__ import annotations

from math import exp

from meadhall.bots.base import Glimpse
from meadhall.bots.bloodrage.cards import EITHER, LOST, TEXT_WORTH, UPGRADE_WORTH, WON
from meadhall.games.bloodrage.views.shapes import ClanView, Face, Figures, ProvinceView, View

STAT_WORTH = {"rage": (4.0, 3.0, 0.5), "axes": (3.5, 3.0, 2.0), "horns": (3.0, 2.0, 1.0)}  # by Age
BONUS_SHARE = (0.6, 0.8, 1.0)  # how much of what a step pays at the end counts already, by Age
STATS = ("rage", "axes", "horns")
GLORY_REWARD = 5.0
DOOM_WORTH = (1.0, 1.5, 2.0)  # for a figure that falls with its province, by Age
IF_WON = WON | EITHER
IF_LOST = LOST | EITHER
UNKNOWN_CARD = 2.5  # the strength we expect of a card laid by another
SPREAD = 1.5  # how far such guesses go astray
COMING = 0.5  # how much of a figure next door counts in a battle
RAGE_PRICE = 0.35
FIGURE_WORTH = 0.4


class Outlook:
    """The table as we see it, with our guesses about it."""

    def __init__(self, glimpse: Glimpse) -> None:
        assert glimpse.question is not None
        self.question = glimpse.question
        self.view: View = glimpse.view
        self.seat = glimpse.seat
        self.age = self.view.age - 1
        self.faces: dict[str, Face] = {face.key: face for face in glimpse.cards.cards}
        self.bonus: dict[str, list[int]] = {track.key: track.bonus for track in glimpse.cards.tracks}
        self.me: ClanView = self.view.clans[glimpse.seat]
        self.hand = [self.faces[held.card] for held in self.me.hand or []]
        self.provinces: dict[str, ProvinceView] = {province.key: province for province in self.view.provinces}
        self.shores: dict[str, list[str]] = {fjord.key: fjord.shores for fjord in self.view.fjords}
        self.next_door: dict[tuple[str, int], float] = {}  # see `coming`

    # -- cards

    def worth(self, face: Face) -> float:
        """A card in hand."""
        text = TEXT_WORTH.get(face.key, 0.0)
        if face.type == "battle":
            return 0.8 * face.strength + text
        if face.type == "quest":
            return 0.5 * face.glory
        return UPGRADE_WORTH[face.type] + text

    def best_card(self) -> float:
        """The most that one card of ours adds in a battle."""
        return max((float(face.strength) for face in self.hand if face.type == "battle"), default=0.0)

    # -- stats and rewards

    def raising(self, stat: str) -> float:
        """One step more: what it gives now and what it pays at the end."""
        step = next(view.step for view in self.me.stats if view.key == stat)
        bonus = self.bonus[stat]
        if step == len(bonus):
            return 0.0
        return STAT_WORTH[stat][self.age] + BONUS_SHARE[self.age] * (bonus[step] - bonus[step - 1])

    def reward(self, province: ProvinceView) -> float:
        if province.token == "glory":
            return GLORY_REWARD
        return sum(self.raising(stat) for stat in STATS if province.token in (stat, "all"))

    def victory(self) -> float:
        """What our axes pay for a won battle."""
        return float(self.me.stats[1].value)

    # -- battles

    def coming(self, province: ProvinceView, seat: int) -> float:
        """Strength that might still come from next door; asked often, reckoned once."""
        if province.empty == 0:
            return 0.0
        if (province.key, seat) not in self.next_door:
            near = [self.provinces[key] for key in province.neighbours]
            self.next_door[province.key, seat] = COMING * sum(total(self.of(place.figures, seat)) for place in near)
        return self.next_door[province.key, seat]

    def of(self, figures: list[Figures], seat: int) -> list[Figures]:
        return [group for group in figures if group.seat == seat]

    def chance(self, province: ProvinceView, more: float = 0.0) -> float:
        """To win a battle here with so much more strength; 1 if nobody is in the way."""
        mine = province.strengths[self.seat] + more + self.best_card() + self.coming(province, self.seat)
        out = 1.0
        for clan in self.view.clans:
            threat = province.strengths[clan.seat] + self.coming(province, clan.seat)
            if clan.seat != self.seat and threat > 0:
                out *= odds(mine - threat - UNKNOWN_CARD * (clan.hand_size > 0))
        return out

    def contested(self, province: ProvinceView) -> bool:
        return any(n > 0 for seat, n in enumerate(province.strengths) if seat != self.seat)

    def pillaging(self, province: ProvinceView, more: float = 0.0) -> float:
        """What a pillage promises: the reward and the battle, less the figures that may fall."""
        strength = province.strengths[self.seat] + more
        if strength <= 0 or province.pillaged or not province.live:
            return 0.0
        chance = self.chance(province, more)
        gain = self.reward(province) + (self.victory() if self.contested(province) else 0.0)
        return chance * gain - (1 - chance) * FIGURE_WORTH * strength

    def landing(self, place: str, strength: float) -> float:
        """What a figure of this strength adds here; a ship helps on both shores."""
        if place in self.shores:
            live = [self.provinces[key] for key in self.shores[place]]
            return sum(0.7 * self.landing(province.key, strength) for province in live if province.live)
        province = self.provinces[place]
        doom = DOOM_WORTH[self.age] if province.doom else 0.0
        return self.pillaging(province, strength) - self.pillaging(province) + doom + self.quest_help(province)

    def quest_help(self, province: ProvinceView) -> float:
        """Quests of ours, laid or in hand, that want us to be strongest here."""
        laid = [self.faces[quest.card] for quest in self.me.quests or [] if not quest.fulfilled]
        wanted = [face for face in [*laid, *self.hand] if face.type == "quest" and wants(face, province)]
        return sum(0.12 * face.glory for face in wanted)


def wants(face: Face, province: ProvinceView) -> bool:
    return province.region in face.regions if province.region else face.key.startswith("yggdrasil")


def total(figures: list[Figures]) -> float:
    return float(sum(group.number * group.strength for group in figures))


def odds(lead: float) -> float:
    """The chance that a lead holds."""
    return 1 / (1 + exp(-lead / SPREAD))
