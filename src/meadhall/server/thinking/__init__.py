"""Bots think in worker processes; a match travels there as bytes."""
