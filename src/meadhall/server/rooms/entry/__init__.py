"""Whoever comes in: guests, their names and passwords, and how much each may ask."""
