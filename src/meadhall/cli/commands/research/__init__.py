"""The commands that let bots play: many games, tournaments, measurements."""
