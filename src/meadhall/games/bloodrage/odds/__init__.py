"""Odds of battles, over the hands that the others may hold."""
