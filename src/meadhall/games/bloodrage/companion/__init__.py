"""Tools for players with the physical game: battle odds, scores and a random setup, computed by the engine."""
