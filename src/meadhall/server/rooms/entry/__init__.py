"""Guests, their names and passwords, and rate limits."""
