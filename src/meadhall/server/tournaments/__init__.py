"""Tournaments and leagues: pairings, standings, and the tables that the server opens for them."""
