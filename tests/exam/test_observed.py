"""Each value of an observation is where its layout says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.core.chance import Chance, seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.games.bloodrage.game import GAME as BLOOD_RAGE
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.views import layout as blood
from meadhall.games.valhalla.game import GAME as VALHALLA
from meadhall.games.valhalla.table import Fighter, Valhalla
from meadhall.games.valhalla.views import layout as hall
from meadhall.games.valhalla.views.observe import layout_of

EVERY = 7  # every how many positions of a random game one is checked


def positions(game: Game, seats: int, modules: list[str]) -> Iterator[tuple[Match, int]]:
    """Return positions of random games, each with the seat that is asked."""
    rules = game.rulebook(game.setup(seats, modules))
    for seed in ("observed", "again", "once more"):
        yield from positions_of(game.new(rules, seeded(seed)), seeded("answers"))


def positions_of(match: Match, luck: Chance) -> Iterator[tuple[Match, int]]:
    """Return positions of one game."""
    count = 0
    while match.pending:
        seat, count = match.asked(), count + 1
        if count % EVERY == 0:
            yield match, seat
        options = match.legal(seat)
        match.step(seat, options[luck.pick(len(options))])


@pytest.mark.parametrize(("seats", "modules"), [(2, []), (5, []), (3, ["loki", "thor"])])
def test_valhalla_is_read_by_names(seats: int, modules: list[str]) -> None:
    fights = 0
    for g, seat in positions(VALHALLA, seats, modules):
        assert isinstance(g, Valhalla)
        layout, seen = layout_of(g), g.observe(seat)
        assert seen[layout.table + hall.TableAt.DECK] == len(g.deck.cards)
        assert seen[layout.table + hall.TableAt.ASKED] == 1
        assert sum(seen[layout.discard : layout.row]) == len(g.discard)
        assert list(seen[layout.discard : layout.row]) == [0, *(g.discard.count(kind) for kind in g.cards.kinds)]
        for distance in range(seats):
            player, at = g.players[(seat + distance) % seats], layout.player(distance)
            assert seen[at + hall.PlayerAt.SHIELDS] == player.shields
            assert seen[at + hall.PlayerAt.HAND] == len(player.hand.cards)
            assert seen[at + hall.PlayerAt.CAPTURED] == player.captured[seat]
        if g.fight is not None:
            fights += 1
            read_fighter(g.fight.attacker, seen, layout.battle + hall.BattleAt.ATTACKER)
            read_fighter(g.fight.defender, seen, layout.battle + hall.BattleAt.DEFENDER)
    assert fights > 0


def read_fighter(fighter: Fighter, seen: bytes, at: int) -> None:
    dice = at + hall.FighterAt.POOL
    assert list(seen[dice : dice + len(fighter.pool)]) == list(fighter.pool)
    assert seen[at + hall.FighterAt.STRENGTH] == min(255, fighter.strength)
    assert seen[at + hall.FighterAt.ROLLED] == fighter.rolled


@pytest.mark.parametrize("seats", [2, 4])
def test_blood_rage_is_read_by_names(seats: int) -> None:
    raids = 0
    for g, seat in positions(BLOOD_RAGE, seats, []):
        assert isinstance(g, BloodRage)
        seen = g.observe(seat)
        assert len(seen) == blood.At.BYTES
        assert seen[blood.TableAt.AGE] == g.age
        assert sum(seen[blood.At.HAND : blood.At.PACKET]) == len(g.clans[seat].hand.cards)
        assert sum(seen[blood.At.DISCARD :]) == len(g.discard)
        for distance in range(seats):
            clan, at = g.clans[(seat + distance) % seats], blood.clan_at(distance)
            assert seen[at + blood.ClanAt.POOL] == clan.pool
            assert seen[at + blood.ClanAt.GLORY] + 256 * seen[at + blood.ClanAt.GLORY_BYTES] == clan.glory
            assert seen[at + blood.ClanAt.KNOWN] == (clan.known[0] + 1 if clan.known else 0)
        raids += seen[blood.At.RAID + blood.RaidAt.PROVINCE] > 0
        assert (g.raid is None) == (seen[blood.At.RAID + blood.RaidAt.PROVINCE] == 0)
    assert raids > 0
