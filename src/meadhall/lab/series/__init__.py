"""Series of games: planned, played by anybody, written down, resumed, shared out."""
