"""Series of games: planned, played by processes or clusters, recorded, resumed, split into shards."""
