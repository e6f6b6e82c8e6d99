"""One table in play: engine, versions, clocks, replay, results. No network here."""
