"""Blood Rage on a terminal."""
