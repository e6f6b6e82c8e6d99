"""The wood that the games are played on."""
