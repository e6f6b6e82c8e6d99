"""Trains bots on games that they play among themselves: `meadhall learn`."""
