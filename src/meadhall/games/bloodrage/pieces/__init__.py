"""The components: the map, the clans and their sheets, the pillage in progress."""
