"""What a copy of a match shares with it, and what a bot's world shares with neither."""

from __future__ import annotations

from meadhall.core.chance import seeded
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.valhalla.table import Valhalla
from meadhall.interface import shelf


def test_a_copy_shares_zones_and_a_world_does_not() -> None:
    """A world goes to a bot, and what the bot does with it must not touch the match."""
    for key, kind in (("valhalla", Valhalla), ("bloodrage", BloodRage)):
        game = shelf.game_named(key)
        match = game.new(game.rulebook(game.setup(2)), seeded("shared"))
        assert isinstance(match, kind)
        own = {id(zone) for zone in match.zones()} | {id(zone.cards) for zone in match.zones() if zone.cards}
        assert own & {id(zone) for zone in match.copy().zones()}
        world = match.determinize(0, seeded("a world"))
        assert not own & {id(thing) for zone in world.zones() for thing in (zone, zone.cards)}
