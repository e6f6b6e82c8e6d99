"""The core knows no game: matches, procedures, timelines, modules, verbs, luck, zones, records."""
