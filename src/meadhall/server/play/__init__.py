"""One table in play: the engine behind it, versions, clocks, looking back, results. No network in here."""
