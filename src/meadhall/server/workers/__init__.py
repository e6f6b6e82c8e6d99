"""Runs bots in worker processes. Matches are sent there as bytes."""
