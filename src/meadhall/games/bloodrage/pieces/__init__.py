"""What lies on the table as printed: the map, the clans and their sheets, the pillage that is going on."""
