"""Tools for players with the physical game: battle odds, points, the beast and jarls, computed by the engine."""
