"""Tools for players with the physical game. All of them are pure functions and know no table of a hall."""
