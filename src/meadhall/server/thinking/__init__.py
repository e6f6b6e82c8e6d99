"""Bots run in worker processes; a match is sent there as bytes."""
