"""Rules of thumb for Blood Rage: land where a pillage pays, keep a card for battle. (not compiled)

Whoever reads this learns to play a little. Each verb has its opinion: about how much Glory the answer is worth.
"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.bots.base import Glimpse
from meadhall.bots.bloodrage.worth import FIGURE_WORTH, IF_LOST, IF_WON, RAGE_PRICE, UNKNOWN_CARD, Outlook, odds, wants
from meadhall.games.bloodrage.views.shapes import Face, ProvinceView
from meadhall.wire import Option

AGES_LEFT = (1.2, 1.0, 0.6)  # an upgrade pays as long as the game lasts
SHIPS = ("ship", "sea-serpent")
WATCH = "heimdalls-watch"
SHIP_GLORY = {"lokis-dragons": 4.0, "fire-dragons": 8.0, "eternal-dragons": 12.0}
MANY_QUESTS = 2
MANY_BATTLE_CARDS = 3


def lean(glimpse: Glimpse) -> list[float]:
    """What we think of each option of the question; the higher the better."""
    assert glimpse.question is not None
    table = Outlook(glimpse)
    return [opinion(table, option) for option in glimpse.question.options]


def opinion(table: Outlook, option: Option) -> float:
    """What we think of an answer; of verbs we do not know, nothing but that they beat doing nothing."""
    think = OPINIONS.get(option.verb)
    return think(table, option) if think is not None else 0.5


def key(option: Option) -> str:
    assert option.subject is not None
    return option.subject.key


def place(table: Outlook, option: Option) -> ProvinceView:
    return table.provinces[key(option)]


def card(table: Outlook, option: Option) -> Face:
    return table.faces[key(option)]


def asked_about(table: Outlook) -> str:
    return table.question.about.key if table.question.about is not None else ""


# -- the draft


def think_draft(table: Outlook, option: Option) -> float:
    """What the card is worth; of one sort there can be too much."""
    face = card(table, option)
    held = [table.faces[name] for name in (table.me.picks or []) + (table.me.sealed or [])] + table.hand
    alike = sum(1 for other in held if other.type == face.type)
    limit = MANY_BATTLE_CARDS if face.type == "battle" else MANY_QUESTS
    return table.worth(face) - max(0, alike - limit + 1)


def think_keep(table: Outlook, option: Option) -> float:
    return 0.1 + table.worth(card(table, option))


# -- the turn


def think_invade(table: Outlook, option: Option) -> float:
    """The best place for the figure, less its price."""
    strength = reserve_strength(table, key(option))
    free = key(option) == "leader" or table.question.prompt != "turn"
    places = list(table.shores) if key(option) in SHIPS else landings(table)
    best = max((table.landing(name, strength) for name in places), default=0.0)
    return 0.2 + best - (0.0 if free else RAGE_PRICE * strength)


def reserve_strength(table: Outlook, kind: str) -> float:
    """How strong a figure is that waits for its turn."""
    waiting = table.me.reserve + table.me.valhalla
    return max((float(group.strength) for group in waiting if group.kind == kind), default=1.0)


def landings(table: Outlook) -> list[str]:
    """Where most figures may invade: the outer provinces with an empty village."""
    return [name for name, province in table.provinces.items() if province.live and province.empty]


def think_enter(table: Outlook, option: Option) -> float:
    return table.landing(key(option), reserve_strength(table, asked_about(table)))


def think_march(table: Outlook, option: Option) -> float:
    """Leave where nothing is left to win for a better place; Yggdrasil alone, where all can come, is none."""
    here = place(table, option)
    strength = own_strength(table, here)
    best = max((table.landing(name, strength) for name in landings(table) if name != here.key), default=0.0)
    return best - table.pillaging(here) - RAGE_PRICE - table.quest_help(here)


def own_strength(table: Outlook, province: ProvinceView) -> float:
    return float(sum(group.number * group.strength for group in table.of(province.figures, table.seat)))


def think_march_to(table: Outlook, option: Option) -> float:
    return table.landing(key(option), own_strength(table, table.provinces[asked_about(table)]))


def think_take(table: Outlook, option: Option) -> float:
    return 1.0


def think_upgrade(table: Outlook, option: Option) -> float:
    """Worth by the Ages it will last, less its price and what it replaces."""
    face = card(table, option)
    cost = next(held.cost for held in table.me.hand or [] if held.card == face.key)
    full = all(slot.card for slot in table.me.slots if slot.key.split("-")[0] == face.type)
    return AGES_LEFT[table.age] * table.worth(face) - RAGE_PRICE * cost - (3.0 if full else 0.0)


def think_slot(table: Outlook, option: Option) -> float:
    """An empty slot, or the one of the poorest card."""
    name = next(slot.card for slot in table.me.slots if slot.key == key(option))
    return 5.0 if name == "" else -table.worth(table.faces[name]) if name in table.faces else 0.0


def think_quest(table: Outlook, option: Option) -> float:
    """It costs nothing but a turn; with the last Rage it is urgent."""
    face = card(table, option)
    lead = any(leads(table, province) for province in table.view.provinces if wants(face, province))
    hope = 0.8 if lead else 0.4
    return (0.7 if table.me.rage <= 1 else 0.35) * hope * face.glory


def leads(table: Outlook, province: ProvinceView) -> bool:
    """Are we strictly the strongest there?"""
    rivals = [n for seat, n in enumerate(province.strengths) if seat != table.seat]
    return province.live and province.strengths[table.seat] > max(rivals)


def think_pillage(table: Outlook, option: Option) -> float:
    return 0.5 + table.pillaging(place(table, option))


def think_challenge(table: Outlook, option: Option) -> float:
    province = place(table, option)
    chance = table.chance(province)
    return chance * (table.reward(province) + table.victory()) - (1 - chance) * 2 - 2 * RAGE_PRICE


def think_storm(table: Outlook, option: Option) -> float:
    return table.pillaging(table.provinces[asked_about(table)]) - 2 * RAGE_PRICE


def think_sacrifice(table: Outlook, option: Option) -> float:
    """Two figures for a stat: only where it pays at the end."""
    return max(map(table.raising, table.bonus)) - 6.0


# -- the pillage


def stake(table: Outlook) -> float:
    """What winning the battle at hand is worth to us."""
    raid = table.view.raid
    assert raid is not None
    reward = table.reward(table.provinces[raid.province])
    return table.victory() + (reward if raid.pillager == table.seat else 0.4 * reward)


def lead(table: Outlook, ours: float) -> float:
    """Our strength over that of the strongest rival, his card included."""
    raid = table.view.raid
    assert raid is not None
    here = table.provinces[raid.province].strengths
    rivals = [clan for clan in table.view.clans if clan.seat != table.seat and here[clan.seat] > 0]
    strongest = max((here[clan.seat] + UNKNOWN_CARD * (clan.hand_size > 0) for clan in rivals), default=-9.0)
    return here[table.seat] + ours - strongest


def think_join(table: Outlook, option: Option) -> float:
    """What the figure adds to our chance, less what it risks."""
    assert table.view.raid is not None
    there = table.provinces[table.view.raid.province].strengths[table.seat] > 0
    strength = max((g.strength for g in table.of(place(table, option).figures, table.seat)), default=0)
    before = odds(lead(table, table.best_card())) if there else 0.0
    after = odds(lead(table, table.best_card() + strength))
    return (after - before) * stake(table) - (1 - after) * FIGURE_WORTH * (1 + strength)


def think_bring(table: Outlook, option: Option) -> float:
    """The strongest who can come."""
    groups = [group for province in table.view.provinces for group in table.of(province.figures, table.seat)]
    return max((float(group.strength) for group in groups if group.kind == key(option)), default=1.0)


def think_lay(table: Outlook, option: Option) -> float:
    """Win with no more than is needed: the winner's card is gone, the loser's comes back."""
    face = card(table, option)
    strength = float(face.strength) if face.type == "battle" else 0.0
    chance = odds(lead(table, strength))
    won = stake(table) + IF_WON.get(face.key, 0.0) - 0.4 * table.worth(face)
    return chance * won + (1 - chance) * IF_LOST.get(face.key, 0.0)


def think_add(table: Outlook, option: Option) -> float:
    """Only if it may turn the battle."""
    assert table.view.raid is not None
    totals = {fighter.seat: fighter.total for fighter in table.view.raid.fighters}
    rival = max(total for seat, total in totals.items() if seat != table.seat)
    gap = rival - totals[table.seat]
    return stake(table) - 1 if 0 <= gap < card(table, option).strength else -1.0


def think_declare(table: Outlook, option: Option) -> float:
    """A quest counts, unless somebody else's Watch lies open, or our ships pay more when they are lost."""
    assert table.view.raid is not None
    watched = any(WATCH in name for fighter in table.view.raid.fighters for name in fighter.cards)
    ships = sum(SHIP_GLORY.get(slot.card, 0.0) for slot in table.me.slots)
    return -1.0 if watched else stake(table) - ships


def think_protect(table: Outlook, option: Option) -> float:
    return 0.1 if key(option) == "warrior" else 1.0


def think_reclaim(table: Outlook, option: Option) -> float:
    return 0.5 * table.worth(card(table, option)) - 2 * RAGE_PRICE


def think_spare(table: Outlook, option: Option) -> float:
    """Keep the strongest."""
    assert table.view.raid is not None
    here = table.of(table.provinces[table.view.raid.province].figures, table.seat)
    return max((float(group.strength) for group in here if group.kind == key(option)), default=1.0)


def think_raise(table: Outlook, option: Option) -> float:
    return table.raising(key(option))


def think_step_to(table: Outlook, option: Option) -> float:
    return table.landing(key(option), 3.0)


def think_offer(table: Outlook, option: Option) -> float:
    return 1.0 if key(option) == "warrior" else 0.0


def think_pass(table: Outlook, option: Option) -> float:
    return 0.0


OPINIONS: dict[str, Callable[[Outlook, Option], float]] = {
    "pass": think_pass,
    "draft": think_draft,
    "invade": think_invade,
    "rise": think_invade,
    "march": think_march,
    "upgrade": think_upgrade,
    "quest": think_quest,
    "pillage": think_pillage,
    "challenge": think_challenge,
    "sacrifice": think_sacrifice,
    "enter": think_enter,
    "storm": think_storm,
    "march-to": think_march_to,
    "take": think_take,
    "slot": think_slot,
    "raise": think_raise,
    "join": think_join,
    "bring": think_bring,
    "lay": think_lay,
    "add": think_add,
    "reclaim": think_reclaim,
    "declare": think_declare,
    "spare": think_spare,
    "protect": think_protect,
    "keep": think_keep,
    "step-to": think_step_to,
    "offer": think_offer,
}
