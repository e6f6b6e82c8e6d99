"""Odds of battles, over the hands the others may hold."""
